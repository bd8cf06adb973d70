"""Emblems that people show each other at a table: told to everybody at once, and kept nowhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from server.running import Client, Running, config, running
from starboard.server.messages import Emblem

Guest = Callable[..., Client]


def test_an_emblem_is_shown_to_everybody_and_kept_nowhere(server: Running, guest: Guest) -> None:
    ada, bob, cleo = guest(server, "Ada"), guest(server, "Bob"), guest(server, "Cleo")
    table = ada.make(seats="me open")["id"]
    bob.claim(table)
    one, other, watching = ada.sit(table), bob.sit(table), cleo.sit(table)
    n = other.table["summary"]["n"]
    for what in get_args(Emblem):
        other.done("react", what=what)
    for socket in (one, other, watching):
        socket.done("ping")
        assert socket.reactions == [(1, what) for what in get_args(Emblem)]
    assert one.hello()["table"]["summary"]["n"] == n and "clap" not in str(one.log)
    assert watching.refused("react", what="yes")["reason"]["key"] == "table-not-seated"
    assert one.refused("react", what="rude")["reason"]["key"] == "wish-not-understood"


def test_who_is_muted_or_too_fast_shows_none(guest: Guest, url: str) -> None:
    with running(config(url, chats_per_minute=30)) as server:
        ada, bob = guest(server, "Ada"), guest(server, "Bob")
        table = ada.make(seats="me open")["id"]
        bob.claim(table)
        one, other = ada.sit(table), bob.sit(table)
        shown = 0
        while other.wish("react", what="hurry")["it"] == "done":
            shown += 1
        assert 4 <= shown < 20
        assert other.refused("react", what="hurry")["reason"]["key"] == "table-react-too-fast"
        line = other.done("chat", text="Hurry!")["n"]
        one.done("mute", line=line)
        assert other.refused("react", what="yes")["reason"]["key"] == "table-muted"
        one.done("ping")
        assert len(one.reactions) == shown


def test_emblems_reach_other_servers(database: str, guest: Guest) -> None:
    with running(config(database)) as first, running(config(database)) as second:
        ada, bob = guest(first, "Ada"), guest(second, "Bob")
        table = ada.make(seats="me open")["id"]
        bob.claim(table)
        one, other = ada.sit(table), bob.sit(table)
        # Whispers before the other listens are lost; so it is shown again until it is seen.
        while not one.reactions:
            other.done("react", what="clap")
            one.done("ping")
        assert one.reactions[0] == (1, "clap")
