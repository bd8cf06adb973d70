"""Estimates how strong a person is, so that a bot can be as strong: the even match.

What is known of a person is a rating, perhaps, and how they fared against bots whose Elo was measured. The estimate is
the mean of all strengths, each weighed by how well it explains that. Newer games count more, for people learn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log

from starboard.bots.ladder import EVEN, PEOPLE, elo_at, strength_at

LOOKED_AT = 40  # games, the newest first
FADING = 0.96  # what each game counts of the one after it
WIDE = 400.0  # Elo by which somebody unknown may well be off, and the least by which a rating may
NARROW = 100.0
STEP, BEYOND = 10.0, 2000.0  # of the strengths that are weighed, and how far they go beyond the levels
ODDS = log(10) / 400  # log odds of a point of Elo


@dataclass(frozen=True, slots=True)
class Fared:
    """Tells how a game against a bot came out."""

    elo: float  # of the bot
    share: float  # of the victory over it: 1, a half or 0
    weight: float = 1.0  # less for one of several bots at a table


@dataclass(frozen=True, slots=True)
class Known:
    """Holds what a rating says of a person."""

    elo: float
    spread: float


def strength_for(elos: Sequence[float], unknown: float, known: Known | None, games: Iterable[Fared]) -> float:
    """Return the strength, from 0 to 1, against which this person should win every other game.

    `elos` are those of the levels; `unknown` is the strength for somebody of whom nothing is known.
    """
    mean, spread = (elo_at(elos, unknown), WIDE) if known is None else (known.elo, max(NARROW, known.spread))
    fared = list(games)
    lowest, highest = elos[0] - BEYOND, elos[-1] + BEYOND
    steps = [lowest + STEP * number for number in range(int((highest - lowest) / STEP) + 1)]
    likely = []
    for elo in steps:
        far = (elo - mean) / spread
        likely.append(-far * far / 2 + sum(one.weight * chance_of(elo - one.elo, one.share) for one in fared))
    most = max(likely)
    weights = [exp(one - most) for one in likely]
    estimate = sum(elo * weight for elo, weight in zip(steps, weights, strict=True)) / sum(weights)
    return round(strength_at(elos, estimate), 2)


def chance_of(ahead: float, share: float) -> float:
    """Return the logarithm of the chance of this outcome, for who is so much Elo ahead."""
    odds = ODDS * ahead
    win = -log(1 + exp(-odds)) if odds > -30 else odds
    loss = -log(1 + exp(odds)) if odds < 30 else -odds
    return share * win + (1 - share) * loss


def faded(number: int, rivals: int) -> float:
    """Return what one of several results of a game counts, so many games ago."""
    return float(FADING**number) / max(1, rivals)


def elo_of_level(elos: Sequence[float], level: str) -> float | None:
    """Return what a bot was measured to be worth: None if it was not."""
    if level in PEOPLE:
        return elos[PEOPLE.index(level)]
    name, _, strength = level.partition("@")
    return elo_at(elos, float(strength)) if name == EVEN and strength else None
