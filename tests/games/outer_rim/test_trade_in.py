"""OR-TRADEIN: paying with what one has."""

from __future__ import annotations

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.game import GAME


def buying(deck: str, card: str, held: str, purse: int = 9000) -> Table:
    t = Table("bossk boba_fett").at("bossk", "lothal").ship("bossk", "yv_666").credits("bossk", purse)
    t.holds("bossk", held).market(deck, card)
    return t.act("bossk").play("market", f"buy {deck}")


@rule("OR-TRADEIN-01")
def test_a_resource_lowers_the_cost_by_its_own() -> None:
    t = buying("gear_mod", "mpl_57", "dl_44").play("trade-in dl_44")
    assert (t.credits_of("bossk"), t.held("bossk")) == (4000, ["mpl_57"])  # 8,000 less 3,000


@rule("OR-TRADEIN-02", "OR-TRADEIN-03", "OR-TRADEIN-04")
def test_only_cargo_gear_and_mods_with_a_cost() -> None:
    t = buying(
        "gear_mod", "mpl_57", "dl_44 salvage shield_upgrade dash_rendar imperial_favor bounty_lobot cargo_raw_spice"
    )
    t.expect_ask("bossk", "pay", "pay", "trade-in dl_44", "trade-in salvage", "trade-in shield_upgrade")
    for card in ("dash_rendar", "imperial_favor", "bounty_lobot", "cargo_raw_spice"):
        t.refused(f"trade-in {card}")


@rule("OR-TRADEIN-05")
def test_any_number_of_them() -> None:
    t = buying("gear_mod", "mpl_57", "dl_44 salvage shield_upgrade", purse=1000)
    t.play("trade-in dl_44", "trade-in salvage", "trade-in shield_upgrade")
    assert (t.credits_of("bossk"), t.held("bossk")) == (0, ["mpl_57"])


@rule("OR-TRADEIN-06", "OR-TRADEIN-07")
def test_at_every_purchase_but_for_nothing_else() -> None:
    """On Mon Calamari somebody sells from the market; the foreman of Kessel sells spice, which is no market card."""
    t = Table().at("han_solo", "mon_calamari").holds("han_solo", "dl_44").credits("han_solo", 0)
    t.market("gear_mod", "ion_cannon").draw("enc_lothal_mon_calamari_07").encounter("han_solo").play("space")
    t.play("buy gear_mod", "trade-in dl_44")
    assert t.held("han_solo") == ["ion_cannon"]
    t = Table().at("han_solo", "kessel").holds("han_solo", "dl_44").credits("han_solo", 0)
    t.draw("enc_kessel_maelstrom_01").encounter("han_solo").play("space")
    t.expect_ask("boba_fett", "plan")  # he cannot pay 1,000
    t = Table().at("han_solo", "kessel").holds("han_solo", "dl_44").credits("han_solo", 1000)
    t.draw("enc_kessel_maelstrom_01").encounter("han_solo").play("space", "yes")
    assert (t.credits_of("han_solo"), t.can("trade-in")) == (0, [])


@rule("OR-TRADEIN-09", "OR-EX-03")
def test_no_change_is_given() -> None:
    t = buying("gear_mod", "targeting_computer", "ion_cannon", purse=4000).play("trade-in ion_cannon")
    assert (t.credits_of("bossk"), t.held("bossk")) == (4000, ["targeting_computer"])


@rule("OR-TRADEIN-10")
def test_a_ship_is_always_traded_in_for_a_ship() -> None:
    """Also one that is worth nothing, and one that is worth more."""
    t = Table().ship("han_solo", "yv_666").market("ships", "ship_lancer")
    assert [shop.price for shop in GAME.view(t.g, 0).market if shop.deck == "ships"] == [0]
    t = buying("ships", "ship_lancer", "salvage", purse=0)
    assert (t.ship_of("bossk"), t.credits_of("bossk")) == ("lancer", 0)
    t = Table().credits("han_solo", 5000).market("ships", "ship_hwk_290").act("han_solo")
    t.play("market", "buy ships")
    assert (t.ship_of("han_solo"), t.credits_of("han_solo")) == ("hwk_290", 0)


