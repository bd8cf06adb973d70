"""Shared code of both stores, nearly all of it: SQL that SQLite and PostgreSQL understand alike, and its rows.

Parameters are written $1, $2, … as PostgreSQL wants them. A store that builds on this reads by `_read`, writes single
statements by `_do`, and brings its own way for the few writes that have several parts.
"""

from __future__ import annotations

import asyncio
import math
import time
from abc import abstractmethod
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec

from starboard.tables.acquaintances import Acquaintances
from starboard.tables.ahead_store import AheadStore
from starboard.tables.deeds import Entry, decode_deed, encode
from starboard.tables.forget import TRACES
from starboard.tables.mail import SqlMail
from starboard.tables.names import folded, looks
from starboard.tables.sql_days import SqlDays
from starboard.tables.sql_notices import SqlNotices
from starboard.tables.sql_packs import Row, SqlPacks
from starboard.tables.store import MOST, Change, Mark, NameTaken, Outcome, Page, Person, Rating, RulesInUse, SessionOver
from starboard.tables.summary import Summary, bot_moves, sign_of

# A lobby is asked status by status, so that the index gives each in its order. A status that is missing here would
# make its tables invisible: `table_row` refuses to write it.
STATUSES = ("open", "playing", "paused", "over", "closed")
# How a table stands in public lists: not at all, as it is, or with a game that is shown later (`listed`).
UNLISTED, LISTED, LISTED_LATER = 0, 1, 2


class Begun(msgspec.Struct):
    """Reads what is wanted of the first entry of a log."""

    version: int


decode_begun = msgspec.json.Decoder(Begun).decode
decode_summary = msgspec.json.Decoder(Summary).decode

ENTRIES = 'SELECT n, at, "by", deed FROM entries WHERE table_id = $1 AND n > $2 AND n <= $3 ORDER BY n'
PAGES = "SELECT after, n, ply FROM pages WHERE table_id = $1 ORDER BY n DESC"
SNAPSHOT = "SELECT snapshot FROM pages WHERE table_id = $1 AND n = $2"
TOLD = "SELECT after, n, ply, told FROM pages WHERE table_id = $1 AND n > $2 ORDER BY n"
ADD_PAGE = """
    INSERT INTO pages (table_id, after, n, ply, snapshot, told)
    SELECT id, $2, $3, $4, $5, $6 FROM tables WHERE id = $1 AND edition = $7
"""
ONCE = " ON CONFLICT (table_id, n) DO NOTHING"
EDITION = "SELECT edition FROM tables WHERE id = $1"
# What hangs on a table, and then the table itself.
DELETE = tuple(
    f"DELETE FROM {name} WHERE {key} = $1"  # noqa: S608 - our words
    for name, key in (
        *((name, "table_id") for name in ("ahead", "pages", "entries", "players")),
        ("tables", "id"),
    )
)
DROP_PAGES = "DELETE FROM pages WHERE table_id = $1"
SUMMARY = "SELECT summary FROM tables WHERE id = $1"
UNFINISHED = """
    SELECT summary FROM tables WHERE owner = $1 AND status IN ('open', 'playing', 'paused') AND updated > $2
    ORDER BY updated DESC LIMIT $3
"""
BEGUN = "SELECT game, status, deed FROM tables JOIN entries ON entries.table_id = tables.id WHERE entries.n = 1"
# Few games have a delay; `tables_delayed` of the schema has the same condition.
UNSETTLED = """
    SELECT summary FROM tables WHERE status = 'over' AND replace(summary, '"delay":', '') <> summary AND updated > $1
    AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = tables.id)
"""
BOTS_TO_MOVE = "SELECT id FROM tables WHERE bot_moves = 1 AND id > $1 ORDER BY id LIMIT $2"
COUNT = "SELECT status, count(*) FROM tables GROUP BY status"

