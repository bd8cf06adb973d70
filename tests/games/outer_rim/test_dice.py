"""OR-DICE: the die, and what its faces mean."""

from __future__ import annotations

from collections import Counter

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.dice import roll
from starboard.games.outer_rim.ids import DIE, FACES

STREET = "enc_cantonica_ord_mantell_08"


@rule("OR-DICE-01")
def test_a_die_has_three_hits_a_critical_hit_two_focus_and_two_blanks() -> None:
    assert Counter(FACES[face] for face in DIE) == {"hit": 3, "crit": 1, "focus": 2, "blank": 2}


@rule("OR-DICE-01")
def test_every_side_of_the_die_is_as_likely() -> None:
    rolled = Counter(FACES[face] for face in roll(Table().g, 40_000))
    expected = {"hit": 15_000, "crit": 5000, "focus": 10_000, "blank": 10_000}
    assert all(abs(rolled[face] - often) < 400 for face, often in expected.items())


@rule("OR-DICE-02")
def test_an_ability_that_names_hits_does_not_mean_critical_hits() -> None:
    # IG-88 knows no tactics: the jetpack ignores a hit only. The krayt dragon rolls 5 dice.
    t = Table("ig_88 bossk").holds("ig_88", "jetpack").at("ig_88", "ord_mantell").draw(STREET).encounter("ig_88")
    t.play("space", dice=["blank blank blank"])
    t.play("done", dice=["crit hit blank"])
    t.expect_ask("ig_88", "ignore", "cancel jetpack hit", "done")
    t = Table("ig_88 bossk").holds("ig_88", "vibro_ax").at("ig_88", "ord_mantell").draw(STREET).encounter("ig_88")
    t.play("space", dice=["crit blank blank focus"])
    t.play("done", dice=["blank blank blank"])  # the reroll; there is no hit for the axe to turn
    assert t.told("combat-won")


@rule("OR-DICE-04")
def test_dice_are_rolled_in_combat_in_tests_and_when_a_card_says_so() -> None:
    t = Table().at("han_solo", "ord_mantell").draw(STREET).encounter("han_solo").play("space")
    assert t.told("rolled") and t.told("enemy-rolled")
    t = Table().at("han_solo", "mon_calamari").draw("enc_lothal_mon_calamari_03").encounter("han_solo").play("space")
    assert t.told("rolled")
    t = Table().at("han_solo", "cantonica").draw("enc_cantonica_ord_mantell_03").encounter("han_solo").play("space")
    t.play("option play_fair", dice=["hit"])
    assert t.credits_of("han_solo") == 7000


@rule("OR-DICE-05")
def test_a_focus_is_no_damage_but_an_ability_may_use_it() -> None:
    t = Table("bossk ig_88").flipped("bossk").at("bossk", "ord_mantell").draw(STREET).encounter("bossk")
    t.play("space", dice=["focus focus blank"])
    t.expect_ask("bossk", "turn", "turn bossk focus hit", "done")
    t.play("turn bossk focus hit", dice=["hit focus blank", "blank blank blank"])
    assert t.told("combat-won")[0]["damage"] == 1
