"""Handing letters over: in the clear on this machine, by STARTTLS, with a user and a password."""

from __future__ import annotations

import asyncio
import shutil
import ssl
import subprocess
from dataclasses import replace
from pathlib import Path
from urllib.parse import quote

import pytest

from server.mailing import SECRET, SENDER, USER, Mailboxes, free_port, smtp
from starboard.server.mail.relay import NotTaken, Relay

LETTER = b"Subject: Hello\r\n\r\nHello\r\n"


def take(relay: Relay) -> None:
    asyncio.run(relay.take(LETTER, SENDER, "ada@games.example", "games.example"))


def relay_of(boxes: Mailboxes, password: str = SECRET) -> Relay:
    return Relay.of(f"smtp://{USER}:{quote(password, safe='')}@localhost:{boxes.port}")


def test_a_password_on_this_machine() -> None:
    with smtp(auth=True) as boxes:
        take(relay_of(boxes))
        assert boxes.envelopes == [(SENDER, ["ada@games.example"])]
        with pytest.raises(NotTaken) as wrong:
            take(relay_of(boxes, "wrong-password"))
        assert wrong.value.for_good and str(wrong.value) == "SMTPAuthenticationError 535"


def test_what_is_not_taken_tells_no_address() -> None:
    with pytest.raises(NotTaken) as down:
        take(Relay("127.0.0.1", free_port(), start=False))
    assert not down.value.for_good and str(down.value) == "SMTPConnectError"
    with smtp() as boxes:
        boxes.answer = "552 ada@games.example is full"
        with pytest.raises(NotTaken) as full:
            take(Relay("127.0.0.1", boxes.port, start=False))
        assert full.value.for_good and str(full.value) == "SMTPDataError 552"
        # A password is not sent where nobody can encrypt it.
        with pytest.raises(NotTaken):
            take(replace(relay_of(boxes), start=True))


@pytest.mark.skipif(shutil.which("openssl") is None, reason="a certificate is made by openssl")
def test_starttls_and_a_password(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key, paper = tmp_path / "key.pem", tmp_path / "paper.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    command += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(paper)]
    subprocess.run(command, check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(paper, key)
    with smtp(context, auth=True) as boxes:
        relay = replace(relay_of(boxes), start=True)
        with pytest.raises(NotTaken, match=r"SMTP|SSL"):
            take(relay)  # whose certificate is it?
        assert boxes.letters == []
        monkeypatch.setenv("SSL_CERT_FILE", str(paper))
        take(relay)
        assert boxes.encrypted == [True]
