"""The hub beside another process that writes to the same table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from starboard.kernel.registry import installed
from starboard.server import hub as hub_module
from starboard.server.hub import Hub
from starboard.tables.deeds import Created, Entry, Said, SeatPlan
from starboard.tables.sqlite import SqliteStore
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
