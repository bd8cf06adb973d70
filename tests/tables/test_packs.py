"""Ask both stores for what they promise of content packs."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from starboard.tables.packs import Editor
from starboard.tables.store import Person, Store
from tables.made import pack

pytestmark = pytest.mark.anyio
SIGN = "12b8b137e27b"


async def people(store: Store) -> None:
    await store.add_person(Person("leia", "Леся", 1.0))
    await store.add_person(Person("han", "Han", 1.0))


async def test_a_pack_comes_back_as_it_was_written(store: Store) -> None:
    await people(store)
    written = pack(text="name = 'Перехід 🚀'", sign=None, link="token")
    assert await store.add_pack(written, 1, 100)
    assert await store.pack("p") == replace(written, owner_name="Леся")
    assert await store.packs_of("leia") == [replace(written, owner_name="Леся", text="")]
    assert await store.pack("q") is None and await store.packs_of("han") == []


async def test_nobody_has_more_packs_or_bytes_than_they_may(store: Store) -> None:
    assert await store.add_pack(pack("a", text="x" * 60), 2, 100)
    assert not await store.add_pack(pack("b", text="x" * 41), 2, 100)
    assert await store.add_pack(pack("b", text="x" * 40), 2, 100)
    assert not await store.add_pack(pack("c", text=""), 2, 100)
    assert await store.add_pack(pack("c", "han", text="x" * 100), 2, 100)
    assert not await store.save_pack("b", 1, "B", "x" * 41, SIGN, 7.0, 100)
    assert await store.save_pack("b", 1, "B", "x" * 39, SIGN, 7.0, 100)


async def test_only_the_newest_revision_is_followed_by_another(store: Store) -> None:
    await store.add_pack(pack(), 9, 999)
    assert await store.save_pack("p", 1, "Ours", "second", None, 7.0, 999)
    assert not await store.save_pack("p", 1, "Mine", "other", SIGN, 8.0, 999)
    assert not await store.save_pack("q", 1, "Mine", "other", SIGN, 8.0, 999)
    found = await store.pack("p")
    assert found is not None
    assert (found.revision, found.name, found.text, found.sign) == (2, "Ours", "second", None)
    assert (found.created_at, found.updated_at, found.size) == (5.5, 7.0, 6)


async def test_who_has_the_invitation_becomes_an_editor(store: Store) -> None:
    await people(store)
    await store.add_pack(pack(), 9, 999)
    assert not await store.add_editor("p", "han", "hash", 1)
    await store.invite_editors("p", "hash")
    assert not await store.add_editor("p", "han", "other", 1)
    assert await store.add_editor("p", "han", "hash", 1)
    assert await store.add_editor("p", "han", "hash", 1), "again"
    assert not await store.add_editor("p", "lando", "hash", 1), "too many"
    assert not await store.add_editor("p", "leia", "hash", 9), "her own"
    assert await store.editors(["p", "q"]) == [Editor("p", "han", "Han")] and await store.editors([]) == []
    assert [one.id for one in await store.packs_edited_by("han")] == ["p"]
    await store.remove_editor("p", "han")
    assert await store.editors(["p"]) == []


async def test_packs_for_everybody_are_listed(store: Store) -> None:
    for number, name in enumerate("abc"):
        await store.add_pack(pack(name, updated_at=float(number)), 9, 999)
    for name, sharing in (("a", "all"), ("b", "link"), ("c", "all")):
        await store.share_pack(name, sharing, "token" if sharing == "link" else None)  # type: ignore[arg-type]
    assert [one.id for one in await store.packs_for_all(9)] == ["c", "a"]
    assert [one.id for one in await store.packs_for_all(1)] == ["c"]
    shared = await store.pack("b")
    assert shared is not None and (shared.sharing, shared.link) == ("link", "token")


async def test_what_tables_play_with_is_never_changed(store: Store) -> None:
    await store.add_pack(pack(invitation="hash"), 9, 999)
    await store.add_editor("p", "han", "hash", 9)
    await store.keep_pack_text("outer_rim", SIGN, "first")
    await store.keep_pack_text("outer_rim", SIGN, "second")
    await store.keep_pack_text("arcs", SIGN, "third")
    assert await store.delete_pack("p") and not await store.delete_pack("p")
    assert await store.pack_text("outer_rim", SIGN) == "first" and await store.pack_text("arcs", SIGN) == "third"
    assert await store.pack_text("arcs", "0" * 12) is None
    assert await store.packs_edited_by("han") == []
