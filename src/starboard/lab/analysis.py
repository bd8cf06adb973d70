"""Analyses a game: chances over time, and what each decision gave away.

Every decision is searched from what the seat that made it could know then, by the search that the hard bots use. What
it gave away is how much less of the victory it promised than the best option found.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Any

import msgspec

from starboard.bots import mind_of
from starboard.bots.bot import ask_of
from starboard.bots.budget import Budget
from starboard.bots.flat import Flat
from starboard.bots.search import Search
from starboard.kernel.chance import Dice, scramble
from starboard.kernel.message import Message
from starboard.kernel.position import Position
from starboard.kernel.record import Record
from starboard.kernel.registry import Registry, installed
from starboard.lab.workers import in_processes

TURNING_POINTS = 3
LEAST = 0.2  # of the tries of the best option, that another must have had to be compared with it
SLIGHT = 0.01  # what a decision may give away without a word


class Decision(msgspec.Struct, frozen=True):
    number: int  # of the move, from 1
    seat: int
    played: str  # notation
    best: str
    share: float  # of the victory that was to be expected, and what could have been
    best_share: float
    played_label: Message
    best_label: Message
    played_targets: tuple[str, ...] = ()  # what it was about, and what the best one is about
    best_targets: tuple[str, ...] = ()

    @property
    def loss(self) -> float:
        return max(0.0, self.best_share - self.share)


class Moment(msgspec.Struct, frozen=True):
    number: int  # moves made before it
    shares: list[float]  # by seat


@dataclass(slots=True)
class Analysis:
    game: str
    seats: int
    moves: int
    moments: list[Moment]
    decisions: list[Decision] = field(default_factory=list)

    @property
    def turning_points(self) -> list[Decision]:
        """Return the decisions that gave away most, in the order of the game."""
        worst = sorted(self.decisions, key=lambda one: -one.loss)[:TURNING_POINTS]
        return sorted((one for one in worst if one.loss > SLIGHT), key=lambda one: one.number)

    def given_away(self, seat: int) -> tuple[int, float]:
        """Count the decisions of a seat that were looked at, and average what each gave away."""
        losses = [one.loss for one in self.decisions if one.seat == seat]
        return len(losses), sum(losses) / len(losses) if losses else 0.0


def positions(text: str, among: Registry | None = None) -> Iterator[Position[Any]]:
    """Yield the start of a record, and the position after each move. They are one and the same, played on."""
    record = Record.read(text)
    for position, _ in record.steps((among or installed()).played_with(record.game, record.options)):
        yield position


def begin(text: str, among: Registry | None = None) -> tuple[Analysis, list[int]]:
    """Return the chances over time, and the numbers of the moves that are worth a search."""
    record = Record.read(text)
    mind = mind_of(record.game)
    moments: list[Moment] = []
    worth: list[int] = []
    for number, position in enumerate(positions(text, among)):
        ask = position.ask
        if ask is None or mind.is_quiet(ask):
            moments.append(moment(number, mind.outcome(position)))
        elif number == len(record.moves):
            # Somebody has had enough in the middle of something: what is to be expected of it.
            trial = position.imagine(None, number)
            moments.append(moment(number, mind.expect(trial, ask.seat, Dice(number))))
        if number < len(record.moves) and is_worth_it(position, record, number):
            worth.append(number)
    return Analysis(record.game, record.seats, len(record.moves), moments), worth


def moment(number: int, shares: list[float]) -> Moment:
    return Moment(number, [round(share, 4) for share in shares])


def is_worth_it(position: Position[Any], record: Record, number: int) -> bool:
    move = record.moves[number]
    if move.aside:
        return False
    ask = ask_of(position, move.seat)
    return len(ask.choices) > 1 and mind_of(record.game).small(position, ask, Dice(number)) is None


def judge(text: str, budget: Budget, seed: int, among: Registry | None, number: int) -> Decision:
    """Judge one decision: the move of this number, from 0."""
    position = next(islice(positions(text, among), number, None))
    return judge_at(position, Record.read(text), budget, seed, number)


def judge_all(
    text: str, budget: Budget, seed: int, among: Registry | None, numbers: Iterable[int]
) -> Generator[Decision, None, None]:
    """Judge decisions in the order of the game, which is played but once."""
    record, wanted = Record.read(text), set(numbers)
    for number, position in enumerate(positions(text, among)):
        if number in wanted:
            yield judge_at(position, record, budget, seed, number)


def judge_at(position: Position[Any], record: Record, budget: Budget, seed: int, number: int) -> Decision:
    move = record.moves[number]
    mind, dice = mind_of(record.game), Dice(scramble(seed ^ scramble(number)))
    search = (
        Flat(mind, position, move.seat, dice, thorough=True) if mind.flat else Search(mind, position, move.seat, dice)
    )
    search.run(budget)
    edges = search.options
    most = max(edge.tries for edge in edges.values())
    search.look_at(move.notation, max(1, most // 2))

    def share(notation: str) -> float:
        return edges[notation].won[move.seat] / edges[notation].tries

    compared = [notation for notation, edge in edges.items() if edge.tries >= LEAST * most]
    best = max(compared, key=share)
    options = {option.notation: option for option in ask_of(position, move.seat).options}
    return Decision(
        number + 1,
        move.seat,
        move.notation,
        best,
        round(share(move.notation), 4),
        round(share(best), 4),
        options[move.notation].label,
        options[best].label,
        options[move.notation].targets,
        options[best].targets,
    )


def analyse(
    text: str, budget: Budget, seed: int = 0, jobs: int = 1, among: Registry | None = None
) -> Generator[tuple[int, int, Analysis], None, None]:
    """Yield how many decisions are looked at, of how many, and what is known so far; all of it at the last."""
    analysis, worth = begin(text, among)
    yield 0, len(worth), analysis
    if jobs == 1:
        judged: Iterator[Decision] = judge_all(text, budget, seed, among, worth)
    else:
        judged = in_processes(partial(judge, text, budget, seed, among), worth, jobs)
    for done, decision in enumerate(judged, 1):
        analysis.decisions.append(decision)
        analysis.decisions.sort(key=lambda one: one.number)
        yield done, len(worth), analysis
