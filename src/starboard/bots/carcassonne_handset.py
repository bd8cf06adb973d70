"""The medium player of Carcassonne with weights that were set by hand, to measure what the learned ones are worth.

They are those of the greedy player, in the same unit: points.
"""

from __future__ import annotations

from starboard.bots.carcassonne_mind import CarcassonneMind
from starboard.bots.levels import MindBot
from starboard.bots.linear import Linear

POINT = 0.1  # what a point is in log odds
IN_POINTS = {
    "points": 1.0,
    "routes": 1.0,
    "asteroids": 1.0,
    "planets": 0.8,
    "closed_by_one": 0.75,
    "closed_by_two": 1.0,
    "closed_by_more": 0.9,
    "routes_grow": 0.45,
    "asteroids_grow": 0.45,
    "planets_grow": 0.6,
    "supply": 1.1,
    "some_supply": 1.2,
    "two_supply": 0.9,
    "large_supply": 0.7,
}


class CarcassonneHandSet(MindBot):
    def __init__(self) -> None:
        names = CarcassonneMind.features
        super().__init__(CarcassonneMind(Linear(names, [POINT * IN_POINTS.get(name, 0.0) for name in names])))
