"""Values tables of Arcs by the fitted weights, reusing what equals in tables that differ in little."""

from __future__ import annotations

from collections.abc import Hashable
from math import exp, log
from operator import mul

from starboard.bots.arcs.features import (
    BOARD_NAMES,
    COURT_NAMES,
    LEADER_NAMES,
    LEADERS,
    MAP_NAMES,
    REACH_NAMES,
    board_rows,
    court_rows,
    system_features,
    system_key,
)
from starboard.bots.arcs.reach import in_reach
from starboard.bots.arcs.standing import HAND_NAMES, STANDING_NAMES, Quad, Standing, counts, next_leader
from starboard.bots.linear import Linear
from starboard.games.arcs.inside import LEADER_SET, SITES, ArcsState, in_play

Scores = list[float]  # by seat
Key = tuple[int, Quad, Quad, Quad]
MOST_SYSTEMS, MOST_STANDINGS = 1 << 16, 1 << 13  # that are remembered


class Parts:
    """Caches the parts of a table's value for each seat, for the next table that differs in little."""

    __slots__ = ("board", "court", "fade", "g", "on_map", "reach", "scores", "standing")

    def __init__(
        self, g: ArcsState, on_map: Scores, reach: Scores, board: Scores, court: Scores, standing: Scores, fade: float
    ) -> None:
        self.g, self.on_map, self.reach, self.board, self.court = g, on_map, reach, board, court
        self.standing, self.fade = standing, fade
        self.scores = [
            fade * (here + near + held + agents) + rest
            for here, near, held, agents, rest in zip(on_map, reach, board, court, standing, strict=True)
        ]


class Worth:
    def __init__(self, linear: Linear) -> None:
        weights = iter(linear.weights)
        names = MAP_NAMES, REACH_NAMES, BOARD_NAMES, LEADER_NAMES, COURT_NAMES, STANDING_NAMES, HAND_NAMES
        parts = [[next(weights) for _ in part] for part in names]
        self.map_weights, (self.reach_weight,), self.board_weights, leaders, *others = parts
        self.court_weights, self.standing_weights, self.hand_weights = others
        self.leaders = {1 << number: weight for number, weight in zip(LEADERS.values(), leaders, strict=True)}
        # What was met before: a system, or a standing, comes again on many tables that are looked at.
        self.systems: dict[Key, tuple[float, ...]] = {}
        self.standings: dict[Hashable, tuple[Scores, float]] = {}

    def system(self, g: ArcsState, system: int) -> tuple[float, ...]:
        """Value a system for each seat, before it fades."""
        key = system_key(g, system)
        found = self.systems.get(key)
        if found is None:
            if len(self.systems) >= MOST_SYSTEMS:
                self.systems.clear()
            weights = self.map_weights
            found = tuple(sum(map(mul, weights, row)) for row in system_features(*key))
            self.systems[key] = found
        return found

    def parts(self, g: ArcsState, before: Parts | None = None) -> Parts:
        """Value a table; `before` is one that may be the same in most of it."""
        if before is None:
            return Parts(g, self.on_map(g), self.reach(g), self.board(g), self.court(g), *self.standing(g))
        was = before.g
        same_map = g.fresh == was.fresh and g.sites == was.sites and g.damaged == was.damaged
        same_held = g.slots == was.slots and g.cards == was.cards and g.captives == was.captives
        same_held = same_held and g.trophies == was.trophies and g.cities == was.cities
        same_rest = (
            same_held
            and g.supply == was.supply  # cartels hold it
            and g.power == was.power
            and g.markers == was.markers
            and g.hands == was.hands
            and g.initiative == was.initiative
            and g.mode == was.mode
            and g.played == was.played
            and g.chapter == was.chapter
        )
        return Parts(
            g,
            before.on_map if same_map else self.changed_map(g, before),
            before.reach if same_map else self.reach(g),
            before.board if same_held and g.outrage == was.outrage else self.board(g),
            before.court
            if g.influence == was.influence and g.agents == was.agents and g.row == was.row and g.markers == was.markers
            else self.court(g),
            *((before.standing, before.fade) if same_rest else self.standing(g)),
        )

    def on_map(self, g: ArcsState) -> Scores:
        totals = [0.0] * g.seats
        for system in in_play(g):
            for seat, value in enumerate(self.system(g, system)):
                totals[seat] += value
        return totals

    def reach(self, g: ArcsState) -> Scores:
        weight = self.reach_weight
        return [weight * value for value in in_reach(g)]

    def changed_map(self, g: ArcsState, before: Parts) -> Scores:
        """Update the value of the map only where something differs."""
        was = before.g
        totals = before.on_map[:]
        systems = {at >> 2 for at in differing(g.fresh, was.fresh)}
        systems.update(at >> 2 for at in differing(g.damaged, was.damaged))
        systems.update(at // SITES for at in differing(g.sites, was.sites))
        for system in systems:
            for seat, (now, then) in enumerate(zip(self.system(g, system), self.system(was, system), strict=True)):
                totals[seat] += now - then
        return totals

    def board(self, g: ArcsState) -> Scores:
        weights = self.board_weights
        scores = [sum(map(mul, weights, row)) for row in board_rows(g)]
        if g.leaders:
            for seat, cards in enumerate(g.cards):
                scores[seat] += self.leaders.get(cards & LEADER_SET, 0.0)
        return scores

    def court(self, g: ArcsState) -> Scores:
        weights = self.court_weights
        return [sum(map(mul, weights, row)) for row in court_rows(g)]

    def standing(self, g: ArcsState) -> tuple[Scores, float]:
        """Score ambitions and hands, and return by how much all else fades."""
        counted, leads = counts(g), next_leader(g)
        key = (
            *counted,
            *g.power,
            *g.markers,
            *g.hands,
            *g.cities,
            *g.boxes,
            g.flipped,
            g.chapter,
            leads,
            tuple(g.cards) if g.leaders else 0,  # leaders and lore bend what ambitions bring
        )
        known = self.standings.get(key)
        if known is None:
            if len(self.standings) >= MOST_STANDINGS:
                self.standings.clear()
            found = Standing(g, counted, leads)
            scores = [
                sum(map(mul, self.standing_weights, row)) + sum(map(mul, self.hand_weights, hand))
                for row, hand in zip(found.rows, found.hand, strict=True)
            ]
            known = self.standings[key] = scores, found.fade
        return known


def differing(some: list[int], others: list[int]) -> list[int]:
    """Find where two lists of small numbers differ: few places, found without looking at each."""
    if some == others:
        return []
    found = []
    left = int.from_bytes(bytes(some), "little") ^ int.from_bytes(bytes(others), "little")
    while left:
        at = (left & -left).bit_length() - 1 >> 3
        found.append(at)
        left = left >> 8 * at + 8 << 8 * at + 8
    return found


def odds(scores: Scores, seat: int) -> float:
    """Return the log odds of the seat."""
    if len(scores) == 2:
        return scores[seat] - scores[1 - seat]
    own = scores[seat]
    return -log(sum(exp(score - own) for other, score in enumerate(scores) if other != seat))
