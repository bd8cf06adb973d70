"""Bots in place of people: who is there is asked, who is away is waited for. Seats that are kept, and given away."""

from __future__ import annotations

import msgspec

from starboard.kernel.registry import installed
from starboard.tables import deeds
from starboard.tables.deeds import ClockPlan, Entry, Kept, SeatPlan
from starboard.tables.rematch import plan_again
from starboard.tables.seats import HandOverWish
from starboard.tables.summary import sign_of, summary_of
from starboard.tables.table import Again, Table
from tables.seating import CARCASSONNE, Seating


def asked() -> Seating:
    """Ann, who made the table, wants a bot to play for Bob."""
    s = Seating(CARCASSONNE, "ann", "bob").start()
    until = s.now + 60
    assert s.wish("ann", "ask_hand_over", 1, "greedy", until) == [deeds.HandOverAsked(1, "greedy", until)]
    assert (s.table.seats[1].bot, s.table.seats[1].wish) == (None, HandOverWish("greedy", until))
    s.holds()
    return s


def settle(s: Seating, watched: bool = True) -> list[deeds.AnyDeed]:
    return s.write(None, s.table.settle_hand_overs(s.now, watched))


# Bots in place of people.


def test_who_does_not_come_for_so_long_is_played_by_a_bot() -> None:
    s = asked()
    s.now += 59
    assert settle(s) == []
    s.now += 1
    assert settle(s) == [deeds.HandedOver(1, "greedy", "away")]
    assert (s.table.seats[1].bot, s.table.seats[1].wish) == ("greedy", None)
    assert s.wish("bob", "take_back", 1) == [deeds.TakenBack(1)]
    s.holds()


def test_who_could_not_have_been_noticed_is_not_away() -> None:
    s = asked()
    s.now += 100
    assert settle(s, watched=False) == []
    assert settle(s) == [deeds.HandedOver(1, "greedy", "away")]


def test_who_is_there_is_asked_and_no_answer_means_no() -> None:
    s = asked()
    s.now += 50
    assert s.wish("bob", "see_hand_overs", s.now + 60) == [deeds.HandOverSeen(1, s.now + 60)]
    assert s.wish("bob", "see_hand_overs", s.now + 90) == []  # once is enough
    s.holds()
    s.now += 59
    assert settle(s) == []
    s.now += 1
    assert settle(s, watched=False) == [deeds.HandOverRefused(1, "silent")]
    assert (s.table.seats[1].bot, s.table.seats[1].wish) == (None, None)
    s.holds()


def test_consent_and_refusal() -> None:
    s = asked()
    assert s.wish("bob", "answer_hand_over", 1, False) == [deeds.HandOverRefused(1)]
    assert (s.table.seats[1].bot, s.table.seats[1].wish) == (None, None)
    s = asked()
    assert s.wish("bob", "answer_hand_over", 1, True) == [deeds.HandedOver(1, "greedy", "agreed")]
    assert (s.table.seats[1].bot, s.table.seats[1].wish) == ("greedy", None)
    s.holds()


def test_whoever_plays_is_there() -> None:
    s = asked()
    s.turn()
    assert s.table.seats[1].wish is not None
    s.play("bob")
    assert s.table.seats[1].wish is None
    s.now += 100
    assert settle(s) == []
    s.holds()


def test_a_clock_that_runs_out_and_the_end_settle_it_too() -> None:
    s = Seating(CARCASSONNE, "ann", "bob", clock=ClockPlan("move", 10)).start()
    s.turn()
    s.wish("ann", "ask_hand_over", 1, "greedy", s.now + 60)
    s.now += 11
    s.write(None, s.table.time_out(s.now, "random"))
    assert (s.table.seats[1].bot, s.table.seats[1].wish) == ("random", None)
    s = asked()
    s.wish("ann", "concede", 0, "random")
    assert s.table.status == "over" and s.table.seats[1].wish is None


# Once more with the same people.


