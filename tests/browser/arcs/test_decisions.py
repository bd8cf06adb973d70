"""Every kind of decision of Arcs: it hinders nobody, and all its words are there and whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import cycle, repeat

import pytest
from playwright.sync_api import Page, expect

from browser import playing
from browser.arcs.playing import EVERYTHING, Game, asked, find, sit
from browser.conftest import Person
from browser.driving import SIZES
from browser.looking import another_and_english, faults_at, settled
from marks import long
from starboard.games.arcs.game import GAME
from starboard.texts import LANGUAGES

# Every kind of decision: in which game it comes up, and of how many.
KINDS = {
    "act": (2, False, 0), "arrange": (2, False, 0), "bold": (3, True, 2), "bring-in": (3, True, 13),
    "catapult": (3, False, 0), "cluster": (2, True, 2), "come-back": (3, True, 407), "declare": (2, False, 0),
    "dice": (2, False, 0), "discard-weapon": (4, True, 16), "draft": (2, True, 0), "execute": (3, True, 33),
    "follow": (2, False, 0), "free-city": (2, True, 5), "gain": (3, True, 9), "generous": (3, True, 84),
    "granted": (2, True, 5), "guide": (2, True, 15), "hit": (2, False, 0), "keep-lore": (3, True, 0),
    "lead": (2, False, 0), "look": (4, False, 2), "martyr": (2, True, 0), "may-seize": (2, True, 49),
    "mythic": (4, True, 2), "outrage": (2, False, 6), "place": (2, False, 5), "prelude": (2, False, 0),
    "pressgang": (3, True, 8), "raid": (2, False, 0), "ransack": (3, False, 4), "react": (2, True, 44),
    "recycle": (4, False, 2), "reroll": (3, True, 1), "reroll-by": (2, True, 90), "ruthless": (3, True, 18),
    "second-hand": (2, False, 0), "seize": (2, False, 0), "seize-or-declare": (2, True, 2), "ships": (2, False, 0),
    "spent": (2, False, 0), "sprint": (4, True, 16), "steal": (3, True, 0), "swap": (4, True, 2),
    "which-first": (2, True, 153),
}  # fmt: skip
EARLY = ("draft", "keep-lore", "second-hand")
PARTS = 4  # for as many processes


def test_every_kind_of_decision_is_known() -> None:
    assert GAME.prompt_types.keys() == KINDS.keys()


def moment_of(kind: str) -> Game:
    seats, everything, seed = KINDS[kind]
    late = 0 if kind in EARLY else 40
    return find(lambda game: asked(game, kind, late=late), seed, seats, **(EVERYTHING if everything else {}))


def sit_at(page: Page, kind: str) -> None:
    game = moment_of(kind)
    sit(page, playing.fork(page, game.record, len(game.moves), 0, level="random"))
    expect(page.locator("section.decision.mine")).to_be_visible()
    settled(page)


# Those that look unlike one another, with two, three and four players; and all.
UNLIKE = {
    "desktop": ("arrange", "dice", "draft", "follow", "raid"),
    "phone": ("hit", "recycle"),
}


def faults(
    page: Page, kinds: Iterable[str], languages: Iterator[list[str]], themes: Iterator[tuple[str, ...]]
) -> list[str]:
    return faults_at(page, ((kind, partial(sit_at, page, kind)) for kind in kinds), languages, themes)


# Every day: on a phone, as those of Outer Rim on a desktop; each kind in one theme, and the next in the other.
@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=long)])
def test_decisions_hinder_nobody_and_all_words_are_whole(person: Person, size: str) -> None:
    page = person("Ada Lovelace", size=size)
    assert faults(page, UNLIKE[size], another_and_english(), cycle([("dark",), ("light",)])) == []


@long
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("size", SIZES)
def test_no_kind_of_decision_hinders_anybody_and_all_words_are_whole(person: Person, size: str, part: int) -> None:
    page = person("Ada Lovelace", size=size)
    kinds = sorted(KINDS)[part::PARTS]
    assert faults(page, kinds, repeat([*LANGUAGES[::-1]]), repeat(("dark", "light"))) == []
