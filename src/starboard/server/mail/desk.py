"""Do what people do by e-mail: confirm an address, set a forgotten password, hear of their account, unsubscribe.

Whoever asks is never told by an answer, or by how long it takes, whether an address or a name is known here. Nothing
but letters to confirm it goes to an address that was not confirmed, and only a few a day, whoever asks for them.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from starboard.kernel.errors import StarboardError
from starboard.server.config import Config
from starboard.server.limits import Limiter
from starboard.server.mail.address import MailError, demand_outside, parsed, sender_of
from starboard.server.mail.letters import Kind, Site, Writer, unlinked
from starboard.server.mail.post import Post, Sender
from starboard.server.mail.relay import Relay
from starboard.server.metrics import Metrics
from starboard.tables.mail import DAY, Mailbox, MailToken
from starboard.tables.store import Person, Store
from starboard.texts import LANGUAGES, words

log = logging.getLogger("starboard.mail")

CONFIRM_SECONDS = float(DAY)
PASSWORD_SECONDS = 3600.0
# Letters a day to a mailbox, by kind: those that a stranger can have sent to it are few.
MOST_A_DAY: dict[Kind, int] = {"confirm": 3, "password": 5, "changed": 10, "moved": 10, "removed": 10, "notice": 24}
ASKED_A_DAY = 10  # by a person, or from an address, to confirm an address
ASKED_AN_HOUR = 200  # by everybody
SHARED = 5  # people who have the same mailbox and are told of a forgotten password
LOOK_UPS = 2  # threads
LOOK_UP_SECONDS = 10.0
TIDY_EVERY = 3600.0


class MailDesk:
    def __init__(self, store: Store, config: Config, metrics: Metrics) -> None:
        self.store = store
        self.private = config.private_webhooks
        self.site = Site(config.public_url)
        sender = sender_of(config.mail_from)
        self.writer = Writer(self.site, sender)
        self.post = Post(Relay.of(config.smtp_url), Sender(str(sender), self.site.host), metrics)
        self.asked = Limiter(ASKED_A_DAY / DAY, ASKED_A_DAY)
        self.asked_by_all = Limiter(ASKED_AN_HOUR / 3600, ASKED_AN_HOUR)
        self.now = time.time
        self._key = b""
        self._look_ups = ThreadPoolExecutor(LOOK_UPS, "starboard-mail-names")
        self._tidied = 0.0

    @classmethod
    def of(cls, store: Store, config: Config, metrics: Metrics) -> MailDesk | None:
        """Make one if the operator has configured e-mail; refused if they have done so by halves."""
        given = (config.smtp_url, config.mail_from, config.public_url)
        if not config.smtp_url and not config.mail_from:
            return None
        if not all(given):
            raise StarboardError("error-mail-settings")
        return cls(store, config, metrics)

    async def open(self) -> None:
        """Load the key of the signs of mailboxes, on which all processes and restarts agree."""
        self._key = (await self.store.setting("mail-key", secrets.token_hex(32))).encode()

    async def stop(self) -> None:
        self._look_ups.shutdown(wait=False, cancel_futures=True)
        await self.post.stop()

    async def tidy(self) -> None:
        if self.now() - self._tidied > TIDY_EVERY:
            self._tidied = self.now()
            await self.store.tidy_mail(self.now())

    # Signs of mailboxes. A letter carries the token by which its mailbox is unsubscribed; the sign is a hash of it.

    def _unsubscribe(self, address: str) -> str:
        mailbox = parsed(address, private=True).mailbox
        return hmac.new(self._key, mailbox.encode(), hashlib.sha256).hexdigest()[:40]

    def _sign(self, address: str) -> str:
        return hashed(self._unsubscribe(address))

    # One's own address.

    async def add(self, person: Person, address: str, language: str, asker: str) -> None:
        """Ask to confirm an address; the one that was confirmed before stays until then."""
        demand_language(language)
        wanted = parsed(address, self.private)
        self._allow(person, asker)
        if not self.private:
            await self._look_up(wanted)
        box = await self.store.mailbox_of(person.id)
        await self.store.drop_mail_tokens(person.id, "confirm")
        if box is None or box.address != str(wanted):
            await self._ask(person, str(wanted), language)

    async def resend(self, person: Person, asker: str) -> None:
        pending = await self.store.pending_mailbox(person.id, self.now())
        if pending is None:
            raise MailError("mail-nothing-pending")
        self._allow(person, asker)
        await self.store.drop_mail_tokens(person.id, "confirm")
        await self._ask(person, pending.address, pending.language)

    async def _ask(self, person: Person, address: str, language: str) -> None:
        token = await self._token(person, "confirm", address, language, CONFIRM_SECONDS)
        if not await self.store.has_refused_mail(self._sign(address)):
            await self._send(person, address, language, "confirm", link=self.site.confirm(token))

    def _allow(self, person: Person, asker: str) -> None:
        asked = self.asked.allows_person(person.id, 1) and self.asked.allows_address(asker, 1)
        if not asked or not self.asked_by_all.allows("all"):
            raise MailError("mail-too-many")

    async def _look_up(self, address: Any) -> None:
        try:
            async with asyncio.timeout(LOOK_UP_SECONDS):
                await asyncio.get_running_loop().run_in_executor(self._look_ups, demand_outside, address)
        except TimeoutError:
            raise MailError("mail-bad-address") from None

    async def remove(self, person: Person) -> None:
        """Forget the address of somebody, and what was asked for; the address is told."""
        box = await self.store.mailbox_of(person.id)
        await self.store.drop_mail_tokens(person.id, "confirm")
        await self.store.drop_mail_tokens(person.id, "password")
        await self.store.drop_mailbox(person.id)
        if box is not None:
            await self._tell(person, box, "removed")

    # What comes back from a mailbox.

    async def confirm(self, token: str) -> tuple[Person, Mailbox]:
        found = await self.store.mail_token(hashed(token), "confirm", self.now())
        person = await self.store.person(found.person) if found else None
        if found is None or person is None:
            raise MailError("mail-token-gone")
        before = await self.store.mailbox_of(person.id)
        if not await self.store.confirm_mailbox(found.hash, self.now()):
            raise MailError("mail-token-gone")
        await self.store.drop_mail_tokens(person.id, "confirm")
        await self.store.drop_mail_tokens(person.id, "password")  # they went to the address of before
        if before is not None and before.address != found.address:
            await self._tell(person, before, "moved")
        return person, Mailbox(person.id, found.address, found.mailbox, found.language, self.now())

    async def refuse(self, token: str) -> None:
        """Unsubscribe the mailbox of a letter; the same for one that nobody knows."""
        await self.store.refuse_mail(hashed(token), self.now())

    async def accept(self, token: str) -> None:
        await self.store.accept_mail(hashed(token))

    # Passwords.

    async def forgotten(self, who: str) -> None:
        """Mail a way to a new password to whoever has this name or address. Nobody waits for it."""
        for box in await self._boxes(who):
            person = await self.store.person(box.person)
            if person is None or person.password is None or person.banned is not None:
                continue
            token = await self._token(person, "password", box.address, box.language, PASSWORD_SECONDS)
            await self._tell(person, box, "password", link=self.site.password(token))

    async def _boxes(self, who: str) -> list[Mailbox]:
        who = " ".join(who.split())
        named = await self.store.person_named(who) if who.isprintable() else None
        if named is not None:
            box = await self.store.mailbox_of(named.id)
            return [box] if box else []
        try:
            return await self.store.mailboxes(self._sign(who), SHARED)
        except MailError:
            return []

    async def whose(self, token: str) -> tuple[Person, MailToken]:
        """Return who may set a new password by a token, which stays good."""
        found = await self.store.mail_token(hashed(token), "password", self.now())
        person = await self.store.person(found.person) if found else None
        if found is None or person is None or person.banned is not None:
            raise MailError("mail-token-gone")
        return person, found

    async def tell_changed(self, person: Person) -> None:
        """Tell somebody that their password was changed, and forget what was mailed to change it."""
        await self.store.drop_mail_tokens(person.id, "password")
        box = await self.store.mailbox_of(person.id)
        if box is not None:
            await self._tell(person, box, "changed", link=self.site.forgotten)

    # Letters.

    async def _token(self, person: Person, purpose: Any, address: str, language: str, seconds: float) -> str:
        token = secrets.token_urlsafe(32)
        until = self.now() + seconds
        mailbox = self._sign(address)
        await self.store.add_mail_token(
            MailToken(hashed(token), person.id, purpose, address, mailbox, language, person.session, until)
        )
        return token

    async def _tell(self, person: Person, box: Mailbox, kind: Kind, **args: Any) -> None:
        await self._send(person, box.address, box.language, kind, **args)

    async def _send(self, person: Person, address: str, language: str, kind: Kind, **args: Any) -> None:
        say = words(language)
        args = {"site": self.site.name, "name": unlinked(person.name), **args}
        subject, text = say(f"letter-{kind}-subject", **args), say(f"letter-{kind}", **args)
        await self.send(person.id, address, language, kind, subject, text)

    async def send(self, person: str, address: str, language: str, kind: Kind, subject: str, text: str) -> None:
        """Send a letter, unless its mailbox has had enough of its kind today."""
        if await self.store.count_mail(self._sign(address), kind, self.now(), MOST_A_DAY[kind]):
            unsubscribe = self._unsubscribe(address)
            self.post.send(self.writer.write(person, address, unsubscribe, language, kind, subject, text))
        else:
            log.info("a mailbox has had enough letters today", extra={"kind": kind})

    async def is_first_today(self, box: Mailbox, about: str) -> bool:
        """Count a letter to somebody about something; False if there was one on this day already."""
        kind = hmac.new(self._key, f"{box.person} {about}".encode(), hashlib.sha256).hexdigest()[:24]
        return await self.store.count_mail(box.mailbox, kind, self.now(), 1)


def demand_language(language: str) -> None:
    if language not in LANGUAGES:
        raise MailError("who-bad-language", None, known=", ".join(LANGUAGES))


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
