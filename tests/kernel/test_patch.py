"""Patches: folding one into what was gives what is, for any two values that a view can have."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from starboard.kernel.patch import SAME, Differ, diff, fold

KEYS = st.text("abcxyz0123_/", min_size=1, max_size=3)
PLAIN = st.none() | st.booleans() | st.integers(-5, 5) | st.text("abc~-", max_size=3)


class Ship(msgspec.Struct):
    name: str
    hits: list[int]


class Fleet(msgspec.Struct):
    flag: str | None = None
    best: Ship | None = None
    ships: list[Ship] = []
    seen: tuple[int, ...] = ()
    by_number: dict[int, int] = {}
    by_name: dict[str, Ship] = {}
    kind: int = msgspec.field(default=0, name="is")


class Brief(Fleet, omit_defaults=True):
    """The same, with defaults left out of the JSON."""


SHIPS = st.builds(Ship, st.sampled_from(["a", "b"]), st.lists(st.integers(0, 2), max_size=4))
FIELDS = (
    st.none() | st.sampled_from(["x", "y"]),
    st.none() | SHIPS,
    st.lists(SHIPS, max_size=4),
    st.lists(st.integers(0, 2), max_size=4).map(tuple),
    st.dictionaries(st.integers(0, 3), st.integers(0, 2), max_size=3),
    st.dictionaries(KEYS, SHIPS, max_size=3),
    st.integers(0, 2),
)
FLEETS, BRIEFS = st.builds(Fleet, *FIELDS), st.builds(Brief, *FIELDS)


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def stays_in_form(pair: tuple[Any, Any]) -> bool:
    """Whether nothing that was a list is an object now, wherever the two are compared: views have no such fields."""
    was, now = pair
    if isinstance(was, list) and isinstance(now, list):
        return len(was) != len(now) or all(map(stays_in_form, zip(was, now, strict=True)))
    if isinstance(was, dict) and isinstance(now, dict):
        return all(stays_in_form((was[key], now[key])) for key in was.keys() & now.keys())
    return not (isinstance(was, list) and isinstance(now, dict))


KEPT, CAME, WENT = range(3)


def lists_of(parts: list[tuple[int, tuple[Any, Any]]]) -> tuple[list[Any], list[Any]]:
    return [was for how, (was, _) in parts if how != CAME], [now for how, (_, now) in parts if how != WENT]


def objects_of(parts: dict[str, tuple[int, tuple[Any, Any]]]) -> tuple[dict[str, Any], dict[str, Any]]:
    return (
        {key: was for key, (how, (was, _)) in parts.items() if how != CAME},
        {key: now for key, (how, (_, now)) in parts.items() if how != WENT},
    )


def pairs_of(inner: st.SearchStrategy[tuple[Any, Any]]) -> st.SearchStrategy[tuple[Any, Any]]:
    """Lists and objects of which some members stay, some come and some go; or one in place of something plain."""
    part = st.tuples(st.sampled_from([KEPT, KEPT, CAME, WENT]), inner)
    both = st.lists(part, max_size=4).map(lists_of) | st.dictionaries(KEYS, part, max_size=4).map(objects_of)
    return both | st.tuples(both, PLAIN).map(lambda one: (one[0][0], one[1])) | both.map(lambda one: (None, one[0]))


# What was, and what is.
PAIRS: st.SearchStrategy[tuple[Any, Any]] = st.recursive(
    PLAIN.map(lambda value: (value, value)) | st.tuples(PLAIN, PLAIN), pairs_of, max_leaves=12
).filter(stays_in_form)


patiently = settings(deadline=None)  # a busy machine takes its time


@patiently
@given(PAIRS)
def test_a_folded_patch_gives_what_is(pair: tuple[Any, Any]) -> None:
    was, now = pair
    before = plain(was)
    patch = diff(was, now)
    assert (patch is SAME) == (was == now)
    told = patch if patch is SAME else plain(patch)
    assert fold(was, told) == now
    assert was == before, "folding changes nothing of what was"


@patiently
@given(st.lists(FLEETS, min_size=2, max_size=4) | st.lists(BRIEFS, min_size=2, max_size=4))
def test_patches_of_structs_fold_into_their_json(fleets: list[Fleet]) -> None:
    shown = plain(fleets[0])
    for was, now in pairwise(fleets):
        patch = diff(was, now)
        shown = shown if patch is SAME else fold(shown, plain(patch))
        assert shown == plain(now)


@patiently
@given(FLEETS, FLEETS, st.lists(SHIPS, max_size=3), st.lists(SHIPS, max_size=3))
def test_what_views_share_is_compared_once(was: Fleet, now: Fleet, own: list[Ship], later: list[Ship]) -> None:
    differ = Differ()
    pairs = [(was, now), (replace(was, ships=own), replace(now, ships=later)), (was, replace(now, ships=own))]
    for before, after in [*pairs, *pairs]:
        assert differ.diff(before, after) == diff(before, after)
    found, again = (differ.diff(*pair) for pair in pairs[:2])
    if found is not SAME and "by_name" in found and again is not SAME:
        assert again["by_name"] is found["by_name"]


@patiently
@given(FLEETS)
def test_nothing_is_the_same_but_the_same(fleet: Fleet) -> None:
    assert diff(fleet, msgspec.convert(plain(fleet), Fleet, str_keys=True)) is SAME
    assert fold(plain(fleet), SAME) == plain(fleet)


def test_a_patch_says_only_what_has_changed() -> None:
    was = Fleet("x", None, [Ship("a", [1, 2]), Ship("b", [])], (1, 2, 3), {1: 2, 3: 4})
    now = Fleet("x", Ship("c", [0]), [Ship("a", [1, 5]), Ship("b", [])], (1, 9, 9, 3), {3: 4, 5: 6}, kind=1)
    assert plain(diff(was, now)) == {
        "best": {"name": "c", "hits": [0]},
        "ships": {"0": {"hits": {"1": 5}}},
        "seen": {"~": [1, 1, 9, 9]},
        "by_number": {"-": ["1"], "5": 6},
        "is": 1,
    }


def test_what_has_not_changed_stays_the_same_object() -> None:
    was = {"deep": {"kept": [1]}, "list": [[1], [2]], "old": 1}
    now = fold(was, {"-": ["old"], "list": {"1": {"0": 3}}})
    assert now == {"deep": {"kept": [1]}, "list": [[1], [3]]}
    assert now["deep"] is was["deep"]
    assert now["list"][0] is was["list"][0]  # type: ignore[index]


def test_null_is_a_value() -> None:
    assert diff({"a": 1}, {"a": None}) == {"a": None}
    assert fold({"a": 1}, {"a": None}) == {"a": None}


@pytest.mark.parametrize("now", [{"~": 1}, {"-": []}, {"a": {"-": 1}}])
def test_names_that_patches_use_are_refused(now: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="a field is called"):
        diff({"a": {"b": 1}}, now)


def test_a_list_that_becomes_an_object_is_refused() -> None:
    with pytest.raises(ValueError, match="a list becomes an object"):
        diff({"a": [1]}, {"a": {"b": 1}})
