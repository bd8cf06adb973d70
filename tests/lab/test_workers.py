"""Workers in processes of their own: what a signal to the whole group of processes does to them."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from marks import long
from processes import all_end, started
from starboard.kernel.errors import StarboardError
from starboard.lab.workers import STOPS, in_processes
from waiting import PATIENCE

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
    with started(sys.executable, "-c", STOPPED) as process:
        assert process.stdout is not None and process.stdout.readline() == "ready\n"
        time.sleep(delay)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        assert (out, err, process.returncode) == ("stopped\n", "", 0)
        assert all_end(process.pid)


# Workers that die


class Deadly:
    """Kills its process over some numbers, so many times each."""

    def __init__(self, folder: Path, times: dict[int, int]) -> None:
        self.folder, self.times = folder, times

    def __call__(self, number: int) -> int:
        with (self.folder / str(number)).open("a+") as file:
            file.write(".")
            file.seek(0)
            tries = len(file.read())
        if tries <= self.times.get(number, 0):
            os.kill(os.getpid(), signal.SIGKILL)
        return number


@long
def test_what_dead_workers_were_about_to_do_is_done_once(tmp_path: Path) -> None:
    done = list(in_processes(Deadly(tmp_path, {3: 1, 7: 2}), range(12), 2))
    assert sorted(done) == list(range(12))


def test_work_that_always_kills_its_worker_is_given_up(tmp_path: Path) -> None:
    done: list[int] = []
    with pytest.raises(StarboardError, match="Worker processes died 4 times over the same games"):
        done.extend(in_processes(Deadly(tmp_path, {2: 99}), range(4), 2))
    assert (tmp_path / "2").read_text() == "...."
