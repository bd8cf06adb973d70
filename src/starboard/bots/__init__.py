"""Players that are programs. They see a game only as a person at their seat could."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from starboard.bots.anchors import MARK, anchored, make_anchor
from starboard.bots.bot import Bot
from starboard.bots.budget import Budget, read_level
from starboard.bots.levels import MindBot, VagueBot
from starboard.bots.linear import LEARNED, Linear
from starboard.bots.mind import AnyMind, Mind
from starboard.bots.random_bot import RandomBot
from starboard.bots.search import SearchBot
from starboard.bots.uct import UctBot
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.parts import resolve
from starboard.kernel.registry import parts_of

RANDOM, UCT = "random", "uct"
# One step ahead without any mistakes, to measure what the search is worth; and the same with weights that a person has
# set, to measure what the learned ones are worth.
SHARP, HANDSET = "sharp", "handset"
EASY, MEDIUM, HARD = "easy", "medium", "hard"
BY_BUDGET = HARD, UCT, "star25", "mcts"  # those that think as long as they are allowed to
IN_LANES = RANDOM, UCT, HARD  # what compiled rules make faster
OVERLOOKED = {EASY: 25, MEDIUM: 5}  # of 100 options

AnyGame: TypeAlias = Game[Any] | str  # a game, or the id of an installed one


def id_of(game: AnyGame) -> str:
    return game if isinstance(game, str) else game.id


def has_mind(game: AnyGame) -> bool:
    """Tell whether the game names a mind, which is what bots know of it."""
    return parts_of(game).mind is not None


def levels(game: AnyGame) -> list[str]:
    """List the levels that people can play against, the strongest last."""
    parts = parts_of(game)
    return [EASY, MEDIUM, HARD] if parts.mind else [RANDOM, *parts.baselines]


def usual_level(game: AnyGame) -> str:
    """Return the level of a bot for which nobody chose one."""
    return MEDIUM if has_mind(game) else levels(game)[-1]


def adviser(game: AnyGame) -> str:
    """Return the level of the bot that gives hints: the strongest."""
    return levels(game)[-1]


def all_levels(game: AnyGame) -> list[str]:
    """List all levels, with those that are only there to be measured against."""
    parts = parts_of(game)
    found = [RANDOM, *parts.baselines, UCT]
    return [*found, HANDSET, EASY, MEDIUM, SHARP, HARD] if parts.mind else found


def mind_type(game: AnyGame) -> type[AnyMind]:
    """Import the mind that the game names. It is done only now, for with it come all tables of the game."""
    path = parts_of(game).mind
    if path is None:
        raise StarboardError("error-no-mind", game=id_of(game))
    return resolve(path, Mind)


def mind_of(game: AnyGame, weights: str = LEARNED) -> AnyMind:
    """Make the mind of a game, with the weights that were learned, or others that are beside its module."""
    kind = mind_type(game)
    return kind(Linear.kept(kind, weights, kind.features))


def mind_with(game: AnyGame, weights: Sequence[float]) -> AnyMind:
    """Make the mind of a game with these weights, one for each of its features."""
    kind = mind_type(game)
    return kind(Linear(kind.features, weights))


def unlearned_mind(game: AnyGame) -> AnyMind:
    """Make a mind that computes features but has no weights yet: for the fit that finds them."""
    return mind_with(game, [0.0] * len(mind_type(game).features))


def make_bot(game: AnyGame, text: str, fast: bool = False) -> Bot:
    """Make a bot of a level, with a budget a decision or not: `medium`, `hard@0.2` (seconds), `hard@300n` (tries).

    A fast one plays the same by the compiled rules of the game (docs/fast-lane.md); it is refused where it would not.
    """
    try:
        level, budget = read_level(text)
    except ValueError:
        level, budget = text, None
    known = [*all_levels(game), *anchored(id_of(game))]
    if level not in known:
        raise StarboardError("error-unknown-bot", game=id_of(game), level=text, known=", ".join(known))
    if fast and level not in IN_LANES:
        raise StarboardError("error-lane-bots", bots=text, known=", ".join(IN_LANES))
    if level not in all_levels(game):
        return make_anchor(id_of(game), level, budget or Budget())
    if level == RANDOM:
        return RandomBot()
    if level == UCT:
        return UctBot(budget or Budget(), fast)
    baseline = parts_of(game).baselines.get(level)
    if baseline is not None:
        return resolve(baseline, Bot)()
    mind = mind_of(game, HANDSET if level == HANDSET else LEARNED)
    if level == HARD:
        return SearchBot(mind, budget or Budget(), fast)
    if level in (SHARP, HANDSET):
        return MindBot(mind)
    return VagueBot(mind, OVERLOOKED[level], mind.vague[level == MEDIUM])


def is_search(level: str) -> bool:
    """Tell whether several workers may search one decision together."""
    return level.partition("@")[0] == HARD


def thinks_by_the_clock(level: str) -> bool:
    """Tell whether its choice depends on the machine: a budget in seconds allows more tries on a faster one."""
    name, budget = read_level(level)
    return name.partition(MARK)[0] in BY_BUDGET and (budget is None or budget.tries is None)


def with_budget(level: str, seconds: float) -> str:
    """Add a budget of so many seconds a decision to the level, if it is one that searches."""
    return f"{level}@{seconds:g}" if level in (HARD, UCT) else level
