"""The pictures of the rules and the player aids are of what the rules are now."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from starboard.texts.catalogue import catalogue
from starboard.texts.folders import HERE

RULES = Path(__file__).parents[2] / "web" / "src" / "rules"
GAMES = ("carcassonne", "arcs", "outer_rim")


def diagrams(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((RULES / "diagrams" / game / "diagrams.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_diagrams_are_what_the_rules_make(game: str) -> None:
    folder = RULES / "diagrams"
    made: str = runpy.run_path(str(folder / "make.py"))["made"](game)
    kept = (folder / game / "diagrams.json").read_text(encoding="utf-8")
    assert made == kept, f"run web/src/rules/diagrams/make.py {game}"


@pytest.mark.parametrize("game", GAMES)
def test_diagrams_belong_to_rules_and_have_words(game: str) -> None:
    known = catalogue(game, "en").rules.keys()
    captions = (HERE / "en" / game / "web-rules.ftl").read_text(
        encoding="utf-8"
    )  # other languages have what English has
    for one in diagrams(game):
        assert {*one["rules"]} <= known, one["id"]
        assert f"\nweb-rules-{game}-{one['id']} = " in captions, one["id"]


def test_player_aids_are_made_of_rules() -> None:
    text = (RULES / "aids.ts").read_text(encoding="utf-8")
    aids = {
        game: re.findall(r"\b[A-Z]+-[A-Z0-9]+-\d+\b", ids) for game, ids in re.findall(r"(\w+): list\(`([^`]*)`", text)
    }
    assert aids.keys() == {*GAMES}
    for game, ids in aids.items():
        assert ids and len({*ids}) == len(ids)
        assert {*ids} <= catalogue(game, "en").rules.keys(), {*ids} - catalogue(game, "en").rules.keys()
