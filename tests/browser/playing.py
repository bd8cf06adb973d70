"""Playing Carcassonne in a browser as people do: by what is to be seen on the board and in the bar below it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.driving import PATIENCE, PAUSE, ROOT
from server.running import Client, Process, dice, play_on
from starboard.server.who import COOKIE

FIRST = ROOT / "web" / "src" / "first" / "carcassonne"
OPENING = FIRST / "opening.txt"  # ten moves; the last one starts a fight
ENDING = FIRST / "ending.txt"  # a whole game

# Finds a point of an element, at these parts of its width and height, where a click would reach it.
REACH = """
  const reach = (element, parts) => {
    const box = element.getBoundingClientRect()
    for (const fy of parts) for (const fx of parts) {
      const [x, y] = [box.left + box.width * fx, box.top + box.height * fy]
      const hit = document.elementFromPoint(x, y)
      if (hit && element.contains(hit)) return { x, y }
    }
    return null
  }
  const reached = (where, name, parts) => [...document.querySelectorAll(where)].flatMap((element) => {
    const at = reach(element, parts(element))
    return at ? [{ name: name(element), picked: element.getAttribute('aria-pressed') === 'true', ...at }] : []
  })
"""
# Whether one is asked, and every place and button that a click in the middle of what is to be seen of it would reach.
LOOK = (
    """() => {"""
    + REACH
    + """
  const bar = document.querySelector('section.decision')
  const all = (where, name) => reached(where, name, () => [0.5, 0.35, 0.65, 0.2, 0.8])
  const text = (element) => element.textContent.trim()
  const glowing = [...document.querySelectorAll('[data-board] [data-target]')].map((one) => one.dataset.target)
  const options = [...(bar?.querySelectorAll('.opt') ?? [])].map(text)
  const words = bar ? text(bar.querySelector('.ask')) : ''
  const is = document.querySelector('#result-title') ? 'over' : bar?.classList.contains('mine') ? 'mine'
    : words.includes('not your turn') ? 'theirs' : words.includes('You are watching') ? 'watching' : 'wait'
  return {
    is, glowing, options, words,
    picked: [...document.querySelectorAll('[data-board] [data-target][aria-pressed="true"]')]
      .map((one) => one.dataset.target),
    // With the ply: the same cards may be offered again after a round.
    sign: JSON.stringify([is, bar?.dataset.ply, glowing, options, bar ? text(bar.querySelector('h2')) : '']),
    targets: all('[data-board] [data-target]', (one) => one.dataset.target),
    sizes: all('[data-board] .sizes button', (one) => one.getAttribute('aria-label')),
    turn: all('[data-board] button.turn', () => 'turn'),
    words_only: [...document.querySelectorAll('section.decision .opt.word')].map((one) => (
      { name: text(one), picked: one.getAttribute('aria-pressed') === 'true', x: null })),
    confirm: all('section.decision .confirm:not(:disabled)', text),
    veil: all('.veil button', text),
    wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }
}"""
)

Seen = dict[str, Any]


def look(page: Page) -> Seen:
    seen: Seen = page.evaluate(LOOK)
    return seen


def wait(page: Page, wanted: str, arg: Any = None) -> Any:
    """Until a JavaScript function gives something; the content security policy forbids `page.wait_for_function`."""
    found = page.evaluate(
        f"""async ([arg, patience]) => {{
          const wanted = {wanted}
          for (const end = performance.now() + patience; performance.now() < end; ) {{
            const found = wanted(arg)
            if (found) return found
            await new Promise((resolve) => requestAnimationFrame(resolve))
          }}
          return null
        }}""",
        [arg, PATIENCE],
    )
    assert found, f"waited in vain for {wanted} with {arg}"
    return found


def until(page: Page, wanted: str, arg: Any = None, still: int = 1) -> Seen:
    """Look until `wanted`, a JavaScript function of what is seen and `arg`, is content; gives what is seen then.

    Nothing moves any more by then, for so many frames: who clicks on it hits it.
    The page's content security policy forbids what `page.wait_for_function` does.
    """
    seen: Seen | None = page.evaluate(
        f"""async ([arg, patience, wait]) => {{
          const [look, wanted, pause] = [{LOOK}, {wanted}, {PAUSE}]
          const end = performance.now() + patience
          for (let before = '', still = 0, found = false; performance.now() < end; await pause(found)) {{
            const seen = look()
            const now = JSON.stringify(seen)
            still = now === before ? still + 1 : 0
            found = wanted(seen, arg)
            if (still >= wait && found) return seen
            before = now
          }}
          return null
        }}""",
        [arg, PATIENCE, still],
    )
    assert seen is not None, f"waited in vain for {wanted} with {arg}; there is {look(page)}"
    return seen


def until_asked(page: Page, before: str | None = None, still: int = 1) -> Seen:
    """Until it is a person's turn, here or elsewhere, or the game is over; and not as it was `before`."""
    wanted = "(seen, before) => seen.sign !== before && ['mine', 'theirs', 'over'].includes(seen.is)"
    return until(page, wanted, before, still)


