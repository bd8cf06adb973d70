"""The store of one server process: an SQLite file.

One thread writes. It takes all writes that wait into one transaction, so that a hundred players share one wait for the
disk. Readers have connections of their own, and in WAL mode they and the writer do not wait for each other.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import sys
import threading
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from starboard.kernel.errors import StarboardError
from starboard.kernel.system import system_problem
from starboard.tables import schema
from starboard.tables.deeds import Entry, Moved
from starboard.tables.forget import ANNOUNCE, Script, forgetting
from starboard.tables.sql import (
    DELETE,
    Refused,
    SqlStore,
    entry_rows,
    moved_row,
    one_table,
    outcome_row,
    settle,
    table_row,
    whole_log,
)
from starboard.tables.sql_packs import Row
from starboard.tables.store import Outcome, Rating, StoreDown, Taken
from starboard.tables.summary import Summary

if sys.platform != "win32":
    import fcntl

log = logging.getLogger("starboard.sqlite")

T = TypeVar("T")
READERS = 2
DOUBLED = ("SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY")

# Not our fault: what the disk, or somebody else who uses the file, does to us.
TROUBLE = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
}

NEW_TABLE = """
    INSERT INTO tables (id, game, status, public, created, updated, n, summary, due, bot_moves, owner)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (id) DO NOTHING
"""
# The log is as long as the writer thinks: else somebody else has written.
NEXT_TABLE = """
    UPDATE tables SET game = $2, status = $3, public = $4, created = $5, updated = $6, n = $7, summary = $8,
        due = $9, bot_moves = $10
    WHERE id = $1 AND n = $11
"""
# The same after moves, which change nothing else of it: the fewer columns, the fewer indexes SQLite writes.
NEXT_MOVES = """
    UPDATE tables SET updated = $2, n = $3, summary = $4, due = $5, bot_moves = $6 WHERE id = $1 AND n = $7
