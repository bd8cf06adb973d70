"""Games over days: a turn that is missed, reminders, and vacations, by the times of the log."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kernel import harbour
from kernel.harbour import Turn
from starboard.tables import deeds
from starboard.tables.clock import LEAST_NOTICE, MOST_NOTICE, Clock
from starboard.tables.deeds import DAY, ClockPlan
from starboard.tables.due import moments, remind
from starboard.tables.rated import has_left
from starboard.tables.summary import summary_of
from starboard.tables.table import LEFT, TableError
from starboard.tables.vacation import ALLOWANCE, STARTS, YEAR, Vacation, away, days_left, planned
from tables.seating import HARBOUR, Seating

HOUR = 3600.0
DAYS = ClockPlan("move", 3 * DAY)
LIVE = ClockPlan("move", 3 * HOUR)


def passing(clock: ClockPlan = DAYS, *seats: str) -> Seating:
    """Turns in which there is nothing to do but pass."""
    seats = seats or ("ann", "bob")
    turns = [Turn(number % len(seats)) for number in range(4 * len(seats), -1, -1)]
    position = harbour.table(*(() for _ in seats), coins=(1,) * len(seats), frames=tuple(turns))
    return Seating(HARBOUR, *seats, position=position, clock=clock).start()


def clock(s: Seating) -> Clock:
    assert s.table.clock is not None
    return s.table.clock


def left(s: Seating, seat: int = 0) -> float | None:
    deadline = clock(s).deadline(seat)
    return None if deadline is None else deadline - s.now


def miss(s: Seating) -> list[deeds.AnyDeed]:
    """Let somebody's time run out."""
    s.now = min(at for seat in s.table.waiting if (at := clock(s).deadline(seat)) is not None)
    return s.write(None, s.table.time_out(s.now, "random"))


# Time is up.


def test_a_bot_makes_the_one_turn_that_was_missed() -> None:
    s = passing()
    assert miss(s) == [deeds.HandedOver(0, "random", "turn")]
    assert s.waiting == [None]
    s.bot()
    assert (s.waiting, s.table.seats[0].bot, s.table.seats[0].handed) == (["bob"], None, "")
    s.play("bob", "pass")
    assert (s.waiting, left(s)) == (["ann"], 3 * DAY)
    s.holds()


def test_who_misses_the_next_turn_too_is_played_by_a_bot_from_then_on() -> None:
    s = passing()
    miss(s)
    s.bot()
    s.play("bob", "pass")
    assert miss(s) == [deeds.HandedOver(0, "random", "time")]
    s.bot()
    assert s.table.seats[0].bot == "random" and has_left(s.table, 0)
    # Who comes back begins anew.
    s.wish("ann", "take_back", 0)
    s.play("bob", "pass")
    assert miss(s) == [deeds.HandedOver(0, "random", "turn")]
    assert not has_left(s.table, 0)
    s.holds()


def test_who_makes_a_turn_may_miss_one_again() -> None:
    s = passing()
    miss(s)
    s.bot()
    s.play("bob", "pass")
    s.play("ann", "pass")
    s.play("bob", "pass")
    assert miss(s) == [deeds.HandedOver(0, "random", "turn")]
    s.holds()


def test_who_comes_back_in_the_middle_has_the_whole_time() -> None:
    s = passing()
    miss(s)
    s.wish("ann", "take_back", 0)
    assert left(s) == 3 * DAY
    s.holds()


def test_the_clock_alone_decides_who_has_left() -> None:
    s = passing(ClockPlan("move", 14 * DAY))
    assert s.table.leave_behind(s.now + LEFT + 1, "random") == []


def test_there_are_no_pauses_but_alone() -> None:
    assert passing().refused("ann", "pause", True) == "table-no-pause-over-days"
    s = passing(DAYS, "ann", "bot:random")
    assert s.wish("ann", "pause", True) == [deeds.Paused()]


# Reminders.


@pytest.mark.parametrize(("days", "notice"), [(1, 6 * HOUR), (2, 12 * HOUR), (14, MOST_NOTICE)])
def test_somebody_is_reminded_once_when_a_quarter_is_left(days: int, notice: float) -> None:
    s = passing(ClockPlan("move", days * DAY))
    s.now += days * DAY - notice - 1
    assert remind(s.table, s.now) == []
    assert min(moments(s.table)) == s.now + 1 == summary_of(s.table).due
    s.now += 1
    assert s.write(None, remind(s.table, s.now)) == [deeds.Reminded(0)]
    assert remind(s.table, s.now + 1) == [] and summary_of(s.table).due == s.now + notice
    assert summary_of(s.table).seats[0].reminded
    s.play("ann", "pass")
    assert not summary_of(s.table).seats[0].reminded
    s.play("bob", "pass")
    assert clock(s).notice(0) == s.now + days * DAY - notice  # of the next move again
    s.holds()


def test_live_games_remind_nobody() -> None:
    s = passing(LIVE)
    assert remind(s.table, s.now + 2 * HOUR) == []
    assert LEAST_NOTICE < DAY / 4


# Vacations, at a table.


def test_time_does_not_run_on_vacation() -> None:
    s = passing()
    s.now += DAY
    s.write(None, away(s.table, "ann", s.now, s.now + 10 * DAY))
    until = s.now + 10 * DAY
    assert (clock(s).deadline(0), summary_of(s.table).seats[0].away) == (until + 2 * DAY, until)
    assert clock(s).notice(0) == until + 2 * DAY - 0.75 * DAY
    assert s.table.time_out(until + 2 * DAY - 1, "random") == []
    s.keep()
    s.now = until + DAY
    s.play("ann", "pass")
    assert left(s, 1) == 3 * DAY  # the others' time runs as ever
    s.holds()


