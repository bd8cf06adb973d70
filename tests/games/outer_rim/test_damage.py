"""OR-DAMAGE: suffering and recovering."""

from __future__ import annotations

import pytest

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.people import health, hull

RACES = "enc_lothal_mon_calamari_10"  # Lothal: knowledge; 1 fame, or 2 damage
STREET = "enc_cantonica_ord_mantell_08"


def failed(name: str = "han_solo", wounds: int = 0) -> Table:
    """Fails a test that costs the character 2 damage."""
    t = Table(f"{name} bossk").damage(name, wounds=wounds).draw(RACES).at(name, "lothal").encounter(name)
    return t.play("space", dice=["blank blank"])


@rule("OR-DAMAGE-01", "OR-DAMAGE-02", "OR-DIFF-32")
def test_damage_lies_on_the_character_or_on_the_ship() -> None:
    t = failed()
    assert (t.wounds_of("han_solo"), t.dents_of("han_solo")) == (2, 0)
    t = Table().at("han_solo", "tatooine").draw("enc_tatooine_nal_hutta_08").encounter("han_solo")
    t.play("space", dice=["blank blank"])
    assert (t.wounds_of("han_solo"), t.dents_of("han_solo")) == (0, 2)


@rule("OR-DAMAGE-03", "OR-EX-39")
def test_what_exceeds_health_is_ignored() -> None:
    t = Table("ketsu_onyo bossk").damage("ketsu_onyo", wounds=4).at("ketsu_onyo", "ord_mantell").draw(STREET)
    t.encounter("ketsu_onyo").play("space", dice=["blank blank blank", "hit hit hit"])
    assert t.told("wounded")[0]["amount"] == 1
    assert t.wounds_of("ketsu_onyo") == 5 == health(t.g, 0)
    assert t.is_defeated("ketsu_onyo")


@rule("OR-DAMAGE-03")
def test_what_exceeds_the_hull_is_ignored() -> None:
    t = Table().damage("han_solo", dents=2).at("han_solo", "tatooine").draw("enc_tatooine_nal_hutta_08")
    t.encounter("han_solo").play("space", dice=["blank blank"])
    assert t.dents_of("han_solo") == 3 == hull(t.g, 0)


@rule("OR-DAMAGE-04")
def test_recovering_takes_damage_off_as_much_as_there_is() -> None:
    # Takodana: 2 damage of the character and 1 of the ship.
    t = Table().damage("han_solo", wounds=3, dents=2).at("han_solo", "takodana").draw("enc_kafrene_takodana_02")
    t.encounter("han_solo").play("space")
    assert (t.wounds_of("han_solo"), t.dents_of("han_solo")) == (1, 1)
    t = Table().damage("han_solo", wounds=1).at("han_solo", "takodana").draw("enc_kafrene_takodana_02")
    t.encounter("han_solo").play("space")
    assert (t.wounds_of("han_solo"), t.dents_of("han_solo")) == (0, 0)


@rule("OR-DAMAGE-05")
@pytest.mark.parametrize(("rolled", "suffered"), [("hit hit hit", 2), ("hit blank blank", 0), ("blank blank blank", 0)])
def test_prevented_damage_is_not_suffered(rolled: str, suffered: int) -> None:
    t = Table().holds("han_solo", "crew_chewbacca").at("han_solo", "ord_mantell").draw(STREET).encounter("han_solo")
    t.play("space", dice=["hit hit hit", rolled])
    assert t.wounds_of("han_solo") == suffered


@rule("OR-TIMING-10")
def test_a_limit_may_come_before_what_is_prevented() -> None:
    # IQA-11: at most 2 in a combat that was won; Chewbacca takes 1 of them, whichever came first aboard.
    for cards in ("crew_chewbacca iqa_11", "iqa_11 crew_chewbacca"):
        t = Table().holds("han_solo", cards).at("han_solo", "ord_mantell").draw(STREET).encounter("han_solo")
        t.play("space", dice=["hit hit hit blank", "hit hit hit"])
        assert t.choices == ["first iqa_11", "first crew_chewbacca"]
        assert t.play("first iqa_11").wounds_of("han_solo") == 1


@rule("OR-DAMAGE-06")
def test_damage_stays_from_turn_to_turn() -> None:
    t = failed()
    t.at("bossk", "nal_hutta").draw("enc_tatooine_nal_hutta_06").play("earn", "end", "space")
    t.expect_ask("han_solo", "plan")
    assert t.wounds_of("han_solo") == 2


@rule("OR-AMB-20")
def test_who_loses_armor_may_be_defeated_by_the_damage_that_is_left() -> None:
    t = Table().holds("han_solo", "armored_vest").damage("han_solo", wounds=5)
    t.reputation("han_solo", syndicate=-1).contact("lothal/1", "ziton_moj", faceup=True).encounter("han_solo")
    # Ziton Moj fights whom the Syndicate is after; the loser discards gear.
    t.play("contact lothal/1", dice=["blank blank blank", "hit blank blank blank blank"])
    assert t.held("han_solo") == []
    assert (t.wounds_of("han_solo"), t.is_defeated("han_solo")) == (4, True)


@rule("OR-AMB-20")
def test_a_lost_bonus_that_is_not_needed_defeats_nobody() -> None:
    t = Table().holds("han_solo", "armored_vest").damage("han_solo", wounds=2).act("han_solo")
    t.at("han_solo", "ord_mantell").draw("enc_cantonica_ord_mantell_09").encounter("han_solo").play("space")
    t.play("sell armored_vest")
    assert (t.wounds_of("han_solo"), t.is_defeated("han_solo")) == (2, False)
