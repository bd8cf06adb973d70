"""What each secret does when it is used."""

from __future__ import annotations

from games.outer_rim.cards.fights import squadron, yacht
from games.outer_rim.table import Table
from marks import card


@card("enc_cantonica_ord_mantell_05", 1)
def test_a_private_tip_rerolls_two_dice_of_any_roll() -> None:
    t = squadron(Table().secret("han_solo", "enc_cantonica_ord_mantell_05")).play("space", dice=["blank blank"])
    assert t.can("reroll") == [f"reroll enc_cantonica_ord_mantell_05 {faces}" for faces in ("blank", "blank,blank")]
    t.play("reroll enc_cantonica_ord_mantell_05 blank,blank", dice=["hit hit", "blank blank blank"])
    assert t.told("combat-won")[0]["damage"] == 2
    assert t.g.secrets[0] == []
    t = yacht(Table().secret("han_solo", "enc_cantonica_ord_mantell_05")).play("space", dice=["blank blank"])
    t.play("reroll enc_cantonica_ord_mantell_05 blank", dice=["crit blank"])
    assert t.credits_of("han_solo") == 9000


@card("enc_cantonica_ord_mantell_05", 1)
def test_a_defender_may_use_a_private_tip_too() -> None:
    t = Table().ship("han_solo", "firespray", flipped=True).at("boba_fett", "lothal").encounter("han_solo")
    t.secret("boba_fett", "enc_cantonica_ord_mantell_05")
    t.play("attack firespray 1", dice=["hit hit blank blank blank", "blank blank"])
    t.expect_ask("boba_fett", "reroll")
    t.play("reroll enc_cantonica_ord_mantell_05 blank,blank", dice=["hit blank"])
    assert t.dents_of("han_solo") == 1


@card("enc_lothal_mon_calamari_05", 1)
def test_clearance_codes_pass_all_patrols_of_a_move() -> None:
    t = Table().patrol("rebel", "nav_lothal_mon_calamari_ru").patrol("imperial", "nav_kessel_lu")
    t.secret("han_solo", "enc_lothal_mon_calamari_05").plan("han_solo")
    assert t.can("move kessel") == ["move kessel enc_lothal_mon_calamari_05"]
    t.play("move kessel enc_lothal_mon_calamari_05")
    assert (t.where("han_solo"), t.g.secrets[0]) == ("kessel", [])


@card("enc_kessel_maelstrom_05", 1)
def test_a_bribed_overseer_makes_an_illegal_delivery_good() -> None:
    t = (
        Table()
        .secret("han_solo", "enc_kessel_maelstrom_05")
        .holds("han_solo", "stolen_supplies")
        .at("han_solo", "kessel")
    )
    t.act("han_solo").play("deliver").play("hand-over stolen_supplies", dice=["focus"])
    t.expect_ask("han_solo", "after-roll", "set enc_kessel_maelstrom_05 hit", "done")
    t.play("set enc_kessel_maelstrom_05 hit")
    assert (t.credits_of("han_solo"), t.g.secrets[0]) == (9000, [])


@card("enc_tatooine_nal_hutta_05", 1)
def test_a_hutt_marker_is_called_in_on_a_planet() -> None:
    t = Table().secret("han_solo", "enc_tatooine_nal_hutta_05").act("han_solo").play("use enc_tatooine_nal_hutta_05")
    assert (t.reputation_of("han_solo", "hutt"), t.credits_of("han_solo")) == (1, 6000)
    t = Table().secret("han_solo", "enc_tatooine_nal_hutta_05").at("han_solo", "maelstrom").act("han_solo")
    assert not t.can("use")


@card("enc_ryloth_naboo_04", 1)
def test_what_was_learned_in_secret_is_a_skill_for_one_test() -> None:
    t = yacht(Table().secret("han_solo", "enc_ryloth_naboo_04")).play("space")
    t.play("skill enc_ryloth_naboo_04 tech", dice=["hit blank"])
    assert (t.credits_of("han_solo"), t.g.secrets[0]) == (9000, [])


@card("enc_kafrene_takodana_05", 1)
def test_a_player_here_can_be_robbed() -> None:
    t = Table().secret("han_solo", "enc_kafrene_takodana_05").at("boba_fett", "lothal").act("han_solo")
    t.play("use enc_kafrene_takodana_05")
    assert (t.credits_of("han_solo"), t.credits_of("boba_fett")) == (7000, 3000)
    assert not Table().secret("han_solo", "enc_kafrene_takodana_05").act("han_solo").can("use")


@card("enc_navpoint_05", 1)
def test_a_hidden_route_leads_to_any_planet_instead_of_planning() -> None:
    t = Table().secret("han_solo", "enc_navpoint_05").plan("han_solo").play("plan enc_navpoint_05", "planet takodana")
    assert (t.where("han_solo"), t.g.secrets[0]) == ("takodana", [])
    t.expect_ask("han_solo", "act")
