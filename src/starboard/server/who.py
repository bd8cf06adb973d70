"""Who is who: a signed cookie binds a browser to a person; a password keeps a name across devices."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from starboard.kernel.errors import StarboardError
from starboard.tables.store import NameTaken, Person, Store

COOKIE = "starboard"
COOKIE_SECONDS = 400 * 24 * 3600
LONGEST_NAME = 24
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200


class WhoError(StarboardError):
    """A name or password that does not do."""


class Who:
    def __init__(self, store: Store, key: str) -> None:
        self.store = store
        self.key = key.encode()
        self.hasher = PasswordHasher()
        self.nobodys_hash = self.hasher.hash("")

    @classmethod
    async def of(cls, store: Store) -> Who:
        """The key that signs cookies is kept in the store, so that all processes and restarts agree on it."""
        return cls(store, await store.setting("cookie-key", secrets.token_hex(32)))

    # Cookies.

    def cookie(self, person: str) -> str:
        return f"{person}.{self._sign(person)}"

    def read_cookie(self, value: str | None) -> str | None:
        """The person a cookie was signed for; None for anything else."""
        person, dot, sign = (value or "").partition(".")
        return person if dot and hmac.compare_digest(sign.encode(), self._sign(person).encode()) else None

    def _sign(self, person: str) -> str:
        return hmac.new(self.key, person.encode(), hashlib.sha256).hexdigest()

    # Names and passwords.

    async def introduce(self, name: str) -> Person:
        """A new person of this name; a name is enough to play."""
        person = Person(secrets.token_hex(12), checked_name(name), time.time())
        try:
            await self.store.add_person(person)
        except NameTaken:
            raise WhoError("who-name-kept", None, name=person.name) from None
        return person

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, checked_name(name), person.created_at, person.password)
        try:
            await self.store.change_person(renamed)
        except NameTaken:
            raise WhoError("who-name-kept", None, name=renamed.name) from None
        return renamed

    async def keep(self, person: Person, password: str) -> Person:
        """Keep the name by a password."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise WhoError("who-bad-password", None, least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        kept = Person(person.id, person.name, person.created_at, hashed)
        try:
            await self.store.change_person(kept)
        except NameTaken:
            raise WhoError("who-name-kept", None, name=person.name) from None
        return kept

    async def login(self, name: str, password: str) -> Person:
        """The person who keeps this name by this password. A wrong name takes as long as a wrong password."""
        name = " ".join(name.split())
        person = await self.store.person_named(name) if name.isprintable() else None
        known = person.password if person is not None and person.password else self.nobodys_hash
        try:
            await asyncio.to_thread(self.hasher.verify, known, password[:LONGEST_PASSWORD])
        except (VerificationError, InvalidHashError):
            person = None
        if person is None:
            raise WhoError("who-wrong-login")
        return person


def checked_name(name: str) -> str:
    """The name without needless spaces; WhoError if it is empty, too long, or has signs that cannot be seen."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise WhoError("who-bad-name", None, most=LONGEST_NAME)
    return name
