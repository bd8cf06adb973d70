"""Holds what the first generation knew of Arcs."""

from starboard.bots.anchors.g1.arcs.greedy import ArcsGreedy as Greedy
from starboard.bots.anchors.g1.arcs.mind import ArcsMind as Knowledge

__all__ = ["Greedy", "Knowledge"]
