"""Clocks: how long each seat may think, by the times of the log."""

from __future__ import annotations

import pytest

from kernel import harbour
from kernel.harbour import Auction, Turn
from starboard.kernel.frame import Frame
from starboard.tables import deeds
from starboard.tables.clock import Clock
from starboard.tables.deeds import ClockPlan
from starboard.tables.table import PAUSES
from tables.seating import CARCASSONNE, HARBOUR, Seating

MOVE = ClockPlan("move", 60.0, 20.0)
GAME = ClockPlan("game", 100.0, 20.0)


def passing(clock: ClockPlan, *seats: str, coins: tuple[int, ...] = (1, 1, 1), top: Frame | None = None) -> Seating:
    """Turns in which there is nothing to do but pass, and offer a coin."""
    hands = [() for _ in seats]
    turns = [Turn(number % len(seats)) for number in range(3 * len(seats), 0, -1)]
    frames = (*turns, top or Turn(0))
    position = harbour.table(*hands, coins=coins[: len(seats)], frames=frames)
    return Seating(HARBOUR, *seats, position=position, clock=clock).start()


def left(s: Seating, seat: int) -> float | None:
    """Seconds until the seat's time is up."""
    assert s.table.clock is not None
    deadline = s.table.clock.deadline(seat)
    return None if deadline is None else deadline - s.now


def clock(s: Seating) -> Clock:
    assert s.table.clock is not None
    return s.table.clock


def test_a_table_without_a_clock() -> None:
    s = Seating(CARCASSONNE, "ann", "bob").start()
    s.now += 1e9
    assert s.table.clock is None
    assert s.table.time_out(s.now, "random") == []


def test_nothing_runs_before_the_start() -> None:
    s = Seating(CARCASSONNE, "ann", "bob", clock=MOVE)
    s.now += 1000
    assert s.table.time_out(s.now, "random") == []
    s.start()
    assert (left(s, 0), left(s, 1)) == (80, None)


# For each move.


def test_each_move_has_its_time() -> None:
    s = passing(MOVE, "ann", "bob")
    for seat, person in ((0, "ann"), (1, "bob"), (0, "ann")):
        assert (left(s, seat), left(s, 1 - seat)) == (80, None)
        s.now += 50
        assert left(s, seat) == 30
        s.play(person, "pass")
    assert clock(s).reserve == [20, 20]
    s.holds()


def test_the_reserve_is_used_once() -> None:
    s = passing(MOVE, "ann", "bob")
    s.now += 75
    s.play("ann", "pass")
    assert clock(s).reserve == [5, 20]
    s.play("bob", "pass")
    assert left(s, 0) == 65
    s.now += 64
    s.play("ann", "pass")
    assert clock(s).reserve == [1, 20]
    s.holds()


def test_two_decisions_in_a_row_are_one_move() -> None:
    """Else taking a tile back and placing it again would give new time each time."""
    s = Seating(CARCASSONNE, "ann", "bob", clock=MOVE).start()
    s.now += 50
    s.play("ann")
    assert left(s, 0) == 30
    s.now += 5
    s.wish("ann", "ask_undo")
    assert left(s, 0) == 25
    s.play("ann")
    s.now += 10
    s.play("ann")
    assert (left(s, 0), left(s, 1)) == (None, 80)
    assert clock(s).reserve == [15, 20]
    s.holds()


def test_talk_costs_nothing_more() -> None:
    s = passing(MOVE, "ann", "bob")
    s.now += 30
    s.wish("bob", "say", "Bob", "hurry")
    assert left(s, 0) == 50


# For the whole game.


def test_a_game_has_its_time_for_all_moves() -> None:
    s = passing(GAME, "ann", "bob")
    for _ in range(2):
        s.now += 30
        s.play("ann", "pass")
        s.now += 10
        s.play("bob", "pass")
    assert clock(s).left == [40, 80]
    assert left(s, 0) == 60
    s.now += 50
    s.play("ann", "pass")
    assert (clock(s).left, clock(s).reserve) == ([0, 80], [10, 20])
    s.play("bob", "pass")
    assert left(s, 0) == 10
    s.holds()


