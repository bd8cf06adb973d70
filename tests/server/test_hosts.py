"""A server answers only to its own names: no other site can make it its own."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.running import Client, Running, config, running
from starboard.server.hosts import Hosts

Guest = Callable[..., Client]
OWN = ["localhost", "LOCALHOST:8080", "127.0.0.1", "127.0.0.1:8080", "127.0.0.53", "[::1]", "[::1]:8080", "localhost."]
NEIGHBOURLY = ["192.168.1.7:8080", "8.8.8.8", "[fd00::1]:80", "tower", "tower:8080", "tower.local", "Tower.Local.:80"]
FOREIGN = ["evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example", "local.evil"]
BROKEN = [
    "",
    ":",
    ":80",
    "localhost:x",
    "a@localhost",
    "localhost/x",
    "[::1",
    "localhost?x",
    "http://localhost",
    "a b.c",
]


def answered(hosts: Hosts, headers: list[str]) -> list[str]:
    return [header for header in headers if hosts.answers_to(header)]


@pytest.mark.parametrize("listening", ["127.0.0.1", "::1", "localhost"])
def test_on_this_machine_only_its_own_names(listening: str) -> None:
    assert answered(Hosts(listening), OWN + NEIGHBOURLY + FOREIGN + BROKEN) == OWN


@pytest.mark.parametrize("listening", ["0.0.0.0", "::", "192.168.1.7"])  # noqa: S104 - nobody listens
def test_in_a_network_what_nobody_outside_can_own(listening: str) -> None:
    hosts = Hosts(listening)
    assert answered(hosts, OWN + NEIGHBOURLY + FOREIGN + BROKEN) == OWN + NEIGHBOURLY
    assert hosts.answers_to(socket.gethostname())


@pytest.mark.parametrize("listening", ["127.0.0.1", "0.0.0.0"])  # noqa: S104 - nobody listens
def test_with_names_these_alone_and_this_machine(listening: str) -> None:
    hosts = Hosts(listening, ["Games.Example", "play.example:443", "[2001:db8::7]"])
    given = ["games.example", "GAMES.example:8443", "games.example.", "play.example", "[2001:db8::7]:443"]
    assert answered(hosts, given + OWN + NEIGHBOURLY + FOREIGN + BROKEN) == given + OWN
    assert not hosts.answers_to("x.games.example")


@pytest.mark.parametrize("path", ["/", "/api/me", "/health", "/metrics", "/api/no"])
def test_a_site_that_took_our_address_is_told_nothing(server: Running, guest: Guest, path: str) -> None:
    http = guest(server).http
    answer = http.get(path, headers={"Host": "evil.example"})
    assert answer.status_code == 421
    assert answer.json()["reason"] == {"key": "server-other-host", "args": {"host": "evil.example"}}
    assert "--host-name" in answer.json()["text"] and "x-frame-options" in answer.headers
    assert http.get(path, headers={"Host": f"localhost:{server.port}"}).status_code in (200, 404)


def test_nor_may_it_change_anything_or_open_a_socket(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    name = f"evil.example:{server.port}"
    headers = {"Host": name, "Origin": f"http://{name}"}
    assert ada.http.post("/api/me", json={"name": "Eve"}, headers=headers).status_code == 421
    table = ada.make()["id"]
    with socket.create_connection(("127.0.0.1", server.port)) as line, pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{name}/api/tables/{table}/socket", sock=line, proxy=None)
    assert refused.value.response.status_code == 403


def test_a_name_that_was_given_is_answered_to(tmp_path: Path) -> None:
    settings = config(f"sqlite:///{tmp_path}/store.db", host_names=("games.example",))
    with running(settings) as server, server.guest() as ada:
        headers = {"Host": "games.example", "Origin": "https://games.example"}
        assert ada.http.post("/api/me", json={"name": "Ada"}, headers=headers).status_code == 200
