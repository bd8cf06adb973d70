"""Content packs over HTTP: to write, check and share them. Tables are made with them by POST /api/tables."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter

from starboard.server import messages as m
from starboard.server.http import Asked, address_of, house_of, person_of

PackId = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{1,32}$", description="id of a pack")]
Who = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{1,32}$", description="sign of a person")]


@get("/api/packs")
async def packs(request: Asked) -> m.PackList:
    """List the packs of whoever asks, those of others that they edit, and those that are shared with everybody."""
    person = await person_of(request)
    return await house_of(request).packs.listed(person)


@post("/api/packs")
async def new_pack(request: Asked, data: JSONBody[m.NewPack]) -> m.PackTold:
    """Begin a pack."""
    person = await person_of(request)
    return await house_of(request).packs.make(person, address_of(request), data)


@post("/api/packs/check", status_code=200)
async def check_pack(request: Asked, data: JSONBody[m.PackText]) -> m.PackChecked:
    """Tell what comes of a text, with all that is wrong and all cards that it touches; nothing is kept."""
    person = await person_of(request)
    return await house_of(request).packs.check(person, data.game, data.text)


@get("/api/packs/{pack_id:str}")
async def one_pack(request: Asked, pack_id: PackId, link: FromQuery[str | None] = None) -> m.PackTold:
    """Send a pack with its text, to its editors and to those with whom it is shared."""
    person = await person_of(request)
    return await house_of(request).packs.told(person, pack_id, link)


@put("/api/packs/{pack_id:str}")
async def save_pack(request: Asked, pack_id: PackId, data: JSONBody[m.PackSave]) -> m.PackTold:
    """Save a pack, perhaps as a draft with mistakes; refused if somebody else has saved it since it was read."""
    person = await person_of(request)
    return await house_of(request).packs.save(person, address_of(request), pack_id, data)


@delete("/api/packs/{pack_id:str}")
async def delete_pack(request: Asked, pack_id: PackId) -> None:
    """Delete a pack; tables that are played with it go on."""
    person = await person_of(request)
    await house_of(request).packs.delete(person, pack_id)


@post("/api/packs/{pack_id:str}/sharing", status_code=200)
async def share_pack(request: Asked, pack_id: PackId, data: JSONBody[m.PackShare]) -> m.PackHead:
    """Share a pack with nobody, by a new link, or with everybody."""
    person = await person_of(request)
    return await house_of(request).packs.share(person, pack_id, data.sharing)


@post("/api/packs/{pack_id:str}/editors")
async def invite_editors(request: Asked, pack_id: PackId) -> m.PackInvitation:
    """Make a link by which others become editors; the one before it is withdrawn."""
    person = await person_of(request)
    return await house_of(request).packs.invite(person, pack_id)


@post("/api/packs/{pack_id:str}/join", status_code=200)
async def join_pack(request: Asked, pack_id: PackId, data: JSONBody[m.PackJoin]) -> m.PackHead:
    """Become an editor by such a link."""
    person = await person_of(request)
    return await house_of(request).packs.join(person, pack_id, data.link)


@delete("/api/packs/{pack_id:str}/editors/{who:str}")
async def remove_editor(request: Asked, pack_id: PackId, who: Who) -> None:
    """Let an editor edit no more, or stop editing oneself."""
    person = await person_of(request)
    await house_of(request).packs.remove_editor(person, pack_id, who)


PACK_ROUTES = [
    packs,
    new_pack,
    check_pack,
    one_pack,
    save_pack,
    delete_pack,
    share_pack,
    invite_editors,
    join_pack,
    remove_editor,
]
