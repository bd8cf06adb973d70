"""Homes of tables: which of the processes that share a port each table belongs to.

All who look at a table are brought together in the process where it is at home (doors.py), so that a move is played and
told once. That is a matter of cost, not of right or wrong: whoever writes an entry first has it, wherever it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32


@dataclass(frozen=True, slots=True)
class Homes:
    """`process` is the number of this one, from 1 to `processes`. Where there is only one, all tables are at home."""

    process: int = 1
    processes: int = 1

    def home_of(self, table_id: str) -> int:
        return crc32(table_id.encode()) % self.processes + 1

    def is_here(self, table_id: str) -> bool:
        return self.home_of(table_id) == self.process


ALONE = Homes()
