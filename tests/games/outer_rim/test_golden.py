"""Complete games, written down once: they must be replayed to the same end for as long as their version can be played.

When the version is raised, those of the versions before stay as they are. Make some of the new one beside them, and
write the scores that are printed here:

    cd tests && python -c "from games.outer_rim.test_golden import make; make()"
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import starboard
from starboard.bots import make_bot
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.state import OuterRimState
from starboard.kernel.chance import Dice, below
from starboard.kernel.position import Position
from starboard.kernel.record import Record

FOLDER = Path(__file__).parent / "golden"  # of version 2; those of later versions in folders of their own
ASIDE_EVERY = 12  # in games with offers

# Name → seats, seed, options, fame by seat, places by seat. A second place in a solo game is the AI player's victory.
Golden = dict[str, tuple[int, int, dict[str, Any], list[int], list[int]]]
GOLDEN: Golden = {
    "solo_won": (1, 5, {}, [10], [1]),
    "solo_lost": (1, 2, {"expert": 5}, [2], [2]),
    "two_players": (2, 3, {}, [7, 10], [2, 1]),
    "two_with_offers": (2, 4, {"fame": 8}, [9, 3], [1, 2]),
    "three_players": (3, 5, {"random_map": True}, [10, 2, 8], [1, 3, 2]),
    "four_with_offers": (4, 6, {"fame": 8, "random_map": True}, [5, 2, 5, 8], [2, 4, 3, 1]),
}
GOLDEN_3: Golden = {
    "v3/solo_won": (1, 5, {}, [10], [1]),
    "v3/solo_lost": (1, 2, {"expert": 5}, [7], [2]),
    "v3/two_players": (2, 3, {}, [10, 1], [1, 2]),
    "v3/two_with_offers": (2, 4, {"fame": 8}, [8, 3], [1, 2]),
    "v3/three_players": (3, 5, {"random_map": True}, [6, 6, 10], [2, 3, 1]),
    "v3/four_with_offers": (4, 6, {"fame": 8, "random_map": True}, [9, 6, 1, 7], [1, 3, 4, 2]),
}


def greedy_game(seats: int, seed: int, options: dict[str, Any], offers: bool) -> Position[OuterRimState]:
    """Bots that want to win; every now and then somebody offers credits out of turn, or asks for some."""
    bot, dice = make_bot("outer_rim", "greedy"), Dice(seed)
    position = GAME.start(seats, seed, options)
    while position.ask:
        asides = position.asides(below(dice, seats)) if offers and below(dice, ASIDE_EVERY) == 0 else ()
        if asides:
            position.play(asides[below(dice, len(asides))])
        elif offers and below(dice, ASIDE_EVERY) == 0:
            position.play(position.ask.options[below(dice, len(position.ask.options))])  # what no bot would do
        else:
            position.play(bot.choose(position, position.ask.seat, seed + len(position.moves)))
    return position


def make() -> None:
    """Play the games of the newest version."""
    (FOLDER / "v3").mkdir(exist_ok=True)
    for name, (seats, seed, options, _, _) in GOLDEN_3.items():
        position = greedy_game(seats, seed, options, "offers" in name)
        assert position.result is not None
        (FOLDER / f"{name}.txt").write_text(position.record, encoding="utf-8")
        print(name, position.result.scores, position.result.places, len(position.moves))


@pytest.mark.parametrize("name", [*GOLDEN, *GOLDEN_3])
def test_a_record_is_replayed_to_the_same_end(name: str) -> None:
    seats, seed, options, scores, places = (GOLDEN | GOLDEN_3)[name]
    record = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    position = starboard.replay(record)
    assert (position.seats, position.seed) == (seats, seed)
    defaults = {name: setting.default for name, setting in GAME.options.items()}
    assert position.options == defaults | options
    assert position.ask is None
    assert position.result is not None
    assert (position.result.scores, position.result.places) == (scores, places)
    assert Record.of(position, Record.read(record).scheme).text == record
    assert position.game.version == (2 if name in GOLDEN else 3)


def test_offers_out_of_turn_are_among_them() -> None:
    assert any("! offer" in (FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in GOLDEN)
