"""Facts: events and prompts as declared shapes."""

from __future__ import annotations

import sys
from typing import Annotated, ClassVar

import msgspec
import pytest

from starboard.kernel.ask import Prompt
from starboard.kernel.event import Event, Written, read, write
from starboard.kernel.fact import SECRET, Count, Fact, Seat, declared_in, fields_of, id_of
from starboard.kernel.kind import Many, Numbered, listing
from starboard.kernel.message import Argument, Message

CARD = Numbered("card", ("ace", "king"), lambda card: Message(f"card-{card}"))
CARDS = Many(CARD, listing("list"))
Card = Annotated[int, CARD]


class GameEvent(Event):
    WORDS: ClassVar[str] = "game-event-"


class Drew(GameEvent):
    RULE: ClassVar[str | None] = "DRAW-01"

    seat: Seat
    count: Count
    cards: Annotated[tuple[int, ...] | None, CARDS, SECRET] = None


class TookAll(GameEvent):
    seat: Seat
    owner: Seat
    card: Card | None = None

    def also(self) -> dict[str, Argument]:
        return {"twice": 2 * self.seat}


class Choose(Prompt):
    WORDS: ClassVar[str] = "game-ask-"

    card: Card


class Loose(Fact):
    word: str


DREW = Drew(1, 2, (0, 1), to=(1,))


def test_a_fact_is_said_by_what_its_fields_are_called() -> None:
    assert TookAll(1, 0, 1).message == Message(
        "game-event-took-all", {"seat": 1, "owner_seat": 0, "card": Message("card-1"), "twice": 2}
    )
    assert Choose(0).message == Message("game-ask-choose", {"card": Message("card-0")})


def test_a_fact_is_told_as_plain_data() -> None:
    assert TookAll(1, 0, 1).facts == {"seat": 1, "owner": 0, "card": "king"}
    assert TookAll(1, 0).facts == {"seat": 1, "owner": 0}
    assert (TookAll(1, 0).is_, TookAll.id(), id_of("X")) == ("took-all", "took-all", "x")
    assert TookAll(1, 0, 1).targets == ("seat:1", "seat:0", "card:king")
    assert Drew.schema() == {
        "type": "object",
        "properties": {
            "seat": {"type": "integer"},
            "count": {"type": "integer"},
            "cards": {"type": "array", "items": {"enum": ["ace", "king"]}},
        },
        "required": ["seat", "count"],
        "additionalProperties": False,
    }


def test_a_secret_is_known_to_those_it_is_told_to() -> None:
    assert DREW.seen_by(1) is DREW
    assert DREW.message.key == "game-event-drew-secret"
    for seat in (0, None):
        seen = DREW.seen_by(seat)
        assert seen.facts == {"seat": 1, "count": 2} and seen.message == Message("game-event-drew", seen.args)
    assert TookAll(1, 0).seen_by(None) == TookAll(1, 0)


def test_the_rule_is_declared_or_told() -> None:
    assert (DREW.rule, TookAll(0, 1).rule) == ("DRAW-01", None)
    assert Drew(0, 1, because="DRAW-02").rule == "DRAW-02"


def test_every_field_has_a_kind() -> None:
    assert [(field.name, field.secret, field.optional) for field in fields_of(Drew)] == [
        ("seat", False, False),
        ("count", False, False),
        ("cards", True, True),
    ]
    with pytest.raises(TypeError, match=r"Loose\.word has no kind"):
        fields_of(Loose)


def test_an_event_is_read_as_it_was_written() -> None:
    here = {event.id(): event for event in declared_in(sys.modules[__name__], Event)}
    assert set(here) == {"drew", "took-all"}, "bases are no events"
    for event in (DREW, TookAll(1, 0), TookAll(1, 0, 1, because="R", reveals=True)):
        data = msgspec.json.decode(msgspec.json.encode(write(event)), type=Written)
        assert read(here, data) == event


@pytest.mark.parametrize(
    ("is_", "facts", "problem"),
    [
        ("drawn", {}, "no event is called 'drawn'"),
        ("drew", {"seat": 1}, "[Mm]issing"),
        ("drew", {"seat": "1", "count": 2}, "is no seat"),
        ("drew", {"seat": 1, "count": 2, "cards": ["joker"]}, "is no card"),
        ("drew", {"seat": 1, "count": 2, "more": 1}, "has no more"),
    ],
)
def test_what_is_no_event_is_refused(is_: str, facts: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        read({"drew": Drew}, Written(is_, facts))
