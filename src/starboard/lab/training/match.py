"""The match that a new generation must win: against the last accepted one, on paired deals, as long as it needs.

A deal is played twice: once the candidate has every other seat beginning with the first, once the other seats. All
chances are the same both times, so those that play alike share each pair. The verdict looks at the deals in their
order, whichever ended first, and never at one after the last that it needed: so it is the same however many play, and
after a stop.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from math import isfinite
from typing import Any

import msgspec

from starboard import __version__
from starboard.bots import mind_with
from starboard.bots.levels import MindBot
from starboard.kernel.chance import scramble
from starboard.kernel.errors import StarboardError
from starboard.kernel.registry import installed
from starboard.lab.ledger import Lines
from starboard.lab.pairs import Pairs, Sequential
from starboard.lab.training.games import PLAIN, Options, terms

FORMAT = 2


class Met(msgspec.Struct, frozen=True):
    """Is a deal that was played twice: what the candidate had of both victories together, as an exact fraction."""

    number: int
    won: int
    of: int

    @property
    def share(self) -> Fraction:
        return Fraction(self.won, self.of)


class Meetings(Lines[Met]):
    """Keeps the deals of a match in a file."""

    kind = Met

    def fits(self, line: Met) -> bool:
        return line.number >= 0 and line.of > 0 and 0 <= line.won <= line.of


@dataclass(frozen=True, slots=True)
class Match:
    """Holds who meets whom. Both are sharp, with weights of their own."""

    game: str
    candidate: tuple[float, ...]
    accepted: tuple[float, ...]
    seats: tuple[int, ...]  # how many play, in turns
    seed: int
    starboard: str = __version__
    options: tuple[Options, ...] = PLAIN  # by which it is played, in turns

    def settings(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "starboard": self.starboard,
            "game": self.game,
            "seats": list(self.seats),
            "options": [dict(one) for one in self.options],
            "seed": self.seed,
            "candidate": list(self.candidate),
            "accepted": list(self.accepted),
        }

    def play(self, number: int) -> Met:
        """Play a deal, once from each half of the seats."""
        if self.starboard != __version__:
            raise StarboardError("error-simulation-version", here=self.starboard, there=__version__)
        share = (self.share(number, 0) + self.share(number, 1)) / 2
        return Met(number, share.numerator, share.denominator)

    def share(self, number: int, half: int) -> Fraction:
        """Return the share of the victory of the candidate on every other seat, from this one on."""
        seed = scramble(self.seed + number)
        seats, options = terms(number, self.seats, self.options)
        position = installed().game(self.game).start(seats, seed, options)
        bots = [MindBot(mind_with(self.game, weights)) for weights in (self.candidate, self.accepted)]
        chance, step = scramble(seed), 0
        while (ask := position.ask) is not None:
            bot = bots[(ask.seat + half) % 2]
            position.play(bot.choose(position, ask.seat, scramble(chance + step)))
            step += 1
        assert position.result is not None
        places = position.result.places
        winners = [seat for seat, place in enumerate(places) if place == 1]
        return Fraction(sum((seat + half) % 2 == 0 for seat in winners), len(winners))


@dataclass(slots=True)
class Trial:
    """Takes deals in any order, and tells by the first of them whether the candidate is better."""

    test: Sequential
    pairs: Pairs = field(default_factory=Pairs)
    accepted: bool | None = None
    waiting: dict[int, Met] = field(default_factory=dict)  # those after one that is still to come

    def add(self, deals: Iterable[Met]) -> None:
        self.waiting.update((met.number, met) for met in deals)
        while self.accepted is None and self.pairs.deals in self.waiting:
            self.pairs.add(self.waiting.pop(self.pairs.deals).share)
            self.accepted = self.test.verdict(self.pairs)

    def figures(self) -> dict[str, Any]:
        """Return what was decided and by what; of an Elo difference without bounds there is none."""
        low, high = self.pairs.interval
        return {
            "accepted": self.accepted,
            "pairs": self.pairs.deals,
            "score": round(self.pairs.score, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "elo": [round(elo, 1) if isfinite(elo) else None for elo in self.pairs.elo],
            "evidence": round(self.pairs.evidence(self.test.elo0, self.test.elo1), 3),
        }
