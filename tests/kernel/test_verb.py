"""Verbs: notation, its parser, targets, labels and JSON, all from one declaration."""

from __future__ import annotations

from functools import partial
from types import ModuleType
from typing import Any

import pytest

from starboard.kernel.kind import COUNT, SEAT, Numbered
from starboard.kernel.message import Message
from starboard.kernel.verb import PLAIN, Verb, declared, read_any

PLACE = Numbered("place", ("gate", "hex"), lambda place: Message(f"place-{place}"))
verb = partial(Verb, "game-option-")

MOVE = verb("move", first=("action:move",), origin=PLACE, to=PLACE.aimed("to"))
TURN = verb("turn {place} r{count}", says="turned", rule="TURN-01", place=PLACE, count=COUNT.unaimed)
RAID = verb("raid", rival=SEAT.aimed("rival"), also=lambda seat: {"twice": 2 * seat})
BUY = verb("buy", last=("choose:buy",), place=PLACE)
DONE = verb("done")
NONE = verb("figure none", says="none", button=False)


@pytest.mark.parametrize(
    ("verb", "values", "notation", "targets", "label"),
    [
        (
            MOVE,
            (0, 1),
            "move gate hex",
            ("action:move", "place:gate", "to:hex"),
            Message("game-option-move", {"origin": Message("place-0"), "to": Message("place-1")}),
        ),
        (
            TURN,
            (1, 90),
            "turn hex r90",
            ("place:hex",),
            Message("game-option-turned", {"place": Message("place-1"), "count": 90}),
        ),
        (RAID, (2,), "raid 2", ("rival:2",), Message("game-option-raid", {"rival_seat": 2, "twice": 4})),
        (
            BUY,
            (0,),
            "buy gate",
            ("place:gate", "choose:buy"),
            Message("game-option-buy", {"place": Message("place-0")}),
        ),
        (DONE, (), "done", ("choose:done",), Message("game-option-done")),
        (NONE, (), "figure none", (), Message("game-option-none")),
    ],
)
def test_everything_follows_from_the_declaration(
    verb: Verb, values: tuple[Any, ...], notation: str, targets: tuple[str, ...], label: Message
) -> None:
    assert (verb.notation(values), verb.targets(values), verb.label(values)) == (notation, targets, label)
    assert verb.read(notation) == dict(zip(verb.fields, values, strict=True))


@pytest.mark.parametrize("text", ["move gate", "move gate moon", "move gate hex hex", "Move gate hex", "", "move"])
def test_what_is_not_the_verb_is_not_read(text: str) -> None:
    assert MOVE.read(text) is None


def test_the_first_form_that_a_text_has_reads_it() -> None:
    lenient = Verb("", "move {origin}", origin=PLACE)
    assert read_any((MOVE, lenient), "move gate hex") == {"origin": 0, "to": 1}
    assert read_any((MOVE, lenient), "move gate") == {"origin": 0}
    assert read_any((MOVE, lenient), "raid 2") == {}


def test_it_can_be_told_as_plain_data() -> None:
    assert MOVE.facts((0, 1)) == {"do": "move", "origin": "gate", "to": "hex"}
    assert DONE.facts(()) == {"do": "done"}
    assert (TURN.rule, MOVE.rule) == ("TURN-01", None)


def test_choices_that_are_not_declared_are_written_as_they_are() -> None:
    assert (PLAIN.notation((7,)), PLAIN.notation((1, 2)), PLAIN.targets((7,))) == ("7", "(1, 2)", ())
    assert PLAIN.label((7,)) == Message("option", {"notation": "7"})
    assert PLAIN.facts((7,)) == {"do": "7"}


def test_an_example_shows_how_it_is_written() -> None:
    """Two things of one kind are different ones."""
    assert MOVE.notation(MOVE.example()) == "move gate hex"
    assert TURN.notation(TURN.example()) == "turn gate r1"
    assert DONE.example() == ()


def test_verbs_of_a_module_are_listed_once_and_in_order() -> None:
    module = ModuleType("verbs")
    vars(module).update(BUY=BUY, TABLE={"raid": RAID, "buy": BUY}, words="other", DONE=DONE)
    assert declared(module) == [BUY, RAID, DONE]
