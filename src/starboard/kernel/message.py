"""Says something without the words. The words are in starboard.texts."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

# A number, a word that the message selects on, or a message to be put in its place.
# An argument named `seat` or `…_seat` holds a seat number; whoever speaks puts the player's name there.
Argument: TypeAlias = "str | int | Message"


class Message(msgspec.Struct):
    key: str
    args: dict[str, Argument] = {}


class Refusal(msgspec.Struct):
    """Why something is not allowed, and the rule that forbids it."""

    reason: Message
    rule: str | None = None
