"""The page of `starboard report` in a real browser: light and dark, wide and on a phone, and nothing is fetched."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import Shot
from browser.driving import axe
from marks import long
from starboard.lab import simulate
from starboard.lab.report.page import page as report
from starboard.texts import words


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The longest names: Outer Rim in Polish."""
    folder = tmp_path_factory.mktemp("report")
    run = simulate("outer_rim", 2, bots="random", seats=3, options={"fame": 8}, out=folder / "run", jobs=1, batch=2)
    file = folder / "report.html"
    file.write_text(report(run, words("pl")), encoding="utf-8")
    return file


# Every day: on a phone, where there is less room.
@pytest.mark.parametrize("width", [390, pytest.param(1440, marks=long)])
@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=long)])
def test_a_report(browser: Browser, file: Path, width: int, scheme: str, screenshot: Shot) -> None:
    page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)  # type: ignore[arg-type]
    trouble: list[str] = []
    page.on("console", lambda message: trouble.append(message.text))
    page.on("request", lambda request: trouble.append(request.url) if not request.url.startswith("file:") else None)
    page.goto(file.as_uri())
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true })")
    assert trouble == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == ("rgb(11, 16, 32)" if scheme == "dark" else "rgb(238, 241, 248)")
    assert overlapping(page) == [] and axe(page) == []
    screenshot(page, f"report-{width}-{scheme}")
    page.close()


def overlapping(page: Page) -> list[str]:
    """Words of a chart that lie upon each other, or run out of it."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('svg.chart')].flatMap(chart => {
            const room = chart.getBoundingClientRect()
            const all = [...chart.querySelectorAll('text')].map(one => [one.textContent, one.getBoundingClientRect()])
            const out = all.filter(([, box]) => box.left < room.left - 1 || box.right > room.right + 1)
            const pairs = all.flatMap(([one, a], at) => all.slice(at + 1)
                .filter(([, b]) => a.left < b.right && b.left < a.right && a.top + 3 < b.bottom && b.top + 3 < a.bottom)
                .map(([other]) => `${one} / ${other}`))
            return [...out.map(([one]) => one), ...pairs]
        })"""
    )
    return found
