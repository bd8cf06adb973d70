"""Games over days: made in plain words, shown in days; vacations; and the next table that waits, by one key."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Person
from browser.driving import axe, too_wide
from browser.playing import decision, until
from marks import long
from waiting import wait_for

Shot = Callable[[Page, str], Path]
DAY = 86400


def over_days(ada: Page, bob: Page, days: int) -> str:
    """A table where Ada has to decide, with so many days for a move."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    clock = {"kind": "move", "seconds": days * DAY}
    body: dict[str, Any] = {"game": "carcassonne", "seats": seats, "clock": clock}
    table: str = ada.request.post("/api/tables", data=body).json()["id"]
    assert bob.request.post(f"/api/tables/{table}/claim", data={}).ok
    assert ada.request.post(f"/api/tables/{table}/start").ok
    return table


def test_the_next_table_that_waits_by_one_key(person: Person, screenshot: Shot) -> None:
    ada, bob = person("Ada"), person("Bob")
    week, days = over_days(ada, bob, 7), over_days(ada, bob, 2)
    ada.goto("/")
    rows = ada.get_by_role("listitem").filter(has=ada.get_by_text("Your turn", exact=True))
    expect(rows.nth(0)).to_contain_text(re.compile(r"1 day \d+ hr left"))  # the most urgent is the first
    expect(rows.nth(1)).to_contain_text(re.compile(r"6 days \d+ hr left"))
    expect(ada.get_by_role("button", name="2 tables are waiting for you")).to_be_visible()
    screenshot(ada, "days-lobby")
    ada.keyboard.press("n")
    ada.wait_for_url(f"**/t/{days}")
    left = ada.get_by_role("button", name=re.compile(r"1 day \d+ hr left"))
    left.first.click()
    expect(ada.get_by_role("button", name=re.compile("Time until .*20")).first).to_be_visible()
    screenshot(ada, "days-table")
    ada.keyboard.press("n")
    ada.wait_for_url(f"**/t/{week}")
    ada.get_by_role("button", name="1 table is waiting for you").click()
    ada.wait_for_url(f"**/t/{days}")
    bob.goto("/")
    expect(bob.get_by_role("button", name="Bob: name and settings")).to_be_visible()
    bob.keyboard.press("n")
    expect(bob.get_by_text("No table is waiting for you.")).to_be_visible()


def test_a_table_that_is_left_before_the_server_has_answered(person: Person) -> None:
    """Nothing goes on with a page that is gone, and nobody is told on the next one that a move did not go through."""
    ada, bob = person("Ada"), person("Bob")
    week, days = over_days(ada, bob, 7), over_days(ada, bob, 2)
    unanswered: list[str] = []
    closed: list[int | None] = []

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def end(code: int | None, reason: str | None) -> None:
            socket.close(code=code, reason=reason)
            closed.append(code)

        def asked(message: str | bytes) -> None:
            wish: str = json.loads(message)["do"]
            if wish in ("outlook", "play"):
                unanswered.append(wish)
            else:
                server.send(message)

        socket.on_message(asked)
        server.on_close(end)

    def wait(what: Callable[[], Any]) -> None:
        wait_for(lambda: ada.evaluate("true") and what())  # sockets are heard while the page is asked something

    ada.route_web_socket(re.compile("/socket$"), through)
    ada.goto(f"/t/{days}")
    seen = until(ada, "(seen) => seen.targets.length > 0")
    ada.mouse.click(seen["targets"][0]["x"], seen["targets"][0]["y"])
    until(ada, "(seen) => seen.confirm.length > 0")
    wait(lambda: "outlook" in unanswered)
    decision(ada).locator(".confirm").click()
    wait(lambda: "play" in unanswered)
    ada.keyboard.press("n")
    ada.wait_for_url(f"**/t/{week}")
    wait(lambda: closed)
    until(ada, "(seen) => seen.targets.length > 0")
    assert ada.locator(".toast").all_inner_texts() == []


@long
@pytest.mark.parametrize(("size", "lang"), [("phone", "cs"), ("desktop", "uk")])
def test_all_of_it_at_a_phone_and_in_other_languages(person: Person, screenshot: Shot, size: str, lang: str) -> None:
    ada, bob = person("Ada", size=size, lang=lang), person("Bob")
    tables = [over_days(ada, bob, days) for days in (3, 5)]
    ada.goto("/new?game=carcassonne")
    choices = {"cs": "na dny", "uk": "на дні"}
    ada.get_by_role("radio", name=choices[lang]).check(force=True)
    for screen in ("new", "lobby", "table"):
        if screen == "lobby":
            ada.goto("/")
        if screen == "table":
            ada.goto(f"/t/{tables[0]}")
            expect(ada.get_by_role("button", name={"cs": "Čeká na tebe 1", "uk": "чекає 1"}[lang])).to_be_visible()
        ada.wait_for_load_state("networkidle")
        assert not too_wide(ada) and not axe(ada)
        screenshot(ada, f"days-{screen}-{size}-{lang}")


@long
def test_a_vacation_is_planned_and_ended(person: Person, screenshot: Shot) -> None:
    ada, bob = person("Ada"), person("Bob", size="phone")
    table = over_days(ada, bob, 3)
    ada.goto("/")
    ada.get_by_role("button", name="Ada: name and settings").click()
    ada.get_by_role("button", name="Vacation").click()
    dialog = ada.get_by_role("dialog")
    expect(dialog).to_contain_text("You have 30 vacation days left")
    expect(dialog).to_contain_text("This costs 1 day.")
    screenshot(ada, "days-vacation")
    assert not axe(ada)
    dialog.get_by_role("button", name="Go on vacation").click()
    expect(dialog).to_contain_text("You are on vacation until")
    expect(dialog).to_contain_text("You have 29 vacation days left")
    bob.goto(f"/t/{table}")
    expect(bob.get_by_text(re.compile("^away until")).first).to_be_attached()
    screenshot(bob, "days-away-phone")
    screenshot(ada, "days-vacation-now")
    dialog.get_by_role("button", name="End the vacation now").click()
    expect(dialog).to_contain_text("This costs 1 day.")
    expect(bob.get_by_text(re.compile("^away until"))).to_have_count(0)
