"""Declare what the server says over the WebSocket of a table, and the parts of it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from starboard.server.messages.wishes import Emblem
from starboard.tables.summary import Said, Summary

# What has changed (kernel/patch.py); it is folded into what was told before.
Patch = Annotated[Any, msgspec.Meta(extra_json_schema={"type": "object", "additionalProperties": True})]

# What is known of an event or an ask, by the kinds that its game declares (`events` and `asks` of the schema).
Facts = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"additionalProperties": True})]


class SayTold(msgspec.Struct, omit_defaults=True):
    """Tells of a message what does not follow from facts: a key other than the usual one, and arguments."""

    key: str | None = None
    args: dict[str, Any] = {}


class EventTold(msgspec.Struct, omit_defaults=True):
    """Tells what happened: `is` and `facts` as the game declares its events.

    The message that says it has the key `GAME-event-IS` and the facts as arguments, but for what `say` tells otherwise.
    """

    is_: str = msgspec.field(name="is")
    facts: Facts = {}
    say: SayTold | None = None
    rule: str | None = None


class OptionTold(msgspec.Struct, omit_defaults=True):
    """An option; `facts` are those that neither its notation nor its targets tell."""

    notation: str
    label: Said
    targets: tuple[str, ...] = ()
    rule: str | None = None
    facts: Facts = {}


class AskTold(msgspec.Struct, omit_defaults=True):
    """A pending decision, as the game declares its asks; its options only for the seat that is asked.

    The message that asks has the key `GAME-ask-IS`, and the seat and the facts as arguments, but for what `prompt`
    tells otherwise.
    """

    seat: int
    is_: str = msgspec.field(name="is")
    facts: Facts = {}
    prompt: SayTold | None = None
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


class LuckTold(msgspec.Struct, omit_defaults=True):
    """Tells what a seat adds to the dice."""

    part: bool = False  # its player takes part
    left_out: bool = False  # but has not answered in time
    seal: str = ""
    luck: str = ""  # once it was shown


class DiceTold(msgspec.Struct, omit_defaults=True):
    """Tells how the luck of the dice stands (docs/protocol.md, fair dice)."""

    round: int  # how often the promise was renewed
    seats: list[LuckTold]
    starting: float | None = None  # until when those who take part are waited for
    to_show: list[int] = []  # seats that are to show their luck now
    seals: list[str] = []  # of all seats, once the game has started


class Seen(msgspec.Struct, omit_defaults=True):
    """Tells where somebody is: `here` and looking, `away`, or `lost` by a broken line a moment ago; and since when."""

    state: str
    at: float


class Listed(Summary, omit_defaults=True):
    """A table of one's own in a list, with who of those who sit there is there now; None where it is not known."""

    here: list[Seen | None] = msgspec.field(default_factory=list)


class LineTold(msgspec.Struct, omit_defaults=True):
    """A line of the gallery, where those talk who watch a game; by its number there."""

    line: int
    at: float
    name: str = ""  # empty if they have deleted all that was known of them
    text: str = ""  # empty if the line was taken away, or is of somebody whom the receiver has blocked


class DeedTold(msgspec.Struct, omit_defaults=True):
    """An entry of the log as everybody may know it."""

    n: int
    at: float
    do: str
    name: str = ""  # of the person who did it
    details: dict[str, Any] = {}
    events: list[EventTold] = []


class StepTold(msgspec.Struct, omit_defaults=True):
    """A step of what happened in an entry: how many of its events, the next ones, and what they changed in the view.

    Only the last step may have no event: what nobody tells may have followed.
    """

    events: int = 0
    view: Patch = {}


