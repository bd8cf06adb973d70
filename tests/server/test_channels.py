"""Who is told what by the channels of people: away, as they have chosen, once, and not in their quiet hours."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from server.running import HORSE, Client, Running, config, running
from starboard.server.channels import Later, Notice
from starboard.server.notices import AT_ONCE, LATER, LEASE
from starboard.tables.notices import KINDS
from waiting import wait_for

Guest = Callable[..., Client]
numbers = itertools.count()
# Long ago, so that whatever asks the real clock is seen.
NOON = datetime(2024, 11, 18, 12, tzinfo=UTC).timestamp()
HOUR = 3600.0
GAME = "Carcassonne: Star Wars Edition"


class Recorder:
    """A channel that only remembers. `later` is raised instead, once for each."""

    def __init__(self, channel: str = "push") -> None:
        self.name = channel
        self.sent: list[Notice] = []
        self.later: list[Later] = []

    async def send(self, notice: Notice) -> None:
        if self.later:
            raise self.later.pop()
        self.sent.append(notice)

    def kinds(self, client: Client) -> list[str]:
        return [one.kind for one in self.sent if one.person == client.person]


@contextmanager
def recording(server: Running) -> Iterator[Recorder]:
    recorder, before = Recorder(), server.house.notices.channels
    server.house.notices.channels = {recorder.name: recorder}
    yield recorder
    server.house.notices.channels, server.house.notices.now = before, time.time


@pytest.fixture
def recorder(any_server: Running) -> Iterator[Recorder]:
    with recording(any_server) as recorder:
        yield recorder


def kept(guest: Guest, server: Running, called: str) -> Client:
    """Somebody whose name is kept, and nobody else's."""
    client = guest(server, f"{called} away {next(numbers)}")
    assert client.post("/api/me/password", password=HORSE).status_code == 200
    return client


def who(client: Client) -> str:
    sign: str = client.get("/api/me").json()["who"]
    return sign


def name(client: Client) -> str:
    found: str = client.get("/api/me").json()["name"]
    return found


