"""Versions of rules: each difference is listed with its rule and its reason, and asked for in one place."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

import starboard
from starboard.kernel.versions import Change
from starboard.texts.catalogue import catalogue

GAMES = Path(starboard.__file__).parent / "games"


@pytest.mark.parametrize("game_id", starboard.game_ids())
def test_every_change_is_listed_and_asked_for_in_one_place(game_id: str) -> None:
    game = starboard.game(game_id)
    known = catalogue(game_id, "en")
    listed = importlib.import_module(f"starboard.games.{game_id}.versions")
    names = {name: value for name, value in vars(listed).items() if isinstance(value, Change)}
    source = "\n".join(path.read_text(encoding="utf-8") for path in (GAMES / game_id).rglob("*.py"))
    assert game.changes == tuple(names.values())
    for name, change in names.items():
        assert change.since in game.versions[1:], name
        assert change.rule in known.rules or change.rule in known.ambiguities, name
        assert change.reason, name
        assert len(re.findall(rf"\b{name}\.(?:applies\(|since\b)", source)) == 1, name
    assert {change.since for change in names.values()} == {*game.versions[1:]}, "a version without a change"


@pytest.mark.parametrize("game_id", starboard.game_ids())
def test_nothing_but_a_change_asks_for_the_version(game_id: str) -> None:
    for path in (GAMES / game_id).rglob("*.py"):
        if path.name not in ("versions.py", "game.py"):
            assert not re.search(r"\bg\.version\b|\.version\s*[<>=]", path.read_text(encoding="utf-8")), path.name
