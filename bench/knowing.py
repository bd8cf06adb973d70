"""Tell what it would be worth to know everything: python bench/knowing.py GAME [--level hard@30n] [-n 60] [--seed 0]

A bot that searches imagines what it cannot see, every time anew. One that could tell better what its rivals hold, by
what they did, would be better by a part of what one gains that sees all of it. So a bot that sees all hands, decks and
facedown pieces (but not the dice to come) plays against the same that imagines them, each deal from both seats: what it
wins is the most that any inference could gain.
"""

from __future__ import annotations

import argparse
from typing import Any

from starboard.bots import make_bot
from starboard.bots.search import SearchBot
from starboard.kernel.ask import Option
from starboard.kernel.chance import scramble
from starboard.kernel.position import Position
from starboard.kernel.registry import installed
from starboard.lab.pairs import Pairs
from starboard.lab.tournament import Played


class Open(Position[Any]):
    """Is a position in which a bot is shown everything but the dice to come."""

    __slots__ = ()

    @classmethod
    def of(cls, position: Position[Any]) -> Open:
        new = cls.__new__(cls)
        for name in Position.__slots__:
            setattr(new, name, getattr(position, name))
        return new

    def imagine(self, seat: int | None, seed: int) -> Position[Any]:
        return self.with_fresh_chance(seed)


def choose(bot: SearchBot, position: Position[Any], seed: int, sees: bool) -> Option:
    """Choose as the bot does, by what it imagines, or by what is there."""
    assert position.ask is not None
    seat = position.ask.seat
    notation = bot.consider(Open.of(position) if sees else position, seat, seed).notation
    return position.legal(notation, seat)


def play(game_id: str, level: str, number: int, seed: int) -> Played:
    """Play a game of two; who sees everything sits at the seat of the number, and is the first entrant."""
    position = installed().game(game_id).start(2, scramble(seed + number // 2))
    bots = [make_bot(game_id, level) for _ in range(2)]
    seeing, step = number % 2, 0
    while position.ask is not None:
        seat = position.ask.seat
        bot = bots[seat]
        assert isinstance(bot, SearchBot)
        position.play(choose(bot, position, scramble(seed + number) + step, seat == seeing))
        step += 1
    assert position.result is not None
    order = (seeing, 1 - seeing)
    return Played(
        number, [position.result.places[one] for one in order], [position.result.scores[one] for one in order]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--level", default="hard@30n", help="a bot that searches")
    parser.add_argument("-n", type=int, default=60, help="games")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    games: list[Played] = []
    for number in range(asked.n):
        games.append(play(asked.game, asked.level, number, asked.seed))
        pairs = Pairs.of(games, frozenset([0]), 2)
        if pairs.deals:
            low, high = pairs.interval
            print(
                f"{pairs.deals} deals: who sees everything wins {pairs.score:.1%} ({low:.1%} to {high:.1%})", flush=True
            )


if __name__ == "__main__":
    main()