"""
NEW_ENTRY = 'INSERT INTO entries (table_id, n, at, "by", deed) VALUES ($1, $2, $3, $4, $5)'
NEW_PLAYER = "INSERT INTO players (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
HAS_RESULTS = "SELECT 1 FROM results WHERE table_id = $1"
NEW_RESULT = """
    INSERT INTO results (table_id, seat, game, player, name, place, score, seats, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
"""
NEW_RATING = """
    INSERT INTO ratings (game, player, mu, sigma, games) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (game, player) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
    WHERE ratings.games < excluded.games
"""

# The file's own number (PRAGMA user_version): 1 while somebody writes to it, and so after an end that was not clean.
OPEN, CLOSED = 1, 0
REACH = "SELECT (SELECT count(*) FROM tables), count(*), max(at), table_id, n FROM entries"
HOLE = """
    SELECT id, found, tables.n FROM tables LEFT JOIN (
        SELECT table_id, count(*) AS found, max(n) AS last FROM entries GROUP BY table_id
    ) ON table_id = id WHERE found IS NOT tables.n OR last IS NOT tables.n LIMIT 1
"""


@cache
def marked(sql: str) -> str:
    """Mark numbered parameters by question marks, as SQLite does."""
    return sql.replace("$", "?")


def write_table(
    sql: str,
    row: tuple[Any, ...],
    entries: Sequence[tuple[Any, ...]],
    players: Sequence[str],
    connection: sqlite3.Connection,
) -> None:
    if connection.execute(marked(sql), row).rowcount != 1:
        raise Taken(row[0])
    table = row[0]
    for entry in entries:
        connection.execute(marked(NEW_ENTRY), (table, *entry))
    for player in players:
        connection.execute(marked(NEW_PLAYER), (player, table))


def write_results(outcomes: Sequence[Outcome], ratings: Sequence[Rating], connection: sqlite3.Connection) -> bool:
    if connection.execute(marked(HAS_RESULTS), (outcomes[0].table,)).fetchone():
        return False
    connection.executemany(marked(NEW_RESULT), [outcome_row(outcome) for outcome in outcomes])
    for rating in ratings:
        row = (rating.game, rating.player, rating.mu, rating.sigma, rating.games)
        if connection.execute(marked(NEW_RATING), row).rowcount != 1:
            raise Taken(rating.player)
    return True


def delete_table(table: str, connection: sqlite3.Connection) -> bool:
    return [connection.execute(marked(sql), (table,)).rowcount for sql in DELETE][-1] > 0


def run_script(script: Script, connection: sqlite3.Connection) -> list[str]:
    try:
        sql, *args = next(script)
        while True:
            sql, *args = script.send(connection.execute(marked(sql), args).fetchall())
    except StopIteration as end:
        found: list[str] = end.value
        return found


def write_one(sql: str, args: tuple[Any, ...], connection: sqlite3.Connection) -> int:
    try:
        return connection.execute(marked(sql), args).rowcount
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorname in DOUBLED:
            raise Refused from error
        raise


class TroubleTold:
    """Raises, as a context, StoreDown for what is not our fault. It holds nothing, and so one is enough for all."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF in TROUBLE:
            log.error("the store does not work", extra={"reason": str(error)})
            raise StoreDown("server-cannot-write") from error


trouble_told = TroubleTold()


def migrate(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")  # the lock: who comes second finds the work done
    try:
        connection.execute(schema.META)
        version = schema.version_of(connection.execute(schema.READ_VERSION).fetchall())
        for part in schema.steps_after(version, schema.SQLITE):
            if isinstance(part, schema.Fill):
                rows = [part.make(row) for row in connection.execute(part.read).fetchall()]
                connection.executemany(marked(part.write), rows)
            else:
                connection.execute(part)
        connection.execute(marked(schema.WRITE_VERSION), (str(schema.VERSION),))
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def is_marked_open(connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("PRAGMA user_version").fetchone()[0] == OPEN)


def mark_open(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA user_version = {OPEN}")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()  # a mark that is lost with the WAL is none


def damage_in(connection: sqlite3.Connection) -> str | None:
    """Find what is wrong with a file; None if every log in it is whole, from its first entry up to some entry."""
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        return str(found).splitlines()[-1]
    if lost := connection.execute("PRAGMA foreign_key_check").fetchone():
        return f"{lost[0]} {lost[1]}"
    hole = connection.execute(HOLE).fetchone()
    return f"{hole[0]} {hole[1] or 0}/{hole[2]}" if hole else None


def tell_reach(connection: sqlite3.Connection) -> None:
    """Say how far the log goes, so that whoever looks after the server knows whether something is missing."""
    tables, entries, at, table, n = connection.execute(REACH).fetchone()
    newest = datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds") if at is not None else None
    log.warning(
        "the last shutdown was not clean; the log is whole%s",
        f" up to {newest}, entry {n} of table {table}" if newest else " and empty",
        extra={"tables": tables, "entries": entries, "newest": newest},
    )


class Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class Done(NamedTuple):
    job: Job
    result: Any
    error: BaseException | None


class Spoiled(Exception):
    """A job has failed half way."""


def resolve(done: Sequence[Done]) -> None:
    for job, result, error in done:
        settle(job.future, result, error)


class Writer:
    """The one thread that writes."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._jobs: deque[Job] = deque()
        self._calls: SimpleQueue[None] = SimpleQueue()  # by which the thread is woken
        self._calling: asyncio.AbstractEventLoop | None = None  # the loop that is about to do so
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="starboard-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do the work; returns when it is on the disk. Work may be done twice, but only once for good."""
        if self._closed:
            raise RuntimeError("the store is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.append(Job(work, loop, future))
        if self._calling is not loop:
            # All that is wished for in one round of the loop shares one wait for the disk.
            self._calling = loop
            loop.call_soon(self._call)
        return await future

    def _call(self) -> None:
        self._calling = None
        self._calls.put(None)

    def close(self) -> None:
        """Write what waits, and end."""
        self._closed = True
        self._calls.put(None)
        self._thread.join()

    def _run(self) -> None:
        while not self._closed or self._jobs:
            self._calls.get()
            if batch := self._waiting():
                self._tell(self._commit(batch))

    def _waiting(self) -> list[Job]:
        """Take all jobs there are."""
        jobs = self._jobs
        return [jobs.popleft() for _ in range(len(jobs))]

    def _commit(self, batch: list[Job]) -> list[Done]:
        try:
            try:
                return self._transact(batch, self._boldly)
            except Spoiled:
                return self._transact(batch, self._carefully)
        except BaseException as error:
            # Nothing of the batch is certain to be written. Nobody is told that it is.
            return [Done(job, None, error) for job in batch]

    def _transact(self, batch: list[Job], attempt: Callable[[Job], Done]) -> list[Done]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            done = [attempt(job) for job in batch]
            self._connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            raise
        return done

    def _boldly(self, job: Job) -> Done:
        """Run a job without a savepoint, a quarter faster: one that is refused has as a rule written nothing."""
        before = self._connection.total_changes
        try:
            return Done(job, job.work(self._connection), None)
        except Exception as error:
            if self._connection.in_transaction and self._connection.total_changes == before:
                return Done(job, None, error)
            raise Spoiled from error

    def _carefully(self, job: Job) -> Done:
        """Run a job that may stop half way within a savepoint, so as not to spoil the others of its batch."""
        self._connection.execute("SAVEPOINT job")
        try:
            done = Done(job, job.work(self._connection), None)
        except Exception as error:
            if not self._connection.in_transaction:
                raise  # the disk is full or broken: SQLite has taken back the whole batch
            self._connection.execute("ROLLBACK TO job")
            done = Done(job, None, error)
        self._connection.execute("RELEASE job")
        return done

    def _tell(self, done: list[Done]) -> None:
        for loop in {each.job.loop for each in done}:
            try:
                loop.call_soon_threadsafe(resolve, [each for each in done if each.job.loop is loop])
            except RuntimeError:
                continue  # the loop has ended: nobody is left to be told


class SqliteStore(SqlStore):
    """`beside`: for a moment, also while a server has the file. It is told by `announce` what to look at."""

    _announce = ANNOUNCE.format(real=schema.SQLITE.real)

    def __init__(self, path: Path | str, read_only: bool = False, beside: bool = False) -> None:
        self.path = Path(path)
        self.read_only = read_only
        self.beside = beside
        self._connections: list[sqlite3.Connection] = []
        self._local = threading.local()
        self._lock: int | None = None
        self._marked = False
        self._writer: Writer | None = None
        self._readers: ThreadPoolExecutor | None = None

    # Open and close.

    async def open(self) -> None:
        await asyncio.to_thread(self._open)

    def _open(self) -> None:
        try:
            has_server = self._make_file()
            connection = self._connect()
            if self.read_only or has_server:
                schema.demand_current(self._version(connection))
            else:
                connection.execute("PRAGMA journal_mode = WAL")
                if is_marked_open(connection):
                    self._look_through(connection)
                migrate(connection)
                if not self.beside:  # whose file it is says whether it was closed
                    mark_open(connection)
                    self._marked = True
            if self.beside:
                self._unlock()
            if not self.read_only:
                self._writer = Writer(connection)
            self._readers = ThreadPoolExecutor(READERS, "starboard-reader")
        except (sqlite3.Error, OSError) as error:
            self._close()
            raise StarboardError("error-database-file", path=str(self.path), reason=system_problem(error)) from error
        except BaseException:
            self._close()
            raise

    def _look_through(self, connection: sqlite3.Connection) -> None:
        """Check a file after an end that was not clean: refuse a damaged one, tell how far any other goes."""
        if damage := damage_in(connection):
            raise StarboardError("error-database-damaged", path=str(self.path), reason=damage)
        tell_reach(connection)

    def _make_file(self) -> bool:
        """Create the file, readable for nobody else: it holds secrets of running games and hashes of passwords.

        True if a server has it already, and we are to work beside it.
        """
        if self.read_only:
            self.path.stat()
            return False
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        locked = self._lock_file()
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        return not locked

    def _lock_file(self) -> bool:
        """Lock the file: two servers would not see each other's moves. The system frees a dead one's lock.

        Whoever works beside a server goes on without the lock, and leaves the schema as it is.
        """
        if sys.platform == "win32":
            return True
        self._lock = os.open(f"{self.path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if self.beside:
                self._unlock()
                return False
            raise StarboardError("error-database-in-use", path=str(self.path)) from None
        return True

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
        self._lock = None

    def _connect(self, keep: bool = True) -> sqlite3.Connection:
        # Used by one thread each, but closed by another.
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        if keep:
            self._connections.append(connection)
        connection.execute("PRAGMA busy_timeout = 10000")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # on a Mac nothing less reaches the disk
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what was deleted or overwritten is not left in the file
        connection.execute("PRAGMA journal_size_limit = 67108864")
        return connection

    @staticmethod
    def _version(connection: sqlite3.Connection) -> int:
        found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchall()
        return schema.version_of(connection.execute(schema.READ_VERSION).fetchall() if found else [])

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        if self._marked:
            self._marked = False
            with suppress(sqlite3.Error):  # a full disk: then the file is looked through when it is opened again
                self._connections[0].execute(f"PRAGMA user_version = {CLOSED}")
        if self._readers is not None:
            self._readers.shutdown()
        while self._connections:
            self._connections.pop().close()
        self._unlock()
        self._readers = self._writer = None

    # Read and write.

    async def _read(self, make: Callable[[Row], T], sql: str, *args: Any) -> list[T]:
        if self._readers is None:
            raise RuntimeError("the store is not open")
        with trouble_told:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._fetch, make, sql, args)

    def _fetch(self, make: Callable[[Row], T], sql: str, args: tuple[Any, ...]) -> list[T]:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self._connect()
            connection.execute("PRAGMA query_only = ON")
        return [make(row) for row in connection.execute(marked(sql), args)]

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._writer is None:
            raise RuntimeError("the store is not open for writing")
        with trouble_told:
            return await self._writer.write(work)

    async def _do(self, sql: str, *args: Any) -> int:
        return await self._write(partial(write_one, sql, args))

    # The writes that have several parts.

    async def create(
        self, entry: Entry, summary: Summary, more: Sequence[Entry] = (), players: Sequence[str] = ()
    ) -> None:
        rows = whole_log(entry, more, summary)
        await self._write(partial(write_table, NEW_TABLE, (*table_row(summary), entry.by), rows, players))

    async def append(self, entries: Sequence[Entry], summary: Summary, players: Sequence[str] = ()) -> None:
        rows = entry_rows(entries, summary)
        only_moves = all(type(entry.deed) is Moved for entry in entries)
        sql, row = (NEXT_MOVES, moved_row(summary)) if only_moves else (NEXT_TABLE, table_row(summary))
        await self._write(partial(write_table, sql, (*row, summary.n - len(rows)), rows, players))

    async def add_results(self, outcomes: Sequence[Outcome], ratings: Sequence[Rating]) -> bool:
        one_table(outcomes)
        return await self._write(partial(write_results, outcomes, ratings))

    async def delete(self, table: str) -> bool:
        return await self._write(partial(delete_table, table))

    async def forget(self, person: str) -> list[str]:
        script = partial(forgetting, person, time.time(), self._announce)
        tables = await self._write(lambda connection: run_script(script(), connection))
        await asyncio.to_thread(self._scrub)
        return tables

    def _scrub(self) -> None:
        """Let the file of what was last written hold nothing any more that was overwritten."""
        with trouble_told, closing(self._connect(False)) as connection:
            blocked, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if blocked:
            log.warning("what was overwritten stays in the write-ahead log for now", extra={"path": str(self.path)})

    async def news(self) -> AsyncIterator[tuple[str, int]]:
        """Yield nothing: no other server writes to this file."""
        await asyncio.get_running_loop().create_future()
        yield "", 0

    async def whisper(self, lines: Sequence[str]) -> None:
        """Say nothing: there is no other server."""

    async def whispers(self) -> AsyncIterator[tuple[str, str]]:
        await asyncio.get_running_loop().create_future()
        yield "", ""
