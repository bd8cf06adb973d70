"""Two people at a table: who is there is asked before a bot plays for them, and both play again at one new table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Person, Shot
from browser.driving import axe, too_wide
from browser.playing import decision, make, sit, until
from server.running import Client
from starboard.server.who import COOKIE

CHOSEN = "(seen) => seen.is === 'mine' && seen.confirm.length > 0"


def together(ada: Page, bob: Page) -> str:
    """A game of both; Ada has made the table."""
    table = make(ada, "me open")
    assert bob.request.post(f"/api/tables/{table}/claim", data={"seat": 1}).ok
    assert ada.request.post(f"/api/tables/{table}/start").ok
    sit(ada, table)
    sit(bob, table)
    return table


def give_up(page: Page, table: str) -> None:
    url = page.url.partition("/t/")[0]
    cookie = next(one["value"] for one in page.context.cookies() if one["name"] == COOKIE)
    with Client(url) as client:
        client.http.cookies.set(COOKIE, cookie)
        client.sit(table).done("concede", seat=1)


def test_who_is_there_is_asked_and_takes_the_seat_back(person: Person, screenshot: Shot) -> None:
    ada, bob = person("Ada"), person("Bob", size="phone")
    together(ada, bob)
    bob.get_by_role("button", name="Chat").click()  # wherever they are
    ada.get_by_role("tab", name="Table").click()
    ask = ada.get_by_role("button", name="Ask for a bot")
    ask.click()
    asked = bob.get_by_role("dialog", name="Ada wants a bot to play for you")
    expect(asked).to_contain_text(re.compile(r"No answer within \d+ seconds means no"))
    expect(ada.get_by_text("Bob is here and is being asked.")).to_be_visible()
    screenshot(bob, "people-asked")
    assert axe(bob, "dialog[open]") == [] and not too_wide(bob)
    asked.get_by_role("button", name="No, I’m here").click()
    expect(ada.locator(".toasts")).to_contain_text("Bob is here and plays on.")
    ask.click()
    asked.get_by_role("button", name="Let it play").click()
    expect(ada.locator(".toasts")).to_contain_text("Bob lets a bot (medium) play.")
    expect(asked).to_be_hidden()
    expect(bob.get_by_role("region", name="A bot is playing for you")).to_be_attached()
    bob.reload()
    played = bob.get_by_role("dialog", name="A bot is playing for you")
    screenshot(bob, "people-handed")
    played.get_by_role("button", name="Take my seat back").click()
    expect(played).to_be_hidden()
    expect(ask).to_be_visible()


def test_all_play_again_at_one_table(person: Person, screenshot: Shot) -> None:
    ada, bob = person("Ada"), person("Bob", lang="uk")
    old = together(ada, bob)
    give_up(bob, old)
    ada.get_by_role("button", name="Rematch with the same seats").click()
    expect(ada.get_by_text("reserved for Bob")).to_be_visible()
    new = ada.url
    assert old not in new
    expect(ada).to_have_title("Carcassonne: Star Wars Edition – Starboard")
    screenshot(ada, "people-waiting")
    assert axe(ada, "main") == []
    # Bob is invited in the lobby, and at the old table.
    screenshot(bob, "people-invited")
    lobby = bob.context.new_page()
    lobby.goto("/")
    expect(
        lobby.get_by_role("listitem").filter(has=lobby.locator(f"a[href='{new[new.index('/t/') :]}']"))
    ).to_contain_text("Тебе запрошено")
    lobby.close()
    bob.get_by_role("button", name="Приєднатися").click()
    expect(bob).to_have_url(new)
    # Whoever comes from there later gets to the same table, at the same seat.
    ada.goto(f"/t/{old}")
    ada.get_by_role("button", name="Join").click()
    expect(ada).to_have_url(new)
    ada.get_by_role("button", name="Start").click()
    until(ada, "(seen) => seen.is === 'mine' || seen.is === 'theirs'")
    expect(decision(bob)).to_be_visible()


def test_a_hint_says_what_and_by_how_much(person: Person, screenshot: Shot) -> None:
    page = person("Ada")
    # A tile that fits in one place only leaves nothing to compare with: then at another table.
    places: list[str] = []
    while len(places) < 2:
        sit(page, make(page, start=True, hints=True))
        places = until(page, "(seen) => seen.is === 'mine' && seen.glowing.length > 0")["glowing"]
    page.get_by_role("button", name="Hint").click()
    status = decision(page).get_by_role("status")
    expect(status).to_contain_text("A master bot")
    until(page, CHOSEN)
    expect(status).to_contain_text(re.compile(r"A master bot would choose: .+(more likely than|about as good)"))
    screenshot(page, "people-hint")
