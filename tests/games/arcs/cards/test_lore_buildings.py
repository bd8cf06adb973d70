"""Lore cards about buildings: Tool-Priests, Hidden Harbors, Gate Ports, Cloud Cities, Living Structures, Gate Stations,
Empath's Bond, Warlord's Cruelty, Tyrant's Authority."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import card, rule
from starboard.games.arcs.ids import TYPES


def ready(cards: str, lead: str = "construction_4") -> Table:
    """Red has led with these cards in its area."""
    return Table().cards("red", cards).lead("red", lead)


def tokens(t: Table, colour: str) -> list[str]:
    """What lies in the slots, wherever."""
    return sorted(t.arrange().held(colour).replace("-", "").split())


# Tool-Priests.


@rule("ARC-EX-22", "ARC-LORE-05", "ARC-CONTROL-05")
@card("lore01", 1)
def test_tool_priests_summon_a_fresh_ship_at_a_rival_city_that_is_controlled() -> None:
    t = ready("lore01").ships("red", "c1_arrow", 2).ships("blue", "c1_arrow", 1).city("blue", "c1_arrow")
    t.play("summon c1_arrow/1")
    assert t.fleet("red", "c1_arrow") == (3, 0)
    assert t.g.pips == 2


@rule("ARC-EX-22", "ARC-NEWACT-06")
@card("lore01", 1)
def test_tool_priests_summon_once_per_turn_whatever_pays_for_it() -> None:
    t = ready("lore01").ships("red", "c1_arrow", 1).city("red", "c1_arrow").slots("red", "material")
    t.play("spend 1 material", "summon c1_arrow/1")
    assert not t.can("summon")
    assert t.can("build")
    assert t.refused("summon c1_arrow/1") == ("deed-once", "ARC-NEWACT-06")


@rule("ARC-NEWACT-06")
@card("lore01", 1)
def test_tool_priests_summon_again_in_the_next_turn() -> None:
    t = ready("lore01").ships("red", "c1_arrow", 1).city("red", "c1_arrow").hand("blue", "").hand("white", "")
    t.hand("red", "construction_5").play("summon c1_arrow/1", "end", "lead construction_5", "declare none")
    assert t.can("summon")


@card("lore01", 1)
def test_tool_priests_need_control_even_of_their_own_city() -> None:
    t = ready("lore01").ships("red", "c1_arrow", 1).ships("blue", "c1_arrow", 1).city("red", "c1_arrow")
    assert not t.can("summon")


@card("lore01", 1)
def test_tool_priests_need_a_ship_in_supply() -> None:
    t = ready("lore01").ships("red", "c1_arrow", 1).city("red", "c1_arrow").left("red", ships=0)
    assert not t.can("summon")


@rule("ARC-NEWACT-02")
@card("lore01", 1)
def test_tool_priests_need_a_pip_for_building() -> None:
    t = ready("lore01", "mobilization_4").ships("red", "c1_arrow", 1).city("red", "c1_arrow")
    assert not t.can("summon")


@rule("ARC-NEWACT-05")
@card("lore01", 1)
def test_a_summoned_ship_uses_no_starport() -> None:
    t = ready("lore01").ships("red", "c1_arrow", 1).city("red", "c1_arrow").starport("red", "c1_arrow")
    t.play("summon c1_arrow/1", "build ship c1_arrow/2")
    assert t.fleet("red", "c1_arrow") == (3, 0)


@card("lore01", 1)
def test_tool_priests_summon_at_a_city_in_a_gate() -> None:
    t = ready("lore01").ships("red", "c1_gate", 1).city("red", "c1_gate/2").play("summon c1_gate/2")
    assert t.fleet("red", "c1_gate") == (2, 0)


# Hidden Harbors.


@rule("ARC-BUILD-07", "ARC-MOD-01", "ARC-PRECEDENCE-02")
@card("lore05", 1)
def test_ships_built_in_hidden_harbors_are_fresh_where_a_rival_controls() -> None:
    t = ready("lore05").starport("red", "c1_arrow").ships("blue", "c1_arrow", 2).play("build ship c1_arrow/1")
    assert t.fleet("red", "c1_arrow") == (1, 0)


@card("lore05", 1)
def test_hidden_harbors_do_not_help_buildings() -> None:
    t = ready("lore05").starport("red", "c1_arrow").ships("blue", "c1_arrow", 2).play("build city c1_arrow/2")
    assert t.buildings("c1_arrow") == ["red starport 1", "red damaged city 2"]


# Gate Ports and Gate Stations.


@rule("ARC-MAP-14", "ARC-PRECEDENCE-02")
@card("lore08", 1)
@card("lore11", 1)
@pytest.mark.parametrize(
    ("cards", "options"),
    [
        ("", []),
        ("lore08", ["build starport c1_gate/1"]),
        ("lore11", ["build city c1_gate/2"]),
        ("lore08 lore11", ["build starport c1_gate/1", "build city c1_gate/2"]),
    ],
)
def test_lore_lets_buildings_stand_in_a_gate(cards: str, options: list[str]) -> None:
    assert ready(cards).ships("red", "c1_gate", 1).can("build") == options


@card("lore08", 1)
@card("lore11", 1)
def test_a_gate_holds_one_starport_and_one_city_of_all_players() -> None:
    t = ready("lore08 lore11").ships("red", "c1_gate", 1).starport("blue", "c1_gate/1")
    assert t.can("build") == ["build city c1_gate/2"]
    t.play("build city c1_gate/2")
    assert t.buildings("c1_gate") == ["blue starport 1", "red city 2"]
    assert not t.can("build")


@card("lore08", 1)
@card("lore11", 1)
def test_a_gate_is_built_on_only_with_a_piece_there() -> None:
    assert not ready("lore08 lore11").ships("red", "c1_arrow", 1).can("build starport c1_gate")


@card("lore08", 1)
def test_a_starport_in_a_gate_builds_ships() -> None:
    t = ready("lore08").ships("red", "c1_gate", 1).play("build starport c1_gate/1", "build ship c1_gate/1")
    assert t.fleet("red", "c1_gate") == (2, 0)


@card("lore08", 1)
def test_a_starport_in_a_gate_that_a_rival_controls_is_damaged() -> None:
    t = ready("lore08").ships("red", "c1_gate", 1).ships("blue", "c1_gate", 2).play("build starport c1_gate/1")
    assert t.buildings("c1_gate") == ["red damaged starport 1"]


@card("lore11", 2)
def test_a_gate_city_yields_a_type_of_the_cities_of_its_cluster() -> None:
    t = ready("lore11", "administration_4").city("red", "c1_gate/2").city("blue", "c1_hex").city("white", "c1_arrow")
    t.play("tax c1_gate/2").expect_ask("red", "gain", "gain material", "gain weapon")
    assert tokens(t.play("gain weapon"), "red") == ["weapon"]


@card("lore11", 2)
def test_a_gate_city_yields_the_only_type_of_its_cluster() -> None:
    t = ready("lore11", "administration_4").city("red", "c1_gate/2").city("blue", "c1_hex").city("blue", "c2_hex")
    t.play("tax c1_gate/2")
    assert [told["type"] for told in t.told("gained")] == ["material"]


@card("lore11", 2)
def test_a_gate_city_without_a_city_in_its_cluster_is_taxed_for_nothing() -> None:
    t = ready("lore11", "administration_4").city("blue", "c1_gate/2").ships("red", "c1_gate", 1).city("red", "c2_hex")
    t.starport("red", "c1_hex").play("tax c1_gate/2")
    assert t.held("red") == ""
    assert t.captives("red") == {"blue": 1}


def razed_gate_city(*cities: str) -> Table:
    t = Table().ships("red", "c1_gate", 2).city("blue", "c1_gate/2", damaged=True).cards("blue", "lore11")
    for place in cities:
        t.city("white", place)
    t.slots("red", "material weapon").lead("red", "aggression_4")
    return t.play("battle c1_gate 1", "dice assault 1", dice="assault:1")


@card("lore11", 2)
def test_destroying_a_gate_city_provokes_outrage_of_all_its_types() -> None:
    t = razed_gate_city("c1_hex", "c1_arrow")
    assert t.outraged("red") == ["material", "weapon"]
    assert t.held("red") == ""


@card("lore11", 2)
def test_destroying_a_gate_city_without_type_provokes_no_outrage() -> None:
    t = razed_gate_city("c2_hex")
    assert t.outraged("red") == []
    assert t.trophies("red") == {"blue city": 1}


# Cloud Cities.


@rule("ARC-MAP-13")
@card("lore09", 1)
def test_a_cloud_city_stands_outside_the_slots_for_a_resource_of_the_planet() -> None:
    t = ready("lore09").city("blue", "c1_crescent").ships("red", "c1_crescent", 1).slots("red", "weapon fuel")
    assert t.can("build") == ["build city c1_crescent/3 slot 2"]
    t.play("build city c1_crescent/3 slot 2")
    assert t.buildings("c1_crescent") == ["blue city 1", "red city 3"]
    assert t.held("red") == "weapon"
    assert t.g.supply[1] == 5


@card("lore09", 1)
def test_no_cloud_city_without_a_resource_of_the_planet() -> None:
    t = ready("lore09").city("blue", "c1_crescent").ships("red", "c1_crescent", 1).slots("red", "weapon material")
    assert not t.can("build")


@card("lore09", 1)
def test_one_cloud_city_on_a_planet_over_all_players() -> None:
    t = ready("lore09").city("blue", "c1_crescent").city("blue", "c1_crescent/3").ships("red", "c1_crescent", 1)
    assert not t.slots("red", "fuel").can("build")


@card("lore09", 1)
def test_no_cloud_city_without_a_piece_on_the_planet_and_none_in_a_gate() -> None:
    t = ready("lore09").ships("red", "c1_gate", 1).slots("red", "fuel weapon")
    assert not t.can("build")


@rule("ARC-OUTRAGE-06")
@card("lore09", 1)
def test_an_outraged_resource_pays_for_a_cloud_city() -> None:
    t = ready("lore09").city("blue", "c1_crescent").ships("red", "c1_crescent", 1).slots("red", "fuel")
    t.outrage("red", "fuel").play("build city c1_crescent/3 slot 1")
    assert t.buildings("c1_crescent") == ["blue city 1", "red city 3"]


@rule("ARC-PRELUDE-05")
@card("lore09", 1)
def test_what_pays_for_a_cloud_city_in_the_prelude_is_not_in_the_supply_before_it_ends() -> None:
    t = ready("lore09").city("blue", "c1_crescent").ships("red", "c1_crescent", 1).slots("red", "fuel material")
    t.starport("red", "c1_hex").play("spend 2 material", "build city c1_crescent/3 slot 1")
    assert (t.g.supply[1], t.g.spent[1]) == (4, 1)


@card("lore09", 1)
def test_the_builder_chooses_which_token_pays_for_a_cloud_city() -> None:
    t = ready("lore09").city("blue", "c1_crescent").ships("red", "c1_crescent", 1).cities_off("red", 2)
    t.slots("red", "fuel fuel fuel")
    assert t.can("build") == ["build city c1_crescent/3 slot 1", "build city c1_crescent/3 slot 2"]


@rule("ARC-GUILD-06")
@card("lore09", 1)
@card("bc07", 2)
def test_with_the_loyal_card_of_the_planet_any_resource_pays_for_a_cloud_city() -> None:
    def built(version: int) -> Table:
        t = Table(version=version).cards("red", "lore09 bc07").lead("red", "construction_2")
        return t.city("blue", "c1_crescent").ships("red", "c1_crescent", 1).slots("red", "weapon fuel")

    t = built(2)
    assert t.can("build") == ["build city c1_crescent/3 slot 1", "build city c1_crescent/3 slot 2"]
    t.play("build city c1_crescent/3 slot 1")
    assert (t.held("red"), t.g.supply[TYPES.index("weapon")]) == ("- fuel", 5)
    assert built(1).can("build") == ["build city c1_crescent/3 slot 2"]


@card("lore09", 1)
@card("lore13", 1)
def test_a_token_on_ancient_holdings_pays_for_a_cloud_city() -> None:
    t = ready("lore09 lore13").city("blue", "c1_crescent").ships("red", "c1_crescent", 1)
    t.slots("red", "- - - - - - fuel").play("build city c1_crescent/3 slot 7")
    assert t.held("red") == ""


@card("lore09", 1)
def test_a_cloud_city_has_the_type_of_its_planet() -> None:
    t = ready("lore09", "administration_4").city("blue", "c1_crescent").ships("red", "c1_crescent", 1)
    t.slots("red", "material fuel").play("spend 1 material", "build city c1_crescent/3 slot 2", "tax c1_crescent/3")
    assert [told["type"] for told in t.told("gained")] == ["fuel"]


# Living Structures.


@rule("ARC-EX-18", "ARC-NEWACT-05", "ARC-TAX-08")
@card("lore10", 1)
def test_nurture_taxes_an_own_city_once() -> None:
    t = ready("lore10").city("red", "c1_hex").ships("blue", "c1_hex", 1).play("nurture c1_hex/1")
    assert tokens(t, "red") == ["material"]
    assert t.g.pips == 2
    assert not t.can("nurture")


@rule("ARC-EX-18", "ARC-TAX-08")
@card("lore10", 1)
def test_a_city_that_was_taxed_cannot_be_nurtured() -> None:
    t = ready("lore10", "administration_4").city("red", "c1_hex").cities_off("red", 3).slots("red", "material")
    t.play("spend 1 material", "nurture c1_hex/1")
    t.arrange()
    assert not t.can("tax")
    assert t.refused("tax c1_hex/1") == ("taxed", "ARC-TAX-08")


@card("lore10", 1)
def test_nurture_does_not_tax_a_rival_city() -> None:
    t = ready("lore10").city("blue", "c1_hex").ships("red", "c1_hex", 2)
    assert not t.can("nurture")


@rule("ARC-EX-18", "ARC-MOD-02", "ARC-MOD-03")
@card("lore10", 1)
@card("lore23", 1)
def test_what_bends_taxing_bends_nurture_and_what_bends_building_does_not() -> None:
    """Warlord's Cruelty lets the city be taxed again; Hidden Harbors have nothing to do with it."""
    t = ready("lore10 lore23 lore05").markers("warlord").city("red", "c1_hex").cities_off("red", 3)
    for pips in (2, 1, 0):
        t.play("nurture c1_hex/1")
        t.arrange()
        assert t.g.pips == pips
    assert t.held("red").count("material") == 3


