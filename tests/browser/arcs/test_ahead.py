"""Choosing ahead in a browser: kept, answered, withdrawn with a reason; by keyboard and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.driving import axe, too_wide
from browser.looking import faults_in
from browser.playing import made, without_browser
from marks import long
from server.running import Running, Socket

Shot = Callable[[Page, str], Path]
LANGUAGES = ("cs", "pl", "uk", "en")


def idle(socket: Socket) -> None:
    """Do as little as possible: the last option of anything that is asked."""
    wanted = [option for option in socket.options() if option.endswith("none") or option in ("end", "keep")]
    socket.play((wanted or socket.options())[-1])


def at_table(server: Running, ada: Page, bob: Page) -> str:
    """Ada and Bob play Arcs, and Bob is about to lead."""
    table: str = made(ada, {"game": "arcs", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    assert bob.request.post(f"/api/tables/{table}/claim", data={}).ok
    assert ada.request.post(f"/api/tables/{table}/start").ok
    with without_browser(ada, server.url) as one, without_browser(bob, server.url) as other:
        sockets = one.sit(table), other.sit(table)
        sockets[0].until(lambda: sockets[0].table.get("asks"))
        while (ask := sockets[0].table["asks"][0])["is"] != "lead" or ask["seat"] != 1:
            idle(sockets[ask["seat"]]) if ask["is"] != "lead" else sockets[0].play("pass")
            for socket in sockets:
                socket.until(lambda socket=socket: socket.ply >= max(one.ply for one in sockets))
    return table


def choose(page: Page, name: str) -> None:
    page.get_by_role("switch", name=name, exact=True).check()


def test_what_is_chosen_ahead_is_kept_answered_and_withdrawn(stars: Running, person: Person, screenshot: Shot) -> None:
    ada, bob = person("Ada"), person("Bob")
    table = at_table(stars, ada, bob)
    ada.goto(f"/t/{table}")
    ada.get_by_role("button", name="Ahead…").press("Enter")
    dialog = ada.get_by_role("dialog", name="Choose ahead")
    for name in ("Pass the initiative", "Do not seize"):
        choose(ada, name)
    screenshot(ada, "ahead-dialog")
    assert axe(ada, "dialog[open]") == []
    ada.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    ada.reload()
    chips = ada.get_by_role("list", name="Chosen ahead").get_by_role("listitem")
    expect(chips).to_have_text(["Pass the initiative", "Do not seize"])
    screenshot(ada, "ahead-chosen")
    assert axe(ada, "section.decision") == [] and not too_wide(ada)
    with without_browser(ada, stars.url) as one, without_browser(bob, stars.url) as other:
        mine, theirs = one.sit(table), other.sit(table)
        theirs.play(theirs.options()[0])
        while theirs.own_ask:
            idle(theirs)
        mine.until(lambda: mine.own_ask)
        mine.play(next(option for option in mine.options() if option.startswith("copy")))
    # Seizing is answered; and to pass rested on the hand.
    expect(ada.get_by_text("Ada had chosen ahead: Do not seize").first).to_be_attached()
    expect(chips).to_have_text(["Withdrawn: Pass the initiative (your hand has changed)", "Do not seize"])
    expect(ada.locator("section.decision")).to_have_attribute("data-ask", "prelude")
    screenshot(ada, "ahead-withdrawn")
    ada.get_by_role("button", name="Got it: Pass the initiative").click()
    ada.get_by_role("button", name="Withdraw: Do not seize").click()
    expect(chips).to_have_count(0)


@long
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_it_reads_well_on_a_phone_in_every_language(
    stars: Running, person: Person, screenshot: Shot, theme: str
) -> None:
    ada, bob = person("Ada", size="phone", theme=theme), person("Bob")
    table = at_table(stars, ada, bob)
    ada.goto(f"/t/{table}")
    ada.get_by_role("button", name="Ahead…").tap()
    for name in ("Pass the initiative", "Do not seize", "Hits that make no difference"):
        choose(ada, name)
    screenshot(ada, f"ahead-phone-dialog-{theme}")
    ada.get_by_role("button", name="Close").tap()
    expect(ada.locator("[data-ahead]")).to_have_count(3)
    screenshot(ada, f"ahead-phone-{theme}")
    assert faults_in(ada, LANGUAGES) == [] and not too_wide(ada)
