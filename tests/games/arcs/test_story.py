"""The story of a move: what is told in which step, and what lies on the table then."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from starboard.games.arcs.battle import Resolve
from starboard.games.arcs.battle.dice import Reroll, Rerolls
from starboard.games.arcs.cards.leader_setup import KeepLore
from starboard.games.arcs.game import GAME
from starboard.games.arcs.ids import NONE, TYPES
from starboard.games.arcs.resources import Arrange
from starboard.games.arcs.state import ArcsState
from starboard.games.arcs.tables.player_board import ALL_TOKENS
from starboard.kernel.chance import Dice, below
from starboard.kernel.frame import is_pending
from starboard.kernel.position import Position
from starboard.kernel.story import Step, play_in_steps

Story = list[Step[ArcsState]]
TOLD = {"leaders": True, "pack": True}


def stories(seed: int) -> Iterator[tuple[Position[ArcsState], Story]]:
    """A random game with leaders: each move by its steps, with the position that it led to."""
    position, dice = GAME.start(3, seed, TOLD), Dice(seed)
    while position.ask is not None:
        options = position.ask.options
        steps = play_in_steps(position, options[below(dice, len(options))])
        yield position, steps


@pytest.fixture(scope="module")
def steps() -> Story:
    """All steps of some games."""
    return [step for seed in range(6) for _, told in stories(seed) for step in told]


def told(step: Step[ArcsState]) -> list[str]:
    return [event.is_ for event in step.events]


def test_who_has_the_initiative_is_told_before_the_cards_go(steps: Story) -> None:
    checks = [step for step in steps if "initiative" in told(step)]
    assert len(checks) > 2
    assert all(any(card != NONE for card in step.state.played) for step in checks)


def test_each_ambition_is_scored_in_a_step_of_its_own(steps: Story) -> None:
    scored = [step for step in steps if "scored" in told(step)]
    assert len(scored) > 2
    assert all(told(step).count("scored") == 1 and set(told(step)) <= {"scored", "power"} for step in scored)


def test_no_token_is_nowhere_but_while_somebody_arranges_it() -> None:
    def tokens(g: ArcsState) -> int:
        reshaping = g.reshaped.bit_count()  # those lie on planets
        return sum(g.supply) + sum(g.spent) + sum(g.boxes) + sum(kind != NONE for kind in g.slots) + reshaping

    gained = 0
    for position, told_in in chain.from_iterable(map(stories, range(6))):
        asked = position.ask is not None and isinstance(position.ask.frame, Arrange)
        for step in told_in:
            gained += bool({"gained", "stole"} & set(told(step)))
            if asked and step is told_in[-1]:
                continue
            assert tokens(step.state) == len(TYPES) * ALL_TOKENS, told(step)
    assert gained > 20


def test_a_roll_is_counted_in_the_step_that_tells_it(steps: Story) -> None:
    rolls = [step for step in steps if "rolled" in told(step) and not is_pending(step.state, Rerolls, Reroll)]
    assert len(rolls) > 5
    assert not any(is_pending(step.state, Resolve) for step in rolls)


def test_leaders_are_set_up_one_after_another() -> None:
    for _, told_in in stories(5):
        placed = [step for step in told_in if "leader-placed" in told(step)]
        if placed:
            seats = [event.facts["seat"] for step in placed for event in step.events]
            assert sorted(seats) == [0, 1, 2]
            for at, step in enumerate(placed):
                begun = [seat for seat in range(3) if any(step.state.fresh[seat::4])]
                assert sorted(begun) == sorted(seats[: at + 1])
            return
    pytest.fail("nobody has a leader")


def looking() -> Position[ArcsState]:
    """A game in which somebody looks at lore cards."""
    for seed in range(200):
        for position, _ in stories(seed):
            if position.ask is not None and isinstance(position.ask.frame, KeepLore):
                return position
            if position.state.played != [NONE] * 3:
                break
    raise AssertionError("nobody looks")


def test_who_looks_at_lore_cards_is_kept_in_the_state() -> None:
    position = looking()
    assert position.ask is not None
    seat = position.ask.seat
    looked: list[list[int | None]] = []

    def look(g: ArcsState) -> None:
        looked.append([viewer for viewer in (0, 1, 2, None) if GAME.view(g, viewer).peek])

    assert position.state.peeker == seat
    while position.state.peek:
        position.play(position.ask.options[0], watch=look)
        assert position.ask is not None
    assert looked[0] == [seat]
    assert position.state.peeker == NONE


def test_a_dump_that_does_not_say_who_looks_can_be_loaded() -> None:
    position = looking()
    data = position.dump()
    assert position.ask is not None
    assert data["state"].pop("peeker") == position.ask.seat
    again = GAME.load(data)
    assert again.state.peeker == position.ask.seat
    assert [again.view(seat) for seat in (0, 1, 2, None)] == [position.view(seat) for seat in (0, 1, 2, None)]
