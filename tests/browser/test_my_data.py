"""*Your data*: it is downloaded, and deleted after a clear warning. And what an operator does is told in words."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Person, Shot
from browser.driving import Visitors, axe, too_wide
from browser.playing import make, until
from browser.test_people import together
from browser.test_sessions import log_in, menu, toast
from marks import long
from server.running import HORSE, WRONG, Process

SOMEONE = {"en": "someone who left", "cs": "někdo, kdo odešel", "pl": "ktoś, kto odszedł", "uk": "хтось, хто пішов"}


def admin(served: Process, *words: str) -> None:
    """The command as an operator gives it."""
    program, database = served.command[0], served.command[served.command.index("--database") + 1]
    subprocess.run([program, "admin", *words, "--database", database], check=True, capture_output=True, timeout=60)


def my_id(page: Page) -> str:
    return next(one["value"] for one in page.context.cookies() if one["name"] == "starboard").partition(".")[0]


def say(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("list", name="Chat").get_by_text(text)).to_be_visible()


def test_a_guest_downloads_and_deletes_everything(person: Person, screenshot: Shot) -> None:
    ada, bob = person("Ada"), person("Bobby Tables", size="phone")
    table = together(ada, bob)
    say(ada, "Good luck!")
    assert bob.request.get("/api/me").ok
    lobby = bob.context.new_page()
    lobby.goto("/")
    menu(lobby, "Bobby Tables", "Your data")
    asked = lobby.get_by_role("dialog", name="Your data")
    screenshot(lobby, "data-phone")
    assert axe(lobby, "dialog[open]") == [] and not too_wide(lobby)
    with lobby.expect_download() as waiting:
        asked.get_by_role("link", name="Download everything").click()
    assert waiting.value.suggested_filename == "starboard.json"
    data = json.loads(Path(waiting.value.path()).read_text(encoding="utf-8"))
    assert data["name"] == "Bobby Tables" and [one["id"] for one in data["tables"]] == [table]
    # Nothing happens before one has said it twice.
    asked.get_by_role("button", name="Delete my data").click()
    asked = lobby.get_by_role("dialog", name="Delete all your data?")
    sure = asked.get_by_role("button", name="Delete everything")
    expect(sure).to_be_disabled()
    screenshot(lobby, "data-delete-phone")
    assert axe(lobby, "dialog[open]") == [] and not too_wide(lobby)
    asked.get_by_role("button", name="Keep it").click()
    expect(asked).to_be_hidden()
    assert lobby.request.get("/api/me").json()["name"] == "Bobby Tables"
    menu(lobby, "Bobby Tables", "Your data")
    lobby.get_by_role("button", name="Delete my data").click()
    asked.get_by_label("To confirm, type your name: Bobby Tables").fill("Bobby Tables")
    sure.click()
    expect(toast(lobby)).to_contain_text("All your data has been deleted.")
    expect(lobby.get_by_role("button", name="Guest: name and settings")).to_be_visible()
    assert lobby.request.get("/api/me").json() is None
    # At the table nobody is called so any more, for those who are there and for those who come.
    expect(ada.locator("header")).to_contain_text("someone who left")
    expect(ada.locator("body")).not_to_contain_text("Bobby")
    ada.get_by_role("tab", name="Log").click()
    expect(ada.get_by_text("A player has deleted all their data.").first).to_be_attached()
    ada.reload()
    expect(ada.locator("header")).to_contain_text("someone who left")
    expect(ada.locator("body")).not_to_contain_text("Bobby")
    screenshot(ada, "data-someone")
    # The bot goes on in their place.
    until(ada, "(seen) => seen.is === 'mine'")
    # A page of theirs that was open elsewhere may have asked for what is new in that very moment.
    person.problems[:] = [one for one in person.problems if "401" not in one or "/api/people/inbox" not in one]


@long
def test_what_they_said_is_gone_for_those_who_have_read_it(person: Person) -> None:
    ada, bob = person("Ada"), person("Bobby Tables")
    together(ada, bob)
    say(bob, "You will regret this")
    ada.get_by_role("tab", name="Chat").click()
    chat = ada.get_by_role("list", name="Chat")
    expect(chat).to_contain_text("You will regret this")
    assert bob.request.post("/api/me/delete", data={"name": "Bobby Tables"}).ok
    expect(chat).to_contain_text("someone who left")
    expect(chat).not_to_contain_text("You will regret this")
    expect(chat).to_contain_text("(deleted)")


@long
def test_it_takes_the_password(visitors: Visitors) -> None:
    page, phone = visitors("Rosalind"), visitors()
    assert page.request.post("/api/me/password", data={"password": HORSE}).ok
    log_in(phone, "Rosalind")
    page.goto("/")
    menu(page, "Rosalind", "Your data")
    page.get_by_role("button", name="Delete my data").click()
    asked = page.get_by_role("dialog", name="Delete all your data?")
    password, sure = asked.get_by_label("Password"), asked.get_by_role("button", name="Delete everything")
    password.fill(WRONG)
    sure.click()
    expect(asked.get_by_text("That is not your password.")).to_be_visible()
    assert [problem for problem in visitors.problems if "403" not in problem] == []
    visitors.problems.clear()
    password.fill(HORSE)
    sure.click()
    expect(toast(page)).to_contain_text("All your data has been deleted.")
    assert phone.request.get("/api/me").json() is None


# Every day: in one of them.
@long
@pytest.mark.parametrize("lang", ["cs", "pl", "uk"])
def test_in_every_language_and_on_a_phone(person: Person, lang: str, screenshot: Shot) -> None:
    ada, bob = person("Ada", size="phone", lang=lang), person("Bob")
    together(ada, bob)
    lobby = ada.context.new_page()
    lobby.goto("/")
    lobby.locator(".badge.person").click()
    lobby.locator(".item:has(svg)").filter(
        has_text={"cs": "Tvá data", "pl": "Twoje dane", "uk": "Твої дані"}[lang]
    ).click()
    lobby.locator("dialog[open] .btn.danger").click()
    screenshot(lobby, f"data-delete-{lang}")
    assert axe(lobby, "dialog[open]") == [] and not too_wide(lobby)
    assert bob.request.post("/api/me/delete", data={"name": "Bob"}).ok
    expect(ada.locator("header")).to_contain_text(SOMEONE[lang])


@long
def test_a_closed_table_says_why(person: Person, served: Process, screenshot: Shot) -> None:
    ada, bob = person("Ada"), person("Bob", size="phone")
    playing = together(ada, bob)
    waiting = make(bob, "me open")
    admin(served, "close", playing, "--because", "The evening is over.")
    for page in (ada, bob):
        bar = page.get_by_role("region", name="Decision")
        expect(bar).to_contain_text("This table was closed")
        expect(
            bar.get_by_text("The operator of this server has closed the table: “The evening is over.”", exact=True)
        ).to_be_visible()
        assert not too_wide(page)
    screenshot(ada, "closed")
    screenshot(bob, "closed-phone")
    assert axe(ada) == []
    expect(ada.get_by_role("button", name="Undo")).to_have_count(0)
    bob.goto(f"/t/{waiting}")
    expect(bob.get_by_role("button", name="Start")).to_be_visible()
    admin(served, "close", waiting)
    expect(bob.get_by_role("heading", name="This table was closed")).to_be_visible()
    expect(bob.get_by_text("The operator of this server has closed the table.")).to_be_visible()
    bob.goto("/")
    mine = bob.locator("li.item").filter(has=bob.locator(f"a[href='/t/{playing}']"))
    expect(mine.locator(".chip")).to_have_text("Closed")


@long
def test_who_is_banned_is_told_so(visitors: Visitors, served: Process, screenshot: Shot) -> None:
    ada, bob = visitors("Ada"), visitors("Bob")
    together(ada, bob)
    admin(served, "ban", my_id(bob), "--because", "for spam")
    banned = "The operator of this server has banned you: “for spam”"
    expect(bob.get_by_role("main").get_by_text(banned)).to_be_visible()
    screenshot(bob, "banned")
    expect(ada.get_by_role("list", name="Log")).to_contain_text(
        "Bob was banned from this server. A bot (medium) plays on."
    )
    bob.goto("/")
    expect(toast(bob)).to_contain_text(banned)
    visitors.problems.clear()
