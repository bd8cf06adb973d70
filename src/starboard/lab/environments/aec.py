"""PettingZoo: each seat is an agent, and whoever has to decide is next."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from starboard.kernel.chance import SEEDS, Dice, below, fresh_seed
from starboard.kernel.errors import StarboardError
from starboard.lab.environments.encoder import ACTIONS
from starboard.lab.environments.handing import Handed
from starboard.lab.environments.match import Match, agreed


class TableEnv(AECEnv):  # type: ignore[misc]
    """A game with a learner at every seat. `reset(seed=…)` makes all games after it the same again.

    Only decisions are asked: what a seat might do out of turn (offers in Outer Rim) is left out.
    """

    def __init__(self, game: str, seats: int | None = None, *, render_mode: str | None = None, **terms: Any) -> None:
        super().__init__()
        self.terms = agreed(game, seats, **terms)
        if self.terms.opponents:
            raise StarboardError("error-environment-no-opponents")
        self.metadata = {"name": f"starboard_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.match = Match(self.terms)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.terms.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: self.terms.handing.space() for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._dice: Dice | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._dice is None:
            self._dice = Dice(fresh_seed() if seed is None else seed)
        self.match.start(below(self._dice, SEEDS))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Handed:
        return self.terms.handing.of(self.match.observe(self._seats[agent]))

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise StarboardError("error-environment-over")
        agent, match = self.agent_selection, self.match
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not isinstance(action, (int, np.integer)):
            raise StarboardError("error-environment-action", action=str(action), options=len(match.legal))
        match.act(int(action))
        total = self._cumulative_rewards
        total[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, match.rewards, strict=True))
        if any(match.rewards):
            for name, reward in self.rewards.items():
                total[name] += reward
        if match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif match.cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()

    def _select(self) -> None:
        """Name who is next, and what it may do, unless it is handed that."""
        self.agent_selection = self.possible_agents[self.match.seat]
        if not self.terms.handing.tells_mask:
            self.infos = {agent: {} for agent in self.agents}
            self.infos[self.agent_selection]["action_mask"] = self.match.mask

    def render(self) -> str | None:
        """Return the record of the game so far."""
        return self.match.position.record if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: nothing is held open."""
