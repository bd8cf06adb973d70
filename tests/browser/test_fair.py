"""Fair dice in a browser: sealed and shown without a click, checked at the end by what the browser has kept."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.driving import axe
from marks import long


def kept(page: Page) -> list[Any]:
    found: list[Any] = json.loads(page.evaluate("() => localStorage.getItem('starboard-luck') ?? '[]'"))
    return found


def begun(page: Page) -> tuple[str, Any]:
    """A table against one bot, as the browser makes it; and what the browser has kept of it."""
    page.goto("/")
    body = {
        "game": "carcassonne",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}],
        "luck": True,
        "start": True,
    }
    table: str = page.request.post("/api/tables", data=body).json()["id"]
    page.goto(f"/t/{table}")
    expect(page.locator("section.decision")).to_be_visible()
    ((name, mine),) = kept(page)
    assert name == table
    return table, mine


def concede(page: Page) -> None:
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()


@long
def test_playing_takes_one_click(person: Person) -> None:
    page = person("Ada")
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Play now")).first.click()
    page.wait_for_url("**/t/*")
    expect(page.locator("section.decision")).to_be_visible()
    ((table, mine),) = kept(page)
    assert page.url.endswith(table) and mine["round"] == 0 and list(mine["seats"]) == ["0"]


def test_the_dice_are_checked_at_the_end(person: Person) -> None:
    page = person("Ada")
    table, mine = begun(page)
    luck = mine["seats"]["0"]["luck"]
    concede(page)
    seal = page.locator(".seal")
    expect(seal).to_have_text("fair: your browser has checked it")
    seal.click()
    for told in (mine["promise"], luck):
        expect(page.locator("details dd").get_by_text(told, exact=True)).to_be_visible()
    expect(page.locator("details code")).to_contain_text(f"--luck 1={luck}")
    assert axe(page, ".card") == []
    # Another browser has nothing of its own to compare with.
    other = person()
    other.goto(f"/r/{table}")
    expect(other.locator(".seal")).to_have_text("the numbers match")


def test_a_browser_finds_out_that_its_luck_was_changed(person: Person) -> None:
    page = person("Ada")
    table, mine = begun(page)
    mine["seats"]["0"]["luck"] = "something else"
    page.evaluate("(kept) => localStorage.setItem('starboard-luck', JSON.stringify(kept))", [[table, mine]])
    concede(page)
    expect(page.locator(".seal")).to_have_text("something is wrong")
    page.locator(".seal").click()
    expect(page.get_by_role("alert").filter(has_text="not the luck your browser added")).to_be_visible()


@long  # the server waits for eight seconds; the same by clicks of nobody every day in tests/server/test_luck.py
def test_who_is_away_is_waited_for_and_left_out_for_all_to_see(person: Person) -> None:
    ada, grace = person("Ada"), person("Grace")
    ada.goto("/")
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "carcassonne", "seats": seats, "luck": True}
    table = ada.request.post("/api/tables", data=body).json()["id"]
    assert grace.request.post(f"/api/tables/{table}/claim", data={"luck": True}).ok
    ada.goto(f"/t/{table}")
    ada.get_by_role("button", name="Start").click()
    expect(ada.get_by_text("waiting for Grace")).to_be_visible()
    expect(ada.get_by_text("Grace was away when the dice were prepared")).to_be_visible()
