"""`python -m starboard.lab.levels GAME`: sets the levels for people by their distance in Elo to a frozen player.

Each level has an aim (`aims` in bots/GAME/levels.json), and one setting that is sought: how far it misjudges, or how
many tries it searches. A few of them are tried by paired deals, always the middle of what is left; the one that comes
nearest, by all of them together, is measured by deals that it was not chosen by. Then levels play the matches that
people should not have to lose or win (`--check`). Every match is a file in the folder, so that all of it can be stopped
and goes on; the same command gives the same games. With `--write` the result becomes the levels of the game. With
`--steps 0` levels are measured as they are, whatever set them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import isfinite
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec

from starboard import __version__
from starboard.bots import in_lane, ladder, make_bot, mind_of, mind_type, rung_bot
from starboard.bots.bot import Bot
from starboard.bots.ladder import EASY, HARD, MASTER, MEDIUM, NEWCOMER, PEOPLE, Ladder, Match, Measured, ladder_file
from starboard.bots.levels import Rung
from starboard.kernel.chance import scramble
from starboard.kernel.registry import installed
from starboard.lab.pairs import Pairs, elo_of
from starboard.lab.training.match import Meetings, Met
from starboard.lab.workers import by_workers

FORMAT = 1
SEATS = 2
# What is tried, the strongest first; chosen so that neighbours are some 20 Elo apart.
ERRORS = (0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 12, 14, 17, 20, 25, 30, 40)
TRIES = (200, 150, 110, 80, 60, 45, 34, 26, 20, 15, 11, 8, 6, 4)
MEASURED = 1 << 20  # deals from here on are for measuring alone
# Who has to beat whom, besides neighbours.
FIRST_TIMERS = "beginner-blind", "beginner-narrow"
MATCHES = (
    (NEWCOMER, "random"),
    (NEWCOMER, "greedy-g1"),
    *((NEWCOMER, other) for other in FIRST_TIMERS),
    (NEWCOMER, EASY),
    (NEWCOMER, MEDIUM),
    (EASY, MEDIUM),
    (MEDIUM, HARD),
)


@dataclass(frozen=True, slots=True)
class Meeting:
    """Holds who meets whom on paired deals: a level's text, or what a level might be made of."""

    game: str
    first: str | Rung
    other: str
    seed: int
    among: Ladder | None = None  # where the first is a rung
    fast: bool = False  # searches by the compiled rules of the game: the same games

    def settings(self) -> dict[str, Any]:
        kind = mind_type(self.game)
        weights = [mind_of(self.game).linear.weights, kind.warmth, kind.features]
        among = ladder(self.game)
        levels = [among.near, among.region, among.mark, among.rungs if isinstance(self.first, str) else {}]
        return {
            "format": FORMAT,
            "starboard": __version__,
            "game": self.game,
            "seed": self.seed,
            "first": self.first if isinstance(self.first, str) else msgspec.to_builtins(self.first),
            "other": self.other,
            "mind": crc32(repr(weights).encode()),
            "levels": crc32(msgspec.json.encode(levels)),
        }

    def bots(self) -> tuple[Bot, Bot]:
        other = self.named(self.other)
        if isinstance(self.first, str):
            return self.named(self.first), other
        assert self.among is not None
        return rung_bot(self.game, self.among, self.first, self.fast), other

    def named(self, level: str) -> Bot:
        return make_bot(self.game, level, self.fast and in_lane(level))

    def play(self, number: int) -> Met:
        """Play a deal from both seats, with the same chances."""
        share = (self.share(number, 0) + self.share(number, 1)) / 2
        return Met(number, share.numerator, share.denominator)

    def share(self, number: int, half: int) -> Fraction:
        seed = scramble(self.seed + number)
        position = installed().game(self.game).start(SEATS, seed)
        bots, chance, step = self.bots(), scramble(seed), 0
        while (ask := position.ask) is not None:
            position.play(bots[(ask.seat + half) % 2].choose(position, ask.seat, scramble(chance + step)))
            step += 1
        assert position.result is not None
        places = position.result.places
        return Fraction(places[half] == 1, places.count(1))


@dataclass(frozen=True, slots=True)
class Plan:
    """Says how much is played."""

    out: Path
    steps: int  # settings that are tried for a level
    tried: int  # deals for each of them
    deals: int  # for what is measured
    tries: int  # of the search that stands for master
    seed: int
    jobs: int
    fast: bool = False

    def meet(self, name: str, meeting: Meeting, deals: int, first: int = 0) -> Pairs:
        """Play deals that have not been played yet, and sum up all of them."""
        ledger = Meetings(self.out / f"{name}.jsonl", meeting.settings())
        wanted = range(first, first + deals)
        found = dict(ledger.played)
        left = [number for number in wanted if number not in found]
        if left:
            with ledger:
                for met in by_workers(meeting.play, left, self.jobs, dask=False):
                    ledger.add(met)
                    found[met.number] = met
        pairs = Pairs()
        for number in wanted:
            pairs.add(found[number].share)
        low, high = pairs.interval
        print(f"{name}: {pairs.score:.1%} ({low:.1%}–{high:.1%}) of {pairs.deals} deals", flush=True)
        return pairs


def bounded(elo: float) -> float:
    """Return an Elo difference that can be written down: nobody is better by more than 1,200."""
    return round(max(-1200.0, min(1200.0, elo)), 1) if isfinite(elo) else (1200.0 if elo > 0 else -1200.0)


