"""OR-DEFEAT: lying down and standing up again."""

from __future__ import annotations

import pytest

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.selectors import picks

RISK = "enc_lothal_mon_calamari_10"  # Lothal: knowledge; 1 fame, or 2 damage


def beaten(t: Table | None = None) -> Table:
    """Han, who has 3 damage of 4, fails a test and suffers 2."""
    t = (t or Table()).damage("han_solo", wounds=3).draw(RISK).at("han_solo", "lothal").encounter("han_solo")
    return t.play("space", dice=["blank blank"])


@rule("OR-DEFEAT-01")
def test_damage_as_high_as_health_or_hull_defeats_at_once() -> None:
    assert beaten().is_defeated("han_solo")
    t = Table().damage("han_solo", dents=1).at("han_solo", "tatooine").draw("enc_tatooine_nal_hutta_08")
    assert t.encounter("han_solo").play("space", dice=["blank blank"]).is_defeated("han_solo")


@rule("OR-DEFEAT-02", "OR-EX-37", "OR-EX-38")
@pytest.mark.parametrize(("before", "after"), [(2000, 0), (7000, 4000), (3000, 0), (0, 0)])
def test_the_defeated_lose_3000_or_all_they_have(before: int, after: int) -> None:
    assert beaten(Table().credits("han_solo", before)).credits_of("han_solo") == after


@rule("OR-DEFEAT-03")
def test_the_defeated_discard_all_secrets() -> None:
    t = Table().secret("han_solo", "enc_navpoint_05").secret("han_solo", "enc_ryloth_naboo_04")
    t.damage("han_solo", wounds=3).draw(RISK).encounter("han_solo").play("space")
    t.play("roll", dice=["blank blank"])
    assert t.g.secrets[0] == []


@rule("OR-DEFEAT-04")
def test_everybody_sees_who_lies_down() -> None:
    t = beaten()
    assert [player.defeated for player in GAME.view(t.g, None).players] == [True, False]


@rule("OR-DEFEAT-05")
def test_who_is_defeated_in_the_action_step_finishes_the_action_and_the_turn_is_over() -> None:
    t = Table().at("han_solo", "tatooine").ship("han_solo", "yv_666").damage("han_solo", wounds=3)
    t.holds("han_solo", "stolen_weapons gift_for_jabba").databank("db_1_3").act("han_solo").play("deliver")
    t.play("hand-over stolen_weapons", dice=["blank", "hit hit hit", "hit blank blank"])
    assert t.is_defeated("han_solo")
    t.expect_ask("han_solo", "deliver", "hand-over gift_for_jabba", "done")  # the action goes on
    t.play("done")
    t.expect_ask("boba_fett", "plan")  # no encounter


@rule("OR-DEFEAT-05")
def test_who_is_defeated_in_the_encounter_step_finishes_it() -> None:
    # Ring of Kafrene: who fails has the Imperial patrol here, and suffers 1 damage.
    t = Table().damage("han_solo", wounds=3).at("han_solo", "ring_of_kafrene").reputation("han_solo", imperial=-1)
    t.draw("enc_kafrene_takodana_07").encounter("han_solo").play("space", dice=["blank blank"])
    assert t.patrol_at("imperial") == "ring_of_kafrene" and t.is_defeated("han_solo")
    t.expect_ask("boba_fett", "plan")


@rule("OR-DEFEAT-05", "OR-DEFEAT-11")
def test_the_rest_of_a_list_happens_to_the_defeated_too() -> None:
    t = Table().damage("han_solo", wounds=3).contact("lothal/1", "doctor_evazan", faceup=True).encounter("han_solo")
    t.play("contact lothal/1", "option hire")  # 1 damage, then he comes aboard
    assert t.is_defeated("han_solo")
    t.expect_ask("han_solo", "gain", "take", "decline")


