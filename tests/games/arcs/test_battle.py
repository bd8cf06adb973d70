"""ARC-BATTLE, with the worked battle of the rulebook."""

from __future__ import annotations

from games.arcs.table import Table
from marks import rule

# Faces: skirmish 1-3 hit, 4-6 blank; assault 1 two hits, 2 self-hit and two hits, 3 interception and hit, 4-5 self-hit
# and hit, 6 blank; raid 1 interception and two keys, 2 self-hit and key, 3 building hit and key, 4-5 self-hit and
# building hit, 6 interception.


def fighting(fresh: int = 3, damaged: int = 0) -> Table:
    """Red has led aggression 2, with ships on c1_arrow, a planet of weapons."""
    return Table().homes().lead("red", "aggression_2").ships("red", "c1_arrow", fresh, damaged)


def battle(t: Table, dice: str, faces: str = "") -> Table:
    return t.play("battle c1_arrow 1", f"dice {dice}", dice=faces)


@rule("ARC-BATTLE-01", "ARC-BATTLE-03")
def test_a_system_with_own_ships_and_one_rival_who_has_a_piece_there() -> None:
    t = fighting(0, 1).city("blue", "c1_arrow").ships("white", "c1_arrow", 1).ships("blue", "c2_gate", 2)
    assert {"battle c1_arrow 1", "battle c1_arrow 2"} <= set(t.can("battle"))
    assert t.can("battle c2_gate") == []
    assert t.refused("battle c2_gate 1") == ("no-ships", "ARC-BATTLE-01")
    t = fighting()
    assert t.refused("battle c1_arrow 1") == ("no-defender", "ARC-BATTLE-03")
    assert t.refused("battle c1_arrow") == ("no-defender", "ARC-BATTLE-03")


@rule("ARC-BATTLE-02", "ARC-BATTLE-12")
def test_all_own_ships_attack_also_those_without_a_die() -> None:
    t = fighting(2, 1).ships("blue", "c1_arrow", 3)
    battle(t, "assault 1", "assault:4")
    t.expect_ask("red", "hit", "hit fresh ship", "hit damaged ship")
    t.play("hit damaged ship")
    assert t.fleet("red", "c1_arrow") == (2, 0)


@rule("ARC-BATTLE-04")
def test_third_players_are_not_touched() -> None:
    t = fighting().ships("blue", "c1_arrow", 1).ships("white", "c1_arrow", 2)
    battle(t, "skirmish 3", "skirmish:1 skirmish:1 skirmish:1")
    assert t.fleet("blue", "c1_arrow") == (0, 0)
    assert t.fleet("white", "c1_arrow") == (2, 0)


@rule("ARC-BATTLE-05", "ARC-BATTLE-06", "ARC-BATTLE-29")
def test_up_to_one_die_for_each_ship_of_any_kinds() -> None:
    t = fighting(1, 1).ships("blue", "c1_arrow", 1).city("blue", "c1_arrow").play("battle c1_arrow 1")
    assert len(t.choices) == 10
    assert {"dice none", "dice raid 2", "dice skirmish 1 assault 1", "dice assault 1"} <= set(t.choices)
    assert t.refused("dice skirmish 3") == ("dice", "ARC-BATTLE-05")
    t.play("dice none")
    assert t.told("rolled") == []
    t.expect_ask("red", "act")


@rule("ARC-BATTLE-07", "ARC-SETUP-05")
def test_there_are_six_dice_of_a_kind() -> None:
    t = fighting(8).ships("blue", "c1_arrow", 1).play("battle c1_arrow 1")
    assert "dice skirmish 6" in t.choices
    assert "dice skirmish 7" not in t.choices
    assert "dice skirmish 6 assault 2" in t.choices
    assert "dice assault 6 raid 2" in t.choices
    assert not [choice for choice in t.choices if {"7", "8"} & set(choice.split())]


