"""Adds up the tables of a run batch by batch, so that a run may be larger than the memory."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from starboard.lab.run import Run
from starboard.lab.simulation import RESULTS, TALLIES, TURNS
from starboard.lab.statistics import wilson
from starboard.lab.study import study_of
from starboard.lab.study.base import DEED, POINTS

TENTHS = 10  # parts of a game's turns


@dataclass(slots=True)
class Rate:
    """Counts how often somebody of a kind won. A shared victory counts its part."""

    won: float = 0.0
    games: int = 0

    def add(self, won: float, games: int) -> None:
        self.won += won
        self.games += games

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(min(self.won, self.games), self.games)


@dataclass(slots=True)
class Halves:
    """Adds something up for those who won and for those who did not."""

    winners: float = 0.0
    others: float = 0.0


@dataclass(slots=True)
class Moment:
    """Adds up how things stand at a tenth of the game."""

    points: Halves = field(default_factory=Halves)
    leader: Rate = field(default_factory=Rate)  # how often who has most points wins in the end
    seen: Halves = field(default_factory=Halves)  # how many winners and others were added up


class Counts:
    def __init__(self, run: Run) -> None:
        self.run = run
        self.seats = run.manifest.seats
        self.study = study_of(run.manifest.game)
        self.games = 0
        self.seatings = Halves()  # how many won, and how many did not
        self.rates: dict[str, dict[str, Rate]] = defaultdict(lambda: defaultdict(Rate))  # by column and value
        self.lengths: dict[str, Counter[int]] = defaultdict(Counter)  # rounds, turns, decisions
        self.scores: dict[str, Counter[int]] = {"winners": Counter(), "others": Counter()}
        self.margins: Counter[int] = Counter()  # from the first to the second
        self.endings: Counter[str] = Counter()
        self.tallies: dict[str, dict[str, Halves]] = defaultdict(lambda: defaultdict(Halves))  # points and deeds
        self.things: dict[str, dict[str, Rate]] = defaultdict(lambda: defaultdict(Rate))
        self.dice: dict[str, Counter[str]] = defaultdict(Counter)
        self.moments = [Moment() for _ in range(TENTHS)]
        tables = [name for name in (RESULTS, TALLIES, TURNS) if name in run.manifest.tables]
        for batch in run.batches(*tables):
            results = batch[RESULTS]
            shares = pc.cast(results["share"], pa.float64())
            self.add_results(results, shares)
            if TALLIES in batch:
                self.add_tallies(batch[TALLIES], results, shares)
            if TURNS in batch:
                self.add_turns(batch[TURNS], results, shares)

    # Results

    def add_results(self, results: pa.Table, shares: Any) -> None:
        results = results.set_column(results.column_names.index("share"), "share", shares)
        self.games += results.num_rows // self.seats
        won = pc.sum(shares).as_py()
        self.seatings.winners += won
        self.seatings.others += results.num_rows - won
        for column in ("seat", "order", "bot", *self.study.people):
            for row in grouped(results, [column]):
                if row[column] is not None:
                    self.rates[column][str(row[column])].add(row["share_sum"], row["share_count"])
        whole = results.take(list(range(0, results.num_rows, self.seats)))
        for column in ("rounds", "turns", "decisions"):
            self.lengths[column].update(counted(whole[column]))
        self.endings.update(counted(whole["ending"]))
        self.add_scores(results)

    def add_scores(self, results: pa.Table) -> None:
        """Add the scores of the winner, of all others, and what lies between the first two."""
        if results["score"].null_count:
            return
        places, scores = results["place"].to_pylist(), results["score"].to_pylist()
        for at in range(0, len(places), self.seats):
            of_game = sorted(zip(places[at : at + self.seats], scores[at : at + self.seats], strict=True))
            for place, score in of_game:
                self.scores["winners" if place == 1 else "others"][score] += 1
            if len(of_game) > 1:
                self.margins[abs(of_game[0][1] - of_game[1][1])] += 1

    # Tallies

    def add_tallies(self, tallies: pa.Table, results: pa.Table, shares: Any) -> None:
        kinds = tallies["kind"]
        dice = tallies.filter(pc.is_in(kinds, pa.array(list(self.study.dice) or [""])))
        for row in dice.group_by(["kind", "name"]).aggregate([("count", "sum")]).to_pylist():
            self.dice[row["kind"]][row["name"]] += row["count_sum"]
        seated = tallies.filter(pc.greater_equal(tallies["seat"], 0))
        share = shares.take(self.row_of(seated, results))
        count = pc.cast(seated["count"], pa.float64())
        seated = seated.append_column("share", share).append_column("winning", pc.multiply(count, share))
        for row in grouped(seated, ["kind", "name"], ("count", "winning")):
            if row["kind"] in (POINTS, DEED):
                halves = self.tallies[row["kind"]][row["name"]]
                halves.winners += row["winning_sum"]
                halves.others += row["count_sum"] - row["winning_sum"]
            elif row["kind"] in self.study.things:
                self.things[row["kind"]][row["name"]].add(row["share_sum"], row["share_count"])

    def row_of(self, table: pa.Table, results: pa.Table) -> Any:
        """Find in which row of the results each seat of a game stands: they are in order."""
        first = results["game"][0].as_py()
        game = pc.subtract(pc.cast(table["game"], pa.int64()), first)
        return pc.add(pc.multiply(game, self.seats), pc.cast(table["seat"], pa.int64()))

    # Turns

    def add_turns(self, turns: pa.Table, results: pa.Table, shares: Any) -> None:
        """Add the first turn of each tenth of a game."""
        if turns["points"].null_count or not turns.num_rows:
            return
        rows = self.row_of(turns, results)
        length = pc.cast(results["turns"].take(rows), pa.int64())
        turn = pc.subtract(pc.cast(turns["turn"], pa.int64()), 1)
        tenth = pc.divide(pc.multiply(turn, TENTHS), length)
        before = pc.divide(pc.multiply(pc.subtract(turn, 1), TENTHS), length)
        first = pc.or_(pc.equal(turn, 0), pc.not_equal(tenth, before))
        picked = [column.filter(first).to_pylist() for column in (tenth, turns["points"], shares.take(rows))]
        for at in range(0, len(picked[0]), self.seats):
            moment = self.moments[picked[0][at]]
            points, won = (column[at : at + self.seats] for column in picked[1:])
            most = max(points)
            ahead = [share for own, share in zip(points, won, strict=True) if own == most]
            moment.leader.add(sum(ahead) / len(ahead), 1)
            for own, share in zip(points, won, strict=True):
                moment.points.winners += own * share
                moment.points.others += own * (1 - share)
                moment.seen.winners += share
                moment.seen.others += 1 - share


def grouped(table: pa.Table, by: list[str], sums: tuple[str, ...] = ()) -> Iterator[dict[str, Any]]:
    wanted = [("share", "sum"), ("share", "count"), *((name, "sum") for name in sums)]
    yield from table.group_by(by).aggregate(wanted).to_pylist()


def counted(column: Any) -> dict[Any, int]:
    return {one["values"]: one["counts"] for one in pc.value_counts(column).to_pylist()}
