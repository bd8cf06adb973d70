"""What a seat may see: its own hand, and how many cards the others hold."""

from __future__ import annotations

from typing import Annotated

import msgspec

from nim.kinds import CARD
from nim.state import NimState
from starboard.kernel.view import BySeat


class NimView(msgspec.Struct):
    heap: int
    deck: int  # cards left
    hand: Annotated[list[str], CARD]  # of whoever looks
    cards: BySeat[int]  # how many each player holds
    taken: BySeat[int]  # stones


def view(g: NimState, seat: int | None) -> NimView:
    hand = [] if seat is None else [CARD.text(card) for card in g.hands[seat]]
    return NimView(g.heap, len(g.deck), hand, [len(hand) for hand in g.hands], g.taken[:])