@rule("OR-DEFEAT-06")
def test_the_defeated_must_remove_all_damage_when_they_plan_and_then_stand_up() -> None:
    t = Table().damage("han_solo", wounds=4, dents=2, defeated=True).plan("han_solo").begin()
    t.expect_ask("han_solo", "act")  # as there is no other choice, it is done
    assert t.told("recovered")[0] | {} == {"seat": "han_solo", "wounds": 4, "dents": 2}
    assert (t.wounds_of("han_solo"), t.dents_of("han_solo"), t.is_defeated("han_solo")) == (0, 0, False)


@rule("OR-DEFEAT-07")
def test_after_that_the_turn_goes_on_as_usual() -> None:
    t = Table().damage("han_solo", wounds=4, defeated=True).plan("han_solo").begin()
    t.expect_ask("han_solo", "act")
    t.play("end")
    t.expect_ask("han_solo", "encounter")


@rule("OR-DEFEAT-08", "OR-DIFF-29")
def test_who_recovers_earlier_stands_up_at_once_and_plans_freely() -> None:
    t = Table().damage("han_solo", wounds=4, defeated=True).holds("han_solo", "bacta_supplies").plan("han_solo")
    t.expect_ask("han_solo", "plan", "use bacta_supplies", "recover")
    t.play("use bacta_supplies")
    assert not t.is_defeated("han_solo")
    assert t.can("earn") and t.can("recover") and t.can("move")


@rule("OR-DEFEAT-08", "OR-DIFF-29")
def test_who_has_only_one_of_two_below_its_limit_stays_down() -> None:
    t = Table().damage("han_solo", wounds=4, dents=3, defeated=True).holds("han_solo", "bacta_supplies")
    t.plan("han_solo").play("use bacta_supplies")
    t.expect_ask("han_solo", "act")  # the ship still had to be mended
    assert [told["dents"] for told in t.told("recovered")] == [0, 3]


@rule("OR-DEFEAT-09")
def test_the_defeated_cannot_be_attacked() -> None:
    t = Table().at("boba_fett", "lothal").ship("han_solo", "firespray", flipped=True).encounter("han_solo")
    assert t.can("attack")
    t = Table().at("boba_fett", "lothal").ship("han_solo", "firespray", flipped=True)
    t.damage("boba_fett", wounds=6, defeated=True).encounter("han_solo")
    assert not t.can("attack")


@rule("OR-DEFEAT-10")
def test_the_crew_of_the_defeated_may_be_hunted_but_not_defended() -> None:
    t = Table().at("boba_fett", "lothal").holds("boba_fett", "crew_greedo").holds("han_solo", "bounty_greedo")
    t.damage("boba_fett", wounds=6, defeated=True).encounter("han_solo")
    t.play("hunt-crew bounty_greedo 1", dice=["hit hit hit", "hit blank blank"])
    t.expect_ask("han_solo", "capture", "kill", "capture")
    assert t.held("boba_fett") == []


@rule("OR-DEFEAT-11")
def test_the_defeated_keep_everything_else() -> None:
    t = Table().holds("han_solo", "vibro_ax crew_boshek quad_laser bounty_greedo").fame("han_solo", 4)
    t = beaten(t.reputation("han_solo", hutt=-1, rebel=1))
    assert t.held("han_solo") == ["vibro_ax", "crew_boshek", "quad_laser", "bounty_greedo"]
    assert (t.fame_of("han_solo"), t.ship_of("han_solo")) == (4, "g9_rigger")
    assert (t.reputation_of("han_solo", "hutt"), t.reputation_of("han_solo", "rebel")) == (-1, 1)


@rule("OR-DEFEAT-09")
def test_of_several_players_here_only_those_who_stand_can_be_fought() -> None:
    t = Table("han_solo boba_fett bossk").at("boba_fett", "lothal").at("bossk", "lothal")
    t.damage("boba_fett", wounds=6, defeated=True)
    assert picks(t.g, 0, "player_here", "fight") == [2]
    assert picks(t.g, 0, "player_here", "steal") == [1, 2]
