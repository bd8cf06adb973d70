"""Workers in processes of their own: what a signal to the whole group of processes does to them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

from starboard.lab.workers import STOPS, in_processes

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals to groups of processes")

STOPPED = """
from starboard.lab.workers import in_processes
try:
    print("ready", flush=True)
    sum(in_processes(abs, range(10**9), 2))
except KeyboardInterrupt:
    print("stopped")
"""


def ears(_: int) -> list[int]:
    """Which signals this process does not hear."""
    return sorted(signal.pthread_sigmask(signal.SIG_BLOCK, []))


def test_a_worker_hears_no_stop_from_its_first_moment() -> None:
    before = ears(0)
    heard = list(in_processes(ears, range(3), 2))
    assert all(set(STOPS) <= set(one) for one in heard) and ears(0) == before


@pytest.mark.parametrize("delay", [0.0, 0.05, 0.1, 0.2, 0.4])
def test_stopped_while_workers_start_nothing_is_complained_of(delay: float) -> None:
    started = subprocess.Popen([sys.executable, "-c", STOPPED], stdout=-1, stderr=-1, text=True, start_new_session=True)
    assert started.stdout is not None and started.stdout.readline() == "ready\n"
    time.sleep(delay)
    os.killpg(started.pid, signal.SIGINT)
    out, err = started.communicate(timeout=60)
    assert (out, err, started.returncode) == ("stopped\n", "", 0)
