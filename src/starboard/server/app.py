"""The application: routes, the socket, errors, headers."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from starboard import __version__
from starboard.kernel.errors import StarboardError, UnknownGame
from starboard.kernel.registry import Registry, installed
from starboard.server.config import Config
from starboard.server.connection import Connection
from starboard.server.house import House
from starboard.server.http import ROUTES
from starboard.server.limits import Bucket
from starboard.server.messages import Problem, Said
from starboard.server.tell import said
from starboard.server.who import COOKIE, WhoError
from starboard.tables.store import Store
from starboard.tables.stores import store_for
from starboard.tables.table import Stale, TableError

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        b"connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

NOT_FOUND = {"table-unknown", "who-unknown"}
FORBIDDEN = {"table-owner-only", "table-not-your-seat", "table-not-seated", "who-wrong-login", "table-seat-by-link"}


def is_our_origin(origin: str | None, host: str, config: Config) -> bool:
    """Whether a page that sends something is our own. Programs that are no browsers send no origin."""
    return origin is None or origin in config.origins or urlsplit(origin).netloc == host


def guard(app: ASGIApp) -> ASGIApp:
    """Around everything: security headers, same origin for whatever changes something, and the rate limit."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        house: House = scope["litestar_app"].state.house

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
                house.metrics.requests.labels(str(message["status"])).inc()
            await send(message)

        request: Request[Any, Any, Any] = Request(scope)
        refused = refuse(request, house)
        if refused is None:
            await app(scope, receive, send_with_headers)
        else:
            await refused.to_asgi_response(None, request)(scope, receive, send_with_headers)

    return guarded


def refuse(request: Request[Any, Any, Any], house: House) -> Response[Problem] | None:
    if house.closing:
        return problem("server-closing", 503)
    address = request.client.host if request.client else ""
    if not house.requests.allows(address):
        return problem("server-too-many", 429)
    changes = request.method not in ("GET", "HEAD", "OPTIONS")
    if changes and not is_our_origin(request.headers.get("origin"), request.headers.get("host", ""), house.config):
        return problem("server-other-origin", 403)
    return None


def problem(key: str, status: int, **args: Any) -> Response[Problem]:
    from starboard.texts import words

    return Response(Problem(Said(key, args), words("en")(key, **args)), status_code=status)


def starboard_error(request: Request[Any, Any, Any], error: StarboardError) -> Response[Problem]:
    key = error.message.key
    status = 400
    if key in NOT_FOUND or isinstance(error, UnknownGame):
        status = 404
    elif key in FORBIDDEN:
        status = 403
    elif isinstance(error, Stale | TableError | WhoError):
        status = 409 if not key.startswith(("table-bad", "who-bad", "error-")) else 400
    if key == "who-too-many-tries":
        status = 429
    return Response(Problem(said(error.message), str(error), error.rule), status_code=status)


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses by itself: no such route, a body that is not of its form."""
    extra = getattr(error, "extra", None)
    details = "; ".join(str(one.get("message", one)) for one in extra) if isinstance(extra, list) else ""
    text = f"{error.detail}{': ' if details else ''}{details}"[:500]
    return Response(Problem(Said("server-problem", {"problem": text}), text), status_code=error.status_code)


@get("/health", include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Well, if the store answers."""
    house: House = request.app.state.house
    await house.store.count()
    return Response({"status": "ok", "version": __version__})


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    house: House = request.app.state.house
    return Response(await house.metrics.text(house.hub), media_type="text/plain; version=0.0.4")


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    house: House = socket.app.state.house
    if not is_our_origin(socket.headers.get("origin"), socket.headers.get("host", ""), house.config):
        await socket.close(code=4003, reason="other origin")
        return
    person_id = house.who.read_cookie(socket.cookies.get(COOKIE))
    person = await house.store.person(person_id) if person_id else None
    try:
        live = await house.hub.get(table_id)
    except StarboardError as error:
        await socket.accept()
        await socket.close(code=4004, reason=str(error)[:120])
        return
    await socket.accept()
    connection = Connection(house, live, socket, person.id if person else None, person.name if person else "")
    house.metrics.sockets.inc()
    sender = asyncio.create_task(connection.send_all())
    config = house.config
    try:
        bucket = Bucket(config.messages_per_s, config.messages_at_once, time.monotonic())
        await connection.serve(bucket, sender)
    finally:
        connection.leave()
        house.metrics.sockets.dec()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(sender, 2)


def create_app(config: Config, store: Store | None = None, games: Registry | None = None) -> Litestar:
    house = House(config, store or store_for(config.database), games or installed())

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        [*ROUTES, health, metrics, table_socket],
        state=State({"house": house}),
        lifespan=[lifespan],
        middleware=[guard],
        exception_handlers={StarboardError: starboard_error, HTTPException: http_error},
        request_max_body_size=config.largest_body,
        openapi_config=OpenAPIConfig("Starboard", __version__, path="/api/schema"),
        logging_config=None,  # ours is set up by `starboard serve`
        debug=False,
    )
