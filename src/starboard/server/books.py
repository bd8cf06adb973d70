"""Serve what a game is printed with: its rules in words, and its components. Neither changes while the server runs."""

from __future__ import annotations

from functools import cache, partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from starboard.bots import levels
from starboard.kernel.game import Game
from starboard.kernel.message import Argument, Message
from starboard.kernel.origins import Origin, origins_of
from starboard.kernel.registry import PackMissing
from starboard.kernel.remembering import remembered
from starboard.kernel.sources import sources_of
from starboard.kernel.view import declared_fields
from starboard.server import messages as m
from starboard.server.brought import FOR_A_WHILE, board_kept, has_board, has_lesson, lesson_kept, picture_kept, pictures
from starboard.server.compressed import Kept
from starboard.server.house import House
from starboard.server.visibility import encode, said
from starboard.texts import LANGUAGES
from starboard.texts.catalogue import NoRules, cases, catalogue
from starboard.texts.folders import STORIES, game_files, story_files

Asked = Request[Any, Any, Any]
Sign = Annotated[str, QueryParameter(pattern="^[0-9a-f]{0,64}$")]  # of a content pack that a table is played with
Language = Annotated[str, QueryParameter(name="lang", pattern=f"^({'|'.join(LANGUAGES)})$")]


class RuleBook(msgspec.Struct):
    """The rules of a game in one language, by their ids; the middle of an id is its area.

    Worked examples and settled ambiguities are empty in a language that nobody has told them in. `cases` has those that
    belong to a rule, by the rule.
    """

    title: str
    areas: dict[str, str]
    rules: dict[str, str]
    examples: dict[str, str]
    ambiguities: dict[str, str]
    cases: dict[str, list[str]]


class GameWords(msgspec.Struct):
    """The words of a game in one language, as Fluent has them."""

    ftl: str


@remembered
def components_kept(game: Game[Any]) -> Kept:
    return Kept.of(encode(game.components()), "application/json", FOR_A_WHILE)


@remembered
def origins_kept(game: Game[Any]) -> Kept:
    return Kept.of(encode(origins_of(game)), "application/json", FOR_A_WHILE)


@cache
def rules_kept(game_id: str, lang: str) -> Kept:
    try:
        found = catalogue(game_id, lang)
    except NoRules as error:
        raise NotFoundException(str(error)) from None
    told = found.examples.keys() | found.ambiguities.keys()
    here = {rule: [case for case in some if case in told] for rule, some in cases(game_id).items()}
    here = {rule: some for rule, some in here.items() if some}
    book = RuleBook(found.title, found.areas, found.rules, found.examples, found.ambiguities, here)
    return Kept.of(encode(book), "application/json", FOR_A_WHILE)


@cache
def words_kept(game_id: str, lang: str) -> Kept:
    """Cache all texts of a game but those that only the terminal and reports say."""
    found = [file for file in game_files(lang, game_id) if not file.name.startswith(("cli", "report", STORIES))]
    text = "\n".join(file.read_text(encoding="utf-8") for file in found)
    return Kept.of(encode(GameWords(text)), "application/json", FOR_A_WHILE)


@cache
def stories_kept(game_id: str, part: str, lang: str) -> Kept:
    """Cache a part of the stories on the cards of a game."""
    file = story_files(lang, game_id).get(part)
    if file is None:
        raise NotFoundException(f"no stories {part!r} of {game_id}")
    return Kept.of(encode(GameWords(file.read_text(encoding="utf-8"))), "application/json", FOR_A_WHILE)


@cache
def game_told(game: Game[Any]) -> m.GameTold:
    """Serialize what the lobby needs to know of a game."""
    fields = {
        name: m.FieldTold(one.by_seat, {text: named(argument) for text, argument in one.names.items()})
        for name, one in declared_fields(game.view_type).items()
    }
    return m.GameTold(
        id=game.id,
        version=game.version,
        seats=list(game.seats),
        options=game.option_schema(),
        levels=levels(game),
        complexity=game.parts.complexity,
        secrets=game.secrets,
        rules=rule_prefix(game.id),
        fields=fields,
        art=list(pictures(game)),
        board=has_board(game),
        lesson=has_lesson(game),
        packs=game.parts.packs is not None,
        ahead=[one.id for one in game.ahead],
        sources=sources_of(game),
    )


