"""Doors between the processes that share a port: a connection is put through to the process that it asks for.

Whoever accepts a connection looks at the first line of a request. If it is for a table that is at home elsewhere
(homes.py), or names another process (`/metrics/2`), that process gets the connection itself (SCM_RIGHTS), with what was
read of it, and goes on as if it had accepted it. So it costs nothing from then on. Nothing hangs on it: what cannot be
put through is served where it came in.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Sequence

from starboard.server.homes import Homes

LARGEST = 65_536  # bytes that are put through: more than the head of any request that we take
FOR_TABLE = re.compile(rb"[A-Z]+ /api/tables/([A-Za-z0-9_-]+)[/? ]")
FOR_PROCESS = re.compile(rb"[A-Z]+ /(?:health|metrics)/([0-9]{1,4})[? ]")


def pair() -> tuple[socket.socket, socket.socket]:
    """Make a door: what any process puts in on the outside comes out whole on the inside."""
    try:
        inside, outside = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    except OSError:  # macOS has only the kind that holds fewer at a time
        inside, outside = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    inside.setblocking(False)
    outside.setblocking(False)
    return inside, outside


class Doors:
    """The doors as one process has them: its own to take from, those of all by their numbers to put through."""

    def __init__(self, homes: Homes, inside: socket.socket, outsides: Sequence[socket.socket]) -> None:
        self.homes = homes
        self.inside = inside
        self.outsides = outsides

    def wanted(self, data: bytes) -> int:
        """Return the number of the process that a request is for, by its first line; our own if it does not matter."""
        if found := FOR_TABLE.match(data):
            return self.homes.home_of(found[1].decode())
        if found := FOR_PROCESS.match(data):
            number = int(found[1])
            return number if 1 <= number <= self.homes.processes else self.homes.process
        return self.homes.process

    def put_through(self, connection: int, data: bytes) -> bool:
        """Hand a connection (its file descriptor) over if its request is for another process; False if it stays."""
        number = self.wanted(data)
        if number == self.homes.process or len(data) > LARGEST:
            return False
        try:
            socket.send_fds(self.outsides[number - 1], [data], [connection])
        except OSError:  # that process does not keep up
            return False
        return True

    def take(self, serve: Callable[[socket.socket, bytes], None]) -> None:
        """Take in what others have put through."""
        while True:
            try:
                data, descriptors, _, _ = socket.recv_fds(self.inside, LARGEST, 1)
            except BlockingIOError:
                return
            for descriptor in descriptors:
                serve(socket.socket(fileno=descriptor), data)
