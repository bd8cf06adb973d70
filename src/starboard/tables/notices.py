"""Notices to people, as stores keep them: what somebody wants to be told and how, what waits, and their browsers.

Nobody is told anything who has never chosen to be: without settings there are no notices. What waits holds no names and
no words, for both are found when it is sent; by then it may not be true any more.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Literal, Protocol, get_args
from zoneinfo import ZoneInfo

import msgspec

Kind = Literal["turn", "invitation", "over", "reminder", "friend"]
KINDS: tuple[Kind, ...] = get_args(Kind)
DAY = 24 * 60  # minutes


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours in which nothing is sent, every day: minutes of the day by the clocks of a time zone."""

    begin: int
    end: int
    zone: str  # its IANA name

    def until(self, at: float) -> float | None:
        """Return when the quiet hours end that it is in at this moment; None if it is in none."""
        local = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        minute = local.hour * 60 + local.minute
        if (minute - self.begin) % DAY >= (self.end - self.begin) % DAY:
            return None
        days = timedelta(days=1 if minute >= self.end else 0)
        hour, minutes = divmod(self.end, 60)
        end = (local + days).replace(hour=hour, minute=minutes, second=0, microsecond=0)
        # Where clocks are put back or forward, a time of day may come twice or not at all: the later one.
        return max(end.replace(fold=fold).timestamp() for fold in (0, 1))


class NoticeSettings(msgspec.Struct, frozen=True):
    push: tuple[Kind, ...] = KINDS  # what is told by Web Push
    mail: tuple[Kind, ...] = KINDS
    quiet: Quiet | None = None
    language: str = "en"

    def by(self, channel: str) -> tuple[Kind, ...]:
        return self.push if channel == "push" else self.mail if channel == "mail" else ()


class Waiting(msgspec.Struct, frozen=True):
    """Somebody who is to be told something: of a `table`, or `about` another person, or both."""

    person: str
    kind: Kind
    table: str = ""
    about: str = ""  # a person's id: who invites or asks
    # Empty: by all channels and to all receivers that the person wants. Else it has failed there, and is tried again.
    channel: str = ""
    receiver: str = ""
    tries: int = 0
    due: float = 0.0


class Browser(msgspec.Struct, frozen=True):
    """A browser of somebody that takes Web Push."""

    endpoint: str  # where its push service takes messages for it; whoever knows it can send some, so it is a secret
    person: str
    p256dh: str  # its public key, and a secret it shares with us: base64url
    auth: str
    label: str
    site: str  # the origin under which it knows us
    created_at: float

    @property
    def id(self) -> str:
        """Return a sign by which the person refers to it, and from which the address cannot be worked out."""
        return hashlib.sha256(f"browser {self.endpoint}".encode()).hexdigest()[:16]


class NoticeStore(Protocol):
    async def notice_settings(self, person: str) -> NoticeSettings | None:
        """Read what somebody wants to be told; None if they have never said."""

    async def keep_notice_settings(self, person: str, settings: NoticeSettings) -> None: ...

    async def silence(self, person: str, table: str, silent: bool) -> None:
        """Send somebody no notices of a table any more, or again; nothing is kept of one that does not know them."""

    async def silenced(self, person: str) -> list[str]:
        """List the tables of which somebody wants no notices."""

    # What waits: for the end of quiet hours, or to be tried again.

    async def wait_notice(self, waiting: Waiting) -> None:
        """Keep it until it is due. The same notice waits only once: the later one counts."""

    async def due_notices(self, at: float, limit: int = 100) -> list[Waiting]:
        """List what is due, the longest due first."""

    async def take_notice(self, waiting: Waiting, until: float) -> bool:
        """Put it off until then, so that nobody else sends it meanwhile; False if somebody else was quicker."""

    async def drop_notice(self, waiting: Waiting) -> None:
        """Drop what was taken, unless it waits for another moment by now."""

    async def replace_notice(self, waiting: Waiting) -> None:
        """Drop all that waits of the same kind about the same, by whatever channel: there is something newer."""

    async def hurry_notices(self, person: str, at: float) -> None:
        """Let all be due that waits for the end of somebody's quiet hours: these have changed."""

    async def notices_of(self, person: str) -> list[Waiting]:
        """List what waits for somebody."""

    # Browsers.

    async def add_browser(self, browser: Browser, most: int) -> bool:
        """Add a browser, or renew it; False if the person has so many others."""

    async def browsers(self, person: str) -> Sequence[Browser]:
        """List somebody's browsers, the oldest first."""

    async def drop_browser(self, endpoint: str) -> None: ...

    async def drop_browsers(self, person: str) -> None: ...
