"""Take somebody out of everything that is remembered, so that it is really gone: also out of the logs of tables.

A log is rewritten in place. What its deeds did stays as it was, for games must be replayed; who did them becomes
somebody without a name, another one at every table. What they said is emptied. One entry is added (`Forgotten`): by it
every server that has the table in memory finds out, and reads it again. Pages that were made of the log are dropped,
and those of an earlier edition are not kept any more (`Page.edition`).

All of it is one transaction, written once for both databases: statements that are yielded, and answered by their rows.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from starboard.bots import usual_level
from starboard.tables import deeds
from starboard.tables.deeds import AnyDeed, Entry, decode_deed, encode
from starboard.tables.seats import GONE
from starboard.tables.summary import SeatSummary, Summary, bot_moves, sign_of
from starboard.tables.table import ENDED

Row = Sequence[Any]
Statement = tuple[Any, ...]  # SQL, and what it is about
Script = Generator[Statement, Sequence[Row], list[str]]

decode_summary = msgspec.json.Decoder(Summary).decode

# Where somebody has sat or was invited, what they made, and where they said something, perhaps only watching.
TRACES = """
    SELECT table_id FROM players WHERE person = $1
    UNION SELECT id FROM tables WHERE owner = $1
    UNION SELECT table_id FROM entries WHERE "by" = $1 AND substr(deed, 1, 12) = '{"do":"chat"'
    ORDER BY 1
"""
# First of all: whoever writes to the table at this moment comes first, or has to look again.
NEXT_EDITION = "UPDATE tables SET edition = edition + 1 WHERE id = $1"
TABLE = "SELECT summary, owner FROM tables WHERE id = $1"
NO_MOVES = """
    SELECT n, at, "by", deed FROM entries WHERE table_id = $1 AND substr(deed, 1, 12) <> '{"do":"move"' ORDER BY n
"""
BY = 'UPDATE entries SET "by" = $3 WHERE table_id = $1 AND "by" = $2'
DEED = "UPDATE entries SET deed = $3 WHERE table_id = $1 AND n = $2"
ADD = 'INSERT INTO entries (table_id, n, at, "by", deed) VALUES ($1, $2, $3, NULL, $4)'
REWRITTEN = (
    "UPDATE tables SET status = $2, updated = $3, n = $4, summary = $5, owner = $6, bot_moves = $7 WHERE id = $1"
)
NO_PAGES = "DELETE FROM pages WHERE table_id = $1"
PERSON = (
    "DELETE FROM players WHERE person = $1",
    "DELETE FROM ahead WHERE person = $1",
    "UPDATE results SET player = NULL, name = '' WHERE player = $1",
    "DELETE FROM ratings WHERE player = $1",
    "DELETE FROM ended_sessions WHERE person = $1",
    "DELETE FROM friends WHERE person = $1 OR other = $1",
    "DELETE FROM blocks WHERE person = $1 OR other = $1",
    "DELETE FROM notice_settings WHERE person = $1",
    "DELETE FROM notice_silences WHERE person = $1",
    "DELETE FROM notices_waiting WHERE person = $1 OR about = $1",
    "DELETE FROM push_endpoints WHERE person = $1",
    "DELETE FROM pack_editors WHERE person = $1",
    "DELETE FROM vacations WHERE person = $1",
    "DELETE FROM packs WHERE owner = $1",
    "DELETE FROM mail_tokens WHERE person = $1",
    "DELETE FROM mailboxes WHERE person = $1",
    "DELETE FROM people WHERE id = $1",
)
ANNOUNCE = """
    INSERT INTO changes (n, at, kind, id)
    SELECT COALESCE(MAX(n), 0) + 1, CAST($1 AS {real}), CAST($2 AS TEXT), CAST($3 AS TEXT) FROM changes
