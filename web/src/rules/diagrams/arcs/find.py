"""Finds positions for the diagrams of rules (make.py beside this folder)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from starboard.games.arcs.game import GAME
from starboard.kernel import dump
from starboard.kernel.position import Position
from starboard.kernel.story import play_in_steps

At = Position[Any]
Found = Iterator[dict[str, Any]]


def games() -> Iterator[tuple[At, Random]]:
    for seed in range(1000):
        yield GAME.start(3, seed, {}), Random(seed)  # noqa: S311 - any games will do


def steps() -> Iterator[tuple[Any, list[Any], Any]]:
    """The states of many games, one step after the other: before, what was told, after."""
    for position, chance in games():
        before = position.state.copy()
        while position.ask is not None:
            for step in play_in_steps(position, chance.choice(position.ask.options), position.ask.seat):
                yield before, step.events, step.state
                before = step.state


def drawn(state: Any, **marks: Any) -> dict[str, Any]:
    view = dump.plain(GAME.view(state, None))
    return {"view": {name: view[name] for name in ("setup", "chapter", "chapters", "systems")}, **marks}


def moved(events: list[Any]) -> Any:
    return next((event.facts for event in events if event.is_ == "moved"), None)


def moves() -> Found:
    """Some ships go from one system to the next, past nobody who would stop them."""
    for before, events, _ in steps():
        if (found := moved(events)) and found["fresh"] + found["damaged"] > 1:
            yield drawn(before, ways=[[found["origin"], found["system"]]])


def catapults() -> Found:
    """Ships start at an own starport, go on through a gate or two, and stop on a planet."""
    for position, chance in games():
        start, way, may_go_on = position.state, [""], False
        while position.ask is not None:
            may_go_on = may_go_on or position.ask.rule == "ARC-CATAPULT-01"
            before = position.state.copy()
            found = moved(position.play(chance.choice(position.ask.options), position.ask.seat))
            if not found:
                continue
            if may_go_on and found["origin"] == way[-1]:
                way.append(found["system"])
                if len(way) > 3 and len({*way}) == len(way) and not way[-1].endswith("gate") and is_near(way):
                    yield drawn(start, ways=[list(pair) for pair in pairwise(way)])
            else:
                start, way = before, [found["origin"], found["system"]]
            may_go_on = False


def is_near(way: list[str]) -> bool:
    """Tell whether it leads around the core from cluster to cluster: a longer one would be small in the picture."""
    clusters = [int(system[1]) for system in way]
    return all((two - one) % 6 in (0, 1, 5) for one, two in pairwise(clusters)) and len({*clusters}) == 2


def battles() -> Found:
    """The pieces of two players where one attacks: ships, and a building."""
    for before, events, _ in steps():
        found = next((event.facts for event in events if event.is_ == "battle"), None)
        if found:
            view = dump.plain(GAME.view(before, None))
            here = next(one for one in view["systems"] if one["system"] == found["system"])
            fleets = {one["seat"]: one["fresh"] + one["damaged"] for one in here["ships"]}
            built = {one["seat"] for one in here["buildings"]}
            if fleets.get(found["seat"], 0) > 1 and fleets.get(found["owner"], 0) and found["owner"] in built:
                yield drawn(before, marked=[found["system"]])


DIAGRAMS = {
    "move": (moves, "ARC-MOVE-01 ARC-MOVE-03"),
    "catapult": (catapults, "ARC-CATAPULT-01 ARC-CATAPULT-03"),
    "battle": (battles, "ARC-BATTLE-01 ARC-BATTLE-02 ARC-BATTLE-04 ARC-BATTLE-08"),
}
