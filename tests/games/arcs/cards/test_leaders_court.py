"""Leaders that bend influencing and securing: Feastbringer, Demagogue, Noble."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import card, rule


def fleets() -> Table:
    """Red and blue have ships, far from each other."""
    return Table().ships("red", "c4_gate", 1).ships("blue", "c1_gate", 1)


# Feastbringer


def feastbringer(*row: str) -> Table:
    """Blue has it, and has copied a secure."""
    return fleets().cards("blue", "leader07").court(*row).copy("blue", "construction_2", lead="aggression_3")


@rule("ARC-MOD-05")
@card("leader07", 1)
@pytest.mark.parametrize("mode", ["copy", "pivot"])
def test_after_a_copied_or_pivoted_secure_the_feastbringer_may_influence(mode: str) -> None:
    t = fleets().cards("blue", "leader07").court("bc05 blue:1", "bc07").deck("bc01")
    if mode == "copy":
        t.copy("blue", "construction_2", lead="aggression_3")
    else:
        t.pivot("blue", "aggression_2", lead="construction_3")
    t.play("secure bc05")
    t.expect_ask("blue", "granted", "influence bc01", "influence bc07", "influence bc12", "influence bc16", "nothing")
    t.play("influence bc07")
    assert t.area("blue") == ["bc05", "leader07"]
    assert t.on_card("bc07") == {"blue": 1}


@card("leader07", 1)
def test_it_need_not() -> None:
    t = feastbringer("bc05 blue:1").play("secure bc05").play("nothing")
    assert t.g.agents[1] == 10


@card("leader07", 1)
def test_influencing_first_may_be_what_allows_the_secure() -> None:
    t = feastbringer("bc05 blue:1 red:1", "bc07 red:1")
    assert t.can("secure") == []
    assert t.can("charismatic") == ["charismatic bc05", "charismatic bc12", "charismatic bc16"]
    t.play("charismatic bc05").expect_ask("blue", "granted", "secure bc05")
    t.play("secure bc05")
    assert t.area("blue") == ["bc05", "leader07"]
    assert t.captives("blue") == {"red": 1}
    assert t.position.ask is not None and t.position.ask.seat == 2  # no second influence


@card("leader07", 1)
def test_influence_and_secure_may_concern_different_cards() -> None:
    t = feastbringer("bc05 blue:1", "bc07 red:2")
    assert t.can("charismatic") == ["charismatic bc05", "charismatic bc07", "charismatic bc12", "charismatic bc16"]
    t.play("charismatic bc07", "secure bc05")
    assert t.area("blue") == ["bc05", "leader07"]
    assert t.on_card("bc07") == {"blue": 1, "red": 2}


@card("leader07", 1)
def test_influencing_first_only_if_a_secure_follows() -> None:
    t = feastbringer("bc05 red:1", "bc07 red:1", "bc12 red:2", "bc16 white:1")
    assert t.can("charismatic") == []


@card("leader07", 1)
def test_without_agents_there_is_no_influence_first() -> None:
    t = fleets().cards("blue", "leader07").court("bc05 blue:1").left("blue", agents=0)
    assert t.copy("blue", "construction_2", lead="aggression_3").can("charismatic") == []


@rule("ARC-MOD-05")
@card("leader07", 1)
def test_not_with_a_secure_that_a_relic_pays_for() -> None:
    t = fleets().cards("blue", "leader07").court("bc05 blue:1").slots("blue", "relic")
    t.copy("blue", "construction_2", lead="aggression_3").play("spend 1 relic")
    assert t.can("charismatic") == []
    t.play("secure bc05").expect_ask("blue", "prelude")


@rule("ARC-MOD-05")
@card("leader07", 1)
def test_not_with_a_secure_that_surpasses() -> None:
    t = fleets().cards("blue", "leader07").court("bc05 blue:1").surpass("blue", "aggression_4", lead="aggression_3")
    assert t.can("charismatic") == []
    t.play("secure bc05").expect_ask("blue", "act")


# Demagogue


@rule("ARC-SECURE-01")
@card("leader08", 2)
def test_the_demagogue_needs_two_agents_on_a_guild_card() -> None:
    t = fleets().cards("red", "leader08").court("bc05 red:1", "bc07 red:2 blue:1").lead("red", "aggression_4")
    assert t.can("secure") == ["secure bc07"]
    assert t.refused("secure bc05") == ("paranoid", "ARC-PRECEDENCE-02")


@rule("ARC-SECURE-02")
@card("leader08", 2)
def test_it_still_needs_more_than_each_rival() -> None:
    t = fleets().cards("red", "leader08").court("bc05 red:2 blue:2").lead("red", "aggression_4")
    assert t.can("secure") == []
    assert t.refused("secure bc05") == ("no-majority", "ARC-SECURE-02")


@card("leader08", 2)
def test_one_agent_is_enough_on_a_vox_card() -> None:
    t = fleets().cards("red", "leader08").court("bc31 red:1").lead("red", "aggression_4")
    assert t.can("secure") == ["secure bc31"]


@rule("ARC-RANSACK-02")
@card("leader08", 2)
def test_the_demagogue_ransacks_without_agents() -> None:
    t = fleets().cards("red", "leader08").ships("red", "c2_hex", 2).city("blue", "c2_hex", damaged=True)
    t.court("bc05 blue:1").lead("red", "aggression_4")
    t.play("battle c2_hex 1").play("dice raid 1", dice="raid:4")
    assert t.area("red") == ["bc05", "leader08"]


@card("leader08", 2)
def test_a_relic_does_not_help_the_demagogue() -> None:
    t = fleets().cards("red", "leader08").court("bc05 red:1").slots("red", "relic").lead("red", "aggression_4")
    assert t.play("spend 1 relic").can("secure") == []


# Noble


@rule("ARC-MOD-05")
@card("leader12", 2)
@pytest.mark.parametrize("mode", ["copy", "pivot"])
def test_the_noble_may_influence_twice_with_the_pip_of_a_copy_or_pivot(mode: str) -> None:
    t = fleets().cards("blue", "leader12").court("bc05", "bc07")
    if mode == "copy":
        t.copy("blue", "construction_2", lead="mobilization_3")
    else:
        t.pivot("blue", "administration_2", lead="construction_3")
    t.play("influence bc05").expect_ask(
        "blue", "granted", "influence bc05", "influence bc07", "influence bc12", "influence bc16", "nothing"
    )
    t.play("influence bc05")
    assert t.on_card("bc05") == {"blue": 2}
    assert t.position.ask is not None and t.position.ask.seat == 2  # not a third time


@card("leader12", 2)
def test_the_second_influence_may_be_on_another_card_or_none() -> None:
    t = fleets().cards("blue", "leader12").court("bc05", "bc07").copy("blue", "construction_2", lead="mobilization_3")
    t.play("influence bc05", "nothing")
    assert (t.on_card("bc05"), t.on_card("bc07")) == ({"blue": 1}, {})


@card("leader12", 2)
def test_without_another_agent_there_is_no_second_influence() -> None:
    t = fleets().cards("blue", "leader12").left("blue", agents=1).copy("blue", "construction_2", lead="mobilization_3")
    t.play("influence bc12")
    assert t.position.ask is not None and t.position.ask.seat == 2


@rule("ARC-MOD-05")
@card("leader12", 2)
def test_not_with_an_influence_that_surpasses_or_that_a_psionic_pays_for() -> None:
    t = fleets().cards("blue", "leader12").surpass("blue", "mobilization_4", lead="mobilization_3")
    t.play("influence bc12").expect_ask("blue", "act")
    t = (
        fleets()
        .cards("blue", "leader12")
        .slots("blue", "psionic")
        .copy("blue", "construction_2", lead="mobilization_3")
    )
    t.play("spend 1 psionic", "influence bc12").expect_ask("blue", "prelude")


@card("leader12", 2)
def test_a_new_action_instead_of_influence_brings_none() -> None:
    t = fleets().cards("blue", "leader12 bc12").captive("blue", "red")
    t.copy("blue", "construction_2", lead="mobilization_3")
    t.play(t.can("execute")[0])
    while t.position.ask and t.position.ask.seat == 1:
        assert t.position.ask.kind != "granted"
        t.play(t.choices[-1])
    assert t.trophies("blue") == {"red agent": 1}
