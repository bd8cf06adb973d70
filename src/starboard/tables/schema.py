"""The tables of the database, version after version: one list of steps for SQLite and PostgreSQL.

A step that has been released is never changed; what comes later is a new step. Only the names of three types differ
between the two databases. JSON is text to them: what it means is known here alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from starboard.kernel.errors import StarboardError


@dataclass(frozen=True, slots=True)
class Dialect:
    blob: str
    real: str
    int: str


SQLITE = Dialect("BLOB", "REAL", "INTEGER")
POSTGRES = Dialect("BYTEA", "DOUBLE PRECISION", "BIGINT")

TABLES_AND_PEOPLE = (
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        status TEXT NOT NULL,
        public {int} NOT NULL,
        created {real} NOT NULL,
        updated {real} NOT NULL,
        n {int} NOT NULL,
        summary TEXT NOT NULL
    )""",
    # The one index that every move changes: it answers all questions of a lobby, each status on its own.
    "CREATE INDEX tables_lobby ON tables (status, public, updated, game)",
    """CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id),
        n {int} NOT NULL,
        at {real} NOT NULL,
        "by" TEXT,
        deed TEXT NOT NULL,
        PRIMARY KEY (table_id, n)
    )""",
    """CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        n {int} NOT NULL,
        data {blob} NOT NULL
    )""",
    # Persons need not be among the people: those of imported tables are not.
    """CREATE TABLE players (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        PRIMARY KEY (person, table_id)
    )""",
    """CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        folded TEXT NOT NULL,
        created {real} NOT NULL,
        password TEXT
    )""",
    "CREATE UNIQUE INDEX people_kept ON people (folded) WHERE password IS NOT NULL",
)

RESULTS_AND_RATINGS = (
    """CREATE TABLE results (
        table_id TEXT NOT NULL,
        seat {int} NOT NULL,
        game TEXT NOT NULL,
        player TEXT,
        name TEXT NOT NULL,
        place {int} NOT NULL,
        score {int} NOT NULL,
        seats {int} NOT NULL,
        at {real} NOT NULL,
        PRIMARY KEY (table_id, seat)
    )""",
    "CREATE INDEX results_player ON results (player, at)",
    """CREATE TABLE ratings (
        game TEXT NOT NULL,
        player TEXT NOT NULL,
        mu {real} NOT NULL,
        sigma {real} NOT NULL,
        games {int} NOT NULL,
        PRIMARY KEY (game, player)
    )""",
    "CREATE INDEX ratings_best ON ratings (game, (mu - 3 * sigma))",
)

STEPS: tuple[tuple[str, ...], ...] = (TABLES_AND_PEOPLE, RESULTS_AND_RATINGS)  # step i makes version i + 1
VERSION = len(STEPS)

META = "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)"
READ_VERSION = "SELECT value FROM meta WHERE key = 'schema'"
WRITE_VERSION = (
    "INSERT INTO meta (key, value) VALUES ('schema', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)


def version_of(rows: Sequence[Sequence[str]]) -> int:
    """The version that READ_VERSION found; 0 for a new database. Refuses one that is newer than this program."""
    found = int(rows[0][0]) if rows else 0
    if found > VERSION:
        raise StarboardError("error-database-newer", found=found, known=VERSION)
    return found


def demand_current(found: int) -> None:
    """Who only reads cannot bring the schema up to date."""
    if found != VERSION:
        raise StarboardError("error-database-older", found=found, known=VERSION)


def steps_after(version: int, dialect: Dialect) -> list[str]:
    """The statements that bring a database from this version to the newest."""
    words = {"blob": dialect.blob, "real": dialect.real, "int": dialect.int}
    return [statement.format_map(words) for step in STEPS[version:] for statement in step]
