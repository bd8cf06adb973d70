"""Effects that only the cards of the AI player have: they speak of the automa, which decides nothing."""

# No `from __future__ import annotations`: the kinds of parameters are read from the annotations.

from typing import ClassVar

from starboard.games.outer_rim.ids import NONE
from starboard.games.outer_rim.vocabulary.effect import Effect, declared
from starboard.games.outer_rim.vocabulary.kinds import Deck, Number, Slot, Truth
from starboard.games.outer_rim.vocabulary.scripts import Script


@declared("ai")
class SpendForFame(Effect):
    """The automa pays credits for fame if it can."""

    credits: Number
    fame: Number


@declared("ai")
class RevealLowestContact(Effect):
    """The automa turns up the lowest class contact here."""


@declared("ai")
class GainLowestContactCrew(Effect):
    """The automa reveals the lowest class contact here and takes its crew free."""

    of_older_packs: ClassVar[tuple[str, ...]] = ("cost",)


@declared("ai")
class MoveTowardGoal(Effect):
    """The automa moves toward its nearest goal token."""


@declared("ai")
class CompleteJobHere(Effect):
    """The automa takes the reward of a job whose destination is here."""


@declared("ai")
class EncounterNegativePatrol(Effect):
    """The automa fights a patrol here if its reputation with it is negative."""


@declared("ai")
class DeliverCargoHere(Effect):
    """The automa delivers all cargo due here; `if_illegal` applies to ILLEGAL ones."""

    if_illegal: Script


@declared("ai")
class AiBuy(Effect):
    """The automa does the market action on deck, or `then_deck` when slots of `unless_slots_full` are full;
    `place_goal_token` on the destination.
    """

    deck: Deck
    place_goal_token: Truth
    then_deck: Deck = NONE
    unless_slots_full: Slot = NONE
