"""The card workshop over HTTP: what cards of a game can say, and packs as entries in place of text."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Any

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec.structs import asdict

from starboard.kernel.errors import StarboardError
from starboard.kernel.game import AnyGame
from starboard.kernel.pack_form import OpenPack
from starboard.kernel.parts import PackFile
from starboard.kernel.registry import FILE, Registry
from starboard.server import messages as m
from starboard.server.books import told
from starboard.server.brought import FOR_A_WHILE
from starboard.server.compressed import Kept
from starboard.server.http import Asked, house_of, person_of
from starboard.server.pack_check import look_through, mistakes_in, packs_of
from starboard.server.visibility import encode

SHEET = ".csv"


@cache
def form_kept(game: AnyGame) -> Kept:
    packs = packs_of(game)
    form = packs.form()
    if form is None:
        raise NotFoundException(f"no form of {game.id}")
    return Kept.of(encode(m.FormTold(form, packs.entries())), "application/json", FOR_A_WHILE)


@get(
    "/api/games/{game:str}/form",
    responses={200: ResponseSpec(m.FormTold, description="the form of packs, and the entries of the game")},
)
async def form(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """Send what packs of a game can say, and all entries that they can change, as the game is printed."""
    return told(request, form_kept(house_of(request).hub.games.printed(game)))


@post("/api/packs/open", status_code=200)
async def open_pack(request: Asked, data: JSONBody[m.PackOpening]) -> OpenPack:
    """Read a text as entries, whole ones, also if something in them is wrong; nothing is kept."""
    person = await person_of(request)
    desk = house_of(request).packs
    desk.demand_small(data.text)
    return await desk.checks.run(person.id, data.game, partial(opened, desk.hub.games, data))


@post("/api/packs/write", status_code=200)
async def write_pack(request: Asked, data: JSONBody[m.PackEntries]) -> m.PackWritten:
    """Write entries as a text, and tell what comes of it; nothing is kept."""
    person = await person_of(request)
    desk = house_of(request).packs
    written = await desk.checks.run(person.id, data.game, partial(write, desk.hub.games, data))
    desk.demand_small(written.text)
    return written


FORM_ROUTES = [open_pack, write_pack]


# In the process that looks through packs.


def opened(games: Registry, data: m.PackOpening) -> OpenPack:
    file = FILE if not data.file.endswith(SHEET) else FILE.removesuffix(".toml") + SHEET
    return packs_of(games.printed(data.game)).open(PackFile(file, data.text))


def write(games: Registry, data: m.PackEntries) -> m.PackWritten:
    packs = packs_of(games.printed(data.game))
    whole = OpenPack(data.name, data.about, data.entries)
    try:
        text = packs.write(whole)
    except StarboardError as error:  # too much, or no words at all: nothing that could be written
        wrong = [placed(data.entries, mistake) for mistake in mistakes_in(error)]
        return m.PackWritten(None, wrong, None, [], {}, "")
    checked = look_through(games, data.game, text, with_cards=True, thoroughly=False)
    if checked.sign is None and data.show is not None:
        alone = shown_alone(games, data, *data.show)
        checked.cards, checked.names = alone.cards, alone.names
    return m.PackWritten(**asdict(checked), text=text)


PLACE = re.compile(r"(\w+)\[(\d+)\]\.?(.*)", re.DOTALL)


def placed(entries: dict[str, list[dict[str, Any]]], mistake: m.PackMistake) -> m.PackMistake:
    """Say of which entry a mistake is, where only its place in the pack is told: `market[0].name`."""
    found = PLACE.fullmatch(mistake.field)
    rows = entries.get(found[1], []) if found and not mistake.id else []
    if found is None or int(found[2]) >= len(rows):
        return mistake
    return m.PackMistake(mistake.reason, mistake.kind, str(rows[int(found[2])].get("id", "")), found[3])


def shown_alone(games: Registry, data: m.PackEntries, table: str, entry: str) -> m.PackChecked:
    """Look at one entry by itself, to show how it reads while something else is wrong."""
    rows = [row for row in data.entries.get(table, ()) if row.get("id") == entry]
    text = packs_of(games.printed(data.game)).write(OpenPack(data.name, data.about, {table: rows} if rows else {}))
    return look_through(games, data.game, text, with_cards=True, thoroughly=False)
