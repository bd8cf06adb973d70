"""Finds the games there are. A game is added by an entry point of the group `starboard.games`, in any package.

A game may be played with a content pack, a text of somebody's own that is laid over its tables. The registry knows
packs by their texts, not by their files, so that worker processes that it is sent to have the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from starboard.kernel.errors import UnknownGame
from starboard.kernel.game import AnyGame, Game
from starboard.kernel.parts import PackFile, Parts
from starboard.texts.folders import GROUP


class Registry:
    def __init__(self, found: Iterable[EntryPoint], packs: Mapping[str, PackFile] | None = None) -> None:
        self._found = {point.name: point for point in sorted(found, key=lambda point: point.name)}
        self.packs = dict(packs or {})  # by the id of the game

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
        point = self._found.get(game_id)
        if point is None:
            raise UnknownGame("error-unknown-game", game=game_id, known=", ".join(self.ids))
        game = point.load()
        if not isinstance(game, Game) or game.id != game_id:
            raise UnknownGame("error-not-a-game", game=game_id, value=point.value)
        pack = self.packs.get(game_id)
        return game if pack is None else with_pack(game, pack)


def sent(points: list[tuple[str, str]], packs: dict[str, PackFile]) -> Registry:
    return Registry([EntryPoint(name, value, GROUP) for name, value in points], packs)


@cache
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
