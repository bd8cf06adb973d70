"""Leaders that bend battle and moving: Elder, Rebel, Warrior, Corsair, Agitator, Quartermaster."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import card, rule
from starboard.games.arcs.events import Rolled

# Elder


def attacked_elder(*pieces: str) -> Table:
    """Red, with two ships, attacks the Elder of blue: `ship`, `damaged ship`, `damaged city`."""
    t = Table().cards("blue", "leader01").ships("red", "c2_hex", 2).court("bc05 blue:1", "bc07 red:1")
    for piece in pieces:
        damaged = piece.startswith("damaged")
        if piece.endswith("ship"):
            t.ships("blue", "c2_hex", int(not damaged), int(damaged))
        else:
            t.city("blue", "c2_hex", damaged)
    return t.lead("red", "aggression_4").play("battle c2_hex 1")


@rule("ARC-BATTLE-28")
@card("leader01", 1)
def test_after_an_attack_that_took_trophies_the_elder_may_influence_once() -> None:
    t = attacked_elder("damaged ship").play("dice skirmish 1", dice="skirmish:1")
    t.expect_ask("blue", "granted", "influence bc05", "influence bc07", "influence bc12", "influence bc16", "nothing")
    t.play("influence bc07")
    assert t.on_card("bc07") == {"red": 1, "blue": 1}
    t.expect_ask("red", "act")


@card("leader01", 1)
def test_the_elder_need_not() -> None:
    t = attacked_elder("damaged ship").play("dice skirmish 1", dice="skirmish:1").play("nothing")
    assert t.on_card("bc07") == {"red": 1}
    t.expect_ask("red", "act")


@card("leader01", 1)
def test_not_after_an_attack_that_took_none() -> None:
    attacked_elder("ship").play("dice skirmish 1", dice="skirmish:1").expect_ask("red", "act")


@card("leader01", 1)
def test_not_for_trophies_that_the_elder_took() -> None:
    t = Table().cards("blue", "leader01").ships("red", "c2_hex", 0, 1).ships("red", "c1_gate", 1)
    t.ships("blue", "c2_hex", 1).lead("red", "aggression_4").play("battle c2_hex 1")
    t.play("dice assault 1", dice="assault:3")
    assert t.trophies("blue") == {"red ship": 1}
    t.expect_ask("red", "act")


@card("leader01", 1)
def test_not_for_battles_in_which_the_elder_attacks() -> None:
    t = Table().cards("red", "leader01").ships("red", "c2_hex", 1).ships("blue", "c2_hex", 0, 1)
    t.lead("red", "aggression_4").play("battle c2_hex 1").play("dice skirmish 1", dice="skirmish:1")
    assert t.trophies("red") == {"blue ship": 1}
    t.expect_ask("red", "act")


@rule("ARC-RANSACK-01")
@card("leader01", 2)
def test_the_court_is_not_ransacked_for_cities_of_the_elder_destroyed_in_battle() -> None:
    t = attacked_elder("damaged city").play("dice raid 1", dice="raid:4")
    assert t.trophies("red") == {"blue city": 1}
    assert t.outraged("red") == ["relic"]
    assert t.on_card("bc05") == {"blue": 1}
    t.expect_ask("blue", "granted")


@card("leader01", 2)
def test_cities_of_others_are_ransacked_by_the_elder_as_by_anybody() -> None:
    t = Table().cards("red", "leader01").ships("red", "c2_hex", 2).city("blue", "c2_hex", damaged=True)
    t.court("bc05 blue:1").lead("red", "aggression_4")
    t.play("battle c2_hex 1").play("dice raid 1", dice="raid:4")
    assert t.area("red") == ["bc05", "leader01"]


@card("leader01", 2)
def test_rifles_are_no_battle_so_that_they_ransack() -> None:
    t = Table().cards("red", "lore02").cards("blue", "leader01").ships("red", "c2_gate", 1)
    t.city("blue", "c2_hex", damaged=True).court("bc05 blue:1").lead("red", "aggression_4")
    t.play("fire-rifles c2_gate c2_hex 1", dice="skirmish:1")
    assert t.area("red") == ["bc05", "lore02"]
    t.expect_ask("red", "act")


# Rebel


@rule("ARC-BATTLE-05")
@card("leader05", 1)
def test_the_rebel_takes_two_dice_more_than_ships_and_at_least_two() -> None:
    t = Table().cards("red", "leader05").ships("red", "c2_hex", 2).ships("blue", "c2_hex", 1).city("blue", "c1_hex")
    t.lead("red", "aggression_4").play("battle c2_hex 1")
    numbers = [sum(int(word) for word in choice.split() if word.isdigit()) for choice in t.choices]
    assert (min(numbers), max(numbers)) == (2, 4)
    assert t.refused("dice skirmish 1") == ("dice", "ARC-BATTLE-05")


@rule("ARC-BATTLE-07")
@card("leader05", 1)
def test_still_no_more_than_six_of_a_kind() -> None:
    t = Table().cards("red", "leader05").ships("red", "c2_hex", 6).ships("blue", "c2_hex", 1).city("blue", "c1_hex")
    t.lead("red", "aggression_4").play("battle c2_hex 1")
    assert "dice skirmish 6 assault 2" in t.choices
    assert "dice skirmish 7" not in t.choices


@card("leader05", 1)
def test_the_rebel_takes_no_extra_dice_in_defence() -> None:
    t = Table().cards("blue", "leader05").ships("red", "c2_hex", 1).ships("blue", "c2_hex", 1).city("blue", "c1_hex")
    t.lead("red", "aggression_4").play("battle c2_hex 1")
    t.expect_ask("red", "dice", "dice skirmish 1", "dice assault 1", "dice none")


@card("leader05", 1)
def test_gatekeepers_add_two_more_dice_in_a_gate() -> None:
    t = Table().cards("red", "leader05 bc08").ships("red", "c2_gate", 1).ships("blue", "c2_gate", 1)
    t.lead("red", "aggression_4").play("battle c2_gate 1")
    assert "dice skirmish 5" in t.choices
    assert "dice skirmish 6" not in t.choices


@rule("ARC-MOVE-01")
@card("leader05", 2)
def test_the_rebel_moves_two_ships_at_most() -> None:
    t = Table().cards("red", "leader05").ships("red", "c2_hex", 3, 1).lead("red", "mobilization_4")
    t.play("move c2_hex c2_gate")
    t.expect_ask("red", "ships", "ships 2 0", "ships 1 1", "ships 1 0", "ships 0 1")
    assert t.refused("ships 3 0") == ("few-ships", "ARC-PRECEDENCE-02")


@card("leader05", 2)
def test_so_it_is_in_a_catapult_move() -> None:
    t = (
        Table()
        .cards("red", "leader05")
        .ships("red", "c2_hex", 4)
        .starport("red", "c2_hex")
        .lead("red", "mobilization_4")
    )
    t.play("move c2_hex c2_gate", "ships 2 0", "on c1_gate", "ships 2 0", "stop")
    assert (t.fleet("red", "c2_hex"), t.fleet("red", "c1_gate")) == ((2, 0), (2, 0))


@card("leader05", 2)
def test_and_by_a_spent_fuel() -> None:
    t = Table().cards("red", "leader05").ships("red", "c2_hex", 3).slots("red", "fuel").lead("red", "construction_4")
    t.play("spend 1 fuel", "move c2_hex c2_gate").expect_ask("red", "ships", "ships 2 0", "ships 1 0")


@card("leader05", 2)
def test_predictive_sensors_bring_two_ships_of_the_rebel_from_each_system() -> None:
    t = Table().cards("blue", "leader05 lore15").ships("red", "c2_gate", 1).ships("blue", "c2_gate", 1)
    t.ships("blue", "c2_hex", 3).ships("blue", "c1_gate", 3).lead("red", "aggression_4").play("battle c2_gate 1")
    assert sorted(t.can("bring")) == ["bring c1_gate 1", "bring c1_gate 2", "bring c2_hex 1", "bring c2_hex 2"]
    t.play("bring c2_hex 2", "bring c1_gate 2")
    assert t.fleet("blue", "c2_gate") == (5, 0)


@card("leader05", 2)
def test_force_beams_guide_any_number_of_ships_of_the_rebel() -> None:
    t = Table().cards("red", "leader05 lore16").ships("red", "c2_hex", 3).starport("red", "c2_hex")
    t.lead("red", "mobilization_4")
    t.play(next(choice for choice in t.choices if choice.startswith("guide c2_hex c2_gate")))
    while t.position.ask and t.position.ask.kind != "act":
        t.play(t.choices[0])
    assert t.fleet("red", "c2_gate") == (3, 0)


# Warrior


def warrior(mode: str = "copy") -> Table:
    """Blue has the Warrior, two ships beside a ship of red, and one ship farther off."""
    t = (
        Table()
        .cards("blue", "leader06")
        .ships("blue", "c2_hex", 2)
        .ships("red", "c2_hex", 1)
        .ships("blue", "c1_gate", 1)
    )
    if mode == "copy":
        return t.copy("blue", "construction_2", lead="aggression_3")
    if mode == "pivot":
        return t.pivot("blue", "aggression_2", lead="construction_3")
    return t.surpass("blue", "aggression_4", lead="aggression_3")


@rule("ARC-MOD-05")
@card("leader06", 1)
@pytest.mark.parametrize("mode", ["copy", "pivot"])
def test_after_a_copied_or_pivoted_battle_the_warrior_may_move(mode: str) -> None:
    t = warrior(mode).play("battle c2_hex 0").play("dice none")
    t.expect_ask("blue", "granted")
    assert "nothing" in t.choices
    t.play("move c1_gate c2_gate")
    assert t.fleet("blue", "c2_gate") == (1, 0)
    assert t.position.ask is not None and t.position.ask.seat == 2  # one move, and the turn is over


@card("leader06", 1)
def test_the_warrior_may_stay() -> None:
    t = warrior().play("battle c2_hex 0").play("dice none").play("nothing")
    assert (t.fleet("blue", "c2_hex"), t.fleet("blue", "c1_gate")) == ((2, 0), (1, 0))


@rule("ARC-MOD-05")
@card("leader06", 1)
def test_not_with_a_battle_that_surpasses() -> None:
    t = warrior("surpass")
    assert t.can("tactical") == []
    t.play("battle c2_hex 0").play("dice none").expect_ask("blue", "act")


@rule("ARC-MOD-05")
@card("leader06", 1)
def test_not_with_a_battle_that_a_psionic_pays_for() -> None:
    t = Table().cards("blue", "leader06").ships("blue", "c2_hex", 2).ships("red", "c2_hex", 1).slots("blue", "psionic")
    t.copy("blue", "construction_2", lead="aggression_3").play("spend 1 psionic")
    assert t.can("tactical") == []
    t.play("battle c2_hex 0").play("dice none").expect_ask("blue", "prelude")


@rule("ARC-MOD-06")
@card("leader06", 1)
def test_a_spent_weapon_lets_the_pip_pay_for_a_battle_with_its_move() -> None:
    t = Table().cards("blue", "leader06").ships("blue", "c2_hex", 2).ships("red", "c2_hex", 1).slots("blue", "weapon")
    t.copy("blue", "aggression_2", lead="construction_3")
    assert t.can("tactical") == []
    t.play("spend 1 weapon")
    assert "tactical c2_hex c2_gate" in t.choices
    t.play("battle c2_hex 0").play("dice none").expect_ask("blue", "granted")


@card("leader06", 1)
def test_the_warrior_may_move_first_and_then_must_battle() -> None:
    t = (
        Table()
        .cards("blue", "leader06")
        .ships("blue", "c2_gate", 2)
        .ships("red", "c2_hex", 1)
        .ships("white", "c2_hex", 1)
    )
    t.copy("blue", "construction_2", lead="aggression_3")
    assert t.can("battle") == []
    t.play("tactical c2_gate c2_hex", "ships 2 0").expect_ask("blue", "granted", "battle c2_hex 0", "battle c2_hex 2")
    t.play("battle c2_hex 2").play("dice none")
    assert t.g.pips == 0
    assert t.position.ask is not None and t.position.ask.seat == 2  # no second move, and no pip is left


@card("leader06", 1)
def test_only_moves_after_which_a_battle_is_possible() -> None:
    t = Table().cards("blue", "leader06").ships("blue", "c2_gate", 2).ships("red", "c2_hex", 1)
    t.copy("blue", "construction_2", lead="aggression_3")
    assert t.can("tactical") == ["tactical c2_gate c2_hex"]
    assert t.refused("tactical c2_gate c1_gate") == ("deed-now", "ARC-MOD-05")


@card("leader06", 1)
def test_not_all_ships_may_leave_the_only_rival() -> None:
    t = Table().cards("blue", "leader06").ships("blue", "c2_hex", 2).ships("red", "c2_hex", 1)
    t.copy("blue", "construction_2", lead="aggression_3").play("tactical c2_hex c2_gate")
    t.expect_ask("blue", "granted", "battle c2_hex 0")  # one ship went: with both there would be no battle
    assert (t.fleet("blue", "c2_hex"), t.fleet("blue", "c2_gate")) == ((1, 0), (1, 0))


@card("leader06", 1)
def test_the_last_ship_may_not_leave_the_only_rival() -> None:
    t = Table().cards("blue", "leader06").ships("blue", "c2_hex", 1).ships("red", "c2_hex", 1)
    assert t.copy("blue", "construction_2", lead="aggression_3").can("tactical") == []


@card("leader06", 1)
def test_the_move_may_be_of_other_ships() -> None:
    warrior().play("tactical c1_gate c2_gate").expect_ask("blue", "granted", "battle c2_hex 0")


@rule("ARC-CATAPULT-01")
@card("leader06", 1)
def test_the_move_may_be_a_catapult_move() -> None:
    t = (
        Table()
        .cards("blue", "leader06")
        .ships("blue", "c1_hex", 1)
        .starport("blue", "c1_hex")
        .ships("red", "c2_hex", 1)
    )
    t.copy("blue", "construction_2", lead="aggression_3")
    assert t.can("tactical") == ["tactical c1_hex c1_gate"]
    t.play("tactical c1_hex c1_gate")
    assert "stop" not in t.choices  # in the gate there is nobody to fight
    assert "on c1_arrow" not in t.choices
    t.play("on c2_gate", "on c2_hex").expect_ask("blue", "granted", "battle c2_hex 0")


@rule("ARC-CATAPULT-07")
@card("leader06", 1)
def test_a_catapult_move_may_drop_ships_if_one_still_finds_a_battle() -> None:
    t = (
        Table()
        .cards("blue", "leader06")
        .ships("blue", "c1_hex", 2)
        .starport("blue", "c1_hex")
        .ships("red", "c2_hex", 1)
    )
    t.copy("blue", "construction_2", lead="aggression_3").play("tactical c1_hex c1_gate", "ships 2 0")
    t.play("on c2_gate", "ships 1 0", "on c2_hex")
    assert (t.fleet("blue", "c1_gate"), t.fleet("blue", "c2_hex")) == ((1, 0), (1, 0))
    t.expect_ask("blue", "granted", "battle c2_hex 0")


@card("leader06", 1)
def test_a_catapult_move_may_stop_where_a_rival_is() -> None:
    t = (
        Table()
        .cards("blue", "leader06")
        .ships("blue", "c1_hex", 1)
        .starport("blue", "c1_hex")
        .ships("red", "c1_gate", 0, 1)
    )
    t.copy("blue", "construction_2", lead="aggression_3").play("tactical c1_hex c1_gate").play("stop")
    t.expect_ask("blue", "granted", "battle c1_gate 0")


@card("leader06", 1)
def test_sprinter_drives_may_be_what_brings_the_battle() -> None:
    t = Table().cards("blue", "leader06 lore03").ships("blue", "c1_gate", 1).ships("red", "c2_hex", 1)
    t.copy("blue", "construction_2", lead="aggression_3")
    assert t.can("tactical") == ["tactical c1_gate c2_gate"]
    t.play("tactical c1_gate c2_gate").expect_ask("blue", "sprint", "sprint c2_gate c2_hex")


@card("leader06", 1)
def test_damaged_ships_do_not_sprint_into_a_battle() -> None:
    t = Table().cards("blue", "leader06 lore03").ships("blue", "c1_gate", 0, 1).ships("red", "c2_hex", 1)
    assert t.copy("blue", "construction_2", lead="aggression_3").can("tactical") == []


@card("leader06", 1)
def test_a_sprint_may_not_lead_away_from_the_only_battle() -> None:
    t = Table().cards("blue", "leader06 lore03").ships("blue", "c2_gate", 1).ships("red", "c2_hex", 1)
    t.copy("blue", "construction_2", lead="aggression_3").play("tactical c2_gate c2_hex")
    t.expect_ask("blue", "sprint", "stop")


@card("leader06", 1)
def test_a_new_action_instead_of_battle_brings_no_move() -> None:
    t = Table().cards("blue", "leader06 bc14").slots("blue", "weapon").ships("blue", "c2_hex", 1).court("bc05 red:1")
    t.copy("blue", "construction_2", lead="aggression_3").play("abduct bc05")
    assert t.captives("blue") == {"red": 1}
    assert t.position.ask is not None and t.position.ask.kind != "granted"


# Corsair


def corsair() -> Table:
    """Red has it, and three ships at a city of blue."""
    return Table().cards("red", "leader11").ships("red", "c2_hex", 3).city("blue", "c2_hex")


def rolled(t: Table) -> Rolled:
    return next(event for event in t.events if isinstance(event, Rolled))


@rule("ARC-BATTLE-10")
@card("leader11", 1)
def test_the_corsair_rerolls_as_many_raid_dice_as_it_holds_types() -> None:
    t = corsair().slots("red", "fuel weapon").lead("red", "aggression_4").play("battle c2_hex 1")
    t.play("dice raid 3", dice="raid:6 raid:6 raid:6")
    t.expect_ask("red", "reroll", "reroll raid 6", "keep")
    t.play("reroll raid 6").expect_ask("red", "reroll", "reroll raid 6", "keep")
    t.play("reroll raid 6", dice="raid:3 raid:3 raid:6")
    assert rolled(t).args["keys"] == 2


@card("leader11", 1)
def test_two_of_a_type_are_one_type() -> None:
    t = corsair().slots("red", "fuel fuel").lead("red", "aggression_4").play("battle c2_hex 1")
    t.play("dice raid 3", dice="raid:6 raid:6 raid:6").play("reroll raid 6", dice="raid:3 raid:6 raid:6")
    assert rolled(t).args["keys"] == 1


@card("leader11", 1)
def test_supply_on_a_cartel_is_held_too() -> None:
    t = corsair().cards("red", "bc06").lead("red", "aggression_4").play("battle c2_hex 1")
    t.play("dice raid 1", dice="raid:6").expect_ask("red", "reroll")


@card("leader11", 1)
def test_so_is_a_resource_on_ancient_holdings() -> None:
    t = corsair().cards("red", "lore13").slots("red", "- - - - - - relic").lead("red", "aggression_4")
    t.play("battle c2_hex 1").play("dice raid 1", dice="raid:6").expect_ask("red", "reroll")


@card("leader11", 1)
def test_a_corsair_that_holds_nothing_keeps_its_dice() -> None:
    t = corsair().cards("red", "bc13").lead("red", "aggression_4").play("battle c2_hex 1")
    t.play("dice raid 1", dice="raid:6")
    assert not t.can("reroll raid")


@card("leader11", 1)
def test_only_raid_dice_and_only_once() -> None:
    t = corsair().slots("red", "fuel weapon").lead("red", "aggression_4").play("battle c2_hex 1")
    t.play("dice skirmish 1 raid 1", dice="skirmish:6 raid:6")
    t.expect_ask("red", "reroll", "reroll raid 6", "keep")
    t.play("reroll raid 6", dice="skirmish:6 raid:6")
    assert not t.can("reroll")


@rule("ARC-BATTLE-05")
@card("leader11", 2)
def test_the_corsair_takes_no_more_assault_than_skirmish_dice() -> None:
    t = corsair().lead("red", "aggression_4").play("battle c2_hex 1")
    assert "dice skirmish 1 assault 1 raid 1" in t.choices
    assert "dice skirmish 2 assault 1" in t.choices
    for choice in ("dice assault 1", "dice skirmish 1 assault 2", "dice assault 1 raid 2"):
        assert choice not in t.choices


@card("leader11", 2)
def test_dice_against_the_corsair_are_free() -> None:
    t = Table().cards("blue", "leader11").ships("red", "c2_hex", 1).ships("blue", "c2_hex", 1)
    assert "dice assault 1" in t.lead("red", "aggression_4").play("battle c2_hex 1").choices


# Agitator


def attacked_agitator(slots: str, fresh: int = 0, **cards: str) -> Table:
    """Red, with three ships, attacks the Agitator of blue, who has a damaged ship there."""
    t = Table().cards("blue", "leader15").ships("red", "c2_hex", 3).ships("blue", "c2_hex", fresh, 1)
    t.city("blue", "c1_hex").slots("blue", slots)
    for colour, names in cards.items():
        t.cards(colour, names)
    return t.lead("red", "aggression_4").play("battle c2_hex 1")


@rule("ARC-BATTLE-13")
@card("leader15", 2)
def test_interception_by_the_agitator_hits_once_for_each_weapon_and_costs_one() -> None:
    t = attacked_agitator("fuel weapon weapon").play("dice assault 1", dice="assault:3")
    assert [one["count"] for one in t.told("intercepted")] == [2]
    t.play("hit fresh ship")
    assert t.fleet("red", "c2_hex") == (1, 2)
    assert t.holding("blue") == "fuel weapon"
    assert t.g.supply[2] == 4


@card("leader15", 2)
def test_fresh_ships_of_the_agitator_do_not_count() -> None:
    t = attacked_agitator("fuel", fresh=3).play("dice assault 1", dice="assault:3")
    assert t.told("intercepted") == []
    assert t.fleet("red", "c2_hex") == (3, 0)


@card("leader15", 2)
def test_weapon_guild_cards_count_and_are_not_discarded() -> None:
    t = attacked_agitator("fuel", blue="bc13 bc11").play("dice assault 1", dice="assault:3")
    t.play("hit fresh ship")
    assert t.fleet("red", "c2_hex") == (1, 2)
    assert t.area("blue") == ["bc11", "bc13", "leader15"]


@card("leader15", 2)
def test_the_agitator_chooses_which_weapon_if_that_matters_for_a_raid() -> None:
    t = attacked_agitator("weapon weapon").play("dice assault 1", dice="assault:3")
    t.play("hit fresh ship").expect_ask("blue", "discard-weapon", "discard 1", "discard 2")
    t.play("discard 2")
    assert t.held("blue") == "weapon"


@card("leader15", 2)
def test_a_weapon_on_ancient_holdings_is_one_of_them() -> None:
    t = attacked_agitator("- - - - - - weapon", blue="lore13").play("dice assault 1", dice="assault:3")
    assert [one["count"] for one in t.told("intercepted")] == [1]
    assert t.holding("blue") == ""


@card("leader15", 2)
def test_without_interception_no_weapon_is_lost() -> None:
    t = attacked_agitator("weapon weapon").play("dice skirmish 1", dice="skirmish:6")
    assert t.holding("blue") == "weapon weapon"


@card("leader15", 2)
def test_the_symbol_of_mirror_plating_intercepts_too() -> None:
    t = attacked_agitator("fuel weapon", blue="lore04").play("dice assault 1", dice="assault:6")
    assert [one["count"] for one in t.told("intercepted")] == [1]
    assert t.holding("blue") == "fuel"


@rule("ARC-BATTLE-14")
@card("leader15", 2)
def test_two_symbols_are_one_interception() -> None:
    t = attacked_agitator("fuel weapon", fresh=2).play("dice assault 2", dice="assault:3 assault:3")
    assert [one["count"] for one in t.told("intercepted")] == [1]


# Quartermaster


@card("leader16", 1)
def test_the_quartermaster_mends_a_ship_for_each_starport_it_controls() -> None:
    t = Table().cards("red", "leader16").ships("red", "c2_hex", 2, 4).ships("blue", "c2_hex", 1)
    t.starport("red", "c2_hex").starport("blue", "c1_hex").ships("red", "c1_hex", 1)  # controlled, of any colour
    t.starport("red", "c4_hex").starport("red", "c4_arrow").ships("blue", "c4_arrow", 1)  # not controlled
    t.city("red", "c1_hex").city("red", "c2_hex")  # no starports
    t.lead("red", "aggression_4").play("battle c2_hex 1").play("dice none")
    assert t.fleet("red", "c2_hex") == (4, 2)
    assert len(t.told("repaired")) == 2


@card("leader16", 1)
def test_in_defence_too() -> None:
    t = (
        Table()
        .cards("blue", "leader16")
        .ships("red", "c2_hex", 1)
        .ships("blue", "c2_hex", 2, 2)
        .starport("red", "c2_hex")
    )
    t.lead("red", "aggression_4").play("battle c2_hex 1").play("dice none")
    assert t.fleet("blue", "c2_hex") == (3, 1)


@card("leader16", 1)
def test_only_ships_in_the_system_of_the_battle() -> None:
    t = (
        Table()
        .cards("red", "leader16")
        .ships("red", "c2_hex", 1)
        .ships("blue", "c2_hex", 1)
        .ships("red", "c1_hex", 1, 1)
    )
    t.starport("red", "c1_hex").lead("red", "aggression_4").play("battle c2_hex 1").play("dice none")
    assert t.fleet("red", "c1_hex") == (1, 1)


@card("leader16", 1)
def test_starports_are_counted_after_the_battle() -> None:
    t = (
        Table()
        .cards("red", "leader16")
        .ships("red", "c2_hex", 2, 1)
        .ships("blue", "c2_hex", 1)
        .starport("blue", "c2_hex", True)
    )
    t.lead("red", "aggression_4").play("battle c2_hex 1").play("dice raid 1", dice="raid:4").play("hit damaged ship")
    assert t.buildings("c2_hex") == []
    assert t.fleet("red", "c2_hex") == (2, 0)
    assert t.told("repaired") == []


@card("leader16", 1)
def test_control_is_that_after_the_battle() -> None:
    t = (
        Table()
        .cards("red", "leader16")
        .ships("red", "c2_hex", 1, 1)
        .ships("blue", "c2_hex", 1)
        .starport("blue", "c2_hex")
    )
    t.lead("red", "aggression_4").play("battle c2_hex 1").play("dice skirmish 1", dice="skirmish:1")
    assert t.fleet("red", "c2_hex") == (2, 0)


@card("leader16", 1)
def test_repair_drones_mend_one_more() -> None:
    t = (
        Table()
        .cards("red", "leader16 lore07")
        .ships("red", "c2_hex", 2, 3)
        .ships("blue", "c2_hex", 1)
        .starport("red", "c2_hex")
    )
    t.lead("red", "aggression_4").play("battle c2_hex 1").play("dice none")
    assert t.fleet("red", "c2_hex") == (4, 1)
