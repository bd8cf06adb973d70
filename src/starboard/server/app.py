"""The application: routes, the socket, errors, headers."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from starboard import __version__
from starboard.kernel.errors import StarboardError, UnknownGame
from starboard.kernel.registry import Registry, installed
from starboard.server.analysis_routes import ANALYSIS_ROUTES
from starboard.server.books import BOOKS
from starboard.server.client import is_for_client, with_client
from starboard.server.config import Config
from starboard.server.connection import CLOSE_CODES, NO_TABLE, OTHER_ORIGIN, RESTART, Connection
from starboard.server.house import House
from starboard.server.http import PROBLEMS, ROUTES
from starboard.server.limits import Bucket
from starboard.server.messages import Problem, Said
from starboard.server.records import RECORD_ROUTES
from starboard.server.seat_routes import SEAT_ROUTES
from starboard.server.tell import said
from starboard.server.who import COOKIE, WhoError
from starboard.tables.store import Store
from starboard.tables.stores import store_for
from starboard.tables.table import Stale, TableError

log = logging.getLogger("starboard.app")

HEADERS = [
    (
        b"content-security-policy",
        # Styles of elements move and colour pieces; what runs, and what the rest looks like, comes in files of ours.
        b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        b"frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

NOT_FOUND = {"table-unknown", "who-unknown", "analysis-unknown"}
FORBIDDEN = {"table-owner-only", "table-not-your-seat", "table-not-seated", "who-wrong-login", "table-seat-by-link"}


def is_our_origin(origin: str | None, host: str, config: Config) -> bool:
    """Whether a page that sends something is our own. Programs that are no browsers send no origin."""
    if origin is None or origin in config.origins:
        return True
    try:
        return urlsplit(origin).netloc == host != ""
    except ValueError:
        return False


class StrictRequest(Request[Any, Any, Any]):
    """Litestar would take the text "5" for the number 5; we take a body as it is, or not at all."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        content = await self.body()
        try:
            return msgspec.json.decode(content, type=wanted.annotation if wanted else Any)
        except RecursionError:
            raise ClientException("the body is nested too deeply") from None
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise ClientException(str(error)) from None


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
    # The files of the client are many, and cost next to nothing.
    if not is_for_client(request.scope) and not house.requests.allows(address):
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


def our_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Nobody is told more than that it was our fault; the log is."""
    log.error("a request failed", exc_info=error, extra={"method": request.method, "path": request.url.path})
    return problem("server-broken", 500)


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
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    house: House = socket.app.state.house
    if not is_our_origin(socket.headers.get("origin"), socket.headers.get("host", ""), house.config):
        await socket.close(code=OTHER_ORIGIN, reason="other-origin")
        return
    if house.closing:
        await socket.close(code=CLOSE_CODES[RESTART], reason=RESTART)
        return
    person_id = house.who.read_cookie(socket.cookies.get(COOKIE))
    person = await house.store.person(person_id) if person_id else None
    try:
        live = await house.hub.get(table_id)
    except StarboardError as error:
        await socket.accept()
        await socket.close(code=NO_TABLE, reason=error.message.key)
        return
    await socket.accept()
    connection = Connection(house, live, socket, person.id if person else None, person.name if person else "")
    house.metrics.sockets.inc()
    house.connections.add(connection)
    try:
        await connection.run(Bucket(house.config.messages_per_s, house.config.messages_at_once, time.monotonic()))
    finally:
        house.connections.discard(connection)
        house.metrics.sockets.dec()


def refusing(route: HTTPRouteHandler) -> HTTPRouteHandler:
    """For the schema: every route may refuse, and always in the same form."""
    route.responses = {**(route.responses or {}), **PROBLEMS}
    return route


def create_app(config: Config, store: Store | None = None, games: Registry | None = None) -> Litestar:
    house = House(config, store or store_for(config.database), games or installed())

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        [
            *map(refusing, (*ROUTES, *SEAT_ROUTES, *RECORD_ROUTES, *ANALYSIS_ROUTES, *BOOKS)),
            health,
            metrics,
            table_socket,
        ],
        state=State({"house": house}),
        lifespan=[lifespan],
        request_class=StrictRequest,
        exception_handlers={
            StarboardError: starboard_error,
            HTTPException: http_error,
            Exception: our_error,
        },
        request_max_body_size=config.largest_body,
        # As JSON only: the pages that show it would load programs from elsewhere.
        openapi_config=OpenAPIConfig(
            "Starboard", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])]
        ),
        logging_config=None,  # ours is set up by `starboard serve`
        debug=False,
    )
    app.asgi_handler = guard(with_client(app.asgi_handler))  # around what has no route, too
    return app
