"""Outer Rim for learners, from the state: what is being done, which is written anew as long as it lasts."""

from __future__ import annotations

import numpy as np

from starboard.games.outer_rim.inside import (
    AnswerOffer,
    Attempt,
    Deal,
    OuterRimState,
    Proposal,
    Purchase,
    combat_view,
    deal_view,
    job_view,
    purchase_view,
    roll_view,
    solo_view,
)
from starboard.lab.environments.encoder import BOUND, Floats
from starboard.lab.environments.outer_rim.sight import Sight

SHOWN = frozenset((Attempt, Purchase, Deal, Proposal, AnswerOffer))  # frames that a seat sees something of


class Doing:
    """Writes a row as its views are written."""

    def __init__(self, sight: Sight, seat: int, floats: Floats) -> None:
        about = self.about = sight.about
        self.seat, self.floats = seat, floats
        self.combat, self.roll = floats[about.combat : about.roll], floats[about.roll : about.job]
        self.frames, self.solo = floats[about.job : about.solo], floats[about.solo : about.players]
        self.fighting = self.rolling = self.busy = False  # whether something of that is told
        self.is_told = False  # whether anything is
        self.ai: tuple[int, ...] = ()  # what is told of the AI player was told from

    def look(self, g: OuterRimState) -> None:
        """Write what is told from more than a few fields, if there is or was any of it."""
        if g.combat is not None or self.fighting:
            self.write_combat(g)
        if g.roll is not None or self.rolling:
            self.write_roll(g)
        if g.seats == 1 and (solo := (len(g.ai_deck), g.ai_card, *g.goals)) != self.ai:
            self.ai = solo
            self.write_solo(g)
        busy = not SHOWN.isdisjoint(map(type, g.frames))
        if busy or self.busy:
            self.busy = busy
            self.write_frames(g)
        self.is_told = self.fighting or self.rolling or busy

    def write_combat(self, g: OuterRimState) -> None:
        self.fighting = g.combat is not None
        self.combat.fill(0)
        if g.combat is not None:
            self.about.write_combat(combat_view(g, g.combat), self.seat, self.floats)
            bound(self.combat)

    def write_roll(self, g: OuterRimState) -> None:
        self.rolling = g.roll is not None
        self.roll.fill(0)
        if g.roll is not None:
            self.about.write_roll(roll_view(g, g.roll), self.floats)
            bound(self.roll)

    def write_frames(self, g: OuterRimState) -> None:
        self.frames.fill(0)
        if self.busy:
            self.about.write_job(job_view(g), self.floats)
            self.about.write_purchase(purchase_view(g), self.floats)
            self.about.write_deal(deal_view(g), self.seat, self.floats)
            bound(self.frames)

    def write_solo(self, g: OuterRimState) -> None:
        self.solo.fill(0)
        self.about.write_solo(solo_view(g), self.floats)
        bound(self.solo)


def is_doing(g: OuterRimState) -> bool:
    """Tell whether there is something that takes more than a few fields to tell."""
    return g.combat is not None or g.roll is not None or g.seats == 1 or not SHOWN.isdisjoint(map(type, g.frames))


def bound(stretch: Floats) -> None:
    np.minimum(stretch, BOUND, out=stretch)
    np.maximum(stretch, -BOUND, out=stretch)
