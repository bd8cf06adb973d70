"""What may be done at a table, what comes of it, and what is refused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import starboard.tables.seats as seats_module
import starboard.tables.table as table_module
import starboard.tables.talk as talk_module
from kernel import harbour
from kernel.harbour import Auction, Turn
from starboard.games.outer_rim.game import GAME as OUTER_RIM
from starboard.kernel.fair import old_seed_of, promise_of
from starboard.tables import deeds
from starboard.tables.deeds import DAY, ClockPlan, SeatPlan
from starboard.tables.seats import token_hash
from starboard.tables.summary import summary_of
from starboard.tables.table import PAUSES, Stale
from starboard.tables.talk import GALLERY, LONGEST_CHAT
from tables.seating import CARCASSONNE, HARBOUR, SECRET, Seating


def carcassonne(*seats: str, **more: Any) -> Seating:
    return Seating(CARCASSONNE, *(seats or ("ann", "bob")), **more)


def offers() -> Seating:
    """Ann has to decide; Bob has two coins to offer."""
    position = harbour.table((), (), (), coins=(0, 2, 0), frames=(Turn(1), Turn(0)))
    return Seating(HARBOUR, "ann", "bob", "cyd", position=position).start()


def finished() -> Seating:
    """Ann's pass is the last decision of the game."""
    position = harbour.table((), (), (), coins=(2, 1, 2), frames=(Turn(0),))
    s = Seating(HARBOUR, "ann", "bob", "cyd", position=position).start()
    s.play("ann", "pass")
    return s


# Before the start.


def test_a_new_table() -> None:
    s = carcassonne("open", "link", "bot:random")
    table = s.table
    assert (table.status, table.n, table.ply, table.moves, table.waiting, table.owner) == ("open", 1, 0, [], [], "ann")
    assert [seat.plan for seat in table.seats] == [SeatPlan("open"), SeatPlan("link"), SeatPlan("bot", "random")]
    assert [seat.free for seat in table.seats] == [True, True, False]
    assert [seat.bot for seat in table.seats] == [None, None, "random"]
    s.holds()


def test_a_seat_is_claimed_by_its_link_which_is_then_gone() -> None:
    s = carcassonne("link", "link")
    assert s.wish("ann", "link", 1, "abc") == [deeds.Linked(1, token_hash("abc"))]
    assert "abc" not in str(s.log)
    assert s.wish("bob", "claim", "Bob", None, "abc") == [deeds.Claimed(1, "bob", "Bob")]
    seat = s.table.seats[1]
    assert (seat.person, seat.name, seat.link, seat.free) == ("bob", "Bob", None, False)
    assert s.refused("cyd", "claim", "Cyd", None, "abc") == "table-link-gone"
    s.holds()


def test_a_new_link_withdraws_the_one_before() -> None:
    s = carcassonne("link", "link")
    s.wish("ann", "link", 1, "old")
    s.wish("ann", "link", 1, "new")
    assert s.refused("bob", "claim", "Bob", None, "old") == "table-link-gone"
    assert s.wish("ann", "link", 1, None) == [deeds.Linked(1, None)]
    assert s.refused("bob", "claim", "Bob", None, "new") == "table-link-gone"


def test_a_link_leads_to_its_seat_whatever_seat_is_asked_for() -> None:
    s = carcassonne("open", "link")
    s.wish("ann", "link", 1, "abc")
    assert s.wish("bob", "claim", "Bob", 0, "abc") == [deeds.Claimed(1, "bob", "Bob")]


def test_an_open_seat_is_for_anybody() -> None:
    s = carcassonne("link", "open", "open", "open")
    assert s.wish("bob", "claim", "Bob", None, None) == [deeds.Claimed(1, "bob", "Bob")]
    assert s.wish("cyd", "claim", "Cyd", 3, None) == [deeds.Claimed(3, "cyd", "Cyd")]
    assert s.refused("bob", "claim", "Bob", None, None) == "table-one-seat"
    assert s.table.seats_of(None) == []
    assert s.table.names == ["", "Bob", "", "Cyd"]


