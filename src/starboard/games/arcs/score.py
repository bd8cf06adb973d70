"""ARC-SCORE, ARC-2P and ARC-CLEAN: what is done at the end of a chapter."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import events
from starboard.games.arcs.declare import value_of
from starboard.games.arcs.ids import (
    AMBITIONS,
    NONE,
    TYRANT,
    WARLORD,
)
from starboard.games.arcs.pieces import captive_home, captives_of, trophies_of, trophy_home
from starboard.games.arcs.resources import discard_all
from starboard.games.arcs.state import ArcsState, icons, turn_order, uncovered
from starboard.games.arcs.tables.ambitions import AMBITION_RESOURCES, BOX_OF
from starboard.games.arcs.tables.player_board import CITY_BONUS
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell


def count(g: ArcsState, seat: int, ambition: int) -> int:
    """Count what a seat has for an ambition (ARC-SCORE-02 to -06)."""
    if ambition == TYRANT:
        return captives_of(g, seat)
    if ambition == WARLORD:
        return trophies_of(g, seat)
    return sum(icons(g, seat, kind) for kind in AMBITION_RESOURCES[ambition])


def box_count(g: ArcsState, ambition: int) -> int:
    """Count what the third player of a game of two has: the tokens on the box (ARC-2P-01 to -04)."""
    return sum(tokens for kind, tokens in enumerate(g.boxes) if BOX_OF[kind] == ambition)


def worth(g: ArcsState, ambition: int) -> tuple[int, int]:
    """The markers in a box added up (ARC-SCORE-07, -08)."""
    first = second = 0
    for marker, box in enumerate(g.markers):
        if box == ambition:
            more_first, more_second = value_of(g, marker)
            first += more_first
            second += more_second
    return first, second


def places(counts: list[int], third: int = 0) -> tuple[list[int], list[int]]:
    """Find who is first alone, and who is second; a tie for first makes all of them second (ARC-SCORE-09 to -12).

    The third player of a game of two takes a place, but is nobody's seat.
    """
    ranks = sorted([*counts, third], reverse=True)
    most, next_most = ranks[:2]
    if not most:
        return [], []
    first = [seat for seat, own in enumerate(counts) if own == most]
    if most == next_most:
        return [], first
    if not next_most or ranks.count(next_most) > 1:
        return first, []
    return first, [seat for seat, own in enumerate(counts) if own == next_most]


def gains(g: ArcsState, ambition: int) -> list[int]:
    """The Power that each seat would gain by an ambition now (ARC-SCORE-07 to -16)."""
    first_value, second_value = worth(g, ambition)
    first, second = places([count(g, seat, ambition) for seat in range(g.seats)], box_count(g, ambition))
    gained = [0] * g.seats
    demoted = g.content.hooks.demoted[ambition]
    for seat in first:
        bonus = CITY_BONUS[uncovered(g, seat)]
        if not g.cards[seat] & demoted.cards:
            gained[seat] = first_value + bonus
        else:
            gained[seat] = second_value + (bonus if all(demoted.answers(g, seat)) else 0)
    for seat in second:
        if not g.cards[seat] & (demoted.cards | g.content.hooks.only_first.cards):
            gained[seat] = second_value
    return gained


@dataclass(slots=True)
class Score(Frame):
    """Each declared ambition (ARC-SCORE-01)."""

    def run(self, g: ArcsState) -> None:
        then(g, *(ScoreAmbition(ambition) for ambition in range(len(AMBITIONS)) if ambition in g.markers))


@dataclass(slots=True)
class ScoreAmbition(Frame):
    """An ambition: who has most of it, and who is second, gain Power (ARC-SCORE-07 to -16)."""

    ambition: int

    def run(self, g: ArcsState) -> None:
        gained = gains(g, self.ambition)
        tell(g, events.Scored(self.ambition, sum(gained)))
        for seat in turn_order(g):
            if gained[seat]:
                g.power[seat] += gained[seat]
                tell(g, events.Power(seat, gained[seat], self.ambition, g.power[seat]))


@dataclass(slots=True)
class AfterScoring(Frame):
    """Runs what cards do once all ambitions are scored (ARC-SCORE-18). Their order makes no difference."""

    def run(self, g: ArcsState) -> None:
        for seat in turn_order(g):
            for happens in g.content.hooks.after_scoring.answers(g, seat):
                happens(g, seat)


def lose_all(g: ArcsState, seat: int, kind: int) -> None:
    lost = discard_all(g, seat, kind)
    if lost:
        tell(g, events.Lost(seat, kind, lost), "ARC-SCORE-18")


@dataclass(slots=True)
class CleanUp(Frame):
    """Trophies and captives of scored ambitions go home, markers come back, one is flipped (ARC-CLEAN)."""

    def run(self, g: ArcsState) -> None:
        if WARLORD in g.markers:
            # Whose cities cover slots rearranges in turn order (ARC-TIE-02): what comes last here is asked first.
            for owner in reversed(turn_order(g)):
                for at in range(4 * owner, len(g.trophies), 16):
                    for kind, pieces in enumerate(g.trophies[at : at + 4]):
                        if pieces:
                            trophy_home(g, at // 16, owner, kind, pieces)
        if TYRANT in g.markers:
            for at, agents in enumerate(g.captives):
                if agents:
                    captive_home(g, at // 4, at % 4, agents)
        g.markers = [NONE] * len(g.markers)
        if g.flipped < len(g.markers):
            g.flipped += 1
        tell(g, events.Cleaned(g.flipped))
