"""Keep what people have chosen ahead, in a table of its own beside the logs. For both databases."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from starboard.tables.ahead import Standing

T = TypeVar("T")
Row = Sequence[Any]

STANDING = "SELECT table_id, seat, kind, person, at, rests, because FROM ahead"
AT_TABLE = f"{STANDING} WHERE table_id = $1 ORDER BY at, seat, kind"
OF_PERSON = f"{STANDING} WHERE person = $1 ORDER BY at, table_id, seat, kind"
WAITING = "SELECT DISTINCT table_id, seat FROM ahead WHERE because = '' ORDER BY table_id, seat"
CHOOSE = """
    INSERT INTO ahead (table_id, seat, kind, person, at, rests, because) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (table_id, seat, kind) DO UPDATE
    SET person = excluded.person, at = excluded.at, rests = excluded.rests, because = excluded.because
"""
# One that was made anew meanwhile is another one.
THIS = "WHERE table_id = $1 AND seat = $2 AND kind = $3 AND at = $4"
WITHDRAW = f"UPDATE ahead SET because = $5 {THIS}"  # noqa: S608 - our words
FORGET = f"DELETE FROM ahead {THIS}"  # noqa: S608 - our words
END = "DELETE FROM ahead WHERE table_id = $1"

encode = msgspec.json.Encoder().encode


def standing_of(row: Row) -> Standing:
    table, seat, kind, person, at, rests, because = row
    return Standing(table, seat, kind, person, float(at), msgspec.json.decode(rests), because)


class AheadStore(ABC):
    @abstractmethod
    async def _read(self, make: Callable[[Row], T], sql: str, *args: Any) -> list[T]: ...

    @abstractmethod
    async def _do(self, sql: str, *args: Any) -> int: ...

    async def ahead(self, table: str) -> list[Standing]:
        return await self._read(standing_of, AT_TABLE, table)

    async def ahead_of(self, person: str) -> list[Standing]:
        return await self._read(standing_of, OF_PERSON, person)

    async def waiting_ahead(self) -> list[tuple[str, int]]:
        return await self._read(lambda row: (str(row[0]), int(row[1])), WAITING)

    async def choose_ahead(self, standing: Standing) -> None:
        one = standing
        rests = encode(one.rests).decode()
        await self._do(CHOOSE, one.table, one.seat, one.kind, one.person, float(one.at), rests, one.because)

    async def withdraw_ahead(self, standing: Standing, because: str) -> bool:
        this = (standing.table, standing.seat, standing.kind, float(standing.at))
        return bool(await (self._do(WITHDRAW, *this, because) if because else self._do(FORGET, *this)))

    async def end_ahead(self, table: str) -> None:
        await self._do(END, table)
