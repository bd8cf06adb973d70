"""In one room: several people at one device, and a screen that everybody looks at."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.arcs.playing import Player
from browser.conftest import Person
from browser.driving import axe, too_wide
from browser.looking import settled
from marks import long
from server.running import Running, dice


def table_for(page: Page, stars: Running, *seats: dict[str, str]) -> str:
    """A new table of Arcs that this person has made; it starts at once if nobody has to come."""
    page.goto(stars.url)
    made = page.evaluate(
        """async (seats) => (await (await fetch('/api/tables', {
          method: 'POST', headers: {'Content-Type': 'application/json'},
          body: JSON.stringify({game: 'arcs', seats, start: seats.every((seat) => seat.kind === 'me')}),
        })).json())""",
        list(seats),
    )
    page.goto(f"{stars.url}/t/{made['id']}")
    return str(made["id"])


def test_a_curtain_falls_between_two_at_one_device(person: Person, stars: Running) -> None:
    page = person("Ada")
    table_for(page, stars, {"kind": "me"}, {"kind": "me", "name": "Bea"})
    passed = page.get_by_role("heading", name="Pass the device to")
    expect(passed).to_be_visible()
    first = (passed.text_content() or "").split()[-1]
    second = "Ada" if first == "Bea" else "Bea"
    for name, other in ((first, second), (second, first)):
        expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
        assert page.locator("[data-board]").count() == 0, "nothing is to be seen behind the curtain"
        ready = page.get_by_role("button", name=f"I am {name}")
        expect(ready).to_be_focused()
        ready.press("Enter")
        expect(page.get_by_text(f"{name} is dealt 6 cards for chapter 1: ")).to_be_visible()
        expect(page.get_by_text(f"{other} is dealt 6 cards for chapter 1.")).to_be_visible()
        if name == first:
            page.get_by_role("button", name="keep these cards").click()
            page.locator("section.decision .confirm").click()


@long
def test_a_screen_for_everybody_and_two_phones(person: Person, stars: Running) -> None:
    ada, bob = person("Ada", size="phone"), person("Bob", size="phone")
    table = table_for(ada, stars, {"kind": "me"}, {"kind": "open"})
    screen = person("Room")
    screen.goto(f"{stars.url}/screen/{table}")
    expect(screen.get_by_role("img", name="Scan this with a phone")).to_be_visible()
    bob.goto(f"{stars.url}/t/{table}")
    bob.get_by_role("button", name="Take this seat").click()
    expect(screen.get_by_text("Bob", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    expect(screen.locator("[data-board]")).to_be_visible()
    settled(screen)
    assert screen.locator("main button:visible").count() == screen.locator("main [inert] button:visible").count()
    assert screen.locator("[data-target^='hand:']").count() == 0, "hands are on the phones"
    players = [Player(page, dice(number), touch=True) for number, page in enumerate((ada, bob))]
    for _ in range(6):
        for player in players:
            player.play()
    expect(screen.locator("aside li").nth(3)).to_be_visible()
    assert axe(screen) == [] and not too_wide(screen)
