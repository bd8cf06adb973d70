"""Relic guild cards: Sworn Guardians, Elder Broker, Relic Fence, Galactic Bards."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import card, rule
from starboard.games.arcs.battle.steal import CARD, stealable
from starboard.games.arcs.tables.cards import CARD_NUMBER

# Sworn Guardians.


@card("bc22", 1)
@rule("ARC-RAID-02", "ARC-RAID-14")
def test_guardians_protect_resources_and_other_guild_cards() -> None:
    t = Table().cards("blue", "bc22 bc01 lore13").slots("blue", "fuel relic - - - - psionic")
    assert stealable(t.g, 0, 1) == [(CARD, CARD_NUMBER["bc22"])]


@card("bc22", 2)
@rule("ARC-GLOSS-09")
def test_stolen_guardians_go_to_the_bottom_of_the_court_deck() -> None:
    t = Table().cards("blue", "bc22").slots("blue", "fuel").cards("red", "bc20").lead("red", "mobilization_3")
    t.play("silver-tongues")
    assert (t.area("red"), t.area("blue"), t.held("blue")) == ([], [], "fuel")
    assert (t.g.court[0], t.g.buried) == (CARD_NUMBER["bc22"], 1)


@card("bc22", 1, 2)
@rule("ARC-RAID-03")
def test_in_one_raid_all_else_is_open_once_the_guardians_are_stolen() -> None:
    """Two keys: one for the Guardians, one for what lies in slot 2."""
    t = Table().ships("red", "c4_crescent", 1).city("blue", "c4_crescent").cards("blue", "bc22")
    t.slots("blue", "relic fuel").lead("red", "aggression_4").play("battle c4_crescent 1")
    t.play("dice raid 1", dice="raid:1")
    t.expect_ask("red", "raid", "steal bc22", "stop")
    t.play("steal bc22")
    t.expect_ask("red", "raid", "steal slot 2", "stop")
    assert t.play("steal slot 2").arrange().holding("red") == "fuel"
    assert t.area("red") == []


@card("bc22", 1)
@rule("ARC-GUILD-05")
def test_guardians_protect_their_holder_only() -> None:
    t = Table().cards("blue", "bc22").cards("white", "bc01")
    assert stealable(t.g, 0, 2) == [(CARD, 0)]


@card("bc22", 1)
@rule("ARC-PRECEDENCE-03")
def test_with_keepers_solidarity_and_a_relic_even_the_guardians_stay() -> None:
    t = Table().cards("blue", "bc22 lore22").slots("blue", "relic fuel").markers("keeper")
    assert stealable(t.g, 0, 1) == []


# Elder Broker.


def broker(own: str = "relic", rivals: str = "fuel") -> Table:
    """Red controls a fuel planet with a city of blue."""
    t = Table().cards("red", "bc23").ships("red", "c4_crescent", 1).city("blue", "c4_crescent")
    return t.slots("red", own).slots("blue", rivals).lead("red", "administration_2")


@card("bc23", 1)
@rule("ARC-GLOSS-07", "ARC-GLOSS-03", "ARC-GLOSS-06")
def test_trade_takes_a_resource_of_the_citys_type_for_one_that_its_owner_lacks() -> None:
    t = broker().play("trade 1 fuel relic").arrange()
    assert (t.holding("red"), t.holding("blue")) == ("fuel", "relic")
    assert (t.g.pips, t.area("red")) == (3, ["bc23"])


@card("bc23", 1)
@rule("ARC-MOD-02", "ARC-TAX-08", "ARC-TAX-04")
def test_trade_is_no_tax() -> None:
    t = broker().play("trade 1 fuel relic").arrange()
    assert (t.captives("red"), t.g.used) == ({}, 0)
    t.play("tax c4_crescent/1").arrange()
    assert (t.captives("red"), t.holding("red")) == ({"blue": 1}, "fuel fuel")


@card("bc23", 1)
@rule("ARC-MOD-02", "ARC-TAX-08")
def test_at_a_city_that_was_taxed_trade_is_still_possible_and_more_than_once() -> None:
    t = broker("relic psionic", "fuel").play("tax c4_crescent/1", "arrange rp-----")
    t.play("trade 1 fuel relic").arrange()
    assert (t.holding("red"), t.holding("blue"), t.can("trade")) == ("fuel psionic", "relic", [])
    t = broker("relic psionic", "fuel fuel").play("trade 1 fuel relic").arrange()
    assert t.play("trade 1 fuel psionic").arrange().holding("red") == "fuel fuel"


@card("bc23", 1)
@rule("ARC-NEWACT-02")
def test_both_halves_of_a_trade_must_be_possible() -> None:
    assert broker("relic fuel", "fuel relic").can("trade") == []  # blue lacks neither
    assert broker("relic psionic", "material").can("trade") == []  # blue has no fuel
    assert broker("", "fuel").refused("trade 1 fuel relic") == ("deed-now", "ARC-NEWACT-02")
    assert broker("relic psionic", "fuel").can("trade") == ["trade 1 fuel relic", "trade 1 fuel psionic"]


@card("bc23", 1)
@rule("ARC-CONTROL-05")
def test_trade_needs_a_rival_city_that_is_controlled() -> None:
    t = Table().cards("red", "bc23").ships("red", "c4_crescent", 1).ships("white", "c4_crescent", 1)
    t.city("blue", "c4_crescent").city("red", "c1_crescent").slots("red", "relic").slots("blue", "fuel")
    assert t.lead("red", "administration_2").can("trade") == []


@card("bc23", 1)
@rule("ARC-GLOSS-05")
def test_trade_is_not_stealing() -> None:
    t = broker().cards("blue", "bc22 lore21").markers("keeper")
    assert t.play("trade 1 fuel relic").arrange().holding("red") == "fuel"


@card("bc23", 1)
@rule("ARC-RES-19")
def test_a_cartel_is_neither_traded_from_nor_lacks_its_type() -> None:
    assert broker("relic", "weapon").cards("blue", "bc06").can("trade") == []  # fuel only on the card
    assert broker("material relic", "fuel").cards("blue", "bc03").can("trade") == ["trade 1 fuel relic"]


@card("bc23", 1)
@rule("ARC-RES-03", "ARC-RES-06")
def test_both_traders_may_rearrange_their_resources() -> None:
    t = broker("relic weapon", "fuel psionic").play("trade 1 fuel relic")
    t.expect_ask("red", "arrange", "arrange fw-----", "arrange wf-----")
    t.play("arrange wf-----")
    t.expect_ask("blue", "arrange")
    t.play("arrange pr-----")
    assert (t.held("red"), t.held("blue")) == ("weapon fuel", "psionic relic")


@card("bc23", 1)
@rule("ARC-NEWACT-03", "ARC-RES-14")
def test_a_psionic_pays_for_trade_where_it_pays_for_tax() -> None:
    t = broker("psionic relic").play("spend 1 psionic", "trade 1 fuel relic").arrange()
    assert (t.holding("red"), t.g.pips, t.g.prelude) == ("fuel", 4, True)


@card("bc23", 2)
@rule("ARC-PRELUDE-07", "ARC-GLOSS-04")
def test_the_broker_is_discarded_for_material_fuel_and_weapon() -> None:
    t = Table().cards("red", "bc23").cities_off("red", 1).lead("red", "mobilization_3").play("elder-broker").arrange()
    assert t.holding("red") == "fuel material weapon"
    assert t.discarded() == ["bc23"]


@card("bc23", 2)
@rule("ARC-GLOSS-04", "ARC-RES-04")
def test_what_the_supply_lacks_is_not_gained_and_what_does_not_fit_is_discarded() -> None:
    t = Table().cards("red", "bc23").supply(fuel=0).slots("red", "relic").lead("red", "mobilization_3")
    t.play("elder-broker").play("arrange rw-----")
    assert (t.holding("red"), t.g.supply) == ("relic weapon", [5, 0, 4, 4, 5])


# Relic Fence.


def fence(held: str) -> Table:
    return Table().cards("red", "bc24").slots("red", held).ships("red", "c1_gate", 1).lead("red", "mobilization_3")


@card("bc24", 1)
@rule("ARC-PRELUDE-08")
def test_the_fence_takes_any_resource_for_a_relic_and_stays() -> None:
    t = fence("psionic fuel").play("relic-fence 2").arrange()
    assert (t.holding("red"), t.area("red")) == ("psionic relic", ["bc24"])
    assert t.g.supply == [5, 5, 5, 4, 4]


@card("bc24", 1)
@rule("ARC-NEWACT-06")
def test_the_fence_works_once_a_turn() -> None:
    t = fence("psionic fuel").play("relic-fence 2").arrange()
    assert t.refused("relic-fence 1") == ("deed-once", "ARC-NEWACT-06")
    assert t.refused("spend 1 material")[0] == "form"


@card("bc24", 1)
def test_the_fence_works_again_in_the_next_turn() -> None:
    t = fence("psionic fuel").hand("red", "mobilization_2").hand("blue", "").hand("white", "")
    t.play("relic-fence 2").arrange().play("end", "lead mobilization_2", "declare none")
    assert t.can("relic-fence")


@card("bc24", 1)
@rule("ARC-GLOSS-04")
def test_without_relics_in_the_supply_the_fence_gives_nothing() -> None:
    t = fence("fuel").supply(relic=0).play("relic-fence 1")
    assert t.holding("red") == ""
    assert [told["type"] for told in t.told("none-left")] == ["relic"]


@card("bc24", 1)
@rule("ARC-OUTRAGE-06")
def test_a_resource_under_outrage_may_be_given_to_the_fence() -> None:
    assert fence("fuel").outrage("red", "fuel", "relic").play("relic-fence 1").arrange().holding("red") == "relic"


@card("bc24", 1)
def test_without_a_resource_the_fence_has_nothing_to_take() -> None:
    assert fence("").can("relic-fence") == []


# Galactic Bards.


def bards(play: str, hand: str, *, declared: str = "none", markers: tuple[str, ...] = ()) -> Table:
    """Red has led a construction 4, and blue, with the Bards, plays from this hand."""
    t = Table().cards("blue", "bc25").hand("red", "construction_4").hand("blue", hand).ships("blue", "c1_arrow", 1)
    t.ships("red", "c1_hex", 1).markers(*markers)
    return t.play("lead construction_4", *([f"declare {declared}"] if len(markers) < 3 else []), "end", play)


@card("bc25", 1)
@rule("ARC-AMBITION-15", "ARC-AMBITION-07")
@pytest.mark.parametrize(("play", "ambition"), [("pivot aggression_5", "keeper"), ("surpass construction_6", "empath")])
def test_bards_declare_the_ambition_of_a_card_that_surpasses_or_pivots(play: str, ambition: str) -> None:
    t = bards(play, play.split()[1])
    t.expect_ask("blue", "declare", "declare none", f"declare {ambition}")
    t.play(f"declare {ambition}")
    assert (t.boxes(), t.g.zero) == ([None, None, ambition], False)
    assert t.told("declared")[0]["seat"] == "blue"
    t.expect_ask("blue", "prelude")


@card("bc25", 1)
@rule("ARC-AMBITION-14")
def test_bards_do_not_declare_with_a_copy() -> None:
    bards("copy aggression_5", "aggression_5").expect_ask("blue", "prelude")


@card("bc25", 1)
@rule("ARC-AMBITION-15")
def test_bards_declare_nothing_in_a_round_with_a_declaration() -> None:
    bards("pivot aggression_5", "aggression_5", declared="warlord").expect_ask("blue", "prelude")


@card("bc25", 1)
@rule("ARC-AMBITION-10", "ARC-AMBITION-15")
def test_bards_declare_nothing_without_a_marker() -> None:
    taken = ("tycoon", "tyrant", "warlord")
    bards("pivot aggression_5", "aggression_5", markers=taken).expect_ask("blue", "prelude")
    t = bards("pivot aggression_5", "aggression_5 aggression_3", markers=taken)
    t.expect_ask("blue", "seize", "seize none", "seize aggression_3")


@card("bc25", 1)
@rule("ARC-SEIZE-01", "ARC-SEIZE-02")
def test_bards_may_declare_and_then_seize() -> None:
    t = bards("pivot aggression_5", "aggression_5 aggression_3")
    t.expect_ask("blue", "seize-or-declare", "neither", "declare keeper", "seize aggression_3")
    t.play("declare keeper")
    t.expect_ask("blue", "seize", "seize none", "seize aggression_3")
    t.play("seize aggression_3")
    assert (t.g.initiative, t.boxes()[2]) == (1, "keeper")


@card("bc25", 1)
@rule("ARC-SEIZE-01", "ARC-AMBITION-15")
def test_bards_may_seize_and_then_declare() -> None:
    t = bards("pivot aggression_5", "aggression_5 aggression_3").play("seize aggression_3")
    t.expect_ask("blue", "declare", "declare none", "declare keeper")
    t.play("declare keeper")
    assert (t.g.initiative, t.boxes()[2]) == (1, "keeper")


@card("bc25", 1)
@rule("ARC-SEIZE-01")
def test_bards_need_do_neither() -> None:
    t = bards("pivot aggression_5", "aggression_5 aggression_3").play("neither")
    t.expect_ask("blue", "prelude")
    assert (t.g.initiative, t.boxes()) == (0, [None, None, None])


@card("bc25", 1)
@rule("ARC-SEIZE-04", "ARC-AMBITION-05")
def test_it_is_told_why_bards_cannot_do_something_else() -> None:
    t = bards("pivot aggression_5", "aggression_5 aggression_3")
    assert t.refused("seize aggression_4") == ("seize", "ARC-SEIZE-04")
    assert t.refused("declare tycoon") == ("declare", "ARC-AMBITION-05")


def four(play: str, hand: str) -> Table:
    t = Table("red blue white yellow").cards("blue", "bc25").hand("red", "construction_4").hand("blue", hand)
    t.ships("red", "c1_hex", 1).ships("blue", "c1_gate", 1)
    return t.play("lead construction_4", "declare none", "end", play)


@card("bc25", 1)
@rule("ARC-AMBITION-06", "ARC-SEIZE-07")
def test_with_a_seven_bards_declare_any_ambition() -> None:
    """The 7 has seized already."""
    t = four("surpass construction_7", "construction_7 aggression_2")
    assert t.g.initiative == 1
    assert len(t.can("declare")) == 6
    t = four("pivot aggression_7", "aggression_7 aggression_2")
    assert (len(t.can("declare")), t.can("seize")) == (5, ["seize aggression_2"])


@card("bc25", 1)
@rule("ARC-AMBITION-04")
def test_with_a_one_bards_have_nothing_to_declare() -> None:
    four("pivot aggression_1", "aggression_1 aggression_2").expect_ask("blue", "seize")


def generous_bards(cards: str) -> Table:
    t = Table().cards("blue", f"bc25 leader07 {cards}").hand("red", "construction_4").hand("blue", "aggression_5")
    t.ships("red", "c1_hex", 1).ships("blue", "c1_arrow", 1)
    return t.play("lead construction_4", "declare none", "end", "pivot aggression_5")


@card("bc25", 1)
@rule("ARC-AMBITION-15")
def test_the_generous_cannot_pay_with_the_bards_by_which_they_declare() -> None:
    generous_bards("").expect_ask("blue", "prelude")
    t = generous_bards("bc02").play("declare keeper")
    assert (t.area("blue"), t.boxes()[2]) == (["bc25", "leader07"], "keeper")
