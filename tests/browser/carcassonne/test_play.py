"""The plan of Carcassonne: what cells are called, what is told of objects, who would score what; and thumbs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser import playing
from browser.conftest import Person
from browser.driving import axe
from browser.playing import Player, decision, fork, look, sit, until
from marks import long
from server.running import dice

MINE = "(seen) => seen.is === 'mine' && seen.targets.length > 0"

# What can be touched on the board, and options without a place, as far as they are not whole in sight.
OUTSIDE = """() => {
  const board = document.querySelector('[data-board]').getBoundingClientRect()
  const bar = document.querySelector('section.decision').getBoundingClientRect()
  const above = { left: board.left, right: board.right, top: board.top, bottom: Math.min(board.bottom, bar.top) }
  const all = (where, room) => [...document.querySelectorAll(where)].map((one) => [one, room(one)])
  return [
    ...all('[data-board] button.turn, [data-board] .sizes button', () => above),
    ...all('section.decision .opt.word', (one) => one.closest('.options, section.decision').getBoundingClientRect()),
  ].filter(([one, room]) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const lowest = Math.min(room.bottom, innerHeight)
    return left < room.left - 1 || right > room.right + 1 || top < room.top - 1 || bottom > lowest + 1
  }).map(([one]) => one.getAttribute('aria-label') ?? one.textContent.trim())
}"""


def named(page: Page) -> dict[str, str]:
    """What the glowing cells are called on the board, by where they are drawn: from the start tile."""
    until(page, "(seen) => seen.glowing.some((one) => one.startsWith('cell:'))")
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('[data-board] button.cell')].map((one) => [
          [one.style.left, one.style.top].map((px) => Math.round(parseFloat(px) / 160)).join(), one.textContent.trim(),
        ]))"""
    )
    return found


def place(page: Page, cell: str) -> None:
    """A tile by clicks, and no figure."""
    page.locator(f"[data-board] [data-target='cell:{cell}']").click()
    confirm = decision(page).locator(".confirm")
    expect(confirm).to_contain_text(f"Place at {cell}")
    confirm.click()
    decision(page).locator(".opt.word").click()
    expect(confirm).to_contain_text("No figure")
    confirm.click()


def test_fixed_origin(person: Person) -> None:
    """However far the plan grows to the top and to the left, a cell is called the same everywhere."""
    page = person("Ada")
    sit(page, fork(page, playing.OPENING, 2, 0, 1))
    log = page.get_by_role("list", name="Log")
    for cell in ("0,-1", "-1,0"):
        names = named(page)
        assert all(name == drawn for drawn, name in names.items()) and cell in names
        expect(decision(page).get_by_role("button", name=cell, exact=True)).to_have_count(1)
        expect(page.get_by_role("button", name=f"Cell {cell}", exact=True)).to_have_count(1)
        place(page, cell)
        expect(log.get_by_text(f"places the tile at {cell}.")).to_be_visible()
    # The plan has grown by a row and a column: what was told before is told by the same names.
    expect(log.get_by_text("places the tile at 0,-1.")).to_be_visible()
    names = named(page)
    assert all(name == drawn for drawn, name in names.items()) and any(name.startswith("-2,") for name in names)
    for at in ("[data-column='-2']", "[data-row='-2']", "[data-column='0']"):
        expect(page.locator(f"[data-board] {at}")).to_have_text(at.split("'")[1])
    # Why a cell cannot be picked.
    page.mouse.click(*middle_of(page, -1, 0))
    expect(page.locator(".toast").get_by_text("There is already a tile at -1,0.")).to_be_visible()


# Every day: on a full board.
@pytest.mark.parametrize("ply", [pytest.param(20, marks=long), 59])
def test_nothing_to_touch_leaves_the_board_of_a_phone(person: Person, ply: int) -> None:
    """Wherever one picks: the button that turns the tile, the sizes of figures, and “No figure” are whole in sight."""
    page = person("Ada", size="phone")
    sit(page, fork(page, playing.ENDING, ply, 0, 1))
    player = Player(page, dice(5), touch=True)
    seen = player.until(MINE)
    wanted = "turn" if seen["glowing"][0].startswith("cell:") else "sizes"
    outermost = {way(seen["targets"], key=lambda one: one[axis])["name"] for way in (min, max) for axis in "xy"}
    faults, found = page.evaluate(OUTSIDE), 0
    for target in outermost:
        now = next((one for one in player.until(MINE)["targets"] if one["name"] == target), None)
        if now is not None:
            player.click(now)
        else:  # the plan has moved on
            decision(page).get_by_role("button", name=target.removeprefix("cell:"), exact=True).tap()
        found += len(player.until("(seen, name) => seen.picked.includes(name)", target)[wanted])
        faults += [f"{target}: {fault}" for fault in page.evaluate(OUTSIDE)]
        while look(page)["picked"]:
            page.keyboard.press("Escape")
    assert faults == [] and found
    assert bool(seen["words_only"]) == (wanted == "sizes")


@long
def test_what_is_told_of_an_object_that_is_complete(person: Person) -> None:
    page = person("Ada")
    sit(page, fork(page, playing.ENDING, 59, 0, 1))
    until(page, MINE)
    callout = page.locator(".callout")
    page.mouse.move(*middle_of(page, 2, -3))  # a planet that was completed and scored
    expect(callout).to_contain_text("complete")
    expect(callout).to_contain_text("no more points")
    assert not re.search("when complete|nobody|now", callout.inner_text())
    page.mouse.move(*middle_of(page, 3, -4))  # one that is held, and open
    expect(callout).to_contain_text("when complete")
    expect(callout).to_contain_text("tiles missing")


def middle_of(page: Page, x: int, y: int) -> tuple[float, float]:
    """Of a cell, on the screen."""
    at: list[float] = page.evaluate(
        """([x, y]) => {
          const board = document.querySelector('[data-board]')
          const { a, e, f } = new DOMMatrix(getComputedStyle(board.querySelector('.stage')).transform)
          const { left, top } = board.getBoundingClientRect()
          return [left + e + (x + 0.5) * 160 * a, top + f + (y + 0.5) * 160 * a]
        }""",
        [x, y],
    )
    return at[0], at[1]


@long
def test_who_would_score_what(person: Person) -> None:
    page = person("Ada")
    sit(page, fork(page, playing.ENDING, 60, 0, 1))
    until(page, MINE)
    ended = page.get_by_role("region", name="If the game ended now")
    expect(ended).to_have_count(0)
    page.get_by_role("button", name="Who would score what").click()
    expect(ended).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    view = page.request.get(f"/api/tables/{table}/at/0").json()["view"]
    finals = [str(side["final"]) for side in view["sides"]]
    assert ended.locator("b").all_inner_texts() == finals
    badges = page.locator("[data-board] [data-held]")
    expect(badges).to_have_count(len(view["held"]))
    assert sorted(badges.locator("text").all_text_contents()) == sorted(str(one["final"]) for one in view["held"])
    # In the panel, too.
    assert [
        text.removeprefix("→ ") for text in page.locator(".player .final [aria-hidden]").all_inner_texts()
    ] == finals
    assert axe(page) == []
    page.get_by_role("button", name="Who would score what").click()
    expect(badges).to_have_count(0)
