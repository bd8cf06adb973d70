"""Group commit for PostgreSQL: appends that wait go into one statement, each still all or nothing.

NOTIFY lets only one transaction of the whole database commit at a time, the wait for the disk included; with a
transaction for each append, any number of players would share a few hundred moves a second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]

from starboard.tables.sql import settle
from starboard.tables.store import Taken

CHANNEL = "starboard"
MOST = 500  # appends in a statement
AT_ONCE = 100  # tables of which a NOTIFY tells, which has 8,000 bytes at most
# What PostgreSQL says when it, or the way to it, goes away: nobody knows then whether the write was made.
GOING_AWAY = ("08", "57")

# Rows are locked in the order of their ids, so that statements of two processes cannot wait for each other in a circle.
# Of two writers of the same entry the second waits for the first, and then finds that the log has grown.
NEXT_TABLES = f"""
    WITH given AS (
        SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::double precision[],
            $6::double precision[], $7::bigint[], $8::text[], $9::double precision[], $10::bigint[], $11::bigint[])
            AS given (id, game, status, public, created, updated, n, summary, due, bot_moves, before)
    ), locked AS MATERIALIZED (
        SELECT id FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE
    ), wrote AS (
        UPDATE tables AS old SET game = given.game, status = given.status, public = given.public,
            created = given.created, updated = given.updated, n = given.n, summary = given.summary, due = given.due,
            bot_moves = given.bot_moves
        FROM given, locked WHERE old.id = locked.id AND old.id = given.id AND old.n = given.before
        RETURNING old.id, old.n
    ), logged AS (
        INSERT INTO entries (table_id, n, at, "by", deed) SELECT entry.* FROM wrote JOIN
            unnest($12::text[], $13::bigint[], $14::double precision[], $15::text[], $16::text[])
            AS entry (table_id, n, at, "by", deed) ON entry.table_id = wrote.id
    ), seated AS (
        INSERT INTO players (person, table_id) SELECT player.* FROM wrote JOIN
            unnest($17::text[], $18::text[]) AS player (person, table_id) ON player.table_id = wrote.id
        ON CONFLICT DO NOTHING
    )
    SELECT array_agg(id), pg_notify('{CHANNEL}', $19 || ' ' || string_agg(id || ' ' || n, chr(10)))
    FROM (SELECT id, n, row_number() OVER () / {AT_ONCE} AS part FROM wrote) AS told GROUP BY part
"""  # noqa: S608


class Append(NamedTuple):
    table: tuple[Any, ...]  # its row, as `table_row` gives it
    before: int  # the last entry before these
    entries: Sequence[tuple[Any, ...]]
    players: Sequence[str]
    future: asyncio.Future[None]

    @property
    def id(self) -> str:
        return str(self.table[0])


def columns(rows: Sequence[Sequence[Any]], width: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]


def arguments(batch: Sequence[Append], process: str) -> list[Any]:
    tables = [(*append.table, append.before) for append in batch]
    entries = [(append.id, *entry) for append in batch for entry in append.entries]
    players = [(player, append.id) for append in batch for player in append.players]
    return [*columns(tables, 11), *columns(entries, 5), *columns(players, 2), process]


def is_refusal(error: Exception) -> bool:
    """Check that certainly nothing was written. ValueError: what cannot be sent at all."""
    if isinstance(error, asyncpg.PostgresError):
        return (error.sqlstate or "")[:2] not in GOING_AWAY
    return isinstance(error, ValueError)


class Appender:
    def __init__(self, pool: Any, process: str) -> None:
        self._pool = pool
        self._process = process
        self._waiting: list[Append] = []
        self._task: asyncio.Task[None] | None = None

    async def append(
        self, table: tuple[Any, ...], before: int, entries: Sequence[tuple[Any, ...]], players: Sequence[str]
    ) -> None:
        """Append; returns when the entries are durable. Raises Taken, or what leaves it unknown if they are."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table, before, entries, players, future))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())
        await future

    async def close(self) -> None:
        if self._task is not None:
            await self._task

    async def _write_all(self) -> None:
        batch: list[Append] = []
        try:
            while batch := self._take():
                await self._write(batch)
        except BaseException:  # the program ends: let nobody wait for ever
            for append in (*batch, *self._waiting):
                append.future.cancel()
            self._waiting = []
            raise
        finally:
            self._task = None

    def _take(self) -> list[Append]:
        """Take all that wait, but of each table only one: the next depends on it."""
        batch: dict[str, Append] = {}
        rest: list[Append] = []
        for append in self._waiting:
            if append.id in batch or len(batch) == MOST:
                rest.append(append)
            else:
                batch[append.id] = append
        self._waiting = rest
        return list(batch.values())

    async def _write(self, batch: list[Append]) -> None:
        try:
            rows = await self._pool.fetch(NEXT_TABLES, *arguments(batch, self._process))
        except Exception as error:
            await self._failed(batch, error)
            return
        written = {table for row in rows for table in row[0]}
        for append in batch:
            settle(append.future, None, None if append.id in written else Taken(append.id))

    async def _failed(self, batch: list[Append], error: Exception) -> None:
        # If the statement was refused, nothing of it was written. Whose fault it was shows one by one.
        if is_refusal(error) and len(batch) > 1:
            for append in batch:
                await self._write([append])
            return
        for append in batch:
            taken = isinstance(error, asyncpg.UniqueViolationError)
            settle(append.future, None, Taken(append.id) if taken else error)
