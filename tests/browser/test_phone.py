"""A game with one thumb, at 390 × 844."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser import playing
from browser.conftest import Person
from browser.driving import axe, too_wide
from browser.playing import Player, make, sit
from marks import long
from server.running import Process, dice

THUMB = 44  # pixels that a thumb needs
SMALL = """() => [...document.querySelectorAll('section.decision button, header button, [data-board] .knobs button')]
  .filter((one) => one.checkVisibility() && !one.closest('p'))
  .map((one) => [one.textContent.trim() || one.getAttribute('aria-label'), one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 44)
  .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)"""


def never_wide(seen: playing.Seen) -> None:
    assert not seen["wide"], f"it scrolls sideways: {seen['words']}"


def first_tile(page: Page) -> Player:
    page.goto("/")
    assert not too_wide(page)
    sit(page, make(page, "me bot:random bot:random", start=True))
    player = Player(page, dice(11), touch=True)
    player.watch = never_wide
    return player


def to_the_end(player: Player) -> None:
    page = player.page
    while player.choose()["is"] != "over":
        pass
    assert len(playing.scores(page)) == 3
    assert not too_wide(page)
    assert axe(page) == []
    page.get_by_role("button", name="Look at the board").tap()
    expect(page.locator("#result-title")).to_have_count(0)
    page.get_by_role("button", name="Result").tap()
    page.get_by_role("link", name="Show the end").tap()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert not too_wide(page)


def test_a_phone_has_no_tools_that_it_never_shows_and_gets_the_scenery_of_the_board(person: Person) -> None:
    page = person("Ada", size="phone")
    page.goto(f"/t/{make(page, 'me bot:random', start=True, game='arcs')}")
    worlds = page.locator(".map .still > g[transform]")
    expect(worlds).not_to_have_count(0)
    stars = page.locator(".map .still > circle[opacity]")
    expect(stars).not_to_have_count(0)
    tools = page.locator("header .tools")
    expect(tools).to_have_count(0)
    # Turned, or in a window that grows.
    page.set_viewport_size({"width": 1000, "height": 700})
    expect(tools).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(tools).to_have_count(0)


@long
def test_the_start_and_the_end_of_a_game_on_a_phone(person: Person, served: Process) -> None:
    player = first_tile(person("Ada", size="phone"))
    for _ in range(4):
        player.choose()
    playing.hurry(served, [player.page], dice(12), left=9)
    to_the_end(player)
    assert player.choices > 5


@long
def test_a_game_on_a_phone(person: Person) -> None:
    player = first_tile(person("Ada", size="phone"))
    to_the_end(player)
    assert player.choices > 20


def sheet(page: Page, name: str) -> None:
    page.get_by_role("navigation", name="Panels").get_by_role("button", name=name).tap()
    expect(page.get_by_role("region", name=name)).to_be_visible()
    assert not too_wide(page)
    assert axe(page) == []


def test_panels_are_tabs_on_a_phone(person: Person) -> None:
    page = person("Ada", size="phone")
    sit(page, make(page, start=True))
    tabs = page.get_by_role("navigation", name="Panels").get_by_role("button")
    expect(tabs.first).to_be_visible()
    names = tabs.locator("span").all_inner_texts()
    assert len(names) >= 3 and "Log" in names and "Chat" in names
    for name in names:
        sheet(page, name)
        # What no phone shows is not there either.
        expect(page.locator(".log")).to_have_count(int(name == "Log"))
    page.get_by_placeholder("Say something").fill("Hello, stars")
    page.get_by_role("button", name="Send").tap()
    expect(page.get_by_text("Hello, stars")).to_be_visible()
    tabs.filter(has_text="Chat").tap()
    expect(page.get_by_role("region", name="Chat")).to_have_count(0)
    page.get_by_role("button", name="Table and players").tap()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    assert not too_wide(page)


def test_what_is_touched_is_large_enough(person: Person) -> None:
    page = person("Ada", size="phone")
    sit(page, make(page, start=True))
    playing.until(page, "(seen) => seen.is === 'mine' && seen.targets.length > 0")
    assert page.evaluate(SMALL) == []
