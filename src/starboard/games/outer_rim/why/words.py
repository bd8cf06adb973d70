"""Helps to make reasons: registers and says them, and reads what was asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.games.outer_rim.component_names import read_spot
from starboard.games.outer_rim.notation import REASONS, Choice
from starboard.games.outer_rim.state import OuterRimState
from starboard.kernel.frame import Frame
from starboard.kernel.message import Argument, Message, Refusal

Why = Callable[[OuterRimState, Any, Choice], Refusal]


def refuses(*kinds: type[Frame]) -> Callable[[Why], Why]:
    """Register what explains the refusals of these frames."""

    def register(why: Why) -> Why:
        for kind in kinds:
            assert kind not in REASONS, kind
            REASONS[kind] = why
        return why

    return register


def no(reason: str, rule: str, **args: Argument) -> Refusal:
    return Refusal(Message(f"outer_rim-why-{reason}", args), rule)


def first(words: Choice) -> str:
    return words[0] if words else ""


def find_space(g: OuterRimState, words: Choice) -> int | None:
    return g.content.space.get(words[0]) if words else None


def find_spot(g: OuterRimState, words: Choice) -> int | None:
    if not words:
        return None
    try:
        return read_spot(g, words[0])
    except (KeyError, ValueError, IndexError):
        return None


def find_player(g: OuterRimState, words: Choice) -> int | None:
    player = find_number(words)
    return player if player is not None and 0 <= player < g.players else None


def find_number(words: Choice) -> int | None:
    """The last word, if it is one."""
    return int(words[-1]) if words and words[-1].isascii() and words[-1].isdecimal() else None
