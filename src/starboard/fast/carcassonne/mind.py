"""Values options and estimates shares as bots/carcassonne/mind.py does."""

from __future__ import annotations

from math import exp
from typing import Any

from starboard.fast.carcassonne.engine import lay, put, side_of, size_of, spot_of, step
from starboard.fast.carcassonne.layout import OVER, PLACE
from starboard.fast.carcassonne.look import placements
from starboard.fast.carcassonne.thought import ANSWERS, TAIL
from starboard.fast.carcassonne.worth import ONCE_LAID, best_figure, sides_of, standing, supply_scores, with_figures
from starboard.fast.compiling import compiled, signed

LAST_TILES = 3
HASH, WORD, PLACES = 0x9E37_79B1, 0xFFFF_FFFF, 20  # the upper bits of a word are the place


@compiled
def values(t: Any, g: Any, worths: Any, m: Any, spare: Any) -> int:
    """Value the options of the pending decision; return how many there are."""
    w = worths[g.left]
    if g.phase == PLACE:
        return placements(t, g, w, m, spare, int(g.drawn), m.values)
    with_figures(g, w, m, m.values)
    return int(g.options)


@compiled
def shares(g: Any, w: Any, m: Any) -> None:
    """Estimate the share of each seat."""
    standing(g, w, m, ONCE_LAID)
    supply_scores(g, w, m, ONCE_LAID)
    most = m.supplied[0]
    for seat in range(g.seats):
        most = max(most, m.supplied[side_of(g, seat)])
    total = 0.0
    for seat in range(g.seats):
        m.shares[seat] = exp(m.supplied[side_of(g, seat)] - most)
        total += m.shares[seat]
    for seat in range(g.seats):
        m.shares[seat] = m.shares[seat] / total


@compiled
def outcome(g: Any, m: Any) -> None:
    """Give each seat what it has of the victory."""
    most = g.points[0]
    for side in range(sides_of(g)):
        most = max(most, g.points[side])
    winners = 0
    for seat in range(g.seats):
        if g.points[side_of(g, seat)] == most:
            winners += 1
    for seat in range(g.seats):
        m.shares[seat] = 1 / winners if g.points[side_of(g, seat)] == most else 0.0


@compiled
def place_of(g: Any, start: int) -> int:
    """Return where the answer to this decision is kept, if it is."""
    found = int(g.drawn) * 31 + int(g.turn)
    for number in range(start, g.tiles):
        found = (found * 31 + int(g.laid[number])) & WORD
        found = (found * 31 + int(g.cells[number])) & WORD
    for figure in range(5 * int(g.seats)):
        found = (found * 31 + int(g.where[figure])) & WORD
    for side in range(sides_of(g)):
        found = (found * 31 + int(g.points[side])) & WORD
    return ((found * HASH) & WORD) >> PLACES


@compiled
def is_kept(g: Any, one: Any, start: int) -> bool:
    """Tell whether this is the answer to the pending decision: all by which tables of one search differ is the same."""
    if not one.taken or one.tiles != g.tiles or one.drawn != g.drawn or one.turn != g.turn or one.left != g.left:
        return False
    for number in range(start, g.tiles):
        if one.laid[number - start] != g.laid[number] or one.cells[number - start] != g.cells[number]:
            return False
    for figure in range(5 * int(g.seats)):
        if one.where[figure] != g.where[figure]:
            return False
    for side in range(sides_of(g)):  # noqa: SIM110 - it is compiled
        if one.points[side] != g.points[side]:
            return False
    return True


@compiled
def keep(g: Any, one: Any, start: int, option: int) -> None:
    one.taken = 1
    one.tiles = g.tiles
    one.drawn = g.drawn
    one.turn = g.turn
    one.left = g.left
    one.option = option
    for number in range(start, g.tiles):
        one.laid[number - start] = g.laid[number]
        one.cells[number - start] = g.cells[number]
    for figure in range(5 * int(g.seats)):
        one.where[figure] = g.where[figure]
    for side in range(sides_of(g)):
        one.points[side] = g.points[side]


@compiled
def answer(t: Any, g: Any, worths: Any, m: Any, spare: Any, answers: Any, start: int) -> int:
    """Return the option that promises most, the first of equals. `start`: the tiles that lay there from the start."""
    if g.options == 1:
        return 0
    short = g.tiles - start <= TAIL
    at = place_of(g, start) & (ANSWERS - 1) if short else 0
    if short and is_kept(g, answers[at], start):
        return int(answers[at].option)
    best = 0
    for option in range(values(t, g, worths, m, spare)):
        if m.values[option] > m.values[best]:
            best = option
    if short:
        keep(g, answers[at], start, best)
    return best


@compiled
def after_best(t: Any, g: Any, w: Any, m: Any, spare: Any, seat: int) -> None:
    """Estimate the share of each seat once the one that is asked has placed its tile as well as it can."""
    tile = int(g.drawn)
    g.drawn = -1
    count = placements(t, g, w, m, spare, tile, m.values)
    if sides_of(g) == 2:
        odds = m.values[0]
        for option in range(count):
            odds = max(odds, m.values[option])
        mine = 1.0 / (1.0 + exp(-odds)) / (1 + g.teams)
        theirs = 1.0 / (1 + g.teams) - mine
        for other in range(g.seats):
            m.shares[other] = mine if side_of(g, other) == side_of(g, seat) else theirs
        return
    best, chosen, found = m.values[0], -1, 0
    for at in range(g.rim):
        turns = t.fits[tile, g.signatures[at]]
        for one in range(t.count[turns]):
            choice = int(g.frontier[at]) << 2 | signed(t.nth[turns, one])
            # Of equals the one with the highest number.
            if m.values[found] > best or (m.values[found] == best and choice > chosen):
                best, chosen = m.values[found], choice
            found += 1
    lay(t, g, tile << 2 | chosen & 3, chosen >> 2)
    option = best_figure(t, g, w, m, m.figures)
    if option:
        put(g, seat, size_of(g, option), spot_of(g, option))
    shares(g, w, m)


@compiled
def expect(t: Any, g: Any, worths: Any, m: Any, spare: Any, answers: Any, start: int, seat: int) -> None:
    """Let all play on for so many rounds, until it is the seat's turn again; look at the best that it can do then."""
    rounds = int(m.rounds)
    while g.phase != OVER:
        if g.phase == PLACE and g.turn == seat and g.left > LAST_TILES:
            rounds -= 1
            if not rounds:
                after_best(t, g, worths[g.left], m, spare, seat)
                return
        step(t, g, answer(t, g, worths, m, spare, answers, start))
    outcome(g, m)
