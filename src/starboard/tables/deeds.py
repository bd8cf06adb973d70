"""Everything that can happen at a table. A table is what its deeds, one after another, have made of it.

The log of deeds is the truth; it is only ever added to, but for people who want to be forgotten (forget.py). Fields
get defaults when they are added later, so that old logs can always be read.
"""

from __future__ import annotations

from typing import Any

import msgspec

DAY = 24 * 3600.0  # seconds


class Deed(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True):
    pass


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Plans who is to sit there: `link` (whoever has the link), `open` (anybody), or `bot` with a level."""

    kind: str
    level: str | None = None
    name: str | None = None  # of who plays there, at a new table where one person has several seats


class ClockPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Limits how long a seat may think: `seconds` for each move, or `game` seconds in all; then the reserve, once."""

    kind: str  # "move" or "game"
    seconds: float
    reserve: float = 0.0

    @property
    def over_days(self) -> bool:
        """Check for correspondence: a move has days, so that nobody need be here when others are."""
        return self.kind == "move" and self.seconds >= DAY


class Kept(msgspec.Struct, frozen=True):
    """A seat of a new table that is kept for somebody who sat there at the one before."""

    seat: int
    person: str
    name: str


class PackUsed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Names the content pack of somebody's own that a table plays with; what is in it is kept by the sign."""

    sign: str
    name: str = ""  # as it was called then


class Created(Deed, frozen=True, tag="create"):
    game: str
    version: int  # of the rules, which the table keeps
    seats: tuple[SeatPlan, ...]
    options: dict[str, Any]
    secret: str  # of the dice: never leaves the server before the end of the game
    public: bool = True
    hints: bool = False
    clock: ClockPlan | None = None
    webhook: str | None = None
    # A fork starts from a position somebody saw elsewhere, with what they could not know dealt anew.
    position: dict[str, Any] | None = None
    forked_from: str | None = None
    kept: tuple[Kept, ...] = ()
    fair: int = 1  # how the dice are kept fair: 2 where luck is sealed (luck.py)
    pack: PackUsed | None = None
    shuffle: bool = False  # whether chance decides at the start who sits where
    delay: int = 0  # seconds after which those without a seat are shown what happens (watching.py)
    watchers: str = "all"  # who may watch without a seat: `all`, `friends` or `nobody`


class Linked(Deed, frozen=True, tag="link"):
    """A link to a seat was made, and any earlier one withdrawn; only its hash is kept. None: withdrawn."""

    seat: int
    token_hash: str | None = None


class Claimed(Deed, frozen=True, tag="claim"):
    seat: int
    person: str
    name: str
    luck: str = ""  # added to the secret at once, at tables from before there were seals
    browser: str = ""  # a sign of the browser they use, which is another one at every table
    part: bool = False  # whether the player's luck is to be part of the dice


class Left(Deed, frozen=True, tag="leave"):
    """A seat was given up before the start."""

    seat: int


class Removed(Deed, frozen=True, tag="remove"):
    """Whoever made the table has sent somebody away from a seat before the start, for good."""

    seat: int
    name: str


class Invited(Deed, frozen=True, tag="invite"):
    """Whoever made the table keeps a free seat for somebody; any link to it is withdrawn."""

    seat: int
    person: str
    name: str


class Declined(Deed, frozen=True, tag="decline"):
    """Somebody for whom a seat was kept does not come."""

    seat: int
    name: str


class Planned(Deed, frozen=True, tag="plan-seat"):
    """Decides anew who is to sit at a seat where nobody sits yet."""

    seat: int
    plan: SeatPlan


class Shuffled(Deed, frozen=True, tag="shuffle-seats"):
    """Players change seats just before the start: who was at seat `order[i]` sits at seat i from now on."""

    order: tuple[int, ...]


class Starting(Deed, frozen=True, tag="starting"):
    """The game starts when those who take part in the luck have sealed and shown theirs, or until then have not."""

    until: float


class Sealed(Deed, frozen=True, tag="seal-luck"):
    seat: int
    seal: str  # hash of the luck (kernel/fair.py)


class Shown(Deed, frozen=True, tag="show-luck"):
    seat: int
    luck: str


class LeftOut(Deed, frozen=True, tag="leave-out"):
    """Those at these seats have not answered in time, and take no part in the luck. The others are waited for."""

    seats: tuple[int, ...]
    until: float
    secret: str = ""  # a new one, if luck was shown already: everybody seals anew


class Started(Deed, frozen=True, tag="start"):
    seals: tuple[str, ...] = ()  # of all seats, where luck is sealed


