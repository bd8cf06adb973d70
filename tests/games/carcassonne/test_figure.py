"""CSW-FIGURE: placing a figure."""

from __future__ import annotations

import pytest

from games.carcassonne.table import Table
from marks import rule
from starboard import IllegalChoice
from starboard.games.carcassonne.setup import players
from starboard.texts import words

AROUND = ["-1,-1", "0,-1", "1,-1", "-1,0", "1,0", "-1,1", "0,1", "1,1"]


def both(*segments: str) -> list[str]:
    """No figure, or one of either size on any of these."""
    return ["figure none", *(f"figure {size} {segment}" for segment in segments for size in ("small", "large"))]


def next_to_planet(**options: bool) -> Table:
    """A planet on 0,0; red draws a straight route, and will place it on 1,0."""
    return Table("red white", start="ssss+planet:rebel", **options).draw("srsr", "srsr")


def crowd(t: Table, *sizes: str) -> Table:
    """Figures of red on the planet 0,0."""
    for size in sizes:
        t.figure("red", "0,0/p1", size)
    return t


@rule("CSW-FIGURE-01")
@pytest.mark.parametrize("colour", ["red", "white", "green"])
def test_only_the_active_player_places_a_figure(colour: str) -> None:
    t = Table("red white green", active=colour).draw("srsr", "srsr").play("place 1,0 r0")
    t.expect_ask(colour, "figure", *both("r1"))
    for other in {"red", "white", "green"} - {colour}:
        with pytest.raises(IllegalChoice) as refusal:
            t.position.play("figure small r1", seat=t.players.index(other))
        assert refusal.value.refusal.reason.key == "why-not-your-turn"
    t.play("figure small r1")
    assert t.standing == [f"{colour} small 1,0/r1"]


@rule("CSW-FIGURE-01")
def test_the_figure_comes_from_the_own_supply() -> None:
    t = Table().draw("srsr", "srsr", "srsr").play("place 1,0 r0", "figure small r1")
    assert (t.supply("red"), t.supply("white")) == ((3, 1), (4, 1))
    t.play("place 0,1 r0", "figure large r1")
    assert (t.supply("red"), t.supply("white")) == ((3, 1), (4, 0))


@rule("CSW-FIGURE-01")
def test_a_size_that_is_used_up_cannot_be_placed() -> None:
    t = crowd(next_to_planet(), "large").play("place 1,0 r90")
    t.expect_ask("red", "figure", "figure none", "figure small r1", "figure small planet 0,0")
    assert t.refused("figure large r1") == ("supply", "CSW-FIGURE-01")
    t = crowd(next_to_planet(), "small", "small", "small", "small").play("place 1,0 r90")
    t.expect_ask("red", "figure", "figure none", "figure large r1", "figure large planet 0,0")
    assert t.refused("figure small r1") == ("supply", "CSW-FIGURE-01")


@rule("CSW-FIGURE-02")
def test_a_figure_stands_on_the_tile_just_placed() -> None:
    t = Table(start="arsr").tiles({"0,1": "srar"}).draw("srsr").play("place 1,0 r0")
    t.expect_ask("red", "figure", *both("r1"))
    assert t.refused("figure small r1 0,0") == ("other-tile", "CSW-FIGURE-02")
    assert t.refused("figure small r1 0,1") == ("other-tile", "CSW-FIGURE-02")
    assert t.refused("figure small a1 0,0") == ("other-tile", "CSW-FIGURE-02")
    assert t.refused("figure small r1 2,0") == ("no-tile", "CSW-FIGURE-02")
    t.play("figure small r1")
    assert t.standing == ["red small 1,0/r1"]


@rule("CSW-FIGURE-03")
@pytest.mark.parametrize(
    ("segment", "kind", "role"),
    [("r1", "route", "merchant"), ("a1", "asteroid", "explorer"), ("p1", "planet", "conqueror")],
)
def test_the_object_makes_the_figure_what_it_is(segment: str, kind: str, role: str) -> None:
    t = Table().draw("arss+planet:rebel", "srsr").play("place -1,0 r0")
    assert role in words("en").say(t.position.legal(f"figure small {segment}").label)
    t.play(f"figure small {segment}")
    assert [told["kind"] for told in t.told("figure")] == [kind]
    assert t.object_at(f"-1,0/{segment}").kind == kind
    assert players()["figures"]["roles"][kind] == role


