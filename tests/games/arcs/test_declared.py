"""What Arcs declares: every value of a kind is read back from its text and from plain data, and so is every event."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.arcs import kinds, verbs
from starboard.games.arcs.game import GAME
from starboard.games.arcs.ids import NONE
from starboard.kernel.event import read, write
from starboard.kernel.kind import Kind
from starboard.kernel.random_games import walk

KINDS: dict[str, Kind[Any]] = {name: kind for name, kind in vars(kinds).items() if isinstance(kind, Kind)}
LISTED = {name: kind for name, kind in KINDS.items() if kind.values is not None}


@pytest.mark.parametrize("kind", LISTED.values(), ids=LISTED)
def test_all_values_are_read_back(kind: Kind[Any]) -> None:
    assert kind.values
    for value in kind.values:
        assert kind.read(kind.text(value)) == value
        assert kind.from_plain(kind.plain(value)) == value
    assert kind.read("no such thing") is None


@pytest.mark.parametrize(
    ("kind", "value", "text"),
    [
        (kinds.SLOT, 0, "1"),
        (kinds.SHIP, (3, 1, 0), "c1_hex/1/fresh"),
        (kinds.THEIR_SLOT, (2, 0), "2/1"),
        (kinds.ARRANGEMENT, (0, NONE, 3, NONE, NONE, NONE, 4), "m-r---p"),
        (kinds.POOL, (2, 0, 1), "skirmish 2 raid 1"),
        (kinds.POOL, (0, 0, 0), "none"),
        (kinds.ALL_ROLLED, (0, 10), "skirmish/1 assault/5"),
        (kinds.ACTION_CARDS, (0, 27), "administration_1 mobilization_7"),
    ],
)
def test_values_without_number_are_read_back(kind: Kind[Any], value: Any, text: str) -> None:
    assert kind.text(value) == text
    assert kind.read(text) == kind.from_plain(kind.plain(value)) == value


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (kinds.SITE, "c1_hex"),
        (kinds.SITE, "c1_hex/4"),
        (kinds.SHIP, "c1_hex/1"),
        (kinds.SHIP, "c1_hex/1/new"),
        (kinds.ARRANGEMENT, "m-r---"),
        (kinds.ARRANGEMENT, "m-x---p"),
        (kinds.POOL, "skirmish"),
        (kinds.POOL, "raid 1 skirmish 2"),
        (kinds.POOL, "skirmish ²"),
    ],
)
def test_what_is_not_a_value_is_none(kind: Kind[Any], text: str) -> None:
    assert kind.read(text) is None


@pytest.mark.parametrize("seed", range(4))
def test_events_are_read_back_as_they_were(seed: int) -> None:
    options = {"leaders": seed % 2 > 0, "pack": seed % 2 > 0}
    for position, _ in walk(GAME, 2 + seed % 3, options, seed):
        for event in position.events:
            assert read(GAME.event_types, write(event)) == event


def test_every_deed_has_its_verb() -> None:
    assert verbs.DEEDS.keys() == {deed.name for deed in GAME.content.deeds}
