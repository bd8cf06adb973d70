"""The interface of stores, which remember tables and people: sqlite.py, postgres.py, and one test suite for both.

A call that writes returns when what it wrote is durable, and raises otherwise.
Any call may raise StoreDown.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple, Protocol

import msgspec

from starboard.kernel.errors import StarboardError
from starboard.tables.ahead import Standing
from starboard.tables.deeds import Entry
from starboard.tables.mail import MailStore
from starboard.tables.notices import NoticeStore
from starboard.tables.packs import PackStore
from starboard.tables.summary import Summary
from starboard.tables.vacation import Vacation

MOST = 2**53  # more entries than any log will have


class Taken(Exception):
    """Somebody else has written this entry first: look again."""


class NameTaken(Exception):
    """The name is kept by somebody's password."""


class StoreDown(StarboardError):
    """The store does not work at the moment: the disk is full, the file is locked, the database is gone.

    `server-cannot-write`: nothing has been written. `server-lost-store`: nobody knows.
    """


class SessionOver(Exception):
    """The session was ended meanwhile."""


class Mark(NamedTuple):
    """A page of a log as it is listed: the entries after `after` up to `n`, and how many moves there were then."""

    after: int
    n: int
    ply: int


class Page(NamedTuple):
    """A stretch of a log as it is kept beside it (pages.py)."""

    mark: Mark
    snapshot: bytes  # the table after the last entry
    told: bytes  # what happened in each entry
    edition: int = 0  # of the log it was made of


class Due(NamedTuple):
    """A table where something is to be done by itself, with the number of its last entry."""

    table: str
    n: int
    at: float


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    created_at: float
    password: str | None = None  # its argon2 hash
    session: int = 1  # of their sessions: those of an earlier number are over
    lost: str | None = None  # the name this guest had until somebody kept it by a password
    banned: str | None = None  # not welcome any more; what the operator says about it, perhaps nothing
    muted: bool = False  # may not write in any chat
    hidden: bool = False  # does not want others to know whether they are here
    is_other: bool = False  # a guest whose name somebody else keeps by now; only `in_session` tells


class Acquaintance(msgspec.Struct, frozen=True):
    """Somebody whom a person knows: a `friend`, whom they have `asked`, or who `asks` to be one; or only met."""

    id: str
    name: str
    kept: bool  # the name, by a password
    at: float  # when that was: the friendship, the request, the last game
    tie: str = ""


class Change(msgspec.Struct, frozen=True):
    """Something that servers have to look at again: a `table` or a `person`, by its id."""

    n: int
    kind: str
    id: str


class Rating(msgspec.Struct, frozen=True):
    """The rating of a player at a game: a person's id, or `bot:LEVEL`."""

    game: str
    player: str
    mu: float
    sigma: float
    games: int


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game for one seat."""

    table: str
    seat: int
    game: str
    player: str | None  # a person's id, `bot:LEVEL`, or None for nobody in particular
    name: str
    place: int
    score: int
    seats: int
    at: float


class RulesInUse(msgspec.Struct, frozen=True):
    """The number of tables of a status that were begun by a version of a game's rules, and so need it."""

    game: str
    version: int
    status: str
    tables: int


