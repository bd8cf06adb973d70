"""Authentication: a signed cookie binds a browser to a person; a password keeps a name across devices.

A cookie names a session: the person, the number of their sessions, which counts up when all of them are ended, and a
token by which this one alone can be ended. It is looked up at every request.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import itertools
import re
import secrets
import time
from typing import NamedTuple
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec.structs import replace

from starboard.kernel.errors import StarboardError
from starboard.tables.names import folded, is_visible, marks, mixed
from starboard.tables.store import NameTaken, Person, SessionOver, Store

COOKIE = "starboard"
COOKIE_SECONDS = 400 * 24 * 3600
LONGEST_NAME = 24
MOST_MARKS = 2  # on a letter: as many as Vietnamese has
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200


class WhoError(StarboardError):
    """A name or password that does not do."""


class Session(NamedTuple):
    person: str
    number: int
    token: str  # the same for all whose cookies were made before there were sessions
    issued: int  # when the cookie was, in seconds since 1970


class Known(NamedTuple):
    person: Person
    session: Session


class Who:
    def __init__(self, store: Store, key: str, since: int) -> None:
        self.store = store
        self.key = key.encode()
        self.changes = 0  # of people and sessions by this process: what was found before may be out of date
        self.since = since  # when there were first sessions: cookies from before count as issued then
        self.hasher = PasswordHasher()
        self.nobodys_hash = self.hasher.hash("")

    @classmethod
    async def of(cls, store: Store) -> Who:
        """Load the key that signs cookies from the store, so that all processes and restarts agree on it."""
        key = await store.setting("cookie-key", secrets.token_hex(32))
        return cls(store, key, int(await store.setting("sessions-since", str(int(time.time())))))

    # Cookies.

    def cookie(self, session: Session, at: float) -> str:
        text = f"{session.person}.{session.number}.{int(at)}.{session.token}"
        return f"{text}.{self._sign(text)}"

    def read_cookie(self, value: str | None) -> Session | None:
        """Return the session a cookie was signed for, if it is not too old; None for anything else."""
        text, dot, sign = (value or "").rpartition(".")
        if not dot or not hmac.compare_digest(sign.encode(), self._sign(text).encode()):
            return None
        match text.split("."):
            case [person]:  # from before there were sessions
                session = Session(person, 1, "", self.since)
            case [person, number, issued, token]:
                session = Session(person, int(number), token, int(issued))
            case _:
                return None
        return session if session.issued + COOKIE_SECONDS > time.time() else None

    def _sign(self, text: str) -> str:
        return hmac.new(self.key, text.encode(), hashlib.sha256).hexdigest()

    # Sessions.

    def begin(self, person: Person) -> Session:
        return Session(person.id, person.session, secrets.token_hex(8), int(time.time()))

    async def known(self, session: Session | None) -> Known | None:
        """Return whose session it is; None if it is over."""
        if session is None:
            return None
        person = await self.store.in_session(session.person, session.number, session.token)
        if person is None:
            return None
        return Known(await self.give_way(person) if person.is_other else person, session)

    async def end(self, session: Session) -> None:
        """End this session alone. A cookie of it is good for nothing from now on, whoever has it."""
        await self.store.end_session(session.person, session.token, time.time())
        self.changes += 1
        await self.store.forget_sessions(time.time() - COOKIE_SECONDS)

    async def end_all(self, session: Session) -> None:
        """End all sessions of its person."""
        await self.store.end_sessions(session.person, session.number)
        self.changes += 1

    # Names and passwords.

    async def introduce(self, name: str) -> Person:
        """Add a person of this name; a name is enough to play."""
        person = Person(secrets.token_hex(12), checked_name(name), time.time())
        try:
            await self.store.add_person(person)
        except NameTaken:
            raise WhoError("who-name-kept", None, name=person.name) from None
        return person

    async def rename(self, person: Person, name: str) -> Person:
        renamed = replace(person, name=checked_name(name), lost=None)
        try:
            await self.store.rename_person(person.id, renamed.name)
            self.changes += 1
        except NameTaken:
            raise WhoError("who-name-kept", None, name=renamed.name) from None
        return renamed

    async def give_way(self, guest: Person) -> Person:
        """Rename a guest whose name somebody keeps by a password, which makes it theirs alone: a number is added."""
        plain = re.sub(r" \d+$", "", guest.name)
        lost = guest.lost or guest.name
        for number in itertools.count(2):
            name = f"{plain[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"
            with contextlib.suppress(NameTaken):
                await self.store.rename_person(guest.id, name, lost)
                break
        return replace(guest, name=name, lost=lost)

    async def keep(self, known: Known, password: str, old: str | None) -> Known:
        """Keep the name by a password, which takes the old one if there is one. All other sessions are ended."""
        person, session = known
        if person.is_other:  # they have just lost the name they wanted to keep
            raise WhoError("who-name-kept", None, name=person.lost or person.name)
        if person.password is not None and not await self._fits(person.password, old or ""):
            raise WhoError("who-wrong-password")
        hashed = await self._set_password(person, session.number, password)
        kept = replace(person, password=hashed, session=session.number + 1, lost=None)
        return Known(kept, session._replace(number=kept.session, token=session.token or secrets.token_hex(8)))

    async def renew(self, person: Person, session: int, password: str) -> Person:
        """Set a new password, by who has proved otherwise to be the person. All sessions are ended."""
        hashed = await self._set_password(person, session, password)
        return replace(person, password=hashed, session=session + 1, lost=None)

    async def _set_password(self, person: Person, session: int, password: str) -> str:
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise WhoError("who-bad-password", None, least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        try:
            await self.store.set_password(person.id, session, hashed)
            self.changes += 1
        except NameTaken:
            raise WhoError("who-name-kept", None, name=person.name) from None
        except SessionOver:
            raise WhoError("who-logged-out") from None
        return hashed

    async def login(self, name: str, password: str) -> Person:
        """Return the person who keeps this name by this password. A wrong name takes as long as a wrong password."""
        name = " ".join(name.split())
        person = await self.store.person_named(name) if name.isprintable() else None
        known = person.password if person is not None and person.password else self.nobodys_hash
        if not await self._fits(known, password) or person is None:
            raise WhoError("who-wrong-login")
        demand_welcome(person)
        return person

    async def confirm(self, person: Person, password: str | None, name: str) -> None:
        """Refuse who has not said their password, or as a guest their name, for something that cannot be undone."""
        if person.password is not None:
            if not await self._fits(person.password, password or ""):
                raise WhoError("who-wrong-password")
        elif " ".join(name.split()) != person.name:
            raise WhoError("who-wrong-name", None, name=person.name)

    async def _fits(self, hashed: str, password: str) -> bool:
        try:
            return await asyncio.to_thread(self.hasher.verify, hashed, password[:LONGEST_PASSWORD])
        except (VerificationError, InvalidHashError):
            return False


def unwelcome(person: Person) -> WhoError | None:
    """Return why somebody may do nothing here: the operator has banned them."""
    return None if person.banned is None else WhoError("who-banned", None, words=person.banned or "none")


def demand_welcome(person: Person) -> None:
    if error := unwelcome(person):
        raise error


def login_key(name: str) -> str:
    """Return what counts as one name in the rate limit of logins: as `login` reads it, and short whatever was sent."""
    return folded(" ".join(name[: 4 * LONGEST_NAME].split()))


def checked_name(name: str) -> str:
    """Strip needless spaces; WhoError if the name is too long, cannot be seen, or could pass for another one."""
    name = " ".join(normalize("NFC", name).split())
    if len(name) > LONGEST_NAME or not is_visible(name):
        raise WhoError("who-bad-name", None, most=LONGEST_NAME)
    if marks(name) > MOST_MARKS:
        raise WhoError("who-bad-name-marks", None, most=MOST_MARKS)
    if word := mixed(name):
        raise WhoError("who-bad-name-mixed", None, word=word)
    return name
