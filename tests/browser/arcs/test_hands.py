"""A round of Arcs on a phone, and one by keyboard."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.arcs.playing import EVERYTHING, Player, Seen, asked, find, moves_at, table_of
from browser.conftest import Person
from browser.driving import axe
from browser.looking import faults_of
from marks import long
from server.running import Running, dice

SMALL = """() => [...document.querySelectorAll('section.decision button, .over button, .many button, .menu button')]
  .filter((one) => one.checkVisibility() && !one.closest('p'))
  .map((one) => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
  .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)"""


def rounds(server: Running, table: str) -> int:
    """How many have begun."""
    return sum(notation.startswith("lead") for _, notation in moves_at(server, table))


def kinds_of(server: Running, table: str, seat: int = 0) -> set[str]:
    return {notation.split()[0] for who, notation in moves_at(server, table) if who == seat}


# Every day: a turn of Outer Rim, and the start and the end of a game of Carcassonne (test_phone.py).
@long
def test_a_round_with_leaders_on_a_phone(person: Person, stars: Running) -> None:
    ada = person("Ada", size="phone")
    table = table_of(stars, {0: ada}, find(lambda game: asked(game, "draft"), first=4, **EVERYTHING))
    player = Player(ada, dice(3), touch=True)

    def watch(seen: Seen) -> None:
        assert not seen["wide"], f"it scrolls sideways: {seen['words']}"
        assert ada.evaluate(SMALL) == [], seen["words"]

    player.watch = watch
    # A card is chosen by a touch, another one instead of it, and meant by one more; where all begin is told with it.
    draft = ada.get_by_role("region", name="Leaders and lore")
    expect(draft.get_by_text(re.compile("^You start at A .* · B .* · C "))).to_be_visible()
    expect(draft.get_by_role("region", name=re.compile("^Setup card: ")).locator("li")).to_have_count(3)
    card, other = draft.locator("[data-target]").first, draft.locator("[data-target]").nth(1)
    ply = player.look()["ply"]
    other.tap()
    expect(other).to_have_attribute("aria-pressed", "true")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(other).to_have_attribute("aria-pressed", "false")
    card.tap()
    player.look(ply=ply + 1)
    player.play(lambda: rounds(stars, table) > 2)
    assert {"hand", "confirm", "bar"} <= player.ways, player.ways
    assert "draft" in kinds_of(stars, table) and len(kinds_of(stars, table)) > 3
    assert axe(ada) == []
    for tab in ada.get_by_role("navigation", name="Panels").get_by_role("button").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-expanded", "true")
        assert axe(ada) == []
        assert faults_of(ada) == []


FOCUS = """() => {
  const at = document.activeElement
  const pressed = at?.getAttribute('aria-pressed') === 'true'
  return {
    pressed,
    name: at?.ariaLabel ?? at?.textContent?.trim().slice(0, 60) ?? '',
    map: at?.matches('svg.map [tabindex]') ?? false,
    free: !pressed && (at?.matches('[data-target], .system.soft, .opt') ?? false),
    menu: at?.matches('.menu button') ?? false,
    go: at?.matches('.over .btn.primary, .many .btn.primary') ?? false,
    confirm: at?.matches('section.decision .confirm') ?? false,
    seen: at === document.body || (at?.matches(':focus-visible') ?? false),
  }
}"""
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
MOST_TABS = 150


class Hands(Player):
    """On the keyboard only."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, dice(seed))
        self.keys: set[str] = set()

    def press(self, key: str) -> None:
        self.keys.add(key)
        self.page.keyboard.press(key)

    @property
    def focus(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(FOCUS)
        return found

    def tab_to(self, wanted: str) -> dict[str, Any]:
        for _ in range(MOST_TABS):
            if (at := self.focus)[wanted]:
                assert at["seen"], f"nobody sees where the focus is: {at}"
                return at
            self.press("Tab")
        raise AssertionError(f"no way to {wanted} by Tab; the focus is at {self.focus}")

    def step(self, seen: Seen) -> Seen:
        plays = False
        if seen["menu"]:
            assert self.focus["menu"], self.focus
            for _ in range(self.rng.randrange(3)):
                self.press("ArrowDown")
        elif seen["go"]:
            self.tab_to("go")
            plays = True
        elif seen["confirm"]:
            # What has the focus is chosen already, and meant by a second Enter; or by the button.
            if not self.focus["pressed"] or self.rng.random() < 0.5:
                self.tab_to("confirm")
            plays = True
        else:
            if self.rng.random() < 0.5:
                self.page.locator("[data-board] svg.map [tabindex='0']").first.focus()
                self.press("Tab")
                self.press("Shift+Tab")
            if self.tab_to("free")["map"]:
                for _ in range(self.rng.randrange(4)):
                    self.press(self.rng.choice(ARROWS))
                assert self.focus["free"], self.focus
        self.press("Enter")
        return self.look(seen["sign"], seen["ply"] + plays)


# Every day: a move at every board (test_table_shell.py), and a game of Carcassonne (test_keyboard.py).
@long
def test_a_round_by_keyboard(person: Person, stars: Running) -> None:
    ada = person("Ada")
    table = table_of(stars, {0: ada}, find(lambda game: asked(game, "lead", late=60), first=11))
    hands = Hands(ada, 4)
    hands.play(lambda: rounds(stars, table) > 1)
    assert "lead" in kinds_of(stars, table) and len(kinds_of(stars, table)) > 2, moves_at(stars, table)
    assert {"Tab", "Enter"} < hands.keys and set(ARROWS) & hands.keys, hands.keys
    expect(ada.locator(".toast")).to_have_count(0)
