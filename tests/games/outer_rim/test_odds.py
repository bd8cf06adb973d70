"""The odds that people are shown before they decide: exact, and as the rules roll."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim import odds
from starboard.games.outer_rim.course import way
from starboard.games.outer_rim.ids import BLANK, CRIT, DAMAGE, DIE, FOCUS, HIT
from starboard.games.outer_rim.travel import reachable
from starboard.kernel.message import Message
from starboard.texts import words


def ahead(t: Table, choice: str) -> dict[str, Any]:
    t.begin()
    before = t.position.dump()
    found = t.position.outlook(t.position.legal(choice))
    assert t.position.dump() == before
    return found


# Tests.


@rule("OR-EX-32")
def test_an_unskilled_test_is_passed_15_times_of_64() -> None:
    assert odds.of_test(copies=0, dice=2) == 15 / 64


@rule("OR-EX-33")
def test_a_skilled_test_is_passed_48_times_of_64() -> None:
    assert odds.of_test(copies=1, dice=2) == 48 / 64


@rule("OR-EX-34")
@pytest.mark.parametrize("copies", [2, 3])
def test_a_highly_skilled_test_is_passed_60_times_of_64(copies: int) -> None:
    assert odds.of_test(copies, dice=2) == 60 / 64


def test_a_third_die_raises_the_odds_of_a_skilled_test_to_seven_eighths() -> None:
    assert odds.of_test(copies=1, dice=3) == 7 / 8


# Damage and combat.


@rule("OR-EX-35")
def test_a_die_deals_five_eighths_of_damage_on_average() -> None:
    assert odds.mean(odds.of_damage(1)) == 0.625
    assert odds.mean(odds.of_damage(6)) == 6 * 0.625


def test_the_odds_of_damage_are_those_of_all_rolls() -> None:
    for dice in range(5):
        rolls = [sum(DAMAGE[face] for face in roll) for roll in product(DIE, repeat=dice)]
        assert odds.of_damage(dice) == tuple(rolls.count(damage) / len(rolls) for damage in range(2 * dice + 1))


@pytest.mark.parametrize(("own", "rival"), [(0, 0), (1, 1), (2, 1), (1, 3), (3, 2)])
def test_the_chance_to_win_is_that_of_all_rolls_with_ties_won(own: int, rival: int) -> None:
    rolls = list(product(DIE, repeat=own + rival))
    damage = [[DAMAGE[face] for face in roll] for roll in rolls]
    won = sum(sum(roll[:own]) >= sum(roll[own:]) for roll in damage)
    assert odds.of_winning(odds.of_damage(own), odds.of_damage(rival)) == won / len(rolls)


# Deliveries, and rolls of cards.


@rule("OR-EX-36")
def test_illegal_cargo_is_delivered_three_times_of_eight() -> None:
    t = Table().at("han_solo", "kessel").holds("han_solo", "stolen_supplies").act("han_solo").play("deliver")
    assert ahead(t, "hand-over stolen_supplies") == {"delivery": 3 / 8}
    assert odds.of_faces((CRIT, FOCUS, BLANK)) == 5 / 8


def test_legal_cargo_needs_no_luck() -> None:
    t = Table().at("han_solo", "mon_calamari").holds("han_solo", "salvage").act("han_solo").play("deliver")
    assert ahead(t, "hand-over salvage") == {}


def test_of_several_rows_the_first_that_is_rolled_counts() -> None:
    rows = ((CRIT,), (HIT,), (FOCUS, BLANK))
    rolls = list(product(DIE, repeat=2))
    first = [next(at for at, row in enumerate(rows) if set(row) & set(roll)) for roll in rolls]
    assert odds.of_rows(rows, 2) == [first.count(at) / len(rolls) for at in range(3)]


# What lies ahead of a choice.


def test_a_patrol_shows_the_dice_the_chance_to_win_and_what_it_does() -> None:
    """Boba's G9 Rigger rolls 2 dice against 3; its hull of 3 has a dent."""
    t = Table("boba_fett han_solo").patrol("rebel", "lothal").damage("boba_fett", dents=1).encounter("boba_fett")
    found = ahead(t, "patrol rebel")["combat"]
    own, rival = odds.of_damage(2), odds.of_damage(3)
    assert (found["kind"], found["dice"]) == ("ship", [2, 3])
    assert found["win"] == odds.of_winning(own, rival)
    assert found["defeated"] == [1 - rival[0] - rival[1], 0.0]  # two damage are enough
    assert found["damage"] == [rival[1] + 2 * (1 - rival[0] - rival[1]), odds.mean(own)]


