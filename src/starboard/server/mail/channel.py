"""Notices by e-mail (channels.py), for those who want them there.

Turns are gathered: they wait a little, for somebody may come and play, and go together then, every table where it is
still somebody's turn. Of each table there is one letter a day at most. Who wants to can have every turn at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from starboard.server.channels import Notice
from starboard.server.mail.desk import MailDesk
from starboard.server.mail.letters import unlinked
from starboard.server.notice_maker import NoticeMaker
from starboard.tables.mail import DAY, Mailbox
from starboard.tables.notices import Waiting
from starboard.texts import words

GATHER_SECONDS = 600.0
LATER_SECONDS = DAY / 2  # of a table of which there was a letter today
GATHERED = "gathered"  # the receiver of what has waited


class MailChannel:
    name = "mail"

    def __init__(self, desk: MailDesk, maker: NoticeMaker) -> None:
        self.desk = desk
        self.maker = maker

    async def send(self, notice: Notice) -> None:
        box = await self.desk.store.mailbox_of(notice.person)
        if box is None or not box.notices:
            return
        if notice.kind != "turn" or box.every_turn:
            await self._write(box, [notice])
        elif notice.receiver == GATHERED:
            await self._write_gathered(box, notice)
        else:
            await self._wait(notice, GATHER_SECONDS)

    async def _wait(self, notice: Notice, seconds: float) -> None:
        """Keep a turn in the store, which tells of it when it is due if it is still true."""
        due = self.desk.now() + seconds
        waiting = Waiting(notice.person, "turn", notice.table, channel=self.name, receiver=GATHERED, due=due)
        await self.desk.store.wait_notice(waiting)

    async def _write_gathered(self, box: Mailbox, notice: Notice) -> None:
        told = []
        for one in [notice, *await self._others(notice)]:
            if await self.desk.is_first_today(box, one.table):
                told.append(one)
            else:
                await self._wait(one, LATER_SECONDS)
        if told:
            await self._write(box, told)

    async def _others(self, notice: Notice) -> list[Notice]:
        """Take all other turns of the same person that wait, as far as they are still true."""
        store = self.desk.store
        settings = await store.notice_settings(notice.person)
        found = []
        for waiting in await store.notices_of(notice.person):
            wanted = (waiting.kind, waiting.channel, waiting.receiver) == ("turn", self.name, GATHERED)
            if settings is None or not wanted or waiting.table == notice.table:
                continue
            await store.drop_notice(waiting)
            made = await self.maker.make(waiting, settings)
            if made is not None:
                found.append(made)
        return found

    async def _write(self, box: Mailbox, notices: Sequence[Notice]) -> None:
        language = notices[0].language
        safe = [replace(one, args={name: plain(value) for name, value in one.args.items()}) for one in notices]
        first = safe[0]
        subject = f"{first.title}: {first.text}"
        if len(safe) > 1:
            subject = words(language)("letter-turns-subject", count=len(safe))
        text = "\n\n".join(f"{one.title}: {one.text}\n{self.desk.site.page(one.path)}" for one in safe)
        await self.desk.send(box.person, box.address, language, "notice", subject, text)


def plain(value: str | int) -> str | int:
    return unlinked(value) if isinstance(value, str) else value
