"""OR-RES, OR-GEAR, OR-MOD: the six types, gaining them and keeping them."""

from __future__ import annotations

import pytest

from games.outer_rim.table import Table, rolls_in
from marks import rule
from starboard.games.outer_rim.ids import DECKS, GEAR, GEAR_MOD_DECK, MOD, NONE, RESOURCES, SHIP_COMBAT, TECH, TYPES
from starboard.games.outer_rim.people import health, skill, value

SCRAPYARD = "enc_cantonica_ord_mantell_02"  # Ord Mantell: a scrap mechanic for 2,000
FENCE = "enc_cantonica_ord_mantell_09"  # Ord Mantell: sell cargo, gear or a mod for twice its cost


@rule("OR-RES-01")
def test_there_are_six_types_of_resources() -> None:
    assert TYPES[:RESOURCES] == ("bounty", "cargo", "crew", "gear", "job", "mod")
    held = {TYPES[card.type] for card in Table().g.content.cards if card.asset and card.type < RESOURCES}
    assert held == set(TYPES[:RESOURCES])


def scrapyard(t: Table) -> Table:
    return t.at("han_solo", "ord_mantell").draw(SCRAPYARD).encounter("han_solo").play("space", "yes")


@rule("OR-RES-02")
def test_a_gained_resource_goes_into_an_empty_slot_of_its_type() -> None:
    t = scrapyard(Table())
    t.expect_ask("han_solo", "gain", "take", "decline")
    assert t.play("take").held("han_solo") == ["crew_scrap_mechanic"]


@rule("OR-RES-03")
def test_without_an_empty_slot_one_of_that_type_has_to_make_room() -> None:
    t = scrapyard(Table().holds("han_solo", "crew_boshek vibro_ax quad_laser"))
    t.expect_ask("han_solo", "gain", "replace crew_boshek", "decline")
    t.play("replace crew_boshek")
    while t.can("planet"):
        t.play(t.choices[0])
    assert t.held("han_solo") == ["vibro_ax", "quad_laser", "crew_scrap_mechanic"]


@rule("OR-RES-04", "OR-DIFF-05")
@pytest.mark.parametrize(
    ("space", "card", "before"),
    [
        ("ord_mantell", SCRAPYARD, ["space", "yes"]),  # crew
        ("kessel", "enc_kessel_maelstrom_01", ["space", "yes"]),  # cargo
        ("tatooine", "enc_tatooine_nal_hutta_07", ["space"]),  # a bounty
        ("cantonica", "enc_cantonica_ord_mantell_04", ["space", "yes"]),  # gear
    ],
)
def test_any_gained_resource_may_be_declined_and_is_discarded(space: str, card: str, before: list[str]) -> None:
    t = Table().at("han_solo", space).draw(card).encounter("han_solo").play(*before).play("decline")
    number = t.card(card)
    assert t.held("han_solo") == []
    assert t.g.encounters[t.g.content.cards[number].deck][0] == number  # at the bottom


@rule("OR-RES-05")
def test_resources_cannot_be_discarded_at_will() -> None:
    t = Table().holds("han_solo", "vibro_ax crew_boshek food_supplies quad_laser bounty_greedo")
    for _ in range(3):  # planning, action, encounter
        assert not t.can("discard") and not t.can("sell")
        t.refused("discard vibro_ax")
        t.play("earn" if t.can("earn") else "end" if t.can("end") else "space")


@rule("OR-RES-06")
def test_of_a_card_with_several_sections_only_the_resource_counts_for_its_holder() -> None:
    t = Table().holds("han_solo", "crew_scrap_mechanic crew_dengar").ship("han_solo", "hwk_290")
    assert skill(t.g, 0, TECH) == 1
    deck = t.g.content.cards[t.card(SCRAPYARD)].deck
    assert t.card(SCRAPYARD) not in t.g.encounters[deck]  # it is no encounter any more
    top = t.top("bounty")
    t.play("earn", "end", "space")  # what Dengar does when he is met does not happen aboard
    assert t.top("bounty") == top


