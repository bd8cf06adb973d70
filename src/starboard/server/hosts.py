"""The names that a server answers to.

A page of any site can give its own name the address of our machine (DNS rebinding): the browser then takes what we say
for the site's own. It sends the name along in `Host`, so it is enough to answer to no name but ours.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Sequence
from urllib.parse import urlsplit

LOCAL = ".local"  # given out by the machines of a network among themselves


class Hosts:
    """`listening` is the address we listen on; `names` were given with --host-name."""

    def __init__(self, listening: str, names: Sequence[str] = ()) -> None:
        own = address_of("127.0.0.1" if bare(listening) == "localhost" else listening)
        self.names = {host_of(name) or bare(name) for name in names} | {"localhost", bare(listening)}
        # Without a name, whoever can reach us may call us as one calls a machine of one's own network.
        self.neighbours = not names and (own is None or not own.is_loopback)
        self.names |= {bare(socket.gethostname())} if self.neighbours else set()

    def answers_to(self, header: str) -> bool:
        name = host_of(header)
        if name is None:
            return False
        address = address_of(name)
        if name in self.names or (address is not None and address.is_loopback):
            return True
        # Nobody outside can own an address, a name without a dot, or one of the network itself.
        return self.neighbours and (address is not None or "." not in name or name.endswith(LOCAL))


def host_of(header: str) -> str | None:
    """Return what a Host header names, without its port; None if it is none at all."""
    try:
        parts = urlsplit(f"//{header}")
        _ = parts.port  # refuses what is no number
    except ValueError:
        return None
    is_plain = parts.netloc == header and "@" not in header
    return bare(parts.hostname) if is_plain and parts.hostname else None


def bare(name: str) -> str:
    return name.strip("[]").rstrip(".").casefold()


def address_of(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name.strip("[]").partition("%")[0])
    except ValueError:
        return None
