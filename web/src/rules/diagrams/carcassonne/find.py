"""Finds positions for the diagrams of rules (make.py beside this folder)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from starboard.games.carcassonne.game import GAME
from starboard.kernel import dump
from starboard.kernel.ask import Option
from starboard.kernel.position import Position
from starboard.kernel.story import play_in_steps

MOST_TILES = 9  # more would be too small to look at
At = Position[Any]
Found = Iterator[dict[str, Any]]


def decisions() -> Iterator[tuple[At, Option]]:
    """Decisions of many games, each with what is chosen."""
    for seed in range(10_000):
        position, chance = GAME.start(2, seed, {"first_player": 0}), Random(seed)  # noqa: S311 - any games will do
        while position.ask is not None and len(seen(position.state)["tiles"]) < MOST_TILES:
            option = chance.choice(position.ask.options)
            yield position, option
            position.play(option)


def drawn(view: dict[str, Any], **marks: Any) -> dict[str, Any]:
    return {"tiles": view["tiles"], "figures": view["figures"], **marks}


def placements() -> Found:
    """The drawn tile where it fits, and where one of its edges would meet another kind, beside the same tile."""
    for position, option in decisions():
        if not option.notation.startswith("place"):
            continue
        view = seen(position.state)
        _, cell, turn = option.notation.split()
        wrong = {
            f"{x},{y}"
            for one in view["tiles"]
            for x, y in around(one["cell"])
            if f"{x},{y}" not in {other["cell"] for other in view["tiles"]} | {cell}
        }
        for other in sorted(wrong):
            for quarter in (0, 90, 180, 270):
                reason = position.why_not(f"place {other} r{quarter}", view["turn"])
                if reason and reason.rule == "CSW-PLACE-04" and len(view["tiles"]) > 3:
                    fits = {"cell": cell, "turn": int(turn[1:])}
                    yield drawn(view, tile=view["drawn"], fits=fits, misfits={"cell": other, "turn": quarter})


def around(cell: str) -> Iterator[tuple[int, int]]:
    x, y = map(int, cell.split(","))
    yield from ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))


def occupied() -> Found:
    """A tile has been joined to an object that somebody holds: it takes no other figure."""
    for position, option in decisions():
        if option.notation.startswith("figure"):
            view = seen(position.state)
            last = view["tiles"][-1]["cell"]
            for held in view["held"]:
                if len(held["segments"]) > 2 and any(one.startswith(f"{last}/") for one in held["segments"]):
                    yield drawn(view, segments=held["segments"])


def completed() -> Found:
    """An object is complete, and its figure not yet back."""
    for position, option in decisions():
        before = position.copy()
        steps = play_in_steps(before, option)
        for last, step in pairwise(steps):
            back = next((event.facts for event in step.events if event.is_ == "returned"), None)
            if back and any(event.is_ == "scored" and event.facts["tiles"] > 3 for event in step.events):
                what = GAME.inspect(last.state, None, f"segment:{back['cell']}/{back['segment']}")
                assert what is not None
                yield drawn(seen(last.state), segments=what.segments)


def fights() -> Found:
    """Two sides in one object that a tile has joined."""
    for position, option in decisions():
        for step in play_in_steps(position.copy(), option):
            if any(event.is_ == "fight" and event.facts["kind"] != "planet" for event in step.events):
                view = seen(step.state)
                for held in view["held"]:
                    seats = {
                        one["seat"] for one in view["figures"] if f"{one['cell']}/{one['segment']}" in held["segments"]
                    }
                    if len(seats) > 1:
                        yield drawn(view, segments=held["segments"])


def seen(state: Any) -> Any:
    return dump.plain(GAME.view(state, None))


DIAGRAMS = {
    "fits": (placements, "CSW-PLACE-02 CSW-PLACE-04 CSW-PLACE-05"),
    "occupied": (occupied, "CSW-FIGURE-02 CSW-FIGURE-06 CSW-FIGURE-08"),
    "completed": (completed, "CSW-SCORE-01 CSW-SCORE-02 CSW-SCORE-13"),
    "fight": (fights, "CSW-FIGHT-01 CSW-FIGHT-05 CSW-FIGHT-06"),
}
