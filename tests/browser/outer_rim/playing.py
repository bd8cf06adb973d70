"""Playing Outer Rim in a browser as people do: somebody who knows what to do, and has to find where to click."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from browser.driving import PATIENCE, PAUSE
from browser.outer_rim.moments import Game, advised
from browser.playing import REACH
from server.running import Running, dice
from starboard.kernel.ask import Option
from starboard.tables.table import Table
from starboard.texts import words

Seen = dict[str, Any]

# Whether one is asked, and what lies over the map.
LOOK = """() => {
  const bar = document.querySelector('section.decision')
  const text = (element) => element?.textContent.trim() ?? ''
  const words = text(bar?.querySelector('.ask'))
  const is = document.querySelector('#result-title') ? 'over' : bar?.classList.contains('mine') ? 'mine'
    : words.includes('not your turn') ? 'theirs' : 'wait'
  return {
    is, words,
    ply: Number(bar?.dataset.ply ?? -1),
    story: text(document.querySelector('.tale')),
    pressed: [...document.querySelectorAll('[data-board] [aria-pressed="true"]')].map(text),
    ready: document.querySelector('section.decision .confirm:not(:disabled)') !== null,
    wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }
}"""
# All places where a click means this step of a choice. What is in a list may have to be scrolled there; not if it can
# be reached as it is, for Chromium goes on from there at the next Tab.
PLACES = (
    """({ notation, targets, names }, level) => {"""
    + REACH
    + """
  const target = targets[level]
  const scrolled = (element) => {
    if (element.closest('svg')) return reach(element, [0.5, 0.35, 0.65, 0.2, 0.8])
    const at = reach(element, [0.5])
    if (at) return at
    element.scrollIntoView({ block: 'nearest' })
    return reach(element, [0.5])
  }
  const means = (element) => {
    const deed = element.dataset.notation ?? element.dataset.deed
    return deed === undefined ? element.dataset.target === target : deed === notation
  }
  const same = (a, b) => a.toLocaleLowerCase() === b.toLocaleLowerCase()
  const found = [
    ...[...document.querySelectorAll('[data-target], [data-notation], [data-deed]')].filter(means),
    ...[...document.querySelectorAll('section.decision .opt')]
      .filter((one) => names.some((name) => same(one.textContent.trim(), name))),
  ]
  const KINDS = { svg: 'map', '.decision': 'bar', '[data-deck]': 'market', '.hud': 'list', '.over': 'dialog' }
  const kind = (one) => KINDS[Object.keys(KINDS).find((around) => one.closest(around))] ?? 'panel'
  return found.flatMap((one) => {
    if (!one.checkVisibility()) return []
    const here = document.activeElement === one
    const { left, top, width, height } = one.getBoundingClientRect()
    const middle = [left + width / 2, top + height / 2]
    return [{ kind: kind(one), here, middle, pressed: one.getAttribute('aria-pressed') === 'true', at: scrolled(one) }]
  })
}"""
)
# Looks until `wanted` is content and nothing moves any more for so many frames.
WAIT = f"""async ([arg, still, patience]) => {{
  const [look, places, pause] = [{LOOK}, {PLACES}, {PAUSE}]
  const wanted = WANTED
  const end = performance.now() + patience
  for (let last = '', rest = 0, found = false; performance.now() < end; await pause(found)) {{
    const seen = {{ ...look(), places: arg.option ? places(arg.option, arg.level) : [] }}
    const now = JSON.stringify(seen)
    rest = now === last ? rest + 1 : 0
    last = now
    found = wanted(seen, arg)
    if (found && rest >= still) return seen
  }}
  return null
}}"""


class Player:
    """Somebody who plays as a bot advises; where there are several ways to say it, by one of them at random."""

    def __init__(self, page: Page, server: Running, table: str, seed: int, touch: bool = False) -> None:
        self.page = page
        self.server = server
        self.table_id = table
        self.rng = dice(seed)
        self.touch = touch
        self.still = 3 if touch else 1  # frames: the sheet of a phone grows and shrinks
        self.clicks = 0
        self.ways: set[str] = set()  # where the clicks went
        self.hurries = True  # closes a story instead of reading on
        self.watch: Callable[[Seen], None] = lambda seen: None  # is told what is seen before each choice

    @property
    def table(self) -> Table:
        return self.server.house.hub.live[self.table_id].table

    @property
    def position(self) -> Game:
        position = self.table.position
        assert position is not None
        return position

    def until(self, wanted: str, option: Seen | None = None, level: int = 0, **more: Any) -> Seen:
        """What is seen once it is as wanted: a JavaScript function of that and of what else is given."""
        arg = {"option": option, "level": level, **more}
        seen: Seen | None = self.page.evaluate(WAIT.replace("WANTED", wanted), [arg, self.still, PATIENCE])
        assert seen is not None, f"waited in vain for {wanted} with {arg}: {self.page.evaluate(LOOK)}"
        return seen

    def look(self, ply: int = -1) -> Seen:
        """Once a person has to decide, here or elsewhere, or the game is over; and no story is told any more."""
        seen = self.until(
            "(seen, arg) => seen.is !== 'wait' && seen.ply >= arg.ply && (arg.hurries || !seen.story)",
            ply=ply,
            hurries=self.hurries,
        )
        if seen["story"] and seen["is"] == "mine":
            self.skip()
            return self.look(ply)
        return seen

    def skip(self) -> None:
        """A story may be over by itself meanwhile."""
        self.page.evaluate("() => document.querySelector('.tale .skip')?.click()")
        self.until("(seen) => !seen.story")

    def click(self, at: dict[str, Any]) -> None:
        self.clicks += 1
        self.ways.add(at["kind"])
        if self.touch:
            self.page.touchscreen.tap(**at["at"])
        else:
            self.page.mouse.click(**at["at"])
            self.page.mouse.move(1, 1)  # what is pointed at tells about itself, over other things

    def confirm(self) -> None:
        button = self.page.locator("section.decision .confirm:not(:disabled)")
        self.ways.add("confirm")
        self.clicks += 1
        if self.touch:
            button.tap()
        else:
            button.click()

    def choose(self, option: Option) -> Seen:
        """Click on it wherever it is to be found, step by step; gives what is seen when a person is asked next."""
        about = told(option, self.table.names)
        ply, steps = self.table.ply, len(about["targets"])
        seen = self.until("(seen, arg) => seen.is === 'mine' && seen.ply === arg.ply", ply=ply)
        self.watch(seen)
        at: dict[str, Any] | None = None
        level = 0
        while level < steps and not seen["ready"]:
            at = self.find(about, level)
            self.press(at)
            level += 1
            seen = self.until(
                "(seen, arg) => seen.ply > arg.ply || seen.ready || seen.places.some((one) => one.at)",
                about if level < steps else None, level, ply=ply,
            )  # fmt: skip
            if seen["ply"] > ply:
                break
        if seen["ply"] == ply:
            self.mean(at, about, level - 1)
        seen = self.look(ply + 1)
        played = self.table.moves[ply]
        assert (played.seat, played.notation) == (option.seat, option.notation), (played, about)
        return seen

    def find(self, about: Seen, level: int) -> dict[str, Any]:
        """A place to click; on a phone the map may have to be seen whole first."""
        there = "(one) => one.at || (arg.touch && one.kind === 'map')"
        seen = self.until(f"(seen, arg) => seen.places.some({there})", about, level, touch=self.touch)
        places = [one for one in seen["places"] if one["at"]]
        if not places:
            self.ways.add("fit")
            self.page.get_by_role("button", name="Show everything").tap()
            return self.find(about, level)
        kind = self.rng.choice(sorted({one["kind"] for one in places}))
        return self.rng.choice([one for one in places if one["kind"] == kind])

    def press(self, at: dict[str, Any]) -> None:
        self.click(at)

    def mean(self, at: dict[str, Any] | None, about: Seen, level: int) -> None:
        """By the button; or by a second click on the same place."""
        if at is not None and self.rng.random() < 0.3:
            seen = self.until("() => true", about, level)
            again = [one for one in seen["places"] if one["pressed"] and one["at"] and one["kind"] == at["kind"]]
            if again:
                self.press(again[0])
                return
        self.confirm()

    def play(self, until: Callable[[], bool] = lambda: False) -> Seen:
        """Until it is another person's turn, or the game is over, or enough has been played."""
        seen = self.look()
        while seen["is"] == "mine" and not until():
            seen = self.choose(advised(self.position))
        return seen

    def answer(self, notation: str) -> Seen:
        """Not what a bot would do, perhaps."""
        self.look()
        return self.choose(self.position.legal(notation))


