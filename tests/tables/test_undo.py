"""Taking back: free until something hidden or random was seen, by consent of the others after; never forgotten."""

from __future__ import annotations

from typing import Any

import pytest

from kernel import harbour
from kernel.harbour import Auction, Turn
from starboard.tables import deeds
from starboard.tables.snapshot import freeze
from tables.seating import CARCASSONNE, HARBOUR, Seating


def carcassonne(*seats: str) -> Seating:
    return Seating(CARCASSONNE, *seats).start()


def turn_over(*seats: str) -> Seating:
    """Ann, at the first seat, has had her turn, and the next tile has been turned over."""
    s = carcassonne(*seats)
    s.turn()
    assert s.table.revealed[-1]
    return s


def auction(*coins: int, seats: tuple[str, ...] = ("ann", "bob", "cyd")) -> Seating:
    position = harbour.table(*[() for _ in coins], coins=coins, frames=(Turn(0), Auction()))
    return Seating(HARBOUR, *seats[: len(coins)], position=position).start()


# Free.


def test_a_tile_is_taken_back_freely_before_the_figure() -> None:
    s = carcassonne("ann", "bob")
    start = s.position.dump()
    first = [option.notation for option in s.position.ask.options]
    s.play("ann", first[0])
    assert s.position.ask.kind == "figure"
    assert s.wish("ann", "ask_undo") == [deeds.Undone(0)]
    assert (s.position.dump(), s.table.ply, s.table.revealed, s.table.undo) == (start, 0, [], None)
    s.play("ann", first[1])
    assert [move.notation for move in s.table.moves] == [first[1]]
    assert [type(deed).__name__ for deed in s.deeds[-3:]] == ["Moved", "Undone", "Moved"]
    s.holds()


def test_the_same_again_and_again() -> None:
    s = carcassonne("ann", "bob")
    for option in [option.notation for option in s.position.ask.options][:5]:
        s.play("ann", option)
        s.wish("ann", "ask_undo")
    assert s.table.ply == 0
    assert len([deed for deed in s.deeds if isinstance(deed, deeds.Moved)]) >= 3
    s.holds()


def test_a_decision_is_taken_back_not_the_whole_turn() -> None:
    """One after another: the second wish goes to an earlier turn, and others have moved since."""
    s = turn_over("ann", "bot:random")
    s.turn()
    s.play("ann")
    ply = s.table.ply
    assert s.wish("ann", "ask_undo") == [deeds.Undone(ply - 1)]


def test_another_persons_move_is_not_taken_back_without_asking() -> None:
    position = harbour.table((), (), (), coins=(1, 1, 1), frames=(Turn(2), Turn(1), Turn(0)))
    s = Seating(HARBOUR, "ann", "bob", "cyd", position=position).start()
    s.play("ann", "pass")
    s.play("bob", "pass")
    assert s.table.revealed == [False, False]
    assert s.wish("ann", "ask_undo") == [deeds.UndoAsked(0, 0)]
    assert s.wish("bob", "ask_undo") == [deeds.Undone(1)], "his own is still free, and ends Ann's wish"
    assert s.table.undo is None
    s.holds()


def test_a_bots_move_goes_back_with_ones_own() -> None:
    position = harbour.table((), (), (), coins=(1, 1, 1), frames=(Turn(2), Turn(1), Turn(0)))
    s = Seating(HARBOUR, "ann", "bot:random", "cyd", position=position).start()
    s.play("ann", "pass")
    s.wish(None, "move", 1, "pass", 1, bot=True)
    assert s.wish("ann", "ask_undo") == [deeds.Undone(0)]
    assert s.waiting == ["ann"]
    s.holds()


def test_what_a_bot_has_seen_since_was_seen() -> None:
    position = harbour.table((), (), (), coins=(1, 1, 1), frames=(Turn(2), Turn(1), Turn(0)))
    s = Seating(HARBOUR, "ann", "bot:random", "cyd", position=position).start()
    s.play("ann", "pass")
    s.wish(None, "move", 1, "draw", 1, bot=True)
    assert s.table.revealed == [False, True]
    assert s.wish("ann", "ask_undo") == [deeds.UndoAsked(0, 0)]


def test_of_two_seats_of_ones_own_the_last_decision_goes_back() -> None:
    position = harbour.table((), (), (), coins=(1, 1, 1), frames=(Turn(2), Turn(1), Turn(0)))
    s = Seating(HARBOUR, "ann", "ann", "bob", position=position).start()
    s.play("ann", "pass")
    s.play("ann", "pass")
    assert s.wish("ann", "ask_undo") == [deeds.Undone(1)]
    assert s.wish("ann", "ask_undo") == [deeds.Undone(0)]


