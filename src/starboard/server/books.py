"""What a game is printed with: its rules in words, and its components. Neither changes while the server runs."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from starboard.kernel.game import Game
from starboard.server.house import House
from starboard.server.packed import Kept
from starboard.server.tell import encode
from starboard.texts import LANGUAGES
from starboard.texts.catalogue import catalogue

Asked = Request[Any, Any, Any]
Language = Annotated[str, QueryParameter(name="lang", pattern=f"^({'|'.join(LANGUAGES)})$")]

FOR_A_WHILE = "public, max-age=300"


class RuleBook(msgspec.Struct):
    """The rules of a game in one language, by their ids; the middle of an id is its area."""

    title: str
    areas: dict[str, str]
    rules: dict[str, str]


@cache
def components_kept(game: Game[Any]) -> Kept:
    return Kept.of(encode(game.components()), "application/json", FOR_A_WHILE)


@cache
def rules_kept(game_id: str, lang: str) -> Kept:
    try:
        found = catalogue(game_id, lang)
    except FileNotFoundError:
        raise NotFoundException(f"{game_id} has no rules in this language: {lang}") from None
    book = RuleBook(found.title, found.areas, found.rules)
    return Kept.of(encode(book), "application/json", FOR_A_WHILE)


def game_of(request: Asked, game_id: str) -> Game[Any]:
    house: House = request.app.state.house
    return house.hub.games.game(game_id)


def told(request: Asked, kept: Kept) -> Response[bytes]:
    return kept.response(request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", ""))


@get(
    "/api/games/{game:str}/components",
    responses={200: ResponseSpec(Any, description="whatever the boards of this game draw; null if nothing")},
)
async def components(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """What the game is printed with, such as its tiles: what a board has to draw."""
    return told(request, components_kept(game_of(request, game)))


@get(
    "/api/games/{game:str}/rules",
    responses={200: ResponseSpec(RuleBook, description="the rules in this language")},
)
async def rules(request: Asked, game: FromPath[str], lang: Language = "en") -> Response[bytes]:
    """Every rule of the game in words."""
    return told(request, rules_kept(game_of(request, game).id, lang))


BOOKS = [components, rules]
