"""Compares two runs that played the same deals: what differs between them, and how sure that is.

A deal is one observation: what came of it in the one run is set against what came of it in the other, so the luck of
the deal, which both had, does not count as a difference. A figure is a ratio of two sums over all deals, `won` of `of`:
the victories of a leader and how often it was there, the turns of all games and their number.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, fsum, inf, sqrt
from pathlib import Path
from typing import Any, Literal, TypeAlias

import pyarrow as pa
import pyarrow.compute as pc

from starboard.kernel.errors import StarboardError
from starboard.lab.ledger import difference
from starboard.lab.names import Names
from starboard.lab.parquet import read_parts
from starboard.lab.run import Run
from starboard.lab.simulation import RESULTS, TALLIES
from starboard.lab.statistics import SELDOM, Z80, Z95, holm, student, student95
from starboard.lab.study import study_of
from starboard.lab.study.base import DEED, POINTS
from starboard.texts import Words, words

RATE: Literal["rate"] = "rate"  # of those who had it, how many won; of games, how many ended so
MEAN: Literal["mean"] = "mean"  # in a game
ERROR = 0.05  # how seldom chance alone may make any of all differences look clear
LENGTH, SCORE, ENDING, ENTRANT = "length", "score", "ending", "entrant"

Key: TypeAlias = tuple[str, str, str]  # kind, measure, name
Seen: TypeAlias = "dict[Key, tuple[float, float]]"  # of one game: won, of

# The sums of a figure: won and of, there (A) and here (B), and of the products of two of them.
PRODUCTS = [(one, other) for one in range(4) for other in range(one, 4)]

COLUMNS = pa.schema(
    [
        ("kind", pa.string()),
        ("name", pa.string()),
        ("called", pa.string()),
        ("measure", pa.string()),
        ("a", pa.float64()),
        ("b", pa.float64()),
        ("difference", pa.float64()),
        ("low", pa.float64()),
        ("high", pa.float64()),
        ("p", pa.float64()),
        ("clear", pa.bool_()),
        ("seen_a", pa.int64()),
        ("seen_b", pa.int64()),
        ("needed", pa.int64()),
        ("needed_for_size", pa.int64()),
    ]
)

# What the columns mean, for docs/data.md.
ABOUT = {
    "kind": "what the figure is about: `entrant`, `order`, `seat`, what seats are told apart by, `length`, `score`, "
    "`ending`, or a kind that is counted",
    "name": "id of it, as in the other tables; of an entrant its number",
    "called": "what people call it",
    "measure": "`rate`: won of those that had it, or of games that ended so; `mean`: in a game, of all seats together",
    "a": "the figure in A",
    "b": "the figure in B",
    "difference": "B − A",
    "low": "lower end of the 95 % interval of the difference; null with a single deal",
    "high": "upper end of it",
    "p": "how often chance alone makes such a difference where there is none, of this figure by itself",
    "clear": "whether it is clear although so many are compared (Holm’s method, 5 % over all)",
    "seen_a": "games of A that have something of it",
    "seen_b": "games of B that have something of it",
    "needed": "deals by which a difference of the size seen is told in four of five comparisons; null without one",
    "needed_for_size": "the same for a difference of the size asked for; null where none was asked for",
}


@dataclass(slots=True)
class Sums:
    """Adds up a figure over the deals in which there is something of it."""

    totals: list[float] = field(default_factory=lambda: [0.0] * 4)
    products: list[float] = field(default_factory=lambda: [0.0] * 10)
    seen_a: int = 0
    seen_b: int = 0
    either: int = 0

    def add(self, a: tuple[float, float], b: tuple[float, float]) -> None:
        """Add a deal. This is done for every figure of every game, so nothing is looped over."""
        won_a, of_a = a
        won_b, of_b = b
        totals, products = self.totals, self.products
        totals[0] += won_a
        totals[1] += of_a
        totals[2] += won_b
        totals[3] += of_b
        products[0] += won_a * won_a
        products[1] += won_a * of_a
        products[2] += won_a * won_b
        products[3] += won_a * of_b
        products[4] += of_a * of_a
        products[5] += of_a * won_b
        products[6] += of_a * of_b
        products[7] += won_b * won_b
        products[8] += won_b * of_b
        products[9] += of_b * of_b
        self.seen_a += a != NOTHING
        self.seen_b += b != NOTHING
        self.either += 1

    def in_all(self, deals: int) -> Sums:
        """Count every deal as one of each, also those that have nothing of it: so often in a game."""
        won_a, _, won_b, _ = self.totals
        of_all = {(0, 1): won_a, (0, 3): won_a, (1, 2): won_b, (2, 3): won_b, (1, 1): deals, (1, 3): deals}
        products = [of_all.get(pair, self.products[at]) for at, pair in enumerate(PRODUCTS)]
        products[PRODUCTS.index((3, 3))] = deals
        return Sums([won_a, deals, won_b, deals], products, self.seen_a, self.seen_b, deals)

    @property
    def always_same(self) -> bool:
        """Check whether every game of both runs has the same value, as where each tile is drawn once in each."""
        won_a, of_a, won_b, of_b = self.totals
        mean = won_a / of_a
        return won_b / of_b == mean and all(
            abs(self.products[PRODUCTS.index((at, at))] - of * mean**2) < 1e-9 for at, of in ((0, of_a), (2, of_b))
        )


NOTHING = (0.0, 0.0)
TINY = 1e-9
FOREVER = 1e12  # deals that nobody plays


@dataclass(frozen=True, slots=True)
class Figure:
    """Tells one difference, B − A, with its 95 % interval, and how sure it is."""

    kind: str
    name: str
    measure: str
    a: float
    b: float
    low: float
    high: float
    p: float  # how often chance alone makes such a difference, where there is none
    spread: float  # of the difference of a deal, as variance
    seen_a: int  # games that have something of it
    seen_b: int

    @property
    def difference(self) -> float:
        return self.b - self.a

    @classmethod
    def of(cls, key: Key, sums: Sums, deals: int) -> Figure:
        kind, measure, name = key
        won_a, of_a, won_b, of_b = sums.totals
        a, b = won_a / of_a, won_b / of_b
        if abs(b - a) < TINY * max(1.0, abs(a)):
            b = a  # what comes of adding thirds is no difference
        mean_a, mean_b = of_a / deals, of_b / deals
        own_a, own_b = (-1 / mean_a, a / mean_a, 0.0, 0.0), (0.0, 0.0, 1 / mean_b, -b / mean_b)
        both = tuple(map(fsum, zip(own_a, own_b, strict=True)))
        # One deal more is thought to be like two games that have nothing to do with each other: so few deals, or such
        # as were all alike, prove no more than that many deals.
        alone = [max(0.0, squares(sums, own)) / sums.either for own in (own_a, own_b)]
        if measure == RATE:
            alone = [max(one, possible(*of)) for one, of in zip(alone, rates(sums, mean_a, mean_b), strict=True)]
        observed = max(0.0, squares(sums, both)) + fsum(alone)
        error, free = sqrt(observed) / deals, sums.either - 1
        far = abs(b - a) / error if error else inf if a != b else 0.0
        reach = student95(free) * error if free else inf
        bound = 1.0 if measure == RATE else inf
        low, high = max(-bound, b - a - reach), min(bound, b - a + reach)
        p = student(far, free) if free else 1.0
        return cls(kind, name, measure, a, b, low, high, p, observed / deals, sums.seen_a, sums.seen_b)

    def needed(self, size: float) -> int | None:
        """Count the deals by which a difference of this size is told in four of five comparisons (5 %, two-sided)."""
        if not size:
            return None
        deals = ((Z95 + Z80) / size) ** 2 * self.spread
        return ceil(deals) if deals < FOREVER else None

    def sized(self, part: float) -> float:
        """Return the difference that is asked for: points of a rate, or a part of what it is in A."""
        return part if self.measure == RATE else part * abs(self.a)


def squares(sums: Sums, weights: Sequence[float]) -> float:
    """Add up the squares, over all deals, of what these weights make of its values."""
    return fsum(
        (1 if one == other else 2) * weights[one] * weights[other] * sums.products[at]
        for at, (one, other) in enumerate(PRODUCTS)
    )


def rates(sums: Sums, mean_a: float, mean_b: float) -> tuple[tuple[float, float, float], ...]:
    won_a, of_a, won_b, of_b = sums.totals
    return (won_a, of_a, mean_a), (won_b, of_b, mean_b)


def possible(won: float, of: float, mean: float) -> float:
    """Return the variance of one game by a rate that is neither nothing nor all, however few there were."""
    rate = (won + 0.5) / (of + 1)
    return rate * (1 - rate) / mean**2


@dataclass(frozen=True, slots=True)
class Comparison:
    """Holds all figures of two runs, A and B, that can be compared."""

    a: Run
    b: Run
    deals: int  # in both
    varied: Mapping[str, list[Any]]  # by setting: in A, in B
    figures: Sequence[Figure]
    seldom: int  # figures left out, for want of games

    @classmethod
    def of(cls, a: Run, b: Run, unfinished: bool = False, least: int = SELDOM) -> Comparison:
        """Compare what both have; what came up in fewer than `least` games is left out."""
        check(a, b, unfinished)
        adding = Adding(a, b)
        if not adding.deals:
            raise StarboardError("error-compare-none", a=str(a.folder.path), b=str(b.folder.path))
        kept, seldom = adding.figures(least)
        varied = b.manifest.varied(a.manifest)
        return cls(a, b, adding.deals, varied, kept, seldom)

    @property
    def clear(self) -> list[bool]:
        """Tell of each figure whether it differs for sure, reckoned with that there are so many (Holm)."""
        return holm([one.p for one in self.figures], ERROR)

    def named(self, figure: Figure, w: Words) -> str:
        """Return what people call what a figure is about."""
        names = Names(self.a.manifest.game, w)
        if figure.kind == ENTRANT:
            levels = [run.manifest.bots[int(figure.name)] for run in (self.a, self.b)]
            return " → ".join(names.called("bot", level) for level in dict.fromkeys(levels))
        if figure.kind == LENGTH:
            return names.own(f"report-unit-{figure.name}")
        if figure.kind == SCORE:
            return w(f"report-{figure.name}")
        return names.called(figure.kind, figure.name)

    def rows(self, w: Words, size: float | None = None) -> list[dict[str, Any]]:
        """Return the figures as plain data, in the order of the columns."""
        return [
            {
                "kind": one.kind,
                "name": one.name,
                "called": self.named(one, w),
                "measure": one.measure,
                "a": one.a,
                "b": one.b,
                "difference": one.difference,
                "low": one.low if abs(one.low) < inf else None,
                "high": one.high if abs(one.high) < inf else None,
                "p": one.p,
                "clear": clear,
                "seen_a": one.seen_a,
                "seen_b": one.seen_b,
                "needed": one.needed(one.difference),
                "needed_for_size": one.needed(one.sized(size)) if size else None,
            }
            for one, clear in zip(self.figures, self.clear, strict=True)
        ]

    def table(self, w: Words, size: float | None = None) -> pa.Table:
        return pa.Table.from_pylist(self.rows(w, size), schema=COLUMNS)


def compare(
    a: Run | str | Path,
    b: Run | str | Path,
    *,
    size: float | None = None,
    unfinished: bool = False,
    least: int = SELDOM,
    lang: str = "en",
) -> pa.Table:
    """Compare two runs of the same deals; a row for each figure (docs/data.md).

    `size` asks how many deals tell a difference of so many points of a rate (0.02: two per cent), or of such a part of
    anything else. What came up in fewer than `least` games is left out.
    """
    one, other = (run if isinstance(run, Run) else Run(run) for run in (a, b))
    return Comparison.of(one, other, unfinished, least).table(words(lang), size)


def check(a: Run, b: Run, unfinished: bool) -> None:
    """Refuse runs of other deals, or that are not finished."""
    paths = {"a": str(a.folder.path), "b": str(b.folder.path)}
    if a.folder.path.resolve() == b.folder.path.resolve():
        raise StarboardError("error-compare-same", folder=paths["a"])
    one, other = ({name: getattr(run.manifest, name) for name in ("game", "seats", "seed")} for run in (a, b))
    if different := difference(one, other):
        setting, there, here = different
        command = f"starboard simulate --again {paths['a']} …"
        raise StarboardError("error-compare-deals", **paths, setting=setting, there=there, here=here, command=command)
    for run in (a, b):
        if not run.is_whole and not unfinished:
            raise StarboardError(
                "error-compare-unfinished", folder=str(run.folder.path), games=run.done, wanted=run.manifest.games
            )


class Adding:
    """Adds up the figures of two runs, batch by batch."""

    def __init__(self, a: Run, b: Run) -> None:
        self.a, self.b = a, b
        self.seats = a.manifest.seats
        self.study = study_of(a.manifest.game)
        self.tallied = TALLIES in a.manifest.tables and TALLIES in b.manifest.tables
        # Of bots that are all alike, somebody always wins; but who plays alone against the rules may lose.
        self.mixed = self.seats == 1 or any(len(set(run.manifest.bots)) > 1 for run in (a, b))
        self.sums: dict[Key, Sums] = {}
        self.deals = 0
        there = Parts(b)
        for first, games in Parts(a):
            own, other = self.seen(a, games), self.seen(b, there.between(first, first + a.manifest.games_from(first)))
            for number in own.keys() & other.keys():
                self.deals += 1
                of_a, of_b = own[number], other[number]
                for key in of_a.keys() | of_b.keys():
                    self.sums.setdefault(key, Sums()).add(of_a.get(key, NOTHING), of_b.get(key, NOTHING))

    def seen(self, run: Run, tables: Mapping[str, pa.Table]) -> dict[int, Seen]:
        """Return what there is in each game, of each figure."""
        games: dict[int, Seen] = {}
        shares: dict[tuple[int, int], float] = {}
        for row in tables[RESULTS].to_pylist():
            number, share = row["game"], row["share"]
            shares[number, row["seat"]] = share
            seen = games.setdefault(number, {})
            for kind in ("seat", "order", *([ENTRANT] if self.mixed else []), *self.study.people):
                if row[kind] is not None:
                    won, of = seen.get((kind, RATE, str(row[kind])), NOTHING)
                    seen[kind, RATE, str(row[kind])] = (won + share, of + 1)
            if row["seat"] == 0:
                for name in ("rounds", "turns", "decisions"):
                    seen[LENGTH, MEAN, name] = (row[name], 1)
                seen[ENDING, RATE, row["ending"]] = (1, 1)
        self.see_scores(tables[RESULTS], games)
        if self.tallied:
            self.see_tallies(tables[TALLIES], games, shares)
        return games

    def see_scores(self, results: pa.Table, games: dict[int, Seen]) -> None:
        """See the winner's points, and how far the next one is behind."""
        if results["score"].null_count:
            return
        numbers, places, scores = (results[name].to_pylist() for name in ("game", "place", "score"))
        for at in range(0, len(numbers), self.seats):
            of_game = sorted(zip(places[at : at + self.seats], scores[at : at + self.seats], strict=True))
            games[numbers[at]][SCORE, MEAN, "score"] = (of_game[0][1], 1)
            if len(of_game) > 1:
                games[numbers[at]][SCORE, MEAN, "margin"] = (abs(of_game[0][1] - of_game[1][1]), 1)

    def see_tallies(self, tallies: pa.Table, games: dict[int, Seen], shares: Mapping[tuple[int, int], float]) -> None:
        counted = pa.array([POINTS, DEED, *self.study.things])
        wanted = tallies.filter(pc.and_(pc.greater_equal(tallies["seat"], 0), pc.is_in(tallies["kind"], counted)))
        columns = (wanted[name].to_pylist() for name in ("game", "seat", "kind", "name", "count"))
        for number, seat, kind, name, count in zip(*columns, strict=True):
            seen = games[number]
            before, _ = seen.get((kind, MEAN, name), NOTHING)
            seen[kind, MEAN, name] = (before + count, 1)
            if kind in self.study.things:
                won, of = seen.get((kind, RATE, name), NOTHING)
                seen[kind, RATE, name] = (won + shares[number, seat], of + 1)

    def figures(self, least: int) -> tuple[list[Figure], int]:
        """Return the figures in the order of a report, and how many are left out because they are seldom."""
        kinds = [ENTRANT, "order", "seat", *self.study.people, LENGTH, SCORE, ENDING, POINTS, DEED, *self.study.things]
        found, seldom = [], 0
        by_order = [self.sums[key].totals for key in sorted(self.sums) if key[0] == "order"]
        by_seat = [self.sums[key].totals for key in sorted(self.sums) if key[0] == "seat"]
        for key in sorted(self.sums, key=lambda key: (kinds.index(key[0]), key[1], key[2])):
            kind, measure, _ = key
            sums = self.sums[key]
            if (kind == "seat" and by_seat == by_order) or (kind in ("seat", "order") and self.seats == 1):
                continue  # the first seat always begins; who is alone has no place among others
            of_both = measure == RATE and kind != ENDING  # who never was there has no rate; all else is of every game
            seen = min(sums.seen_a, sums.seen_b) if of_both else max(sums.seen_a, sums.seen_b)
            if seen < max(1, min(least, self.deals)):
                seldom += 1
                continue
            if of_both:
                found.append(Figure.of(key, sums, self.deals))
            elif not (whole := sums.in_all(self.deals)).always_same:
                found.append(Figure.of(key, whole, self.deals))
        return found, seldom