def test_two_decisions_in_a_row_go_on_from_there() -> None:
    s = Seating(CARCASSONNE, "ann", "bob", clock=GAME).start()
    s.now += 50
    s.play("ann")
    s.now += 10
    s.play("ann")
    assert clock(s).left == [40, 100]


def test_a_pause_shows_what_is_left() -> None:
    s = passing(GAME, "ann", "bob")
    s.now += 30
    s.wish("bob", "pause", True)
    assert clock(s).left == [70, 100]


def test_the_time_of_the_last_move_counts() -> None:
    s = Seating(HARBOUR, "ann", "bob", clock=GAME, position=harbour.table((), (), coins=(0, 0), frames=(Turn(0),)))
    s.start()
    s.now += 30
    s.play("ann", "pass")
    assert (s.table.status, clock(s).left, clock(s).since) == ("over", [70, 100], {})
    s.holds()


# Pauses, offers, undo.


@pytest.mark.parametrize("plan", [MOVE, GAME])
def test_a_pause_stops_the_time(plan: ClockPlan) -> None:
    s = passing(plan, "ann", "bob")
    s.now += 50
    before = left(s, 0)
    s.wish("bob", "pause", True)
    s.keep()
    s.now += PAUSES - 1
    assert left(s, 0) is None
    assert s.table.time_out(s.now, "random") == []
    s.wish("bob", "pause", False)
    assert left(s, 0) == before
    s.now += 10
    s.wish("ann", "pause", True)
    s.wish("ann", "pause", False)
    assert left(s, 0) == before - 10
    s.play("ann", "pass")
    assert left(s, 1) == plan.seconds + 20
    s.holds()


def test_an_offer_to_somebody_else_interrupts_and_gives_no_new_time() -> None:
    s = passing(MOVE, "ann", "bob", "cyd")
    s.now += 50
    s.play("bob", "offer 1 2", 1)
    assert [left(s, seat) for seat in range(3)] == [None, None, 80]
    s.now += 40
    s.play("cyd", "accept")
    assert [left(s, seat) for seat in range(3)] == [30, None, None]
    s.play("ann", "offer 1 2", 0, aside=True)
    s.play("cyd", "decline")
    assert left(s, 0) == 30
    s.play("ann", "pass")
    s.play("bob", "pass")
    s.play("cyd", "pass")
    assert left(s, 0) == 80
    s.holds()


def test_an_offer_to_who_thinks_is_decided_in_the_same_time() -> None:
    s = passing(MOVE, "ann", "bob")
    s.now += 50
    s.play("bob", "offer 1 0", 1)
    assert left(s, 0) == 30
    s.play("ann", "accept")
    assert left(s, 0) == 30


@pytest.mark.parametrize("paused", [True, False])
def test_nobody_pays_for_what_others_take_back(paused: bool) -> None:
    s = Seating(CARCASSONNE, "ann", "bob", clock=MOVE).start()
    s.turn()
    s.wish("ann", "ask_undo")
    s.now += 50
    if paused:
        s.wish("ann", "pause", True)
    s.wish("bob", "answer_undo", True)
    if paused:
        s.wish("ann", "pause", False)
    assert (left(s, 0), left(s, 1)) == (80, None)
    s.turn()
    assert (left(s, 0), left(s, 1)) == (None, 80)
    s.holds()


# Several at once, and bots.


@pytest.mark.parametrize("plan", [MOVE, GAME])
def test_who_chooses_in_secret_at_the_same_time_thinks_at_the_same_time(plan: ClockPlan) -> None:
    s = passing(plan, "ann", "bob", "bot:random", top=Auction())
    whole = plan.seconds + 20
    assert [left(s, seat) for seat in range(3)] == [whole, whole, None]
    s.now += 30
    s.play("bob", "1", 1)
    assert [left(s, seat) for seat in range(3)] == [whole - 30, None, None]
    s.now += 20
    s.play("ann", "1")
    assert clock(s).since == {}
    s.bot()
    if plan is GAME:
        assert clock(s).left == [50, 70, 100]
    s.holds()


