"""What is in progress is asked of the state: where it is not there, a rule says so instead of going on without it."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard import BadDump
from starboard.kernel.state import Missing, required

ASKING = [
    ("arcs", "CollectDice", {}, "battle"),
    ("arcs", "RaidStep", {}, "battle"),
    ("outer_rim", "AfterRoll", {"player": 0}, "roll"),
    ("outer_rim", "Rerolls", {"player": 0, "side": 0}, "combat"),
]


@pytest.mark.parametrize(("game_id", "frame", "fields", "missing"), ASKING)
def test_a_frame_does_not_go_on_without_what_it_is_about(
    game_id: str, frame: str, fields: dict[str, Any], missing: str
) -> None:
    """A dump that says so is broken, rather than a fault of the rules."""
    game = starboard.game(game_id)
    data = game.start(2, 1).dump()
    data["frames"].append({"frame": frame, **fields})
    with pytest.raises(BadDump, match=f"there is no {missing}"):
        game.load(data)


def test_what_is_there_is_returned_even_if_it_is_empty() -> None:
    assert required((), "price") == ()
    with pytest.raises(Missing, match="there is no price"):
        required(None, "price")
