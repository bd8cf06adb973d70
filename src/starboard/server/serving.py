"""A server that listens: uvicorn, with our limits, and with a goodbye before it closes connections."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from starboard.server.bounded_http import BoundedHttp
from starboard.server.house import House
from starboard.server.strict_socket import StrictSocket

GRACEFUL_SECONDS = 10


class Server(uvicorn.Server):
    def __init__(self, app: Litestar, on_started: Callable[[], None] | None = None) -> None:
        self.on_started = on_started
        self.house: House = app.state.house
        super().__init__(
            uvicorn.Config(
                app,
                http=BoundedHttp,
                limit_concurrency=self.house.config.connections,
                # Whose word counts for where somebody comes from: nobody's, unless it is a proxy of ours.
                proxy_headers=bool(self.house.config.trusted_proxies),
                forwarded_allow_ips=list(self.house.config.trusted_proxies),
                ws=StrictSocket,
                ws_max_size=self.house.config.largest_message,
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=GRACEFUL_SECONDS,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # Not left to the application's own start, from which a refusal would come as a traceback in the log.
        await self.house.open()
        await super().startup(sockets)
        if self.started and self.on_started is not None:
            self.on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.say_goodbye()
        await super().shutdown(sockets)
