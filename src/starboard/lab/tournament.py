"""Bots play many games against each other, every deal from every seat.

A game is known by its number alone: there are as many games of a deal as there are seats, and with each of them all
bots move on by one seat. So it does not matter how many processes play, in which order, and whether in one go.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from fractions import Fraction
from math import fsum
from typing import Any

import msgspec

from starboard.bots import IN_LANES, AnyGame, in_lane, make_bot
from starboard.bots.bot import Bot
from starboard.kernel.chance import scramble
from starboard.kernel.errors import StarboardError
from starboard.kernel.event import Event
from starboard.kernel.position import Position
from starboard.kernel.registry import Registry, installed
from starboard.kernel.result import Result, even_places
from starboard.lab.programs import Limits, Program, is_program, read_command
from starboard.lab.statistics import deals_interval, mean_interval
from starboard.lab.workers import by_workers

FORMAT = 1  # of the settings and the games, as they are written down (lab/ledger.py)


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """Is a game that is over. Places and scores are by entrant; equals share the better place, as in `Result`.

    `lost` counts the moves that programs of others lost, by entrant and kind; it is empty where none of them play.
    """

    number: int
    places: list[int]
    scores: list[int]
    lost: list[dict[str, int]] = []

    @property
    def shares(self) -> list[Fraction]:
        """Return what each has won of the victory."""
        winners = self.places.count(1)
        return [Fraction(place == 1, winners or 1) for place in self.places]

    @property
    def mean_places(self) -> list[float]:
        """Return the places with those of equals made even: two at the top are both 1.5th."""
        return even_places(self.places)


@dataclass(frozen=True, slots=True)
class Tournament:
    """Holds who plays what. An entrant is a place in `levels`, in which the same level may stand more than once."""

    game: str
    levels: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    among: Registry | None = None
    fast: bool = False  # bots that can think by the compiled rules of the game: so many tries take them less time
    limits: Limits | None = None  # of programs of others among the levels; None where they are not taken

    @property
    def seats(self) -> int:
        return len(self.levels)

    @property
    def names(self) -> list[str]:
        """Return the levels; from its second time on, one is numbered."""
        times = [self.levels[: entrant + 1].count(level) for entrant, level in enumerate(self.levels)]
        return [level if time == 1 else f"{level} {time}" for level, time in zip(self.levels, times, strict=True)]

    def settings(self) -> dict[str, Any]:
        """Return all that the games depend on, as plain data. What the game or the bots refuse is refused here."""
        if self.seats < 2:
            raise StarboardError("error-tournament-few")
        position = self.start(0)
        if self.fast:
            self.check_lane(position.game)
        for level in self.levels:
            if self.is_program(level):
                read_command(level)
            else:
                make_bot(position.game, level, self.fast and in_lane(level))
        settings = {
            "format": FORMAT,
            "game": self.game,
            "version": position.game.version,
            "entrants": self.levels,
            "seats": self.seats,
            "options": position.options,  # all of them, and with a content pack its sign
            "seed": self.seed,
        }
        if self.fast:  # which games were played without says nothing
            settings["fast"] = True
        if any(map(self.is_program, self.levels)):
            settings["programs"] = self.limits
        return dict(msgspec.to_builtins(settings))

    def check_lane(self, game: AnyGame) -> None:
        """Refuse a fast lane that the game has not, or that no bot would use."""
        from starboard.fast.lane import lane_of

        lane_of(game)
        if not any(map(in_lane, self.levels)):
            raise StarboardError("error-lane-bots", bots=", ".join(self.levels), known=", ".join(IN_LANES))

    def is_program(self, level: str) -> bool:
        return self.limits is not None and is_program(level)

    def start(self, number: int) -> Position[Any]:
        game = (self.among or installed()).game(self.game)
        return game.start(self.seats, scramble(self.seed + number // self.seats), self.options)

    def seat_of(self, entrant: int, number: int) -> int:
        return (entrant + number) % self.seats

    def play(self, number: int) -> Played:
        position = self.start(number)
        seats = [self.seat_of(entrant, number) for entrant in range(self.seats)]
        by_seat = [self.levels[seats.index(seat)] for seat in range(self.seats)]
        seed, lost = scramble(self.seed + number) ^ self.seed, []
        if any(map(self.is_program, by_seat)):
            assert self.limits is not None
            result, lost_by_seat = play_with_programs(position, by_seat, seed, self.limits, self.fast)
            lost = [lost_by_seat[seat] for seat in seats]
        else:
            result = play_out(position, by_seat, seed, self.fast)
        scores = [result.scores[seat] for seat in seats] if result.scores else []
        return Played(number, [result.places[seat] for seat in seats], scores, lost)

    def run(self, numbers: Iterable[int], jobs: int = 1) -> Generator[Played, None, None]:
        """Yield the games of these numbers, in the order in which they end. Closed early, it stops at once."""
        yield from by_workers(self.play, numbers, jobs, dask=False)


def entrants(levels: Sequence[str], seats: int | None) -> tuple[str, ...]:
    """Return one level for each seat; the last one given takes what is left."""
    seats = len(levels) if seats is None else seats
    if seats < len(levels):
        raise StarboardError("error-tournament-seats", seats=seats, bots=len(levels))
    return (*levels, *[levels[-1]] * (seats - len(levels)))


def play_out(position: Position[Any], levels: Sequence[str], seed: int, fast: bool = False) -> Result:
    """Let bots of these levels, one for each seat, play the game to its end."""
    return decided(position, [make_bot(position.game, level, fast and in_lane(level)) for level in levels], seed)


def play_with_programs(
    position: Position[Any], levels: Sequence[str], seed: int, limits: Limits, fast: bool = False
) -> tuple[Result, list[dict[str, int]]]:
    """Do the same where some of the bots are programs of others; tells also which moves each seat lost, by kind."""
    bots: list[Bot] = []
    programs: list[Program] = []

    def hear(events: list[Event]) -> None:
        for program in programs:
            program.witness(events)

    with ExitStack() as stack:
        for seat, level in enumerate(levels):
            if is_program(level):
                programs.append(stack.enter_context(Program(read_command(level), limits, seat, seed)))
                bots.append(programs[-1])
            else:
                bots.append(make_bot(position.game, level, fast and in_lane(level)))
        hear(position.events)
        result = decided(position, bots, seed, hear)
        for program in programs:
            program.over(position)
    lost = {program.seat: {str(kind): count for kind, count in program.lost.items()} for program in programs}
    return result, [lost.get(seat, {}) for seat in range(len(levels))]


def decided(
    position: Position[Any], bots: Sequence[Bot], seed: int, hear: Callable[[list[Event]], None] | None = None
) -> Result:
    """Let bots choose until the game is over."""
    step = 0
    while position.ask is not None:
        seat = position.ask.seat
        events = position.play(bots[seat].choose(position, seat, scramble(seed + step)))
        if hear is not None:
            hear(events)
        step += 1
    assert position.result is not None
    return position.result


# Who is how strong


@dataclass(slots=True)
class Standing:
    """Sums up one entrant after some games. All sums are exact, so that their order does not matter.

    Intervals are by deals: all games of a deal are one observation, so its luck, which favours nobody, widens nothing.
    """

    name: str
    level: str
    seats: int
    games: int = 0
    won: Fraction = Fraction()  # a shared victory counts its part
    places: float = 0.0  # the sum of them
    points: int | None = None  # all of them; None where there are none
    # By deal: how many games of it were played, and in them what was won, and the sum of the places.
    deals: dict[int, tuple[int, Fraction, float]] = field(default_factory=dict)
    lost: Counter[str] = field(default_factory=Counter)  # moves of a program, by what went wrong

    def add(self, number: int, share: Fraction, place: float, score: int | None) -> None:
        self.games += 1
        self.won += share
        self.places += place
        if score is not None:
            self.points = (self.points or 0) + score
        played, won, places = self.deals.get(number // self.seats, (0, Fraction(), 0.0))
        self.deals[number // self.seats] = played + 1, won + share, places + place

    @property
    def rate(self) -> float:
        return float(self.won / self.games) if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return deals_interval((played, float(won)) for played, won, _ in self.deals.values())

    @property
    def place(self) -> float | None:
        return self.places / self.games if self.games else None

    @property
    def place_interval(self) -> tuple[float, float]:
        means = [places / played for played, _, places in self.deals.values()]
        low, high = mean_interval(len(means), fsum(means), fsum(mean**2 for mean in means))
        return max(low, 1.0), min(high, float(self.seats))

    @property
    def score(self) -> float | None:
        return None if self.points is None else self.points / self.games

    def as_data(self) -> dict[str, Any]:
        figures: dict[str, float | None] = {
            "won": float(self.won),
            "rate": self.rate,
            "low": self.interval[0],
            "high": self.interval[1],
            "place": self.place,
            "place_low": self.place_interval[0],
            "place_high": self.place_interval[1],
            "score": self.score,
        }
        rounded = {name: None if figure is None else round(figure, 4) for name, figure in figures.items()}
        lost = {"lost": dict(self.lost)} if is_program(self.level) else {}
        return {
            "name": self.name,
            "level": self.level,
            "games": self.games,
            "deals": len(self.deals),
            **rounded,
            **lost,
        }


class Standings:
    """Sums up all entrants, in their order."""

    def __init__(self, tournament: Tournament, games: Iterable[Played] = ()) -> None:
        named = zip(tournament.names, tournament.levels, strict=True)
        self.all = [Standing(name, level, tournament.seats) for name, level in named]
        for game in games:
            self.add(game)

    def add(self, game: Played) -> None:
        scores: Sequence[int | None] = game.scores or [None] * len(self.all)
        for standing, share, place, score in zip(self.all, game.shares, game.mean_places, scores, strict=True):
            standing.add(game.number, share, place, score)
        for standing, lost in zip(self.all, game.lost, strict=False):  # of games without programs nothing is told
            standing.lost.update(lost)

    @property
    def games(self) -> int:
        return self.all[0].games

    @property
    def best_first(self) -> list[Standing]:
        return sorted(self.all, key=lambda standing: (-standing.won, standing.places))
