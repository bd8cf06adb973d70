"""ARC-TAX, ARC-BUILD, ARC-REPAIR, ARC-INFLUENCE and ARC-SECURE."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import rule


def acting(suit: str, pips: int = 3) -> Table:
    """Red has led a card of the suit with so many pips."""
    number = {4: 2, 3: 4, 2: 6}[pips] if suit != "aggression" else 2
    return Table().homes().lead("red", f"{suit}_{number}")


# Tax. c1_arrow is a weapon planet.


@rule("ARC-TAX-01", "ARC-TAX-02", "ARC-CONTROL-05")
def test_own_cities_anywhere_and_rival_ones_under_control_can_be_taxed() -> None:
    t = acting("administration").city("red", "c1_arrow").ships("blue", "c1_arrow", 3)
    t.city("blue", "c1_hex").ships("red", "c1_hex", 1).city("white", "c2_arrow").ships("red", "c2_arrow", 1)
    t.ships("white", "c2_arrow", 1)
    assert t.can("tax") == ["tax c1_arrow/1", "tax c1_hex/1"]
    assert t.refused("tax c2_arrow/1") == ("no-control", "ARC-TAX-01")
    assert t.refused("tax c4_hex/1") == ("no-city", "ARC-TAX-01")


@rule("ARC-TAX-03", "ARC-GLOSS-18")
def test_a_tax_gains_a_resource_of_the_planets_type() -> None:
    t = acting("administration").city("red", "c1_arrow").play("tax c1_arrow/1").arrange()
    assert t.held("red").strip("- ") == "weapon"
    assert t.g.supply == [5, 5, 4, 5, 5]


@rule("ARC-TAX-04", "ARC-CAPTIVE-01", "ARC-GLOSS-12", "ARC-EX-06")
def test_example_6_taxing_a_rival_city_captures_an_agent_too() -> None:
    t = acting("administration").city("red", "c2_hex").city("blue", "c4_crescent").ships("red", "c4_crescent", 1)
    types = {system.system: system.type for system in t.position.game.view(t.g, None).systems}
    t.ships("red", "c2_hex", 1).play("tax c2_hex/1").arrange()
    assert (t.captives("red"), t.g.agents[0]) == ({}, 10)
    t.play("tax c4_crescent/1").arrange()
    assert sorted(t.held("red").replace("- ", "").split()) == sorted([types["c2_hex"], types["c4_crescent"]])
    assert t.captives("red") == {"blue": 1}
    assert t.g.agents[1] == 9


@rule("ARC-TAX-05", "ARC-TAX-06")
def test_an_empty_supply_gives_nothing_but_the_agent_is_captured() -> None:
    t = acting("administration").city("blue", "c1_arrow").ships("red", "c1_arrow", 1).supply(weapon=0)
    t.play("tax c1_arrow/1")
    assert (t.held("red"), t.captives("red")) == ("", {"blue": 1})


@rule("ARC-TAX-07")
def test_no_agent_is_captured_from_an_empty_supply() -> None:
    t = acting("administration").city("blue", "c1_arrow").ships("red", "c1_arrow", 1).left("blue", agents=0)
    t.play("tax c1_arrow/1").arrange()
    assert t.captives("red") == {}
    assert t.held("red").strip("- ") == "weapon"


@rule("ARC-TAX-08")
def test_a_city_is_taxed_once_a_turn_whatever_pays() -> None:
    t = acting("administration").city("red", "c1_arrow").slots("red", "psionic").supply(weapon=0)
    t.play("spend 1 psionic", "tax c1_arrow/1")
    assert t.can("tax") == []
    assert t.refused("tax c1_arrow/1") == ("taxed", "ARC-TAX-08")


@rule("ARC-TAX-08", "ARC-BUILD-05")
def test_in_another_turn_the_same_city_is_taxed_and_the_same_starport_builds_again() -> None:
    t = Table().homes().city("blue", "c1_arrow").ships("blue", "c1_arrow", 1).ships("red", "c1_arrow", 2)
    t.hand("red", "administration_2").hand("blue", "administration_3").supply(weapon=0)
    t.turn("lead administration_2", "tax c1_arrow/1")
    t.play("surpass administration_3")
    assert t.can("tax") == ["tax c1_arrow/1"]
    t = Table().homes().starport("red", "c1_arrow").hand("red", "construction_2 construction_3")
    t.hand("blue", "").hand("white", "").turn("lead construction_2", "build ship c1_arrow/1")
    t.play("lead construction_3", "declare none")
    assert t.can("build ship") == ["build ship c1_arrow/1"]


@rule("ARC-TAX-09")
def test_two_cities_on_a_planet_are_two_targets() -> None:
    t = acting("administration").city("red", "c1_arrow").city("red", "c1_arrow").supply(weapon=0)
    t.play("tax c1_arrow/1")
    assert t.can("tax") == ["tax c1_arrow/2"]


@rule("ARC-TAX-10")
def test_a_damaged_city_can_be_taxed() -> None:
    assert acting("administration").city("red", "c1_arrow", damaged=True).can("tax") == ["tax c1_arrow/1"]


@rule("ARC-TAX-11")
def test_a_type_under_outrage_can_be_gained() -> None:
    t = acting("administration").city("red", "c1_arrow").outrage("red", "weapon").play("tax c1_arrow/1").arrange()
    assert t.held("red").strip("- ") == "weapon"


# Build.


@rule("ARC-BUILD-01", "ARC-BUILD-02", "ARC-MAP-13", "ARC-MAP-14")
def test_a_building_goes_to_an_empty_slot_where_one_has_a_piece() -> None:
    t = acting("construction").ships("red", "c1_arrow", 0, damaged=1).ships("red", "c1_gate", 2)
    t.city("red", "c2_arrow").city("blue", "c2_arrow")
    on = {choice.split()[2].partition("/")[0] for choice in t.can("build city")}
    assert on == {"c1_arrow", "c5_hex"}
    assert set(t.can("build starport c1_arrow")) == {"build starport c1_arrow/1"}
    assert t.refused("build city c2_arrow/1") == ("slot-taken", "ARC-MAP-13")
    assert t.refused("build city c4_arrow/1") == ("no-piece-there", "ARC-BUILD-02")
    assert t.refused("build city c1_gate/1")[1] == "ARC-MAP-14"


@rule("ARC-BUILD-02")
def test_an_own_building_is_a_piece_too() -> None:
    t = acting("construction").city("red", "c1_arrow", damaged=True).starport("red", "c2_crescent")
    assert t.can("build city c1_arrow") == ["build city c1_arrow/2"]
    t.play("build starport c1_arrow/2")
    assert t.buildings("c1_arrow") == ["red damaged city 1", "red starport 2"]


@rule("ARC-BUILD-01")
def test_a_build_places_exactly_one_piece() -> None:
    t = acting("construction").ships("red", "c1_arrow", 1).play("build starport c1_arrow/1")
    assert (t.buildings("c1_arrow"), t.g.starports[0], t.g.cities[0]) == (["red starport 1"], 4, 5)
    ships = t.g.ships[0]
    t.play("build ship c1_arrow/1")
    assert (t.fleet("red", "c1_arrow"), t.g.ships[0]) == ((2, 0), ships - 1)
    t.play("build city c1_arrow/2")
    assert (t.buildings("c1_arrow"), t.g.starports[0], t.g.cities[0]) == (["red starport 1", "red city 2"], 4, 4)


@rule("ARC-BUILD-12", "ARC-SCORE-13")
def test_the_fourth_city_uncovers_a_bonus() -> None:
    t = acting("construction").ships("red", "c1_arrow", 1).cities_off("red", 3).captive("red", "blue")
    t.markers(None, None, "tyrant").begin()
    gains = []
    for _ in range(2):
        gains.append(next(one for one in t.position.game.view(t.g, None).standings if one.ambition == "tyrant").gains)
        t.play(t.can("build city c1_arrow")[0])
    assert gains == [[5, 0, 0], [7, 0, 0]]


@rule("ARC-BUILD-03", "ARC-BUILD-12", "ARC-RES-02")
def test_a_city_comes_from_the_left_of_the_board_and_opens_slots() -> None:
    t = acting("construction", 4).ships("red", "c1_arrow", 1).ships("red", "c1_hex", 1).ships("red", "c2_arrow", 1)
    opened = []
    for site in ("c1_arrow/1", "c1_hex/1", "c2_arrow/1"):
        t.play(f"build city {site}")
        opened.append(sum(slot.open for slot in t.position.game.view(t.g, 0).seats[0].slots))
    assert opened == [3, 4, 6]
    assert t.g.cities[0] == 2


@rule("ARC-BUILD-04", "ARC-BUILD-05", "ARC-BUILD-06", "ARC-BUILD-11")
def test_each_own_starport_builds_one_ship_a_turn() -> None:
    t = acting("construction", 4).starport("red", "c1_arrow", damaged=True).starport("red", "c1_arrow")
    t.starport("blue", "c2_arrow")
    assert t.can("build ship") == ["build ship c1_arrow/1", "build ship c1_arrow/2"]
    t.play("build ship c1_arrow/1")
    assert t.refused("build ship c1_arrow/1") == ("starport-used", "ARC-BUILD-05")
    t.play("build ship c1_arrow/2")
    assert t.can("build ship") == []
    assert t.fleet("red", "c1_arrow") == (2, 0)
    assert t.refused("build ship c2_arrow/1") == ("no-starport", "ARC-BUILD-04")


@rule("ARC-BUILD-07")
def test_what_is_built_under_a_rivals_control_is_damaged() -> None:
    t = acting("construction").ships("red", "c1_arrow", 1).ships("blue", "c1_arrow", 2).starport("red", "c1_arrow")
    t.play("build city c1_arrow/2", "build ship c1_arrow/1")
    assert t.buildings("c1_arrow") == ["red starport 1", "red damaged city 2"]
    assert t.fleet("red", "c1_arrow") == (1, 1)


@rule("ARC-BUILD-08")
@pytest.mark.parametrize("rivals", [0, 1])
def test_where_nobody_else_controls_it_is_fresh(rivals: int) -> None:
    t = acting("construction").ships("red", "c1_arrow", 1).ships("blue", "c1_arrow", rivals)
    assert t.play("build city c1_arrow/1").buildings("c1_arrow") == ["red city 1"]


@rule("ARC-BUILD-09")
def test_control_is_read_before_the_ship_is_placed() -> None:
    t = acting("construction").ships("blue", "c1_arrow", 1).starport("red", "c1_arrow")
    assert t.play("build ship c1_arrow/1").fleet("red", "c1_arrow") == (0, 1)


@rule("ARC-BUILD-10", "ARC-EX-07")
def test_example_7_a_new_starport_builds_a_ship_at_once_but_only_one() -> None:
    t = acting("construction").ships("red", "c1_arrow", 1)
    t.play("build starport c1_arrow/1", "build ship c1_arrow/1")
    assert t.fleet("red", "c1_arrow") == (2, 0)
    assert t.can("build ship") == []


@rule("ARC-BUILD-13", "ARC-LIMIT-01")
def test_what_the_supply_lacks_cannot_be_placed() -> None:
    t = acting("construction").ships("red", "c1_arrow", 1).starport("red", "c1_arrow").left("red", ships=0, starports=0)
    assert t.can("build") == [choice for choice in t.choices if choice.startswith("build city")]
    assert t.refused("build ship c1_arrow/1") == ("none-in-supply", "ARC-BUILD-13")


# Repair.


@rule("ARC-REPAIR-01", "ARC-REPAIR-02")
def test_any_own_damaged_piece_on_the_map_can_be_repaired() -> None:
    t = acting("construction").ships("red", "c1_gate", 0, damaged=1).ships("blue", "c1_gate", 2, damaged=1)
    t.city("red", "c4_hex", damaged=True).starport("red", "c2_arrow", damaged=True).city("blue", "c1_hex", damaged=True)
    assert t.can("repair") == ["repair ship c1_gate", "repair starport c2_arrow/1", "repair city c4_hex/1"]
    t.play("repair ship c1_gate", "repair city c4_hex/1")
    assert t.fleet("red", "c1_gate") == (1, 0)
    assert t.buildings("c4_hex") == ["red city 1"]
    assert t.refused("repair city c1_hex/1") == ("nothing-damaged", "ARC-REPAIR-01")


@rule("ARC-REPAIR-03")
@pytest.mark.parametrize("suit", ["administration", "construction"])
def test_administration_and_construction_repair(suit: str) -> None:
    assert acting(suit).ships("red", "c1_gate", 0, damaged=1).can("repair") == ["repair ship c1_gate"]


# Influence and secure.


@rule("ARC-INFLUENCE-01", "ARC-INFLUENCE-03", "ARC-VOX-02")
@pytest.mark.parametrize("suit", ["administration", "mobilization"])
def test_an_agent_goes_on_any_card_of_the_court(suit: str) -> None:
    t = acting(suit).court("bc02", "bc26", "bc08", "bc12")
    assert t.can("influence") == ["influence bc02", "influence bc26", "influence bc08", "influence bc12"]
    t.play("influence bc26")
    assert t.on_card("bc26") == {"red": 1}
    assert t.g.agents[0] == 9


@rule("ARC-INFLUENCE-02")
def test_without_an_agent_nothing_is_placed() -> None:
    t = acting("mobilization").left("red", agents=0)
    assert t.can("influence") == []
    assert t.refused("influence bc02") == ("no-agent", "ARC-INFLUENCE-02")


@rule("ARC-INFLUENCE-04", "ARC-CLEAN-11")
def test_agents_stay_on_the_court_over_the_end_of_a_chapter() -> None:
    t = Table().homes().court("bc02 red:2 blue:1").hand("blue", "").hand("white", "").hand("red", "aggression_2")
    t.play("pass")
    assert t.g.chapter == 2
    assert t.on_card("bc02") == {"red": 2, "blue": 1}


@rule("ARC-SECURE-01", "ARC-SECURE-02")
def test_securing_needs_more_agents_than_each_rival() -> None:
    t = acting("aggression").court("bc02 red:2 blue:1 white:1", "bc08 red:1 blue:1", "bc12", "bc16 blue:1")
    assert t.can("secure") == ["secure bc02"]
    assert t.refused("secure bc08") == ("no-majority", "ARC-SECURE-02")
    assert t.refused("secure bc12") == ("no-majority", "ARC-SECURE-02")
    assert t.refused("secure bc05") == ("not-in-court", "ARC-SECURE-01")


@rule("ARC-SECURE-03", "ARC-SECURE-04", "ARC-SECURE-07", "ARC-SECURE-09")
def test_own_agents_go_home_rivals_are_captured_and_the_place_is_refilled() -> None:
    t = acting("aggression").court("bc02", "bc08 red:3 blue:2 white:1").deck("bc23")
    t.play("secure bc08")
    assert t.area("red") == ["bc08"]
    assert t.g.agents[0] == 10
    assert t.captives("red") == {"blue": 2, "white": 1}
    assert t.row()[:2] == ["bc02", "bc23"]
    assert t.on_card("bc23") == {}


@rule("ARC-SECURE-05", "ARC-SECURE-06", "ARC-VOX-01", "ARC-VOX-04")
def test_a_vox_card_is_resolved_and_discarded_before_the_row_is_refilled() -> None:
    t = acting("aggression").court("bc28 red:1").deck("bc23")
    t.play("secure bc28")
    assert t.row()[0] == "-"
    t.play(t.choices[-1])
    assert t.row()[0] == "bc23"
    assert t.discarded() == ["bc28"]
    assert t.area("red") == []


@rule("ARC-SECURE-08", "ARC-PRELUDE-06")
def test_a_card_secured_in_this_prelude_gives_no_prelude_action() -> None:
    t = acting("aggression").court("bc12 red:1").slots("red", "relic").ships("red", "c1_gate", 1)
    t.play("spend 1 relic", "secure bc12")
    assert t.area("red") == ["bc12"]
    assert [choice for choice in t.choices if "place" in choice or "bc12" in choice] == []
    t.expect_ask("red", "prelude")


@rule("ARC-SECURE-10")
def test_other_abilities_of_a_new_card_work_at_once() -> None:
    t = acting("construction").court("bc02 red:1").slots("red", "relic")
    t.play("spend 1 relic", "secure bc02")
    assert "manufacture" in t.choices


@rule("ARC-SECURE-11")
def test_an_empty_court_deck_leaves_the_place_empty() -> None:
    t = acting("aggression").court("bc02 red:1")
    t.g.court_discard += t.g.court
    t.g.court.clear()
    assert t.play("secure bc02").row()[0] == "-"
