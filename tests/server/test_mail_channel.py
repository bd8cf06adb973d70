"""Notices by e-mail: for those who want them, turns gathered, and nothing that is not true any more."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from server.mailing import SITE, Mailboxes, confirm, keep, mailing, text_of
from server.running import Client, Running
from starboard.server.mail.channel import GATHER_SECONDS, LATER_SECONDS
from starboard.texts import words
from waiting import wait_for

Guest = Callable[..., Client]


class Clock:
    """The hour at which it is looked for what is due."""

    def __init__(self, host: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.host = host
        self.ahead = 0.0
        assert host.house.mail is not None
        monkeypatch.setattr(host.house.mail, "now", self)
        monkeypatch.setattr(host.house.notices, "now", self)

    def __call__(self) -> float:
        return time.time() + self.ahead

    def wait(self, seconds: float) -> None:
        self.ahead += seconds + 1
        self.settle()
        self.host.run(self.host.house.notices.sweep())
        self.settle()

    def settle(self) -> None:
        mail = self.host.house.mail
        assert mail is not None
        wait_for(lambda: not self.host.house.hub._tasks and not mail.post._under_way)


async def again(host: Running, person: str, table: str) -> None:
    """As if it had been somebody's turn once more."""
    host.house.notices.tell(person, "turn", table)


@pytest.fixture
def both(url: str) -> Iterator[tuple[Running, Mailboxes]]:
    with mailing(url) as found:
        yield found


def test_turns_are_gathered(both: tuple[Running, Mailboxes], guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    host, boxes = both
    clock = Clock(host, monkeypatch)
    ada, bob = guest(host, "Ada"), guest(host, "b.example")
    keep(ada)
    confirm(ada, boxes, "ada@games.example", language="cs")

    def begin() -> str:
        """A game in which it is Ada's turn, who is not there."""
        table: str = ada.make(seats="me open")["id"]
        bob.claim(table)
        ada.start(table)
        return table

    def letters() -> int:
        return len(boxes.to("ada@games.example")) - 1

    begin()
    clock.wait(GATHER_SECONDS)
    assert letters() == 0, "she has not asked for any"
    assert ada.post("/api/me/mail/notices", on=True).json()["notices"] is True
    tables = [begin(), begin(), begin()]
    clock.settle()
    assert letters() == 0
    # She comes to one of them, and plays: two are left.
    played = ada.sit(tables[0])
    while played.own_ask:
        played.play()
    clock.wait(GATHER_SECONDS)
    assert letters() == 1
    letter = boxes.to("ada@games.example")[-1]
    assert letter["Subject"] == words("cs")("letter-turns-subject", count=2)
    text = text_of(letter)
    assert all(f"{SITE}/t/{table}" in text for table in tables[1:]) and tables[0] not in text
    assert "b.example" not in text and "b.\u200bexample" in text
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    # Once a day of the same table: later, if it is still her turn.
    host.run(again(host, ada.person, tables[1]))
    clock.wait(GATHER_SECONDS)
    assert letters() == 1
    clock.wait(LATER_SECONDS)
    clock.wait(LATER_SECONDS)
    assert letters() == 2 and tables[1] in text_of(boxes.to("ada@games.example")[-1])
    # Every turn at once, for whoever wants that; and nothing any more after unsubscribing.
    assert ada.post("/api/me/mail/notices", on=True, every_turn=True).json()["every_turn"] is True
    last = begin()
    clock.settle()
    assert letters() == 3 and last in text_of(boxes.to("ada@games.example")[-1])
    path = boxes.to("ada@games.example")[-1]["List-Unsubscribe"].strip("<>").removeprefix(SITE)
    assert guest(host).http.post(path).status_code == 204
    begin()
    clock.settle()
    assert letters() == 3


def test_an_invitation_goes_at_once(
    both: tuple[Running, Mailboxes], guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, boxes = both
    clock = Clock(host, monkeypatch)
    ada, bob = guest(host, "Ada"), guest(host, "Bob")
    keep(ada)
    confirm(ada, boxes, "ada@games.example")
    ada.post("/api/me/mail/notices", on=True)
    host.house.attendance.hide(ada.person)  # she has gone
    who = ada.get("/api/me").json()["who"]
    table = bob.make(seats="me open")["id"]
    answer = bob.post(f"/api/tables/{table}/invite", seat=1, who=who)
    assert answer.status_code == 204, answer.text
    clock.settle()
    letter = boxes.wait("ada@games.example", 2)
    assert letter["Subject"] == "Invitation from Bob: Carcassonne: Star Wars Edition" and f"/t/{table}" in text_of(
        letter
    )
