"""Check addresses for e-mail: one plain mailbox of the world outside.

What is given here ends up in headers of letters and in commands to the relay, so nothing is let through that could be
more than an address. Addresses in quotation marks and local parts beyond ASCII exist, but hardly anybody has one.
"""

from __future__ import annotations

import re
import socket
from typing import NamedTuple

from starboard.kernel.errors import StarboardError
from starboard.server.webhooks import is_outside
from starboard.server.who import WhoError

LONGEST, LONGEST_LOCAL = 254, 64
LOCAL_PART = re.compile(r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*", re.IGNORECASE | re.ASCII)
LABEL = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?", re.ASCII)
# Names that mean something inside a network only, whatever they lead to.
OWN_NETWORK = ("local", "localhost", "localdomain", "internal", "intranet", "lan", "home", "corp", "private", "arpa")
DOTLESS = ("gmail.com", "googlemail.com")  # where dots in the local part mean nothing


class MailError(WhoError):
    """An address, a token or a wish about e-mail that does not do."""


class Address(NamedTuple):
    local: str
    domain: str  # as it is looked up, in small letters

    def __str__(self) -> str:
        return f"{self.local}@{self.domain}"

    @property
    def mailbox(self) -> str:
        """Name the mailbox it leads to: capital letters, tags and meaningless dots make no other one."""
        local = self.local.casefold().partition("+")[0] or self.local.casefold()
        return f"{local.replace('.', '') if self.domain in DOTLESS else local}@{self.domain}"


def parsed(text: str, private: bool = False) -> Address:
    """Parse an address; refused if it is none, an address literal, or of a name of our own network."""
    if len(text) > LONGEST:
        raise MailError("mail-bad-address")
    local, at, domain = text.strip(" ").rpartition("@")
    try:
        name = domain.encode("idna").decode().casefold()
    except ValueError:
        raise MailError("mail-bad-address") from None
    labels = name.split(".")
    is_plain = (
        at
        and len(local) <= LONGEST_LOCAL
        and LOCAL_PART.fullmatch(local)
        and len(local) + 1 + len(name) <= LONGEST
        and all(LABEL.fullmatch(label) for label in labels)
        and not labels[-1].isdecimal()  # an IPv4 address
    )
    if not is_plain or not (private or is_public_name(labels)):
        raise MailError("mail-bad-address")
    return Address(local, name)


def is_public_name(labels: list[str]) -> bool:
    return len(labels) > 1 and labels[-1] not in OWN_NETWORK


def demand_outside(address: Address) -> None:
    """Refuse a domain that leads into our own network. Slow: asks the name service.

    A domain may take mail without having an address of its own, so one that has none is the relay's business.
    """
    try:
        answers = socket.getaddrinfo(address.domain, 25, type=socket.SOCK_STREAM)
    except (OSError, ValueError):
        return
    if not all(is_outside(str(answer[4][0])) for answer in answers):
        raise MailError("mail-bad-address")


def sender_of(text: str) -> Address:
    """Parse the address that letters come from, as the operator has given it: any plain one."""
    try:
        return parsed(text, private=True)
    except MailError:
        raise StarboardError("error-mail-from", given=text) from None