def test_several_seats_are_for_who_made_the_table_or_has_a_link() -> None:
    s = carcassonne("open", "open", "open", "link")
    for seat in (0, 1):
        s.wish("ann", "claim", "Ann", seat, None)
    s.wish("bob", "claim", "Bob", 2, None)
    s.wish("ann", "link", 3, "abc")
    s.wish("bob", "claim", "Bob", None, "abc")
    assert (s.table.seats_of("ann"), s.table.seats_of("bob")) == ([0, 1], [2, 3])


def test_who_made_the_table_needs_no_link() -> None:
    s = carcassonne("link", "link")
    assert s.wish("ann", "claim", "Ann", 1, None) == [deeds.Claimed(1, "ann", "Ann")]


def test_a_seat_can_be_given_up_before_the_start() -> None:
    s = carcassonne("ann", "open")
    s.wish("bob", "claim", "Bob", 1, None)
    assert s.wish("bob", "leave", 1) == [deeds.Left(1)]
    seat = s.table.seats[1]
    assert (seat.person, seat.name, seat.free) == (None, "", True)
    assert s.wish("cyd", "claim", "Cyd", None, None) == [deeds.Claimed(1, "cyd", "Cyd")]


def test_a_table_from_before_luck_was_sealed_starts_at_once() -> None:
    s = carcassonne("ann", "bob", "bot:random", options={"first_player": 1})
    assert s.wish("ann", "start", s.now) == [deeds.Started()]
    assert s.table.status == "playing"
    assert s.position.seed == old_seed_of(SECRET, ["ann’s luck", "bob’s luck", ""]) == s.table.fairness.seed
    assert s.table.fairness.promise == promise_of(SECRET)
    assert s.table.fairness.kept
    assert s.waiting == ["bob"]
    assert s.table.events == s.position.events != []
    s.holds()


# During the game.


def test_a_move_is_written_by_its_canonical_notation() -> None:
    s = carcassonne().start()
    option = s.position.ask.options[0].notation
    assert s.wish("ann", "move", 0, f"  {option.replace(' ', '   ')} ") == [deeds.Moved(0, option)]
    assert [str(move) for move in s.table.moves] == [f"0 {option}"]
    assert s.table.ply == 1
    assert s.table.events[0].key == "carcassonne-event-placed"


def test_the_position_after_a_move_is_the_same_whoever_plays_it() -> None:
    """A server that made the move has played it already, one that reads it from the log has not."""
    s = carcassonne().start()
    done, after = s.table.move("ann", 0, s.position.ask.options[0].notation)
    assert after.position is not s.position
    s.write("ann", done, after)
    assert s.position is after.position
    s.holds()


def test_a_move_without_a_seat_is_that_of_the_seat_that_has_to_decide() -> None:
    position = harbour.table((), (), (), coins=(0, 0, 2), frames=(Turn(1), Turn(0)))
    s = Seating(HARBOUR, "ann", "bob", "ann", position=position).start()
    assert s.wish("ann", "move", 0, "pass") == [deeds.Moved(0, "pass")]
    assert s.wish("ann", "move", 1, "offer 1 0", 2) == [deeds.Moved(2, "offer 1 0", aside=True)]
    assert s.wish("ann", "move", 2, "accept") == [deeds.Moved(0, "accept")]
    assert s.wish("bob", "move", 3, "pass")[0] == deeds.Moved(1, "pass")


@pytest.mark.parametrize("told", [True, False])
def test_an_offer_out_of_turn(told: bool) -> None:
    s = offers()
    assert s.wish("bob", "move", 0, "offer 2 2", aside=told) == [deeds.Moved(1, "offer 2 2", aside=True)]
    assert s.waiting == ["cyd"]
    s.play("cyd", "accept")
    assert s.position.state.coins == [0, 0, 2]
    assert s.waiting == ["ann"]
    assert [str(move) for move in s.table.moves] == ["1! offer 2 2", "2 accept"]
    s.holds()


def test_what_is_asked_is_no_aside() -> None:
    s = offers()
    assert s.refused("ann", "move", 0, "pass", aside=True) == "error-illegal-choice"


def test_secret_choices_in_any_order() -> None:
    position = harbour.table((), (), (), coins=(1, 2, 3), frames=(Turn(0), Auction()))
    s = Seating(HARBOUR, "ann", "bob", "bot:random", position=position).start()
    assert s.waiting == ["ann", "bob", None]
    s.play("bob", "2")
    assert s.waiting == ["ann", None]
    assert s.bot() == [deeds.Moved(2, "3", bot=True)]
    s.play("ann", "1")
    assert s.position.state.coins == [1, 2, 0]
    s.holds()


