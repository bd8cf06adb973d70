"""A fork: a new table that starts where somebody saw another one, with what they could not know dealt anew."""

from __future__ import annotations

import pytest

from starboard import NoRecord
from starboard.kernel.chance import scramble
from starboard.tables import deeds
from starboard.tables.snapshot import freeze
from starboard.tables.summary import summary_of
from tables.seating import CARCASSONNE, HARBOUR, Seating


def harbour_game(turns: int = 5) -> Seating:
    s = Seating(HARBOUR, "ann", "bob", "cyd").start()
    for _ in range(turns):
        s.turn()
    return s


def fork(s: Seating, ply: int, seat: int, seed: int = 1) -> Seating:
    """What the player at a seat could know after so many moves, against bots."""
    names = [("ann" if number == seat else "bot:random") for number in range(len(s.table.seats))]
    imagined = s.table.position_at(ply).imagine(seat, seed)
    return Seating(s.game, *names, options=s.table.plan.options, position=imagined).start()


@pytest.mark.parametrize("ply", [0, 2, 4])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_forks_sees_what_they_saw(ply: int, seat: int) -> None:
    old = harbour_game()
    new = fork(old, ply, seat)
    assert new.position.view(seat) == old.table.position_at(ply).view(seat)
    assert (new.table.ply, new.table.moves, new.table.revealed) == (0, [], [])
    new.holds()


def test_what_they_could_not_know_is_dealt_anew() -> None:
    old = harbour_game()
    ply = old.table.ply
    hands = {str(fork(old, ply, 0, seed).position.state.hands[1]) for seed in range(20)}
    assert len(hands) > 5
    chances = {fork(old, ply, 0, seed).position.state.chance for seed in range(20)}
    assert len(chances) == 20
    assert scramble(old.position.seed) not in chances


def test_the_seed_and_the_past_of_the_old_table_stay_there() -> None:
    old = harbour_game()
    new = fork(old, old.table.ply, 0)
    plan = new.log[0].deed
    assert plan.position["seed"] is None
    assert plan.position["moves"] == []
    assert str(old.position.seed) not in str(plan)
    with pytest.raises(NoRecord):
        _ = new.position.record


def test_a_fork_is_played_to_its_end() -> None:
    old = Seating(CARCASSONNE, "ann", "bob").start()
    for _ in range(40):
        old.turn()
    before = freeze(old.table)
    new = fork(old, old.table.ply, 0)
    new.keep()
    new.turn()
    new.keep()
    new.play_out()
    assert new.table.status == "over"
    assert new.table.result.places in ((1, 2), (2, 1), (1, 1))
    new.holds()
    assert freeze(old.table) == before


def test_taking_back_goes_to_the_start_of_the_fork_and_no_further() -> None:
    old = harbour_game()
    new = fork(old, old.table.ply, old.position.ask.seat)
    start = new.position.dump()
    assert new.refused("ann", "ask_undo") == "table-nothing-to-undo"
    new.turn()
    while new.table.ply:
        assert isinstance(new.wish("ann", "ask_undo")[0], deeds.Undone)
    assert new.position.dump() == start
    assert new.refused("ann", "ask_undo") == "table-nothing-to-undo"
    new.turn()
    new.holds()


def test_a_fork_of_a_fork() -> None:
    old = harbour_game()
    new = fork(old, old.table.ply, 0)
    new.turn()
    newer = fork(new, new.table.ply, 0)
    assert newer.position.view(0) == new.position.view(0)
    assert newer.table.position_at(0).dump() == newer.position.dump()
    newer.play_out()
    newer.holds()


def test_a_fork_in_the_middle_of_secret_bids() -> None:
    s = harbour_game(0)
    while len(s.position.together) < 2:
        s.turn()
    first = s.position.together[0].seat
    s.play(s.table.seats[first].person or "", "1", first)
    new = fork(s, s.table.ply, first)
    assert new.position.view(first)["sealed"] == ["1"]
    assert new.table.waiting == s.table.waiting
    other = s.position.together[0].seat
    assert fork(s, s.table.ply, other).position.view(other) == s.position.view(other)
    new.play_out()
    new.holds()


def test_a_summary_tells_where_a_fork_comes_from() -> None:
    old = harbour_game()
    assert summary_of(old.table).forked_from is None
    assert summary_of(fork(old, 0, 0).table).forked_from == "old"