@rule("ARC-MOD-03")
@card("lore10", 1)
@card("leader04", 2)
def test_the_upstart_nurtures_only_cities_that_it_controls() -> None:
    t = ready("lore10 leader04").city("red", "c1_hex").city("red", "c1_arrow").ships("red", "c1_arrow", 1)
    assert t.can("nurture") == ["nurture c1_arrow/1"]


@rule("ARC-MOD-03")
@card("lore10", 1)
@card("leader13", 4)
def test_the_anarchist_nurtures_neither_own_cities_nor_empty_slots() -> None:
    assert not ready("lore10 leader13").city("red", "c1_hex").ships("red", "c1_hex", 1).can("nurture")


@rule("ARC-MOD-06", "ARC-EX-18")
@card("lore10", 1)
@card("leader02", 1)
@pytest.mark.parametrize("mode", ["copy", "pivot"])
def test_the_mystic_gains_a_psionic_with_a_nurture_that_a_copy_or_pivot_pays_for(mode: str) -> None:
    t = Table().cards("blue", "lore10 leader02").city("blue", "c1_hex")
    if mode == "copy":
        t.copy("blue", "mobilization_2", "construction_4")
    else:
        t.pivot("blue", "construction_2", "aggression_4")
    assert tokens(t.play("nurture c1_hex/1"), "blue") == ["material", "psionic"]


