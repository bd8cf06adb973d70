"""What both stores have in common: nearly all of it. SQL that SQLite and PostgreSQL understand alike, and its rows.

Parameters are written $1, $2, … as PostgreSQL wants them. A store that builds on this reads by `_read`, writes single
statements by `_do`, and brings its own way for the three writes that have several parts.
"""

from __future__ import annotations

import asyncio
import math
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, TypeVar
from unicodedata import normalize

import msgspec

from starboard.tables.deeds import Entry, decode_deed, encode
from starboard.tables.store import NameTaken, Outcome, Person, Rating, RulesInUse
from starboard.tables.summary import Summary

T = TypeVar("T")
Row = Sequence[Any]

# A lobby is asked status by status, so that the index gives each in its order. A status that is missing here would
# make its tables invisible: `table_row` refuses to write it.
STATUSES = ("open", "playing", "paused", "over")


class Begun(msgspec.Struct):
    """What is wanted of the first entry of a log."""

    version: int


decode_begun = msgspec.json.Decoder(Begun).decode
decode_summary = msgspec.json.Decoder(Summary).decode

ENTRIES = 'SELECT n, at, "by", deed FROM entries WHERE table_id = $1 AND n > $2 ORDER BY n'
SNAPSHOT = "SELECT n, data FROM snapshots WHERE table_id = $1"
SAVE_SNAPSHOT = """
    INSERT INTO snapshots (table_id, n, data) VALUES ($1, $2, $3)
    ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, data = excluded.data WHERE snapshots.n <= excluded.n
"""
SUMMARY = "SELECT summary FROM tables WHERE id = $1"
BEGUN = "SELECT game, status, deed FROM tables JOIN entries ON entries.table_id = tables.id WHERE entries.n = 1"
COUNT = "SELECT status, count(*) FROM tables GROUP BY status"

PERSON = "SELECT id, name, created, password FROM people WHERE id = $1"
PERSON_NAMED = "SELECT id, name, created, password FROM people WHERE folded = $1 AND password IS NOT NULL"
# The index of kept names refuses two passwords for a name; this refuses a guest who takes a kept one.
NAME_FREE = "NOT EXISTS (SELECT 1 FROM people WHERE folded = $3 AND password IS NOT NULL AND id <> $1)"
ADD_PERSON = f"""
    INSERT INTO people (id, name, folded, created, password)
    SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), $4, CAST($5 AS TEXT) WHERE {NAME_FREE}
"""
CHANGE_PERSON = f"UPDATE people SET name = $2, folded = $3, password = $4 WHERE id = $1 AND {NAME_FREE}"  # noqa: S608

BEST = """
    SELECT r.game, r.player, r.mu, r.sigma, r.games,
        COALESCE(
            (SELECT name FROM people WHERE id = r.player),
            (SELECT name FROM results WHERE player = r.player ORDER BY at DESC LIMIT 1),
            r.player)
    FROM ratings AS r WHERE r.game = $1 ORDER BY (r.mu - 3 * r.sigma) DESC LIMIT $2
"""
OUTCOMES = """
    SELECT table_id, seat, game, player, name, place, score, seats, at
    FROM results WHERE player = $1 ORDER BY at DESC, table_id, seat LIMIT $2
"""

ADD_SETTING = "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING"
SETTING = "SELECT value FROM meta WHERE key = $1"


class Refused(Exception):
    """A unique index has refused a row."""


def folded(name: str) -> str:
    """The same for names that look the same but for capital letters. Done here: databases fold only some alphabets."""
    return normalize("NFKC", normalize("NFKC", name).casefold())


def ratings_sql(players: int) -> str:
    marks = ", ".join(f"${number}" for number in range(2, players + 2))
    return f"SELECT game, player, mu, sigma, games FROM ratings WHERE game = $1 AND player IN ({marks})"  # noqa: S608


