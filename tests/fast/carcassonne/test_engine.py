"""Test what play does not reach, or hardly: rejection in chance, fights of many sides, cells far away."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from fast.carcassonne.plain import Chance, engine_with, lane, lockstep, open_records
from marks import long
from starboard.fast.carcassonne import engine
from starboard.fast.carcassonne.layout import Sizes, nearest, place_of, write_state
from starboard.fast.carcassonne.lockstep import keeps_in_step
from starboard.games.carcassonne.fight import FightFor
from starboard.games.carcassonne.game import GAME
from starboard.games.carcassonne.inside import FIGURES, IN_SUPPLY, CarcassonneState, put
from starboard.kernel import chance
from starboard.kernel.chance import MASK, STEP, Dice, below

INVERSE_A, INVERSE_B = (pow(number, -1, 1 << 64) for number in (0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB))


def chance_before(number: int) -> int:
    """Return the chance that splitmix64 makes this number of."""
    z = number ^ number >> 31 ^ number >> 62
    z = z * INVERSE_B & MASK
    z = z ^ z >> 27 ^ z >> 54
    z = z * INVERSE_A & MASK
    return (z ^ z >> 30 ^ z >> 60) - STEP & MASK


def at_the_edge(n: int) -> list[int]:
    """List chances of which the next number is one that is rejected, or just not."""
    return [
        chance_before((part * (1 << 64) // n + more) & MASK) for part, more in product(range(min(n, 7)), (-1, 0, 1, 2))
    ]


def check_chance(rules: Any) -> None:
    rejected = 0
    for n in (2, 3, 5, 6, 7, 10, 75, 76, 186, 1000, 1001, (1 << 31) - 1, (1 << 32) - 5):
        for before in at_the_edge(n):
            reference = Chance(chance=before)
            wanted = chance.below(reference, n)
            with np.errstate(over="ignore"):
                after, found = rules.below(np.uint64(before), n)
            assert (int(after), found) == (reference.chance, wanted), (n, before)
            rejected += reference.chance != before + STEP & MASK
    assert rejected > 20


def test_what_chance_rejects_is_rejected() -> None:
    check_chance(engine)


def made_up(seats: int, teams: bool, dice: Dice) -> tuple[CarcassonneState, int]:
    """Crowd figures of many into one object with symbols, wherever it may be."""
    position = GAME.start(seats, below(dice, 1000), {"teams": teams})
    state = position.state
    for _ in range(8):
        assert position.ask is not None
        position.play(
            position.ask.options[0 if position.ask.kind == "figure" else below(dice, len(position.ask.choices))]
        )
    root = next(node for node in reversed(range(len(state.parent))) if state.parent[node] == node)
    for seat in range(seats):
        for place in range(FIGURES):
            if below(dice, 3) == 0:
                put(state, seat, int(place == FIGURES - 1), root)
    state.symbols[root] = sum(below(dice, 2) << 8 * faction for faction in range(3))
    state.turn = below(dice, seats)
    return state, root


def check_fights(rules: Any, fights: int) -> None:
    """Fight in many ways, and by the reference; all that may change must be the same."""
    dice, ours = Dice(1), lane()
    sides: dict[int, int] = {}
    for number in range(fights):
        seats = 2 + number % 4
        state, root = made_up(seats, seats == 4 and number % 8 == 2, dice)
        record = ours.empty(1)
        write_state(record[0], state, ours.sizes)
        standing = {state.side_of(figure // FIGURES) for figure, node in enumerate(state.where) if node != IN_SUPPLY}
        sides[len(standing)] = sides.get(len(standing), 0) + 1
        with np.errstate(over="ignore"):
            rules.fight(open_records(record) if rules is not engine else record[0], root)
        if len(standing) > 1:
            state.frames = [FightFor(root)]
            while state.frames:
                state.frames.pop().run(state)
        found = record[0]
        for name, wanted in (("points", state.points), ("where", state.where), ("held", state.held)):
            assert found[name][: len(wanted)].tolist() == wanted, (number, name)
        assert int(found["chance"]) == state.chance, number
    assert all(sides.get(many, 0) >= fights // 40 for many in (2, 3, 4, 5)), sides


def test_fights_of_many_sides_are_the_same() -> None:
    check_fights(engine, 200)


@long
def test_thousands_of_fights_are_the_same() -> None:
    check_fights(engine, 6000)


def check_roll(sizes: Sizes) -> None:
    """No two cells that a game can speak of at once share a place of the board."""
    reach = sizes.tiles + 1  # steps from a tile to a cell that is looked at: across all tiles, and two more
    start = place_of(128 * 257, sizes)
    for y in range(reach + 1):
        for x in range(-(reach - y), reach - y + 1):
            if (x, y) != (0, 0):
                assert place_of(128 * 257 + 256 * y + x, sizes) != start, (x, y)
    assert nearest(sizes.cells, sizes.row) > reach


def test_cells_far_apart_have_places_of_their_own() -> None:
    check_roll(lane().sizes)


def test_a_row_of_64_would_not_do() -> None:
    """The board of the lane is as narrow as may be."""
    sizes = lane().sizes
    with pytest.raises(AssertionError):
        check_roll(Sizes(sizes.kinds, sizes.segments, sizes.tiles, sizes.nodes, sizes.frontier, sizes.cells, 64))


def test_a_game_takes_less_than_ten_kilobytes() -> None:
    assert lane().game_type.itemsize <= 10_000


def check_play(rules: Any) -> None:
    for seats, options in ((2, {}), (5, {}), (4, {"teams": True}), (3, {"planet_reinforce": False})):
        for seed in range(3):
            lockstep(rules, seats, options, seed)


def check_removed(rules: Any) -> None:
    """Play a game in which a tile fits nowhere."""
    lockstep(rules, 2, {}, 18)


def test_a_tile_that_fits_nowhere_is_removed() -> None:
    position, dice = GAME.start(2, 18), Dice(18)
    while position.ask is not None:
        position.play(position.ask.options[below(dice, len(position.ask.choices))])
    assert position.state.removed
    keeps_in_step(GAME, 2, {}, 18)


# What is changed, into what, and the check that sees it.
MUTANTS: list[tuple[str, str, Any]] = [
    ("if rest >= many or rest >= (ZERO - many) % many:", "if True:", check_chance),
    ("(ZERO - many) % many", "ONE", check_chance),
    ("g.points[side] += TIE_POINTS", "pass", lambda rules: check_fights(rules, 40)),
    ("if tied > 1:", "if tied == 2:", lambda rules: check_fights(rules, 200)),
    ("g.pools[stay] = g.pools[at]", "pass", lambda rules: check_fights(rules, 200)),
    ("MOST_DICE, FACES = 3, 6", "MOST_DICE, FACES = 4, 6", lambda rules: check_fights(rules, 40)),
    ("side_of(g, seat) == side and held_by", "seat == side and held_by", lambda rules: check_fights(rules, 40)),
    ("int(g.factions[g.fighters[at]])", "int(g.factions[0])", lambda rules: check_fights(rules, 40)),
    ("g.span[a, 1] |= g.span[b, 1]", "pass", check_play),
    ("g.symbols[a] += g.symbols[b]", "pass", check_play),
    ("g.held[a] += g.held[b]", "pass", check_play),
    ("    g.open[a] -= 2", "    g.open[a] -= 1", check_play),
    ("g.signatures[later - 1] = g.signatures[later]", "pass", check_play),
    ("for later in range(at + 1, g.rim):", "for later in range(max(at + 1, g.rim - 1), g.rim):", check_play),
    ("if planet >= 0 and (x or y) and", "if planet >= 0 and", check_play),
    ("int(g.reinforce) != 0 or", "True or", check_play),
    (
        "turn(t, g, (g.turn + 1) % g.seats)",
        "turn(t, g, 1 - g.turn if g.seats == 2 else (g.turn + 2) % g.seats)",
        check_play,
    ),
    ("score(g, root, False)", "score(g, root, True)", check_play),
    ("each = 2 if complete and", "each = 2 if", check_play),
    ("if complete:\n", "if False:\n", check_play),
    ("g.removed[g.gone] = tile", "pass", check_removed),
    ("        g.gone += 1", "        pass", check_removed),
]


@long
def test_the_engine_without_its_compiler_is_the_same() -> None:
    """Else the mutants below would be caught for nothing."""
    rules = engine_with()
    check_chance(rules)
    check_fights(rules, 200)
    check_play(rules)
    check_removed(rules)


@long
@pytest.mark.parametrize(("before", "after", "check"), MUTANTS)
def test_a_mutant_is_caught(before: str, after: str, check: Any) -> None:
    with pytest.raises(Exception):  # noqa: B017 - a difference, or whatever comes of an array that is wrong
        check(engine_with(before, after))
