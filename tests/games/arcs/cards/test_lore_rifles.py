"""Galactic Rifles: hits on the system next door, which are not a battle."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import card, rule

FIRE = "fire-rifles c1_gate c1_arrow 1"


def aimed(red: int = 3, blue: int = 2, cards: str = "lore02") -> Table:
    """Red in a gate, blue on the weapon planet next to it."""
    t = Table().ships("red", "c1_gate", red).ships("blue", "c1_arrow", blue).cards("red", cards)
    return t.lead("red", "aggression_4")


@rule("ARC-EX-17", "ARC-NEWACT-01", "ARC-NEWACT-02")
@card("lore02", 1)
def test_rifles_are_fired_instead_of_a_battle() -> None:
    t = aimed().play(FIRE)
    t.expect_ask("red", "dice", "dice skirmish 3", "dice skirmish 2", "dice skirmish 1")
    t.play("dice skirmish 3", dice="skirmish:1 skirmish:2 skirmish:6").play("hit fresh ship")
    assert t.fleet("blue", "c1_arrow") == (0, 2)
    assert t.g.pips == 1


@rule("ARC-NEWACT-02")
@card("lore02", 1)
def test_rifles_are_not_fired_without_a_pip_for_battle() -> None:
    t = Table().ships("red", "c1_gate", 3).ships("blue", "c1_arrow", 2).cards("red", "lore02")
    assert not t.lead("red", "mobilization_4").can("fire-rifles")


@rule("ARC-EX-17", "ARC-NEWACT-04", "ARC-AMB-25")
@card("lore02", 1)
def test_a_weapon_lets_the_pips_of_any_card_fire_rifles() -> None:
    t = Table().ships("red", "c1_gate", 3).ships("blue", "c1_arrow", 2).cards("red", "lore02")
    t.slots("red", "weapon").lead("red", "mobilization_4").play("spend 1 weapon")
    t.expect_ask("red", "prelude")
    t.play(FIRE, "dice skirmish 1", dice="skirmish:1")
    assert t.fleet("blue", "c1_arrow") == (1, 1)
    assert t.g.pips == 2


@rule("ARC-NEWACT-03")
@card("lore02", 1)
def test_a_psionic_fires_rifles_if_aggression_was_led() -> None:
    t = aimed().slots("red", "psionic").play("spend 1 psionic", FIRE, "dice skirmish 1", dice="skirmish:1")
    assert t.fleet("blue", "c1_arrow") == (1, 1)
    assert t.g.pips == 2


@card("lore02", 1)
def test_rifles_need_a_fresh_ship_and_a_rival_next_door() -> None:
    t = Table().ships("red", "c1_gate", damaged=2).ships("blue", "c1_arrow", 1).cards("red", "lore02")
    t.ships("red", "c4_hex", 1).ships("white", "c4_gate", 1).city("white", "c4_crescent").ships("blue", "c4_arrow", 1)
    t.lead("red", "aggression_4")
    assert t.can("fire-rifles") == ["fire-rifles c4_hex c4_gate 2", "fire-rifles c4_hex c4_crescent 2"]


@card("lore02", 1)
def test_rifles_are_not_fired_within_a_system() -> None:
    t = Table().ships("red", "c1_gate", 2).ships("blue", "c1_gate", 1).cards("red", "lore02")
    assert not t.lead("red", "aggression_4").can("fire-rifles")


@card("lore02", 1)
def test_only_fresh_ships_give_dice() -> None:
    t = aimed(red=2).ships("red", "c1_gate", damaged=3).play(FIRE)
    t.expect_ask("red", "dice", "dice skirmish 2", "dice skirmish 1")
    assert t.refused("dice skirmish 3") == ("rifles", "ARC-MOD-02")


@card("lore02", 1)
def test_at_most_six_dice() -> None:
    assert aimed(red=9).play(FIRE).choices[0] == "dice skirmish 6"


@card("lore02", 1)
def test_hits_strike_ships_first_and_then_buildings() -> None:
    t = aimed(blue=0).ships("blue", "c1_arrow", damaged=1).starport("blue", "c1_arrow")
    t.play(FIRE, "dice skirmish 3", dice="skirmish:1 skirmish:2 skirmish:3")
    assert t.trophies("red") == {"blue ship": 1, "blue starport": 1}


@card("lore02", 1)
def test_only_the_rival_aimed_at_is_hit() -> None:
    t = aimed().ships("white", "c1_arrow", 2).play(FIRE, "dice skirmish 3", dice="skirmish:1 skirmish:2 skirmish:3")
    t.play("hit fresh ship")
    assert t.fleet("blue", "c1_arrow") == (0, 1)
    assert t.fleet("white", "c1_arrow") == (2, 0)


@rule("ARC-DESTROY-02", "ARC-AMB-29")
@card("lore02", 1)
def test_a_city_that_rifles_destroy_brings_outrage_and_ransacking() -> None:
    t = aimed(blue=0).city("blue", "c1_arrow", damaged=True).court("bc02 blue:1 white:1").slots("red", "weapon relic")
    t.play(FIRE, "dice skirmish 1", dice="skirmish:1")
    assert t.outraged("red") == ["weapon"]
    assert t.held("red") == "- relic"
    assert t.area("red") == ["bc02", "lore02"]
    assert t.trophies("red") == {"blue city": 1, "blue agent": 1, "white agent": 1}


@card("lore02", 1)
def test_rifles_are_no_battle_so_the_elder_is_ransacked_and_does_not_influence() -> None:
    t = aimed(blue=0).city("blue", "c1_arrow", damaged=True).court("bc02 blue:1").cards("blue", "leader01")
    t.play(FIRE, "dice skirmish 1", dice="skirmish:1")
    assert "bc02" in t.area("red")
    t.expect_ask("red", "act")


@rule("ARC-MOD-02")
@card("lore02", 1)
@pytest.mark.parametrize("cards", ["bc08", "leader05", "bc13", "lore14", "lore07"])
def test_what_bends_a_battle_does_not_bend_rifles(cards: str) -> None:
    """No dice more for Gatekeepers and Rebel, no reroll by Skirmishers and Seeker Torpedoes, no Repair Drones."""
    t = aimed(red=1, cards=f"lore02 {cards}").ships("red", "c1_gate", damaged=1).slots("red", "weapon")
    t.play(FIRE, dice="skirmish:6")
    assert t.fleet("red", "c1_gate") == (1, 1)
    t.expect_ask("red", "act")


@rule("ARC-MOD-02")
@card("lore02", 1)
@pytest.mark.parametrize("cards", ["lore04", "lore12", "lore15"])
def test_what_defends_in_battle_does_not_defend_from_rifles(cards: str) -> None:
    """No Mirror Plating, no Railgun Arrays, no Predictive Sensors."""
    t = aimed(red=1).cards("blue", cards).ships("blue", "c1_crescent", 1).play(FIRE, dice="skirmish:6")
    assert t.fleet("red", "c1_gate") == (1, 0)
    assert t.fleet("blue", "c1_arrow") == (2, 0)
    t.expect_ask("red", "act")


@card("lore02", 1)
@card("lore19", 1)
def test_empaths_vision_rerolls_the_dice_of_rifles() -> None:
    t = aimed(cards="lore02 lore19 bc13").slots("red", "weapon").markers("empath")
    t.play(FIRE, "dice skirmish 2", dice="skirmish:5 skirmish:6")
    t.expect_ask("red", "reroll", "keep", "reroll skirmish 5", "reroll skirmish 6")
    t.play("reroll skirmish 5", "reroll skirmish 6", dice="skirmish:1 skirmish:4")
    assert t.fleet("blue", "c1_arrow") == (1, 1)
    assert t.g.battle is None


@card("lore02", 1)
def test_the_dice_of_rifles_are_seen_but_as_no_battle() -> None:
    t = aimed(cards="lore02 lore19").markers("empath").play(FIRE, "dice skirmish 1", dice="skirmish:6")
    battle = t.position.view(1)["table"]["battle"]
    assert (battle["system"], battle["origin"], battle["dice"]) == ("c1_arrow", "c1_gate", [["skirmish", 6]])
