"""Addresses for e-mail: one plain mailbox of the world outside, and nothing that could be more."""

from __future__ import annotations

import socket
from typing import Any

import pytest

from starboard.kernel.errors import StarboardError
from starboard.server.mail.address import MailError, demand_outside, parsed, sender_of
from starboard.server.mail.letters import Site, unlinked
from starboard.server.mail.relay import Relay


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("ada@games.example", "ada@games.example"),
        (" Ada.Lovelace+x@GAMES.example ", "Ada.Lovelace+x@games.example"),
        ("o'neil{}!#@a-b.example", "o'neil{}!#@a-b.example"),
        ("ada@bücher.example", "ada@xn--bcher-kva.example"),
        (f"{'a' * 64}@games.example", f"{'a' * 64}@games.example"),
    ],
)
def test_plain_addresses(given: str, address: str) -> None:
    assert str(parsed(given)) == address


@pytest.mark.parametrize(
    "given",
    [
        "",
        "ada",
        "@games.example",
        "ada@",
        "ada@games.example\r\nBcc: all@games.example",
        "ada@games.example\n",
        "ada\x00@games.example",
        "ada@games.example,bob@games.example",
        "ada@games.example bob@games.example",
        "Ada <ada@games.example>",
        "ada@bob@games.example",
        '"ada b"@games.example',
        "ada..b@games.example",
        ".ada@games.example",
        "ada@games..example",
        "ada@-games.example",
        "ada@games.example.",
        "ada@[127.0.0.1]",
        "ada@127.0.0.1",
        "ada@[IPv6:::1]",
        "ada@games.example:25",
        "ada(comment)@games.example",
        "адa@games.example",
        "ada@gämes_.example",
        f"{'a' * 65}@games.example",
        f"ada@{'a' * 64}.example",
        f"ada@{'a.' * 130}example",
        "a" * 100_000,
    ],
)
def test_what_is_none(given: str) -> None:
    for private in (False, True):
        with pytest.raises(MailError) as refused:
            parsed(given, private)
        assert refused.value.message.key == "mail-bad-address"


@pytest.mark.parametrize("domain", ["localhost", "printer", "nas.local", "db.internal", "1.home.arpa", "x.localhost"])
def test_names_of_the_own_network(domain: str) -> None:
    with pytest.raises(MailError):
        parsed(f"ada@{domain}")
    assert parsed(f"ada@{domain}", private=True).domain == domain


@pytest.mark.parametrize(
    ("found", "fine"),
    [
        (["93.184.215.14"], True),
        (["10.0.0.7"], False),
        (["93.184.215.14", "127.0.0.1"], False),
        (["64:ff9b::7f00:1"], False),
        ([], True),  # mail may be taken elsewhere than the name leads to
    ],
)
def test_where_a_domain_leads(found: list[str], fine: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def look_up(*_: Any, **__: Any) -> list[Any]:
        if not found:
            raise socket.gaierror
        return [(0, 0, 0, "", (address, 25)) for address in found]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    address = parsed("ada@games.example")
    if fine:
        demand_outside(address)
    else:
        with pytest.raises(MailError):
            demand_outside(address)


def test_what_is_one_mailbox() -> None:
    def mailbox(text: str) -> str:
        return parsed(text).mailbox

    assert mailbox("Ada+one@Games.example") == mailbox("ada+two@games.example") == mailbox("ADA@games.example")
    assert mailbox("a.d.a+x@gmail.com") == mailbox("ada@gmail.com") != mailbox("ada@games.example")
    assert mailbox("a.da@games.example") != mailbox("ada@games.example")


def test_a_relay_by_its_address() -> None:
    relay = Relay.of("smtp://user:p%40ss%2Fw@mail.example")
    assert relay == Relay("mail.example", 587, False, True, "user", "p@ss/w") and "p@ss" not in repr(relay)
    assert Relay.of("smtps://mail.example") == Relay("mail.example", 465, True, False)
    assert Relay.of("smtp://mail.example:25") == Relay("mail.example", 25, False, None), "encrypted if offered"
    for here in ("localhost", "127.0.0.1", "[::1]"):
        assert Relay.of(f"smtp://user:secret@{here}:25").start is False
    for wrong in ("http://user:secret@mail.example", "smtp://", "smtp://user:secret@mail.example:x", "secret", ""):
        with pytest.raises(StarboardError) as refused:
            Relay.of(wrong)
        assert refused.value.message.key == "error-smtp-url" and "secret" not in str(refused.value)


def test_the_settings_of_an_operator() -> None:
    assert Site("https://games.example/").confirm("t") == "https://games.example/mail#confirm=t"
    for wrong in ("games.example", "ftp://games.example", "https://", "https://games.example/below", "https://x:y"):
        with pytest.raises(StarboardError, match="public address"):
            Site(wrong)
    assert str(sender_of("root@localhost")) == "root@localhost"
    with pytest.raises(StarboardError, match="plain address"):
        sender_of("Starboard <root@localhost>")


def test_a_name_makes_no_link() -> None:
    assert unlinked("Ada") == "Ada"
    assert unlinked("spam.example/x") == "spam.\u200bexample/\u200bx"
