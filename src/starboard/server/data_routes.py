"""Export and delete all personal data of whoever asks."""

from __future__ import annotations

import time
from typing import Any

from litestar import Response, get, post
from litestar.exceptions import NotAuthorizedException
from litestar.params import JSONBody
from msgspec.structs import replace

from starboard.server import messages as m
from starboard.server.day_routes import vacation_told
from starboard.server.http import NO_COOKIE, Asked, address_of, house_of, known, rating_told
from starboard.server.visibility import PUBLIC
from starboard.server.who import Known
from starboard.tables.deeds import Claimed, Created, Entry, Moved
from starboard.tables.store import Person, Store
from starboard.tables.summary import sign_of
from starboard.tables.watching import is_delayed, veiled

ALL = 1_000_000
# What only I may know of what I did myself, besides what everybody may. The secret of the dice is not among it.
OWN: dict[type, tuple[str, ...]] = {Moved: ("choice", "ahead"), Claimed: ("browser",)}


async def somebody(request: Asked) -> Known:
    """Identify who asks, also if they are banned: their data is theirs."""
    found = await known(request)
    if found is None:
        raise NotAuthorizedException("say your name first: POST /api/me")
    return found


@get("/api/me/data")
async def my_data(request: Asked) -> Response[m.MyData]:
    """Export all that is kept about whoever asks, as a file to take along."""
    person = (await somebody(request)).person
    house = house_of(request)
    data = await data_of(house.store, person, house.hub.now())
    return Response(data, headers={"content-disposition": 'attachment; filename="starboard.json"'})


@post("/api/me/delete", status_code=204, response_cookies=[NO_COOKIE])
async def delete_me(request: Asked, data: JSONBody[m.Deletion]) -> None:
    """Delete all of it for good: it cannot be undone."""
    house = house_of(request)
    person = (await somebody(request)).person
    house.allow_login(address_of(request), person.id)
    await house.who.confirm(person, data.password, data.name)
    await house.forget(person.id)


async def data_of(store: Store, person: Person, now: float) -> m.MyData:
    outcomes = await store.outcomes(person.id, ALL)
    games = sorted({outcome.game for outcome in outcomes})
    ratings = [rating for game in games for rating in (await store.ratings(game, [person.id])).values()]
    found = [await table_of(store, table, person.id, now) for table in await store.traces(person.id)]
    return m.MyData(
        name=person.name,
        who=sign_of(person.id),
        created_at=person.created_at,
        kept=person.password is not None,
        session=person.session,
        ended_sessions=await store.ended_sessions(person.id),
        ratings=[rating_told(rating, person.name) for rating in ratings],
        outcomes=[m.OutcomeTold(o.table, o.game, o.seat, o.place, o.score, o.seats, o.at) for o in outcomes],
        tables=[table for table in found if table is not None],
        packs=[pack for one in await store.packs_of(person.id) if (pack := await pack_of(store, one.id)) is not None],
        editing=[pack.id for pack in await store.packs_edited_by(person.id)],
        lost=person.lost,
        banned=person.banned,
        muted=person.muted,
        hidden=person.hidden,
        people=[
            *(m.MyTie(one.name, one.tie, one.at) for one in await store.ties(person.id)),
            *(m.MyTie(one.name, "blocked", one.at) for one in await store.blocks(person.id)),
        ],
        vacations=[vacation_told(one) for one in await store.vacations(person.id)],
        mail=await mail_of(store, person),
        notices=await notices_of(store, person.id),
    )


async def notices_of(store: Store, person: str) -> m.MyNotices | None:
    settings = await store.notice_settings(person)
    return m.MyNotices(
        m.NoticeWishes(settings.push, settings.mail, settings.language, settings.quiet) if settings else None,
        await store.silenced(person),
        [m.MyWaiting(one.kind, one.due, one.table) for one in await store.notices_of(person)],
        [m.MyBrowser(one.label, one.endpoint, one.site, one.created_at) for one in await store.browsers(person)],
    )


async def mail_of(store: Store, person: Person) -> m.MyMail | None:
    box, pending = await store.mailbox_of(person.id), await store.pending_mailbox(person.id, time.time())
    if box is None and pending is None:
        return None
    kept = m.MyMail(box.address, box.confirmed_at, box.language, box.notices, box.every_turn) if box else m.MyMail()
    return replace(kept, pending=pending.address, pending_until=pending.until) if pending else kept


async def pack_of(store: Store, pack: str) -> m.MyPack | None:
    found = await store.pack(pack)
    if found is None:  # deleted at this moment
        return None
    times = found.created_at, found.updated_at
    return m.MyPack(found.id, found.game, found.name, found.revision, *times, found.sharing, found.text)


async def table_of(store: Store, table: str, person: str, now: float) -> m.MyTable | None:
    summary = await store.summary(table)
    if summary is None:  # deleted at this moment
        return None
    seats = [number for number, seat in enumerate(summary.seats) if seat.who == sign_of(person)]
    entries = await store.entries_about(table, person)
    if not seats and is_delayed(summary, now):  # what is newer would tell how far the game is
        entries = [entry for entry in entries if entry.at <= now - summary.delay]
        summary = veiled(summary)
    own = next((entry.deed for entry in entries if isinstance(entry.deed, Created) and entry.by == person), None)
    return m.MyTable(
        id=table,
        game=summary.game,
        status=summary.status,
        created_at=summary.created_at,
        updated_at=summary.updated_at,
        seats=seats,
        made=own is not None,
        webhook=own.webhook if own else None,
        deeds=[deed_of(entry, person) for entry in entries],
        ahead=[
            m.MyAhead(one.seat, one.kind, one.at, one.rests, one.because)
            for one in await store.ahead(table)
            if one.person == person
        ],
    )


def deed_of(entry: Entry, person: str) -> m.MyDeed:
    deed = entry.deed
    shown = (*PUBLIC[type(deed)], *(OWN.get(type(deed), ()) if entry.by == person else ()))
    details: dict[str, Any] = {name: getattr(deed, name) for name in shown}
    return m.MyDeed(entry.n, entry.at, str(deed.__struct_config__.tag), details)


DATA_ROUTES = [my_data, delete_me]
