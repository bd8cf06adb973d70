"""Complete games, written down once: they are replayed to the same end as long as their version of the rules is here.

When the version is raised, the games of the older ones stay; make some of the new one, and write into GOLDEN what is
printed:

    cd tests && python -c "from games.arcs.test_golden import make; make()"
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import starboard
from starboard.games.arcs.game import GAME
from starboard.games.arcs.state import ArcsState
from starboard.kernel.chance import Dice, below
from starboard.kernel.position import Position
from starboard.kernel.record import Record

FOLDER = Path(__file__).parent / "golden"
LEADERS: dict[str, Any] = {"leaders": True}
EVERYTHING: dict[str, Any] = {"leaders": True, "second_lore": True, "pack": True, "split_discard": True}
MOST: dict[str, Any] = {"leaders": True, "lore": 3, "pack": True, "split_discard": True}

# Name → seats, seed, options, Power by seat, places by seat. Those of a version after the first begin with it.
GOLDEN: dict[str, tuple[int, int, dict[str, Any], list[int], list[int]]] = {
    "two_players": (2, 1, {}, [12, 0], [1, 2]),
    "three_players": (3, 2, {}, [0, 6, 8], [3, 2, 1]),
    "four_players": (4, 3, {"split_discard": True}, [15, 0, 0, 3], [1, 3, 4, 2]),
    "two_leaders": (2, 4, EVERYTHING, [11, 27], [2, 1]),
    "three_leaders": (3, 5, LEADERS, [0, 14, 0], [3, 1, 2]),
    "four_leaders": (4, 6, EVERYTHING, [0, 8, 0, 0], [2, 1, 3, 4]),
    "v2_two_players": (2, 1, {"lore": 1}, [23, 0], [1, 2]),
    "v2_four_leaders": (
        4,
        6,
        {"leaders": True, "lore": 3, "pack": True, "split_discard": True},
        [22, 3, 0, 15],
        [1, 3, 4, 2],
    ),
}
NEWEST = f"v{GAME.version}_"


def random_game(seats: int, seed: int, options: dict[str, Any]) -> Position[ArcsState]:
    position, dice = GAME.start(seats, seed, options), Dice(seed)
    while position.ask:
        position.play(position.ask.options[below(dice, len(position.ask.options))])
    return position


def make() -> None:
    for name, (seats, seed, options, _, _) in GOLDEN.items():
        if not name.startswith(NEWEST):
            continue
        position = random_game(seats, seed, options)
        assert position.result is not None
        (FOLDER / f"{name}.txt").write_text(position.record, encoding="utf-8")
        print(name, position.result.scores, position.result.places)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_record_is_replayed_to_the_same_end(name: str) -> None:
    seats, seed, options, scores, places = GOLDEN[name]
    record = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    position = starboard.replay(record)
    assert (position.seats, position.seed) == (seats, seed)
    assert {name: value for name, value in position.options.items() if value} == options
    assert position.ask is None
    assert position.result is not None
    assert (position.result.scores, position.result.places) == (scores, places)
    assert Record.of(position, Record.read(record).scheme).text == record
