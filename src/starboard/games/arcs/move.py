"""ARC-MOVE and ARC-CATAPULT."""

from __future__ import annotations

import re
from dataclasses import dataclass

from starboard.games.arcs.notation import system_name, system_text
from starboard.games.arcs.pieces import capture
from starboard.games.arcs.state import (
    GATE_STARPORT,
    IS_CITY,
    IS_DAMAGED,
    SITES,
    ArcsState,
    adjacent,
    controller,
    has,
    has_pieces,
    has_starport,
    is_gate,
    others,
    own_ships,
    sites_of,
)
from starboard.games.arcs.tax import uses_bond
from starboard.games.arcs.words import GATE_PORTS, MOVE, NOBODY, REBEL, SHAPER, SPRINTER_DRIVES, SYSTEMS
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell

Choice = tuple[int, ...]
Group = tuple[int, int]  # system, fresh ships that came to rest there
STOP: Choice = ()
FEW = 2  # ships that the Rebel moves at most


def move_choices(g: ArcsState, seat: int) -> list[Choice]:
    """From each system with own ships to each next to it (ARC-MOVE-01, -03, -04)."""
    near = adjacent
    return [
        (MOVE, origin, to)
        for origin, (fresh, damaged) in enumerate(zip(g.fresh[seat::4], g.damaged[seat::4], strict=True))
        if fresh or damaged
        for to in near(g, origin)
    ]


def move(g: ArcsState, seat: int, origin: int, to: int) -> None:
    then(g, whole_move(g, seat, origin, to))


def whole_move(g: ArcsState, seat: int, origin: int, to: int, to_battle: bool = False) -> MoveShips:
    """A move from its beginning: all ships of the origin may go."""
    at = 4 * origin + seat
    catapult = starts_catapult(g, seat, origin)
    return MoveShips(seat, origin, to, g.fresh[at], g.damaged[at], catapult, to_battle=to_battle)


def starts_catapult(g: ArcsState, seat: int, origin: int) -> bool:
    """An own starport, fresh or damaged (ARC-CATAPULT-01, -09, -12); for the Shaper a gate instead."""
    if has(g, seat, SHAPER):
        return is_gate(origin)
    if uses_bond(g, seat):
        return any(g.sites[site] and not g.sites[site] & IS_CITY for site in sites_of(origin))
    return has_starport(g, seat, origin)


def must_stop(g: ArcsState, seat: int, to: int) -> bool:
    """On any planet, and in a gate that another player controls before the ships enter (ARC-CATAPULT-03 to -06)."""
    return not is_gate(to) or controller(g, to) not in (NOBODY, seat)


def enter(g: ArcsState, seat: int, to: int) -> None:
    """What happens to ships that come into a system: Gate Ports capture an agent of their owner."""
    if is_gate(to):
        port = g.sites[SITES * to + GATE_STARPORT]
        if port and not port & IS_DAMAGED:
            keeper = port & 3
            if (
                keeper != seat
                and has(g, keeper, GATE_PORTS)
                and controller(g, to) == keeper
                and capture(g, keeper, seat)
            ):
                tell(g, "arcs-event-captured", "ARC-CAPTIVE-01", seat=keeper, owner_seat=seat, count=1)


def shift(g: ArcsState, seat: int, origin: int, to: int, fresh: int, damaged: int) -> None:
    """Ships change places and keep their damage (ARC-MOVE-02)."""
    start, end = 4 * origin + seat, 4 * to + seat
    g.fresh[start] -= fresh
    g.damaged[start] -= damaged
    g.fresh[end] += fresh
    g.damaged[end] += damaged


def parties(fresh: int, damaged: int, most: int) -> list[Choice]:
    """So many fresh and damaged ships, all of them first."""
    return [
        (some, others)
        for some in range(fresh, -1, -1)
        for others in range(damaged, -1, -1)
        if 0 < some + others <= most
    ]


