"""Who may watch a table, how many do, what they say to each other, and where friends are found to be watched."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from marks import long
from server.running import Client, Running, Socket, config, running
from waiting import wait_for

Guest = Callable[..., Client]
PASSWORD = "a long password"  # noqa: S105


def keeper(server: Running, guest: Guest, name: str) -> Client:
    found = guest(server, name)
    assert found.post("/api/me/password", password=PASSWORD).status_code in (200, 409)
    return found


def who(person: Client) -> str:
    sign: str = person.get("/api/me").json()["who"]
    return sign


def befriend(one: Client, other: Client) -> None:
    for asking, asked in ((one, other), (other, one)):
        assert asking.post(f"/api/people/{who(asked)}/friend").status_code == 200


def table_of(ada: Client, bob: Client, **more: object) -> str:
    made = ada.make("carcassonne", "me link", **more)
    bob.claim(made["id"], token=made["links"]["1"])
    return str(made["id"])


def texts(socket: Socket) -> list[str]:
    socket.done("ping")
    return [line.get("text", "") for line in socket.gallery.values()]


# What is said.


def test_those_who_watch_talk_apart_until_the_game_is_over(server: Running, guest: Guest) -> None:
    ada, bob, eve, zoe = (guest(server, name) for name in ("Ada", "Bob", "Eve", "Zoe"))
    table = table_of(ada, bob, delay=180)
    sockets = one, other, watching, also = [person.sit(table) for person in (ada, bob, eve, zoe)]
    watching.done("chat", text="before the start all talk together")
    assert one.heard("chat")["details"]["text"] == "before the start all talk together"
    ada.start(table)
    for socket in sockets:
        socket.heard("start")
    done = watching.done("chat", text="Ada holds the better hand")
    assert "n" not in done, "its number would tell how far the game is"
    also.until(lambda: also.gallery)
    also.done("chat", text="hush")
    assert one.heard("chat")["details"] == {"name": "", "text": "", "seat": None, "room": "gallery"}
    one.done("chat", text="your turn")
    one.done("erase-chat", line=2, room="gallery")
    assert (texts(one), texts(other)) == ([], []) and "better hand" not in "".join(one.texts + other.texts)
    assert texts(watching) == texts(also) == ["Ada holds the better hand", ""]
    assert watching.refused("erase-chat", line=9, room="gallery")["reason"]["key"] == "table-no-such-line"
    assert not any(entry["do"] == "chat" and entry["details"]["text"] == "your turn" for entry in watching.log)
    # Who comes anew reads it too; who plays does not, whatever they say hello with.
    assert texts(eve.sit(table)) == ["Ada holds the better hand", ""]
    assert texts(bob.sit(table)) == []
    one.done("concede", seat=0)
    for socket in (one, other, bob.sit(table)):
        socket.until(lambda socket=socket: socket.gallery)
        assert texts(socket) == ["Ada holds the better hand", ""]


def test_the_lines_of_somebody_who_is_blocked_are_empty(server: Running, guest: Guest) -> None:
    ada, bob, eve, zoe = (guest(server, name) for name in ("Ada", "Bob", "Eve", "Zoe"))
    table = table_of(ada, bob)
    ada.start(table)
    assert zoe.post(f"/api/people/{who(eve)}/block").status_code == 204
    watching, also = eve.sit(table), zoe.sit(table)
    watching.done("chat", text="can you hear me?")
    also.until(lambda: also.gallery)
    assert texts(also) == [""] and texts(zoe.sit(table)) == [""]
    assert texts(watching) == ["can you hear me?"]


# Who watches.


def test_everybody_is_told_how_many_watch(server: Running, guest: Guest) -> None:
    ada, bob, eve, nobody = guest(server, "Ada"), guest(server, "Bob"), guest(server, "Eve"), guest(server)
    table = table_of(ada, bob, delay=60)
    one = ada.sit(table)
    ada.start(table)
    one.heard("start")
    first, second, third = eve.sit(table), eve.sit(table), nobody.sit(table)
    for socket in (one, first, third):
        wait_for(lambda socket=socket: (socket.done("ping"), socket.eyes == 2)[1])
    first.close()
    second.close()
    wait_for(lambda: (one.done("ping"), one.eyes == 1)[1])
    assert ada.get(f"/api/tables/{table}/eyes").json() == {"count": 1, "friends": []}


def test_friends_who_watch_are_named_unless_they_hide(server: Running, guest: Guest) -> None:
    ada, bob, eve = keeper(server, guest, "Named Ada"), guest(server, "Bob"), keeper(server, guest, "Named Eve")
    befriend(ada, eve)
    table = table_of(ada, bob)
    ada.start(table)
    watching = eve.sit(table)

    def told(person: Client) -> object:
        return person.get(f"/api/tables/{table}/eyes").json()

    wait_for(lambda: told(ada) == {"count": 1, "friends": ["Named Eve"]})
    assert told(bob) == {"count": 1, "friends": []}, "nobody's friend"
    assert eve.post("/api/me/hidden", hidden=True).status_code == 200
    assert told(ada) == {"count": 1, "friends": []}
    watching.close()


@long
def test_those_who_watch_are_counted_across_servers(database: str, guest: Guest) -> None:
    with running(config(database)) as here, running(config(database)) as there:
        ada, bob = guest(here, "Ada"), guest(here, "Bob")
        table = table_of(ada, bob, delay=60)
        one = ada.sit(table)
        ada.start(table)
        far = [guest(there).sit(table) for _ in range(3)]
        near = guest(here).sit(table)
        for socket in (one, near, far[0]):
            wait_for(lambda socket=socket: (socket.done("ping"), socket.eyes == 4)[1])
        near.done("ping")
        far.pop().close()
        wait_for(lambda: (one.done("ping"), one.eyes == 3)[1])


@long
def test_what_is_too_new_is_not_told_by_another_server(database: str, guest: Guest) -> None:
    """The start and moves may come together to a server that was not told of them one by one."""
    with running(config(database)) as here, running(config(database)) as there:
        ada, bob = guest(here, "Ada"), guest(here, "Bob")
        table = table_of(ada, bob, delay=60)
        watching = guest(there).sit(table)
        sockets = [ada.sit(table), bob.sit(table)]
        ada.start(table)
        for socket in sockets:
            socket.heard("start")
        sockets[0 if sockets[0].own_ask else 1].play()
        watching.heard("start")
        watching.hello()
        assert watching.ply == 0 and watching.log[-1]["do"] == "start" and watching.table["later"] == 60


# Who may.


@pytest.mark.parametrize("watchers", ["friends", "nobody"])
def test_only_those_watch_who_may(server: Running, guest: Guest, watchers: str) -> None:
    ada, bob = keeper(server, guest, f"Ada {watchers}"), guest(server, "Bob")
    eve, friend = guest(server, "Eve"), keeper(server, guest, f"Friend {watchers}")
    befriend(ada, friend)
    table = table_of(ada, bob, watchers=watchers)
    early, his, stranger = eve.sit(table), friend.sit(table), guest(server).sit(table)
    ada.start(table)
    assert early.end()[:2] == stranger.end()[:2] == (4008, "unwatched"), "before the start everybody may look"
    if watchers == "friends":
        his.heard("start")
    else:
        assert his.end()[:2] == (4008, "unwatched")
    for person in (eve, guest(server)):
        late = person.sit(table, hello=False)
        assert late.refused("hello", protocol=2)["reason"]["key"] == "table-unwatched"
        assert late.end()[0] == 4008
        paths = ("", "/at/0", "/story/0", "/record", "/eyes")
        answers = [person.get(f"/api/tables/{table}{path}") for path in paths]
        answers.append(person.post(f"/api/tables/{table}/analysis"))
        assert [answer.status_code for answer in answers] == [403] * 6
        assert {answer.json()["reason"]["key"] for answer in answers} == {"table-unwatched"}
    assert eve.post(f"/api/tables/{table}/fork", ply=0).status_code == 403
    listed = [one["id"] for one in eve.get("/api/tables", list="playing", limit=100).json()]
    assert table not in listed and table in [one["id"] for one in ada.get("/api/tables", list="mine").json()]
    assert friend.get(f"/api/tables/{table}/at/0").status_code == (200 if watchers == "friends" else 403)
    assert bob.sit(table).status == "playing"
    if watchers == "friends":
        assert ada.delete(f"/api/people/{who(friend)}/friend").status_code == 204
        assert his.end()[:2] == (4008, "unwatched"), "not any more"


# Where friends are.


def watched(person: Client, other: Client) -> list[str | None]:
    """Where somebody is to be watched, by the page of people and by the inbox."""
    sign = who(other)
    ties = {one["who"]: one.get("table") for one in person.get("/api/people").json()["ties"]}
    playing = {one["who"]: one["table"] for one in person.get("/api/people/inbox").json()["playing"]}
    return [ties.get(sign), playing.get(sign)]


def test_a_friend_who_plays_can_be_watched(server: Running, guest: Guest) -> None:
    ada, bob, eve = keeper(server, guest, "Played Ada"), guest(server, "Bob"), keeper(server, guest, "Watching Eve")
    befriend(ada, eve)
    table = table_of(ada, bob, delay=180)
    one = ada.sit(table)
    wait_for(lambda: server.house.attendance.tables_of(who(ada)))
    assert watched(eve, ada) == [None, None], "it has not begun"
    ada.start(table)
    one.heard("start")
    assert watched(eve, ada) == [table, table]
    assert watched(ada, eve) == [None, None], "who watches is not followed"
    assert bob.get("/api/people/inbox").json()["playing"] == [], "nobody's friend"
    eve.sit(table)
    # Who hides, is gone or has blocked somebody shows nothing.
    for hidden in (True, False):
        assert ada.post("/api/me/hidden", hidden=hidden).status_code == 200
        wait_for(lambda hidden=hidden: watched(eve, ada) == ([None, None] if hidden else [table, table]))
    assert ada.post(f"/api/people/{who(eve)}/block").status_code == 204
    assert watched(eve, ada) == [None, None]


@pytest.mark.parametrize(
    ("plan", "found"),
    [({"public": False}, False), ({"public": False, "watchers": "friends"}, True), ({"watchers": "nobody"}, False)],
)
def test_friends_find_only_tables_that_are_for_them(
    server: Running, guest: Guest, plan: dict[str, object], found: bool
) -> None:
    name = "-".join(map(str, plan.values()))
    ada, bob = keeper(server, guest, f"A {name}"), guest(server, "Bob")
    eve = keeper(server, guest, f"E {name}")
    befriend(ada, eve)
    table = table_of(ada, bob, **plan)
    ada.start(table)
    ada.sit(table)
    wait_for(lambda: server.house.attendance.tables_of(who(ada)) == [table])
    assert watched(eve, ada) == ([table, table] if found else [None, None])


def test_lists_show_a_late_game_under_a_veil(any_server: Running, guest: Guest) -> None:
    """Neither its place in the list nor what is told of it says how the game goes, or that it is over."""
    server = any_server
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    tables = [table_of(ada, bob, delay=600) for _ in range(2)]
    for table in tables:
        ada.start(table)

    def listed(which: str) -> list[dict[str, object]]:
        found = guest(server).get("/api/tables", list=which, game="carcassonne", limit=100).json()
        return [one for one in found if one["id"] in tables]

    before = listed("playing")
    assert [one["id"] for one in before] == tables[::-1], "the newest first"
    one = ada.sit(tables[0])
    one.done("concede", seat=0)
    assert (listed("playing"), listed("finished")) == (before, [])
    assert ada.get(f"/api/tables/{tables[0]}").json()["status"] == "over", "players know"
    page = guest(server).get("/api/tables", list="playing", before=before[0]["updated_at"], limit=1).json()
    assert page[0]["updated_at"] < before[0]["updated_at"], "and pages go on where one ends"
    hub = server.house.hub
    now = hub.now
    try:
        hub.now = lambda: now() + 601
        assert ([one["id"] for one in listed("playing")], [one["id"] for one in listed("finished")]) == (
            [tables[1]],
            [tables[0]],
        )
    finally:
        hub.now = now
