"""Content packs of people: who may see and change which, and what tables are played with."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any
from unicodedata import normalize

from msgspec.structs import asdict

from starboard.kernel.game import AnyGame
from starboard.server import messages as m
from starboard.server.config import Config
from starboard.server.hub import Hub
from starboard.server.limits import Limiter
from starboard.server.pack_check import PackCheck, packs_of
from starboard.tables.deeds import PackUsed
from starboard.tables.names import is_visible, marks
from starboard.tables.packs import Editor, Pack, Sharing
from starboard.tables.store import Person
from starboard.tables.summary import sign_of
from starboard.tables.table import TableError

LONGEST_NAME = 60
MOST_MARKS = 3
LISTED = 200  # packs that are shared with everybody
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class PackDesk:
    def __init__(self, hub: Hub, config: Config) -> None:
        self.hub = hub
        self.store = hub.store
        self.config = config
        self.checks = PackCheck(hub.games, config.pack_seconds)
        self.saves = Limiter(config.packs_saved_per_minute / 60, config.packs_saved_per_minute)

    # Who may see what.

    async def listed(self, person: Person) -> m.PackList:
        mine, editing = await self.store.packs_of(person.id), await self.store.packs_edited_by(person.id)
        known = {pack.id for pack in (*mine, *editing)}
        found = await self.store.packs_for_all(LISTED) if self.config.public_packs else []
        editors = await self.store.editors(list(known))
        config = self.config
        return m.PackList(
            [head_of(pack, "owner", editors) for pack in mine],
            [head_of(pack, "editor", editors) for pack in editing],
            [head_of(pack, "reader", ()) for pack in found if pack.id not in known],
            config.public_packs,
            config.packs_per_person,
            config.pack_bytes_per_person,
            config.largest_pack,
        )

    async def find(self, person: Person, pack_id: str, link: str | None = None) -> tuple[Pack, m.Role, list[Editor]]:
        """Find a pack that this person may see: of any other nobody says that it is there."""
        pack = await self.store.pack(pack_id)
        if pack is not None:
            editors = await self.store.editors([pack.id])
            if pack.owner == person.id:
                return pack, "owner", editors
            if any(editor.person == person.id for editor in editors):
                return pack, "editor", editors
            by_link = pack.sharing == "link" and link is not None and is_same(link, pack.link)
            if by_link or (pack.sharing == "all" and self.config.public_packs):
                return pack, "reader", []
        raise TableError("pack-unknown")

    async def own(self, person: Person, pack_id: str) -> Pack:
        """Find a pack of this person's own."""
        pack, role, _ = await self.find(person, pack_id)
        if role != "owner":
            raise TableError("pack-owner-only")
        return pack

    async def head(self, person: Person, pack_id: str) -> m.PackHead:
        return head_of(*await self.find(person, pack_id))

    async def told(self, person: Person, pack_id: str, link: str | None = None) -> m.PackTold:
        """Tell a pack with what is wrong with it and what it does, which may have changed with the game."""
        pack, role, editors = await self.find(person, pack_id, link)
        checked = await self.checks.check(person.id, pack.game, pack.text)
        return told_of(head_of(pack, role, editors), pack.text, checked)

    # Changing them.

    async def check(self, person: Person, game_id: str, text: str) -> m.PackChecked:
        """Tell what comes of a text, without keeping anything."""
        self.demand_small(text)
        return await self.checks.check(person.id, game_id, text, with_cards=True)

    async def make(self, person: Person, address: str, data: m.NewPack) -> m.PackTold:
        name = checked_name(data.name)
        text = packs_of(self.hub.games.printed(data.game)).example() if data.text is None else data.text
        self.demand_small(text)
        self.allow_save(person, address)
        checked = await self.checks.check(person.id, data.game, text)
        now = self.hub.now()
        made = Pack(fresh_id(), person.id, data.game, name, checked.sign, 1, now, now, len(text.encode()), text=text)
        config = self.config
        if not await self.store.add_pack(made, config.packs_per_person, config.pack_bytes_per_person):
            if len(await self.store.packs_of(person.id)) >= config.packs_per_person:
                raise TableError("pack-too-many", None, most=config.packs_per_person)
            raise TableError("pack-too-many-bytes", None, most=config.pack_bytes_per_person)
        return await self._told_again(person, made.id, checked)

    async def save(self, person: Person, address: str, pack_id: str, data: m.PackSave) -> m.PackTold:
        """Write the next revision, unless somebody else has done so since this one was read."""
        pack, role, _ = await self.find(person, pack_id)
        if role == "reader":
            raise TableError("pack-editors-only")
        name = checked_name(data.name)
        if pack.revision != data.revision:
            raise TableError("pack-changed-meanwhile", None, revision=pack.revision)
        self.demand_small(data.text)
        self.allow_save(person, address)
        checked = await self.checks.check(person.id, pack.game, data.text)
        most = self.config.pack_bytes_per_person
        wrote = await self.store.save_pack(pack.id, data.revision, name, data.text, checked.sign, self.hub.now(), most)
        if not wrote:
            now = await self.store.pack(pack.id)
            if now is None:
                raise TableError("pack-unknown")
            if now.revision != data.revision:
                raise TableError("pack-changed-meanwhile", None, revision=now.revision)
            raise TableError("pack-too-many-bytes", None, most=most)
        return await self._told_again(person, pack.id, checked)

    async def _told_again(self, person: Person, pack_id: str, checked: m.PackChecked) -> m.PackTold:
        pack, role, editors = await self.find(person, pack_id)
        return told_of(head_of(pack, role, editors), pack.text, checked)

    async def delete(self, person: Person, pack_id: str) -> None:
        await self.store.delete_pack((await self.own(person, pack_id)).id)

    # Sharing them.

    async def share(self, person: Person, pack_id: str, sharing: Sharing) -> m.PackHead:
        pack = await self.own(person, pack_id)
        if sharing == "all" and not self.config.public_packs:
            raise TableError("pack-not-public")
        link = secrets.token_urlsafe(18) if sharing == "link" else None
        await self.store.share_pack(pack.id, sharing, link)
        return await self.head(person, pack_id)

    async def invite(self, person: Person, pack_id: str) -> m.PackInvitation:
        pack = await self.own(person, pack_id)
        token = secrets.token_urlsafe(18)
        await self.store.invite_editors(pack.id, hash_of(token))
        return m.PackInvitation(token)

    async def join(self, person: Person, pack_id: str, token: str) -> m.PackHead:
        pack = await self.store.pack(pack_id)
        if pack is None:
            raise TableError("pack-link-gone")
        most = self.config.editors_per_pack
        if pack.owner != person.id and not await self.store.add_editor(pack.id, person.id, hash_of(token), most):
            if len(await self.store.editors([pack.id])) >= most and is_same(hash_of(token), pack.invitation):
                raise TableError("pack-too-many-editors", None, most=most)
            raise TableError("pack-link-gone")
        return await self.head(person, pack_id)

    async def remove_editor(self, person: Person, pack_id: str, who: str) -> None:
        """Let an editor, named by their sign, edit no more; besides the owner, they themselves may say so."""
        pack, role, editors = await self.find(person, pack_id)
        if role != "owner" and who != sign_of(person.id):
            raise TableError("pack-owner-only")
        for editor in editors:
            if sign_of(editor.person) == who:
                await self.store.remove_editor(pack.id, editor.person)

    # Playing with them.

    async def choose(self, person: Person, game_id: str, pack_id: str, link: str | None) -> tuple[AnyGame, PackUsed]:
        """Find the game with a pack that this person may see, to make a table; what is in it is kept for the table."""
        pack, _, _ = await self.find(person, pack_id, link)
        if pack.game != game_id:
            raise TableError("pack-other-game", None, game=pack.game)
        game = self.hub.games.printed(game_id)
        if pack.sign is None:
            raise TableError("pack-not-sound", None, name=pack.name)
        if self.hub.games.shelf.get(game_id, pack.sign) is None:
            # Once more: the game may have changed since it was saved.
            checked = await self.checks.check(person.id, game_id, pack.text)
            if checked.sign != pack.sign:
                raise TableError("pack-not-sound", None, name=pack.name)
        await self.store.keep_pack_text(game_id, pack.sign, pack.text)
        return await self.hub.game(game_id, {game.pack_option: pack.sign}), PackUsed(pack.sign, pack.name)

    # Limits.

    def demand_small(self, text: str) -> None:
        if len(text.encode(errors="replace")) > self.config.largest_pack:
            raise TableError("pack-wrong-size", None, most=self.config.largest_pack)

    def allow_save(self, person: Person, address: str) -> None:
        if not (self.saves.allows_address(address, 1) and self.saves.allows_person(person.id, 1)):
            raise TableError("pack-too-fast")

    def tidy(self) -> None:
        self.checks.tidy()

    def stop(self) -> None:
        self.checks.stop()


