"""The story of a move: fights roll by roll, scoring object by object."""

from __future__ import annotations

from starboard.games.carcassonne.game import GAME
from starboard.games.carcassonne.state import CarcassonneState
from starboard.kernel.chance import Dice, below
from starboard.kernel.story import Step, play_in_steps

GAMES = 12


def stories(seats: int, seed: int) -> list[list[Step[CarcassonneState]]]:
    """The steps of all moves of a random game."""
    position, dice = GAME.start(seats, seed), Dice(seed)
    found = []
    while position.ask is not None:
        options = position.ask.options
        found.append(play_in_steps(position, options[below(dice, len(options))]))
    return found


def told(step: Step[CarcassonneState]) -> list[str]:
    return [event.is_ for event in step.events]


def test_a_fight_is_pools_then_rolls_then_what_came_of_them() -> None:
    fights = 0
    for seed in range(GAMES):
        for steps in stories(3, seed):
            kinds = [set(told(step)) for step in steps]
            for at, step in enumerate(steps):
                if "fight" in told(step):
                    fights += 1
                    assert kinds[at] == {"fight", "pool"}
                    assert kinds[at + 1] == {"roll"}
                    assert kinds[at + 2] & {"tie", "lost"}
                    assert step.state.points == steps[at + 1].state.points, "nobody has got anything for it yet"
    assert fights > GAMES


def test_an_object_is_scored_in_a_step_of_its_own() -> None:
    scored = 0
    for seed in range(GAMES):
        for steps in stories(2, seed):
            for step in steps:
                count = told(step).count("scored") + told(step).count("final")
                assert count <= 1
                assert not count or set(told(step)) <= {"scored", "final", "returned", "lap"}
                scored += count
    assert scored > GAMES


def test_what_is_foretold_of_the_end_holds_while_it_is_scored() -> None:
    for seed in range(GAMES):
        last = stories(4, seed)[-1]
        at = next(at for at, step in enumerate(last) if "end" in told(step))
        views = [GAME.view(step.state, None) for step in last[at:]]
        foretold = [side.final for side in views[0].sides]
        assert all([side.final for side in view.sides] == foretold for view in views)
        assert [side.points for side in views[-1].sides] == foretold
        assert [side.points for side in views[0].sides] != foretold
