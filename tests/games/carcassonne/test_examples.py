"""The worked examples of the catalogue, with their numbers."""

from __future__ import annotations

import pytest

from games.carcassonne.table import Table
from marks import rule
from starboard.games.carcassonne.view import view

ALL_HOME = (4, 1)


def three_routes_drawn() -> Table:
    return Table("red white", start="arsr").draw("rrrs", "srsr")


def crossroads_of_white() -> Table:
    """White is to place a crossroads with a field west of a route that another crossroads closes in the east."""
    return Table("red white", active="white").tiles({"1,0": "rsrr"}).draw("arrr", "srsr")


def route_of_white() -> Table:
    """White's route leaves the start tile to the east; red has drawn a tile that could continue it."""
    t = Table("red white", start="arss").tiles({"0,1": "ssss+planet:rebel"}).figure("white", "0,0/r1")
    return t.draw("rsrs", "srsr")


def two_routes(first: str, second: str, players: str = "red white", between: str = "ssss", **options: bool) -> Table:
    """`first` holds a route that leaves the start tile to the east, `second` one from the south; both lead to 1,0."""
    t = Table(players, start="arss", **options).tiles({"0,1": between, "1,1": "rsrs"})
    return t.figure(first, "0,0/r1").figure(second, "1,1/r1")


def fields_around() -> Table:
    """Four fields could meet on 0,-1: the start tile's, white's in the west, black's in the east, one in the north."""
    t = Table("red white black", start="asss")
    t.tiles({"-1,0": "rsrs", "-1,-1": "rars+route:empire", "-1,-2": "rsrs"})
    t.tiles({"1,0": "ssss", "1,-1": "sssa+asteroid:rebel"})
    return t.figure("white", "-1,-1/a1").figure("black", "1,-1/a1", "large")


def planet_held(colour: str, *sizes: str, active: str, symbol: str) -> Table:
    """`active` is to place a route tile that may touch the planet at a corner."""
    players = " ".join(dict.fromkeys([colour, active]))
    t = Table(players, active=active).tiles({"0,1": f"ssss+planet:{symbol}"}).draw("srsr", "srsr")
    for size in sizes:
        t.figure(colour, "0,1/p1", size)
    return t


@rule("CSW-EX-01")
def test_a_route_continues_the_route_of_the_start_tile() -> None:
    t = three_routes_drawn()
    beside_a_route = {f"place {cell} r{turn}" for cell, turn in [("1,0", 90), ("1,0", 180), ("1,0", 270)]}
    beside_a_route |= {f"place {cell} r{turn}" for cell, turn in [("-1,0", 0), ("-1,0", 90), ("-1,0", 270)]}
    space_to_space = {"place 0,1 r90"}
    t.expect_ask("red", "place", *beside_a_route, *space_to_space)
    everywhere = {f"place {c} r{turn}" for c in ("1,0", "-1,0", "0,1", "0,-1") for turn in (0, 90, 180, 270)}
    for choice in everywhere - beside_a_route - space_to_space:
        assert t.refused(choice) == ("edge", "CSW-PLACE-04")


@rule("CSW-EX-02")
@pytest.mark.parametrize("figure", ["figure none", "figure small r1", "figure small r2", "figure large r3"])
def test_three_routes_to_choose_from(figure: str) -> None:
    t = three_routes_drawn().play("place 1,0 r180")
    each_route = [f"figure {size} r{number}" for size in ("small", "large") for number in (1, 2, 3)]
    t.expect_ask("red", "figure", "figure none", *each_route)
    t.play(figure)
    assert t.told("scored") == []
    assert t.score == {"red": 0, "white": 0}
    assert len(t.standing) == (figure != "figure none")
    t.expect_ask("white", "place")


@rule("CSW-EX-03")
def test_a_merchant_bars_the_route_that_a_crossroads_joins() -> None:
    t = crossroads_of_white().figure("red", "1,0/r3").play("place -1,0 r0")
    free = [f"figure {size} {segment}" for size in ("small", "large") for segment in ("r2", "r3", "a1")]
    t.expect_ask("white", "figure", "figure none", *free)
    assert t.refused("figure small r1") == ("occupied", "CSW-FIGURE-06")
    assert t.refused("figure large r1") == ("occupied", "CSW-FIGURE-06")


@rule("CSW-EX-04")
def test_a_route_is_scored_in_the_turn_of_another_player() -> None:
    t = crossroads_of_white().figure("red", "1,0/r3").play("place -1,0 r0")
    route = t.object_at("-1,0/r1")
    assert (route.tiles, route.symbols, route.open) == (3, 0, 0)
    t.play("figure small a1")
    assert t.score == {"red": 3, "white": 0}
    assert t.supply("red") == ALL_HOME
    assert t.standing == ["white small -1,0/a1"]
    assert t.object_at("-1,0/a1").open > 0
    t.expect_ask("red", "place")


