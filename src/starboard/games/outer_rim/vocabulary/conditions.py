"""Conditions: `ground_combat&has_skill:strength` is (GroundCombat(), HasSkill(STRENGTH)), and all of them must hold.

The docstring of each says when it holds; conditions.py of the game finds it out.
"""

# No `from __future__ import annotations`: the kinds of parameters are read from the annotations.

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, TypeAlias, TypeVar, dataclass_transform

from starboard.games.outer_rim.vocabulary.declared import Declared, declare
from starboard.games.outer_rim.vocabulary.kinds import Count, OneFaction, Skill, SomeSkills, Trait


@dataclass(frozen=True, slots=True)
class Atom(Declared):
    """One condition."""

    form: ClassVar[str]  # how it is written, with * for its parameter
    said: ClassVar[str]  # the end of the key of its text


Condition: TypeAlias = tuple[Atom, ...]

A = TypeVar("A", bound=Atom)
ATOMS: dict[str, type[Atom]] = {}


@dataclass_transform(frozen_default=True)
def declared(form: str = "", said: str = "") -> Callable[[type[A]], type[A]]:
    """Declare a condition; `said` is the one whose words it has, if it has none of its own."""

    def register(cls: type[A]) -> type[A]:
        made = declare(cls)
        made.form = form or made.word
        made.said = said or made.word
        assert made.word not in ATOMS, made.word
        ATOMS[made.word] = made
        return made

    return register


@declared("has_skill:*")
class HasSkill(Atom):
    """You have the skill."""

    skill: Skill


@declared("has_skill_any:*", said="has_skill")
class HasSkillAny(Atom):
    """You have one of the skills."""

    skill: SomeSkills


@declared()
class HasMod(Atom):
    """You have a mod."""


@declared()
class HasCargo(Atom):
    """You have a cargo."""


@declared()
class HasIllegalCargo(Atom):
    """You have ILLEGAL cargo."""


@declared()
class HasThis(Atom):
    """You hold the card."""


@declared("crew>=*")
class Crew(Atom):
    """So many of your crew."""

    count: Count


@declared("positive_reputations>=*")
class PositiveReputations(Atom):
    """So many of your reputations are positive."""

    count: Count


@declared()
class TwoModsOrOneModAndChewbacca(Atom):
    """As named."""


@declared()
class NotDroid(Atom):
    """Your character is no droid."""


@declared()
class CharacterUndamaged(Atom):
    """No damage is on your character."""


@declared()
class Defeated(Atom):
    """You are defeated."""


@declared()
class CombatWon(Atom):
    """You won the combat the damage comes from."""


@declared()
class GroundCombat(Atom):
    """The combat is on the ground."""


@declared()
class ShipCombat(Atom):
    """The combat is in space."""


@declared()
class EnemyIsPatrol(Atom):
    """The enemy is a patrol."""


@declared()
class EnemyIsBountyTarget(Atom):
    """The enemy is the target of your bounty."""


@declared()
class PatrolRewardHasFame(Atom):
    """The patrol pays fame."""


@declared()
class OpponentMoreFame(Atom):
    """The other player has more fame."""


@declared()
class BeatenPlayerHadMoreFame(Atom):
    """The beaten player had more fame."""


@declared()
class OpponentSuccess(Atom):
    """The stored test of the opponent was passed."""


@declared("card_has_trait:*")
class CardHasTrait(Atom):
    """The card has the trait."""

    trait: Trait


@declared()
class CostsMoreThanCurrent(Atom):
    """It is dearer than your ship."""


@declared()
class AtNavpoint(Atom):
    """You are at a navpoint."""


@declared()
class AtPlanet(Atom):
    """You are on a planet."""


@declared()
class PlayerHere(Atom):
    """Another player is in your space."""


@declared("reputation_*_positive")
class ReputationPositive(Atom):
    """Your reputation with the faction is positive."""

    faction: OneFaction


@declared("reputation_*_negative")
class ReputationNegative(Atom):
    """Your reputation with the faction is negative."""

    faction: OneFaction


@declared("reputation_*_not_negative")
class ReputationNotNegative(Atom):
    """Your reputation with the faction is neutral or positive."""

    faction: OneFaction
