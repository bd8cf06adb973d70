"""The relay that takes letters: an SMTP server that the operator has given by its address.

`smtp://` is encrypted by STARTTLS: always where there is a password, unless the relay is on this very machine, and
else if the relay offers it. `smtps://` is encrypted from the start.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit

import aiosmtplib

from starboard.kernel.errors import StarboardError
from starboard.server.hosts import address_of

PORTS = {"smtp": 587, "smtps": 465}
PATIENCE = 20.0  # seconds for a letter, with all that belongs to it


class NotTaken(Exception):
    """The relay has not taken a letter. Tells nothing of whom it was for."""

    def __init__(self, reason: str, for_good: bool) -> None:
        super().__init__(reason)
        self.for_good = for_good  # the same letter will not be taken later either


@dataclass(frozen=True, slots=True)
class Relay:
    host: str
    port: int
    whole: bool = False  # TLS from the start
    start: bool | None = None  # STARTTLS; None: if it is offered
    user: str | None = None
    password: str | None = field(default=None, repr=False)

    @classmethod
    def of(cls, url: str) -> Relay:
        """Parse `smtp://user:password@host:587`. What is wrong is told without the address: it has a password."""
        try:
            parts = urlsplit(url)
            port = parts.port or PORTS[parts.scheme]
        except (ValueError, KeyError):
            raise StarboardError("error-smtp-url") from None
        if not parts.hostname or parts.path not in ("", "/") or parts.query or parts.fragment:
            raise StarboardError("error-smtp-url")
        whole = parts.scheme == "smtps"
        start = False if whole or is_here(parts.hostname) else True if parts.password else None
        user, password = (unquote(one) if one else None for one in (parts.username, parts.password))
        return cls(parts.hostname, port, whole, start, user, password)

    async def take(self, letter: bytes, sender: str, recipient: str, name: str) -> None:
        """Hand a letter over, in the name of our site; NotTaken if it is not taken."""
        try:
            await aiosmtplib.send(
                letter,
                sender=sender,
                recipients=[recipient],
                hostname=self.host,
                port=self.port,
                username=self.user,
                password=self.password,
                use_tls=self.whole,
                start_tls=self.start,
                timeout=PATIENCE,
                local_hostname=name,
            )
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            raise NotTaken(told(error), is_for_good(error)) from None


def is_here(host: str) -> bool:
    address = address_of(host)
    return host == "localhost" or (address is not None and address.is_loopback)


def is_for_good(error: Exception) -> bool:
    if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
        return all(map(is_for_good, error.recipients))
    return isinstance(error, aiosmtplib.SMTPResponseException) and error.code >= 500


def told(error: Exception) -> str:
    """Name what went wrong for the log: its kind and code. Its words may hold an address, or what was sent."""
    inner = error.recipients[0] if isinstance(error, aiosmtplib.SMTPRecipientsRefused) else error
    code = inner.code if isinstance(inner, aiosmtplib.SMTPResponseException) else ""
    return f"{type(error).__name__} {code}".strip()
