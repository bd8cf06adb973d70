"""Remembers for each seat what it has seen and done since a game began: perfect recall, as a digest.

Steps are kept as a chain that copies share, and a digest is made only where somebody asks for it: playouts never do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b

import msgspec

from starboard.kernel.event import Event, write

SIZE = 16  # bytes of a digest
NOBODY = -1  # has begun the game


class Recall:
    """Holds one step: who did what, and what was told of it. The steps before it are behind it."""

    __slots__ = ("action", "before", "digests", "events", "seat")

    def __init__(self, before: Recall | None, seat: int, action: int, events: Sequence[Event]) -> None:
        self.before, self.seat, self.action, self.events = before, seat, action, events
        self.digests: dict[int, bytes] = {}

    @classmethod
    def begun(cls, events: Sequence[Event]) -> Recall:
        """Begin with what is told before anybody decides."""
        return cls(None, NOBODY, 0, events)

    @classmethod
    def known(cls, digests: Mapping[int, bytes]) -> Recall:
        """Go on from these digests: of a state that was written down, or imagined."""
        self = cls(None, NOBODY, 0, ())
        self.digests.update(digests)
        return self

    def of(self, seat: int) -> bytes:
        """Return the digest of all that the seat has seen and done, in order."""
        steps: list[Recall] = []
        step: Recall | None = self
        while step is not None and seat not in step.digests:
            steps.append(step)
            step = step.before
        digest = b"" if step is None else step.digests[seat]
        for step in reversed(steps):
            digest = blake2b(digest + step.seen_by(seat), digest_size=SIZE).digest()
            step.digests[seat] = digest
        return digest

    def seen_by(self, seat: int) -> bytes:
        """Write down what the seat knows of this step: who decided, its own choice, and what it was told."""
        action = self.action if seat == self.seat else None
        return msgspec.json.encode([self.seat, action, [write(event.seen_by(seat)) for event in self.events]])