@rule("CSW-EX-05")
def test_a_merchant_on_the_route_just_closed() -> None:
    t = crossroads_of_white().play("place -1,0 r0")
    assert (t.object_at("-1,0/r1").tiles, t.object_at("-1,0/r1").open) == (3, 0)
    t.play("figure small r1")
    assert t.score == {"red": 0, "white": 3}
    assert t.standing == []
    assert t.supply("white") == ALL_HOME
    t.expect_ask("red", "place")


@rule("CSW-EX-06")
def test_an_explorer_in_a_field_that_nobody_occupies() -> None:
    t = Table("red white", start="asss").draw("asas", "asas").play("place 0,-1 r0")
    assert t.object_at("0,-1/a1").tiles == 2
    t.expect_ask("red", "figure", "figure none", "figure small a1", "figure large a1")
    t.play("figure small a1")
    assert t.standing == ["red small 0,-1/a1"]
    assert t.score == {"red": 0, "white": 0}


@rule("CSW-EX-07")
def test_a_field_of_three_tiles_with_a_symbol_of_the_others() -> None:
    t = Table("red white", start="sass").tiles({"1,0": "sasa+asteroid:empire"}).figure("red", "1,0/a1")
    t.draw("sssa", "sssa").play("place 2,0 r0")
    (scored,) = t.told("scored")
    assert (scored["tiles"], scored["symbols"], scored["points"]) == (3, 1, 3 * 2 + 2)
    assert t.score == {"red": 8, "white": 0}
    assert t.standing == []
    assert t.supply("red") == ALL_HOME


@rule("CSW-EX-08")
def test_a_planet_tile_fits_with_space_to_space() -> None:
    t = Table("red white").draw("ssrs+planet:rebel", "srsr")
    assert t.refused("place 0,1 r180") == ("edge", "CSW-PLACE-04")
    t.play("place 0,1 r0")
    assert "figure small p1" in t.choices
    t.play("figure small p1")
    assert t.standing == ["red small 0,1/p1"]


@rule("CSW-EX-09")
@pytest.mark.parametrize(
    ("choice", "other", "stands"),
    [
        ("figure small r1", "figure small planet 0,1", "1,1/r1"),
        ("figure small planet 0,1", "figure small r1", "0,1/p1"),
    ],
)
def test_the_route_or_the_planet_beside_it(choice: str, other: str, stands: str) -> None:
    t = Table("red white").tiles({"0,1": "ssss+planet:rebel"}).draw("rsrs", "srsr").play("place 1,1 r0")
    either = [f"figure {size} {where}" for size in ("small", "large") for where in ("r1", "planet 0,1")]
    t.expect_ask("red", "figure", "figure none", *either)
    t.play(choice)
    t.expect_ask("white", "place")
    assert t.refused(other) == ("place-form", "CSW-TURN-02")
    assert t.standing == [f"red small {stands}"]
    assert t.supply("red") == (3, 1)


@rule("CSW-EX-10")
def test_a_planet_with_its_eighth_neighbour() -> None:
    t = Table("red white", start="ssss").tiles({"0,1": "ssss+planet:empire"}).figure("red", "0,1/p1")
    t.tiles(dict.fromkeys(["-1,0", "1,0", "-1,1", "1,1", "-1,2", "0,2"], "ssss"))
    t.draw("ssss", "ssss")
    assert (t.object_at("0,1/p1").tiles, t.object_at("0,1/p1").open) == (8, 1)
    t.play("place 1,2 r0", "figure none")
    (scored,) = t.told("scored")
    assert (scored["tiles"], scored["symbols"], scored["points"]) == (9, 1, 9 + 2)
    assert t.score == {"red": 11, "white": 0}
    assert t.standing == []
    assert t.supply("red") == ALL_HOME


@rule("CSW-EX-11")
def test_a_tile_may_leave_a_route_of_another_player_alone() -> None:
    t = route_of_white()
    assert {"place 1,0 r90", "place 1,1 r0"} <= set(t.choices)
    t.play("place 1,1 r0")
    assert "figure small r1" in t.choices
    t.play("figure small r1")
    assert t.told("fight") == []
    assert t.standing == ["red small 1,1/r1", "white small 0,0/r1"]


@rule("CSW-EX-11")
def test_a_tile_that_continues_the_route_of_another_player_takes_no_merchant() -> None:
    t = route_of_white().play("place 1,0 r90")
    assert t.refused("figure small r1") == ("occupied", "CSW-FIGURE-06")