@rule("OR-DEFEAT-02", "OR-DEFEAT-03")
def test_a_combat_shows_what_a_defeat_would_cost() -> None:
    """3,000 credits, or all of fewer, and all secrets; a patrol loses nothing."""
    t = Table("boba_fett han_solo").patrol("rebel", "lothal").credits("boba_fett", 9000).encounter("boba_fett")
    assert ahead(t, "patrol rebel")["combat"]["cost"] == [{"credits": 3000, "secrets": 0}, None]
    t.credits("boba_fett", 1000).secret("boba_fett", "enc_navpoint_05")
    assert ahead(t, "patrol rebel")["combat"]["cost"] == [{"credits": 1000, "secrets": 1}, None]


def test_who_is_asked_to_defend_crew_sees_their_own_side_of_it() -> None:
    """Ties are the hunter's; who does not defend is not in the fight."""
    t = Table("han_solo boba_fett").at("boba_fett", "lothal").holds("boba_fett", "crew_greedo")
    t.holds("han_solo", "bounty_greedo").encounter("han_solo")
    hunt = ahead(t, "hunt-crew bounty_greedo 1")
    assert (hunt["combat"]["side"], hunt["defended"]["side"]) == (0, 0)
    t.play("hunt-crew bounty_greedo 1").expect_ask("boba_fett", "defend", "defend", "yield")
    defended = ahead(t, "defend")["combat"]
    assert defended["side"] == 1 and defended["cost"][1] == {"credits": 3000, "secrets": 0}
    assert defended | {"side": 0} == hunt["defended"]
    assert ahead(t, "yield")["combat"] == hunt["combat"] | {"side": None}


def test_a_patrol_of_the_fourth_level_cannot_be_beaten() -> None:
    t = Table("boba_fett han_solo").patrol("hutt", "lothal", level=4).damage("boba_fett", dents=1)
    found = ahead(t.encounter("boba_fett"), "patrol hutt")["combat"]
    assert (found["win"], found["dice"], found["damage"], found["defeated"]) == (0, [None, None], [2, 0], [1, 0])


def test_bonuses_and_dice_that_are_taken_away_count() -> None:
    """Dengar is for wanted contacts: Boba's second ability too. Plastoid armor takes a die with Strength only."""
    t = Table("boba_fett han_solo").holds("boba_fett", "bounty_lobot crew_dengar").flipped("boba_fett")
    t.contact("lothal/1", "lobot", faceup=True).encounter("boba_fett")
    plain = Table("boba_fett han_solo").holds("boba_fett", "bounty_lobot").contact("lothal/1", "lobot", faceup=True)
    own, rival = ahead(plain.encounter("boba_fett"), "contact lothal/1")["combat"]["dice"]
    assert ahead(t, "contact lothal/1")["combat"]["dice"] == [own + 2, rival]
    t.holds("boba_fett", "plastoid_armor")
    assert ahead(t, "contact lothal/1")["combat"]["dice"] == [own + 2, rival]


def test_strength_lets_plastoid_armor_take_a_die() -> None:
    t = Table("bossk han_solo").holds("bossk", "bounty_lobot").contact("lothal/1", "lobot", faceup=True)
    own, rival = ahead(t.encounter("bossk"), "contact lothal/1")["combat"]["dice"]
    t.holds("bossk", "plastoid_armor")
    assert ahead(t, "contact lothal/1")["combat"]["dice"] == [own, rival - 1]


