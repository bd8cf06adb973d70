"""Holds what the first generation knew of Carcassonne."""

from starboard.bots.anchors.g1.carcassonne.greedy import CarcassonneGreedy as Greedy
from starboard.bots.anchors.g1.carcassonne.mind import CarcassonneMind as Knowledge

__all__ = ["Greedy", "Knowledge"]
