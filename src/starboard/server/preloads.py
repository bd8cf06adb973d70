"""Names in the page of an address what it will need, so that browsers ask for it at once: screen, words, board.

Without these lines everything is found as well, one part after another, each a round trip later.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar import Request

from starboard.kernel.errors import UnknownGame
from starboard.server.costs import request_cost
from starboard.server.house import House
from starboard.server.http import address_of, is_seated, known_person
from starboard.tables.store import StoreDown
from starboard.tables.summary import Summary
from starboard.tables.watching import EVERYBODY
from starboard.texts import LANGUAGES

FILE = "preloads.json"  # of a built client (web/preloads.mjs)
TABLE = re.compile("/t/([a-z0-9]{1,32})/?")  # the address of a table


class Page(msgspec.Struct):
    files: list[str]
    words: list[str]  # the parts that it says


class Preloads(msgspec.Struct):
    """The files of a built client by what they are for."""

    pages: dict[str, Page] = {}  # by the first part of an address
    boards: dict[str, list[str]] = {}  # by game
    words: dict[str, dict[str, str]] = {}  # by language and part

    def lines(self, path: str, language: str, game: str | None) -> bytes:
        """Return what the head of a page names for an address, in a language, perhaps with the board of a game."""
        page = self.pages.get(path.strip("/").partition("/")[0])
        if page is None:
            return b""
        drawn = [game] if game in self.boards else []
        words = self.words.get(language, {})
        files = [words[part] for part in (*page.words, *drawn) if part in words] + page.files
        found = [tag(file) for file in dict.fromkeys((*files, *(file for one in drawn for file in self.boards[one])))]
        for one in drawn:
            # As web/src/lib/api.ts asks for them.
            found.append(f'<link rel="preload" as="fetch" crossorigin href="/api/games/{one}/components">')
            found.append(f'<meta name="game" content="{one}">')
        return "".join(found).encode()


def tag(file: str) -> str:
    kind = 'rel="preload" as="style"' if file.endswith(".css") else 'rel="modulepreload"'
    return f'<link {kind} crossorigin href="{file}">'


def language_of(accepted: str) -> str:
    """Return the language of a browser in which none was chosen: the first of ours that it asks for."""

    def quality(one: str) -> float:
        try:
            return float(one.partition("q=")[2] or 1)
        except ValueError:
            return 0

    wanted = sorted(accepted.split(","), key=quality, reverse=True)
    return next((tag for one in wanted if (tag := one.strip()[:2].casefold()) in LANGUAGES), LANGUAGES[0])


async def game_shown(request: Request[Any, Any, Any]) -> str | None:
    """Return the game of the table at this address; None if no board is shown there, or not to whoever asks.

    A page is worth one look into the store, as often as its address may ask for a table. What a table with a content
    pack needs is asked for by the page alone.
    """
    found = TABLE.fullmatch(request.scope["path"])
    house: House = request.app.state.house
    if found is None or not house.requests.allows_address(address_of(request), request_cost("GET", found[0])):
        return None
    try:
        summary = await house.store.summary(found[1])
        known = summary is not None and await may_know(request, summary)
    except StoreDown:
        return None  # the page finds out by itself
    if summary is None or not known or summary.status in ("open", "closed"):
        return None
    try:
        played_with = house.hub.games.game(summary.game).pack_in(summary.options)
    except UnknownGame:
        return None
    return None if played_with else summary.game


async def may_know(request: Request[Any, Any, Any], summary: Summary) -> bool:
    if summary.watchers == EVERYBODY:
        return True
    person = await known_person(request)
    return person is not None and is_seated(summary, person)
