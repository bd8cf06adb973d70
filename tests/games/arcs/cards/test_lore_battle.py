"""Lore cards in battle: Mirror Plating, Signal Breaker, Hidden Harbors, Raider Exosuits, Repair Drones, Railgun Arrays,
Predictive Sensors, Seeker Torpedoes, Empath's Vision."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import card, rule

BATTLE = "battle c1_arrow 1"


def duel(red: int = 3, blue: int = 2, attacker: str = "", defender: str = "") -> Table:
    """Red attacks blue on the weapon planet c1_arrow; the ships are fresh, and both have these cards. Blue has a city
    elsewhere, so that it is not raided for want of buildings."""
    t = Table().ships("red", "c1_arrow", red).ships("blue", "c1_arrow", blue).city("blue", "c4_hex")
    return t.cards("red", attacker).cards("blue", defender).lead("red", "aggression_4")


def intercepted(t: Table) -> list[int]:
    return [event["count"] for event in t.told("intercepted")]


# Mirror Plating.


@card("lore04", 1)
def test_mirror_plating_adds_an_interception_to_assault_dice() -> None:
    t = duel(defender="lore04").play(BATTLE, "dice assault 1", dice="assault:6")
    assert intercepted(t) == [2]


@card("lore04", 1)
def test_mirror_plating_does_nothing_without_assault_dice() -> None:
    t = duel(defender="lore04").play(BATTLE, "dice skirmish 3", dice="skirmish:4 skirmish:5 skirmish:6")
    assert intercepted(t) == []


@card("lore04", 1)
def test_mirror_plating_protects_the_defender_only() -> None:
    t = duel(attacker="lore04").play(BATTLE, "dice assault 1", dice="assault:6")
    assert intercepted(t) == []


@card("lore04", 1)
def test_an_interception_rolled_and_one_added_intercept_once() -> None:
    t = duel(defender="lore04").play(BATTLE, "dice assault 1", dice="assault:3")
    assert intercepted(t) == [2]


@card("lore04", 1)
def test_the_interception_of_mirror_plating_is_irregular_for_the_agitator() -> None:
    t = duel(blue=1, defender="lore04 leader15").slots("blue", "weapon weapon")
    t.play(BATTLE, "dice assault 1", dice="assault:6")
    assert intercepted(t) == [2]


# Signal Breaker.


@card("lore06", 1)
def test_signal_breaker_ignores_one_interception_of_a_fresh_fleet() -> None:
    t = duel(attacker="lore06").play(BATTLE, "dice assault 1", dice="assault:3")
    assert intercepted(t) == []


@card("lore06", 1)
def test_signal_breaker_needs_the_whole_fleet_fresh_even_ships_without_a_die() -> None:
    t = duel(attacker="lore06").ships("red", "c1_arrow", damaged=1).play(BATTLE, "dice assault 1", dice="assault:3")
    assert intercepted(t) == [2]


@card("lore06", 1)
def test_signal_breaker_ignores_only_one_of_two_interceptions() -> None:
    t = duel(attacker="lore06").play(BATTLE, "dice assault 2", dice="assault:3 assault:3")
    assert intercepted(t) == [2]


@card("lore06", 1)
def test_signal_breaker_is_for_the_attacker() -> None:
    t = duel(defender="lore06").play(BATTLE, "dice assault 1", dice="assault:3")
    assert intercepted(t) == [2]


@card("lore06", 1)
@card("lore04", 1)
@pytest.mark.parametrize("face", ["assault:3", "assault:6"])
def test_signal_breaker_cannot_ignore_the_interception_of_mirror_plating(face: str) -> None:
    t = duel(attacker="lore06", defender="lore04").play(BATTLE, "dice assault 1", dice=face)
    assert intercepted(t) == [2]


@card("lore06", 1)
@card("lore12", 1)
def test_signal_breaker_looks_at_the_fleet_before_railgun_arrays_hit_it() -> None:
    t = duel(attacker="lore06", defender="lore12").play(BATTLE, "dice assault 1", dice="assault:3")
    assert t.fleet("red", "c1_arrow") == (2, 1)
    assert intercepted(t) == []


# Hidden Harbors and Raider Exosuits: raid dice.


@card("lore05", 2)
def test_no_raid_dice_against_a_fresh_starport_in_hidden_harbors() -> None:
    t = duel(defender="lore05").starport("blue", "c1_arrow").city("blue", "c1_arrow").play(BATTLE)
    assert not [dice for dice in t.choices if "raid" in dice]
    assert t.refused("dice raid 1") == ("raid-dice", "ARC-BATTLE-08")


@card("lore05", 2)
def test_raid_dice_against_a_damaged_starport_in_hidden_harbors() -> None:
    t = duel(defender="lore05").starport("blue", "c1_arrow", damaged=True).play(BATTLE)
    assert "dice raid 3" in t.choices


@card("lore05", 2)
@pytest.mark.parametrize("building", ["city", "starport elsewhere", "rival starport"])
def test_hidden_harbors_need_their_own_starport_in_the_battle(building: str) -> None:
    t = duel(defender="lore05").city("blue", "c1_arrow/1")
    if building == "starport elsewhere":
        t.starport("blue", "c2_hex")
    elif building == "rival starport":
        t.starport("white", "c1_arrow/2")
    assert "dice raid 3" in t.play(BATTLE).choices


@card("lore17", 1)
def test_raider_exosuits_let_one_die_be_a_raid_die_where_no_building_is() -> None:
    t = duel(red=2, attacker="lore17").play(BATTLE)
    assert {dice for dice in t.choices if "raid" in dice} == {
        "dice raid 1",
        "dice skirmish 1 raid 1",
        "dice assault 1 raid 1",
    }


@card("lore17", 1)
def test_without_raider_exosuits_there_is_no_raid_die_where_no_building_is() -> None:
    assert not [dice for dice in duel(defender="lore17").play(BATTLE).choices if "raid" in dice]


@card("lore17", 1)
def test_raider_exosuits_do_not_limit_raid_dice_against_a_building() -> None:
    assert "dice raid 3" in duel(attacker="lore17").city("blue", "c1_arrow").play(BATTLE).choices


@card("lore17", 1)
def test_raider_exosuits_do_not_limit_raid_dice_against_a_rival_without_buildings() -> None:
    t = Table().ships("red", "c1_arrow", 3).ships("blue", "c1_arrow", 1).cards("red", "lore17")
    assert "dice raid 3" in t.lead("red", "aggression_4").play(BATTLE).choices


# Repair Drones.


@card("lore07", 1)
def test_repair_drones_mend_one_attacking_ship_after_the_battle() -> None:
    t = duel(attacker="lore07").ships("red", "c1_arrow", damaged=2).play(BATTLE, "dice none")
    assert t.fleet("red", "c1_arrow") == (4, 1)


@card("lore07", 1)
def test_repair_drones_do_nothing_for_a_fresh_fleet_or_elsewhere() -> None:
    t = duel(attacker="lore07").ships("red", "c2_hex", damaged=1).play(BATTLE, "dice none")
    assert t.fleet("red", "c1_arrow") == (3, 0)
    assert t.fleet("red", "c2_hex") == (0, 1)


@card("lore07", 1)
def test_repair_drones_do_nothing_for_the_defender() -> None:
    t = duel(defender="lore07").ships("blue", "c1_arrow", damaged=1).play(BATTLE, "dice none")
    assert t.fleet("blue", "c1_arrow") == (2, 1)


# Railgun Arrays.


@card("lore12", 1)
def test_railgun_arrays_hit_before_dice_are_taken() -> None:
    t = duel(red=0, defender="lore12").ships("red", "c1_arrow", damaged=1).play(BATTLE)
    assert t.fleet("red", "c1_arrow") == (0, 0)
    assert t.trophies("blue") == {"red ship": 1}
    assert not t.told("rolled")


@card("lore12", 1)
def test_a_ship_that_railgun_arrays_destroyed_gives_no_die() -> None:
    t = duel(red=1, defender="lore12").ships("red", "c1_arrow", damaged=1).play(BATTLE)
    t.expect_ask("red", "hit", "hit fresh ship", "hit damaged ship")
    t.play("hit damaged ship")
    assert "dice assault 1" in t.choices
    assert "dice assault 2" not in t.choices


@card("lore12", 1)
def test_railgun_arrays_need_a_fresh_defending_ship() -> None:
    t = duel(blue=0, defender="lore12").ships("blue", "c1_arrow", damaged=2).play(BATTLE)
    assert t.fleet("red", "c1_arrow") == (3, 0)


@card("lore12", 1)
def test_railgun_arrays_are_for_the_defender() -> None:
    assert duel(attacker="lore12").play(BATTLE).fleet("red", "c1_arrow") == (3, 0)


# Predictive Sensors.


@card("lore15", 1)
def test_predictive_sensors_bring_fresh_ships_in_before_dice_are_taken() -> None:
    t = duel(defender="lore15").ships("blue", "c1_gate", 2).ships("blue", "c1_crescent", 1, damaged=1).play(BATTLE)
    t.expect_ask("blue", "bring-in", "bring c1_gate 1", "bring c1_gate 2", "bring c1_crescent 1", "done")
    t.play("bring c1_gate 2", "bring c1_crescent 1")
    assert t.fleet("blue", "c1_arrow") == (5, 0)
    assert t.fleet("blue", "c1_crescent") == (0, 1)
    t.expect_ask("red", "dice")


@card("lore15", 1)
def test_ships_that_predictive_sensors_brought_in_intercept() -> None:
    t = duel(defender="lore15").ships("blue", "c1_gate", 2)
    t.play(BATTLE, "bring c1_gate 2", "dice assault 1", dice="assault:3")
    assert intercepted(t) == [4]


@card("lore15", 1)
def test_predictive_sensors_bring_in_only_what_the_defender_likes() -> None:
    t = duel(defender="lore15").ships("blue", "c1_gate", 2).play(BATTLE, "done")
    assert t.fleet("blue", "c1_gate") == (2, 0)
    t.expect_ask("red", "dice")


@card("lore15", 1)
def test_predictive_sensors_do_not_reach_further_than_next_door_even_with_a_starport() -> None:
    t = duel(defender="lore15").ships("blue", "c1_hex", 2).starport("blue", "c1_hex").ships("white", "c1_gate", 1)
    t.play(BATTLE).expect_ask("red", "dice")


@card("lore15", 1)
def test_predictive_sensors_are_for_the_defender() -> None:
    duel(attacker="lore15").ships("red", "c1_gate", 2).play(BATTLE).expect_ask("red", "dice")


@card("lore15", 1)
@card("leader05", 2)
def test_the_rebel_brings_in_two_ships_from_each_neighbour() -> None:
    t = duel(defender="lore15 leader05").ships("blue", "c1_gate", 4).ships("blue", "c1_crescent", 3).play(BATTLE)
    assert t.can("bring c1_gate") == ["bring c1_gate 1", "bring c1_gate 2"]
    t.play("bring c1_gate 2", "bring c1_crescent 2")
    assert t.fleet("blue", "c1_arrow") == (6, 0)
    t.expect_ask("red", "dice")


@card("lore15", 1)
@card("lore08", 2)
def test_ships_that_are_brought_into_a_gate_pay_at_gate_ports() -> None:
    t = Table().ships("red", "c1_gate", 3).ships("blue", "c1_gate", 1).ships("blue", "c1_hex", 1)
    t.starport("red", "c1_gate").cards("red", "lore08").cards("blue", "lore15").lead("red", "aggression_4")
    t.play("battle c1_gate 1", "bring c1_hex 1")
    assert t.captives("red") == {"blue": 1}


@card("lore15", 1)
@card("lore03", 1)
def test_ships_that_were_brought_in_may_sprint() -> None:
    t = duel(defender="lore15 lore03").ships("blue", "c1_gate", 2).play(BATTLE, "bring c1_gate 2")
    t.expect_ask("blue", "sprint")
    t.play("sprint c1_arrow c1_crescent", "ships 2 0")
    assert t.fleet("blue", "c1_crescent") == (2, 0)
    t.expect_ask("red", "dice")


# Both before the dice: the player on turn says which is first.


@rule("ARC-TIE-03")
@card("lore12", 1)
@card("lore15", 1)
def test_the_attacker_lets_railgun_arrays_shoot_before_ships_come_in() -> None:
    t = duel(blue=0, defender="lore12 lore15").city("blue", "c1_arrow").ships("blue", "c1_gate", 2).play(BATTLE)
    t.expect_ask("red", "which-first", "first lore12", "first lore15")
    t.play("first lore12", "bring c1_gate 2")
    assert t.fleet("red", "c1_arrow") == (3, 0)


@rule("ARC-TIE-03")
@card("lore12", 1)
@card("lore15", 1)
def test_ships_that_came_in_first_shoot_with_railgun_arrays() -> None:
    t = duel(blue=0, defender="lore12 lore15").city("blue", "c1_arrow").ships("blue", "c1_gate", 2).play(BATTLE)
    t.play("first lore15", "bring c1_gate 2")
    assert t.fleet("red", "c1_arrow") == (2, 1)


@card("lore12", 1)
@card("lore15", 1)
def test_no_order_is_asked_for_if_no_ship_can_come_in() -> None:
    t = duel(defender="lore12 lore15").ships("blue", "c1_gate", damaged=2).play(BATTLE)
    assert t.fleet("red", "c1_arrow") == (2, 1)
    t.expect_ask("red", "dice")


# Seeker Torpedoes.


@card("lore14", 1)
def test_seeker_torpedoes_reroll_assault_dice_but_no_more_than_fresh_ships() -> None:
    t = duel(red=1, attacker="lore14").ships("red", "c1_arrow", damaged=2)
    t.play(BATTLE, "dice assault 3", dice="assault:6 assault:6 assault:6")
    t.expect_ask("red", "reroll", "keep", "reroll assault 6")
    t.play("reroll assault 6", dice="assault:6 assault:6 assault:1")
    t.expect_ask("red", "hit")


@card("lore14", 1)
def test_seeker_torpedoes_do_not_reroll_other_dice() -> None:
    t = duel(attacker="lore14").play(BATTLE, "dice skirmish 1 assault 1", dice="skirmish:6 assault:6")
    t.expect_ask("red", "reroll", "keep", "reroll assault 6")


@card("lore14", 1)
def test_seeker_torpedoes_reroll_once() -> None:
    t = duel(attacker="lore14").play(BATTLE, "dice assault 1", dice="assault:6")
    t.play("reroll assault 6", dice="assault:6")
    t.expect_ask("red", "act")


@card("lore14", 1)
def test_no_seeker_torpedoes_for_a_damaged_fleet() -> None:
    t = duel(red=0, attacker="lore14").ships("red", "c1_arrow", damaged=2)
    t.play(BATTLE, "dice assault 1", dice="assault:6").expect_ask("red", "act")


# Empath's Vision.


@card("lore19", 1)
def test_empaths_vision_rerolls_any_dice_while_empath_is_declared() -> None:
    t = duel(attacker="lore19").markers("empath").city("blue", "c1_arrow")
    t.play(BATTLE, "dice skirmish 1 assault 1 raid 1", dice="skirmish:6 assault:6 raid:6")
    t.expect_ask("red", "reroll", "keep", "reroll skirmish 6", "reroll assault 6", "reroll raid 6")
    t.play("reroll skirmish 6", "reroll assault 6", "reroll raid 6", dice="skirmish:1 assault:1 raid:1")
    assert t.told("rolled")[-1]["faces"] == ["skirmish/1", "assault/1", "raid/1"]


@card("lore19", 1)
@pytest.mark.parametrize("declared", [None, "keeper"])
def test_empaths_vision_sees_nothing_while_empath_is_not_declared(declared: str | None) -> None:
    t = duel(attacker="lore19").markers(declared).play(BATTLE, "dice assault 1", dice="assault:6")
    t.expect_ask("red", "act")


@card("lore19", 1)
def test_empaths_vision_rerolls_once() -> None:
    t = duel(attacker="lore19").markers("empath").play(BATTLE, "dice assault 1", dice="assault:6")
    t.play("reroll assault 6", dice="assault:6").expect_ask("red", "act")


@rule("ARC-TIE-03")
@card("lore14", 1)
@card("lore19", 1)
def test_whoever_may_reroll_twice_chooses_the_order() -> None:
    t = duel(attacker="lore14 lore19").markers("empath").play(BATTLE, "dice assault 1", dice="assault:6")
    t.expect_ask("red", "reroll-by", "keep", "reroll by lore14", "reroll by lore19")
    t.play("reroll by lore19", "reroll assault 6", dice="assault:6")
    t.play("reroll assault 6", dice="assault:6").expect_ask("red", "act")


@card("lore14", 1)
@card("lore19", 1)
def test_whoever_may_reroll_twice_may_keep_the_dice() -> None:
    t = duel(attacker="lore14 lore19").markers("empath").play(BATTLE, "dice assault 1", dice="assault:6")
    t.play("keep").expect_ask("red", "act")