class TableTold(msgspec.Struct, omit_defaults=True):
    """A table as the receiver may see it now."""

    summary: Summary
    seats: list[int]  # the receiver's own
    owner: bool
    promise: str  # hash of the secret of the dice
    options: dict[str, Any]
    dice: DiceTold | None = None  # None at tables from before luck was sealed
    hints: bool = False
    view: Any = None  # of the game, once it has started; see the view types
    view_seat: int | None = None
    asks: list[AskTold] = []
    seat_names: list[Said] = []
    clock: ClockTold | None = None
    undo: UndoTold | None = None
    may_undo: str | None = None  # what a wish to undo would do now: "free" takes back at once, "asks" the others first
    undo_unrates: bool = False  # whether the game would not be rated any more after that
    pause_ends: float | None = None  # when the game goes on by itself
    secret: str | None = None  # of the dice, once the game is over
    hand_overs: list[HandOverTold] = []
    again: AgainTold | None = None  # for those who have played here
    unrated: str | None = None  # why the game does not count for ratings, if so
    adviser: str | None = None  # the level of the bot that gives hints, where they are allowed
    later: int = 0  # seconds by which all of this is told late, to somebody without a seat


class AheadTold(msgspec.Struct, omit_defaults=True):
    """A choice of one's own that was made ahead: the seat, the kind, and why it was withdrawn, if it was.

    The name of the reason is said by `GAME-ahead-because-NAME`, or `table-ahead-because-NAME` of any game.
    """

    seat: int
    kind: str
    because: str = ""


# The messages themselves.


class Told(msgspec.Struct, tag_field="it", omit_defaults=True):
    pass


class Welcome(Told, tag="welcome"):
    """The whole table, and the log after the entry the client last saw."""

    table: TableTold
    log: list[DeedTold]
    version: str
    presence: list[Seen | None] = []
    ahead: list[AheadTold] = []
    eyes: int = 0  # how many watch without a seat
    gallery: list[LineTold] = []  # its last lines, for those who may read it


class News(Told, tag="news"):
    """An entry was added to the log: the steps in which it happened, and then what else has changed of the table.

    `steps` are patches of `table.view`, one after another, and `table` is a patch of the table after them; no patch
    where nothing but the log has changed.
    """

    entry: DeedTold
    steps: list[StepTold] = []
    table: Patch = {}


class Presence(Told, tag="presence"):
    """Somebody has come, gone, or looks elsewhere: where those at each seat are, as far as that is known."""

    seats: list[Seen | None]


class Eyes(Told, tag="eyes"):
    """Somebody has begun or ceased to watch without a seat: how many do."""

    count: int


class Gallery(Told, tag="gallery"):
    """Lines of the gallery that are new, or were taken away: each in the place of one with the same number."""

    lines: list[LineTold]


class Reaction(Told, tag="reaction"):
    """Somebody shows an emblem, to be seen at their seat for some seconds."""

    seat: int
    what: Emblem


class Ahead(Told, tag="ahead"):
    """Tells whoever chose it, and nobody else, all that is chosen ahead at the seats they look through."""

    choices: list[AheadTold]


class Inbox(Told, tag="inbox"):
    """There is something new for the receiver: `GET /api/people/inbox`."""


class Done(Told, tag="done"):
    """Confirms that a wish is done (and durable, if it was a deed: entry `n`), or brings its answer."""

    id: int
    n: int | None = None
    answer: Any = None


class Refused(Told, tag="refused"):
    """Not done. `stale`: the table has gone on; look at the news and decide again."""

    id: int
    reason: Said
    rule: str | None = None
    stale: bool = False


class Goodbye(Told, tag="goodbye"):
    """The server ends the connection: `restart`, `slow`, `too-fast`, … Come back, and say hello."""

    reason: str


AnyTold = Welcome | News | Presence | Eyes | Gallery | Reaction | Ahead | Inbox | Done | Refused | Goodbye


# An answer inside of `Done`.


class HintTold(msgspec.Struct, omit_defaults=True):
    """The answer to `hint`: what a bot would do, and the part of the victory it expects, also of the next best."""

    level: str
    choice: str
    share: float | None = None  # None: it has not searched, for there was little to decide
    next_choice: str | None = None
    next_share: float | None = None
