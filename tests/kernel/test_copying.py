"""A copy of a state has all of its fields, each copied as it is declared."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
import pytest

import starboard
from starboard.kernel.copying import Shared, copier, declared
from starboard.kernel.event import Opened
from starboard.kernel.frame import Interrupted
from starboard.kernel.state import State


class Storm(msgspec.Struct, frozen=True):
    strength: int


@dataclass(frozen=True)
class Harbour:
    berths: int


class Worked(State):
    if not TYPE_CHECKING:
        __slots__ = ("depths",)

    depths: dict[str, list[int]]


@dataclass(slots=True)
class Sea(Worked):
    LARGEST: ClassVar[int] = 9

    ships: int
    names: tuple[str, ...]
    flags: Shared[list[str]]
    crews: list[int]
    holds: list[list[int]]
    ports: dict[int, Harbour]
    wrecks: set[int]
    storm: Storm | None = None


def sea() -> Sea:
    g = Sea(2, ("a", "b"), ["red"], [1, 2], [[1], [2, 3]], {4: Harbour(5)}, {6}, Storm(7))
    g.depths = {"north": [8]}
    g.content, g.version, g.chance, g.key = {"tiles": 1}, 1, 9, b"k"
    g.frames, g.sealed, g.events = [Interrupted((0,))], [(1, 0, "pass")], [Opened()]
    return g


def test_a_copy_has_all_fields() -> None:
    g = sea()
    new = g.copy()
    assert type(new) is Sea
    assert {name: getattr(new, name) for name in declared(Sea) if name != "events"} == {
        name: getattr(g, name) for name in declared(Sea) if name != "events"
    }
    assert declared(Sea).keys() == {
        *("content", "version", "chance", "key", "frames", "sealed", "events", "depths"),
        *("ships", "names", "flags", "crews", "holds", "ports", "wrecks", "storm"),
    }


def test_what_can_change_is_copied_to_the_bottom() -> None:
    g = sea()
    new = g.copy()
    for name in ("crews", "holds", "ports", "wrecks", "depths", "frames", "sealed"):
        assert getattr(new, name) is not getattr(g, name), name
    assert new.holds[0] is not g.holds[0]
    assert new.depths["north"] is not g.depths["north"]


def test_what_never_changes_is_shared() -> None:
    g = sea()
    new = g.copy()
    for name in ("names", "flags", "storm", "content", "key"):
        assert getattr(new, name) is getattr(g, name), name
    assert new.ports[4] is g.ports[4]
    assert new.frames[0] is g.frames[0]


def test_events_stay_with_the_original() -> None:
    g = sea()
    assert g.copy().events == []
    assert len(g.events) == 1


def test_a_new_field_is_copied_without_being_named_anywhere_else() -> None:
    @dataclass(slots=True)
    class Deeper(Sea):
        pearls: list[int] = field(default_factory=list)

    g = Deeper(2, (), [], [], [], {}, set(), None, [1, 2])
    for name in Sea.__mro__[1].__annotations__ | State.__annotations__:
        setattr(g, name, getattr(sea(), name))
    new = g.copy()
    assert new.pearls == [1, 2]
    assert new.pearls is not g.pearls


class Buoy:
    """Could be changed."""


@pytest.mark.parametrize("hint", [Buoy, list, list[Buoy], tuple[list[int], ...], Buoy | None, dict[str, Buoy], Any])
def test_a_field_is_refused_if_nobody_can_tell_how_it_is_copied(hint: object) -> None:
    kind = type("Odd", (State,), {"__slots__": ("buoy",), "__annotations__": {"buoy": hint}})
    with pytest.raises(TypeError, match=r"Odd\.buoy: cannot tell how .* is copied"):
        copier(kind)


def test_a_slot_that_is_not_declared_is_refused() -> None:
    kind = type("Odd", (State,), {"__slots__": ("buoy",)})
    with pytest.raises(TypeError, match="must be buoy"):
        copier(kind)


def test_a_field_that_has_no_slot_is_refused() -> None:
    kind = type("Odd", (State,), {"__slots__": (), "__annotations__": {"buoy": int}})
    with pytest.raises(TypeError, match="must be buoy"):
        copier(kind)


@pytest.mark.parametrize("game_id", starboard.game_ids())
def test_only_kernel_fields_and_what_is_never_changed_are_shared_by_copies(game_id: str) -> None:
    """A list, dict or set of a game's state that copies share is one that its class declares so."""
    g = starboard.game(game_id).start(seed=1).state
    new = g.copy()
    held = {name: getattr(g, name) for name in declared(type(g)) if name != "content"}
    shared = {name for name, value in held.items() if type(value) in (list, dict, set) and value is getattr(new, name)}
    assert shared == {"carcassonne": {"colours", "factions"}, "outer_rim": {"order"}}.get(game_id, set())
