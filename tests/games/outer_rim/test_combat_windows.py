"""Combats of players: who may use what, and when (OR-AMB-46, -47, OR-EX-12)."""

from __future__ import annotations

from games.outer_rim.table import Table
from marks import rule


@rule("OR-AMB-46", "OR-AMB-47")
def test_the_roller_goes_first_in_each_window_and_each_side_has_one_chance() -> None:
    t = Table().at("boba_fett", "lothal").ship("han_solo", "firespray", flipped=True).encounter("han_solo")
    t.ship("boba_fett", "yt_1300").holds("boba_fett", "ion_cannon").holds("han_solo", "targeting_computer")
    t.holds("boba_fett", "crew_hera_syndulla")
    t.play("attack firespray 1", dice=["hit hit hit blank blank"])
    # The attacker's dice: the attacker rerolls, then the defender, who is not active, ignores a hit.
    t.expect_ask(
        "han_solo", "reroll", "reroll targeting_computer blank", "reroll targeting_computer blank,blank", "done"
    )
    t.play("done")
    t.expect_ask("boba_fett", "ignore", "cancel ion_cannon hit", "done")
    t.play("cancel ion_cannon hit", dice=["hit hit blank blank"])
    # No way back to the attacker's dice: now the defender's, and the defender is first.
    t.expect_ask("boba_fett", "reroll")
    t.play("done")
    # The attacker has won; Slave I takes 3,000.
    assert (t.credits_of("han_solo"), t.credits_of("boba_fett")) == (7000, 3000)
    assert (t.dents_of("han_solo"), t.dents_of("boba_fett")) == (2, 2)


@rule("OR-AMB-47")
def test_any_number_of_abilities_may_be_used_in_a_window() -> None:
    t = Table().at("boba_fett", "lothal").ship("han_solo", "porax_38", flipped=True).encounter("han_solo")
    t.holds("boba_fett", "chromium_hull").holds("han_solo", "targeting_computer")
    t.play("attack chromium_hull 1", dice=["blank blank blank blank"])
    assert {"reroll porax_38 blank", "reroll targeting_computer blank,blank,blank,blank"} <= set(t.choices)
    t.play("reroll porax_38 blank")
    assert t.can("reroll targeting_computer") and not t.can("reroll porax_38")


@rule("OR-EX-12")
def test_an_ability_of_the_start_of_combat_is_there_for_each_combat_of_a_turn() -> None:
    t = Table().at("han_solo", "tatooine").holds("han_solo", "crew_greedo stolen_weapons").databank("db_1_3")
    t.draw("enc_tatooine_nal_hutta_02").act("han_solo").play("deliver")
    t.play("hand-over stolen_weapons", dice=["blank", "blank blank blank", "blank blank blank"])
    assert [use["source"] for use in t.told("used")] == ["crew_greedo"]
    assert (t.credits_of("han_solo"), t.fame_of("han_solo")) == (10000, 1)
    t.play("end")
    t.play("space", dice=["blank blank blank", "hit blank blank"])
    assert [use["source"] for use in t.told("used")] == ["crew_greedo"]
    assert t.credits_of("han_solo") == 13000  # one hit each: the attacker wins
