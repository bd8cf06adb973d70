"""People one knows, and what one lets them know."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody
from msgspec.structs import replace

from starboard.server import messages as m
from starboard.server.http import Asked, house_of, person_of, told_me
from starboard.server.whispers import Changed


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


PEOPLE_ROUTES = [hide_me]
