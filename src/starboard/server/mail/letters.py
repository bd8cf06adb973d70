"""Letters: plain text in the language of whoever gets them, with the headers that machines look at."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from email.headerregistry import Address as Named
from email.message import EmailMessage
from email.policy import EmailPolicy
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

from starboard.kernel.errors import StarboardError
from starboard.server.mail.address import Address
from starboard.texts import words

Kind = Literal["confirm", "password", "changed", "moved", "removed", "notice"]

# Signs that mail programs make links of. A name is written by somebody else, perhaps to a stranger's mailbox.
LINKING = "./\\:@<>"
WHOLE = ("List-Unsubscribe", "Message-ID")


class OneLine(EmailPolicy):
    """Folds headers, but for those that programs read: a long link would not be put together again by all of them."""

    def fold(self, name: str, value: Any) -> str:
        if name in WHOLE:
            return f"{name}: {value}{self.linesep}"
        return str(super().fold(name, value))

    def fold_binary(self, name: str, value: Any) -> bytes:
        return self.fold(name, value).encode("ascii")


POLICY = OneLine(linesep="\r\n", cte_type="7bit")


class Letter(NamedTuple):
    person: str  # about whom it is
    address: str
    kind: Kind
    message: bytes

    @property
    def is_notice(self) -> bool:
        return self.kind == "notice"


class Site:
    """The public address of the server, which links in letters begin with."""

    def __init__(self, url: str) -> None:
        try:
            parts = urlsplit(url)
            host, _ = parts.hostname, parts.port
        except ValueError:
            host = None
        if not host or parts.scheme not in ("http", "https") or parts.path not in ("", "/") or parts.query:
            raise StarboardError("error-mail-site", given=url)
        self.host = host
        self.name = parts.netloc
        self.is_secure = parts.scheme == "https"
        self.url = f"{parts.scheme}://{parts.netloc}"

    def confirm(self, token: str) -> str:
        return f"{self.url}/mail#confirm={token}"

    @property
    def forgotten(self) -> str:
        return f"{self.url}/password"

    def password(self, token: str) -> str:
        """Link to a new password. What is behind the # reaches no log of a server."""
        return f"{self.forgotten}#token={token}"

    def unsubscribe(self, token: str) -> str:
        return f"{self.url}/unsubscribe/{token}"

    def page(self, path: str) -> str:
        return f"{self.url}{path}"


class Writer:
    def __init__(self, site: Site, sender: Address) -> None:
        self.site = site
        self.sender = sender

    def write(
        self, person: str, address: str, unsubscribe: str, language: str, kind: Kind, subject: str, text: str
    ) -> Letter:
        """Put a text into a letter, with the headers and the footer of its kind."""
        link = self.site.unsubscribe(unsubscribe)
        foot = words(language)("letter-foot", kind="confirm" if kind == "confirm" else "other", site=self.site.name)
        message = EmailMessage(policy=POLICY)
        message["From"] = Named("Starboard", addr_spec=str(self.sender))
        message["To"] = address
        message["Subject"] = " ".join(subject.split())
        message["Date"] = datetime.now(UTC)
        message["Message-ID"] = f"<{secrets.token_hex(16)}@{self.sender.domain}>"
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{link}>"
        if self.site.is_secure:  # RFC 8058 wants that
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(f"{text}\n\n-- \n{foot}\n{link}\n", cte="quoted-printable")
        message["Content-Language"] = language
        return Letter(person, address, kind, message.as_bytes())


def unlinked(name: str) -> str:
    """Keep a name from being read as an address: a space that cannot be seen is behind each sign of one."""
    return "".join(f"{sign}\u200b" if sign in LINKING else sign for sign in name)
