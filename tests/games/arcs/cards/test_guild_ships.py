"""Guild cards that place ships: Gatekeepers; Prison Wardens, Skirmishers, Court Enforcers, Loyal Marines."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import card, rule

THREE = (
    ("bc12", "prison-wardens"),
    ("bc13", "skirmishers"),
    ("bc14", "court-enforcers"),
    ("bc15", "loyal-marines"),
)
three_ships = pytest.mark.parametrize(("name", "deed"), THREE)
GATES = ("c1_gate", "c2_gate", "c4_gate", "c5_gate")  # those in play


def holder(name: str) -> Table:
    """Red holds the card and controls c1_hex and c4_gate, not c2_hex."""
    t = Table().cards("red", name).ships("red", "c1_hex", 1).ships("red", "c4_gate", 2).ships("red", "c2_hex", 1)
    return t.ships("blue", "c2_hex", 1).ships("blue", "c4_gate", 1).lead("red", "mobilization_3")


@card("bc12", 3)
@card("bc13", 2)
@card("bc14", 2)
@card("bc15", 4)
@rule("ARC-LIMIT-02", "ARC-PRELUDE-07")
@three_ships
def test_the_card_is_discarded_to_place_three_fresh_ships(name: str, deed: str) -> None:
    t = holder(name)
    assert t.can(deed) == [f"{deed} c1_hex", f"{deed} c4_gate"]
    t.play(f"{deed} c4_gate")
    assert t.fleet("red", "c4_gate") == (5, 0)
    assert t.g.ships[0] == 8
    assert (t.area("red"), t.discarded()) == ([], [name])
    assert (t.g.pips, t.g.prelude) == (3, True)


@rule("ARC-CONTROL-02", "ARC-CONTROL-05")
def test_ships_are_not_placed_where_control_is_tied() -> None:
    assert holder("bc12").refused("prison-wardens c2_hex") == ("deed-now", "ARC-PRELUDE-07")


@rule("ARC-LIMIT-04")
def test_with_fewer_ships_in_supply_as_many_as_there_are_are_placed() -> None:
    t = holder("bc12").left("red", ships=2).play("prison-wardens c1_hex")
    assert t.fleet("red", "c1_hex") == (3, 0)
    assert t.told("placed")[0]["count"] == 2


@rule("ARC-PRELUDE-11")
def test_the_card_may_be_discarded_where_nothing_is_controlled() -> None:
    t = Table().cards("red", "bc14").ships("red", "c1_hex", 1).ships("blue", "c1_hex", 1).lead("red", "mobilization_3")
    assert t.can("court-enforcers") == ["court-enforcers"]
    t.play("court-enforcers")
    assert (t.discarded(), t.fleet("red", "c1_hex")) == (["bc14"], (1, 0))


@rule("ARC-PRELUDE-11")
def test_the_card_may_be_discarded_without_ships_in_supply() -> None:
    assert holder("bc13").left("red", ships=0).can("skirmishers") == ["skirmishers"]


@rule("ARC-PRELUDE-02", "ARC-PRELUDE-06")
def test_after_a_pip_the_prelude_action_is_gone() -> None:
    t = holder("bc13").play("influence bc02")
    assert t.refused("skirmishers c1_hex") == ("deed-prelude", "ARC-PRELUDE-02")


@rule("ARC-PRELUDE-06", "ARC-SECURE-08")
def test_a_card_secured_in_this_prelude_is_not_discarded_in_it() -> None:
    t = Table().court("bc13 red:1").slots("red", "relic").ships("red", "c1_hex", 1).lead("red", "mobilization_3")
    t.play("spend 1 relic", "secure bc13")
    assert t.area("red") == ["bc13"]
    assert t.refused("skirmishers c1_hex") == ("deed-secured", "ARC-PRELUDE-06")


@rule("ARC-PRELUDE-06")
def test_a_card_stolen_in_this_prelude_may_be_used_in_it() -> None:
    t = Table().cards("red", "bc20").cards("blue", "bc13").ships("red", "c1_hex", 1).lead("red", "mobilization_3")
    t.play("silver-tongues", "skirmishers c1_hex")
    assert t.fleet("red", "c1_hex") == (4, 0)


# Gatekeepers.


@card("bc08", 2)
@rule("ARC-LIMIT-02", "ARC-MAP-09")
def test_gatekeepers_place_a_fresh_ship_in_every_gate_in_play() -> None:
    t = Table().cards("red", "bc08").ships("blue", "c1_gate", 3).lead("red", "mobilization_3").play("gatekeepers")
    assert [t.fleet("red", gate) for gate in GATES] == [(1, 0)] * 4
    assert [t.fleet("red", gate) for gate in ("c3_gate", "c6_gate")] == [(0, 0)] * 2
    assert (t.g.ships[0], t.discarded()) == (11, ["bc08"])


@card("bc08", 2)
@rule("ARC-LIMIT-04")
def test_with_too_few_ships_their_owner_picks_the_gates() -> None:
    t = Table().cards("red", "bc08").left("red", ships=2).lead("red", "mobilization_3").play("gatekeepers")
    t.expect_ask("red", "place", *(f"place {gate}" for gate in GATES))
    t.play("place c4_gate")
    t.expect_ask("red", "place", "place c1_gate", "place c2_gate", "place c5_gate")
    assert t.refused("place c4_gate") == ("place", "ARC-LIMIT-04")
    t.play("place c1_gate")
    assert [t.fleet("red", gate)[0] for gate in GATES] == [1, 0, 1, 0]


@card("bc08", 2)
@rule("ARC-PRELUDE-11")
def test_gatekeepers_may_be_discarded_without_ships() -> None:
    t = Table().cards("red", "bc08").left("red", ships=0).lead("red", "mobilization_3").play("gatekeepers")
    assert t.discarded() == ["bc08"]
    assert not t.told("placed")


def attack(system: str, cards: str = "bc08") -> Table:
    t = Table().cards("red", cards).ships("red", system, 2).ships("blue", system, 1).city("blue", "c1_arrow")
    return t.lead("red", "aggression_4").play(f"battle {system} 1")


def most_dice(t: Table) -> int:
    t.expect_ask("red", "dice")
    return max(sum(int(word) for word in choice.split() if word.isdigit()) for choice in t.choices)


@card("bc08", 1)
@rule("ARC-BATTLE-05")
def test_gatekeepers_take_up_to_two_more_dice_in_a_gate() -> None:
    t = attack("c4_gate")
    assert most_dice(t) == 4
    assert {"dice none", "dice skirmish 1", "dice skirmish 1 assault 3"} <= set(t.choices)  # they need not


@card("bc08", 1)
@rule("ARC-BATTLE-05")
def test_gatekeepers_take_no_more_dice_on_a_planet() -> None:
    assert most_dice(attack("c4_arrow")) == 2


@card("bc08", 1)
def test_the_gatekeepers_of_the_defender_do_not_count() -> None:
    t = Table().cards("blue", "bc08").ships("red", "c4_gate", 2).ships("blue", "c4_gate", 1)
    assert most_dice(t.lead("red", "aggression_4").play("battle c4_gate 1")) == 2


@card("bc08", 1)
@rule("ARC-BATTLE-07", "ARC-BATTLE-08")
def test_more_dice_do_not_lift_the_limits_of_each_kind() -> None:
    t = Table().cards("red", "bc08").ships("red", "c4_gate", 6).ships("blue", "c4_gate", 1).city("blue", "c1_arrow")
    t.lead("red", "aggression_4").play("battle c4_gate 1")
    assert "dice skirmish 6 assault 2" in t.choices
    assert t.refused("dice skirmish 7 assault 1") == ("dice", "ARC-BATTLE-05")
    assert t.refused("dice raid 1") == ("raid-dice", "ARC-BATTLE-08")
