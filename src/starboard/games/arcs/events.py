"""Declares what may happen in Arcs. Secret are action cards of a hand that are dealt, drawn, looked at or swapped.

Where an event is about another player too, that one is its `owner`: of a piece, a card, a hand.
"""

from __future__ import annotations

from typing import ClassVar

from starboard.games.arcs.kinds import (
    CARD,
    RESOURCE,
    ActionCard,
    AllRolled,
    Ambition,
    Card,
    DeedName,
    Effect,
    Mode,
    Outcome,
    Piece,
    Resource,
    SecretCard,
    SecretCards,
    SetupCard,
    Site,
    State,
    System,
    Type,
)
from starboard.kernel.event import Event
from starboard.kernel.fact import Count, Seat, Truth
from starboard.kernel.message import Argument
from starboard.kernel.state import required


class ArcsEvent(Event):
    WORDS: ClassVar[str] = "arcs-event-"


class SeatEvent(ArcsEvent):
    """Something that a player does, or that happens to one."""

    seat: Seat


# Setting up


class Initiative(SeatEvent):
    """A player has the initiative from now on, by chance or by surpassing."""


class Setup(ArcsEvent):
    RULE: ClassVar[str | None] = "ARC-SETUP-11"

    card: SetupCard


class LaidOut(ArcsEvent):
    """So many leaders and lore cards can be drafted."""

    RULE: ClassVar[str | None] = "ARC-LEADER-02"

    leaders: Count
    lore: Count


class Drafted(SeatEvent):
    RULE: ClassVar[str | None] = "ARC-LEADER-04"

    card: Card


class LeaderPlaced(SeatEvent):
    """The pieces and resources of a leader are set up."""

    RULE: ClassVar[str | None] = "ARC-LEADER-08"

    card: Card


class BeginsOutraged(SeatEvent):
    RULE: ClassVar[str | None] = "ARC-LEADER-13"

    type: Type


class Scrapped(SeatEvent):
    """Pieces leave the game for good."""

    RULE: ClassVar[str | None] = "ARC-GLOSS-10"

    piece: Piece
    count: Count


class DrawsLore(SeatEvent):
    """A player looks at lore cards that were not laid out."""

    RULE: ClassVar[str | None] = "ARC-LEADER-11"

    count: Count


class KeptLore(SeatEvent):
    RULE: ClassVar[str | None] = "ARC-LEADER-11"

    card: Card


# Chapters and rounds


class Chapter(ArcsEvent):
    """A chapter after the first begins."""

    RULE: ClassVar[str | None] = "ARC-END-06"

    chapter: Count


class Dealt(SeatEvent):
    RULE: ClassVar[str | None] = "ARC-DRAW-01"

    count: Count
    chapter: Count
    cards: SecretCards


class Played(SeatEvent):
    """A card is played face up."""

    card: ActionCard
    mode: Mode


class Copied(SeatEvent):
    """A card is played face down."""

    RULE: ClassVar[str | None] = "ARC-FOLLOW-08"


class Passed(SeatEvent):
    """The initiative is passed, for want of cards or by choice."""


class AllPassed(ArcsEvent):
    RULE: ClassVar[str | None] = "ARC-PASS-06"


class Seized(SeatEvent):
    """The initiative is taken in the middle of a round."""


class Declared(SeatEvent):
    """An ambition is declared for so much Power."""

    RULE: ClassVar[str | None] = "ARC-AMBITION-07"

    ambition: Ambition
    first: Count
    second: Count
    zero: Truth  # whether the lead card counts as 0 now


class Gave(SeatEvent):
    """A guild card is given to another player."""

    RULE: ClassVar[str | None] = "ARC-GLOSS-06"

    owner: Seat  # from now on
    card: Card


class Looked(SeatEvent):
    """A player looks at the hand of another."""

    RULE: ClassVar[str | None] = "ARC-MOD-04"

    owner: Seat
    cards: SecretCards


