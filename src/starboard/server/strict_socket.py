"""WebSockets whose mistakes are not ours: who sends text that is none is let go, and nothing is logged of it.

And a line that breaks is told from one that is closed. Whoever serves a socket has the line itself, too (`line_of`):
what is to be heard is written at once, without a task that waits for it, and what comes in is taken from there.
"""

from __future__ import annotations

from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

NO_TEXT = 1007
BROKEN = 1006
LINE = "starboard.line"  # among the extensions of a connection's scope
PACKED = 256  # bytes: what is shorter, such as that a wish is done, costs more to compress than it saves
AHEAD = 1  # messages that may wait while one is being answered; who sends more is not read from until then


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


class StrictSocket(WebSocketsSansIOProtocol):
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
        event: Any = await self.receive()
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
        """Hand a message over. Of a text that is none uvicorn would write a traceback, and anybody can send that.

        Nor need reading be stopped and begun again for each message of whoever waits for its answer.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        elif (text := as_text(data)) is not None:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        else:
            if self.conn.state is State.OPEN:  # else it is being closed already
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
            return
        if not self.read_paused and self.queue.qsize() > AHEAD:
            self.read_paused = True
            self.transport.pause_reading()


def as_text(data: bytes) -> str | None:
    try:
        return data.decode()
    except UnicodeDecodeError:
        return None


def framed(text: bytes) -> bytes:
    """Return a text as a frame of its own, as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
