"""Charts as SVG. They bring their own background, so that they can be read on light pages and on dark ones.

The words come from whoever draws: a chart is `Page`, on which `bars` and `lines` put panels below each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element, SubElement, indent, tostring

WIDTH = 760
MARGIN = 24
ROW = 30  # of a bar, 16 of which are the bar itself
THICK = 16
LETTER = 7.8  # about the width of one, at 13 px

PAPER, INK, FAINT, GRID = "#ffffff", "#1c2330", "#5b6472", "#dde1e7"
BAR = "#6f9fd8"
HEIGHT = 240  # of a panel with lines
# One for each line; they differ in lightness, too, and each has its own dashes, for colour alone is not enough.
LINES = (("#c0392b", ""), ("#1f5fa8", "7 3"), ("#2e8b57", "2 3"), ("#8a6d00", "9 3 2 3"), ("#6b3fa0", "1 2"))


@dataclass(frozen=True, slots=True)
class Bar:
    name: str
    value: float
    low: float  # of the interval
    high: float
    label: str  # the value in words


@dataclass(frozen=True, slots=True)
class Panel:
    """Bars on one scale. They begin where the scale does."""

    title: str
    bars: Sequence[Bar]
    ticks: Sequence[tuple[float, str]]  # the first and the last one are the ends of the scale
    mark: float | None = None  # a dashed line: what would be expected


class Page:
    """An SVG that grows downwards."""

    def __init__(self, title: str) -> None:
        self.height = MARGIN
        self.svg = Element("svg", xmlns="http://www.w3.org/2000/svg", role="img")
        self.svg.set("font-family", "system-ui, 'Segoe UI', 'Noto Sans', sans-serif")
        self.svg.set("font-size", "13")
        SubElement(self.svg, "title").text = title
        self.paper = SubElement(self.svg, "rect", width=str(WIDTH), fill=PAPER)
        self.text(MARGIN, self.height + 14, title, size=18, weight=600)
        self.height += 32

    def add(self, tag: str, **attributes: str | float) -> Element:
        """Add a shape; numbers with two digits, `stroke_width` for `stroke-width`."""
        said = {name: f"{one:.2f}" if isinstance(one, float) else str(one) for name, one in attributes.items()}
        return SubElement(self.svg, tag, {name.replace("_", "-"): one for name, one in said.items()})

    def text(self, x: float, y: float, words: str, *, to: str = "start", ink: str = INK, **font: int) -> None:
        attributes = {f"font_{name}": one for name, one in font.items()}
        self.add("text", x=float(x), y=float(y), fill=ink, text_anchor=to, **attributes).text = words

    def line(self, x: float, y: float, to_x: float, to_y: float, ink: str = INK, width: float = 1, **more: str) -> None:
        self.add("line", x1=x, y1=y, x2=to_x, y2=to_y, stroke=ink, stroke_width=width, **more)

    def note(self, words: str) -> None:
        self.text(MARGIN, self.height + 12, words, ink=FAINT, size=12)
        self.height += 20

    def drawn(self) -> str:
        """Return the SVG file."""
        self.svg.set("viewBox", f"0 0 {WIDTH} {self.height + MARGIN}")
        self.svg.set("width", str(WIDTH))
        self.svg.set("height", str(self.height + MARGIN))
        self.paper.set("height", str(self.height + MARGIN))
        indent(self.svg)
        return f"{tostring(self.svg, encoding='unicode')}\n"


def bars(page: Page, panel: Panel) -> None:
    """Draw horizontal bars with whiskers: names on the left, values in words on the right, the scale below."""
    left = MARGIN + min(200.0, 12 + LETTER * max(len(bar.name) for bar in panel.bars))
    right = WIDTH - MARGIN - min(260.0, 12 + LETTER * max(len(bar.label) for bar in panel.bars))
    (begin, _), (end, _) = panel.ticks[0], panel.ticks[-1]

    def at(value: float) -> float:
        return left + (right - left) * (value - begin) / (end - begin)

    page.text(MARGIN, page.height + 14, panel.title, weight=600)
    top = page.height + 26.0
    bottom = top + ROW * len(panel.bars)
    for value, words in panel.ticks:
        page.line(at(value), top, at(value), bottom, GRID)
        page.text(at(value), bottom + 16, words, to="middle", ink=FAINT, size=12)
    for row, bar in enumerate(panel.bars):
        middle = top + ROW * (row + 0.5)
        page.text(left - 10, middle + 4.5, bar.name, to="end")
        page.add(
            "rect", x=left, y=middle - THICK / 2, width=at(bar.value) - left, height=THICK, fill=BAR, **{"class": "bar"}
        )
        page.line(at(bar.low), middle, at(bar.high), middle, width=1.5, **{"class": "interval"})
        for whisker in (bar.low, bar.high):
            page.line(at(whisker), middle - 5, at(whisker), middle + 5, width=1.5)
        page.text(right + 10, middle + 4.5, bar.label)
    if panel.mark is not None:
        page.line(at(panel.mark), top, at(panel.mark), bottom, FAINT, stroke_dasharray="4 4")
    page.line(left, top, left, bottom, FAINT)
    page.height = round(bottom) + 34


@dataclass(frozen=True, slots=True)
class Line:
    name: str
    points: Sequence[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Curves:
    """Lines over one scale each way; the first and the last tick are the ends of it."""

    title: str
    lines: Sequence[Line]
    across: Sequence[tuple[float, str]]
    up: Sequence[tuple[float, str]]
    marks: Sequence[tuple[float, float, str]] = ()  # points that are spoken of, with what stands beside them


def lines(page: Page, panel: Curves) -> None:
    """Draw lines. The names stand where they end, one below the other."""
    left = MARGIN + 12 + LETTER * max(len(words) for _, words in panel.up)
    right = WIDTH - MARGIN - min(200.0, 24 + LETTER * max(len(line.name) for line in panel.lines))
    page.text(MARGIN, page.height + 14, panel.title, weight=600)
    top = page.height + 30.0
    bottom = top + HEIGHT

    def at(x: float, y: float) -> tuple[float, float]:
        (first, _), (last, _) = panel.across[0], panel.across[-1]
        (low, _), (high, _) = panel.up[0], panel.up[-1]
        return left + (right - left) * (x - first) / (last - first), bottom - HEIGHT * (y - low) / (high - low)

    for value, words in panel.up:
        _, y = at(panel.across[0][0], value)
        page.line(left, y, right, y, GRID)
        page.text(left - 8, y + 4, words, to="end", ink=FAINT, size=12)
    for value, words in panel.across:
        x, _ = at(value, panel.up[0][0])
        page.text(x, bottom + 18, words, to="middle", ink=FAINT, size=12)
    ends = sorted(range(len(panel.lines)), key=lambda number: at(*panel.lines[number].points[-1])[1])
    lowest = top - ROW
    for number in ends:
        line, (ink, dashes) = panel.lines[number], LINES[number % len(LINES)]
        points = [at(x, y) for x, y in line.points]
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        shape = page.add("polyline", points=drawn, fill="none", stroke=ink, stroke_width=2, **{"class": "line"})
        if dashes:
            shape.set("stroke-dasharray", dashes)
        lowest = max(lowest + 18, points[-1][1])
        page.text(right + 10, lowest + 4.5, line.name, ink=ink, weight=600)
    for x, y, words in panel.marks:
        here, there = at(x, y)
        page.add("circle", cx=here, cy=there, r=9, fill=PAPER, stroke=INK)
        page.text(here, there + 4.5, words, to="middle", size=12)
    page.height = round(bottom) + 36
