"""CSW-SCORE: when an object is complete, what it is worth, and who gets it."""

from __future__ import annotations

import pytest

from games.carcassonne.table import Table
from marks import rule
from starboard.games.carcassonne.view import view

ROUND_A_PLANET = ("0,-1", "1,0", "0,1", "-1,0", "1,-1", "1,1", "-1,1", "-1,-1")


def route(length: int, *symbols: str) -> Table:
    """Red's route from the field on 0,0 to the east, one tile short of its length; `sasr` at its end closes it."""
    codes = ["srsr" + (f"+route:{symbol}" if symbol else "") for symbol in (*symbols, *[""] * length)]
    between = {f"{x},0": code for x, code in zip(range(1, length - 1), codes, strict=False)}
    return Table(start="srsa").tiles(between).figure("red", "0,0/r1").draw("sasr", "ssss")


def field(length: int, *symbols: str) -> Table:
    """Red's field from 0,0 to the east, one tile short of its length; `sssa` at its end closes it."""
    codes = ["sasa" + (f"+asteroid:{symbol}" if symbol else "") for symbol in (*symbols, *[""] * length)]
    between = {f"{x},0": code for x, code in zip(range(1, length - 1), codes, strict=False)}
    return Table(start="sass").tiles(between).figure("red", "0,0/a1").draw("sssa", "ssss")


def planet(*missing: str, start: str = "ssss+planet:empire", **others: str) -> Table:
    """Red's planet on 0,0 with all its neighbours but the missing ones; `north`, `west` … may be other tiles."""
    cells = dict(zip(("north", "east", "south", "west", "north_east"), ROUND_A_PLANET, strict=False))
    around = dict.fromkeys(ROUND_A_PLANET, "ssss") | {cells[name]: code for name, code in others.items()}
    present = {cell: code for cell, code in around.items() if cell not in missing}
    return Table(start=start).tiles(present).figure("red", "0,0/p1").draw("ssss", "ssss")


def ring(north: str = "sasa") -> Table:
    """Red's field of eight tiles around the hole 1,1; `asas` on 0,1 closes the ring."""
    tiles = {"1,0": north, "2,0": "ssaa", "2,1": "asas", "2,2": "assa", "1,2": "sasa", "0,2": "aass"}
    return Table(start="saas").tiles(tiles).figure("red", "0,0/a1").draw("asas")


# Routes.


@rule("CSW-SCORE-01")
@pytest.mark.parametrize("end", ["rsrr", "sasr", "sssr+planet:rebel"], ids=["crossroads", "asteroids", "planet"])
def test_route_is_complete_between_two_ends(end: str) -> None:
    t = Table(start="srsa").figure("red", "0,0/r1").draw(end, "ssss").play("place 1,0 r0", "figure none")
    assert t.score == {"red": 2, "white": 0}
    assert t.standing == []


@rule("CSW-SCORE-01")
@pytest.mark.parametrize("end", ["srsa", "srrr", "srss+planet:rebel"], ids=["asteroids", "crossroads", "planet"])
def test_route_may_begin_at_any_end(end: str) -> None:
    t = Table(start=end).figure("red", "0,0/r1").draw("sasr", "ssss").play("place 1,0 r0", "figure none")
    assert t.score == {"red": 2, "white": 0}


@rule("CSW-SCORE-01", "CSW-SCORE-21")
@pytest.mark.parametrize("start", ["srsa", "srsr"], ids=["one open end", "two open ends"])
def test_route_with_an_open_end_is_not_complete(start: str) -> None:
    t = Table(start=start).figure("red", "0,0/r1").draw("srsr", "ssss").play("place 1,0 r0")
    assert t.told("scored") == []
    assert t.standing == ["red small 0,0/r1"]


@rule("CSW-SCORE-01")
def test_closed_loop_is_complete() -> None:
    t = Table(start="srrs").tiles({"1,0": "ssrr", "0,1": "rrss"}).figure("red", "0,0/r1").draw("rssr", "ssss")
    t.play("place 1,1 r0")
    assert t.score == {"red": 4, "white": 0}


