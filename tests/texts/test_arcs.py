"""The words of Arcs: those of the glossary, and a name and a text for every card."""

from __future__ import annotations

import tomllib

import pytest

from starboard.games.arcs.ids import ACTIONS, AMBITIONS, DICE, PLACES, SUITS, TYPES
from starboard.games.arcs.kinds import CARDS
from starboard.games.arcs.tables.court_cards import COURT
from starboard.games.arcs.tables.leader_cards import LEADERS
from starboard.games.arcs.tables.lore_cards import LORE
from starboard.games.arcs.tables.map import SYSTEMS
from starboard.games.arcs.tables.setup_cards import SETUPS
from starboard.texts import LANGUAGES, words
from starboard.texts.catalogue import catalogue
from starboard.texts.check import HERE
from texts.test_texts import first_form

GLOSSARY = tomllib.loads((HERE / "glossary" / "arcs.toml").read_text(encoding="utf-8"))

# What messages begin with, and what the terms of the glossary begin with.
TERMS = [
    *((f"resource-{word}", f"res.{word}") for word in TYPES),
    *((f"suit-{word}", f"suit.{word}") for word in SUITS),
    *((f"ambition-{word}", f"amb.{word}") for word in AMBITIONS),
    *((f"action-{word}", f"act.{word}") for word in (*ACTIONS, "catapult")),
    *((f"mode-{word}", f"mode.{word}") for word in ("surpass", "copy", "pivot")),
    *((f"piece-{word}", f"piece.{word}") for word in ("ship", "agent", "city", "starport")),
    *((f"state-{word}", f"state.{word}") for word in ("fresh", "damaged")),
    *((f"map-{word}", f"map.{word}") for word in ("planet", "gate", "cluster")),
    *((f"die-{word}", f"die.{word}") for word in DICE),
    *((f"kind-{word}", f"card.{word}") for word in ("guild", "vox", "leader", "lore")),
    ("face-self_hit", "face.selfHit"),
    ("face-intercept", "face.intercept"),
    ("face-hit", "face.shipHit"),
    ("face-building_hit", "face.buildingHit"),
    ("face-key", "face.key"),
]

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_words_are_those_of_the_glossary(lang: str) -> None:
    said = {message: words(lang)(f"arcs-{message}").casefold() for message, _ in TERMS}
    assert said == {message: first_form(GLOSSARY[term][lang]) for message, term in TERMS}


@every_language
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    for card in CARDS:
        assert words(lang)(f"arcs-card-{card}"), card
        assert words(lang)(f"arcs-card-{card}-text").endswith("."), card


def test_names_of_cards_are_those_of_the_data() -> None:
    w = words("en")
    for card in (*COURT, *LEADERS, *LORE):
        assert w(f"arcs-card-{card.id}") == card.name.replace("'", "’")  # notations are made of the plain ones
    for setup in SETUPS:
        assert w(f"arcs-setup-{setup.id}") == setup.name


@every_language
def test_the_text_of_a_card_has_the_names_of_its_new_actions(lang: str) -> None:
    """Each with the standard action it is taken instead of, in brackets."""
    w = words(lang)
    for card in (*COURT, *LEADERS, *LORE):
        for ability in card.abilities:
            if ability.trigger == "new_action":
                name = w(f"arcs-action-{ability.name.lower().replace(' ', '_')}")
                standard = w(f"arcs-action-{ACTIONS[ability.replaces]}")
                assert f"{name} ({standard})" in w(f"arcs-card-{card.id}-text")


@every_language
def test_systems_have_names(lang: str) -> None:
    said = {words(lang)("arcs-system", cluster=s.cluster + 1, place=PLACES[s.place]) for s in SYSTEMS}
    assert len(said) == 24
    if lang == "en":
        assert said == {system.name for system in SYSTEMS}


@every_language
def test_every_rule_is_in_every_language(lang: str) -> None:
    rules = catalogue("arcs", lang)
    assert len(rules.rules) == 451
    assert all(rules.area_of(rule_id) for rule_id in rules.rules)


def test_the_english_rules_say_what_they_rest_on() -> None:
    rules = catalogue("arcs", "en")
    assert list(rules.basis) == list(rules.rules)
    for marks in rules.basis.values():
        first, *settled = marks.split()
        assert first in ("R", "D", "C")
        assert all(f"ARC-AMB-{int(mark[1:]):02}" in rules.ambiguities for mark in settled)
    assert (len(rules.examples), len(rules.ambiguities)) == (40, 45)