KEPT_BY_ANOTHER = """EXISTS (
    SELECT 1 FROM people AS other WHERE (other.folded = people.folded OR other.looks = people.looks)
    AND other.password IS NOT NULL AND other.id <> people.id
)"""
PERSON_ROW = "SELECT id, name, created, password, session, lost, banned, muted, hidden"
PERSON = f"{PERSON_ROW} FROM people WHERE id = $1"
PERSON_NAMED = f"{PERSON_ROW} FROM people WHERE folded = $1 AND password IS NOT NULL"
KEEPER = "SELECT id FROM people WHERE (folded = $1 OR looks = $2) AND password IS NOT NULL ORDER BY created LIMIT 1"
PEOPLE_NAMED = f"{PERSON_ROW} FROM people WHERE folded = $1 ORDER BY created DESC, id"
IN_SESSION = f"""
    {PERSON_ROW}, password IS NULL AND {KEPT_BY_ANOTHER} FROM people WHERE id = $1 AND session = $2
    AND NOT EXISTS (SELECT 1 FROM ended_sessions WHERE person = $1 AND token = $3)
"""  # noqa: S608
END_SESSION = (
    "INSERT INTO ended_sessions (person, token, at) VALUES ($1, $2, $3) ON CONFLICT (person, token) DO NOTHING"
)
END_SESSIONS = "UPDATE people SET session = session + 1 WHERE id = $1 AND session = $2"
ENDED_SESSIONS = "SELECT at FROM ended_sessions WHERE person = $1 ORDER BY at"
FORGET_SESSIONS = "DELETE FROM ended_sessions WHERE at < $1"
# The index of kept names refuses two passwords for a name; this refuses a guest who takes a kept one, and whoever takes
# one that looks like it.
NAME_FREE = """NOT EXISTS (
    SELECT 1 FROM people WHERE (folded = $3 OR looks = $4) AND password IS NOT NULL AND id <> $1
)"""
ADD_PERSON = f"""
    INSERT INTO people (id, name, folded, looks, created, password, sign)
    SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), $5, CAST($6 AS TEXT),
        CAST($7 AS TEXT)
    WHERE {NAME_FREE}
"""
RENAME = f"UPDATE people SET name = $2, folded = $3, looks = $4, lost = $5 WHERE id = $1 AND {NAME_FREE}"  # noqa: S608
# A name that is kept already goes on being so, even if another has looked like it since before looks were compared.
SET_PASSWORD = f"""
    UPDATE people SET password = $3, session = session + 1, lost = NULL
    WHERE id = $1 AND session = $2 AND (password IS NOT NULL OR NOT {KEPT_BY_ANOTHER})
"""  # noqa: S608

BAN = "UPDATE people SET banned = $2 WHERE id = $1"
HIDE = "UPDATE people SET hidden = $2 WHERE id = $1"
MUTE = "UPDATE people SET muted = $2 WHERE id = $1"
ENTRIES_ABOUT = """
    SELECT n, at, "by", deed FROM entries
    WHERE table_id = $1 AND ("by" = $2 OR deed LIKE '%"' || $2 || '"%') ORDER BY n
"""
CHANGES = "SELECT n, kind, id FROM changes WHERE n > $1 ORDER BY n"
LAST_CHANGE = "SELECT COALESCE(MAX(n), 0) FROM changes"
OLD_CHANGES = "DELETE FROM changes WHERE n < (SELECT MAX(n) FROM changes) - $1"
CHANGES_KEPT = 10_000

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
BEAT = """
    INSERT INTO meta (key, value) VALUES ('heartbeat', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""
SETTING = "SELECT value FROM meta WHERE key = $1"


class Refused(Exception):
    """A unique index has refused a row."""


def name_row(name: str) -> tuple[str, str, str]:
    """Make the row of a name: name, folded, looks."""
    return name, folded(name), looks(name)


def ratings_sql(players: int) -> str:
    marks = ", ".join(f"${number}" for number in range(2, players + 2))
    return f"SELECT game, player, mu, sigma, games FROM ratings WHERE game = $1 AND player IN ({marks})"  # noqa: S608


def lobby_sql(statuses: Sequence[str], publics: Sequence[int], game: bool, moment: str) -> str:
    """Select tables in their order, each combination of status and public by its own index scan; only our words.

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
    """Select the tables of the person $3 (the game is $4): few enough to be sorted when asked for."""
    listed = ", ".join(f"'{status}'" for status in statuses)
    return (
        "SELECT updated, summary FROM players JOIN tables ON tables.id = players.table_id "  # noqa: S608
        f"WHERE person = $3 AND status IN ({listed}) AND public IN ({', '.join(map(str, publics))}) "
        f"AND updated {moment} $1" + (" AND game = $4" if game else "") + " ORDER BY updated DESC LIMIT $2"
    )


def table_row(summary: Summary) -> tuple[Any, ...]:
    """Make the row of a table: id, game, status, public, created, updated, n, summary, due, bot_moves."""
    if summary.status not in STATUSES:
        raise ValueError(f"unknown status {summary.status!r}: add it to STATUSES")
    text = encode(summary).decode()
    made, changed = float(summary.created_at), float(summary.updated_at)
    due = None if summary.due is None else float(summary.due)
    bot = int(bot_moves(summary))
    return summary.id, summary.game, summary.status, listed(summary), made, changed, summary.n, text, due, bot


