"""The addresses of this machine in the networks around it."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress

# Nothing is sent there (RFC 5737): it only makes the system say which of its addresses it would use for elsewhere.
ELSEWHERE = "192.0.2.1"
SIOCGIFADDR = 0x8915  # Linux: the address of an interface


def lan_addresses() -> list[str]:
    """List the IPv4 addresses by which others of the same network reach this machine, the usual one first."""
    found = dict.fromkeys([*usual(), *of_interfaces(), *of_name()])
    return [one for one in found if is_of_a_network(one)]


def is_of_a_network(text: str) -> bool:
    address = ipaddress.ip_address(text)
    return not (address.is_loopback or address.is_unspecified or address.is_link_local or address.is_multicast)


def usual() -> list[str]:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect((ELSEWHERE, 9))
        return [str(asking.getsockname()[0])]
    return []


def of_interfaces() -> list[str]:
    """Ask each interface, where the system is Linux: a network of one's own need not lead anywhere else."""
    try:
        from fcntl import ioctl
    except ImportError:
        return []
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            with suppress(OSError):
                answer = ioctl(asking.fileno(), SIOCGIFADDR, name.encode()[:15].ljust(256, b"\0"))
                found.append(socket.inet_ntoa(answer[20:24]))
    return found


def of_name() -> list[str]:
    with suppress(OSError):
        return [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return []