@rule("OR-RES-07")
def test_what_encounter_cards_give_costs_nothing_and_has_no_cost() -> None:
    content = Table().g.content
    given = [card for card in content.cards if card.sections and card.type != NONE]
    assert len(given) == 19
    assert {card.cost for card in given} == {NONE}
    t = Table().holds("han_solo", "gear_holdout_blaster vibro_ax").at("han_solo", "ord_mantell").draw(FENCE)
    t.encounter("han_solo").play("space")
    t.expect_ask("han_solo", "sell", "sell vibro_ax", "none")  # nobody buys what has no cost
    t = Table().holds("han_solo", "gear_holdout_blaster vibro_ax").market("gear_mod", "dl_44").act("han_solo")
    t.play("market", "buy gear_mod")
    t.expect_ask("han_solo", "pay", "pay", "trade-in vibro_ax")


# Gear and mods.


@rule("OR-GEAR-01", "OR-MOD-01")
def test_gear_and_mods_are_mostly_in_the_deck_of_that_name() -> None:
    content = Table().g.content
    deck = [content.cards[number].type for number in content.market[GEAR_MOD_DECK]]
    assert DECKS[GEAR_MOD_DECK] == "gear_mod"
    assert (deck.count(GEAR), deck.count(MOD)) == (8, 7)
    assert len(deck) == 15


@rule("OR-GEAR-02")
def test_bought_gear_goes_into_one_of_the_two_gear_slots_of_the_player_board() -> None:
    t = Table().credits("han_solo", 20000).market("gear_mod", "dl_44").act("han_solo").play("market", "buy gear_mod")
    assert t.held("han_solo") == ["dl_44"]
    t = Table().credits("han_solo", 20000).holds("han_solo", "vibro_ax jetpack").market("gear_mod", "dl_44")
    t.act("han_solo").play("market", "buy gear_mod", "pay")
    t.expect_ask("han_solo", "gain", "replace vibro_ax", "replace jetpack")


@rule("OR-GEAR-03")
def test_gear_says_when_it_helps() -> None:
    t = Table("ig_88 bossk").holds("ig_88", "vibro_ax").at("ig_88", "ord_mantell").draw("enc_cantonica_ord_mantell_08")
    t.encounter("ig_88").play("space", dice=["hit hit blank blank"])  # always: one die more
    t.play("done")
    t.expect_ask("ig_88", "turn", "turn vibro_ax hit crit", "done")  # after the roll
    t = (
        Table("ig_88 bossk")
        .holds("ig_88", "vibro_ax")
        .patrol("rebel", "lothal")
        .encounter("ig_88")
        .play("patrol rebel")
    )
    assert len(rolls_in(t.events)[0]) == 2  # not in space
    assert not t.can("turn")


@rule("OR-GEAR-05", "OR-MOD-04", "OR-SLOT-06")
def test_who_buys_a_ship_keeps_gear_and_the_mods_for_which_there_are_slots() -> None:
    t = Table().ship("han_solo", "hwk_290").holds("han_solo", "vibro_ax jetpack quad_laser").credits("han_solo", 20000)
    t.market("ships", "ship_heavy_duty_lifter").act("han_solo").play("market", "buy ships", "pay")
    # The lifter has no slot for a mod: there is one choice of what to discard, so it is made.
    assert t.ship_of("han_solo") == "heavy_duty_lifter"
    assert t.held("han_solo") == ["vibro_ax", "jetpack"]
    t = Table().ship("han_solo", "hwk_290").holds("han_solo", "vibro_ax quad_laser").credits("han_solo", 20000)
    t.market("ships", "ship_lancer").act("han_solo").play("market", "buy ships", "pay")
    assert t.held("han_solo") == ["vibro_ax", "quad_laser"]


@rule("OR-MOD-02")
def test_a_bought_mod_goes_into_a_mod_slot_of_the_ship() -> None:
    t = (
        Table()
        .credits("han_solo", 9000)
        .market("gear_mod", "quad_laser")
        .act("han_solo")
        .play("market", "buy gear_mod")
    )
    assert t.held("han_solo") == ["quad_laser"]
    t = Table().credits("han_solo", 9000).holds("han_solo", "autoblaster").market("gear_mod", "quad_laser")
    t.act("han_solo").play("market", "buy gear_mod", "pay")
    t.expect_ask("han_solo", "gain", "replace autoblaster")


@rule("OR-MOD-03")
def test_a_mod_makes_the_ship_better() -> None:
    t = Table()
    assert value(t.g, 0, SHIP_COMBAT) == 2
    t.holds("han_solo", "quad_laser")
    assert value(t.g, 0, SHIP_COMBAT) == 3
    assert health(t.g, 0) == 4
