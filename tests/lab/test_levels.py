"""Levels are set by matches that are kept in files: they go on, come out the same, and become data of the game."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from starboard.bots import ladder
from starboard.bots.ladder import Match, Measured
from starboard.bots.levels import Rung
from starboard.lab import levels
from starboard.lab.levels import ERRORS, TRIES, Meeting, Plan, bounded, calibrate, check, nearest, settings_of, sought
from starboard.lab.pairs import Pairs

GAME = "carcassonne"


def plan(out: Path, deals: int = 2) -> Plan:
    return Plan(out, steps=2, tried=1, deals=deals, tries=1, seed=5, jobs=1)


def test_what_may_be_tried_goes_from_strong_to_weak() -> None:
    assert [one.error for one in settings_of(Rung(overlooks=9, error=2.0))] == list(ERRORS) == sorted(ERRORS)
    assert [one.tries for one in settings_of(Rung(tries=30))] == list(TRIES) == sorted(TRIES, reverse=True)
    assert all(one.overlooks == 9 for one in settings_of(Rung(overlooks=9, error=2.0)))


def scored(score: Fraction, deals: int) -> Pairs:
    return Pairs(Counter({score: deals}))


def test_what_comes_nearest_is_found_by_a_line_through_all_that_was_tried() -> None:
    even, lost = Fraction(1, 2), Fraction(1, 11)  # 400 Elo less
    assert nearest({0: scored(even, 1000), 10: scored(lost, 1000)}, -200.0) == 5
    # One of few deals in between does not move it far; and nothing is taken beyond what was tried.
    assert nearest({0: scored(even, 1000), 5: scored(even, 4), 10: scored(lost, 1000)}, -200.0) == 5
    assert nearest({0: scored(even, 1000), 10: scored(lost, 1000)}, -900.0) == 10
    assert nearest({7: scored(even, 9)}, -200.0) == 7
    # Where the weaker setting has won more, that was chance.
    assert nearest({2: scored(lost, 9), 4: scored(even, 9)}, -10.0) == 4


def test_the_middle_of_what_is_left_is_tried(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By a model in which a setting is 20 Elo weaker than the one before."""
    tried: list[float] = []

    def meet(self: Plan, name: str, meeting: Meeting, deals: int, first: int = 0) -> Pairs:
        assert isinstance(meeting.first, Rung)
        tried.append(meeting.first.error)
        score = 1 / (1 + 10 ** (20 * ERRORS.index(meeting.first.error) / 400))
        return scored(Fraction(score).limit_denominator(1000), 1000)

    monkeypatch.setattr(Plan, "meet", meet)
    wanted = Plan(tmp_path, steps=5, tried=1, deals=1, tries=1, seed=5, jobs=1)
    found = sought(GAME, "newcomer", ladder(GAME), -200.0, wanted)
    assert found.error == ERRORS[10] and len(tried) <= 5 and tried[0] == ERRORS[len(ERRORS) // 2]
    assert found.overlooks == ladder(GAME).rungs["newcomer"].overlooks


def test_matches_go_on_where_they_were_and_are_the_same(tmp_path: Path) -> None:
    meeting = Meeting(GAME, "random", "greedy-g1", 5)
    few = plan(tmp_path / "a")
    few.meet("one", meeting, 1)
    both = few.meet("one", meeting, 2)
    assert both.counts == plan(tmp_path / "b").meet("one", meeting, 2).counts and both.deals == 2
    assert len((tmp_path / "a" / "one.jsonl").read_text("utf-8").splitlines()) == 3


def test_the_fast_lane_plays_the_same_games() -> None:
    rung, among = Rung(tries=2), ladder(GAME)
    games = [Meeting(GAME, rung, "greedy-g1", 5, among, fast).play(0) for fast in (False, True)]
    assert games[0] == games[1]


def test_a_level_is_set_and_measured_by_other_deals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = calibrate(GAME, ["newcomer"], plan(tmp_path / "a"), "the command")
    assert found.made_by == "the command"
    assert found.rungs["newcomer"].error in ERRORS and found.rungs["easy"] == ladder(GAME).rungs["easy"]
    measured = found.measured["newcomer"]
    assert measured.deals == 2 and measured.low <= measured.elo <= measured.high
    assert found == calibrate(GAME, ["newcomer"], plan(tmp_path / "b"), "the command")
    # The file of a game is written as it is read.
    file = tmp_path / "levels.json"
    monkeypatch.setattr(levels, "ladder_file", lambda kind: file)
    levels.write(GAME, found)
    assert levels.read(file) == found


def test_a_level_that_was_set_by_hand_is_measured_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Plan, "meet", lambda *_: scored(Fraction(1, 2), 4))
    as_it_is = Plan(tmp_path, steps=0, tried=1, deals=4, tries=1, seed=5, jobs=1)
    found = calibrate(GAME, ["easy"], as_it_is, "by hand")
    assert found.rungs == ladder(GAME).rungs
    assert found.measured["easy"].deals == 4 and found.measured["easy"].elo == 0


def test_levels_are_checked_against_those_whom_they_must_beat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "MATCHES", (("newcomer", "random"),))
    monkeypatch.setattr(levels, "HARD", "easy")
    first, second = check(GAME, plan(tmp_path, deals=1))
    assert isinstance(first, Match) and (first.level, first.other, first.deals) == ("newcomer", "random", 1)
    assert second.other == "master@1n" and 0 <= second.low <= second.score <= second.high <= 1


def test_a_difference_without_bounds_can_be_written_down() -> None:
    assert [bounded(elo) for elo in (float("inf"), float("-inf"), 12.34, -5000.0)] == [1200, -1200, 12.3, -1200]
    assert Measured(*map(bounded, Pairs().elo), 0).elo == 0
