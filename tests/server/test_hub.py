"""The hub beside another process that writes to the same table."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.running import Client, Running
from starboard.kernel.registry import installed
from starboard.server import hub as hub_module
from starboard.server import visibility
from starboard.server.hub import Hub
from starboard.server.messages import TableTold
from starboard.server.visibility import table_told
from starboard.tables.deeds import AnyDeed, Claimed, Created, Entry, Said, SeatPlan, Started
from starboard.tables.postgres import PostgresStore
from starboard.tables.sqlite import SqliteStore
from starboard.tables.store import Store
from starboard.tables.summary import Summary
from starboard.tables.table import Table, TableError

pytestmark = pytest.mark.anyio

GAMES = installed()
PLAN = Created("carcassonne", GAMES.game("carcassonne").version, (SeatPlan("open"), SeatPlan("open")), {}, "5" * 64)


class Rival(SqliteStore):
    """A store in which somebody else is quicker, so many times."""

    quicker = 0

    async def append(self, entries: Sequence[Entry], summary: Summary, players: Sequence[str] = ()) -> None:
        if self.quicker:
            self.quicker -= 1
            first = entries[0]
            theirs = Entry(first.n, first.at, "bob", Said("Bob", f"{self.quicker} to go"))
            await super().append([theirs], msgspec.structs.replace(summary, n=first.n))
        await super().append(entries, summary, players)


def say(table: Table) -> tuple[list[Said], None]:
    return [Said("Ada", "at last")], None


async def hub_of(path: Path) -> tuple[Hub, Rival]:
    store = Rival(path / "rival.sqlite")
    await store.open()
    hub = Hub(store, GAMES)
    await hub.create("t", "ada", PLAN)
    return hub, store


async def test_who_is_overtaken_again_and_again_gets_their_turn(tmp_path: Path) -> None:
    hub, store = await hub_of(tmp_path)
    store.quicker = 30
    assert await hub.do("t", "ada", say) == 32
    told = [entry.deed.text for entry in await store.entries("t") if isinstance(entry.deed, Said)]
    assert told == [*(f"{n} to go" for n in reversed(range(30))), "at last"]
    await store.close()


async def test_who_never_comes_through_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "PATIENCE", 0.2)
    hub, store = await hub_of(tmp_path)
    store.quicker = 10**9
    with pytest.raises(TableError, match="Too much"):
        await hub.do("t", "ada", say)
    store.quicker = 0
    assert await hub.do("t", "ada", say) == len(await store.entries("t"))
    await store.close()


# What is told to several


async def test_what_all_may_know_of_a_move_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hub, store = await hub_of(tmp_path)
    for person in ("ada", "bob"):
        await hub.do("t", person, sitting(person))
    await hub.do("t", "ada", starting)
    live = await hub.get("t")
    table = live.table
    looking = [Looking(table, person) for person in ("ada", "bob", None, "eve")]
    live.listeners |= set(looking)
    made: Counter[str] = Counter()

    def count(place: Any, name: str) -> None:
        make = getattr(place, name)

        def counted(*args: Any) -> Any:
            made[name] += 1
            return make(*args)

        monkeypatch.setattr(place, name, counted)

    count(type(table.game), "view")
    count(visibility, "event_told")
    count(visibility, "options_told")
    count(visibility, "summary_of")  # the one that was written is told
    moves = 6
    steps = events = asks = 0
    for _ in range(moves):
        assert table.position is not None and table.position.ask is not None
        ask = table.position.ask
        mover = table.seats[ask.seat].person
        choice = ask.options[0].notation
        await hub.do("t", mover, lambda table, mover=mover, choice=choice: table.move(mover, table.ply, choice))
        steps += len(table.steps)
        events += len(table.events)
        asks += len(table.position.asks)
    assert made == {"view": steps, "event_told": events, "options_told": asks}
    assert all(one.heard == ["move"] * moves for one in looking)
    # Who loads a table looks at no step of what was played before.
    assert (await Hub(store, GAMES).get("t")).table.steps == []
    await store.close()


# What this process has not heard of yet


class Looking:
    """Somebody who looks at a table."""

    name = ""
    deaf: frozenset[str] = frozenset()
    friends: frozenset[str] = frozenset()

    def __init__(self, table: Table, person: str | None = None) -> None:
        self.person = person
        self.eyes: tuple[int, ...] | None = None
        self.seen: TableTold | None = table_told(table, person, tuple(table.seats_of(person)))
        self.heard: list[str] = []

    def hear(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message)["entry"]["do"])


@pytest.fixture(params=["sqlite", "postgres"])
def closed(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    if request.param == "sqlite":
        return SqliteStore(tmp_path / "store.sqlite")
    return PostgresStore(request.getfixturevalue("database"))


@pytest.fixture
async def store(closed: Store) -> AsyncIterator[Store]:
    await closed.open()
    yield closed
    await closed.close()


def sitting(person: str) -> Any:
    return lambda table: (table.claim(person, person.title(), None, None), None)


def starting(table: Table) -> tuple[list[AnyDeed], None]:
    return table.start("ada", 0.0), None


async def test_only_the_newest_table_refuses(store: Store) -> None:
    """Two processes, neither of which is told what the other does."""
    here, there = Hub(store, GAMES), Hub(store, GAMES)
    await here.create("t", "ada", PLAN)
    await here.do("t", "ada", sitting("ada"))
    live = await here.get("t")
    looking = Looking(live.table)
    live.listeners.add(looking)
    await there.do("t", "bob", sitting("bob"))
    assert here.live["t"].table.n == 2, "the news came by itself"
    # As it stands here, a seat is still free.
    assert await here.do("t", "ada", starting) == 4
    assert [type(entry.deed) for entry in await store.entries("t")] == [Created, Claimed, Claimed, Started]
    assert looking.heard == ["claim", "start"]
    # What is refused is refused by the newest table, too: as it stands there, it has not begun.
    with pytest.raises(TableError, match="No seat"):
        await there.do("t", "eve", sitting("eve"))
    assert there.live["t"].table.status == "playing"


async def test_what_the_newest_table_refuses_is_refused_after_one_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub, store = await hub_of(tmp_path)
    looks: list[int] = []
    entries = store.entries

    async def looked(table_id: str, after: int = 0) -> list[Entry]:
        looks.append(after)
        return await entries(table_id, after)

    monkeypatch.setattr(store, "entries", looked)
    with pytest.raises(TableError, match="still free"):
        await hub.do("t", "ada", starting)
    assert looks == [1]
    await store.close()


def test_a_table_that_was_deleted_leaves_the_memory(postgres_server: Running, guest: Callable[..., Client]) -> None:
    """As by `starboard admin delete`, beside a server."""
    ada = guest(postgres_server, "Ada")
    table = ada.make(seats="me me", start=True)["id"]
    one = ada.sit(table)
    hub = postgres_server.house.hub
    postgres_server.run(hub.store.delete(table))
    for _ in range(2):
        assert one.refused("chat", text="hello?")["reason"]["key"] == "table-unknown"
    assert table not in hub.live
    assert ada.get(f"/api/tables/{table}").status_code == 404