class Swapped(SeatEvent):
    """Two hands swap a card."""

    RULE: ClassVar[str | None] = "ARC-GLOSS-07"

    owner: Seat
    given: SecretCard
    taken: SecretCard


class Attached(SeatEvent):
    """A union is laid beside a card that was played."""

    RULE: ClassVar[str | None] = "ARC-GUILD-07"

    union: Card
    card: ActionCard


class TookCard(SeatEvent):
    """A card that was played comes to the hand for the union beside it."""

    RULE: ClassVar[str | None] = "ARC-GUILD-07"

    card: ActionCard
    union: Card


class Recycled(SeatEvent):
    """Cards of the hand are discarded, unseen."""

    RULE: ClassVar[str | None] = "ARC-PRELUDE-08"

    count: Count


class Drew(SeatEvent):
    """Cards come from the bottom of the discard pile."""

    RULE: ClassVar[str | None] = "ARC-DISCARD-03"

    count: Count
    cards: SecretCards


class DrewNothing(SeatEvent):
    RULE: ClassVar[str | None] = "ARC-GLOSS-04"


# Actions


class Spent(SeatEvent):
    """A token is spent as this type."""

    type: Type
    state: Effect


class Deed(SeatEvent):
    """A player does what a card lets them do."""

    card: Card
    deed: DeedName


class Taxed(SeatEvent):
    RULE: ClassVar[str | None] = "ARC-TAX-01"

    owner: Seat
    site: Site

    def also(self) -> dict[str, Argument]:
        return {"whose": "own" if self.owner == self.seat else "rival"}


class Gained(SeatEvent):
    type: Type
    count: Count


class NoneLeft(SeatEvent):
    """Nothing is gained, for the supply has none."""

    type: Type


class Surplus(SeatEvent):
    """A token that finds no slot is discarded."""

    RULE: ClassVar[str | None] = "ARC-RES-04"

    type: Type


class Lost(SeatEvent):
    """Tokens go back to the supply."""

    type: Type
    count: Count


class Traded(SeatEvent):
    RULE: ClassVar[str | None] = "ARC-GLOSS-07"

    owner: Seat
    take: Resource
    give: Resource


class Built(SeatEvent):
    piece: Piece
    site: Site  # of the building, or of the one that a ship was built at
    state: State


class NoShip(SeatEvent):
    """A ship should be built, and none is left."""

    RULE: ClassVar[str | None] = "ARC-LIMIT-04"

    site: Site


class Ruthless(SeatEvent):
    """A building is hit to have its use once more."""

    RULE: ClassVar[str | None] = "ARC-MOD-01"

    site: Site


class Reshaped(SeatEvent):
    """A planet has another type from now on."""

    RULE: ClassVar[str | None] = "ARC-MOD-01"

    type: Type
    system: System


class Pruned(SeatEvent):
    """A building is replaced by one of this kind."""

    RULE: ClassVar[str | None] = "ARC-LIMIT-05"

    piece: Piece
    site: Site


class Annexed(SeatEvent):
    """A building is replaced by one of another player."""

    RULE: ClassVar[str | None] = "ARC-LIMIT-06"

    owner: Seat  # until now
    piece: Piece
    site: Site


class CityReturned(SeatEvent):
    """A city goes back to the board of its owner."""

    RULE: ClassVar[str | None] = "ARC-LIMIT-09"

    owner: Seat
    site: Site


class Placed(SeatEvent):
    """Ships come from the supply."""

    count: Count
    system: System


class Repaired(SeatEvent):
    piece: Piece
    system: System


class Moved(SeatEvent):
    origin: System
    system: System
    fresh: Count
    damaged: Count

    def also(self) -> dict[str, Argument]:
        return {"count": self.fresh + self.damaged}


class Guided(SeatEvent):
    """Ships of any player are moved by a card."""

    RULE: ClassVar[str | None] = "ARC-NEWACT-02"

    owner: Seat
    origin: System
    system: System
    fresh: Count
    damaged: Count

    def also(self) -> dict[str, Argument]:
        return {"count": self.fresh + self.damaged}


# The court