def named(argument: Argument) -> m.Said:
    """Serialize a name as a message; one that is a word or a number already is said as it is."""
    return said(argument if isinstance(argument, Message) else Message("option", {"notation": str(argument)}))


def rule_prefix(game_id: str) -> str | None:
    try:
        return next(iter(catalogue(game_id, "en").rules)).partition("-")[0]
    except NoRules:
        return None


def game_of(request: Asked, game_id: str) -> Game[Any]:
    house: House = request.app.state.house
    return house.hub.games.game(game_id)


async def game_with(request: Asked, game_id: str, sign: str) -> Game[Any]:
    """Return the game, or the game with the content pack of this sign that tables here are played with."""
    house: House = request.app.state.house
    game = house.hub.games.game(game_id)
    options = {game.pack_option: sign} if sign else {}
    found = await house.hub.game(game_id, options)
    if sign and found.pack_sign != sign:
        raise PackMissing(game_id, sign, game.pack_sign)
    return found


def told(request: Asked, kept: Kept) -> Response[bytes]:
    return kept.response(request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", ""))


@get(
    "/api/games/{game:str}/components",
    responses={200: ResponseSpec(Any, description="whatever the boards of this game draw; null if nothing")},
)
async def components(request: Asked, game: FromPath[str], pack: Sign = "") -> Response[bytes]:
    """Send what the game is printed with, such as its tiles: what a board has to draw; perhaps with a content pack."""
    found = await game_with(request, game, pack)
    house: House = request.app.state.house
    # Off the event loop: for the first who asks they are made, with the odds of every roll.
    return told(request, await house.hub.replay(partial(components_kept, found)))


@get(
    "/api/games/{game:str}/rules",
    responses={200: ResponseSpec(RuleBook, description="the rules in this language")},
)
async def rules(request: Asked, game: FromPath[str], lang: Language = "en") -> Response[bytes]:
    """Send every rule of the game in words."""
    return told(request, rules_kept(game_of(request, game).id, lang))


@get(
    "/api/games/{game:str}/words",
    responses={200: ResponseSpec(GameWords, description="the words in this language; none of a game without any")},
)
async def words(request: Asked, game: FromPath[str], lang: Language = "en") -> Response[bytes]:
    """Send the texts of a game of another package, which the client does not have."""
    return told(request, words_kept(game_of(request, game).id, lang))


@get(
    "/api/games/{game:str}/stories/{part:str}",
    responses={200: ResponseSpec(GameWords, description="the stories in this language")},
)
async def stories(request: Asked, game: FromPath[str], part: FromPath[str], lang: Language = "en") -> Response[bytes]:
    """Send the stories on some cards of a game, such as a deck of encounters."""
    return told(request, stories_kept(game_of(request, game).id, part, lang))


@get(
    "/api/games/{game:str}/origins",
    responses={200: ResponseSpec(list[Origin], description="by kind of things")},
)
async def origins(request: Asked, game: FromPath[str], pack: Sign = "") -> Response[bytes]:
    """Send how much of a game is printed so, is known from others, and is ours; perhaps with a content pack."""
    return told(request, origins_kept(await game_with(request, game, pack)))


@get(
    "/api/games/{game:str}/art/{picture:str}",
    responses={200: ResponseSpec(Any, description="the picture, as SVG", media_type="image/svg+xml")},
)
async def art(request: Asked, game: FromPath[str], picture: FromPath[str]) -> Response[bytes]:
    """Send a picture of a game of another package: `cover` or `glyph`."""
    return told(request, picture_kept(game_of(request, game), picture))


@get(
    "/api/games/{game:str}/board.js",
    responses={200: ResponseSpec(Any, description="an ES module", media_type="text/javascript")},
)
async def board(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The board of a game of another package, as docs/adding-a-game.md describes it."""
    return told(request, board_kept(game_of(request, game)))


@get(
    "/api/games/{game:str}/lesson",
    responses={200: ResponseSpec(m.LessonTold, description="the lesson, with its records")},
)
async def lesson(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The first guided game of a game of another package."""
    return told(request, lesson_kept(game_of(request, game)))


BOOKS = [components, rules, words, stories, origins, art, board, lesson]
