"""OR-TIMING: the words of cards, and what happens before what."""

from __future__ import annotations

import subprocess
import sys

import pytest

from games.outer_rim.table import Table, rolls_in
from marks import rule
from starboard.bots.outer_rim.greedy import quick
from starboard.games.outer_rim.combat import fight
from starboard.games.outer_rim.ids import GROUND, GROUND_COMBAT, HEALTH, HULL, HYPERDRIVE, NONE, SHIP_COMBAT
from starboard.games.outer_rim.people import AGAINST_PLAYER, value
from starboard.games.outer_rim.state import Combat
from starboard.games.outer_rim.turn import EndTurn, Turn

STREET = "enc_cantonica_ord_mantell_08"
YACHT = "enc_cantonica_ord_mantell_07"  # Cantonica: tech; 5,000, or nothing


@rule("OR-TIMING-01")
def test_cannot_is_absolute() -> None:
    # A level 4 patrol cannot be beaten, and nothing prevents what it does: neither the Hound's Tooth nor dice.
    t = Table().ship("han_solo", "yv_666", flipped=True).patrol("rebel", "lothal", level=4).encounter("han_solo")
    t.play("patrol rebel")
    assert t.told("combat-lost")
    t.play(t.can("to")[0])  # the patrol moves, then damage is suffered
    assert t.is_defeated("han_solo")
    # Bacta cannot be bought on Takodana, whatever one pays.
    t = Table().credits("han_solo", 90000).at("han_solo", "takodana").market("cargo", "bacta_supplies").act("han_solo")
    assert not t.play("market").can("buy cargo")


@rule("OR-TIMING-02")
def test_may_leaves_the_choice() -> None:
    t = Table().at("han_solo", "tatooine").draw("enc_tatooine_nal_hutta_01").encounter("han_solo").play("space")
    t.expect_ask("han_solo", "may", "yes", "no")
    t.play("no")
    assert not t.told("combat")


@rule("OR-TIMING-03")
def test_then_comes_after() -> None:
    # Mines of Kessel: look at contacts, then one may be met.
    t = Table().at("han_solo", "kessel").draw("enc_kessel_maelstrom_09").encounter("han_solo").play("space")
    t.expect_ask("han_solo", "peek")
    t.play("none")
    t.expect_ask("han_solo", "may", "yes", "no")


@rule("OR-TIMING-04")
def test_who_cannot_pay_in_full_gets_nothing_for_it() -> None:
    t = Table().credits("han_solo", 5000).at("han_solo", "naboo").draw("enc_ryloth_naboo_08").encounter("han_solo")
    t.play("space")  # 6,000 for 1 fame
    t.expect_ask("boba_fett", "plan")
    assert (t.credits_of("han_solo"), t.fame_of("han_solo")) == (5000, 0)


@rule("OR-TIMING-05")
def test_and_does_what_can_be_done() -> None:
    # Repairs on Naboo: all damage of the ship, and 1,000 less; who has no credits is repaired as well.
    t = Table().credits("han_solo", 0).damage("han_solo", dents=2).at("han_solo", "naboo").draw("enc_ryloth_naboo_06")
    t.encounter("han_solo").play("space")
    assert (t.dents_of("han_solo"), t.credits_of("han_solo")) == (0, 0)


@rule("OR-TIMING-06")
def test_once_per_turn_is_once_in_the_turn_of_anybody() -> None:
    t = Table("lando_calrissian bossk").at("lando_calrissian", "cantonica").draw(YACHT).encounter("lando_calrissian")
    t.play("space", dice=["blank blank"]).play("reroll lando_calrissian blank", dice=["blank blank"])
    assert t.told("tested")  # not a second time for the same roll
    # In Bossk's turn it may be used again.
    t.at("bossk", "cantonica").at("lando_calrissian", "cantonica").reputation("lando_calrissian", rebel=-1)
    t.g.held[1].append(t._take("wanted_1"))
    t.play("earn", "end")
    t.play("job wanted_1", dice=["blank blank blank", "blank blank"])
    t.expect_ask("lando_calrissian", "reroll")
    assert t.can("reroll lando_calrissian")


@rule("OR-TIMING-06")
def test_once_per_turn_is_not_twice_in_one_turn() -> None:
    t = Table("lando_calrissian bossk").at("lando_calrissian", "kessel").ship("lando_calrissian", "yv_666")
    t.holds("lando_calrissian", "stolen_supplies").databank("db_1_1").act("lando_calrissian").play("deliver")
    t.play("hand-over stolen_supplies", dice=["blank"])
    t.play("reroll lando_calrissian blank", dice=["focus", "blank blank"])
    assert t.told("tested")  # the test of the databank card is over: there was no second reroll


@rule("OR-TIMING-07", "OR-TIMING-09")
def test_when_comes_before_after() -> None:
    # Chewbacca prevents damage when it would be suffered; Bossk recovers after the combat, from what is left.
    t = Table("bossk ig_88").holds("bossk", "crew_chewbacca").at("bossk", "ord_mantell").draw(STREET).encounter("bossk")
    t.play("space", dice=["hit hit hit", "hit hit blank"])
    keys = [event.is_ for event in t.events]
    assert keys.index("used") < keys.index("wounded") < keys.index("recovered")
    assert t.wounds_of("bossk") == 0


