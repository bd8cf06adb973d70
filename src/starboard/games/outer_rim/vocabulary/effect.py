"""Declares what every effect is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, TypeVar, dataclass_transform

from starboard.games.outer_rim.vocabulary.declared import Declared, declare


@dataclass(frozen=True, slots=True)
class Effect(Declared):
    """One effect; a list of them is a script."""

    # The only lists it can stand in, if not all: elsewhere there is no card, job, cargo or roll for it.
    homes: ClassVar[tuple[str, ...]] = ()


E = TypeVar("E", bound=Effect)
EFFECTS: dict[str, type[Effect]] = {}


@dataclass_transform(frozen_default=True)
def declared(*homes: str) -> Callable[[type[E]], type[E]]:
    """Declare an effect, and the lists it can stand in, if not in all (contexts of load/scripts.py)."""

    def register(cls: type[E]) -> type[E]:
        made = declare(cls)
        made.homes = homes
        assert made.word not in EFFECTS, made.word
        EFFECTS[made.word] = made
        return made

    return register