def told(option: Option, names: list[str]) -> Seen:
    """What a person knows of an option: what it is called."""
    said = words("en").say(option.label, names)
    return {"notation": option.notation, "targets": list(option.targets), "names": [said]}


def play_together(players: list[Player]) -> None:
    """Everybody at their own browser, until the game is over."""
    while all(player.play()["is"] != "over" for player in players):
        pass


# By keyboard.

FOCUS = """() => {
  const at = document.activeElement
  const { left, top, width, height } = at.getBoundingClientRect()
  return {
    name: at.ariaLabel ?? at.textContent.trim().slice(0, 60),
    middle: [left + width / 2, top + height / 2],
    map: at.matches('[data-board] svg [tabindex]'),
    skip: at.matches('.tale .skip'),
    confirm: at.matches('section.decision .confirm'),
    seen: at === document.body || at.matches('section.decision') || at.matches(':focus-visible'),
  }
}"""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
MOST_TABS = 120
MOST_STEPS = 30


class Hands(Player):
    """On the keyboard only."""

    def __init__(self, page: Page, server: Running, table: str, seed: int) -> None:
        super().__init__(page, server, table, seed)
        self.keys: set[str] = set()

    def key(self, key: str) -> None:
        self.keys.add(key)
        self.page.keyboard.press(key)

    @property
    def focus(self) -> Seen:
        found: Seen = self.page.evaluate(FOCUS)
        assert found["seen"], f"nobody sees where the focus is: {found}"
        return found

    def tab_to(self, wanted: Callable[[], bool], what: str) -> None:
        for _ in range(MOST_TABS):
            if wanted():
                return
            self.key("Tab")
        raise AssertionError(f"no way to {what} by Tab; the focus is at {self.focus}")

    def skip(self) -> None:
        def there() -> bool:
            return bool(self.focus["skip"]) or not self.until("() => true")["story"]  # it is over by itself meanwhile

        self.tab_to(there, "the button that closes a story")
        if self.focus["skip"]:
            self.key("Enter")
        self.until("(seen) => !seen.story")

    def find(self, about: Seen, level: int) -> Seen:
        at = super().find(about, level)
        self.ways.add(at["kind"])

        def there() -> bool:
            return any(one["here"] for one in self.until("() => true", about, level)["places"])

        if at["kind"] == "map":
            self.tab_to(lambda: bool(self.focus["map"]), "the map")
            self.walk(there, about, level)
        else:
            self.tab_to(there, about["notation"])
        return at

    def walk(self, there: Callable[[], bool], about: Seen, level: int) -> None:
        """By arrows, always where it is farther."""
        tried: set[tuple[Any, ...]] = set()
        for _ in range(MOST_STEPS):
            if there():
                return
            x, y = self.focus["middle"]
            places = self.until("() => true", about, level)["places"]
            to_x, to_y = next(one["middle"] for one in places if one["kind"] == "map")
            ways = [(abs(to_x - x), "ArrowRight" if to_x > x else "ArrowLeft")]
            ways.append((abs(to_y - y), "ArrowDown" if to_y > y else "ArrowUp"))
            keys = [key for _, key in sorted(ways, reverse=True)] + list(ARROWS)
            key = next(key for key in keys if (x, y, key) not in tried)
            tried.add((x, y, key))
            self.key(key)
        raise AssertionError(f"no way to {about['notation']} by arrows; the focus is at {self.focus}")

    def press(self, at: Seen) -> None:
        self.clicks += 1
        self.key("Enter")

    def mean(self, at: Seen | None, about: Seen, level: int) -> None:
        """What has the focus is chosen already, and meant by a second Enter; or by the button."""
        if at is None or self.rng.random() < 0.5:
            self.tab_to(lambda: bool(self.focus["confirm"]), "the button that confirms")
        self.key("Enter")
