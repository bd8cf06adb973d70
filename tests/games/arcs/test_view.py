"""What is told beside the rules, so that nobody has to know them by heart: what a token would allow, where seats begin,
what a battle may bring and cost."""

from __future__ import annotations

from typing import Any

from games.arcs.table import Table
from starboard.games.arcs.components import components
from starboard.games.arcs.game import GAME
from starboard.games.arcs.kinds import SYSTEM
from starboard.games.arcs.view import ArcsView


def seen(t: Table) -> ArcsView:
    t.begin()
    return GAME.view(t.g, None)


def test_in_the_prelude_a_view_tells_what_each_type_would_allow() -> None:
    t = Table().slots("blue", "relic").pivot("blue", "aggression_2", lead="mobilization_4")
    assert seen(t).spends == {
        "material": ["build", "repair"],
        "fuel": ["move"],
        "weapon": ["battle"],
        "relic": ["secure"],
        "psionic": ["move", "influence"],
    }


def test_outrage_leaves_nothing_to_be_spent_for_but_not_from_the_loyal() -> None:
    t = Table().outrage("red", "fuel", "material").cards("red", "bc01").slots("red", "fuel")
    t.lead("red", "aggression_2")
    spends = seen(t).spends
    assert (spends["fuel"], spends["material"]) == ([], ["build", "repair"])
    # Another's outrage is not one's own.
    t = Table().outrage("blue", "fuel").slots("red", "fuel").lead("red", "aggression_2")
    assert seen(t).spends["fuel"] == ["move"]


def test_nothing_is_spent_before_a_card_is_played_or_after_the_prelude() -> None:
    assert seen(Table()).spends == {}
    t = Table().ships("red", "c1_gate", 1).lead("red", "mobilization_4").play("move c1_gate c1_hex")
    assert GAME.view(t.g, None).spends == {}


def test_where_everybody_begins_is_told_as_long_as_leaders_are_drafted() -> None:
    for seed in range(5):
        position = GAME.start(2, seed=seed, options={"leaders": True})
        told = GAME.view(position.state, None).starts
        while position.ask is not None and position.ask.kind == "draft":
            assert GAME.view(position.state, 0).starts == told
            position.play(position.ask.options[0])
        assert GAME.view(position.state, None).starts == []
        for seat, start in enumerate(told):
            ships = position.state.fresh[seat::4]
            there = {SYSTEM.text(system) for system, number in enumerate(ships) if number}
            assert there == {start.a, start.b, *start.c}


def test_the_components_tell_what_leaders_begin_with() -> None:
    elder = next(one for one in components(GAME.content).leaders if one.id == "leader01")
    assert [(some.city, some.starport, some.ship) for some in elder.pieces] == [
        (1, 0, 3),
        (0, 1, 3),
        (0, 0, 2),
    ]


def outlook(t: Table, dice: str) -> dict[str, Any]:
    found: dict[str, Any] = t.position.outlook(t.position.legal(dice))
    return found


def battle(t: Table) -> Table:
    t.ships("red", "c1_crescent", 2).ships("blue", "c1_crescent", 1)
    return t.lead("red", "aggression_2").play("battle c1_crescent 1")


def test_before_the_dice_it_is_told_what_can_be_stolen_for_how_many_keys() -> None:
    t = battle(Table().slots("blue", "relic fuel").cards("blue", "bc01 bc04"))
    assert outlook(t, "dice skirmish 2")["loot"] == [
        {"type": "fuel", "keys": 1},
        {"card": "bc04", "keys": 2},
        {"type": "relic", "keys": 3},
        {"card": "bc01", "keys": 3},
    ]
    # Sworn Guardians protect all but themselves.
    t = battle(Table().slots("blue", "relic fuel").cards("blue", "bc04 bc22"))
    assert [one.get("card") for one in outlook(t, "dice skirmish 2")["loot"]] == ["bc22"]


def test_before_the_dice_it_is_told_what_destroying_a_city_would_provoke() -> None:
    t = battle(Table().city("blue", "c1_crescent").slots("red", "fuel fuel").cards("red", "bc07 bc08"))
    assert outlook(t, "dice assault 1")["outrage"] == [{"type": "fuel", "tokens": 2, "cards": ["bc08"]}]
    t = battle(Table().starport("blue", "c1_crescent").city("blue", "c1_hex"))
    assert outlook(t, "dice assault 1")["outrage"] == []
