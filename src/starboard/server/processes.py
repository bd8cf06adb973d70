"""Several server processes on one port: a parent that starts them, starts them again, and stops them.

They are forked from a parent that does nothing else, share its listening socket, and hand each other connections
(doors.py). The first one is up, and the database brought up to date, before the others are started. One that ends
without being told to is started again; if that happens too often, all are stopped: then something is wrong that the
operator has to look at. If the parent is no more, its processes stop by themselves.
"""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import selectors
import signal
import sys
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from types import FrameType

from starboard.server import doors
from starboard.server.doors import Doors
from starboard.server.homes import Homes
from starboard.server.serving import Member, say_ready

log = logging.getLogger("starboard.processes")

ENDS, WITHIN = 5, 60.0  # so many may end by themselves within so many seconds
AGAIN = 1.0  # seconds before one is started again that never came up
STOP_SECONDS = 25.0  # to say goodbye and write what is under way; systemd waits 30
STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP) if sys.platform != "win32" else ()

# Serves as one of the processes, and returns its exit code.
Work = Callable[[Homes, Member], int]


@dataclass(slots=True)
class Child:
    number: int
    pid: int
    ready: int | None  # the end of a pipe by which it says that it is up
    up: bool = False


@dataclass(slots=True)
class Group:
    """`on_started` is called when all processes are up for the first time, `on_stopping` when they are told to stop."""

    processes: int
    work: Work
    on_started: Callable[[], None]
    on_stopping: Callable[[], None]
    children: dict[int, Child] = field(default_factory=dict)  # by number
    stops: int = 0  # how often we were told to stop
    code: int = 0
    _ends: deque[float] = field(default_factory=deque)
    _later: dict[int, float] = field(default_factory=dict)  # when to start which one again

    def run(self) -> int:
        gc.collect()
        gc.freeze()  # what the parent has made is shared by all, as long as nobody touches it
        pairs = [doors.pair() for _ in range(self.processes)]
        held, parent = os.pipe()  # the processes read, and nobody writes: it ends with us
        with contextlib.ExitStack() as stack:
            for inside, outside in pairs:
                stack.enter_context(inside)
                stack.enter_context(outside)
            for end in (held, parent):
                stack.callback(os.close, end)
            bell = stack.enter_context(self._listening())
            outsides = [outside for _, outside in pairs]

            def start(number: int) -> None:
                homes = Homes(number, self.processes)
                here = Doors(homes, pairs[number - 1][0], outsides)
                self._start(number, lambda ready: self.work(homes, Member(here, held, ready)), parent)

            self._watch(start, bell)
        return self.code

    def _watch(self, start: Callable[[int], None], bell: int) -> None:
        start(1)
        told = False
        while self.children or self._later:
            self._wait(bell)
            for child in list(self.children.values()):
                self._look_at(child)
            if self.stops or self.code:
                self._stop(bell)
                return
            for number in [number for number, at in self._later.items() if at <= time.monotonic()]:
                del self._later[number]
                start(number)
            if not told and self.children.get(1) is not None and self.children[1].up:
                for number in range(2, self.processes + 1):
                    if number not in self.children and number not in self._later:
                        start(number)
                if all(child.up for child in self.children.values()) and not self._later:
                    told = True
                    self.on_started()

    # One process.

    def _start(self, number: int, serve: Callable[[Callable[[], None]], int], parent: int) -> None:
        ready, end = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if pid == 0:
            become_child(partial(serve, partial(say_ready, end)), (ready, parent))
        os.close(end)
        os.set_blocking(ready, False)
        self.children[number] = Child(number, pid, ready)

    def _look_at(self, child: Child) -> None:
        """Find out whether a process is up, and whether it has ended."""
        if child.ready is not None:
            with contextlib.suppress(BlockingIOError):
                child.up = bool(os.read(child.ready, 1)) or child.up
                self._hear_no_more(child)
        pid, status = os.waitpid(child.pid, os.WNOHANG)
        if pid:
            self._ended(child, os.waitstatus_to_exitcode(status))

    def _hear_no_more(self, child: Child) -> None:
        if child.ready is not None:
            os.close(child.ready)
            child.ready = None

    def _ended(self, child: Child, code: int) -> None:
        del self.children[child.number]
        self._hear_no_more(child)
        if self.stops or self.code:
            return
        told = {"ended": child.number, "pid": child.pid, "code": code}
        if not child.up and not self._ends and not any(one.up for one in self.children.values()):
            self.code = 1  # it has said why it cannot start
            return
        now = time.monotonic()
        self._ends.append(now)
        while self._ends[0] < now - WITHIN:
            self._ends.popleft()
        if len(self._ends) > ENDS:
            log.error("server processes end again and again: all are stopped", extra=told)
            self.code = 1
            return
        log.error("a server process has ended, and is started again", extra=told)
        self._later[child.number] = now if child.up else now + AGAIN

    # All of them.

    @contextmanager
    def _listening(self) -> Iterator[int]:
        """Let signals ring a bell: the end of a pipe that can be waited for."""
        bell, rope = os.pipe()
        for end in (bell, rope):
            os.set_blocking(end, False)
        before = {number: signal.signal(number, self._hear) for number in (*STOPS, signal.SIGCHLD)}
        old = signal.set_wakeup_fd(rope, warn_on_full_buffer=False)
        try:
            yield bell
        finally:
            signal.set_wakeup_fd(old)
            for number, handler in before.items():
                signal.signal(number, handler)
            os.close(bell)
            os.close(rope)

    def _hear(self, number: int, _frame: FrameType | None) -> None:
        self.stops += number != signal.SIGCHLD

    def _wait(self, bell: int, until: float | None = None) -> None:
        """Wait until a signal comes, a process is up, or one is to be started again."""
        moments = [*self._later.values(), *([] if until is None else [until])]
        with selectors.DefaultSelector() as selector:
            for end in (bell, *(child.ready for child in self.children.values() if child.ready is not None)):
                selector.register(end, selectors.EVENT_READ)
            selector.select(max(0.0, min(moments) - time.monotonic()) if moments else None)
        with contextlib.suppress(BlockingIOError):
            os.read(bell, 1024)

    def _stop(self, bell: int) -> None:
        """Stop all, with a goodbye; at a second Ctrl-C, or after a while, without."""
        self._later.clear()
        self.on_stopping()
        self._signal(signal.SIGTERM)
        told, end = self.stops, time.monotonic() + STOP_SECONDS
        while self.children:
            if self.stops > max(told, 1) or time.monotonic() >= end:
                self._signal(signal.SIGKILL)
            self._wait(bell, end if time.monotonic() < end else time.monotonic() + AGAIN)
            for child in list(self.children.values()):
                self._look_at(child)

    def _signal(self, number: int) -> None:
        for child in self.children.values():
            os.kill(child.pid, number)  # it is there until we have waited for it


def become_child(serve: Callable[[], int], parents: tuple[int, ...]) -> None:
    """Go on as a process of the group, to its end: nothing that the parent has still to do is done here."""
    code = 1
    try:
        signal.set_wakeup_fd(-1)
        for number in (*STOPS, signal.SIGCHLD):
            signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # the parent hears it too, and says what follows
        for end in parents:
            os.close(end)
        code = serve()
    except BaseException:
        traceback.print_exc()
    finally:
        with contextlib.suppress(OSError, ValueError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(code)