def moved_row(summary: Summary) -> tuple[Any, ...]:
    """Make of the row of a table what moves change of it: id, updated, n, summary, due, bot_moves."""
    due = None if summary.due is None else float(summary.due)
    text, bot = encode(summary).decode(), int(bot_moves(summary))
    return summary.id, float(summary.updated_at), summary.n, text, due, bot


def listed(summary: Summary) -> int:
    """Return how a table stands in public lists; once it has begun not where only some may watch."""
    begun = summary.status not in ("open", "closed")
    if not summary.public or (begun and summary.watchers != "all"):
        return UNLISTED
    return LISTED_LATER if begun and summary.delay else LISTED


def late_sql(finished: bool, game: bool) -> str:
    """Select public tables with a delay: in the order of their ends, or of their making where games are not shown yet.

    $1 is the time before which a game must have ended to be shown, $2 the moment to compare with, $3 the limit, $4 the
    game. How games go is not to be seen by their order.
    """
    order = "updated" if finished else "created"
    wanted = ["status = 'over' AND updated <= $1"]
    if not finished:
        wanted = ["status = 'playing'", "status = 'paused'", "status = 'over' AND updated > $1"]
    named = " AND game = $4" if game else ""
    runs = [
        f"SELECT * FROM (SELECT {order}, summary FROM tables WHERE public = {LISTED_LATER} AND {one} "  # noqa: S608
        f"AND {order} < $2{named} ORDER BY {order} DESC LIMIT $3) AS run"
        for one in wanted
    ]
    return " UNION ALL ".join(runs) + f" ORDER BY {order} DESC LIMIT $3"


def entry_rows(entries: Sequence[Entry], summary: Summary) -> list[tuple[int, float, str | None, str]]:
    """Make rows of entries: n, at, by, deed. Those that do not lead up to the summary would leave a hole in the log."""
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


def person_of(row: Row) -> Person:
    return Person(*[*row[:7], *map(bool, row[7:])])


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