def test_a_bot_moves_for_its_seat() -> None:
    s = carcassonne("bot:random", "ann").start()
    assert s.waiting == [None]
    (moved,) = s.bot()
    assert (moved.seat, moved.bot, s.log[-1].by) == (0, True, None)
    s.holds()


def test_the_last_move_ends_the_game() -> None:
    s = carcassonne("ann", "bob", "bot:random").start()
    s.keep()
    s.play_out()
    result = s.position.result
    assert s.deeds[-1] == deeds.Ended(tuple(result.scores), tuple(result.places))
    assert isinstance(s.deeds[-2], deeds.Moved)
    assert (s.table.status, s.table.result, s.table.waiting) == ("over", s.deeds[-1], [])
    s.holds()


def test_pause_and_go_on() -> None:
    s = carcassonne().start()
    assert s.wish("bob", "pause", True) == [deeds.Paused()]
    assert (s.table.status, s.table.waiting) == ("paused", [])
    s.holds()
    assert s.wish("ann", "pause", False) == [deeds.Resumed()]
    assert (s.table.status, s.waiting) == ("playing", ["ann"])
    s.holds()


def test_a_seat_is_handed_to_a_bot_and_taken_back() -> None:
    s = carcassonne().start()
    assert s.wish("ann", "hand_over", 0, "random") == [deeds.HandedOver(0, "random")]
    assert (s.waiting, s.table.seats[0].person) == ([None], "ann")
    s.bot()
    assert s.wish("ann", "take_back", 0) == [deeds.TakenBack(0)]
    assert s.waiting == ["ann"]
    s.play("ann")
    s.holds()


def test_a_bot_that_was_still_thinking_does_not_move_for_a_player_who_came_back() -> None:
    s = carcassonne().start()
    s.wish("ann", "hand_over", 0, "random")
    choice = s.position.ask.options[0].notation
    s.wish("ann", "take_back", 0)
    assert s.refused(None, "move", 0, choice, 0, bot=True) == "table-no-bot"


@pytest.mark.parametrize(("person", "seat"), [("ann", 0), ("bob", 1), ("zoe", None)])
def test_everybody_may_chat_at_any_time(person: str, seat: int | None) -> None:
    s = carcassonne()
    for _ in range(2):
        room = "" if seat is not None or s.table.status == "open" else GALLERY
        assert s.wish(person, "say", person.title(), "  hello\n") == [deeds.Said(person.title(), "hello", seat, room)]
        s.start() if s.table.status == "open" else None
    s.holds()


def test_chat_when_the_game_is_over() -> None:
    s = finished()
    s.wish("zoe", "say", "Zoe", "x" * LONGEST_CHAT)
    assert s.table.status == "over"
    s.holds()


# Conceding.


@pytest.mark.parametrize("other", ["bob", "bot:random"])
def test_with_two_seats_who_concedes_loses_at_once(other: str) -> None:
    s = carcassonne("ann", other).start()
    for _ in range(6):
        s.turn()
    scores = s.position.game.result(s.position.state).scores
    assert s.wish("ann", "concede", 0, "random") == [deeds.Conceded(0), deeds.Ended(tuple(scores), (2, 1))]
    assert (s.table.status, s.table.seats[0].conceded) == ("over", True)
    s.holds()


def test_with_three_seats_a_bot_plays_on_and_who_conceded_comes_last() -> None:
    s = carcassonne("ann", "bob", "cyd").start()
    assert s.wish("ann", "concede", 0, "random") == [deeds.Conceded(0), deeds.HandedOver(0, "random", "conceded")]
    assert (s.table.status, s.waiting) == ("playing", [None])
    s.holds()
    s.play_out()
    scores = s.position.result.scores
    assert s.table.result.scores == tuple(scores)
    assert scores[1] != scores[2]
    assert s.table.result.places == ((3, 1, 2) if scores[1] > scores[2] else (3, 2, 1))
    s.holds()


