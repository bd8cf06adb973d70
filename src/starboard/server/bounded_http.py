"""HTTP with an end: the head of a request may be so large and take so long, and no more.

Where several processes share the port, a request may be for another one: then its connection is put through (doors.py).
"""

from __future__ import annotations

import asyncio
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from starboard.server.doors import Doors

LARGEST_HEAD = 32_768  # bytes
HEAD_SECONDS = 20.0


class BoundedHttp(HttpToolsProtocol):
    """Cuts off whoever sends headers without an end, or one letter at a time.

    `begun` is what another process has read of a connection that it has put through to us.
    """

    def __init__(self, *args: Any, doors: Doors | None = None, begun: bytes = b"", **more: Any) -> None:
        super().__init__(*args, **more)
        self._doors = doors
        self._begun = begun
        self._fresh = True  # nothing was heard yet
        self._idle = False  # between two requests
        self._in_head = True
        self._head = 0  # bytes of it so far that have come in parts
        self._headers = 0  # bytes of whole headers
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_head()
        if self._begun:
            self.data_received(self._begun)

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_there()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._doors is not None and self._begins_request() and self._put_through(self._doors, data):
            return
        self._fresh = False
        if self._idle:
            self._wait_for_head()
        in_head = self._in_head
        super().data_received(data)
        # What came with the end of the request before is not counted: it is not much.
        if in_head and self._in_head and not self.transport.is_closing():
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self.send_400_response("The head of the request is too large.")

    def _begins_request(self) -> bool:
        """Tell whether what comes now is the beginning of a request, and all before it are answered."""
        return self._fresh or (self._idle and self.cycle.response_complete and not self.pipeline)

    def _put_through(self, doors: Doors, data: bytes) -> bool:
        if not doors.put_through(self.transport.get_extra_info("socket").fileno(), data):
            return False
        self.transport.abort()  # our end of it alone: the other process has its own
        return True

    def on_message_begin(self) -> None:
        self._in_head, self._headers, self._idle = True, 0, False
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._headers += len(name) + len(value)
        if self._headers > LARGEST_HEAD:
            raise httptools.HttpParserError("the head of the request is too large")

    def on_headers_complete(self) -> None:
        self._head_is_there()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._idle = True  # until the next one comes

    def _wait_for_head(self) -> None:
        self._in_head, self._head, self._idle = True, 0, False
        self._late = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _head_is_there(self) -> None:
        self._in_head = False
        if self._late is not None:
            self._late.cancel()
            self._late = None