@rule("CSW-EX-12")
@pytest.mark.parametrize(
    ("figure", "stays"),
    [("none", []), ("small a1", ["red small 1,0/a1"]), ("small planet 0,1", ["red small 0,1/p1"])],
)
def test_fight_for_a_route(figure: str, stays: list[str]) -> None:
    t = two_routes("white", "red", between="ssss+planet:rebel").tiles({"1,2": "rsas"})
    t.draw("asrr", "srsr").play("place 1,0 r0")
    elsewhere = [f"figure {size} {where}" for size in ("small", "large") for where in ("a1", "planet 0,1")]
    t.expect_ask("red", "figure", "figure none", *elsewhere)
    assert t.refused("figure small r1") == ("occupied", "CSW-FIGURE-06")
    route = t.object_at("1,0/r1")
    assert (route.tiles, route.symbols, route.open) == (4, 0, 0)
    t.play(f"figure {figure}", dice=[{"red": 5, "white": 3}])
    assert t.pools() == {"red": 1, "white": 1}
    assert t.score == {"red": 4, "white": 1}
    assert t.supply("white") == ALL_HOME
    assert t.standing == stays


@rule("CSW-EX-13")
def test_an_explorer_beside_fields_that_are_not_joined_yet() -> None:
    t = fields_around().draw("ssas", "aaaa").play("place 0,-2 r0")
    assert "figure small a1" in t.choices
    t.play("figure small a1")
    assert t.told("fight") == []
    assert t.standing == ["red small 0,-2/a1", "white small -1,-1/a1", "black large 1,-1/a1"]
    assert "place 0,-1 r0" in t.choices


@rule("CSW-EX-14")
def test_fight_of_three_for_a_field() -> None:
    t = fields_around().tiles({"0,-2": "ssas"}).figure("red", "0,-2/a1").draw("aaaa", "ssss")
    assert t.object_at("-1,-1/r1").symbols == 1
    t.play("place 0,-1 r0", dice=[{"red": 5, "white": 3, "black": 5}, {"red": 4, "black": 6}])
    assert t.pools() == {"red": 2, "white": 1, "black": 2}
    assert [tie["seat"] for tie in t.told("tie")] == ["red", "black"]
    assert [(lost["seat"], lost["points"]) for lost in t.told("lost")] == [("white", 1), ("red", 2)]
    (scored,) = t.told("scored")
    assert (scored["seat"], scored["tiles"], scored["symbols"], scored["points"]) == ("black", 5, 1, 5 * 2 + 2)
    assert t.score == {"white": 1, "red": 3, "black": 13}
    assert t.standing == []
    assert t.supply("red") == t.supply("white") == t.supply("black") == ALL_HOME


@rule("CSW-EX-15")
def test_fight_for_a_planet_from_a_corner() -> None:
    t = Table("red white").tiles({"0,1": "ssss+planet:rebel"}).figure("white", "0,1/p1", "large")
    t.draw("srsr", "srsr")
    t.play("place 1,0 r0", "figure small planet 0,1", dice=[{"red": 5, "white": 5}, {"red": 5, "white": 4}])
    assert t.pools() == {"red": 2, "white": 2}
    assert [tie["seat"] for tie in t.told("tie")] == ["red", "white"]
    assert [(lost["seat"], lost["points"]) for lost in t.told("lost")] == [("white", 2)]
    assert t.score == {"red": 1, "white": 3}
    assert t.standing == ["red small 0,1/p1"]
    assert t.supply("white") == ALL_HOME
    assert t.told("scored") == []


def final(t: Table, where: str) -> tuple[int, int, int]:
    """Tiles, symbols and points of the one object that is scored at the end; it is open."""
    assert t.position.ask is None
    assert t.object_at(where).open > 0
    (scored,) = t.told("final")
    return scored["tiles"], scored["symbols"], scored["points"]


@rule("CSW-EX-16")
def test_end_with_an_open_field_with_a_symbol() -> None:
    t = Table("green black", start="sass").tiles({"1,0": "sasa+asteroid:empire", "2,0": "sasa"})
    t.figure("green", "1,0/a1").draw()
    assert final(t, "1,0/a1") == (3, 1, 3 + 2)
    assert t.score == {"green": 5, "black": 0}


@rule("CSW-EX-17")
def test_end_with_an_open_field_of_one_tile() -> None:
    t = Table("green black", start="sass").figure("black", "0,0/a1").draw()
    assert final(t, "0,0/a1") == (1, 0, 1)
    assert t.score == {"green": 0, "black": 1}


@rule("CSW-EX-18")
def test_end_with_an_open_planet() -> None:
    t = Table("orange white").tiles({"0,1": "ssss+planet:empire", "1,1": "ssss", "1,2": "ssss"})
    t.figure("orange", "0,1/p1").draw()
    assert final(t, "0,1/p1") == (1 + 3, 1, 1 + 3 + 2)
    assert t.score == {"orange": 6, "white": 0}


