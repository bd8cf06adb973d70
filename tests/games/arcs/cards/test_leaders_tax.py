"""Leaders that bend taxing, and the Shaper: Mystic, Fuel-Drinker, Agitator, Upstart, Anarchist, Overseer."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import card, rule

# A tax with the pip of a copy or pivot: Mystic, Fuel-Drinker, Agitator

GIFTED = [
    pytest.param("leader02", "psionic", marks=card("leader02", 1), id="mystic"),
    pytest.param("leader03", "fuel", marks=card("leader03", 1), id="fuel-drinker"),
    pytest.param("leader15", "weapon", marks=card("leader15", 1), id="agitator"),
]
gifted = pytest.mark.parametrize(("leader", "gift"), GIFTED)


def taxer(leader: str) -> Table:
    """Blue has that leader, a city on a relic planet and three open slots."""
    return Table().cards("blue", leader).city("blue", "c2_hex")


@rule("ARC-LEADER-12", "ARC-MOD-05")
@gifted
def test_a_copied_tax_also_yields_the_leaders_resource(leader: str, gift: str) -> None:
    t = taxer(leader).copy("blue", "aggression_2", lead="administration_3")
    t.play("tax c2_hex/1").arrange()
    assert t.holding("blue") == " ".join(sorted([gift, "relic"]))


@rule("ARC-LEADER-12", "ARC-MOD-05")
@gifted
def test_so_does_a_pivoted_tax(leader: str, gift: str) -> None:
    t = taxer(leader).pivot("blue", "administration_2", lead="aggression_3")
    t.play("tax c2_hex/1").arrange()
    assert t.holding("blue") == " ".join(sorted([gift, "relic"]))


@rule("ARC-LEADER-12")
@gifted
def test_a_tax_that_surpasses_or_leads_yields_only_its_own(leader: str, gift: str) -> None:
    for t in (
        taxer(leader).surpass("blue", "administration_4", lead="administration_3"),
        taxer(leader).lead("blue", "administration_4"),
    ):
        t.play("tax c2_hex/1").arrange()
        assert t.holding("blue") == "relic"


@rule("ARC-MOD-05")
@gifted
def test_a_tax_that_a_token_pays_for_yields_only_its_own(leader: str, gift: str) -> None:
    t = taxer(leader).slots("blue", "psionic").copy("blue", "aggression_2", lead="administration_3")
    t.play("spend 1 psionic", "tax c2_hex/1").arrange()
    assert t.holding("blue") == "relic"


@rule("ARC-MOD-06", "ARC-EX-18")
@gifted
def test_nurture_contains_a_tax_so_that_a_copied_nurture_yields_it_too(leader: str, gift: str) -> None:
    t = taxer(leader).cards("blue", "lore10").copy("blue", "aggression_2", lead="construction_3")
    t.play("nurture c2_hex/1").arrange()
    assert t.holding("blue") == " ".join(sorted([gift, "relic"]))


@rule("ARC-TAX-06", "ARC-LEADER-12")
@gifted
def test_the_leaders_resource_comes_even_if_the_tax_itself_yields_nothing(leader: str, gift: str) -> None:
    t = taxer(leader).supply(relic=0).copy("blue", "aggression_2", lead="administration_3")
    t.play("tax c2_hex/1").arrange()
    assert t.holding("blue") == gift


@gifted
def test_none_of_it_is_gained_if_its_supply_is_empty(leader: str, gift: str) -> None:
    t = taxer(leader).supply(**{gift: 0}).copy("blue", "aggression_2", lead="administration_3")
    t.play("tax c2_hex/1").arrange()
    assert t.holding("blue") == "relic"


@gifted
def test_a_rivals_city_yields_resource_agent_and_gift(leader: str, gift: str) -> None:
    t = Table().cards("blue", leader).city("red", "c2_hex").ships("blue", "c2_hex", 1)
    t.copy("blue", "aggression_2", lead="administration_3").play("tax c2_hex/1").arrange()
    assert t.holding("blue") == " ".join(sorted([gift, "relic"]))
    assert t.captives("blue") == {"red": 1}


# Upstart


@rule("ARC-PRECEDENCE-02")
@card("leader04", 2)
def test_the_upstart_taxes_own_cities_only_where_it_controls() -> None:
    t = Table().cards("red", "leader04").city("red", "c2_hex").city("red", "c1_hex").ships("red", "c1_hex", 1)
    t.lead("red", "administration_4")
    assert t.can("tax") == ["tax c1_hex/1"]
    assert t.refused("tax c2_hex/1") == ("callow", "ARC-PRECEDENCE-02")


@card("leader04", 2)
def test_the_upstart_cannot_tax_an_own_city_where_a_rival_controls() -> None:
    t = Table().cards("red", "leader04").city("red", "c2_hex").ships("red", "c2_hex", 1).ships("blue", "c2_hex", 2)
    assert t.lead("red", "administration_4").can("tax") == []


@card("leader04", 2)
def test_the_upstart_taxes_rival_cities_where_it_controls_as_anybody() -> None:
    t = (
        Table()
        .cards("red", "leader04")
        .city("blue", "c2_hex")
        .ships("red", "c2_hex", 1)
        .lead("red", "administration_4")
    )
    t.play("tax c2_hex/1").arrange()
    assert t.captives("red") == {"blue": 1}


@card("leader04", 2)
def test_nurture_does_not_help_the_upstart_where_it_does_not_control() -> None:
    t = Table().cards("red", "leader04 lore10").city("red", "c2_hex").city("red", "c1_hex").ships("red", "c1_hex", 1)
    assert t.lead("red", "construction_4").can("nurture") == ["nurture c1_hex/1"]


@card("leader04", 2)
def test_empaths_bond_helps_the_upstart_with_starports_only() -> None:
    t = Table().cards("red", "leader04 lore20").markers("empath").city("blue", "c2_hex").starport("blue", "c1_hex")
    assert t.lead("red", "administration_4").can("tax") == []
    t = Table().cards("red", "leader04 lore20").markers("empath").city("blue", "c2_hex").starport("blue", "c1_hex")
    assert t.lead("red", "construction_4").can("build ship") == ["build ship c1_hex/1"]


# Anarchist


@card("leader13", 2)
def test_the_anarchist_taxes_rival_cities_where_it_has_ships_without_control() -> None:
    t = Table().cards("red", "leader13").city("blue", "c2_hex").ships("blue", "c2_hex", 3).ships("red", "c2_hex", 0, 1)
    t.lead("red", "administration_4").play("tax c2_hex/1").arrange()
    assert t.holding("red") == "relic"
    assert t.captives("red") == {"blue": 1}


@card("leader13", 2)
def test_but_not_where_it_has_none() -> None:
    t = Table().cards("red", "leader13").city("blue", "c2_hex").ships("red", "c2_gate", 3)
    assert t.lead("red", "administration_4").can("tax c2_hex/1") == []


@card("leader13", 3)
def test_the_anarchist_taxes_empty_slots_where_it_has_ships() -> None:
    t = (
        Table()
        .cards("red", "leader13")
        .ships("red", "c2_hex", 1)
        .starport("blue", "c2_hex/1")
        .ships("red", "c1_gate", 1)
    )
    t.lead("red", "administration_4")
    assert t.can("tax") == ["tax c2_hex/2"]
    t.play("tax c2_hex/2").arrange()
    assert t.holding("red") == "relic"
    assert t.captives("red") == {}


@rule("ARC-TAX-08", "ARC-TAX-09")
@card("leader13", 3)
def test_each_empty_slot_is_taxed_once_a_turn() -> None:
    t = Table().cards("red", "leader13").ships("red", "c2_hex", 1).lead("red", "administration_4")
    t.play("tax c2_hex/1").arrange()
    assert t.can("tax") == ["tax c2_hex/2"]
    t.play("tax c2_hex/2").arrange()
    assert t.can("tax") == []


@card("leader13", 4)
def test_the_anarchist_cannot_tax_own_cities() -> None:
    t = Table().cards("red", "leader13").city("red", "c2_hex").ships("red", "c2_hex", 3).lead("red", "administration_4")
    assert t.can("tax") == ["tax c2_hex/2"]
    assert t.refused("tax c2_hex/1") == ("principled", "ARC-PRECEDENCE-02")


@card("leader13", 4)
def test_nor_by_nurture() -> None:
    t = Table().cards("red", "leader13 lore10").city("red", "c2_hex").ships("red", "c2_hex", 3)
    assert t.lead("red", "construction_4").can("nurture c2_hex/1") == []


@card("leader13", 4)
def test_a_rival_city_used_like_an_own_one_is_not_own_for_the_anarchist() -> None:
    t = Table().cards("red", "leader13 lore20").markers("empath").city("blue", "c2_hex").city("red", "c1_hex")
    t.lead("red", "administration_4")
    assert t.can("tax") == ["tax c2_hex/1"]
    t.play("tax c2_hex/1").arrange()
    assert (t.holding("red"), t.captives("red")) == ("relic", {})


# Overseer


def overseer() -> Table:
    return Table().cards("red", "leader10")


@rule("ARC-MOD-01", "ARC-GLOSS-13")
@card("leader10", 1)
def test_the_overseer_may_hit_a_city_just_taxed_to_tax_it_again() -> None:
    t = overseer().city("red", "c2_hex").lead("red", "administration_4")
    t.play("tax c2_hex/1").arrange().expect_ask("red", "ruthless", "ruthless c2_hex/1", "nothing")
    t.play("ruthless c2_hex/1").arrange()
    assert t.holding("red") == "relic relic"
    assert t.buildings("c2_hex") == ["red damaged city 1"]
    assert t.g.pips == 2
    t.expect_ask("red", "act")


@card("leader10", 1)
def test_it_need_not() -> None:
    t = overseer().city("red", "c2_hex").lead("red", "administration_4")
    t.play("tax c2_hex/1").arrange().play("nothing")
    assert (t.holding("red"), t.buildings("c2_hex")) == ("relic", ["red city 1"])


@card("leader10", 1)
def test_the_overseer_may_hit_a_starport_that_built_a_ship_to_build_another() -> None:
    t = overseer().starport("red", "c2_hex").lead("red", "construction_4")
    t.play("build ship c2_hex/1", "ruthless c2_hex/1")
    assert t.fleet("red", "c2_hex") == (2, 0)
    assert t.buildings("c2_hex") == ["red damaged starport 1"]
    assert t.g.pips == 2
    assert t.can("build ship") == []


@card("leader10", 1)
def test_a_starport_destroyed_by_it_goes_home_and_still_builds_the_ship() -> None:
    t = overseer().starport("red", "c2_hex", damaged=True).lead("red", "construction_4")
    t.play("build ship c2_hex/1", "ruthless c2_hex/1")
    assert t.fleet("red", "c2_hex") == (2, 0)
    assert t.buildings("c2_hex") == []
    assert (t.g.starports[0], t.trophies("red"), t.outraged("red")) == (5, {}, [])


@rule("ARC-BUILD-07")
@card("leader10", 1)
def test_the_further_ship_is_damaged_too_where_a_rival_controls() -> None:
    t = overseer().starport("red", "c2_hex").ships("blue", "c2_hex", 1).lead("red", "construction_4")
    t.play("build ship c2_hex/1", "ruthless c2_hex/1")
    assert t.fleet("red", "c2_hex") == (0, 2)


@card("leader10", 1)
def test_it_is_allowed_without_a_ship_left_to_build() -> None:
    t = overseer().starport("red", "c2_hex").left("red", ships=1).lead("red", "construction_4")
    t.play("build ship c2_hex/1").play("ruthless c2_hex/1")
    assert (t.fleet("red", "c2_hex"), t.told("built")) == ((1, 0), [])
    assert t.buildings("c2_hex") == ["red damaged starport 1"]


@rule("ARC-MOD-01", "ARC-AMB-31")
@card("leader10", 1)
def test_the_overseer_may_build_without_a_ship_in_supply_to_hit_the_starport() -> None:
    t = overseer().starport("red", "c2_hex").left("red", ships=0).lead("red", "construction_4")
    t.play("build ship c2_hex/1")
    assert [told["site"] for told in t.told("no-ship")] == ["c2_hex/1"]
    t.play("ruthless c2_hex/1")
    assert (t.fleet("red", "c2_hex"), t.told("built"), t.g.pips) == ((0, 0), [], 2)
    assert t.buildings("c2_hex") == ["red damaged starport 1"]
    assert t.can("build ship") == []


@rule("ARC-AMB-31")
@pytest.mark.parametrize(("version", "leader"), [(1, "leader10"), (2, "leader01")])
def test_others_and_version_1_are_not_offered_a_ship_that_is_not_there(version: int, leader: str) -> None:
    t = Table(version=version).cards("red", leader).starport("red", "c2_hex").left("red", ships=0)
    assert t.lead("red", "construction_4").can("build ship") == []


@card("leader10", 1)
def test_it_is_allowed_without_a_resource_left_to_gain() -> None:
    t = overseer().city("red", "c2_hex").supply(relic=0).lead("red", "administration_4")
    t.play("tax c2_hex/1", "ruthless c2_hex/1")
    assert (t.holding("red"), t.buildings("c2_hex")) == ("", ["red damaged city 1"])


@card("leader10", 1)
def test_once_a_turn_in_total() -> None:
    t = overseer().city("red", "c2_hex").city("red", "c1_hex").starport("red", "c1_arrow").slots("red", "material")
    t.lead("red", "administration_4").play("spend 1 material", "build ship c1_arrow/1", "ruthless c1_arrow/1")
    t.play("tax c2_hex/1").arrange().expect_ask("red", "act")
    assert t.holding("red") == "relic"


@card("leader10", 1)
def test_and_again_in_the_next_turn() -> None:
    t = overseer().city("red", "c2_hex").ships("red", "c1_gate", 1).hand("red", "administration_3").hand("blue", "")
    t.hand("white", "").lead("red", "administration_4")
    t.play("tax c2_hex/1").arrange().play("ruthless c2_hex/1").arrange()
    t.play("end", "lead administration_3", "declare none", "tax c2_hex/1").arrange().expect_ask("red", "ruthless")


@rule("ARC-OUTRAGE-01", "ARC-OUTRAGE-03")
@card("leader10", 1)
def test_an_own_city_destroyed_by_it_provokes_outrage_before_the_further_gain_and_goes_home() -> None:
    t = overseer().city("red", "c2_hex", damaged=True).slots("red", "relic").cards("red", "bc24")
    t.court("bc05 red:1 blue:2").lead("red", "administration_4")
    t.play("tax c2_hex/1").arrange().play("ruthless c2_hex/1").arrange()
    assert t.outraged("red") == ["relic"]
    assert t.holding("red") == "relic"  # of two held before, none is left; the one gained afterwards is
    assert t.discarded() == ["bc24"]
    assert (t.buildings("c2_hex"), t.g.cities[0], t.trophies("red")) == ([], 5, {})
    assert t.row()[0] == "bc05"  # nobody ransacks on account of an own city


@rule("ARC-DESTROY-02", "ARC-RANSACK-01", "ARC-TROPHY-01")
@card("leader10", 1)
def test_a_rival_city_destroyed_by_it_is_a_trophy_and_the_court_is_ransacked() -> None:
    t = overseer().city("blue", "c2_hex", damaged=True).ships("red", "c2_hex", 1).court("bc05 blue:2")
    t.lead("red", "administration_4").play("tax c2_hex/1").arrange().play("ruthless c2_hex/1").arrange()
    assert t.area("red") == ["bc05", "leader10"]
    assert t.trophies("red") == {"blue city": 1, "blue agent": 2}
    assert t.outraged("red") == ["relic"]
    assert (t.holding("red"), t.captives("red")) == ("relic", {"blue": 2})


@card("leader10", 1)
def test_a_rival_city_only_damaged_by_it_yields_a_second_agent() -> None:
    t = overseer().city("blue", "c2_hex").ships("red", "c2_hex", 1).lead("red", "administration_4")
    t.play("tax c2_hex/1").arrange().play("ruthless c2_hex/1").arrange()
    assert (t.holding("red"), t.captives("red"), t.outraged("red")) == ("relic relic", {"blue": 2}, [])
    assert t.buildings("c2_hex") == ["blue damaged city 1"]


@card("leader10", 1)
def test_it_is_no_battle_so_that_the_beloved_elder_is_ransacked_and_does_not_influence() -> None:
    t = overseer().cards("blue", "leader01").city("blue", "c2_hex", damaged=True).ships("red", "c2_hex", 1)
    t.court("bc05 blue:2").lead("red", "administration_4")
    t.play("tax c2_hex/1").arrange().play("ruthless c2_hex/1").arrange()
    assert t.area("red") == ["bc05", "leader10"]
    t.expect_ask("red", "act")


@rule("ARC-MOD-03")
@card("leader10", 1)
def test_the_tax_in_a_nurture_may_be_repeated_too() -> None:
    t = overseer().cards("red", "lore10").city("red", "c2_hex").lead("red", "construction_4")
    t.play("nurture c2_hex/1").arrange().play("ruthless c2_hex/1").arrange()
    assert t.holding("red") == "relic relic"


@card("leader10", 1)
def test_a_ship_that_tool_priests_build_at_a_city_is_not_built_at_a_starport() -> None:
    t = overseer().cards("red", "lore01").city("red", "c2_hex").ships("red", "c2_hex", 1).lead("red", "construction_4")
    t.play("summon c2_hex/1").expect_ask("red", "act")


@card("leader10", 1)
def test_a_rivals_starport_used_by_empaths_bond_is_destroyed_as_a_trophy() -> None:
    t = overseer().cards("red", "lore20").markers("empath").starport("blue", "c2_hex", damaged=True)
    t.lead("red", "construction_4").play("build ship c2_hex/1", "ruthless c2_hex/1")
    assert (t.fleet("red", "c2_hex"), t.trophies("red")) == ((2, 0), {"blue starport": 1})


def test_other_leaders_are_not_asked() -> None:
    t = Table().cards("red", "leader09").city("red", "c2_hex").starport("red", "c1_hex").lead("red", "administration_4")
    t.play("tax c2_hex/1").arrange().expect_ask("red", "act")


# Shaper


def shaper() -> Table:
    """A city on a weapon planet; a fuel is held."""
    return Table().cards("red", "leader14").city("red", "c1_arrow").slots("red", "fuel")


@rule("ARC-MOD-01", "ARC-LIMIT-08")
@card("leader14", 1)
def test_the_shaper_may_lay_a_resource_on_the_planet_taxed_which_has_its_type_from_then_on() -> None:
    t = shaper().ships("red", "c1_gate", 1).hand("red", "administration_3").hand("blue", "").hand("white", "")
    t.lead("red", "administration_4")
    t.play("tax c1_arrow/1").arrange().expect_ask("red", "mythic", "lay 1 fuel", "lay 2 weapon", "nothing")
    t.play("lay 1 fuel")
    assert t.holding("red") == "weapon"
    assert [one["type"] for one in t.position.view(0)["table"]["systems"] if one["system"] == "c1_arrow"] == ["fuel"]
    t.play("end", "lead administration_3", "declare none", "tax c1_arrow/1").arrange()
    assert t.holding("red") == "fuel weapon"
    assert (t.g.supply[1], t.g.supply[2]) == (3, 4)  # of five, one is held and one lies on the planet


@card("leader14", 1)
def test_each_planet_once() -> None:
    t = shaper().cards("red", "lore23").markers("warlord").lead("red", "administration_4")
    t.play("tax c1_arrow/1").arrange().play("lay 1 fuel")
    t.play("tax c1_arrow/1").arrange().expect_ask("red", "act")


@card("leader14", 1)
def test_the_shaper_need_not() -> None:
    t = shaper().lead("red", "administration_4").play("tax c1_arrow/1").arrange().play("nothing")
    assert (t.holding("red"), t.g.reshaped) == ("fuel weapon", 0)


@card("leader14", 1)
def test_supply_on_a_cartel_may_be_laid_too() -> None:
    t = shaper().cards("red", "bc03").lead("red", "administration_4").play("tax c1_arrow/1").arrange()
    assert t.can("lay") == ["lay 1 fuel", "lay 2 weapon", "lay supply material"]
    t.play("lay supply material")
    assert (t.holding("red"), t.g.supply[0], t.g.types[1]) == ("fuel weapon", 4, 0)


@card("leader14", 1)
def test_not_if_the_supply_on_the_cartel_is_empty() -> None:
    t = (
        shaper()
        .cards("red", "bc03")
        .supply(material=0)
        .lead("red", "administration_4")
        .play("tax c1_arrow/1")
        .arrange()
    )
    assert t.can("lay") == ["lay 1 fuel", "lay 2 weapon"]


@card("leader14", 1)
def test_a_resource_on_ancient_holdings_may_be_laid_too() -> None:
    t = Table().cards("red", "leader14 lore13").city("red", "c1_arrow").slots("red", "- - - - - - psionic")
    t.lead("red", "administration_4").play("tax c1_arrow/1").arrange().play("lay 7 psionic")
    assert (t.holding("red"), t.g.types[1]) == ("weapon", 4)


@card("leader14", 1)
def test_a_rivals_city_is_on_a_planet_too() -> None:
    t = Table().cards("red", "leader14").slots("red", "fuel").city("blue", "c2_hex").ships("red", "c2_hex", 1)
    t.lead("red", "administration_4").play("tax c2_hex/1").arrange().play("lay 1 fuel")
    assert t.holding("red") == "relic"
    assert t.g.types[7] == 1


@card("leader14", 1)
def test_a_gate_is_no_planet() -> None:
    t = shaper().cards("red", "lore11").city("red", "c1_gate/2").lead("red", "administration_4")
    t.play("tax c1_gate/2").arrange().expect_ask("red", "act")


@rule("ARC-OUTRAGE-01")
@card("leader14", 1)
def test_destroying_a_city_there_provokes_outrage_of_the_new_type() -> None:
    t = shaper().ships("blue", "c1_arrow", 2).slots("blue", "fuel").city("red", "c1_arrow/2", damaged=True)
    t.ships("red", "c4_gate", 1).hand("blue", "aggression_2").lead("red", "administration_4")
    t.play("tax c1_arrow/1").arrange().play("lay 1 fuel", "end")
    t.play("pivot aggression_2", "battle c1_arrow 0")
    t.play("dice raid 1", dice="raid:3").play("hit c1_arrow/2")
    assert t.outraged("blue") == ["fuel"]
    assert t.holding("blue") == ""


@rule("ARC-MOD-03")
@card("leader14", 1)
def test_after_the_tax_in_a_nurture_too() -> None:
    t = shaper().cards("red", "lore10").lead("red", "construction_4")
    t.play("nurture c1_arrow/1").arrange().play("lay 1 fuel")
    assert t.g.types[1] == 1


# Its catapult


@rule("ARC-CATAPULT-01")
@card("leader14", 2)
def test_the_shapers_catapult_begins_at_a_gate() -> None:
    t = Table().cards("red", "leader14").ships("red", "c1_gate", 1).lead("red", "mobilization_4")
    t.play("move c1_gate c2_gate").expect_ask("red", "catapult")


@card("leader14", 2)
def test_and_not_at_a_starport() -> None:
    t = (
        Table()
        .cards("red", "leader14")
        .ships("red", "c1_hex", 1)
        .starport("red", "c1_hex")
        .lead("red", "mobilization_4")
    )
    t.play("move c1_hex c1_gate").expect_ask("red", "act")


@card("leader14", 2)
def test_a_starport_on_a_gate_does_not_hinder_it() -> None:
    t = Table().cards("red", "leader14 lore08").ships("red", "c1_gate", 1).starport("red", "c1_gate")
    t.lead("red", "mobilization_4").play("move c1_gate c2_gate").expect_ask("red", "catapult")