class Store(PackStore, NoticeStore, MailStore, Protocol):
    shared: bool  # several servers may use it at a time; else whoever writes beside the one server announces it

    async def open(self) -> None:
        """Connect, and bring the schema up to date; refuse one that is newer than this program."""

    async def close(self) -> None: ...

    # Tables.

    async def create(
        self, entry: Entry, summary: Summary, more: Sequence[Entry] = (), players: Sequence[str] = ()
    ) -> None:
        """Add a table, by its first entry, or a whole one that was played elsewhere. Taken if the id is in use."""

    async def append(self, entries: Sequence[Entry], summary: Summary, players: Sequence[str] = ()) -> None:
        """Add to the log of the table `summary.id`; all of the entries or none. Taken if one of the numbers is.

        Taken also if the log does not reach up to them (or there is no such table), for a log never has a hole.
        `players` are persons who sit at the table from now on.
        """

    async def entries(self, table: str, after: int = 0, upto: int = MOST) -> list[Entry]:
        """Read the log of a table, or what came after entry `after`; empty for a table that is not there."""

    async def pages(self, table: str) -> list[Mark]:
        """List the pages of a log that were kept, the newest first."""

    async def snapshot(self, table: str, n: int) -> bytes | None:
        """Read the snapshot on the page that ends with this entry."""

    async def told(self, table: str, after: int) -> list[tuple[Mark, bytes]]:
        """Read what was told on all pages that tell of entries after this one, the oldest first."""

    async def add_page(self, table: str, page: Page) -> None:
        """Keep a page, unless there is one that ends with the same entry, or the log was rewritten since."""

    async def drop_pages(self, table: str) -> None:
        """Forget all pages of a log."""

    async def edition(self, table: str) -> int:
        """Return how often a log was rewritten."""

    async def summaries(
        self,
        *,
        status: Sequence[str] = (),
        person: str | None = None,
        public: bool | None = None,
        game: str | None = None,
        before: float | None = None,
        limit: int = 50,
    ) -> list[Summary]:
        """List tables, the last changed first; `before` pages on by `updated_at`.

        A page is longer than `limit` if more tables changed at its last moment, so that paging misses none.
        """

    async def late(
        self, finished: bool, shown: float, game: str | None = None, before: float | None = None, limit: int = 50
    ) -> list[Summary]:
        """List public tables with a delay: finished ones, the last ended first, or those that go on, the newest first.

        Games that have ended after `shown` count among those that go on.
        """

    async def bots_to_move(self, after: str, limit: int) -> list[str]:
        """List tables where a bot is to move, by their ids, from after one of them on."""

    async def unsettled(self, since: float) -> list[str]:
        """List tables with a delay whose games ended after that, and whose results were not written."""

    async def summary(self, table: str) -> Summary | None: ...

    async def unfinished(self, owner: str, since: float, limit: int) -> list[Summary]:
        """List tables that somebody has made, that are not over and have changed since then: the last changed first."""

    async def delete(self, table: str) -> bool:
        """Forget a table with its log; what it brought its players stays. False if there is none."""

    async def rules_in_use(self) -> list[RulesInUse]:
        """Count the tables that need each version of rules, by game, version and status."""

    def news(self) -> AsyncIterator[tuple[str, int]]:
        """Yield tables that other processes have written to, with the number of their last entry, for ever.

        Some of it may be known already: after a lost connection all is told that may have happened meanwhile.
        """

    # What is chosen ahead.

    async def ahead(self, table: str) -> list[Standing]:
        """List what is chosen ahead at a table, also what was withdrawn and not looked at yet."""

    async def ahead_of(self, person: str) -> list[Standing]:
        """List what somebody has chosen ahead, at all tables."""

    async def waiting_ahead(self) -> list[tuple[str, int]]:
        """List tables and seats where something is chosen ahead and stands."""

    async def choose_ahead(self, standing: Standing) -> None:
        """Keep a choice, in place of an earlier one of its kind."""

    async def withdraw_ahead(self, standing: Standing, because: str) -> bool:
        """Withdraw a choice as it was made then, for this reason; without one it is forgotten. False if it is gone."""

    async def end_ahead(self, table: str) -> None:
        """Forget all that is chosen ahead at a table."""

    # People.

    async def add_person(self, person: Person) -> None:
        """Add a person; NameTaken if the name, or one that looks like it, is kept by a password."""

    async def person(self, person: str) -> Person | None: ...

    async def person_named(self, name: str) -> Person | None:
        """Return the person whose password keeps this name."""

    async def keeper_of(self, name: str) -> str | None:
        """Return who keeps this name, or one that looks like it, by a password."""

    async def people_named(self, name: str) -> list[Person]:
        """List all who are called so, guests among them, whatever the capital letters; the newest first."""

    async def rename_person(self, person: str, name: str, lost: str | None = None) -> None:
        """Rename a person; NameTaken as in `add_person`; LookupError if there is no such person."""

    async def set_password(self, person: str, session: int, password: str) -> None:
        """Keep the name by a password (its hash), and end all sessions up to this number.

        NameTaken and LookupError as in `rename_person`; SessionOver if they were ended before.
        """

    async def in_session(self, person: str, session: int, token: str) -> Person | None:
        """Return the person, unless the session of this number and token is over."""

    async def end_session(self, person: str, token: str, at: float) -> None:
        """End one session."""

    async def end_sessions(self, person: str, session: int) -> None:
        """End all sessions up to this number."""

    async def ended_sessions(self, person: str) -> list[float]:
        """List when single sessions of somebody were ended, as far as that is kept."""

    async def forget_sessions(self, before: float) -> None:
        """Forget which single sessions were ended before this moment: their cookies are too old by now."""

    async def ban(self, person: str, words: str | None) -> None:
        """Let somebody do nothing any more, with these words; None lets them again."""

    async def mute(self, person: str, muted: bool) -> None:
        """Let somebody write in no chat any more, or again."""

    async def hide(self, person: str, hidden: bool) -> None:
        """Let nobody know whether somebody is here, or let them again."""

    async def traces(self, person: str) -> list[str]:
        """List all tables where something is kept about somebody: they sat there, were invited, made it or chatted."""

    async def entries_about(self, table: str, person: str) -> list[Entry]:
        """Read what somebody did at a table, and what names them."""

    async def forget(self, person: str) -> list[str]:
        """Delete all that is known of somebody (forget.py), at once or not at all; the tables that were rewritten."""

    # People who know each other.

    async def person_signed(self, sign: str) -> Person | None:
        """Return the person of a sign (`sign_of`)."""

    async def ties(self, person: str) -> list[Acquaintance]:
        """List friends and requests, both ways, by name; not the requests of those whom the person has blocked."""

    async def befriend(self, person: str, other: str, at: float) -> None:
        """Ask somebody to be friends, or accept what they have asked."""

    async def part(self, person: str, other: str) -> None:
        """End a friendship, withdraw or decline a request."""

    async def blocks(self, person: str) -> list[Acquaintance]:
        """List whom somebody has blocked, by name."""

    async def has_blocked(self, person: str, other: str) -> bool: ...

    async def block(self, person: str, other: str, at: float) -> None:
        """Block somebody, who is no friend any more. What they have asked stays, but is not listed."""

    async def unblock(self, person: str, other: str) -> None: ...

    async def played_with(self, person: str, limit: int = 50) -> list[Acquaintance]:
        """List people with whom somebody has finished games lately, the last first."""

    async def found(self, prefix: str, limit: int = 20) -> list[Acquaintance]:
        """Find people whose names begin so and are kept by a password, the shortest names first."""

    async def invitations(self, person: str) -> list[tuple[Summary, str | None]]:
        """List tables not started yet where somebody sits or is invited, with who has made them."""

    # What happens by itself, and vacations.

    async def due(self, at: float, limit: int) -> list[Due]:
        """List tables where something is to be done by that time (`Summary.due`), the longest due first."""

    async def set_due(self, table: str, n: int, due: float | None) -> None:
        """Correct when something is to be done at a table, unless its log has grown beyond this entry."""

    async def vacations(self, person: str) -> list[Vacation]:
        """List the vacations of somebody, the first one first."""

    async def add_vacation(self, person: str, vacation: Vacation) -> None:
        """Add the next vacation of somebody. Taken if there is one of this number."""

    async def end_vacation(self, person: str, n: int, at: float) -> None:
        """End a vacation that goes on, or drop one that has not begun; tables are to be told of the end."""

    async def untold_vacations(self, at: float, limit: int) -> list[tuple[str, Vacation]]:
        """List vacations that have begun by that time, or were ended, of which tables were not told: who, and which."""

    async def told_vacation(self, person: str, vacation: Vacation) -> None:
        """Note that tables know of a vacation, unless it was ended meanwhile."""

    # Results.

    async def ratings(self, game: str, players: Sequence[str]) -> dict[str, Rating]: ...

    async def best(self, game: str, limit: int = 50) -> list[tuple[Rating, str]]:
        """List ratings of a game with the names of their players, the highest `mu - 3 * sigma` first."""

    async def add_results(self, outcomes: Sequence[Outcome], ratings: Sequence[Rating]) -> bool:
        """Write the results of a table and the ratings after it, once: False if they are there already.

        Taken, and nothing is written, if a rating there counts as many games or more than the one given: another
        table has ended since it was read. Read the ratings again, and reckon anew.
        """

    async def outcomes(self, player: str, limit: int = 100) -> list[Outcome]:
        """List the last games of a player, the newest first, only those that are over."""

    # What is changed beside servers.

    async def announce(self, kind: str, subject: str) -> None:
        """Let all servers look at a table or a person again."""

    async def changes(self, after: int) -> list[Change]:
        """List what was announced after that."""

    async def last_change(self) -> int:
        """Return the number of the last announcement."""

    # What servers say to each other, and nobody has to remember.

    async def whisper(self, lines: Sequence[str]) -> None:
        """Say something to all other servers that share this store; each line has less than 8 kB. Nothing is kept."""

    def whispers(self) -> AsyncIterator[tuple[str, str]]:
        """Yield what other servers say, for ever: which of them, and the line.

        Two empty texts say that we have begun to listen, perhaps anew: what was said before is lost.
        """

    # The house.

    async def setting(self, key: str, value: str) -> str:
        """Return the value kept under a key, at first the given one (e.g. the key that signs cookies)."""

    async def count(self) -> dict[str, int]:
        """Count tables by status, for metrics."""

    async def ping(self) -> None:
        """Write something small, to see that it can be done. StoreDown if it cannot."""