class Influenced(SeatEvent):
    RULE: ClassVar[str | None] = "ARC-INFLUENCE-01"

    card: Card


class Secured(SeatEvent):
    """A court card is taken, by securing or by ransacking."""

    card: Card


class Refilled(ArcsEvent):
    """A card comes into the court."""

    RULE: ClassVar[str | None] = "ARC-SECURE-07"

    card: Card


class Discarded(SeatEvent):
    RULE: ClassVar[str | None] = "ARC-OUTRAGE-02"

    card: Card


class Buried(ArcsEvent):
    """A card goes to the bottom of the court deck."""

    RULE: ClassVar[str | None] = "ARC-GLOSS-09"

    card: Card


class ShuffledIn(ArcsEvent):
    """A card goes back into the court deck."""

    RULE: ClassVar[str | None] = "ARC-VOX-04"

    card: Card


class GuildsShuffledIn(ArcsEvent):
    RULE: ClassVar[str | None] = "ARC-VOX-04"

    count: Count


# Battles, captives and trophies


class Battle(SeatEvent):
    """A battle begins."""

    RULE: ClassVar[str | None] = "ARC-BATTLE-01"

    owner: Seat
    system: System


class Rifles(SeatEvent):
    """Ships fire at a system next to theirs."""

    RULE: ClassVar[str | None] = "ARC-NEWACT-02"

    owner: Seat
    origin: System
    system: System


class Rolled(SeatEvent):
    """These dice lie there after a roll, those that were not rolled again too."""

    RULE: ClassVar[str | None] = "ARC-BATTLE-10"

    faces: AllRolled


class Intercepted(SeatEvent):
    """The defender hits the attacker so often."""

    RULE: ClassVar[str | None] = "ARC-BATTLE-13"

    owner: Seat
    count: Count


class Hit(ArcsEvent):
    """A piece is damaged or destroyed."""

    owner: Seat
    piece: Piece
    system: System
    state: Outcome


class Outrage(SeatEvent):
    """A player provokes Outrage, and discards so many tokens."""

    RULE: ClassVar[str | None] = "ARC-OUTRAGE-01"

    type: Type
    count: Count


class OutrageOver(SeatEvent):
    RULE: ClassVar[str | None] = "ARC-PRELUDE-07"

    type: Type


class Stole(SeatEvent):
    """A resource or a guild card changes hands."""

    owner: Seat
    type: Type | None = None
    card: Card | None = None

    def also(self) -> dict[str, Argument]:
        if self.card is not None:
            return {"what": CARD.said(self.card)}
        return {"what": RESOURCE.said(required(self.type, "type"))}


class Captured(SeatEvent):
    """Agents become captives."""

    owner: Seat
    count: Count


class CaptiveReturned(SeatEvent):
    RULE: ClassVar[str | None] = "ARC-LIMIT-03"

    owner: Seat


class AgentsTrophies(SeatEvent):
    """Agents on a ransacked card become trophies."""

    RULE: ClassVar[str | None] = "ARC-RANSACK-04"

    owner: Seat
    count: Count


class Executed(SeatEvent):
    """Captives become trophies."""

    RULE: ClassVar[str | None] = "ARC-TROPHY-02"

    owner: Seat
    count: Count


class TrophyReturned(SeatEvent):
    RULE: ClassVar[str | None] = "ARC-LIMIT-03"

    owner: Seat
    piece: Piece


# The end of a chapter


class Scored(ArcsEvent):
    """An ambition is scored."""

    RULE: ClassVar[str | None] = "ARC-SCORE-01"

    ambition: Ambition
    total: Count  # Power for everybody together


class Power(SeatEvent):
    """A player gains Power by an ambition."""

    RULE: ClassVar[str | None] = "ARC-SCORE-07"

    power: Count
    ambition: Ambition
    total: Count  # from now on


class Cleaned(ArcsEvent):
    """The chapter is over, and so many ambition markers are flipped."""

    RULE: ClassVar[str | None] = "ARC-CLEAN-07"

    flipped: Count