@rule("OR-TIMING-08")
def test_when_is_at_the_moment_of_the_event() -> None:
    t = Table().holds("han_solo", "crew_leia_organa").reputation("han_solo", rebel=0).at("han_solo", "ring_of_kafrene")
    t.draw("enc_kafrene_takodana_06").encounter("han_solo").play("space")
    # Reputation, 1,000 for it by Leia, then the 1,000 of the card.
    assert [event.is_ for event in t.events][1:4] == ["reputation", "gained", "gained"]
    assert t.credits_of("han_solo") == 6000


@rule("OR-TIMING-10")
def test_the_order_of_abilities_for_the_same_moment_is_chosen() -> None:
    both = {"skill doctor_aphra tech", "skill hired_help_1 tech"}
    for first in sorted(both):
        t = (
            Table("doctor_aphra bossk")
            .holds("doctor_aphra", "hired_help_1")
            .at("doctor_aphra", "cantonica")
            .draw(YACHT)
        )
        t.encounter("doctor_aphra").play("space")
        assert set(t.choices) == {*both, "roll"}
        t.play(first)
        assert set(t.choices) == {*both - {first}, "roll"}


@rule("OR-TIMING-11")
def test_an_ability_is_used_once_for_each_time_its_moment_comes() -> None:
    t = Table("doctor_aphra bossk").at("doctor_aphra", "cantonica").draw(YACHT).encounter("doctor_aphra").play("space")
    t.play("skill doctor_aphra tech", dice=["blank blank"])
    assert t.told("tested")  # she was not asked again
    t.at("bossk", "nal_hutta").draw("enc_tatooine_nal_hutta_06").play("earn", "end", "space")
    t.draw("enc_cantonica_ord_mantell_06").play("earn", "end", "space")
    assert t.can("skill doctor_aphra influence")  # another test, another time


@rule("OR-TIMING-12", "OR-DIFF-09")
def test_an_ability_does_not_interrupt_another() -> None:
    t = Table().holds("han_solo", "bacta_supplies crew_lobot").damage("han_solo", wounds=2).act("han_solo")
    assert t.can("use bacta_supplies")
    t.play("market")
    assert not t.can("use bacta_supplies")  # the action is being resolved
    t.play("leave")
    assert t.can("use bacta_supplies")


@rule("OR-TIMING-13")
def test_an_ignored_result_deals_no_damage_and_does_not_count_for_winning() -> None:
    t = Table("ig_88 bossk").holds("ig_88", "jetpack").at("ig_88", "ord_mantell").draw(STREET).encounter("ig_88")
    t.play("space", dice=["hit blank blank"])
    t.play("done", dice=["hit hit blank"])
    t.play("cancel jetpack hit")
    assert t.told("combat-won")[0]["enemy_damage"] == 1  # a tie now
    assert t.wounds_of("ig_88") == 1


@rule("OR-TIMING-14")
def test_a_changed_result_counts_as_the_new_one_only() -> None:
    # Bossk turns his only focus; the vibroknife finds none any more, but the axe may turn the hit.
    t = Table("bossk ig_88").flipped("bossk").holds("bossk", "vibroknife vibro_ax").at("bossk", "ord_mantell")
    t.draw(STREET).encounter("bossk").play("space", dice=["focus blank blank blank blank"])
    t.expect_ask("bossk", "turn", "turn bossk focus hit", "turn vibroknife focus hit", "done")
    t.play("turn bossk focus hit")
    t.expect_ask("bossk", "turn", "turn vibro_ax hit crit", "done")
    t.play("turn vibro_ax hit crit", dice=["crit blank blank blank blank", "blank blank blank"])
    assert t.told("combat-won")[0]["damage"] == 2


@rule("OR-TIMING-15", "OR-DIFF-27")
def test_an_added_hit_cannot_be_rerolled_or_changed_but_ignored() -> None:
    t = Table("ig_88 bossk").ship("ig_88", "hwk_290").holds("ig_88", "crew_greedo vibro_ax")
    t.at("ig_88", "ord_mantell").draw(STREET).encounter("ig_88").play("space", dice=["blank blank blank blank"])
    t.expect_ask("ig_88", "reroll", "reroll ig_88 blank", "done")  # Greedo's hit is no die
    t.play("done", dice=["blank blank blank"])  # and there is no hit for the axe
    assert t.told("combat-won")[0]["damage"] == 1
    # Somebody else's jetpack ignores it like a hit on one more die.
    t = Table("han_solo bossk").holds("han_solo", "crew_greedo wanted_1").holds("bossk", "jetpack")
    t.reputation("bossk", rebel=-1).at("bossk", "lothal").encounter("han_solo")
    t.play("job wanted_1", dice=["blank blank blank"])
    t.expect_ask("bossk", "ignore", "cancel jetpack hit", "done")
    t.play("cancel jetpack hit", dice=["blank blank blank"])
    assert t.told("combat-won")[0]["damage"] == 0


