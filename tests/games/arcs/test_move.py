"""ARC-MOVE, ARC-CATAPULT, ARC-CONTROL and the map they go by."""

from __future__ import annotations

import pytest

from games.arcs.table import COLOURS, Table
from marks import rule
from starboard.games.arcs.ids import NOBODY
from starboard.games.arcs.state import controller
from starboard.games.arcs.tables.map import SYSTEM_INDEX
from starboard.games.arcs.tables.setup_cards import SETUPS, SetupCard


def moving() -> Table:
    """Red has led aggression 2: three pips."""
    return Table().lead("red", "aggression_2")


def controls(t: Table, system: str) -> str | None:
    seat = controller(t.g, SYSTEM_INDEX[system])
    return None if seat == NOBODY else t.players[seat]


@rule("ARC-MOVE-01", "ARC-MOVE-03", "ARC-MAP-04", "ARC-MAP-05", "ARC-MAP-06", "ARC-MAP-07")
def test_ships_move_from_one_system_to_one_next_to_it() -> None:
    t = moving().ships("red", "c1_gate", 3).ships("red", "c1_arrow", 1)
    assert t.can("move c1_gate") == [
        "move c1_gate c1_arrow",
        "move c1_gate c1_crescent",
        "move c1_gate c1_hex",
        "move c1_gate c2_gate",
        "move c1_gate c5_gate",
    ]
    assert t.can("move c1_arrow") == ["move c1_arrow c1_gate", "move c1_arrow c1_crescent"]
    assert t.refused("move c1_arrow c2_arrow") == ("not-adjacent", "ARC-MAP-04")
    t.play("move c1_gate c1_arrow", "ships 2 0")
    assert (t.fleet("red", "c1_gate"), t.fleet("red", "c1_arrow")) == ((1, 0), (3, 0))


@rule("ARC-MAP-08")
@pytest.mark.parametrize("card", SETUPS, ids=lambda card: card.id)
def test_the_centre_is_no_system_and_nothing_goes_there_or_across(card: SetupCard) -> None:
    t = Table(" ".join(COLOURS[: card.players]), setup=card.id).lead("red", "mobilization_2")
    gates = [f"c{cluster + 1}_gate" for cluster in range(6) if cluster not in card.out]
    for gate in gates:
        t.ships("red", gate, 1)
    for number, gate in enumerate(gates):
        beside = {gates[number - 1], gates[(number + 1) % len(gates)]}
        planets = {gate.replace("gate", place) for place in ("arrow", "crescent", "hex")}
        assert set(t.can(f"move {gate} ")) == {f"move {gate} {to}" for to in beside | planets}


@rule("ARC-MOVE-02")
def test_fresh_and_damaged_ships_move_together_and_stay_what_they_are() -> None:
    t = moving().ships("red", "c1_gate", 2, damaged=2).play("move c1_gate c1_hex")
    assert len(t.choices) == 8
    t.play("ships 1 2")
    assert (t.fleet("red", "c1_gate"), t.fleet("red", "c1_hex")) == ((1, 0), (1, 2))
    assert t.refused("move c4_gate c4_hex") == ("no-ships", "ARC-MOVE-01")


@rule("ARC-MOVE-02")
def test_damaged_ships_move_without_a_fresh_one() -> None:
    t = moving().ships("red", "c1_gate", 0, damaged=1).play("move c1_gate c1_hex")
    assert (t.fleet("red", "c1_gate"), t.fleet("red", "c1_hex")) == ((0, 0), (0, 1))


@rule("ARC-MOVE-04", "ARC-MAP-09", "ARC-MAP-10", "ARC-GLOSS-16")
def test_nothing_goes_into_a_cluster_out_of_play_but_a_path_leads_across() -> None:
    t = moving().ships("red", "c2_gate", 1)  # clusters 3 and 6 are out of play
    assert "move c2_gate c4_gate" in t.choices
    assert t.can("move c2_gate c3") == []
    assert t.refused("move c2_gate c3_gate") == ("not-adjacent", "ARC-MAP-04")


@rule("ARC-MAP-11")
def test_two_clusters_out_of_play_side_by_side_make_one_path() -> None:
    t = Table(setup="p3_frontiers").lead("red", "aggression_2").ships("red", "c1_gate", 1)  # without 2 and 3
    assert "move c1_gate c4_gate" in t.choices


@rule("ARC-MOVE-05", "ARC-MAP-16")
def test_rivals_never_bar_the_way() -> None:
    t = moving().ships("red", "c1_gate", 1).ships("blue", "c1_gate", 4).ships("white", "c1_hex", 5)
    t.play("move c1_gate c1_hex")
    assert t.fleet("red", "c1_hex") == (1, 0)


# Catapult.


def at_starport(damaged: bool = False) -> Table:
    return moving().starport("red", "c1_arrow", damaged).ships("red", "c1_arrow", 3)


@rule("ARC-CATAPULT-01", "ARC-CATAPULT-02", "ARC-CATAPULT-06")
def test_from_a_starport_ships_go_on_through_gates_or_stop() -> None:
    t = at_starport().play("move c1_arrow c1_gate", "ships 3 0")
    t.expect_ask("red", "catapult")
    t.play("on c2_gate", "ships 3 0")
    t.expect_ask("red", "catapult")
    t.play("stop")
    assert t.fleet("red", "c2_gate") == (3, 0)
    assert t.g.pips == 2


