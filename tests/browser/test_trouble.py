"""When something goes wrong: no network, a server that is full, away or renewed, links and tables that are no more.

It is said in plain words, there is a way on, and nothing is lost that somebody has chosen or filled in.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, WebSocketRoute, expect

from browser import playing
from browser.conftest import Person, Shot
from browser.driving import Visitors, axe, too_wide
from browser.looking import missing_words
from browser.playing import Player, decision, look, made, make, sit, until, until_asked
from marks import long
from server.running import Process, dice
from starboard.kernel.record import Record
from starboard.texts import words

MINE = "(seen) => seen.is === 'mine' && seen.targets.length > 0"
FULL, CLOSING = (429, "server-too-many"), (503, "server-closing")
OFFLINE = "The server cannot be reached"


@pytest.fixture(autouse=True)
def expected(visitors: Visitors) -> Iterator[None]:
    """The console tells of every request that failed, and nothing else may go wrong."""
    yield
    known = re.compile(r"Failed to load resource|WebSocket connection to|ERR_INTERNET_DISCONNECTED")
    visitors.problems[:] = [one for one in visitors.problems if not known.search(one)]


def refusing(status: int, key: str | None) -> Callable[[Route], None]:
    """As the server does, or, without a key, what stands before it."""
    if key is None:
        return lambda route: route.fulfill(status=status, content_type="text/html", body="<h1>Bad gateway</h1>")
    body = {"reason": {"key": key}, "text": words("en")(key)}
    return lambda route: route.fulfill(status=status, json=body)


def half(page: Page) -> list[str]:
    """Half a choice: a cell, in some turn."""
    seen = until(page, MINE)
    place = next(one for one in seen["targets"] if one["name"].startswith("cell:"))
    Player(page, dice(7)).place(place)
    picked: list[str] = look(page)["picked"]
    assert picked
    return picked


def is_plain(page: Page) -> None:
    """No key without words, nothing for programmers, and all of it in sight."""
    assert missing_words(page) == []
    text = page.locator("body").inner_text()
    assert not re.search(r"/api/|POST|HTTP|status|undefined|null|Error\b", text), text
    assert not too_wide(page)


def alert(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("alert")


# No network.


@long
def test_the_network_goes_and_comes_in_the_lobby(person: Person) -> None:
    page = person("Ada")
    page.goto("/")
    expect(page.locator("button.now").first).to_be_enabled()
    page.context.set_offline(True)
    expect(alert(page)).to_contain_text(OFFLINE)
    expect(alert(page).get_by_role("button", name="Try again")).to_be_visible()
    page.locator("button.now").first.click()
    expect(alert(page).filter(has_text="did not reach the server")).to_be_visible()
    # A page that was never loaded cannot be; where one is stays.
    page.get_by_role("link", name="New table").first.click()
    notice = page.get_by_role("alert").filter(has_text="This page cannot be loaded")
    expect(notice).to_be_visible()
    expect(page.locator("button.now").first).to_be_visible()
    is_plain(page)
    notice.get_by_role("button", name="Try again").click()
    notice.get_by_role("button", name="Stay here").click()
    expect(notice).to_have_count(0)
    expect(page).to_have_url(re.compile("/$"))
    # And when the network is back, all is well without a click.
    page.context.set_offline(False)
    expect(alert(page).filter(has_text=OFFLINE)).to_have_count(0)


@long
def test_a_page_that_could_not_be_loaded_comes_with_the_network(person: Person) -> None:
    page = person("Ada", size="phone", lang="uk")
    page.goto("/")
    expect(page.locator("article.game").first).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("link", name="Правила").first.tap()
    expect(page.get_by_role("alert").filter(has_text="не вдається завантажити")).to_be_visible()
    assert not too_wide(page)
    page.context.set_offline(False)
    expect(page.get_by_role("heading", level=1, name="Правила")).to_be_visible()


def filled(page: Page) -> list[str]:
    """A form with something in it: what is to be read from it again."""
    page.goto("/new?game=carcassonne")
    page.get_by_role("button", name="Add a seat").click()
    page.locator("ul.seats li").nth(2).get_by_text("Friend", exact=True).click()
    page.get_by_role("switch", name="Hints").uncheck()
    return content(page)


def content(page: Page) -> list[str]:
    values: list[str] = page.locator("main").evaluate(
        """(main) => [...main.querySelectorAll('input, select')]
          .map((one) => ['checkbox', 'radio'].includes(one.type) ? `${one.value} ${one.checked}` : one.value)"""
    )
    return values


@long
def test_the_network_goes_while_a_form_is_filled_in(person: Person) -> None:
    page = person("Ada")
    before = filled(page)
    page.context.set_offline(True)
    page.get_by_role("button", name="Make the table").click()
    expect(alert(page)).to_contain_text("Nothing is lost")
    assert content(page) == before
    is_plain(page)
    # Not even by a wrong turn.
    page.get_by_role("banner").get_by_role("link", name="Rules").click()
    page.get_by_role("alert").get_by_role("button", name="Stay here").click()
    expect(page.get_by_text("This page cannot be loaded")).to_have_count(0)
    assert content(page) == before
    page.context.set_offline(False)
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_text("One seat is still free")).to_be_visible()


# Every day: a server dies and comes back at the table (test_middle.py).
@long
def test_the_network_goes_and_comes_at_the_table(person: Person) -> None:
    page = person("Ada")
    sit(page, make(page, start=True))
    picked = half(page)
    # A place that a screen reader listens to, also while there is nothing to be said.
    banner = page.get_by_role("main").get_by_role("status")
    expect(banner).to_be_empty()
    page.context.set_offline(True)
    expect(banner).to_contain_text("Connection lost")
    expect(banner.get_by_role("button", name="Try now")).to_be_visible()
    before = look(page)["sign"]
    decision(page).locator(".confirm").click()
    expect(page.locator(".toast")).to_contain_text("Your choice is kept")
    # Once is enough, however often it is tried.
    decision(page).locator(".confirm").click()
    expect(page.locator(".toast")).to_have_count(1)
    assert look(page)["picked"] == picked
    is_plain(page)
    page.context.set_offline(False)
    expect(banner).to_contain_text("The connection is back")
    assert look(page)["picked"] == picked and look(page)["sign"] == before
    decision(page).locator(".confirm").click()
    until_asked(page, before)


# A server that is full, or away.


@long
def test_a_server_that_cannot_now_says_so_and_loses_nothing(person: Person) -> None:
    page = person("Ada")
    before = filled(page)
    said = {FULL: "very busy", CLOSING: "The server is restarting", (502, None): "not answering"}
    for (status, key), plainly in said.items():
        page.route("**/api/tables", refusing(status, key))
        page.get_by_role("button", name="Make the table").click()
        expect(alert(page)).to_contain_text(plainly)
        expect(alert(page)).to_contain_text("moment")
        assert content(page) == before
        is_plain(page)
        page.unroute_all()
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_text("One seat is still free")).to_be_visible()


WAYS = {
    "/": "Play now",
    "/rules/carcassonne": "CSW-PLACE-02",
    "/first/carcassonne": "Map of space tiles",
}


def test_every_page_of_a_full_server_has_a_way_on(person: Person) -> None:
    page = person("Ada")
    for path, there in WAYS.items():
        page.route("**/api/**", refusing(*FULL))
        page.goto(path)
        said = page.get_by_text("The server is very busy right now").first
        expect(said).to_be_visible()
        assert missing_words(page) == []
        # Whoever has a name is not asked for one.
        expect(page.locator("dialog[open]")).to_have_count(0)
        page.unroute_all()
        page.get_by_role("main").get_by_role("button", name=re.compile("Try again|Start")).first.click()
        expect(page.get_by_text(there).or_(page.get_by_role("group", name=there)).first).to_be_visible()


def test_a_board_that_is_late_comes_by_itself(person: Person) -> None:
    page = person("Ada")
    asked = []

    def late(route: Route) -> None:
        asked.append(route)
        refusing(*CLOSING)(route) if len(asked) == 1 else route.continue_()

    page.route("**/components", late)
    page.goto(f"/t/{make(page, start=True)}")
    expect(page.locator(".toast")).to_contain_text("We’ll keep trying")
    until(page, MINE)
    expect(page.locator("[data-board] canvas").first).to_be_attached()


@long
def test_a_socket_that_is_let_go_comes_back(person: Person) -> None:
    """For being too fast or too slow, or because the server is restarted: the choice that is half made stays."""
    page = person("Ada")
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket(re.compile("/socket$"), through)
    sit(page, make(page, start=True))
    picked = half(page)
    banner = page.get_by_role("main").get_by_role("status")
    for code, why, said in ((4002, "too-fast", "Connection lost"), (1012, "restart", "restarting")):
        count = len(sockets)
        sockets[-1].send(json.dumps({"it": "goodbye", "reason": why}))
        sockets[-1].close(code=code, reason=why)
        expect(banner).to_contain_text(re.compile(f"{said}|connection is back"))
        expect(banner).to_contain_text("The connection is back")
        assert len(sockets) == count + 1
        assert look(page)["picked"] == picked


# Links and tables that are no more.


def invited(page: Page) -> tuple[str, str]:
    table = made(page, {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "link"}]})
    return table["id"], f"/t/{table['id']}#seat={table['links']['1']}"


@long
def test_a_used_link_says_so_until_it_was_read(person: Person) -> None:
    ada, grace, linus = person("Ada"), person("Grace"), person("Linus", size="phone")
    table, link = invited(ada)
    grace.goto(link)
    expect(grace.get_by_role("button", name="Leave")).to_be_visible()
    linus.goto(link)
    toast = linus.locator(".toast")
    expect(toast).to_contain_text("This link has been used or withdrawn. Ask for a new one.")
    expect(linus.get_by_role("link", name="To the lobby")).to_be_visible()
    is_plain(linus)
    toast.get_by_role("button", name="Close").tap()
    expect(toast).to_have_count(0)
    # Whoever sits there and comes back by the same link hears nothing of that, before the start and after it.
    grace.goto("/")
    grace.goto(link)
    expect(grace.get_by_role("button", name="Leave")).to_be_visible()
    assert ada.request.post(f"/api/tables/{table}/start", data={}).ok
    grace.goto("/")
    grace.goto(link)
    until_asked(grace)
    expect(grace).to_have_url(re.compile(f"/t/{table}$"))
    expect(grace.locator(".toast")).to_have_count(0)


@long
def test_a_link_outlives_a_bad_moment(person: Person) -> None:
    ada, grace = person("Ada"), person("Grace")
    table, link = invited(ada)
    grace.route("**/claim", lambda route: route.abort())
    grace.goto(link)
    expect(grace.locator(".toast")).to_contain_text("did not reach the server")
    grace.unroute_all()
    grace.get_by_role("button", name="Take this seat").click()
    expect(grace.get_by_role("button", name="Leave")).to_be_visible()
    expect(grace).to_have_url(re.compile(f"/t/{table}$"))


@long
def test_a_seat_that_is_not_for_me(person: Person) -> None:
    """A table closed to me: I may look on, and am told how to get in."""
    ada, linus = person("Ada"), person("Linus")
    table, _ = invited(ada)
    linus.goto(f"/t/{table}")
    expect(linus.get_by_text("reserved for whoever has the link")).to_be_visible()
    expect(linus.get_by_role("button", name="Take this seat")).to_have_count(0)
    expect(linus.get_by_role("main").get_by_role("link", name="To the lobby")).to_be_visible()
    is_plain(linus)


def test_a_game_that_starts_while_i_say_my_name(person: Person) -> None:
    """The waiting room is gone by then, and the seat is somebody else's."""
    ada, bob, cleo = person("Ada"), person("Bob"), person()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = made(ada, {"game": "carcassonne", "seats": seats})["id"]
    cleo.goto(f"/t/{table}")
    cleo.get_by_role("button", name="Take this seat").click()
    assert bob.request.post(f"/api/tables/{table}/claim", data={}).ok
    assert ada.request.post(f"/api/tables/{table}/start").ok
    expect(decision(cleo)).to_be_attached()
    cleo.get_by_role("dialog").get_by_label("Name").fill("Cleo")
    cleo.get_by_role("dialog").get_by_role("button", name="Let’s play").click()
    expect(cleo.locator(".toast")).to_contain_text("The game has already started")


