"""Where points come from, as games declare it."""

from __future__ import annotations

import msgspec
import pytest

import starboard
from kernel.harbour import GAME as HARBOUR
from starboard.games.carcassonne import events
from starboard.kernel import sources
from starboard.kernel.sources import Gain, Mark, Sources, gained, source_problems, sources_of
from starboard.lab.simulation import Notes, Setup
from starboard.lab.study import study_of


def test_a_game_without_any_declares_nothing() -> None:
    assert sources_of(HARBOUR) == Sources()


@pytest.mark.parametrize("game_id", starboard.game_ids())
def test_our_games_declare_them_of_what_they_have(game_id: str) -> None:
    game = starboard.game(game_id)
    assert sources_of(game).gains and sources_of(game).marks
    assert list(source_problems(game)) == []


def test_a_gain_is_read_from_the_facts() -> None:
    assert gained(Gain("tie", "tie", 1), events.Tie(1, 1)) == (1, "tie", 1)
    assert gained(Gain("lost", "lost_{seat}"), events.Lost(1, 1, 3)) == (1, "lost_1", 3)


def test_what_the_game_does_not_have_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = Sources(
        gains=[Gain("sold", "{kind}"), Gain("scored", "{colour}", "worth"), Gain("end", "end", 2)],
        order=["route"],
        rest="hidden",
        marks=[Mark("scored", "{size}", "star")],
    )
    monkeypatch.setattr(sources, "read", lambda package: wrong)
    assert list(source_problems(starboard.game("carcassonne"))) == [
        "sources.json: no event is called sold",
        "sources.json: scored has no field worth",
        "sources.json: scored has no field colour",
        "sources.json: end has no field seat",
        "sources.json: scored has no field size",
        "sources.json: hidden has no place in the order",
    ]


def test_a_word_that_means_nothing_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `gain`"):
        msgspec.json.decode(b'{"gain": []}', type=Sources)


@pytest.mark.parametrize("game_id", starboard.game_ids())
def test_the_lab_counts_all_points_by_source(game_id: str) -> None:
    """What was counted is what everybody has; fame is never less than nothing, but losses are counted whole."""
    notes = Notes(Setup(game_id, ("random", "random"), {}, 3))
    notes.play(0)
    told = [row for row in notes.tallies if row[2] == "points"]
    assert told and all(study_of(game_id).name("points", row[3]) is not None for row in told)
    scores = [row[-5] for row in notes.results]
    for seat, score in enumerate(scores):
        found = sum(row[4] for row in told if row[1] == seat)
        assert found == score or (game_id == "outer_rim" and found <= score)