def test_who_conceded_comes_last_even_with_the_best_score() -> None:
    position = harbour.table((), (), (), (), coins=(9, 1, 1, 5), frames=(Turn(2), Turn(1), Turn(0)))
    s = Seating(HARBOUR, "ann", "bob", "cyd", "dan", position=position).start()
    s.wish("ann", "concede", 0, "random")
    s.wish("dan", "concede", 3, "random")
    for _ in range(3):
        s.turn()
    assert s.table.result == deeds.Ended((9, 1, 1, 5), (3, 1, 1, 4))


def test_when_two_of_three_have_conceded_it_is_over() -> None:
    position = harbour.table((), (), (), coins=(9, 1, 5), frames=(Turn(2), Turn(1), Turn(0)))
    s = Seating(HARBOUR, "ann", "bob", "cyd", position=position).start()
    s.wish("cyd", "pause", True)
    s.wish("ann", "concede", 0, "random")
    assert s.wish("cyd", "concede", 2, "random")[1] == deeds.Ended((9, 1, 5), (2, 1, 3))
    assert s.table.status == "over"
    s.holds()


# Refusals.


def starting() -> Seating:
    """About to start, as soon as everybody has shown some luck."""
    return Seating(CARCASSONNE, "ann", "bob", fair=2).start()


def open_table() -> Seating:
    """Ann, a seat for Bob by link, an open one, and a bot."""
    s = carcassonne("ann", "link", "open", "bot:random")
    s.wish("ann", "link", 1, "abc")
    return s


def playing() -> Seating:
    """Ann has placed a tile, and Bob and Cyd wait."""
    s = carcassonne("ann", "bob", "cyd", "bot:random").start()
    s.play("ann")
    return s


def paused() -> Seating:
    s = playing()
    s.wish("ann", "pause", True)
    return s


def handed_over() -> Seating:
    s = playing()
    s.wish("ann", "hand_over", 0, "random")
    return s


def conceded() -> Seating:
    s = playing()
    s.wish("ann", "concede", 0, "random")
    return s


def bot_asked() -> Seating:
    """Ann wants a bot to play for Bob."""
    s = playing()
    s.wish("ann", "ask_hand_over", 1, "greedy", s.now + 60)
    return s


def invited() -> Seating:
    """A seat is kept for Bob."""
    return Seating(CARCASSONNE, "ann", "open", kept={1: "bob"})


def undo_asked() -> Seating:
    """Ann wants her turn back, after Bob has seen his tile; Cyd has been handed to a bot."""
    s = playing()
    s.wish("cyd", "hand_over", 2, "random")
    s.play("ann")
    s.wish("ann", "ask_undo")
    return s


def one_seat_taken() -> Seating:
    s = carcassonne("ann", "open", "open")
    s.wish("bob", "claim", "Bob", None, None)
    return s


def sent_away() -> Seating:
    s = one_seat_taken()
    s.wish("ann", "remove", 1)
    return s


def muted() -> Seating:
    s = playing()
    s.wish("zoe", "say", "Zoe", "hello")
    s.wish("ann", "mute", s.table.n)
    return s


def pauses_used() -> Seating:
    s = Seating(CARCASSONNE, "ann", "bob", clock=ClockPlan("game", 60.0)).start()
    s.wish("ann", "pause", True)
    s.now += PAUSES
    s.write(None, s.table.time_out(s.now, "random"))
    return s


def over_days() -> Seating:
    return Seating(CARCASSONNE, "ann", "bob", clock=ClockPlan("move", 3 * DAY)).start()


def closed() -> Seating:
    s = playing()
    s.write(None, s.table.close("operator"))
    return s


