"""Many games at once in one process, as a vector of Gymnasium: arrays in, arrays out, no copies in between."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from starboard.kernel.chance import SEEDS, Dice, below, fresh_seed
from starboard.kernel.errors import StarboardError
from starboard.lab.environments.encoder import ACTIONS, Arrays
from starboard.lab.environments.match import RAISE, Match, agreed

Step = tuple[Arrays, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class TablesEnv(VectorEnv[Arrays, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games, each stepped by one action of whoever has to decide there.

    Without `opponents` the learner plays all seats against itself: an observation is that of the seat that has to
    decide (`infos["seat"]`), a reward that of the seat that has just acted, and `infos["rewards"]` has those of all
    seats. A game that is over is followed by the next one in the same step, and its end is in `infos["final_obs"]`.
    With `copy=False` the arrays are written again by the next step, and must be read before.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        opponents: Any = None,
        illegal: str = RAISE,
        copy: bool = True,
        **terms: Any,
    ) -> None:
        if num_envs < 1:
            raise StarboardError("error-environment-games", games=num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.terms = agreed(game, seats, opponents=opponents, illegal=illegal, **terms)
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space: spaces.Dict = self.terms.encoder.observation_space()
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.matches = [Match(self.terms) for _ in range(num_envs)]
        for number, match in enumerate(self.matches):
            match.played = number  # so that seats are even over the games, not only over time
        self._dice: list[Dice] = []
        self._arrays = self.terms.encoder.empty(num_envs)
        self._rows = [{name: array[row] for name, array in self._arrays.items()} for row in range(num_envs)]

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """A seed s means s, s + 1 … for the games; a list has one for each."""
        if seed is None:
            seeds: list[int | None] = [None] * self.num_envs
        else:
            seeds = [seed + row for row in range(self.num_envs)] if isinstance(seed, int) else list(seed)
        if len(seeds) != self.num_envs:
            raise StarboardError("error-environment-seeds", games=self.num_envs, seeds=len(seeds))
        if not self._dice or seed is not None:
            self._dice = [Dice(fresh_seed() if one is None else one) for one in seeds]
            for number, match in enumerate(self.matches):
                match.played = number
        for row in range(self.num_envs):
            self._start(row)
        return self._seen(), {"seat": np.array([match.seat for match in self.matches])}

    def _start(self, row: int) -> None:
        match = self.matches[row]
        while True:
            match.start(below(self._dice[row], SEEDS))
            if not match.over and not match.cut_off:
                break  # else the bots have ended the game before the learner was asked
        match.write(match.seat, self._rows[row])

    def step(self, actions: NDArray[np.int64]) -> Step:
        n, seats = self.num_envs, self.terms.seats
        rewards, all_rewards = np.zeros(n), np.zeros((n, seats))
        over, cut_off = np.zeros(n, bool), np.zeros(n, bool)
        there = np.ones(n, bool)
        infos: dict[str, Any] = {}
        for row, (match, action) in enumerate(zip(self.matches, actions.tolist(), strict=True)):
            actor = match.seat
            there[row] = match.act(action)
            rewards[row] = match.rewards[actor]
            all_rewards[row] = match.rewards
            if match.position.ask is None or match.cut_off:
                over[row], cut_off[row] = match.over, match.cut_off
                infos = self._add_info(infos, self._end(match, actor), row)
                self._start(row)
            else:
                match.write(match.seat, self._rows[row])
        infos["seat"] = np.array([match.seat for match in self.matches])
        infos["rewards"] = all_rewards
        infos["illegal"] = ~there
        return self._seen(), rewards, over, cut_off, infos

    def _end(self, match: Match, actor: int) -> dict[str, Any]:
        final: dict[str, Any] = {"seat": actor}
        result = match.position.result
        if result is not None:
            final |= {"scores": np.array(result.scores), "places": np.array(result.places)}
        return {"final_obs": match.observe(actor), "final_info": final}

    def _seen(self) -> Arrays:
        return {name: array.copy() for name, array in self._arrays.items()} if self.copy else self._arrays
