"""Players that are programs. They see a game only as a person at their seat could."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from starboard.bots.anchors import MARK, anchored, make_anchor
from starboard.bots.bot import Bot
from starboard.bots.budget import Budget, read_level
from starboard.bots.ladder import EVEN, HARD, MASTER, MEDIUM, PEOPLE, SEARCHING, Ladder, between, ladder_of
from starboard.bots.levels import MindBot, MixedBot, Rung, VagueBot, dimmed
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
BY_BUDGET = HARD, MASTER, UCT, "star25", "mcts"  # those that think as long as they are allowed to
IN_LANES = RANDOM, UCT, *SEARCHING  # what compiled rules make faster
ADVICE = 1.0  # seconds at most for a hint: whoever asks for one is waiting
UNKNOWN = 0.3  # how strong the even match is against somebody of whom nothing is known
EVEN_AT = re.compile(rf"{EVEN}(?:@(?P<strength>0(?:\.\d+)?|1(?:\.0+)?))?(?:/(?P<most>\d+(?:\.\d+)?))?")

AnyGame: TypeAlias = Game[Any] | str  # a game, or the id of an installed one


def id_of(game: AnyGame) -> str:
    return game if isinstance(game, str) else game.id


def has_mind(game: AnyGame) -> bool:
    """Tell whether the game names a mind, which is what bots know of it."""
    return parts_of(game).mind is not None


def levels(game: AnyGame) -> list[str]:
    """List the levels that people can play against, the strongest last; the even match, which has none, is first."""
    parts = parts_of(game)
    return [EVEN, *PEOPLE] if parts.mind else [RANDOM, *parts.baselines]


def usual_level(game: AnyGame) -> str:
    """Return the level of a bot for which nobody chose one."""
    return MEDIUM if has_mind(game) else levels(game)[-1]


def adviser(game: AnyGame) -> str:
    """Return the level of the bot that gives hints: the strongest, which makes no mistakes on purpose."""
    return levels(game)[-1]


def all_levels(game: AnyGame) -> list[str]:
    """List all levels, with those that are only there to be measured against."""
    parts = parts_of(game)
    found = [RANDOM, *parts.baselines, UCT]
    return [*found, HANDSET, SHARP, EVEN, *PEOPLE] if parts.mind else found


def is_offered(game: AnyGame, text: str) -> bool:
    """Tell whether a bot of this level may sit at a table: one that is known, or an even match of some strength."""
    found = EVEN_AT.fullmatch(text)
    return text in all_levels(game) or (has_mind(game) and found is not None and found["most"] is None)


def ladder(game: AnyGame) -> Ladder:
    """Load the levels of a game that has a mind."""
    return ladder_of(id_of(game), mind_type(game))


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
    if has_mind(game) and EVEN_AT.fullmatch(text):
        if fast:
            raise StarboardError("error-lane-bots", bots=text, known=", ".join(IN_LANES))
        return even_bot(game, text)
    try:
        level, budget = read_level(text)
    except ValueError:
        level, budget = text, None
    known = [*all_levels(game), *anchored(id_of(game))]
    if level not in known or level == EVEN:  # that of an even match is no budget
        raise StarboardError("error-unknown-bot", game=id_of(game), level=text, known=", ".join(known))
    if fast and level not in IN_LANES:
        raise StarboardError("error-lane-bots", bots=text, known=", ".join(IN_LANES))
    if level not in all_levels(game):
        return make_anchor(id_of(game), level, budget or Budget())
    if level in PEOPLE:
        return person_bot(game, level, budget, fast)
    return measuring_bot(game, level, budget, fast)


def measuring_bot(game: AnyGame, level: str, budget: Budget | None, fast: bool) -> Bot:
    """Make a bot that is only there to be measured against."""
    if level == RANDOM:
        return RandomBot()
    if level == UCT:
        return UctBot(budget or Budget(), fast)
    baseline = parts_of(game).baselines.get(level)
    if baseline is not None:
        return resolve(baseline, Bot)()
    return MindBot(mind_of(game, HANDSET if level == HANDSET else LEARNED))


def person_bot(game: AnyGame, level: str, budget: Budget | None, fast: bool) -> Bot:
    """Make a bot of a level for people. With a budget of its own, one that may search does so without mistakes."""
    if level in SEARCHING and budget is not None:
        return SearchBot(mind_of(game), budget, fast)
    found = ladder(game)
    rung = found.rungs[level]
    if fast and not rung.searches:
        raise StarboardError("error-lane-bots", bots=level, known=", ".join(IN_LANES))
    return rung_bot(game, found, rung, fast)


def rung_bot(game: AnyGame, among: Ladder, rung: Rung, fast: bool = False) -> Bot:
    """Make a bot that is made of these things."""
    mind = mind_of(game)
    if rung.searches:
        return SearchBot(mind, Budget(rung.seconds, rung.tries), fast)
    mind = mind_type(game)(dimmed(mind.linear, among.near, rung.foresight))
    return VagueBot(mind, rung.overlooks, rung.error, rung.forgets, among.sight)


def even_bot(game: AnyGame, text: str) -> Bot:
    """Make a bot of any strength from 0, the weakest level for people, to 1, the strongest."""
    found, asked = ladder(game), EVEN_AT.fullmatch(text)
    below, share = between(found.elos, strength_of(text))
    rungs = [found.rungs[PEOPLE[number]] for number in (below, below + 1)]
    if asked is not None and asked["most"] is not None:
        rungs = [within(rung, float(asked["most"])) for rung in rungs]
    lower, upper = (rung_bot(game, found, rung) for rung in rungs)
    return lower if share <= 0 else upper if share >= 1 else MixedBot(lower, upper, share)


def within(rung: Rung, seconds: float) -> Rung:
    """Let a level that searches take no longer than this."""
    return replace(rung, seconds=min(rung.seconds, seconds)) if rung.searches else rung


def strength_of(text: str) -> float:
    """Return how strong an even match is: `even@0.43`; as usual if that was not found out."""
    found = EVEN_AT.fullmatch(text)
    return float(found["strength"]) if found is not None and found["strength"] is not None else UNKNOWN


def in_lane(level: str) -> bool:
    """Tell whether compiled rules make a bot faster, where the game has them."""
    return level.partition("@")[0] in IN_LANES


def is_search(level: str) -> bool:
    """Tell whether several workers may search one decision together: only where none can be strong enough."""
    return level.partition("@")[0] == MASTER


def thinks_by_the_clock(level: str) -> bool:
    """Tell whether its choice depends on the machine: a budget in seconds allows more tries on a faster one."""
    if EVEN_AT.fullmatch(level):
        return True  # strong enough, it is master now and then
    name, budget = read_level(level)
    if name.partition(MARK)[0] not in BY_BUDGET:
        return False
    return name != HARD if budget is None else budget.clock  # hard by itself makes so many tries


def with_budget(game: AnyGame, level: str, seconds: float) -> str:
    """Add a budget of at most so many seconds a decision to a level, if it is one that searches."""
    if level == UCT:
        return f"{level}@{seconds:g}"
    if EVEN_AT.fullmatch(level) and has_mind(game):
        return f"{level}/{seconds:g}"
    if level not in SEARCHING or not has_mind(game):
        return level
    rung = ladder(game).rungs[level]
    if not rung.searches:
        return level
    return f"{level}@{Budget(min(seconds, rung.seconds), rung.tries, both=rung.tries is not None)}"