def test_a_vacation_that_ends_early() -> None:
    s = passing()
    since = s.now
    s.write(None, away(s.table, "ann", since, since + 10 * DAY))
    s.now += 4 * DAY
    assert s.write(None, away(s.table, "ann", since, s.now - 60)) == [deeds.Away(0, since, s.now - 60)]
    assert left(s) == 3 * DAY - 60
    # What was planned before is not heard any more, nor is what is known.
    assert away(s.table, "ann", since, since + 10 * DAY) == away(s.table, "ann", since, s.now - 60) == []
    s.holds()


def test_a_vacation_that_a_table_hears_of_late_has_begun_when_it_did() -> None:
    s = passing()
    since = s.now + DAY
    s.now += 2 * DAY
    s.write(None, away(s.table, "ann", since, since + 5 * DAY))
    assert clock(s).deadline(0) == since + 5 * DAY + 2 * DAY
    s.holds()


def test_who_has_little_time_left_after_a_vacation_is_reminded_then() -> None:
    s = passing()
    s.now += 2.9 * DAY
    s.wish("ann", "hand_over", 0, "random")
    s.write(None, away(s.table, "ann", s.now, s.now + DAY))
    s.wish("ann", "take_back", 0)
    assert clock(s).notice(0) == s.now + DAY
    assert left(s) == pytest.approx(1.1 * DAY)
    s.holds()


def test_live_clocks_know_no_vacations() -> None:
    for s in (passing(LIVE), Seating(HARBOUR, "ann", "bob").start(), Seating(HARBOUR, "ann", "bob", clock=DAYS)):
        assert away(s.table, "ann", s.now, s.now + DAY) == []
    assert away(passing().table, "zoe", 0.0, DAY) == []


rests = st.lists(st.tuples(st.integers(1, 40), st.integers(0, 60), st.integers(0, 5)), max_size=4)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(rests=rests, breaks=st.lists(st.integers(0, 150), max_size=3))
def test_any_vacations_give_back_exactly_the_time_they_took(
    rests: list[tuple[int, int, int]], breaks: list[int]
) -> None:
    """Counted hour by hour: of who thinks, but for some pauses, and is told late of each vacation."""
    plan = ClockPlan("move", 1000 * HOUR)
    one = Clock.of(plan, 1)
    at, windows = 0, []
    for gap, length, late in rests:
        at += gap
        windows.append((at, at + length, at + min(late, length)))
        at += length
    free = set(range(400)) - {hour for begin, end, _ in windows for hour in range(begin, end)}
    told = {when: (begin, end) for begin, end, when in windows}
    thinking = True
    one.run_for([0], 0.0)
    spent = 0
    for hour in range(400):
        if hour in told:
            one.rest(0, *(HOUR * moment for moment in told[hour]))
        # Nobody stops thinking before the table has heard of a vacation: what was counted then would stay.
        known = all(when <= hour or begin > hour for begin, _, when in windows)
        if hour in breaks and known:
            thinking = not thinking
            one.run_for([0] if thinking else [], hour * HOUR)
        spent += thinking and hour in free
    one.run_for([], 400 * HOUR)
    assert one.spent.get(0, 0.0) == spent * HOUR
    one.run_for([0], 400 * HOUR)
    assert one.deadline(0) == (400 + 1000 - spent) * HOUR


# Vacations, of a person.


def test_a_day_that_has_begun_counts_whole() -> None:
    costs = {60.0: 1, DAY: 1, DAY + 3 * HOUR: 2, 7 * DAY + HOUR: 7, 7 * DAY - HOUR: 7, 7 * DAY + 5 * HOUR: 8}
    assert {span: Vacation(1, 0.0, span).days for span in costs} == costs


def refused(vacations: list[Vacation], since: float | None, until: float, now: float = 0.0) -> str:
    with pytest.raises(TableError) as error:
        planned(vacations, since, until, now)
    return error.value.message.key


def test_there_are_so_many_days_in_any_year() -> None:
    first = planned([], None, 20 * DAY, 0.0)
    assert first == Vacation(1, 0.0, 20 * DAY)
    assert days_left([first], 30 * DAY) == ALLOWANCE - 20
    now = 40 * DAY
    assert refused([first], now + DAY, now + 12 * DAY, now) == "vacation-too-long"
    second = planned([first], now + DAY, now + 11 * DAY, now)
    assert second.n == 2
    # A year after the end of the first one its days are there again.
    later = first.until + YEAR
    assert days_left([first, second], later - 1) == 0
    assert days_left([first, second], later) == 20


def test_who_ends_early_gets_back_whole_days_alone() -> None:
    """To stop the clock for a minute costs a day, and there are not many starts."""
    begun = [Vacation(n + 1, n * DAY, n * DAY + 60) for n in range(STARTS)]
    assert days_left(begun, 20 * DAY) == ALLOWANCE - STARTS
    assert refused(begun, None, 21 * DAY, 20 * DAY) == "vacation-too-often"
    assert planned(begun, None, begun[0].until + YEAR, begun[0].until + YEAR - 60).n == STARTS + 1


def test_odd_plans() -> None:
    assert refused([Vacation(1, 5.0, 90.0)], None, 100.0) == "vacation-there-is-one"
    assert (
        refused([], None, -1.0) == refused([], 10.0, 10.0) == refused([], YEAR + 60, YEAR + DAY) == "vacation-bad-days"
    )
    assert refused([], None, 1e300) == refused([], -1e300, 400 * DAY) == "vacation-bad-days"
    assert refused([], None, 31 * DAY) == "vacation-too-long"
    assert planned([], -50.0, DAY, 100.0).since == 100.0  # not before now
