"""Whether processes that a test has started have ended."""

from __future__ import annotations

import os
import signal
import time


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def all_end(group: int) -> bool:
    """Whether no process of the group goes on."""
    for _ in range(400):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    os.killpg(group, signal.SIGKILL)
    return False
