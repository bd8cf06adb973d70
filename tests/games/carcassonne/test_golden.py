"""Complete games, written down once: they must be replayed to the same end for as long as the ruleset version stands.

When the version is raised, make them anew and write the scores that are printed into GOLDEN:

    cd tests && python -c "from games.carcassonne.test_golden import make; make()"
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import starboard
from games.carcassonne.table import printed_game
from starboard.kernel.chance import Dice, below
from starboard.kernel.position import Position
from starboard.kernel.record import Record

FOLDER = Path(__file__).parent / "golden"

# Name → seats, seed, options, scores by seat, winners.
GOLDEN: dict[str, tuple[int, int, dict[str, Any], list[int], list[int]]] = {
    "two_players": (2, 1, {}, [21, 35], [1]),
    "three_players": (3, 2, {"first_player": 2, "colours": ["orange", "green", "white"]}, [36, 29, 26], [0]),
    "five_players": (5, 3, {"planet_reinforce": False}, [27, 16, 22, 8, 42], [4]),
    "teams": (4, 4, {"teams": True}, [63, 52, 63, 52], [0, 2]),
}


def random_game(seats: int, seed: int, options: dict[str, Any]) -> Position[Any]:
    position, dice = printed_game(seats, seed, **options), Dice(seed)
    while position.ask:
        position.play(position.ask.options[below(dice, len(position.ask.options))])
    return position


def make() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, seed, options, _, _) in GOLDEN.items():
        position = random_game(seats, seed, options)
        (FOLDER / f"{name}.txt").write_text(position.record, encoding="utf-8")
        print(name, position.result.scores, position.result.winners)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_record_is_replayed_to_the_same_end(name: str) -> None:
    seats, seed, _, scores, winners = GOLDEN[name]
    record = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    position = starboard.replay(record)
    assert (position.seats, position.seed) == (seats, seed)
    assert position.ask is None
    assert position.result is not None
    assert (position.result.scores, position.result.winners) == (scores, winners)
    assert Record.of(position, Record.read(record).scheme).text == record
