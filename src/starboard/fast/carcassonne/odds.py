"""The odds of all fights, bit for bit as games/carcassonne/odds.py has them, as a table by the pools of the sides."""

from __future__ import annotations

from typing import Any

import numpy as np

from starboard.fast.carcassonne.layout import MOST_SEATS
from starboard.fast.compiling import compiled

FACES = 6
MOST_DICE = 3


@compiled
def write_odds(m: Any) -> None:
    """Write the odds of fights of one side, which is none, then of two, and so on: the later rest on the earlier."""
    chances, order = np.zeros(1 << MOST_SEATS), np.zeros(1 << MOST_SEATS, np.int64)
    pools = np.zeros(MOST_SEATS, np.int64)
    for sides in range(1, MOST_SEATS + 1):
        for number in range(MOST_DICE**sides):
            code, rest = 0, number
            for side in range(sides):
                pools[side] = 1 + rest % MOST_DICE
                rest //= MOST_DICE
                code |= pools[side] << 2 * side
            fight_odds(m, pools, sides, code, chances, order)


@compiled
def on_top(m: Any, pools: Any, sides: int, chances: Any, order: Any) -> int:
    """Find the chance that exactly these sides, as bits, share the highest value; in the order of first appearance."""
    chances[:] = 0.0
    found = 0
    for number in range(FACES**sides):
        best, top, chance = -1, 0, 1.0
        for side in range(sides):
            value = number // FACES ** (sides - 1 - side) % FACES
            chance *= m.highest[pools[side], value]
            if value > best:
                best, top = value, 0
            if value == best:
                top |= 1 << side
        new = True
        for at in range(found):
            if order[at] == top:
                new = False
        if new:
            order[found] = top
            found += 1
        chances[top] += chance
    return found


@compiled
def fight_odds(m: Any, pools: Any, sides: int, code: int, chances: Any, order: Any) -> None:
    for side in range(sides):
        m.wins[code, side] = 1.0 if sides == 1 else 0.0
        m.ties[code, side] = 0.0
    if sides == 1:
        return
    again = 0.0
    for at in range(on_top(m, pools, sides, chances, order)):
        top = order[at]
        chance = chances[top]
        if top == (1 << sides) - 1:
            again = chance
            continue
        later, many = 0, 0
        for side in range(sides):
            if top >> side & 1:
                later |= pools[side] << 2 * many
                many += 1
            else:
                m.ties[code, side] += chance * pools[side]
        place = 0
        for side in range(sides):
            if top >> side & 1:
                tie = 1 if many > 1 else 0
                m.wins[code, side] += chance * m.wins[later, place]
                m.ties[code, side] += chance * (tie + m.ties[later, place])
                place += 1
    more = 1 / (1 - again)
    for side in range(sides):
        m.wins[code, side] = m.wins[code, side] * more
        m.ties[code, side] = (m.ties[code, side] + again) * more