@rule("OR-TIMING-16", "OR-AMB-19")
def test_plus_x_adds_to_any_of_the_five_values_while_the_card_is_held() -> None:
    t = Table("bossk ig_88").ship("bossk", "yt_1300")
    stats = (GROUND_COMBAT, HEALTH, SHIP_COMBAT, HULL, HYPERDRIVE)
    before = [value(t.g, 0, stat) for stat in stats]
    t.holds("bossk", "dl_44 armored_vest quad_laser shield_upgrade crew_boshek")
    assert [value(t.g, 0, stat) for stat in stats] == [before[0] + 1, before[1] + 2, *(one + 1 for one in before[2:])]
    t.g.held[0].clear()
    assert [value(t.g, 0, stat) for stat in stats] == before


@rule("OR-TIMING-17")
def test_bonuses_to_the_same_value_add_up() -> None:
    t = Table("bossk ig_88").holds("bossk", "mpl_57 vibro_ax crew_black_krrsantan").at("bossk", "ord_mantell")
    t.draw(STREET).encounter("bossk").play("space")
    assert len(rolls_in(t.events)[0]) == 3 + 2 + 1 + 1


@rule("OR-TIMING-18")
def test_an_ability_cannot_be_used_at_another_time() -> None:
    t = Table().holds("han_solo", "shield_upgrade").damage("han_solo", dents=1)
    assert not t.can("use")  # an action, not in planning
    t.play("earn")
    assert t.can("use shield_upgrade")
    t.play("end")
    assert not t.can("use")


def test_a_new_turn_makes_everything_fresh_again() -> None:
    t = Table().set(used=-1 & (1 << 90) - 1).next(Turn(1))
    t.begin()
    assert t.g.used == 0


def shielded(active: str, version: int = 3) -> Table:
    """Han's rifle limits damage to 2 if he wins, and Chewbacca prevents 1: he wins against Boba by 4 to 3."""
    t = Table().at("boba_fett", "lothal").holds("han_solo", "iqa_11 crew_chewbacca").set(version=version)
    t.encounter(active).next(EndTurn(t.seat(active)))
    other = "boba_fett" if active == "han_solo" else "han_solo"
    fight(t.g, Combat(t.seat(active), t.seat(other), GROUND, NONE, AGAINST_PLAYER, win=0, lose=0))
    rolls = {"han_solo": "hit hit crit blank", "boba_fett": "crit hit blank"}
    return t.begin(dice=[rolls[active], rolls[other]])


@rule("OR-TIMING-10", "OR-DAMAGE-05")
def test_the_active_player_says_whether_a_limit_or_a_prevention_comes_first() -> None:
    t = shielded("han_solo")
    t.expect_ask("han_solo", "first", "first iqa_11", "first crew_chewbacca")
    assert t.refused("done") == ("first", "OR-TIMING-10")
    assert t.play("first iqa_11").wounds_of("han_solo") == 1  # 2 at most, less 1
    assert shielded("han_solo").play("first crew_chewbacca").wounds_of("han_solo") == 2  # 3 less 1, at most 2
    # Boba attacks and loses: it is his turn, and he decides.
    t = shielded("boba_fett")
    t.expect_ask("boba_fett", "first", "first iqa_11", "first crew_chewbacca")
    assert t.play("first crew_chewbacca").wounds_of("han_solo") == 2
    assert shielded("boba_fett", version=2).wounds_of("han_solo") == 1  # nobody was asked


@rule("OR-TIMING-10")
def test_where_the_order_cannot_matter_nobody_is_asked() -> None:
    """No more damage than the limit: then only the prevention does something."""
    t = Table().at("boba_fett", "lothal").holds("han_solo", "iqa_11 crew_chewbacca")
    t.encounter("han_solo").next(EndTurn(0))
    fight(t.g, Combat(0, 1, GROUND, NONE, AGAINST_PLAYER, win=0, lose=0))
    t.begin(dice=["hit hit crit blank", "crit blank blank"])
    assert t.wounds_of("han_solo") == 1 and not t.can("first")


@rule("OR-TIMING-10")
@pytest.mark.parametrize(("active", "choice"), [("han_solo", "first iqa_11"), ("boba_fett", "first crew_chewbacca")])
def test_bots_take_the_order_that_is_good_for_them(active: str, choice: str) -> None:
    t = shielded(active)
    assert t.position.ask is not None
    assert " ".join(quick(t.g, t.position.ask)) == choice


def test_what_is_put_right_has_an_order_of_its_own() -> None:
    """Slots, limits, then goals, whichever module is imported first."""
    first = "import starboard.games.outer_rim.ai.goals, starboard.games.outer_rim.game\n"
    tell = "from starboard.games.outer_rim.settle import CHECKS\nprint([CHECKS[n].__name__ for n in sorted(CHECKS)])"
    answers = {
        subprocess.run([sys.executable, "-c", code + tell], capture_output=True, text=True, check=True).stdout
        for code in (first, "import starboard.games.outer_rim.game\n")
    }
    assert answers == {"['check_slots', 'check_limits', 'check_goals']\n"}
