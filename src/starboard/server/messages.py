"""The protocol: every message that goes over a table's WebSocket, and every body of the HTTP interface.

docs/protocol.md tells the story; docs/protocol.schema.json is made from these types (`starboard schema`), and so are
the TypeScript types of the browser client.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from starboard.tables.deeds import ClockPlan, SeatPlan
from starboard.tables.summary import Said as Said
from starboard.tables.summary import Summary

# A number from a client: as large as JavaScript can count.
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]

# From a client, over the WebSocket of a table. `id` is the client's own number; the answer carries it.


class Wish(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    id: Number = 0


class Hello(Wish, frozen=True, tag="hello"):
    """First of all: what did I miss after entry `after`?"""

    after: Number = 0


class Play(Wish, frozen=True, tag="play", kw_only=True):
    """A choice, by its notation, made at position `ply`."""

    ply: Number
    choice: str
    seat: Number | None = None
    aside: bool = False


class Undo(Wish, frozen=True, tag="undo"):
    pass


class AnswerUndo(Wish, frozen=True, tag="answer-undo", kw_only=True):
    allow: bool


class Pause(Wish, frozen=True, tag="pause", kw_only=True):
    on: bool


class HandOver(Wish, frozen=True, tag="hand-over", kw_only=True):
    """Let a bot play my seat; or, as who made the table, ask for one at the seat of somebody else."""

    seat: Number
    level: str | None = None


class AnswerHandOver(Wish, frozen=True, tag="answer-hand-over", kw_only=True):
    """May a bot play this seat of mine, as somebody else wants?"""

    seat: Number
    allow: bool


class TakeBack(Wish, frozen=True, tag="take-back", kw_only=True):
    seat: Number


class Concede(Wish, frozen=True, tag="concede", kw_only=True):
    seat: Number


class Chat(Wish, frozen=True, tag="chat", kw_only=True):
    text: str


class WhyNot(Wish, frozen=True, tag="why-not", kw_only=True):
    """Why is this notation or target not an option?"""

    text: str
    seat: Number | None = None


class Inspect(Wish, frozen=True, tag="inspect", kw_only=True):
    """What is known of this target?"""

    target: str


class Outlook(Wish, frozen=True, tag="outlook", kw_only=True):
    """What would follow from this choice, as far as everybody may know?"""

    choice: str
    seat: Number | None = None


class Asides(Wish, frozen=True, tag="asides", kw_only=True):
    """What may I do out of turn?"""

    seat: Number


class Hint(Wish, frozen=True, tag="hint", kw_only=True):
    """What would a bot do? Only at tables that allow it."""

    seat: Number


class Ping(Wish, frozen=True, tag="ping"):
    pass


AnyWish = (
    Hello
    | Play
    | Undo
    | AnswerUndo
    | Pause
    | HandOver
    | AnswerHandOver
    | TakeBack
    | Concede
    | Chat
    | WhyNot
    | Inspect
    | Outlook
    | Asides
    | Hint
    | Ping
)

# Parts of what the server says.


class EventTold(msgspec.Struct, omit_defaults=True):
    key: str
    args: dict[str, Any]
    rule: str | None = None


class OptionTold(msgspec.Struct, omit_defaults=True):
    notation: str
    label: Said
    targets: tuple[str, ...] = ()
    rule: str | None = None


class AskTold(msgspec.Struct, omit_defaults=True):
    """A pending decision; its options only for the seat that is asked."""

    seat: int
    prompt: Said
    rule: str | None = None
    options: list[OptionTold] | None = None


class ClockTold(msgspec.Struct, omit_defaults=True):
    """When each thinking seat's time is up, and what every seat has left."""

    deadlines: dict[int, float]
    left: list[float]
    reserve: list[float]
    kind: str


class UndoTold(msgspec.Struct):
    seat: int
    ply: int
    allowed: list[int]


class HandOverTold(msgspec.Struct):
    """Somebody else wants a bot to play this seat; decided by its player, or at `until`."""

    seat: int
    level: str
    until: float
    seen: bool  # the player is at the table: no answer means no. Else the bot plays if they do not come


class AgainTold(msgspec.Struct):
    """Those who have played here play once more at this table."""

    table: str
    name: str  # of who wished for it


class DeedTold(msgspec.Struct, omit_defaults=True):
    """An entry of the log as everybody may know it."""

    n: int
    at: float
    do: str
    name: str = ""  # of the person who did it
    details: dict[str, Any] = {}
    events: list[EventTold] = []


