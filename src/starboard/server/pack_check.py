"""Looks through content packs of strangers, in a process of their own that has little time and memory for each."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from starboard.kernel.errors import StarboardError
from starboard.kernel.game import AnyGame
from starboard.kernel.message import Message
from starboard.kernel.parts import PackFile, Packs, resolve
from starboard.kernel.registry import FILE, Registry
from starboard.server import messages as m
from starboard.server.analyses import give_way
from starboard.server.readers import Readers
from starboard.server.visibility import said
from starboard.server.worker import Lost
from starboard.tables.table import TableError

if sys.platform != "win32":
    import resource

T = TypeVar("T")

MOST_MEMORY = 2**30  # bytes of address space


def confined(line: Connection) -> None:
    """Prepare the process: it gives way to all others, and fails where it would fill the memory."""
    give_way(line)
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def packs_of(game: AnyGame) -> Packs:
    if game.parts.packs is None:
        raise TableError("error-no-packs", None, game=game.id)
    return resolve(game.parts.packs, Packs)()


# In the process.


def look_through(games: Registry, game_id: str, text: str, with_cards: bool, thoroughly: bool = True) -> m.PackChecked:
    """Read a pack and do all that a server does with it; its mistakes are told, what is no TOML at all is refused.

    Whoever is still writing it is told sooner, not `thoroughly`: nothing is tried that is seldom wrong.
    """
    game = games.printed(game_id)
    packs = packs_of(game)
    try:
        demand_toml(text)
        try:
            changes = packs.changes(FILE, text)
            packed = game.with_pack(FILE, text)
            if thoroughly:
                packed.components()
                packed.start(packed.seats[0], 0)
            cards = packs.preview(PackFile(FILE, text)) if with_cards else []
        except StarboardError as error:
            return m.PackChecked(None, list(mistakes_in(error)), None, [], {})
    except (MemoryError, RecursionError):
        raise TableError("pack-wrong-depth") from None
    does = m.PackDoes({kind: dict(some) for kind, some in changes.changed.items()}, dict(changes.added))
    shown = [m.PackCardTold(one.kind, one.id, one.name, list(map(said, one.texts)), one.stories) for one in cards]
    return m.PackChecked(packed.pack_sign, [], does, shown, dict(packed.own_names()))


def demand_toml(text: str) -> None:
    try:
        tomllib.loads(text)
    except ValueError as error:
        raise TableError("pack-wrong-toml", None, reason=str(error)) from None


def mistakes_in(error: StarboardError) -> Iterator[m.PackMistake]:
    """List what is wrong, one by one where the game tells it so (`BadContent`)."""
    mistakes: tuple[Any, ...] = getattr(error, "mistakes", ())
    for one in mistakes:
        problem = one.message.args.get("problem", one.message)
        place = one.place
        yield m.PackMistake(said(problem), place.kind, place.id, place.field)
    if not mistakes:
        yield m.PackMistake(said(Message(error.message.key, error.message.args)))


# In the server.


class PackCheck(Readers):
    """`seconds` are all that a pack may take; one that needs longer is refused, and the process replaced."""

    def __init__(self, games: Registry, seconds: float) -> None:
        super().__init__(None, confined, seconds)
        self.games = games

    async def check(self, who: str, game_id: str, text: str, with_cards: bool = False) -> m.PackChecked:
        return await self.run(who, game_id, partial(look_through, self.games, game_id, text, with_cards))

    async def run(self, who: str, game_id: str, work: Callable[[], T]) -> T:
        """Let the process do something with a pack of this game."""
        packs_of(self.games.printed(game_id))  # refused at once where there are no packs
        try:
            return await self.attempt(who, work, "pack-busy")
        except TimeoutError:
            raise TableError("pack-wrong-time", None, seconds=round(self.seconds)) from None
        except Lost:
            raise TableError("pack-wrong-depth") from None