def test_damage_that_will_be_prevented_is_not_counted() -> None:
    """Chewbacca prevents one damage in each combat on the ground."""
    t = Table("boba_fett han_solo").holds("boba_fett", "bounty_lobot").contact("lothal/1", "lobot", faceup=True)
    before = ahead(t.encounter("boba_fett"), "contact lothal/1")["combat"]
    t.holds("boba_fett", "crew_chewbacca")
    after = ahead(t, "contact lothal/1")["combat"]
    nothing = odds.of_damage(before["dice"][1])[0]
    assert before["damage"][0] - after["damage"][0] == pytest.approx(1 - nothing - beyond_health(before))


def beyond_health(combat: dict[str, Any]) -> float:
    """Chances that so much damage comes that one less makes no difference: more than Boba's six health."""
    return sum(odds.of_damage(combat["dice"][1])[7:])


def test_both_sides_of_a_fight_with_a_player_are_shown() -> None:
    t = Table("boba_fett han_solo").at("han_solo", "lothal").holds("han_solo", "chromium_hull").encounter("boba_fett")
    found = ahead(t, "attack chromium_hull 1")["combat"]
    assert found["dice"] == [2, 2]
    assert found["damage"][0] == found["damage"][1] > 0
    assert found["win"] == odds.of_winning(odds.of_damage(2), odds.of_damage(2))


def test_a_contact_that_is_facedown_shows_nothing() -> None:
    t = Table("boba_fett han_solo").holds("boba_fett", "bounty_lobot").contact("lothal/1", "lobot")
    t.set(peeked=[1 << t.g.content.person["lobot"], 0])
    assert ahead(t.encounter("boba_fett"), "contact lothal/1") == {}


def test_a_job_shows_the_odds_of_each_of_its_tests() -> None:
    t = Table("jyn_erso han_solo").at("jyn_erso", "cantonica").holds("jyn_erso", "the_casino_heist")
    tests = ahead(t.encounter("jyn_erso"), "job the_casino_heist")["tests"]
    assert {test["skill"]: test["pass"] for test in tests}["stealth"] == 48 / 64
    assert {test["skill"]: test["pass"] for test in tests}["tech"] == 15 / 64


def test_help_before_a_test_shows_what_it_would_change() -> None:
    """Jyn may roll two dice more for Strength, which she has not: 15/64, then 1 - (7/8)^4."""
    t = Table("jyn_erso han_solo").at("jyn_erso", "kessel").draw("enc_kessel_maelstrom_08").encounter("jyn_erso")
    t.play("space")
    t.expect_ask("jyn_erso", "test", "die jyn_erso", "roll")
    assert ahead(t, "roll")["test"]["pass"] == 15 / 64
    assert ahead(t, "die jyn_erso")["test"] == {
        "player": 0,
        "skill": "strength",
        "copies": 0,
        "dice": 4,
        "pass": 1 - (7 / 8) ** 4,
    }


def test_a_choice_shows_the_test_or_the_roll_that_it_begins_with() -> None:
    t = Table("jyn_erso han_solo").at("jyn_erso", "cantonica").draw("enc_cantonica_ord_mantell_03")
    t.encounter("jyn_erso").play("space")
    assert ahead(t, "option cheat")["test"]["pass"] == 48 / 64  # Stealth
    rows = ahead(t, "option play_fair")["rows"]
    assert [(row["faces"], row["chance"]) for row in rows] == [(["hit", "crit"], 0.5), (["focus", "blank"], 0.5)]


def said(t: Table, choice: str) -> str:
    return words("en").say(msgspec.convert(ahead(t, choice)["says"], Message))


def test_an_option_of_a_card_says_what_it_costs_and_does() -> None:
    t = Table("jyn_erso han_solo").at("jyn_erso", "cantonica").draw("enc_cantonica_ord_mantell_03")
    t.encounter("jyn_erso").play("space")
    assert said(t, "option play_fair").startswith("Roll a die. On hit or critical hit: ")
    assert said(t, "option cheat").startswith("Skill test: Stealth. Pass: ")
    t = Table().contact("lothal/1", "garindan").encounter("han_solo").play("contact lothal/1")
    assert said(t, "option hire").startswith("Pay ")
    assert "says" not in ahead(t, "none")


