"""New actions of lore cards about ships: Force Beams, Survival Overrides."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.choosing import ShipsChoice
from starboard.games.arcs.deeds import Args, Deed, say_system
from starboard.games.arcs.destroy import destroy_ship
from starboard.games.arcs.notation import system_name, system_text
from starboard.games.arcs.ships import parties, shift
from starboard.games.arcs.state import IS_CITY, IS_DAMAGED, SITES, ArcsState, adjacent, in_play, others, own_ships
from starboard.games.arcs.words import ALL_SHIPS, FORCE_BEAMS, MOVE, SURVIVAL_OVERRIDES
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell

Choice = tuple[int, ...]
NO_SHIP: Choice = ()
FRESH, DAMAGED = 0, 1
STATES = ("fresh", "damaged")


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
    return any(building and building & 3 == seat and not building & (IS_CITY | IS_DAMAGED) for building in buildings)


def owners_of_ships(g: ArcsState, system: int) -> tuple[int, ...]:
    return tuple(owner for owner in range(g.seats) if own_ships(g, owner, system))


def guide(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    origin, to = args
    then(g, GuideShips(seat, origin, to, owners_of_ships(g, origin), False))


@dataclass(slots=True)
class GuideShips(ShipsChoice):
    """How many ships go, player by player, at least one in all: one step, and what bends moves is ignored."""

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
            choices.append((0, 0))
        return Ask(
            self.seat,
            "arcs-ask-guide",
            choices,
            "ARC-MOD-02",
            forced=True,
            owner_seat=self.owners[0],
            origin=system_name(self.origin),
            system=system_name(self.to),
        )

    def answer(self, g: ArcsState, choice: Choice) -> None:
        fresh, damaged = choice
        owner = self.owners[0]
        if choice != (0, 0):
            shift(g, owner, self.origin, self.to, fresh, damaged)
            tell(
                g,
                "arcs-event-guided",
                "ARC-NEWACT-02",
                seat=self.seat,
                owner_seat=owner,
                fresh=fresh,
                damaged=damaged,
                count=fresh + damaged,
                origin=system_name(self.origin),
                system=system_name(self.to),
                path=f"{system_text(self.origin)} {system_text(self.to)}",
            )
        moved = self.moved or choice != (0, 0)
        then(g, GuideShips(self.seat, self.origin, self.to, self.owners[1:], moved))

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-guide"), "ARC-NEWACT-02")


# Survival Overrides


def martyr_choices(g: ArcsState, seat: int) -> list[Args]:
    return [(system,) for system, fresh in enumerate(g.fresh[seat::4]) if fresh]


def martyr(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    (system,) = args
    g.fresh[4 * system + seat] -= 1
    destroy_ship(g, seat, seat, system)
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
        return Ask(self.seat, "arcs-ask-martyr", [*choices, NO_SHIP], "ARC-GLOSS-14", system=system_name(self.system))

    def answer(self, g: ArcsState, choice: Choice) -> None:
        if choice != NO_SHIP:
            owner, state = choice
            (g.damaged if state == DAMAGED else g.fresh)[4 * self.system + owner] -= 1
            destroy_ship(g, owner, self.seat, self.system)

    def notation(self, choice: Choice) -> str:
        return f"destroy {choice[0]} {STATES[choice[1]]}" if choice else "none"

    def targets(self, choice: Choice) -> tuple[str, ...]:
        if not choice:
            return ("choose:none",)
        return (f"ship:{system_text(self.system)}/{choice[0]}/{STATES[choice[1]]}",)

    def label(self, choice: Choice) -> Message:
        if not choice:
            return Message("arcs-option-none")
        return Message("arcs-option-martyr", {"owner_seat": choice[0], "state": STATES[choice[1]]})


SHIP_DEEDS = (
    Deed("guide", FORCE_BEAMS, "ARC-NEWACT-02", guide_choices, guide, say_system, ("system", "to"), replaces=MOVE),
    Deed("martyr", SURVIVAL_OVERRIDES, "ARC-NEWACT-02", martyr_choices, martyr, say_system, ("system",), replaces=MOVE),
)
SHIP_FRAMES: tuple[type[Frame], ...] = (GuideShips, TakeAlong)
