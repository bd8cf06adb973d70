"""Makes the games of the first lesson: `.venv/bin/python web/src/first/carcassonne/make.py`. The same files every time.

`opening.txt`: seat 0 puts a merchant on a route and completes it two turns later; seat 1 lands on a planet, and seat 0
attacks it from a neighbouring tile and wins the fight. `ending.txt`: a whole game of two bots whose last turn is seat
0's, with something left to be scored.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starboard.bots import make_bot
from starboard.games.carcassonne.game import GAME
from starboard.kernel.position import Position
from starboard.kernel.record import Record

HERE = Path(__file__).parent
At = Position[Any]


def tries(position: At, wanted: str = "") -> Iterator[At]:
    """After each option whose notation begins so."""
    assert position.ask is not None
    for option in position.ask.options:
        if option.notation.startswith(wanted):
            after = position.copy()
            after.play(after.legal(option.notation))
            yield after


def told(position: At, is_: str, **facts: Any) -> bool:
    return any(
        event.is_ == is_ and all(event.facts.get(name) == value for name, value in facts.items())
        for event in position.events
    )


def turns(position: At, figure: str) -> Iterator[At]:
    for placed in tries(position):
        yield from tries(placed, figure)


def opening() -> At:
    for seed in range(100_000):
        found = next(lines(GAME.start(2, seed, {"first_player": 0})), None)
        if found is not None:
            return found
    raise AssertionError("no seed will do")


def lines(start: At) -> Iterator[At]:
    for mine in turns(start, "figure small"):
        if not told(mine, "figure", seat=0, kind="route") or told(mine, "scored"):
            continue
        # The other one lays a tile elsewhere, the first that allows all the rest.
        for theirs in turns(mine, "figure none"):
            for scored in turns(theirs, "figure none"):
                if told(scored, "scored", seat=0, kind="route"):
                    yield from attacks(scored)


def attacks(position: At) -> Iterator[At]:
    for landed in turns(position, "figure small planet"):
        for fought in turns(landed, "figure small planet"):
            if told(fought, "won", seat=0) and not told(fought, "tie"):
                yield fought


def ending() -> At:
    bot = make_bot("carcassonne", "greedy")
    for seed in range(1000):
        position = GAME.start(2, seed, {})
        while position.ask is not None:
            position.play(position.legal(bot.choose(position, position.ask.seat, seed).notation, position.ask.seat))
        finals = [event.facts["seat"] for event in position.events if event.is_ == "final"]
        if position.moves[-1].seat == 0 and len(finals) >= 4 and {*finals} == {0, 1} and position.result.winners == [0]:
            return position
    raise AssertionError("no seed will do")


if __name__ == "__main__":
    for name, position in (("opening", opening()), ("ending", ending())):
        (HERE / f"{name}.txt").write_text(Record.of(position).text, encoding="utf-8")
        print(name, position.seed, *map(str, position.moves[-10:]), sep="\n  ")
