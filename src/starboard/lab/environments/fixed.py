"""A fixed action space, beside the numbers of options: an answer has the same number in every decision and game."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from starboard.kernel.errors import StarboardError
from starboard.lab.environments.encoder import ACTIONS
from starboard.lab.environments.handing import MASK, Handed
from starboard.lab.environments.match import RAISE, Match
from starboard.lab.environments.seat import SeatEnv

SIZE = 1 << 14


class FixedActions(gymnasium.Wrapper[Handed, int, Handed, int]):
    """Numbers answers by how they are written (docs/notation.md): a hash of that, modulo the size of the space.

    A list of all answers there could ever be would be far longer. Where two options of one decision fall on the same
    number, the later of them takes the next free one. For learners that have an output for each action.
    """

    def __init__(self, env: SeatEnv, size: int = SIZE) -> None:
        if size < ACTIONS:  # so that every option of a page finds a free number
            raise StarboardError("error-environment-size", size=size, least=ACTIONS)
        super().__init__(env)
        self.match: Match = env.match
        self.terms = env.terms
        self.size = size
        self.action_space = spaces.Discrete(size)  # type: ignore[assignment]
        if self.terms.handing.tells_mask:
            assert isinstance(env.observation_space, spaces.Dict)
            boxes = {**env.observation_space.spaces, MASK: spaces.Box(0, 1, (size,), np.int8)}
            self.observation_space = spaces.Dict(boxes)
        self.meant: dict[int, int] = {}  # number → the option that it stands for now

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Handed, dict[str, Any]]:
        seen, info = self.env.reset(seed=seed, options=options)
        return self._numbered(seen), info

    def step(self, action: int) -> tuple[Handed, float, bool, bool, dict[str, Any]]:
        number, options = int(action), list(self.meant.values())
        there = number in self.meant
        if options and not there and self.terms.illegal == RAISE:
            raise StarboardError("error-environment-action", action=str(action), options=len(options))
        option = self.meant[number] if there else options[number % len(options)] if options else 0
        seen, reward, over, cut_off, info = self.env.step(option)
        return self._numbered(seen), float(reward), over, cut_off, {**info, "illegal": not there}

    def action_masks(self) -> NDArray[np.bool_]:
        """Tell which actions there are, as MaskablePPO asks for it."""
        mask = np.zeros(self.size, np.bool_)
        mask[list(self.meant)] = True
        return mask

    def _numbered(self, seen: Handed) -> Handed:
        """Give each legal action its number, and put these into the mask."""
        match, self.meant = self.match, {}
        for action in match.legal:
            number = crc32(match.notation(action).encode()) % self.size
            while number in self.meant:
                number = (number + 1) % self.size
            self.meant[number] = action
        if isinstance(seen, dict) and MASK in seen:
            seen = {**seen, MASK: self.action_masks().astype(np.int8)}
        return seen
