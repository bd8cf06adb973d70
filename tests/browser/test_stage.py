"""The stage: what is seen of a table always speaks of one step, and a decision waits for the story that led to it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

import starboard
from browser.arcs.playing import Game, table_of
from browser.conftest import Person
from browser.driving import Visitors
from browser.playing import Player, decision, make, sit, until, wait, without_browser
from browser.readers import READERS
from browser.servers import steady, visiting
from browser.telling import hold, hold_that_all_is_told, listen, watch, watched
from marks import long
from server.running import Running, dice
from starboard.bots import make_bot
from starboard.kernel.chance import scramble

THOUGHT = 5
# The position in which whoever looks is asked, if it is a later one; counted from one, for none is no answer.
ASKED = """(before) => {
  const ply = Number(document.querySelector('section.decision.mine')?.dataset.ply ?? -1) + 1
  return ply > (before ?? 0) && ply
}"""


@pytest.fixture(scope="module")
def theatre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with steady(tmp_path_factory.mktemp("theatre"), THOUGHT) as server:
        yield server


@pytest.fixture
def visitors(browser: Browser, theatre: Running) -> Iterator[Visitors]:
    with visiting(browser, theatre.url) as coming:
        yield coming


def move(page: Page) -> None:
    player = Player(page, dice(5), figures=1.0)
    seen = player.until("(seen) => seen.is === 'mine' && seen.targets.length > 0")
    seen = player.place(seen["targets"][0])
    player.click(seen["confirm"][0])
    seen = player.until("(seen) => seen.is === 'mine' && seen.words_only.length > 0")
    seen = player.word(seen["words_only"][-1])
    player.click(seen["confirm"][0])


class Round(NamedTuple):
    """Hold a moment of the first seat, what it chooses, and all that happens until it is asked again."""

    game: Game
    choice: str
    kinds: list[str]


def rounds(game: str, level: str, seed: int) -> Iterator[Round]:
    """Let bots play; they think the same every time, here and on the server."""
    bot = make_bot(game, level)
    now: Game = starboard.game(game).start(3, seed, {})
    begun: Round | None = None
    while now.ask is not None:
        option = bot.choose(now.copy(), now.ask.seat, scramble(THOUGHT))
        if now.ask.seat == 0:
            # What follows one's own choice at once is no round.
            if begun is not None and now.moves[-1].seat != 0:
                yield begun
            begun = Round(now.copy(), option.notation, [])
        events = now.play(option)
        if begun is not None:
            begun.kinds.extend(event.is_ for event in events)


class Chosen(NamedTuple):
    """Hold what kind of round is looked at: scenes of several parts, pieces that come and go; and how every day."""

    level: str
    wanted: frozenset[str]
    most: int  # events

    def found(self, game: str) -> Round:
        return next(
            one
            for seed in count()
            for one in rounds(game, self.level, seed)
            if self.wanted.issubset(one.kinds) and len(one.kinds) <= self.most
        )


CHOSEN = {
    "carcassonne": Chosen("greedy", frozenset({"figure", "fight", "lost", "scored", "returned"}), 20),
    "arcs": Chosen("random", frozenset({"played", "moved", "battle", "rolled", "hit"}), 14),
    "outer_rim": Chosen("random", frozenset({"moved", "encounter", "rolled"}), 14),
}
EVERYDAY = ("carcassonne", "quick", True)
PACES = [("normal", True), ("quick", True), ("none", True), ("normal", False)]


@pytest.mark.parametrize(
    ("game", "pace", "moving"),
    [pytest.param(game, *how, marks=() if (game, *how) == EVERYDAY else long) for game in CHOSEN for how in PACES],
)
def test_everything_speaks_of_the_step_that_is_told(
    person: Person, theatre: Running, game: str, pace: str, moving: bool
) -> None:
    reader = READERS[game]
    begun = CHOSEN[game].found(game)
    page = person("Ada", size=(1440, 1080), moving=moving)
    page.add_init_script(f"localStorage.setItem('starboard-settings', '{json.dumps({'pace': pace})}')")
    listen(page)
    table = table_of(theatre, {0: page}, begun.game, CHOSEN[game].level)
    ply = wait(page, ASKED)
    watch(page, reader)
    with without_browser(page, theatre.url) as client:
        client.sit(table).play(begun.choice)
    wait(page, ASKED, ply)
    looks, steps = watched(page)
    seen = hold(looks, steps, reader)
    assert [kind for step in steps[1:] for _, kind in step.events] == begun.kinds
    if pace == "none":
        return
    hold_that_all_is_told(looks, steps, reader)
    # However quickly the bots have moved, each step that tells something is seen by itself.
    assert all(seen[index] for index, step in enumerate(steps) if step.events)
    # Until all of it was told, one may skip it.
    assert any(look["onward"] for look in looks)


@long
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