def choose(client: Client, **wishes: Any) -> Any:
    body = {"push": KINDS, "mail": [], "language": "en", **wishes}
    answer = client.http.put("/api/me/notices", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def settled(server: Running) -> None:
    """Wait until all is done that was to be done."""
    wait_for(lambda: not server.house.hub._tasks)


def at(server: Running, moment: float) -> None:
    """Let it be this moment for notices, and send what is due then."""
    server.house.notices.now = lambda: moment
    server.run(server.house.notices.sweep())


def play(client: Client, table: str) -> None:
    """Play until it is somebody else's turn, and leave."""
    one = client.sit(table)
    one.until(lambda: one.own_ask)
    while one.own_ask:
        one.play()
    one.close()


def two(server: Running, guest: Guest, **more: Any) -> tuple[Client, Client, str]:
    ada, bob = kept(guest, server, "Ada"), kept(guest, server, "Bob")
    table = ada.make(seats="me open", **more)["id"]
    bob.claim(table)
    ada.start(table)
    return ada, bob, table


def test_who_is_away_is_told_once_in_their_language(any_server: Running, guest: Guest, recorder: Recorder) -> None:
    ada, bob, table = two(any_server, guest)
    choose(bob, language="cs")
    play(ada, table)
    [notice] = wait_for(lambda: recorder.sent)
    assert (notice.person, notice.kind, notice.path, notice.game) == (bob.person, "turn", f"/t/{table}", "carcassonne")
    assert (notice.title, notice.text) == ("Jsi na tahu", f"{GAME} ({name(ada)})")
    one = ada.sit(table)
    one.done("chat", text="Bob?")
    other = bob.sit(table)
    while other.own_ask:
        other.play()
    one.until(lambda: one.own_ask)
    one.done("concede", seat=0)
    other.heard("end")
    settled(any_server)
    assert recorder.sent == [notice], "Ada has chosen nothing, and both were here"


def test_the_end_is_told_to_who_is_away(server: Running, guest: Guest) -> None:
    ada, bob, table = two(server, guest)
    choose(ada, push=["turn", "over"])
    choose(bob, push=["turn"])
    with recording(server) as recorder:
        ada.sit(table).done("concede", seat=0)
        settled(server)
        assert recorder.sent == [], "Ada did it herself, Bob does not want to know"
        choose(bob)
        ada, bob, table = two(server, guest)
        choose(bob)
        ada.sit(table).done("concede", seat=0)
        [notice] = wait_for(lambda: recorder.sent)
        assert notice.kind == "over" and (notice.title, notice.text) == ("Game over", f"{GAME}, with {name(ada)}")


def test_a_table_can_be_silenced(server: Running, guest: Guest) -> None:
    ada, bob, table = two(server, guest)
    choose(bob)
    assert bob.get(f"/api/tables/{table}/notices").json() == {"silent": False, "chosen": True}
    assert bob.post(f"/api/tables/{table}/notices", silent=True).json() == {"silent": True, "chosen": True}
    stranger = guest(server, "Eve")
    assert stranger.post(f"/api/tables/{table}/notices", silent=True).json() == {"silent": False, "chosen": False}
    assert bob.post("/api/tables/nowhere/notices", silent=True).status_code == 404
    with recording(server) as recorder:
        play(ada, table)
        settled(server)
        assert recorder.sent == []
        assert bob.post(f"/api/tables/{table}/notices", silent=False).json()["silent"] is False
        play(bob, table)
        play(ada, table)
        wait_for(lambda: recorder.kinds(bob) == ["turn"])


def test_invitations_and_requests_reach_who_is_not_here(any_server: Running, guest: Guest, recorder: Recorder) -> None:
    ada, bob, eve = (kept(guest, any_server, one) for one in ("Ada", "Bob", "Eve"))
    choose(bob)
    assert bob.post(f"/api/people/{who(eve)}/block").status_code == 204
    for client in (eve, ada):
        table = client.make(seats="me link")["id"]
        assert client.post(f"/api/tables/{table}/invite", seat=1, who=who(bob)).status_code == 204
        assert client.post(f"/api/people/{who(bob)}/friend").status_code == 200
    wait_for(lambda: len(recorder.sent) == 2)
    settled(any_server)
    assert {(one.title, one.text) for one in recorder.sent} == {
        (f"Invitation from {name(ada)}", GAME),
        ("Friend request", f"{name(ada)} wants to be your friend."),
    }
    assert {one.path for one in recorder.sent} == {f"/t/{table}", "/people"}
    # Bob looks at the site: he sees it there.
    bob.get("/api/people/inbox")
    again = ada.make(seats="me link")["id"]
    assert ada.post(f"/api/tables/{again}/invite", seat=1, who=who(bob)).status_code == 204
    settled(any_server)
    assert len(recorder.sent) == 2


def test_nothing_is_sent_in_quiet_hours_and_what_is_still_true_once_after_them(
    any_server: Running, guest: Guest, recorder: Recorder
) -> None:
    ada, bob, table = two(any_server, guest)
    eve = kept(guest, any_server, "Eve")
    for client in (bob, eve):
        choose(client, quiet={"begin": 11 * 60, "end": 13 * 60, "zone": "UTC"})
    any_server.house.notices.now = lambda: NOON
    play(ada, table)
    lure = ada.make(seats="me link")["id"]
    for other in (bob, eve):
        assert ada.post(f"/api/tables/{lure}/invite", seat=1, who=who(other)).status_code == 204
    settled(any_server)
    [waiting] = bob.get("/api/me/data").json()["notices"]["waiting"][:1]
    assert recorder.sent == [] and waiting["due"] == NOON + HOUR
    at(any_server, NOON + HOUR - 1)
    assert recorder.sent == []
    at(any_server, NOON + HOUR)
    assert recorder.kinds(bob) == ["turn"], "the seat is kept for Eve by now"
    assert recorder.kinds(eve) == ["invitation"]
    at(any_server, NOON + 2 * HOUR)
    assert len(recorder.sent) == 2 and "waiting" not in bob.get("/api/me/data").json()["notices"]


def test_other_quiet_hours_count_for_what_waits_already(server: Running, guest: Guest) -> None:
    ada, bob, table = two(server, guest)
    choose(bob, quiet={"begin": 11 * 60, "end": 13 * 60, "zone": "UTC"})
    with recording(server) as recorder:
        server.house.notices.now = lambda: NOON
        play(ada, table)
        settled(server)
        choose(bob, quiet={"begin": 11 * 60, "end": 14 * 60, "zone": "UTC"})
        at(server, NOON + HOUR)
        assert recorder.sent == []
        choose(bob)
        at(server, NOON + HOUR + 1)
        assert recorder.kinds(bob) == ["turn"]


def test_what_waits_survives_a_restart(guest: Guest, tmp_path: Path) -> None:
    settings = config(f"sqlite:///{tmp_path}/store.db")
    with running(settings) as server, recording(server) as recorder:
        ada, bob, table = two(server, guest)
        choose(bob, quiet={"begin": 11 * 60, "end": 13 * 60, "zone": "UTC"})
        server.house.notices.now = lambda: NOON
        play(ada, table)
        settled(server)
        person = bob.person
    with running(settings) as server, recording(server) as after:
        at(server, NOON + HOUR)
        at(server, NOON + HOUR)
        assert [(one.person, one.kind) for one in after.sent] == [(person, "turn")] and recorder.sent == []


def test_two_servers_send_it_once(database: str, guest: Guest) -> None:
    with running(config(database)) as first, running(config(database)) as second:  # noqa: SIM117
        with recording(first) as here, recording(second) as there:
            ada, bob, table = two(first, guest)
            choose(bob, quiet={"begin": 11 * 60, "end": 13 * 60, "zone": "UTC"})
            for server in (first, second):
                server.house.notices.now = lambda: NOON
            play(ada, table)
            settled(first)
            # Who has taken it, and then ended, has not sent it: later the other one does.
            [waiting] = first.run(first.house.store.due_notices(NOON + HOUR))
            assert first.run(first.house.store.take_notice(waiting, NOON + HOUR + LEASE))
            at(second, NOON + HOUR)
            assert there.sent == []
            for server in (first, second):
                server.house.notices.now = lambda: NOON + HOUR + LEASE
            work = [server.house.notices.sweep() for server in (first, second)]
            for server, sweep in zip((first, second), work, strict=True):
                server.run(sweep)
            assert len(here.sent + there.sent) == 1
            # What another server has told is not told again here.
            ada.close()
            elsewhere = Client(second.url)
            elsewhere.http.cookies.update(ada.http.cookies)
            with elsewhere:
                elsewhere.sit(table).done("chat", text="Bob?")
            settled(second)
            assert len(here.sent + there.sent) == 1


def test_what_fails_for_a_while_is_tried_again_there_alone(server: Running, guest: Guest) -> None:
    ada, bob, table = two(server, guest)
    choose(bob)
    with recording(server) as recorder:
        server.house.notices.now = lambda: NOON
        recorder.later = [Later(("phone",), 45.0)]
        play(ada, table)
        settled(server)
        at(server, NOON + 44)
        assert recorder.sent == []
        recorder.later = [Later(("phone",))]
        at(server, NOON + 45)
        at(server, NOON + 45 + LATER[1])
        assert [one.receiver for one in recorder.sent] == ["phone"]
        # Not for ever.
        play(bob, table)
        recorder.later = [Later() for _ in range(20)]
        play(ada, table)
        settled(server)
        for tries in range(10):
            at(server, NOON + (tries + 1) * 2 * HOUR)
        assert len(recorder.later) == 20 - 1 - len(LATER)
        assert "waiting" not in bob.get("/api/me/data").json()["notices"]


def test_nobody_is_rung_up_all_day(server: Running, guest: Guest) -> None:
    ada, bob = kept(guest, server, "Ada"), kept(guest, server, "Bob")
    choose(bob)
    with recording(server) as recorder:
        for _ in range(AT_ONCE + 3):
            table = ada.make(seats="me link")["id"]
            assert ada.post(f"/api/tables/{table}/invite", seat=1, who=who(bob)).status_code == 204
        settled(server)
        assert len(recorder.sent) == AT_ONCE


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"quiet": {"begin": 0, "end": 0, "zone": "UTC"}}, "who-bad-quiet"),
        ({"quiet": {"begin": -1, "end": 60, "zone": "UTC"}}, "who-bad-quiet"),
        ({"quiet": {"begin": 0, "end": 24 * 60, "zone": "UTC"}}, "who-bad-quiet"),
        ({"quiet": {"begin": 0, "end": 60, "zone": "Mars/Olympus"}}, "who-bad-zone"),
        ({"quiet": {"begin": 0, "end": 60, "zone": "../../etc/passwd"}}, "who-bad-zone"),
        ({"quiet": {"begin": 0, "end": 60, "zone": "Europe"}}, "who-bad-zone"),
        ({"quiet": {"begin": 0, "end": 60, "zone": "\x00"}}, "who-bad-zone"),
        ({"quiet": {"begin": 0, "end": 60, "zone": ""}}, "who-bad-zone"),
        ({"quiet": {"begin": 0, "end": 60, "zone": "x" * 5000}}, "who-bad-zone"),
        ({"language": "xx"}, "who-bad-language"),
        ({"push": ["everything"]}, "server-problem"),
    ],
)
def test_what_cannot_be_wanted_is_refused_and_changes_nothing(
    server: Running, guest: Guest, wishes: dict[str, Any], key: str
) -> None:
    ada = guest(server, "Ada")
    before = choose(ada, push=["turn"], language="pl", quiet={"begin": 60, "end": 120, "zone": "Europe/Warsaw"})
    answer = ada.http.put("/api/me/notices", json={"push": [], "mail": [], "language": "en", **wishes})
    assert answer.status_code == 400 and answer.json()["reason"]["key"] == key
    assert ada.get("/api/me/notices").json() == before
    assert guest(server).get("/api/me/notices").status_code == 401