def test_an_offer_is_taken_back_before_it_is_answered() -> None:
    position = harbour.table((), (), (), coins=(1, 1, 1), frames=(Turn(2), Turn(1), Turn(0)))
    s = Seating(HARBOUR, "ann", "bob", "cyd", position=position).start()
    s.play("bob", "offer 1 2", 1)
    assert s.wish("bob", "ask_undo") == [deeds.Undone(0)]
    assert s.waiting == ["ann"]


def test_a_secret_bid_is_free_until_somebody_else_has_bid() -> None:
    s = auction(1, 2, 3)
    s.play("bob", "2", 1)
    assert s.wish("bob", "ask_undo") == [deeds.Undone(0)]
    assert s.waiting == ["ann", "bob", "cyd"]
    s.play("bob", "1", 1)
    s.play("cyd", "3", 2)
    assert s.wish("bob", "ask_undo") == [deeds.UndoAsked(1, 0)]


def test_the_last_secret_bid_is_not_free_for_it_opens_all_of_them() -> None:
    s = auction(1, 1)
    s.play("ann", "0")
    s.play("bob", "1", 1)
    assert s.wish("bob", "ask_undo") == [deeds.UndoAsked(1, 1)]


@pytest.mark.parametrize("bids", [("1", "1"), ("0", "0")])
def test_bids_that_bots_made_are_seen_too(bids: tuple[str, str]) -> None:
    """Nobody need be asked where only bots are; with another person at the table they must be."""
    s = auction(1, 0, 1, seats=("ann", "bob", "bot:random"))
    s.wish(None, "move", 0, bids[0], 2, bot=True)
    s.play("ann", bids[1])
    assert s.table.revealed == [False, True]
    assert s.wish("ann", "ask_undo") == [deeds.UndoAsked(0, 1)]


@pytest.mark.parametrize("guard", [True, False])
def test_a_raid_shows_whether_there_is_a_guard(guard: bool) -> None:
    position = harbour.table((1,), (2,) if guard else (4,), coins=(0, 0), frames=(Turn(1), Turn(0)))
    s = Seating(HARBOUR, "ann", "bob", position=position).start()
    s.play("ann", "raid 1 raid1")
    assert s.wish("ann", "ask_undo") == [deeds.UndoAsked(0, 0)]


@pytest.mark.parametrize("choice", ["draw", "spy spyglass3"])
def test_what_was_seen_in_secret_was_seen(choice: str) -> None:
    position = harbour.table((3,), (), coins=(0, 0), frames=(Turn(1), Turn(0)))
    s = Seating(HARBOUR, "ann", "bob", position=position).start()
    s.play("ann", choice)
    assert s.wish("ann", "ask_undo") == [deeds.UndoAsked(0, 0)]


# By consent.


def test_after_the_next_tile_was_drawn_all_other_people_are_asked() -> None:
    s = turn_over("ann", "bob", "cyd", "bot:random")
    ply = s.table.ply - 1
    figure = s.table.position_at(ply).dump()
    assert s.wish("ann", "ask_undo") == [deeds.UndoAsked(0, ply)]
    assert (s.table.undo.seat, s.table.undo.ply, s.table.undo.allowed) == (0, ply, [])
    assert s.wish("cyd", "answer_undo", True) == [deeds.UndoAllowed(2)]
    assert s.table.undo.allowed == [2]
    s.keep()
    assert s.wish("bob", "answer_undo", True) == [deeds.UndoAllowed(1), deeds.Undone(ply, revealed=True)]
    assert (s.position.dump(), s.table.undo, s.table.ply) == (figure, None, ply)
    assert (s.waiting, s.position.ask.kind) == (["ann"], "figure")
    s.holds()


def test_bots_are_never_asked() -> None:
    s = turn_over("ann", "bot:random", "bot:random")
    ply = s.table.ply - 1
    s.bot()
    assert s.wish("ann", "ask_undo") == [deeds.Undone(ply, revealed=True)]
    s.holds()


def test_who_is_away_is_not_asked() -> None:
    s = turn_over("ann", "bob", "cyd")
    s.wish("cyd", "hand_over", 2, "random")
    s.wish("ann", "ask_undo")
    assert [type(deed) for deed in s.wish("bob", "answer_undo", True)] == [deeds.UndoAllowed, deeds.Undone]


def test_who_has_conceded_is_not_asked_and_cannot_refuse() -> None:
    s = turn_over("ann", "bob", "cyd")
    s.wish("cyd", "concede", 2, "random")
    s.wish("ann", "ask_undo")
    assert s.refused("cyd", "answer_undo", False) == "table-not-asked"
    s.wish("bob", "answer_undo", True)
    assert s.table.undo is None


@pytest.mark.parametrize("allowed_first", [True, False])
def test_one_refusal_ends_it(allowed_first: bool) -> None:
    s = turn_over("ann", "bob", "cyd")
    ply = s.table.ply
    s.wish("ann", "ask_undo")
    if allowed_first:
        s.wish("bob", "answer_undo", True)
    assert s.wish("cyd", "answer_undo", False) == [deeds.UndoRefused(2)]
    assert (s.table.undo, s.table.ply) == (None, ply)
    assert s.refused("bob", "answer_undo", True) == "table-no-undo"
    s.holds()
    assert s.wish("ann", "ask_undo") == [deeds.UndoAsked(0, ply - 1)], "it may be asked again"


