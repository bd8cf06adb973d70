"""Looks through content packs of strangers, in a process of their own that has little time and memory for each."""

from __future__ import annotations

import logging
import signal
import sys
from collections.abc import Callable
from functools import partial
from itertools import islice
from multiprocessing.connection import Connection
from typing import TypeVar

from starboard.kernel.errors import StarboardError
from starboard.kernel.game import AnyGame
from starboard.kernel.message import Message
from starboard.kernel.packs.place import BadContent, Mistake
from starboard.kernel.parts import PackFile, Packs, resolve
from starboard.kernel.random_games import random_game
from starboard.kernel.registry import FILE, Registry
from starboard.server import messages as m
from starboard.server.analyses import give_way
from starboard.server.readers import Readers
from starboard.server.visibility import encode, said
from starboard.server.worker import Lost
from starboard.tables.table import TableError

if sys.platform != "win32":
    import resource

T = TypeVar("T")
log = logging.getLogger("starboard.packs")

MOST_MEMORY = 2**30  # bytes of address space
PATIENCE = 6.0  # times the seconds of the processor that may pass on a busy machine
PLAYED, SEED = 60, 1  # decisions of a random game that a pack is tried with


def confined(line: Connection) -> None:
    """Prepare the process: it gives way to all others, and fails where it would fill the memory."""
    give_way(line)
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def stop_work(*_: object) -> None:
    raise TimeoutError


def within(seconds: float, work: Callable[[], T]) -> T:
    """Do the work, for so many seconds of the processor at most: TimeoutError. How busy a machine is does not count."""
    if sys.platform == "win32":
        return work()
    signal.signal(signal.SIGPROF, stop_work)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return work()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


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
        changes = packs.changes(FILE, text)
        packed = game.with_pack(FILE, text)
        if thoroughly:
            packed.components()
            play_a_little(packed)
        cards = packs.preview(PackFile(FILE, text)) if with_cards else []
    except StarboardError as error:
        # Nobody knows what is in it, and nothing of it could be shown: that is no draft.
        if isinstance(error.__cause__, ValueError | RecursionError):
            raise TableError("pack-wrong-toml", None, reason=str(error.__cause__)) from None
        return m.PackChecked(None, mistakes_in(error), None, [], {})
    except (MemoryError, RecursionError, ValueError):  # the last of numbers that nobody could write in decimals
        raise TableError("pack-wrong-depth") from None
    does = m.PackDoes({kind: dict(some) for kind, some in changes.changed.items()}, dict(changes.added))
    shown = [m.PackCardTold(one.kind, one.id, one.name, list(map(said, one.texts)), one.stories) for one in cards]
    return m.PackChecked(packed.pack_sign, [], does, shown, dict(packed.own_names()))


def play_a_little(game: AnyGame) -> None:
    """Play the beginning of a random game, and look at it: what cannot be played is not sound, whatever it says."""
    try:
        for position, _ in islice(random_game(game, game.seats[0], {}, SEED), PLAYED):
            encode(position.view(0))
    except AssertionError as error:
        log.warning("a pack breaks the game", extra={"game": game.id, "reason": str(error)[:500]})
        raise StarboardError("pack-breaks-game") from None


def mistakes_in(error: StarboardError) -> list[m.PackMistake]:
    """List what is wrong, one by one where the game tells it so."""
    if not isinstance(error, BadContent):
        return [m.PackMistake(said(error.message))]
    return [mistake_told(one) for one in error.mistakes]


def mistake_told(mistake: Mistake) -> m.PackMistake:
    """Serialize a mistake; where it is, is told beside what is wrong, not in one sentence with it."""
    problem, place = mistake.message.args["problem"], mistake.place
    assert isinstance(problem, Message)
    return m.PackMistake(said(problem), place.kind, place.id, place.field)


# In the server.


class PackCheck(Readers):
    """Refuses a pack that takes more than so many seconds of the processor. A process that is stuck is replaced."""

    def __init__(self, games: Registry, seconds: float) -> None:
        super().__init__(None, confined, PATIENCE * seconds)
        self.games = games
        self.limit = seconds

    async def check(self, who: str, game_id: str, text: str, with_cards: bool = False) -> m.PackChecked:
        return await self.run(who, game_id, partial(look_through, self.games, game_id, text, with_cards))

    async def run(self, who: str, game_id: str, work: Callable[[], T]) -> T:
        """Let the process do something with a pack of this game."""
        packs_of(self.games.printed(game_id))  # refused at once where there are no packs
        try:
            return await self.attempt(who, partial(within, self.limit, work), "pack-busy")
        except TimeoutError:
            raise TableError("pack-wrong-time", None, seconds=round(self.limit)) from None
        except Lost:
            raise TableError("pack-wrong-depth") from None
