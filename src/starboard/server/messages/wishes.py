"""Declare what a client says over the WebSocket of a table.

`id` is the client's own number; the answer carries it.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

# A number from a client: as large as JavaScript can count.
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]


class Wish(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    id: Number = 0


class Hello(Wish, frozen=True, tag="hello"):
    """First of all: what did I miss after entry `after`? `protocol` says which messages the client understands.

    `eyes` are the seats of mine to look through: all, if nothing is said; none, for a screen that everybody looks at.
    """

    after: Number = 0
    protocol: Number = 1
    eyes: Annotated[tuple[Number, ...], msgspec.Meta(max_length=16)] | None = None


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


Emblem = Literal[
    "yes", "no", "clap", "wow", "laugh", "sad", "thinking", "hurry", "thanks", "sorry", "luck", "good-game"
]


class React(Wish, frozen=True, tag="react", kw_only=True):
    """Show an emblem to everybody at the table, for a moment, from one's own seat."""

    what: Emblem


Room = Literal["", "gallery"]  # where a line was written: at the table, or by those who watch


class EraseChat(Wish, frozen=True, tag="erase-chat", kw_only=True):
    """Take a line of the chat away: one's own, or any at one's own table."""

    line: Number  # the number of its entry, or in the gallery
    room: Room = ""


class Mute(Wish, frozen=True, tag="mute", kw_only=True):
    """Let whoever wrote this line write no more at one's own table; the same again lets them."""

    line: Number
    room: Room = ""


class Remove(Wish, frozen=True, tag="remove", kw_only=True):
    """Send somebody away from a seat at one's own table, before the start."""

    seat: Number


class WhyNot(Wish, frozen=True, tag="why-not", kw_only=True):
    """Why is this notation or target not an option?"""

    text: str
    seat: Number | None = None


class Inspect(Wish, frozen=True, tag="inspect", kw_only=True):
    """Asks what is known of this target."""

    target: str


class Outlook(Wish, frozen=True, tag="outlook", kw_only=True):
    """Asks what would follow from this choice, as far as everybody may know."""

    choice: str
    seat: Number | None = None


class Asides(Wish, frozen=True, tag="asides", kw_only=True):
    """Asks what I may do out of turn."""

    seat: Number


class ChooseAhead(Wish, frozen=True, tag="ahead", kw_only=True):
    """Answer asks of this kind for me when they come, or no longer: as long as what it rests on is as I see it now.

    `ply` is the position that I see.
    """

    seat: Number
    kind: Annotated[str, msgspec.Meta(max_length=64)]
    on: bool = True
    ply: Number | None = None


class Aheads(Wish, frozen=True, tag="aheads", kw_only=True):
    """Asks what I may choose ahead now."""

    seat: Number


class Hint(Wish, frozen=True, tag="hint", kw_only=True):
    """Asks what a bot would do. Only at tables that allow it."""

    seat: Number


class SealLuck(Wish, frozen=True, tag="seal-luck", kw_only=True):
    """I take part in the luck of the dice: this is the hash of mine (kernel/fair.py), for the promise of this round."""

    seat: Number
    round: Number
    seal: str


class ShowLuck(Wish, frozen=True, tag="show-luck", kw_only=True):
    """The game is about to start: this is the luck that I have sealed."""

    seat: Number
    round: Number
    luck: str


class Visible(Wish, frozen=True, tag="visible", kw_only=True):
    """Says whether the page is looked at. It is, until this is said."""

    on: bool


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
    | React
    | EraseChat
    | Mute
    | Remove
    | WhyNot
    | Inspect
    | Outlook
    | Asides
    | ChooseAhead
    | Aheads
    | Hint
    | SealLuck
    | ShowLuck
    | Visible
    | Ping
)
