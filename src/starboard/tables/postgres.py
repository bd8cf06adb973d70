"""The store of any number of server processes: PostgreSQL.

A write is one statement, and so one transaction and one round trip; appends that wait share one (postgres_log.py).
What is written is told to the other processes by NOTIFY, which PostgreSQL delivers when the transaction is durable, and
never otherwise.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]

from starboard.kernel.errors import StarboardError
from starboard.kernel.system import system_problem
from starboard.tables import schema
from starboard.tables.deeds import Entry
from starboard.tables.forget import ANNOUNCE, Script, forgetting
from starboard.tables.postgres_log import CHANNEL, Appender, columns
from starboard.tables.sql import (
    DELETE,
    LISTED,
    LISTED_LATER,
    STATUSES,
    UNLISTED,
    Refused,
    SqlStore,
    entry_rows,
    one_table,
    outcome_row,
    table_row,
    whole_log,
)
from starboard.tables.sql_packs import Row
from starboard.tables.store import Outcome, Rating, StoreDown, Taken
from starboard.tables.summary import Summary

log = logging.getLogger("starboard.postgres")

T = TypeVar("T")
LOCK = 0x53746172626F6172  # of the schema; any number that nobody else would take
CONNECTIONS = 10
CONNECT_SECONDS = 10.0
WRITE_SECONDS = 30.0
PULSE_SECONDS = 15.0  # how often the listener asks whether its connection still lives
RETRY_SECONDS = (0.1, 0.5, 2.0, 5.0)
TRIES = 10  # for what others may cross
CLOCK_SECONDS = 600.0  # by how much the clocks of servers may differ

NEW_TABLE = f"""
    WITH wrote AS (
        INSERT INTO tables (id, game, status, public, created, updated, n, summary, due, bot_moves, owner)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $17) ON CONFLICT (id) DO NOTHING RETURNING id
    ), logged AS (
        INSERT INTO entries (table_id, n, at, "by", deed)
        SELECT wrote.id, entry.* FROM wrote,
            unnest($11::bigint[], $12::double precision[], $13::text[], $14::text[]) AS entry
    ), seated AS (
        INSERT INTO players (person, table_id)
        SELECT person, wrote.id FROM wrote, unnest($15::text[]) AS person ON CONFLICT DO NOTHING
    )
    SELECT pg_notify('{CHANNEL}', $16) FROM wrote