"""


class Rewritten(NamedTuple):
    changed: list[Entry]  # the entries that say something else now
    seats: list[int]  # where they sit
    kept: list[int]  # where a seat was kept for them


def forgetting(person: str, at: float, announce: str) -> Script:
    """Do all that has to be done; returns the tables that were rewritten."""
    tables = [str(row[0]) for row in (yield TRACES, person)]
    for table in tables:
        yield NEXT_EDITION, table
        rows = yield TABLE, table
        summary, owner = decode_summary(rows[0][0]), rows[0][1]
        found = yield NO_MOVES, table
        other = stand_in(table, person)
        rewritten = rewrite([Entry(row[0], row[1], row[2], decode_deed(row[3])) for row in found], person, other)
        for entry in rewritten.changed:
            yield DEED, table, entry.n, encode(entry.deed).decode()
        yield BY, table, person, other
        after, added = gone_on(summary, rewritten, other, owner == person, at)
        for entry in added:
            yield ADD, table, entry.n, entry.at, encode(entry.deed).decode()
        text = encode(after).decode()
        yield (
            REWRITTEN,
            table,
            after.status,
            float(after.updated_at),
            after.n,
            text,
            other if owner == person else owner,
            int(bot_moves(after)),
        )
        yield NO_PAGES, table
    for sql in PERSON:
        yield sql, person
    for kind, subject in [*(("table", table) for table in tables), ("person", person)]:
        yield announce, at, kind, subject
    return tables


def stand_in(table: str, person: str) -> str:
    """Name who it was from now on: at each table somebody else, from whom nobody finds out about the person."""
    return GONE + hashlib.sha256(f"{table} {person}".encode()).hexdigest()[:16]


def rewrite(entries: Iterable[Entry], person: str, other: str) -> Rewritten:
    """Return the entries of a log (moves tell nothing of anybody) without the person."""
    sitting: dict[int, str] = {}
    kept: list[int] = []
    changed: list[Entry] = []
    for entry in entries:
        removed = False
        match entry.deed:
            case deeds.Created():
                kept = [one.seat for one in entry.deed.kept if one.person == person]
            case deeds.Claimed(seat, whose):
                sitting[seat] = whose
            case deeds.Invited(seat, whose):
                kept = [one for one in kept if one != seat] + ([seat] if whose == person else [])
            case deeds.Left(seat) | deeds.Removed(seat):
                removed = sitting.pop(seat, None) == person
            case deeds.Shuffled(order):
                sitting = {seat: sitting[was] for seat, was in enumerate(order) if was in sitting}
        deed = without(entry, person, other, removed)
        if deed != entry.deed:
            changed.append(replace(entry, deed=deed))
    return Rewritten(changed, [seat for seat, whose in sitting.items() if whose == person], kept)


def without(entry: Entry, person: str, other: str, removed: bool) -> AnyDeed:
    """Return the deed without the person, who may be whom it has `removed` from a seat."""
    deed, own = entry.deed, entry.by == person
    match deed:
        case deeds.Created():
            kept = tuple(one for one in deed.kept if one.person != person)
            pack = replace(deed.pack, name="") if deed.pack and own else deed.pack
            return replace(deed, kept=kept, webhook=None if own else deed.webhook, pack=pack)
        case deeds.Claimed(person=whose) if whose == person:
            return replace(deed, person=other, name="", browser="")
        case deeds.Invited(person=whose) if whose == person:
            return replace(deed, person=other, name="")
        case deeds.Removed() if removed:
            return replace(deed, name="")
        case deeds.Declined() if own:
            return replace(deed, name="")
        case deeds.Said() if own:
            return replace(deed, name="", text="")
        case deeds.Muted(whose) if whose == person:
            return replace(deed, person=other, name="")
    return deed


def gone_on(summary: Summary, log: Rewritten, other: str, made: bool, at: float) -> tuple[Summary, list[Entry]]:
    """Return the table after that, and what is added to its log. A table that nobody is left to start is closed."""
    level = usual_level(summary.game)
    is_open, is_over = summary.status == "open", summary.status in ENDED
    done: list[AnyDeed] = [deeds.Forgotten(tuple(log.seats), level)]
    if is_open and made:
        done.append(deeds.Closed("gone"))
    at = max(at, summary.updated_at)
    seats = [
        seat_after(seat, summary.status, other if number in log.seats else None, level, number in log.kept)
        for number, seat in enumerate(summary.seats)
    ]
    after = replace(
        summary,
        status="closed" if is_open and made else summary.status,
        updated_at=summary.updated_at if is_over else at,
        ended_at=at if is_open and made else summary.ended_at,
        n=summary.n + len(done),
        seats=seats,
        pack=replace(summary.pack, name="") if summary.pack and made else summary.pack,
        deadline=min((seat.deadline for seat in seats if seat.deadline is not None), default=None),
    )
    return after, [Entry(summary.n + number, at, None, deed) for number, deed in enumerate(done, 1)]


def seat_after(seat: SeatSummary, status: str, other: str | None, level: str, kept: bool) -> SeatSummary:
    """Return a seat in the summary, as `summary_of` tells it of a table that has gone on like this."""
    if kept:
        seat = replace(seat, kept="", kept_who="")
    if other is None:
        return seat
    if status == "open":
        return replace(seat, name="", who="")
    bot = seat.bot if status in ENDED else seat.bot or level
    return replace(seat, name="", who=sign_of(other), bot=bot, gone=True, deadline=None, reminded=False, away=None)