def settings_of(rung: Rung) -> Sequence[Rung]:
    """List what may be tried for a level, the strongest first."""
    if rung.tries is not None:
        return [msgspec.structs.replace(rung, tries=tries) for tries in TRIES]
    return [msgspec.structs.replace(rung, error=float(error)) for error in ERRORS]


def setting(rung: Rung) -> str:
    return f"{rung.tries}n" if rung.tries is not None else f"{rung.error:g}"


def sought(game: str, level: str, among: Ladder, aim: float, plan: Plan) -> Rung:
    """Try always the middle one of those that are left; return what comes nearest to the aim by all that was tried."""
    candidates = settings_of(among.rungs[level])
    low, high = 0, len(candidates) - 1
    found: dict[int, Pairs] = {}
    for _ in range(plan.steps):
        if low > high:
            break
        at = (low + high) // 2
        meeting = Meeting(game, candidates[at], among.anchor, plan.seed, among, plan.fast)
        found[at] = plan.meet(f"{level}-{setting(candidates[at])}", meeting, plan.tried)
        low, high = (at + 1, high) if bounded(found[at].elo[0]) > aim else (low, at - 1)
    return candidates[nearest(found, aim)]


def nearest(found: Mapping[int, Pairs], aim: float) -> int:
    """Return the number of the setting that comes nearest to the aim, by a line through all that were tried.

    Settings are some equal steps apart; so all deals say something of each of them, which few deals of one do not.
    """
    points = []
    for at, pairs in found.items():
        score = (pairs.score * pairs.deals + 0.5) / (pairs.deals + 1)  # so that nobody is infinitely better
        points.append((at, elo_of(score), pairs.deals * score * (1 - score)))
    total = sum(weight for _, _, weight in points)
    mean_at = sum(at * weight for at, _, weight in points) / total
    mean_elo = sum(elo * weight for _, elo, weight in points) / total
    spread = sum((at - mean_at) ** 2 * weight for at, _, weight in points)
    slope = sum((at - mean_at) * (elo - mean_elo) * weight for at, elo, weight in points) / spread if spread else 0.0
    if slope >= 0:  # chance alone: nothing but the distances themselves
        return min(found, key=lambda at: (abs(bounded(found[at].elo[0]) - aim), at))
    return min(range(min(found), max(found) + 1), key=lambda at: abs(mean_elo + slope * (at - mean_at) - aim))


def calibrate(game: str, wanted: Sequence[str], plan: Plan, command: str) -> Ladder:
    """Seek a setting for each of these levels, and measure it."""
    among = ladder(game)
    rungs, measured = dict(among.rungs), dict(among.measured)
    for level in wanted:
        aim = among.aims[level]
        if aim is not None and plan.steps:
            rungs[level] = sought(game, level, among, aim, plan)
        rung, how = rungs[level], ""
        if rung.searches and rung.tries is None:
            rung, how = Rung(tries=plan.tries), f"{plan.tries} tries"
        meeting = Meeting(game, rung, among.anchor, plan.seed, among, plan.fast)
        pairs = plan.meet(f"{level}-{setting(rung)}-measured", meeting, plan.deals, MEASURED)
        elo, low, high = map(bounded, pairs.elo)
        measured[level] = Measured(elo, low, high, pairs.deals, how)
    return msgspec.structs.replace(among, made_by=command, rungs=rungs, measured=measured)


def check(game: str, plan: Plan) -> list[Match]:
    """Play the matches that say whether the levels are what people expect of them."""
    found = []
    master = f"{MASTER}@{plan.tries}n"
    for level, other in (*MATCHES, (HARD, master)):
        meeting = Meeting(game, level, other, plan.seed + 1, fast=plan.fast)
        pairs = plan.meet(f"check-{level}-{other}", meeting, plan.deals)
        score, low, high = (round(one, 4) for one in (pairs.score, *pairs.interval))
        found.append(Match(level, other, score, low, high, pairs.deals))
    return found


def read(file: Path) -> Ladder:
    return msgspec.json.decode(file.read_bytes(), type=Ladder)


def write(game: str, found: Ladder) -> None:
    """Make this the levels of the game."""
    path = Path(str(ladder_file(mind_type(game))))
    data = msgspec.to_builtins(found)
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", "utf-8")


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m starboard.lab.levels", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True, help="folder of the matches")
    parser.add_argument("--only", nargs="+", choices=PEOPLE, default=PEOPLE, help="levels that are set")
    parser.add_argument("--steps", type=int, default=5, help="settings that are tried for a level; 0: as it is")
    parser.add_argument("--tried", type=int, default=60, help="deals for each of them")
    parser.add_argument("--deals", type=int, default=200, help="deals for what is measured")
    parser.add_argument("--tries", type=int, default=60, help="of the search that stands for master")
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--fast", action="store_true", help="let searches use the fast lane: the same games, sooner")
    parser.add_argument("--check", action="store_true", help="play the matches with the levels as they are")
    parser.add_argument("--write", action="store_true", help="make the result the levels of the game")
    asked = parser.parse_args(given)
    plan = Plan(asked.out, asked.steps, asked.tried, asked.deals, asked.tries, asked.seed, asked.jobs, asked.fast)
    if asked.check:
        found = msgspec.structs.replace(ladder(asked.game), matches=check(asked.game, plan))
    else:
        command = (
            f"python -m starboard.lab.levels {asked.game} --steps {asked.steps} --tried {asked.tried}"
            f" --deals {asked.deals} --tries {asked.tries} --seed {asked.seed}"
        )
        found = calibrate(asked.game, asked.only, plan, command)
    if asked.write:
        write(asked.game, found)


if __name__ == "__main__":
    main()
