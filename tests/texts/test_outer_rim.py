"""The words of Outer Rim are those of the glossary."""

from __future__ import annotations

import tomllib

import pytest

from starboard.games.outer_rim.ids import FACTIONS
from starboard.texts import LANGUAGES, words
from starboard.texts.check import HERE
from texts.test_texts import first_form

GLOSSARY = tomllib.loads((HERE / "glossary" / "outer_rim.toml").read_text(encoding="utf-8"))

# Messages, and the terms of the glossary.
TERMS = [
    ("face-hit", "hit"),
    ("face-crit", "critical_hit"),
    ("face-focus", "focus"),
    ("face-blank", "blank"),
    ("skill-tech", "skill_tech"),
    ("skill-piloting", "skill_piloting"),
    ("trait-ILLEGAL", "illegal"),
    ("trait-ARMOR", "armor"),
    ("trait-WEAPON", "weapon"),
    ("stat-ground_combat", "ground_combat_value"),
    ("stat-ship_combat", "ship_combat_value"),
    ("stat-health", "health"),
    ("stat-hull", "hull"),
    ("stat-hyperdrive", "hyperdrive"),
    ("combat-ground", "ground_combat"),
    ("combat-ship", "ship_combat"),
    ("reputation-negative", "rep_negative"),
    ("reputation-neutral", "rep_neutral"),
    ("reputation-positive", "rep_positive"),
    ("step-planning", "planning_step"),
    ("step-action", "action_step"),
    ("step-encounter", "encounter_step"),
    *((f"type-{kind}", kind) for kind in ("bounty", "cargo", "crew", "gear", "job", "mod", "ship")),
    *((f"faction-{faction}", faction) for faction in FACTIONS),
    *((f"deck-{deck}", term) for deck, term in (("luxury", "luxury_deck"), ("ships", "ship_deck"))),
    ("card-used_ship_for_sale", "used_ship"),
    ("card-hired_help_1", "hired_help"),
]

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_words_are_those_of_the_glossary(lang: str) -> None:
    said = {message: words(lang)(f"outer_rim-{message}").casefold() for message, _ in TERMS}
    assert said == {message: first_form(GLOSSARY[term][lang]) for message, term in TERMS}


# Stems that every mention of a thing has, so that no other word is used for it anywhere.
STEMS = {
    "cs": {"gain_fame": "proslulost", "test": "test schopností", "fail_job": "zakázk", "keep_secret": "tajemství"},
    "pl": {"gain_fame": "sław", "test": "test umiejętności", "fail_job": "misj", "keep_secret": "tajną informacj"},
    "uk": {"gain_fame": "слав", "test": "перевірка майстерності", "fail_job": "халтурк", "keep_secret": "секрет"},
}


@pytest.mark.parametrize("lang", STEMS)
def test_sentences_of_cards_use_the_words_of_the_glossary(lang: str) -> None:
    w = words(lang)
    for effect, stem in STEMS[lang].items():
        assert stem in w(f"outer_rim-effect-{effect}", amount=2, skill="X").casefold()
