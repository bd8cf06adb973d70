"""Content packs of people, as stores keep them.

A pack is changed as often as its people like. What tables play with is kept apart from it, by the sign of the pack, and
never changes: so no table depends on what becomes of a pack, or of whoever made it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol

import msgspec

Sharing = Literal["private", "link", "all"]  # who may see it besides its editors: nobody, whoever has the link, anybody


class Pack(msgspec.Struct, frozen=True):
    id: str
    owner: str  # a person's id
    game: str
    name: str
    sign: str | None  # None: a draft, with mistakes
    revision: int
    created_at: float
    updated_at: float
    size: int  # bytes of the text
    sharing: Sharing = "private"
    link: str | None = None  # the token of the link by which it is shared
    invitation: str | None = None  # the hash of the token by which people become editors
    owner_name: str = ""  # as they are called now
    text: str = ""  # empty where packs are only listed


class Editor(NamedTuple):
    pack: str
    person: str
    name: str


class PackStore(Protocol):
    async def add_pack(self, pack: Pack, most: int, most_bytes: int) -> bool:
        """Add a pack; False if its owner has so many already, or so many bytes with it."""

    async def pack(self, pack: str) -> Pack | None:
        """Read a pack, with its text."""

    async def packs_of(self, person: str) -> list[Pack]:
        """List the packs that somebody has made, the last changed first."""

    async def packs_edited_by(self, person: str) -> list[Pack]:
        """List the packs of others that somebody edits, the last changed first."""

    async def packs_for_all(self, limit: int) -> list[Pack]:
        """List packs that are shared with everybody, the last changed first."""

    async def editors(self, packs: Sequence[str]) -> list[Editor]:
        """List the editors of these packs, by their names."""

    async def save_pack(
        self, pack: str, revision: int, name: str, text: str, sign: str | None, at: float, most_bytes: int
    ) -> bool:
        """Write the revision after this one; False if this is not the newest, or if it is too large for its owner."""

    async def share_pack(self, pack: str, sharing: Sharing, link: str | None) -> None:
        """Share a pack; the link of before is good for nothing any more."""

    async def invite_editors(self, pack: str, invitation: str | None) -> None:
        """Invite to edit a pack by a token, of which this is the hash; the one of before is withdrawn."""

    async def add_editor(self, pack: str, person: str, invitation: str, most: int) -> bool:
        """Let somebody edit a pack who has the token of this hash; False if that is another, or there are so many."""

    async def remove_editor(self, pack: str, person: str) -> None: ...

    async def delete_pack(self, pack: str) -> bool:
        """Forget a pack; what tables play with stays. False if there is none."""

    async def keep_pack_text(self, game: str, sign: str, text: str) -> None:
        """Keep what a table plays with, for good, unless it is there already."""

    async def pack_text(self, game: str, sign: str) -> str | None:
        """Read what tables with this sign play with."""
