"""Cards of Arcs are called by their names in one's own language; by the English ones too, if one wants that."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from browser.arcs.playing import EVERYTHING, Game, asked, find, table_of
from browser.conftest import Person
from browser.looking import settled
from marks import long
from server.running import Running
from starboard.games.arcs.ids import SUITS
from starboard.games.arcs.kinds import CARDS
from starboard.games.arcs.tables.setup_cards import SETUPS
from starboard.texts import LANGUAGES, words

KEYS = [
    *(f"arcs-card-{card}" for card in CARDS),
    *(f"arcs-suit-{suit}" for suit in SUITS),
    *(f"arcs-setup-{setup.id}" for setup in SETUPS),
]
# All that is to be read at the table, piece by piece.
TEXTS = """() => {
  const found = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) if (walk.currentNode.parentElement.checkVisibility()) found.push(walk.currentNode.data.trim())
  return found
}"""


def names_in(lang: str) -> set[str]:
    return {words(lang)(key) for key in KEYS}


def read(page: Page) -> set[str]:
    return set(page.evaluate(TEXTS))


def leads(game: Game) -> bool:
    """Check that some leader, lore and guild card lies open, and one has action cards to lead."""
    seats = game.view(0)["table"]["seats"]
    return asked(game, "lead") and any(seat["guilds"] for seat in seats)


@long
def test_english_names_stand_below_ones_own_when_they_are_wanted(person: Person, stars: Running) -> None:
    page = person("Ada", lang="cs")
    table_of(stars, {0: page}, find(lambda game: asked(game, "lead")))
    card = page.locator("[data-board] .hand [data-target]").first
    suit = (card.get_attribute("data-target") or "").removeprefix("hand:").partition("_")[0]
    key = f"arcs-suit-{suit}"
    expect(card).to_contain_text(words("cs")(key))
    expect(card).not_to_contain_text(words("en")(key))
    page.get_by_role("banner").get_by_role("button", name="Nastavení").click()
    page.get_by_role("switch", name="Anglické názvy karet").check()
    page.keyboard.press("Escape")
    expect(card.locator("[lang=en]")).to_have_text(words("en")(key))
    expect(card).to_contain_text(words("cs")(key))


@long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_is_in_another_language_unless_somebody_asks_for_it(person: Person, stars: Running, lang: str) -> None:
    """In a draft and in a round, among the court, hands, chips and the setup card."""
    draft = find(lambda game: asked(game, "draft"), 0, 2, **EVERYTHING)
    lead = find(leads, 0, 3, **EVERYTHING)
    english = {name: words("en")(key) for key in KEYS if (name := words(lang)(key)) != words("en")(key)}
    own, others = names_in(lang), set[str]().union(*map(names_in, LANGUAGES))
    for wanted in (False, True):
        page = person("Ada")
        kept = {"pace": "none", "language": lang, "englishNames": wanted}
        page.add_init_script(f"localStorage.setItem('starboard-settings', '{json.dumps(kept)}')")
        for game in (draft, lead):
            table_of(stars, {0: page}, game)
            settled(page)
            if wanted and lang != "en":
                expect(page.locator("[data-board] .english").first).to_be_visible()
            texts = read(page)
            said = "\n".join(texts)  # the setup card has its name in a sentence
            shown = {name for name in own if name in said}
            assert len(texts & own) > 3
            expected = {english[name] for name in shown if name in english} if wanted else set()
            assert (texts & others) - own <= expected
            if wanted and lang != "en":
                assert len(texts & expected) > 3
