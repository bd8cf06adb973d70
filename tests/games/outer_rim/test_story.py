"""The story of a move: what is told in which step, and what lies on the table then."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from starboard.games.outer_rim import events
from starboard.games.outer_rim.decks import is_out
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.skill_test import DELIVERY, TEST
from starboard.games.outer_rim.state import OuterRimState
from starboard.kernel.chance import Dice, below
from starboard.kernel.story import Step, play_in_steps

Steps = list[tuple[OuterRimState, Step[OuterRimState]]]
MOVES = 500


def steps_of(seed: int) -> Iterator[tuple[OuterRimState, Step[OuterRimState]]]:
    """A random game: each step with the state before it."""
    position, dice = GAME.start(2, seed), Dice(seed)
    while position.ask is not None and len(position.moves) < MOVES:
        options = position.ask.options
        before = position.state.copy()
        for step in play_in_steps(position, options[below(dice, len(options))]):
            yield before, step
            before = step.state


@pytest.fixture(scope="module")
def steps() -> Steps:
    return [found for seed in range(6) for found in steps_of(seed)]


def test_the_dice_of_a_test_lie_there_while_it_is_told_what_came_of_them(steps: Steps) -> None:
    tests = [step for _, step in steps if any(isinstance(event, events.Tested) for event in step.events)]
    assert len(tests) > 10
    for step in tests:
        assert step.state.roll is not None
        assert (step.state.roll.kind, len(step.state.roll.faces) > 0) == (TEST, True)


def test_the_die_of_a_delivery_lies_there_too(steps: Steps) -> None:
    for before, step in steps:
        inspected = before.roll is not None and before.roll.kind == DELIVERY
        if inspected and any(isinstance(event, events.Delivered) for event in step.events):
            assert step.state.roll == before.roll


def test_no_roll_is_left_over_when_somebody_decides(steps: Steps) -> None:
    gone = [step for before, step in steps if before.roll is not None and step.state.roll is None]
    assert len(gone) > 10
    assert all(not any(isinstance(event, events.Tested) for event in step.events) for step in gone)


def test_no_card_leaves_the_game_in_silence(steps: Steps) -> None:
    removed = 0
    for before, step in steps:
        told = {event.card for event in step.events if isinstance(event, events.Removed)}
        gone = {card.id for card in GAME.content.cards if (step.state.removed & ~before.removed) >> card.number & 1}
        assert gone == told
        removed += len(gone)
    assert removed > 2


def test_the_databank_is_counted_card_by_card(steps: Steps) -> None:
    for _, step in steps[::50]:
        g = step.state
        shown = GAME.view(g, None).databank
        cards = GAME.content.databank.items()
        assert shown == {str(number): sum(not is_out(g, one) for one in some) for number, some in cards}
