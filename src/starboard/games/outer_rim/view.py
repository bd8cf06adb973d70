"""What a seat may see."""

from __future__ import annotations

import msgspec

from starboard.games.outer_rim.state import OuterRimState


class OuterRimView(msgspec.Struct):
    round: int


def view(g: OuterRimState, seat: int | None) -> OuterRimView:
    return OuterRimView(g.round)
