"""The seven standard actions: what can be done by each, and doing it.

A choice is an action with what it is about: (TAX, site), (BUILD, piece, site), (MOVE, origin, system), (REPAIR, piece,
system or site), (INFLUENCE, card), (SECURE, card), (BATTLE, system, defender).
"""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.battle import battle, battle_choices
from starboard.games.arcs.build import build, build_choices, repair, repair_choices
from starboard.games.arcs.court import influence, influence_choices, secure, secure_choices
from starboard.games.arcs.move import move, move_choices
from starboard.games.arcs.notation import card_name, card_text, site_text, system_name, system_text
from starboard.games.arcs.state import SITES, ArcsState, has
from starboard.games.arcs.tax import tax, tax_choices
from starboard.games.arcs.words import (
    ACTIONS,
    BATTLE,
    BUILD,
    FEASTBRINGER,
    INFLUENCE,
    MOVE,
    NOBLE,
    PIECES,
    REPAIR,
    SECURE,
    SHIP,
    TAX,
    WARRIOR,
)
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Argument, Message

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
RULES = (
    "ARC-TAX-01",
    "ARC-BUILD-01",
    "ARC-MOVE-01",
    "ARC-REPAIR-01",
    "ARC-INFLUENCE-01",
    "ARC-SECURE-01",
    "ARC-BATTLE-01",
)


def standard_choices(g: ArcsState, seat: int, actions: int) -> list[Choice]:
    """All that can be done by a set of actions."""
    found: list[Choice] = []
    for action, choices in enumerate(CHOICES):
        if actions >> action & 1:
            found += choices(g, seat)
    return found


# What a leader may do besides an action that the pip of a copy or pivot pays for (ARC-MOD-05, -06): action, bonus.
BONUS = {WARRIOR: (BATTLE, MOVE), FEASTBRINGER: (SECURE, INFLUENCE), NOBLE: (INFLUENCE, INFLUENCE)}


def take(g: ArcsState, seat: int, choice: Choice, copied: bool = False) -> None:
    """Take a standard action; `copied` if the pip of a copy or pivot pays for it."""
    action = choice[0]
    if copied:
        then(
            g,
            *(
                Grant(seat, 1 << bonus)
                for leader, (of, bonus) in BONUS.items()
                if of == action and has(g, seat, leader)
            ),
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


def standard_notation(choice: Choice) -> str:
    action = choice[0]
    said = ACTIONS[action]
    if action == TAX:
        return f"{said} {site_text(choice[1])}"
    if action == BUILD:
        paid = f" slot {choice[3] + 1}" if len(choice) > 3 else ""
        return f"{said} {PIECES[choice[1]]} {site_text(choice[2])}{paid}"
    if action == MOVE:
        return f"{said} {system_text(choice[1])} {system_text(choice[2])}"
    if action == REPAIR:
        where = system_text(choice[2]) if choice[1] == SHIP else site_text(choice[2])
        return f"{said} {PIECES[choice[1]]} {where}"
    if action in (INFLUENCE, SECURE):
        return f"{said} {card_text(choice[1])}"
    return f"{said} {system_text(choice[1])} {choice[2]}"


def standard_targets(choice: Choice) -> tuple[str, ...]:
    action = choice[0]
    first = f"action:{ACTIONS[action]}"
    if action == TAX:
        return (first, f"site:{site_text(choice[1])}")
    if action == BUILD:
        paid = (f"pay:{choice[3] + 1}",) if len(choice) > 3 else ()
        return (first, f"piece:{PIECES[choice[1]]}", f"site:{site_text(choice[2])}", *paid)
    if action == MOVE:
        return (first, f"system:{system_text(choice[1])}", f"to:{system_text(choice[2])}")
    if action == REPAIR:
        if choice[1] == SHIP:
            return (first, f"system:{system_text(choice[2])}")
        return (first, f"site:{site_text(choice[2])}")
    if action in (INFLUENCE, SECURE):
        return (first, f"court:{card_text(choice[1])}")
    return (first, f"system:{system_text(choice[1])}", f"rival:{choice[2]}")


def standard_label(choice: Choice) -> Message:
    action = choice[0]
    if action == TAX:
        return Message("arcs-option-tax", place_of(choice[1]))
    if action == BUILD:
        if len(choice) > 3:
            return Message("arcs-option-build-outside", {**place_of(choice[2]), "paid": choice[3] + 1})
        return Message("arcs-option-build", {"piece": PIECES[choice[1]], **place_of(choice[2])})
    if action == MOVE:
        return Message("arcs-option-move", {"origin": system_name(choice[1]), "system": system_name(choice[2])})
    if action == REPAIR:
        if choice[1] == SHIP:
            return Message("arcs-option-repair-ship", {"system": system_name(choice[2])})
        return Message("arcs-option-repair", {"piece": PIECES[choice[1]], **place_of(choice[2])})
    if action == INFLUENCE:
        return Message("arcs-option-influence", {"card": card_name(choice[1])})
    if action == SECURE:
        return Message("arcs-option-secure", {"card": card_name(choice[1])})
    return Message("arcs-option-battle", {"system": system_name(choice[1]), "owner_seat": choice[2]})


def place_of(site: int) -> dict[str, Argument]:
    """The words for a site: two buildings of a system are told apart by their slots."""
    return {"system": system_name(site // SITES), "slot": site % SITES + 1}


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
        return Ask(self.seat, "arcs-ask-granted", choices, "ARC-NEWACT-07")

    def answer(self, g: ArcsState, choice: Choice) -> None:
        if choice:
            take(g, self.seat, choice, self.copied)

    def notation(self, choice: Choice) -> str:
        return standard_notation(choice) if choice else "nothing"

    def targets(self, choice: Choice) -> tuple[str, ...]:
        return standard_targets(choice) if choice else ("choose:nothing",)

    def granted_by(self, choice: Choice) -> str | None:
        return RULES[choice[0]] if choice else None

    def label(self, choice: Choice) -> Message:
        return standard_label(choice) if choice else Message("arcs-option-nothing")
