"""The stage: what is seen of a table always speaks of one step, and a decision waits for the story that led to it.

The page is looked at every 50 ms and after every change. What the server has told is folded here once more, step by
step; each look must be of one of these steps, in their order.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.playing import Player, decision, make, sit, until, wait
from server.running import dice
from starboard.kernel.patch import fold

LISTEN = """() => {
  window.wire = []
  const Native = window.WebSocket
  window.WebSocket = class extends Native {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => window.wire.push(data))
    }
  }
}"""
# The parts of the page that speak of the table: scores, the last line of the log, pieces, and what is told.
WATCH = """() => {
  window.looks = []
  const all = (query) => [...document.querySelectorAll(query)]
  const look = () => {
    const now = {
      scores: all('ul.seats > li > b.num').map((one) => Number(one.textContent)),
      line: all('.log [data-line]').at(-1)?.dataset.line ?? null,
      tiles: all('[data-tile]').map((one) => one.dataset.tile).sort(),
      figures: all('[data-figure]').filter((one) => !one.querySelector('.leaving')).length,
      told: document.querySelector('section.story .caption')?.dataset.told ?? null,
      onward: document.querySelector('section.story .onward') !== null,
    }
    const last = window.looks.at(-1)
    if (JSON.stringify(last) !== JSON.stringify(now)) window.looks.push(now)
  }
  look()
  window.watching = new MutationObserver(look)
  window.watching.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  window.ticking = setInterval(look, 50)
}"""
STOP = """() => { window.watching.disconnect(); clearInterval(window.ticking); return [window.looks, window.wire] }"""


def move(page: Page) -> None:
    player = Player(page, dice(5), figures=1.0)
    seen = player.until("(seen) => seen.is === 'mine' && seen.targets.length > 0")
    seen = player.place(seen["targets"][0])
    player.click(seen["confirm"][0])
    seen = player.until("(seen) => seen.is === 'mine' && seen.words_only.length > 0")
    seen = player.word(seen["words_only"][-1])
    player.click(seen["confirm"][0])


class Step:
    """Hold what the page says when a step is shown."""

    def __init__(self, view: dict[str, Any], entry: dict[str, Any], start: int, end: int) -> None:
        self.kinds = [event["is"] for event in entry.get("events", [])[start:end]]
        self.lines = [f"{entry['n']}-{at}" for at in range(start, end)]
        self.scores = [side["points"] for side in view["sides"]]
        self.tiles = sorted(tile["cell"] for tile in view["tiles"])
        # Whoever goes home is seen until then.
        self.figures = range(len(view["figures"]), len(view["figures"]) + self.kinds.count("returned") + 1)

    def is_seen_in(self, look: dict[str, Any]) -> bool:
        return (
            look["scores"] == self.scores
            and look["tiles"] == self.tiles
            and look["figures"] in self.figures
            and (not self.lines or look["line"] in self.lines)
            and (look["told"] is None or look["told"] in self.kinds)
        )


def steps_in(wire: list[str]) -> list[Step]:
    found: list[Step] = []
    view: dict[str, Any] = {}
    for told in map(json.loads, wire):
        if told["it"] == "welcome" and told["table"].get("view"):
            view = told["table"]["view"]
            found = [Step(view, told["log"][-1], 0, 0)]
        if told["it"] != "news":
            continue
        start = 0
        for step in told.get("steps", []):
            view = fold(view, step.get("view", {}))
            found.append(Step(view, told["entry"], start, start := start + step.get("events", 0)))
    return found


def round_of_bots(page: Page) -> tuple[list[dict[str, Any]], list[Step]]:
    page.add_init_script(f"({LISTEN})()")
    sit(page, make(page, "me bot:greedy bot:greedy", start=True))
    until(page, "(seen) => seen.is === 'mine' && seen.targets.length > 0")
    page.evaluate(WATCH)
    ply = int(decision(page).get_attribute("data-ply") or 0)
    move(page)
    until(page, "(seen, ply) => seen.is === 'mine' && Number(JSON.parse(seen.sign)[1]) > ply + 2", ply)
    looks, wire = page.evaluate(STOP)
    return looks, steps_in(wire)


@pytest.mark.parametrize(
    ("pace", "moving"),
    [
        ("normal", True),
        pytest.param("quick", True, marks=pytest.mark.long),
        pytest.param("none", True, marks=pytest.mark.long),
        pytest.param("normal", False, marks=pytest.mark.long),
    ],
)
def test_everything_speaks_of_the_step_that_is_told(person: Person, pace: str, moving: bool) -> None:
    page = person("Ada", moving=moving)
    page.add_init_script(f"localStorage.setItem('starboard-settings', '{json.dumps({'pace': pace})}')")
    looks, steps = round_of_bots(page)
    at = 0
    seen: Counter[int] = Counter()
    for look in looks:
        following = (index for index in range(at, len(steps)) if steps[index].is_seen_in(look))
        found = next(following, None)
        assert found is not None, (look, at, [vars(step) for step in steps[at : at + 3]])
        at = found
        seen[at] += 1
    assert at == len(steps) - 1
    if pace == "none":
        return
    # However quickly the bots have moved, each step that tells something is seen by itself.
    telling = [index for index, step in enumerate(steps) if step.kinds and index]
    assert len(telling) > 5 and all(seen[index] for index in telling)
    # Until all of it was told, one may skip it.
    assert any(look["onward"] for look in looks)


def test_the_rest_is_told_at_once_if_somebody_wants_that(person: Person) -> None:
    page = person("Ada", moving=True)
    page.add_init_script("localStorage.setItem('starboard-settings', '{\"pace\": \"step\"}')")
    sit(page, make(page, "me bot:greedy bot:greedy", start=True))
    move(page)
    story = page.get_by_role("region", name="The story")
    following = story.get_by_role("button", name="Next")
    captions = []
    for _ in range(3):
        expect(following).to_be_visible()
        captions.append(story.locator(".caption").inner_text())
        page.keyboard.press("Space")
        wait(page, "(text) => document.querySelector('.story .caption')?.innerText !== text", captions[-1])
    assert all(captions) and len(set(captions)) == 3
    expect(following).to_be_visible()
    page.keyboard.press("Escape")
    until(page, "(seen) => seen.is === 'mine' && seen.targets.length > 0")
    expect(following).to_have_count(0)
    # What was not looked at can be seen again, one thing after another.
    things = story.get_by_role("list", name="Since your last turn").get_by_role("button")
    expect(things.first).to_be_visible()
    before = decision(page).get_attribute("data-ply")
    things.first.click()
    expect(story.get_by_text("Again")).to_be_visible()
    page.keyboard.press("Escape")
    until(page, "(seen) => seen.is === 'mine' && seen.targets.length > 0")
    assert decision(page).get_attribute("data-ply") == before
    # Also after the page was loaded anew.
    page.reload()
    until(page, "(seen) => seen.is === 'mine' && seen.targets.length > 0")
    things.first.click()
    expect(story.get_by_text("Again")).to_be_visible()