@rule("OR-TRADEIN-11")
def test_a_ship_is_never_traded_in_for_anything_else() -> None:
    t = buying("gear_mod", "mpl_57", "dl_44", purse=8000)
    t.expect_ask("bossk", "pay", "pay", "trade-in dl_44")
    t.play("pay")
    assert (t.ship_of("bossk"), t.credits_of("bossk")) == ("yv_666", 0)


@rule("OR-TRADEIN-12", "OR-TRADEIN-08", "OR-TRADEIN-15")
def test_a_used_ship_is_paid_for_with_the_old_one_and_with_resources() -> None:
    """A YV-666 (15,000) and a pistol (3,000) for a Firespray (20,000), which comes with 3 damage."""
    t = buying("ships", "used_ship_for_sale", "dl_44 dash_rendar", purse=2000)
    t.expect_ask("bossk", "supply", "supply firespray", "supply yt_1300")
    t.play("supply firespray")
    t.expect_ask("bossk", "pay", "trade-in dl_44")
    t.refused("trade-in dash_rendar")
    t.play("trade-in dl_44")
    assert (t.ship_of("bossk"), t.credits_of("bossk"), t.dents_of("bossk")) == ("firespray", 0, 3)
    assert t.held("bossk") == ["dash_rendar"]
    assert t.g.removed >> t.card("ship_firespray") & 1
    assert not t.g.removed >> t.card("used_ship_for_sale") & 1


@rule("OR-TRADEIN-12")
def test_a_used_ship_must_be_dearer_than_the_old_one() -> None:
    t = buying("ships", "used_ship_for_sale", "dl_44", purse=90_000)
    assert t.can("supply") == ["supply firespray", "supply yt_1300"]
    t = Table().ship("han_solo", "firespray").removed("ship_firespray").credits("han_solo", 90_000)
    t.market("ships", "used_ship_for_sale").act("han_solo").play("market")
    t.refused("buy ships")


@rule("OR-TRADEIN-13", "OR-AMB-43")
def test_what_is_traded_in_leaves_its_slot_to_what_is_bought() -> None:
    t = Table().holds("han_solo", "quad_laser").credits("han_solo", 9000).market("gear_mod", "shield_upgrade", "iqa_11")
    t.act("han_solo").play("market", "buy gear_mod", "trade-in quad_laser")
    assert t.held("han_solo") == ["shield_upgrade"]
    keys = [event.is_ for event in t.events]
    order = [keys.index(key) for key in ("lost", "discarded", "took", "revealed")]
    assert order == sorted(order)  # pay, free the slot, place the card, reveal
    t.expect_ask("han_solo", "patrol")


@rule("OR-AMB-43")
def test_with_a_compartment_its_cargo_goes_before_the_new_card_comes() -> None:
    t = Table().holds("han_solo", "smuggling_compartment salvage droid_parts").credits("han_solo", 9000)
    t.market("gear_mod", "shield_upgrade").act("han_solo").play("market", "buy gear_mod")
    t.play("trade-in smuggling_compartment", "pay")
    t.expect_ask("han_solo", "slots", "discard salvage", "discard droid_parts")
    t.play("discard salvage")
    assert t.held("han_solo") == ["droid_parts", "shield_upgrade"]


@rule("OR-AMB-43", "OR-SHIP-11")
def test_for_a_ship_it_counts_what_the_new_one_has_room_for() -> None:
    """Two cargo lie in a Rigger with a compartment, and in a Lifter without."""
    for card, choice in (("ship_heavy_duty_lifter", []), ("used_ship_for_sale", ["supply heavy_duty_lifter"])):
        t = Table().holds("han_solo", "smuggling_compartment salvage droid_parts").credits("han_solo", 8000)
        t.market("ships", card, "ship_porax_38").act("han_solo").play("market", "buy ships", *choice)
        t.play("trade-in smuggling_compartment")
        if t.can("pay"):
            t.play("pay")
        assert (t.ship_of("han_solo"), t.held("han_solo")) == ("heavy_duty_lifter", ["salvage", "droid_parts"])


