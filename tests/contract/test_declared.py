"""What games declare: every event, prompt and verb has its words, its kinds, and a place in the published schema."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from starboard import texts
from starboard.kernel.event import Event
from starboard.kernel.fact import Fact, fields_of
from starboard.kernel.game import AnyGame
from starboard.kernel.registry import installed
from starboard.kernel.verb import Verb
from starboard.server.books import game_told
from starboard.server.schema import schema, title_of
from starboard.texts import words

GAMES = [installed().game(game_id) for game_id in installed().ids]
SCHEMA = schema(installed())


def facts_of(game: AnyGame) -> list[type[Fact]]:
    return [*game.event_types.values(), *game.prompt_types.values()]


def verbs_of(game: AnyGame) -> list[Verb]:
    return [verb for verb in vars(game.verbs).values() if isinstance(verb, Verb)]


by_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@by_game
def test_every_event_and_prompt_has_its_words(game: AnyGame) -> None:
    w = words("en")
    for fact in facts_of(game):
        key = f"{fact.WORDS}{fact.id()}"
        assert w.has(key), key
        secret = issubclass(fact, Event) and any(field.secret for field in fields_of(fact))
        assert w.has(f"{key}-secret") == secret, f"{key}-secret"


@by_game
def test_every_verb_has_its_words(game: AnyGame) -> None:
    w = words("en")
    found = verbs_of(game)
    assert found
    for verb in found:
        assert w.has(verb.label_key), verb


@by_game
def test_no_words_are_left_of_what_is_not_declared(game: AnyGame) -> None:
    declared = {f"{fact.WORDS}{fact.id()}" for fact in facts_of(game)}
    declared |= {f"{key}-secret" for key in declared}
    bases = {fact.WORDS for fact in facts_of(game) if fact.WORDS.startswith(game.id)}
    written = "\n".join(
        file.read_text(encoding="utf-8") for file in (Path(texts.__file__).parent / "en").rglob("*.ftl")
    )
    told = {key for key in re.findall(r"^([a-z][\w-]*) =", written, re.MULTILINE) if key.startswith(tuple(bases))}
    assert told - declared == set()


@by_game
def test_the_schema_has_all_of_it(game: AnyGame) -> None:
    for part, facts in (("events", game.event_types), ("asks", game.prompt_types)):
        name = SCHEMA[part][game.id]["$ref"].rpartition("/")[2]
        listed = [one["$ref"].rpartition("/")[2] for one in SCHEMA["$defs"][name]["oneOf"]]
        assert listed == [title_of(fact) for fact in facts.values()]
        for fact in facts.values():
            described: Any = SCHEMA["$defs"][title_of(fact)]["properties"]
            assert described["is"] == {"const": fact.id()}
            assert set(described["facts"]["properties"]) == {field.name for field in fields_of(fact)}


@by_game
def test_every_choice_ahead_has_its_words_and_its_reasons(game: AnyGame) -> None:
    """Names with what they are about; what they rest on; and nothing else."""
    position = game.start(game.seats[-1], seed=1)
    assert game_told(game).ahead == [kind.id for kind in game.ahead]
    wanted = {f"{game.id}-ahead-{kind.id}" for kind in game.ahead}
    wanted |= {f"{kind}.about" for kind in wanted}
    rests = {name for kind in game.ahead for name in kind.rests(position, 0)}
    wanted |= {f"{game.id}-ahead-because-{name}" for name in rests}
    for language in texts.LANGUAGES:
        file = Path(texts.__file__).parent / language / game.id / "web-ahead.ftl"
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body if file.exists() else []
        said = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
        attributes = {f"{name}.{one.id.name}" for name, entry in said.items() for one in entry.attributes}
        assert {*said} | attributes == wanted, language
