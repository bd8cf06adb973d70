"""Friends, blocks, who has played with whom: the same in both databases, and gone with who is forgotten."""

from __future__ import annotations

import pytest

from starboard.tables.store import Outcome, Person, Store
from starboard.tables.summary import sign_of

pytestmark = pytest.mark.anyio

HASH = "hash"


@pytest.fixture
async def filled(store: Store) -> Store:
    for name, password in (
        ("Ada", HASH),
        ("Adam", HASH),
        ("Ádám", HASH),
        ("Bob", HASH),
        ("adele", None),
        ("Cleo", None),
    ):
        await store.add_person(Person(name.lower(), name, 1.0, password))
    return store


async def ties(store: Store, person: str) -> dict[str, str]:
    return {one.name: one.tie for one in await store.ties(person)}


async def test_one_asks_and_the_other_accepts(filled: Store) -> None:
    await filled.befriend("ada", "bob", 5.0)
    await filled.befriend("ada", "bob", 6.0)
    assert await ties(filled, "ada") == {"Bob": "asked"} and await ties(filled, "bob") == {"Ada": "asks"}
    assert (await filled.ties("ada"))[0].at == 5.0 and (await filled.ties("bob"))[0].kept
    await filled.befriend("bob", "ada", 7.0)
    await filled.befriend("bob", "cleo", 8.0)
    assert await ties(filled, "ada") == {"Bob": "friend"}
    assert await ties(filled, "bob") == {"Ada": "friend", "Cleo": "asked"}
    await filled.part("ada", "bob")
    await filled.part("cleo", "bob")
    assert await ties(filled, "bob") == {}


async def test_who_is_blocked_is_no_friend_and_what_they_ask_is_not_seen(filled: Store) -> None:
    await filled.befriend("ada", "bob", 5.0)
    await filled.befriend("bob", "ada", 5.0)
    await filled.block("bob", "ada", 6.0)
    await filled.block("bob", "ada", 7.0)
    assert await ties(filled, "ada") == {} == await ties(filled, "bob")
    await filled.befriend("ada", "bob", 8.0)
    assert await ties(filled, "ada") == {"Bob": "asked"} and await ties(filled, "bob") == {}
    assert [(one.name, one.at) for one in await filled.blocks("bob")] == [("Ada", 6.0)] and await filled.blocks(
        "ada"
    ) == []
    assert await filled.has_blocked("bob", "ada") and not await filled.has_blocked("ada", "bob")
    await filled.unblock("bob", "ada")
    assert await ties(filled, "bob") == {"Ada": "asks"}


async def test_names_are_found_by_their_beginning(filled: Store) -> None:
    async def found(prefix: str, limit: int = 20) -> list[str]:
        return [one.name for one in await filled.found(prefix, limit)]

    assert await found("AD") == ["Ada", "Adam"] and await found("ad", 1) == ["Ada"]
    assert await found("adam") == ["Adam"] and await found("ád") == ["Ádám"]
    assert await found("a") == [] == await found("") == await found("da") == await found("a%") == await found("zz")
    await filled.ban("adam", "")
    assert await found("ad") == ["Ada"]
    signed = await filled.person_signed(sign_of("bob"))
    assert signed is not None and signed.name == "Bob" and await filled.person_signed("") is None


async def test_who_has_played_together_lately(filled: Store) -> None:
    for number, players in enumerate((["ada", "bob"], ["ada", "cleo", "bot:easy"], ["adam", "cleo"], ["ada", "bob"])):
        outcomes = [
            Outcome(f"t{number}", seat, "carcassonne", player, player, 1, 1, len(players), 10.0 + number)
            for seat, player in enumerate(players)
        ]
        await filled.add_results(outcomes, [])
    assert [(one.name, one.at) for one in await filled.played_with("ada")] == [("Bob", 13.0), ("Cleo", 11.0)]
    assert [one.name for one in await filled.played_with("ada", 1)] == ["Bob"]
    assert await filled.played_with("adele") == []


async def test_who_is_forgotten_is_nobodys_friend(filled: Store) -> None:
    await filled.befriend("ada", "bob", 5.0)
    await filled.befriend("bob", "cleo", 5.0)
    await filled.block("bob", "adam", 6.0)
    await filled.block("adam", "bob", 6.0)
    await filled.befriend("ada", "cleo", 5.0)
    await filled.forget("bob")
    assert await ties(filled, "ada") == {"Cleo": "asked"} and await ties(filled, "cleo") == {"Ada": "asks"}
    await filled.add_person(Person("bob", "Bob", 1.0))
    assert await ties(filled, "bob") == {} and await filled.blocks("bob") == [] == await filled.blocks("adam")
