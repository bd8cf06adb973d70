"""Somebody watches a friend's game: later than the players, counted, and with a chat of those who watch."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.driving import axe, too_wide
from browser.playing import make, sit
from browser.test_friends import befriend, kept
from browser.test_people import give_up
from marks import long

Shot = Callable[[Page, str], Path]


def say(page: Page, text: str, label: str) -> None:
    page.get_by_role("textbox", name=label).fill(text)
    page.get_by_role("button", name="Send").click()


def test_a_friend_is_watched_later_and_spectators_talk_apart(person: Person, screenshot: Shot) -> None:
    (ada, ada_name), (eve, eve_name) = kept(person, "Ada"), kept(person, "Eve", size="phone")
    befriend(ada, eve)
    table = make(ada, "me bot:random", delay=180, start=True)
    sit(ada, table)
    # Eve finds her way from the page of people.
    eve.goto("/people")
    screenshot(eve, "watching-people")
    eve.get_by_role("link", name=f"Watch {ada_name}").click()
    expect(eve.get_by_text("You are watching, 3 minutes behind the game.").first).to_be_visible()
    # Ada sees that she is watched, and by whom if she likes to know.
    eye = ada.get_by_role("button", name="1 person is watching")
    eye.click()
    expect(ada.get_by_text(f"Friends among them: {eve_name}")).to_be_visible()
    screenshot(ada, "watching-eyes")
    assert axe(ada, "header") == []
    ada.keyboard.press("Escape")
    # What Eve says is not for Ada now.
    eve.get_by_role("button", name="Chat").click()
    say(eve, "she should take the wormhole", "Talk to other spectators…")
    expect(eve.get_by_role("list", name="Chat")).to_contain_text("she should take the wormhole")
    expect(eve.get_by_text("The players can read this after the game.")).to_be_visible()
    screenshot(eve, "watching-chat")
    assert axe(eve, "main") == [] and not too_wide(eve)
    ada.get_by_role("tab", name="Chat").click()
    say(ada, "to nobody in particular", "Say something…")
    chat = ada.get_by_role("list", name="Chat")
    expect(chat).to_contain_text("to nobody in particular")
    expect(chat).not_to_contain_text("wormhole")
    expect(eve.get_by_role("list", name="Chat")).not_to_contain_text("to nobody in particular")


@long
def test_after_the_game_both_rooms_are_one(person: Person, screenshot: Shot) -> None:
    ada, bob, eve = person("Ada"), person("Bob"), person("Eve")
    table = make(ada, "me open")
    assert bob.request.post(f"/api/tables/{table}/claim", data={"seat": 1}).ok
    assert ada.request.post(f"/api/tables/{table}/start").ok
    sit(bob, table)
    for page in (ada, eve):
        sit(page, table)
        page.get_by_role("tab", name="Chat").click()
    say(ada, "at the table", "Say something…")
    say(eve, "beside it", "Talk to other spectators…")
    expect(eve.get_by_role("list", name="Chat")).to_contain_text("at the table")
    expect(ada.get_by_role("list", name="Chat")).not_to_contain_text("beside it")
    give_up(bob, table)
    expect(ada.get_by_role("list", name="Chat")).to_contain_text("Eve · spectator")
    expect(ada.get_by_role("list", name="Chat")).to_contain_text("beside it")
    screenshot(ada, "watching-after")


@long
def test_who_may_watch_is_chosen_for_a_new_table(person: Person, screenshot: Shot) -> None:
    for size in ("desktop", "phone"):
        ada = person("Ada", size=size)
        ada.goto("/new?game=carcassonne")
        choice = ada.get_by_role("radiogroup", name="Who may watch")
        choice.get_by_text("friends").click()
        expect(ada.get_by_text("Friends of anybody at the table can watch.")).to_be_visible()
        ada.get_by_label("Spectators see the game").select_option("180")
        screenshot(ada, f"watching-new-{size}")
        assert not too_wide(ada)
    ada.get_by_role("button", name="Start").click()
    ada.wait_for_url("**/t/*")
    told = ada.request.get(f"/api/tables/{ada.url.rpartition('/')[2]}").json()
    assert (told["watchers"], told["delay"], told["public"]) == ("friends", 180, False)
    eve = person("Eve")
    eve.goto(ada.url)
    expect(eve.get_by_text("This table is not open to spectators.")).to_be_visible()
    screenshot(eve, "watching-closed")


@long
def test_a_friend_is_followed_to_the_next_table(person: Person) -> None:
    (ada, ada_name), (eve, _) = kept(person, "Ada"), kept(person, "Eve")
    bob = person("Bob")
    befriend(ada, eve)
    first = make(ada, "me open")
    assert bob.request.post(f"/api/tables/{first}/claim", data={"seat": 1}).ok
    assert ada.request.post(f"/api/tables/{first}/start").ok
    sit(ada, first)
    sit(bob, first)
    eve.goto("/")
    eve.get_by_role("button", name="Invitations and requests").click()
    eve.get_by_role("link", name=f"Watch {ada_name}").click()
    eve.wait_for_url(f"**/t/{first}?follow=*")
    give_up(bob, first)
    second = make(ada, "me bot:random", start=True)
    sit(ada, second)
    eve.wait_for_url(f"**/t/{second}?follow=*")
