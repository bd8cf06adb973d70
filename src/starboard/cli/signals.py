"""Being stopped from outside: when it counts as Ctrl-C, and when it has to wait."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from types import FrameType
from typing import Any

# Ctrl-C; a stop from outside; a closed window (which Windows does not have).
STOPS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


def interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


@contextmanager
def handled_by(handler: Any) -> Iterator[None]:
    before = {stop: signal.signal(stop, handler) for stop in STOPS}
    try:
        yield
    finally:
        for stop, old in before.items():
            signal.signal(stop, old)


def interruptible() -> AbstractContextManager[None]:
    """Turn every stop into a KeyboardInterrupt, so that the game is saved."""
    return handled_by(interrupt)


def undisturbed() -> AbstractContextManager[None]:
    """Ignore every stop: a second Ctrl-C must not cost the game that the first one is saving."""
    return handled_by(signal.SIG_IGN)
