"""Gymnasium: one seat learns, bots sit at the others."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from starboard.bots import RANDOM
from starboard.kernel.chance import SEEDS, Dice, below, fresh_seed
from starboard.lab.environments.encoder import ACTIONS, Arrays
from starboard.lab.environments.match import WRAP, Match, agreed


class SeatEnv(gymnasium.Env[Arrays, int]):
    """`opponents` is a level of starboard.bots for all other seats, or a list of levels or bots.

    `seat` is where the learner sits; None changes it from game to game. Many learners know no masks, so an action that
    is not there counts as the one it is modulo the number of options, and `info` says so; `illegal="raise"` refuses it.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        opponents: Any = RANDOM,
        illegal: str = WRAP,
        render_mode: str | None = None,
        **terms: Any,
    ) -> None:
        self.render_mode = render_mode
        self.terms = agreed(game, seats, opponents=opponents, illegal=illegal, **terms)
        self.match = Match(self.terms)
        self.observation_space = self.terms.encoder.observation_space()  # type: ignore[assignment]
        self.action_space = spaces.Discrete(ACTIONS)  # type: ignore[assignment]
        self._dice: Dice | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or self._dice is None:
            self._dice = Dice(fresh_seed() if seed is None else seed)
            self.match.played = 0
        while True:
            self.match.start(below(self._dice, SEEDS))
            if not self.match.over and not self.match.cut_off:
                break  # else the bots have ended the game before the learner was asked
        return self.match.observe(self.match.learner), {"seat": self.match.learner}

    def step(self, action: int) -> tuple[Arrays, float, bool, bool, dict[str, Any]]:
        match = self.match
        there = match.act(int(action))
        info: dict[str, Any] = {"seat": match.learner, "illegal": not there}
        if match.over:
            result = match.position.result
            assert result is not None
            info |= {"scores": result.scores, "places": result.places}
        return match.observe(match.learner), match.rewards[match.learner], match.over, match.cut_off, info

    def render(self) -> str | None:
        """Return the record of the game so far."""
        return self.match.position.record if self.render_mode == "ansi" else None
