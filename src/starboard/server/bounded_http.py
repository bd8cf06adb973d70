"""HTTP with an end: the head of a request may be so large and take so long, and no more."""

from __future__ import annotations

import asyncio
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 32_768  # bytes
HEAD_SECONDS = 20.0


class BoundedHttp(HttpToolsProtocol):
    """Cuts off whoever sends headers without an end, or one letter at a time."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._idle = False  # between two requests
        self._in_head = True
        self._head = 0  # bytes of it so far that have come in parts
        self._headers = 0  # bytes of whole headers
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_there()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._idle:
            self._wait_for_head()
        in_head = self._in_head
        super().data_received(data)
        # What came with the end of the request before is not counted: it is not much.
        if in_head and self._in_head and not self.transport.is_closing():
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self.send_400_response("The head of the request is too large.")

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
