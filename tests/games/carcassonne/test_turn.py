"""CSW-TURN: four steps in fixed order, then the player to the left."""

from __future__ import annotations

from games.carcassonne.table import Table
from marks import rule


def closing_gap() -> Table:
    """A tile on 1,0 joins the route of white with that of red and completes it: three tiles between two planets."""
    t = Table("red white", start="srss+planet:empire")
    t.tiles({"0,1": "ssss", "1,1": "ssss", "2,1": "ssss", "2,0": "sssr+planet:rebel"})
    return t.draw("srsr", "ssss", "ssss")


def happened(t: Table) -> list[str]:
    return [event.key.removeprefix("carcassonne-event-") for event in t.events]


@rule("CSW-TURN-01")
def test_tile_then_figure_then_fight_then_points() -> None:
    t = closing_gap().figure("white", "0,0/r1").figure("red", "2,0/r1")
    t.expect_ask("red", "place")
    t.play("place 1,0 r0")
    t.expect_ask("red", "figure")
    assert happened(t) == ["placed"]
    t.play("figure small planet 2,0", dice=[{"red": 6, "white": 3}])
    assert happened(t) == [
        "figure",
        *["fight", "pool", "pool", "roll", "roll", "lost", "returned", "won"],
        *["scored", "returned"],
        "drawn",
    ]
    assert t.score == {"red": 3, "white": 1}


@rule("CSW-TURN-01", "CSW-TURN-05")
def test_points_for_objects_come_after_all_fights() -> None:
    t = closing_gap().figure("white", "0,0/r1").figure("red", "2,0/r1").figure("white", "2,0/p1")
    t.play("place 1,0 r0", "figure small planet 2,0")
    keys = happened(t)
    assert keys.count("fight") == 2
    assert keys.count("scored") == 1
    assert keys.index("scored") > max(at for at, key in enumerate(keys) if key == "won")


@rule("CSW-TURN-02")
def test_the_tile_must_be_placed() -> None:
    t = Table().draw("srsr")
    t.expect_ask("red", "place", "place 0,-1 r0", "place 1,0 r0", "place 0,1 r0", "place -1,0 r0")
    assert t.refused("pass") == ("place-form", "CSW-TURN-02")
    assert t.refused("figure none") == ("place-form", "CSW-TURN-02")


@rule("CSW-TURN-02")
def test_even_a_single_spot_is_chosen_by_the_player() -> None:
    t = Table(start="srss+planet:rebel").draw("rrrr").tiles({"0,1": "ssss", "0,-1": "ssss", "-1,0": "ssss"})
    t.expect_ask("red", "place", "place 1,0 r0")


@rule("CSW-TURN-03")
def test_a_figure_may_be_left_out() -> None:
    t = Table().draw("srsr", "srsr").play("place 0,1 r0")
    t.expect_ask("red", "figure", "figure none", "figure small r1", "figure large r1")
    t.play("figure none")
    assert t.standing == []
    assert t.supply("red") == (4, 1)
    t.expect_ask("white", "place")


@rule("CSW-TURN-03")
def test_one_figure_a_turn_at_most() -> None:
    t = Table().draw("rrrs", "srsr").play("place 1,0 r180")
    t.expect_ask("red", "figure")
    t.play("figure small r1")
    assert t.standing == ["red small 1,0/r1"]
    assert t.supply("red") == (3, 1)
    t.expect_ask("white", "place")
    assert t.refused("figure small r2") == ("place-form", "CSW-TURN-02")


@rule("CSW-TURN-04")
def test_no_fight_where_one_stands_alone() -> None:
    t = closing_gap().figure("white", "0,0/r1").play("place 1,0 r0", "figure none")
    assert happened(t) == ["placed", "scored", "returned", "drawn"]
    assert t.score == {"red": 0, "white": 3}


@rule("CSW-TURN-04")
def test_no_fight_among_figures_of_one_side() -> None:
    t = closing_gap().figure("white", "0,0/r1").figure("white", "2,0/r1", "large").play("place 1,0 r0", "figure none")
    assert happened(t) == ["placed", "scored", "returned", "returned", "drawn"]