def played() -> Seating:
    s = Seating(CARCASSONNE, "ann", "bob", "bot:greedy", options={"first_player": 1}).start()
    s.wish("bob", "concede", 1, "random")
    s.wish("ann", "concede", 0, "random")
    return s


def again(s: Seating, person: str = "bob") -> Seating:
    """The new table, with nobody at it yet."""
    plan = plan_again(s.table, CARCASSONNE, person)
    new = Seating(CARCASSONNE, "ann")
    new.log = [Entry(1, new.now, person, plan)]
    new.table = Table("t", CARCASSONNE, new.log[0])
    return new


def test_one_wish_to_play_again_is_enough() -> None:
    s = played()
    assert s.wish("bob", "rematch", "new") == [deeds.Rematched("new")]
    assert s.table.again == Again("new", "bob")
    assert s.wish("ann", "rematch", "other") == []
    assert s.table.again == Again("new", "bob")
    s.holds()


def test_the_new_table_is_like_the_old_one_and_keeps_the_seats() -> None:
    s = played()
    plan = plan_again(s.table, installed().game("carcassonne"), "bob")
    assert plan.seats == (SeatPlan("link"), SeatPlan("link"), SeatPlan("bot", "greedy"))
    assert plan.kept == (Kept(0, "ann", "Ann"), Kept(1, "bob", "Bob"))
    assert plan.options["first_player"] == 2, "the next player begins"
    assert plan.secret != s.table.plan.secret
    assert (plan.position, plan.forked_from) == (None, None)
    new = again(s)
    seats = summary_of(new.table).seats
    assert [(seat.name, seat.kept, seat.kept_who) for seat in seats] == [
        ("", "Ann", sign_of("ann")),
        ("", "Bob", sign_of("bob")),
        ("", "", ""),
    ]
    assert new.table.kept_for("bob") == [1]
    assert new.wish("bob", "claim", "Bob", None, None) == [deeds.Claimed(1, "bob", "Bob")]
    new.wish("ann", "claim", "Ann", 0, None)
    assert new.wish("bob", "start", new.now) == [deeds.Started(tuple(new.table.seals))]
    new.holds()


def test_who_does_not_come_leaves_the_seat_to_others() -> None:
    new = again(played())
    new.wish("bob", "claim", "Bob", 1, None)
    assert new.wish("ann", "leave", 0) == [deeds.Declined(0, "Ann")]
    assert new.table.kept_for("ann") == [] and new.refused("zoe", "claim", "Zoe", 0, None) == "table-seat-by-link"
    assert new.wish("bob", "plan_seat", 0, SeatPlan("open")) == [deeds.Planned(0, SeatPlan("open"))]
    new.wish("zoe", "claim", "Zoe", None, None)
    assert new.table.names == ["Zoe", "Bob", ""]
    new.wish("zoe", "leave", 0)
    new.wish("bob", "plan_seat", 0, SeatPlan("bot", "random"))
    assert new.table.seats[0].bot == "random" and not new.table.seats[0].free
    new.wish("bob", "start", new.now)
    new.holds()


def test_a_seat_that_was_given_to_a_bot_is_kept_no_longer() -> None:
    new = again(played())
    new.wish("bob", "plan_seat", 0, SeatPlan("bot", "random"))
    assert new.table.kept_for("ann") == []
    assert new.refused("ann", "claim", "Ann", 0, None) == "table-seat-taken"
    new.wish("bob", "plan_seat", 0, SeatPlan("link"))
    assert new.table.seats[0].free
    new.wish("bob", "link", 0, "abc")
    new.wish("ann", "claim", "Ann", None, "abc")
    new.holds()


def test_the_webhook_goes_on_only_with_who_knows_it() -> None:
    s = played()
    s.table.plan = msgspec.structs.replace(s.table.plan, webhook="https://chat.example/x")
    assert plan_again(s.table, CARCASSONNE, "ann").webhook == "https://chat.example/x"
    assert plan_again(s.table, CARCASSONNE, "bob").webhook is None
