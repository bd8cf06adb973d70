"""Measure what bots gain a decision: python bench/gain.py GAME BOT [BOT …] --out FOLDER [-n 100] [--seats 2]

A decision is taken from each of so many games that sharp bots play against themselves. What a bot chooses there is
compared with what sharp would have done: both are tried on the same imagined deals, on which sharp plays on for all
until a few rounds are over, and are worth what the table is then. None of the bots has seen these deals. That takes
minutes where games would take hours; it is no substitute for them, for the judge plays and values as sharp does.

Positions are known by their number, bots by their level: what the folder holds is not done again, and whatever a bot
chooses that another has chosen before is judged already.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Hashable, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any, Generic, TypeVar

import msgspec

from starboard.bots import make_bot, mind_of
from starboard.bots.bot import ask_of
from starboard.bots.mind import AnyMind
from starboard.kernel.chance import MASK, SEEDS, Dice, below, scramble
from starboard.kernel.position import Position
from starboard.kernel.registry import installed

REFERENCE = "sharp"
LONGEST = 2000  # decisions that a judge plays on


T = TypeVar("T")


class Taken(msgspec.Struct, frozen=True):
    number: int
    dump: msgspec.Raw


class Chosen(msgspec.Struct, frozen=True):
    number: int
    bot: str
    notation: str
    seconds: float  # of the processor


class Judged(msgspec.Struct, frozen=True):
    number: int
    notation: str
    shares: list[float]  # of the seat that decides, by deal
    leads: list[float]


class Lines(Generic[T]):
    """Is a file of lines, one for each thing that was found."""

    def __init__(self, path: Path, kind: type[T], key: Callable[[T], Hashable]) -> None:
        self.path = path
        lines = path.read_bytes().splitlines() if path.exists() else []
        self.found = {key(one): one for one in (msgspec.json.decode(line, type=kind) for line in lines)}

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what is known by this key; what is made now is written down."""
        if key not in self.found:
            self.found[key] = made = make()
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(made) + b"\n")
        return self.found[key]


def is_searched(mind: AnyMind, position: Position[Any]) -> bool:
    ask = position.ask
    if ask is None or len(ask.choices) < 2:
        return False
    seen = position.imagine(ask.seat, 1)
    return mind.small(seen, ask_of(seen, ask.seat), Dice(1)) is None


def decision(game_id: str, seats: int, number: int) -> Position[Any]:
    """Take a decision, which is searched, from the game of this number: each is as likely."""
    mind, bot = mind_of(game_id), make_bot(game_id, REFERENCE)
    dice = Dice(scramble(number))
    position = installed().game(game_id).start(seats, below(dice, SEEDS))
    taken, met = position, 0
    while position.ask is not None:
        if is_searched(mind, position):
            met += 1
            if below(dice, met) == 0:
                taken = position.copy()
        position.play(bot.choose(position, position.ask.seat, below(dice, SEEDS)))
    return taken


def judged(position: Position[Any], number: int, notation: str, deals: int, rounds: int) -> Judged:
    """Try an option on the deals of this number, and play on as sharp does for so many rounds."""
    assert position.ask is not None
    mind, seat = mind_of(position.game.id), position.ask.seat
    shares, leads = [], []
    for deal in range(deals):
        seed = scramble(scramble(number) ^ deal)
        trial, dice = position.imagine(seat, seed), Dice(seed)
        trial.play(notation, seat)
        turns = rounds * position.seats
        for _ in range(LONGEST):
            if trial.ask is None or (mind.begins_turn(trial.ask) and not turns):
                break
            turns -= mind.begins_turn(trial.ask)
            trial.play(mind.best(trial, trial.ask, dice))
        shares.append(round(mind.outcome(trial)[seat], 5))
        leads.append(round(mind.leads(trial)[seat], 5))
    return Judged(number, notation, shares, leads)


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    mean = fmean(numbers)
    return mean, stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0


def compared(before: Judged, after: Judged, margin: float) -> float:
    """Return what the second choice gains over the first, by what a search compares by."""
    gains = [b - a for a, b in zip(before.shares, after.shares, strict=True)]
    ahead = [b - a for a, b in zip(before.leads, after.leads, strict=True)]
    return fmean(gains) + margin * fmean(ahead)


class Folder:
    """Keeps positions, choices and judgements of a game, and makes those that are not there yet."""

    def __init__(self, path: Path, game_id: str, seats: int, deals: int, rounds: int) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self.game, self.seats, self.deals, self.rounds = installed().game(game_id), seats, deals, rounds
        where = path / f"{game_id}-{seats}-{deals}-{rounds}"
        self.positions = Lines(Path(f"{where}-positions.jsonl"), Taken, lambda one: one.number)
        self.chosen = Lines(Path(f"{where}-chosen.jsonl"), Chosen, lambda one: (one.number, one.bot))
        self.judged = Lines(Path(f"{where}-judged.jsonl"), Judged, lambda one: (one.number, one.notation))

    def position(self, number: int) -> Position[Any]:
        def make() -> Taken:
            dump = decision(self.game.id, self.seats, number).dump()
            return Taken(number, msgspec.Raw(msgspec.json.encode(dump)))

        return self.game.load(msgspec.json.decode(self.positions.get(number, make).dump))

    def choice(self, number: int, level: str) -> Chosen:
        def make() -> Chosen:
            position, begun = self.position(number), process_time()
            assert position.ask is not None
            option = make_bot(self.game, level).choose(position, position.ask.seat, scramble(~number & MASK))
            return Chosen(number, level, option.notation, round(process_time() - begun, 4))

        return self.chosen.get((number, level), make)

    def judgement(self, number: int, notation: str) -> Judged:
        def make() -> Judged:
            return judged(self.position(number), number, notation, self.deals, self.rounds)

        return self.judged.get((number, notation), make)

    def gain(self, number: int, level: str) -> float:
        """Return what a bot gains over the reference at one decision."""
        usual, other = self.choice(number, REFERENCE).notation, self.choice(number, level).notation
        if other == usual:
            return 0.0
        margin = mind_of(self.game).margin
        return compared(self.judgement(number, usual), self.judgement(number, other), margin)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("-n", type=int, default=100, help="decisions")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=48)
    parser.add_argument("--rounds", type=int, default=2, help="that a judge plays on")
    asked = parser.parse_args()
    folder = Folder(asked.out, asked.game, asked.seats, asked.deals, asked.rounds)
    for level in asked.bots:
        mean, error = mean_and_error([folder.gain(number, level) for number in range(asked.n)])
        choices = [folder.choice(number, level) for number in range(asked.n)]
        differ = sum(one.notation != folder.choice(one.number, REFERENCE).notation for one in choices)
        seconds = fmean(one.seconds for one in choices)
        print(
            f"{asked.game} {level}: {mean:+.4f} ± {1.96 * error:.4f} a decision, "
            f"{differ} of {asked.n} differ, {seconds:.3f} s each"
        )


if __name__ == "__main__":
    main()
