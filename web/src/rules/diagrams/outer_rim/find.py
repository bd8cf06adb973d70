"""Finds positions for the diagrams of rules (make.py beside this folder)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from starboard.games.outer_rim.game import GAME
from starboard.kernel import dump
from starboard.kernel.position import Position

At = Position[Any]
Found = Iterator[dict[str, Any]]
MAP = ("map", "patrols", "contacts")
BOARD = ("character", "ship", "slots", "held", "skills", "values", "goal", "flipped", "wounds", "dents")


def decisions() -> Iterator[At]:
    for seed in range(1000):
        position, chance = GAME.start(2, seed, {}), Random(seed)  # noqa: S311 - any games will do
        while position.ask is not None:
            yield position
            position.play(chance.choice(position.ask.options), position.ask.seat)


def seen(position: At) -> Any:
    return dump.plain(GAME.view(position.state, None))


def courses(stopped: bool) -> Found:
    """A course over lanes, past no patrol; with one at its end that stops whoever comes, or none."""
    for position in decisions():
        assert position.ask is not None
        for option in position.ask.options:
            if option.notation.startswith("move "):
                told: Any = position.outlook(option)
                way, stop = told.get("way") or [], told.get("stop") or []
                view = seen(position)
                met = [one["faction"] for one in view["patrols"] if one["space"] in way]
                if len(way) == 4 - stopped and met == stop and bool(stop) == stopped and not told.get("maelstrom"):
                    players = [{"space": one["space"]} for one in view["players"]]
                    yield {"view": {**{name: view[name] for name in MAP}, "players": players}, "way": way, "stop": stop}


def slots() -> Found:
    """A board with some slots full and some empty."""
    for position in decisions():
        view = seen(position)
        for player in view["players"]:
            kinds = {one["kind"] for one in player["slots"] if one["card"]}
            if len(kinds) > 2 and any(one["card"] is None for one in player["slots"]):
                yield {"view": {"used": []}, "player": {name: player[name] for name in BOARD}}


DIAGRAMS = {
    "lanes": (lambda: courses(stopped=False), "OR-MAP-02 OR-MOVE-01 OR-MOVE-03"),
    "patrol": (lambda: courses(stopped=True), "OR-MOVE-04 OR-MOVE-08"),
    "slots": (slots, "OR-SLOT-01 OR-SLOT-05"),
}
