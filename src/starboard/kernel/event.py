"""What happened, told as messages: the key says what, the rule says why."""

from __future__ import annotations

import msgspec

from starboard.kernel.message import Argument, Message


class Event(msgspec.Struct):
    key: str
    rule: str | None
    args: dict[str, Argument]
    # What only the seats in `to` may know, told to them by the message `key` + "-secret".
    secret: dict[str, Argument] = {}
    to: tuple[int, ...] = ()
    reveals: bool = False  # something hidden was turned over

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat (None: an onlooker) may know it."""
        if not self.to and not self.secret:
            return self
        if seat in self.to:
            return Event(f"{self.key}-secret", self.rule, self.args | self.secret)
        return Event(self.key, self.rule, self.args)

    @property
    def message(self) -> Message:
        return Message(self.key, self.args)
