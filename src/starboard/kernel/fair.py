"""Fair dice, provably: neither the server nor any player, nor both together against another player, can choose them.

1. The server draws a secret and publishes its hash, the promise.
2. Whoever takes part has seen the promise, draws some luck, and publishes the hash of it, a seal.
3. When all seals are there, everybody shows their luck. The seed is made of the secret, all seals and all luck.
4. After the game the secret is told, and everybody can work it all out again.

Who does not show their luck takes no part. Others have shown theirs by then, so a new secret is promised and new seals
are made: a new round. A seal is made of the name, too, so that a record whose names were changed is found out.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

HASH = r"[0-9a-f]{64}"
PROOF = rf"\S{{1,40}} [0-9]{{1,9}} {HASH} {HASH} \[.*\]"
OLD_PROOF = rf"{HASH} {HASH} \[.*\]"


@dataclass(slots=True)
class Fairness:
    """The proof of a game whose players have sealed their luck."""

    table: str  # its id
    round: int  # how often the promise was renewed
    promise: str  # known from the beginning
    secret: str  # told at the end
    seals: list[str]  # by seat
    luck: list[str]  # by seat; empty for who took no part

    @property
    def seed(self) -> int:
        return seed_of(self.table, self.round, self.secret, self.seals, self.luck)

    @property
    def kept(self) -> bool:
        return promise_of(self.secret) == self.promise

    def misnamed(self, names: Sequence[str]) -> list[int]:
        """List the seats whose names, as far as they are told, are not those that were sealed.

        Who has had their name deleted is nobody there any more.
        """
        told = [(seat, name) for seat, name in enumerate(names) if name]
        return [
            seat
            for seat, name in told
            if seal_of(self.table, self.round, seat, name, self.luck[seat]) != self.seals[seat]
        ]

    def __str__(self) -> str:
        seats = [list(one) for one in zip(self.seals, self.luck, strict=True)]
        return f"{self.table} {self.round} {self.promise} {self.secret} {json.dumps(seats)}"


@dataclass(slots=True)
class OldFairness:
    """The proof of a game from before there were seals: what each player added was known at once."""

    promise: str
    secret: str
    luck: list[str]

    @property
    def seed(self) -> int:
        return old_seed_of(self.secret, self.luck)

    @property
    def kept(self) -> bool:
        return promise_of(self.secret) == self.promise

    def misnamed(self, names: Sequence[str]) -> list[int]:
        """Names were not covered."""
        return []

    def __str__(self) -> str:
        return f"{self.promise} {self.secret} {json.dumps(self.luck)}"


AnyFairness = Fairness | OldFairness


def read_proof(text: str) -> AnyFairness:
    """Read a proof of either form, as it is written in a record; ValueError if it is none."""
    head, _, last = text.partition("[")
    seats = json.loads("[" + last)
    if re.fullmatch(OLD_PROOF, text):
        promise, secret = head.split()
        if not all(isinstance(luck, str) for luck in seats):
            raise ValueError(text)
        return OldFairness(promise, secret, seats)
    table, number, promise, secret = head.split()
    for one in seats:
        if not (isinstance(one, list) and len(one) == 2 and all(isinstance(part, str) for part in one)):
            raise ValueError(text)
    return Fairness(table, int(number), promise, secret, [seal for seal, _ in seats], [luck for _, luck in seats])


def fresh_secret() -> str:
    return secrets.token_hex(32)


def promise_of(secret: str) -> str:
    return hash_of(secret)


def hash_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def seal_of(table: str, number: int, seat: int, name: str, luck: str) -> str:
    """Seal the luck of a seat and the name of its player, for one round at one table."""
    return hash_of("\n".join(["starboard luck 2", table, str(number), str(seat), name, luck]))


def seed_of(table: str, number: int, secret: str, seals: Sequence[str], luck: Sequence[str]) -> int:
    """Make the seed: all 256 bits of SHA-256 over these, one line each."""
    seats = [f"{seal} {one}" for seal, one in zip(seals, luck, strict=True)]
    return int(hash_of("\n".join(["starboard dice 2", table, str(number), secret, *seats])), 16)


def order_of(table: str, secret: str, seats: int) -> tuple[int, ...]:
    """Shuffle seats by the secret, which was promised before anybody sat down: everybody can check it at the end."""

    def drawn(seat: int) -> str:
        return hash_of("\n".join(["starboard seats 1", table, secret, str(seat)]))

    return tuple(sorted(range(seats), key=drawn))


def old_seed_of(secret: str, luck: Sequence[str]) -> int:
    """Make the seed as it was made before there were seals: 64 bits."""
    return int(hash_of("\n".join([secret, *luck]))[:16], 16)
