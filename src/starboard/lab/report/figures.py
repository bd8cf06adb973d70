"""Charts as inline SVG. They are as wide as there is room, with letters that keep their size: across, everything is in
per cent; down, in pixels. Colours come from the page's style, and none of them means anything alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from starboard.lab.chart import Bar
from starboard.lab.report.html import Html, join, tag

ROW = 42  # of a bar: a line of words, and the bar below it
LINE = 17  # another one, where the name leaves no room for the figure beside it
LONG = 25  # signs of a name
THICK = 14
FOOT = 22  # for the words of a scale
HEIGHT = 190  # of a histogram or of lines
COLUMNS = 30  # of a histogram at most


def percent(part: float) -> str:
    return f"{100 * part:.2f}%"


def picture(title: str, about: str, height: float, *shapes: str) -> Html:
    """Wrap a chart; screen readers are told the title and what there is to be seen."""
    told = (tag("title", title), tag("desc", about))
    return tag("svg", *told, *shapes, role="img", width="100%", height=height, class_="chart")


def words(x: float, y: float, said: str, to: str = "start", class_: str | None = None) -> Html:
    return tag("text", said, x=percent(x), y=y, text_anchor=to, class_=class_)


def line(x: float, y: float, to_x: float, to_y: float, class_: str) -> Html:
    return tag("line", x1=percent(x), y1=y, x2=percent(to_x), y2=to_y, class_=class_)


def scale(ticks: Sequence[tuple[float, str]], bottom: float, end: float) -> Html:
    """Draw lines across all rows, with their words below."""
    shapes = []
    for value, said in ticks:
        to = "start" if value == 0 else "end" if value == end else "middle"
        shapes += [
            line(value / end, 0, value / end, bottom, "grid"),
            words(value / end, bottom + 16, said, to, "faint"),
        ]
    return join(*shapes)


def tops_of(names: Sequence[str]) -> list[float]:
    """Compute where the bar of each row begins, and where the last row ends."""
    tops, height = [], 2.0
    for name in names:
        tops.append(height + 19 + LINE * (len(name) > LONG))
        height = tops[-1] + ROW - 19
    return [*tops, height]


def named(top: float, name: str, label: str) -> Html:
    """Draw the words above a bar: its name, and its figure on the right."""
    above = LINE if len(name) > LONG else 0
    return join(words(0, top - 6 - above, name), words(1, top - 6, label, "end", "figure"))


def bars(title: str, about: str, rows: Sequence[Bar], ticks: Sequence[tuple[float, str]], mark: float | None) -> Html:
    """Draw rates with whiskers; the dashed line is where all would be if nothing made a difference."""
    *tops, bottom = tops_of([row.name for row in rows])
    end = ticks[-1][0]
    shapes = [scale(ticks, bottom, end)]
    for top, row in zip(tops, rows, strict=True):
        middle = top + THICK / 2
        low, high = max(0.0, row.low) / end, min(row.high, end) / end
        shapes += [
            named(top, row.name, row.label),
            tag("rect", x=0, y=top, width=percent(row.value / end), height=THICK, rx=2, class_="bar"),
            line(low, middle, high, middle, "whisker"),
            line(low, middle - 4, low, middle + 4, "whisker"),
            line(high, middle - 4, high, middle + 4, "whisker"),
        ]
        if mark is not None:  # beside the words, not through them
            shapes.append(line(mark / end, top - 3, mark / end, top + THICK + 3, "mark"))
    return picture(title, about, bottom + FOOT, *shapes)


@dataclass(frozen=True, slots=True)
class Pair:
    """Holds the values of those who won and of those who did not."""

    name: str
    winners: float
    others: float
    label: str


def pairs(title: str, about: str, rows: Sequence[Pair], ticks: Sequence[tuple[float, str]]) -> Html:
    *tops, bottom = tops_of([row.name for row in rows])
    end = ticks[-1][0]
    shapes = [HATCHED, scale(ticks, bottom, end)]
    half = THICK / 2
    for top, row in zip(tops, rows, strict=True):
        shapes += [
            named(top, row.name, row.label),
            tag("rect", x=0, y=top, width=percent(max(0, row.winners) / end), height=half, class_="winners"),
            tag("rect", x=0, y=top + half + 1, width=percent(max(0, row.others) / end), height=half, class_="others"),
        ]
    return picture(title, about, bottom + FOOT, *shapes)


# Those who did not win are hatched. A page may have the pattern many times: all are the same.
HATCHED = tag(
    "defs",
    tag(
        "pattern",
        tag("rect", width=5, height=5, class_="hatch-ground"),
        tag("line", x1=0, y1=0, x2=0, y2=5, class_="hatch"),
        id="hatched",
        width=5,
        height=5,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    ),
)


@dataclass(frozen=True, slots=True)
class Column:
    first: int  # the values it counts
    last: int
    count: int

    @property
    def name(self) -> str:
        return str(self.first) if self.first == self.last else f"{self.first}–{self.last}"


def columns_of(values: Counter[int]) -> list[Column]:
    """Bin the values into not too many columns, each as wide as the others."""
    low, high = min(values), max(values)
    width = next(
        width for width in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10_000) if (high - low) / width < COLUMNS
    )
    start = low // width * width
    found = []
    for first in range(start, high + 1, width):
        counted = sum(values[value] for value in range(first, first + width))
        found.append(Column(first, first + width - 1, counted))
    return found


def histogram(title: str, about: str, columns: Sequence[Column], most_said: str, mark: tuple[float, str]) -> Html:
    """Draw how often each value came; `mark` is the middle one, with its words."""
    top, bottom = 24.0, 24.0 + HEIGHT
    most = max(column.count for column in columns)
    first, end = columns[0].first, columns[-1].last + 1
    shapes = [line(0, top, 1, top, "grid"), words(0, top - 6, most_said, class_="faint")]
    for column in columns:
        height = HEIGHT * column.count / most
        x, width = (column.first - first) / (end - first), (column.last + 1 - column.first) / (end - first)
        shapes.append(
            tag("rect", x=percent(x), y=bottom - height, width=percent(width * 0.92), height=height, class_="bar")
        )
    value, said = mark
    at = (value + 0.5 - first) / (end - first)
    to = "start" if at < 0.3 else "end" if at > 0.7 else "middle"
    shapes += [
        line(0, bottom, 1, bottom, "axis"),
        line(at, top, at, bottom, "median"),
        words(at, top - 6 if at > 0.3 else top + 12, said, to, "figure"),
    ]
    step = max(1, ceil(len(columns) / 6))
    for place, column in enumerate(columns):
        if (place % step == 0 and place < len(columns) - step / 2) or len(columns) == 1:
            x = (column.first - first) / (end - first) + 0.46 / len(columns)
            shapes.append(words(x, bottom + 16, str(column.first), "middle" if place else "start", "faint"))
    return picture(title, about, bottom + FOOT, *shapes)


@dataclass(frozen=True, slots=True)
class Curve:
    name: str
    class_: str
    values: Sequence[float]  # at even distances


def curves(
    title: str, about: str, lines: Sequence[Curve], ticks: Sequence[tuple[float, str]], across: Sequence[str]
) -> Html:
    """Draw lines over the course of a game. Their names are in the legend; each has dashes of its own."""
    top, end = 20.0, ticks[-1][0]
    bottom = top + HEIGHT

    def y(value: float) -> float:
        return bottom - HEIGHT * value / end

    shapes = []
    for value, said in ticks:
        shapes += [line(0, y(value), 1, y(value), "grid"), words(0, y(value) - 5, said, class_="faint")]
    for curve in lines:
        last = len(curve.values) - 1
        for at in range(last):
            x, to_x = at / last, (at + 1) / last
            shapes.append(line(x, y(curve.values[at]), to_x, y(curve.values[at + 1]), f"curve {curve.class_}"))
        for at, value in enumerate(curve.values):
            shapes.append(tag("circle", cx=percent(at / last), cy=y(value), r=3, class_=f"dot {curve.class_}"))
    for at, said in enumerate(across):
        part = at / (len(across) - 1)
        to = "start" if at == 0 else "end" if at == len(across) - 1 else "middle"
        shapes.append(words(part, bottom + 16, said, to, "faint"))
    return picture(title, about, bottom + FOOT, *shapes)


def nice_end(most: float) -> float:
    """Return the end of a scale: a round number not below the greatest value."""
    if most <= 0:
        return 1.0
    power = 10.0 ** floor(log10(most))
    return next(step * power for step in (1, 2, 4, 5, 10) if step * power >= most * 0.999)