@rule("ARC-BATTLE-08")
def test_raid_dice_need_a_building_there_or_none_on_the_map() -> None:
    t = fighting().ships("blue", "c1_arrow", 1).city("blue", "c2_arrow").play("battle c1_arrow 1")
    assert [choice for choice in t.choices if "raid" in choice] == []
    assert t.refused("dice raid 1") == ("raid-dice", "ARC-BATTLE-08")
    t = fighting().starport("blue", "c1_arrow").play("battle c1_arrow 1")
    assert "dice raid 3" in t.choices
    t = fighting().ships("blue", "c1_arrow", 1).city("white", "c2_arrow").play("battle c1_arrow 1")
    assert "dice raid 3" in t.choices


@rule("ARC-BATTLE-09")
def test_a_building_destroyed_in_the_battle_does_not_cancel_the_keys() -> None:
    t = fighting().starport("blue", "c1_arrow", damaged=True).city("blue", "c2_arrow").slots("blue", "- fuel")
    battle(t, "raid 1", "raid:3")
    assert t.trophies("red") == {"blue starport": 1}
    t.expect_ask("red", "raid", "steal slot 2", "stop")


@rule("ARC-BATTLE-10", "ARC-BATTLE-11")
def test_everything_rolled_is_resolved_in_the_fixed_order() -> None:
    t = fighting(4).ships("blue", "c1_arrow", 2, damaged=1).city("blue", "c1_arrow").slots("blue", "- fuel")
    battle(t, "assault 2 raid 2", "assault:4 assault:3 raid:3 raid:6")
    struck = [(hit["owner"], hit["piece"]) for hit in t.told("hit")]  # the self-hit, on a fresh ship in any case
    asked = []
    while t.position.ask and t.position.ask.kind in ("hit", "raid"):
        asked.append(t.position.ask.rule)
        t.play("hit fresh ship" if "hit fresh ship" in t.choices else "steal slot 2").arrange()
        struck += [(hit["owner"], hit["piece"]) for hit in t.told("hit")]
    assert asked == ["ARC-BATTLE-16", "ARC-BATTLE-16", "ARC-BATTLE-17", "ARC-BATTLE-17", "ARC-RAID-01"]
    assert struck == [("red", "ship")] * 3 + [("blue", "ship")] * 2 + [("blue", "city")]
    assert t.buildings("c1_arrow") == ["blue damaged city 1"]
    assert t.held("blue") == ""


@rule("ARC-BATTLE-13", "ARC-BATTLE-14", "ARC-BATTLE-27", "ARC-CK-07")
def test_interception_hits_once_for_each_fresh_defender() -> None:
    # Three ships roll two self-hits and two interceptions with four dice, by the Gatekeepers in a gate.
    t = Table().homes().lead("red", "aggression_2").ships("red", "c1_gate", 3).ships("blue", "c1_gate", 3)
    t.cards("red", "bc08").play("battle c1_gate 1", "dice assault 4", dice="assault:4 assault:4 assault:3 assault:3")
    # Two self-hits and three of the interception, of which the last one finds no choice.
    t.play("hit damaged ship")
    assert t.told("intercepted") == [{"seat": "red", "owner": "blue", "count": 3}]
    t.play("hit fresh ship")
    t.play("hit damaged ship")
    assert t.fleet("red", "c1_gate") == (0, 1)
    assert t.trophies("blue") == {"red ship": 2}


@rule("ARC-BATTLE-14")
def test_more_interceptions_change_nothing() -> None:
    t = fighting(4).ships("blue", "c1_arrow", 1)
    battle(t, "assault 2", "assault:3 assault:3")
    assert t.told("intercepted") == [{"seat": "red", "owner": "blue", "count": 1}]
    assert t.fleet("red", "c1_arrow") == (3, 1)


@rule("ARC-BATTLE-15", "ARC-BATTLE-11")
def test_fresh_defenders_are_counted_before_they_are_hit() -> None:
    t = fighting(4).ships("blue", "c1_arrow", 1)
    battle(t, "assault 2", "assault:3 assault:1")
    assert t.fleet("red", "c1_arrow") == (3, 1)
    assert t.trophies("red") == {"blue ship": 1}


@rule("ARC-BATTLE-15")
def test_without_fresh_defenders_interception_does_nothing() -> None:
    t = fighting(1).ships("blue", "c1_arrow", 0, damaged=2)
    battle(t, "assault 1", "assault:3")
    assert t.fleet("red", "c1_arrow") == (1, 0)


