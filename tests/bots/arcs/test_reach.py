"""Which buildings stand in reach of a stronger rival, by exact numbers; and how the bots heed it."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.arcs.table import Table
from starboard.bots import make_bot, mind_of
from starboard.bots.arcs.features import FEATURES, describe
from starboard.bots.arcs.mind import ArcsMind
from starboard.bots.arcs.quick import best_end, best_party
from starboard.bots.arcs.reach import Reach, flights, in_reach
from starboard.games.arcs.move import Catapult, whole_move
from starboard.games.arcs.ships import ends_of, must_stop, shift
from starboard.games.arcs.state import ArcsState, bits, is_gate
from starboard.games.arcs.tables.map import SYSTEM_INDEX
from starboard.kernel.chance import scramble
from starboard.kernel.registry import installed

GATE, ARROW, HEX = (SYSTEM_INDEX[name] for name in ("c1_gate", "c1_arrow", "c1_hex"))


def table(players: str = "red blue") -> Table:
    return Table(players, setup="p2_mix_up_1" if players == "red blue" else None)


def reach(t: Table) -> list[float]:
    return [round(3 * one, 6) for one in in_reach(t.begin().g)]


# The numbers


def test_a_building_lacks_what_the_largest_fleet_that_can_come_has_more() -> None:
    assert reach(table().city("red", "c1_arrow").ships("blue", "c1_gate", 2)) == [2, 0]
    assert reach(table().city("red", "c1_arrow").ships("blue", "c1_gate", 2).ships("red", "c1_arrow", 1)) == [1, 0]
    assert reach(table().city("red", "c1_arrow").ships("blue", "c1_gate", 2).ships("red", "c1_arrow", 2)) == [0, 0]


def test_more_than_three_ships_too_few_are_no_worse() -> None:
    assert reach(table().city("red", "c1_arrow").ships("blue", "c1_gate", 5)) == [3, 0]


def test_each_building_counts_and_each_of_the_places() -> None:
    t = table().city("red", "c1_arrow").starport("red", "c1_hex").city("red", "c3_hex").ships("blue", "c1_gate", 1)
    assert reach(t) == [2, 0]


def test_only_one_fleet_comes_and_joins_those_that_are_there() -> None:
    t = table().city("red", "c1_arrow").ships("blue", "c1_gate", 1).ships("blue", "c1_crescent", 1)
    assert reach(t) == [1, 0]
    assert reach(t.ships("blue", "c1_arrow", 1)) == [2, 0]


def test_who_is_there_and_gets_no_more_is_a_threat_of_another_kind() -> None:
    assert reach(table().city("red", "c1_arrow").ships("blue", "c1_arrow", 2)) == [0, 0]


def test_damaged_ships_neither_attack_nor_defend() -> None:
    t = table().city("red", "c1_arrow").ships("red", "c1_arrow", damaged=2)
    assert reach(t.ships("blue", "c1_gate", 1, damaged=2)) == [1, 0]


def test_far_away_is_out_of_reach_but_for_a_catapult() -> None:
    def far() -> Table:
        return table().city("red", "c1_arrow").ships("blue", "c3_hex", 2)

    assert reach(far()) == [0, 0]
    assert reach(far().starport("blue", "c3_hex")) == [2, 0]


def test_a_catapult_stops_at_a_gate_that_a_rival_controls() -> None:
    t = table().city("red", "c1_arrow").ships("blue", "c1_hex", 3).starport("blue", "c1_hex").ships("red", "c1_gate", 1)
    assert reach(t) == [0, 0]
    # On its own and on empty ones it goes on; a tie is nobody's control.
    t = table().city("red", "c1_arrow").ships("blue", "c1_hex", 3).starport("blue", "c1_hex")
    assert reach(t.ships("red", "c1_gate", 1).ships("blue", "c1_gate", 1)) == [3, 0]


def test_among_three_the_strongest_counts() -> None:
    t = table("red blue white").city("red", "c1_arrow").ships("blue", "c1_gate", 1).ships("white", "c1_gate", 2)
    assert reach(t) == [2, 0, 0]


def test_it_is_a_feature_that_fades() -> None:
    t = table().city("red", "c1_arrow").ships("blue", "c1_gate", 3)
    t.begin()
    early = describe(t.g)[0][FEATURES.index("in_reach")]
    assert 0.5 < early < 1
    assert describe(t.set(chapter=5).g)[0][FEATURES.index("in_reach")] < early


# The quick way is that of the rules, and of the whole table


def tables(games: int = 4, seats: int = 3) -> list[ArcsState]:
    """Return tables from games that chance plays."""
    found = []
    bot = make_bot("arcs", "random")
    for game in range(games):
        position = installed().game("arcs").start(seats, scramble(game))
        for step in range(160):
            if position.ask is None:
                break
            if step % 20 == 19:
                found.append(position.state.copy())
            position.play(bot.choose(position, position.ask.seat, scramble(step)))
    return found


def test_flights_are_those_of_the_rules() -> None:
    for g in tables():
        for seat in range(g.seats):
            closed = sum(1 << gate for gate in range(0, 24, 4) if not free(g, seat, gate))
            for origin in bits(g.fleets[seat]):
                ends = {end for near in g.content.adjacent[g.setup][origin] for end in ends_of(g, seat, near, True)}
                assert set(bits(flights(g.content, g.setup, origin, closed))) == ends - {origin}


def free(g: ArcsState, seat: int, gate: int) -> bool:
    ships = g.fresh[4 * gate : 4 * gate + 4]
    most = max(ships)
    return not most or ships.count(most) > 1 or ships[seat] == most


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_move_changes_is_what_the_whole_table_says(seats: int) -> None:
    """But for gates that open or close by the move: then ships with a catapult come elsewhere."""
    compared = 0
    for g in tables(seats=seats):
        for seat in range(g.seats):
            quick = Reach(g, seat)
            before = in_reach(g)
            for origin in bits(g.fleets[seat]):
                for to in g.content.adjacent[g.setup][origin]:
                    if not origin & 3 or not to & 3:
                        continue
                    for ships in range(1, g.fresh[4 * origin + seat] + 1):
                        shift(g, seat, origin, to, ships, 0)
                        change = [then - now for then, now in zip(in_reach(g), before, strict=True)]
                        shift(g, seat, to, origin, ships, 0)
                        own = change.pop(seat)
                        assert quick.change(origin, to, ships) == pytest.approx(own - sum(change) / len(change))
                        compared += own != 0 or any(change)
    assert compared > 3


# What the bots make of it


def the_mind() -> ArcsMind:
    found = mind_of("arcs")
    assert isinstance(found, ArcsMind)
    return found


def test_of_parties_that_are_worth_the_same_the_smallest_goes() -> None:
    """Alone on the map it makes no difference how many go to an empty system: with one or two left or gone."""
    t = table().ships("red", "c1_arrow", 4).begin()
    frame = whole_move(t.g, 0, ARROW, GATE)
    choices = list(frame.choices(t.g))
    assert choices[0] == (4, 0)
    assert best_party(t.g, frame, choices[:3], the_mind().worth) == (2, 0)


def test_a_city_is_not_stripped_while_a_rival_fleet_is_near() -> None:
    """Two fleets, and a city behind one of them: one ship goes to control the next system, the others stay."""
    t = table().city("red", "c1_arrow").ships("red", "c1_arrow", 4).ships("blue", "c1_gate", 3).begin()
    frame = whole_move(t.g, 0, ARROW, SYSTEM_INDEX["c1_crescent"])
    assert best_party(t.g, frame, list(frame.choices(t.g)), the_mind().worth) == (1, 0)


LONGEST = 12  # steps of a catapult: there are six gates


def steps_of(g: ArcsState, seat: int, gate: int, ships: int) -> int:
    """Fly on from a gate as the bots do, until the ships have arrived; count the steps. The table stays as it was."""
    at, steps, choice = gate, 0, None
    while steps < LONGEST and choice != () and (at == gate or not must_stop(g, seat, at)):
        frame = Catapult(seat, at, ships, 0, ((-1, 0),), sprinting=False)
        choice = best_end(g, frame, frame.run(g).choices, the_mind().worth)
        if choice:
            shift(g, seat, at, choice[0], ships, 0)
            at, steps = choice[0], steps + 1
    shift(g, seat, at, gate, ships, 0)
    return steps


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ships_of_a_catapult_arrive_from_wherever_they_are(seats: int) -> None:
    flown = 0
    for g in tables(seats=seats):
        for seat in range(g.seats):
            for gate in bits(g.fleets[seat]):
                for ships in range(1, g.fresh[4 * gate + seat] + 1 if is_gate(gate) else 0):
                    steps = steps_of(g, seat, gate, ships)
                    assert steps < LONGEST
                    flown += steps
    assert flown


def test_nobody_flies_round_and_round_where_ships_close_gates_on_their_way() -> None:
    """In a game of bots a ship flew from c3 to c4 and back for ever: from each a system beyond the other was better."""
    t = Table("red blue", setup="p2_frontiers").cards("red", "bc07 bc20")
    t.ships("red", "c3_gate", 1).ships("red", "c3_crescent", 1).ships("red", "c3_hex", 2)
    t.ships("red", "c4_gate", damaged=1).ships("red", "c4_arrow", 2).ships("red", "c4_hex", 2)
    t.ships("blue", "c2_gate", 2).ships("blue", "c3_arrow", 3).ships("blue", "c5_arrow", 3).ships("blue", "c5_hex", 4)
    for system in ("c3_hex", "c3_hex", "c4_arrow", "c5_hex", "c5_hex"):
        t.city("red", system)
    t.starport("red", "c4_arrow").starport("red", "c4_hex").city("blue", "c3_arrow").starport("blue", "c5_arrow")
    g = t.begin().g
    assert steps_of(g, 0, SYSTEM_INDEX["c3_gate"], 1) < LONGEST
    assert steps_of(g, 0, SYSTEM_INDEX["c4_gate"], 1) < LONGEST


RECORD = Path(__file__).with_name("stripped.starboard")


def test_some_of_the_fleet_of_the_record_stay_with_its_cities() -> None:
    """In this game between bots of the first generation five ships left two cities, to which five of a rival came."""
    with RECORD.open(encoding="utf-8") as file:
        moves = [line.rpartition(" ~ ")[0].partition(" ")[2] for line in file if line[0].isdigit()]
    at = moves.index("move c5_hex c6_arrow")
    assert moves[at + 1] == "ships 5 0"
    position = installed().game("arcs").start(2, 10451216379200822465)
    for text in moves[: at + 1]:
        position.play(text)
    chosen = [make_bot("arcs", level).choose(position, 1, seed=1).notation for level in ("sharp-g1", "sharp")]
    assert chosen == ["ships 5 0", "ships 3 0"]
