"""Calling an address that a player has given: only into the world outside, and only where it was checked to lead.

The name is looked up once. All answers are checked, and one of these very answers is connected to: a name service that
changes its mind between two questions changes nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

from starboard.tables.table import TableError

LONGEST = 2000
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


async def call(hook: Webhook, addresses: Sequence[str], body: bytes) -> None:
    """POST to one of these addresses, as the host of the webhook. What answers by leading elsewhere has failed."""
    reader, writer = await connected(hook, addresses)
    try:
        writer.write(
            f"POST {hook.target} HTTP/1.1\r\nHost: {hook.netloc}\r\nUser-Agent: starboard\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()
        )
        writer.write(body)
        await writer.drain()
        words = (await reader.readline()).split(maxsplit=2)
    except ValueError:  # a line without an end
        words = []
    finally:
        writer.close()
        with suppress(OSError, ssl.SSLError):
            await writer.wait_closed()
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].startswith(b"2"):
        raise CallFailed


async def connected(hook: Webhook, addresses: Sequence[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect to the first of the addresses that answers."""
    secure: dict[str, Any] = {"ssl": tls(), "server_hostname": hook.host} if hook.scheme == "https" else {}
    for address in addresses:
        with suppress(OSError):
            return await asyncio.open_connection(address, hook.port, **secure)
    raise CallFailed
