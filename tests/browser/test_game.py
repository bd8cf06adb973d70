"""A whole game of two people and a bot, each at a browser of their own, by clicks on the board and in the bar."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser import playing
from browser.conftest import Person
from browser.driving import axe
from server.running import dice


def new_table(page: Page) -> None:
    """Me, a friend by link, and an easy bot."""
    page.goto("/")
    page.get_by_role("link", name="New table").first.click()
    page.get_by_role("radiogroup", name="Game", exact=True).get_by_text("Carcassonne").click()
    seats = page.get_by_role("listitem").filter(has=page.get_by_role("radiogroup", name="Who sits here"))
    seats.nth(1).get_by_text("Friend", exact=True).click()
    if seats.count() < 3:
        page.get_by_role("button", name="Add a seat").click()
    seats.nth(2).get_by_text("A bot", exact=True).click()
    seats.nth(2).get_by_label("Strength of the bot").select_option(label="easy")
    while seats.count() > 3:
        page.get_by_role("button", name=f"Remove seat {seats.count()}").click()
    page.get_by_role("button", name="Make the table").click()


def test_two_people_and_a_bot_play_to_the_end(person: Person) -> None:
    ada = person("Ada", permissions=["clipboard-read", "clipboard-write"])
    grace = person()
    new_table(ada)
    ada.get_by_role("button", name="Copy link").click()
    expect(ada.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    grace.goto(ada.evaluate("() => navigator.clipboard.readText()"))
    # Who comes by a link needs nothing but a name.
    grace.get_by_role("dialog").get_by_role("textbox").fill("Grace")
    grace.keyboard.press("Enter")
    expect(grace.get_by_text("Whoever made the table starts the game")).to_be_visible()
    expect(grace).to_have_url(re.compile("^[^#]*$"))  # the token stays in nobody's history
    ada.get_by_role("button", name="Start").click()

    players = [playing.Player(ada, dice(1)), playing.Player(grace, dice(2))]
    playing.play_together(players)
    assert min(player.choices for player in players) > 20

    table = ada.url.rsplit("/", 1)[1]
    summary = ada.request.get(f"/api/tables/{table}").json()
    shown = playing.scores(ada)
    assert sorted(shown.values()) == sorted(summary["scores"])
    assert [shown[seat["name"]] for seat in summary["seats"] if seat.get("name")] == summary["scores"][:2]
    assert playing.scores(grace) == shown
    assert "end " in ada.request.get(f"/api/tables/{table}/record").text()
    for page in (ada, grace):
        expect(page.get_by_text("the promise is kept")).to_be_visible()
    assert axe(ada) == []
