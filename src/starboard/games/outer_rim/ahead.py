"""Choices that can be made ahead in Outer Rim, and what they rest on (kernel/ahead.py).

Out of turn one is asked to trade, to give credits, to defend crew, and to use abilities in a combat that somebody else
has begun. A gift of credits is no formality: nobody declines it unseen. Each kind holds until one's own next turn.
"""

from __future__ import annotations

from starboard.games.outer_rim import asks
from starboard.games.outer_rim.ids import CREW
from starboard.games.outer_rim.state import OuterRimState, has_type
from starboard.games.outer_rim.trade import started
from starboard.kernel.ahead import Ahead, Rests

DECLINE, YIELD, DONE = "decline", "yield", "done"


def turns_begun(g: OuterRimState, seat: int) -> list[int]:
    """Count the turns that the seat has begun: one a round, and those that come on top of one."""
    had = (seat - g.first) % g.players <= (g.active - g.first) % g.players
    return [g.round + had, int(g.in_extra and g.active == seat)]


def until_turn(g: OuterRimState, seat: int) -> Rests:
    return {"turn": turns_begun(g, seat)}


def as_strong(g: OuterRimState, seat: int) -> Rests:
    """Whoever does not fight back has looked at these cards and this damage."""
    return {
        "turn": turns_begun(g, seat),
        "cards": sorted(g.held[seat]),
        "damage": [g.wounds[seat], g.dents[seat]],
    }


def with_others(g: OuterRimState, seat: int) -> bool:
    return started(g) and g.seats > 1


def with_crew(g: OuterRimState, seat: int) -> bool:
    return with_others(g, seat) and bool(has_type(g, seat, CREW))


def in_their_turn(g: OuterRimState, seat: int) -> bool:
    return g.active != seat


AHEAD: tuple[Ahead[OuterRimState], ...] = (
    Ahead("no-deals", {asks.Proposal: DECLINE}, until_turn, with_others),
    Ahead("no-requests", {asks.AnswerRequest: DECLINE}, until_turn, with_others),
    Ahead("yield", {asks.Defend: YIELD}, as_strong, with_crew),
    Ahead(
        "no-abilities",
        {asks.Reroll: DONE, asks.Turn: DONE, asks.Ignore: DONE},
        as_strong,
        with_others,
        in_their_turn,
    ),
)
