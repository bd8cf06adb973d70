"""Says what is in the counts of a run, in one language, and puts charts and tables on the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from starboard.lab.chart import Bar
from starboard.lab.names import Names
from starboard.lab.report.counts import Counts, Rate
from starboard.lab.report.html import Html, join, tag
from starboard.lab.statistics import chi_squared
from starboard.texts import Words

SURE = 0.01  # what chance alone would do so seldom is called a difference


@dataclass(frozen=True, slots=True)
class Table:
    """Holds what a chart is drawn from; the first column names the rows."""

    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


class Teller(Names):
    """Says what is in the counts, in one language."""

    def __init__(self, counts: Counts, words: Words) -> None:
        super().__init__(counts.run.manifest.game, words)
        self.counts = counts

    def percent(self, rate: float) -> str:
        return self.w("cli-percent", rate=rate)

    def round_percent(self, rate: float) -> str:
        return self.w("cli-round-percent", rate=rate)

    def number(self, value: float) -> str:
        """Format whole numbers as they are, others with what can be seen of them."""
        return self.w("report-number", number=value if abs(value) < 100 else round(value))

    def mean(self, value: float) -> str:
        """Format a mean with as many digits as are worth reading, the same for all of a size."""
        return self.w("cli-decimal", number=value) if abs(value) < 10 else self.w("report-tenths", number=value)

    def whole(self, value: int) -> str:
        return self.w("report-whole", number=value)

    def chance(self, p: float) -> str:
        return self.w("report-p-small") if p < 0.0001 else self.w("report-p", p=p)

    # Rates

    @property
    def fair(self) -> float:
        """Return what everybody would win if nothing made a difference; alone against the AI player nobody knows."""
        return 1 / self.counts.seats

    def is_known_fair(self) -> bool:
        return self.counts.seats > 1

    def verdict(self, rate: Rate) -> str:
        low, high = rate.interval
        if not self.is_known_fair() or low <= self.fair <= high:
            return ""
        return " ▲" if low > self.fair else " ▼"

    def bar(self, kind: str, name: str, rate: Rate) -> Bar:
        low, high = rate.interval
        label = self.w("report-rate", rate=self.round_percent(rate.rate), low=round(100 * low), high=round(100 * high))
        return Bar(self.called(kind, name) + self.verdict(rate), rate.rate, low, high, label)

    def rate_table(self, heading: str, kind: str, rates: Sequence[tuple[str, Rate]]) -> Table:
        headings = [heading, self.w("report-games"), self.w("report-won"), self.w("report-interval")]
        rows = []
        for name, rate in rates:
            low, high = map(self.percent, rate.interval)
            said = self.called(kind, name) + self.verdict(rate)
            rows.append([said, self.whole(rate.games), self.percent(rate.rate), f"{low} – {high}"])
        return Table(headings, rows)

    def ticks(self, rows: Sequence[Bar]) -> list[tuple[float, str]]:
        most = max([self.fair, *(row.high for row in rows)])
        end = next(end for end in (0.1, 0.2, 0.4, 0.6, 0.8, 1.0) if end >= min(1.0, most))
        return [(end * part / 2, self.round_percent(end * part / 2)) for part in range(3)]


def figure(title: str, chart: Html, table: Table | None, w: Words, *notes: str) -> Html:
    """Show a chart with its title, what there is to know about it, and the numbers behind it."""
    said = [tag("p", note, class_="note") for note in notes if note]
    parts = [tag("figcaption", tag("h3", title), *said), chart]
    if table is not None:
        parts.append(tag("details", tag("summary", w("report-table")), shown(title, table)))
    return tag("figure", *parts)


def shown(title: str, table: Table) -> Html:
    head = tag("tr", *(tag("th", heading, scope="col") for heading in table.headings))
    rows = [tag("tr", tag("th", row[0], scope="row"), *(tag("td", cell) for cell in row[1:])) for row in table.rows]
    filled = tag("table", tag("thead", head), tag("tbody", *rows))
    return tag("div", filled, class_="scroll", role="region", aria_label=title, tabindex=0)


def section(title: str, *figures: Html, note: str = "") -> Html:
    """Write a section; nothing, where there is nothing to show."""
    about = tag("p", note, class_="note") if note else None
    return join(tag("h2", title), about, tag("div", *figures, class_="charts")) if figures else Html("")


def dice_tests(counts: Counts) -> dict[str, tuple[float, float]]:
    """Test each kind of die that was rolled: how far from honest it fell, and how often chance goes so far."""
    found = {}
    for kind, sides in counts.study.dice.items():
        if sum(counts.dice[kind].values()):
            rolled = [counts.dice[kind][face] for face in sides]
            found[kind] = chi_squared(rolled, list(sides.values()))
    return found


def unequal(rates: Mapping[str, Rate]) -> float:
    """Compute how often chance alone makes rates so different, of what is there equally often or not."""
    return chi_squared([rate.won for rate in rates.values()], [rate.games for rate in rates.values()])[1]


def middle(values: Mapping[int, int], part: float = 0.5) -> int:
    """Return the value below which this part of all lies."""
    left = part * sum(values.values())
    for value in sorted(values):
        left -= values[value]
        if left <= 0:
            return value
    return max(values)
