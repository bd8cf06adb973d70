"""WebSockets whose mistakes are not ours: who sends text that is none is let go, and nothing is logged of it.

And a line that breaks is told from one that is closed. Whoever serves a socket has the line itself, too (`line_of`):
what is to be heard is written at once, without a task that waits for it, and what comes in is taken from there. A text
that arrives as one plain frame, as wishes do, is read here; everything else is left to the parser of websockets.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import frames
from websockets.http11 import Request
from websockets.protocol import State

# In C where it was built so, else in Python: the module that has chosen tells it to nobody by name.
apply_mask: Callable[[bytes, bytes], bytes] = vars(frames)["apply_mask"]

NO_TEXT = 1007
BROKEN = 1006
LINE = "starboard.line"  # among the extensions of a connection's scope
PACKED = 256  # bytes: what is shorter, such as that a wish is done, costs more to compress than it saves
AHEAD = 1  # messages that may wait while one is being answered; who sends more is not read from until then
END = b"\r\n\r\n"  # of the request by which a line begins

# First bytes of frames that are whole messages: a plain text, a packed one, a ping, a pong (RFC 6455, 5.2).
TEXT, PACKED_TEXT, PING, PONG = 0x81, 0xC1, 0x89, 0x8A
WHOLE = frozenset((TEXT, PACKED_TEXT, PING, PONG))
MASKED, MASK = 0x80, 4  # the bit that says so, and the bytes of it
LONG, VERY_LONG = 126, 127  # in place of a size that takes two bytes more, or eight


class Line(Protocol):
    """Takes what somebody is told."""

    @property
    def is_free(self) -> bool:
        """Check that what is written goes out, and does not pile up."""

    async def free(self) -> None:
        """Wait until it is."""

    async def heard(self) -> str | int:
        """Wait for the next text; a number is the code by which the other side has closed the line."""

    def say(self, *messages: bytes) -> None:
        """Write texts at once; nothing is done if the other side has left, for whoever listens will notice."""


def line_of(scope: Any) -> Line:
    return cast(Line, scope["extensions"][LINE])


class Post:
    """Holds what has come in, for the one who reads it: a queue for many readers costs several times as much."""

    __slots__ = ("_events", "_loop", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None  # of whoever waits

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():  # it may have been cancelled
            reader.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events


class StrictSocket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = cast(Any, Post(self.loop))
        self._alone = True  # each frame so far has arrived alone and whole: the parser is not in the middle of one

    def data_received(self, data: bytes) -> None:
        """Take a text that has come as one plain frame at once; the parser, in generators, costs ten times as much."""
        if self._alone:
            if self.conn.state is State.OPEN:
                head = head_of(data)
                if not head:
                    self._alone = False
                elif data[0] == TEXT and len(data) - head <= (self.config.ws_max_size or 0):
                    self._take_text(apply_mask(data[head:], data[head - MASK : head]))
                    return
            elif not data.endswith(END):
                self._alone = False
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[LINE] = self

    @property
    def is_free(self) -> bool:
        return self.writable.is_set()

    async def free(self) -> None:
        await self.writable.wait()

    async def heard(self) -> str | int:
        event: Any = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return event["code"] if event["type"] == "websocket.disconnect" else event.get("text") or ""

    def say(self, *messages: bytes) -> None:
        if self.conn.state is State.OPEN and not self.close_sent and not self.disconnected:
            self.transport.write(b"".join(map(self._framed, messages)))

    def _framed(self, message: bytes) -> bytes:
        if not self.conn.extensions or len(message) < PACKED:
            return framed(message)
        self.conn.send_text(message)
        return b"".join(self.conn.data_to_send())

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell of a line that has broken without a goodbye: uvicorn would tell of it as closed on purpose."""
        if self.handshake_complete and self.conn.close_rcvd is None:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": BROKEN})
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Hand a message over, that has come by the parser."""
        data, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text":
            self._take_text(data)
        elif not self.close_sent:
            self._hand_over({"type": "websocket.receive", "bytes": data})

    def _take_text(self, data: bytes) -> None:
        """Hand a text over. Of one that is none uvicorn would write a traceback, and anybody can send that."""
        if self.close_sent:
            return
        text = as_text(data)
        if text is not None:
            self._hand_over({"type": "websocket.receive", "text": text})
        elif self.conn.state is State.OPEN:  # else it is being closed already
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()

    def _hand_over(self, event: Any) -> None:
        """Let somebody hear; reading need not be stopped and begun again for each message of whoever waits for one."""
        self.queue.put_nowait(event)
        if not self.read_paused and self.queue.qsize() > AHEAD:
            self.read_paused = True
            self.transport.pause_reading()


def as_text(data: bytes) -> str | None:
    try:
        return data.decode()
    except UnicodeDecodeError:
        return None


def head_of(data: bytes) -> int:
    """Return the size of the head, if this is one whole message of a client in one frame, and nothing else; else 0."""
    if len(data) < 2 + MASK or data[0] not in WHOLE or not data[1] & MASKED:
        return 0
    size, head = data[1] & ~MASKED, 2 + MASK
    if size >= LONG:
        if size == VERY_LONG:
            return 0
        size, head = data[2] << 8 | data[3], 4 + MASK
    return head if len(data) == head + size else 0


def framed(text: bytes) -> bytes:
    """Return a text as a frame of its own, as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
