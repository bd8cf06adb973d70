"""Addresses, tokens and counted letters: the same in both databases, and gone with who is forgotten."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from starboard.tables.mail import COUNTED_DAYS, DAY, REFUSED_DAYS, Mailbox, MailToken
from starboard.tables.store import Person, Store

pytestmark = pytest.mark.anyio

TOKEN = MailToken("hash", "ada", "confirm", "ada@x.example", "box", "cs", 1, 100.0)


@pytest.fixture
async def filled(store: Store) -> Store:
    for name in ("Ada", "Bob"):
        await store.add_person(Person(name.lower(), name, 1.0, "password"))
    await store.add_mail_token(TOKEN)
    return store


async def test_an_address_is_confirmed_once(filled: Store) -> None:
    assert await filled.mailbox_of("ada") is None
    assert await filled.pending_mailbox("ada", 99.0) == TOKEN == await filled.mail_token("hash", "confirm", 99.0)
    assert await filled.pending_mailbox("ada", 100.0) is None is await filled.pending_mailbox("bob", 99.0)
    assert await filled.mail_token("hash", "password", 99.0) is None is await filled.mail_token("hash", "confirm", 100)
    assert not await filled.confirm_mailbox("other", 50.0) and not await filled.confirm_mailbox("hash", 100.0)
    assert await filled.confirm_mailbox("hash", 50.0)
    assert await filled.mailbox_of("ada") == Mailbox("ada", "ada@x.example", "box", "cs", 50.0)
    await filled.drop_mail_tokens("ada", "password")
    assert await filled.pending_mailbox("ada", 99.0)
    await filled.drop_mail_tokens("ada", "confirm")
    assert not await filled.confirm_mailbox("hash", 50.0) and await filled.pending_mailbox("ada", 99.0) is None
    # Another one in its place; somebody else may have the same.
    await filled.add_mail_token(replace(TOKEN, hash="h2", address="new@x.example", mailbox="new"))
    await filled.add_mail_token(replace(TOKEN, hash="h3", address="new@x.example", mailbox="new", person="bob"))
    assert await filled.confirm_mailbox("h2", 60.0) and await filled.confirm_mailbox("h3", 61.0)
    assert await filled.mailboxes("box", 9) == []
    assert [box.person for box in await filled.mailboxes("new", 9)] == ["ada", "bob"]
    assert [box.person for box in await filled.mailboxes("new", 1)] == ["ada"]


async def test_a_token_ends_with_the_sessions(filled: Store) -> None:
    await filled.set_password("ada", 1, "other")
    assert await filled.mail_token("hash", "confirm", 50.0) is None is await filled.pending_mailbox("ada", 50.0)
    assert not await filled.confirm_mailbox("hash", 50.0)
    await filled.tidy_mail(101.0)
    with_number = replace(TOKEN, session=2)
    await filled.add_mail_token(with_number)
    assert await filled.mail_token("hash", "confirm", 50.0) == with_number


async def test_letters_are_counted_by_the_day(filled: Store) -> None:
    counted = await asyncio.gather(*(filled.count_mail("box", "confirm", 5.0, 3) for _ in range(8)))
    assert sum(counted) == 3
    assert await filled.count_mail("box", "password", 5.0, 3) and await filled.count_mail("other", "confirm", 5.0, 3)
    assert await filled.count_mail("box", "confirm", DAY + 5.0, 3)
    assert not await filled.count_mail("box", "confirm", 6.0, 3)
    await filled.tidy_mail((COUNTED_DAYS + 1.0) * DAY)
    assert await filled.count_mail("box", "confirm", 6.0, 3), "what was long ago is forgotten"


async def test_whoever_wants_no_letters(filled: Store) -> None:
    await filled.refuse_mail("box", 5.0)
    assert not await filled.has_refused_mail("box"), "nothing was ever sent there"
    await filled.count_mail("box", "confirm", 5.0, 3)
    for _ in range(2):
        await filled.refuse_mail("box", 5.0)
        assert await filled.has_refused_mail("box")
    await filled.accept_mail("box")
    assert not await filled.has_refused_mail("box")
    await filled.refuse_mail("box", 5.0)
    await filled.tidy_mail(6.0 + REFUSED_DAYS * DAY)
    assert not await filled.has_refused_mail("box")


async def test_notices_are_for_whoever_wants_them(filled: Store) -> None:
    async def notices() -> tuple[bool, bool]:
        box = await filled.mailbox_of("ada")
        assert box is not None
        return box.notices, box.every_turn

    await filled.confirm_mailbox("hash", 50.0)
    await filled.count_mail("box", "confirm", 5.0, 3)
    assert await notices() == (False, False)
    await filled.accept_mail("box")
    assert await notices() == (False, False), "there was nothing to take back"
    await filled.set_mail_notices("ada", True, True)
    assert await filled.confirm_mailbox("hash", 51.0) and await notices() == (True, True)
    await filled.refuse_mail("box", 5.0)
    assert await notices() == (False, True) and not await filled.has_refused_mail("box")
    await filled.accept_mail("box")
    assert await notices() == (True, True)
    await filled.set_mail_language("ada", "uk")
    box = await filled.mailbox_of("ada")
    assert box is not None and box.language == "uk"
    await filled.drop_mailbox("ada")
    assert await filled.mailbox_of("ada") is None


async def test_gone_with_the_person(filled: Store) -> None:
    await filled.confirm_mailbox("hash", 50.0)
    await filled.add_mail_token(replace(TOKEN, hash="bobs", person="bob"))
    await filled.forget("ada")
    assert await filled.mailbox_of("ada") is None and await filled.mailboxes("box", 9) == []
    await filled.add_person(Person("ada", "Ada", 1.0))
    assert await filled.mail_token("hash", "confirm", 50.0) is None
    assert await filled.mail_token("bobs", "confirm", 50.0)