class Player:
    """Somebody who chooses at random, with the mouse or with a finger."""

    def __init__(self, page: Page, rng: random.Random, touch: bool = False, figures: float = 0.6) -> None:
        self.page = page
        self.rng = rng
        self.figures = figures  # how often one is placed
        self.touch = touch
        self.still = 3 if touch else 1  # frames: the sheet of a phone grows and shrinks
        self.choices = 0
        self.watch: Callable[[Seen], None] = lambda seen: None  # is told all that is seen

    def click(self, at: dict[str, Any]) -> None:
        if at["x"] is None:  # in the bar; it may have to be scrolled there
            option = decision(self.page).locator(".opt.word").filter(has_text=at["name"])
            if self.touch:
                option.tap()
            else:
                option.click()
        elif self.touch:
            self.page.touchscreen.tap(at["x"], at["y"])
        else:
            self.page.mouse.click(at["x"], at["y"])

    def until(self, wanted: str, arg: Any = None) -> Seen:
        seen = until(self.page, wanted, arg, self.still)
        self.watch(seen)
        return seen

    def choose(self) -> Seen:
        """Make one choice; gives what is seen once a person has to choose again."""
        self.choices += 1
        seen = self.until("(seen) => seen.is === 'mine' && seen.glowing.length + seen.words_only.length > 0")
        while seen["glowing"] and not seen["targets"]:
            # All of it lies outside.
            self.press("Zoom out")
            seen = self.until("(seen) => seen.is === 'mine'")
        words = seen["words_only"]
        places = seen["targets"]
        figure = bool(seen["glowing"]) and seen["glowing"][0].startswith("segment:")
        if not places or (words and figure and self.rng.random() > self.figures):
            seen = self.word(self.rng.choice(words))
        else:
            seen = self.place(self.rng.choice(places))
        before = seen["sign"]
        # By the bar, or by a second click on the same place.
        again = [one for one in seen["targets"] + seen["words_only"] if one["picked"]]
        self.click(self.rng.choice([*seen["confirm"], *again]))
        seen = until_asked(self.page, before)
        self.watch(seen)
        return seen

    def word(self, option: dict[str, Any]) -> Seen:
        self.click(option)
        return self.until("(seen) => seen.confirm.length > 0 && seen.words_only.some((one) => one.picked)")

    def place(self, place: dict[str, Any]) -> Seen:
        name = place["name"]
        self.click(place)
        seen = self.until(
            "(seen, name) => seen.picked.includes(name) && seen.confirm.length + seen.sizes.length > 0",
            name,
        )
        if seen["turn"] and self.rng.random() < 0.5:
            self.click(seen["turn"][0])
            seen = self.until("(seen) => seen.confirm.length > 0")
        if seen["sizes"] and not seen["confirm"]:
            size = self.rng.choice(seen["sizes"])
            self.click(size)
            seen = self.until("(seen) => seen.confirm.length > 0")
        return seen

    def press(self, name: str) -> None:
        button = self.page.get_by_role("button", name=name)
        if self.touch:
            button.tap()
        else:
            button.click()


