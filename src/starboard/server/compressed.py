"""Answers that are the same for everybody: cached in memory, compressed once, and not sent again to who has them."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass, field

from litestar import Response

WORTH_IT = 1024  # bytes; less fits into one packet anyway
ENCODINGS = ("br", "gzip")  # how a body may be packed, the best first

Headers = dict[str, str]


@dataclass(frozen=True, slots=True)
class Kept:
    body: bytes
    media_type: str
    cache: str  # for Cache-Control
    packed: dict[str, bytes] = field(default_factory=dict)  # by the name of the encoding

    @classmethod
    def of(cls, body: bytes, media_type: str, cache: str) -> Kept:
        return cls(body, media_type, cache, {"gzip": gzip.compress(body)} if len(body) >= WORTH_IT else {})

    @property
    def etag(self) -> str:
        return f'W/"{hashlib.sha256(self.body).hexdigest()[:24]}"'

    def answer(self, accepted: str, known: str) -> tuple[int, Headers, bytes]:
        """Return status, headers and body for who takes these encodings and has these versions in its cache."""
        headers = {"cache-control": self.cache, "etag": self.etag, "vary": "accept-encoding"}
        if self.etag in (one.strip() for one in known.split(",")):
            return 304, headers, b""
        headers["content-type"] = self.media_type
        encoding = next((one for one in ENCODINGS if one in self.packed and takes(accepted, one)), None)
        if encoding is None:
            return 200, headers, self.body
        return 200, {**headers, "content-encoding": encoding}, self.packed[encoding]

    def response(self, accepted: str, known: str) -> Response[bytes]:
        status, headers, body = self.answer(accepted, known)
        return Response(body, status_code=status, media_type=headers.pop("content-type", None), headers=headers)


def takes(accepted: str, encoding: str) -> bool:
    """Check that an Accept-Encoding names this encoding, and not only to refuse it."""
    for one in accepted.split(","):
        name, _, quality = one.partition(";")
        if name.strip().casefold() == encoding:
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