def test_a_deed_that_one_may_do_says_what_comes_of_it() -> None:
    t = Table().contact("lothal/1", "lobot").encounter("han_solo").play("contact lothal/1")
    t.expect_ask("han_solo", "may")
    assert said(t, "yes").startswith(("Pay ", "Skill test", "You "))
    assert "says" not in ahead(t, "no")


def test_a_reroll_shows_the_odds_that_it_leaves() -> None:
    """Lando has no Strength: of hit and blank he may reroll one die or, with a hit, cannot pass without a critical."""
    t = Table("lando_calrissian han_solo").at("lando_calrissian", "kessel").draw("enc_kessel_maelstrom_08")
    t.encounter("lando_calrissian").play("space", dice=["hit blank"])
    t.expect_ask("lando_calrissian", "after-roll")
    assert ahead(t, "done")["test"]["pass"] == 0
    rerolls = {choice: ahead(t, choice)["test"]["pass"] for choice in t.can("reroll")}
    assert rerolls["reroll lando_calrissian blank"] == 1 / 8


def test_a_window_of_combat_shows_the_chance_to_win_with_the_dice_as_they_lie() -> None:
    """IG-88 may reroll before the enemy rolls."""
    t = Table("ig_88 han_solo").holds("ig_88", "bounty_lobot").contact("lothal/1", "lobot", faceup=True)
    t.encounter("ig_88").play("contact lothal/1")
    rival = odds.of_damage(ahead(t, "fight bounty_lobot")["combat"]["dice"][1])
    t.play("fight bounty_lobot", dice=["hit blank blank"])
    t.expect_ask("ig_88", "reroll")
    assert ahead(t, "done") == {"win": sum(rival[:2])}
    reroll = next(choice for choice in t.can("reroll") if choice.endswith(" blank"))
    again = odds.more(odds.of_damage(1), 1)
    assert ahead(t, reroll) == {"win": odds.of_winning(again, rival)}


# Moves.


def test_a_move_shows_its_way_and_the_patrol_that_ends_it_and_must_be_fought() -> None:
    t = Table("boba_fett han_solo").patrol("imperial", "kessel").reputation("boba_fett", imperial=-1)
    found = ahead(t, "move kessel")
    assert found["way"] == ["lothal", "nav_lothal_mon_calamari_ru", "nav_kessel_lu", "kessel"]
    assert (found["stop"], found["maelstrom"]) == (["imperial"], False)
    assert found["patrols"]["imperial"]["dice"] == [2, 4]


def test_a_neutral_patrol_ends_a_move_but_need_not_be_fought() -> None:
    found = ahead(Table("boba_fett han_solo").patrol("imperial", "kessel"), "move kessel")
    assert (found["stop"], found["patrols"]) == (["imperial"], {})


def test_the_maelstrom_ends_a_move() -> None:
    found = ahead(Table("boba_fett han_solo").at("boba_fett", "kessel"), "move maelstrom")
    assert (found["way"], found["maelstrom"], found["stop"]) == (["kessel", "maelstrom"], True, [])


def test_a_way_around_a_patrol_is_taken_where_there_is_one() -> None:
    t = Table("boba_fett han_solo").patrol("imperial", "nav_lothal_mon_calamari_ru")
    found = ahead(t, "move nav_lothal_mon_calamari_rl")["way"]
    assert len(found) == 5
    assert "nav_lothal_mon_calamari_ru" not in found


def test_there_is_a_way_to_all_spaces_in_reach_and_to_no_others() -> None:
    t = Table("boba_fett han_solo").patrol("imperial", "nav_kessel_lu").patrol("hutt", "mon_calamari").begin()
    g = t.g
    for ignored in (0, 1, 99):
        for distance in range(8):
            spaces = range(len(g.content.spaces))
            found = [space for space in spaces if way(g, 0, space, distance, ignored) is not None]
            assert tuple(found) == reachable(g, 0, distance, ignored)
            assert all(len(way(g, 0, space, distance, ignored) or ()) <= distance + 1 for space in spaces)
