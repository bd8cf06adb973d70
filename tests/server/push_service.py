"""A push service on this machine, and browsers that read what it was given for them."""

from __future__ import annotations

import json
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from starboard.server.push_crypto import packed, point_of, unpacked

P256 = ec.SECP256R1()


class Delivery(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService(ThreadingHTTPServer):
    """Takes messages, and answers as it is told for a path, once for each."""

    daemon_threads = True

    def __init__(self, secured: ssl.SSLContext | None = None) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.secured = secured is not None
        if secured is not None:
            self.socket = secured.wrap_socket(self.socket, server_side=True)
        self.taken: list[Delivery] = []
        self.answers: dict[str, list[tuple[int, dict[str, str]]]] = {}

    @property
    def url(self) -> str:
        return f"{'https' if self.secured else 'http'}://127.0.0.1:{self.server_address[1]}"


class Handler(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.taken.append(Delivery(self.path, headers, body))
        status, more = self.server.answers.get(self.path, []).pop() if self.server.answers.get(self.path) else (201, {})
        self.send_response(status)
        for name, value in more.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - its name there
        pass


@contextmanager
def serving(service: PushService) -> Iterator[PushService]:
    with service:
        thread = threading.Thread(target=service.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield service
        service.shutdown()
        thread.join()


class Subscription:
    """The keys of a browser, which reads what was encrypted for it, by the steps that RFC 8291 has for it."""

    def __init__(self, service: PushService, path: str, number: int) -> None:
        self.service = service
        self.path = path
        self.key = ec.derive_private_key(number, P256)
        self.auth = bytes(range(number % 200, number % 200 + 16))

    @property
    def body(self) -> dict[str, Any]:
        keys = {"p256dh": packed(point_of(self.key)), "auth": packed(self.auth)}
        return {"endpoint": f"{self.service.url}{self.path}", "label": f"Browser {self.path}", **keys}

    @property
    def deliveries(self) -> list[Delivery]:
        return [one for one in self.service.taken if one.path == self.path]

    @property
    def read(self) -> list[dict[str, Any]]:
        return [json.loads(self.decrypt(one.body)) for one in self.deliveries]

    def decrypt(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(P256, sender))
        info = b"WebPush: info\x00" + point_of(self.key) + sender
        secret = hmac_of(salt, hmac_of(hmac_of(self.auth, shared), info + b"\x01"))
        key = hmac_of(secret, b"Content-Encoding: aes128gcm\x00\x01")[:16]
        nonce = hmac_of(secret, b"Content-Encoding: nonce\x00\x01")[:12]
        text, end, padding = AESGCM(key).decrypt(nonce, record, None).rpartition(b"\x02")
        assert end and not padding.strip(b"\x00")
        return text


def claims_of(delivery: Delivery, public: str) -> dict[str, Any]:
    """Return what the sender claims, with a signature that is right for this public key."""
    scheme, _, rest = delivery.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and parts["k"] == public
    head, claims, signature = parts["t"].split(".")
    raw = unpacked(signature)
    known = ec.EllipticCurvePublicKey.from_encoded_point(P256, unpacked(public))
    numbers = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    known.verify(numbers, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(unpacked(head)) == {"typ": "JWT", "alg": "ES256"} and len(raw) == 64
    found: dict[str, Any] = json.loads(unpacked(claims))
    return found


def hmac_of(key: bytes, text: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(text)
    return made.finalize()
