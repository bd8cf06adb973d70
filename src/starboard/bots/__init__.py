"""Players that are programs. They see a game only as a person at their seat could."""

from __future__ import annotations

from collections.abc import Callable

from starboard.bots.arcs import ArcsGreedy
from starboard.bots.bot import Bot
from starboard.bots.carcassonne import CarcassonneGreedy
from starboard.bots.random_bot import RandomBot
from starboard.kernel.errors import StarboardError

# Bots that know a game, by game and level; `random` plays every game.
LEVELS: dict[str, dict[str, Callable[[], Bot]]] = {
    "arcs": {"greedy": ArcsGreedy},
    "carcassonne": {"greedy": CarcassonneGreedy},
}


def levels(game_id: str) -> list[str]:
    """The levels there are for a game, the strongest last."""
    return ["random", *LEVELS.get(game_id, {})]


def make_bot(game_id: str, level: str) -> Bot:
    if level == "random":
        return RandomBot()
    try:
        return LEVELS[game_id][level]()
    except KeyError:
        raise StarboardError("error-unknown-bot", game=game_id, level=level, known=", ".join(levels(game_id))) from None
