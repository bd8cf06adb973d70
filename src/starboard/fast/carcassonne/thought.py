"""Lays out what a search keeps besides games: what the mind knows, room to reckon in, deals, and the tree."""

from __future__ import annotations

from typing import Any

import numpy as np

from starboard.fast.carcassonne.layout import MOST_SEATS, Records, Sizes
from starboard.fast.compiling import records
from starboard.fast.lane import Terms

FEATURES = 19  # of a side; as many again by how much a point decides now (bots/carcassonne/features.py)
POOLS = 4**MOST_SEATS  # sizes of pools, as digits of a number
STANDINGS = 4  # tables that are valued at once: see worth.py
AROUND = 9  # planets on a tile and around it, at most
ANSWERS = 4096  # places for answers that were found before; a power of two
TAIL = 12  # tiles that are laid in a try before the last answer, at most

# What objects are worth while so many tiles are left.
WORTH = np.dtype(
    [
        ("weights", "f8", FEATURES),
        ("plenty", "f8"),
        ("large", "f8"),
        ("supply", "f8"),
        ("some", "f8"),
        ("two", "f8"),
    ],
    align=True,
)

NODE = np.dtype(
    [
        ("tries", "i8"),
        ("key", "i4"),  # who decides, and about what
        ("first", "i4"),  # of its edges, and the last
        ("last", "i4"),
        ("beside", "i4"),  # another node that may follow the same option
    ],
    align=True,
)

EDGE = np.dtype(
    [
        ("promise", "f8"),
        ("won", "f8", MOST_SEATS),
        ("tries", "i8"),
        ("there", "i8"),
        ("code", "i4"),  # of the option (engine.py)
        ("next", "i4"),  # of the same node
        ("after", "i4"),  # a node that may follow
    ],
    align=True,
)


def mind_type(sizes: Sizes) -> np.dtype[Any]:
    options = 4 * sizes.frontier
    objects = sizes.segments + AROUND
    return np.dtype(
        [
            ("wins", "f8", (POOLS, MOST_SEATS)),  # of fights, by their pools
            ("ties", "f8", (POOLS, MOST_SEATS)),  # and the points expected on the way
            ("highest", "f8", (4, 6)),
            ("scores", "f8", (STANDINGS, MOST_SEATS)),
            ("supply", "f8", (STANDINGS, MOST_SEATS)),
            ("part", "f8", MOST_SEATS),  # what an object adds to each side,
            ("back", "f8", MOST_SEATS),  # and to the supply of each seat
            ("row", "f8", FEATURES),
            ("supplied", "f8", MOST_SEATS),
            ("shares", "f8", MOST_SEATS),
            ("values", "f8", options),
            ("figures", "f8", 1 + 2 * (sizes.segments + 8)),
            ("warmth", "f8"),
            ("exploring", "f8"),
            ("wider", "f8"),
            ("plain", "f8"),
            ("untried", "f8"),
            ("wide", "i8"),
            ("rounds", "i8"),
            ("deepest", "i8"),
            ("codes", "i4", options),
            ("there", "i4", options),
            ("widest", "i4", options),
            ("gone", "i4", (objects, 5)),  # sorts of objects with figures that a tile would grow,
            ("sorts", "i4", (objects, 5)),  # and of all that it would make
            ("before", "i4", (AROUND, 5)),  # planets near a cell
            ("roots", "i4", 4),  # objects at the other side of each edge, or -1
            ("objects", "i2", MOST_SEATS * 5),  # with figures
            ("sides", "i1", MOST_SEATS),  # that have figures in an object, with the dice of each
            ("dice", "i1", MOST_SEATS),
        ],
        align=True,
    )


def answer_type() -> np.dtype[Any]:
    """Lay out an answer with all by which tables of one search differ; `taken` is 1 where there is one."""
    return np.dtype(
        [
            ("cells", "i4", TAIL),
            ("points", "i4", MOST_SEATS),
            ("laid", "i2", TAIL),
            ("where", "i2", MOST_SEATS * 5),
            ("tiles", "i2"),
            ("drawn", "i2"),
            ("turn", "i2"),
            ("left", "i2"),
            ("option", "i2"),
            ("taken", "i2"),
        ],
        align=True,
    )


def deal_type(sizes: Sizes) -> np.dtype[Any]:
    return np.dtype([("chance", "u8"), ("pile", "u1", sizes.tiles)], align=True)


def mind_of(terms: Terms, sizes: Sizes) -> Records:
    """Write what the bots declare."""
    made: Records = records(1, mind_type(sizes))
    for name in ("warmth", "exploring", "wider", "plain", "untried", "wide", "rounds", "deepest"):
        made[0][name] = getattr(terms, name)
    for dice in range(1, 4):
        made[0]["highest"][dice] = [(face**dice - (face - 1) ** dice) / 6**dice for face in range(1, 7)]
    return made
