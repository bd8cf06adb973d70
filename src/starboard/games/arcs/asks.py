"""Declares what players are asked in Arcs."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.arcs.kinds import Piece, Site, System, Type
from starboard.kernel.ask import Prompt
from starboard.kernel.fact import Count, Seat


class ArcsPrompt(Prompt):
    WORDS: ClassVar[str] = "arcs-ask-"


# Playing a card


class Draft(ArcsPrompt):
    """Asks which leader or lore card to take."""


class SecondHand(ArcsPrompt):
    """Asks whether to take another hand."""


class Lead(ArcsPrompt):
    """Asks which card to lead, or to pass."""


class Follow(ArcsPrompt):
    """With which card to follow, and how."""


class Seize(ArcsPrompt):
    """Asks which card to add to seize the initiative, if any."""


class Declare(ArcsPrompt):
    """Asks which ambition to declare, if any."""


class SeizeOrDeclare(ArcsPrompt):
    """Asks which of both to do first."""


# Acting


class Turn(ArcsPrompt):
    pips: Count  # left


class Prelude(Turn):
    """Asks what to do while the Prelude is open."""


class Act(Turn):
    """Asks what to do after it."""


class Spent(ArcsPrompt):
    """Asks which action a token of this type was spent for."""

    type: Type


class Granted(ArcsPrompt):
    """Asks which action to take that a card grants."""


class Gain(ArcsPrompt):
    """Asks what to gain."""


class Arrange(ArcsPrompt):
    """Asks where resources go."""

    tokens: Count  # new ones


class Ships(ArcsPrompt):
    """Asks how many ships go there."""

    system: System


class Catapult(ArcsPrompt):
    """Asks where to go on to from there, or to stop."""

    system: System


class Sprint(ArcsPrompt):
    """Asks which ships move once more."""


class ComeBack(ArcsPrompt):
    """In which gate to begin again."""


# Battles


class WhichFirst(ArcsPrompt):
    """Asks which of two cards of the defender works first."""

    owner: Seat


class BringIn(ArcsPrompt):
    """Asks which ships the defender brings in."""

    system: System


class Dice(ArcsPrompt):
    """Asks which dice to roll against a rival."""

    owner: Seat
    system: System


class RerollBy(ArcsPrompt):
    """By which card to roll again."""


class Reroll(ArcsPrompt):
    """Asks which dice to roll again."""


class Hit(ArcsPrompt):
    """Asks which piece of a player is hit."""

    owner: Seat
    left: Count  # hits
    system: System


class DiscardWeapon(ArcsPrompt):
    """Asks which weapon goes."""


class Ransack(ArcsPrompt):
    """Asks which court card with agents of a rival to take."""

    owner: Seat


class Raid(ArcsPrompt):
    """Asks what to steal from the defender for keys."""

    owner: Seat
    keys: Count  # left


class Steal(ArcsPrompt):
    """Asks what to steal by a card."""


# Guild and vox cards


class Place(ArcsPrompt):
    """Asks where ships go."""

    left: Count  # ships


class Pressgang(ArcsPrompt):
    """Asks which captive to return for what."""

    count: Count  # captives so far


class Execute(ArcsPrompt):
    """Asks which captives become trophies."""


class Recycle(ArcsPrompt):
    """Asks which cards of the hand to discard."""


class Cluster(ArcsPrompt):
    """Asks which cluster ships go to."""


class Outrage(ArcsPrompt):
    """Asks for the type of which everybody provokes Outrage."""


class FreeCity(ArcsPrompt):
    """Asks which city goes back to its board."""


class MaySeize(ArcsPrompt):
    """Asks whether to seize the initiative."""


# Lore cards


class Guide(ArcsPrompt):
    """Asks how many ships of a player go."""

    owner: Seat
    origin: System
    system: System


class Martyr(ArcsPrompt):
    """Asks which rival ship is destroyed too."""

    system: System


# Leaders


class KeepLore(ArcsPrompt):
    """Asks which lore card to keep."""


class Ruthless(ArcsPrompt):
    """Asks whether to hit the building that was just used."""

    piece: Piece
    site: Site


class Mythic(ArcsPrompt):
    """Asks which resource to lay on a planet."""

    system: System


# Declaring an ambition


class Generous(ArcsPrompt):
    """Asks which guild card to give to a rival."""

    owner: Seat


class React(ArcsPrompt):
    """Asks which card works first."""


class Bold(ArcsPrompt):
    """Asks which court cards to influence."""


class Look(ArcsPrompt):
    """Asks whose hand to look at."""


class Swap(ArcsPrompt):
    """Asks which card to swap with a rival."""

    owner: Seat
