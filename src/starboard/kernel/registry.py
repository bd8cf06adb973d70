"""Which games there are. A game is added by an entry point of the group `starboard.games`, in any package."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from starboard.kernel.errors import UnknownGame
from starboard.kernel.game import Game

GROUP = "starboard.games"


class Registry:
    def __init__(self, found: Iterable[EntryPoint]) -> None:
        self._found = {point.name: point for point in sorted(found, key=lambda point: point.name)}

    @property
    def points(self) -> list[EntryPoint]:
        """Where each game is to be found."""
        return list(self._found.values())

    @property
    def ids(self) -> list[str]:
        return list(self._found)

    def game(self, game_id: str) -> Game[Any]:
        """The game of this id; its module is imported only now."""
        point = self._found.get(game_id)
        if point is None:
            raise UnknownGame("error-unknown-game", game=game_id, known=", ".join(self.ids))
        game = point.load()
        if not isinstance(game, Game) or game.id != game_id:
            raise UnknownGame("error-not-a-game", game=game_id, value=point.value)
        return game


@cache
def installed() -> Registry:
    return Registry(entry_points(group=GROUP))
