"""Tells what went wrong with a program: each costs it a move."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, get_args

Kind: TypeAlias = Literal[
    "start",  # it did not say hello in time
    "slow",  # it did not answer in time
    "ended",  # its process ended, or let go of its output
    "memory",  # the same, for want of memory
    "flood",  # a line, or all that it said before an answer, was too long
    "garbled",  # a line was no message
    "confused",  # a message was of another kind, decision, seat or protocol than was asked for
    "illegal",  # its choice was no option
    "gone",  # it was given up in this game, so nobody asked it
]
KINDS: tuple[Kind, ...] = get_args(Kind)
SHOWN = 120  # signs
BREAKS: frozenset[Kind] = frozenset(("start", "slow", "ended", "memory", "flood"))  # its process is of no more use


class Mishap(Exception):
    """Says what went wrong. `said` fills in the text `program-KIND`; `why` is for the program and its author."""

    def __init__(self, kind: Kind, why: str, **said: Any) -> None:
        super().__init__(kind, why)
        self.kind: Kind = kind
        self.why = why
        self.said = said


def shown(text: str) -> str:
    """Cut what a program said to what can be shown anywhere: neither long, nor with signs that steer a terminal."""
    clean = "".join(sign if sign.isprintable() else " " for sign in text[: SHOWN + 1]).strip()
    return clean if len(clean) <= SHOWN else f"{clean[:SHOWN]}…"
