"""People who know each other: friends, an invitation by name, who is here; in browsers of their own."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Person, Shot
from browser.driving import axe, too_wide
from browser.playing import make, sit
from browser.servers import visiting
from marks import long
from server.conftest import fresh_database
from server.running import HORSE, Process
from tables.pg import Server

numbers = itertools.count()


def kept(person: Person, name: str, **more: str) -> tuple[Page, str]:
    """Somebody whose name is kept, and nobody else's."""
    name = f"{name} {next(numbers)}"
    page = person(name, **more)
    assert page.request.post("/api/me/password", data={"password": HORSE}).ok
    return page, name


@contextmanager
def apart(made: AbstractContextManager[str]) -> Iterator[str]:
    """In a thread of its own: where a browser is driven, an event loop runs already."""
    with ThreadPoolExecutor(1) as thread:
        yield thread.submit(made.__enter__).result()
        thread.submit(made.__exit__, None, None, None).result()


def sign(page: Page) -> str:
    found: str = page.request.get("/api/me").json()["who"]
    return found


def befriend(one: Page, other: Page) -> None:
    for page, whom in ((one, other), (other, one)):
        assert page.request.post(f"/api/people/{sign(whom)}/friend").ok


def inbox(page: Page) -> None:
    page.get_by_role("button", name="Invitations and requests: 1").click()


def test_friends_invite_each_other_and_see_who_is_here(person: Person, screenshot: Shot) -> None:
    (ada, ada_name), (bob, bob_name), (cleo, cleo_name) = (kept(person, name) for name in ("Ada", "Bob", "Cleo"))
    bob.goto("/")
    # Ada finds Bob, who accepts in the head of his page.
    ada.goto("/people")
    ada.get_by_role("searchbox", name="Find people by name").fill(bob_name)
    ada.get_by_role("listitem").filter(has_text=bob_name).get_by_role("button", name="Ask to be friends").click()
    expect(ada.get_by_role("region", name="Requests")).to_contain_text(bob_name)
    inbox(bob)
    screenshot(bob, "friends-inbox")
    bob.get_by_role("button", name="Accept", exact=True).click()
    friends = ada.get_by_role("region", name="Friends")
    expect(friends).to_contain_text(f"{bob_name} online")
    screenshot(ada, "friends-people")
    # She invites him by name to a free seat; he hears of it where he is.
    table = make(ada, "me link link")
    ada.goto(f"/t/{table}")
    ada.get_by_role("button", name="Invite…").first.click()
    ada.get_by_role("dialog").get_by_role("button", name=f"Invite: {bob_name}").click()
    expect(ada.get_by_text(f"reserved for {bob_name}")).to_be_visible()
    inbox(bob)
    expect(bob.get_by_text(f"{ada_name} invites you to a game: Carcassonne.")).to_be_visible()
    bob.get_by_role("button", name="Take this seat").first.click()
    bob.wait_for_url(f"**/t/{table}")
    seat = ada.get_by_role("listitem").filter(has_text=bob_name)
    expect(seat).to_contain_text("here")
    # A third one, at another table, is told by a toast.
    sit(cleo, make(cleo, "me bot:random", start=True))
    assert ada.request.post(f"/api/tables/{table}/invite", data={"seat": 2, "who": sign(cleo)}).ok
    expect(cleo.locator(".toasts")).to_contain_text(f"{ada_name} invites you")
    assert cleo.request.post(f"/api/tables/{table}/claim", data={}).ok
    assert ada.request.post(f"/api/tables/{table}/start").ok
    # Who is here is seen at the table: Bob looks, Cleo is not there yet.
    strip = ada.get_by_role("list", name="Seats")
    expect(strip.get_by_role("listitem").filter(has_text=bob_name)).to_contain_text("here")
    expect(strip.get_by_role("listitem").filter(has_text=cleo_name)).not_to_contain_text("here")
    cleo.goto(f"/t/{table}")
    expect(strip.get_by_role("listitem").filter(has_text=cleo_name)).to_contain_text("here")
    bob.goto("/")
    expect(strip.get_by_role("listitem").filter(has_text=bob_name)).to_contain_text("away")
    # And a reaction is seen at the seat of who shows it.
    cleo.get_by_role("button", name="React").first.click()
    cleo.get_by_role("button", name="Bravo!").first.click()
    expect(strip).to_contain_text(f"{cleo_name}: Bravo!")
    screenshot(ada, "friends-table")


