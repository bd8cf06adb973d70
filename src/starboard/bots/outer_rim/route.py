"""Finds the best order in which a player of Outer Rim can go to several places, and what that brings.

What is done a turn later counts less. Nobody can go all ways at once: so this tells two places on one way from two that
lie apart, which the sum of what each promises by itself does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from starboard.bots.outer_rim.promise import DEAR, DELIVERED, FURTHEST, Able, Aim
from starboard.games.outer_rim.inside import HYPERDRIVE, OuterRimState

LATER = 0.85  # less is lost by a turn than where ways are not told apart
FADES = tuple(LATER**turns for turns in range(FURTHEST + 1))
MOST = 3  # places of a route: those that promise most
Brought = tuple[float, float]  # fame, and thousands of credits, both the less the later


@cache
def stages(count: int) -> tuple[tuple[int, tuple[tuple[int, tuple[tuple[int, int], ...]], ...]], ...]:
    """List for each set of places that are left, from small to large: from which others, and where to go on to."""
    return tuple(
        (
            left,
            tuple(
                (at, tuple((to, left ^ 1 << to) for to in range(count) if left >> to & 1))
                for at in range(count)
                if not left >> at & 1
            ),
        )
        for left in range(1, (1 << count) - 1)
    )


class Routes:
    """Holds what is left to do after each aim, so that routes from many spaces are found quickly."""

    def __init__(self, g: OuterRimState, able: Able, aims: Sequence[Aim], away: Sequence[int]) -> None:
        """Take the aims that promise most to one who is so many turns away from each."""
        self.g, self.speed = g, max(1, able.stats[HYPERDRIVE])
        self.taken: Sequence[int] = range(len(aims))
        if len(aims) > MOST:
            worths = [-(aim.fame * DEAR + aim.paid) * FADES[time] for aim, time in zip(aims, away, strict=True)]
            self.taken = sorted(self.taken, key=worths.__getitem__)[:MOST]
        self.aims = [aims[number] for number in self.taken]
        self.after = self.onward()

    def onward(self) -> list[tuple[float, float]]:
        """Compute for each aim what it brings with all that can follow it: its worth, and the fame of that."""
        aims, count = self.aims, len(self.aims)
        own = [(aim.fame * DEAR + aim.paid, aim.fame) for aim in aims]
        if count < 2:
            return own
        fades = [self.onward_from(one) for one in aims]
        known = [[(0.0, 0.0)] * count for _ in range(1 << count)]
        for left, starts in stages(count):
            for at, ways in starts:
                most = most_fame = 0.0
                fade = fades[at]
                for to, rest in ways:
                    worth, fame = own[to]
                    more, more_fame = known[rest][to]
                    worth = fade[to] * (worth + more)
                    if worth > most:
                        most, most_fame = worth, fade[to] * (fame + more_fame)
                known[left][at] = most, most_fame
        whole = (1 << count) - 1
        return [
            (worth + known[whole ^ 1 << at][at][0], fame + known[whole ^ 1 << at][at][1])
            for at, (worth, fame) in enumerate(own)
        ]

    def onward_from(self, one: Aim) -> list[float]:
        """Return what is left of the worth of each aim when this one was done first."""
        if not one.spaces:
            return [FADES[1 + other.later] for other in self.aims]
        found = []
        far, speed, least = self.g.chart.distance[one.spaces[0]], self.speed, int(one.kind != DELIVERED)
        for other in self.aims:
            spaces = other.spaces
            if not spaces:
                found.append(FADES[1 + other.later])
                continue
            nearest = far[spaces[0]] if len(spaces) == 1 else min([far[space] for space in spaces])
            found.append(FADES[min((-(-nearest // speed) or least) + other.later, FURTHEST)])
        return found

    def best(self, away: Sequence[int]) -> Brought:
        """Find what the best route brings to one who is so many turns away from each of the aims."""
        most = most_fame = 0.0
        for number, (worth, fame) in zip(self.taken, self.after, strict=True):
            fade = FADES[away[number]]
            if fade * worth > most:
                most, most_fame = fade * worth, fade * fame
        return most_fame, most - DEAR * most_fame
