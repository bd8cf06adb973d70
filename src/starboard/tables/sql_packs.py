"""Shared code of both stores about content packs (packs.py), in statements that both databases understand alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from starboard.tables.packs import Editor, Pack, Sharing

T = TypeVar("T")
Row = Sequence[Any]

COLUMNS = "id, owner, game, name, sign, revision, created, updated, size, sharing, link, invitation"
HEAD = ", ".join(f"packs.{column}" for column in COLUMNS.split(", ")) + ", COALESCE(people.name, '')"
FROM = "FROM packs LEFT JOIN people ON people.id = packs.owner"
ADD = f"""
    INSERT INTO packs ({COLUMNS}, text)
    SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT),
        CAST($6 AS BIGINT), CAST($7 AS DOUBLE PRECISION), CAST($8 AS DOUBLE PRECISION), CAST($9 AS BIGINT),
        CAST($10 AS TEXT), CAST($11 AS TEXT), CAST($12 AS TEXT), CAST($13 AS TEXT)
    WHERE (SELECT count(*) FROM packs WHERE owner = $2) < CAST($14 AS BIGINT)
        AND (SELECT CAST(COALESCE(sum(size), 0) AS BIGINT) FROM packs WHERE owner = $2) + $9 <= CAST($15 AS BIGINT)
"""  # noqa: S608 - our words
ONE = f"SELECT {HEAD}, packs.text {FROM} WHERE packs.id = $1"
OWN = f"SELECT {HEAD} {FROM} WHERE packs.owner = $1 ORDER BY packs.updated DESC, packs.id"
EDITED = f"""
    SELECT {HEAD} FROM pack_editors JOIN packs ON packs.id = pack_editors.pack
    LEFT JOIN people ON people.id = packs.owner
    WHERE pack_editors.person = $1 ORDER BY packs.updated DESC, packs.id LIMIT 200
"""  # noqa: S608
FOR_ALL = f"SELECT {HEAD} {FROM} WHERE packs.sharing = 'all' ORDER BY packs.updated DESC, packs.id LIMIT $1"
SAVE = """
    UPDATE packs SET name = $3, text = $4, size = $5, sign = $6, updated = $7, revision = revision + 1
    WHERE id = $1 AND revision = $2 AND CAST($8 AS BIGINT) >= $5 + (
        SELECT CAST(COALESCE(sum(other.size), 0) AS BIGINT) FROM packs AS other
        WHERE other.owner = packs.owner AND other.id <> packs.id
    )
"""
SHARE = "UPDATE packs SET sharing = $2, link = $3 WHERE id = $1"
INVITE = "UPDATE packs SET invitation = $2 WHERE id = $1"
# Whoever edits it already, and whose it is, need not come again.
JOIN = """
    INSERT INTO pack_editors (pack, person)
    SELECT id, CAST($2 AS TEXT) FROM packs WHERE id = $1 AND invitation = $3 AND owner <> $2
        AND (SELECT count(*) FROM pack_editors WHERE pack = $1) < CAST($4 AS BIGINT)
    ON CONFLICT (pack, person) DO NOTHING
"""
IS_EDITOR = "SELECT 1 FROM pack_editors WHERE pack = $1 AND person = $2"
LEAVE = "DELETE FROM pack_editors WHERE pack = $1 AND person = $2"
DELETE = "DELETE FROM packs WHERE id = $1"  # its editors go with it
KEEP = "INSERT INTO pack_texts (game, sign, text) VALUES ($1, $2, $3) ON CONFLICT (game, sign) DO NOTHING"
TEXT = "SELECT text FROM pack_texts WHERE game = $1 AND sign = $2"


def editors_sql(packs: int) -> str:
    marks = ", ".join(f"${number}" for number in range(1, packs + 1))
    return (
        "SELECT pack, person, name FROM pack_editors JOIN people ON people.id = person "  # noqa: S608 - our words
        f"WHERE pack IN ({marks}) ORDER BY name, person"
    )


def pack_of(row: Row) -> Pack:
    return Pack(*row)


class SqlPacks(ABC):
    @abstractmethod
    async def _read(self, make: Callable[[Row], T], sql: str, *args: Any) -> list[T]:
        """Return what `make` makes of each row."""

    @abstractmethod
    async def _do(self, sql: str, *args: Any) -> int:
        """Write by one statement: the number of rows. Refused by a unique index: Refused."""

    async def add_pack(self, pack: Pack, most: int, most_bytes: int) -> bool:
        head = (pack.id, pack.owner, pack.game, pack.name, pack.sign, pack.revision)
        row = (*head, float(pack.created_at), float(pack.updated_at), pack.size, pack.sharing)
        return await self._do(ADD, *row, pack.link, pack.invitation, pack.text, most, most_bytes) > 0

    async def pack(self, pack: str) -> Pack | None:
        rows = await self._read(pack_of, ONE, pack)
        return rows[0] if rows else None

    async def packs_of(self, person: str) -> list[Pack]:
        return await self._read(pack_of, OWN, person)

    async def packs_edited_by(self, person: str) -> list[Pack]:
        return await self._read(pack_of, EDITED, person)

    async def packs_for_all(self, limit: int) -> list[Pack]:
        return await self._read(pack_of, FOR_ALL, limit)

    async def editors(self, packs: Sequence[str]) -> list[Editor]:
        return await self._read(lambda row: Editor(*row), editors_sql(len(packs)), *packs) if packs else []

    async def save_pack(
        self, pack: str, revision: int, name: str, text: str, sign: str | None, at: float, most_bytes: int
    ) -> bool:
        size = len(text.encode())
        return await self._do(SAVE, pack, revision, name, text, size, sign, float(at), most_bytes) > 0

    async def share_pack(self, pack: str, sharing: Sharing, link: str | None) -> None:
        await self._do(SHARE, pack, sharing, link)

    async def invite_editors(self, pack: str, invitation: str | None) -> None:
        await self._do(INVITE, pack, invitation)

    async def add_editor(self, pack: str, person: str, invitation: str, most: int) -> bool:
        if await self._do(JOIN, pack, person, invitation, most):
            return True
        return bool(await self._read(lambda row: row[0], IS_EDITOR, pack, person))

    async def remove_editor(self, pack: str, person: str) -> None:
        await self._do(LEAVE, pack, person)

    async def delete_pack(self, pack: str) -> bool:
        return await self._do(DELETE, pack) > 0

    async def keep_pack_text(self, game: str, sign: str, text: str) -> None:
        await self._do(KEEP, game, sign, text)

    async def pack_text(self, game: str, sign: str) -> str | None:
        rows = await self._read(lambda row: str(row[0]), TEXT, game, sign)
        return rows[0] if rows else None
