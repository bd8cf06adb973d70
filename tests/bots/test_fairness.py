"""No bot knows what its seat cannot know: through whole games, at every kind of decision, from every seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import starboard
from marks import long
from starboard.bots import BY_BUDGET, all_levels, make_bot
from starboard.kernel.chance import scramble
from starboard.kernel.position import Position

POSITIONS = 24  # of a game, in an everyday run
SPREAD = 17  # decisions between two positions that are looked at, besides the first of each kind
DEALS = 3  # other deals of what a seat cannot know


def bots_of(game_id: str) -> list[str]:
    return [f"{level}@3n" if level in BY_BUDGET else level for level in all_levels(game_id)]


def met(game_id: str, seats: int, seed: int) -> Iterator[tuple[Position[Any], int]]:
    """Play a whole game of the easy bot; yield positions, and who is to be asked there."""
    position = starboard.game(game_id).start(seats, seed)
    bot, kinds = make_bot(game_id, "easy"), set()
    for step in range(2000):
        if not position.asks:
            return
        for ask in position.asks:
            if len(ask.choices) > 1 and (step % SPREAD == seed % SPREAD or (ask.kind, ask.seat) not in kinds):
                kinds.add((ask.kind, ask.seat))
                yield position.copy(), ask.seat
        seat = position.asks[0].seat
        position.play(bot.choose(position, seat, scramble(step)))


def fair(game_id: str, position: Position[Any], seat: int, level: str) -> None:
    """Check that the bot chooses the same in deals that differ only in what the seat cannot know."""
    deals = [position, *(position.imagine(seat, seed) for seed in range(DEALS))]
    choices = {make_bot(game_id, level).choose(deal, seat, 9).notation for deal in deals}
    assert len(choices) == 1, f"{level} chooses {choices} in deals that look alike, after {position.written[-3:]}"


def spread(found: list[Any], most: int) -> list[Any]:
    return [found[at * len(found) // most] for at in range(most)] if len(found) > most else found


@pytest.mark.parametrize("game_id", starboard.game_ids())
def test_no_bot_knows_what_its_seat_cannot_know(game_id: str) -> None:
    """Each position is looked at by one bot, and by the search, which imagines most."""
    least, most = starboard.game(game_id).seats[0], starboard.game(game_id).seats[-1]
    found = [one for seats, seed in ((least, 1), (most, 2)) for one in met(game_id, seats, seed)]
    assert len({seat for _, seat in found}) == most
    levels = bots_of(game_id)
    for number, (position, seat) in enumerate(spread(found, POSITIONS)):
        for level in {levels[number % len(levels)], levels[-1]}:
            fair(game_id, position, seat, level)


@long
@pytest.mark.parametrize("game_id", starboard.game_ids())
def test_no_bot_knows_it_in_many_games(game_id: str) -> None:
    seats = starboard.game(game_id).seats
    for seed in range(6):
        for position, seat in met(game_id, seats[seed % len(seats)], seed + 10):
            for level in bots_of(game_id):
                fair(game_id, position, seat, level)
