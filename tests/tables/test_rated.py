"""Which games count: nobody buys a rating by taking back, by bots in others' seats, by pausing or by going away."""

from __future__ import annotations

import pytest

from starboard.server.results import LAST, new_ratings, outcomes_of, standings_of
from starboard.tables import deeds
from starboard.tables.deeds import ClockPlan
from starboard.tables.rated import has_left, why_unrated
from starboard.tables.table import LEFT, PAUSES
from tables.seating import CARCASSONNE, Seating

CLOCK = ClockPlan("game", 600.0)


def begun(*seats: str, clock: ClockPlan | None = None) -> Seating:
    return Seating(CARCASSONNE, *seats, clock=clock).start()


def test_a_choice_that_is_taken_back_before_anything_was_seen_costs_nothing() -> None:
    s = begun("ann", "bob")
    s.play("ann")
    assert s.position.ask and s.position.ask.seat == 0, "the tile is placed, the figure is to be chosen"
    assert s.wish("ann", "ask_undo") == [deeds.Undone(0)]
    assert why_unrated(s.table) is None
    s.holds()


@pytest.mark.parametrize("others", [("bob",), ("bot:random",)])
def test_a_choice_that_is_taken_back_after_the_next_tile_was_seen_ends_the_rating(others: tuple[str, ...]) -> None:
    s = begun("ann", *others)
    s.turn()
    ply = s.table.ply - 1
    s.wish("ann", "ask_undo")
    if others == ("bob",):
        assert why_unrated(s.table) is None, "it is only wished for"
        s.wish("bob", "answer_undo", True)
    assert s.deeds[-1] == deeds.Undone(ply, revealed=True)
    assert why_unrated(s.table) == "undo"
    s.turn()
    s.keep()
    assert why_unrated(s.table) == "undo", "for good"
    s.holds()


@pytest.mark.parametrize(("seen", "reason"), [(False, "away"), (True, "agreed")])
def test_a_bot_that_others_wanted_ends_the_rating(seen: bool, reason: str) -> None:
    s = begun("ann", "bob")
    s.wish("ann", "ask_hand_over", 1, "medium", s.now + 60)
    assert why_unrated(s.table) is None
    if seen:
        s.wish("bob", "see_hand_overs", s.now + 60)
        s.wish("bob", "answer_hand_over", 1, True)
    else:
        s.now += 61
        s.write(None, s.table.settle_hand_overs(s.now))
    assert s.table.seats[1].handed == reason and why_unrated(s.table) == "handed"
    s.wish("bob", "take_back", 1)
    assert (s.table.seats[1].handed, why_unrated(s.table)) == ("", "handed")
    s.holds()


def test_a_bot_that_somebody_wants_for_themselves_plays_for_their_rating() -> None:
    s = begun("ann", "bob")
    s.wish("bob", "hand_over", 1, "medium")
    assert why_unrated(s.table) is None and not has_left(s.table, 1)


def test_who_runs_out_of_time_and_does_not_come_back_has_lost() -> None:
    s = begun("ann", "bob", "cyd", clock=ClockPlan("game", 60.0))
    s.now += 61
    s.write(None, s.table.time_out(s.now, "random"))
    assert has_left(s.table, 0) and why_unrated(s.table) is None
    s.wish("bob", "hand_over", 1, "random")
    s.wish("cyd", "hand_over", 2, "random")
    s.play_out()
    assert s.table.result is not None
    standings = {one.player: one.place for one in standings_of(s.table, outcomes_of(s.table))}
    assert standings["ann"] == LAST and sorted(standings.values())[0] < LAST
    rated = {one.player: one.mu for one in new_ratings("carcassonne", standings_of(s.table, outcomes_of(s.table)), {})}
    assert rated["ann"] < min(rated["bob"], rated["cyd"])
    s.holds()


def test_who_comes_back_before_the_end_has_not_left() -> None:
    s = begun("ann", "bob", clock=ClockPlan("game", 60.0))
    s.now += 61
    s.write(None, s.table.time_out(s.now, "random"))
    s.wish("ann", "take_back", 0)
    assert not has_left(s.table, 0)


def test_who_is_not_seen_for_days_has_left() -> None:
    s = begun("ann", "bob")
    assert s.table.leave_behind(s.now + LEFT - 1, "random") == []
    s.now += LEFT
    assert s.table.leave_behind(s.now, "random") == [deeds.HandedOver(0, "random", "left")]
    s.write(None, s.table.leave_behind(s.now, "random"))
    assert has_left(s.table, 0) and s.table.leave_behind(s.now, "random") == []
    s.holds()


# Pauses.


def test_without_a_clock_or_others_a_pause_may_last() -> None:
    for s in (begun("ann", "bob"), begun("ann", "bot:random", clock=CLOCK)):
        assert s.wish("ann", "pause", True) == [deeds.Paused()]
        assert s.table.pause_ends is None
        s.now += 10 * PAUSES
        assert s.table.time_out(s.now, "random") == []
        s.holds()


def test_with_a_clock_pauses_have_a_budget() -> None:
    s = begun("ann", "bob", clock=CLOCK)
    assert s.wish("ann", "pause", True) == [deeds.Paused(0)]
    assert s.table.pause_ends == s.now + PAUSES
    s.now += PAUSES - 100
    s.wish("bob", "pause", False)
    assert (s.table.seats[0].paused, s.table.pausing) == (PAUSES - 100, None)
    s.keep()
    s.now += 5
    s.wish("ann", "pause", True)
    assert s.table.pause_ends == s.now + 100
    s.keep()
    s.now += 99
    assert s.table.time_out(s.now, "random") == []
    s.now += 1
    assert s.table.time_out(s.now, "random") == [deeds.Resumed()]
    s.write(None, s.table.time_out(s.now, "random"))
    assert s.table.status == "playing"
    assert s.refused("ann", "pause", True) == "table-no-more-pauses"
    assert s.wish("bob", "pause", True) == [deeds.Paused(1)], "others have their own"
    s.holds()