@rule("CSW-SCORE-01", "CSW-SCORE-04", "CSW-AMB-20", "CSW-AMB-21")
def test_route_from_a_crossroads_back_to_it_is_complete_and_counts_that_tile_once() -> None:
    t = Table(start="srrr").tiles({"1,0": "ssrr", "0,1": "rrss"}).figure("red", "0,0/r1").draw("rssr", "ssss")
    t.play("place 1,1 r0")
    assert t.score == {"red": 4, "white": 0}


@rule("CSW-SCORE-02")
@pytest.mark.parametrize("length", [2, 3, 6])
def test_route_is_worth_a_point_a_tile(length: int) -> None:
    t = route(length).play(f"place {length - 1},0 r0", "figure none")
    assert t.score == {"red": length, "white": 0}


@rule("CSW-SCORE-03", "CSW-AMB-23")
@pytest.mark.parametrize(
    ("symbols", "points"),
    [
        (("rebel",), 4 + 2),
        (("empire",), 4 + 2),
        (("bounty_hunter",), 4 + 2),
        (("empire", "empire"), 4 + 4),
        (("rebel", "bounty_hunter"), 4 + 4),
    ],
)
def test_each_symbol_at_a_route_adds_two_points(symbols: tuple[str, ...], points: int) -> None:
    t = route(4, *symbols).play("place 3,0 r0", "figure none")
    assert t.score == {"red": points, "white": 0}


# Asteroid fields.


@rule("CSW-SCORE-05")
def test_field_is_complete_when_no_edge_of_it_is_open() -> None:
    t = Table(start="sass").figure("red", "0,0/a1").draw("saaa", "ssss", "sssa", "ssss", "asss", "ssss")
    t.play("place 1,0 r0", "place 0,1 r0")
    t.play("place 2,0 r0", "place 0,2 r0")
    assert t.told("scored") == []
    assert t.score == {"red": 0, "white": 0}
    t.play("place 1,1 r0")
    assert t.score == {"red": 8, "white": 0}


@rule("CSW-SCORE-05", "CSW-AMB-22")
def test_hole_within_free_space_is_no_gap() -> None:
    t = ring().draw("ssss").play("place 0,1 r0")
    assert t.score == {"red": 16, "white": 0}


@rule("CSW-SCORE-05", "CSW-AMB-22")
def test_hole_that_an_asteroid_edge_faces_is_a_gap() -> None:
    t = ring(north="saaa").draw("asss", "ssss").play("place 0,1 r0")
    assert t.score == {"red": 0, "white": 0}
    t.play("place 1,1 r0")
    assert t.score == {"red": 18, "white": 0}


@rule("CSW-SCORE-05", "CSW-AMB-22")
def test_field_that_no_tile_left_can_extend_stays_incomplete() -> None:
    t = Table(start="sass").figure("red", "0,0/a1").draw("sasa", "ssss", "ssss").play("place 1,0 r0")
    assert t.told("scored") == []
    t.play("place 0,1 r0", "place 0,2 r0")
    assert t.told("scored") == []
    assert [told["points"] for told in t.told("final")] == [2]


@rule("CSW-SCORE-06")
@pytest.mark.parametrize("length", [2, 3, 6])
def test_field_is_worth_two_points_a_tile(length: int) -> None:
    t = field(length).play(f"place {length - 1},0 r0")
    assert t.score == {"red": 2 * length, "white": 0}


@rule("CSW-SCORE-07")
def test_tile_with_two_segments_of_a_field_counts_once() -> None:
    t = Table(start="saas|").tiles({"1,0": "ssaa", "0,1": "aass"}).figure("red", "0,0/a1").draw("assa", "ssss")
    t.play("place 1,1 r0")
    assert t.score == {"red": 8, "white": 0}