@rule("CSW-FIGURE-03")
def test_a_figure_may_be_a_merchant_first_and_a_conqueror_later() -> None:
    """The last figure of red scores a route, comes back, and goes to the planet."""
    t = crowd(Table(start="srss+planet:rebel"), "small", "small", "small", "large")
    t.draw("sssr+planet:empire", "ssss", "ssss").play("place 1,0 r0", "figure small r1")
    assert t.score == {"red": 2, "white": 0}
    t.play("place 2,0 r0", "figure none", "place -1,0 r0", "figure small planet 0,0")
    assert t.standing.count("red small 0,0/p1") == 4


@rule("CSW-FIGURE-04")
def test_nobody_stands_in_free_space() -> None:
    t = Table().draw("srsr").play("place 0,1 r0")
    t.expect_ask("red", "figure", *both("r1"))
    assert t.refused("figure small space") == ("no-segment", "CSW-FIGURE-04")
    assert t.refused("figure small s1") == ("no-segment", "CSW-FIGURE-04")


@rule("CSW-FIGURE-04")
def test_a_tile_of_free_space_takes_no_figure() -> None:
    t = Table().draw("ssss", "srsr").play("place 0,1 r0")
    t.expect_ask("white", "place")
    assert t.standing == []


@rule("CSW-FIGURE-05")
def test_each_arm_of_a_crossroads_may_be_chosen() -> None:
    t = Table().draw("rrrr", "srsr").play("place 1,0 r0")
    t.expect_ask("red", "figure", *both("r1", "r2", "r3", "r4"))


@rule("CSW-FIGURE-05")
@pytest.mark.parametrize("arm", ["r1", "r2", "r3", "r4"])
def test_each_arm_of_a_crossroads_is_a_route_of_its_own(arm: str) -> None:
    t = Table().draw("rrrr", "rrrr").play("place 1,0 r0", f"figure small {arm}")
    assert [other for other in ("r1", "r2", "r3", "r4") if t.object_at(f"1,0/{other}").owners] == [arm]
    assert t.object_at(f"1,0/{arm}").segments == ["0,0/r1"] * (arm == "r4") + [f"1,0/{arm}"]
    t.play("place 2,0 r0")
    t.expect_ask("white", "figure", *both("r1", "r2", "r3", *["r4"] * (arm != "r2")))


@rule("CSW-FIGURE-06")
@pytest.mark.parametrize("owner", ["red", "white"])
@pytest.mark.parametrize("where", ["0,0/r1", "1,0/r1", "2,0/r1"])
@pytest.mark.parametrize("size", ["small", "large"])
def test_an_occupied_route_is_closed_to_all(owner: str, where: str, size: str) -> None:
    t = Table().tiles({"1,0": "srsr", "2,0": "srsr"}).figure(owner, where, size).draw("rrrr").play("place 3,0 r0")
    t.expect_ask("red", "figure")
    assert [choice for choice in t.choices if choice.endswith("r4")] == []
    assert {choice.split()[-1] for choice in t.choices} == {"none", "r1", "r2", "r3"}
    assert t.refused("figure small r4") == ("occupied", "CSW-FIGURE-06")


@rule("CSW-FIGURE-06")
def test_a_free_route_is_open() -> None:
    t = Table().tiles({"1,0": "srsr", "0,1": "srsr"}).figure("white", "0,1/r1").draw("srsr").play("place 2,0 r0")
    t.expect_ask("red", "figure", *both("r1"))


@rule("CSW-FIGURE-07")
@pytest.mark.parametrize("owner", ["red", "white"])
@pytest.mark.parametrize("where", ["0,0/a1", "1,0/a1", "2,0/a1"])
@pytest.mark.parametrize("size", ["small", "large"])
def test_an_occupied_asteroid_field_is_closed_to_all(owner: str, where: str, size: str) -> None:
    t = Table(start="sasa").tiles({"1,0": "sasa", "2,0": "sasa"}).figure(owner, where, size).draw("ssra")
    t.play("place 3,0 r0")
    assert {choice.split()[-1] for choice in t.choices} == {"none", "r1"}
    assert t.refused("figure small a1") == ("occupied", "CSW-FIGURE-07")


