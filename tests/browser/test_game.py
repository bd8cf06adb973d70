"""A game of two people and a bot, each at a browser of their own, by clicks on the board and in the bar."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser import playing
from browser.conftest import Person
from browser.driving import axe
from marks import long
from server.running import Process, dice


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


def play_to_the_end(person: Person, middle: Callable[[list[playing.Player]], None]) -> list[playing.Player]:
    """From the lobby on, by clicks; but for what somebody else does in the middle."""
    ada = person("Ada", permissions=["clipboard-read", "clipboard-write"])
    grace = person()
    new_table(ada)
    ada.get_by_role("button", name="Copy link").click()
    expect(ada.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    grace.goto(ada.evaluate("() => navigator.clipboard.readText()"))
    # Who comes by a link needs nothing but a name.
    grace.get_by_role("dialog").get_by_role("textbox").fill("Grace")
    grace.keyboard.press("Enter")
    expect(grace.get_by_text("The host of the table starts the game")).to_be_visible()
    expect(grace).to_have_url(re.compile("^[^#]*$"))  # the token stays in nobody's history
    ada.get_by_role("button", name="Start").click()

    players = [playing.Player(ada, dice(1)), playing.Player(grace, dice(2))]
    middle(players)
    playing.play_together(players)
    table = ada.url.rsplit("/", 1)[1]
    summary = ada.request.get(f"/api/tables/{table}").json()
    shown = playing.scores(ada)
    assert sorted(shown.values()) == sorted(summary["scores"])
    assert [shown[seat["name"]] for seat in summary["seats"] if seat.get("name")] == summary["scores"][:2]
    assert playing.scores(grace) == shown
    assert "end " in ada.request.get(f"/api/tables/{table}/record").text()
    for page in (ada, grace):
        expect(page.locator(".seal")).to_have_text("fair: your browser has checked it")
    assert axe(ada) == []
    return players


@long
def test_two_people_and_a_bot_play_to_the_end(person: Person, served: Process) -> None:
    def middle(players: list[playing.Player]) -> None:
        playing.play_together(players, choices=2)
        playing.hurry(served, [player.page for player in players], dice(3), left=4)

    assert min(player.choices for player in play_to_the_end(person, middle)) > 2


@long
def test_two_people_and_a_bot_play_by_clicks_only(person: Person) -> None:
    players = play_to_the_end(person, lambda players: None)
    assert min(player.choices for player in players) > 20
