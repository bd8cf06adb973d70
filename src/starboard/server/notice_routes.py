"""Choose what one is told while one is elsewhere: kinds, channels, quiet hours, and tables to hear nothing of."""

from __future__ import annotations

import time
from zoneinfo import ZoneInfo

from litestar import get, post, put
from litestar.params import JSONBody

from starboard.server import messages as m
from starboard.server.http import Asked, TableId, house_of, person_of
from starboard.server.who import WhoError
from starboard.tables.notices import DAY, KINDS, NoticeSettings, Quiet
from starboard.tables.table import TableError
from starboard.texts import LANGUAGES

LONGEST_ZONE = 64


@get("/api/me/notices")
async def my_notices(request: Asked) -> m.NoticesTold:
    person = await person_of(request)
    return told(await house_of(request).store.notice_settings(person.id) or NoticeSettings())


@put("/api/me/notices")
async def choose_notices(request: Asked, data: JSONBody[m.NoticeWishes]) -> m.NoticesTold:
    """Choose what one is told, by which channel, and when not."""
    person = await person_of(request)
    store = house_of(request).store
    settings = checked(data)
    await store.keep_notice_settings(person.id, settings)
    await store.hurry_notices(person.id, time.time())  # it is looked at again whether they are to wait
    return told(settings)


@get("/api/tables/{table_id:str}/notices")
async def table_notices(request: Asked, table_id: TableId) -> m.Silence:
    """Tell whether one hears of a table."""
    person = await person_of(request)
    return m.Silence(table_id in await house_of(request).store.silenced(person.id))


@post("/api/tables/{table_id:str}/notices", status_code=200)
async def silence_table(request: Asked, table_id: TableId, data: JSONBody[m.Silence]) -> m.Silence:
    """Hear nothing of a table where one sits or is invited, or hear of it again."""
    person = await person_of(request)
    store = house_of(request).store
    if await store.summary(table_id) is None:
        raise TableError("table-unknown", None, table=table_id)
    await store.silence(person.id, table_id, data.silent)
    return m.Silence(table_id in await store.silenced(person.id))


def told(settings: NoticeSettings) -> m.NoticesTold:
    return m.NoticesTold(KINDS, settings.push, settings.mail, settings.language, settings.quiet)


def checked(wishes: m.NoticeWishes) -> NoticeSettings:
    """Refuse hours that are none, and a time zone or a language that is not known here."""
    quiet = wishes.quiet
    if quiet is not None:
        if not (0 <= quiet.begin < DAY and 0 <= quiet.end < DAY) or quiet.begin == quiet.end:
            raise WhoError("who-bad-quiet")
        demand_zone(quiet)
    if wishes.language not in LANGUAGES:
        raise WhoError("who-bad-language", None, known=", ".join(LANGUAGES))
    push, mail = (tuple(kind for kind in KINDS if kind in kinds) for kinds in (wishes.push, wishes.mail))
    return NoticeSettings(push, mail, quiet, wishes.language)


def demand_zone(quiet: Quiet) -> None:
    try:
        if len(quiet.zone) > LONGEST_ZONE or not quiet.zone.isascii():
            raise ValueError
        ZoneInfo(quiet.zone)
    except (ValueError, OSError, LookupError):  # no name of a zone, a folder of them, none that is known
        raise WhoError("who-bad-zone", None, zone=quiet.zone[:LONGEST_ZONE]) from None


NOTICE_ROUTES = [my_notices, choose_notices, table_notices, silence_table]
