"""What is told of objects and points: what is settled, who would score what, and what everybody would have then."""

from __future__ import annotations

from typing import Any

import pytest

from games.carcassonne.table import Table, printed_game
from marks import rule
from starboard.games.carcassonne.view import laid, laid_by, object_views, view
from starboard.kernel.chance import Dice, below


def told(t: Table, where: str) -> tuple[Any, ...]:
    one = t.object_at(where)
    return one.open, one.settled, one.owners, one.side, one.final


def finals(t: Table) -> list[int]:
    return [side.final for side in view(t.g).sides]


def test_an_object_just_completed_waits_for_its_points() -> None:
    t = Table("red white", "srsa").draw("sasr", "ssss", "ssss").play("place 1,0 r0")
    t.expect_ask("red", "figure")
    assert told(t, "0,0/r1") == (0, False, [], None, 2)
    t.play("figure small r1")
    # Scored, and the figure is home: nothing more comes of it.
    assert told(t, "0,0/r1") == (0, True, [], None, 2)
    assert t.score == {"red": 2, "white": 0}


def test_what_was_completed_before_is_settled_while_another_tile_is_placed() -> None:
    t = Table("red white", "srsa").tiles({"1,0": "sasr"}).draw("ssss", "ssss").play("place 0,1 r0")
    t.expect_ask("white", "place")
    assert told(t, "0,0/r1") == (0, True, [], None, 2)
    assert told(t, "0,0/a1") == (1, False, [], None, 1)


@rule("CSW-END-02", "CSW-END-03", "CSW-END-04", "CSW-END-05")
def test_what_everybody_would_have_if_the_game_ended_now() -> None:
    t = Table("red white", "arsr").tiles({"1,0": "srsr", "0,1": "ssss+planet:empire"}).points(red=7, white=4)
    t.figure("red", "1,0/r1").figure("white", "0,1/p1").figure("white", "0,0/a1").draw("ssss", "ssss")
    assert finals(t) == [7 + 2, 4 + (3 + 2) + 1]
    assert [(one.kind, one.final) for one in view(t.g).held] == [("asteroid", 1), ("route", 2), ("planet", 5)]
    assert [t.object_at(where).side for where in ("0,0/a1", "1,0/r1", "0,1/p1")] == [1, 0, 1]


def test_what_is_complete_counts_as_complete() -> None:
    t = Table("red white", "sass").draw("sssa", "ssss").figure("white", "0,0/a1").play("place 1,0 r0")
    t.expect_ask("white", "place")  # red could place no figure: it was scored at once
    assert finals(t) == [0, 4] and view(t.g).held == []
    t = Table("red white", "sass").draw("rssa", "ssss", "ssss").figure("white", "0,0/a1").play("place 1,0 r0")
    t.expect_ask("red", "figure")
    assert finals(t) == [0, 4]
    assert told(t, "0,0/a1") == (0, False, [1], 1, 4)


def test_what_will_be_fought_for_counts_for_nobody() -> None:
    below = {"0,1": "ssss", "1,1": "ssss", "2,1": "ssss", "2,0": "srsr"}
    t = Table("red white").tiles(below).figure("red", "0,0/r1").figure("white", "2,0/r1").draw("arsr", "ssss")
    assert finals(t) == [1, 1]
    t.play("place 1,0 r0")
    t.expect_ask("red", "figure")
    assert finals(t) == [0, 0]
    assert told(t, "1,0/r1") == (2, False, [0, 1], None, 3)


def test_a_team_has_one_final_total() -> None:
    t = Table("red black green white", teams=True).tiles({"1,0": "srsr", "0,1": "ssss+planet:rebel"})
    t.figure("red", "0,0/r1").figure("green", "1,0/r1").figure("green", "0,1/p1").draw("ssss", "ssss")
    assert finals(t) == [2 + (2 + 2 + 1), 0]


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 5}, {"seats": 4, "teams": True}], ids=str)
def test_it_is_what_the_rules_give_when_the_pile_is_empty(options: dict[str, Any]) -> None:
    """At every tile to be placed of a whole game: the same game without any more tiles ends with these points."""
    options = dict(options)
    position, dice = printed_game(options.pop("seats"), 3, **options), Dice(3)
    looked = 0
    while position.ask:
        if position.ask.kind == "place":
            trial = position.copy()
            trial.state.pile, trial.state.drawn = [], -1
            trial.state.frames = [trial.state.frames[0]]  # the next turn, in which there is no tile
            trial._go_on()
            assert trial.ask is None
            assert [side.final for side in view(position.state).sides] == trial.state.points
            assert [side.final for side in view(trial.state).sides] == trial.state.points
            looked += 1
        position.play(position.ask.options[below(dice, len(position.ask.options))])
    assert looked > 60


def test_objects_found_tile_by_tile_are_those_found_at_once() -> None:
    position, dice = printed_game(3, 5), Dice(5)
    laid.cache_clear()
    while position.ask is not None:
        position.play(position.ask.options[below(dice, len(position.ask.options))])
        seen, known = view(position.state), object_views(position.state)
        if position.ply % 8 == 0:
            laid.cache_clear()  # nothing is known of the tiles before
            assert (view(position.state), object_views(position.state)) == (seen, known)
            assert [one.segments[0] for one in known] == sorted(
                (one.segments[0] for one in known), key=laid(*laid_by(position.state)).texts.index
            )


def test_what_has_not_changed_is_the_same_from_view_to_view() -> None:
    position = printed_game(2, 5)
    before = view(position.state)
    position.play(position.ask.options[0])
    now = view(position.state)
    assert now.seats is before.seats
    assert now.removed is before.removed
