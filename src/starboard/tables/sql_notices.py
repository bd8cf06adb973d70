"""Shared code of both stores about notices (notices.py), in statements that both databases understand alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from starboard.tables.notices import Browser, NoticeSettings, Waiting

T = TypeVar("T")
Row = Sequence[Any]

SETTINGS = "SELECT settings FROM notice_settings WHERE person = $1"
KEEP_SETTINGS = """
    INSERT INTO notice_settings (person, settings) VALUES ($1, $2)
    ON CONFLICT (person) DO UPDATE SET settings = excluded.settings
"""
# Only of tables where they sit or are invited: so nobody can fill the database with it.
SILENCE = """
    INSERT INTO notice_silences (person, table_id) SELECT person, table_id FROM players
    WHERE person = $1 AND table_id = $2 ON CONFLICT (person, table_id) DO NOTHING
"""
UNSILENCE = "DELETE FROM notice_silences WHERE person = $1 AND table_id = $2"
SILENCED = "SELECT table_id FROM notice_silences WHERE person = $1 ORDER BY table_id"

WAITING = "person, kind, table_id, about, channel, receiver, tries, due"
WAIT = f"""
    INSERT INTO notices_waiting ({WAITING}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (person, kind, table_id, about, channel, receiver)
    DO UPDATE SET tries = excluded.tries, due = excluded.due
"""  # noqa: S608 - our words
DUE = f"SELECT {WAITING} FROM notices_waiting WHERE due <= $1 ORDER BY due LIMIT $2"  # noqa: S608
OF = f"SELECT {WAITING} FROM notices_waiting WHERE person = $1 ORDER BY due, kind, table_id"  # noqa: S608
ABOUT = "person = $1 AND kind = $2 AND table_id = $3 AND about = $4"
THIS = f"{ABOUT} AND channel = $5 AND receiver = $6"
TAKE = f"UPDATE notices_waiting SET due = $8 WHERE {THIS} AND due = $7"  # noqa: S608
DROP = f"DELETE FROM notices_waiting WHERE {THIS} AND due = $7 AND tries = $8"  # noqa: S608
REPLACE = f"DELETE FROM notices_waiting WHERE {ABOUT}"  # noqa: S608
HURRY = "UPDATE notices_waiting SET due = $2 WHERE person = $1 AND channel = '' AND due > $2"

BROWSER = "endpoint, person, p256dh, auth, label, site, created"
ADD_BROWSER = f"""
    INSERT INTO push_endpoints ({BROWSER})
    SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT),
        CAST($6 AS TEXT), CAST($7 AS DOUBLE PRECISION)
    WHERE (SELECT count(*) FROM push_endpoints WHERE person = $2 AND endpoint <> $1) < CAST($8 AS BIGINT)
    ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth,
        label = excluded.label, site = excluded.site, created = excluded.created
"""  # noqa: S608
BROWSERS = f"SELECT {BROWSER} FROM push_endpoints WHERE person = $1 ORDER BY created, endpoint"  # noqa: S608
DROP_BROWSER = "DELETE FROM push_endpoints WHERE endpoint = $1"
DROP_BROWSERS = "DELETE FROM push_endpoints WHERE person = $1"

encode = msgspec.json.Encoder().encode
decode_settings = msgspec.json.Decoder(NoticeSettings).decode


def waiting_of(row: Row) -> Waiting:
    return Waiting(*row)


def key_of(waiting: Waiting) -> tuple[str, ...]:
    return waiting.person, waiting.kind, waiting.table, waiting.about


class SqlNotices(ABC):
    @abstractmethod
    async def _read(self, make: Callable[[Row], T], sql: str, *args: Any) -> list[T]: ...

    @abstractmethod
    async def _do(self, sql: str, *args: Any) -> int: ...

    async def notice_settings(self, person: str) -> NoticeSettings | None:
        rows = await self._read(lambda row: decode_settings(row[0]), SETTINGS, person)
        return rows[0] if rows else None

    async def keep_notice_settings(self, person: str, settings: NoticeSettings) -> None:
        await self._do(KEEP_SETTINGS, person, encode(settings).decode())

    async def silence(self, person: str, table: str, silent: bool) -> None:
        await self._do(SILENCE if silent else UNSILENCE, person, table)

    async def silenced(self, person: str) -> list[str]:
        return await self._read(lambda row: str(row[0]), SILENCED, person)

    async def wait_notice(self, waiting: Waiting) -> None:
        await self._do(WAIT, *msgspec.structs.astuple(waiting))

    async def due_notices(self, at: float, limit: int = 100) -> list[Waiting]:
        return await self._read(waiting_of, DUE, at, limit)

    async def take_notice(self, waiting: Waiting, until: float) -> bool:
        key = *key_of(waiting), waiting.channel, waiting.receiver
        return await self._do(TAKE, *key, waiting.due, until) > 0

    async def drop_notice(self, waiting: Waiting) -> None:
        key = *key_of(waiting), waiting.channel, waiting.receiver
        await self._do(DROP, *key, waiting.due, waiting.tries)

    async def replace_notice(self, waiting: Waiting) -> None:
        await self._do(REPLACE, *key_of(waiting))

    async def hurry_notices(self, person: str, at: float) -> None:
        await self._do(HURRY, person, at)

    async def notices_of(self, person: str) -> list[Waiting]:
        return await self._read(waiting_of, OF, person)

    async def add_browser(self, browser: Browser, most: int) -> bool:
        return await self._do(ADD_BROWSER, *msgspec.structs.astuple(browser), most) > 0

    async def browsers(self, person: str) -> list[Browser]:
        return await self._read(lambda row: Browser(*row), BROWSERS, person)

    async def drop_browser(self, endpoint: str) -> None:
        await self._do(DROP_BROWSER, endpoint)

    async def drop_browsers(self, person: str) -> None:
        await self._do(DROP_BROWSERS, person)
