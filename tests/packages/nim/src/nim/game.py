"""Nim with hidden hands, as the kernel sees it."""

from __future__ import annotations

from typing import Any, ClassVar

from nim import asks, events, verbs
from nim.state import NimState
from nim.turn import Deal
from nim.view import NimView, view
from starboard.kernel.chance import mix
from starboard.kernel.game import Game
from starboard.kernel.parts import Parts
from starboard.kernel.result import Result
from starboard.kernel.setting import OneOf, Setting

CARDS = tuple(card for card in (1, 2, 3) for _ in range(6))
LAST = 4  # what the last stone costs


class Nim(Game[NimState]):
    id = "nim"
    version = 1
    seats = range(2, 5)
    options: ClassVar[dict[str, Setting]] = {"stones": OneOf(15, "NIM-SETUP-01", (11, 15, 21))}
    state_type = NimState
    view_type = NimView
    events, asks, verbs = events, asks, verbs
    parts = Parts(study="nim.study:NimStudy", longest=100)

    def begin(self, seats: int, options: dict[str, Any]) -> NimState:
        hands: list[list[int]] = [[] for _ in range(seats)]
        g = NimState(seats, options["stones"], list(CARDS), hands, [0] * seats, -1)
        g.frames = [Deal()]
        return g

    def view(self, g: NimState, seat: int | None) -> NimView:
        return view(g, seat)

    def imagine(self, g: NimState, seat: int | None) -> None:
        """Nobody knows the deck, nor the hands of the others."""
        others = [hand for owner, hand in enumerate(g.hands) if owner != seat]
        hidden = [*g.deck, *(card for hand in others for card in hand)]
        mix(g, hidden)
        for hand in others:
            hand[:] = sorted(hidden.pop() for _ in hand)
        g.deck[:] = hidden

    def result(self, g: NimState) -> Result:
        """Most stones win; the last one costs some (NIM-END-02)."""
        return Result.by_score([stones - LAST * (seat == g.last) for seat, stones in enumerate(g.taken)])

    def invariants(self, g: NimState) -> list[str]:
        stones = g.heap + sum(g.taken)
        return [] if stones in (11, 15, 21) and g.heap >= 0 else [f"there are {stones} stones"]


GAME = Nim()
