"""Kinds: how values are written, read, said, pointed at and told as JSON."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.kernel.kind import COUNT, SEAT, TRUTH, Kind, Many, Number, Numbered, Words, listing
from starboard.kernel.message import Message

PLACE = Numbered("place", ("gate", "arrow", "hex"), lambda place: Message("place", {"number": place}))
COLOUR = Words("colour", ("red", "blue"))
SLOT = Number("slot", 1, aim="token")
PLACES = Many(PLACE, listing("list", none="nothing"), aim="place")
COLOURS = Many(COLOUR, listing("list"), between=",")


@pytest.mark.parametrize(
    ("kind", "value", "text", "plain"),
    [
        (PLACE, 2, "hex", "hex"),
        (COLOUR, "red", "red", "red"),
        (SLOT, 0, "1", 1),
        (SEAT, 3, "3", 3),
        (COUNT, -2, "-2", -2),
        (TRUTH, True, "yes", True),
        (PLACES, (0, 2), "gate hex", ["gate", "hex"]),
        (PLACES, (), "", []),
        (COLOURS, ("red", "blue"), "red,blue", ["red", "blue"]),
    ],
)
def test_what_is_written_is_read_again(kind: Kind[Any], value: Any, text: str, plain: Any) -> None:
    assert (kind.text(value), kind.read(text)) == (text, value)
    assert (kind.plain(value), kind.from_plain(plain)) == (plain, value)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (PLACE, "moon"),
        (COLOUR, "green"),
        (SLOT, "one"),
        (SLOT, "1" * 20),
        (SEAT, ""),
        (TRUTH, "maybe"),
        (PLACES, "gate x"),
    ],
)
def test_what_is_no_value_is_not_read(kind: Kind[Any], text: str) -> None:
    assert kind.read(text) is None
    with pytest.raises(ValueError, match=f"is no (list of )?{kind.name}"):
        kind.from_plain({"what": text})


def test_what_people_call_it() -> None:
    assert PLACE.said(1) == Message("place", {"number": 1})
    assert PLACE.called(lambda place: f"no. {place}").said(1) == "no. 1"
    assert (COLOUR.said("red"), SLOT.said(0), TRUTH.said(False)) == ("red", 1, "no")
    first, second = PLACE.said(0), PLACE.said(2)
    assert PLACES.said((0, 2)) == Message("list", {"first": first, "rest": second})
    assert (PLACES.said((0,)), PLACES.said(()), COLOURS.said(())) == (first, Message("nothing"), "")


def test_what_a_click_points_at() -> None:
    assert PLACE.targets(2) == ("place:hex",)
    assert PLACE.aimed("to").targets(2) == ("to:hex",)
    assert PLACE.unaimed.targets(2) == ()
    assert SLOT.targets(0) == ("token:1",)
    assert PLACES.targets((0, 2)) == ("place:gate", "place:hex")
    assert SEAT.aimed("rival").targets(1) == ("rival:1",)


def test_a_seat_is_an_argument_that_names_are_put_in() -> None:
    assert [SEAT.argument(name) for name in ("seat", "owner", "taker_seat")] == ["seat", "owner_seat", "taker_seat"]
    assert SEAT.aimed("rival").argument("owner") == "owner_seat"
    assert COUNT.argument("left") == "left"


def test_the_schema_lists_few_words() -> None:
    assert PLACE.schema() == {"enum": ["gate", "arrow", "hex"]}
    assert Numbered("card", [str(number) for number in range(100)]).schema() == {"type": "string"}
    assert Words("tile").schema() == {"type": "string"}
    assert (SLOT.schema(), TRUTH.schema()) == ({"type": "integer"}, {"type": "boolean"})
    assert PLACES.schema() == {"type": "array", "items": PLACE.schema()}


def test_examples_are_the_first_values_unless_others_are_given() -> None:
    assert [PLACE.example(number) for number in range(4)] == [0, 1, 2, 0]
    assert (SLOT.example(), SEAT.example(1)) == (0, 2)
    shown = PLACE.like("hex").explained("a place")
    assert (shown.example(), shown.about, PLACE.about) == (2, "a place", "")
    for none in (Words("word"), PLACE.like("moon")):
        with pytest.raises(ValueError, match="no example"):
            none.example()
