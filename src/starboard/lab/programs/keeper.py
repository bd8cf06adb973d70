"""Starts a program of somebody else, and ends it with all that it has started, as soon as nobody holds the line.

    python -I -S keeper.py LINE MEMORY COMMAND …

A script of its own, run by a bare Python. LINE is the number of an open socket: whatever becomes of whoever holds its
other end, that is closed then. On it goes the number of the program's process, and at last how it ended and how many kB
it had at most. The program speaks with standard input and output directly; nothing passes through here.
"""

from __future__ import annotations

import os
import resource
import select
import signal
import sys
from contextlib import suppress
from typing import NoReturn

STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
AGAIN = (*STOPS, signal.SIGPIPE, signal.SIGCHLD)  # what a program hears as usual, whatever we hear


def main(line: int, memory: int, command: list[str]) -> None:
    os.set_inheritable(line, False)
    woken, alarm = os.pipe()
    os.set_blocking(alarm, False)
    signal.set_wakeup_fd(alarm)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    for stop in STOPS:
        signal.signal(stop, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    child = os.fork()
    if not child:
        become(memory, command)
    with suppress(OSError):  # it has done so itself by now
        os.setpgid(child, child)
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in range(3):  # else nobody would see that the program has let go of them
        os.dup2(nothing, standard)
    tell(line, f"{child}\n")
    status, most = ended(line, woken, child)
    tell(line, f"{status} {most}\n")


def ended(line: int, woken: int, child: int) -> tuple[int, int]:
    """Wait until the program ends, or the line is let go; then nothing of its group is left."""
    while True:
        ready, _, _ = select.select([line, woken], [], [])
        if line in ready:
            end_group(child)
            _, status, used = os.wait4(child, 0)
            break
        os.read(woken, 1024)
        found, status, used = os.wait4(child, os.WNOHANG)
        if found:
            end_group(child)
            break
    return os.waitstatus_to_exitcode(status), used.ru_maxrss // (1024 if sys.platform == "darwin" else 1)


def end_group(child: int) -> None:
    with suppress(OSError):
        os.killpg(child, signal.SIGKILL)


def tell(line: int, text: str) -> None:
    with suppress(OSError):
        os.write(line, text.encode())


def become(memory: int, command: list[str]) -> NoReturn:
    """Turn into the program. Its data are limited, not its addresses: some languages reserve far more than they use."""
    os.setpgid(0, 0)
    signal.set_wakeup_fd(-1)
    for one in AGAIN:
        signal.signal(one, signal.SIG_DFL)
    for kind, most in ((resource.RLIMIT_DATA, memory), (resource.RLIMIT_CORE, 0)):
        with suppress(OSError, ValueError):
            _, high = resource.getrlimit(kind)
            limit = most if high == resource.RLIM_INFINITY else min(most, high)
            resource.setrlimit(kind, (limit, limit))
    try:
        os.execvp(command[0], command)  # noqa: S606 - no shell is wanted
    except OSError as error:
        os.write(2, f"{command[0]}: {error.strerror}\n".encode())
    os._exit(127)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
