"""CSW-PLACE: placing a tile."""

from __future__ import annotations

from collections import Counter

import pytest

from games.carcassonne.table import Table, printed_game
from marks import rule
from starboard.games.carcassonne.view import view
from starboard.kernel.chance import Dice, below


def cells(t: Table) -> set[str]:
    """The cells that are offered for the tile."""
    return {choice.split()[1] for choice in t.choices}


def turns(t: Table, cell: str) -> list[str]:
    """How the tile may be turned on a cell."""
    return [choice.split()[2] for choice in t.choices if choice.split()[1] == cell]


@rule("CSW-PLACE-01")
def test_the_active_player_turns_over_one_tile() -> None:
    t = Table("red white green", active="green").draw("rrrr", "srsr", "rrrs")
    t.expect_ask("green", "place")
    assert t.told("drawn") == [{"seat": "green", "tile": "rrrr", "left": 2}]
    assert view(t.g).drawn == "rrrr"
    t.play("place 1,0 r0", "figure none")
    t.expect_ask("red", "place")
    assert t.told("drawn") == [{"seat": "red", "tile": "srsr", "left": 1}]
    assert view(t.g).drawn == "srsr"


@rule("CSW-PLACE-01")
def test_the_tile_turned_over_is_the_one_that_is_placed() -> None:
    t = Table().draw("rrrr", "srsr").play("place 1,0 r0")
    assert t.told("placed") == [{"seat": "red", "tile": "rrrr", "cell": "1,0", "turn": 0}]
    assert [(tile.cell, tile.tile) for tile in view(t.g).tiles] == [("0,0", "start srsr"), ("1,0", "rrrr")]
    assert view(t.g).left == 1


@rule("CSW-PLACE-02")
def test_a_tile_goes_next_to_a_side_of_another() -> None:
    t = Table(start="ssss").tiles({"1,0": "ssss", "1,1": "ssss"}).draw("ssss")
    t.expect_ask(
        "red",
        "place",
        *["place 0,-1 r0", "place 1,-1 r0", "place -1,0 r0", "place 2,0 r0"],
        *["place 0,1 r0", "place 2,1 r0", "place 1,2 r0"],
    )


@rule("CSW-PLACE-02")
@pytest.mark.parametrize("cell", ["2,0", "0,-2", "5,7", "-3,0"])
def test_a_tile_cannot_lie_apart(cell: str) -> None:
    t = Table(start="ssss").draw("ssss")
    assert t.refused(f"place {cell} r0") == ("apart", "CSW-PLACE-02")


@rule("CSW-PLACE-03")
@pytest.mark.parametrize("cell", ["1,1", "-1,1", "1,-1", "-1,-1"])
def test_a_corner_is_not_enough(cell: str) -> None:
    t = Table(start="ssss").draw("ssss")
    assert cells(t) == {"0,-1", "1,0", "0,1", "-1,0"}
    assert t.refused(f"place {cell} r0") == ("corner", "CSW-PLACE-03")


@rule("CSW-PLACE-04")
@pytest.mark.parametrize(
    ("table", "allowed", "theirs"),
    [("ssss", ["r0", "r270"], "space"), ("rrrr", ["r180"], "route"), ("aaaa", ["r90"], "asteroid")],
)
def test_only_edges_of_the_same_kind_meet(table: str, allowed: list[str], theirs: str) -> None:
    """Unturned, the tile shows space to the west; turned by 90 asteroids, by 180 a route, by 270 space again."""
    t = Table(start=table).draw("sras")
    assert turns(t, "1,0") == allowed
    west = {"r0": "space", "r90": "asteroid", "r180": "route", "r270": "space"}
    for turn in west.keys() - set(allowed):
        refusal = t.position.why_not(f"place 1,0 {turn}")
        assert refusal is not None
        assert refusal.reason.args == {"side": "W", "ours": west[turn], "theirs": theirs}
        assert t.refused(f"place 1,0 {turn}") == ("edge", "CSW-PLACE-04")


@rule("CSW-PLACE-04")
def test_edges_match_on_whichever_side_the_tile_lies() -> None:
    t = Table(start="arss").draw("sras")
    t.expect_ask(
        "red",
        "place",
        "place 0,-1 r0",
        "place 1,0 r180",
        *["place 0,1 r0", "place 0,1 r90"],
        *["place -1,0 r90", "place -1,0 r180"],
    )


