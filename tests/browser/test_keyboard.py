"""A game without a mouse: Tab, arrows, Enter, R, U and Escape."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser import playing
from browser.conftest import Person
from browser.playing import Seen, make, sit, until, until_asked
from marks import long
from server.running import Process, dice

FOCUS = """() => {
  const at = document.activeElement
  return {
    target: at?.dataset?.target ?? null,
    name: at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '',
    option: at?.matches('.opt') ?? false,
    confirm: at?.matches('.confirm') ?? false,
  }
}"""
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
MOST_TABS = 80


class Hands:
    """On the keyboard only."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = dice(seed)
        self.keys: dict[str, int] = {}

    def press(self, key: str) -> None:
        self.keys[key] = self.keys.get(key, 0) + 1
        self.page.keyboard.press(key)

    @property
    def focus(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(FOCUS)
        return found

    def tab_to(self, wanted: str, key: str = "Tab") -> dict[str, Any]:
        for _ in range(MOST_TABS):
            if (at := self.focus)[wanted]:
                return at
            self.press(key)
        raise AssertionError(f"no way to {wanted} by Tab; the focus is at {self.focus}")

    def choose(self) -> Seen:
        seen = until(self.page, "(seen) => seen.is === 'mine' && seen.options.length > 0")
        if seen["glowing"]:
            self.on_the_board(seen)
        else:
            self.in_the_bar()
        before = until(self.page, "(seen) => seen.confirm.length > 0")["sign"]
        self.press("Enter")
        return until_asked(self.page, before)

    def on_the_board(self, seen: Seen) -> None:
        self.tab_to("target")
        for _ in range(self.rng.randrange(3)):
            self.press(self.rng.choice(ARROWS))
        target = self.focus["target"]
        assert target in seen["glowing"]
        self.press("Enter")
        seen = until(self.page, "(seen) => seen.confirm.length + seen.sizes.length > 0")
        if target.startswith("cell:"):
            self.press("r")
        if seen["sizes"] and not seen["confirm"]:
            # The sizes are further on, on the board or in the bar.
            self.to_a_size()
            self.press("Enter")
        assert self.focus["name"], "the focus is lost"

    def to_a_size(self) -> None:
        for _ in range(MOST_TABS):
            if self.page.evaluate("() => document.activeElement.closest('.sizes') !== null"):
                return
            self.press("Tab")
        raise AssertionError("no way to the sizes by Tab")

    def in_the_bar(self) -> None:
        self.tab_to("option")
        self.press("Enter")


def to_the_end(hands: Hands) -> None:
    while hands.choose()["is"] != "over":
        pass
    assert len(playing.scores(hands.page)) == 2
    assert {"Tab", "Enter", "r"} <= set(hands.keys) and set(ARROWS) & set(hands.keys)


def test_the_start_and_the_end_of_a_game_by_keyboard_alone(person: Person, served: Process) -> None:
    page = person("Ada")
    sit(page, make(page, start=True))
    hands = Hands(page, 21)
    for _ in range(3):
        hands.choose()
    playing.hurry(served, [page], dice(22), left=3)
    to_the_end(hands)


@long
def test_a_game_by_keyboard_alone(person: Person) -> None:
    page = person("Ada")
    sit(page, make(page, start=True))
    to_the_end(Hands(page, 21))


def test_escape_takes_half_a_choice_back_and_u_a_whole_one(person: Person) -> None:
    page = person("Ada")
    sit(page, playing.fork(page, playing.OPENING, 0, 0, 1))
    hands = Hands(page, 5)
    first = until(page, "(seen) => seen.is === 'mine' && seen.targets.length > 0")
    hands.tab_to("target")
    hands.press("Enter")
    until(page, "(seen) => seen.confirm.length > 0")
    for _ in range(2):  # the turn, then the cell
        hands.press("Escape")
    until(page, "(seen) => seen.confirm.length === 0 && seen.targets.every((one) => !one.picked)")
    hands.choose()
    expect(page.get_by_role("banner").get_by_role("button", name="Undo")).to_be_enabled()
    hands.press("u")
    until(page, "(seen, before) => seen.sign === before", first["sign"])
    hands.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    hands.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()


@long
def test_everything_on_the_board_can_be_looked_at(person: Person) -> None:
    page = person("Ada")
    sit(page, playing.fork(page, playing.OPENING, 4, 0, 1))
    glowing = until(page, "(seen) => seen.is === 'mine' && seen.targets.length > 0")["glowing"]
    hands = Hands(page, 3)
    hands.press("i")
    probe = page.locator("[data-board] [data-probe]")
    expect(probe).to_be_focused()
    seen = set()
    for arrow in ("ArrowUp", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "ArrowRight", "ArrowDown"):
        hands.press(arrow)
        expect(probe).to_be_focused()
        seen.add(str(probe.get_attribute("data-probe")))
    assert any(target.startswith("segment:") for target in seen) and seen - set(glowing)
    for _ in range(MOST_TABS):
        if str(probe.get_attribute("data-probe")).startswith("segment:"):
            break
        hands.press(hands.rng.choice(ARROWS))
    assert hands.focus["name"]
    expect(page.locator(".callout")).to_be_visible()
    hands.press("Enter")
    expect(page.locator(".toast").get_by_role("button", name=re.compile("CSW-PLACE-10"))).to_be_visible()
    hands.press("Escape")
    expect(probe).to_have_count(0)
    assert hands.focus["target"] in glowing