@rule("ARC-MOD-05")
@card("lore10", 1)
def test_the_mystic_gains_no_psionic_with_a_nurture_that_a_token_pays_for() -> None:
    t = Table().cards("blue", "lore10 leader02").city("blue", "c1_hex").slots("blue", "psionic").cities_off("blue", 3)
    t.copy("blue", "mobilization_2", "construction_4").play("spend 1 psionic", "nurture c1_hex/1")
    assert tokens(t, "blue") == ["material"]


@rule("ARC-LIMIT-05", "ARC-LIMIT-06", "ARC-LIMIT-10")
@card("lore10", 2)
@pytest.mark.parametrize("damaged", [False, True])
def test_prune_replaces_a_starport_by_the_leftmost_city_and_keeps_damage(damaged: bool) -> None:
    t = ready("lore10").starport("red", "c1_hex/2", damaged=damaged).play("prune c1_hex/2")
    assert t.buildings("c1_hex") == ["red damaged city 2" if damaged else "red city 2"]
    assert (t.g.cities[0], t.g.starports[0]) == (4, 5)
    assert t.outraged("red") == []


@rule("ARC-LIMIT-05", "ARC-LIMIT-09", "ARC-RES-05")
@card("lore10", 2)
def test_prune_returns_a_city_to_the_board_where_it_covers_slots() -> None:
    t = ready("lore10").city("red", "c1_hex").city("red", "c1_arrow").slots("red", "fuel relic weapon psionic")
    t.play("prune c1_hex/1")
    assert t.buildings("c1_hex") == ["red starport 1"]
    t.expect_ask("red", "arrange")
    t.play("arrange frw----")
    assert t.held("red") == "fuel relic weapon"