@rule("CSW-TURN-04")
def test_no_fight_between_different_objects_of_a_tile() -> None:
    t = closing_gap().figure("white", "0,0/p1").figure("red", "2,0/r1").play("place 1,0 r0", "figure none")
    assert "fight" not in happened(t)


@rule("CSW-TURN-04")
def test_fight_where_two_sides_meet() -> None:
    t = closing_gap().figure("white", "0,0/r1").figure("red", "2,0/r1").play("place 1,0 r0", "figure none")
    assert happened(t).count("fight") == 1


@rule("CSW-TURN-05")
def test_no_points_unless_something_is_complete() -> None:
    t = Table().figure("red", "0,0/r1").draw("srsr", "srsr").play("place 1,0 r0")
    assert happened(t) == ["placed", "drawn"]
    assert t.score == {"red": 0, "white": 0}
    assert t.standing == ["red small 0,0/r1"]


@rule("CSW-TURN-05")
def test_no_points_for_what_the_tile_does_not_touch() -> None:
    """A route completed in an earlier turn, with nobody on it, stays without points."""
    t = closing_gap().play("place 1,0 r0", "figure none")
    assert "scored" not in happened(t)
    t.play("place 3,0 r0", "figure none")
    t.play("place -1,0 r0", "figure none")
    assert t.told("scored") == []
    assert t.score == {"red": 0, "white": 0}


@rule("CSW-TURN-05")
def test_after_the_points_nothing_but_the_next_turn() -> None:
    t = closing_gap().play("place 1,0 r0", "figure small r1")
    assert happened(t) == ["placed", "figure", "scored", "returned", "drawn"]
    assert t.score == {"red": 3, "white": 0}
    t.expect_ask("white", "place")


def with_one_left(t: Table) -> Table:
    """Red has three small figures and the large one on the planet 0,0, and one small one left."""
    for size in ("small", "small", "small", "large"):
        t.figure("red", "0,0/p1", size)
    return t


@rule("CSW-TURN-06")
def test_a_figure_that_scores_cannot_be_used_again_in_this_turn() -> None:
    t = with_one_left(closing_gap()).figure("red", "0,0/r1").draw("ssss")
    assert t.supply("red") == (0, 0)
    t.play("place 1,0 r0")
    assert happened(t) == ["placed", "scored", "returned", "drawn"]
    assert t.supply("red") == (1, 0)
    t.expect_ask("white", "place")
    t.play("place 3,0 r0", "figure none", "place -1,0 r0")
    t.expect_ask("red", "figure", "figure none", "figure small planet 0,0")


@rule("CSW-TURN-06")
def test_a_figure_that_loses_cannot_be_used_again_in_this_turn() -> None:
    t = with_one_left(closing_gap()).figure("white", "2,0/p1").draw("ssss")
    t.play("place 1,0 r0", "figure small planet 2,0", dice=[{"red": 1, "white": 6}])
    assert t.supply("red") == (1, 0)
    t.expect_ask("white", "place")
    t.play("place 3,0 r0", "figure none", "place -1,0 r0")
    t.expect_ask("red", "figure", "figure none", "figure small planet 0,0")


@rule("CSW-TURN-06")
def test_a_figure_that_comes_back_to_another_waits_for_the_turn_of_its_owner() -> None:
    t = closing_gap().figure("white", "0,0/r1").play("place 1,0 r0", "figure none")
    assert t.supply("white") == (4, 1)
    t.expect_ask("white", "place")
    t.play("place 3,0 r0")
    t.expect_ask("white", "figure", "figure none", "figure small planet 2,0", "figure large planet 2,0")


@rule("CSW-TURN-07")
def test_the_player_to_the_left_is_next() -> None:
    t = Table("red white green", active="white").draw(*["ssss"] * 7)
    turns = []
    for row in range(1, 7):
        assert t.position.ask is not None
        turns.append(t.players[t.position.ask.seat])
        assert t.g.turn == t.position.ask.seat
        t.play(f"place 0,{row} r0")
    assert turns == ["white", "green", "red", "white", "green", "red"]


@rule("CSW-TURN-07")
def test_nobody_has_a_second_turn_for_winning_or_scoring() -> None:
    t = closing_gap().figure("red", "0,0/r1").play("place 1,0 r0", "figure none")
    assert t.score == {"red": 3, "white": 0}
    t.expect_ask("white", "place")
