"""Every ability of every card has a test that says so: `@card("bc12", 2)`, or `marks=card("bc12", 2)` of a param.

The marks are read from the files, so that this holds whichever tests are run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from starboard.games.arcs.tables.court_cards import COURT
from starboard.games.arcs.tables.leader_cards import LEADERS
from starboard.games.arcs.tables.lore_cards import LORE

TESTS = Path(__file__).parents[1]
CARDS = {card.id: card for card in (*COURT, *LEADERS, *LORE)}


def marks_in(text: str) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The card and the abilities of each mark."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "card":
            name, *abilities = (ast.literal_eval(argument) for argument in node.args)
            yield name, tuple(abilities)


def all_marks() -> set[tuple[str, int]]:
    found = set()
    for path in TESTS.rglob("test_*.py"):
        text = path.read_text()
        if "from marks import card" in text:
            found |= {(name, ability) for name, abilities in marks_in(text) for ability in abilities}
    return found


MARKED = all_marks()


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
    assert len(CARDS) == 31 + 16 + 28
