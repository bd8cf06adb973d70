"""All that belongs to a game is reached through its description; its id stands there, and nowhere else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import starboard
from starboard.bots.bot import Bot
from starboard.bots.mind import Mind
from starboard.cli.boards.painter import Painter
from starboard.fast.lane import Lane
from starboard.kernel.game import Game
from starboard.kernel.parts import Packs, Parts, resolve
from starboard.kernel.registry import installed, parts_of
from starboard.lab.environments.encoder import Encoder
from starboard.lab.study import Study

SOURCES = Path(starboard.__file__).parent


def literals(tree: ast.AST) -> Iterator[str]:
    """All words in quotation marks, but for docstrings."""
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def test_the_id_of_a_game_is_only_where_the_game_is() -> None:
    ids = {point.name for point in installed().points if point.module.startswith("starboard.")}
    assert len(ids) == 3
    found = {
        (path.relative_to(SOURCES).as_posix(), text)
        for path in SOURCES.rglob("*.py")
        for text in literals(ast.parse(path.read_text(encoding="utf-8")))
        if text in ids and SOURCES / "games" / text not in path.parents
    }
    assert found == set()


CLIENT = SOURCES.parents[1] / "web" / "src"
MADE = {"lib/protocol.ts"}  # from what all games declare


def test_no_text_of_all_games_and_no_file_of_the_client_tells_games_apart_by_their_ids() -> None:
    ids = "|".join(sorted({point.name for point in installed().points if point.module.startswith("starboard.")}))
    chooses = re.compile(rf"\[({ids})\]|^\S*\b({ids})-", re.MULTILINE)  # a variant, or a key
    quotes = re.compile(rf"""['"`/-]({ids})['"`/-]""")
    texts = dict.fromkeys((SOURCES / "texts").glob("*/*.ftl"), chooses)
    client = {
        path: quotes
        for path in CLIENT.rglob("*.*")
        if path.suffix in (".ts", ".svelte", ".css")
        and not set(ids.split("|")) & set(path.parts)
        and path.relative_to(CLIENT).as_posix() not in MADE
    }
    assert texts and client
    read = ((path, form, path.read_text(encoding="utf-8")) for path, form in {**texts, **client}.items())
    assert [(path.name, found[0]) for path, form, text in read if (found := form.search(text))] == []


@pytest.mark.parametrize("game_id", starboard.game_ids())
def test_parts_are_what_they_are_named_as(game_id: str) -> None:
    parts = starboard.game(game_id).parts
    kinds: tuple[tuple[str | None, type], ...] = (
        (parts.mind, Mind),
        (parts.study, Study),
        (parts.encoder, Encoder),
        (parts.painter, Painter),
        (parts.lane, Lane),
        (parts.packs, Packs),
        *((bot, Bot) for bot in parts.baselines.values()),
    )
    for path, kind in kinds:
        assert path is None or issubclass(resolve(path, kind), kind)
    assert 1 <= parts.complexity <= 5


def test_a_part_of_another_kind_is_refused() -> None:
    with pytest.raises(TypeError, match=r"starboard.bots.bot:Bot is no Mind"):
        resolve("starboard.bots.bot:Bot", Mind)


def test_a_game_that_is_not_here_any_more_has_no_parts() -> None:
    assert parts_of("unheard-of") == Parts()
    assert parts_of(starboard.game("arcs")) is parts_of("arcs")


def test_the_easiest_game_is_played_where_nobody_names_one() -> None:
    easiest = starboard.game(installed().easiest)
    assert isinstance(easiest, Game) and easiest.parts.complexity == 1
