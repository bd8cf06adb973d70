"""OR-SHIP: ships and how they change hands."""

from __future__ import annotations

from games.outer_rim.table import Table, rolls_in
from marks import rule
from starboard.games.outer_rim.damage import dent
from starboard.games.outer_rim.market import supply


def buying(sheet: str = "lancer") -> Table:
    return Table().credits("han_solo", 30_000).market("ships", f"ship_{sheet}", "ship_porax_38")


def buy(t: Table) -> Table:
    t.act("han_solo").play("market", "buy ships")
    return t.play("pay") if t.can("pay") else t


@rule("OR-SHIP-01", "OR-SHIP-06")
def test_a_bought_ship_takes_the_place_of_the_old_one() -> None:
    t = buy(buying())
    assert (t.ship_of("han_solo"), len(t.g.ship)) == ("lancer", 2)
    assert t.g.removed >> t.card("ship_lancer") & 1
    assert t.g.content.sheet["lancer"] not in supply(t.g)


@rule("OR-SHIP-02")
def test_ship_combat_is_fought_with_as_many_dice() -> None:
    for sheet, dice in (("g9_rigger", 2), ("aggressor", 5)):
        t = Table().ship("han_solo", sheet).at("han_solo", "nav_kessel_ma").patrol("rebel", "nav_kessel_ma")
        t.encounter("han_solo").play("patrol rebel")
        assert len(rolls_in(t.events)[0]) == dice


@rule("OR-SHIP-03")
def test_who_has_as_much_damage_as_the_hull_is_defeated() -> None:
    for damage, defeated in ((4, False), (5, True)):
        t = Table().ship("han_solo", "lancer")
        dent(t.g, 0, damage)
        assert t.is_defeated("han_solo") == defeated


@rule("OR-SHIP-04")
def test_a_slot_holds_one_resource() -> None:
    """A G9 Rigger has one cargo slot: the second cargo takes the place of the first."""
    t = Table().holds("han_solo", "salvage").market("cargo", "droid_parts").act("han_solo")
    t.play("market", "buy cargo", "pay")
    t.expect_ask("han_solo", "gain", "replace salvage")


@rule("OR-SHIP-05", "OR-EX-42", "OR-TRADEIN-10")
def test_the_cost_of_a_ship_is_its_price_and_what_it_is_worth() -> None:
    t = buy(buying("firespray"))
    assert t.credits_of("han_solo") == 10_000
    t = buy(buying("firespray").ship("han_solo", "hwk_290").removed("ship_hwk_290"))  # worth 5,000
    assert t.credits_of("han_solo") == 15_000
    assert t.g.content.sheet["hwk_290"] in supply(t.g)


@rule("OR-SHIP-07")
def test_it_comes_with_its_goal_to_achieve() -> None:
    t = buying().ship("han_solo", "hwk_290", flipped=True).removed("ship_hwk_290")
    t = buy(t)
    assert (t.g.ship_flipped, t.g.ship_tokens) == (0, [0, 0])


@rule("OR-SHIP-08", "OR-SHIP-09")
def test_the_new_ship_is_undamaged_and_the_character_as_before() -> None:
    t = buy(buying().damage("han_solo", wounds=2, dents=2))
    assert (t.wounds_of("han_solo"), t.dents_of("han_solo")) == (2, 0)


@rule("OR-SHIP-10")
def test_the_card_of_the_old_ship_stays_out_of_the_game() -> None:
    t = buy(buying("yv_666").ship("han_solo", "lancer").removed("ship_lancer"))
    assert t.card("ship_lancer") not in t.g.market[5]
    assert t.g.removed >> t.card("ship_lancer") & 1


@rule("OR-SHIP-11")
def test_resources_stay_aboard() -> None:
    t = buy(buying().holds("han_solo", "salvage shield_upgrade dl_44 imperial_favor hired_help_1"))
    assert t.held("han_solo") == ["salvage", "shield_upgrade", "dl_44", "imperial_favor", "hired_help_1"]
    t.expect_ask("han_solo", "encounter")


@rule("OR-SHIP-12")
def test_what_the_new_ship_has_no_slots_for_is_discarded() -> None:
    """A Lifter has two cargo slots and none for mods; a Porax has no room for crew."""
    t = Table().credits("han_solo", 30_000).market("ships", "ship_heavy_duty_lifter", "ship_porax_38")
    t.ship("han_solo", "aggressor").removed("ship_aggressor")
    t.holds("han_solo", "salvage shield_upgrade quad_laser hired_help_1").act("han_solo").play("market", "buy ships")
    t.expect_ask("han_solo", "slots", "discard shield_upgrade", "discard quad_laser")
    t.play("discard quad_laser")  # the other one has no slot either
    assert t.held("han_solo") == ["salvage", "hired_help_1"]


@rule("OR-AMB-21")
def test_another_ship_may_end_a_defeat() -> None:
    t = buying().damage("han_solo", dents=3, defeated=True)
    t = buy(t)
    assert (t.dents_of("han_solo"), t.is_defeated("han_solo")) == (0, False)
    t = buying().damage("han_solo", wounds=4, dents=3, defeated=True)
    assert buy(t).is_defeated("han_solo")  # not that of the character
