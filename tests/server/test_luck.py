"""The order of fair dice over the wire: promise, seals, luck; people who do not answer; the proof at the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from server.conftest import Guest
from server.running import Client, Running, Socket, config, dice, play_on, running
from starboard.kernel.fair import Fairness, promise_of, seal_of
from starboard.kernel.record import Record
from waiting import wait_for

HARBOUR = {"rounds": 1}


@pytest.fixture
def patient(url: str) -> Iterator[Running]:
    """Waits for ever for those who take part, unless time is up by hand."""
    with running(config(url, luck_seconds=1e6)) as server:
        yield server


def key_of(told: dict[str, Any]) -> str:
    key: str = told["reason"]["key"]
    return key


class Player:
    """Somebody who seals and shows, as a browser does."""

    def __init__(self, client: Client, table: str, name: str, seat: int) -> None:
        self.client = client
        self.socket: Socket = client.sit(table)
        self.table, self.name, self.seat = table, name, seat

    @property
    def dice(self) -> dict[str, Any]:
        found: dict[str, Any] = self.socket.table["dice"]
        return found

    def luck(self) -> str:
        return f"{self.name} {self.dice['round']}"

    def seal(self) -> None:
        seal = seal_of(self.table, self.dice["round"], self.seat, self.name, self.luck())
        self.socket.done("seal-luck", seat=self.seat, round=self.dice["round"], seal=seal)

    def show(self) -> None:
        self.socket.until(lambda: self.seat in self.dice.get("to_show", []))
        self.socket.done("show-luck", seat=self.seat, round=self.dice["round"], luck=self.luck())


def pair(server: Running, guest: Guest) -> tuple[Player, Player]:
    """Ada and Bob, who have sat down and take part."""
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = ada.make("harbour", "me open", luck=True, options=HARBOUR)["id"]
    bob.claim(table, luck=True)
    return Player(ada, table, "Ada", 0), Player(bob, table, "Bob", 1)


def proof(client: Client, table: str) -> tuple[Record, Fairness]:
    record = Record.read(client.get(f"/api/tables/{table}/record").text)
    assert isinstance(record.fairness, Fairness)
    return record, record.fairness


def test_the_order_of_the_protocol(patient: Running, guest: Guest) -> None:
    ada, bob = pair(patient, guest)
    promise = ada.socket.table["promise"]
    assert ada.dice["seats"] == [{"part": True}, {"part": True}], "the promise is there before anybody's luck"
    assert key_of(ada.socket.refused("show-luck", seat=0, round=0, luck="Ada 0")) == "table-luck-early"
    ada.seal()
    ada.client.start(ada.table)
    assert key_of(ada.socket.refused("show-luck", seat=0, round=0, luck="Ada 0")) == "table-luck-early"
    bob.seal()
    assert key_of(bob.socket.refused("show-luck", seat=1, round=0, luck="better")) == "table-luck-differs"
    assert key_of(bob.socket.refused("show-luck", seat=0, round=0, luck="Ada 0")) == "table-not-your-seat"
    ada.show()
    assert key_of(ada.socket.refused("seal-luck", seat=0, round=0, seal="0" * 64)) == "table-luck-late"
    bob.show()
    ada.socket.until(lambda: ada.socket.status == "playing")
    play_on([ada.socket, bob.socket], dice(1))
    record, fair = proof(ada.client, ada.table)
    assert fair.promise == promise == promise_of(ada.socket.table["secret"])
    assert fair.luck == ["Ada 0", "Bob 0"] and fair.seed == record.seed and fair.misnamed(record.names) == []
    done = [entry["do"] for entry in ada.socket.log]
    wanted = ["create", "claim", "claim", "seal-luck", "starting", "seal-luck", "show-luck", "show-luck", "start"]
    assert [do for do in done if do in {*wanted}] == wanted


def test_the_secret_is_told_to_nobody_before_the_end(patient: Running, guest: Guest) -> None:
    ada, bob = pair(patient, guest)
    live = patient.house.hub.live[ada.table]
    secrets = [live.table.secret]
    for player in (ada, bob):
        player.seal()
    patient.run(begin(patient, ada.table))
    ada.show()
    patient.run(too_late(patient, ada.table))  # Bob has not shown his
    ada.socket.until(lambda: ada.dice["round"] == 1)
    secrets.append(live.table.secret)
    ada.seal()
    ada.show()
    bob.socket.until(lambda: bob.socket.status == "playing")
    texts = "".join(ada.socket.texts + bob.socket.texts)
    assert not [secret for secret in secrets if secret in texts]
    assert str(live.table.fairness.seed) not in texts


async def begin(server: Running, table: str) -> None:
    hub = server.house.hub
    await hub.do(table, None, lambda t: (t.begin(hub.now() + 1e6), None))


async def too_late(server: Running, table: str) -> None:
    hub = server.house.hub
    await hub.do(table, None, lambda t: (t.settle_start(hub.now() + 2e6, hub.now() + 1e6), None))


def test_who_stays_away_when_luck_is_shown_changes_nothing_but_for_themselves(patient: Running, guest: Guest) -> None:
    """Bob knows Ada's luck before he decides whether to show his own; it is worth nothing to him."""
    ada, bob = pair(patient, guest)
    ada.seal()
    bob.seal()
    patient.run(begin(patient, ada.table))
    ada.show()
    promise = ada.socket.table["promise"]
    patient.run(too_late(patient, ada.table))
    ada.socket.until(lambda: ada.dice["round"] == 1)
    assert ada.socket.table["promise"] != promise
    assert ada.dice["seats"] == [{"part": True}, {"part": True, "left_out": True}]
    assert next(entry for entry in ada.socket.log if entry["do"] == "leave-out")["details"] == {"seats": [1]}
    assert key_of(bob.socket.refused("show-luck", seat=1, round=0, luck="Bob 0")) == "table-no-part"
    ada.seal()
    ada.show()
    ada.socket.until(lambda: ada.socket.status == "playing")
    play_on([ada.socket, bob.socket], dice(1))
    fair = patient.house.hub.live[ada.table].table.fairness
    assert fair.luck == ["Ada 1", ""] and fair.kept


def test_a_server_waits_no_longer_than_it_says(url: str) -> None:
    with running(config(url, luck_seconds=0.1)) as server, server.guest("Ada") as ada:
        table = ada.make("harbour", "me bot:random", luck=True, start=True, options=HARBOUR)["id"]
        one = ada.sit(table)
        one.until(lambda: one.status != "open")
        left = next(entry for entry in one.log if entry["do"] == "leave-out")
        assert left["details"] == {"seats": [0]}


def test_a_start_that_a_server_did_not_live_to_see_goes_on_in_the_next_one(url: str) -> None:
    with running(config(url, luck_seconds=1e6)) as server, server.guest("Ada") as ada:
        table = ada.make("harbour", "me bot:random", luck=True, start=True, options=HARBOUR)["id"]
        cookies = ada.http.cookies
    with running(config(url, luck_seconds=1e6)) as server, server.guest() as ada:
        ada.http.cookies = cookies
        one = Player(ada, table, "Ada", 0)
        assert one.dice["starting"]
        one.seal()
        one.show()
        one.socket.until(lambda: one.socket.status != "open")
        wait_for(lambda: server.house.hub.live[table].table.seats[0].luck == "Ada 0")