@rule("CSW-FIGURE-07")
def test_a_free_asteroid_field_is_open() -> None:
    t = Table(start="sasa").tiles({"1,0": "sasa", "0,1": "sasa"}).figure("white", "0,1/a1").draw("sasa")
    t.play("place 2,0 r0")
    t.expect_ask("red", "figure", *both("a1"))


@rule("CSW-FIGURE-08")
def test_a_part_that_joins_an_occupied_object_is_closed() -> None:
    t = Table(start="sasa").figure("white", "0,0/a1").draw("sasa|").play("place 1,0 r0")
    t.expect_ask("red", "figure", *both("a1"))
    assert t.refused("figure small a2") == ("occupied", "CSW-FIGURE-07")


@rule("CSW-FIGURE-08")
@pytest.mark.parametrize("where", ["0,0/a1", "1,-1/a1", "1,1/a1"])
def test_joined_objects_are_closed_whichever_of_them_is_occupied(where: str) -> None:
    t = Table(start="sass").tiles({"0,-1": "ssss", "1,-1": "ssas", "0,1": "ssss", "1,1": "asss"})
    t.figure("white", where).draw("araa").play("place 1,0 r0")
    t.expect_ask("red", "figure", *both("r1"))
    assert t.refused("figure small a1") == ("occupied", "CSW-FIGURE-07")


@rule("CSW-FIGURE-08")
def test_parts_that_meet_beyond_the_tile_are_one_object() -> None:
    """The field of white bends around, and the tile touches both its ends."""
    t = Table(start="saas").tiles({"0,1": "aass", "1,1": "assa"}).figure("white", "0,1/a1").draw("rsaa|")
    t.play("place 1,0 r0")
    t.expect_ask("red", "figure", *both("r1"))
    assert t.refused("figure small a1") == ("occupied", "CSW-FIGURE-07")
    assert t.refused("figure small a2") == ("occupied", "CSW-FIGURE-07")


@rule("CSW-FIGURE-08")
def test_fields_that_may_meet_later_do_not_count_yet() -> None:
    """White's field, black's and the new one all point at the empty 1,0."""
    t = Table("red white black", start="sass").tiles({"0,1": "ssss", "1,1": "asss", "0,-1": "ssss"})
    t.figure("white", "0,0/a1").figure("black", "1,1/a1").draw("ssas", "aaaa").play("place 1,-1 r0")
    t.expect_ask("red", "figure", *both("a1"))
    t.play("figure small a1")
    t.expect_ask("white", "place", "place 1,0 r0")
    t.play("place 1,0 r0")
    assert t.told("figure") == []
    assert len(t.told("fight")) == 1


@rule("CSW-FIGURE-09")
def test_a_route_just_completed_may_be_taken() -> None:
    t = Table(start="srss+planet:empire").draw("sssr+planet:rebel", "ssss").play("place 1,0 r0")
    t.expect_ask("red", "figure", *both("r1", "p1", "planet 0,0"))
    t.play("figure large r1")
    assert t.score == {"red": 2, "white": 0}
    assert t.supply("red") == (4, 1)
    assert t.standing == []


@rule("CSW-FIGURE-09")
def test_a_field_just_completed_may_be_taken() -> None:
    t = Table(start="sass").draw("sssa", "ssss").play("place 1,0 r0")
    t.expect_ask("red", "figure", *both("a1"))
    t.play("figure small a1")
    assert t.score == {"red": 4, "white": 0}


@rule("CSW-FIGURE-10")
def test_a_planet_just_placed_may_be_taken() -> None:
    t = Table(start="ssss").draw("ssss+planet:rebel", "ssss").play("place 1,0 r0")
    t.expect_ask("red", "figure", *both("p1"))
    t.play("figure small p1")
    assert t.standing == ["red small 1,0/p1"]


