"""Declare what the server tells of a finished game that it has searched again."""

from __future__ import annotations

import msgspec

from starboard.tables.summary import Said


class ChanceTold(msgspec.Struct):
    """Tells what part of the victory each seat could expect after `ply` moves."""

    ply: int
    shares: list[float]


class JudgedTold(msgspec.Struct, omit_defaults=True):
    """A decision that was made after `ply` moves, and the best one found instead."""

    ply: int
    seat: int
    played: Said
    best: Said
    share: float  # of the victory that was to be expected from it
    best_share: float
    loss: float  # what it gave away
    right: bool = False  # it was the best one itself
    played_targets: tuple[str, ...] = ()  # what it was about
    targets: tuple[str, ...] = ()  # what the best one is about


class AnalysisTold(msgspec.Struct, omit_defaults=True):
    """A finished game looked at again: `done` decisions of `total` so far, all of them if it is `ready`."""

    id: str
    game: str
    moves: int
    done: int
    total: int | None  # None: not known yet
    ready: bool
    before: int = 0  # games that are looked at first
    chances: list[ChanceTold] = []
    decisions: list[JudgedTold] = []
    turning_points: list[int] = []  # plies
