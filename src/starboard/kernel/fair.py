"""Fair dice, provably: a secret is promised by its hash before the game and shown after it.

The seed is made of the secret and of what each player adds to it (`luck`) once the promise has been made, so that
neither the server alone nor any player could choose it. Afterwards everybody can work it all out again.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass


@dataclass(slots=True)
class Fairness:
    promise: str  # known from the beginning
    secret: str  # told at the end
    luck: list[str]  # of the players, in the order of seats

    @property
    def seed(self) -> int:
        return seed_of(self.secret, self.luck)

    @property
    def kept(self) -> bool:
        return promise_of(self.secret) == self.promise


def fresh_secret() -> str:
    return secrets.token_hex(32)


def promise_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, luck: list[str]) -> int:
    """64 bits of SHA-256 over the secret and the players' additions, one line each."""
    return int.from_bytes(hashlib.sha256("\n".join([secret, *luck]).encode()).digest()[:8], "big")
