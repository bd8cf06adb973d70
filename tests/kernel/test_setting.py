"""What a game can be started with."""

from __future__ import annotations

from typing import Any

import pytest

from kernel.harbour import FLAGS, GAME
from starboard import BadSetup
from starboard.kernel.setting import OneOf, OneSeat, Setting, settled


def test_what_is_not_given_is_the_default() -> None:
    assert GAME.start(2, 1).options == {"offers": True, "rounds": 3, "first": 0, "flags": ["red", "blue"]}
    assert GAME.start(3, 1, {"first": 2}).options["first"] == 2


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("offers", False),
        ("rounds", 1),
        ("rounds", 5),
        ("first", 1),
        ("flags", ["black", "red"]),
        ("flags", ("black", "red")),
        ("flags", ["black", "red", "blue"]),
    ],
)
def test_what_is_taken(option: str, value: Any) -> None:
    kept = list(value)[:2] if option == "flags" else value
    assert GAME.start(2, 1, {option: value}).options[option] == kept


@pytest.mark.parametrize(
    ("option", "value", "takes"),
    [
        ("offers", 1, "true, false"),
        ("offers", "yes", "true, false"),
        ("offers", None, "true, false"),
        ("rounds", 4, "1, 2, 3, 5"),
        ("rounds", True, "1, 2, 3, 5"),
        ("rounds", 1.0, "1, 2, 3, 5"),
        ("rounds", "1", "1, 2, 3, 5"),
        ("rounds", [1], "1, 2, 3, 5"),
        ("first", 2, "0–1"),
        ("first", -1, "0–1"),
        ("first", True, "0–1"),
        ("first", "0", "0–1"),
        ("flags", ["red"], "2 × red, blue, green, black"),
        ("flags", ["red", "red"], "2 × red, blue, green, black"),
        ("flags", ["red", "pink"], "2 × red, blue, green, black"),
        ("flags", ["red", ["blue"]], "2 × red, blue, green, black"),
        ("flags", "red", "2 × red, blue, green, black"),
        ("flags", None, "2 × red, blue, green, black"),
    ],
)
def test_what_is_not_taken(option: str, value: object, takes: str) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.start(2, 1, {option: value})
    assert f"Option “{option}” does not take “{value}”. It takes: {takes}." in str(error.value)
    assert error.value.rule == GAME.options[option].rule


def test_an_option_that_does_not_exist() -> None:
    with pytest.raises(BadSetup, match=r"There is no option “more”\. Options: offers, rounds, first, flags"):
        GAME.start(2, 1, {"more": 1})
    with pytest.raises(BadSetup, match=r"There is no option “more”\. Options: –"):
        settled({}, 2, {"more": 1})


def test_options_that_do_not_go_together() -> None:
    assert GAME.start(3, 1, {"rounds": 5}).options["rounds"] == 5
    with pytest.raises(BadSetup) as error:
        GAME.start(4, 1, {"rounds": 5})
    assert error.value.rule == "HAR-ROUND"


def test_values_of_different_kinds() -> None:
    setting = OneOf("auto", None, ("auto", 1, 2))
    assert [setting.takes(value, 2) for value in ("auto", 1, 2)] == [True, True, True]
    assert [setting.takes(value, 2) for value in ("1", True, 3, 2.0)] == [False] * 4


def test_what_only_who_plays_alone_may_choose() -> None:
    expert = OneOf(0, "X-1", (0, 1, 2), alone=True)
    assert settled({"expert": expert}, 1, {"expert": 2}) == {"expert": 2}
    assert settled({"expert": expert}, 2, {"expert": 0}) == {"expert": 0}
    with pytest.raises(BadSetup, match="expert"):
        settled({"expert": expert}, 2, {"expert": 2})
    assert (expert.says(1), expert.says(2)) == ("0, 1, 2", "0")
    assert expert.schema() == {"enum": [0, 1, 2], "default": 0, "format": "alone"}


def test_a_seat_may_be_left_to_chance_where_the_game_says_so() -> None:
    first = OneSeat(0, "X-1", random=True)
    assert settled({"first": first}, 2, {"first": "random"}) == {"first": "random"}
    assert (first.says(2), first.takes(2, 2), first.takes("0", 2)) == ("0–1, random", False, False)
    assert first.schema()["anyOf"] == [{"type": "integer", "minimum": 0}, {"const": "random"}]
    assert not OneSeat(0).takes("random", 2)


def test_the_game_keeps_its_own_options() -> None:
    given = {"flags": ["black", "red"]}
    position = GAME.start(2, 1, given)
    given["flags"].clear()
    assert position.options["flags"] == ["black", "red"]
    GAME.start(2, 1).options["flags"].clear()
    assert GAME.options["flags"].default == FLAGS


def test_the_schema_says_what_is_taken() -> None:
    assert GAME.option_schema() == {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "offers": {"type": "boolean", "default": True, "rule": "HAR-OFFER"},
            "rounds": {"enum": [1, 2, 3, 5], "default": 3, "rule": "HAR-ROUND"},
            "first": {"type": "integer", "minimum": 0, "format": "seat", "default": 0, "rule": "HAR-FIRST"},
            "flags": {
                "type": "array",
                "items": {"enum": ["red", "blue", "green", "black"]},
                "uniqueItems": True,
                "format": "per-seat",
                "default": ["red", "blue", "green", "black"],
                "rule": "HAR-FLAG",
            },
        },
    }


def test_a_setting_must_say_what_it_takes() -> None:
    bare = Setting(1)
    for call in (bare.schema, lambda: bare.takes(1, 2), lambda: bare.says(2)):
        with pytest.raises(NotImplementedError):
            call()