@rule("CSW-PLACE-05")
def test_all_shared_sides_must_match_at_once() -> None:
    """The gap on 1,1 wants a route to the north and asteroids to the west."""
    t = Table(start="srss+planet:rebel").tiles({"1,0": "ssrr", "0,1": "sass"}).draw("rsra")
    assert turns(t, "1,1") == ["r0"]
    assert t.refused("place 1,1 r180") == ("edge", "CSW-PLACE-04")
    assert t.refused("place 1,1 r90") == ("edge", "CSW-PLACE-04")


@rule("CSW-PLACE-05")
def test_a_match_on_one_of_two_sides_is_not_enough() -> None:
    t = Table(start="srss+planet:rebel").tiles({"1,0": "ssrr", "0,1": "sass"}).draw("srsr")
    assert "1,1" not in cells(t)
    assert t.refused("cell:1,1") == ("no-turn", "CSW-PLACE-05")
    assert t.refused("place 1,1 r90") == ("edge", "CSW-PLACE-04")


@rule("CSW-PLACE-05")
@pytest.mark.parametrize("code", ["rasr", "sasr", "rssr", "rarr", "rass"], ids=["fits", "N", "E", "S", "W"])
def test_a_gap_must_match_all_around(code: str) -> None:
    """Around 1,1: route to the north, asteroids to the east, space to the south, route to the west."""
    t = Table(start="ssss").draw(code)
    t.tiles({"1,0": "ssrs+planet:rebel", "2,0": "ssss", "2,1": "sssa", "2,2": "ssss", "1,2": "ssss"})
    t.tiles({"0,2": "ssrs+planet:rebel", "0,1": "srss+planet:empire"})
    assert "0,3" in cells(t)
    if code == "rasr":
        assert turns(t, "1,1") == ["r0"]
    else:
        assert turns(t, "1,1") == []
        assert t.refused("cell:1,1") == ("no-turn", "CSW-PLACE-05")


@rule("CSW-PLACE-06")
def test_a_tile_may_be_turned_by_quarters() -> None:
    """A symbol at one of four arms: all four turns fit, and all look different."""
    t = Table().draw("rrrr+route:rebel")
    t.expect_ask(
        "red",
        "place",
        *["place 1,0 r0", "place 1,0 r90", "place 1,0 r180", "place 1,0 r270"],
        *["place -1,0 r0", "place -1,0 r90", "place -1,0 r180", "place -1,0 r270"],
    )


@rule("CSW-PLACE-06")
@pytest.mark.parametrize(
    ("choice", "faced"),
    [
        ("place 1,0 r0", "1,-1"),
        ("place 1,0 r90", "2,0"),
        ("place 1,0 r180", "1,1"),
        ("place -1,0 r270", "-2,0"),
    ],
)
def test_a_tile_turns_clockwise(choice: str, faced: str) -> None:
    """Unturned, its field is in the north; the next tile, all asteroids, fits only where the field points."""
    t = Table(start="ssss").draw("asss", "aaaa").play(choice, "figure none")
    assert cells(t) == {faced}


@rule("CSW-PLACE-06")
@pytest.mark.parametrize("turn", ["r45", "r360", "r1"])
def test_a_tile_cannot_be_turned_otherwise(turn: str) -> None:
    assert Table().draw("srsr").refused(f"place 1,0 {turn}") == ("turn", "CSW-PLACE-06")


@rule("CSW-PLACE-06")
def test_turns_that_look_the_same_are_one_choice() -> None:
    t = Table().draw("srsr", "rrrr")
    assert turns(t, "1,0") == ["r0"]
    t.play("place 1,0 r180", "figure none")
    assert turns(t, "2,0") == ["r0"]
    t.play("place 2,0 r270")
    assert [tile.turn for tile in view(t.g).tiles] == [0, 0, 0]


@rule("CSW-PLACE-07")
def test_nobody_must_extend_an_object() -> None:
    t = Table().figure("red", "0,0/r1").draw("srsr")
    t.expect_ask("red", "place", "place 0,-1 r0", "place 1,0 r0", "place 0,1 r0", "place -1,0 r0")
    t.play("place 0,1 r0")
    assert t.object_at("0,0/r1").tiles == 1


