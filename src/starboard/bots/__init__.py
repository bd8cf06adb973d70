"""Players that are programs. They see a game only as a person at their seat could."""

from __future__ import annotations

from pkgutil import resolve_name

from starboard.bots.bot import Bot
from starboard.bots.budget import Budget, read_level
from starboard.bots.levels import MindBot, VagueBot
from starboard.bots.linear import Linear
from starboard.bots.mind import AnyMind
from starboard.bots.random_bot import RandomBot
from starboard.bots.search import SearchBot
from starboard.bots.uct import UctBot
from starboard.kernel.errors import StarboardError

# What bots know of a game, and players that are there to be measured against. Each is imported only when it is to play,
# for with it comes all that its game is printed with.
MINDS = {
    "arcs": "starboard.bots.arcs_mind:ArcsMind",
    "carcassonne": "starboard.bots.carcassonne_mind:CarcassonneMind",
    "outer_rim": "starboard.bots.outer_rim_mind:OuterRimMind",
}
BASELINES: dict[str, dict[str, str]] = {
    "arcs": {"greedy": "starboard.bots.arcs:ArcsGreedy"},
    "carcassonne": {"greedy": "starboard.bots.carcassonne:CarcassonneGreedy"},
    "outer_rim": {"greedy": "starboard.bots.outer_rim:OuterRimGreedy"},
}
RANDOM, UCT = "random", "uct"
# One step ahead without any mistakes, to measure what the search is worth; and the same with weights that a person has
# set, to measure what the learned ones are worth.
SHARP, HANDSET = "sharp", "handset"
EASY, MEDIUM, HARD = "easy", "medium", "hard"
OVERLOOKED = {EASY: 25, MEDIUM: 5}  # of 100 options


def levels(game_id: str) -> list[str]:
    """The levels that people can play against, the strongest last."""
    return [EASY, MEDIUM, HARD] if game_id in MINDS else [RANDOM, *BASELINES.get(game_id, {})]


def usual_level(game_id: str) -> str:
    """That of a bot of which nobody said how strong it is to be."""
    return MEDIUM if game_id in MINDS else levels(game_id)[-1]


def adviser(game_id: str) -> str:
    """The level of the bot that gives hints: the strongest."""
    return levels(game_id)[-1]


def all_levels(game_id: str) -> list[str]:
    """With those that are only there to be measured against."""
    found = [RANDOM, *BASELINES.get(game_id, {}), UCT]
    return [*found, HANDSET, EASY, MEDIUM, SHARP, HARD] if game_id in MINDS else found


def mind_of(game_id: str, weights: str | None = None) -> AnyMind:
    """What bots know of a game, with the weights that were learned, or others of the package."""
    kind: type[AnyMind] = resolve_name(MINDS[game_id])
    return kind(Linear.kept(weights or game_id, kind.features))


def unlearned_mind(game_id: str) -> AnyMind:
    """A mind that can tell features, but not what they are worth: for the fit that finds that out."""
    kind: type[AnyMind] = resolve_name(MINDS[game_id])
    return kind(Linear(kind.features, [0.0] * len(kind.features)))


def make_bot(game_id: str, text: str) -> Bot:
    """A bot of a level, perhaps with its budget for a decision: `medium`, `hard@0.2` (seconds), `hard@300n` (tries)."""
    try:
        level, budget = read_level(text)
    except ValueError:
        level, budget = text, None
    if level not in all_levels(game_id):
        raise StarboardError("error-unknown-bot", game=game_id, level=text, known=", ".join(all_levels(game_id)))
    if level == RANDOM:
        return RandomBot()
    if level == UCT:
        return UctBot(budget or Budget())
    if level in BASELINES.get(game_id, {}):
        bot = resolve_name(BASELINES[game_id][level])()
        assert isinstance(bot, Bot)
        return bot
    mind = mind_of(game_id, f"{game_id}_{HANDSET}" if level == HANDSET else None)
    if level == HARD:
        return SearchBot(mind, budget or Budget())
    if level in (SHARP, HANDSET):
        return MindBot(mind)
    return VagueBot(mind, OVERLOOKED[level], mind.vague[level == MEDIUM])


def is_search(level: str) -> bool:
    """Whether it is worth while to let several workers think about one decision."""
    return level.partition("@")[0] == HARD


def thinks_by_the_clock(level: str) -> bool:
    """Whether it would not do the same again: how far it comes in its time is different on every machine."""
    name, budget = read_level(level)
    return name in (HARD, UCT) and (budget is None or budget.tries is None)


def with_budget(level: str, seconds: float) -> str:
    """The level with so many seconds a decision, if it is one that takes its time."""
    return f"{level}@{seconds:g}" if level in (HARD, UCT) else level
