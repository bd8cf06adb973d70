"""The ability of each ship, which shows when its goal is achieved."""

from __future__ import annotations

from games.outer_rim.cards.fights import dice, squadron
from games.outer_rim.table import Table
from marks import card


@card("hwk_290", 1)
def test_the_moldy_crow_looks_at_a_contact_anywhere() -> None:
    t = Table().ship("han_solo", "hwk_290", flipped=True).act("han_solo").play("use hwk_290")
    assert {"peek cantonica/1", "peek takodana/2"} <= set(t.choices)
    t.play("peek takodana/2")
    assert t.g.peeked[0] == 1 << t.g.content.person[t.who_is_at("takodana/2") or ""]
    assert not t.can("use hwk_290")  # once a turn


@card("porax_38", 1)
def test_the_baleful_eye_rerolls_a_die() -> None:
    t = squadron(Table().ship("han_solo", "porax_38", flipped=True)).play("space", dice=["hit hit hit blank"])
    t.expect_ask("han_solo", "reroll", "reroll porax_38 hit", "reroll porax_38 blank", "done")
    t.play("reroll porax_38 blank", dice=["hit hit hit hit", "blank blank blank"])
    assert t.told("combat-won")[0]["damage"] == 4


@card("lancer", 1)
def test_the_shadow_caster_gains_2000_for_a_captive() -> None:
    t = Table().ship("han_solo", "lancer", flipped=True).at("han_solo", "tatooine").holds("han_solo", "bounty_greedo")
    t.captive("bounty_greedo").act("han_solo").play("deliver", "hand-over bounty_greedo")
    assert t.credits_of("han_solo") == 4000 + 5000 + 2000


@card("heavy_duty_lifter", 1)
def test_the_long_haul_gains_1000_for_cargo() -> None:
    t = Table().ship("han_solo", "heavy_duty_lifter", flipped=True).at("han_solo", "nal_hutta")
    t.holds("han_solo", "food_supplies").act("han_solo").play("deliver", "hand-over food_supplies")
    assert t.credits_of("han_solo") == 4000 + 5000 + 1000


@card("aggressor", 1)
def test_ig_2000_turns_a_hit_into_a_critical_hit() -> None:
    t = squadron(Table().ship("han_solo", "aggressor", flipped=True)).play("space", dice=["hit hit blank blank blank"])
    t.expect_ask("han_solo", "turn", "turn aggressor hit crit", "done")
    t.play("turn aggressor hit crit", dice=["crit hit blank blank blank", "blank blank blank"])
    assert t.told("combat-won")[0]["damage"] == 3


@card("yv_666", 1)
def test_the_hounds_tooth_prevents_one_damage_in_each_combat() -> None:
    t = squadron(Table().ship("han_solo", "yv_666", flipped=True)).play("space", dice=["hit hit hit", "hit hit blank"])
    assert t.dents_of("han_solo") == 1
    assert t.told("used")[0]["source"] == "yv_666"


@card("firespray", 1)
def test_slave_i_fights_a_player_in_space_for_3000() -> None:
    t = Table().ship("han_solo", "firespray", flipped=True).at("boba_fett", "lothal").encounter("han_solo")
    t.play("attack firespray 1", dice=["hit hit hit blank blank", "hit blank"])
    assert (t.credits_of("han_solo"), t.credits_of("boba_fett")) == (4000 + 3000, 6000 - 3000 - 3000)  # and defeated
    assert dice(t) == [5, 2]
    t = Table().ship("han_solo", "firespray", flipped=True).at("boba_fett", "lothal").encounter("han_solo")
    t.play("attack firespray 1", dice=["blank blank blank blank blank", "hit blank"])
    assert (t.credits_of("han_solo"), t.credits_of("boba_fett")) == (4000, 6000)


@card("yt_1300", 1)
def test_the_millennium_falcon_passes_all_patrols() -> None:
    t = Table("ig_88 bossk").ship("ig_88", "yt_1300", flipped=True).plan("ig_88")
    t.patrol("rebel", "nav_lothal_mon_calamari_ru").patrol("imperial", "nav_kessel_lu").patrol("hutt", "nav_kessel_ru")
    assert t.can("move tatooine")
    t = Table("ig_88 bossk").ship("ig_88", "yt_1300").patrol("rebel", "nav_lothal_mon_calamari_ru").plan("ig_88")
    assert not t.can("move tatooine")