class Moved(Deed, frozen=True, tag="move"):
    seat: int
    choice: str
    aside: bool = False
    bot: bool = False
    ahead: str = ""  # as which kind it was chosen before it was asked (ahead.py); only whoever sits there is told


class UndoAsked(Deed, frozen=True, tag="ask-undo"):
    seat: int
    ply: int  # the number of moves to go back to


class UndoRefused(Deed, frozen=True, tag="refuse-undo"):
    seat: int


class UndoAllowed(Deed, frozen=True, tag="allow-undo"):
    seat: int


class Undone(Deed, frozen=True, tag="undo"):
    ply: int
    revealed: bool = False  # something hidden or random had been seen since


class HandOverAsked(Deed, frozen=True, tag="ask-hand-over"):
    """Somebody else wants a bot to play this seat. If its player does not come until then, it does."""

    seat: int
    level: str
    until: float


class HandOverSeen(Deed, frozen=True, tag="see-hand-over"):
    """The player is at the table, wherever that is, and so has to agree. No answer until then means no."""

    seat: int
    until: float


class HandOverRefused(Deed, frozen=True, tag="refuse-hand-over"):
    seat: int
    reason: str = "said"  # or "silent"


class HandedOver(Deed, frozen=True, tag="hand-over"):
    """A bot plays for a player, who can take the seat back."""

    seat: int
    level: str
    # By the player; or "agreed" to it, "away", "time", "turn" (for this one), "left" for days, "conceded", "banned".
    reason: str = "asked"


class TakenBack(Deed, frozen=True, tag="take-back"):
    seat: int


class Away(Deed, frozen=True, tag="away"):
    """The player of a seat is on vacation: their time does not run meanwhile, where moves have days.

    It is written when the vacation begins, or later; and again, with another end, when it ends early.
    """

    seat: int
    since: float
    until: float


class Reminded(Deed, frozen=True, tag="remind"):
    """Little is left of the time for a move, and its player is told so, once."""

    seat: int


class Paused(Deed, frozen=True, tag="pause"):
    seat: int | None = None  # whose pauses it counts among, where there is a clock


class Resumed(Deed, frozen=True, tag="resume"):
    pass


class Said(Deed, frozen=True, tag="chat"):
    name: str
    text: str
    seat: int | None = None
    room: str = ""  # `gallery`, where those without a seat talk while a game is played (talk.py)


class Erased(Deed, frozen=True, tag="erase-chat"):
    """A line of the chat is no longer told to anybody."""

    line: int  # the number of its entry


class Muted(Deed, frozen=True, tag="mute"):
    """Somebody may not write in the chat of this table any more, or may again."""

    person: str
    name: str
    on: bool = True


class Conceded(Deed, frozen=True, tag="concede"):
    seat: int


class Ended(Deed, frozen=True, tag="end"):
    """The game is over: scores and places by seat. From now on the secret of the dice may be told."""

    scores: tuple[int, ...]
    places: tuple[int, ...]


class Rematched(Deed, frozen=True, tag="rematch"):
    """Those who have played here play again, at another table."""

    table: str


class Closed(Deed, frozen=True, tag="close"):
    """The table is closed for good, without a result."""

    why: str = "operator"  # whoever runs the server wanted it; or "gone": whoever made the table does not come back
    words: str = ""  # those of the operator, for everybody


class Forgotten(Deed, frozen=True, tag="forget"):
    """Somebody has deleted all that was known of them: the log above was rewritten without it (forget.py).

    These were their seats. They are free before the start, and a bot of this level plays on there after it.
    """

    seats: tuple[int, ...]
    level: str


AnyDeed = (
    Created
    | Linked
    | Claimed
    | Left
    | Removed
    | Invited
    | Declined
    | Planned
    | Shuffled
    | Starting
    | Sealed
    | Shown
    | LeftOut
    | Started
    | Moved
    | UndoAsked
    | UndoRefused
    | UndoAllowed
    | Undone
    | HandOverAsked
    | HandOverSeen
    | HandOverRefused
    | HandedOver
    | TakenBack
    | Away
    | Reminded
    | Paused
    | Resumed
    | Said
    | Erased
    | Muted
    | Conceded
    | Ended
    | Rematched
    | Closed
    | Forgotten
)


class Entry(msgspec.Struct, frozen=True):
    """A deed in the log of a table."""

    n: int
    at: float  # seconds since 1970
    by: str | None  # the person, or None for the table itself and its bots
    deed: AnyDeed


encode = msgspec.json.Encoder().encode
decode_deed = msgspec.json.Decoder(AnyDeed).decode
