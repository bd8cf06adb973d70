"""Declare the bodies and answers of the HTTP interface that are about people: who they are, and how they play."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.server.messages.days import VacationTold, WaitingTold
from starboard.server.messages.mail import MyMail
from starboard.server.messages.notices import MyNotices
from starboard.server.messages.told import Seen


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


class PersonTold(msgspec.Struct, omit_defaults=True):
    """Somebody as whoever asks knows them. Whether they are here is told of friends only."""

    who: str  # their sign
    name: str
    kept: bool = False  # the name, by a password
    tie: str = ""  # `friend`, `asked` by me, or `asks` me to be one
    blocked: bool = False  # by me
    at: float | None = None  # when that was: the friendship, the request, the last game together
    seen: Seen | None = None
    table: str | None = None  # where they play, and may be watched by whoever asks


class PeopleTold(msgspec.Struct):
    """The people one knows: friends and requests, whom one has played with lately, whom one has blocked."""

    ties: list[PersonTold]
    played: list[PersonTold]
    blocked: list[PersonTold]


class InvitationTold(msgspec.Struct):
    table: str
    game: str
    seat: int
    by: str  # the name of who has made the table
    at: float  # when the table was last changed


class InboxTold(msgspec.Struct):
    """Waits for me: invitations to tables, who asks to be friends, and tables where I have to decide."""

    invitations: list[InvitationTold]
    requests: list[PersonTold]
    waiting: list[WaitingTold]
    playing: list[PersonTold] = []  # friends who are at a `table` where they may be watched


class WatchersTold(msgspec.Struct):
    """Tells how many watch a table, and the names of friends among them who do not hide."""

    count: int
    friends: list[str]


class PlayerTold(msgspec.Struct, omit_defaults=True):
    """A page's worth of a player."""

    name: str
    ratings: list[RatingTold]
    outcomes: list[OutcomeTold]
    person: PersonTold | None = None  # None: it is one's own page


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: str
    old: str | None = None  # needed where there is one


class Login(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    password: str


class Me(msgspec.Struct, omit_defaults=True):
    name: str
    kept: bool  # by a password
    who: str  # the sign of this person in summaries of tables
    lost: str | None = None  # the name until somebody else kept it by a password
    banned: str | None = None  # may do nothing any more; what the operator says about it, perhaps nothing
    muted: bool = False  # may not write in any chat
    hidden: bool = False  # nobody else is told whether they are here


class Hidden(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hidden: bool


class Deletion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Said to be sure: the password or, by a guest, the name."""

    password: str | None = None
    name: str = ""


class MyDeed(msgspec.Struct, omit_defaults=True):
    """Something I did at a table, or that names me."""

    n: int
    at: float
    do: str
    details: dict[str, Any] = {}


class MyAhead(msgspec.Struct, omit_defaults=True):
    """A choice that I have made ahead, what it rests on, and why it was withdrawn, if it was."""

    seat: int
    kind: str
    at: float
    rests: dict[str, Any]
    because: str = ""


class MyTable(msgspec.Struct, omit_defaults=True):
    """A table where I sat or was invited, which I made, or where I chatted."""

    id: str
    game: str
    status: str
    created_at: float
    updated_at: float
    seats: list[int]
    made: bool = False  # by me
    webhook: str | None = None  # which I gave it
    deeds: list[MyDeed] = []
    ahead: list[MyAhead] = []


class MyTie(msgspec.Struct):
    """Somebody I know: `friend`, `asked`, `asks` or `blocked`."""

    name: str
    tie: str
    at: float


class MyPack(msgspec.Struct):
    """A content pack that I have made."""

    id: str
    game: str
    name: str
    revision: int
    created_at: float
    updated_at: float
    sharing: str
    text: str


class MyData(msgspec.Struct, omit_defaults=True):
    """All that is kept about me."""

    name: str
    who: str
    created_at: float
    kept: bool  # by a password, of which only a hash is kept
    session: int  # how often all my sessions were ended, and one more
    ended_sessions: list[float]  # when single ones were, lately
    ratings: list[RatingTold]
    outcomes: list[OutcomeTold]
    tables: list[MyTable]
    packs: list[MyPack]
    editing: list[str]  # ids of packs of others that I edit
    lost: str | None = None
    banned: str | None = None
    muted: bool = False
    hidden: bool = False
    people: list[MyTie] = []
    vacations: list[VacationTold] = []
    mail: MyMail | None = None
    notices: MyNotices | None = None
