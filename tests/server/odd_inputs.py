"""What nobody would send, made by dice.

Messages of a session that would be right, changed at random; JSON and bytes that mean nothing; requests to every route.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar
from urllib.parse import quote

from starboard.kernel.chance import Dice, below
from starboard.server.folding import HELLO

T = TypeVar("T")

NUMBERS = (0, -1, 1, 2, 255, 2**31, 2**53 + 1, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**40, 0.5, -0.0, 1e308)
STRINGS = (
    "",
    " ",
    "\0",
    "\n" * 50,
    "ž" * 500,
    "𝕾" * 100,
    "\u202e",
    "\ufeff",
    "{}",
    "null",
    "../../etc/passwd",
    "' OR 1=1 --",
    "<script>",
    "%s%n",
    "{ $seat }",
    "9" * 5000,
    "place 99999999999999999999,1 r90",
    "place 1,1 r٣",
    "figure small planet 0,0",
    "segment:0,0/\0",
    "cell:127,127",
)
TEXTS = ('"\\ud800"', '"\\udfff\\ud800"', "NaN", "-Infinity", "1e999", "-", "0x1", "01", '"\\x00"', "True", "'a'")


def pick(dice: Dice, things: Sequence[T]) -> T:
    return things[below(dice, len(things))]


def odd_value(dice: Dice) -> Any:
    kind = below(dice, 8)
    if kind < 3:
        return pick(dice, NUMBERS)
    if kind < 6:
        return pick(dice, STRINGS)
    return pick(dice, (None, True, False, [], {}, [[]], {"": None}, [1, "2", None], nested(below(dice, 60))))


def nested(depth: int) -> Any:
    return [nested(depth - 1)] if depth else {"a": 1}


def without_a_field(wish: dict[str, Any], dice: Dice) -> str:
    del wish[pick(dice, list(wish))]
    return json.dumps(wish)


def with_another_field(wish: dict[str, Any], dice: Dice) -> str:
    wish[pick(dice, ("id", "x", "do ", "Do", "person", "seat", "ply", "\0"))] = odd_value(dice)
    return json.dumps(wish)


def with_another_value(wish: dict[str, Any], dice: Dice) -> str:
    wish[pick(dice, list(wish))] = odd_value(dice)
    return json.dumps(wish)


def with_a_value_that_is_none(wish: dict[str, Any], dice: Dice) -> str:
    """Text that is no JSON, or that JSON allows but nothing else does."""
    name = pick(dice, list(wish))
    return json.dumps({**wish, name: "HERE"}).replace('"HERE"', pick(dice, TEXTS))


def with_a_field_twice(wish: dict[str, Any], dice: Dice) -> str:
    name = pick(dice, list(wish))
    return json.dumps(wish)[:-1] + f", {json.dumps(name)}: {json.dumps(odd_value(dice))}}}"


def wrapped(wish: dict[str, Any], dice: Dice) -> str:
    return json.dumps(pick(dice, ([wish], {"wish": wish}, [wish, wish], json.dumps(wish), {**wish, "do": wish})))


def deep(wish: dict[str, Any], dice: Dice) -> str:
    depth = 1 + below(dice, 5_000)
    opened, closed = pick(dice, (("[", "]"), ('{"a":', "}")))
    inside = opened * (depth // len(opened)) + "1" + closed * (depth // len(opened))
    return pick(dice, (inside, json.dumps({**wish, "x": "HERE"}).replace('"HERE"', inside)))


def large(wish: dict[str, Any], dice: Dice) -> str:
    """Up to what is allowed."""
    name = pick(dice, ("text", "choice", "target", "do", "x"))
    return json.dumps({**wish, name: "long " * (below(dice, 16_000) // 5)})


def with_other_signs(wish: dict[str, Any], dice: Dice) -> str:
    signs = list(json.dumps(wish))
    for _ in range(1 + below(dice, 4)):
        place = below(dice, len(signs))
        change = below(dice, 4)
        if change == 0:
            signs[place] = chr(below(dice, 0xD800))
        elif change == 1:
            signs.insert(place, pick(dice, '{}[]",:0-.\\\0 e'))
        elif change == 2:
            signs[place : place + 1 + below(dice, 5)] = ["0"]
        else:
            signs[place:place] = signs[place : place + below(dice, 20)]
    return "".join(signs)


def cut(wish: dict[str, Any], dice: Dice) -> str:
    text = json.dumps(wish)
    return text[: below(dice, len(text))]


def as_bytes(wish: dict[str, Any], dice: Dice) -> bytes:
    return json.dumps(wish).encode()[below(dice, 3) :]


def unchanged(wish: dict[str, Any], dice: Dice) -> str:
    return json.dumps(wish)


CHANGES: tuple[Callable[[dict[str, Any], Dice], str | bytes], ...] = (
    without_a_field,
    with_another_field,
    with_another_value,
    with_another_value,
    with_a_value_that_is_none,
    with_a_field_twice,
    wrapped,
    deep,
    large,
    with_other_signs,
    with_other_signs,
    cut,
    as_bytes,
    unchanged,
    unchanged,
    unchanged,
    unchanged,
)


def odd_json(dice: Dice, depth: int = 3) -> Any:
    """Any value at all."""
    kind = below(dice, 10)
    if depth and kind == 0:
        return [odd_json(dice, depth - 1) for _ in range(below(dice, 4))]
    if depth and kind < 4:
        names = ("do", "id", "ply", "choice", "seat", "text", "game", "seats", "kind", "level", "name", "")
        return {pick(dice, names): odd_json(dice, depth - 1) for _ in range(below(dice, 5))}
    return odd_value(dice)


def odd_bytes(dice: Dice, most: int) -> bytes:
    return bytes(below(dice, 256) for _ in range(below(dice, most)))


def odd_text(dice: Dice) -> str:
    return odd_bytes(dice, 60).decode(errors=pick(dice, ("replace", "ignore"))) + pick(dice, STRINGS)


# Over the socket of a table.


class Sight(NamedTuple):
    """What somebody sees of a table, as far as wishes are made of it."""

    ply: int
    seats: list[int]
    choices: list[str]
    targets: list[str]
    n: int


def right_wish(dice: Dice, sight: Sight) -> dict[str, Any]:
    """A message that a client could send."""
    choice = pick(dice, sight.choices or ["place 1,0 r90"])
    target = pick(dice, sight.targets or ["cell:1,0"])
    seat = pick(dice, [*sight.seats, 0, 1])
    wishes: list[dict[str, Any]] = [
        {"do": "play", "ply": sight.ply, "choice": choice},
        {"do": "play", "ply": sight.ply, "choice": choice, "seat": seat, "aside": False},
        {"do": "undo"},
        {"do": "answer-undo", "allow": True},
        {"do": "pause", "on": False},
        {"do": "take-back", "seat": seat},
        {"do": "answer-hand-over", "seat": seat, "allow": False},
        {"do": "chat", "text": "Hello there!"},
        {"do": "erase-chat", "line": below(dice, sight.n + 2)},
        {"do": "why-not", "text": pick(dice, (choice, target)), "seat": seat},
        {"do": "inspect", "target": target},
        {"do": "outlook", "choice": choice, "seat": seat},
        {"do": "asides", "seat": seat},
        {"do": "seal-luck", "seat": seat, "round": below(dice, 2), "seal": f"{below(dice, 1 << 60):064x}"},
        {"do": "show-luck", "seat": seat, "round": below(dice, 2), "luck": "5f2c0a"},
        {"do": "ping"},
    ]
    if not below(dice, 10):  # what costs much, or ends much
        wishes = [
            {**HELLO, "after": below(dice, sight.n + 2)},
            {"do": "pause", "on": True},
            {"do": "hand-over", "seat": seat, "level": pick(dice, ("random", "hard", None))},
            {"do": "mute", "line": below(dice, sight.n + 2)},
            {"do": "remove", "seat": seat},
            {"do": "hint", "seat": seat},
        ]
        if not below(dice, 10):
            wishes = [{"do": "concede", "seat": seat}]
    return {**pick(dice, wishes), "id": 1}


def odd_wish(dice: Dice, sight: Sight) -> str | bytes:
    """A message that is answered, and leaves the socket open."""
    kind = below(dice, 20)
    if kind == 0:
        return json.dumps(odd_json(dice))
    if kind == 1:
        return odd_text(dice)
    return pick(dice, CHANGES)(right_wish(dice, sight), dice)


# Over HTTP.


class Route(NamedTuple):
    method: str
    path: str
    body: dict[str, Any] | None = None


SEATS = [{"kind": "me"}, {"kind": "open"}]
ROUTES = (
    Route("GET", "/api/me"),
    Route("POST", "/api/me", {"name": "Ada"}),
    Route("POST", "/api/me/password", {"password": "correct horse", "old": "battery staple"}),
    Route("POST", "/api/login", {"name": "Ada", "password": "correct horse"}),
    Route("POST", "/api/logout"),
    Route("POST", "/api/logout/everywhere"),
    Route("GET", "/api/games"),
    Route("GET", "/api/games/GAME/rules?lang=en"),
    Route("GET", "/api/games/GAME/components"),
    Route("GET", "/api/tables?list=open&limit=3"),
    Route("GET", "/api/tables?list=mine&game=GAME&before=1e9&limit=50"),
    Route("POST", "/api/tables", {"game": "GAME", "seats": SEATS, "options": {}, "public": True}),
    Route(
        "POST",
        "/api/tables",
        {
            "game": "GAME",
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
            "clock": {"kind": "move", "seconds": 60, "reserve": 5},
            "luck": True,
            "start": True,
        },
    ),
    Route("GET", "/api/tables/TABLE"),
    Route("POST", "/api/tables/TABLE/claim", {"seat": 1, "token": "x", "luck": False}),
    Route("POST", "/api/tables/TABLE/leave", {"seat": 0}),
    Route("POST", "/api/tables/TABLE/links", {"seat": 1}),
    Route("DELETE", "/api/tables/TABLE/links/1"),
    Route("POST", "/api/tables/TABLE/start"),
    Route("POST", "/api/tables/TABLE/seats", {"seat": 1, "plan": {"kind": "open"}}),
    Route("POST", "/api/tables/TABLE/again", {"luck": False}),
    Route("GET", "/api/tables/TABLE/at/3"),
    Route("GET", "/api/tables/TABLE/record"),
    Route("POST", "/api/tables/TABLE/fork", {"ply": 2, "seat": 0, "level": "random"}),
    Route("POST", "/api/tables/TABLE/analysis"),
    Route("POST", "/api/records", {"record": "x"}),
    Route("POST", "/api/records/fork", {"record": "x", "ply": 2}),
    Route("POST", "/api/analyses", {"record": "x"}),
    Route("GET", "/api/analyses/abc"),
    Route("GET", "/api/players/Ada"),
    Route("GET", "/api/ratings/GAME?limit=5"),
    Route("GET", "/api/schema/openapi.json"),
    Route("GET", "/health"),
    Route("GET", "/table/TABLE"),
)
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW")
TYPES = ("application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "a/b;c=d")
HEADERS = (
    ("Content-Encoding", "gzip"),
    ("Accept", "application/xml"),
    ("Accept-Encoding", "br;q=x, *"),
    ("Accept-Language", "xx"),
    ("Range", "bytes=5-1"),
    ("If-None-Match", '"'),
    ("Origin", "null"),
    ("Origin", "http://evil.example"),
    ("Host", "evil.example"),
    ("Host", ""),
    ("Cookie", "starboard=a.1.2.b.c"),
    ("Cookie", "=; ;starboard"),
    ("Cookie", "starboard=" + "9" * 3000),
    ("X-Forwarded-For", "::1, 10.0.0.1"),
    ("Expect", "100-continue"),
    ("Authorization", "Basic ====="),
    ("X-Long", "y" * 9000),
)
PARTS = ("0", "-1", "9" * 20, "1.5", "٣", "..", "%00", "%ff", "a%2Fb", "a b", "", "ž", "x" * 300, "'", "NaN")
NAMES = ("limit", "list", "before", "game", "lang", "x")


class Request(NamedTuple):
    method: str
    path: str  # as it is sent
    headers: tuple[tuple[str, str], ...]
    body: bytes


def odd_request(dice: Dice, tables: Sequence[str], games: Sequence[str]) -> Request:
    """A request that is whole, and so is answered."""
    route = pick(dice, ROUTES)
    path = route.path.replace("TABLE", pick(dice, tables)).replace("GAME", pick(dice, games))
    body = b"" if route.body is None else json.dumps(route.body).replace("GAME", pick(dice, games)).encode()
    method, headers = route.method, (("Content-Type", "application/json"),) if body else ()
    kind = below(dice, 20)
    if kind < 9 and route.body is not None:
        wish = json.loads(body)
        changed = pick(dice, CHANGES)(wish, dice) if below(dice, 6) else json.dumps(odd_json(dice))
        body = changed.encode(errors="surrogatepass") if isinstance(changed, str) else changed
    elif kind < 12:
        front, _, last = path.partition("?")[0].rpartition("/")
        path = f"{front}/{pick(dice, (odd_part(dice), last + odd_part(dice)))}"
    elif kind < 14:
        path = f"{path}{'&' if '?' in path else '?'}{pick(dice, NAMES)}={odd_part(dice)}"
    elif kind < 16:
        method = pick(dice, METHODS)
    elif kind < 18:
        headers = (*headers, pick(dice, HEADERS))
    elif kind < 19:
        headers, body = (("Content-Type", pick(dice, TYPES)),), odd_bytes(dice, 200)
    return Request(method, path, headers, body)


def odd_part(dice: Dice) -> str:
    """Part of an address, always in signs that an address may have."""
    return pick(dice, (pick(dice, PARTS), quote(pick(dice, STRINGS)[:200])))


def odd_stream(dice: Dice) -> bytes:
    """What comes over a connection without being a request: the server may close it, or answer."""
    request = pick(dice, (POST, UPGRADE))
    kind = below(dice, 5)
    if kind == 0:
        return odd_bytes(dice, 300)
    if kind == 1:
        return request[: below(dice, len(request))]
    if kind == 2:
        return pick(dice, STREAMS)
    signs = bytearray(request)
    for _ in range(1 + below(dice, 5)):
        signs[below(dice, len(signs))] = below(dice, 256)
    return bytes(signs)


POST = b'POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 12\r\n\r\n{"name": 12}'
UPGRADE = (
    b"GET /api/tables/nosuchtable/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
STREAMS = (
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 5_000 + b"\r\n",
)


# Frames of a socket that break its rules.


def odd_frames(dice: Dice) -> bytes:
    """Bytes after which a socket cannot go on: it is closed, and the code says why."""
    kind = below(dice, 5)
    if kind == 0:
        return odd_bytes(dice, 100) + b"\xff" * 20_000  # enough for whatever length the beginning promises
    if kind == 1:
        return frame(0x1, b"\xff\xfe" + odd_bytes(dice, 20))  # no text
    if kind == 2:
        return frame(0x1, b" " * (16_385 + below(dice, 9_000)))  # too large
    if kind == 3:
        return frame(pick(dice, (0x3, 0x7, 0xB, 0xF)), odd_bytes(dice, 20))  # of no kind
    return frame(0x9, b"x" * 126)  # a ping that is too long


def frame(kind: int, data: bytes) -> bytes:
    """As a client sends it, with a mask of zeros."""
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2)
    return bytes([0x80 | kind]) + length + bytes(4) + data
