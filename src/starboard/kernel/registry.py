"""Finds the games there are. A game is added by an entry point of the group `starboard.games`, in any package.

A game may be played with a content pack, a text of somebody's own that is laid over its tables. The registry knows
packs by their texts, not by their files, so that worker processes that it is sent to have the same. Besides the pack
that all games of it are played with, a game may have others, which are learned when they are wanted (`learn`).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from threading import Lock

from starboard.kernel.errors import BadSetup, UnknownGame
from starboard.kernel.game import AnyGame, Game
from starboard.kernel.parts import PackFile, Parts
from starboard.kernel.plain import Settings
from starboard.texts.folders import GROUP

ON_SHELF = 8  # games with packs that were learned, at a time: anybody may bring some
FILE = "pack.toml"  # the name of a learned pack, as errors give it


class PackMissing(BadSetup):
    """The content pack that is needed is not here."""

    def __init__(self, game_id: str, sign: str, found: str) -> None:
        super().__init__("error-pack-other" if found else "error-pack-missing", sign=sign, found=found)
        self.game_id = game_id
        self.sign = sign


class Shelf:
    """Holds the games with packs that were used last."""

    def __init__(self, most: int = ON_SHELF) -> None:
        self._most = most
        self._games: OrderedDict[tuple[str, str], AnyGame] = OrderedDict()
        self._lock = Lock()

    def get(self, game_id: str, sign: str) -> AnyGame | None:
        with self._lock:
            found = self._games.get((game_id, sign))
            if found is not None:
                self._games.move_to_end((game_id, sign))
            return found

    def put(self, game_id: str, sign: str, game: AnyGame) -> AnyGame:
        """Keep the game unless there is one of this pack already; return the one that is kept."""
        with self._lock:
            kept = self._games.setdefault((game_id, sign), game)
            self._games.move_to_end((game_id, sign))
            while len(self._games) > self._most:
                self._games.popitem(last=False)
            return kept

    def __len__(self) -> int:
        return len(self._games)


class Registry:
    def __init__(
        self, found: Iterable[EntryPoint], packs: Mapping[str, PackFile] | None = None, shelf: Shelf | None = None
    ) -> None:
        self._found = {point.name: point for point in sorted(found, key=lambda point: point.name)}
        self.packs = dict(packs or {})  # by the id of the game: what all its games are played with
        self.shelf = Shelf() if shelf is None else shelf

    def __reduce__(self) -> tuple[object, ...]:
        """Entry points know where they come from, which other processes need not be told."""
        return sent, ([(point.name, point.value) for point in self.points], self.packs)

    @property
    def points(self) -> list[EntryPoint]:
        """List where each game is to be found."""
        return list(self._found.values())

    @property
    def ids(self) -> list[str]:
        return list(self._found)

    @property
    def easiest(self) -> str:
        """The id of the game that is played where nobody names one; all games are imported to find it."""
        return min(self.ids, key=lambda game_id: (self.game(game_id).parts.complexity, game_id))

    def game(self, game_id: str) -> AnyGame:
        """The game of this id; its module is imported only now."""
        game = self.printed(game_id)
        pack = self.packs.get(game_id)
        return game if pack is None else with_pack(game, pack)

    def printed(self, game_id: str) -> AnyGame:
        """The game of this id without any pack."""
        point = self._found.get(game_id)
        if point is None:
            raise UnknownGame("error-unknown-game", game=game_id, known=", ".join(self.ids))
        game = point.load()
        if not isinstance(game, Game) or game.id != game_id:
            raise UnknownGame("error-not-a-game", game=game_id, value=point.value)
        return game

    def played_with(self, game_id: str, options: Settings) -> AnyGame:
        """The game with the pack that these options name; PackMissing if it is not here, and would have to be learned.

        Without a name, the game as it is played here: `Game.check_content` says whether that is right.
        """
        game = self.game(game_id)
        sign = game.pack_in(options)
        if sign in ("", game.pack_sign):
            return game
        learned = self.shelf.get(game_id, sign)
        if learned is None:
            raise PackMissing(game_id, sign, game.pack_sign)
        return learned

    def learn(self, game_id: str, text: str) -> AnyGame:
        """Make the game with this pack, which takes a while, and keep it until others were used more lately."""
        game = self.printed(game_id).with_pack(FILE, text)
        return self.shelf.put(game_id, game.pack_sign, game)


@cache
def shelf_here() -> Shelf:
    """The one shelf of a worker process, to which a registry is sent with every piece of work."""
    return Shelf()


def sent(points: list[tuple[str, str]], packs: dict[str, PackFile]) -> Registry:
    return Registry([EntryPoint(name, value, GROUP) for name, value in points], packs, shelf_here())


def learn(games: Registry, game_id: str, text: str) -> None:
    """Learn a pack in a worker process."""
    games.learn(game_id, text)


@lru_cache(ON_SHELF)
def with_pack(game: AnyGame, pack: PackFile) -> AnyGame:
    """Always the same one for the same pack: it takes a while to make."""
    return game.with_pack(pack.name, pack.text)


@cache
def installed() -> Registry:
    return Registry(entry_points(group=GROUP))


def parts_of(game: AnyGame | str) -> Parts:
    """Return the parts of a game, or of the installed one of this id; none of one that is not here any more."""
    if isinstance(game, Game):
        return game.parts
    return installed().game(game).parts if game in installed().ids else Parts()
