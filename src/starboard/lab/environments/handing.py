"""Chooses what a learner is handed of what was written down: all arrays, some of them, or one flat vector.

Off-the-shelf learners take one vector; some take a dictionary, but think that planes of bytes are a picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from starboard.kernel.errors import StarboardError
from starboard.lab.environments.encoder import BOUND, Arrays, Encoder

FLAT, MASK = "flat", "action_mask"
IN_A_ROW = "observation", "options", MASK  # what the flat vector has, one after another

Handed: TypeAlias = "Arrays | NDArray[Any]"


class Handing:
    """Hands out the arrays of these names; by the name of `flat`, one vector of float32."""

    def __init__(self, encoder: Encoder, arrays: str | Sequence[str] | None = None) -> None:
        self.boxes = encoder.boxes
        self.is_flat = arrays == FLAT
        wanted = IN_A_ROW if self.is_flat else self.boxes if arrays is None else arrays
        self.names = [wanted] if isinstance(wanted, str) else list(wanted)
        for name in self.names or [""]:
            if name not in self.boxes:
                known = ", ".join([FLAT, *self.boxes])
                raise StarboardError("error-environment-word", name="arrays", value=name, known=known)

    def space(self) -> spaces.Space[Any]:
        """Make a space of what is handed out."""
        boxes = {name: self.boxes[name] for name in self.names}
        if not self.is_flat:
            return spaces.Dict({name: box for name, box in boxes.items()})  # noqa: C416 - as what Dict takes, for mypy
        return spaces.Box(-BOUND, BOUND, (sum(int(np.prod(box.shape)) for box in boxes.values()),), np.float32)

    @property
    def tells_mask(self) -> bool:
        """Tell whether a dictionary is handed out that has the mask, where learners look for it."""
        return not self.is_flat and MASK in self.names

    def of(self, arrays: Arrays, copy: bool = False) -> Handed:
        """Return what is handed out of the arrays of one seat."""
        return self.each(arrays, (), copy)

    def of_games(self, arrays: Arrays, copy: bool) -> Handed:
        """Return what is handed out of arrays of several games, each a row."""
        return self.each(arrays, (len(arrays["observation"]),), copy)

    def each(self, arrays: Arrays, games: tuple[int, ...], copy: bool) -> Handed:
        if self.is_flat:  # which is always a copy
            rows = [arrays[name].reshape(*games, -1) for name in self.names]
            return np.concatenate(rows, axis=-1, dtype=np.float32)
        return {name: arrays[name].copy() if copy else arrays[name] for name in self.names}
