"""A finished game looked at again: the chart of chances, turning points that lead to their moments; and hints."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Person, Shot
from browser.driving import axe, too_wide
from browser.playing import make, sit, until
from marks import long
from server.running import Process, dice

MOVES = 12


@pytest.fixture(scope="module")
def short(served: Process) -> str:
    """A game that was given up early, played without a browser."""
    with served.guest("Marie") as marie:
        table: str = marie.make("carcassonne", "me bot:random", start=True)["id"]
        at, rng = marie.sit(table), dice(8)
        for _ in range(MOVES):
            at.play(rng.choice(at.options()))
        at.done("concede", seat=0)
        at.until(lambda: at.status == "over")
        return table


def analysed(page: Page) -> None:
    expect(page.get_by_role("heading", name=re.compile("^Turning point"))).to_be_visible()


@long
def test_a_finished_game_is_analysed(person: Person, short: str, screenshot: Shot) -> None:
    page = person()
    page.goto(f"/r/{short}")
    page.get_by_role("button", name="Analyse").click()
    expect(page).to_have_url(re.compile(r"\?ply=0$"))
    analysed(page)
    chart = page.get_by_role("img", name=re.compile("chance to win over"))
    expect(chart).to_be_visible()
    assert chart.locator("path.line").count() == 2
    # Lines are told apart without colour.
    assert len({line.get_attribute("stroke-dasharray") for line in chart.locator("path.line").all()}) == 2
    # The chart is a line to go along, by keys and by pointing at it.
    along = page.get_by_role("slider", name="Chances move by move")
    moment = page.get_by_role("slider", name="Moment of the game")
    along.focus()
    along.press("ArrowRight")
    expect(moment).to_have_value("1")
    assert re.search(r"Move 1 of \d+, Marie \d+%", along.get_attribute("aria-valuetext") or "")
    box = along.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    last = int(along.get_attribute("max") or 0)
    assert abs(int(moment.input_value()) - last / 2) <= 1
    # A turning point leads to the moment before its decision; there it is told what was better.
    point = page.get_by_role("link", name=re.compile(r"^Move \d+, .*: −\d"))
    assert 1 <= point.count() <= 3
    number = re.search(r"Move (\d+), (.*): −", point.first.inner_text())
    assert number is not None
    point.first.click()
    expect(moment).to_have_value(str(int(number[1]) - 1))
    following = page.get_by_role("region", name=f"Next: move {number[1]}")
    expect(following).to_contain_text(number[2])
    expect(following).to_contain_text("Better:")
    compared(page)
    # In numbers, too.
    page.get_by_text("The analysis in numbers").click()
    assert page.get_by_role("table", name="Chance to win").get_by_role("row").count() > 4
    assert axe(page) == []
    screenshot(page, "analysis")
    # Back to the log, and to what is known already.
    page.get_by_role("tab", name="Log").click()
    expect(along).to_have_count(0)
    page.get_by_role("button", name="Analyse").click()
    expect(along).to_be_visible()


def compared(page: Page) -> None:
    """Go through the decisions: what was done and what was better are both marked, in sight, and told alike."""
    panel, tags = (
        page.get_by_role("region", name=re.compile("^Next: move")),
        page.locator("[data-board] [data-weighed]"),
    )
    seen = set()
    for ply in range(MOVES):
        page.get_by_role("slider", name="Moment of the game").fill(str(ply))
        expect(panel).to_have_accessible_name(f"Next: move {ply + 1}")
        words = panel.inner_text()
        assert not ("As good as the best" in words and "Better:" in words)
        assert ("As good as the best" in words) == ("Just as good:" in words)
        cells = re.findall(r"[Cc]ell (-?\d+,-?\d+)", words)
        if len(cells) < 2:
            continue
        expect(tags).to_have_count(2)
        assert [tag.get_attribute("data-at") for tag in tags.all()] == [f"cell:{cell}" for cell in cells]
        seen |= {tag.get_attribute("data-weighed") for tag in tags.all()}
        for tag in tags.all():
            expect(tag).to_be_in_viewport(ratio=0.99)  # but for rounding
    assert seen >= {"played", "better"}


@long
def test_it_folds_under_the_board_of_a_phone(person: Person, short: str, screenshot: Shot) -> None:
    page = person(size="phone", lang="uk")
    page.goto(f"/r/{short}?ply=3")
    button = page.get_by_role("button", name="Аналіз")
    button.tap()
    along = page.get_by_role("slider", name="Шанси крок за кроком")
    expect(along).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("^Переломн"))).to_be_attached()
    assert not too_wide(page)
    assert axe(page) == []
    screenshot(page, "analysis-phone")
    board, panel = page.locator("main.board").bounding_box(), page.locator("aside").bounding_box()
    assert board is not None and panel is not None
    assert board["height"] > 180 and panel["y"] >= board["y"] + board["height"] - 1
    button.tap()
    expect(along).to_have_count(0)
    expect(page.get_by_role("slider", name="Момент гри")).to_be_visible()


def test_a_file_is_analysed_too(person: Person, short: str, tmp_path: Path) -> None:
    page = person()
    file = tmp_path / "game.txt"
    file.write_text(page.request.get(f"/api/tables/{short}/record").text(), encoding="utf-8")
    page.goto("/r/file")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Analyse").click()
    analysed(page)


# Every day: what a hint says (test_people.py).
@long
def test_a_hint_shows_what_the_hard_bot_would_do(person: Person) -> None:
    page = person("Ada")
    sit(page, make(page, start=True, hints=True))
    until(page, "(seen) => seen.is === 'mine' && seen.glowing.length > 0")
    page.get_by_role("button", name="Hint").click()
    # It is picked, and left to be confirmed.
    seen = until(page, "(seen) => seen.picked.length > 0 && seen.confirm.length > 0")
    assert seen["is"] == "mine" and seen["picked"][0].startswith("cell:")
    without = person("Bob")
    sit(without, make(without, start=True, hints=False))
    until(without, "(seen) => seen.is === 'mine'")
    expect(without.get_by_role("button", name="Hint")).to_have_count(0)