REFUSALS: list[tuple[str, Any, str, str, tuple[Any, ...]]] = [
    ("table-link-gone", open_table, "bob", "claim", ("Bob", None, "abd")),
    ("table-link-gone", open_table, "bob", "claim", ("Bob", None, "")),
    ("table-link-gone", playing, "zoe", "claim", ("Zoe", None, "token of bob")),
    ("table-no-open-seat", lambda: carcassonne("ann", "link"), "zoe", "claim", ("Zoe", None, None)),
    ("table-muted", muted, "zoe", "say", ("Zoe", "but …")),
    ("table-no-such-line", muted, "ann", "erase", (1,)),
    ("table-not-yourself", one_seat_taken, "ann", "remove", (0,)),
    ("table-seat-free", one_seat_taken, "ann", "remove", (2,)),
    ("table-barred", sent_away, "bob", "claim", ("Bob", None, None)),
    ("table-invite-removed", sent_away, "ann", "invite", (1, "bob", "Bob")),
    ("table-invite-here", one_seat_taken, "ann", "invite", (2, "bob", "Bob")),
    ("table-closed", closed, "zoe", "say", ("Zoe", "but …")),
    ("table-closed", closed, "ann", "move", (0, "place 1,0 r90")),
    ("table-one-seat", one_seat_taken, "bob", "claim", ("Bob", 2, None)),
    ("table-no-more-pauses", pauses_used, "ann", "pause", (True,)),
    ("table-no-pause-over-days", over_days, "ann", "pause", (True,)),
    ("table-no-open-seat", playing, "zoe", "claim", ("Zoe", None, None)),
    ("table-no-such-seat", open_table, "bob", "claim", ("Bob", 4, None)),
    ("table-no-such-seat", open_table, "bob", "claim", ("Bob", -1, None)),
    ("table-no-such-seat", open_table, "ann", "link", (4, "x")),
    ("table-no-such-seat", open_table, "ann", "leave", (-1,)),
    ("table-no-such-seat", playing, "ann", "hand_over", (9, "random")),
    ("table-no-such-seat", playing, "ann", "ask_hand_over", (-1, "random", 9.0)),
    ("table-no-such-seat", open_table, "ann", "plan_seat", (4, SeatPlan("open"))),
    ("table-no-such-seat", playing, "ann", "take_back", (-1,)),
    ("table-no-such-seat", playing, "ann", "concede", (4, "random")),
    ("table-started", playing, "zoe", "claim", ("Zoe", 1, None)),
    ("table-started", playing, "ann", "leave", (0,)),
    ("table-started", playing, "ann", "link", (0, "x")),
    ("table-started", playing, "ann", "plan_seat", (0, SeatPlan("open"))),
    ("table-starting", starting, "ann", "start", (0.0,)),
    ("table-starting", starting, "bob", "leave", (1,)),
    ("table-started", playing, "ann", "start", (0.0,)),
    ("table-started", finished, "ann", "start", (0.0,)),
    ("table-seat-taken", open_table, "bob", "claim", ("Bob", 0, None)),
    ("table-seat-taken", open_table, "bob", "claim", ("Bob", 3, None)),
    ("table-seat-taken", open_table, "ann", "link", (0, "x")),
    ("table-seat-taken", open_table, "ann", "link", (3, "x")),
    ("table-seat-taken", open_table, "ann", "plan_seat", (0, SeatPlan("open"))),
    ("table-seat-kept", invited, "zoe", "claim", ("Zoe", 1, None)),
    ("table-seat-kept", invited, "ann", "claim", ("Ann", 1, None)),
    ("table-no-open-seat", invited, "zoe", "claim", ("Zoe", None, None)),
    ("table-not-your-seat", invited, "zoe", "leave", (1,)),
    ("table-seat-by-link", open_table, "bob", "claim", ("Bob", 1, None)),
    ("table-not-your-seat", open_table, "bob", "leave", (0,)),
    ("table-not-your-seat", open_table, "bob", "leave", (3,)),
    ("table-not-your-seat", playing, "bob", "move", (1, "figure none", 0)),
    ("table-not-your-seat", playing, "bob", "hand_over", (0, "random")),
    ("table-not-your-seat", playing, "ann", "hand_over", (1, "random")),
    ("table-not-your-seat", playing, "bob", "ask_hand_over", (0, "random", 9.0)),
    ("table-not-your-seat", bot_asked, "ann", "answer_hand_over", (1, True)),
    ("table-hand-over-pending", bot_asked, "ann", "ask_hand_over", (1, "random", 9.0)),
    ("table-not-asked", bot_asked, "cyd", "answer_hand_over", (2, True)),
    ("table-not-your-seat", handed_over, "bob", "take_back", (0,)),
    ("table-not-your-seat", playing, "bob", "concede", (0, "random")),
    ("table-owner-only", open_table, "bob", "link", (1, "x")),
    ("table-owner-only", open_table, "bob", "plan_seat", (1, SeatPlan("open"))),
    ("table-owner-only", open_table, "bob", "start", (0.0,)),
    ("table-seats-free", open_table, "ann", "start", (0.0,)),
    ("table-not-started", open_table, "ann", "move", (0, "pass")),
    ("table-over", finished, "ann", "move", (1, "pass")),
    ("table-paused", paused, "ann", "move", (1, "figure none")),
    ("table-stale", playing, "ann", "move", (0, "figure none")),
    ("table-stale", playing, "ann", "move", (2, "figure none")),
    ("table-not-seated", playing, "zoe", "move", (1, "figure none")),
    ("table-not-seated", playing, "zoe", "pause", (True,)),
    ("table-not-seated", paused, "zoe", "pause", (False,)),
    ("table-not-seated", playing, "zoe", "ask_undo", ()),
    ("table-bot-plays", handed_over, "ann", "move", (1, "figure none")),
    ("table-bot-plays", handed_over, "ann", "hand_over", (0, "random")),
    ("table-bot-plays", handed_over, "ann", "ask_undo", ()),
    ("table-bot-plays", conceded, "ann", "ask_undo", ()),
    ("table-bot-plays", conceded, "ann", "move", (1, "figure none")),
    ("table-bot-plays", playing, "ann", "ask_hand_over", (3, "random", 9.0)),
    ("table-not-playing", finished, "ann", "ask_hand_over", (1, "random", 9.0)),
    ("table-not-over", playing, "ann", "rematch", ("new",)),
    ("table-not-seated", finished, "zoe", "rematch", ("new",)),
    ("table-not-playing", open_table, "ann", "concede", (0, "random")),
    ("table-not-playing", finished, "ann", "concede", (0, "random")),
    ("table-not-playing", open_table, "ann", "pause", (True,)),
    ("table-not-playing", paused, "ann", "pause", (True,)),
    ("table-not-playing", finished, "ann", "pause", (True,)),
    ("table-not-playing", open_table, "ann", "hand_over", (0, "random")),
    ("table-not-playing", finished, "ann", "hand_over", (0, "random")),
    ("table-not-playing", open_table, "ann", "ask_undo", ()),
    ("table-not-playing", paused, "ann", "ask_undo", ()),
    ("table-not-playing", finished, "ann", "ask_undo", ()),
    ("table-not-paused", playing, "ann", "pause", (False,)),
    ("table-not-paused", finished, "ann", "pause", (False,)),
    ("table-conceded", conceded, "ann", "concede", (0, "random")),
    ("table-no-bot", playing, "ann", "take_back", (0,)),
    ("table-no-bot", conceded, "ann", "take_back", (0,)),
    ("table-no-bot", open_table, "ann", "take_back", (0,)),
    ("table-bad-chat", open_table, "ann", "say", ("Ann", "")),
    ("table-bad-chat", open_table, "ann", "say", ("Ann", " \n ")),
    ("table-bad-chat", open_table, "ann", "say", ("Ann", "x" * (LONGEST_CHAT + 1))),
    ("table-nothing-to-undo", playing, "bob", "ask_undo", ()),
    ("table-undo-pending", undo_asked, "ann", "ask_undo", ()),
    ("table-no-undo", playing, "bob", "answer_undo", (True,)),
    ("table-not-asked", undo_asked, "ann", "answer_undo", (True,)),
    ("table-not-asked", undo_asked, "ann", "answer_undo", (False,)),
    ("table-not-asked", undo_asked, "cyd", "answer_undo", (False,)),
    ("table-not-asked", undo_asked, "zoe", "answer_undo", (False,)),
    ("error-illegal-choice", playing, "ann", "move", (1, "figure huge")),
    ("error-illegal-choice", playing, "bob", "move", (1, "figure none")),
    ("error-illegal-choice", offers, "bob", "move", (0, "pass")),
]


