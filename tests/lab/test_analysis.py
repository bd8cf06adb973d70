"""What a game looks like afterwards: chances over time, and what decisions gave away."""

from __future__ import annotations

from functools import cache

import pytest

import starboard
from marks import long
from starboard.bots import make_bot
from starboard.bots.budget import Budget
from starboard.kernel.chance import scramble
from starboard.kernel.message import Message
from starboard.kernel.record import Record
from starboard.lab.analysis import Analysis, Decision, analyse, begin, judge

FEW = Budget(tries=25)


@cache
def game() -> str:
    """One who plays well against one who plays anything."""
    position = starboard.game("carcassonne").start(2, seed=8)
    bots = [make_bot("carcassonne", level) for level in ("medium", "random")]
    step = 0
    while position.ask is not None and step < 60:
        seat = position.ask.seat
        position.play(bots[seat].choose(position, seat, scramble(step)))
        step += 1
    return position.record


@cache
def analysed(jobs: int = 1) -> Analysis:
    *_, (done, total, analysis) = analyse(game(), FEW, jobs=jobs)
    assert done == total == len(analysis.decisions)
    return analysis


def test_the_chances_of_all_seats_are_told_from_the_start_to_where_the_record_ends() -> None:
    moments = analysed().moments
    assert moments[0].number == 0
    assert moments[0].shares == pytest.approx([0.5, 0.5], abs=0.1)
    assert all(sum(moment.shares) == pytest.approx(1.0, abs=1e-3) for moment in moments)
    assert moments[-1].shares[0] > 0.75, "who plays well is ahead"


def test_a_record_may_end_in_the_middle_of_a_turn() -> None:
    position = starboard.game("carcassonne").start(2, seed=4)
    while position.ask is not None and (len(position.moves) < 5 or "figure" not in position.ask.kind):
        position.play(position.ask.options[0])
    assert position.ask is not None and len(position.moves) > 4
    moments = begin(position.record)[0].moments
    assert [moments[0].number, moments[-1].number] == [0, len(position.moves)]
    assert sum(moments[-1].shares) == pytest.approx(1.0, abs=1e-3)


def test_who_plays_anything_gives_away_more() -> None:
    good, bad = analysed().given_away(0), analysed().given_away(1)
    assert good[0] > 10 and bad[0] > 10
    assert bad[1] > 3 * good[1]


def test_decisions_are_those_that_were_made_and_in_their_order() -> None:
    record, decisions = Record.read(game()), analysed().decisions
    assert [one.number for one in decisions] == sorted({one.number for one in decisions})
    for one in decisions:
        move = record.moves[one.number - 1]
        assert (one.seat, one.played) == (move.seat, move.notation)
        assert one.best_share >= one.share or one.best == one.played


def test_turning_points_are_where_most_was_given_away() -> None:
    analysis = analysed()
    points = analysis.turning_points
    assert len(points) == 3
    assert [one.number for one in points] == sorted(one.number for one in points)
    least = min(one.loss for one in points)
    assert all(one.loss <= least for one in analysis.decisions if one not in points)


def test_what_costs_next_to_nothing_is_no_turning_point() -> None:
    label = Message("option")
    decision = Decision(1, 0, "a", "b", 0.5, 0.505, label, label)
    assert Analysis("carcassonne", 2, 1, [], [decision]).turning_points == []


@long
def test_the_same_whatever_the_number_of_processes() -> None:
    assert analysed(jobs=2) == analysed(jobs=1)


def test_only_what_is_a_decision_is_looked_at() -> None:
    _, worth = begin(game())
    record = Record.read(game())
    position = starboard.game("carcassonne").start(2, seed=8)
    for number, move in enumerate(record.moves):
        assert position.ask is not None
        assert (number in worth) == (len(position.ask.choices) > 1)
        position.play(move.notation, move.seat)


def test_the_searching_seat_knows_only_what_it_knew() -> None:
    """A decision is judged alike, whatever came of the pile after it."""
    _, worth = begin(game())
    other = starboard.game("carcassonne").start(2, seed=8)
    for move in Record.read(game()).moves[: worth[5] + 1]:
        other.play(move.notation, move.seat)
    assert judge(game(), FEW, 0, None, worth[5]) == judge(other.record, FEW, 0, None, worth[5])