@rule("ARC-BATTLE-16", "ARC-BATTLE-28")
def test_the_attacker_distributes_interception() -> None:
    t = fighting(2, 1).ships("blue", "c1_arrow", 1)
    battle(t, "assault 1", "assault:3")
    t.expect_ask("red", "hit", "hit fresh ship", "hit damaged ship")
    t.play("hit fresh ship")
    assert t.fleet("red", "c1_arrow") == (1, 2)


@rule("ARC-BATTLE-17", "ARC-BATTLE-23", "ARC-BATTLE-26", "ARC-BATTLE-28", "ARC-TROPHY-01")
def test_a_ship_hit_damages_or_destroys_a_ship_of_the_attackers_choice() -> None:
    t = fighting().ships("blue", "c1_arrow", 1, damaged=1)
    battle(t, "skirmish 1", "skirmish:1")
    t.expect_ask("red", "hit", "hit fresh ship", "hit damaged ship")
    t.play("hit damaged ship")
    assert t.fleet("blue", "c1_arrow") == (1, 0)
    assert t.trophies("red") == {"blue ship": 1}


@rule("ARC-BATTLE-18", "ARC-BATTLE-25", "ARC-CK-08")
def test_ship_hits_go_on_to_buildings_when_no_ship_is_left_and_what_is_over_is_lost() -> None:
    t = fighting(4).ships("blue", "c1_arrow", 0, damaged=1).city("blue", "c1_arrow")
    battle(t, "skirmish 4", "skirmish:1 skirmish:1 skirmish:1 skirmish:1")
    assert t.trophies("red") == {"blue ship": 1, "blue city": 1}
    assert t.outraged("red") == ["weapon"]
    assert t.buildings("c1_arrow") == []
    t.expect_ask("red", "act")


@rule("ARC-BATTLE-16", "ARC-BATTLE-25")
def test_interception_hits_without_a_ship_left_are_lost_and_never_strike_own_buildings() -> None:
    t = fighting(0, 1).starport("red", "c1_arrow").ships("blue", "c1_arrow", 3)
    battle(t, "assault 1", "assault:3")  # three hits of the interception on one damaged ship
    assert t.buildings("c1_arrow") == ["red starport 1"]
    assert t.trophies("blue") == {"red ship": 1}


@rule("ARC-BATTLE-19")
def test_while_a_ship_is_left_a_ship_hit_cannot_strike_a_building() -> None:
    t = fighting(4).ships("blue", "c1_arrow", 1, damaged=1).city("blue", "c1_arrow")
    battle(t, "skirmish 1", "skirmish:1")
    assert t.refused("hit c1_arrow/1") == ("hit", "ARC-BATTLE-19")


@rule("ARC-BATTLE-20")
def test_a_building_hit_strikes_a_building_although_ships_are_there() -> None:
    t = fighting(2).ships("blue", "c1_arrow", 0, damaged=2).city("blue", "c1_arrow").starport("blue", "c1_arrow")
    battle(t, "raid 1", "raid:3")
    t.expect_ask("red", "hit", "hit c1_arrow/1", "hit c1_arrow/2")
    t.play("hit c1_arrow/2")
    assert t.buildings("c1_arrow") == ["blue city 1", "blue damaged starport 2"]


@rule("ARC-BATTLE-21", "ARC-RAID-01")
def test_no_raid_without_a_surviving_attacker() -> None:
    t = fighting(0, 1).ships("blue", "c1_arrow", 0, damaged=1).starport("blue", "c1_arrow").slots("blue", "- fuel")
    battle(t, "raid 1", "raid:2")
    assert t.fleet("red", "c1_arrow") == (0, 0)
    assert t.held("blue") == "- fuel"
    t.expect_ask("red", "act")


@rule("ARC-BATTLE-22", "ARC-BATTLE-27")
def test_hits_count_also_if_all_attackers_are_gone() -> None:
    t = fighting(0, 1).ships("blue", "c1_arrow", 0, damaged=1)
    battle(t, "assault 1", "assault:4")
    assert t.trophies("blue") == {"red ship": 1}
    assert t.trophies("red") == {"blue ship": 1}


