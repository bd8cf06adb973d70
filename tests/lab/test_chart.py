from __future__ import annotations

from xml.etree import ElementTree

import pytest

from starboard.lab.chart import Bar, Page, Panel, bars

SVG = "{http://www.w3.org/2000/svg}"
TICKS = [(0.0, "0"), (0.5, "½"), (1.0, "1")]


def drawn(*some: Bar, mark: float | None = None) -> ElementTree.Element:
    page = Page("A & B <tags>")
    bars(page, Panel("how much", some, TICKS, mark))
    page.note("a note")
    return ElementTree.fromstring(page.drawn())  # noqa: S314 - our own


def test_lengths_are_as_the_numbers_and_whiskers_as_the_intervals() -> None:
    svg = drawn(Bar("a", 1.0, 0.9, 1.0, "all"), Bar("b", 0.25, 0.1, 0.5, "some"), Bar("c", 0, 0, 0.2, "none"))
    shapes = list(svg.iter(f"{SVG}rect"))
    assert float(shapes[0].get("height", "0")) == float(svg.get("height", "0"))  # its own background
    found = [shape for shape in shapes if shape.get("class") == "bar"]
    begin, full = (float(found[0].get(name, "0")) for name in ("x", "width"))
    assert [float(bar.get("width", "0")) / full for bar in found] == pytest.approx([1, 0.25, 0], abs=1e-3)
    lines = [line for line in svg.iter(f"{SVG}line") if line.get("class") == "interval"]
    ends = [[(float(line.get(name, "0")) - begin) / full for name in ("x1", "x2")] for line in lines]
    assert ends == [pytest.approx(one, abs=1e-3) for one in ([0.9, 1], [0.1, 0.5], [0, 0.2])]


def test_all_words_are_there_whatever_their_signs() -> None:
    svg = drawn(Bar('"x" & <y>', 0.5, 0.4, 0.6, "½"))
    told = [text.text for text in svg.iter(f"{SVG}text")]
    assert told == ["A & B <tags>", "how much", "0", "½", "1", '"x" & <y>', "½", "a note"]
    assert svg.findtext(f"{SVG}title") == "A & B <tags>"


def test_what_is_expected_is_marked() -> None:
    def dashed(svg: ElementTree.Element) -> int:
        return sum("stroke-dasharray" in line.attrib for line in svg.iter(f"{SVG}line"))

    bar = Bar("a", 0.5, 0.4, 0.6, "½")
    assert dashed(drawn(bar)) == 0 and dashed(drawn(bar, mark=0.5)) == 1
