"""What earlier landings wrote is opened, played on and verified. landings/keep.py made it."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import starboard
from landings.keep import FOLDER, GAMES, play
from starboard.cli.main import main
from starboard.kernel.record import Record
from starboard.kernel.registry import installed
from starboard.server.hub import Hub
from starboard.tables.rematch import plan_again
from starboard.tables.snapshot import freeze
from starboard.tables.sqlite import SqliteStore
from starboard.tables.store import Store
from starboard.tables.table import Table
from starboard.tables.transfer import export, import_, without_sum

LANDINGS = sorted(path.name for path in FOLDER.iterdir() if (path / "tables.db.gz").exists())
KINDS = ("running", "finished", "forked")

# Landing → the versions of the rules that it played by.
VERSIONS = {
    "41411f5": {"arcs": 1, "carcassonne": 1, "outer_rim": 2},
    "35e5a0a": {"arcs": 2, "carcassonne": 1, "outer_rim": 3},
    "5b374e9": {"arcs": 2, "carcassonne": 1, "outer_rim": 3},
    "aae019e": {"arcs": 2, "carcassonne": 1, "outer_rim": 3},
    "74f5e39": {"arcs": 2, "carcassonne": 1, "outer_rim": 3},
    "1bf580c": {"arcs": 2, "carcassonne": 1, "outer_rim": 3},
}

pytestmark = pytest.mark.anyio


def unpacked(landing: str, name: str) -> bytes:
    return gzip.decompress((FOLDER / landing / f"{name}.gz").read_bytes())


@pytest.fixture(params=["database", "export"])
async def hub(request: pytest.FixtureRequest, landing: str, tmp_path: Path) -> AsyncIterator[Hub]:
    """The tables of a landing: its database opened, or its export imported into a new one."""
    file = tmp_path / "tables.db"
    if request.param == "database":
        file.write_bytes(unpacked(landing, "tables.db"))
    store: Store = SqliteStore(file)
    await store.open()
    if request.param == "export":
        report = await import_(store, unpacked(landing, "tables.jsonl").splitlines(keepends=True))
        assert (len(report.imported), report.broken) == (len(GAMES) * len(KINDS), [])
    yield Hub(store, installed(), now=lambda: 2000.0)
    await store.close()


@pytest.mark.parametrize("landing", LANDINGS)
@pytest.mark.parametrize("game_id", GAMES)
async def test_tables_are_opened_and_played_on_by_their_rules(hub: Hub, landing: str, game_id: str) -> None:
    tables: dict[str, Table] = {kind: (await hub.get(f"{game_id}-{kind}")).table for kind in KINDS}
    assert {table.game.version for table in tables.values()} == {VERSIONS[landing][game_id]}
    assert [table.status for table in tables.values()] == ["playing", "over", "playing"]
    running, finished = (text_of(landing, f"{game_id}-{kind}") for kind in ("running", "finished"))
    assert [record_of(tables[kind], text) for kind, text in (("running", running), ("finished", finished))] == [
        running,
        finished,
    ]
    for kind in ("running", "forked"):
        name, wanted = f"{game_id}-{kind}", tables[kind].ply + 20
        await play(hub, name, wanted)
        played = hub.live.pop(name).table
        assert freeze((await hub.get(name)).table) == freeze(played)  # read again, from the store
        assert (played.ply, played.game.version) == (wanted, VERSIONS[landing][game_id])


@pytest.mark.parametrize("landing", LANDINGS)
async def test_the_same_people_play_again_by_the_newest_rules(hub: Hub, landing: str) -> None:
    for game_id in GAMES:
        table, game = (await hub.get(f"{game_id}-finished")).table, installed().game(game_id)
        plan = plan_again(table, game, "leia")
        assert (plan.game, plan.version, plan.kept[0].person) == (game_id, game.version, "leia")
        assert game.start(len(plan.seats), 1, plan.options).options == plan.options


@pytest.mark.parametrize(
    ("game_id", "seats", "old", "new"),
    [
        ("arcs", 3, {"leaders": True, "second_lore": True}, {"leaders": True, "lore": 2}),
        ("outer_rim", 2, {"expert": 3}, {"expert": 0}),
        ("outer_rim", 1, {"expert": 3}, {"expert": 3}),
    ],
)
def test_options_of_older_versions_are_said_as_now(
    game_id: str, seats: int, old: dict[str, Any], new: dict[str, Any]
) -> None:
    game = starboard.game(game_id)
    begun = game.under(VERSIONS["41411f5"][game_id]).start(seats, 1, old).options
    said = game.start(seats, 1, game.renewed(seats, begun)).options
    assert {name: said[name] for name in new} == new


def text_of(landing: str, name: str) -> str:
    return (FOLDER / landing / f"{name}.txt").read_text(encoding="utf-8")


def record_of(table: Table, like: str) -> str:
    """The record of a table, by the scheme of another one."""
    assert table.position is not None
    record = Record.of(table.position, Record.read(like).scheme)
    record.fairness, record.names = table.fairness, table.names
    return record.text


@pytest.mark.parametrize("landing", LANDINGS)
@pytest.mark.parametrize("game_id", GAMES)
def test_records_are_replayed_and_verified(landing: str, game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    for kind in ("running", "finished"):
        path = FOLDER / landing / f"{game_id}-{kind}.txt"
        position: Any = starboard.replay(path.read_text(encoding="utf-8"))
        assert position.game.version == VERSIONS[landing][game_id]
        assert (position.ask is None) == (kind == "finished")
        with pytest.raises(SystemExit) as end:
            main(["verify", str(path), "--lang", "en"])
        assert not end.value.code
        assert starboard.replay(position.record).dump() == position.dump()
    assert capsys.readouterr().out


@pytest.mark.parametrize("landing", LANDINGS)
async def test_an_export_of_its_database_is_its_export(hub: Hub, landing: str) -> None:
    # Without the first line, which tells the version, and without sums, which version 1 had not.
    lines = [without_sum(line) async for line in export(hub.store)]
    kept = unpacked(landing, "tables.jsonl").splitlines()
    assert sorted(line or b"" for line in lines[1:]) == sorted(filter(None, map(unsealed, kept[1:])))


def unsealed(line: bytes) -> bytes:
    return without_sum(line + b"\n") or line
