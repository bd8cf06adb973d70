"""People one knows: friends, requests, whom one has played with, search, blocks; and what one lets them know.

Who is blocked is told nothing of it: what they ask or offer looks as ever to them, and is not seen by the other.
"""

from __future__ import annotations

import time
from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from msgspec.structs import replace

from starboard.server import messages as m
from starboard.server.day_routes import waiting_for
from starboard.server.following import tables_to_watch
from starboard.server.http import (
    Asked,
    TableId,
    do,
    house_of,
    is_seated,
    known_person,
    person_of,
    rating_told,
    told_me,
    uninvited,
)
from starboard.server.whispers import Changed
from starboard.server.who import WhoError
from starboard.tables.acquaintances import ASKED, ASKS, FRIEND
from starboard.tables.store import Acquaintance, Person
from starboard.tables.summary import sign_of
from starboard.tables.table import TableError

MOST_TIES = 200  # friends and requests of one's own
MOST_BLOCKS = 500
MOST_FOUND = 20
LONGEST_SEARCH = 48

Who = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{12}$", description="sign of a person")]
Prefix = Annotated[str, QueryParameter(name="name", min_length=2, max_length=LONGEST_SEARCH)]


@post("/api/me/hidden", status_code=200)
async def hide_me(request: Asked, data: JSONBody[m.Hidden]) -> m.Me:
    """Let nobody know whether one is here, or let them again."""
    house = house_of(request)
    person = await person_of(request)
    await house.store.hide(person.id, data.hidden)
    house.who.changes += 1
    if data.hidden:
        house.attendance.hide(person.id)
    for connection in list(house.connections):
        if connection.person == person.id:
            await connection.over()
    house.whispers.say(Changed(person.id))
    return told_me(replace(person, hidden=data.hidden))


# Players' pages.


@get("/api/me/player")
async def my_page(request: Asked) -> m.PlayerTold:
    """Send one's own page; a guest has one, too."""
    return await page_of(request, await person_of(request))


@get("/api/players/{name:str}")
async def player(request: Asked, name: FromPath[str]) -> m.PlayerTold:
    """Send the page of a player who keeps the name by a password."""
    person = await house_of(request).store.person_named(name) if name.isprintable() else None
    if person is None:
        raise TableError("who-unknown", None, name=name[:40])
    page = await page_of(request, person)
    me = await known_person(request)
    if me is None or me.id != person.id:
        shown = Acquaintance(person.id, person.name, True, person.created_at)
        circle = await Circle.of(request, me) if me else Circle(request, [], [])
        page.person = replace(circle.told(shown), at=None)
    return page


async def page_of(request: Asked, person: Person) -> m.PlayerTold:
    store = house_of(request).store
    outcomes = await store.outcomes(person.id)
    played = sorted({outcome.game for outcome in outcomes})
    ratings = [rating for game in played for rating in (await store.ratings(game, [person.id])).values()]
    return m.PlayerTold(
        person.name,
        [rating_told(rating, person.name) for rating in ratings],
        [m.OutcomeTold(o.table, o.game, o.seat, o.place, o.score, o.seats, o.at) for o in outcomes],
    )


# Whom one knows.


class Circle:
    """Serializes people as somebody knows them."""

    def __init__(self, request: Asked, ties: list[Acquaintance], blocked: list[Acquaintance]) -> None:
        self.attendance = house_of(request).attendance
        self.tables: dict[str, str] = {}  # where friends play and may be watched, once that was looked for
        self.ties = {one.id: one for one in ties}
        self.blocked = {one.id: one for one in blocked}

    @classmethod
    async def of(cls, request: Asked, person: Person) -> Circle:
        store = house_of(request).store
        return cls(request, await store.ties(person.id), await store.blocks(person.id))

    async def find_tables(self, request: Asked, person: Person) -> None:
        friends = [one for one in self.ties.values() if one.tie == FRIEND]
        self.tables = await tables_to_watch(house_of(request), person.id, friends)

    def told(self, other: Acquaintance) -> m.PersonTold:
        tie = self.ties[other.id].tie if other.id in self.ties else ""
        who = sign_of(other.id)
        seen = self.attendance.anywhere(who) if tie == FRIEND else None
        table = self.tables.get(other.id)
        return m.PersonTold(who, other.name, other.kept, tie, other.id in self.blocked, other.at, seen, table)


@get("/api/people")
async def people(request: Asked) -> m.PeopleTold:
    """List friends and requests, people one has played with, and those one has blocked."""
    person = await person_of(request)
    circle = await Circle.of(request, person)
    await circle.find_tables(request, person)
    played = await house_of(request).store.played_with(person.id)
    return m.PeopleTold(
        [circle.told(one) for one in circle.ties.values()],
        [circle.told(one) for one in played if one.id not in circle.blocked],
        [circle.told(one) for one in circle.blocked.values()],
    )


@get("/api/people/search")
async def search(request: Asked, prefix: Prefix) -> list[m.PersonTold]:
    """Find people by the beginning of their name: those who keep it, and guests one has played with."""
    person = await person_of(request)
    if not prefix.isprintable():
        return []
    store = house_of(request).store
    circle = await Circle.of(request, person)
    begin = prefix.strip().casefold()
    met = [*await store.played_with(person.id), *circle.ties.values()]
    found = [one for one in met if one.name.casefold().startswith(begin)] if len(begin) > 1 else []
    found += await store.found(prefix.strip(), MOST_FOUND)
    others = {one.id: one for one in found if one.id != person.id}
    return [replace(circle.told(one), at=None) for one in list(others.values())[:MOST_FOUND]]