def lobby_sql(statuses: Sequence[str], publics: Sequence[int], game: bool, moment: str) -> str:
    """Tables in their order, each combination of status and public by its own run over the index; only our words.

    $1 is the moment to compare with, $2 the limit, $3 the game if one is wanted.
    """
    wanted = f"updated {moment} $1" + (" AND game = $3" if game else "")
    runs = [
        f"SELECT * FROM (SELECT updated, summary FROM tables WHERE status = '{status}' AND public = {public}"  # noqa: S608
        f" AND {wanted} ORDER BY updated DESC LIMIT $2) AS run"
        for status in statuses
        for public in publics
    ]
    return " UNION ALL ".join(runs) + " ORDER BY updated DESC LIMIT $2"


def personal_sql(statuses: Sequence[str], publics: Sequence[int], game: bool, moment: str) -> str:
    """The tables of the person $3 (the game is $4): few enough to be put in order when asked for."""
    listed = ", ".join(f"'{status}'" for status in statuses)
    return (
        "SELECT updated, summary FROM players JOIN tables ON tables.id = players.table_id "  # noqa: S608
        f"WHERE person = $3 AND status IN ({listed}) AND public IN ({', '.join(map(str, publics))}) "
        f"AND updated {moment} $1" + (" AND game = $4" if game else "") + " ORDER BY updated DESC LIMIT $2"
    )


def table_row(summary: Summary) -> tuple[Any, ...]:
    """id, game, status, public, created, updated, n, summary."""
    if summary.status not in STATUSES:
        raise ValueError(f"unknown status {summary.status!r}: add it to STATUSES")
    text = encode(summary).decode()
    made, changed = float(summary.created_at), float(summary.updated_at)
    return summary.id, summary.game, summary.status, int(summary.public), made, changed, summary.n, text


def entry_rows(entries: Sequence[Entry], summary: Summary) -> list[tuple[int, float, str | None, str]]:
    """n, at, by, deed. Entries that do not lead up to the summary would leave a hole in the log: a mistake of ours."""
    before = summary.n - len(entries)
    if [entry.n for entry in entries] != list(range(before + 1, summary.n + 1)):
        raise ValueError(f"the entries of table {summary.id} do not lead up to {summary.n}")
    return [(entry.n, float(entry.at), entry.by, encode(entry.deed).decode()) for entry in entries]


def whole_log(entry: Entry, more: Sequence[Entry], summary: Summary) -> list[tuple[int, float, str | None, str]]:
    if entry.n != 1:
        raise ValueError(f"the log of table {summary.id} does not start at 1")
    return entry_rows([entry, *more], summary)


def entry_of(row: Row) -> Entry:
    return Entry(row[0], row[1], row[2], decode_deed(row[3]))


def outcome_row(outcome: Outcome) -> tuple[Any, ...]:
    return msgspec.structs.astuple(outcome)


def one_table(outcomes: Sequence[Outcome]) -> None:
    tables, seats = {outcome.table for outcome in outcomes}, {outcome.seat for outcome in outcomes}
    if len(tables) != 1 or len(seats) != len(outcomes):
        raise ValueError("results are those of one table, one for each seat")


def settle(future: asyncio.Future[Any], result: object, error: BaseException | None) -> None:
    """Tell whoever waits for what was written."""
    if future.done():
        return  # whoever asked has gone; what they wrote stays
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