@long
def test_a_server_that_lets_nobody_in_says_so(person: Person) -> None:
    page = person("Ada")
    page.route_web_socket(re.compile("/socket$"), lambda socket: socket.close(code=4003, reason="other-origin"))
    page.goto("/t/sometable")
    expect(page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="To the lobby").click()
    expect(page.locator("button.now").first).to_be_visible()


@long
def test_who_is_not_known_any_more_is_asked_for_a_name(person: Person) -> None:
    """Somebody has logged out in another tab."""
    page = person("Ada")
    before = filled(page)
    page.context.clear_cookies()
    page.get_by_role("button", name="Make the table").click()
    expect(alert(page)).to_contain_text("you will be asked for your name")
    is_plain(page)
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("dialog").get_by_label("Name").fill("Ada")
    page.get_by_role("dialog").get_by_role("button", name="Let’s play").click()
    expect(page.get_by_text("One seat is still free")).to_be_visible()
    assert len(before) > 5


# A server that was renewed, and rules that are not those of before.


def renewed(page: Page) -> Callable[[], None]:
    """From the moment that it is called on, the server is another version, and lets everybody go once."""
    sockets: list[WebSocketRoute] = []
    version: list[str] = []

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        sockets.append(socket)

        def told(message: str | bytes) -> None:
            words: dict[str, Any] = json.loads(message)
            if words["it"] == "welcome" and version:
                words["version"] = version[0]
            socket.send(json.dumps(words))

        server.on_message(told)

    page.route_web_socket(re.compile("/socket$"), through)

    def renew() -> None:
        version.append("99.0.0")
        health = {"status": "ok", "version": version[0]}
        page.route("**/health", lambda route: route.fulfill(json=health))
        for socket in sockets[-1:]:
            socket.close(code=1012, reason="restart")

    return renew


