"""Programs that a test starts, with all that they start: they hear Ctrl-C, and none outlives its test."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import psutil

from waiting import wait_for


def hear_ctrl_c() -> None:
    """In a child before it runs: a shell lets what it starts in the background ignore Ctrl-C, and that is passed on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def started(*command: str, **more: Any) -> Iterator[subprocess.Popen[str]]:
    """A program with a group of processes of its own, as a terminal starts it. Whatever happens, the group is ended."""
    given: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, **more}
    process = subprocess.Popen(command, start_new_session=True, preexec_fn=hear_ctrl_c, **given)
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def all_end(group: int) -> bool:
    """Wait until no process of the group goes on."""

    def gone() -> bool:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        return False

    return bool(wait_for(gone))


def wait_until_it_waits(pid: int) -> None:
    """Until the process has nothing to do: it waits for somebody else."""
    wait_for(lambda: psutil.Process(pid).status() == psutil.STATUS_SLEEPING)