def test_bots_are_not_charged() -> None:
    s = passing(GAME, "bot:random", "ann")
    s.now += 500
    assert left(s, 0) is None
    assert s.table.time_out(s.now, "random") == []
    s.wish(None, "move", 0, "pass", 0, bot=True)
    assert clock(s).left == [100, 100]
    assert left(s, 1) == 120


# Time is up.


@pytest.mark.parametrize("plan", [MOVE, GAME])
def test_whose_time_is_up_is_played_by_a_bot(plan: ClockPlan) -> None:
    s = passing(plan, "ann", "bob")
    s.now += plan.seconds + 19
    assert s.table.time_out(s.now, "random") == []
    s.now += 1
    assert left(s, 0) == 0
    done = s.table.time_out(s.now, "random")
    assert s.write(None, done) == [deeds.HandedOver(0, "random", "time")]
    assert (s.waiting, left(s, 0)) == ([None], None)
    assert s.table.time_out(s.now, "random") == []
    assert clock(s).reserve == [0, 20]
    s.holds()


def test_several_at_once_whose_time_is_up() -> None:
    s = passing(MOVE, "ann", "bob", "cyd", top=Auction())
    s.now += 10
    s.play("bob", "0", 1)
    s.now += 100
    done = s.table.time_out(s.now, "random")
    assert done == [deeds.HandedOver(0, "random", "time"), deeds.HandedOver(2, "random", "time")]


def test_who_comes_back_has_time_for_the_move_but_no_reserve() -> None:
    s = passing(MOVE, "ann", "bob")
    s.now += 100
    s.write(None, s.table.time_out(s.now, "random"))
    s.now += 100
    s.wish("ann", "take_back", 0)
    assert left(s, 0) == 60
    s.holds()


def test_whose_game_time_is_up_has_none_when_coming_back() -> None:
    s = passing(GAME, "ann", "bob")
    s.now += 120
    s.write(None, s.table.time_out(s.now, "random"))
    s.wish("ann", "take_back", 0)
    assert left(s, 0) == 0
    assert s.table.time_out(s.now, "random") == [deeds.HandedOver(0, "random", "time")]


@pytest.mark.parametrize("plan", [MOVE, GAME])
def test_to_hand_over_and_take_back_gives_no_new_time(plan: ClockPlan) -> None:
    s = passing(plan, "ann", "bob")
    s.now += 50
    before = left(s, 0)
    s.wish("ann", "hand_over", 0, "random")
    s.now += 500
    s.wish("ann", "take_back", 0)
    assert left(s, 0) == before
    s.holds()


@pytest.mark.parametrize("paused", [True, False])
def test_what_a_bot_decided_meanwhile_is_decided(paused: bool) -> None:
    """The next move has its whole time again."""
    s = passing(MOVE, "ann", "bob")
    s.now += 50
    if paused:
        s.wish("ann", "pause", True)
    s.wish("ann", "hand_over", 0, "random")
    if paused:
        s.wish("bob", "pause", False)
    s.wish(None, "move", 0, "pass", 0, bot=True)
    s.wish("ann", "take_back", 0)
    s.play("bob", "pass")
    assert left(s, 0) == 80
    s.holds()


def test_who_concedes_stops_thinking() -> None:
    s = passing(MOVE, "ann", "bob", "cyd")
    s.wish("ann", "concede", 0, "random")
    assert clock(s).since == {}


def test_a_restart_costs_nobody_anything() -> None:
    """Loaded later from the log or a snapshot, the deadline is the same."""
    s = passing(GAME, "ann", "bob")
    s.now += 30
    s.play("ann", "pass")
    s.keep()
    s.now += 30
    s.holds()
    assert left(s, 1) == 90