class SqlStore(ABC):
    @abstractmethod
    async def _read(self, make: Callable[[Row], T], sql: str, *args: Any) -> list[T]:
        """What `make` makes of each row."""

    @abstractmethod
    async def _do(self, sql: str, *args: Any) -> int:
        """Write by one statement: the number of rows. Refused by a unique index: Refused."""

    # Tables.

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return await self._read(entry_of, ENTRIES, table, after)

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        rows = await self._read(lambda row: (int(row[0]), bytes(row[1])), SNAPSHOT, table)
        return rows[0] if rows else None

    async def save_snapshot(self, table: str, n: int, data: bytes) -> None:
        await self._do(SAVE_SNAPSHOT, table, n, data)

    async def summary(self, table: str) -> Summary | None:
        rows = await self._read(lambda row: decode_summary(row[0]), SUMMARY, table)
        return rows[0] if rows else None

    async def rules_in_use(self) -> list[RulesInUse]:
        begun = await self._read(lambda row: (str(row[0]), decode_begun(row[2]).version, str(row[1])), BEGUN)
        return [RulesInUse(*key, tables) for key, tables in sorted(Counter(begun).items())]

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
        statuses = [one for one in STATUSES if not status or one in status]
        if not statuses or limit < 1:
            return []
        publics = [0, 1] if public is None else [int(public)]
        write = lobby_sql if person is None else personal_sql
        args = [arg for arg in (person, game) if arg is not None]

        async def ask(moment: str, when: float, most: int) -> list[Summary]:
            sql = write(statuses, publics, game is not None, moment)
            return await self._read(lambda row: decode_summary(row[1]), sql, when, most, *args)

        page = await ask("<", math.inf if before is None else float(before), limit)
        if len(page) < limit:
            return page
        # The next page starts before the last moment of this one: nothing of that moment may be left behind.
        last = page[-1].updated_at
        known = {one.id for one in page if one.updated_at == last}
        return page + [one for one in await ask("=", last, 1_000_000) if one.id not in known]

    async def count(self) -> dict[str, int]:
        found = dict(await self._read(lambda row: (str(row[0]), int(row[1])), COUNT))
        return {status: found.get(status, 0) for status in STATUSES}

    # People.

    async def add_person(self, person: Person) -> None:
        row = (person.id, person.name, folded(person.name), float(person.created_at), person.password)
        try:
            added = await self._do(ADD_PERSON, *row)
        except Refused as refused:
            if await self.person(person.id) is not None:
                raise ValueError(f"there is a person {person.id} already") from refused
            raise NameTaken(person.name) from None
        if not added:
            raise NameTaken(person.name)

    async def person(self, person: str) -> Person | None:
        rows = await self._read(lambda row: Person(*row), PERSON, person)
        return rows[0] if rows else None

    async def person_named(self, name: str) -> Person | None:
        rows = await self._read(lambda row: Person(*row), PERSON_NAMED, folded(name))
        return rows[0] if rows else None

    async def change_person(self, person: Person) -> None:
        try:
            changed = await self._do(CHANGE_PERSON, person.id, person.name, folded(person.name), person.password)
        except Refused:
            raise NameTaken(person.name) from None
        if not changed:
            if await self.person(person.id) is None:
                raise LookupError(f"there is no person {person.id}")
            raise NameTaken(person.name)

    # Results.

    async def ratings(self, game: str, players: Sequence[str]) -> dict[str, Rating]:
        if not players:
            return {}
        rows = await self._read(lambda row: Rating(*row), ratings_sql(len(players)), game, *players)
        return {rating.player: rating for rating in rows}

    async def best(self, game: str, limit: int = 50) -> list[tuple[Rating, str]]:
        return await self._read(lambda row: (Rating(*row[:5]), str(row[5])), BEST, game, limit)

    async def outcomes(self, player: str, limit: int = 100) -> list[Outcome]:
        return await self._read(lambda row: Outcome(*row), OUTCOMES, player, limit)

    # The house.

    async def setting(self, key: str, value: str) -> str:
        key = f"setting:{key}"  # apart from what the schema keeps there
        rows = await self._read(lambda row: str(row[0]), SETTING, key)
        if not rows:
            await self._do(ADD_SETTING, key, value)
            rows = await self._read(lambda row: str(row[0]), SETTING, key)
        return rows[0]

    @abstractmethod
    def news(self) -> AsyncIterator[tuple[str, int]]: ...
