"""A game of another package with a board of its own: an ES module that the server has from the package."""

from __future__ import annotations

import http.client
import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from browser import driving
from browser.playing import decision
from browser.servers import with_package
from browser.test_package import play_to_the_end, sit
from marks import long
from packages.installed import HERE
from server.running import Process

BOARD = HERE / "nim" / "src" / "nim" / "art" / "nim" / "board.js"
ADDRESS = "/api/games/nim/board.js"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """In place of the server of all other tests."""
    with with_package("nim", tmp_path_factory.mktemp("nim")) as server:
        yield server


def test_the_server_has_it_as_a_script(served: Process) -> None:
    with served.guest() as guest:
        told = {game["id"]: game["board"] for game in guest.get("/api/games").json()}
        assert told == {"arcs": False, "carcassonne": False, "nim": True, "outer_rim": False}
        board = guest.get(ADDRESS)
        assert board.headers["content-type"] == "text/javascript; charset=utf-8"
        assert board.headers["x-content-type-options"] == "nosniff"
        assert "script-src 'self'" in board.headers["content-security-policy"]
        assert board.content == BOARD.read_bytes()
        assert guest.get("/api/games/arcs/board.js").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/nim/art/../../game.py",
        "/api/games/nim/art/..%2f..%2fgame.py",
        "/api/games/nim/art/%2e%2e/%2e%2e/game.py",
        "/api/games/nim/art/..%5c..%5cgame.py",
        "/api/games/nim/art/cover.svg",
        "/api/games/nim/art/board",
        "/api/games/nim/art/board.js",
        "/api/games/nim/art/cover%00",
        "/api/games/nim/game.py",
        "/api/games/nim/../nim/game.py",
        "/api/games/..%2fnim/board.js",
        "/api/games/../board.js",
        "/api/games/nim%2f../board.js",
        "/api/games/nim/board.js/../../game.py",
    ],
)
def test_nothing_else_of_the_package_can_be_had(served: Process, path: str) -> None:
    """Asked for as it stands: most clients would tidy the address up before."""
    parts = urlsplit(served.url)
    asking = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=driving.PATIENCE / 1000)
    try:
        asking.request("GET", path)
        answer = asking.getresponse()
        body = answer.read()
    finally:
        asking.close()
    assert answer.status == 404
    assert b"import" not in body and b"<svg" not in body


def test_it_is_played_by_clicking_on_it(person: driving.Visitors) -> None:
    page = person("Ada")
    sit(page)
    board = page.locator(".nim")
    expect(board.locator("circle")).to_have_count(heap := stones(page))
    expect(board.get_by_text("Stones in the heap")).to_be_visible()
    cards = board.get_by_role("button")
    expect(cards).to_have_count(3)
    for card in cards.all_inner_texts():
        assert card in ("the one", "the two", "the three")
    expect(page.locator(".plain")).to_have_count(0)
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    takes = {"the one": 1, "the two": 2, "the three": 3}[cards.first.inner_text()]
    expect(board.locator("circle.going")).to_have_count(takes)
    expect(decision(page).locator(".confirm")).to_be_enabled()
    cards.first.click()  # a second click means it
    expect(board.locator("circle")).not_to_have_count(heap)
    expect(page.get_by_text("Ada plays").first).to_be_visible()


# Every day: to its end on the plain board (test_package.py).
@long
def test_it_is_played_to_its_end_and_looked_at_again(person: driving.Visitors) -> None:
    page = person("Ada", lang="uk")
    sit(page)
    play_to_the_end(page.locator(".nim"), page.locator(".nim .left"))
    expect(page.get_by_text("Камені в купі: 0")).to_be_visible()
    page.goto(page.url.replace("/t/", "/r/") + "?ply=0")
    expect(page.locator("main.board .nim circle").first).to_be_visible()
    assert page.locator("main.board .nim button.may").count() == 0
    expect(page.get_by_text("останній камінь").first).to_be_attached()  # a mark of the timeline
    page.get_by_role("link", name="Підсумок").click()
    page.get_by_text("Діаграми в числах").click()
    table = page.get_by_role("table", name=re.compile("за джерелами"))
    expect(table.get_by_role("rowheader", name="останній камінь")).to_be_visible()


def stones(page: Page) -> int:
    return int(page.locator(".nim .left").inner_text().rpartition(" ")[2])


WORKS = BOARD.read_text(encoding="utf-8")
# Where it goes wrong, and what the console says of it.
BROKEN = {
    "gone": (None, "Failed to fetch dynamically imported module"),
    "no script": ("this is no JavaScript", "SyntaxError"),
    "newer": (WORKS.replace("version = 1", "version = 2"), "version 2, not 1"),
    "empty": ("export const version = 1", "no function mount"),
    "mount": ("export const version = 1; export function mount() { throw new Error('at once') }", "at once"),
    "update": (WORKS.replace("update(now) {", "update(now) { throw new Error('while drawing');"), "while drawing"),
}


@pytest.mark.parametrize("how", [pytest.param(how, marks=() if how == "mount" else long) for how in BROKEN])
def test_the_plain_board_takes_over_from_a_broken_one(person: driving.Visitors, how: str) -> None:
    body, told = BROKEN[how]
    page = person("Ada")
    answer(page, body)
    sit(page)
    expect(page.get_by_role("alert").get_by_text("The board of this game does not work here")).to_be_visible()
    # The page is not loaded anew for it, as it would be for a part of its own that is gone.
    assert page.evaluate("() => sessionStorage.getItem('starboard-fresh-start')") is None
    play_plainly(page)
    assert any(told in problem for problem in person.problems), person.problems
    assert all("the board of nim is broken" in one or ADDRESS in one for one in person.problems), person.problems
    person.problems.clear()


@long
def test_the_plain_board_takes_over_when_a_click_breaks_it(person: driving.Visitors) -> None:
    page = person("Ada", lang="pl")
    answer(page, WORKS.replace("table.pick(target)", "nobody.pick(target)"))
    sit(page)
    page.locator(".nim button.may").first.click()
    expect(page.get_by_role("alert").get_by_text("Plansza tej gry tu nie działa")).to_be_visible()
    play_plainly(page)
    assert any("nobody is not defined" in problem for problem in person.problems)
    person.problems.clear()


def answer(page: Page, body: str | None) -> None:
    """Let the server answer so when the board is asked for."""

    def handle(route: Route) -> None:
        if body is None:
            route.fulfill(status=404, json={})
        else:
            route.fulfill(body=body, content_type="text/javascript")

    page.route(f"**{ADDRESS}", handle)


def play_plainly(page: Page) -> None:
    expect(page.locator(".nim")).to_have_count(0)
    page.locator(".plain button.may").first.click()
    page.locator(".plain button.on").first.click()
    expect(page.get_by_text(re.compile("Ada (plays|zagrywa)")).first).to_be_visible()
