"""Make the notice of what is so at this moment, or none: what was to be told may not be true any more."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from msgspec.structs import replace

from starboard.server.attendance import Attendance
from starboard.server.channels import Args, Notice
from starboard.tables.acquaintances import ASKS
from starboard.tables.notices import NoticeSettings, Waiting
from starboard.tables.store import Store
from starboard.tables.summary import Summary, sign_of
from starboard.tables.table import ENDED


class NoticeMaker:
    def __init__(self, store: Store, attendance: Attendance, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.attendance = attendance
        self.now = now

    async def make(self, wanted: Waiting, settings: NoticeSettings) -> Notice | None:
        """Return the notice in the words of now; None if its person is here, or there is nothing to be told."""
        person = await self.store.person(wanted.person)
        if person is None or person.banned is not None:
            return None
        notice = await (self._of_table(wanted) if wanted.table else self._of_person(wanted))
        return replace(notice, language=settings.language, receiver=wanted.receiver) if notice is not None else None

    async def _of_table(self, wanted: Waiting) -> Notice | None:
        table = await self.store.summary(wanted.table)
        if table is None or self.attendance.looks_at(wanted.person, wanted.table):
            return None
        if wanted.table in await self.store.silenced(wanted.person):
            return None
        if wanted.kind == "invitation":
            args = await self._invitation(wanted, table)
        elif wanted.kind == "over":
            args = self._over(wanted, table)
        else:
            args = self._turn(wanted, table)
        if args is None:
            return None
        own = sign_of(wanted.person)
        others = list(dict.fromkeys(seat.name for seat in table.seats if seat.name and seat.who != own))
        return Notice(
            kind=wanted.kind,
            key=f"notify-{wanted.kind}",
            args={"names": ", ".join(others), "others": len(others), **args},
            path=address_of(table.id),
            person=wanted.person,
            table=table.id,
            game=table.game,
            about=wanted.about,
        )

    async def _invitation(self, wanted: Waiting, table: Summary) -> Args | None:
        own = sign_of(wanted.person)
        kept = any(seat.kept_who == own for seat in table.seats)
        seated = any(seat.who == own for seat in table.seats)
        if table.status != "open" or seated or not kept or self.attendance.is_somewhere(wanted.person):
            return None
        by = await self.store.person(wanted.about)
        if by is None or await self.store.has_blocked(wanted.person, wanted.about):
            return None
        return {"by": by.name}

    def _over(self, wanted: Waiting, table: Summary) -> Args | None:
        seated = any(seat.who == sign_of(wanted.person) for seat in table.seats)
        return {"status": table.status} if table.status in ENDED and seated else None

    def _turn(self, wanted: Waiting, table: Summary) -> Args | None:
        """A turn, or a reminder of it: both as long as somebody has to decide."""
        own = sign_of(wanted.person)
        asked = [seat for number in table.waiting if (seat := table.seats[number]).who == own and seat.bot is None]
        if not asked:
            return None
        if wanted.kind == "turn":
            return {}
        left = min((seat.deadline for seat in asked if seat.deadline is not None), default=0.0) - self.now()
        return {"hours": math.ceil(left / 3600)} if left > 0 else None

    async def _of_person(self, wanted: Waiting) -> Notice | None:
        if self.attendance.is_somewhere(wanted.person):
            return None
        for other in await self.store.ties(wanted.person):
            if other.id == wanted.about and other.tie == ASKS:
                args: Args = {"by": other.name}
                person, about = wanted.person, wanted.about
                return Notice(kind="friend", key="notify-friend", args=args, path="/people", person=person, about=about)
        return None


def address_of(table: str) -> str:
    """Return the path of a table's page."""
    return f"/t/{table}"