@rule("ARC-LIMIT-11")
@card("lore10", 2)
@pytest.mark.parametrize("lacking", ["starport", "city"])
def test_prune_needs_the_other_building_in_supply(lacking: str) -> None:
    t = ready("lore10")
    if lacking == "starport":
        t.city("red", "c1_hex").left("red", starports=0)
    else:
        t.starport("red", "c1_hex").cities_off("red", 5)
    assert not t.can("prune")


@card("lore10", 2)
def test_prune_works_in_slots_only() -> None:
    t = ready("lore10").city("red", "c1_crescent/3").city("red", "c1_gate/2").starport("red", "c2_gate/1")
    assert t.can("prune") == []


@card("lore10", 2)
def test_prune_replaces_own_buildings_only() -> None:
    assert ready("lore10").city("blue", "c1_hex").ships("red", "c1_hex", 1).can("prune") == []


@rule("ARC-LEAD-04", "ARC-NEWACT-02")
@card("lore10", 2)
def test_prune_is_paid_by_pips_for_repair() -> None:
    assert ready("lore10", "administration_4").city("red", "c1_hex").can("prune") == ["prune c1_hex/1"]
    assert not ready("lore10", "mobilization_4").city("red", "c1_hex").can("prune")


@card("lore10", 2)
def test_a_city_that_was_pruned_is_another_one() -> None:
    """It has not been taxed, whatever the starport before it has built."""
    t = ready("lore10").starport("red", "c1_hex").play("build ship c1_hex/1", "prune c1_hex/1")
    assert t.can("nurture") == ["nurture c1_hex/1"]


