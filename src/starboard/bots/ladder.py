"""The levels that people play against, one above the other, as data of each game: `levels.json` beside its mind.

Each is set by its distance in Elo to a frozen player of the same game, and not by feeling: `python -m
starboard.lab.levels GAME` finds the settings by paired deals, and writes what it measured. A game that has no such file
yet gets usual settings, and is taken to have the distances that levels are meant to have.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable

import msgspec

from starboard.bots.levels import Rung, Sight
from starboard.bots.linear import weights_file
from starboard.bots.mind import AnyMind

NEWCOMER, EASY, MEDIUM, HARD, MASTER = "newcomer", "easy", "medium", "hard", "master"
PEOPLE = NEWCOMER, EASY, MEDIUM, HARD, MASTER  # the strongest last
SEARCHING = HARD, MASTER  # those that may be given a budget
EVEN = "even"  # as strong as whoever plays against it
FILE = "levels"


class Measured(msgspec.Struct, frozen=True):
    """Is what a level was found to be worth, against the anchor: an Elo difference with its 95 % interval."""

    elo: float
    low: float
    high: float
    deals: int  # each played from both seats
    how: str = ""  # in what it was measured otherwise than it plays


class Match(msgspec.Struct, frozen=True):
    """Is a match of two levels that must come out in a certain way, as it was played."""

    level: str
    other: str
    score: float  # of the first
    low: float
    high: float
    deals: int


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Holds the levels of a game."""

    game: str
    made_by: str
    anchor: str  # the frozen player that distances are measured to
    near: list[str]  # the features of what is at hand: even the short-sighted see these
    region: str  # see `Sight`
    mark: str
    aims: dict[str, float | None]  # what each level is meant to be worth; None: as good as it gets
    rungs: dict[str, Rung]
    measured: dict[str, Measured]
    matches: list[Match] = []

    @property
    def sight(self) -> Sight:
        return Sight(self.region, self.mark)

    @property
    def elos(self) -> list[float]:
        """Return what each level is worth, the weakest first; one is never worth less than the one below it.

        What was not measured is taken to be worth what it is meant to be.
        """
        found: list[float] = []
        for level in PEOPLE:
            known, aim = self.measured.get(level), self.aims[level]
            elo = known.elo if known is not None else aim if aim is not None else found[-1] + USUALLY
            found.append(max(elo, found[-1] + LEAST) if found else elo)
        return found


LEAST, USUALLY = 1.0, 150.0  # Elo between two levels
AIMS: dict[str, float | None] = {NEWCOMER: -400.0, EASY: -200.0, MEDIUM: 0.0, HARD: 150.0, MASTER: 300.0}
USUAL = {
    NEWCOMER: Rung(overlooks=35, error=6.0),
    EASY: Rung(overlooks=25, error=2.5),
    MEDIUM: Rung(overlooks=5, error=1.5),
    HARD: Rung(tries=40, seconds=0.3),
    MASTER: Rung(seconds=2.0),
}


def ladder_file(kind: type[AnyMind]) -> Traversable:
    return weights_file(kind, FILE)


def ladder_of(game_id: str, kind: type[AnyMind]) -> Ladder:
    """Load the levels of a game, by the class of its mind."""
    file = ladder_file(kind)
    if not file.is_file():
        return Ladder(game_id, "", "", [], "", "", AIMS, USUAL, {})
    return msgspec.json.decode(file.read_bytes(), type=Ladder)


def between(elos: Sequence[float], strength: float) -> tuple[int, float]:
    """Return the level below a strength from 0 to 1, as a number, and how far it is from there to the next."""
    wanted = elo_at(elos, strength)
    for number in range(len(elos) - 2):
        if wanted < elos[number + 1]:
            return number, (wanted - elos[number]) / (elos[number + 1] - elos[number])
    return len(elos) - 2, (wanted - elos[-2]) / (elos[-1] - elos[-2])


def elo_at(elos: Sequence[float], strength: float) -> float:
    """Return the Elo of a strength: 0 is the weakest level, 1 the strongest."""
    return elos[0] + max(0.0, min(1.0, strength)) * (elos[-1] - elos[0])


def strength_at(elos: Sequence[float], elo: float) -> float:
    return max(0.0, min(1.0, (elo - elos[0]) / (elos[-1] - elos[0])))