@long
def test_a_renewed_server_at_the_table(person: Person) -> None:
    page = person("Ada")
    renew = renewed(page)
    sit(page, make(page, start=True))
    picked = half(page)
    banner = page.get_by_role("main").get_by_role("status")
    expect(banner).to_be_empty()
    renew()
    expect(banner).to_contain_text("The server has been updated")
    # One can go on as it is; or load anew, and what was half chosen is still there.
    assert look(page)["picked"] == picked
    is_plain(page)
    assert axe(page) == []
    banner.get_by_role("button", name="Reload").click()
    until(page, "(seen, picked) => String(seen.picked) === String(picked)", picked)
    expect(banner).to_be_empty()
    before = look(page)["sign"]
    decision(page).locator(".confirm").click()
    until_asked(page, before)
    # What was kept is used once only.
    page.reload()
    assert until(page, "(seen) => seen.is !== 'wait'")["picked"] == []


@long
def test_a_renewed_server_elsewhere(person: Person) -> None:
    page = person("Ada")
    renew = renewed(page)
    page.goto("/")
    expect(page.locator("button.now").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    # It is away for a moment, and comes back as another one.
    page.context.set_offline(True)
    expect(alert(page)).to_contain_text(OFFLINE)
    renew()
    page.context.set_offline(False)
    notice = page.get_by_role("status").filter(has_text="The server has been updated")
    expect(notice).to_be_visible()
    is_plain(page)
    with page.expect_navigation():
        notice.get_by_role("button", name="Reload").click()
    expect(page.locator("button.now").first).to_be_visible()
    expect(notice).to_have_count(0)


def test_parts_that_a_renewed_server_no_longer_has(person: Person) -> None:
    """Names of parts change with what is in them. The new page knows the new ones."""
    page = person("Ada")
    page.goto("/")
    expect(page.locator("button.now").first).to_be_visible()
    anew: list[str] = []

    def load(route: Route) -> None:
        if route.request.is_navigation_request():
            anew.append(route.request.url)
        route.continue_()

    # Whether a browser asks once or twice for what it did not get is its own affair: the old page never gets it.
    page.route("**/rules", load)
    part = re.compile(r"/assets/Rules-.*\.js")
    page.route(part, lambda route: route.continue_() if anew else route.fulfill(status=404))
    page.get_by_role("banner").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1, name="Rules")).to_be_visible()
    assert len(anew) == 1  # by itself