@long
@pytest.mark.parametrize("lang", ["en", "cs", "pl", "uk"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_pages_are_for_everybody(person: Person, screenshot: Shot, lang: str, theme: str) -> None:
    (ada, ada_name), (bob, _), (eve, _) = (kept(person, name) for name in ("Ada", "Bob", "Eve"))
    befriend(ada, bob)
    assert eve.request.post(f"/api/people/{sign(bob)}/friend").ok
    table = make(ada, "me link")
    assert ada.request.post(f"/api/tables/{table}/invite", data={"seat": 1, "who": sign(bob)}).ok
    cookies = bob.context.cookies()
    for size in ("phone", "desktop"):
        page = person(size=size, lang=lang, theme=theme)
        page.context.add_cookies(cookies)  # type: ignore[arg-type]
        for address in ("/people", f"/p/{ada_name}", "/me"):
            page.goto(address)
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            page.wait_for_load_state("networkidle")
            screenshot(page, f"friends-{address.split('/')[1]}-{size}-{lang}-{theme}")
            assert axe(page) == [] and not too_wide(page)
        page.goto("/people")
        page.locator("button.inbox").click()
        expect(page.locator(".one")).to_have_count(2)
        screenshot(page, f"friends-inbox-{size}-{lang}-{theme}")
        assert axe(page, "header") == [] and not too_wide(page)
        page.keyboard.press("Escape")
        expect(page.locator(".one").first).to_be_hidden()


@long
def test_an_invitation_dialog_on_a_phone_by_keyboard(person: Person, screenshot: Shot) -> None:
    (ada, _), (bob, bob_name) = kept(person, "Ada", size="phone"), kept(person, "Bob")
    befriend(ada, bob)
    table = make(ada, "me link")
    ada.goto(f"/t/{table}")
    opener = ada.get_by_role("button", name="Invite…")
    opener.focus()
    ada.keyboard.press("Enter")
    dialog = ada.get_by_role("dialog")
    expect(dialog.get_by_role("button", name=f"Invite: {bob_name}")).to_be_visible()
    screenshot(ada, "friends-invite-phone")
    assert axe(ada, "dialog[open]") == [] and not too_wide(ada)
    dialog.get_by_role("button", name=f"Invite: {bob_name}").press("Enter")
    expect(dialog).to_be_hidden()
    expect(ada.get_by_text(f"reserved for {bob_name}")).to_be_visible()
    screenshot(ada, "friends-waiting-phone")
    assert axe(ada, "main") == [] and not too_wide(ada)


@long
def test_a_guest_has_a_page_and_blocks_somebody(person: Person) -> None:
    guest, (_, eve_name) = person("Guest"), kept(person, "Eve")
    guest.goto("/me")
    expect(guest.get_by_role("heading", name="Guest")).to_be_visible()
    guest.goto(f"/p/{eve_name}")
    guest.get_by_role("button", name=f"More: {eve_name}").click()
    guest.get_by_role("button", name="Block").click()
    expect(guest.get_by_role("button", name="Unblock")).to_be_visible()
    guest.goto("/people")
    expect(guest.get_by_role("region", name="Blocked")).to_contain_text(eve_name)
    guest.get_by_role("button", name="Unblock").click()
    expect(guest.get_by_role("region", name="Blocked")).to_be_hidden()


@long
def test_presence_is_seen_from_one_process_to_another(browser: Browser, postgres: Server, tmp_path: Path) -> None:
    (tmp_path / "second").mkdir()
    with (
        apart(fresh_database(postgres)) as database,
        Process(database, cwd=tmp_path) as first,
        Process(database, cwd=tmp_path / "second") as second,
        visiting(browser, first.url) as here,
        visiting(browser, second.url) as there,
    ):
        ada, bob = here("Ada"), there("Bob")
        table = make(ada, "me open")
        assert bob.request.post(f"/api/tables/{table}/claim", data={}).ok
        assert ada.request.post(f"/api/tables/{table}/start").ok
        sit(ada, table)
        strip = ada.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text="Bob")
        expect(strip).not_to_contain_text("here")
        sit(bob, table)
        expect(strip).to_contain_text("here")
        bob.goto("about:blank")
        expect(strip).to_contain_text("away")