"""  # noqa: S608
NEW_RESULT = """
    INSERT INTO results (table_id, seat, game, player, name, place, score, seats, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
"""
NEW_RATING = """
    INSERT INTO ratings AS old (game, player, mu, sigma, games) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (game, player) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
    WHERE old.games < excluded.games
"""
WHISPERS = f"{CHANNEL}_whispers"
WHISPER = f"SELECT pg_notify('{WHISPERS}', $1 || ' ' || line) FROM unnest($2::text[]) AS line"  # noqa: S608
# With all that comes before the moment in `tables_lobby`, so that it is found there.
CHANGED_SINCE = (
    f"SELECT id, n FROM tables WHERE status = ANY('{{{', '.join(STATUSES)}}}')"  # noqa: S608
    f" AND public = ANY('{{{UNLISTED}, {LISTED}, {LISTED_LATER}}}') AND updated > $1 ORDER BY updated"
)

# What PostgreSQL says when nothing was written, though not by our fault: no room, no memory, too many connections,
# read only, locked, a broken disk; or when it does not let us in.
NOT_NOW = ("53", "25", "55", "58", "57014", "57P03")
GOING_AWAY = ("08", "57")
# InternalClientError: a connection that ended between two steps of a statement.
LOST = (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)


def changes_in(line: str) -> list[tuple[str, int]]:
    """Read which tables a process has written to, with the numbers of their last entries."""
    told = (one.rpartition(" ") for one in line.split("\n"))
    return [(table, int(n)) for table, _, n in told if table and n.isdecimal()]


def rows_of(status: str) -> int:
    """Read the number of rows that a command tag such as `INSERT 0 1` tells."""
    return int(status.rsplit(" ", 1)[-1])


async def migrate(connection: Any) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute(schema.META)
        version = schema.version_of(await connection.fetch(schema.READ_VERSION))
        for part in schema.steps_after(version, schema.POSTGRES):
            if isinstance(part, schema.Fill):
                rows = [part.make(row) for row in await connection.fetch(part.read)]
                await connection.executemany(part.write, rows)
            else:
                await connection.execute(part)
        await connection.execute(schema.WRITE_VERSION, str(schema.VERSION))


async def version(connection: Any) -> int:
    found = await connection.fetchval("SELECT to_regclass('meta') IS NOT NULL")
    return schema.version_of(await connection.fetch(schema.READ_VERSION) if found else [])


async def demand_version(connection: Any) -> None:
    schema.demand_current(await version(connection))


async def keep_session(_: Any) -> None:
    """Skip the reset of a session, for we change none: that would be another round trip for every move."""


@contextmanager
def unreachable_told() -> Iterator[None]:
    try:
        yield
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise StarboardError("error-database-unreachable", reason=system_problem(error)) from error


@contextmanager
def trouble_told() -> Iterator[None]:
    try:
        yield
    except (*LOST, asyncpg.PostgresError) as error:
        key = trouble_of(error)
        if key is None:
            raise
        log.error("the store does not work", extra={"reason": str(error) or type(error).__name__})
        raise StoreDown(key) from error


def trouble_of(error: Exception) -> str | None:
    """Return the message key of a failure; None if it is our own fault."""
    if isinstance(error, asyncpg.PostgresError):
        state = error.sqlstate or ""
        if state.startswith(NOT_NOW):
            return "server-cannot-write"
        return "server-lost-store" if state.startswith(GOING_AWAY) else None
    if isinstance(error, ValueError):
        return None  # what cannot be sent at all
    # Not let in at all, or gone in the middle of it.
    refused = isinstance(error, ConnectionRefusedError | FileNotFoundError)
    return "server-cannot-write" if refused else "server-lost-store"


async def run_script(script: Script, connection: Any) -> list[str]:
    try:
        sql, *args = next(script)
        while True:
            sql, *args = script.send(await connection.fetch(sql, *args))
    except StopIteration as end:
        found: list[str] = end.value
        return found


class PostgresStore(SqlStore):
    shared = True
    _share = " FOR SHARE"
    _announce = ANNOUNCE.format(real=schema.POSTGRES.real)

    def __init__(self, url: str, read_only: bool = False) -> None:
        self.url = url
        self.read_only = read_only
        self.process = secrets.token_hex(8)  # process ids of different machines may be the same
        self._pool: Any = None
        self._appender: Appender | None = None
        self._opened_at = 0.0

    # Open and close.

    async def open(self) -> None:
        self._opened_at = time.time()
        with unreachable_told():
            connection = await self._connect()
            try:
                if self.read_only:
                    await demand_version(connection)
                else:
                    await migrate(connection)
                settings = await self._settings(connection)
            finally:
                await connection.close(timeout=CONNECT_SECONDS)
            self._pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=CONNECT_SECONDS,
                command_timeout=WRITE_SECONDS,
                reset=keep_session,
                server_settings=settings,
            )
        self._appender = Appender(self._pool, self.process)

    async def _connect(self, listening: bool = False) -> Any:
        """Open a connection of its own, whose name tells the database's administrator what it is for."""
        settings = {"application_name": "starboard news" if listening else "starboard"}
        return await asyncpg.connect(self.url, timeout=CONNECT_SECONDS, server_settings=settings)

    async def _settings(self, connection: Any) -> dict[str, str]:
        """Return settings that we count on, whatever the database has: that it writes before it says so, above all."""
        settings = {"application_name": "starboard", "default_transaction_isolation": "read committed"}
        if await connection.fetchval("SELECT current_setting('synchronous_commit')") == "off":
            settings["synchronous_commit"] = "on"
        if self.read_only:
            settings["default_transaction_read_only"] = "on"
        return settings

    async def close(self) -> None:
        appender, self._appender = self._appender, None
        if appender is not None:
            await appender.close()
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.close()

    # Read and write. A connection that is lost on the way raises: nobody knows then whether the write was made.

    @property
    def _open_pool(self) -> Any:
        if self._pool is None:
            raise RuntimeError("the store is not open")
        return self._pool

    async def _read(self, make: Callable[[Row], T], sql: str, *args: Any) -> list[T]:
        pool = self._open_pool
        with trouble_told():
            return [make(row) for row in await pool.fetch(sql, *args)]

    async def _do(self, sql: str, *args: Any) -> int:
        try:
            pool = self._open_pool
            with trouble_told():
                return rows_of(await pool.execute(sql, *args))
        except asyncpg.UniqueViolationError as error:
            raise Refused from error

    # The writes that have several parts.

    async def create(
        self, entry: Entry, summary: Summary, more: Sequence[Entry] = (), players: Sequence[str] = ()
    ) -> None:
        rows = columns(whole_log(entry, more, summary), 4)
        news = f"{self.process} {summary.id} {summary.n}"
        pool = self._open_pool
        with trouble_told():
            wrote = await pool.fetch(NEW_TABLE, *table_row(summary), *rows, list(players), news, entry.by)
        if not wrote:
            raise Taken(summary.id)

    async def append(self, entries: Sequence[Entry], summary: Summary, players: Sequence[str] = ()) -> None:
        if self._appender is None:
            raise RuntimeError("the store is not open")
        rows = entry_rows(entries, summary)
        with trouble_told():
            await self._appender.append(table_row(summary), summary.n - len(rows), rows, players)

    async def add_results(self, outcomes: Sequence[Outcome], ratings: Sequence[Rating]) -> bool:
        one_table(outcomes)
        try:
            pool = self._open_pool
            with trouble_told():
                async with pool.acquire() as connection, connection.transaction():
                    await connection.executemany(NEW_RESULT, [outcome_row(outcome) for outcome in outcomes])
                    await self._rate(connection, ratings)
        except asyncpg.UniqueViolationError:
            return False
        return True

    async def delete(self, table: str) -> bool:
        pool = self._open_pool
        with trouble_told():
            async with pool.acquire() as connection, connection.transaction():
                # Whoever writes to it at this moment comes first, or finds it gone.
                await connection.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", table)
                return [rows_of(await connection.execute(sql, table)) for sql in DELETE][-1] > 0

    async def forget(self, person: str) -> list[str]:
        pool = self._open_pool
        for last in (False,) * (TRIES - 1) + (True,):
            try:
                with trouble_told():
                    async with pool.acquire() as connection, connection.transaction():
                        return await run_script(forgetting(person, time.time(), self._announce), connection)
            except (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError):  # others have announced or written
                if last:
                    raise
        raise AssertionError

    async def _rate(self, connection: Any, ratings: Sequence[Rating]) -> None:
        # In the same order everywhere, so that two tables that end together do not wait for each other in a circle.
        for rating in sorted(ratings, key=lambda one: (one.game, one.player)):
            row = (rating.game, rating.player, rating.mu, rating.sigma, rating.games)
            if not rows_of(await connection.execute(NEW_RATING, *row)):
                raise Taken(rating.player)

    # News, and what is only said.

    async def whisper(self, lines: Sequence[str]) -> None:
        pool = self._open_pool
        with trouble_told():
            await pool.execute(WHISPER, self.process, list(lines))

    async def whispers(self) -> AsyncIterator[tuple[str, str]]:
        failures = 0
        while True:
            try:
                async with self._listening(WHISPERS) as ear:
                    yield "", ""
                    failures = 0
                    while True:
                        for process, line in await ear.heard():
                            yield process, line
            except (*LOST, asyncpg.PostgresError) as error:
                log.warning("The whispers of other servers are interrupted: %s", error or type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])
                failures += 1

    async def news(self) -> AsyncIterator[tuple[str, int]]:
        """Yield changed tables; after a lost connection all that may have changed, some perhaps known already."""
        since = self._opened_at
        failures = 0
        while True:
            try:
                async with self._listening(CHANNEL) as ear:
                    for row in await ear.missed(since):
                        yield row
                    failures = 0
                    while True:
                        since = time.time()
                        for _, line in await ear.heard():
                            for table, n in changes_in(line):
                                yield table, n
            except (*LOST, asyncpg.PostgresError) as error:
                log.warning("The news of other servers are interrupted: %s", error or type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])
                failures += 1

    @asynccontextmanager
    async def _listening(self, channel: str) -> AsyncIterator[Ear]:
        connection = await self._connect(listening=True)
        try:
            ear = Ear(connection, self.process)
            await connection.add_listener(channel, ear.hear)
            connection.add_termination_listener(ear.end)
            yield ear
        finally:
            connection.terminate()  # at once: whoever stops listening does not want to wait for a dead line


class Ear:
    """A connection that listens to what other processes say: who, and the line."""

    def __init__(self, connection: Any, process: str) -> None:
        self._connection = connection
        self._process = process
        self._heard: list[tuple[str, str]] = []
        self._wake = asyncio.Event()

    def hear(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        process, _, line = str(payload).partition(" ")
        if process != self._process and line:
            self._heard.append((process, line))
            self._wake.set()

    def end(self, _connection: Any) -> None:
        self._wake.set()

    async def missed(self, since: float) -> list[tuple[str, int]]:
        rows = await self._connection.fetch(CHANGED_SINCE, since - CLOCK_SECONDS, timeout=WRITE_SECONDS)
        return [(row[0], row[1]) for row in rows]

    async def heard(self) -> list[tuple[str, str]]:
        """Return what was said since it was last asked. Asks the database now and then whether it is still there."""
        try:
            async with asyncio.timeout(PULSE_SECONDS):
                await self._wake.wait()
        except TimeoutError:
            await self._connection.execute("SELECT 1", timeout=PULSE_SECONDS)
        self._wake.clear()
        heard, self._heard = self._heard, []
        if not heard and self._connection.is_closed():
            raise ConnectionResetError("the listening connection is lost")
        return heard
