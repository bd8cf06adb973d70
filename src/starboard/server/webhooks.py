"""Calling an address that a player has given: only into the world outside, and only where it was checked to lead.

The name is looked up once. All answers are checked, and one of these very answers is connected to: a name service that
changes its mind between two questions changes nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple, TypeVar
from urllib.parse import quote, urlsplit

from starboard.tables.table import TableError

T = TypeVar("T")
LONGEST = 2000
MOST_HEADERS = 100  # of an answer
PATIENCE = 10.0  # seconds for a look-up, and for a call with all that belongs to it
LOOK_UPS = 4  # threads: a look-up in the name service cannot be done without one, nor be ended
PORTS = {"http": 80, "https": 443}
NAT64 = ipaddress.ip_network("64:ff9b::/96")
LOCAL_NAT64 = ipaddress.ip_network("64:ff9b:1::/48")
COMPATIBLE = ipaddress.ip_network("::/96")


class Webhook(NamedTuple):
    scheme: str
    host: str  # as it is looked up, and as its certificate names it
    port: int
    netloc: str  # as the Host header says it
    target: str  # path and query


class CallFailed(Exception):
    """Nobody there has taken what was sent. Tells no address, for that is a secret."""


def parsed(url: str) -> Webhook:
    """Refuse whatever is no plain HTTP address."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
        if not parts.hostname or len(url) > LONGEST or not url.isprintable() or "@" in parts.netloc:
            raise TableError("table-bad-webhook")
        # An address in brackets is ASCII already; a name gets the form in which it is looked up.
        host = parts.hostname if ":" in parts.hostname else parts.hostname.encode("idna").decode()
    except (ValueError, KeyError):
        raise TableError("table-bad-webhook") from None
    shown = f"[{host}]" if ":" in host else host
    netloc = shown if port == PORTS[parts.scheme] else f"{shown}:{port}"
    safe = "/%:@!$&'()*+,;=~-._?"
    target = quote(parts.path or "/", safe) + (f"?{quote(parts.query, safe)}" if parts.query else "")
    return Webhook(parts.scheme, host, port, netloc, target)


def found(hook: Webhook, private: bool) -> list[str]:
    """Ask the name service where it leads. Refused, unless allowed, if any answer is of our own network. Slow."""
    try:
        answers = socket.getaddrinfo(hook.host, hook.port, type=socket.SOCK_STREAM)
    except (OSError, ValueError):  # no such host, or no address at all
        raise TableError("table-bad-webhook") from None
    addresses = list(dict.fromkeys(str(answer[4][0]) for answer in answers))
    if not addresses or not (private or all(is_outside(address) for address in addresses)):
        raise TableError("table-bad-webhook")
    return addresses


def check_webhook(url: str, private: bool) -> None:
    hook = parsed(url)
    if not private:
        found(hook, private)


def is_outside(text: str) -> bool:
    """Check that an address is a public one. One that carries another inside is judged by that one."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inside = carried(address)
        if inside:
            return all(is_outside(str(one)) for one in inside)
        if address.is_reserved or address.is_site_local or address in LOCAL_NAT64:
            return False
    return address.is_global and not address.is_multicast


def carried(address: ipaddress.IPv6Address) -> list[ipaddress.IPv4Address]:
    """List the IPv4 addresses that a translator or a tunnel would make of it."""
    last = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    if address.ipv4_mapped is not None:
        return [address.ipv4_mapped]
    if address.sixtofour is not None:
        return [address.sixtofour]
    if address.teredo is not None:
        return list(address.teredo)
    if address in NAT64 or address in COMPATIBLE:
        return [last]
    # A translator of a local network may keep its address further left, with zeros behind it: that is not told apart.
    if address in LOCAL_NAT64 and int(address) & 0xFFFFFF:
        return [last]
    return []


@cache
def tls() -> ssl.SSLContext:
    return ssl.create_default_context()


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]  # by their names in small letters

    @property
    def is_good(self) -> bool:
        return 200 <= self.status < 300


async def call(hook: Webhook, addresses: Sequence[str], body: bytes, headers: Mapping[str, str]) -> Answer:
    """POST to one of these addresses, as the host of the webhook. Nothing is followed that leads elsewhere."""
    reader, writer = await connected(hook, addresses)
    try:
        lines = [f"POST {hook.target} HTTP/1.1", f"Host: {hook.netloc}", "User-Agent: starboard", "Connection: close"]
        lines += [f"Content-Length: {len(body)}", *(f"{name}: {value}" for name, value in headers.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        return await answer_of(reader)
    except ValueError:  # a line without an end, or no answer at all
        raise CallFailed from None
    finally:
        writer.close()
        with suppress(OSError, ssl.SSLError):
            await writer.wait_closed()


async def answer_of(reader: asyncio.StreamReader) -> Answer:
    """Read the head of an answer; nobody wants to know the rest. ValueError if it is none."""
    words = (await reader.readline()).split(maxsplit=2)
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
        raise ValueError("no answer")
    headers: dict[str, str] = {}
    for _ in range(MOST_HEADERS):
        name, _, value = (await reader.readline()).decode("latin-1").partition(":")
        if not name.strip():
            break
        headers[name.strip().lower()] = value.strip()
    return Answer(int(words[1]), headers)


async def connected(hook: Webhook, addresses: Sequence[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect to the first of the addresses that answers."""
    secure: dict[str, Any] = {"ssl": tls(), "server_hostname": hook.host} if hook.scheme == "https" else {}
    for address in addresses:
        with suppress(OSError):
            return await asyncio.open_connection(address, hook.port, **secure)
    raise CallFailed


class Caller:
    """Calls addresses that people have given, each checked once more before it is called."""

    def __init__(self, private: bool) -> None:
        self.private = private  # whether they may lead into our own network
        # Of their own: passwords are hashed and games replayed in the threads that everybody shares.
        self._look_ups = ThreadPoolExecutor(LOOK_UPS, "starboard-names")

    def stop(self) -> None:
        self._look_ups.shutdown(wait=False, cancel_futures=True)

    async def check(self, url: str) -> None:
        """Refuse an address that is none, or leads into our own network."""
        try:
            await self._slowly(lambda: check_webhook(url, self.private))
        except TimeoutError:
            raise TableError("table-bad-webhook") from None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        hook = parsed(url)
        addresses = await self._slowly(lambda: found(hook, self.private))
        async with asyncio.timeout(PATIENCE):
            return await call(hook, addresses, body, headers)

    async def _slowly(self, look_up: Callable[[], T]) -> T:
        async with asyncio.timeout(PATIENCE):
            return await asyncio.get_running_loop().run_in_executor(self._look_ups, look_up)
