"""Queries for both stores of what takes days: tables where something is due, and vacations of people."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from starboard.tables.sql_packs import Row
from starboard.tables.store import Due, Taken
from starboard.tables.vacation import Vacation

T = TypeVar("T")

DUE = "SELECT id, n, due FROM tables WHERE due <= $1 ORDER BY due LIMIT $2"
SET_DUE = "UPDATE tables SET due = $3 WHERE id = $1 AND n = $2"
VACATIONS = "SELECT n, since, until FROM vacations WHERE person = $1 ORDER BY n"
ADD_VACATION = """
    INSERT INTO vacations (person, n, since, until, told) VALUES ($1, $2, $3, $4, 0) ON CONFLICT (person, n) DO NOTHING
"""
END_VACATION = "UPDATE vacations SET until = $3, told = 0 WHERE person = $1 AND n = $2 AND since <= $3 AND until > $3"
DROP_VACATION = "DELETE FROM vacations WHERE person = $1 AND n = $2 AND since > $3 AND told = 0"
UNTOLD = "SELECT person, n, since, until FROM vacations WHERE told = 0 AND since <= $1 ORDER BY since LIMIT $2"
TOLD_VACATION = "UPDATE vacations SET told = 1 WHERE person = $1 AND n = $2 AND until = $3"


class SqlDays(ABC):
    @abstractmethod
    async def _read(self, make: Callable[[Row], T], sql: str, *args: Any) -> list[T]: ...

    @abstractmethod
    async def _do(self, sql: str, *args: Any) -> int: ...

    async def due(self, at: float, limit: int) -> list[Due]:
        return await self._read(lambda row: Due(*row), DUE, at, limit)

    async def set_due(self, table: str, n: int, due: float | None) -> None:
        await self._do(SET_DUE, table, n, due)

    async def vacations(self, person: str) -> list[Vacation]:
        return await self._read(lambda row: Vacation(*row), VACATIONS, person)

    async def add_vacation(self, person: str, vacation: Vacation) -> None:
        if not await self._do(ADD_VACATION, person, vacation.n, vacation.since, vacation.until):
            raise Taken(person)

    async def end_vacation(self, person: str, n: int, at: float) -> None:
        if not await self._do(END_VACATION, person, n, at):
            await self._do(DROP_VACATION, person, n, at)

    async def untold_vacations(self, at: float, limit: int) -> list[tuple[str, Vacation]]:
        return await self._read(lambda row: (str(row[0]), Vacation(*row[1:])), UNTOLD, at, limit)

    async def told_vacation(self, person: str, vacation: Vacation) -> None:
        await self._do(TOLD_VACATION, person, vacation.n, vacation.until)