class TableTold(msgspec.Struct, omit_defaults=True):
    """A table as the receiver may see it now."""

    summary: Summary
    seats: list[int]  # the receiver's own
    owner: bool
    promise: str  # hash of the secret of the dice
    options: dict[str, Any]
    hints: bool = False
    view: Any = None  # of the game, once it has started; see the view types
    view_seat: int | None = None
    asks: list[AskTold] = []
    seat_names: list[Said] = []
    clock: ClockTold | None = None
    undo: UndoTold | None = None
    may_undo: str | None = None  # what a wish to undo would do now: "free" takes back at once, "asks" the others first
    secret: str | None = None  # of the dice, once the game is over
    hand_overs: list[HandOverTold] = []
    again: AgainTold | None = None  # for those who have played here
    unrated: str | None = None  # why the game does not count for ratings, if so
    adviser: str | None = None  # the level of the bot that gives hints, where they are allowed


# From the server.


class Told(msgspec.Struct, tag_field="it", omit_defaults=True):
    pass


class Welcome(Told, tag="welcome"):
    """The whole table, and the log after the entry the client last saw."""

    table: TableTold
    log: list[DeedTold]
    version: str


class News(Told, tag="news"):
    """An entry was added to the log. `table` comes with it unless nothing but the log has changed."""

    entry: DeedTold
    table: TableTold | None = None


class Done(Told, tag="done"):
    """What was asked for is done (and durable, if it was a deed: entry `n`), or is answered by `answer`."""

    id: int
    n: int | None = None
    answer: Any = None


class HintTold(msgspec.Struct, omit_defaults=True):
    """The answer to `hint`: what a bot would do, and the part of the victory it expects, also of the next best."""

    level: str
    choice: str
    share: float | None = None  # None: it has not searched, for there was little to decide
    next_choice: str | None = None
    next_share: float | None = None


class Refused(Told, tag="refused"):
    """Not done. `stale`: the table has gone on; look at the news and decide again."""

    id: int
    reason: Said
    rule: str | None = None
    stale: bool = False


class Goodbye(Told, tag="goodbye"):
    """The server ends the connection: `restart`, `slow`, `too-fast`. Come back, and say hello."""

    reason: str


AnyTold = Welcome | News | Done | Refused | Goodbye

# HTTP.


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: tuple[SeatPlan, ...]  # kind `me`, `link`, `open` or `bot`
    options: dict[str, Any] = {}
    public: bool = True
    hints: bool = False
    clock: ClockPlan | None = None
    webhook: str | None = None
    luck: str = ""
    start: bool = False  # at once, if all seats are filled


class TableMade(msgspec.Struct):
    id: str
    links: dict[int, str]  # seat → token; told only now


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Number | None = None
    token: str | None = None
    luck: str = ""


class SeatBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Number


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    luck: str = ""


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at a seat where nobody sits yet: kind `link`, `open` or `bot`."""

    seat: Number
    plan: SeatPlan


class SeatTaken(msgspec.Struct):
    seat: int


class LinkMade(msgspec.Struct):
    seat: int
    token: str


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ply: Number
    seat: Number | None = None  # whose part to take; other seats are bots
    level: str | None = None


class ViewTold(msgspec.Struct):
    """The view after `ply` moves of `of`."""

    ply: int
    of: int
    view: Any  # see the view types


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: str


class Login(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    password: str


class Me(msgspec.Struct):
    name: str
    kept: bool  # by a password
    who: str  # the sign of this person in summaries of tables


class GameTold(msgspec.Struct):
    id: str
    version: int
    seats: list[int]
    options: dict[str, Any]  # JSON schema with defaults
    levels: list[str]  # of bots, the strongest last


class RatingTold(msgspec.Struct):
    game: str
    name: str
    rating: float  # mu - 3 sigma
    mu: float
    sigma: float
    games: int


class OutcomeTold(msgspec.Struct):
    table: str
    game: str
    seat: int
    place: int
    score: int
    seats: int
    at: float


class PlayerTold(msgspec.Struct):
    """A page's worth of a player."""

    name: str
    ratings: list[RatingTold]
    outcomes: list[OutcomeTold]


class ChanceTold(msgspec.Struct):
    """What part of the victory each seat could expect after `ply` moves."""

    ply: int
    shares: list[float]


class JudgedTold(msgspec.Struct, omit_defaults=True):
    """A decision that was made after `ply` moves, and the best one found instead."""

    ply: int
    seat: int
    played: Said
    best: Said
    share: float  # of the victory that was to be expected from it
    best_share: float
    loss: float  # what it gave away
    right: bool = False  # it was the best one itself
    played_targets: tuple[str, ...] = ()  # what it was about
    targets: tuple[str, ...] = ()  # what the best one is about


class AnalysisTold(msgspec.Struct, omit_defaults=True):
    """A finished game looked at again: `done` decisions of `total` so far, all of them if it is `ready`."""

    id: str
    game: str
    moves: int
    done: int
    total: int | None  # None: not known yet
    ready: bool
    before: int = 0  # games that are looked at first
    chances: list[ChanceTold] = []
    decisions: list[JudgedTold] = []
    turning_points: list[int] = []  # plies


class Problem(msgspec.Struct, omit_defaults=True):
    """What every refused HTTP request gets."""

    reason: Said
    text: str  # the reason in English
    rule: str | None = None
