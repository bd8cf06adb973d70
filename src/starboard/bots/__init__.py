"""Players that are programs. They see a game only as a person at their seat could."""

from __future__ import annotations

from pkgutil import resolve_name

from starboard.bots.bot import Bot
from starboard.bots.random_bot import RandomBot
from starboard.kernel.errors import StarboardError

# Bots that know a game, by game and level; `random` plays every game. Each is imported only when it is to play, for
# with it comes all that its game is printed with.
LEVELS: dict[str, dict[str, str]] = {
    "arcs": {"greedy": "starboard.bots.arcs:ArcsGreedy"},
    "carcassonne": {"greedy": "starboard.bots.carcassonne:CarcassonneGreedy"},
    "outer_rim": {"greedy": "starboard.bots.outer_rim:OuterRimGreedy"},
}


def levels(game_id: str) -> list[str]:
    """The levels there are for a game, the strongest last."""
    return ["random", *LEVELS.get(game_id, {})]


def make_bot(game_id: str, level: str) -> Bot:
    if level == "random":
        return RandomBot()
    if level not in LEVELS.get(game_id, {}):
        raise StarboardError("error-unknown-bot", game=game_id, level=level, known=", ".join(levels(game_id)))
    bot = resolve_name(LEVELS[game_id][level])()
    assert isinstance(bot, Bot)
    return bot
