"""What people call that of which tables have the id."""

from __future__ import annotations

import pytest

from starboard.lab.names import Names
from starboard.texts import Words, words


@pytest.mark.parametrize(
    ("game", "kind", "name", "called"),
    [
        ("arcs", "court", "bc27", "Populist Demands"),
        ("arcs", "points", "tyrant", "Tyrant"),
        ("carcassonne", "points", "fight_lost", "lost fights"),
        ("outer_rim", "character", "han_solo", "Han Solo"),
        ("arcs", "seat", "0", "Seat 1"),
        ("arcs", "order", "1", "First player"),
        ("arcs", "bot", "medium", "medium"),
        ("outer_rim", "card", "of_a_pack_not_here", "of_a_pack_not_here"),
        ("carcassonne", "tile", "E_CAP", "E_CAP"),
    ],
)
def test_things_are_called_as_people_do(game: str, kind: str, name: str, called: str) -> None:
    assert Names(game, words("en")).called(kind, name) == called


def test_cards_of_a_pack_have_its_names() -> None:
    named = Words("cs", {"outer_rim-card-mine": {"en": "My Card", "cs": "Moje karta"}})
    assert Names("outer_rim", named).called("card", "mine") == "Moje karta"


def test_a_game_has_words_of_its_own() -> None:
    assert Names("arcs", words("en")).own("report-unit-rounds") == "Chapters"
    assert Names("carcassonne", words("en")).own("report-unit-rounds") == "Rounds"