@dataclass(slots=True)
class MoveShips(Frame):
    """Choose how many ships go, of those that may (ARC-MOVE-01, ARC-CATAPULT-07, -08)."""

    seat: int
    origin: int
    to: int
    fresh: int
    damaged: int
    catapult: bool
    groups: tuple[Group, ...] = ()  # where fresh ships of this action have come to rest
    sprinting: bool = False  # the further move of Sprinter Drives
    to_battle: bool = False  # a battle must be possible afterwards

    def run(self, g: ArcsState) -> Ask:
        choices = self.choices(g)
        return Ask(self.seat, "arcs-ask-ships", choices, "ARC-MOVE-01", forced=True, system=system_name(self.to))

    def choices(self, g: ArcsState) -> list[Choice]:
        most = FEW if has(g, self.seat, REBEL) else self.fresh + self.damaged
        found = parties(self.fresh, self.damaged, most)
        return [party for party in found if finds_battle(g, self, *party)] if self.to_battle else found

    def answer(self, g: ArcsState, choice: Choice) -> None:
        fresh, damaged = choice
        seat, origin, to = self.seat, self.origin, self.to
        stop = must_stop(g, seat, to)
        enter(g, seat, to)
        shift(g, seat, origin, to, fresh, damaged)
        tell(
            g,
            "arcs-event-moved",
            "ARC-MOVE-01",
            seat=seat,
            fresh=fresh,
            damaged=damaged,
            count=fresh + damaged,
            origin=system_name(origin),
            system=system_name(to),
            path=f"{system_text(origin)} {system_text(to)}",
        )
        groups = self.groups
        left = self.fresh - fresh
        if groups and left:
            groups = (*groups, (origin, left))  # left behind on the way
        elif not groups:
            groups = ((NOBODY, 0),)  # the origin's ships have not moved
        if self.catapult and not stop:
            then(g, Catapult(seat, to, fresh, damaged, groups, self.sprinting, self.to_battle))
        else:
            rest(g, seat, (*groups, (to, fresh)), self.sprinting, self.to_battle)

    def notation(self, choice: Choice) -> str:
        return f"ships {choice[0]} {choice[1]}"

    def targets(self, choice: Choice) -> tuple[str, ...]:
        return (f"fresh:{choice[0]}", f"damaged:{choice[1]}")

    def label(self, choice: Choice) -> Message:
        return Message("arcs-option-ships", {"fresh": choice[0], "damaged": choice[1]})

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        if has(g, self.seat, REBEL) and re.fullmatch(r"ships \d+ \d+", text):
            return Refusal(Message("arcs-why-few-ships"), "ARC-PRECEDENCE-02")
        return Refusal(Message("arcs-why-ships"), "ARC-CATAPULT-08" if self.groups else "ARC-MOVE-01")


@dataclass(slots=True)
class Catapult(Frame):
    """Ships in a gate may go on, or stop (ARC-CATAPULT-01, -02, -10, -11). A choice is where to, or nothing."""

    seat: int
    at: int
    fresh: int
    damaged: int
    groups: tuple[Group, ...]
    sprinting: bool
    to_battle: bool = False

    def run(self, g: ArcsState) -> Ask:
        choices: list[Choice] = [STOP, *((to,) for to in adjacent(g, self.at))]
        if self.to_battle:
            choices = [
                choice
                for choice in choices
                if (
                    self.leg(choice[0]).choices(g)
                    if choice
                    else finds_battle_from(g, self.seat, self.at_rest, self.sprinting)
                )
            ]
        return Ask(self.seat, "arcs-ask-catapult", choices, "ARC-CATAPULT-01", system=system_name(self.at))

    @property
    def at_rest(self) -> tuple[Group, ...]:
        """Where the fresh ships of this action are if they stop here."""
        return (*self.groups, (self.at, self.fresh))

    def leg(self, to: int) -> MoveShips:
        return MoveShips(
            self.seat, self.at, to, self.fresh, self.damaged, True, self.groups, self.sprinting, self.to_battle
        )

    def answer(self, g: ArcsState, choice: Choice) -> None:
        if choice == STOP:
            rest(g, self.seat, self.at_rest, self.sprinting, self.to_battle)
        else:
            then(g, self.leg(choice[0]))

    def notation(self, choice: Choice) -> str:
        return f"on {system_text(choice[0])}" if choice else "stop"

    def targets(self, choice: Choice) -> tuple[str, ...]:
        return (f"system:{system_text(choice[0])}",) if choice else ("choose:stop",)

    def granted_by(self, choice: Choice) -> str | None:
        return None if choice else "ARC-CATAPULT-02"

    def label(self, choice: Choice) -> Message:
        return Message("arcs-option-on", {"system": system_name(choice[0])}) if choice else Message("arcs-option-stop")

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-not-adjacent"), "ARC-MAP-04")


