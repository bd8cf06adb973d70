"""The tables of the database, version after version: one list of steps for SQLite and PostgreSQL.

A step that has been released is never changed; what comes later is a new step. Only the names of three types differ
between the two databases. JSON is text to them: what it means is known here alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from starboard.kernel.errors import StarboardError
from starboard.tables.names import looks
from starboard.tables.summary import sign_of


@dataclass(frozen=True, slots=True)
class Dialect:
    blob: str
    real: str
    int: str


@dataclass(frozen=True, slots=True)
class Fill:
    """A migration that SQL cannot work out: `write` is done with what `make` makes of each row that `read` finds."""

    read: str
    make: Callable[[Sequence[Any]], tuple[Any, ...]]
    write: str


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

# Many for each table, instead of the last one alone. The snapshots of before are no loss: the log is the truth.
PAGES = (
    "DROP TABLE snapshots",
    """CREATE TABLE pages (
        table_id TEXT NOT NULL REFERENCES tables (id),
        n {int} NOT NULL,
        after {int} NOT NULL,
        ply {int} NOT NULL,
        snapshot {blob} NOT NULL,
        told {blob} NOT NULL,
        PRIMARY KEY (table_id, n)
    )""",
)

OWNERS = (
    "ALTER TABLE tables ADD COLUMN owner TEXT",
    'UPDATE tables SET owner = (SELECT "by" FROM entries WHERE table_id = tables.id AND n = 1)',
    "CREATE INDEX tables_owner ON tables (owner) WHERE status <> 'over'",
)

# What a name looks like, to be worked out anew by a further step whenever `looks` changes; and one a guest has lost.
NAMES = (
    "ALTER TABLE people ADD COLUMN looks TEXT NOT NULL DEFAULT ''",
    Fill(
        "SELECT id, name FROM people",
        lambda row: (row[0], looks(row[1])),
        "UPDATE people SET looks = $2 WHERE id = $1",
    ),
    "ALTER TABLE people ADD COLUMN lost TEXT",
    # Not unique: two names that were kept before looks were compared are both still kept.
    "CREATE INDEX people_looks ON people (looks) WHERE password IS NOT NULL",
)

# Sessions of an earlier number are over, whoever has their cookies; so are those that are listed here one by one.
SESSIONS = (
    "ALTER TABLE people ADD COLUMN session {int} NOT NULL DEFAULT 1",
    """CREATE TABLE ended_sessions (
        person TEXT NOT NULL,
        token TEXT NOT NULL,
        at {real} NOT NULL,
        PRIMARY KEY (person, token)
    )""",
    "CREATE INDEX ended_sessions_at ON ended_sessions (at)",
)

# What an operator does about people; what servers have to look at again, for somebody beside them has changed it; and
# what is needed to find all that is kept about somebody, and to rewrite it.
OPERATORS = (
    "ALTER TABLE people ADD COLUMN banned TEXT",
    "ALTER TABLE people ADD COLUMN muted {int} NOT NULL DEFAULT 0",
    """CREATE TABLE changes (
        n {int} PRIMARY KEY,
        at {real} NOT NULL,
        kind TEXT NOT NULL,
        id TEXT NOT NULL
    )""",
    "ALTER TABLE tables ADD COLUMN edition {int} NOT NULL DEFAULT 0",
    "DROP INDEX tables_owner",
    "CREATE INDEX tables_owner ON tables (owner, status)",
    """CREATE INDEX entries_said ON entries ("by") WHERE substr(deed, 1, 12) = '{{"do":"chat"'""",
)

# Content packs of people; and what tables play with, by the signs of packs, which is never changed or deleted.
PACKS = (
    """CREATE TABLE packs (
        id TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        sign TEXT,
        revision {int} NOT NULL,
        created {real} NOT NULL,
        updated {real} NOT NULL,
        size {int} NOT NULL,
        sharing TEXT NOT NULL,
        link TEXT,
        invitation TEXT,
        text TEXT NOT NULL
    )""",
    "CREATE INDEX packs_owner ON packs (owner)",
    "CREATE INDEX packs_for_all ON packs (updated) WHERE sharing = 'all'",
    """CREATE TABLE pack_editors (
        pack TEXT NOT NULL REFERENCES packs (id) ON DELETE CASCADE,
        person TEXT NOT NULL,
        PRIMARY KEY (pack, person)
    )""",
    "CREATE INDEX pack_editors_person ON pack_editors (person)",
    """CREATE TABLE pack_texts (
        game TEXT NOT NULL,
        sign TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (game, sign)
    )""",
)

# Who does not want others to know whether they are here. Where people are is not kept at all.
HIDDEN = ("ALTER TABLE people ADD COLUMN hidden {int} NOT NULL DEFAULT 0",)

# People who know each other. They are found by their signs, and by the beginning of a name that is kept.
ACQUAINTANCES = (
    "ALTER TABLE people ADD COLUMN sign TEXT NOT NULL DEFAULT ''",
    Fill(
        "SELECT id FROM people",
        lambda row: (row[0], sign_of(row[0])),
        "UPDATE people SET sign = $2 WHERE id = $1",
    ),
    "CREATE INDEX people_sign ON people (sign)",
    "CREATE INDEX people_found ON people (substr(folded, 1, 2)) WHERE password IS NOT NULL",
    """CREATE TABLE friends (
        person TEXT NOT NULL,
        other TEXT NOT NULL,
        at {real} NOT NULL,
        accepted {int} NOT NULL,
        PRIMARY KEY (person, other)
    )""",
    "CREATE INDEX friends_other ON friends (other)",
    """CREATE TABLE blocks (
        person TEXT NOT NULL,
        other TEXT NOT NULL,
        at {real} NOT NULL,
        PRIMARY KEY (person, other)
    )""",
    "CREATE INDEX blocks_other ON blocks (other)",
)

# What people want to be told, and of which tables nothing; what waits to be sent; and browsers that take Web Push.
NOTICES = (
    """CREATE TABLE notice_settings (
        person TEXT PRIMARY KEY,
        settings TEXT NOT NULL
    )""",
    """CREATE TABLE notice_silences (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        PRIMARY KEY (person, table_id)
    )""",
    "CREATE INDEX notice_silences_table ON notice_silences (table_id)",
    """CREATE TABLE notices_waiting (
        person TEXT NOT NULL,
        kind TEXT NOT NULL,
        table_id TEXT NOT NULL,
        about TEXT NOT NULL,
        channel TEXT NOT NULL,
        receiver TEXT NOT NULL,
        tries {int} NOT NULL,
        due {real} NOT NULL,
        PRIMARY KEY (person, kind, table_id, about, channel, receiver)
    )""",
    "CREATE INDEX notices_due ON notices_waiting (due)",
    "CREATE INDEX notices_about ON notices_waiting (about)",
    """CREATE TABLE push_endpoints (
        endpoint TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        label TEXT NOT NULL,
        site TEXT NOT NULL,
        created {real} NOT NULL
    )""",
    "CREATE INDEX push_endpoints_person ON push_endpoints (person)",
)


class Timed(msgspec.Struct):
    """Reads of a summary of before when the time of somebody is up; a pause may be over, too."""

    status: str
    updated_at: float
    clock: bool = False
    deadline: float | None = None


read_timed = msgspec.json.Decoder(Timed).decode


def due_then(row: Sequence[Any]) -> tuple[str, float | None]:
    timed = read_timed(row[1])
    paused = timed.updated_at if timed.clock and timed.status == "paused" else None  # to be looked at
    return row[0], timed.deadline if timed.status == "playing" else paused


# When something happens at a table by itself, so that it is found without looking at all of them; and the vacations of
# people, `told` once their tables know of them.
VACATION = (
    "ALTER TABLE tables ADD COLUMN due {real}",
    Fill(
        "SELECT id, summary FROM tables WHERE status IN ('playing', 'paused')",
        due_then,
        "UPDATE tables SET due = $2 WHERE id = $1",
    ),
    "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
    """CREATE TABLE vacations (
        person TEXT NOT NULL,
        n {int} NOT NULL,
        since {real} NOT NULL,
        until {real} NOT NULL,
        told {int} NOT NULL,
        PRIMARY KEY (person, n)
    )""",
    "CREATE INDEX vacations_untold ON vacations (since) WHERE told = 0",
)

# Addresses for e-mail, and tokens that were sent there; a mailbox is counted by its sign (mail.py).
MAIL = (
    """CREATE TABLE mailboxes (
        person TEXT PRIMARY KEY,
        address TEXT NOT NULL,
        mailbox TEXT NOT NULL,
        language TEXT NOT NULL,
        confirmed {real} NOT NULL,
        notices {int} NOT NULL,
        every_turn {int} NOT NULL
    )""",
    "CREATE INDEX mailboxes_mailbox ON mailboxes (mailbox)",
    """CREATE TABLE mail_tokens (
        hash TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        purpose TEXT NOT NULL,
        address TEXT NOT NULL,
        mailbox TEXT NOT NULL,
        language TEXT NOT NULL,
        session {int} NOT NULL,
        until {real} NOT NULL
    )""",
    "CREATE INDEX mail_tokens_person ON mail_tokens (person)",
    "CREATE INDEX mail_tokens_until ON mail_tokens (until)",
    """CREATE TABLE mail_counts (
        mailbox TEXT NOT NULL,
        kind TEXT NOT NULL,
        day {int} NOT NULL,
        letters {int} NOT NULL,
        PRIMARY KEY (mailbox, kind, day)
    )""",
    "CREATE INDEX mail_counts_day ON mail_counts (day)",
    "CREATE TABLE mail_refused (mailbox TEXT PRIMARY KEY, at {real} NOT NULL)",
)

# What somebody has chosen before being asked (ahead.py), beside the log: nobody else may find out that there is any.
AHEAD = (
    """CREATE TABLE ahead (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat {int} NOT NULL,
        kind TEXT NOT NULL,
        person TEXT NOT NULL,
        at {real} NOT NULL,
        rests TEXT NOT NULL,
        because TEXT NOT NULL,
        PRIMARY KEY (table_id, seat, kind)
    )""",
    "CREATE INDEX ahead_person ON ahead (person)",
)


class Playing(msgspec.Struct):
    """Reads of a seat whether a bot plays it."""

    bot: str | None = None


class Waited(msgspec.Struct):
    """Reads of a summary of before who has to decide."""

    seats: list[Playing]
    waiting: list[int]


read_waited = msgspec.json.Decoder(Waited).decode


def bot_moves_then(row: Sequence[Any]) -> tuple[str, int]:
    waited = read_waited(row[1])
    return row[0], int(any(waited.seats[seat].bot is not None for seat in waited.waiting))


# Where a bot is to move, so that a server that starts finds them without looking at all tables; public games that are
# shown later, in the order of their making; and finished ones with a delay.
FOUND_AT_ONCE = (
    "ALTER TABLE tables ADD COLUMN bot_moves {int} NOT NULL DEFAULT 0",
    Fill(
        "SELECT id, summary FROM tables WHERE status = 'playing'",
        bot_moves_then,
        "UPDATE tables SET bot_moves = $2 WHERE id = $1",
    ),
    "CREATE INDEX tables_bot_moves ON tables (id) WHERE bot_moves = 1",
    "CREATE INDEX tables_late ON tables (status, created) WHERE public = 2",
    """CREATE INDEX tables_delayed ON tables (updated)
        WHERE status = 'over' AND replace(summary, '"delay":', '') <> summary""",
)

Step = tuple[str | Fill, ...]
# Step i makes version i + 1.
STEPS: tuple[Step, ...] = (
    TABLES_AND_PEOPLE,
    RESULTS_AND_RATINGS,
    PAGES,
    OWNERS,
    NAMES,
    SESSIONS,
    OPERATORS,
    PACKS,
    HIDDEN,
    ACQUAINTANCES,
    NOTICES,
    VACATION,
    MAIL,
    AHEAD,
    FOUND_AT_ONCE,
)
VERSION = len(STEPS)

META = "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)"
READ_VERSION = "SELECT value FROM meta WHERE key = 'schema'"
WRITE_VERSION = (
    "INSERT INTO meta (key, value) VALUES ('schema', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)


def version_of(rows: Sequence[Sequence[str]]) -> int:
    """Return the version that READ_VERSION found; 0 for a new database. Refuses one newer than this program."""
    found = int(rows[0][0]) if rows else 0
    if found > VERSION:
        raise StarboardError("error-database-newer", found=found, known=VERSION)
    return found


def demand_current(found: int) -> None:
    """Refuse an older schema: who only reads cannot migrate it."""
    if found != VERSION:
        raise StarboardError("error-database-older", found=found, known=VERSION)


def steps_after(version: int, dialect: Dialect) -> list[str | Fill]:
    """List the migrations that bring a database from this version to the newest, in order."""
    words = {"blob": dialect.blob, "real": dialect.real, "int": dialect.int}
    parts = [part for step in STEPS[version:] for part in step]
    return [part.format_map(words) if isinstance(part, str) else part for part in parts]
