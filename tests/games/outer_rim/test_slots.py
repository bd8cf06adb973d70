"""OR-SLOT: what fits where."""

from __future__ import annotations

import pytest

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.people import fits, missing_slots
from starboard.games.outer_rim.slots import laid_out


def fit(sheet: str, cards: str) -> bool:
    t = Table().ship("han_solo", sheet)
    return fits(t.g, 0, [t.card(word) for word in cards.split()])


@rule("OR-SLOT-01", "OR-SLOT-02")
@pytest.mark.parametrize(
    ("cards", "room"),
    [
        ("vibro_ax jetpack", True),  # two gear on every player board
        ("vibro_ax jetpack dl_44", False),
        ("crew_boshek", True),
        ("crew_boshek crew_lobot", False),  # one crew on a G9 Rigger
        ("quad_laser", True),
        ("quad_laser autoblaster", False),
        ("bounty_greedo hutt_favor wanted_1", True),  # three jobs or bounties
        ("bounty_greedo hutt_favor wanted_1 rebel_favor", False),
    ],
)
def test_each_slot_holds_one_of_its_type_and_a_double_one_two(cards: str, room: bool) -> None:
    assert fit("g9_rigger", cards) is room


@rule("OR-DIFF-06")
def test_a_slot_for_jobs_may_be_on_the_ship() -> None:
    assert fit("g_1a_starfighter", "bounty_greedo hutt_favor wanted_1 rebel_favor")


@rule("OR-SLOT-03")
def test_a_card_may_hold_another() -> None:
    assert not fit("g9_rigger", "food_supplies salvage")
    assert fit("g9_rigger", "food_supplies salvage smuggling_compartment")  # in a mod slot, with cargo inside
    assert not fit("g9_rigger", "food_supplies salvage droid_parts smuggling_compartment")


@rule("OR-SLOT-04")
@pytest.mark.parametrize(
    ("cards", "room"),
    [
        ("food_supplies", True),
        ("quad_laser", True),
        ("food_supplies quad_laser", False),
        ("smuggling_compartment food_supplies", True),
        ("smuggling_compartment quad_laser", False),
    ],
)
def test_a_slot_with_two_names_holds_one_of_either(cards: str, room: bool) -> None:
    assert fit("g_1a_starfighter", cards) is room


@rule("OR-SLOT-05")
def test_resources_may_be_rearranged_at_any_time() -> None:
    # A mod and two cargo on an Aggressor (cargo, cargo or mod, mod): whichever came first, all find a slot.
    t = Table().ship("han_solo", "aggressor").credits("han_solo", 20000)
    t.holds("han_solo", "quad_laser food_supplies").market("gear_mod", "autoblaster").act("han_solo")
    t.play("market", "buy gear_mod")
    if t.can("pay"):
        t.play("pay")
    assert "autoblaster" in t.held("han_solo")
    assert fit("aggressor", "quad_laser food_supplies salvage")
    assert fit("aggressor", "quad_laser food_supplies autoblaster")
    assert not fit("aggressor", "quad_laser food_supplies salvage autoblaster")


@rule("OR-SLOT-06")
def test_who_has_more_than_fits_discards_of_own_choice_until_all_fit() -> None:
    t = Table().ship("han_solo", "heavy_duty_lifter").credits("han_solo", 30000).fame("han_solo", 1)
    t.holds("han_solo", "crew_rebel_pilot crew_gungan_guide crew_weequay_gunner food_supplies salvage vibro_ax")
    t.market("ships", "ship_aggressor").act("han_solo").play("market", "buy ships", "pay")
    t.expect_ask(
        "han_solo",
        "slots",
        "discard crew_rebel_pilot",
        "discard crew_gungan_guide",
        "discard crew_weequay_gunner",
    )
    t.play("discard crew_gungan_guide")
    assert t.held("han_solo") == ["crew_rebel_pilot", "crew_weequay_gunner", "food_supplies", "salvage", "vibro_ax"]


@rule("OR-SLOT-06")
def test_who_loses_a_slot_discards_what_does_not_fit() -> None:
    t = Table().holds("han_solo", "smuggling_compartment food_supplies salvage").market("gear_mod", "quad_laser")
    t.credits("han_solo", 0).act("han_solo").play("market", "buy gear_mod", "trade-in smuggling_compartment")
    if t.can("pay"):
        t.play("pay")
    t.expect_ask("han_solo", "slots", "discard food_supplies", "discard salvage")
    t.play("discard salvage")
    assert t.held("han_solo") == ["food_supplies", "quad_laser"]


@rule("OR-SLOT-08")
def test_secrets_need_no_slot() -> None:
    t = Table().holds("han_solo", "crew_boshek vibro_ax jetpack food_supplies quad_laser")
    t.holds("han_solo", "bounty_greedo hutt_favor wanted_1")
    t.secret("han_solo", "enc_navpoint_05").secret("han_solo", "enc_ryloth_naboo_04")
    t.at("han_solo", "cantonica").draw("enc_cantonica_ord_mantell_05").encounter("han_solo").play("space")
    assert len(t.g.secrets[0]) == 3
    assert len(t.held("han_solo")) == 8


@rule("OR-SLOT-01", "OR-SLOT-03")
@pytest.mark.parametrize("sheet", ["g9_rigger", "g_1a_starfighter", "hwk_290", "aggressor", "yv_666", "yt_1300"])
def test_cards_fit_together_if_there_is_a_way_to_lay_them_out(sheet: str) -> None:
    goods = [
        "smuggling_compartment",
        "food_supplies",
        "salvage",
        "droid_parts",
        "quad_laser",
        "autoblaster",
        "ion_cannon",
    ]
    for some in range(1 << len(goods)):
        t = Table().ship("han_solo", sheet)
        held = [t.card(word) for at, word in enumerate(goods) if some >> at & 1]
        t.g.held[0] = held
        slots, left = laid_out(t.g, 0)
        assert fits(t.g, 0, held) is (not left)
        assert all(
            slot.where != "smuggling_compartment" or slot.card != t.card("smuggling_compartment") for slot in slots
        )
        assert missing_slots(t.g, 0, held) == len(left)
