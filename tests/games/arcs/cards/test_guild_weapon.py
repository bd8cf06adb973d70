"""Weapon guild cards: Prison Wardens (Pressgang, Execute), Skirmishers (reroll), Court Enforcers (Abduct)."""

from __future__ import annotations

from games.arcs.table import Table
from marks import card, rule

# Pressgang.


def wardens(lead: str = "construction_4") -> Table:
    """Red holds two agents of blue and one of white captive."""
    t = Table().cards("red", "bc12").captive("red", "blue", 2).captive("red", "white").ships("red", "c1_hex", 1)
    return t.cities_off("red", 2).lead("red", lead)


@card("bc12", 1)
@rule("ARC-NEWACT-02", "ARC-LIMIT-03")
def test_pressgang_returns_captives_for_resources_of_choice() -> None:
    t = wardens().play("pressgang", "captive 1 relic", "captive 2 fuel", "done").arrange()
    assert t.holding("red") == "fuel relic"
    assert t.captives("red") == {"blue": 1}
    assert t.g.agents == [10, 9, 10]
    assert t.g.pips == 2


@card("bc12", 1)
def test_pressgang_returns_any_number_but_one_at_least() -> None:
    t = wardens().play("pressgang")
    assert "done" not in t.choices
    assert "done" in t.play("captive 1 relic").choices


@card("bc12", 1)
def test_pressgang_ends_by_itself_with_the_last_captive() -> None:
    t = wardens().play("pressgang", "captive 1 relic", "captive 1 relic", "captive 2 relic").arrange()
    assert t.holding("red") == "relic relic relic"
    assert t.captives("red") == {}
    t.expect_ask("red", "act")


@card("bc12", 1)
@rule("ARC-RES-03", "ARC-RES-04")
def test_pressed_resources_come_together_and_surplus_is_discarded() -> None:
    """With two slots, any two of the one held and the three gained are kept."""
    t = Table().cards("red", "bc12").captive("red", "blue", 3).slots("red", "weapon").lead("red", "construction_4")
    t.play("pressgang", "captive 1 relic", "captive 1 fuel", "captive 1 relic")
    t.expect_ask("red", "arrange")
    assert {"arrange rr-----", "arrange wf-----", "arrange rf-----"} <= set(t.choices)
    t.play("arrange rr-----")
    assert [told["type"] for told in t.told("surplus")] == ["weapon", "fuel"]


@card("bc12", 1)
@rule("ARC-GLOSS-04")
def test_no_more_of_a_type_is_pressed_than_the_supply_has() -> None:
    t = wardens().supply(relic=1, fuel=0).play("pressgang")
    assert t.refused("captive 1 fuel") == ("pressgang", "ARC-GLOSS-04")
    t.play("captive 1 relic")
    assert t.can("captive 1") == ["captive 1 material", "captive 1 weapon", "captive 1 psionic"]


@card("bc12", 1)
@rule("ARC-OUTRAGE-05")
def test_a_returned_captive_takes_the_place_of_a_placeholder() -> None:
    t = wardens().set(outrage=[0, 1, 0], placeholders=[0, 1, 0]).left("blue", agents=0)
    t.play("pressgang", "captive 1 relic")
    assert (t.g.placeholders[1], t.g.agents[1]) == (0, 0)


@card("bc12", 1)
@rule("ARC-NEWACT-02")
def test_without_captives_there_is_nobody_to_press() -> None:
    t = Table().cards("red", "bc12").lead("red", "construction_4")
    assert t.refused("pressgang") == ("deed-now", "ARC-NEWACT-02")


# Execute.


@card("bc12", 2)
@rule("ARC-NEWACT-02", "ARC-TROPHY-02")
def test_execute_makes_captives_trophies() -> None:
    t = wardens("mobilization_3").play("execute", "captives 1 2", "done")
    assert t.captives("red") == {"white": 1}
    assert t.trophies("red") == {"blue agent": 2}
    assert t.g.agents == [10, 8, 9]


@card("bc12", 2)
def test_execute_takes_any_number_of_each_rival() -> None:
    t = wardens("mobilization_3").play("execute")
    t.expect_ask("red", "execute", "captives 1 1", "captives 1 2", "captives 2 1")
    assert t.refused("captives 2 2") == ("execute", "ARC-CAPTIVE-01")
    t.play("captives 1 1", "captives 2 1")
    assert (t.captives("red"), t.trophies("red")) == ({"blue": 1}, {"blue agent": 1, "white agent": 1})
    t.expect_ask("red", "act")


@card("bc12", 2)
@rule("ARC-NEWACT-02")
def test_execute_replaces_influence_and_pressgang_builds() -> None:
    t = wardens("construction_4")
    assert t.can("pressgang") and not t.can("execute")
    t = wardens("administration_2")
    assert t.can("execute") and not t.can("pressgang")
    assert wardens("aggression_4").refused("execute") == ("deed-unpaid", "ARC-NEWACT-02")


# Abduct.


def enforcers(weapons: str = "weapon", cards: str = "bc14") -> Table:
    """On court cards: bc02 has one rival agent, bc08 two of two rivals, bc16 three of one."""
    t = Table().cards("red", cards).slots("red", weapons)
    t.court("bc02 blue:1 red:1", "bc08 blue:1 white:1", "bc01", "bc16 white:3 red:1")
    return t.lead("red", "aggression_4")


