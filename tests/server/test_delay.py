"""Those without a seat are shown a game later, and nothing newer leaves the server for them, by any way."""

from __future__ import annotations

import itertools
import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kernel.harbour import GAME
from marks import long
from server.running import Client, Running, Socket, config, dice, play_on, running
from starboard.server import live as live_module
from starboard.server.hub import Live
from starboard.server.visibility import table_told
from starboard.tables.deeds import ClockPlan, Created, Entry, Left, SeatPlan
from starboard.tables.store import Rating
from waiting import wait_for

Guest = Callable[..., Client]
DELAY = 60
numbers = itertools.count()
NEVER_THE_SAME = re.compile(r'"(at|created_at|updated_at|deadline|who|kept_who)": ?("[0-9a-f]*"|[0-9.e+]+)')


class Clock:
    """The time of a server, which goes on when it is told to."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.ahead = 0.0
        server.house.hub.now = lambda: time.time() + self.ahead

    def go_on(self, seconds: float) -> None:
        self.ahead += seconds
        self.server.run(self._wake())

    async def _wake(self) -> None:
        hub = self.server.house.hub
        for table in list(hub.live):
            await hub.delay._go_on(table)
        self.server.house.results.stop()
        for live in hub.live.values():
            self.server.house.results._timers.pop(live.table.id, None)
            self.server.house.results.on_load(live)


@pytest.fixture
def slow(url: str) -> Iterator[tuple[Running, Clock]]:
    with running(config(url)) as server:
        yield server, Clock(server)


def begun(server: Running, people: list[Client], **plan: Any) -> str:
    """A table of Harbour, whose cards are always dealt alike."""
    table = f"late{next(numbers)}"
    seats = tuple(SeatPlan("open") for _ in people)
    made = Created("harbour", GAME.version, seats, {"rounds": 3}, "5" * 64, **{"delay": DELAY, **plan})

    async def make() -> None:
        hub = server.house.hub
        await hub.create(table, people[0].person, made)
        for seat, one in enumerate(people):
            await hub.do(table, one.person, lambda t, one=one, seat=seat: (claimed(t, one, seat), None))

    server.run(make())
    return table


def claimed(table: Any, one: Client, seat: int) -> Any:
    return table.claim(one.person, f"player {seat}", seat, None)


class Knowledge:
    """What an onlooker of each shorter game would see: of the first n entries alone."""

    def __init__(self, server: Running) -> None:
        self.tables: dict[tuple[str, int], Any] = {}
        self.log: dict[str, list[tuple[int, float]]] = {}
        server.house.hub.after.append(self.learn)

    def learn(self, live: Live, entries: list[Entry]) -> None:
        whole = json.loads(msgspec.json.encode(table_told(live.table, None, ())))
        self.tables[live.table.id, live.table.n] = whole
        self.log.setdefault(live.table.id, []).extend((entry.n, entry.at) for entry in entries)

    def due(self, table: str, at: float, start: int) -> int:
        return max(n for n, when in self.log[table] if n <= start or when <= at - DELAY)


def test_a_late_onlooker_is_told_what_one_of_the_shorter_game_would_be(
    slow: tuple[Running, Clock], guest: Guest
) -> None:
    """The law of no leaks: step by step, from the start to the end, for who is there and for who comes anew."""
    server, clock = slow
    knowledge = Knowledge(server)
    people, eve = [guest(server, "Ada"), guest(server, "Bob")], guest(server, "Eve")
    table = begun(server, people)
    sockets = [one.sit(table) for one in people]
    there = eve.sit(table)
    people[0].start(table)
    there.heard("start")
    start = there.table["summary"]["n"]
    assert there.table["view"] and there.table["later"] == DELAY, "the start is told at once"
    for one in sockets:
        one.heard("start")
    rng = dice(3)
    shown, behind = set(), 0
    while sockets[0].status != "over" or there.status != "over":
        if sockets[0].status == "playing":
            play_on(sockets, rng, most=3)
            for one in sockets:
                one.done("ping")
        clock.go_on(11)
        n = knowledge.due(table, time.time() + clock.ahead, start)
        anew = eve.sit(table)
        for socket in (there, anew):
            socket.done("ping")
            told = dict(socket.table)
            later = told.pop("later", 0)
            assert told == knowledge.tables[table, n]
            assert later == DELAY or told["summary"]["status"] == "over"
            assert [entry["n"] for entry in socket.log] == list(range(1, n + 1))
        shown.add(n)
        behind += n < knowledge.log[table][-1][0]
        anew.close()
    assert len(shown) > 5 and behind > 5, "or nothing was late"


# Everything that somebody without a seat can ask for.


def everything(server: Running, eve: Client, table: str, socket: Socket) -> list[str]:
    """All that can be found out about a table, but for its name and times of day."""
    told: list[str] = []
    for path in (
        f"/api/tables/{table}",
        *(f"/api/tables/{table}/{what}/{ply}" for what in ("at", "story") for ply in (0, 1, 2, 3, 5, 9, 40)),
        f"/api/tables/{table}/record",
        f"/api/tables/{table}/eyes",
    ):
        answer = eve.get(path)
        told.append(f"{answer.status_code} {answer.text}")
    told.append(eve.post(f"/api/tables/{table}/analysis").text)
    for ply in (0, 1, 3, 5, 9):
        answer = eve.post(f"/api/tables/{table}/fork", ply=ply)
        told.append(f"{answer.status_code} {'' if answer.status_code == 201 else answer.text}")
    for path in ("claim", "leave", "start", "again", "links"):
        body = {"seat": 0} if path in ("leave", "links") else {}
        told.append(eve.post(f"/api/tables/{table}/{path}", **body).text)
    for which in ("open", "playing", "finished", "mine"):
        answer = eve.get("/api/tables", list=which, limit=100).json()
        told.append(json.dumps([one for one in answer if one["id"] == table]))
    data = eve.get("/api/me/data").json()
    told.append(json.dumps([one for one in data["tables"] if one["id"] == table]))
    for name in ("Ada", "Bob"):
        page = eve.get(f"/api/players/{name}").json()
        told.append(json.dumps([one for one in page["outcomes"] if one["table"] == table]))
    told.append(eve.get("/api/ratings/harbour").text)
    for wish, fields in (
        ("play", {"ply": 0, "choice": "pass"}),
        ("play", {"ply": 4, "choice": "pass"}),
        ("undo", {}),
        ("answer-undo", {"allow": True}),
        ("pause", {"on": True}),
        ("pause", {"on": False}),
        ("hand-over", {"seat": 0}),
        ("answer-hand-over", {"seat": 0, "allow": True}),
        ("take-back", {"seat": 0}),
        ("concede", {"seat": 0}),
        ("react", {"what": "clap"}),
        ("remove", {"seat": 0}),
        ("chat", {"text": "hm"}),
        ("inspect", {"target": "deck"}),
        ("why-not", {"text": "draw"}),
        ("outlook", {"choice": "draw"}),
        ("asides", {"seat": 0}),
        ("hint", {"seat": 0}),
        *(("erase-chat", {"line": line}) for line in range(1, 40)),
        *(("mute", {"line": line}) for line in range(1, 40)),
        ("erase-chat", {"line": 1, "room": "gallery"}),
    ):
        told.append(json.dumps(socket.wish(wish, **fields)))
    for after in (0, 3, 8, 30, 1000):
        socket.hello(after)
    told += socket.texts
    return [NEVER_THE_SAME.sub("", text.replace(table, "late")) for text in told]


def quiet(one: Socket, other: Socket) -> None:
    """Nothing more happens."""


def plays(one: Socket, other: Socket) -> None:
    play_on([one, other], dice(5), most=9)


def undoes(one: Socket, other: Socket) -> None:
    play_on([one, other], dice(6), most=3)
    one.wish("undo")
    other.wish("undo")


def pauses(one: Socket, other: Socket) -> None:
    one.done("pause", on=True)


def talks(one: Socket, other: Socket) -> None:
    for text in ("I have", "two raids"):
        one.done("chat", text=text)
    other.done("react", what="clap")


def ends(one: Socket, other: Socket) -> None:
    one.done("concede", seat=0)
    other.done("chat", text="good game")


def leaves(one: Socket, other: Socket) -> None:
    one.done("visible", on=False)
    other.done("hand-over", seat=1)
    other.close()


LATER = [quiet, plays, undoes, pauses, talks, ends, leaves]


@pytest.mark.parametrize("clock_plan", [None, pytest.param(ClockPlan("move", 900, 60), marks=long)])
def test_nothing_that_is_too_new_can_be_told_apart(
    slow: tuple[Running, Clock], guest: Guest, clock_plan: ClockPlan | None
) -> None:
    """Games that are the same until a minute ago, and differ since, are the same to whoever has no seat."""
    server, clock = slow
    people, eve = [guest(server, "Ada"), guest(server, "Bob")], guest(server, "Eve")
    for one in people:
        assert one.post("/api/me/password", password="a long password").status_code == 200  # noqa: S106
    tables, lines = [], []
    for _ in LATER:
        tables.append(begun(server, people, clock=clock_plan))
        people[0].start(tables[-1])
        lines.append([one.sit(tables[-1]) for one in people])
        play_on(lines[-1], dice(4), most=4)
    clock.go_on(DELAY + 1)
    watching = [eve.sit(table) for table in tables]
    for socket in watching:
        assert socket.ply == 4 and socket.table["later"] == DELAY and not socket.presence
    for later, sockets in zip(LATER, lines, strict=True):
        later(*sockets)
    clock.go_on(DELAY / 2)
    found = [everything(server, eve, table, socket) for table, socket in zip(tables, watching, strict=True)]
    for later, told in zip(LATER[1:], found[1:], strict=True):
        assert len(told) == len(found[0])
        for one, other in zip(told, found[0], strict=True):
            assert one == other, later.__name__
    assert not server.run(server.house.store.ratings("harbour", [one.person for one in people]))
    # Once it is old enough, all of it can be.
    clock.go_on(DELAY)
    ended = watching[LATER.index(ends)]
    ended.until(lambda: ended.status == "over")
    assert eve.get(f"/api/tables/{tables[LATER.index(ends)]}").json()["status"] == "over"
    wait_for(lambda: rated(server, people) == 2)


def rated(server: Running, people: list[Client]) -> int:
    found: dict[str, Rating] = server.run(server.house.store.ratings("harbour", [one.person for one in people]))
    return len(found)


def test_who_gives_up_a_seat_before_the_start_is_shown_the_game_late(slow: tuple[Running, Clock], guest: Guest) -> None:
    server, _ = slow
    ada, bob, eve = guest(server, "Ada"), guest(server, "Bob"), guest(server, "Eve")
    made = ada.make("carcassonne", "me open", delay=60)
    table = made["id"]
    eve.claim(table, seat=1)
    watching = eve.sit(table)
    assert eve.post(f"/api/tables/{table}/leave", seat=1).status_code == 204
    bob.claim(table, seat=1)
    sockets = [ada.sit(table), bob.sit(table)]
    ada.start(table)
    watching.heard("start")
    play_on(sockets, dice(1), most=4)
    watching.done("ping")
    assert watching.ply == 0 and [entry["do"] for entry in watching.log][-1] == "start"
    assert any(entry["do"] == Left.__struct_config__.tag for entry in watching.log)
    # Who sits there looks at it on a screen for all as it is; somebody else does not.
    screen, other = ada.sit(table, hello=False), eve.sit(table, hello=False)
    screen.hello(eyes=[])
    other.hello(eyes=[])
    assert (screen.ply, other.ply) == (4, 0)


def test_a_closed_table_is_told_at_once(slow: tuple[Running, Clock], guest: Guest) -> None:
    server, _ = slow
    people, eve = [guest(server, "Ada"), guest(server, "Bob")], guest(server, "Eve")
    table = begun(server, people)
    watching, one = eve.sit(table), people[0].sit(table)
    people[0].start(table)
    one.heard("start")
    watching.heard("start")
    server.run(server.house.hub.do(table, None, lambda t: (t.close("operator", "enough"), None)))
    assert watching.heard("close")["details"]["words"] == "enough"


def test_what_is_due_is_told_by_itself(server: Running, guest: Guest) -> None:
    """With the clock of this machine, and a delay of a second."""
    people, eve = [guest(server, "Ada"), guest(server, "Bob")], guest(server, "Eve")
    table = begun(server, people, delay=1)
    watching, sockets = eve.sit(table), [one.sit(table) for one in people]
    people[0].start(table)
    sockets[0].until(lambda: sockets[0].status == "playing")
    play_on(sockets, dice(2), most=3)
    sockets[0].done("concede", seat=0)
    at = time.time()
    watching.until(lambda: watching.status == "over")
    assert time.time() - at > 0.5 and watching.table.get("later") == 1
    # From then on there is one table again.
    sockets[1].done("chat", text="at once")
    assert watching.heard("chat")["details"]["text"] == "at once"
    assert server.house.hub.live[table].late is None


def test_results_of_a_late_game_are_written_after_a_restart(url: str, guest: Guest) -> None:
    with running(config(url)) as server:
        people = [server.guest("Ada"), server.guest("Bob")]
        ids = [one.person for one in people]
        table = begun(server, people, delay=3600)
        people[0].start(table)
        one = people[0].sit(table)
        one.until(lambda: one.status == "playing")
        one.done("concede", seat=0)
        for person in people:
            person.close()
        assert not server.run(server.house.store.ratings("harbour", ids))
    with running(config(url)) as server:
        wait_for(lambda: table in server.house.results._timers)
        clock = Clock(server)
        clock.go_on(3601)
        wait_for(lambda: len(server.run(server.house.store.ratings("harbour", ids))) == 2)


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [("delay", 61, "table-bad-delay"), ("delay", -1, "table-bad-delay"), ("watchers", "x", "table-bad-watchers")],
)
def test_other_delays_and_watchers_are_refused(
    server: Running, guest: Guest, field: str, value: object, key: str
) -> None:
    ada = guest(server, "Ada")
    answer = ada.post("/api/tables", game="carcassonne", seats=[{"kind": "me"}, {"kind": "open"}], **{field: value})
    assert (answer.status_code, answer.json()["reason"]["key"]) == (400, key)


def test_what_is_shown_late_costs_the_same_for_many(
    slow: tuple[Running, Clock], guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One late table for all: a move is played once more, and its bytes are made once, however many watch."""
    server, clock = slow
    people, eve = [guest(server, "Ada"), guest(server, "Bob")], guest(server, "Eve")
    table = begun(server, people)
    people[0].start(table)
    sockets = [one.sit(table) for one in people]
    watching = [eve.sit(table) for _ in range(5)]
    play_on(sockets, dice(2), most=2)
    clock.go_on(DELAY + 1)  # from now on all of them have seen the very same
    play_on(sockets, dice(2), most=3)
    for socket in sockets:
        socket.done("ping")
    made: list[Any] = []
    encode = live_module.encode
    monkeypatch.setattr(live_module, "encode", lambda told: made.append(told) or encode(told))
    clock.go_on(DELAY + 1)
    for socket in watching:
        socket.until(lambda socket=socket: socket.ply == 5)
    assert len(made) == 3


def test_a_late_table_needs_no_database_of_its_own(tmp_path: Path, guest: Guest) -> None:
    """Who comes late to a long game reads what is due from the log, past pages that are newer."""
    with running(config(f"sqlite:///{tmp_path}/long.db")) as server:
        clock = Clock(server)
        people = [server.guest("Ada"), server.guest("Bob")]
        eve = server.guest("Eve")
        table = begun(server, people)
        people[0].start(table)
        sockets = [one.sit(table) for one in people]
        play_on(sockets, dice(8), most=5)
        clock.go_on(DELAY + 1)
        for number in range(140):
            sockets[0].done("chat", text=str(number))
        late = eve.sit(table)
        assert late.ply == 5 and not any(entry["do"] == "chat" for entry in late.log)
        sockets[0].wish("undo")
        clock.go_on(DELAY + 1)
        late.until(lambda: sum(entry["do"] == "chat" for entry in late.log) == 140)
        for one in (*people, eve):
            one.close()