@rule("OR-TRADEIN-14")
def test_traded_in_cards_go_to_the_bottom_of_their_decks() -> None:
    t = buying("gear_mod", "mpl_57", "dl_44 salvage").play("trade-in dl_44", "trade-in salvage")
    assert (t.bottom("gear_mod"), t.bottom("cargo")) == ("dl_44", "salvage")


@rule("OR-AMB-42")
def test_discount_and_trade_in_together_never_below_nothing() -> None:
    t = Table("lando_calrissian boba_fett").flipped("lando_calrissian").holds("lando_calrissian", "salvage")
    t.credits("lando_calrissian", 3000).market("gear_mod", "shield_upgrade").act("lando_calrissian")
    t.play("market", "buy gear_mod", "discount lando_calrissian", "trade-in salvage")
    assert (t.credits_of("lando_calrissian"), t.held("lando_calrissian")) == (2000, ["shield_upgrade"])
    t = Table("lando_calrissian boba_fett").flipped("lando_calrissian").holds("lando_calrissian", "ion_cannon")
    t.credits("lando_calrissian", 0).market("gear_mod", "shield_upgrade").act("lando_calrissian")
    t.play("market", "buy gear_mod", "discount lando_calrissian", "trade-in ion_cannon")
    assert (t.credits_of("lando_calrissian"), t.held("lando_calrissian")) == (0, ["shield_upgrade"])


def test_a_discount_for_once_a_turn_is_used_up_when_it_is_paid() -> None:
    t = Table("lando_calrissian boba_fett").at("lando_calrissian", "mon_calamari").flipped("lando_calrissian")
    t.credits("lando_calrissian", 9000).market("gear_mod", "quad_laser", "vibro_ax", "dl_44").act("lando_calrissian")
    t.play("market", "buy gear_mod", "discount lando_calrissian")
    assert t.credits_of("lando_calrissian") == 8000
    t.draw("enc_lothal_mon_calamari_07").play("space", "buy gear_mod")
    t.expect_ask("lando_calrissian", "pay", "pay", "trade-in quad_laser")


def test_nothing_is_lost_if_credits_go_elsewhere_before_it_is_paid() -> None:
    t = Table("lando_calrissian boba_fett").flipped("lando_calrissian").holds("lando_calrissian", "salvage quad_laser")
    t.credits("lando_calrissian", 6000).market("gear_mod", "mpl_57").act("lando_calrissian")
    t.play("market", "buy gear_mod", "discount lando_calrissian", "trade-in salvage")
    t.expect_ask("lando_calrissian", "pay", "pay", "trade-in quad_laser")
    t.play("offer 6000 1", by="lando_calrissian").play("accept")
    t.expect_ask("lando_calrissian", "pay", "trade-in quad_laser", "leave")
    t.play("leave")
    assert (t.held("lando_calrissian"), t.g.used) == (["salvage", "quad_laser"], 0)
    assert t.top("gear_mod") == "mpl_57"


@rule("OR-DEFEAT-01")
def test_who_trades_in_the_armor_that_kept_them_alive_is_defeated_before_the_bought_card_is_resolved() -> None:
    """Boba has six health and eight with the armor; the card that he buys asks for another payment."""
    t = Table("boba_fett han_solo").credits("boba_fett", 20000).holds("boba_fett", "mandalorian_armor")
    t.damage("boba_fett", wounds=7).market("luxury", "attend_statue_dedication").act("boba_fett")
    t.play("market", "buy luxury", "trade-in mandalorian_armor")
    assert t.is_defeated("boba_fett")
    assert t.wounds_of("boba_fett") == 6
