"""ARC-MOVE and ARC-CATAPULT."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from starboard.games.arcs import asks, verbs
from starboard.games.arcs.battle.seek import Group, can_sprint, finds_battle, finds_battle_from
from starboard.games.arcs.ids import NOBODY
from starboard.games.arcs.ships import Choice, go, must_stop, parties, starts_catapult
from starboard.games.arcs.state import ArcsState, adjacent, members
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.verb import Spelling

STOP: Choice = ()


def move_choices(g: ArcsState, seat: int) -> list[Choice]:
    """From each system with own ships to each next to it (ARC-MOVE-01, -03, -04)."""
    moves = g.content.moves[g.setup]
    found: list[Choice] = []
    for origin in members(g.fleets[seat]):
        found += moves[origin]
    return found


def move(g: ArcsState, seat: int, origin: int, to: int) -> None:
    then(g, whole_move(g, seat, origin, to))


def most_ships(g: ArcsState, seat: int, ships: int) -> int:
    """Count how many of so many ships may move at once."""
    return (
        min((ships, *g.content.hooks.ships_moved.answers(g, seat)))
        if g.cards[seat] & g.content.hooks.ships_moved.cards
        else ships
    )


def whole_move(g: ArcsState, seat: int, origin: int, to: int, to_battle: bool = False) -> MoveShips:
    """A move from its beginning: all ships of the origin may go."""
    at = 4 * origin + seat
    catapult = starts_catapult(g, seat, origin)
    return MoveShips(seat, origin, to, g.fresh[at], g.damaged[at], catapult, to_battle=to_battle)


@dataclass(slots=True)
class MoveShips(Frame):
    """Choose how many ships go, of those that may (ARC-MOVE-01, ARC-CATAPULT-07, -08)."""

    VERB = verbs.SHIPS

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
        return Ask(self.seat, asks.Ships(self.to), choices, "ARC-MOVE-01", forced=True)

    def choices(self, g: ArcsState) -> Sequence[Choice]:
        most = most_ships(g, self.seat, self.fresh + self.damaged)
        found = parties(self.fresh, self.damaged, most)
        return [party for party in found if finds_battle(g, self, *party)] if self.to_battle else found

    def answer(self, g: ArcsState, choice: Choice) -> None:
        fresh, damaged = choice
        seat, origin, to = self.seat, self.origin, self.to
        goes_on = self.catapult and not must_stop(g, seat, to)
        go(g, seat, origin, to, fresh, damaged, "ARC-MOVE-01")
        groups = self.groups
        left = self.fresh - fresh
        if groups and left:
            groups = (*groups, (origin, left))  # left behind on the way
        elif not groups:
            groups = ((NOBODY, 0),)  # the origin's ships have not moved
        if goes_on:
            then(g, Catapult(seat, to, fresh, damaged, groups, self.sprinting, self.to_battle))
        else:
            rest(g, seat, (*groups, (to, fresh)), self.sprinting, self.to_battle)

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        if g.cards[self.seat] & g.content.hooks.ships_moved.cards and verbs.SHIPS.read(text):
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
        return Ask(self.seat, asks.Catapult(self.at), choices, "ARC-CATAPULT-01")

    @property
    def at_rest(self) -> tuple[Group, ...]:
        """List where the fresh ships of this action are if they stop here."""
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

    def spelled(self, choice: Choice) -> Spelling:
        return (verbs.ON, choice) if choice else (verbs.STAY, ())

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-not-adjacent"), "ARC-MAP-04")


def rest(g: ArcsState, seat: int, groups: tuple[Group, ...], sprinting: bool, to_battle: bool = False) -> None:
    """All ships of the action have come to rest; Sprinter Drives let fresh ones of one place go on."""
    if can_sprint(g, seat, sprinting):
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
        return Ask(self.seat, asks.Sprint(), choices, "ARC-LORE-01")

    def move(self, g: ArcsState, origin: int, to: int) -> MoveShips:
        fresh = min(dict(self.groups)[origin], g.fresh[4 * origin + self.seat])
        catapult = starts_catapult(g, self.seat, origin)
        return MoveShips(self.seat, origin, to, fresh, 0, catapult, (), True, self.to_battle)

    def answer(self, g: ArcsState, choice: Choice) -> None:
        if choice != STOP:
            then(g, self.move(g, *choice))

    def spelled(self, choice: Choice) -> Spelling:
        return (verbs.SPRINT, choice) if choice else (verbs.STOP, ())