@rule("CSW-FIGURE-11")
@pytest.mark.parametrize("cell", AROUND)
def test_a_planet_may_be_taken_from_all_eight_sides(cell: str) -> None:
    x, y = cell.split(",")
    t = Table(start="ssss+planet:rebel").draw("ssss", "ssss")
    if x != "0" and y != "0":
        t.tiles({f"{x},0": "ssss"})
    t.play(f"place {cell} r0")
    t.expect_ask("red", "figure", *both("planet 0,0"))
    t.play("figure small planet 0,0")
    assert t.standing == ["red small 0,0/p1"]


@rule("CSW-FIGURE-11")
@pytest.mark.parametrize("cell", ["2,0", "2,1", "2,2", "-2,0", "0,-2", "-2,2"])
def test_a_planet_further_away_cannot_be_taken(cell: str) -> None:
    x, y = map(int, cell.split(","))
    t = Table(start="ssss+planet:rebel").draw("sasa|", "ssss")
    for step in range(1, abs(x) + abs(y)):
        go = min(step, abs(x))
        at = (go if x > 0 else -go), (step - go if y > 0 else go - step)
        t.tiles({f"{at[0]},{at[1]}": "ssss"})
    t.play(f"place {cell} r{90 if y == 0 else 0}")
    t.expect_ask("red", "figure", *both("a1", "a2"))
    assert t.refused("figure small planet 0,0") == ("far-planet", "CSW-FIGURE-11")


@rule("CSW-FIGURE-11")
def test_several_planets_around_are_all_open() -> None:
    t = Table(start="ssss+planet:rebel").tiles({"0,1": "ssss", "0,2": "ssss+planet:empire"}).draw("ssss+planet:empire")
    t.play("place 1,1 r0")
    t.expect_ask("red", "figure", *both("p1", "planet 0,0", "planet 0,2"))


@rule("CSW-FIGURE-12")
@pytest.mark.parametrize("size", ["small", "large"])
def test_a_planet_of_another_may_be_entered(size: str) -> None:
    t = next_to_planet().figure("white", "0,0/p1", size).play("place 1,0 r90")
    t.expect_ask("red", "figure", *both("r1", "planet 0,0"))
    t.play("figure small planet 0,0", dice=[{"red": 6, "white": 1}])
    assert t.standing == ["red small 0,0/p1"]


@rule("CSW-FIGURE-13")
def test_a_planet_of_ones_own_may_be_entered() -> None:
    t = crowd(next_to_planet(), "small").play("place 1,0 r90")
    t.expect_ask("red", "figure", *both("r1", "planet 0,0"))
    t.play("figure large planet 0,0")
    assert t.standing == ["red small 0,0/p1", "red large 0,0/p1"]
    assert t.told("fight") == []


@rule("CSW-FIGURE-13")
def test_a_table_may_agree_that_it_may_not() -> None:
    t = crowd(next_to_planet(planet_reinforce=False), "small").play("place 1,0 r90")
    t.expect_ask("red", "figure", *both("r1"))
    assert t.refused("figure small planet 0,0") == ("reinforce", "CSW-FIGURE-13")


@rule("CSW-FIGURE-12")
def test_a_table_that_agreed_so_still_lets_others_in() -> None:
    t = next_to_planet(planet_reinforce=False).figure("white", "0,0/p1").play("place 1,0 r90")
    t.expect_ask("red", "figure", *both("r1", "planet 0,0"))


@rule("CSW-FIGURE-14")
def test_taking_a_planet_is_the_figure_of_the_turn() -> None:
    t = next_to_planet().play("place 1,0 r90")
    t.expect_ask("red", "figure", *both("r1", "planet 0,0"))
    t.play("figure small planet 0,0")
    t.expect_ask("white", "place")
    assert t.standing == ["red small 0,0/p1"]
    assert t.supply("red") == (3, 1)