@rule("CSW-SCORE-08", "CSW-AMB-23")
@pytest.mark.parametrize(
    ("symbols", "points"),
    [
        (("rebel",), 8 + 2),
        (("empire",), 8 + 2),
        (("bounty_hunter",), 8 + 2),
        (("empire", "empire"), 8 + 4),
        (("rebel", "bounty_hunter"), 8 + 4),
    ],
)
def test_each_symbol_in_a_field_adds_two_points(symbols: tuple[str, ...], points: int) -> None:
    t = field(4, *symbols).play("place 3,0 r0")
    assert t.score == {"red": points, "white": 0}


# Planets.


@rule("CSW-SCORE-09", "CSW-SCORE-10")
@pytest.mark.parametrize("last", ROUND_A_PLANET)
def test_planet_is_complete_with_its_eighth_neighbour(last: str) -> None:
    t = planet(last)
    assert t.object_at("0,0/p1").open == 1
    t.play(f"place {last} r0", "figure none")
    assert t.score == {"red": 11, "white": 0}


@rule("CSW-SCORE-09", "CSW-SCORE-21")
def test_planet_with_seven_neighbours_is_not_complete() -> None:
    t = planet("-1,-1", "-1,1").play("place -1,1 r0", "figure none")
    assert t.told("scored") == []
    assert t.standing == ["red small 0,0/p1"]


@rule("CSW-SCORE-09", "CSW-SCORE-10", "CSW-SCORE-11", "CSW-SCORE-18")
@pytest.mark.parametrize("start", ["ssss", "asss+asteroid:empire"])
def test_planet_set_into_a_hole_is_complete_at_once(start: str) -> None:
    around = dict.fromkeys(("1,0", "2,0", "2,1", "2,2", "1,2", "0,2", "0,1"), "ssss")
    t = Table(start=start).tiles(around).draw("ssss+planet:rebel", "ssss").play("place 1,1 r0", "figure small p1")
    assert t.score == {"red": 11, "white": 0}
    assert t.supply("red") == (4, 1)


@rule("CSW-SCORE-10")
@pytest.mark.parametrize("symbol", ["rebel", "empire", "bounty_hunter"])
def test_planet_is_worth_eleven_whatever_its_symbol(symbol: str) -> None:
    t = planet("-1,-1", start=f"ssss+planet:{symbol}").play("place -1,-1 r0", "figure none")
    assert t.told("scored")[0]["tiles"] == 9
    assert t.score == {"red": 9 + 2, "white": 0}


@rule("CSW-SCORE-11")
def test_symbols_around_a_planet_add_nothing() -> None:
    t = planet("-1,-1", north="asss+asteroid:rebel", north_east="arss+asteroid:empire+route:rebel")
    t.play("place -1,-1 r0", "figure none")
    assert t.score == {"red": 11, "white": 0}


@rule("CSW-SCORE-11")
def test_planet_next_to_a_planet_adds_no_symbol() -> None:
    t = planet("-1,-1", south="ssss+planet:rebel").play("place -1,-1 r0", "figure none")
    assert t.score == {"red": 11, "white": 0}


# Symbols of one object.


@rule("CSW-SCORE-12")
def test_symbol_at_a_route_counts_for_the_route_only() -> None:
    t = Table(start="sasr+route:rebel").figure("red", "0,0/a1").figure("white", "0,0/r1").draw("sssa", "srsa", "ssss")
    t.play("place 1,0 r0")
    assert t.score == {"red": 4, "white": 0}
    t.play("place -1,0 r0", "figure none")
    assert t.score == {"red": 4, "white": 2 + 2}


@rule("CSW-SCORE-12")
def test_symbol_in_a_field_counts_for_the_field_only() -> None:
    t = Table(start="sasr+asteroid:rebel").figure("red", "0,0/r1").figure("white", "0,0/a1")
    t.draw("srsa", "sssa", "ssss").play("place -1,0 r0", "figure none")
    assert t.score == {"red": 2, "white": 0}
    t.play("place 1,0 r0")
    assert t.score == {"red": 2, "white": 4 + 2}


