"""New actions of lore cards about ships: Force Beams, Survival Overrides."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.battle.destroy import destroy_ship
from starboard.games.arcs.deeds import Args, Deed
from starboard.games.arcs.effects import effect
from starboard.games.arcs.hooks import Hooks
from starboard.games.arcs.ships import parties, shift
from starboard.games.arcs.state import (
    IS_CITY,
    IS_DAMAGED,
    OWNER,
    SITES,
    ArcsState,
    adjacent,
    in_play,
    others,
    own_ships,
)
from starboard.games.arcs.tables.abilities import Ability
from starboard.games.arcs.tables.player_board import ALL_SHIPS
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell
from starboard.kernel.verb import Spelling

Choice = tuple[int, ...]
NO_SHIP: Choice = ()
FRESH, DAMAGED = 0, 1


# Force Beams


def guide_choices(g: ArcsState, seat: int) -> list[Args]:
    """From a system with an own fresh starport to one next to it, or the other way, if any ships are there."""
    ways = set()
    for system in in_play(g):
        if has_fresh_starport(g, seat, system):
            for other in adjacent(g, system):
                ways |= {(system, other), (other, system)}
    return sorted((origin, to) for origin, to in ways if owners_of_ships(g, origin))


def has_fresh_starport(g: ArcsState, seat: int, system: int) -> bool:
    buildings = g.sites[SITES * system : SITES * system + SITES]
    return any(
        building and building & OWNER == seat and not building & (IS_CITY | IS_DAMAGED) for building in buildings
    )


def owners_of_ships(g: ArcsState, system: int) -> tuple[int, ...]:
    return tuple(owner for owner in range(g.seats) if own_ships(g, owner, system))


def guide(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    origin, to = args
    then(g, GuideShips(seat, origin, to, owners_of_ships(g, origin), False))


@dataclass(slots=True)
class GuideShips(Frame):
    """Asks how many ships go, player by player, at least one in all: one step, and what bends moves is ignored."""

    VERB = verbs.SHIPS

    seat: int
    origin: int
    to: int
    owners: tuple[int, ...]  # still to be asked for
    moved: bool

    def run(self, g: ArcsState) -> Ask | None:
        if not self.owners:
            return None
        at = 4 * self.origin + self.owners[0]
        choices = parties(g.fresh[at], g.damaged[at], ALL_SHIPS)
        if self.moved or len(self.owners) > 1:
            choices = (*choices, (0, 0))
        return Ask(self.seat, asks.Guide(self.owners[0], self.origin, self.to), choices, "ARC-MOD-02", forced=True)

    def answer(self, g: ArcsState, choice: Choice) -> None:
        fresh, damaged = choice
        owner = self.owners[0]
        if choice != (0, 0):
            shift(g, owner, self.origin, self.to, fresh, damaged)
            tell(g, events.Guided(self.seat, owner, self.origin, self.to, fresh, damaged))
        moved = self.moved or choice != (0, 0)
        then(g, GuideShips(self.seat, self.origin, self.to, self.owners[1:], moved))

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-guide"), "ARC-NEWACT-02")


# Survival Overrides


def martyr_choices(g: ArcsState, seat: int) -> list[Args]:
    return [(system,) for system, fresh in enumerate(g.fresh[seat::4]) if fresh]


def martyr(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    (system,) = args
    destroy_ship(g, seat, seat, system, damaged=False)
    then(g, TakeAlong(seat, system))


@dataclass(slots=True)
class TakeAlong(Frame):
    """A rival's ship that is destroyed with the martyr, or none. A choice is whose, and whether a damaged one."""

    seat: int
    system: int

    def run(self, g: ArcsState) -> Ask | None:
        choices: list[Choice] = [
            (owner, state)
            for owner in others(g, self.seat)
            for state, ships in ((FRESH, g.fresh), (DAMAGED, g.damaged))
            if ships[4 * self.system + owner]
        ]
        if not choices:
            return None
        return Ask(self.seat, asks.Martyr(self.system), [*choices, NO_SHIP], "ARC-GLOSS-14")

    def answer(self, g: ArcsState, choice: Choice) -> None:
        if choice != NO_SHIP:
            owner, state = choice
            destroy_ship(g, owner, self.seat, self.system, damaged=state == DAMAGED)

    def spelled(self, choice: Choice) -> Spelling:
        if not choice:
            return verbs.NONE, ()
        owner, state = choice
        return verbs.DESTROY, ((self.system, owner, state), owner, state)


@effect("move_any_ships", "new_action")
def move_any_ships(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Force Beams: ships of any colour."""
    ability.only("link", "fresh_own_starport_and_adjacent")
    ability.only("ignore", "move_modifiers_in_play_areas")
    return Deed(verbs.WAY, card, "ARC-NEWACT-02", guide_choices, guide, replaces=ability.replaces)


@effect("sacrifice_ship", "new_action")
def sacrifice_ship(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Survival Overrides: an own ship for a foreign one."""
    ability.only("cost", "destroy_1_fresh_own_ship")
    ability.only("effect_on", "destroy_1_foreign_ship_same_system_as_trophy")
    return Deed(verbs.IN_SYSTEM, card, "ARC-NEWACT-02", martyr_choices, martyr, replaces=ability.replaces)