@rule("CSW-PLACE-07")
def test_nobody_must_close_an_object() -> None:
    """The curve on 1,1 would close the loop of red; it may go anywhere else as well."""
    t = Table(start="srrs").tiles({"1,0": "ssrr", "0,1": "rrss"}).figure("red", "0,0/r1").draw("rssr")
    t.expect_ask(
        "red",
        "place",
        "place 1,1 r0",
        *["place 0,-1 r0", "place 0,-1 r90", "place 1,-1 r0", "place 1,-1 r90"],
        *["place -1,0 r0", "place -1,0 r270", "place -1,1 r0", "place -1,1 r270"],
        *["place 2,0 r90", "place 2,0 r180", "place 0,2 r180", "place 0,2 r270"],
    )


@rule("CSW-PLACE-08")
def test_a_planet_sets_no_condition() -> None:
    with_planet, without = Table(start="sras").draw("sass+planet:rebel"), Table(start="sras").draw("sass")
    assert with_planet.choices == without.choices
    assert sorted(without.choices) == [
        *["place -1,0 r180", "place -1,0 r270", "place -1,0 r90"],
        *["place 0,-1 r0", "place 0,-1 r180", "place 0,-1 r270"],
        "place 0,1 r270",
    ]


@rule("CSW-PLACE-08")
def test_the_edges_of_a_planet_tile_match_like_any_others() -> None:
    t = Table(start="srss+planet:empire").draw("srss+planet:rebel")
    t.expect_ask(
        "red",
        "place",
        "place 1,0 r180",
        *["place 0,-1 r0", "place 0,-1 r180", "place 0,-1 r270"],
        *["place 0,1 r0", "place 0,1 r90", "place 0,1 r180"],
        *["place -1,0 r90", "place -1,0 r180", "place -1,0 r270"],
    )
    assert t.refused("place 1,0 r0") == ("edge", "CSW-PLACE-04")


@rule("CSW-PLACE-09")
def test_a_tile_that_fits_nowhere_is_out_and_the_same_player_draws_again() -> None:
    t = Table("red white", active="white").draw("aaaa", "srsr", "srsr")
    t.expect_ask("white", "place")
    assert t.told("removed") == [{"seat": "white", "tile": "aaaa"}]
    assert t.told("drawn") == [{"seat": "white", "tile": "srsr", "left": 1}]
    assert view(t.g).removed == ["aaaa"]
    t.play("place 1,0 r0", "figure none")
    t.expect_ask("red", "place")


@rule("CSW-PLACE-09")
def test_there_is_no_limit_to_drawing_again() -> None:
    t = Table().draw("aaaa", "aaaa|", "aaaa", "aaaa", "srsr")
    t.expect_ask("red", "place")
    assert view(t.g).removed == ["aaaa", "aaaa|", "aaaa", "aaaa"]


@rule("CSW-PLACE-09")
def test_it_does_not_come_back_when_it_would_fit() -> None:
    t = Table().draw("aaaa", "ssas", "srsr", "srsr")
    t.play("place 0,-1 r180", "figure none")
    for row in (1, 2):
        assert view(t.g).drawn == "srsr"
        t.play(f"place 0,{row} r0", "figure none")
    assert t.position.ask is None
    assert view(t.g).removed == ["aaaa"]


@rule("CSW-PLACE-09")
def test_a_tile_that_fits_anywhere_stays() -> None:
    t = Table().draw("rrrr", "srsr")
    assert t.told("removed") == []
    assert view(t.g).drawn == "rrrr"


@rule("CSW-PLACE-10")
@pytest.mark.parametrize("cell", ["0,0", "1,0"])
def test_no_tile_on_another(cell: str) -> None:
    t = Table().tiles({"1,0": "srsr"}).draw("srsr")
    assert t.refused(f"place {cell} r0") == ("cell-taken", "CSW-PLACE-10")


@rule("CSW-PLACE-10")
def test_placed_tiles_stay_as_they_are_through_whole_games() -> None:
    happened = Counter[str]()
    for seed in range(4):
        position = printed_game(3, seed)
        dice = Dice(seed)
        laid = view(position.state).tiles
        while position.ask is not None:
            options = position.ask.options
            for event in position.play(options[below(dice, len(options))]):
                happened[event.key.removeprefix("carcassonne-event-")] += 1
            now = view(position.state).tiles
            assert now[: len(laid)] == laid
            laid = now
    assert happened["placed"] + happened["removed"] == 4 * 75
    assert min(happened["scored"], happened["fight"], happened["final"]) > 0
