"""OR-DICE: rolling, and what abilities make of a roll."""

from __future__ import annotations

from itertools import combinations
from typing import TypeVar

from starboard.games.outer_rim import events
from starboard.games.outer_rim.component_names import card_id, faces_text
from starboard.games.outer_rim.content import Secret
from starboard.games.outer_rim.decks import put_back
from starboard.games.outer_rim.ids import BLANK, CRIT, DIE, FACES, FOCUS, HIT, NONE
from starboard.games.outer_rim.notation import Choice
from starboard.games.outer_rim.people import holds, usable_of
from starboard.games.outer_rim.resolve import resolve
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.games.outer_rim.vocabulary.abilities import Ability, Reroll, TurnResult, upgraded
from starboard.games.outer_rim.vocabulary.effect import Effect
from starboard.kernel.chance import below
from starboard.kernel.state import required, tell_revealed

Faces = tuple[int, ...]

A = TypeVar("A", bound=Ability)
E = TypeVar("E", bound=Effect)


def roll(g: OuterRimState, dice: int) -> Faces:
    """Any number of dice are one roll (OR-LIMIT-04); they lie there with the best first."""
    return in_order([DIE[below(g, len(DIE))] for _ in range(dice)])


ORDER = {CRIT: 0, HIT: 1, FOCUS: 2, BLANK: 3}


def in_order(faces: list[int]) -> Faces:
    return tuple(sorted(faces, key=ORDER.__getitem__))


def some_of(faces: Faces, most: int) -> list[Faces]:
    """All ways to pick up to so many dice, equal dice being one."""
    found: list[Faces] = []
    for count in range(1, min(most, len(faces)) + 1):
        found += sorted(set(combinations(faces, count)))
    return found


# What can be done with dice of one's own.


def reroll_choices(ability: Reroll, faces: Faces) -> list[Choice]:
    dice = tuple(face for face in faces if ability.only in (NONE, face))
    return [("reroll", ability.source, faces_text(some)) for some in some_of(dice, ability.dice)]


def turns(g: OuterRimState, player: int, ability: TurnResult, number: int) -> list[tuple[int, int, int]]:
    """From which face to which, and how many dice; an upgrade may be used instead (`upgrade` in the vocabulary)."""
    found = [(ability.from_, ability.to, ability.count)]
    upgrade = ability.upgrade
    if upgrade is not None and holds(g, player, upgrade.condition, number):
        better = upgraded(ability, upgrade)
        found.append((better.from_, better.to, better.count))
    return found


def turn_choices(g: OuterRimState, player: int, ability: TurnResult, number: int, faces: Faces) -> list[Choice]:
    found: list[Choice] = []
    for old, new, _ in turns(g, player, ability, number):
        found += [
            ("turn", ability.source, FACES[face], FACES[new])
            for face in sorted(set(faces))
            if face != new and old in (NONE, face)
        ]
    return found


def turn(faces: Faces, old: int, new: int, count: int) -> Faces:
    changed = list(faces)
    for _ in range(min(count, faces.count(old))):
        changed.remove(old)
        changed.append(new)
    return in_order(changed)


def reroll(g: OuterRimState, faces: Faces, picked: list[int]) -> Faces:
    kept = list(faces)
    for face in picked:
        kept.remove(face)
    return in_order([*kept, *roll(g, len(picked))])


def read_faces(text: str) -> list[int]:
    return [FACES.index(word) for word in text.split(",")]


def find_ability(g: OuterRimState, player: int, trigger: str, source: str, kind: type[A]) -> tuple[int, A]:
    return next(one for one in usable_of(g, player, trigger, kind) if one[1].source == source)


# Secrets, which wait for their moment like abilities.


def secret_of(g: OuterRimState, number: int) -> Secret:
    return required(g.content.cards[number].secret, "secret")


def secrets_for(g: OuterRimState, player: int, trigger: str) -> list[int]:
    """Cards that somebody keeps secret and may use now (OR-SECRET-03)."""
    kept = g.secrets[player]
    if not kept or player >= g.seats:
        return []
    waiting = g.content.secrets_for[trigger]
    if waiting.isdisjoint(kept):
        return []
    return [number for number in kept if number in waiting and holds(g, player, secret_of(g, number).condition, number)]


def use_secret(g: OuterRimState, player: int, number: int) -> None:
    """Shown to all, then to the bottom of its deck (OR-SECRET-04, OR-AMB-59). What is done with dice, or on the way of
    a move, is done there; the rest of what it says follows."""
    g.secrets[player].remove(number)
    tell_revealed(g, events.Secret(player, card_id(g, number)))
    put_back(g, number)
    resolve(g, player, secret_of(g, number).script, number)


def secret_rerolls(g: OuterRimState, player: int, faces: Faces) -> list[Choice]:
    found: list[Choice] = []
    for number in secrets_for(g, player, "any_own_roll"):
        most = secret_effect(g, number, e.Reroll).dice
        found += [("reroll", g.content.cards[number].id, faces_text(some)) for some in some_of(faces, most)]
    return found


def secret_effect(g: OuterRimState, number: int, kind: type[E]) -> E:
    """The effect for which a secret waits for its moment (`SECRETS` of the vocabulary: it is there)."""
    return next(effect for effect in g.content.scripts[secret_of(g, number).script] if isinstance(effect, kind))
