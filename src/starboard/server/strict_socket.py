"""WebSockets whose mistakes are not ours: who sends text that is none is let go, and nothing is logged of it.

And a line that breaks is told from one that is closed.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

NO_TEXT = 1007
BROKEN = 1006


class StrictSocket(WebSocketsSansIOProtocol):
    def connection_lost(self, exc: Exception | None) -> None:
        """Tell of a line that has broken without a goodbye: uvicorn would tell of it as closed on purpose."""
        if self.handshake_complete and self.conn.close_rcvd is None:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": BROKEN})
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Catch such messages: uvicorn would write a traceback for each, and anybody can send them."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            if self.conn.state is State.OPEN:  # else it is being closed already
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