def play_together(players: list[Player], choices: int | None = None) -> None:
    """Everybody at their own browser, until the game is over or each of them has made so many choices."""
    while choices is None or min(player.choices for player in players) < choices:
        for player in players:
            seen = until_asked(player.page)
            while seen["is"] == "mine":
                seen = player.choose()
            if seen["is"] == "over":
                return


@contextmanager
def without_browser(page: Page, url: str) -> Iterator[Client]:
    """Whoever looks at this page, by the protocol alone."""
    with Client(url) as client:
        cookie = next(one["value"] for one in page.context.cookies() if one["name"] == COOKIE)
        client.http.cookies.set(COOKIE, cookie)
        yield client


def advance(page: Page, table: str, choices: int, seed: int = 1) -> None:
    """Lets whoever looks at this page make so many choices at a table, at random; then it is their turn again."""
    url = page.request.get("/health").url.removesuffix("/health")
    with without_browser(page, url) as client:
        socket = client.sit(table)
        play_on([socket], dice(seed), most=choices)
        socket.until(lambda: socket.own_ask or socket.status == "over")


def hurry(server: Process, pages: list[Page], rng: random.Random, left: int) -> None:
    """Everybody leaves the table, lets choices be made at random until so many tiles are left, and comes back."""
    addresses = [page.url for page in pages]
    with ExitStack() as stack:
        sockets = []
        for page, address in zip(pages, addresses, strict=True):
            client = stack.enter_context(without_browser(page, server.url))
            page.goto("/rules")
            sockets.append(client.sit(address.rsplit("/", 1)[1]))
        while sockets[0].table["view"]["left"] > left:
            play_on(sockets, rng, most=1)
    for page, address in zip(pages, addresses, strict=True):
        page.goto(address)


def make(page: Page, seats: str = "me bot:random", **more: Any) -> str:
    """A table by whoever looks at this page, started if it can be; gives its id."""
    plans = [
        {"kind": kind, **({"level": level} if level else {})}
        for kind, _, level in (seat.partition(":") for seat in seats.split())
    ]
    return str(made(page, {"game": "carcassonne", "seats": plans, **more})["id"])


def made(page: Page, plan: dict[str, Any]) -> dict[str, Any]:
    answer = page.request.post("/api/tables", data=plan)
    assert answer.ok, answer.text()
    table: dict[str, Any] = answer.json()
    return table


def fork(page: Page, record: Path | str, ply: int, *seats: int, **more: Any) -> str:
    """A table from a move of a record, the same every time; gives its id."""
    text = record.read_text(encoding="utf-8") if isinstance(record, Path) else record
    body = {"record": text, "ply": ply, "seats": list(seats), "anew": False, **more}
    answer = page.request.post("/api/records/fork", data=body)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def sit(page: Page, table: str) -> Seen:
    page.goto(f"/t/{table}")
    return until(page, "(seen) => seen.words !== ''")


def scores(page: Page) -> dict[str, int]:
    """Names and points on the card with the result."""
    card = page.locator("section", has=page.locator("#result-title"))
    expect(card).to_be_visible()
    found = {}
    for row in card.locator("ol > li").all():
        points = re.search(r"-?\d+", row.locator(".points").inner_text())
        assert points is not None
        found[row.locator("b").inner_text()] = int(points.group())
    return found


def decision(page: Page) -> Locator:
    return page.locator("section.decision")


def refusal(page: Page, rules: str) -> str:
    """The rule that a note names, which leads to its text; what the note says is more than that."""
    toast = page.locator(".toast").last
    chip = toast.get_by_role("button", name=re.compile(rf"{rules}-[A-Z]+-\d+"))
    expect(chip).to_be_visible()
    rule = str(chip.get_attribute("data-rule"))
    assert len(toast.locator("p").inner_text()) > len(chip.inner_text()) + 15
    chip.click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.get_by_text(rule).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    toast.get_by_role("button", name="Close").click()
    expect(page.locator(".toast")).to_have_count(0)
    return rule