class SqlStore(SqlPacks, SqlNotices, SqlDays, SqlMail, Acquaintances, AheadStore):
    _share = ""  # what keeps rows from being changed while something is written about them
    shared = False
    _announce: str  # as this database has it

    # Tables.

    async def entries(self, table: str, after: int = 0, upto: int = MOST) -> list[Entry]:
        return await self._read(entry_of, ENTRIES, table, after, upto)

    async def pages(self, table: str) -> list[Mark]:
        return await self._read(lambda row: Mark(*row), PAGES, table)

    async def snapshot(self, table: str, n: int) -> bytes | None:
        rows = await self._read(lambda row: bytes(row[0]), SNAPSHOT, table, n)
        return rows[0] if rows else None

    async def told(self, table: str, after: int) -> list[tuple[Mark, bytes]]:
        return await self._read(lambda row: (Mark(*row[:3]), bytes(row[3])), TOLD, table, after)

    async def add_page(self, table: str, page: Page) -> None:
        sql = ADD_PAGE + self._share + ONCE
        await self._do(sql, table, *page.mark, page.snapshot, page.told, page.edition)

    async def drop_pages(self, table: str) -> None:
        await self._do(DROP_PAGES, table)

    async def edition(self, table: str) -> int:
        rows = await self._read(lambda row: int(row[0]), EDITION, table)
        return rows[0] if rows else 0

    async def summary(self, table: str) -> Summary | None:
        rows = await self._read(lambda row: decode_summary(row[0]), SUMMARY, table)
        return rows[0] if rows else None

    async def unfinished(self, owner: str, since: float, limit: int) -> list[Summary]:
        return await self._read(lambda row: decode_summary(row[0]), UNFINISHED, owner, since, limit)

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
        publics = [UNLISTED, LISTED, LISTED_LATER] if public is None else [int(public)]
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

    async def late(
        self, finished: bool, shown: float, game: str | None = None, before: float | None = None, limit: int = 50
    ) -> list[Summary]:
        when = math.inf if before is None else float(before)
        args = [game] if game is not None else []
        sql = late_sql(finished, game is not None)
        return await self._read(lambda row: decode_summary(row[1]), sql, float(shown), when, limit, *args)

    async def bots_to_move(self, after: str, limit: int) -> list[str]:
        return await self._read(lambda row: str(row[0]), BOTS_TO_MOVE, after, limit)

    async def unsettled(self, since: float) -> list[str]:
        found = await self._read(lambda row: decode_summary(row[0]), UNSETTLED, float(since))
        return [one.id for one in found if one.delay]

    async def count(self) -> dict[str, int]:
        found = dict(await self._read(lambda row: (str(row[0]), int(row[1])), COUNT))
        return {status: found.get(status, 0) for status in STATUSES}

    # People.

    async def add_person(self, person: Person) -> None:
        row = (person.id, *name_row(person.name), float(person.created_at), person.password, sign_of(person.id))
        try:
            added = await self._do(ADD_PERSON, *row)
        except Refused as refused:
            if await self.person(person.id) is not None:
                raise ValueError(f"there is a person {person.id} already") from refused
            raise NameTaken(person.name) from None
        if not added:
            raise NameTaken(person.name)

    async def person(self, person: str) -> Person | None:
        rows = await self._read(person_of, PERSON, person)
        return rows[0] if rows else None

    async def person_named(self, name: str) -> Person | None:
        rows = await self._read(person_of, PERSON_NAMED, folded(name))
        return rows[0] if rows else None

    async def keeper_of(self, name: str) -> str | None:
        rows = await self._read(lambda row: str(row[0]), KEEPER, folded(name), looks(name))
        return rows[0] if rows else None

    async def people_named(self, name: str) -> list[Person]:
        return await self._read(person_of, PEOPLE_NAMED, folded(name))

    async def rename_person(self, person: str, name: str, lost: str | None = None) -> None:
        await self._change(RENAME, person, *name_row(name), lost)

    async def set_password(self, person: str, session: int, password: str) -> None:
        try:
            await self._change(SET_PASSWORD, person, session, password)
        except NameTaken:
            now = await self.person(person)
            if now is not None and now.session != session:
                raise SessionOver from None
            raise

    async def in_session(self, person: str, session: int, token: str) -> Person | None:
        rows = await self._read(person_of, IN_SESSION, person, session, token)
        return rows[0] if rows else None

    async def end_session(self, person: str, token: str, at: float) -> None:
        await self._do(END_SESSION, person, token, at)

    async def end_sessions(self, person: str, session: int) -> None:
        await self._do(END_SESSIONS, person, session)

    async def ended_sessions(self, person: str) -> list[float]:
        return await self._read(lambda row: float(row[0]), ENDED_SESSIONS, person)

    async def forget_sessions(self, before: float) -> None:
        await self._do(FORGET_SESSIONS, before)

    async def ban(self, person: str, words: str | None) -> None:
        await self._do(BAN, person, words)

    async def mute(self, person: str, muted: bool) -> None:
        await self._do(MUTE, person, int(muted))

    async def hide(self, person: str, hidden: bool) -> None:
        await self._do(HIDE, person, int(hidden))

    async def traces(self, person: str) -> list[str]:
        return await self._read(lambda row: str(row[0]), TRACES, person)

    async def entries_about(self, table: str, person: str) -> list[Entry]:
        return await self._read(entry_of, ENTRIES_ABOUT, table, person)

    async def _change(self, sql: str, person: str, *args: Any) -> None:
        try:
            changed = await self._do(sql, person, *args)
        except Refused:
            raise NameTaken(person) from None
        if not changed:
            if await self.person(person) is None:
                raise LookupError(f"there is no person {person}")
            raise NameTaken(person)

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

    # What is changed beside servers.

    async def announce(self, kind: str, subject: str) -> None:
        while True:
            try:
                await self._do(self._announce, time.time(), kind, subject)
                break
            except Refused:  # somebody else has taken the number
                continue
        await self._do(OLD_CHANGES, CHANGES_KEPT)

    async def changes(self, after: int) -> list[Change]:
        return await self._read(lambda row: Change(*row), CHANGES, after)

    async def last_change(self) -> int:
        return (await self._read(lambda row: int(row[0]), LAST_CHANGE))[0]

    # The house.

    async def setting(self, key: str, value: str) -> str:
        key = f"setting:{key}"  # apart from what the schema keeps there
        rows = await self._read(lambda row: str(row[0]), SETTING, key)
        if not rows:
            await self._do(ADD_SETTING, key, value)
            rows = await self._read(lambda row: str(row[0]), SETTING, key)
        return rows[0]

    async def ping(self) -> None:
        await self._do(BEAT, str(time.time()))

    @abstractmethod
    async def whisper(self, lines: Sequence[str]) -> None: ...

    @abstractmethod
    def whispers(self) -> AsyncIterator[tuple[str, str]]: ...

    @abstractmethod
    def news(self) -> AsyncIterator[tuple[str, int]]: ...
