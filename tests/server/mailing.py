"""A real SMTP server for tests, and a Starboard that sends its letters there."""

from __future__ import annotations

import re
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword

from server.running import HORSE, Client, Running, config, running
from starboard.server.config import Config
from waiting import wait_for

SITE = "https://a-table-for-board-games-with-a-long-name.games.example"
SENDER = "starboard@games.example"
USER, SECRET = "relay-user", "relay:p@ss/word"


class Mailboxes:
    """Takes all letters, unless it is told to answer something else."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.envelopes: list[tuple[str, list[str]]] = []
        self.answer = "250 OK"
        self.tries = 0
        self.port = 0
        self.encrypted: list[bool] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - its name there
        self.tries += 1
        if self.answer.startswith("2"):
            self.encrypted.append(session.ssl is not None)
            self.envelopes.append((envelope.mail_from, envelope.rcpt_tos))
            letter = message_from_bytes(envelope.content, policy=default)
            assert isinstance(letter, EmailMessage)
            self.raw.append(envelope.content)
            self.letters.append(letter)
        return self.answer

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if str(letter["To"]) == address]

    def wait(self, address: str, letters: int = 1) -> EmailMessage:
        """Wait until so many letters have come to an address; the last one."""
        wait_for(lambda: len(self.to(address)) >= letters)
        assert len(self.to(address)) == letters
        return self.to(address)[-1]


def authenticate(server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
    assert isinstance(data, LoginPassword)
    return AuthResult(success=(data.login, data.password) == (USER.encode(), SECRET.encode()), handled=False)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


@contextmanager
def smtp(tls: ssl.SSLContext | None = None, auth: bool = False) -> Iterator[Mailboxes]:
    """Serve on loopback; with a context STARTTLS is demanded, and a user and a password where wanted."""
    boxes = Mailboxes()
    boxes.port = free_port()
    more: dict[str, Any] = {"authenticator": authenticate} if auth else {}
    more |= (
        {"tls_context": tls, "require_starttls": True, "auth_required": auth} if tls else {"auth_require_tls": False}
    )
    controller = Controller(boxes, hostname="127.0.0.1", port=boxes.port, **more)
    controller.start()
    try:
        yield boxes
    finally:
        controller.stop()


def mail_config(url: str, port: int, **changes: Any) -> Config:
    fields: dict[str, Any] = {
        "smtp_url": f"smtp://127.0.0.1:{port}",
        "mail_from": SENDER,
        "public_url": SITE,
        "private_webhooks": True,
    }
    return config(url, **{**fields, **changes})


@contextmanager
def mailing(url: str, **changes: Any) -> Iterator[tuple[Running, Mailboxes]]:
    with smtp() as boxes, running(mail_config(url, boxes.port, **changes)) as server:
        yield server, boxes


def text_of(letter: EmailMessage) -> str:
    content: str = letter.get_content()
    return content


def token_in(letter: EmailMessage, name: str) -> str:
    """Return what is behind the # of the link in a letter."""
    found = re.search(rf"{re.escape(SITE)}/\w+#{name}=([\w-]+)", text_of(letter))
    assert found, text_of(letter)
    return found[1]


def keep(person: Client, password: str = HORSE) -> None:
    answer = person.post("/api/me/password", password=password)
    assert answer.status_code == 200, answer.text


def add(person: Client, address: str, password: str = HORSE, language: str = "en") -> Any:
    answer = person.http.put("/api/me/mail", json={"address": address, "password": password, "language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()


def confirm(person: Client, boxes: Mailboxes, address: str, language: str = "en") -> None:
    """Add an address, and confirm it."""
    before = len(boxes.to(address))
    add(person, address, language=language)
    token = token_in(boxes.wait(address, before + 1), "confirm")
    answer = person.post("/api/mail/confirm", token=token)
    assert answer.status_code == 200, answer.text
