"""Every card of Arcs and Outer Rim has a name of its own in every language."""

from __future__ import annotations

import pytest

from starboard.games.arcs.ids import SUITS
from starboard.games.arcs.kinds import CARDS
from starboard.games.arcs.tables.setup_cards import SETUPS
from starboard.games.outer_rim.load import content
from starboard.texts import LANGUAGES, words
from starboard.texts.check import HERE, SOURCE, same_on_purpose

NAMES = {
    "arcs": [
        *(f"arcs-card-{card}" for card in CARDS),
        *(f"arcs-suit-{suit}" for suit in SUITS),
        *(f"arcs-setup-{setup.id}" for setup in SETUPS),
    ],
    "outer_rim": [
        f"outer_rim-{key}"
        for key in content().printed
        if key.startswith(("card-", "databank-", "encounter-", "character-", "ship-", "contact-"))
    ],
}
OTHERS = [lang for lang in LANGUAGES if lang != SOURCE]
by_game = pytest.mark.parametrize("game", NAMES)


@by_game
@pytest.mark.parametrize("lang", OTHERS)
def test_every_card_has_a_name_in_this_language(game: str, lang: str) -> None:
    """Proper names may be the same in all: those are listed (texts/same.toml), and cards are called after them."""
    own, english, same = words(lang), words(SOURCE), same_on_purpose(HERE)
    assert len(NAMES[game]) > 90
    missing = [key for key in NAMES[game] if not own.has(key)]
    proper = {english(key) for key in NAMES[game] if same.fullmatch(key)}
    as_english = [key for key in NAMES[game] if own(key) == english(key) and english(key) not in proper]
    assert (missing, as_english) == ([], [])


@by_game
@pytest.mark.parametrize("lang", OTHERS)
def test_no_two_cards_have_the_same_name_that_have_two_in_english(game: str, lang: str) -> None:
    own, english = words(lang), words(SOURCE)
    called: dict[str, set[str]] = {}
    for key in NAMES[game]:
        called.setdefault(own(key), set()).add(english(key).casefold())
    assert {name: several for name, several in called.items() if len(several) > 1} == {}
