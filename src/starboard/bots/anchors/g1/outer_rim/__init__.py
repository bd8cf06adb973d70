"""Holds what the first generation knew of Outer Rim."""

from starboard.bots.anchors.g1.outer_rim.greedy import OuterRimGreedy as Greedy
from starboard.bots.anchors.g1.outer_rim.mind import OuterRimMind as Knowledge

__all__ = ["Greedy", "Knowledge"]