def head_of(pack: Pack, role: m.Role, editors: Sequence[Editor]) -> m.PackHead:
    edits = role != "reader"
    return m.PackHead(
        id=pack.id,
        game=pack.game,
        name=pack.name,
        owner=m.PackPerson(sign_of(pack.owner), pack.owner_name),
        editors=[m.PackPerson(sign_of(one.person), one.name) for one in editors if edits and one.pack == pack.id],
        role=role,
        sign=pack.sign,
        sound=pack.sign is not None,
        revision=pack.revision,
        updated=pack.updated_at,
        size=pack.size,
        sharing=pack.sharing,
        link=pack.link if edits else None,
    )


def told_of(head: m.PackHead, text: str, checked: m.PackChecked) -> m.PackTold:
    fields: dict[str, Any] = asdict(head)
    return m.PackTold(**fields, text=text, mistakes=checked.mistakes, changes=checked.changes)


def checked_name(name: str) -> str:
    """Strip needless spaces; refused if it is too long, cannot be seen, or is more than words."""
    name = " ".join(normalize("NFC", name).split())
    if len(name) > LONGEST_NAME or not is_visible(name) or marks(name) > MOST_MARKS or {*"<>"} & {*name}:
        raise TableError("pack-wrong-name", None, most=LONGEST_NAME)
    return name


def fresh_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(14))


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def is_same(given: str, kept: str | None) -> bool:
    return kept is not None and secrets.compare_digest(given.encode(errors="replace"), kept.encode())