@get("/api/people/inbox")
async def inbox(request: Asked) -> m.InboxTold:
    """List what waits for me: an answer, or a decision at a table. Whoever asks is here."""
    person = await person_of(request)
    house = house_of(request)
    house.attendance.call(person.id, person.hidden)
    circle = await Circle.of(request, person)
    await circle.find_tables(request, person)
    requests = [circle.told(one) for one in circle.ties.values() if one.tie == ASKS]
    unwanted = await uninvited(request, person)
    invitations = []
    for table, owner in await house.store.invitations(person.id):
        seats = [number for number, seat in enumerate(table.seats) if seat.kept_who == sign_of(person.id)]
        if seats and table.id not in unwanted and not is_seated(table, person):
            host = await house.store.person(owner) if owner else None
            at = table.updated_at
            invitations.append(m.InvitationTold(table.id, table.game, seats[0], host.name if host else "", at))
    playing = [circle.told(circle.ties[friend]) for friend in circle.tables]
    return m.InboxTold(invitations, requests, await waiting_for(house.store, person.id), playing)


async def somebody(request: Asked, person: Person, who: str) -> Person:
    """Return another person by their sign; only those whom one could find, or knows."""
    store = house_of(request).store
    other = await store.person_signed(who)
    if other is not None and other.id != person.id and other.banned is None:
        if other.password is not None:
            return other
        if any(one.id == other.id for one in [*await store.ties(person.id), *await store.played_with(person.id)]):
            return other
    raise WhoError("people-unknown")


async def welcome_to(request: Asked, person: Person, other: Person) -> bool:
    """Tell whether somebody hears of what is asked or offered; refused to who has blocked them."""
    store = house_of(request).store
    if await store.has_blocked(person.id, other.id):
        raise WhoError("people-unblock-first", None, name=other.name)
    return not await store.has_blocked(other.id, person.id)


@post("/api/people/{who:str}/friend", status_code=200)
async def befriend(request: Asked, who: Who) -> m.PersonTold:
    """Ask somebody to be friends, or accept that they ask."""
    person = await person_of(request)
    house = house_of(request)
    other = await somebody(request, person, who)
    heard = await welcome_to(request, person, other)
    circle = await Circle.of(request, person)
    if sum(one.tie in (FRIEND, ASKED) for one in circle.ties.values()) >= MOST_TIES:
        raise WhoError("people-too-many", None, most=MOST_TIES)
    await house.store.befriend(person.id, other.id, time.time())
    await learn_anew(request, person.id, other.id)
    if heard:
        house.call(other.id)
        house.notices.tell(other.id, "friend", about=person.id)
    shown = Acquaintance(other.id, other.name, other.password is not None, time.time())
    return (await Circle.of(request, person)).told(shown)


@delete("/api/people/{who:str}/friend")
async def unfriend(request: Asked, who: Who) -> None:
    """End a friendship, decline a request, or withdraw one's own."""
    person = await person_of(request)
    other = await house_of(request).store.person_signed(who)
    if other is not None:
        await house_of(request).store.part(person.id, other.id)
        await learn_anew(request, person.id, other.id)


@post("/api/people/{who:str}/block", status_code=204)
async def block(request: Asked, who: Who) -> None:
    """Hear nothing more of somebody: no requests, invitations, reactions, chat. They are not told."""
    person = await person_of(request)
    house = house_of(request)
    other = await house.store.person_signed(who)
    if other is None or other.id == person.id:
        raise WhoError("people-unknown")
    if len(await house.store.blocks(person.id)) >= MOST_BLOCKS:
        raise WhoError("people-too-many-blocks", None, most=MOST_BLOCKS)
    await house.store.block(person.id, other.id, time.time())
    await learn_anew(request, person.id, other.id)


@delete("/api/people/{who:str}/block")
async def unblock(request: Asked, who: Who) -> None:
    person = await person_of(request)
    other = await house_of(request).store.person_signed(who)
    if other is not None:
        await house_of(request).store.unblock(person.id, other.id)
        await learn_anew(request, person.id)


async def learn_anew(request: Asked, *persons: str) -> None:
    """Let the sockets of these persons find out whom they hear and may watch, here and at other servers."""
    house = house_of(request)
    for connection in list(house.connections):
        if connection.person in persons:
            await connection.learn()
    for person in persons:
        house.whispers.say(Changed(person))


# Invitations.


@post("/api/tables/{table_id:str}/invite", status_code=204)
async def invite(request: Asked, table_id: TableId, data: JSONBody[m.Invite]) -> None:
    """Keep a free seat of one's own table for somebody, who is told at once."""
    person = await person_of(request)
    other = await somebody(request, person, data.who)
    heard = await welcome_to(request, person, other)
    await do(request, person, table_id, lambda table: table.invite(person.id, data.seat, other.id, other.name))
    if heard:
        house_of(request).call(other.id)
        house_of(request).notices.tell(other.id, "invitation", table_id, about=person.id)


PEOPLE_ROUTES = [
    hide_me,
    my_page,
    player,
    people,
    search,
    inbox,
    befriend,
    unfriend,
    block,
    unblock,
    invite,
]
