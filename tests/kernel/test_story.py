"""The story of a move: when a watcher looks, which steps are made of it, and what a seat sees of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

import msgspec
import pytest

from kernel import harbour
from kernel.harbour import Auction, Consider, HarbourState, Home, Loot, Turn, table
from starboard.kernel.event import Event
from starboard.kernel.frame import Frame, then
from starboard.kernel.patch import fold
from starboard.kernel.position import Position
from starboard.kernel.state import tell
from starboard.kernel.story import Step, patches, play_in_steps, views


def told(steps: list[Step[HarbourState]]) -> list[list[str]]:
    return [[event.is_ for event in step.events] for step in steps]


def steps(position: Position[HarbourState], choice: str) -> list[Step[HarbourState]]:
    seat, notation = choice.split(maxsplit=1)
    return play_in_steps(position, notation, int(seat))


def test_a_step_for_each_frame_that_told() -> None:
    position = table((1,), (0,), coins=(1, 1), frames=(Auction(), Home(0), Loot(0, 1)))
    found = steps(position, "0 card 0")
    assert told(found) == [["looted"], ["came-home"]]
    assert [step.state.hands for step in found] == [[[1, 0], []]] * 2
    assert [type(step.state.frames[-1]) for step in found] == [Home, Auction]


def test_each_step_has_the_table_of_its_moment() -> None:
    position = table((1,), (0,), coins=(0, 2), frames=(Turn(0), Home(0), Consider(0, 1, 2)))
    before = position.copy()
    first, second = steps(position, "0 take")
    assert (before.state.coins, first.state.coins, second.state.coins) == ([0, 2], [2, 0], [2, 0])
    position.state.coins[0] = 9
    assert second.state.coins == [2, 0], "it is a copy"


def test_sealing_is_a_step_and_opening_the_next() -> None:
    position = table((1,), (0,), coins=(2, 2), frames=(Turn(0), Auction()))
    assert told(steps(position, "0 1")) == [["sealed"]]
    found = steps(position, "1 2")
    assert told(found) == [["sealed"], ["opened", "bidden"]]
    assert [step.state.coins for step in found] == [[2, 2], [2, 0]]


def test_out_of_turn_there_are_steps_too() -> None:
    position = table((1,), (0,), coins=(2, 2), frames=(Turn(0),))
    assert told(steps(position, "1 offer 2 0")) == [[]], "an offer is not told, but somebody is asked"
    assert told(steps(position, "0 accept")) == [["paid"], []], "the last one says that it is over"


def test_what_tells_nothing_is_one_step_without_events() -> None:
    position = table((0,), (1,), coins=(0, 0), frames=(Turn(1), Turn(0)))
    (only,) = steps(position, "0 sell crate0")
    assert only.events == []
    assert only.state.coins == [2, 0]


@dataclass(slots=True)
class Pass(Frame):
    """Works in silence."""

    def run(self, g: HarbourState) -> None:
        g.coins[0] += 1


@dataclass(slots=True)
class Belonging(Pass):
    BELONGS: ClassVar[bool] = True


@dataclass(slots=True)
class TellsMore(Frame):
    BELONGS: ClassVar[bool] = True

    def run(self, g: HarbourState) -> None:
        tell(g, harbour.CameHome(1))
        then(g, Belonging())


def passing(*frames: Frame) -> Position[HarbourState]:
    """After a payment, the first listed of these comes last."""
    position = table((1,), (0,), coins=(0, 2), frames=(Turn(0), Consider(0, 1, 2)))
    position.state.frames[1:1] = frames
    return position


def test_silence_after_the_last_event_is_a_step_of_its_own() -> None:
    first, last = steps(passing(Pass()), "0 take")
    assert (first.events != [], last.events) == (True, [])
    assert (first.state.coins, last.state.coins) == ([2, 0], [3, 0])


def test_what_belongs_to_what_was_told_is_in_its_step() -> None:
    (only,) = steps(passing(Belonging()), "0 take")
    assert only.state.coins == [3, 0]
    (only,) = steps(passing(TellsMore()), "0 take")
    assert told([only]) == [["paid", "came-home"]]
    assert only.state.coins == [3, 0]
    first, last = steps(passing(Pass(), Belonging()), "0 take")
    assert told([first, last]) == [["paid"], []]
    assert (first.state.coins, last.state.coins) == ([3, 0], [4, 0])


def test_a_watcher_sees_all_events_so_far_and_makes_no_difference() -> None:
    seen: list[list[Event]] = []
    watched = table((1,), (0,), coins=(1, 1), frames=(Auction(), Home(0), Loot(0, 1)))
    other = watched.copy()
    events = watched.play("card 0", watch=lambda g: seen.append(g.events[:]))
    assert seen == [events[:1], events]
    assert other.play("card 0") == events
    assert other.dump() == watched.dump()
    assert watched.state.events == []


@pytest.mark.parametrize("seat", [0, 1, None])
def test_folded_patches_are_the_view(seat: int | None) -> None:
    position = table((1,), (0, 2), coins=(1, 1), frames=(Auction(), Home(0), Loot(0, 1)))
    before = harbour.GAME.view(position.state, seat)
    shown = plain(before)
    found = steps(position, "0 card 1")
    changed = patches(before, views(harbour.GAME, found, seat))
    assert changed[1] == {}, "coming home changes nothing"
    for patch in changed:
        shown = fold(shown, plain(patch))
    assert shown == plain(harbour.GAME.view(position.state, seat))


def plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


class Counting(harbour.Harbour):
    """Counts how often whole views are made."""

    def __init__(self) -> None:
        self.made: list[int | None] = []

    def view(self, g: HarbourState, seat: int | None) -> harbour.HarbourView:
        self.made.append(seat)
        return super().view(g, seat)


class Telling(Counting):
    def own_parts(self, g: HarbourState, seat: int, public: msgspec.Struct) -> Mapping[str, object] | None:
        return super().own_parts(g, seat, public)


class NotTelling(Counting):
    def own_parts(self, g: HarbourState, seat: int, public: msgspec.Struct) -> Mapping[str, object] | None:
        return None


def test_what_all_see_is_made_once_a_step() -> None:
    position = table((1,), (0,), coins=(1, 1), frames=(Auction(), Home(0), Loot(0, 1)))
    found = steps(position, "0 card 0")
    game = Telling()
    all_views = [views(game, found, seat) for seat in (0, 1, None)]
    assert game.made == [None, None]
    other = NotTelling()
    found = [Step(step.events, step.state) for step in found]
    assert [views(other, found, seat) for seat in (0, 1, None)] == all_views
    assert sorted(other.made, key=str) == [0, 0, 1, 1, None, None]