@rule("ARC-CATAPULT-03")
def test_a_planet_stops_them() -> None:
    t = at_starport().play("move c1_arrow c1_gate", "ships 3 0", "on c1_hex", "ships 3 0")
    t.expect_ask("red", "act")
    assert t.fleet("red", "c1_hex") == (3, 0)
    t = at_starport().play("move c1_arrow c1_crescent", "ships 3 0")
    t.expect_ask("red", "act")


@rule("ARC-CATAPULT-04", "ARC-CATAPULT-05", "ARC-EX-08")
def test_example_8_a_gate_that_a_rival_controlled_before_stops_them() -> None:
    t = moving().starport("red", "c4_hex").ships("red", "c4_hex", 2).ships("blue", "c5_gate", 1)
    t.play("move c4_hex c4_gate", "ships 2 0", "on c5_gate", "ships 2 0")
    t.expect_ask("red", "act")
    assert t.fleet("red", "c5_gate") == (2, 0)


@rule("ARC-CATAPULT-06")
def test_an_own_gate_does_not_stop_them() -> None:
    t = at_starport().ships("blue", "c1_gate", 1).ships("red", "c1_gate", 2)
    t.play("move c1_arrow c1_gate", "ships 3 0")
    t.expect_ask("red", "catapult")


@rule("ARC-CK-06", "ARC-CONTROL-02", "ARC-CATAPULT-06")
def test_a_gate_that_nobody_controls_does_not_stop_them() -> None:
    t = at_starport().ships("blue", "c1_gate", 2).ships("white", "c1_gate", 2)
    t.play("move c1_arrow c1_gate", "ships 3 0")
    t.expect_ask("red", "catapult")


@rule("ARC-CATAPULT-07", "ARC-CATAPULT-08", "ARC-CATAPULT-10")
def test_ships_may_be_left_on_the_way_but_none_are_picked_up() -> None:
    t = at_starport().ships("red", "c1_gate", 2).play("move c1_arrow c1_gate", "ships 3 0", "on c2_gate")
    assert "ships 4 0" not in t.choices
    t.play("ships 2 0", "on c2_hex", "ships 2 0")
    assert t.fleet("red", "c1_gate") == (3, 0)
    assert t.fleet("red", "c2_hex") == (2, 0)
    t.expect_ask("red", "act")


@rule("ARC-CATAPULT-09")
def test_a_rivals_starport_starts_no_catapult() -> None:
    t = moving().starport("blue", "c1_arrow").ships("red", "c1_arrow", 2)
    t.play("move c1_arrow c1_gate", "ships 2 0")
    t.expect_ask("red", "act")


@rule("ARC-CATAPULT-11")
def test_a_gate_may_be_passed_again_and_the_end_may_be_in_the_first_cluster() -> None:
    t = at_starport().play("move c1_arrow c1_gate", "ships 3 0", "on c2_gate", "ships 3 0", "on c1_gate", "ships 3 0")
    t.play("on c1_hex", "ships 3 0")
    assert t.fleet("red", "c1_hex") == (3, 0)


@rule("ARC-CATAPULT-12")
def test_a_damaged_starport_catapults() -> None:
    t = at_starport(damaged=True).play("move c1_arrow c1_gate", "ships 3 0")
    t.expect_ask("red", "catapult")


# Control.


@rule("ARC-CONTROL-01", "ARC-CONTROL-03", "ARC-EX-21")
def test_most_fresh_ships_control_and_damage_takes_it_away() -> None:
    t = Table().ships("red", "c1_gate", 3).ships("blue", "c1_gate", 2, damaged=4).city("blue", "c1_arrow")
    assert controls(t, "c1_gate") == "red"
    assert controls(t, "c1_arrow") is None
    t = Table().ships("red", "c1_gate", 2, damaged=1).ships("blue", "c1_gate", 2)
    assert controls(t, "c1_gate") is None


@rule("ARC-CONTROL-04")
def test_without_a_fresh_ship_nobody_controls() -> None:
    assert controls(Table().ships("red", "c1_gate", 0, damaged=3), "c1_gate") is None


@rule("ARC-CONTROL-06")
def test_control_follows_the_ships_at_once() -> None:
    t = Table().homes().lead("red", "administration_4").city("blue", "c1_arrow").ships("red", "c1_arrow", 1)
    t.slots("red", "fuel")
    assert t.can("tax") == ["tax c1_arrow/1"]
    t.play("spend 1 fuel", "move c1_arrow c1_gate")
    assert t.can("tax") == []


@rule("ARC-CONTROL-07")
@pytest.mark.parametrize(("red", "blue", "white", "who"), [(3, 2, 2, "red"), (2, 2, 1, None), (1, 2, 2, None)])
def test_fleets_are_compared_one_by_one(red: int, blue: int, white: int, who: str | None) -> None:
    t = Table().ships("red", "c1_gate", red).ships("blue", "c1_gate", blue).ships("white", "c1_gate", white)
    assert controls(t, "c1_gate") == who
