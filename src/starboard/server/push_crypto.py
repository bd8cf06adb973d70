"""Web Push on the wire: messages only one browser can read (RFC 8291, RFC 8188), and who sends them (VAPID, RFC 8292).

Curves, hashes and ciphers are those of `cryptography`; what is here is how they are put together.
"""

from __future__ import annotations

import base64
import binascii
import json
import secrets
from typing import NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
PRIVATE, POINT, AUTH, SALT = 32, 65, 16, 16  # bytes
RECORD = 4096  # bytes; a message is one record
LAST = b"\x02"  # between what the last record says and its padding
TOKEN_SECONDS = 12 * 3600


def packed(data: bytes) -> str:
    """Write bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """Read base64url, with or without padding. ValueError if it is none."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, UnicodeError) as error:
        raise ValueError("no base64url") from error


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Receiver(NamedTuple):
    """The keys that a browser has given out."""

    public: bytes
    auth: bytes

    @classmethod
    def of(cls, p256dh: str, auth: str) -> Receiver:
        """Read them; ValueError if they are none."""
        found = cls(unpacked(p256dh), unpacked(auth))
        if len(found.public) != POINT or len(found.auth) != AUTH:
            raise ValueError("keys of another length")
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, found.public)  # refuses what is not on the curve
        return found


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypted(
    text: bytes,
    receiver: Receiver,
    size: int = 0,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message for a browser, padded to so many bytes. Key and salt are fresh, but for test vectors."""
    key = key or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(SALT)
    public = point_of(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver.public))
    secret = derived(shared, receiver.auth, b"WebPush: info\x00" + receiver.public + public, 32)
    content_key = derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD.to_bytes(4) + len(public).to_bytes(1) + public
    return head + AESGCM(content_key).encrypt(nonce, (text + LAST).ljust(size, b"\x00"), None)


class Vapid:
    """The key by which push services know this server. It never leaves it."""

    def __init__(self, text: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(unpacked(text)), CURVE)
        self.public = packed(point_of(self._key))

    @staticmethod
    def fresh() -> str:
        return packed(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(PRIVATE))

    def authorization(self, audience: str, subject: str, at: float) -> str:
        """Sign that we send something to this push service; `subject` is where its people find those of this server."""
        claims = {"aud": audience, "exp": int(at) + TOKEN_SECONDS, "sub": subject}
        said = ".".join(packed(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        signature = self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256()))
        numbers = b"".join(number.to_bytes(PRIVATE) for number in utils.decode_dss_signature(signature))
        return f"vapid t={said}.{packed(numbers)}, k={self.public}"