@pytest.mark.parametrize(("key", "scene", "person", "what", "args"), REFUSALS)
def test_a_refusal_changes_nothing(key: str, scene: Any, person: str, what: str, args: tuple[Any, ...]) -> None:
    assert scene().refused(person, what, *args) == key


def test_a_seat_that_was_handed_over_cannot_be_taken_back_when_the_game_is_over() -> None:
    s = handed_over()
    s.wish("bob", "concede", 1, "random")
    s.wish("cyd", "concede", 2, "random")
    s.wish("ann", "concede", 0, "random")
    assert s.table.status == "over"
    assert s.refused("ann", "take_back", 0) == "table-no-bot"
    s = carcassonne("ann", "bob").start()
    s.wish("ann", "hand_over", 0, "random")
    s.wish("bob", "concede", 1, "random")
    assert s.refused("ann", "take_back", 0) == "table-not-playing"


def test_every_refusal_of_a_table_is_tested_here() -> None:
    files = [Path(module.__file__) for module in (table_module, seats_module, talk_module)]
    written = {key for file in files for key in re.findall(r'"(table-[a-z-]+)"', file.read_text(encoding="utf-8"))}
    assert written == {key for key, *_ in REFUSALS if key.startswith("table-")}


def test_a_stale_choice_says_where_the_table_is() -> None:
    s = playing()
    with pytest.raises(Stale, match="you chose at move 0, and it is now at move 1"):
        s.table.move("ann", 0, "figure none")


