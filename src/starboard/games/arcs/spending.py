"""Spending tokens: what is spent in a Prelude reaches the supply only when the Prelude ends (ARC-PRELUDE-05)."""

from __future__ import annotations

from starboard.games.arcs.resources import take_from
from starboard.games.arcs.state import ArcsState


def spend_token(g: ArcsState, seat: int, slot: int) -> int:
    """Take the token out of its slot; return its type."""
    kind = take_from(g, seat, slot)
    if g.prelude:
        g.spent[kind] += 1
    else:
        g.supply[kind] += 1
    return kind


def end_prelude(g: ArcsState) -> None:
    """ARC-PRELUDE-02, -03, -05."""
    if g.prelude:
        g.prelude = False
        g.secured = 0
        if any(g.spent):
            for kind, count in enumerate(g.spent):
                g.supply[kind] += count
                g.spent[kind] = 0