# Empath's Bond.


@card("lore20", 1)
def test_while_empath_is_declared_rival_cities_are_taxed_without_control_or_captive() -> None:
    t = ready("lore20", "administration_4").markers("empath").city("blue", "c1_hex").ships("blue", "c1_hex", 1)
    t.play("tax c1_hex/1")
    assert [told["type"] for told in t.told("gained")] == ["material"]
    assert t.captives("red") == {}


@card("lore20", 1)
def test_a_rival_city_that_is_controlled_gives_a_captive_in_spite_of_the_bond() -> None:
    t = ready("lore20", "administration_4").markers("empath").city("blue", "c1_hex").ships("red", "c1_hex", 1)
    assert t.play("tax c1_hex/1").captives("red") == {"blue": 1}


@card("lore20", 1)
@pytest.mark.parametrize("declared", [None, "tyrant"])
def test_there_is_no_bond_while_empath_is_not_declared(declared: str | None) -> None:
    t = ready("lore20", "administration_4").markers(declared).city("blue", "c1_hex")
    assert not t.can("tax")


@card("lore20", 1)
def test_while_empath_is_declared_ships_are_built_at_rival_starports_once_each() -> None:
    t = ready("lore20").markers("empath").starport("blue", "c1_hex").play("build ship c1_hex/1")
    assert t.fleet("red", "c1_hex") == (1, 0)
    assert "build ship c1_hex/1" not in t.choices