def test_a_new_move_ends_the_wish() -> None:
    s = turn_over("ann", "bob")
    s.wish("ann", "ask_undo")
    s.play("bob")
    assert s.table.undo is None
    assert s.refused("bob", "answer_undo", True) == "table-no-undo"
    s.holds()


def test_the_end_of_the_game_ends_the_wish() -> None:
    s = turn_over("ann", "bob")
    s.wish("ann", "ask_undo")
    s.wish("bob", "concede", 1, "random")
    assert s.table.undo is None
    assert s.refused("bob", "answer_undo", True) == "table-no-undo"


def test_a_person_with_two_seats_is_asked_once() -> None:
    s = turn_over("ann", "bob", "bob")
    ply = s.table.ply - 1
    s.wish("ann", "ask_undo")
    assert s.wish("bob", "answer_undo", True) == [deeds.UndoAllowed(1), deeds.UndoAllowed(2), deeds.Undone(ply, True)]


def test_to_allow_twice_changes_nothing() -> None:
    s = turn_over("ann", "bob", "cyd")
    s.wish("ann", "ask_undo")
    s.wish("bob", "answer_undo", True)
    assert s.wish("bob", "answer_undo", True) == []
    assert s.table.undo.allowed == [1]


def test_when_the_last_who_was_asked_leaves_another_word_is_enough() -> None:
    s = turn_over("ann", "bob", "cyd")
    s.wish("ann", "ask_undo")
    s.wish("bob", "answer_undo", True)
    s.wish("cyd", "hand_over", 2, "random")
    ply = s.table.ply - 1
    assert s.wish("bob", "answer_undo", True) == [deeds.Undone(ply, revealed=True)]
    s.holds()


def test_consent_in_a_pause() -> None:
    s = turn_over("ann", "bob")
    ply = s.table.ply - 1
    s.wish("ann", "ask_undo")
    s.wish("bob", "pause", True)
    s.wish("bob", "answer_undo", True)
    assert (s.table.status, s.table.ply, s.waiting) == ("paused", ply, [])
    s.wish("bob", "pause", False)
    assert s.waiting == ["ann"]
    s.holds()


def test_an_earlier_turn_takes_the_turns_of_others_back_too() -> None:
    s = carcassonne("ann", "bob")
    s.turn()
    ply = s.table.ply - 1
    s.turn()
    assert s.table.moves[-1].seat == 1
    assert s.wish("ann", "ask_undo") == [deeds.UndoAsked(0, ply)]
    s.wish("bob", "answer_undo", True)
    assert s.table.ply == ply
    s.holds()


def test_luck_does_not_change_by_taking_back() -> None:
    """The same choices give the same dice and tiles again."""
    s = turn_over("ann", "bob")
    before, choice = s.position.dump(), s.table.moves[-1].notation
    s.wish("ann", "ask_undo")
    s.wish("bob", "answer_undo", True)
    s.play("ann", choice)
    assert s.position.dump() == before


def test_what_was_taken_back_stays_in_the_log() -> None:
    s = turn_over("ann", "bob")
    moved = [deed for deed in s.deeds if isinstance(deed, deeds.Moved)]
    s.wish("ann", "ask_undo")
    s.wish("bob", "answer_undo", True)
    s.play("ann")
    names = [deed.__struct_config__.tag for deed in s.deeds[-4:]]
    assert names == ["ask-undo", "allow-undo", "undo", "move"]
    assert [deed for deed in s.deeds if isinstance(deed, deeds.Moved)][: len(moved)] == moved


@pytest.mark.parametrize("seats", [("ann", "bob"), ("ann", "bot:random", "bob")])
def test_taking_back_to_any_point_gives_the_table_of_that_point(seats: tuple[str, ...]) -> None:
    s = carcassonne(*seats)
    seen: list[Any] = []
    for _ in range(9):
        seen.append(s.position.dump())
        s.bot() if s.waiting == [None] else s.play(s.waiting[0] or "")
    for ply in range(len(seen)):
        assert s.table.position_at(ply).dump() == seen[ply]
    before = freeze(s.table)
    s.table.position_at(3)
    assert freeze(s.table) == before


def test_who_chooses_in_secret_with_others_need_not_look_again_because_they_were_faster() -> None:
    s = auction(2, 2, 3)
    ply = s.table.ply
    s.wish("ann", "move", ply, "1", 0)
    s.wish("cyd", "move", ply, "1", 2)
    assert s.refused("ann", "move", ply, "1", 0) == "table-stale"
    s.wish("bob", "move", ply, "2", 1)  # the last one opens them
    assert s.refused("cyd", "move", ply, "1", 2) == "table-stale"