@rule("CSW-SCORE-12")
def test_symbol_at_one_arm_of_a_crossroads_counts_for_that_arm_only() -> None:
    t = (
        Table(start="rrsr+route:empire")
        .figure("red", "0,0/r2")
        .draw("sasr", "ssss")
        .play("place 1,0 r0", "figure none")
    )
    assert t.score == {"red": 2, "white": 0}


@rule("CSW-SCORE-12", "CSW-AMB-37")
def test_symbol_of_a_planet_does_not_count_for_a_route_that_ends_there() -> None:
    t = (
        Table(start="srsa")
        .figure("red", "0,0/r1")
        .draw("sssr+planet:rebel", "ssss")
        .play("place 1,0 r0", "figure none")
    )
    assert t.score == {"red": 2, "white": 0}


@rule("CSW-SCORE-12", "CSW-AMB-37")
def test_symbol_of_a_route_does_not_count_for_the_planet_it_ends_at() -> None:
    t = planet("-1,-1", start="sssr+planet:empire+route:rebel", west="srsa").play("place -1,-1 r0", "figure none")
    assert t.score == {"red": 11, "white": 0}


# Who gets the points, and when.


@rule("CSW-SCORE-13")
def test_points_go_to_the_owner_in_anybodys_turn() -> None:
    t = Table("white red black", start="srsa").figure("red", "0,0/r1").draw("sasr", "ssss")
    t.play("place 1,0 r0", "figure small a1")
    assert t.score == {"white": 0, "red": 2, "black": 0}
    assert t.standing == ["white small 1,0/a1"]


@rule("CSW-SCORE-14")
def test_one_tile_may_complete_several_objects() -> None:
    ends = {"0,-1": "ssss", "1,-1": "asrs", "0,1": "ssss", "1,1": "rsas", "2,1": "ssss", "2,0": "sasr"}
    t = Table("red white black", start="ssss").tiles(ends).draw("rrrs", "ssss")
    t.figure("red", "1,-1/r1").figure("white", "2,0/r1").figure("black", "1,1/r1").play("place 1,0 r0")
    assert t.score == {"red": 2, "white": 2, "black": 2}
    assert t.standing == []


@rule("CSW-SCORE-14")
def test_one_tile_may_complete_two_planets() -> None:
    north, south = ([f"{x},{y}" for x in (0, 1, 2, 3, -1)] for y in (-1, 1))
    around = dict.fromkeys([*north, "-1,0", "3,0", *south], "ssss")
    t = Table(start="ssss+planet:rebel").tiles({**around, "2,0": "ssss+planet:empire"}).draw("ssss", "ssss")
    t.figure("red", "0,0/p1").figure("white", "2,0/p1").play("place 1,0 r0", "figure none")
    assert t.score == {"red": 11, "white": 11}
    assert t.standing == []


@rule("CSW-SCORE-15")
def test_complete_object_without_figures_gives_no_points() -> None:
    t = Table(start="srsa").draw("sasr", "ssss").play("place 1,0 r0", "figure none")
    assert t.told("scored") == []
    t.play("place 0,1 r0")
    assert t.position.ask is None
    assert t.told("final") == []
    assert t.score == {"red": 0, "white": 0}


@rule("CSW-SCORE-16")
@pytest.mark.parametrize("size", ["small", "large"])
def test_several_figures_of_the_owner_score_once(size: str) -> None:
    t = route(4).figure("red", "2,0/r1", size).play("place 3,0 r0", "figure none")
    assert t.score == {"red": 4, "white": 0}
    assert len(t.told("scored")) == 1


@rule("CSW-SCORE-17")
def test_all_figures_go_back_after_scoring() -> None:
    t = route(4).figure("red", "1,0/r1").figure("red", "2,0/r1", "large")
    assert t.supply("red") == (2, 0)
    t.play("place 3,0 r0", "figure none")
    assert t.standing == []
    assert t.supply("red") == (4, 1)


