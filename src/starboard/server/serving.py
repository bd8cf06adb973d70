"""A server that listens: uvicorn, with our limits, and with a goodbye before it closes connections."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar

from starboard.server.bounded_http import BoundedHttp
from starboard.server.doors import Doors
from starboard.server.house import House
from starboard.server.strict_socket import StrictSocket

GRACEFUL_SECONDS = 10


@dataclass(frozen=True, slots=True)
class Member:
    """Holds what a server needs that shares its port with others (processes.py)."""

    doors: Doors
    parent: int  # the end of a pipe: it is closed when the parent is no more
    ready: Callable[[], None]  # tells the parent that we are there


class Server(uvicorn.Server):
    def __init__(
        self, app: Litestar, on_started: Callable[[], None] | None = None, member: Member | None = None
    ) -> None:
        self.on_started = on_started if member is None else member.ready
        self.member = member
        self.house: House = app.state.house
        http: Any = BoundedHttp if member is None else partial(BoundedHttp, doors=member.doors)
        super().__init__(
            uvicorn.Config(
                app,
                http=http,
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
        if self.started and self.member is not None:
            self._join(self.member)
        if self.started and self.on_started is not None:
            self.on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.member is not None:
            self._part(self.member)
        await self.house.say_goodbye()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # Ctrl-C reaches all processes of a terminal; of several that share a port, the parent says what follows.
        if self.member is None or sig != signal.SIGINT:
            super().handle_exit(sig, frame)

    # Beside others.

    def _join(self, member: Member) -> None:
        loop = asyncio.get_running_loop()
        loop.add_reader(member.doors.inside, member.doors.take, self._serve_taken)
        loop.add_reader(member.parent, self._orphaned, member)

    def _part(self, member: Member) -> None:
        loop = asyncio.get_running_loop()
        loop.remove_reader(member.doors.inside)
        loop.remove_reader(member.parent)

    def _orphaned(self, member: Member) -> None:
        asyncio.get_running_loop().remove_reader(member.parent)
        self.should_exit = True

    def _serve_taken(self, connection: socket.socket, begun: bytes) -> None:
        """Serve a connection that another process has accepted."""
        connection.setblocking(False)
        self.house.hub.background(self._adopt(connection, begun))

    async def _adopt(self, connection: socket.socket, begun: bytes) -> None:
        made = partial(
            BoundedHttp,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            doors=self.member.doors if self.member else None,
            begun=begun,
        )
        try:
            await asyncio.get_running_loop().connect_accepted_socket(made, connection)
        except OSError:  # whoever it was has gone meanwhile
            connection.close()


def say_ready(end: int) -> None:
    """Tell the parent, once, that this process serves."""
    os.write(end, b".")
    os.close(end)
