"""Fingers on the board of a phone: pinch, drag, press long; and the page around it stays where it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser import playing
from browser.conftest import Person
from browser.driving import too_wide
from browser.playing import fork, look, sit, until
from marks import long

MINE = "(seen) => seen.is === 'mine' && seen.targets.length > 0"
Point = tuple[float, float]

# Moves of a finger come with the next frame.
STAGE = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  const { transform } = getComputedStyle(document.querySelector('[data-board] .stage'))
  const { a: scale, e: x, f: y } = new DOMMatrix(transform)
  const { left, top, width, height } = document.querySelector('[data-board]').getBoundingClientRect()
  return { scale, x, y, left, top, width, height }
}"""
# How far the whole page is zoomed and scrolled by the browser.
PAGE = "() => [visualViewport.scale, visualViewport.offsetLeft, visualViewport.offsetTop, scrollX, scrollY]"
# Below this a phone zooms in by itself when somebody starts to write.
SMALL_TYPE = """() => [...document.querySelectorAll('input, select, textarea')]
  .filter((one) => one.checkVisibility() && !['checkbox', 'radio', 'range', 'file'].includes(one.type))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16)
  .map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.name}: ${getComputedStyle(one).fontSize}`)"""


class Fingers:
    """On a touch screen, as the browser gets them from it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cdp: CDPSession = page.context.new_cdp_session(page)

    def send(self, kind: str, *at: Point, first: int = 0) -> None:
        """`first` is the number of the first of these fingers."""
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(at, first)]
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def move(self, *ways: tuple[Point, Point], steps: int = 8) -> None:
        """Each finger from one point to another, together."""
        self.send("touchStart", *(start for start, _ in ways))
        for step in range(1, steps + 1):
            part = step / steps
            self.send("touchMove", *((x + (to_x - x) * part, y + (to_y - y) * part) for (x, y), (to_x, to_y) in ways))
        self.send("touchEnd")

    def press(self, at: Point, ms: int) -> None:
        self.send("touchStart", at)
        self.page.wait_for_timeout(ms)
        self.send("touchEnd")


def stage(page: Page) -> dict[str, float]:
    found: dict[str, float] = page.evaluate(STAGE)
    return found


def plan_at(seen: dict[str, float], x: float, y: float) -> Point:
    """What of the plan lies at a point of the screen."""
    return (x - seen["left"] - seen["x"]) / seen["scale"], (y - seen["top"] - seen["y"]) / seen["scale"]


@pytest.fixture
def page(person: Person) -> Page:
    """A phone at a table in the middle of the first game."""
    opened = person("Ada", size="phone")
    sit(opened, fork(opened, playing.OPENING, 9, 0, 1))
    until(opened, MINE, still=3)
    return opened


@pytest.fixture
def still(page: Page) -> Callable[[], None]:
    """The page itself has not moved since."""
    before: list[float] = page.evaluate(PAGE)

    def check() -> None:
        assert page.evaluate(PAGE) == before
        assert not too_wide(page)

    return check


def test_two_fingers_zoom_what_is_between_them(page: Page, still: Callable[[], None]) -> None:
    fingers, before = Fingers(page), stage(page)
    x, y = before["left"] + before["width"] / 2, before["top"] + before["height"] / 2
    there = plan_at(before, x, y)
    asked = look(page)["sign"]
    fingers.move(((x - 40, y), (x - 100, y)), ((x + 40, y), (x + 100, y)))
    after = stage(page)
    assert after["scale"] == pytest.approx(before["scale"] * 2.5, rel=0.1)
    # What was between the fingers still is.
    assert plan_at(after, x, y) == pytest.approx(there, abs=6 / after["scale"])
    fingers.move(((x - 100, y), (x - 50, y)), ((x + 100, y), (x + 50, y)))
    assert stage(page)["scale"] == pytest.approx(after["scale"] / 2, rel=0.1)
    # Nothing was chosen by it.
    assert look(page)["sign"] == asked and look(page)["picked"] == []
    still()


@long
def test_two_fingers_together_drag(page: Page, still: Callable[[], None]) -> None:
    fingers, before = Fingers(page), stage(page)
    x, y = before["left"] + before["width"] / 2, before["top"] + before["height"] / 2
    fingers.move(((x - 40, y), (x - 10, y + 50)), ((x + 40, y), (x + 70, y + 50)))
    after = stage(page)
    assert after["scale"] == pytest.approx(before["scale"], rel=0.02)
    assert (after["x"] - before["x"], after["y"] - before["y"]) == pytest.approx((30, 50), abs=4)
    still()


def test_one_finger_drags_and_chooses_nothing(page: Page, still: Callable[[], None]) -> None:
    before, seen = stage(page), look(page)
    target = seen["targets"][0]
    start = target["x"], target["y"]  # even from something that glows
    Fingers(page).move((start, (start[0] + 60, start[1] - 40)))
    after = stage(page)
    assert after["scale"] == before["scale"]
    assert (after["x"] - before["x"], after["y"] - before["y"]) == pytest.approx((60, -40), abs=8)
    assert look(page)["picked"] == [] and look(page)["sign"] == seen["sign"]
    still()


@long
def test_a_pinch_goes_over_into_a_drag_without_a_jump(page: Page, still: Callable[[], None]) -> None:
    fingers, before = Fingers(page), stage(page)
    x, y = before["left"] + before["width"] / 2, before["top"] + before["height"] / 2
    fingers.send("touchStart", (x - 40, y))
    fingers.send("touchStart", (x - 40, y), (x + 40, y))
    fingers.send("touchMove", (x - 60, y), (x + 60, y))
    zoomed = stage(page)
    fingers.send("touchEnd", (x + 60, y), first=1)  # the other one stays
    fingers.send("touchMove", (x - 60, y + 30))
    after = stage(page)
    assert after["scale"] == zoomed["scale"] > before["scale"]
    assert (after["x"] - zoomed["x"], after["y"] - zoomed["y"]) == pytest.approx((0, 30), abs=8)
    fingers.send("touchEnd")
    still()


def test_a_long_press_tells_what_it_is_and_chooses_nothing(page: Page, still: Callable[[], None]) -> None:
    seen = look(page)
    segment = next(one for one in seen["targets"] if one["name"].startswith("segment:"))
    callout = page.locator(".callout")
    expect(callout).to_have_count(0)
    Fingers(page).press((segment["x"], segment["y"]), 650)
    expect(callout).to_be_visible()
    assert look(page)["picked"] == [] and look(page)["sign"] == seen["sign"]
    # A short one chooses it.
    page.touchscreen.tap(segment["x"], segment["y"])
    until(page, "(seen, name) => seen.picked.includes(name)", segment["name"])
    still()


@long
def test_a_double_tap_does_not_zoom_the_page(page: Page, still: Callable[[], None]) -> None:
    bar = playing.decision(page).locator("h2").bounding_box()
    assert bar is not None
    at = bar["x"] + bar["width"] / 2, bar["y"] + bar["height"] / 2
    for _ in range(2):
        page.touchscreen.tap(*at)
    page.wait_for_timeout(400)
    still()


def opened(page: Page, what: str) -> None:
    match what:
        case "name":
            page.context.clear_cookies()
            page.goto("/")
            page.locator("button.now").first.tap()
            expect(page.locator("dialog[open] input")).to_be_visible()
        case "new":
            page.goto("/new?game=carcassonne")
            page.locator("details summary").last.tap()
        case "chat":
            page.get_by_role("navigation", name="Panels").get_by_role("button", name="Chat").tap()
            expect(page.get_by_placeholder("Say something")).to_be_visible()
        case "rules":
            page.goto("/rules/carcassonne")
            expect(page.get_by_role("searchbox").or_(page.get_by_role("textbox")).first).to_be_visible()


@long
def test_who_starts_to_write_is_not_zoomed_in(page: Page) -> None:
    small: dict[str, Any] = {}
    for what in ("chat", "new", "rules", "name"):
        opened(page, what)
        if found := page.evaluate(SMALL_TYPE):
            small[what] = found
    assert small == {}