def rest(g: ArcsState, seat: int, groups: tuple[Group, ...], sprinting: bool, to_battle: bool = False) -> None:
    """All ships of the action have come to rest; Sprinter Drives let fresh ones of one place go on."""
    if has(g, seat, SPRINTER_DRIVES) and not sprinting:
        moved: dict[int, int] = {}
        for system, fresh in groups:
            if fresh:
                moved[system] = moved.get(system, 0) + fresh
        if moved:
            then(g, Sprint(seat, tuple(moved.items()), to_battle))


@dataclass(slots=True)
class Sprint(Frame):
    """One group of fresh ships that moved may move once more (Sprinter Drives)."""

    seat: int
    groups: tuple[Group, ...]
    to_battle: bool = False

    def run(self, g: ArcsState) -> Ask:
        choices: list[Choice] = [STOP, *((at, to) for at, _ in self.groups for to in adjacent(g, at))]
        if self.to_battle:
            choices = [
                choice
                for choice in choices
                if (self.move(g, *choice).choices(g) if choice else finds_battle_from(g, self.seat, (), True))
            ]
        return Ask(self.seat, "arcs-ask-sprint", choices, "ARC-LORE-01")

    def move(self, g: ArcsState, origin: int, to: int) -> MoveShips:
        fresh = min(dict(self.groups)[origin], g.fresh[4 * origin + self.seat])
        catapult = starts_catapult(g, self.seat, origin)
        return MoveShips(self.seat, origin, to, fresh, 0, catapult, (), True, self.to_battle)

    def answer(self, g: ArcsState, choice: Choice) -> None:
        if choice != STOP:
            then(g, self.move(g, *choice))

    def notation(self, choice: Choice) -> str:
        return f"sprint {system_text(choice[0])} {system_text(choice[1])}" if choice else "stop"

    def targets(self, choice: Choice) -> tuple[str, ...]:
        return tuple(f"system:{system_text(system)}" for system in choice) or ("choose:stop",)

    def label(self, choice: Choice) -> Message:
        if not choice:
            return Message("arcs-option-stop")
        return Message("arcs-option-move", {"origin": system_name(choice[0]), "system": system_name(choice[1])})


# Moving first, for a battle that must follow (the Warrior)


def finds_battle(g: ArcsState, leg: MoveShips, fresh: int, damaged: int) -> bool:
    """Whether there can be a battle after this party of ships has taken this leg of a move, wherever it ends."""
    seat = leg.seat
    for system in range(SYSTEMS):
        gone = fresh + damaged if system == leg.origin else 0
        if own_ships(g, seat, system) > gone and meets_rival(g, seat, system):
            return True
    ends = ends_of(g, seat, leg.to, leg.catapult)
    if any(meets_rival(g, seat, system) for system in ends):
        return True
    groups = (*leg.groups, *((system, fresh) for system in ends))
    return can_sprint(g, seat, leg.sprinting) and sprints_to_battle(g, seat, groups)


def finds_battle_from(g: ArcsState, seat: int, groups: tuple[Group, ...], sprinting: bool) -> bool:
    """The same once all ships have come to rest."""
    if any(own_ships(g, seat, system) and meets_rival(g, seat, system) for system in range(SYSTEMS)):
        return True
    return can_sprint(g, seat, sprinting) and sprints_to_battle(g, seat, groups)


def can_sprint(g: ArcsState, seat: int, sprinting: bool) -> bool:
    return bool(has(g, seat, SPRINTER_DRIVES)) and not sprinting


def sprints_to_battle(g: ArcsState, seat: int, groups: tuple[Group, ...]) -> bool:
    return any(
        meets_rival(g, seat, end)
        for system, fresh in groups
        if fresh
        for to in adjacent(g, system)
        for end in ends_of(g, seat, to, starts_catapult(g, seat, system))
    )


def meets_rival(g: ArcsState, seat: int, system: int) -> bool:
    return any(has_pieces(g, rival, system) for rival in others(g, seat))


def ends_of(g: ArcsState, seat: int, to: int, catapult: bool) -> list[int]:
    """Where ships that go there may end their move."""
    found = [to]
    for system in found:
        if catapult and not must_stop(g, seat, system):
            found += [near for near in adjacent(g, system) if near not in found]
    return found