@rule("ARC-BATTLE-24")
def test_one_piece_may_take_several_hits() -> None:
    t = fighting(1).ships("blue", "c1_arrow", 2)
    battle(t, "assault 1", "assault:1")
    assert t.fleet("blue", "c1_arrow") == (1, 1)
    t.play("hit damaged ship")
    assert t.fleet("blue", "c1_arrow") == (1, 0)


@rule("ARC-DAMAGE-01", "ARC-DAMAGE-02", "ARC-GLOSS-13")
def test_pieces_are_fresh_then_damaged_then_gone() -> None:
    t = fighting(2).starport("blue", "c1_arrow")
    battle(t, "skirmish 1", "skirmish:1")
    assert t.buildings("c1_arrow") == ["blue damaged starport 1"]
    battle(t, "skirmish 1", "skirmish:1")
    assert t.buildings("c1_arrow") == []
    assert t.trophies("red") == {"blue starport": 1}


@rule("ARC-DAMAGE-03")
def test_damage_is_not_healed_by_the_end_of_a_chapter() -> None:
    t = Table().homes().ships("red", "c1_gate", 1, damaged=2).hand("red", "aggression_2").hand("blue", "")
    t.hand("white", "").play("pass")
    assert t.g.chapter == 2
    assert t.fleet("red", "c1_gate") == (1, 2)


# The battle of the rulebook: red is Karolína, blue is Veronika, on a relic planet.


def example_battle() -> Table:
    t = Table().homes().lead("red", "aggression_2").ships("red", "c4_arrow", 4).city("blue", "c4_arrow", damaged=True)
    t.ships("blue", "c4_arrow", 1, damaged=2).slots("red", "relic fuel").cards("red", "bc24")
    t.court("bc02 blue:1 white:2").slots("blue", "relic material weapon").cities_off("blue", 3)
    return t.left("blue", agents=8)


@rule("ARC-EX-09")
def test_example_9_at_most_four_dice_and_raid_dice_are_allowed() -> None:
    t = example_battle()
    assert t.fleet("red", "c4_arrow") == (4, 0)
    assert t.fleet("blue", "c4_arrow") == (1, 2)
    t.play("battle c4_arrow 1")
    assert max(sum(map(int, choice.split()[2::2])) for choice in t.choices if choice != "dice none") == 4
    assert "dice assault 2 raid 2" in t.choices


@rule("ARC-EX-10", "ARC-EX-11", "ARC-EX-12", "ARC-EX-13")
def test_examples_10_to_13_the_battle_to_its_end() -> None:
    t = example_battle().play("battle c4_arrow 1")
    t.play("dice assault 2 raid 2", dice="assault:6 assault:3 raid:3 raid:2")
    # One self-hit, one interception hit: two ships are damaged.
    t.expect_ask("red", "hit", "hit fresh ship", "hit damaged ship")
    t.play("hit fresh ship")
    assert t.fleet("red", "c4_arrow") == (2, 2)
    # The ship hit damages the last fresh ship, the building hit destroys the city.
    t.play("hit fresh ship")
    assert t.fleet("blue", "c4_arrow") == (0, 3)
    # Outrage: relics and relic guild cards go; then the court is ransacked.
    assert t.outraged("red") == ["relic"]
    assert t.held("red") == "- fuel"
    assert t.discarded() == ["bc24"]
    assert t.trophies("red") == {"blue city": 1, "blue agent": 1, "white agent": 2}
    assert t.captives("red") == {}
    assert t.area("red") == ["bc02"]
    # The raid: two keys, the material and the weapon for one each.
    t.expect_ask("red", "raid", "steal slot 2", "steal slot 3", "stop")
    t.play("steal slot 2").arrange().play("steal slot 3").arrange()
    assert t.held("blue") == "relic"


@rule("ARC-EX-13", "ARC-RAID-04")
def test_example_13_with_three_keys_the_relic_could_be_stolen() -> None:
    t = example_battle().play("battle c4_arrow 1", "dice raid 2", dice="raid:1 raid:3")
    while t.position.ask and t.position.ask.kind == "hit":
        t.play(t.choices[0])
    assert "steal slot 1" in t.choices
