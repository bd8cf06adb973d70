"""A server that listens: uvicorn, with our limits, and with a goodbye before it closes connections."""

from __future__ import annotations

import socket

import uvicorn
from litestar import Litestar

from starboard.server.house import House

GRACEFUL_SECONDS = 10


class Server(uvicorn.Server):
    def __init__(self, app: Litestar) -> None:
        self.house: House = app.state.house
        super().__init__(
            uvicorn.Config(
                app,
                ws="websockets-sansio",
                ws_max_size=self.house.config.largest_message,
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=GRACEFUL_SECONDS,
            )
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.say_goodbye()
        await super().shutdown(sockets)
