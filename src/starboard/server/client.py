"""The browser client: the files that `web/` was built into, and one page for every address that is not the API's."""

from __future__ import annotations

import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseBodyEvent, HTTPResponseStartEvent, Receive, Scope, Send

from starboard.server.compressed import Kept
from starboard.server.preloads import FILE, Preloads, language_of

FOLDER = Path(__file__).parent / "client"
OURS = ("api", "health", "metrics")  # first parts of addresses that are not the client's
ASSETS = "/assets/"  # names there carry a hash of what is in them
# First parts of the addresses of pages, as web/src/lib/router.svelte.ts has them; some need something after them.
PAGES = ("new", "games", "rules", "workshop", "people", "me", "mail", "password")
PAGES_OF = ("t", "r", "screen", "first", "ours", "p", "workshop", "unsubscribe")

PAGE = "/index.html"
HEAD_ENDS = b"</head>"
NOT_FOUND = 404
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = {".gz": "gzip", ".br": "br"}

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")

GameShown = Callable[[Request[Any, Any, Any]], Awaitable[str | None]]  # whose board an address shows

NOT_BUILT = Kept.of(
    b"<!doctype html><html lang=en><meta charset=utf-8><title>Starboard</title>"
    b"<h1>The client is not built</h1><p>The server is running, and so is its API under <code>/api</code>. "
    b"To build the pages that people see: <code>python3 run.py build</code></p></html>",
    "text/html; charset=utf-8",
    "no-store",
)


class Client:
    """The built client, cached in memory; it is read anew when it was built anew."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.built: int | None = None
        self.files: dict[str, Kept] = {}
        self.preloads = Preloads()
        self.pages: dict[bytes, Kept] = {}  # by what they name

    def look(self) -> None:
        try:
            built = (self.folder / PAGE[1:]).stat().st_mtime_ns
        except OSError:
            built = None
        if built != self.built:
            self.files = read(self.folder) if built is not None else {}
            preloads = self.files.pop(f"/{FILE}", None)
            self.preloads = msgspec.json.decode(preloads.body, type=Preloads) if preloads else Preloads()
            self.pages = {}
            self.built = built

    def find(self, path: str) -> Kept | None:
        """Find what an address shows; None for a file that is not there. Where there is nothing, the page says so."""
        self.look()
        if found := self.files.get(path):
            return found
        return None if path.startswith(ASSETS) else self.files.get(PAGE, NOT_BUILT)

    def naming(self, lines: bytes) -> Kept:
        """Return the page with what it names for an address."""
        if lines not in self.pages:
            page = self.files[PAGE]
            self.pages[lines] = Kept.of(page.body.replace(HEAD_ENDS, lines + HEAD_ENDS, 1), page.media_type, page.cache)
        return self.pages[lines]


def is_page(path: str) -> bool:
    """Check that there is such a page; of what, a table or a player, only the page itself finds out."""
    first, *rest = [part for part in path.split("/") if part] or [""]
    return not first or first in PAGES or (first in PAGES_OF and bool(rest))


def read(folder: Path) -> dict[str, Kept]:
    """Read all files by their addresses. Nothing else can be asked for, whatever an address looks like."""
    contents = {f"/{file.relative_to(folder).as_posix()}": file.read_bytes() for file in folder.rglob("*.*")}
    return {
        address: Kept(
            body,
            type_of(address),
            FOR_EVER if address.startswith(ASSETS) else ASK_AGAIN,
            {name: contents[address + end] for end, name in PACKED.items() if address + end in contents},
        )
        for address, body in contents.items()
        if not address.endswith(tuple(PACKED))
    }


def type_of(address: str) -> str:
    media_type = mimetypes.guess_type(address)[0] or "application/octet-stream"
    is_text = media_type.startswith("text/") or media_type in ("application/json", "image/svg+xml")
    return f"{media_type}; charset=utf-8" if is_text else media_type


def is_for_client(scope: Scope) -> bool:
    if scope["type"] != ScopeType.HTTP or scope["method"] not in ("GET", "HEAD"):
        return False
    return scope["path"].split("/")[1:2] not in [[one] for one in OURS]


def with_client(app: ASGIApp, game_shown: GameShown, folder: Path = FOLDER) -> ASGIApp:
    """Wrap the routes of the API, and serve the client at all other addresses."""
    client = Client(folder)

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        found = client.find(scope["path"]) if is_for_client(scope) else None
        if found is None:  # the API says that there is no such thing
            await app(scope, receive, send)
            return
        asked = Headers.from_scope(scope)
        here = scope["path"] in client.files or is_page(scope["path"])
        if here and found is client.files.get(PAGE):
            game = await game_shown(Request(scope))
            language = language_of(asked.get("accept-language", ""))
            found = client.naming(client.preloads.lines(scope["path"], language, game))
        etag = asked.get("if-none-match", "") if here else ""
        status, headers, body = found.answer(asked.get("accept-encoding", ""), etag)
        status = status if here else NOT_FOUND
        if found.media_type.startswith("text/html"):
            headers["vary"] += ", accept-language, cookie"
        headers["content-length"] = str(len(body))
        start: HTTPResponseStartEvent = {
            "type": "http.response.start",
            "status": status,
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }
        content: HTTPResponseBodyEvent = {
            "type": "http.response.body",
            "body": b"" if scope.get("method") == "HEAD" else body,
            "more_body": False,
        }
        await send(start)
        await send(content)

    return serve
