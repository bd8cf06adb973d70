"""Bots of OpenSpiel and ours in one match, each knowing what its seat knows.

All of them choose the same for the same seed and the same knowledge, whatever is true of what they cannot know.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from starboard.lab.environments.openspiel import StarboardGame, StarboardState  # says what is not installed

# isort: split
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from starboard.bots import make_bot
from starboard.bots.bot import Bot
from starboard.kernel.chance import SEEDS, Dice, below, scramble
from starboard.kernel.errors import StarboardError
from starboard.lab.environments.match import PLACE, outcome

UCT_C = 1.0  # how much a search explores; a game is worth -1 to 1


class Playing(pyspiel.Bot):  # type: ignore[misc]
    """Lets a bot of ours play where OpenSpiel's do: `medium`, `hard@60n`, or one that was made."""

    def __init__(self, game: StarboardGame, level: str | Bot, seed: int = 0) -> None:
        super().__init__()
        self.bot = level if isinstance(level, Bot) else make_bot(game.terms.game, level)
        self.seed = seed

    def restart_at(self, state: StarboardState) -> None:
        """Do nothing: our bots go by the position alone."""

    def step(self, state: StarboardState) -> int:
        match = state.table.match
        if match is None or state.table.pending is not None or match.position.ask is None:
            return int(pyspiel.INVALID_ACTION)
        seat = match.seat
        option = self.bot.choose(match.position, seat, seed_of(state, seat, self.seed))
        options = match.position.ask.options
        return match.action_of(next(at for at, one in enumerate(options) if one.notation == option.notation))


def seed_of(state: StarboardState, seat: int, seed: int) -> int:
    """Make another seed for each decision, from nothing but what the seat knows."""
    return scramble(seed ^ int.from_bytes(state.table.recall.of(seat)[:8], "big"))


class Playouts(mcts.Evaluator):  # type: ignore[misc]
    """Plays on at random, as OpenSpiel's RandomRolloutEvaluator does, but by the rules alone: some times sooner.

    What is still to come by chance is drawn anew in each.
    """

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def evaluate(self, state: StarboardState) -> list[float]:
        table, dice = state.table, self.dice
        match = table.match
        if match is None:
            raise StarboardError("error-environment-not-begun")
        position = match.position.with_fresh_chance(below(dice, SEEDS))
        left = match.terms.longest - match.steps
        if table.pending is not None:
            position.take(match.number_of(table.pending))
            left -= 1
        while position.ask is not None and left > 0:
            position.take(below(dice, len(position.ask.choices)))
            left -= 1
        result = position.result
        return [0.0] * match.terms.seats if result is None else outcome(result, PLACE)

    def prior(self, state: StarboardState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class InformationSets(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's ISMCTS, which can be told to begin anew, and imagines by its seed: its own sampler has none."""

    def __init__(
        self, game: StarboardGame, simulations: int, seed: int = 0, evaluator: Any = None, **more: Any
    ) -> None:
        evaluator = evaluator or Playouts(seed)
        more = {"uct_c": UCT_C, "random_state": np.random.RandomState(seed % (1 << 32)), **more}
        super().__init__(game, evaluator, max_simulations=simulations, **more)
        self.dice = Dice(scramble(seed))
        self.set_resampler(self.imagined)

    def imagined(self, state: StarboardState, player: int) -> StarboardState:
        return state.imagined(player, below(self.dice, SEEDS))

    def restart_at(self, state: StarboardState) -> None:
        self.reset()


class Unknowing(pyspiel.Bot):  # type: ignore[misc]
    """Shows a bot that knows no information sets, such as MCTSBot, nothing but what its seat may know.

    It plays in so many imagined worlds, and what it chooses in most of them is played.
    """

    def __init__(self, bot: Any, seed: int = 0, worlds: int = 1) -> None:
        super().__init__()
        self.bot, self.seed, self.worlds = bot, seed, worlds

    def restart_at(self, state: StarboardState) -> None:
        self.bot.restart_at(state)

    def step(self, state: StarboardState) -> int:
        if state.is_chance_node():
            return int(pyspiel.INVALID_ACTION)
        legal, seat = state.legal_actions(), state.current_player()
        if len(legal) == 1:
            return int(legal[0])
        dice = Dice(seed_of(state, seat, self.seed))
        chosen = [int(self.bot.step(state.imagined(seat, below(dice, SEEDS)))) for _ in range(self.worlds)]
        return Counter(chosen).most_common(1)[0][0]


def unknowing_mcts(game: StarboardGame, simulations: int, seed: int = 0, worlds: int = 1, **more: Any) -> Unknowing:
    """Make OpenSpiel's MCTS, so many simulations in each of its worlds, without a look at what its seat cannot know."""
    more = {"uct_c": UCT_C, "random_state": np.random.RandomState(seed % (1 << 32)), **more}
    evaluator = more.pop("evaluator", None) or Playouts(seed)
    return Unknowing(mcts.MCTSBot(game, max_simulations=simulations, evaluator=evaluator, **more), seed, worlds)