@long
def test_parts_that_are_nowhere_are_not_asked_for_for_ever(person: Person) -> None:
    page = person("Ada")
    page.goto("/")
    loads: list[str] = []
    page.on("domcontentloaded", lambda loaded: loads.append(loaded.url))
    page.route(re.compile(r"/assets/Rules-.*\.js"), lambda route: route.fulfill(status=404))
    page.get_by_role("banner").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.wait_for_timeout(700)
    assert len(loads) <= 1
    expect(page.get_by_role("alert").get_by_role("button", name="Try again")).to_be_visible()


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Process]:
    """A server that may be stopped, and its tables changed."""
    with Process(f"sqlite:///{tmp_path}/store.sqlite", cwd=tmp_path) as server:
        yield server


@long
def test_tables_of_other_rules_and_tables_that_were_deleted(
    browser: Browser, frail: Process, tmp_path: Path, screenshot: Shot
) -> None:
    coming = Visitors(browser, frail.url)
    try:
        page, other = coming("Ada"), coming("Grace")
        old, gone = make(page, start=True), make(other, start=True)
        sit(page, old)
        sit(other, gone)
        frail.stop()
        expect(page.get_by_role("main").get_by_role("status")).to_contain_text("restarting")
        with sqlite3.connect(tmp_path / "store.sqlite") as store:
            change = "UPDATE entries SET deed = json_set(deed, '$.version', 0) WHERE table_id = ? AND n = 1"
            assert store.execute(change, [old]).rowcount == 1
            for name in ("entries", "pages", "players"):
                store.execute(f"DELETE FROM {name} WHERE table_id = ?", [gone])  # noqa: S608 - a name of ours
            store.execute("DELETE FROM tables WHERE id = ?", [gone])
        frail.start()
        expect(page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()
        expect(page.get_by_text("a version of the rules")).to_be_visible()
        expect(page.get_by_text("The table is kept")).to_be_visible()
        is_plain(page)
        assert axe(page) == []
        screenshot(page, "trouble-other-rules")
        page.get_by_role("main").get_by_role("link", name="Finished games").click()
        expect(page.get_by_role("link", name="Load a record")).to_be_visible()
        page.goto(f"/r/{old}")
        expect(page.get_by_text("The table is kept")).to_be_visible()
        expect(other.get_by_text(f"There is no table “{gone}”")).to_be_visible()
        expect(other.get_by_text("the table was deleted")).to_be_visible()
        other.get_by_role("main").get_by_role("link", name="To the lobby").click()
        expect(other.locator("button.now").first).to_be_visible()
    finally:
        coming.leave()


def test_a_record_of_other_rules(person: Person, tmp_path: Path) -> None:
    record = Record.read(playing.OPENING.read_text(encoding="utf-8"))
    record.version = 99
    file = tmp_path / "record.txt"
    file.write_text(record.text, encoding="utf-8")
    page = person("Ada")
    page.goto("/r/file")
    page.locator("input[type=file]").set_input_files(file)
    expect(alert(page)).to_contain_text("carcassonne 99")
    expect(page.get_by_text("under the rules it was made with")).to_be_visible()
    is_plain(page)
    # Another file can be taken at once.
    page.locator("input[type=file]").set_input_files(playing.ENDING)
    expect(page.locator("#end-title")).to_be_visible()
