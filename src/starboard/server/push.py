"""The channel of browsers: Web Push (RFC 8030). A push service of the browser's maker holds a notice until it is there.

It can read nothing of it; what it learns is that this server has something for that browser, how urgent it is, and a
sign by which a newer notice takes the place of an older one.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from urllib.parse import urlsplit

from starboard.server.channels import Later, Nobody, Notice
from starboard.server.push_crypto import Receiver, Vapid, encrypted, packed
from starboard.server.webhooks import Caller, CallFailed, parsed
from starboard.server.who import WhoError
from starboard.tables.notices import Browser, Kind
from starboard.tables.store import Store
from starboard.tables.table import TableError

log = logging.getLogger("starboard.push")

MOST_BROWSERS = 10  # of a person
SIZE = 2048  # bytes of every message: its length tells nothing
LONGEST_TITLE, LONGEST_TEXT = 100, 240  # signs; the rest is not seen anyway
LONGEST_LABEL = 60
LONGEST_ENDPOINT = 1000
HOUR = 3600
# How long the push service holds it while the browser cannot be reached; then it is old news.
HELD: dict[Kind, int] = {
    "turn": 72 * HOUR,
    "invitation": 24 * HOUR,
    "over": 72 * HOUR,
    "reminder": HOUR,
    "friend": 72 * HOUR,
}
URGENT = ("turn", "invitation", "reminder")
GONE = (404, 410)  # the person has taken back the permission, or the browser is no more
LONGEST_NUMBER = 6  # digits of the seconds that it asks us to wait
NOT_NOW = (408, 425, 429, *range(500, 600))


class Push:
    name = "push"

    def __init__(self, store: Store, caller: Caller, vapid: Vapid) -> None:
        self.store = store
        self.caller = caller
        self.vapid = vapid

    @classmethod
    async def of(cls, store: Store, caller: Caller) -> Push:
        """Make the channel with the key of this database, which is made at the first start."""
        return cls(store, caller, Vapid(await store.setting("vapid-key", Vapid.fresh())))

    # Browsers.

    async def check(self, browser: Browser) -> None:
        """Refuse a browser that cannot be sent anything, or whose address is not one that may be called."""
        try:
            Receiver.of(browser.p256dh, browser.auth)
        except ValueError:
            raise WhoError("who-bad-push") from None
        if not browser.label or len(browser.label) > LONGEST_LABEL or not browser.label.isprintable():
            raise WhoError("who-bad-browser-name", None, most=LONGEST_LABEL)
        try:
            secure = self.caller.private or parsed(browser.endpoint).scheme == "https"
            if not secure or len(browser.endpoint) > LONGEST_ENDPOINT:
                raise WhoError("who-bad-push")
            await self.caller.check(browser.endpoint)
        except TableError:
            raise WhoError("who-bad-push") from None

    # Sending.

    async def send(self, notice: Notice) -> None:
        """Send it to all browsers of its person, at the same time."""
        browsers = [one for one in await self.store.browsers(notice.person) if notice.receiver in ("", one.id)]
        if not browsers:
            raise Nobody
        found = await asyncio.gather(*(self._deliver(notice, browser) for browser in browsers))
        later = [(browser.id, wait) for browser, wait in zip(browsers, found, strict=True) if wait is not None]
        if later:
            raise Later(tuple(one for one, _ in later), max(wait for _, wait in later))

    async def _deliver(self, notice: Notice, browser: Browser) -> float | None:
        """Send it to one; returns after how many seconds to try again, None if not at all."""
        try:
            answer = await self.caller.post(browser.endpoint, *self._message(notice, browser))
        except (CallFailed, TableError, OSError, TimeoutError) as error:
            log.info("a push service was not reached", extra={"reason": type(error).__name__})
            return 0.0
        if answer.status in GONE:
            await self.store.drop_browser(browser.endpoint)
        elif answer.status in NOT_NOW:
            wait = answer.headers.get("retry-after", "")
            return float(wait) if wait.isdecimal() and len(wait) < LONGEST_NUMBER else 0.0
        elif not answer.is_good:
            log.warning("a push service refused a notice", extra={"status": answer.status})
        return None

    def _message(self, notice: Notice, browser: Browser) -> tuple[bytes, dict[str, str]]:
        topic = packed(hashlib.sha256(f"{notice.person} {notice.topic}".encode()).digest()[:24])
        told = {
            "title": notice.title[:LONGEST_TITLE],
            "text": notice.text[:LONGEST_TEXT],
            "path": notice.path,
            "tag": topic,
            "language": notice.language,
        }
        text = json.dumps(told, ensure_ascii=False).encode()
        scheme, netloc, *_ = urlsplit(browser.endpoint)
        headers = {
            "Authorization": self.vapid.authorization(f"{scheme}://{netloc}", browser.site, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(HELD[notice.kind]),
            "Urgency": "high" if notice.kind in URGENT else "normal",
            "Topic": topic,
        }
        return encrypted(text, Receiver.of(browser.p256dh, browser.auth), SIZE), headers
