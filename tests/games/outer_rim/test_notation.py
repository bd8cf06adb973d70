"""How choices are written: each is found by its notation, told from the others, and explained in docs/notation.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from games.outer_rim.table import Table
from marks import long
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import DECKS, FACES, FACTIONS, SKILLS
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.verbs import VERBS
from starboard.kernel.ask import Option
from starboard.kernel.chance import Dice, below
from starboard.kernel.position import Position
from starboard.texts import words

DOCS = Path(__file__).parents[3] / "docs"
OF = GAME.content
WORDS = frozenset(word for word, _ in VERBS)
LABELS = frozenset(key.removeprefix("label-") for key in OF.printed if key.startswith("label-"))
SOURCES = frozenset((*OF.card, *OF.character, *OF.sheet))


def decisions(seed: int, most: int) -> Iterator[tuple[Position[OuterRimState], list[Option]]]:
    """Of a random game: all that can be chosen, out of turn too."""
    position, dice = GAME.start(1 + seed % 4, seed, {"random_map": seed % 3 == 0}), Dice(seed)
    for _ in range(most):
        if position.ask is None:
            return
        asides = [option for seat in range(position.seats) for option in position.asides(seat)]
        yield position, [*position.ask.options, *asides]
        position.play(position.ask.options[below(dice, len(position.ask.options))])


@pytest.mark.parametrize("seed", range(4))
def test_every_option_is_found_by_its_notation(seed: int) -> None:
    for position, _ in decisions(seed, 250):
        assert position.ask is not None
        for option in position.ask.options:
            found = position.legal(option.notation)
            assert found == option and found.choice == option.choice
            assert re.fullmatch(r"[a-z0-9_/, -]+", option.notation), option.notation
        spaced = position.ask.options[-1].notation.replace(" ", "   ")
        assert position.legal(f"  {spaced} ") == position.ask.options[-1]


@pytest.mark.parametrize("seed", range(4))
def test_labels_and_targets_tell_the_options_of_a_decision_apart(seed: int) -> None:
    say = words("en").say
    for position, _ in decisions(seed, 250):
        assert position.ask is not None
        for told in (lambda option: say(option.label), lambda option: option.targets):
            known: dict[object, str] = {}
            for option in position.ask.options:
                other = known.setdefault(told(option), option.notation)
                assert other == option.notation, f"{position.ask.kind}: {other} and {option.notation}"


# The docs: every notation and every target, reduced to its shape, stands there in code style.

KINDS: dict[str, frozenset[str]] = {
    "faction": frozenset(FACTIONS),
    "face": frozenset(FACES),
    "skill": frozenset(SKILLS),
    "deck": frozenset(DECKS),
    "space": frozenset(OF.space),
    "character": frozenset(OF.character),
    "ship": frozenset(OF.sheet),
    "card": frozenset(OF.card),
    "source": SOURCES,
    "by": SOURCES,
    "label": LABELS,
}


@cache
def is_of(kind: str, word: str) -> bool:
    """Whether the word can be what the kind says."""
    if kind in KINDS:
        return word in KINDS[kind]
    if kind == "spot":
        space, _, place = word.partition("/")
        return space in OF.space and place.isdigit()
    if kind == "faces":
        return all(is_of("face", one) for one in word.split(","))
    if kind == "choose":
        return word in WORDS
    assert kind in ("player", "credits"), kind
    return word.isdigit()


@cache
def shape(text: str) -> str:
    """`move lothal` → `move space`; nothing if it is no notation."""
    verb, *about = text.split() or [""]
    declared = VERBS.get((verb, len(about)))
    if declared is None:
        return ""
    kinds = [kind.aim for kind in declared.fields.values()]
    fits = all(is_of(kind, word) for kind, word in zip(kinds, about, strict=True))
    return " ".join([verb, *kinds]) if fits else ""


def target_kind(target: str) -> str:
    kind, _, value = target.partition(":")
    return kind if " " not in target and is_of(kind, value) else ""


def documented() -> tuple[set[str], set[str]]:
    """The shapes of notations and the kinds of targets that the section on Outer Rim has."""
    text = (DOCS / "notation.md").read_text(encoding="utf-8").partition("## Outer Rim")[2].partition("## Records")[0]
    codes = re.findall("`([^`]+)`", text)
    targets = [code for code in codes if ":" in code and code != "KIND:VALUE"]
    assert all(map(target_kind, targets)), [code for code in targets if not target_kind(code)]
    return {shape(code) for code in codes if ":" not in code} - {""}, set(map(target_kind, targets))


@pytest.mark.parametrize("games", [range(16), pytest.param(range(1000, 1200), marks=long)], ids=["some", "many"])
def test_everything_that_is_written_is_in_the_docs(games: range) -> None:
    notations, kinds = documented()
    for seed in games:
        for _, options in decisions(seed, 400):
            for option in options:
                assert shape(option.notation) in notations, option.notation
                for target in option.targets:
                    assert target_kind(target) in kinds, target


def test_every_verb_and_every_kind_is_in_the_docs() -> None:
    notations, kinds = documented()
    aims = {verb: [kind.aim for kind in verb.fields.values()] for verb in VERBS.values()}
    assert {" ".join([verb.word, *about]) for verb, about in aims.items()} - notations == set()
    assert {kind for about in aims.values() for kind in about} | {"choose"} == kinds


@pytest.mark.parametrize("seed", range(4))
def test_a_notation_is_read_back_by_its_verb(seed: int) -> None:
    for _, options in decisions(seed, 250):
        for option in options:
            verb, values = option.ask.frame.spelled(option.choice)
            assert option.notation == verb.notation(values)
            read = verb.read(option.notation)
            assert read is not None and tuple(read.values()) == values


def test_examples_in_the_docs_are_real() -> None:
    """What looks like a notation there is one, down to its ids."""
    text = (DOCS / "notation.md").read_text(encoding="utf-8").partition("## Outer Rim")[2].partition("## Records")[0]
    codes = re.findall(r"^\| `([^`]+)` \|", text.partition("Targets")[0], re.M)
    assert len(codes) == len(VERBS)
    for code in codes:
        assert shape(code), code


def test_what_is_not_in_the_docs_would_be_noticed() -> None:
    notations, _ = documented()
    assert {shape("move naboo"), shape("reroll boba_fett hit,hit")} <= notations
    assert not {shape("fly naboo"), shape("move tatooine/1"), shape("offer 1000"), shape("give 7")} & notations
    assert target_kind("spot:lothal") == "" and target_kind("space:lothal") == "space"


def test_cards_are_written_by_the_resource_they_are() -> None:
    t = Table().holds("han_solo", "vibro_ax crew_chewbacca").at("boba_fett", "lothal").act("han_solo")
    t.play("trade", "partner 1")
    assert "give crew_chewbacca" in t.choices and "give-credits 1000" in t.choices
