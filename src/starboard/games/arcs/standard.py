"""The seven standard actions: what can be done by each, and doing it.

A choice is an action with what it is about: (TAX, site), (BUILD, piece, site), (MOVE, origin, system), (REPAIR, piece,
system or site), (INFLUENCE, card), (SECURE, card), (BATTLE, system, defender).
"""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import asks, verbs
from starboard.games.arcs.battle import battle, battle_choices
from starboard.games.arcs.build import build, build_choices, repair, repair_choices
from starboard.games.arcs.court import influence, influence_choices, secure, secure_choices
from starboard.games.arcs.ids import (
    BATTLE,
    BUILD,
    INFLUENCE,
    MOVE,
    REPAIR,
    SECURE,
    SHIP,
    TAX,
)
from starboard.games.arcs.move import move, move_choices
from starboard.games.arcs.state import ArcsState
from starboard.games.arcs.tax import tax, tax_choices
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.verb import Spelling

Choice = tuple[int, ...]
NOTHING: Choice = ()

CHOICES = (
    tax_choices,
    build_choices,
    move_choices,
    repair_choices,
    influence_choices,
    secure_choices,
    battle_choices,
)
CHOICES_OF = tuple(  # by a set of actions
    tuple(choices for action, choices in enumerate(CHOICES) if actions >> action & 1)
    for actions in range(1 << len(CHOICES))
)
VERBS = (verbs.TAX, verbs.BUILD, verbs.MOVE, verbs.REPAIR, verbs.INFLUENCE, verbs.SECURE, verbs.BATTLE)


def standard_choices(g: ArcsState, seat: int, actions: int) -> list[Choice]:
    """All that can be done by a set of actions."""
    found: list[Choice] = []
    for choices in CHOICES_OF[actions]:
        found += choices(g, seat)
    return found


def take(g: ArcsState, seat: int, choice: Choice, copied: bool = False) -> None:
    """Take a standard action; `copied` if the pip of a copy or pivot pays for it."""
    action = choice[0]
    if copied and g.cards[seat] & g.content.hooks.bonus_action.cards:
        # What cards add to an action that the pip of a copy or pivot pays for (ARC-MOD-05, -06).
        then(
            g, *(Grant(seat, 1 << bonus) for of, bonus in g.content.hooks.bonus_action.answers(g, seat) if of == action)
        )
    if action == TAX:
        tax(g, seat, choice[1], copied)
    elif action == BUILD:
        build(g, seat, *choice[1:])
    elif action == MOVE:
        move(g, seat, choice[1], choice[2])
    elif action == REPAIR:
        repair(g, seat, choice[1], choice[2])
    elif action == INFLUENCE:
        influence(g, seat, choice[1])
    elif action == SECURE:
        secure(g, seat, choice[1])
    else:
        assert action == BATTLE
        battle(g, seat, choice[1], choice[2], copied)


def spelled_action(choice: Choice) -> Spelling:
    """Say which verb it is, or that nothing is done."""
    if not choice:
        return verbs.NOTHING, ()
    action, *about = choice
    if action == BUILD and len(about) > 2:
        return verbs.BUILD_OUTSIDE, choice[1:]
    if action == REPAIR and about[0] == SHIP:
        return verbs.REPAIR_SHIP, choice[2:]
    return VERBS[action], choice[1:]


@dataclass(slots=True)
class Grant(Frame):
    """A card grants one standard action of a set: it is not paid for, so nothing replaces it (ARC-NEWACT-07)."""

    seat: int
    actions: int
    must: bool = False  # whether it has to be taken, if it can be
    copied: bool = False

    def run(self, g: ArcsState) -> Ask | None:
        choices = standard_choices(g, self.seat, self.actions)
        if not choices:
            return None
        if not self.must:
            choices.append(NOTHING)
        return Ask(self.seat, asks.Granted(), choices, "ARC-NEWACT-07")

    def answer(self, g: ArcsState, choice: Choice) -> None:
        if choice:
            take(g, self.seat, choice, self.copied)

    def spelled(self, choice: Choice) -> Spelling:
        return spelled_action(choice)