@rule("CSW-SCORE-17", "CSW-SCORE-21")
def test_figures_in_other_objects_stay() -> None:
    t = route(3).figure("red", "0,0/a1").play("place 2,0 r0", "figure none")
    assert t.standing == ["red small 0,0/a1"]
    assert t.supply("red") == (3, 1)


@rule("CSW-SCORE-18")
@pytest.mark.parametrize("size", ["small", "large"])
def test_figure_on_an_object_just_completed_scores_and_comes_back(size: str) -> None:
    t = Table(start="srsa").draw("sasr", "ssss").play("place 1,0 r0", f"figure {size} r1")
    assert t.score == {"red": 2, "white": 0}
    assert t.standing == []
    assert t.supply("red") == (4, 1)


@rule("CSW-AMB-19")
def test_object_completed_by_joining_is_closed_to_figures() -> None:
    t = Table(start="srsa").tiles({"0,1": "ssss", "1,1": "ssss", "2,1": "ssss", "2,0": "sasr"})
    t.figure("red", "0,0/r1").draw("arsr", "ssss").play("place 1,0 r0")
    t.expect_ask("red", "figure", "figure none", "figure small a1", "figure large a1")
    assert t.refused("figure small r1") == ("occupied", "CSW-FIGURE-06")


@rule("CSW-SCORE-19")
def test_points_are_marked_before_the_next_turn() -> None:
    t = route(3).points(red=7, white=5).play("place 2,0 r0", "figure none")
    t.expect_ask("white", "place")
    assert [side.space for side in view(t.g).sides] == [10, 5]


@rule("CSW-SCORE-19", "CSW-SCORE-14")
def test_points_of_several_objects_add_up() -> None:
    t = Table(start="srsa").tiles({"0,-1": "ssss", "1,-1": "ssas"}).figure("red", "0,0/r1").figure("red", "1,-1/a1")
    t.draw("assr", "ssss").play("place 1,0 r0")
    assert t.score == {"red": 2 + 4, "white": 0}


@rule("CSW-SCORE-20")
@pytest.mark.parametrize(
    ("before", "space", "laps", "told"), [(46, 49, 0, 0), (47, 0, 1, 1), (48, 1, 1, 1), (97, 0, 2, 1), (52, 5, 1, 0)]
)
def test_marker_that_has_gone_around_stands_for_fifty(before: int, space: int, laps: int, told: int) -> None:
    t = route(3).points(red=before).play("place 2,0 r0", "figure none")
    marker = view(t.g).sides[0]
    assert (marker.points, marker.space, marker.laps) == (before + 3, space, laps)
    assert [lap["points"] for lap in t.told("lap")] == [50 * laps] * told


@rule("CSW-SCORE-21")
def test_incomplete_objects_keep_their_figures_and_give_no_points() -> None:
    t = Table(start="aras+asteroid:rebel").draw("srsr", "ssss").figure("red", "0,0/r1").figure("white", "0,0/a1")
    t.play("place 1,0 r0")
    assert t.score == {"red": 0, "white": 0}
    assert t.standing == ["red small 0,0/r1", "white small 0,0/a1"]


def test_pointing_at_a_segment_shows_its_object_whole() -> None:
    t = Table("red white", start="srsr").tiles({"1,0": "srsr+route:rebel", "2,0": "asrs r90"}).figure("red", "1,0/r1")
    t.draw("ssss")
    shown = t.object_at("0,0/r1")
    assert shown.segments == ["0,0/r1", "1,0/r1", "2,0/r1"]
    assert (shown.kind, shown.owners, shown.open) == ("route", [0], 1)
    assert (shown.tiles, shown.symbols, shown.worth, shown.final) == (3, 1, 5, 5)
    assert t.object_at("0,0/nothing") is None


def test_a_planet_is_shown_with_what_it_gives_when_it_is_complete() -> None:
    t = Table("red white", start="ssss+planet:rebel").tiles({"1,0": "ssss", "1,1": "ssss"}).draw("ssss")
    shown = t.object_at("0,0/p1")
    assert (shown.tiles, shown.open, shown.worth, shown.final) == (3, 6, 11, 5)
