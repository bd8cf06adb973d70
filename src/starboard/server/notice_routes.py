"""Choose what one is told while one is elsewhere: kinds, channels, quiet hours, and tables to hear nothing of."""

from __future__ import annotations

import time
from typing import Annotated
from zoneinfo import ZoneInfo

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter

from starboard.server import messages as m
from starboard.server.http import Asked, TableId, house_of, person_of
from starboard.server.push import MOST_BROWSERS
from starboard.server.who import WhoError
from starboard.tables.notices import DAY, KINDS, Browser, NoticeSettings, Quiet
from starboard.tables.store import Person
from starboard.tables.table import TableError
from starboard.texts import LANGUAGES

LONGEST_ZONE = 64

BrowserId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{16}$", description="id of a browser")]


@get("/api/me/notices")
async def my_notices(request: Asked) -> m.NoticesTold:
    return await told(request, await person_of(request))


@put("/api/me/notices")
async def choose_notices(request: Asked, data: JSONBody[m.NoticeWishes]) -> m.NoticesTold:
    """Choose what one is told, by which channel, and when not."""
    person = await person_of(request)
    house = house_of(request)
    await house.store.keep_notice_settings(person.id, checked(data))
    await house.store.hurry_notices(person.id, house.notices.now())  # it is looked at again whether they are to wait
    return await told(request, person)


@post("/api/me/browsers", status_code=200)
async def add_browser(request: Asked, data: JSONBody[m.NewBrowser]) -> m.NoticesTold:
    """Have notices sent to a browser, or renew it."""
    person = await person_of(request)
    house = house_of(request)
    demand_language(data.language)
    before = next((one for one in await house.store.browsers(person.id) if one.endpoint == data.old), None)
    label = data.label.strip() or (before.label if before else "")
    site = f"https://{request.headers.get('host', '')}"
    browser = Browser(data.endpoint, person.id, data.p256dh, data.auth, label, site, time.time())
    await house.push.check(browser)
    if before is not None:
        await house.store.drop_browser(before.endpoint)
    if not await house.store.add_browser(browser, MOST_BROWSERS):
        raise WhoError("who-too-many-browsers", None, most=MOST_BROWSERS)
    if await house.store.notice_settings(person.id) is None:
        await house.store.keep_notice_settings(person.id, NoticeSettings(language=data.language))
    return await told(request, person)


@delete("/api/me/browsers/{browser:str}")
async def drop_browser(request: Asked, browser: BrowserId) -> None:
    """Send nothing more to a browser."""
    person = await person_of(request)
    store = house_of(request).store
    for one in await store.browsers(person.id):
        if one.id == browser:
            await store.drop_browser(one.endpoint)


@get("/api/tables/{table_id:str}/notices")
async def table_notices(request: Asked, table_id: TableId) -> m.TableNotices:
    """Tell whether one hears of a table."""
    return await table_told(request, table_id, await person_of(request))


@post("/api/tables/{table_id:str}/notices", status_code=200)
async def silence_table(request: Asked, table_id: TableId, data: JSONBody[m.Silence]) -> m.TableNotices:
    """Hear nothing of a table where one sits or is invited, or hear of it again."""
    person = await person_of(request)
    store = house_of(request).store
    if await store.summary(table_id) is None:
        raise TableError("table-unknown", None, table=table_id)
    await store.silence(person.id, table_id, data.silent)
    return await table_told(request, table_id, person)


async def table_told(request: Asked, table_id: str, person: Person) -> m.TableNotices:
    store = house_of(request).store
    silent = table_id in await store.silenced(person.id)
    return m.TableNotices(silent, await store.notice_settings(person.id) is not None)


async def told(request: Asked, person: Person) -> m.NoticesTold:
    house = house_of(request)
    settings = await house.store.notice_settings(person.id) or NoticeSettings()
    browsers = [m.BrowserTold(one.id, one.label, one.created_at) for one in await house.store.browsers(person.id)]
    chosen = settings.push, settings.mail, settings.language, settings.quiet
    return m.NoticesTold(KINDS, *chosen, house.push.vapid.public, browsers)


def checked(wishes: m.NoticeWishes) -> NoticeSettings:
    """Refuse hours that are none, and a time zone or a language that is not known here."""
    quiet = wishes.quiet
    if quiet is not None:
        if not (0 <= quiet.begin < DAY and 0 <= quiet.end < DAY) or quiet.begin == quiet.end:
            raise WhoError("who-bad-quiet")
        demand_zone(quiet)
    demand_language(wishes.language)
    push, mail = (tuple(kind for kind in KINDS if kind in kinds) for kinds in (wishes.push, wishes.mail))
    return NoticeSettings(push, mail, quiet, wishes.language)


def demand_language(language: str) -> None:
    if language not in LANGUAGES:
        raise WhoError("who-bad-language", None, known=", ".join(LANGUAGES))


def demand_zone(quiet: Quiet) -> None:
    try:
        if len(quiet.zone) > LONGEST_ZONE or not quiet.zone.isascii():
            raise ValueError
        ZoneInfo(quiet.zone)
    except (ValueError, OSError, LookupError):  # no name of a zone, a folder of them, none that is known
        raise WhoError("who-bad-zone", None, zone=quiet.zone[:LONGEST_ZONE]) from None


NOTICE_ROUTES = [my_notices, choose_notices, add_browser, drop_browser, table_notices, silence_table]
