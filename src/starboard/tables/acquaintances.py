"""Keep people who know each other: friends, requests, blocks, who has played with whom. For both databases.

A friendship is one row, of who asked first. Two who have asked each other at the same moment are friends as well.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from starboard.tables.names import folded
from starboard.tables.store import Acquaintance, Person
from starboard.tables.summary import Summary

T = TypeVar("T")
Row = Sequence[Any]

FRIEND, ASKED, ASKS = "friend", "asked", "asks"
PREFIX = 2  # letters by which the index of names goes; `people_found` of the schema has the same

OTHER = "people.id, people.name, people.password IS NOT NULL"
TIES = f"""
    SELECT {OTHER}, friends.at, accepted, 1 FROM friends JOIN people ON people.id = friends.other
    WHERE friends.person = $1
    UNION ALL SELECT {OTHER}, friends.at, accepted, 0 FROM friends JOIN people ON people.id = friends.person
    WHERE friends.other = $1 AND (accepted = 1 OR NOT EXISTS (
        SELECT 1 FROM blocks WHERE blocks.person = $1 AND blocks.other = friends.person))
    ORDER BY 2, 1
"""  # noqa: S608 - our words
ACCEPT = "UPDATE friends SET accepted = 1, at = $3 WHERE person = $2 AND other = $1 AND accepted = 0"
ASK = "INSERT INTO friends (person, other, at, accepted) VALUES ($1, $2, $3, 0) ON CONFLICT (person, other) DO NOTHING"
PART = "DELETE FROM friends WHERE (person = $1 AND other = $2) OR (person = $2 AND other = $1)"
BLOCKS = f"SELECT {OTHER}, blocks.at FROM blocks JOIN people ON people.id = other WHERE person = $1 ORDER BY 2, 1"  # noqa: S608
HAS_BLOCKED = "SELECT 1 FROM blocks WHERE person = $1 AND other = $2"
BLOCK = "INSERT INTO blocks (person, other, at) VALUES ($1, $2, $3) ON CONFLICT (person, other) DO NOTHING"
UNBLOCK = "DELETE FROM blocks WHERE person = $1 AND other = $2"
# What they have asked stays, unseen: they are not to find out.
NO_FRIENDS = """
    DELETE FROM friends
    WHERE (person = $1 AND other = $2) OR (person = $2 AND other = $1 AND accepted = 1)
"""
PLAYED_WITH = f"""
    SELECT {OTHER}, MAX(theirs.at)
    FROM (SELECT table_id FROM results WHERE player = $1 ORDER BY at DESC LIMIT 200) AS mine
    JOIN results AS theirs ON theirs.table_id = mine.table_id JOIN people ON people.id = theirs.player
    WHERE people.id <> $1 AND people.banned IS NULL
    GROUP BY people.id, people.name, people.password ORDER BY 4 DESC, 1 LIMIT $2
"""  # noqa: S608
FOUND = f"""
    SELECT {OTHER}, created FROM people WHERE password IS NOT NULL AND substr(folded, 1, {PREFIX}) = $1
    AND substr(folded, 1, $3) = $2 AND banned IS NULL ORDER BY length(folded), folded LIMIT $4
"""  # noqa: S608
SIGNED = "SELECT id FROM people WHERE sign = $1"
INVITATIONS = """
    SELECT summary, owner FROM players JOIN tables ON tables.id = players.table_id
    WHERE person = $1 AND status = 'open' ORDER BY updated DESC
"""

decode_summary = msgspec.json.Decoder(Summary).decode


def other_of(row: Row) -> Acquaintance:
    return Acquaintance(row[0], row[1], bool(row[2]), float(row[3]))


class Acquaintances(ABC):
    @abstractmethod
    async def _read(self, make: Callable[[Row], T], sql: str, *args: Any) -> list[T]: ...

    @abstractmethod
    async def _do(self, sql: str, *args: Any) -> int: ...

    @abstractmethod
    async def person(self, person: str) -> Person | None: ...

    async def ties(self, person: str) -> list[Acquaintance]:
        found: dict[str, Acquaintance] = {}
        for row in await self._read(tuple, TIES, person):
            other, accepted, own = other_of(row), row[4], row[5]
            tie = FRIEND if accepted or other.id in found else ASKED if own else ASKS
            found[other.id] = msgspec.structs.replace(other, tie=tie)
        return list(found.values())

    async def befriend(self, person: str, other: str, at: float) -> None:
        if not await self._do(ACCEPT, person, other, at):
            await self._do(ASK, person, other, at)

    async def part(self, person: str, other: str) -> None:
        await self._do(PART, person, other)

    async def blocks(self, person: str) -> list[Acquaintance]:
        return await self._read(other_of, BLOCKS, person)

    async def has_blocked(self, person: str, other: str) -> bool:
        return bool(await self._read(lambda row: row[0], HAS_BLOCKED, person, other))

    async def block(self, person: str, other: str, at: float) -> None:
        await self._do(BLOCK, person, other, at)
        await self._do(NO_FRIENDS, person, other)

    async def unblock(self, person: str, other: str) -> None:
        await self._do(UNBLOCK, person, other)

    async def played_with(self, person: str, limit: int = 50) -> list[Acquaintance]:
        return await self._read(other_of, PLAYED_WITH, person, limit)

    async def found(self, prefix: str, limit: int = 20) -> list[Acquaintance]:
        prefix = folded(prefix)
        if len(prefix) < PREFIX:
            return []
        return await self._read(other_of, FOUND, prefix[:PREFIX], prefix, len(prefix), limit)

    async def person_signed(self, sign: str) -> Person | None:
        rows = await self._read(lambda row: str(row[0]), SIGNED, sign)
        return await self.person(rows[0]) if rows else None

    async def invitations(self, person: str) -> list[tuple[Summary, str | None]]:
        return await self._read(lambda row: (decode_summary(row[0]), row[1]), INVITATIONS, person)
