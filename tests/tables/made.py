"""Tables made up for the tests of the stores, which do not care what a game is."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any

from starboard.tables.deeds import Claimed, Created, Entry, Moved, SeatPlan
from starboard.tables.packs import Pack
from starboard.tables.store import Store
from starboard.tables.summary import SeatSummary, Summary

PLAN = Created("carcassonne", 1, (SeatPlan("open"), SeatPlan("bot", "greedy")), {"teams": False}, "5" * 64)


def summary(table: str, n: int = 1, **changes: Any) -> Summary:
    fields: dict[str, Any] = {
        "id": table,
        "game": "carcassonne",
        "status": "open",
        "public": True,
        "created_at": 1000.25,
        "updated_at": 1000.0 + n,
        "n": n,
        "ply": 0,
        "seats": [SeatSummary("open", "Леся"), SeatSummary("bot", bot="greedy")],
        "waiting": [],
    }
    return Summary(**{**fields, **changes})


def pack(name: str = "p", owner: str = "leia", text: str = "game = 'outer_rim'", **changes: Any) -> Pack:
    """A pack of this id, as it is before it was ever saved again."""
    fields: dict[str, Any] = {"sign": "12b8b137e27b", "revision": 1, "created_at": 5.5, "updated_at": 6.5}
    size = len(text.encode())
    return Pack(name, owner, "outer_rim", f"Pack {name}", size=size, text=text, **{**fields, **changes})


def first(game: str = "carcassonne") -> Entry:
    return Entry(1, 1000.25, "leia", PLAN if game == "carcassonne" else Created(game, 1, PLAN.seats, {}, "5" * 64))


def move(n: int, choice: str = "place 1,0 r90") -> Entry:
    return Entry(n, 1000.0 + n, "leia", Moved(0, choice))


def claim(n: int, person: str, name: str) -> Entry:
    return Entry(n, 1000.0 + n, person, Claimed(0, person, name, "luck"))


async def create(store: Store, table: str, **changes: Any) -> Summary:
    made = summary(table, **changes)
    await store.create(first(made.game), made)
    return made


async def outcomes_of(calls: Iterable[Coroutine[Any, Any, Any]]) -> list[Any]:
    """What each call returns or raises."""
    return await asyncio.gather(*calls, return_exceptions=True)
