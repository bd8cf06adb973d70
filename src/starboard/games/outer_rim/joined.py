"""Messages joined into one: sentences, lists, alternatives."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.kernel.message import Message


def join(parts: Sequence[Message], key: str = "outer_rim-join") -> Message:
    """Join one after another; `key` says how: sentences, or things of a list."""
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = Message(key, {"first": part, "rest": said})
    return said


def listed(parts: Sequence[Message]) -> Message:
    return join(parts, "outer_rim-list")


def either(parts: Sequence[Message], key: str = "outer_rim-either") -> Message:
    """Say “a, b or c”."""
    return join([listed(parts[:-1]), parts[-1]], key) if len(parts) > 1 else parts[0]


def both(parts: Sequence[Message]) -> Message:
    """Say “a, b and c”."""
    return either(parts, "outer_rim-both")
