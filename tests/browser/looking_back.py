"""Looks back at a finished game: its record as a file, its end in numbers, and any moment of it."""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload, Locator, Page, expect

from browser.driving import axe
from browser.looking import faults_of
from starboard.kernel.position import AnyPosition


def open_record(page: Page, game: AnyPosition) -> None:
    """Show the end of a game that is in a file."""
    page.goto("/r/file")
    record: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": game.record.encode()}
    page.locator("input[type=file]").set_input_files(files=[record])
    expect(page.locator("#end-title")).to_be_visible()


def end_is_told(page: Page, unit: str, scores: list[int]) -> None:
    """Check the charts of points, and their numbers."""
    expect(page.get_by_role("heading", name="Who led, move by move")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile(f"{unit} of everyone over")).first).to_be_visible()
    page.get_by_text("The charts in numbers").click()
    for name in (f"{unit} by source", f"{unit} over time"):
        row = page.get_by_role("table", name=name).get_by_role("row").last
        assert sorted(map(int, row.get_by_role("cell").all_inner_texts())) == sorted(scores)
    assert axe(page) == []
    assert faults_of(page) == []


def moments_are_shown(page: Page, game: AnyPosition) -> Locator:
    """Check the first moments of a game on its map. Returns the slider."""
    page.get_by_role("link", name="Moves").click()
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_have_attribute("max", str(len(game.moves)))
    slider.focus()
    slider.press("Home")
    expect(slider).to_have_value("0")
    expect(page.locator("[data-board] .map")).to_be_visible()
    expect(page.locator("[data-board] [data-target]")).to_have_count(0)
    for _ in range(3):
        slider.press("ArrowRight")
    expect(slider).to_have_value("3")
    assert re.search(r"\w{3}", slider.get_attribute("aria-valuetext") or "")
    return slider
