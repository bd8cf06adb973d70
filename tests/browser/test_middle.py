"""In the middle of a game: reloads, a server that dies, another language, wrong clicks, undo, onlookers."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import playing
from browser.conftest import Person
from browser.driving import Visitors
from browser.playing import Player, decision, fork, look, make, sit, until, until_asked
from browser.servers import visiting
from marks import long
from server.running import Process, dice
from starboard.texts import LANGUAGES
from waiting import wait_for

MINE = "(seen) => seen.is === 'mine' && seen.targets.length > 0"


def pick_a_cell(page: Page) -> str:
    """Half a choice: a cell, in some turn."""
    player = Player(page, dice(7))
    seen = until(page, MINE)
    place = next(one for one in seen["targets"] if one["name"].startswith("cell:"))
    player.place(place)
    return str(place["name"])


def picked(page: Page) -> list[str]:
    return list(look(page)["picked"])


def test_a_reload_in_the_middle_loses_nothing(person: Person) -> None:
    page = person("Ada")
    sit(page, make(page, start=True))
    player = Player(page, dice(3))
    for _ in range(4):
        player.choose()
    before = until(page, MINE)
    lines = page.get_by_role("list", name="Log").get_by_role("listitem").all_inner_texts()
    page.reload()
    until(page, "(seen, before) => seen.sign === before", before["sign"])
    expect(page.get_by_role("list", name="Log").get_by_role("listitem")).to_have_text(lines)
    player.choose()


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Process]:
    """A server that may be killed."""
    with Process(f"sqlite:///{tmp_path}/store.sqlite", cwd=tmp_path) as server:
        yield server


@pytest.fixture
def strangers(browser: Browser, frail: Process) -> Iterator[Visitors]:
    # That there is no server is said in the console, too.
    expected = re.compile(r"WebSocket connection|Failed to load resource|ERR_CONNECTION_REFUSED")
    with visiting(browser, frail.url, expected) as coming:
        yield coming


def test_the_server_dies_and_comes_back(strangers: Visitors, frail: Process) -> None:
    page = strangers("Ada")
    sit(page, make(page, start=True))
    player = Player(page, dice(4))
    for _ in range(2):
        player.choose()
    while not look(page)["glowing"][0].startswith("cell:"):
        player.choose()
    cell = pick_a_cell(page)
    chosen = decision(page).locator(".confirm").inner_text()
    frail.stop(signal.SIGKILL)
    banner = page.get_by_role("main").get_by_role("status").filter(has_text="Connection lost")
    expect(banner).to_be_visible()
    assert picked(page) == [cell]
    # What cannot be done now is said, and forgotten by nobody.
    decision(page).locator(".confirm").click()
    expect(page.locator(".toast").filter(has_text="That did not go through")).to_be_visible()
    assert picked(page) == [cell]
    again = banner.get_by_role("button", name="Try now")
    expect(again).to_be_visible()
    frail.start()
    again.evaluate_all("(found) => found.forEach((one) => one.click())")  # perhaps it has come back by itself already
    expect(banner).to_be_hidden()
    assert picked(page) == [cell]
    assert decision(page).locator(".confirm").inner_text() == chosen
    before = look(page)["sign"]
    decision(page).locator(".confirm").click()
    until_asked(page, before)
    player.choose()


TRY_AGAIN = """() => {
  const again = [...document.querySelectorAll('button')].find((one) => one.textContent.includes('Try again'))
  again?.click()
  return !again
}"""


@long
def test_the_server_is_gone_when_somebody_comes(strangers: Visitors, frail: Process) -> None:
    page = strangers("Ada")
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    frail.stop()
    expect(page.get_by_text("The server cannot be reached").first).to_be_visible()
    frail.start()
    # The page may find out by itself before anybody has clicked.
    wait_for(lambda: page.evaluate(TRY_AGAIN))
    expect(page.get_by_text("The server cannot be reached")).to_have_count(0)


@long
def test_another_language_in_the_middle_of_a_choice(person: Person) -> None:
    page = person("Ada")
    sit(page, make(page, start=True))
    cell = pick_a_cell(page)
    said = set()
    for lang in [*LANGUAGES[1:], LANGUAGES[0]]:
        page.locator("header select").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        assert picked(page) == [cell]
        words = decision(page).inner_text()
        assert "web-" not in words and "carcassonne-" not in words
        said.add(words)
    assert len(said) == len(LANGUAGES)
    before = look(page)["sign"]
    decision(page).locator(".confirm").click()
    until_asked(page, before)


def test_a_wrong_click_is_answered_with_the_rule(person: Person) -> None:
    page = person("Ada")
    sit(page, fork(page, playing.OPENING, 0, 0, 1))
    until(page, MINE)
    # The start tile itself: there is a tile already.
    at = page.evaluate(
        """() => {
          const matrix = new DOMMatrix(getComputedStyle(document.querySelector('[data-board] .stage')).transform)
          const board = document.querySelector('[data-board]').getBoundingClientRect()
          return [board.left + matrix.e + 80 * matrix.a, board.top + matrix.f + 80 * matrix.a]
        }"""
    )
    page.mouse.click(*at)
    toast = page.locator(".toast")
    chip = toast.get_by_role("button", name=re.compile("CSW-"))
    expect(chip).to_be_visible()
    rule = str(chip.get_attribute("data-rule"))
    assert len(toast.locator("p").inner_text()) > len(rule) + 10
    assert picked(page) == []
    chip.click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer).to_be_visible()
    expect(drawer.get_by_text(rule).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()


@long
def test_a_click_far_out_is_answered_too(person: Person) -> None:
    page = person("Ada")
    sit(page, fork(page, playing.OPENING, 0, 0, 1))
    until(page, MINE)
    page.locator("[data-board]").click(position={"x": 300, "y": 680})
    expect(page.locator(".toast").get_by_role("button", name=re.compile("CSW-PLACE-02"))).to_be_visible()
    assert picked(page) == []


@long
def test_the_last_round_is_shown_on_request(person: Person) -> None:
    page = person("Ada")
    sit(page, make(page, start=True))
    player = Player(page, dice(8))
    for _ in range(3):
        player.choose()
    page.reload()
    before = until(page, MINE)
    page.get_by_role("button", name="Show the last round").click()
    showing = page.get_by_role("region", name="The story").filter(has_text="Again")
    expect(showing).to_be_visible()
    assert look(page)["glowing"] == []
    page.keyboard.press("Escape")
    expect(showing).to_be_hidden()
    until(page, "(seen, before) => seen.sign === before", before["sign"])
    player.choose()


@long
def test_undo_is_free_while_nothing_new_was_seen(person: Person) -> None:
    page = person("Ada")
    sit(page, fork(page, playing.OPENING, 0, 0, 1))
    first = until(page, MINE)
    undo = page.get_by_role("banner").get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    Player(page, dice(2)).choose()
    expect(undo).to_be_enabled()
    expect(undo).to_contain_text("free")
    undo.click()
    back = until(page, "(seen, before) => seen.sign === before", first["sign"])
    assert back["is"] == "mine"
    # The same by its key.
    Player(page, dice(3)).choose()
    expect(undo).to_be_enabled()
    page.keyboard.press("u")
    until(page, "(seen, before) => seen.sign === before", first["sign"])


def test_undo_needs_consent_once_something_new_was_seen(person: Person) -> None:
    ada, grace = person("Ada"), person("Grace")
    table = make(ada, "me open")
    grace.request.post(f"/api/tables/{table}/claim", data={"seat": 1})
    assert ada.request.post(f"/api/tables/{table}/start", data={}).ok
    sit(ada, table)
    sit(grace, table)
    pages = [ada, grace]
    if until_asked(ada)["is"] != "mine":
        pages.reverse()
    doer, other = pages
    player = Player(doer, dice(5), figures=0)
    while player.choose()["is"] == "mine":
        pass
    until(other, MINE)
    undo = doer.get_by_role("banner").get_by_role("button", name="Undo")
    expect(undo).to_contain_text("asks the others")
    undo.click()
    expect(doer.get_by_text("Waiting for the others")).to_be_visible()
    question = other.get_by_role("alertdialog", name="Undo")
    question.get_by_role("button", name="Refuse").click()
    expect(question).to_be_hidden()
    expect(doer.get_by_text("does not agree to the undo").first).to_be_visible()
    until(doer, "(seen) => seen.is === 'theirs'")
    undo.click()
    other.get_by_role("alertdialog", name="Undo").get_by_role("button", name="Allow").click()
    until(doer, MINE)
    until(other, "(seen) => seen.is === 'theirs'")


@long
def test_an_onlooker_is_offered_nothing(person: Person) -> None:
    ada, linus = person("Ada"), person()
    table = make(ada, start=True)
    sit(ada, table)
    until(ada, MINE)
    linus.goto(f"/t/{table}")
    seen = until(linus, "(seen) => seen.is === 'watching'")
    assert seen["glowing"] == [] and seen["options"] == []
    expect(linus.get_by_role("group", name="Choices")).to_have_count(0)
    expect(linus.get_by_role("button", name="Undo")).to_have_count(0)
    # And sees what happens.
    drawn = linus.get_by_role("list", name="Log").get_by_role("listitem").count()
    Player(ada, dice(6)).choose()
    expect(linus.get_by_role("list", name="Log").get_by_role("listitem").nth(drawn)).to_be_visible()


@long
def test_a_link_that_leads_nowhere_any_more(person: Person, visitors: Visitors) -> None:
    ada, linus = person("Ada"), person("Linus")
    made = playing.made(ada, {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "link"}]})
    table, token = made["id"], made["links"]["1"]
    assert ada.request.delete(f"/api/tables/{table}/links/1").ok
    linus.goto(f"/t/{table}#seat={token}")
    expect(linus.locator(".toast.bad p")).to_have_text(re.compile(r"\w+ \w+ .*\."))
    expect(linus).to_have_url(re.compile(f"/t/{table}$"))
    expect(linus.get_by_role("link", name="To the lobby")).to_be_visible()
    assert "web-" not in linus.locator("body").inner_text()
    assert all("409" in problem for problem in visitors.problems)
    visitors.problems.clear()


def test_a_table_that_does_not_exist(person: Person) -> None:
    page = person("Ada")
    page.goto("/t/nosuchtable")
    expect(page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()
    expect(page.get_by_text("nosuchtable")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
