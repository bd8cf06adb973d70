"""What remembers tables and people. One interface, two stores (sqlite.py, postgres.py), one test suite for both.

A call that writes returns when what it wrote is durable, and raises otherwise.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Protocol

import msgspec

from starboard.tables.deeds import Entry
from starboard.tables.summary import Summary


class Taken(Exception):
    """Somebody else has written this entry first: look again."""


class NameTaken(Exception):
    """The name is kept by somebody's password."""


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    created_at: float
    password: str | None = None  # its argon2 hash


class Rating(msgspec.Struct, frozen=True):
    """Of a player at a game: a person's id, or `bot:LEVEL`."""

    game: str
    player: str
    mu: float
    sigma: float
    games: int


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended for one seat."""

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
    """How many tables of a status were begun by a version of a game's rules, and so need it."""

    game: str
    version: int
    status: str
    tables: int


class Store(Protocol):
    async def open(self) -> None:
        """Connect, and bring the schema up to date; refuse one that is newer than this program."""

    async def close(self) -> None: ...

    # Tables.

    async def create(
        self, entry: Entry, summary: Summary, more: Sequence[Entry] = (), players: Sequence[str] = ()
    ) -> None:
        """A new table, by its first entry, or a whole one that was played elsewhere. Taken if the id is in use."""

    async def append(self, entries: Sequence[Entry], summary: Summary, players: Sequence[str] = ()) -> None:
        """Add to the log of the table `summary.id`; all of the entries or none. Taken if one of the numbers is.

        Taken also if the log does not reach up to them (or there is no such table), for a log never has a hole.
        `players` are persons who sit at the table from now on.
        """

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table, or what came after entry `after`; empty for a table that is not there."""

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The newest snapshot and the number of the entry it was made after."""

    async def save_snapshot(self, table: str, n: int, data: bytes) -> None:
        """Replace the snapshot, unless there is a newer one."""

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
        """Tables, the last changed first; `before` pages on by `updated_at`.

        A page is longer than `limit` if more tables changed at its last moment, so that paging misses none.
        """

    async def summary(self, table: str) -> Summary | None: ...

    async def rules_in_use(self) -> list[RulesInUse]:
        """The versions of rules that tables need, by game, version and status."""

    def news(self) -> AsyncIterator[tuple[str, int]]:
        """Tables that other processes have written to, with the number of their last entry, for ever.

        Some of it may be known already: after a lost connection all is told that may have happened meanwhile.
        """

    # People.

    async def add_person(self, person: Person) -> None:
        """NameTaken if the name (whatever its capital letters) is kept by a password."""

    async def person(self, person: str) -> Person | None: ...

    async def person_named(self, name: str) -> Person | None:
        """The person whose password keeps this name."""

    async def change_person(self, person: Person) -> None:
        """A new name or password. NameTaken as in `add_person`."""

    # Results.

    async def ratings(self, game: str, players: Sequence[str]) -> dict[str, Rating]: ...

    async def best(self, game: str, limit: int = 50) -> list[tuple[Rating, str]]:
        """Ratings of a game with the names of their players, the highest `mu - 3 * sigma` first."""

    async def add_results(self, outcomes: Sequence[Outcome], ratings: Sequence[Rating]) -> bool:
        """Write the results of a table and the ratings after it, once: False if they are there already.

        Taken, and nothing is written, if a rating there counts as many games or more than the one given: another
        table has ended since it was read. Read the ratings again, and reckon anew.
        """

    async def outcomes(self, player: str, limit: int = 100) -> list[Outcome]:
        """The last games of a player, the newest first, only those that are over."""

    # The house.

    async def setting(self, key: str, value: str) -> str:
        """The value kept under a key; the given one is kept if there was none (e.g. the key that signs cookies)."""

    async def count(self) -> dict[str, int]:
        """Tables by status, for metrics."""
