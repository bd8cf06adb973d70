"""Order at a table: lines are deleted, somebody is muted or sent away; buttons say beforehand what costs the rating."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Person, Shot
from browser.driving import Visitors, axe, too_wide
from browser.playing import Player, make, sit, until
from marks import long
from server.running import dice


def test_whoever_made_the_table_keeps_order_in_the_chat(person: Person, screenshot: Shot) -> None:
    ada, bob = person("Ada"), person("Bob", size="phone")
    table = make(ada, "me open")
    assert bob.request.post(f"/api/tables/{table}/claim", data={}).ok
    assert ada.request.post(f"/api/tables/{table}/start").ok
    sit(ada, table)
    bob.goto(f"/t/{table}")
    bob.get_by_role("button", name="Chat").click()

    def says(text: str) -> None:
        bob.get_by_role("textbox", name="Say something").fill(text)
        bob.get_by_role("button", name="Send").click()

    says("something rude")
    ada.get_by_role("tab", name="Chat").click()
    line = ada.get_by_role("list", name="Chat").get_by_role("listitem").last
    expect(line).to_contain_text("something rude")
    screenshot(ada, "order-chat")
    line.get_by_role("button", name="Delete this line").click()
    for page in (ada, bob):
        last = page.get_by_role("list", name="Chat").get_by_role("listitem").last
        expect(last).to_contain_text("(deleted)")
        expect(last).not_to_contain_text("rude")
    says("sorry")
    expect(line).to_contain_text("sorry")
    line.get_by_role("button", name="Mute Bob").click()
    expect(line.get_by_role("button", name="Unmute Bob")).to_be_visible()
    says("hm")
    expect(bob.locator(".toasts")).to_contain_text("has muted you")
    screenshot(bob, "order-muted")
    assert axe(ada) == [] and axe(bob) == [] and not too_wide(bob)


@long
def test_somebody_is_sent_away_before_the_start(person: Person, visitors: Visitors, screenshot: Shot) -> None:
    ada, bob = person("Ada"), person("Bob", lang="cs")
    table = make(ada, "me open")
    assert bob.request.post(f"/api/tables/{table}/claim", data={"seat": 1}).ok
    ada.goto(f"/t/{table}")
    seat = ada.get_by_role("listitem").filter(has_text="Bob")
    screenshot(ada, "order-waiting")
    seat.get_by_role("button", name="Remove").click()
    expect(ada.get_by_role("button", name="Take this seat")).to_be_visible()
    bob.goto(f"/t/{table}")
    bob.get_by_role("main").get_by_role("button", name="Sednout si sem").click()
    expect(bob.locator(".toasts")).to_contain_text("poslal pryč")
    assert axe(ada, "main") == []
    assert all("409" in problem for problem in visitors.problems)
    visitors.problems.clear()


@long
def test_an_undo_that_costs_the_rating_says_so_before(person: Person, screenshot: Shot) -> None:
    ada = person("Ada")
    table = make(ada, "me bot:random", start=True)
    sit(ada, table)
    undo = ada.get_by_role("banner").get_by_role("button", name="Undo")
    player = Player(ada, dice(5))
    until(ada, "(seen) => seen.is === 'mine' && seen.glowing.length > 0")
    player.choose()
    expect(undo).to_contain_text("free")
    while "no rating" not in undo.inner_text():
        player.choose()
        until(ada, "(seen) => seen.is === 'mine'")
    expect(undo).to_have_attribute("title", re.compile("no longer count for ratings"))
    screenshot(ada, "order-undo")
    undo.click()
    ada.get_by_role("tab", name="Table").click()
    expect(ada.get_by_text("a choice was taken back after its outcome had been seen")).to_be_visible()
