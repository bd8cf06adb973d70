"""Everything that the rules of Arcs say has words, in every language."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from starboard.games import arcs
from starboard.games.arcs import verbs, why
from starboard.games.arcs.game import COLOURS, GAME
from starboard.games.arcs.tables.setup_cards import SETUPS
from starboard.games.arcs.why import deed as why_deed
from starboard.kernel.fact import fields_of
from starboard.kernel.verb import Verb
from starboard.texts import LANGUAGES, words

every_language = pytest.mark.parametrize("lang", LANGUAGES)
SOURCES = [path.read_text(encoding="utf-8") for path in Path(arcs.__file__ or "").parent.rglob("*.py")]
REASON = re.compile(r'"([a-z-]+)", (?:"ARC-|deed\.rule)')


def all_verbs() -> list[Verb]:
    declared = [verb for verb in vars(verbs).values() if isinstance(verb, Verb)]
    return [*declared, *verbs.DEEDS.values(), *(verb.bare for verb in verbs.DEEDS.values())]


def keys() -> set[str]:
    """All that is declared, that is written out in the code, and what it puts together."""
    found = {key for source in SOURCES for key in re.findall(r'"(arcs-[a-z][a-z0-9-]*[a-z0-9])"', source)}
    asked = {f"{prompt.WORDS}{prompt.id()}" for prompt in GAME.prompt_types.values()}
    options = {verb.label_key for verb in all_verbs() if not isinstance(verb, verbs.Pick)}
    events = GAME.event_types.values()
    told = {f"{event.WORDS}{event.id()}" for event in events}
    told |= {f"{event.WORDS}{event.id()}-secret" for event in events if any(one.secret for one in fields_of(event))}
    reasons = {f"arcs-why-{reason}" for reason in REASON.findall(inspect.getsource(why))}
    reasons |= {f"arcs-why-deed-{reason}" for reason in REASON.findall(inspect.getsource(why_deed))}
    deeds = {f"arcs-deed-{deed.name}" for deed in GAME.content.deeds}
    return {*found, *asked, *options, *told, *reasons, *deeds, *(f"arcs-setup-{setup.id}" for setup in SETUPS)}


def test_the_code_is_searched_in_the_right_way() -> None:
    assert {
        "arcs-ask-lead",
        "arcs-option-follow",
        "arcs-deed-discard-only",
        "arcs-event-dealt-secret",
        "arcs-why-no-control",
        "arcs-why-not-this-action",
        "arcs-why-deed-once",
        "arcs-setup-p2_frontiers",
    } <= keys()


@every_language
def test_all_messages_of_the_rules_have_words(lang: str) -> None:
    assert [key for key in sorted(keys()) if not words(lang).has(key)] == []


@every_language
def test_colours_are_names(lang: str) -> None:
    said = {words(lang)("arcs-colour", colour=colour) for colour in COLOURS}
    assert len(said) == 4 and all(name[0].isupper() for name in said)


@every_language
def test_dice_without_symbols_are_told_without_a_list(lang: str) -> None:
    none = {"self_hits": 0, "intercepts": 0, "hits": 0, "building_hits": 0, "keys": 0}
    assert words(lang)("arcs-symbols", **none) == ""
    assert words(lang)("arcs-symbols", **none | {"hits": 2, "keys": 1}).count(" · ") == 2


PLURALS = {
    "en": ["1 ship", "2 ships", "5 ships"],
    "cs": ["1 loď", "2 lodě", "5 lodí"],
    "pl": ["1 statek", "2 statki", "5 statków"],
    "uk": ["1 корабель", "2 кораблі", "5 кораблів"],
}


@every_language
def test_ships_are_counted_as_the_language_counts(lang: str) -> None:
    for count, said in zip((1, 2, 5), PLURALS[lang], strict=True):
        line = words(lang)("arcs-event-moved", seat="A", count=count, origin="B", system="C")
        assert f"{said}: B → C." in line
