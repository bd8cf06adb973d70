"""What may happen in Nim."""

from __future__ import annotations

from typing import ClassVar

from nim.kinds import Card, SecretCard
from starboard.kernel.event import Event
from starboard.kernel.fact import Count, Seat


class NimEvent(Event):
    WORDS: ClassVar[str] = "nim-event-"


class Dealt(NimEvent):
    RULE: ClassVar[str | None] = "NIM-SETUP-02"

    cards: Count  # to each player


class Took(NimEvent):
    RULE: ClassVar[str | None] = "NIM-TURN-01"

    seat: Seat
    card: Card
    stones: Count
    left: Count


class Drew(NimEvent):
    RULE: ClassVar[str | None] = "NIM-TURN-02"

    seat: Seat
    card: SecretCard = None


class LastStone(NimEvent):
    RULE: ClassVar[str | None] = "NIM-END-02"

    seat: Seat
