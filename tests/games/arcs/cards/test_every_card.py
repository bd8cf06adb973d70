"""Every ability of every card has a test that says so: `@card("bc12", 2)`, or `marks=card("bc12", 2)` of a param.

The marks are read from the files, so that this holds whichever tests are run.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from games.card_marks import all_marks, marks_in
from starboard.bots import arcs as arcs_bots
from starboard.games import arcs
from starboard.games.arcs.tables.cards import CARD_NUMBER
from starboard.games.arcs.tables.court_cards import COURT
from starboard.games.arcs.tables.leader_cards import LEADERS
from starboard.games.arcs.tables.lore_cards import LORE

TESTS = Path(__file__).parents[1]
GAME, BOTS = Path(arcs.__file__ or "").parent, Path(arcs_bots.__file__ or "").parent
CARDS = {card.id: card for card in (*COURT, *LEADERS, *LORE)}


MARKED = all_marks(TESTS.rglob("test_*.py"))


@pytest.mark.parametrize("name", CARDS)
def test_every_ability_of_the_card_has_a_test(name: str) -> None:
    abilities = range(1, len(CARDS[name].abilities) + 1)
    assert [ability for ability in abilities if (name, ability) not in MARKED] == []


def test_marks_name_abilities_that_there_are() -> None:
    abilities = {(name, number) for name in CARDS for number in range(1, len(CARDS[name].abilities) + 1)}
    assert abilities >= MARKED


def test_marks_are_read_from_the_text_of_a_test() -> None:
    text = '@card("bc12", 1, 2)\ndef test_one(): ...\n\nsome = [pytest.param(3, marks=card("lore03", 1))]\n'
    assert set(marks_in(text)) == {("bc12", (1, 2)), ("lore03", (1,))}


def test_all_cards_are_asked_for() -> None:
    assert CARDS.keys() == CARD_NUMBER.keys()


def test_no_rule_and_no_bot_names_a_card() -> None:
    """Cards are known by their rows: what they do is asked through hooks."""
    sources = [path for folder in (GAME, BOTS) for path in folder.rglob("*.py")]
    assert len(sources) > 50
    for path in sources:
        texts = [node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)]
        assert not CARDS.keys() & {text for text in texts if isinstance(text, str)}, path.name
