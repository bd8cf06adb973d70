"""Lore cards that move ships: Sprinter Drives, Gate Ports, Force Beams, Empath's Bond; and Survival Overrides."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import card, rule


def ready(colour: str, cards: str, lead: str = "mobilization_2") -> Table:
    return Table().cards(colour, cards).lead("red", lead)


# Sprinter Drives.


@card("lore03", 1)
def test_fresh_ships_that_moved_may_move_once_more() -> None:
    t = ready("red", "lore03").ships("red", "c1_arrow", 2, damaged=1).play("move c1_arrow c1_gate", "ships 2 1")
    t.expect_ask("red", "sprint")
    t.play("sprint c1_gate c2_gate").expect_ask("red", "ships", "ships 2 0", "ships 1 0")
    t.play("ships 2 0")
    assert t.fleet("red", "c2_gate") == (2, 0)
    assert t.fleet("red", "c1_gate") == (0, 1)


@card("lore03", 1)
def test_a_sprint_is_not_followed_by_another() -> None:
    t = ready("red", "lore03").ships("red", "c1_arrow", 1)
    t.play("move c1_arrow c1_gate", "sprint c1_gate c2_gate").expect_ask("red", "act")


@card("lore03", 1)
def test_a_sprint_is_a_choice() -> None:
    t = ready("red", "lore03").ships("red", "c1_arrow", 1).play("move c1_arrow c1_gate", "stop")
    t.expect_ask("red", "act")
    assert t.fleet("red", "c1_gate") == (1, 0)


@card("lore03", 1)
def test_damaged_ships_do_not_sprint() -> None:
    ready("red", "lore03").ships("red", "c1_arrow", damaged=2).play("move c1_arrow c1_gate", "ships 0 2").expect_ask(
        "red", "act"
    )


@card("lore03", 1)
def test_ships_that_did_not_move_do_not_sprint() -> None:
    t = ready("red", "lore03").ships("red", "c1_arrow", 3).ships("red", "c1_gate", 4)
    t.play("move c1_arrow c1_gate", "ships 2 0", "sprint c1_gate c2_gate")
    t.expect_ask("red", "ships", "ships 2 0", "ships 1 0")


@card("lore03", 1)
def test_only_some_of_the_ships_that_moved_may_sprint() -> None:
    t = ready("red", "lore03").ships("red", "c1_arrow", 3)
    t.play("move c1_arrow c1_gate", "ships 3 0", "sprint c1_gate c1_hex", "ships 1 0")
    assert t.fleet("red", "c1_gate") == (2, 0)
    assert t.fleet("red", "c1_hex") == (1, 0)


@card("lore03", 1)
def test_ships_dropped_by_a_catapult_may_be_the_group_that_sprints() -> None:
    t = ready("red", "lore03").ships("red", "c1_arrow", 4).starport("red", "c1_arrow")
    t.play("move c1_arrow c1_gate", "ships 3 0", "on c2_gate", "ships 1 0", "stop")
    near = ("c1_arrow", "c1_crescent", "c1_hex", "c2_gate", "c5_gate")
    assert t.can("sprint c1_gate") == [f"sprint c1_gate {to}" for to in near]
    assert t.can("sprint c2_gate")
    assert not t.can("sprint c1_arrow")
    t.play("sprint c1_gate c1_hex").expect_ask("red", "ships", "ships 2 0", "ships 1 0")


@card("lore03", 1)
def test_a_sprint_from_a_starport_may_be_a_catapult() -> None:
    t = ready("red", "lore03").ships("red", "c1_crescent", 1).starport("red", "c1_arrow")
    t.play("move c1_crescent c1_arrow", "sprint c1_arrow c1_gate").expect_ask("red", "catapult")
    t.play("on c2_gate", "on c2_hex").expect_ask("red", "act")
    assert t.fleet("red", "c2_hex") == (1, 0)


# Gate Ports.


def toll_gate(port: str = "fresh", keepers: int = 2) -> Table:
    """Blue holds a gate with a starport; red is next door."""
    t = Table().ships("red", "c1_arrow", 3).ships("blue", "c1_gate", keepers).cards("blue", "lore08")
    t.starport("blue", "c1_gate", damaged=port == "damaged")
    return t.lead("red", "mobilization_2")


@card("lore08", 2)
def test_rival_ships_that_enter_a_gate_port_cost_an_agent() -> None:
    t = toll_gate().play("move c1_arrow c1_gate", "ships 1 0")
    assert t.captives("blue") == {"red": 1}
    assert t.g.agents[0] == 9


@card("lore08", 2)
def test_each_group_and_step_costs_an_agent() -> None:
    t = toll_gate().play("move c1_arrow c1_gate", "ships 1 0").play("move c1_arrow c1_gate", "ships 2 0")
    assert t.captives("blue") == {"red": 2}


@card("lore08", 2)
def test_control_of_the_gate_is_read_before_the_ships_enter() -> None:
    t = toll_gate(keepers=1).play("move c1_arrow c1_gate", "ships 3 0")
    assert t.captives("blue") == {"red": 1}


@card("lore08", 2)
@pytest.mark.parametrize("why", ["damaged starport", "no control", "own ships", "no card"])
def test_a_gate_port_captures_nobody(why: str) -> None:
    t = toll_gate("damaged" if why == "damaged starport" else "fresh")
    if why == "no control":
        t.ships("white", "c1_gate", 2)
    elif why == "no card":
        t.set(cards=[0, 0, 0])
    elif why == "own ships":
        t = Table().ships("blue", "c1_gate", 1).ships("blue", "c1_arrow", 3).starport("blue", "c1_gate")
        t.cards("blue", "lore08").lead("blue", "mobilization_2")
    t.play("move c1_arrow c1_gate", "ships 1 0")
    assert t.captives("blue") == {}


@card("lore08", 2)
def test_without_agents_in_supply_nobody_is_captured_at_a_gate_port() -> None:
    t = toll_gate().left("red", agents=0).play("move c1_arrow c1_gate", "ships 1 0")
    assert t.captives("blue") == {}


@card("lore08", 2)
def test_a_catapult_pays_at_each_gate_port_it_enters() -> None:
    t = Table().ships("red", "c1_arrow", 1).starport("red", "c1_arrow").starport("blue", "c2_gate")
    t.ships("blue", "c2_gate", 1).cards("blue", "lore08").lead("red", "mobilization_2")
    t.play("move c1_arrow c1_gate", "on c2_gate")
    assert t.captives("blue") == {"red": 1}


def test_the_shaper_catapults_from_a_gate_that_also_has_a_starport() -> None:
    t = ready("red", "lore08 leader14").ships("red", "c1_gate", 1).starport("red", "c1_gate")
    t.play("move c1_gate c2_gate").expect_ask("red", "catapult")


@card("lore08", 1)
def test_a_starport_in_a_gate_starts_a_catapult() -> None:
    t = ready("red", "lore08").ships("red", "c1_gate", 1).slots("red", "material")
    t.play("spend 1 material", "build starport c1_gate/1", "move c1_gate c2_gate").expect_ask("red", "catapult")


# Empath's Bond.


@card("lore20", 1)
def test_while_empath_is_declared_a_rival_starport_starts_a_catapult() -> None:
    t = ready("red", "lore20").markers("empath").ships("red", "c1_arrow", 1).starport("blue", "c1_arrow")
    t.play("move c1_arrow c1_gate").expect_ask("red", "catapult")


@card("lore20", 1)
def test_while_empath_is_not_declared_a_rival_starport_starts_no_catapult() -> None:
    t = ready("red", "lore20").markers("tyrant").ships("red", "c1_arrow", 1).starport("blue", "c1_arrow")
    t.play("move c1_arrow c1_gate").expect_ask("red", "act")


# Force Beams.


def beams() -> Table:
    """A red starport on c1_arrow with ships of everybody, and the gate next to it."""
    t = ready("red", "lore16").starport("red", "c1_arrow")
    return t.ships("red", "c1_arrow", 1).ships("blue", "c1_arrow", 2, damaged=1).ships("white", "c1_arrow", 3)


@card("lore16", 1)
def test_force_beams_guide_ships_of_any_players() -> None:
    t = beams().play("guide c1_arrow c1_gate", "ships 0 0", "ships 1 1", "ships 3 0")
    assert [t.fleet(colour, "c1_gate") for colour in ("red", "blue", "white")] == [(0, 0), (1, 1), (3, 0)]
    assert [t.fleet(colour, "c1_arrow") for colour in ("red", "blue", "white")] == [(1, 0), (1, 0), (0, 0)]
    assert t.g.pips == 3
    t.expect_ask("red", "act")


@card("lore16", 1)
def test_force_beams_work_from_the_starport_and_towards_it() -> None:
    t = beams().ships("blue", "c1_gate", 2)
    assert t.can("guide") == [
        "guide c1_gate c1_arrow",
        "guide c1_arrow c1_gate",
        "guide c1_arrow c1_crescent",
    ]
    t.play("guide c1_gate c1_arrow", "ships 2 0")
    assert t.fleet("blue", "c1_arrow") == (4, 1)


@card("lore16", 1)
def test_force_beams_go_one_step_and_start_no_catapult() -> None:
    t = beams().play("guide c1_arrow c1_gate", "ships 1 0", "ships 0 0", "ships 0 0")
    assert t.fleet("red", "c1_gate") == (1, 0)
    t.expect_ask("red", "act")


@card("lore16", 1)
def test_at_least_one_ship_is_guided() -> None:
    t = beams().play("guide c1_arrow c1_gate", "ships 0 0", "ships 0 0")
    assert "ships 0 0" not in t.choices
    assert t.refused("ships 0 0") == ("guide", "ARC-NEWACT-02")


@card("lore16", 1)
@pytest.mark.parametrize("starport", ["damaged", "rival", "none"])
def test_force_beams_need_an_own_fresh_starport(starport: str) -> None:
    t = ready("red", "lore16").ships("red", "c1_arrow", 1)
    if starport != "none":
        t.starport("red" if starport == "damaged" else "blue", "c1_arrow", damaged=starport == "damaged")
    assert not t.can("guide")


@rule("ARC-MOD-02")
@card("lore16", 1)
def test_force_beams_ignore_what_bends_moves() -> None:
    """The Rebel guides more than two ships, nobody pays at Gate Ports, and no ship sprints."""
    t = ready("red", "lore16 leader05 lore03").starport("red", "c1_arrow").ships("red", "c1_arrow", 4)
    t.starport("blue", "c1_gate").ships("blue", "c1_gate", 1).cards("blue", "lore08")
    t.play("guide c1_arrow c1_gate", "ships 4 0").expect_ask("red", "act")
    assert t.fleet("red", "c1_gate") == (4, 0)
    assert t.captives("blue") == {}


@rule("ARC-NEWACT-03", "ARC-OUTRAGE-06", "ARC-AMB-26")
@card("lore16", 1)
def test_fuel_pays_for_force_beams_unless_it_is_outraged() -> None:
    t = beams().slots("red", "fuel").play("spend 1 fuel")
    assert "guide c1_arrow c1_gate" in t.choices
    t = beams().slots("red", "fuel").outrage("red", "fuel").play("spend 1 fuel")
    t.expect_ask("red", "prelude")


# Survival Overrides.


def martyrs() -> Table:
    t = ready("red", "lore18").ships("red", "c1_arrow", 2, damaged=1)
    return t.ships("blue", "c1_arrow", 1, damaged=1).ships("white", "c1_arrow", 1)


@card("lore18", 1)
def test_a_martyr_takes_a_rival_ship_along_as_a_trophy() -> None:
    t = martyrs().play("martyr c1_arrow")
    t.expect_ask("red", "martyr", "destroy 1 fresh", "destroy 1 damaged", "destroy 2 fresh", "none")
    t.play("destroy 1 fresh")
    assert t.fleet("red", "c1_arrow") == (1, 1)
    assert t.fleet("blue", "c1_arrow") == (0, 1)
    assert t.trophies("red") == {"blue ship": 1}


@card("lore18", 1)
def test_the_martyr_itself_is_nobodys_trophy() -> None:
    t = martyrs().play("martyr c1_arrow", "destroy 1 damaged")
    assert t.fleet("blue", "c1_arrow") == (1, 0)
    assert t.trophies("blue") == {}
    assert t.g.ships[0] == 15 - 2


@card("lore18", 1)
def test_a_martyr_may_die_alone() -> None:
    t = martyrs().play("martyr c1_arrow", "none")
    assert t.fleet("red", "c1_arrow") == (1, 1)
    assert t.trophies("red") == {}


@card("lore18", 1)
def test_a_martyr_may_die_where_no_rival_is() -> None:
    t = ready("red", "lore18").ships("red", "c1_arrow", 2).play("martyr c1_arrow")
    assert t.fleet("red", "c1_arrow") == (1, 0)
    t.expect_ask("red", "act")


@card("lore18", 1)
def test_only_a_fresh_ship_can_be_a_martyr() -> None:
    t = ready("red", "lore18").ships("red", "c1_arrow", damaged=2).ships("blue", "c1_arrow", 1)
    assert not t.can("martyr")
