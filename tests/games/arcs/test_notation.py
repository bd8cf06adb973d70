"""How choices are written: each is found by its notation and told from the others; what is none is explained."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from games.arcs.table import Table
from marks import long
from starboard.games.arcs.game import GAME
from starboard.games.arcs.ids import AMBITIONS, DICE, PIECES, TYPES
from starboard.games.arcs.state import ArcsState
from starboard.kernel.ask import Option
from starboard.kernel.event import Event
from starboard.kernel.position import Position
from starboard.kernel.random_games import walk
from starboard.texts import LANGUAGES, words
from starboard.texts.catalogue import catalogue

LEADERS: dict[str, Any] = {"leaders": True, "lore": 2, "pack": True}
GAMES = [(2, 11, {}), (3, 12, {"split_discard": True}), (4, 13, LEADERS), (2, 14, LEADERS), (3, 15, LEADERS)]
EVERY_GAME = pytest.mark.parametrize(("seats", "seed", "options"), GAMES)

DOCS = Path(__file__).parents[3] / "docs"
NONSENSE = [
    "",
    " ",
    "fly",
    "tax",
    "tax c9_hex/1",
    "tax c1_hex/9",
    "build",
    "build palace c1_hex/1",
    "build city",
    "build ship c1_gate/1",
    "move c1_gate",
    "move c1_gate c4_hex",
    "repair agent c1_hex",
    "influence bc99",
    "influence bc01",
    "secure lore01",
    "battle",
    "battle c1_gate 9",
    "lead aggression_9",
    "copy",
    "surpass construction_7",
    "pivot mobilization_1",
    "seize all",
    "declare peace",
    "dice raid 6",
    "ships 99 99",
    "steal slot 9",
    "hit planet",
    "arrange mmmmmmm",
    "draft leader99",
    "spend 9 gold",
    "END",
    "action:tax",
    "site:c1_hex/1",
    "system:c1_gate",
    "court:bc01",
    "hand:aggression_2",
    "choose:everything",
    "deed:no-such-deed",
    "\u0000",
    "a" * 300,
]


def decisions(seats: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[Position[ArcsState], Option]]:
    for position, option in walk(GAME, seats, options, seed):
        if option is not None:
            yield position, option


@EVERY_GAME
def test_every_option_is_found_by_its_notation(seats: int, seed: int, options: dict[str, Any]) -> None:
    for position, _ in decisions(seats, seed, options):
        assert position.ask is not None
        for option in position.ask.options:
            found = position.legal(option.notation)
            assert found == option and found.choice == option.choice
        spaced = position.ask.options[-1].notation.replace(" ", "   ")
        assert position.legal(f"  {spaced} ") == position.ask.options[-1]


@EVERY_GAME
def test_every_notation_is_read_back_by_its_verb(seats: int, seed: int, options: dict[str, Any]) -> None:
    for position, _ in decisions(seats, seed, options):
        assert position.ask is not None
        for option in position.ask.options:
            verb, values = position.ask.frame.spelled(option.choice)
            written = re.findall(r"\{(\w+)\}", verb.form)
            named = dict(zip(verb.fields, values, strict=True))
            assert verb.read(option.notation) == {name: named[name] for name in written}, option.notation


@EVERY_GAME
def test_notation_is_lower_case_ascii(seats: int, seed: int, options: dict[str, Any]) -> None:
    for position, _ in decisions(seats, seed, options):
        assert position.ask is not None
        for option in position.ask.options:
            assert re.fullmatch(r"[a-z0-9_/ -]+", option.notation), option.notation


@EVERY_GAME
def test_labels_tell_the_options_of_a_decision_apart(seats: int, seed: int, options: dict[str, Any]) -> None:
    say = words("en").say
    for position, _ in decisions(seats, seed, options):
        assert position.ask is not None
        labels: dict[str, str] = {}
        for option in position.ask.options:
            other = labels.setdefault(say(option.label), option.notation)
            assert other == option.notation, f"{position.ask.kind}: {other} and {option.notation}: {say(option.label)}"


@cache
def known_rules() -> frozenset[str]:
    rules = catalogue("arcs", "en")
    return frozenset(rules.rules) | frozenset(rules.ambiguities)


@EVERY_GAME
def test_what_is_not_an_option_is_refused_with_a_reason(seats: int, seed: int, options: dict[str, Any]) -> None:
    said: set[tuple[str, str]] = set()
    for number, (position, _) in enumerate(decisions(seats, seed, options)):
        assert position.ask is not None
        there = {text for option in position.ask.options for text in (option.notation, *option.targets)}
        for text in NONSENSE:
            if number % 4 and text not in NONSENSE[number % len(NONSENSE) :][:8]:
                continue  # a few texts at most decisions, all of them at some
            refusal = position.why_not(text)
            if text.strip() in there:
                continue
            assert refusal is not None, (position.ask.kind, text)
            assert refusal.rule is None or refusal.rule in known_rules(), refusal
            said.add((position.ask.kind, refusal.reason.key))
            for lang in LANGUAGES:
                assert words(lang).say(refusal.reason).strip()
    assert len(said) > 30


@EVERY_GAME
def test_all_rules_named_are_in_the_catalogue(seats: int, seed: int, options: dict[str, Any]) -> None:
    named: set[str | None] = set()
    events: list[Event] = []
    for position, option in decisions(seats, seed, options):
        assert position.ask is not None
        named |= {position.ask.rule, option.rule}
        events += position.copy().play(option)
    named |= {event.rule for event in events}
    assert named - {None} <= known_rules()
    assert all(event.rule for event in events)


def test_names_of_deeds_are_words_of_their_own() -> None:
    """So that a notation tells which deed of which card is meant."""
    names = [deed.name for deed in GAME.content.deeds]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", name) for name in names)


# The docs: every notation and every target, reduced to its shape, stands there in code style.

KINDS = {
    r"c[1-6]_[a-z]+/[1-3]": "SITE",
    r"c[1-6]_[a-z]+": "SYSTEM",
    r"(administration|aggression|construction|mobilization)_[1-7]": "ACTION-CARD",
    r"(bc|lore|leader)\d\d": "CARD",
    r"\d+|COUNT|SEAT|SLOT": "NUMBER",
    "|".join(TYPES): "RESOURCE",
    "|".join(AMBITIONS): "AMBITION",
    "|".join(PIECES): "PIECE",
    "|".join(DICE): "DIE",
    "fresh|damaged": "STATE",
    r"[mfwrp-]{7}": "SLOTS",
}


@cache
def kind_of(word: str) -> str:
    return next((kind for pattern, kind in KINDS.items() if re.fullmatch(pattern, word)), word)


@cache
def shape(text: str) -> str:
    """`move c1_gate c2_hex` → `move SYSTEM SYSTEM`. Any number of dice or of recycled cards is one shape."""
    first, *rest = text.split()
    said = " ".join([first, *map(kind_of, rest)])
    return re.sub(r"(DIE NUMBER|recycle ACTION-CARD)( DIE NUMBER| ACTION-CARD)+$", r"\1", said)


@cache
def target_shape(target: str) -> str:
    """`ship:c1_gate/0/fresh` → `ship:SYSTEM/NUMBER/STATE`; what a word names is not asked for."""
    kind, _, value = target.partition(":")
    if kind in ("action", "deed", "mode", "choose"):
        return kind
    return f"{kind}:{'/'.join(map(kind_of, value.split('/')))}"


def documented() -> set[str]:
    """All that stands in code style in the section on Arcs; with and without what stands in brackets."""
    section = (DOCS / "notation.md").read_text(encoding="utf-8").partition("## Arcs")[2].partition("## Records")[0]
    codes = [" ".join(code.split()) for code in re.findall("`([^`]+)`", section)]
    return {form for code in codes for form in (re.sub(r" \[.*\]", "", code), re.sub(r"[][]", "", code))}


def all_options(games: range) -> Iterator[Option]:
    """Of random games by all rules."""
    for seed in games:
        leaders, all_cards = seed % 4 > 0, seed % 4 > 1
        options = {"leaders": leaders, "pack": all_cards, "lore": 1 + all_cards, "split_discard": seed % 2 > 0}
        for position, _ in decisions(2 + seed % 3, seed, options):
            assert position.ask is not None
            yield from position.ask.options


@pytest.mark.parametrize("games", [range(20), pytest.param(range(1000, 1700), marks=long)], ids=["some", "many"])
def test_everything_that_is_written_is_in_the_docs(games: range) -> None:
    forms = documented()
    notations = set(map(shape, forms))
    targets = {target_shape(form) for form in forms if ":" in form}
    for option in all_options(games):
        assert shape(option.notation) in notations, option.notation
        for target in option.targets:
            assert " " not in target and target_shape(target) in targets, target


def test_what_is_not_in_the_docs_would_be_noticed() -> None:
    notations = set(map(shape, documented()))
    assert {shape("tax c4_hex/2"), shape("recycle aggression_2 aggression_3 mobilization_1")} <= notations
    assert not {shape("tax c4_hex"), shape("hand 1 fuel"), shape("steal 1 slot")} & notations
    assert target_shape("loot:slot 2") != target_shape("loot:2")


def test_all_deeds_are_in_the_docs() -> None:
    assert {deed.name for deed in GAME.content.deeds} - {form.split()[0] for form in documented()} == set()


def test_systems_sites_and_cards_are_written_by_their_ids() -> None:
    t = Table("red blue").city("red", "c1_arrow").ships("red", "c1_gate", 2).ships("blue", "c1_gate", 1)
    t.lead("red", "administration_6")
    assert "tax c1_arrow/1" in t.choices and "influence bc02" in t.choices
    t = Table("red blue").ships("red", "c1_gate", 2).ships("blue", "c1_gate", 1).lead("red", "aggression_6")
    assert "move c1_gate c1_arrow" in t.choices and "battle c1_gate 1" in t.choices


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("tax c1_arrow/1", ("not-this-action", "ARC-LEAD-03")),
        ("move c1_gate c3_hex", ("not-adjacent", "ARC-MAP-04")),
        ("move c1_hex c1_gate", ("no-ships", "ARC-MOVE-01")),
        ("battle c1_gate 1", ("no-defender", "ARC-BATTLE-03")),
        ("secure bc02", ("no-majority", "ARC-SECURE-02")),
        ("secure bc31", ("not-in-court", "ARC-SECURE-01")),
        ("fly", ("form", "ARC-CHAPTER-08")),
    ],
)
def test_why_an_action_is_not_possible(text: str, why: tuple[str, str]) -> None:
    t = Table("red blue").ships("red", "c1_gate", 2).ships("blue", "c1_arrow", 1).lead("red", "aggression_5")
    assert t.refused(text) == why
