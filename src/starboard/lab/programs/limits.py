"""Declares what a program may take, and what it may say."""

from __future__ import annotations

import msgspec

LINE = 64_000  # bytes of a line that it says; an answer has some fifty
FLOOD = 1_000_000  # bytes that it may say before an answer
ERRORS = 8_192  # the last bytes of its standard error, which are kept to tell why it ended
RESTARTS = 3  # times that it is started again in a game
GOODBYE = 2.0  # seconds that it has to end by itself, once the game is over


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits of a program. Those of a duel are among its settings: with others it is another duel."""

    move: float = 5.0  # seconds of the clock for an answer
    start: float = 10.0  # seconds of the clock until it has said hello
    memory: int = 1024  # MB of a process
