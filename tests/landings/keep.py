"""Keep what a landing writes, so that every later one can be tested against it:

    cd tests && PYTHONPATH=../src python -m landings.keep 41411f5

makes landings/41411f5/ with a database (`tables.db.gz`) of a running game, a finished one and one that began in the
middle of another (a fork), of each installed game; the export of it (`tables.jsonl.gz`); and a record of each of the
running and finished games. Made once, when a landing changes what is written; never made again.
"""

from __future__ import annotations

import asyncio
import gzip
import sys
import tempfile
from pathlib import Path
from typing import Any

from starboard.bots import make_bot
from starboard.kernel.fair import seal_of
from starboard.kernel.record import Record
from starboard.kernel.registry import installed
from starboard.server.hub import Hub
from starboard.tables.deeds import Created, SeatPlan
from starboard.tables.luck import SEALED
from starboard.tables.sqlite import SqliteStore
from starboard.tables.store import Person
from starboard.tables.transfer import export

FOLDER = Path(__file__).parent
LEVEL = "easy"
LUCK = "may it be with you"

# Game → seats, options, and how many moves of the running game are played.
GAMES: dict[str, tuple[int, dict[str, Any], int]] = {
    "arcs": (3, {"leaders": True}, 120),
    "carcassonne": (4, {"teams": True}, 40),
    "outer_rim": (2, {"fame": 8}, 150),
}


async def keep(folder: Path) -> None:
    folder.mkdir()
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch) / "tables.db"
        store = SqliteStore(file)
        await store.open()
        await store.add_person(Person("leia", "Leia", 1000.0))
        hub = Hub(store, installed(), now=lambda: 1000.0)
        for game_id, (seats, options, moves) in GAMES.items():
            game = hub.games.game(game_id)
            running = await table(hub, game_id, "running", seats, options)
            await play(hub, running, moves)
            finished = await table(hub, game_id, "finished", seats, options)
            await play(hub, finished, None)
            position = hub.live[running].table.position
            assert position is not None
            dump = position.imagine(0, 7).dump()
            forked = await table(hub, game_id, "forked", seats, options, dump)
            await play(hub, forked, 10)
            for name in (running, finished):
                there = hub.live[name].table
                assert there.position is not None
                record = Record.of(there.position)
                record.fairness, record.names = there.fairness, there.names
                (folder / f"{name}.txt").write_text(record.text, encoding="utf-8")
            print(game.id, game.version, [hub.live[name].table.ply for name in (running, finished, forked)])
        await hub.settle()
        lines = [line async for line in export(store)]
        await store.close()
        for name, data in (("tables.db.gz", file.read_bytes()), ("tables.jsonl.gz", b"".join(lines))):
            (folder / name).write_bytes(gzip.compress(data, mtime=0))


async def table(
    hub: Hub, game_id: str, kind: str, seats: int, options: dict[str, Any], position: dict[str, Any] | None = None
) -> str:
    """Leia and bots, who have begun."""
    name = f"{game_id}-{kind}"
    game = hub.games.game(game_id)
    settled = game.start(seats, 0, options).options
    plans = (SeatPlan("link"), *(SeatPlan("bot", LEVEL) for _ in range(1, seats)))
    plan = Created(
        game_id, game.version, plans, settled, f"{len(name):064x}", position=position, public=True, fair=SEALED
    )
    await hub.create(name, "leia", plan)
    await hub.do(name, "leia", lambda table: (table.claim("leia", "Leia", 0, None, True), None))
    seal = seal_of(name, 0, 0, "Leia", LUCK)
    await hub.do(name, "leia", lambda table: (table.seal("leia", 0, 0, seal), None))
    await hub.do(name, "leia", lambda table: (table.start("leia", hub.now() + 60), None))
    await hub.do(name, "leia", lambda table: (table.show("leia", 0, 0, LUCK), None))
    return name


async def play(hub: Hub, name: str, moves: int | None) -> None:
    """So many moves, or the whole game. Leia plays as a bot would; of the first moves she takes one back."""
    live = await hub.get(name)
    bot = make_bot(live.table.game.id, LEVEL)
    while live.table.status == "playing" and (moves is None or live.table.ply < moves):
        position, ply = live.table.position, live.table.ply
        assert position is not None
        ask = position.ask
        assert ask is not None
        choice = bot.choose(position, ask.seat, ply).notation
        person = "leia" if ask.seat == 0 else None
        await hub.do(name, person, lambda table: table.move(person, ply, choice, ask.seat, bot=person is None))  # noqa: B023
        if person and ply < 5:
            await hub.do(name, "leia", lambda table: (table.ask_undo("leia"), None))
            await hub.do(name, person, lambda table: table.move(person, table.ply, choice, ask.seat))  # noqa: B023


if __name__ == "__main__":
    asyncio.run(keep(FOLDER / sys.argv[1]))
