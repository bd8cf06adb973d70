"""Every kind of decision of Outer Rim: nothing hinders anybody, and all words are there and whole, in all languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, partial
from itertools import cycle, repeat

import pytest
from playwright.sync_api import Page, expect

from browser import playing
from browser.arcs.playing import sit
from browser.conftest import Person
from browser.driving import SIZES
from browser.looking import SHOWN, another_and_english, faults_at, settled
from browser.outer_rim.moments import Game, kinds_of_decisions
from marks import long
from starboard.games.outer_rim.game import GAME
from starboard.texts import LANGUAGES

# Those that look unlike one another; and all.
UNLIKE = {
    "desktop": ("plan", "market", "deal"),
    "phone": ("plan", "market", "pay", "reroll", "test"),
}
KINDS = (
    "act", "after-roll", "answer-offer", "answer-request", "bargain", "capture", "character", "choose", "contact",
    "deal", "defend", "deliver", "discard", "encounter", "extra-move", "faction-gain", "faction-lose",
    "faction-move-patrol", "faction-place-patrol", "faction-set", "fame-instead", "first", "gain", "goal", "ignore",
    "mark", "market", "may", "meet", "nearest-player", "opponent", "partner", "patrol", "pay", "peek",
    "place-contact", "plan", "planet", "player-fight", "player-move-patrol", "player-steal", "price", "proposal",
    "reputation", "reroll", "reveal", "rival", "sell", "ship", "side", "slots", "supply", "test", "turn",
)  # fmt: skip
# What is done out of turn is no decision; with the cards of the box these players are always known, and nothing is
# searched.
NEVER = ("offer", "player-resolve", "player-test", "search")
PARTS = 4  # for as many processes


def test_every_kind_of_decision_is_known() -> None:
    assert sorted(GAME.prompt_types) == sorted([*KINDS, *NEVER])


@cache
def moments_of(kinds: tuple[str, ...]) -> dict[str, Game]:
    return dict(kinds_of_decisions(kinds))


def sit_at(page: Page, game: Game) -> None:
    assert game.ask is not None
    sit(page, playing.fork(page, game.record, len(game.moves), game.ask.seat, level="random"))
    expect(page.locator("section.decision.mine")).to_be_visible()
    settled(page)


# Buttons over one another in what lies over the map; only what is to be seen of those that are scrolled.
CROWDED = (
    """() => {"""
    + SHOWN
    + """
  const buttons = [...document.querySelectorAll('[data-board] :is(.over, .hud, .shelf, .zooms) button')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.textContent.trim().slice(0, 40) || one.ariaLabel, one, shown(one)])
    .filter(([, one, { left, right, top, bottom }]) =>
      one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)))
  return buttons.flatMap(([name, one, a], at) => buttons.slice(at + 1)
    .filter(([, other, b]) => !one.contains(other) && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2)
    .map(([another]) => `over one another: ${name} / ${another}`))
}"""
)


def faults(
    page: Page, kinds: Iterable[str], languages: Iterator[list[str]], themes: Iterator[tuple[str, ...]]
) -> list[str]:
    moments = ((kind, partial(sit_at, page, game)) for kind, game in moments_of(tuple(kinds)).items())
    return faults_at(page, moments, languages, themes, lambda: page.evaluate(CROWDED))


# Every day: on a desktop, as those of Arcs on a phone; each kind in one theme, and the next in the other.
@long
@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=long)])
def test_decisions_hinder_nobody_and_all_words_are_whole(person: Person, size: str) -> None:
    page = person("Ada Lovelace", size=size)
    assert faults(page, UNLIKE[size], another_and_english(), cycle([("dark",), ("light",)])) == []


@long
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("size", SIZES)
def test_no_kind_of_decision_hinders_anybody_and_all_words_are_whole(person: Person, size: str, part: int) -> None:
    page = person("Ada Lovelace", size=size)
    assert faults(page, KINDS[part::PARTS], repeat([*LANGUAGES[::-1]]), repeat(("dark", "light"))) == []
