"""The lobby: ways to begin, tables to sit down at and to watch, and a lesson that was left."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.driving import axe, too_wide
from browser.playing import make, until
from marks import long
from server.running import Process

TILE = "(seen) => seen.is === 'mine' && seen.targets.length > 0"


def panel(page: Page, name: str) -> str:
    """What stands in a part of the lobby."""
    return page.get_by_role("region", name=re.compile(f"^{name}")).inner_text()


def test_somebody_new_is_shown_ways_to_begin(person: Person) -> None:
    page = person(size="phone")
    page.goto("/")
    ways = page.get_by_role("region", name="Three ways to begin")
    expect(ways.get_by_role("listitem")).to_have_count(3)
    expect(ways.get_by_role("link", name=re.compile("Learn by playing"))).to_have_attribute(
        "href", "/first/carcassonne"
    )
    assert axe(page) == [] and not too_wide(page)
    ways.get_by_role("button", name=re.compile("Try the bots")).click()
    page.get_by_role("textbox", name="Name").fill("Ada")
    page.get_by_role("button", name="Let’s play").click()
    until(page, TILE)
    # Whoever has a table is shown that.
    page.goto("/")
    expect(page.get_by_role("heading", name=re.compile("^Your tables"))).to_be_visible()
    expect(page.get_by_text("Three ways to begin")).to_have_count(0)


@long
def test_what_others_play_can_be_watched(person: Person, served: Process) -> None:
    page = person("Grace")
    with served.guest("Oksana") as oksana, served.guest("Marek") as marek:
        table = oksana.make(seats="me open", clock={"kind": "move", "seconds": 86_400, "reserve": 0})["id"]
        marek.claim(table)
        oksana.start(table)
        oksana.sit(table).play()
        hidden = oksana.make(seats="me bot:random", start=True, public=False)["id"]
        own = make(page, "me bot:random", start=True)
        page.goto("/")
        expect(page.get_by_role("heading", name=re.compile("^In progress"))).to_be_visible()
        watch = page.get_by_role("link", name="Watch Carcassonne: Oksana, Marek")
        expect(watch).to_be_visible()
        listed = page.locator("main a[href^='/t/']").evaluate_all("(all) => all.map((one) => one.pathname.slice(3))")
        assert table in listed and hidden not in listed
        assert own in listed and "Your turn" in panel(page, "Your tables")
        expect(page.get_by_role("main")).to_contain_text("Choose where the tile goes.")  # the game's words come later
        assert axe(page) == []
        watch.click()
        until(page, "(seen) => seen.is === 'watching' || seen.words.includes('Oksana') || seen.words.includes('Marek')")
        assert page.url.endswith(f"/t/{table}")


def test_an_open_table_tells_its_terms(person: Person, served: Process) -> None:
    with served.guest("Linus") as linus:
        clock = {"kind": "game", "seconds": 2_700, "reserve": 0}
        linus.make(seats="me open open open", options={"teams": True}, clock=clock)
        page = person("Ada")
        page.goto("/")
        row = page.get_by_role("listitem").filter(has_text="Linus").first
        expect(row).to_contain_text("Team variant · 45 minutes per game")
        expect(row).to_contain_text("3 seats free")
        row.get_by_role("button", name="Take a seat").click()
        expect(page).to_have_url(re.compile("/t/"))


@long
def test_a_lesson_that_was_left_goes_on(person: Person) -> None:
    page = person("Ada")
    page.goto("/first/carcassonne")
    title = page.locator("#coach-title")
    expect(title).to_have_text("Lay a tile")
    until(page, TILE)
    page.get_by_role("button", name="Skip: show me").click()
    page.get_by_role("button", name="Continue").click()
    expect(title).to_have_text("Put a merchant on the route")
    page.get_by_role("button", name="Skip: show me").click()
    page.get_by_role("button", name="Continue").click()
    expect(title).to_have_text("Complete your route")
    # The tab is closed, and the lobby opened another day: no table of the lesson is among the games.
    page.goto("about:blank")
    page.goto("/")
    expect(page.locator("article.game").first).to_be_visible()
    on = page.get_by_role("link", name="Continue the lesson: step 3").first
    expect(on).to_be_visible()
    expect(page.get_by_text("Your tables")).to_have_count(0)
    assert page.request.get("/api/tables?list=mine").json()[0]["lesson"]
    on.click()
    expect(title).to_have_text("Complete your route")
    seen = until(page, TILE)
    assert seen["glowing"][0].startswith("cell:")
    # Or from the start.
    page.goto("/")
    page.get_by_role("link", name="From the start").click()
    expect(title).to_have_text("Lay a tile")
