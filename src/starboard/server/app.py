"""The application: routes, the socket, errors, headers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, Router, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException, NotFoundException
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
from starboard.server.codes import CODE_ROUTES
from starboard.server.config import Config
from starboard.server.connection import CLOSE_CODES, CROWDED, LATER, NO_TABLE, OTHER_ORIGIN, RESTART, Connection
from starboard.server.costs import request_cost
from starboard.server.data_routes import DATA_ROUTES
from starboard.server.day_routes import DAY_ROUTES
from starboard.server.following import FOLLOWING_ROUTES
from starboard.server.form_routes import FORM_ROUTES, form
from starboard.server.house import House
from starboard.server.http import PROBLEMS, ROUTES, address_of, known
from starboard.server.limits import Bucket
from starboard.server.mail_routes import MAIL_ROUTES
from starboard.server.messages import VERSION, Problem, Said
from starboard.server.notice_routes import NOTICE_ROUTES
from starboard.server.pack_routes import PACK_ROUTES
from starboard.server.people_routes import PEOPLE_ROUTES
from starboard.server.preloads import game_shown
from starboard.server.records import RECORD_ROUTES
from starboard.server.seat_routes import SEAT_ROUTES
from starboard.server.story_routes import STORY_ROUTES
from starboard.server.visibility import said
from starboard.server.who import COOKIE, WhoError
from starboard.tables.store import Store, StoreDown
from starboard.tables.stores import store_for
from starboard.tables.table import Stale, TableError

log = logging.getLogger("starboard.app")

HEADERS = [
    (
        b"content-security-policy",
        # Styles of elements move and colour pieces; what runs, and what the rest looks like, comes in files of ours.
        b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        b"frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

WRITTEN = 3  # bytes of JSON that a byte of a text may take, for whoever writes no more than ASCII
ALL_ROUTES = (
    *ROUTES,
    *SEAT_ROUTES,
    *STORY_ROUTES,
    *DATA_ROUTES,
    *PEOPLE_ROUTES,
    *DAY_ROUTES,
    *MAIL_ROUTES,
    *FOLLOWING_ROUTES,
    *NOTICE_ROUTES,
    *RECORD_ROUTES,
    *ANALYSIS_ROUTES,
    *BOOKS,
    form,
    *CODE_ROUTES,
)
LONGEST_HOST = 100  # that is told back
NOT_FOUND = {"table-unknown", "who-unknown", "analysis-unknown", "pack-unknown", "people-unknown", "mail-none"}
TOO_MANY = {"who-too-many-tries", "pack-too-fast", "mail-too-many"}
FORBIDDEN = {
    "table-owner-only",
    "table-not-your-seat",
    "table-not-seated",
    "table-unwatched",
    "who-wrong-login",
    "who-wrong-password",
    "who-banned",
    "table-seat-by-link",
    "pack-owner-only",
    "pack-editors-only",
    "pack-not-public",
}


def is_our_origin(origin: str | None, host: str, config: Config) -> bool:
    """Check that the page that sends a request is our own. Programs that are no browsers send no origin."""
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
    """Wrap everything: security headers, same origin for whatever changes something, and the rate limit."""

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
        refused = await refuse(request, house)
        if refused is None:
            await app(scope, in_time(receive, house.config.body_seconds), send_with_headers)
        else:
            await refused.to_asgi_response(None, request)(scope, receive, send_with_headers)

    return guarded


def in_time(receive: Receive, seconds: float) -> Receive:
    """Return the body of a request, if it arrives in time."""
    until = time.monotonic() + seconds
    whole = False

    async def receive_in_time() -> Any:
        nonlocal whole
        if whole:  # what is waited for now is that they leave
            return await receive()
        try:
            message = await asyncio.wait_for(receive(), until - time.monotonic())
        except TimeoutError:
            raise HTTPException("the body of the request did not arrive in time", status_code=408) from None
        whole = not message.get("more_body", False)
        return message

    return receive_in_time


async def refuse(request: Request[Any, Any, Any], house: House) -> Response[Problem] | None:
    if house.closing:
        return problem("server-closing", 503)
    host = request.headers.get("host", "")
    if not house.hosts.answers_to(host):
        return problem("server-other-host", 421, host=host[:LONGEST_HOST])
    if not await may_ask(request, house):
        return problem("server-too-many", 429)
    changes = request.method not in ("GET", "HEAD", "OPTIONS")
    if changes and not is_our_origin(request.headers.get("origin"), host, house.config):
        return problem("server-other-origin", 403)
    return None


async def may_ask(request: Request[Any, Any, Any], house: House) -> bool:
    """Ask the rate limits of the address and of the person. Who is over that of the address is not even looked up."""
    if is_for_client(request.scope):
        return True  # the files of the client are many, and cost next to nothing
    cost = request_cost(request.method, request.url.path, request.url.query)
    if not house.requests.allows_address(address_of(request), cost):
        return False
    try:
        found = await known(request)
    except StoreDown:
        return True  # whoever needs to know will be told that, and nobody else need wait for it
    return house.requests.allows_person(found.person.id if found else None, cost)


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
        status = 409 if not key.startswith(("table-bad", "who-bad", "mail-bad", "pack-wrong", "error-")) else 400
    if isinstance(error, StoreDown):
        status = 503
    if key in TOO_MANY:
        status = 429
    elif key == "who-logged-out":
        status = 401
    return Response(Problem(said(error.message), str(error), error.rule), status_code=status)


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Say in words of ours what Litestar refuses by itself: no such route, a body that is not of its form."""
    extra = getattr(error, "extra", None)
    details = "; ".join(str(one.get("message", one)) for one in extra) if isinstance(extra, list) else ""
    text = f"{error.detail}{': ' if details else ''}{details}"[:500]  # for programmers: people read the reason
    return Response(Problem(Said("server-problem", {"status": error.status_code}), text), status_code=error.status_code)


