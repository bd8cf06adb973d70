"""Say what cards do from their effects, in every language, and keep the list of their words up to date."""

from __future__ import annotations

import ast
import re
import runpy
from pathlib import Path

import pytest

from starboard.games import arcs
from starboard.games.arcs.effects import EFFECTS
from starboard.games.arcs.load import box
from starboard.games.arcs.say import KNOWN, text_of
from starboard.texts import LANGUAGES, words_of

DOCS = Path(__file__).parents[3] / "docs"
HERE = Path(arcs.__file__ or "").parent


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_and_every_name_has_words(lang: str) -> None:
    w = words_of(lang, "arcs")
    keys = {f"arcs-effect-{kind}-{trigger}" for kind, trigger in EFFECTS} | KNOWN
    assert not [key for key in sorted(keys) if not w.has(key)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_box_can_be_said(lang: str) -> None:
    for card in box().cards:
        lines = text_of(card, lang, {}).splitlines()
        assert len(lines) >= len(card.abilities), card.id
        assert all(line[0].isupper() and line.endswith(".") for line in lines), lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_numbers_of_a_row_are_said(lang: str) -> None:
    """Those of 2 and more, which no word stands for."""
    for card in box().cards:
        said = {int(number) for number in re.findall(r"\d+", text_of(card, lang, {}))}
        numbers = {value for one in card.abilities for value in one.params.values() if type(value) is int and value > 1}
        assert numbers <= said, card.id


def test_the_list_of_words_is_up_to_date() -> None:
    """Made anew with `.venv/bin/python docs/make_arcs_words.py`."""
    made = runpy.run_path(str(DOCS / "make_arcs_words.py"))["guide"]()
    assert (DOCS / "content-words-arcs.md").read_text(encoding="utf-8") == made


# Rows of the box, which a pack may change: rules reach them by `g.content` alone.
ROWS = {"COURT", "LORE", "LEADERS", "CARDS", "BOX", "PACK", "SETUPS", "BOX_SUITS", "COURT_ROWS", "LORE_ROWS", "box"}
# What makes content of them, counts them, or only needs their ids.
MAY = {"load.py", "pack.py", "origins.py", "say.py", "game.py", "kinds.py", "inside.py", "versions.py"}


def test_no_rule_looks_at_the_box_instead_of_the_content() -> None:
    looking = []
    for path in HERE.rglob("*.py"):
        if path.parent.name not in ("tables", "packs") and path.name not in MAY:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ImportFrom) and ".arcs." in (node.module or ""):
                    looking += [f"{path.name}: {name.name}" for name in node.names if name.name in ROWS]
    assert not looking