# What a lobby shows.


def test_a_summary_tells_nothing_that_is_not_for_everybody() -> None:
    s = carcassonne("ann", "bob", "bot:greedy", "open")
    s.wish("ann", "link", 3, "abc")
    for _ in range(2):
        text = msgspec.json.encode(summary_of(s.table)).decode()
        for secret in (SECRET, "luck", token_hash("abc"), '"ann"', '"bob"', "first_player"):
            assert secret not in text
        if s.table.status == "open":
            s.wish("zoe", "claim", "Zoe", 3, None)
            s.start()


def test_a_summary_of_each_stage() -> None:
    s = carcassonne("ann", "bob", "bot:greedy")
    told = summary_of(s.table)
    assert (told.id, told.game, told.status, told.n, told.ply, told.waiting) == ("t", "carcassonne", "open", 5, 0, [])
    assert [(seat.kind, seat.name, seat.bot) for seat in told.seats] == [
        ("link", "Ann", None),
        ("link", "Bob", None),
        ("bot", "", "greedy"),
    ]
    s.now += 5
    s.start()
    s.play("ann")
    told = summary_of(s.table)
    assert (told.status, told.ply, told.waiting, told.scores) == ("playing", 1, [0], None)
    assert (told.created_at, told.updated_at) == (1000.0, 1005.0)
    s.wish("ann", "concede", 0, "random")
    assert summary_of(s.table).seats[0].conceded
    told = summary_of(finished().table)
    assert (told.status, told.scores, told.places, told.waiting) == ("over", [2, 1, 2], [1, 3, 1], [])


# Two against two.


def teams() -> Seating:
    """Red and green, Ann and Cyd, are behind black and white."""
    s = carcassonne("ann", "bob", "cyd", "dan", options={"teams": True}).start()
    s.position.state.points[:] = [20, 30]
    return s


def test_a_team_has_one_place() -> None:
    s = teams()
    assert s.table.ending(s.position) == deeds.Ended((20, 30, 20, 30), (2, 1, 2, 1))
    s.position.state.points[:] = [30, 30]
    assert s.table.ending(s.position).places == (1, 1, 1, 1)


def test_who_concedes_comes_last_without_the_team_mate() -> None:
    s = teams()
    s.wish("bob", "concede", 1, "random")
    assert s.table.ending(s.position).places == (2, 3, 2, 1)
    s.wish("ann", "concede", 0, "random")
    assert s.table.ending(s.position).places == (4, 3, 2, 1)


# Alone against somebody whom the rules play.


def test_who_gives_up_alone_has_lost() -> None:
    s = Seating(OUTER_RIM, "ann").start()
    s.play("ann")
    assert s.wish("ann", "concede", 0, "random")[1] == deeds.Ended((0,), (2,))
    assert s.table.status == "over"


def test_who_is_beaten_alone_comes_second() -> None:
    s = Seating(OUTER_RIM, "ann").start()
    position = s.table.position
    assert position is not None
    position.state.winner = 1
    assert s.table.ending(position).places == (2,)
    position.state.winner = 0
    assert s.table.ending(position).places == (1,)
