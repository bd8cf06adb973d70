"""`revealed`: a step that did not reveal anything can be taken back without giving anything away.

If a step is said to reveal nothing, then in every deal that a seat must think possible before it, the same move tells
that seat exactly the same. So who takes it back knows nothing that they did not know before.
"""

from __future__ import annotations

from typing import Any

import pytest

from kernel.harbour import GAME as HARBOUR
from kernel.harbour import Auction, Guard, Turn, play, table
from starboard.games.carcassonne.game import GAME as CARCASSONNE
from starboard.kernel.errors import IllegalChoice
from starboard.kernel.game import Game
from starboard.kernel.position import Position
from starboard.kernel.random_games import walk

DEALS = 4


def told(position: Position[Any], seat: int | None) -> tuple[Any, ...]:
    """What a seat is told of the last step, and sees after it: also what it may choose."""
    own = [[option.notation for option in ask.options] for ask in position.asks if ask.seat == seat]
    asides = [option.notation for option in position.asides(seat)] if seat is not None and position.ask else []
    return [event.seen_by(seat) for event in position.events], position.view(seat), own, asides


def deals(position: Position[Any], seat: int | None, seed: int) -> list[Position[Any]]:
    return [position.imagine(seat, seed * DEALS + number) for number in range(DEALS)]


def guard_waits(position: Position[Any]) -> bool:
    """A guard was asked, and then an offer made: see the last test here."""
    return any(isinstance(frame, Guard) for frame in position.state.frames[:-1])


def check(game: Game[Any], seats: int, seed: int, **options: Any) -> tuple[int, int]:
    """How many steps of a random game revealed nothing, and in how many deals that was tried."""
    steps = tries = 0
    for number, (position, option) in enumerate(walk(game, seats, options, seed)):
        if option is None:
            break
        after = position.copy()
        notation, is_aside = option.notation, option.ask not in position.asks
        after.play(after.legal(notation, option.seat, is_aside))
        if after.revealed or guard_waits(position):
            continue
        steps += 1
        for seat in (None, *range(seats)):
            for imagined in deals(position, seat, number):
                try:
                    imagined.play(imagined.legal(notation, option.seat, is_aside))
                except IllegalChoice:
                    continue
                tries += 1
                assert told(imagined, seat) == told(after, seat), f"seed {seed}, move {number}: {option}"
                assert not imagined.revealed
    return steps, tries


@pytest.mark.parametrize("seats", HARBOUR.seats)
def test_what_reveals_nothing_tells_nobody_anything_in_harbour(seats: int) -> None:
    counts = [check(HARBOUR, seats, seed) for seed in range(40)]
    assert sum(steps for steps, _ in counts) > 100
    assert sum(tries for _, tries in counts) > 1000


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_what_reveals_nothing_tells_nobody_anything_in_carcassonne(seats: int, seed: int) -> None:
    steps, tries = check(CARCASSONNE, seats, seed)
    assert steps > 10
    assert tries == steps * (seats + 1) * DEALS


@pytest.mark.parametrize("seats", CARCASSONNE.seats)
def test_a_tile_turned_over_and_dice_that_were_rolled_are_revealed(seats: int) -> None:
    seen: dict[str, set[bool]] = {}
    for seed in range(5):
        for position, _ in walk(CARCASSONNE, seats, {}, seed):
            keys = {event.key.removeprefix("carcassonne-event-") for event in position.events}
            shown = keys & {"drawn", "removed", "roll"}
            for key in shown or keys:
                seen.setdefault(key if shown else "else", set()).add(position.revealed)
    assert seen["drawn"] == seen["roll"] == {True}
    assert seen.get("removed", {True}) == {True}
    assert seen["else"] == {False}


def test_the_deal_at_the_start_is_random() -> None:
    assert HARBOUR.start(2, 1).revealed
    assert CARCASSONNE.start(2, 1).revealed


@pytest.mark.parametrize(
    ("choice", "revealed"),
    [
        ("0 pass", False),
        ("0 sell crate0", False),
        ("0 draw", True),
        ("0 spy spyglass3", True),
        ("0 raid 1 raid1", True),
        ("1 offer 1 0", False),
        ("1 concede", False),
    ],
)
def test_each_kind_of_step(choice: str, revealed: bool) -> None:
    position = table((0, 1, 3), (4,), (5,), coins=(1, 1, 1), frames=(Turn(1), Turn(0)))
    play(position, choice)
    assert position.revealed is revealed


def test_secret_choices_are_revealed_when_all_have_been_made() -> None:
    position = table((), (), (), coins=(1, 1, 1), frames=(Turn(0), Auction()))
    play(position, "0 1")
    assert not position.revealed
    play(position, "1 0")
    assert not position.revealed
    play(position, "2 0")
    assert position.revealed


def test_a_copy_knows_what_its_last_step_revealed() -> None:
    position = table((0,), (), coins=(0, 0), frames=(Turn(1), Turn(0)))
    play(position, "0 draw")
    assert position.copy().revealed
    play(position, "1 pass")
    assert not position.copy().revealed


def test_an_imagined_position_reveals_as_the_real_one() -> None:
    """What is dealt anew is no step."""
    position = table((0,), (), coins=(0, 0), frames=(Turn(1), Turn(0)))
    play(position, "0 pass")
    imagined = position.imagine(1, 1)
    play(imagined, "1 pass")
    assert not imagined.revealed


def test_who_was_asked_because_of_a_card_still_holds_it_while_an_offer_is_open() -> None:
    position = table((1,), (2, 4), (), coins=(1, 0, 0), frames=(Turn(0), Guard(0, 1)))
    assert all(position.imagine(0, seed).state.holds(1, "guard") for seed in range(50))
    play(position, "0 offer 1 2")
    assert all(position.imagine(0, seed).state.holds(1, "guard") for seed in range(50))