@card("bc14", 1)
@rule("ARC-CAPTIVE-01", "ARC-GLOSS-12")
def test_abduct_captures_all_rival_agents_of_a_court_card() -> None:
    t = enforcers("weapon weapon").play("abduct bc08")
    assert t.captives("red") == {"blue": 1, "white": 1}
    assert t.on_card("bc08") == {}
    assert (t.row()[1], t.area("red"), t.g.pips) == ("bc08", ["bc14"], 1)


@card("bc14", 1)
def test_own_agents_stay_on_the_card() -> None:
    t = enforcers().play("abduct bc02")
    assert (t.on_card("bc02"), t.captives("red")) == ({"red": 1}, {"blue": 1})


@card("bc14", 1)
@rule("ARC-NEWACT-02")
def test_there_must_be_fewer_rival_agents_than_weapon_icons() -> None:
    assert enforcers("").can("abduct") == []  # one icon, on the card itself
    assert enforcers("weapon").can("abduct") == ["abduct bc02"]
    assert enforcers("weapon weapon").can("abduct") == ["abduct bc02", "abduct bc08"]
    assert enforcers("weapon").refused("abduct bc08") == ("deed-now", "ARC-NEWACT-02")


@card("bc14", 1)
def test_weapon_icons_on_guild_cards_count() -> None:
    assert enforcers("weapon", "bc14 bc12 bc13").can("abduct") == ["abduct bc02", "abduct bc08", "abduct bc16"]


@card("bc14", 1)
@rule("ARC-NEWACT-04", "ARC-EX-17")
def test_a_weapon_spent_lets_other_pips_pay_for_abduct() -> None:
    t = Table().cards("red", "bc14").slots("red", "weapon weapon").court("bc02 blue:1").ships("red", "c1_hex", 1)
    t.lead("red", "construction_4")
    assert t.refused("abduct bc02") == ("deed-unpaid", "ARC-NEWACT-02")
    t.play("spend 1 weapon", "abduct bc02")
    assert (t.captives("red"), t.g.pips) == ({"blue": 1}, 2)


@rule("ARC-NEWACT-04")
def test_the_weapon_that_was_spent_is_no_icon_any_more() -> None:
    t = Table().cards("red", "bc14").slots("red", "weapon").court("bc02 blue:1").lead("red", "construction_4")
    assert t.play("spend 1 weapon").can("abduct") == []


# Skirmishers.


def skirmishers(weapons: str = "", cards: str = "bc13") -> Table:
    """Red attacks with three ships; blue has five."""
    t = Table().cards("red", cards).slots("red", weapons).ships("red", "c4_gate", 3).ships("blue", "c4_gate", 5)
    return t.city("blue", "c1_arrow").lead("red", "aggression_4").play("battle c4_gate 1")


@card("bc13", 1)
@rule("ARC-BATTLE-10")
def test_skirmish_dice_are_rolled_again_up_to_the_weapon_icons() -> None:
    t = skirmishers("weapon").play("dice skirmish 3", dice="skirmish:4 skirmish:5 skirmish:6")
    t.expect_ask("red", "reroll", "keep", "reroll skirmish 4", "reroll skirmish 5", "reroll skirmish 6")
    t.play("reroll skirmish 4").play("reroll skirmish 5", dice="skirmish:1 skirmish:2 skirmish:6")
    t.play("hit fresh ship")  # the first had one target only
    assert t.fleet("blue", "c4_gate") == (3, 2)


@card("bc13", 1)
def test_the_icon_of_the_card_itself_counts() -> None:
    """So one die is rolled again, and no second one."""
    t = skirmishers().play("dice skirmish 2", dice="skirmish:4 skirmish:5")
    t.play("reroll skirmish 4", dice="skirmish:5 skirmish:6")
    assert t.position.ask is not None and t.position.ask.kind != "reroll"


@card("bc13", 1)
def test_dice_may_be_kept() -> None:
    t = skirmishers("weapon").play("dice skirmish 2", dice="skirmish:1 skirmish:5").play("keep")
    assert t.told("rolled") == []
    assert t.fleet("blue", "c4_gate") == (4, 1)


@card("bc13", 1)
def test_other_dice_are_not_rolled_again() -> None:
    t = skirmishers("weapon").play("dice skirmish 1 assault 1", dice="skirmish:4 assault:6")
    assert t.can("reroll") == ["reroll skirmish 4"]


@card("bc13", 1)
@rule("ARC-PRECEDENCE-02")
def test_each_reroll_power_is_used_once_for_a_roll() -> None:
    t = skirmishers("weapon weapon").play("dice skirmish 1", dice="skirmish:4").play("reroll skirmish 4")
    assert t.position.ask is not None and t.position.ask.kind != "reroll"


@card("bc13", 1)
@rule("ARC-BATTLE-28")
def test_the_skirmishers_of_the_defender_roll_nothing_again() -> None:
    t = Table().cards("blue", "bc13").ships("red", "c4_gate", 1).ships("blue", "c4_gate", 5)
    t.lead("red", "aggression_4").play("battle c4_gate 1")
    t.play("dice skirmish 1", dice="skirmish:1")
    assert t.fleet("blue", "c4_gate") == (4, 1)
