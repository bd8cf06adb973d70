"""The five Loyal guild cards: kept through Outrage, any resource spent as theirs, Outrage ignored when spending."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import card, rule
from starboard.games.arcs.battle.destroy import ProvokeOutrage
from starboard.games.arcs.chapter import Round
from starboard.games.arcs.ids import TYPES

LOYAL = {"bc01": "material", "bc07": "fuel", "bc15": "weapon", "bc19": "psionic", "bc21": "relic"}
OTHER = {"material": "bc05", "fuel": "bc08", "weapon": "bc13", "relic": "bc24", "psionic": "bc18"}  # guild cards
ACTION = {"material": "repair", "fuel": "move", "weapon": "battle", "relic": "secure", "psionic": "influence"}
loyal = pytest.mark.parametrize(("name", "kind"), LOYAL.items())


def spender(cards: str, held: str) -> Table:
    """Red has led administration with one token; every action could be done if it were paid for."""
    t = Table().ships("red", "c1_arrow", 1, damaged=1).ships("blue", "c1_arrow", 1).court("bc02 red:1")
    return t.cards("red", cards).slots("red", held).lead("red", "administration_2")


def options_for(t: Table, kind: str) -> list[str]:
    """What the token spent so pays for: an action at once, or battles by pips."""
    t.play(f"spend 1 {kind}")
    if kind != "weapon":
        t.expect_ask("red", "spent")
    return t.can(ACTION[kind])


@card("bc01", 1)
@card("bc07", 1)
@card("bc15", 1)
@card("bc19", 1)
@card("bc21", 1)
@rule("ARC-GUILD-06", "ARC-OUTRAGE-02")
@loyal
def test_a_loyal_card_is_kept_when_its_holder_provokes_outrage(name: str, kind: str) -> None:
    t = Table().cards("red", f"{name} {OTHER[kind]}").slots("red", kind)
    t.next(ProvokeOutrage(0, TYPES.index(kind)), Round()).begin()
    assert t.area("red") == [name]
    assert t.discarded() == [OTHER[kind]]
    assert t.held("red") == ""
    assert t.outraged("red") == [kind]


@card("bc01", 2)
@card("bc07", 2)
@card("bc15", 2)
@card("bc19", 2)
@card("bc21", 2)
@rule("ARC-GUILD-06")
@loyal
def test_any_resource_may_be_spent_as_that_of_a_loyal_card(name: str, kind: str) -> None:
    other = "fuel" if kind != "fuel" else "relic"
    t = spender(name, other)
    assert t.can("spend") == [f"spend 1 {other}", f"spend 1 {kind}"]
    assert options_for(t, kind)
    assert t.held("red") == ""
    assert t.g.spent[TYPES.index(other)] == 1


@loyal
def test_without_the_loyal_card_a_resource_is_spent_as_itself_only(name: str, kind: str) -> None:
    t = spender("bc22", "fuel" if kind != "fuel" else "relic")
    assert len(t.can("spend")) == 1


@rule("ARC-GUILD-06")
def test_a_resource_spent_as_another_returns_to_its_own_supply() -> None:
    t = spender("bc01", "relic").play("spend 1 material", "nothing", "influence bc02")
    assert t.g.supply == [5, 5, 5, 5, 5]


@card("bc01", 3)
@card("bc07", 3)
@card("bc15", 3)
@card("bc19", 3)
@card("bc21", 3)
@rule("ARC-GUILD-06", "ARC-EX-20", "ARC-PRECEDENCE-04")
@loyal
def test_outrage_is_ignored_when_spending_the_resource_of_a_loyal_card(name: str, kind: str) -> None:
    assert options_for(spender(name, kind).outrage("red", kind), kind)


@rule("ARC-EX-20", "ARC-OUTRAGE-06")
@pytest.mark.parametrize("kind", TYPES)
def test_without_the_loyal_card_outrage_wastes_the_resource(kind: str) -> None:
    t = spender("bc22", kind).outrage("red", kind).play(f"spend 1 {kind}")
    assert [told["state"] for told in t.told("spent")] == ["wasted"]
    t.expect_ask("red", "prelude")
    assert not t.can("battle")


@rule("ARC-GUILD-06")
def test_a_resource_under_outrage_may_be_spent_as_that_of_a_loyal_card() -> None:
    """Only the Outrage of what it is spent as would matter."""
    assert options_for(spender("bc01", "fuel").outrage("red", "fuel", "material"), "material")
    assert not spender("bc01", "fuel").outrage("red", "fuel").play("spend 1 fuel").can("move")


@rule("ARC-GUILD-05")
def test_a_loyal_card_in_another_area_does_not_help() -> None:
    t = Table().cards("blue", "bc01").slots("red", "fuel").lead("red", "administration_2")
    assert t.can("spend") == ["spend 1 fuel"]
