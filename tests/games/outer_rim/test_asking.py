"""A frame works, or asks; never both: to find out what would be asked changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.notation import Choosing
from starboard.games.outer_rim.state import OuterRimState

run = Choosing.run
DECISIONS = 400


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_asking_changes_nothing(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()

    def looked_at(frame: Choosing, g: OuterRimState) -> Any:
        trial = g.copy()
        trial.events = g.events[:]
        frame.ask(trial)
        kernel = [(one.chance, one.frames, one.sealed, one.events) for one in (trial, g)]
        assert trial == g and kernel[0] == kernel[1], frame
        asked.add(type(frame).__name__)
        return run(frame, g)

    monkeypatch.setattr(Choosing, "run", looked_at)
    chance = Random(seats)  # noqa: S311 - not for secrets
    position = GAME.start(seats, 5)
    while position.ask is not None and len(position.moves) < DECISIONS:
        position.play(chance.choice(list(position.ask.options)))
    assert {"Plan", "Act", "Encounter", "SkillTest", "Rerolls"} <= asked
