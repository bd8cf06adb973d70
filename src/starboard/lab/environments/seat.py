"""Gymnasium: one seat learns, bots sit at the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from starboard.bots import RANDOM
from starboard.kernel.chance import SEEDS, Dice, below, fresh_seed
from starboard.lab.environments.encoder import ACTIONS
from starboard.lab.environments.handing import Handed
from starboard.lab.environments.match import WRAP, Match, agreed


class SeatEnv(gymnasium.Env[Handed, int]):
    """`opponents` is a level of starboard.bots for all other seats, or a list of levels or bots.

    `seat` is where the learner sits; None changes it from game to game. Many learners know no masks, so an action that
    is not there counts as the one it is modulo the number of options, and `info` says so; `illegal="raise"` refuses it.
    `arrays` names those that it is handed, if not all; `"flat"` is one vector.
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
        self.observation_space = self.terms.handing.space()
        self.action_space = spaces.Discrete(ACTIONS)  # type: ignore[assignment]
        self._dice: Dice | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Handed, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or self._dice is None:
            self._dice = Dice(fresh_seed() if seed is None else seed)
            self.match.played = 0
        while True:
            self.match.start(below(self._dice, SEEDS))
            if not self.match.over and not self.match.cut_off:
                break  # else the bots have ended the game before the learner was asked
        return self._seen(), {"seat": self.match.learner}

    def step(self, action: int) -> tuple[Handed, float, bool, bool, dict[str, Any]]:
        match = self.match
        there = match.act(int(action))
        info: dict[str, Any] = {"seat": match.learner, "illegal": not there}
        if match.over:
            result = match.position.result
            assert result is not None
            info |= {"scores": result.scores, "places": result.places}
        return self._seen(), match.rewards[match.learner], match.over, match.cut_off, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Tell which actions there are, as MaskablePPO asks for it."""
        return self.match.mask.astype(np.bool_)

    def _seen(self) -> Handed:
        return self.terms.handing.of(self.match.observe(self.match.learner))

    def render(self) -> str | None:
        """Return the record of the game so far."""
        return self.match.position.record if self.render_mode == "ansi" else None