class Parts:
    """Reads a run batch by batch, and any stretch of its games; what was read last is kept."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.tables = [name for name in (RESULTS, TALLIES) if name in run.manifest.tables]
        self.starts = [first for first in run.manifest.starts if run.folder.is_done(run.manifest, first)]
        self.kept: tuple[int, dict[str, pa.Table]] | None = None

    def __iter__(self) -> Iterator[tuple[int, dict[str, pa.Table]]]:
        for first in self.starts:
            yield first, self.part(first)

    def part(self, first: int) -> dict[str, pa.Table]:
        if self.kept is None or self.kept[0] != first:
            run = self.run
            parts = {name: read_parts([run.folder.part(name, first)], run.schemas[name]) for name in self.tables}
            self.kept = first, parts
        return self.kept[1]

    def between(self, first: int, end: int) -> dict[str, pa.Table]:
        """Return the games from the first one to before the end."""
        at = max(0, bisect_right(self.starts, first) - 1)
        parts = [self.part(start) for start in self.starts[at:] if start < end]
        found = {}
        for name in self.tables:
            empty = read_parts([], self.run.schemas[name])
            table = pa.concat_tables([empty, *(part[name] for part in parts)]).unify_dictionaries()
            number = pc.cast(table["game"], pa.int64())
            found[name] = table.filter(pc.and_(pc.greater_equal(number, first), pc.less(number, end)))
        return found