@rule("CSW-EX-19")
def test_end_with_an_open_field_of_two_tiles() -> None:
    t = Table("orange white", start="sass").tiles({"1,0": "sasa"}).figure("white", "1,0/a1").draw()
    assert final(t, "1,0/a1") == (2, 0, 2)
    assert t.score == {"orange": 0, "white": 2}


@rule("CSW-EX-20")
def test_end_with_an_open_route() -> None:
    t = Table("red white").tiles({"1,0": "srsr", "2,0": "srsr"}).figure("red", "1,0/r1").draw()
    assert final(t, "1,0/r1") == (3, 0, 3)
    assert t.score == {"red": 3, "white": 0}


@rule("CSW-EX-21")
def test_the_marker_goes_around() -> None:
    t = crossroads_of_white().points(white=48).play("place -1,0 r0", "figure small r1")
    assert t.score == {"red": 0, "white": 51}
    marker = view(t.g).sides[1]
    assert (marker.points, marker.space, marker.laps) == (51, 1, 1)
    assert [lap["points"] for lap in t.told("lap")] == [50]


@rule("CSW-EX-22")
def test_a_pool_has_three_dice_at_most() -> None:
    t = planet_held("red", "large", "small", "small", active="white", symbol="rebel")
    t.play("place 1,0 r0", "figure small planet 0,1")
    assert t.pools() == {"red": 3, "white": 1}


@rule("CSW-EX-23")
def test_players_of_one_faction_fight() -> None:
    t = planet_held("black", "small", active="white", symbol="empire")
    t.play("place 1,0 r0", "figure small planet 0,1")
    assert len(t.told("fight")) == 1
    assert t.pools() == {"black": 2, "white": 2}
    assert len(t.standing) == 1


@rule("CSW-EX-24")
def test_two_figures_of_one_player_score_once() -> None:
    t = two_routes("red", "red").draw("ssrr", "ssss", "rsas", "ssss").play("place 1,0 r0")
    assert t.told("fight") == []
    assert t.score == {"red": 0, "white": 0}
    assert t.standing == ["red small 0,0/r1", "red small 1,1/r1"]
    t.play("place -1,0 r0", "place 1,2 r0", "figure none")
    assert t.told("fight") == []
    assert [scored["points"] for scored in t.told("scored")] == [4]
    assert t.score == {"red": 4, "white": 0}
    assert t.standing == []
    assert t.supply("red") == ALL_HOME


@rule("CSW-EX-25")
def test_a_tile_that_fits_nowhere() -> None:
    t = Table("red white", start="ssss").draw("ssss", "rrrr", "ssss", "ssss").play("place 1,0 r0")
    assert t.told("removed") == [{"seat": "white", "tile": "rrrr"}]
    assert view(t.g).removed == ["rrrr"]
    assert view(t.g).drawn == "ssss"
    assert view(t.g).left == 1
    t.expect_ask("white", "place")
    t.play("place 2,0 r0")
    t.expect_ask("red", "place")


@rule("CSW-EX-26")
def test_a_tile_with_two_parts_of_a_field_counts_once() -> None:
    t = Table("red white", start="saas|").tiles({"1,0": "ssaa", "0,1": "aass"}).figure("red", "0,0/a1")
    t.draw("assa", "ssss").play("place 1,1 r0")
    field = t.object_at("0,0/a1")
    assert sorted(field.segments) == ["0,0/a1", "0,0/a2", "0,1/a1", "1,0/a1", "1,1/a1"]
    assert (field.tiles, field.symbols, field.open) == (4, 0, 0)
    assert [scored["points"] for scored in t.told("scored")] == [8]
    assert t.score == {"red": 8, "white": 0}


TEAMS = "red black green white"


@rule("CSW-EX-27")
def test_team_mates_share_an_object() -> None:
    t = two_routes("red", "green", TEAMS, teams=True).tiles({"1,2": "rsas"}).draw("ssrr", "ssss").play("place 1,0 r0")
    assert t.told("fight") == []
    assert [scored["points"] for scored in t.told("scored")] == [4]
    assert [side.points for side in view(t.g).sides] == [4, 0]
    assert t.standing == []
    assert t.supply("red") == t.supply("green") == ALL_HOME


@rule("CSW-EX-28")
def test_fight_of_teams() -> None:
    t = two_routes("red", "black", TEAMS, teams=True).figure("green", "0,0/r1", "large").draw("ssrr", "ssss")
    t.play("place 1,0 r0", dice=[{"red": 3, "black": 6}])
    assert t.object_at("1,0/r1").symbols == 0
    assert t.pools() == {"red": 3, "black": 1}
    assert [side.points for side in view(t.g).sides] == [3, 0]
    assert t.standing == ["black small 1,1/r1"]
    assert t.supply("red") == t.supply("green") == ALL_HOME