@rule("CSW-FIGURE-15")
@pytest.mark.parametrize("size", ["small", "large"])
@pytest.mark.parametrize("where", ["r1", "a1", "p1", "planet 0,0"])
def test_either_size_goes_anywhere(size: str, where: str) -> None:
    t = Table(start="ssss+planet:rebel").draw("arss+planet:rebel", "ssss").play("place 1,0 r0")
    t.expect_ask("red", "figure", *both("a1", "r1", "p1", "planet 0,0"))
    t.play(f"figure {size} {where}")
    assert t.standing == [f"red {size} " + ("0,0/p1" if where == "planet 0,0" else f"1,0/{where}")]
    assert t.supply("red") == ((3, 1) if size == "small" else (4, 0))


@rule("CSW-FIGURE-16")
def test_with_an_empty_supply_no_figure_is_asked_for() -> None:
    t = crowd(next_to_planet(), "small", "small", "small", "small", "large")
    assert t.supply("red") == (0, 0)
    t.play("place 1,0 r90")
    t.expect_ask("white", "place")
    assert t.told("figure") == []
    assert len(t.standing) == 5


@rule("CSW-FIGURE-17")
def test_a_figure_stays_while_its_object_is_open() -> None:
    t = Table("red white").figure("red", "0,0/r1").draw("srsr", "srsr", "srsr", "srsr", "srsr")
    for choice in ("place 1,0 r0", "place -1,0 r0", "place 2,0 r0", "place -2,0 r0"):
        t.play(choice)
        assert t.standing == ["red small 0,0/r1"]


@rule("CSW-FIGURE-17")
def test_a_figure_cannot_be_taken_back_or_moved() -> None:
    t = Table().figure("red", "0,0/r1").draw("srsr").play("place 0,1 r0")
    t.expect_ask("red", "figure", *both("r1"))
    assert t.refused("figure back 0,0") == ("figure-form", "CSW-TURN-03")
    t.play("figure small r1")
    assert t.standing == ["red small 0,0/r1", "red small 0,1/r1"]


@rule("CSW-FIGURE-17")
def test_a_figure_leaves_when_it_loses_and_the_winner_stays() -> None:
    t = next_to_planet().figure("white", "0,0/p1").play("place 1,0 r90")
    t.play("figure small planet 0,0", dice=[{"red": 2, "white": 5}])
    assert t.standing == ["white small 0,0/p1"]
    assert (t.supply("red"), t.supply("white")) == ((4, 1), (3, 1))


@rule("CSW-FIGURE-17")
def test_a_figure_leaves_when_its_object_is_scored_and_no_other_does() -> None:
    t = Table(start="srss+planet:empire").figure("red", "0,0/r1").figure("white", "0,0/p1")
    t.draw("sssr+planet:rebel", "ssss").play("place 1,0 r0", "figure none")
    assert t.standing == ["white small 0,0/p1"]
    assert (t.supply("red"), t.supply("white")) == ((4, 1), (3, 1))


@rule("CSW-FIGURE-18")
def test_a_planet_that_was_scored_is_out_of_reach_for_good() -> None:
    ring = dict.fromkeys(["1,0", "1,1", "0,1", "-1,1", "-1,0", "-1,-1", "0,-1"], "ssss")
    t = Table(start="ssss+planet:rebel").tiles(ring).figure("red", "0,0/p1").draw("ssss", "ssss+planet:empire")
    t.play("place 1,-1 r0", "figure none")
    assert t.score == {"red": 11, "white": 0}
    assert t.standing == []
    spots = t.choices
    assert len(spots) == 12
    for spot in spots:
        trial = t.position.copy()
        trial.play(spot)
        assert trial.ask is not None
        assert [option.notation for option in trial.ask.options] == both("p1")


def test_a_planet_around_is_told_with_all_that_its_label_needs() -> None:
    t = Table("red white").draw("srsr+planet:rebel", "srsr")
    t.play("place 1,0 r0", "figure none", "place 2,0 r0")
    assert t.position.ask is not None
    option = t.position.ask.find("figure small planet 1,0")
    assert option is not None
    args = {"spot": "1,0/p1", "size": "small", "segment": "p1", "kind": "planet", "cell": "1,0"}
    assert option.label.args == args and option.facts == {"do": "figure", **args}