@rule("ARC-BUILD-07")
@card("lore20", 1)
def test_a_ship_built_through_the_bond_is_damaged_where_another_player_controls() -> None:
    t = ready("lore20").markers("empath").starport("blue", "c1_hex").ships("white", "c1_hex", 1)
    assert t.play("build ship c1_hex/1").fleet("red", "c1_hex") == (0, 1)


@card("lore20", 1)
def test_without_empath_declared_no_ship_is_built_at_a_rival_starport() -> None:
    assert not ready("lore20").starport("blue", "c1_hex").can("build ship")


@card("lore20", 1)
@card("leader04", 2)
def test_the_bond_helps_the_upstart_only_with_starports() -> None:
    t = ready("lore20 leader04", "administration_4").markers("empath").city("blue", "c1_hex").city("red", "c1_arrow")
    assert not t.can("tax")
    t = ready("lore20 leader04").markers("empath").starport("blue", "c1_hex")
    assert t.can("build ship") == ["build ship c1_hex/1"]


@card("lore10", 1)
def test_what_is_used_through_the_bond_is_not_nurtured() -> None:
    assert not ready("lore20 lore10").markers("empath").city("blue", "c1_hex").can("nurture")


# Warlord's Cruelty.


@rule("ARC-TAX-08")
@card("lore23", 1)
def test_while_warlord_is_declared_a_city_is_taxed_again() -> None:
    t = ready("lore23", "administration_4").markers("warlord").city("blue", "c1_hex").ships("red", "c1_hex", 1)
    t.cities_off("red", 3)
    for captives in (1, 2):
        t.play("tax c1_hex/1")
        t.arrange()
        assert t.captives("red") == {"blue": captives}


@card("lore23", 1)
def test_there_is_no_cruelty_while_warlord_is_not_declared() -> None:
    t = ready("lore23", "administration_4").markers("tyrant").city("red", "c1_hex").cities_off("red", 3)
    t.play("tax c1_hex/1")
    t.arrange()
    assert not t.can("tax")


# Tyrant's Authority.


@rule("ARC-LIMIT-05", "ARC-LIMIT-06", "ARC-LIMIT-09")
@card("lore26", 1)
def test_annex_replaces_a_rival_city_that_is_controlled_and_keeps_damage() -> None:
    t = ready("lore26").markers("tyrant").ships("red", "c1_hex", 1).city("blue", "c1_hex", damaged=True)
    t.slots("blue", "fuel relic weapon").play("annex c1_hex/1")
    assert t.buildings("c1_hex") == ["red damaged city 1"]
    assert t.trophies("red") == {}
    assert t.outraged("red") == []
    t.expect_ask("blue", "arrange")
    assert (t.g.cities[0], t.g.cities[1]) == (4, 5)


@card("lore26", 1)
def test_annex_replaces_a_rival_starport() -> None:
    t = ready("lore26").markers("tyrant").ships("red", "c1_hex", 1).starport("blue", "c1_hex").play("annex c1_hex/1")
    assert t.buildings("c1_hex") == ["red starport 1"]
    assert (t.g.starports[0], t.g.starports[1]) == (4, 5)
    assert t.g.pips == 2


@card("lore26", 1)
def test_annex_takes_cloud_cities_and_buildings_in_gates_too() -> None:
    t = (
        ready("lore26")
        .markers("tyrant")
        .ships("red", "c1_gate", 1)
        .starport("blue", "c1_gate")
        .city("blue", "c1_gate/2")
    )
    t.ships("red", "c1_crescent", 1).city("white", "c1_crescent/3")
    assert t.can("annex") == ["annex c1_gate/1", "annex c1_gate/2", "annex c1_crescent/3"]


@rule("ARC-LIMIT-11")
@card("lore26", 1)
@pytest.mark.parametrize("why", ["not declared", "no control", "own", "no city left"])
def test_annex_is_not_possible(why: str) -> None:
    t = ready("lore26").markers("warlord" if why == "not declared" else "tyrant").ships("red", "c1_hex", 1)
    t.city("red" if why == "own" else "blue", "c1_hex")
    if why == "no control":
        t.ships("blue", "c1_hex", 1)
    elif why == "no city left":
        t.cities_off("red", 5)
    assert not t.can("annex")
