"""Holds the process of a program: says lines to it, hears lines from it in time, and ends it in every case."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from signal import Signals
from socket import SHUT_WR, socketpair
from time import monotonic
from types import TracebackType
from typing import Self

from starboard.lab.programs.limits import ERRORS, FLOOD, LINE
from starboard.lab.programs.mishap import Mishap, shown

KEEPER = Path(__file__).with_name("keeper.py")
PATIENCE = 5.0  # seconds that we wait for a keeper: to tell how its program ended, or to end it
OURS = "STARBOARD_"  # settings of ours, which are no business of theirs
STARVED = re.compile(rb"memory|bad_alloc", re.IGNORECASE)  # what programs say that get no more of it
ERROR = re.compile(r"error|exception|panic", re.IGNORECASE)
CHUNK = 65_536
NEARLY = 0.9  # part of its memory


class Process:
    """Runs a command in a group of processes of its own. Used by `with`, or ended by `end`."""

    def __init__(self, command: Sequence[str], memory: int) -> None:
        self.memory = memory  # MB
        self.incoming, self.outgoing, self.errors = bytearray(), bytearray(), bytearray()
        self.heard = 0  # bytes since something was last said
        self.told = b""  # by the keeper
        self.is_open = True  # its output
        self.line, theirs = socketpair()
        try:
            with theirs:
                self.keeper = subprocess.Popen(  # noqa: S603 - what somebody wants to be run
                    [
                        *(sys.executable, "-I", "-S", str(KEEPER)),
                        *(str(theirs.fileno()), str(memory * 1_000_000), *command),
                    ],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    pass_fds=[theirs.fileno()],
                    start_new_session=True,
                    env={name: value for name, value in os.environ.items() if not name.startswith(OURS)},
                    bufsize=0,
                )
        except BaseException:
            self.line.close()
            raise
        assert self.keeper.stdin and self.keeper.stdout and self.keeper.stderr
        self.pipes = self.keeper.stdin, self.keeper.stdout, self.keeper.stderr
        self.ins, self.out, self.err = (pipe.fileno() for pipe in self.pipes)
        self.selector = DefaultSelector()
        for file in (self.out, self.err, self.line.fileno()):
            self.selector.register(file, EVENT_READ)
        os.set_blocking(self.ins, False)

    # Saying and hearing

    def say(self, line: bytes) -> None:
        """Say a line as soon as it is taken, which is while we hear."""
        if not self.outgoing:
            with suppress(KeyError, ValueError):
                self.selector.register(self.ins, EVENT_WRITE)
        self.outgoing += line + b"\n"
        self.heard = 0

    def hear(self, until: float) -> bytes:
        """Return its next line; a mishap if there is none by that time."""
        while True:
            end = self.incoming.find(b"\n")
            if end > LINE or (end < 0 and len(self.incoming) > LINE) or self.heard > FLOOD:
                why = f"more than {LINE:,} bytes in a line, or {FLOOD:,} before an answer"
                raise Mishap("flood", why, line=LINE // 1000, most=FLOOD // 1000)
            if end >= 0:
                line = bytes(self.incoming[:end]).strip()
                del self.incoming[: end + 1]
                if line:
                    return line
            elif not self.is_open:
                raise self.why_ended(until)
            elif (left := until - monotonic()) <= 0:
                raise Mishap("slow", "no answer in time")
            else:
                self.exchange(left)

    def exchange(self, seconds: float) -> bool:
        """Wait for something to happen, for so long; read and write what there is. False if nothing happened."""
        ready = self.selector.select(max(seconds, 0))
        for key, _ in ready:
            if key.fd == self.ins:
                self.write()
            elif key.fd == self.line.fileno():
                self.told += (more := self.line.recv(CHUNK))
                if not more:  # the keeper has ended; so has the program, and all it said is in the pipe
                    self.selector.unregister(self.line)
                    self.drain()
            elif key.fd in self.selector.get_map():  # not after the keeper's end, which may come together with it
                self.read(key.fd)
        return bool(ready)

    def write(self) -> None:
        try:
            written = os.write(self.ins, self.outgoing)
            del self.outgoing[:written]
        except BlockingIOError:
            return
        except OSError:  # it does not read any more; whether it says something will be seen
            self.outgoing.clear()
        if not self.outgoing:
            self.selector.unregister(self.ins)

    def read(self, file: int) -> bool:
        """Read what there is. False at the end."""
        try:
            more = os.read(file, CHUNK)
        except BlockingIOError:
            return False
        if not more:
            self.selector.unregister(file)
            self.is_open &= file != self.out
        elif file == self.err:
            self.errors += more
            del self.errors[:-ERRORS]
        else:
            self.heard += len(more)
            self.incoming += more
        return bool(more)

    def drain(self) -> None:
        """Read what is left in the pipes, for nobody writes there any more, or nobody who should."""
        for file in (self.out, self.err):
            os.set_blocking(file, False)
            while file in self.selector.get_map() and self.heard <= FLOOD and self.read(file):
                pass
        self.is_open = False

    # Ending

    def why_ended(self, until: float) -> Mishap:
        """Tell how it ended; it may have closed its output only, and go on."""
        until = min(until, monotonic() + PATIENCE)
        while not self.has_ended and (left := until - monotonic()) > 0:
            self.exchange(left)
        spoken = {"spoke": "yes" if self.last else "no", "last": self.last}
        if not self.has_ended:
            return Mishap("ended", "it closed its output", code="–", **spoken)
        code, most = self.ending
        starved = code and (most > self.memory * 1000 * NEARLY or STARVED.search(self.errors))
        name = str(code) if code >= 0 else Signals(-code).name
        return Mishap("memory" if starved else "ended", f"the process ended: {name}", code=name, **spoken)

    @property
    def has_ended(self) -> bool:
        return self.line not in self.selector.get_map()

    @property
    def ending(self) -> tuple[int, int]:
        """Return the exit code, or the signal as a negative number, and kB at most."""
        *_, last = self.told.decode().splitlines() or [""]
        code, _, most = last.partition(" ")
        return (int(code), int(most)) if most else (-signal.SIGKILL, 0)  # without it, the keeper was killed

    @property
    def last(self) -> str:
        """Return the line of standard error that tells most."""
        lines = [line for line in self.errors.decode(errors="replace").splitlines() if line.strip()]
        told = next((line for line in reversed(lines) if ERROR.search(line)), lines[-1] if lines else "")
        return shown(told)

    def finish(self, seconds: float) -> bool:
        """Let it end by itself: it is told what is left, and then that nothing more comes. False if it stays."""
        until = monotonic() + seconds
        while self.outgoing and not self.has_ended and (left := until - monotonic()) > 0:
            self.exchange(left)
        with suppress(KeyError, ValueError):
            self.selector.unregister(self.ins)
        with suppress(OSError):
            self.pipes[0].close()
        while not self.has_ended and (left := until - monotonic()) > 0:
            self.exchange(left)
            self.incoming.clear()
        return self.has_ended

    def end(self) -> None:
        """End it, and all that it has started in its group."""
        self.selector.close()
        with suppress(OSError):
            self.line.shutdown(SHUT_WR)
        try:
            self.keeper.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.keeper.kill()
            self.keeper.wait()
        if self.keeper.returncode:  # it could not do its work
            self.end_group()
        self.line.close()
        for pipe in self.pipes:
            with suppress(OSError):
                pipe.close()

    def end_group(self) -> None:
        self.line.setblocking(False)
        with suppress(OSError):
            self.told += self.line.recv(CHUNK)
        first = self.told.partition(b"\n")[0]
        if first.isdigit():
            with suppress(OSError):
                os.killpg(int(first), signal.SIGKILL)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.end()