def in_our_form(response: Response[Any]) -> Response[Any]:
    """Refuse a page that is missing below the schema as everywhere else: Litestar has one of its own."""
    if response.status_code == 404:
        raise NotFoundException
    return response


def our_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Log an error of ours, and tell nobody more than that it was our fault."""
    log.error("a request failed", exc_info=error, extra={"method": request.method, "path": request.url.path})
    return problem("server-broken", 500)


@get(["/health", "/health/{process:int}"], include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """Tell whether the store can be written to, and how long bots wait for a worker."""
    house: House = request.app.state.house
    demand_process(request, house)
    well = await house.pulse.is_well()
    turns = house.thinkers.turns
    bots = {"waiting": turns.waiting, "longest_wait": round(turns.longest, 1), "workers": len(house.thinkers.workers)}
    store = "ok" if well else "cannot write"
    told = {
        "status": "ok" if well else "failing",
        "version": VERSION,
        "store": store,
        "bots": bots,
        "process": house.homes.process,
        "processes": house.homes.processes,
    }
    return Response(told, status_code=200 if well else 503)


def demand_process(request: Request[Any, Any, Any], house: House) -> None:
    """Refuse a number that no process has: a request for another one was put through to it (doors.py)."""
    if request.path_params.get("process", house.homes.process) != house.homes.process:
        raise NotFoundException


def is_operator(request: Request[Any, Any, Any], config: Config) -> bool:
    """Tell whether somebody asks from where the operator is: this machine, unless it was said otherwise."""
    if "x-forwarded-for" in request.headers and not config.trusted_proxies:
        return False  # it has come through a proxy that we were not told of, from anywhere
    try:
        address = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    return any(address in ip_network(one) for one in config.metrics_from)


@get(["/metrics", "/metrics/{process:int}"], include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes] | Response[Problem]:
    house: House = request.app.state.house
    demand_process(request, house)
    if not is_operator(request, house.config):
        return problem("server-operator-only", 403)
    house.metrics.store_up.set(await house.pulse.is_well())
    text = await house.metrics.text(house.hub, house.thinkers.turns.waiting)
    return Response(text, media_type="text/plain; version=0.0.4")


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    house: House = socket.app.state.house
    if not house.hosts.answers_to(socket.headers.get("host", "")):
        await socket.close(code=OTHER_ORIGIN, reason="other-host")
        return
    if not is_our_origin(socket.headers.get("origin"), socket.headers.get("host", ""), house.config):
        await socket.close(code=OTHER_ORIGIN, reason="other-origin")
        return
    if house.closing:
        await socket.close(code=CLOSE_CODES[RESTART], reason=RESTART)
        return
    address = address_of(socket)
    if not house.sockets.enter(address):
        await socket.accept()
        await socket.close(code=CROWDED, reason="crowded")
        return
    try:
        await serve_socket(house, socket, table_id, address)
    finally:
        house.sockets.leave(address)


async def serve_socket(house: House, socket: WebSocket[Any, Any, Any], table_id: str, address: str) -> None:
    try:
        known = await house.who.known(house.who.read_cookie(socket.cookies.get(COOKIE)))
        live = await house.hub.get(table_id)
    except StoreDown as error:
        await socket.accept()
        await socket.close(code=LATER, reason=error.message.key)
        return
    except StarboardError as error:
        await socket.accept()
        await socket.close(code=NO_TABLE, reason=error.message.key)
        return
    await socket.accept()
    connection = Connection(house, live, socket, known, address)
    house.metrics.sockets.inc()
    house.connections.add(connection)
    try:
        bucket = Bucket(house.config.messages_per_s, house.config.messages_at_once, time.monotonic())
        # A task of its own: all that waits here would be passed through whenever it goes on.
        await asyncio.create_task(connection.run(bucket))
    finally:
        house.connections.discard(connection)
        house.metrics.sockets.dec()


def refusing(route: HTTPRouteHandler) -> HTTPRouteHandler:
    """Declare for the schema that every route may refuse, always in the same form."""
    route.responses = {**(route.responses or {}), **PROBLEMS}
    return route


def largest_body_with_pack(config: Config) -> int:
    """Return how many bytes a request may have that brings a content pack."""
    return WRITTEN * config.largest_pack + config.largest_body


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
            *map(refusing, ALL_ROUTES),
            Router(
                "/",
                route_handlers=list(map(refusing, (*PACK_ROUTES, *FORM_ROUTES))),
                request_max_body_size=largest_body_with_pack(config),
            ),
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
            "Starboard",
            __version__,
            openapi_router=Router("/api/schema", route_handlers=[], include_in_schema=False, after_request=in_our_form),
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,  # ours is set up by `starboard serve`
        debug=False,
    )
    app.asgi_handler = guard(with_client(app.asgi_handler, game_shown))  # around what has no route, too
    return app
