"""Many games at once, as a vector of Gymnasium: arrays in, arrays out, no copies in between."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from starboard.bots.bot import Bot
from starboard.kernel.chance import fresh_seed
from starboard.kernel.errors import StarboardError
from starboard.lab.environments.encoder import ACTIONS, TURN_PAGE
from starboard.lab.environments.handing import Handed
from starboard.lab.environments.match import RAISE, agreed
from starboard.lab.environments.share import AnyShare, share_of
from starboard.lab.environments.sheet import every, sheet_in, size
from starboard.lab.environments.spread import Spread, shared

Step = tuple[Handed, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class TablesEnv(VectorEnv[Handed, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games, each stepped by one action of whoever has to decide there.

    Without `opponents` the learner plays all seats against itself: an observation is that of the seat that has to
    decide (`infos["seat"]`), a reward that of the seat that has just acted, and `infos["rewards"]` has those of all
    seats. A game that is over is followed by the next one in the same step, and its end is in `infos["final_obs"]`.
    With `copy=False` the arrays are written again by the next step, and must be read before. With `jobs` the games are
    stepped by so many processes, with the same results; `close()` ends them. A step that is refused changes nothing.
    With `fast` they are stepped by the compiled rules of the game, with the same results (docs/fast-lane.md).
    `arrays` names those that are handed out, if not all; `"flat"` is one row of numbers for each game.
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
        jobs: int = 1,
        fast: bool = False,
        **terms: Any,
    ) -> None:
        if num_envs < 1:
            raise StarboardError("error-environment-games", games=num_envs)
        if jobs not in range(1, num_envs + 1):
            raise StarboardError("error-environment-jobs", jobs=str(jobs), games=num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.terms = agreed(game, seats, opponents=opponents, illegal=illegal, **terms)
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space = self.terms.handing.space()
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._begun = False
        self._fast = fast and jobs == 1
        self._games: AnyShare | Spread
        if jobs == 1:
            self._sheet = sheet_in(bytearray(size(self.terms, num_envs)), self.terms, num_envs)
            self._games = share_of(self.terms, self._sheet, 0, fast)
        else:
            refuse_bots(opponents)
            memory = shared(self.terms, num_envs)
            self._sheet = sheet_in(memory, self.terms, num_envs)
            self._games = Spread(self.terms, opponents, memory, num_envs, jobs, fast)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Handed, dict[str, Any]]:
        """Begin new games. A seed s means s, s + 1 … for the games; a list has one for each."""
        self._check_open()
        if seed is None:
            seeds: list[int | None] = [None] * self.num_envs
        else:
            seeds = [seed + row for row in range(self.num_envs)] if isinstance(seed, int) else list(seed)
        if len(seeds) != self.num_envs:
            raise StarboardError("error-environment-seeds", games=self.num_envs, seeds=len(seeds))
        anew = seed is not None or not self._begun
        self._games.reset([fresh_seed() if one is None else index(one) for one in seeds] if anew else None)
        self._begun = True
        return self._seen(), {"seat": self._sheet.seat.copy()}

    def step(self, actions: NDArray[np.int64]) -> Step:
        self._check_open()
        ends = self._games.step(self._checked(actions))
        sheet = self._sheet
        infos: dict[str, Any] = {}
        for row, end in ends:
            infos = self._add_info(infos, end | {"final_obs": self.terms.handing.of(end["final_obs"])}, row)
        infos["seat"] = sheet.seat.copy()
        infos["rewards"] = sheet.all_rewards.copy()
        infos["illegal"] = sheet.illegal.copy()
        return self._seen(), sheet.rewards.copy(), sheet.over.copy(), sheet.cut_off.copy(), infos

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes, if there are any, and let go of the arrays."""
        self._games.close()
        del self._sheet

    def _check_open(self) -> None:
        if self._games.closed:
            raise StarboardError("error-environment-closed")

    def _checked(self, actions: NDArray[np.int64]) -> Any:
        """Check all actions before any is taken, so that nothing has changed if one is refused."""
        if not self._begun:
            raise StarboardError("error-environment-not-begun")
        found, one_each = np.shape(actions), (self.num_envs,)
        if found != one_each:
            raise StarboardError("error-environment-actions", found=str(found), wanted=str(one_each))
        given, sheet = np.asarray(actions), self._sheet
        strict = self.terms.illegal == RAISE
        # Most of the time all are there, and that is seen at once.
        if given.dtype.kind in "iu" and (not strict or are_there(given, sheet.shown, sheet.turns)):
            return given if self._fast and given.dtype == np.int64 else given.tolist()
        wanted: list[Any] = given.tolist()
        for action, shown, turns in zip(wanted, sheet.shown.tolist(), sheet.turns.tolist(), strict=True):
            there = isinstance(action, int)
            if there and strict:
                there = 0 <= action < shown or (turns and action == TURN_PAGE)
            if not there:
                raise StarboardError("error-environment-action", action=str(action), options=shown)
        return wanted

    def action_masks(self) -> NDArray[np.bool_]:
        """Tell which actions there are in each game, as MaskablePPO asks for it."""
        self._check_open()
        return self._sheet.seen["action_mask"].astype(np.bool_)

    def _seen(self) -> Handed:
        return self.terms.handing.of_games(self._sheet.seen, self.copy)


def are_there(actions: NDArray[Any], shown: NDArray[Any], turns: NDArray[Any]) -> bool:
    """Tell whether the action of each game is one of those shown, or turns the page."""
    there: NDArray[np.bool_] = (actions >= 0) & (actions < shown)
    return every(there) or every(there | (turns & (actions == TURN_PAGE)))


def refuse_bots(opponents: Any) -> None:
    """Refuse bots, which may hold anything; a level is made into the same bot in every process."""
    for one in [] if opponents is None or isinstance(opponents, str) else opponents:
        if isinstance(one, Bot):
            raise StarboardError("error-environment-bots", bot=type(one).__name__)
