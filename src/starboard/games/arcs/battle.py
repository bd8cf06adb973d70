"""ARC-BATTLE: dice are collected, rolled once, and resolved in a fixed order."""

from __future__ import annotations

from dataclasses import dataclass, replace

from starboard.games.arcs.before_battle import before_dice
from starboard.games.arcs.build import mend_ship, slots_with
from starboard.games.arcs.destroy import BUILDINGS, SHIPS, SHIPS_FIRST, Hits
from starboard.games.arcs.dice import CollectDice, symbols_of
from starboard.games.arcs.notation import system_name, system_text
from starboard.games.arcs.resources import take_from
from starboard.games.arcs.state import IS_CITY, SITES, ArcsState, Battle, controller, has, has_pieces, icons
from starboard.games.arcs.steal import RaidStep
from starboard.games.arcs.words import (
    AGITATOR,
    ASSAULT,
    BATTLE,
    ELDER,
    INFLUENCE,
    MIRROR_PLATING,
    QUARTERMASTER,
    REPAIR_DRONES,
    SIGNAL_BREAKER,
    TYPES,
    WEAPON,
)
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message
from starboard.kernel.state import tell

Choice = tuple[int, ...]


def battle_choices(g: ArcsState, seat: int) -> list[Choice]:
    """A system with an own ship, and a rival with a piece there (ARC-BATTLE-01, -03)."""
    return [
        (BATTLE, system, rival)
        for system, (fresh, damaged) in enumerate(zip(g.fresh[seat::4], g.damaged[seat::4], strict=True))
        if fresh or damaged
        for rival in range(g.seats)
        if rival != seat and has_pieces(g, rival, system)
    ]


def battle(g: ArcsState, seat: int, system: int, defender: int, copied: bool) -> None:
    fresh = not g.damaged[4 * system + seat]
    g.battle = Battle(system, seat, defender, copied, all_fresh=fresh)
    tell(
        g,
        "arcs-event-battle",
        "ARC-BATTLE-01",
        seat=seat,
        owner_seat=defender,
        system=system_name(system),
        at=system_text(system),
    )
    then(g, *before_dice(g, seat, defender, system), COLLECT_DICE, RESOLVE, AFTER_BATTLE)


# Resolving


@dataclass(slots=True)
class Resolve(Frame):
    """Self-hits, interception, ship hits, building hits, raid, in this order (ARC-BATTLE-10, -11, -22)."""

    def run(self, g: ArcsState) -> None:
        now = g.battle
        assert now is not None
        seat, rival, system = now.attacker, now.defender, now.system
        self_hits, intercepts, hits, building_hits, keys = symbols_of(now.dice)
        if intercepts and now.all_fresh and has(g, seat, SIGNAL_BREAKER):
            intercepts -= 1
        if has(g, rival, MIRROR_PLATING) and any(die // 6 == ASSAULT for die in now.dice):
            intercepts += 1
        g.battle = replace(
            now, self_hits=self_hits, intercepts=intercepts, hits=hits, building_hits=building_hits, keys=keys
        )
        then(
            g,
            Hits(seat, seat, rival, system, self_hits, SHIPS, "ARC-BATTLE-12"),
            INTERCEPT,
            Hits(seat, rival, seat, system, hits, SHIPS_FIRST, "ARC-BATTLE-17"),
            Hits(seat, rival, seat, system, building_hits, BUILDINGS, "ARC-BATTLE-20"),
            RAID_STEP,
        )


@dataclass(slots=True)
class Intercept(Frame):
    """Once, one hit for each fresh defending ship (ARC-BATTLE-13 to -16); the Agitator's are armed otherwise."""

    def run(self, g: ArcsState) -> None:
        now = g.battle
        assert now is not None
        if not now.intercepts:
            return
        irregular = has(g, now.defender, AGITATOR)
        count = icons(g, now.defender, WEAPON) if irregular else g.fresh[4 * now.system + now.defender]
        if count:
            tell(g, "arcs-event-intercepted", "ARC-BATTLE-13", seat=now.attacker, owner_seat=now.defender, count=count)
            hits = Hits(now.attacker, now.attacker, now.defender, now.system, count, SHIPS, "ARC-BATTLE-16")
            then(g, hits, *((DiscardWeapon(now.defender),) if irregular else ()))


@dataclass(slots=True)
class DiscardWeapon(Frame):
    """The Agitator discards a weapon after interception, if there is one. A choice is its slot."""

    seat: int

    def run(self, g: ArcsState) -> Ask | None:
        slots = slots_with(g, self.seat, WEAPON)
        return Ask(self.seat, "arcs-ask-discard-weapon", slots, "ARC-PRECEDENCE-02", forced=True) if slots else None

    def answer(self, g: ArcsState, choice: int) -> None:
        g.supply[take_from(g, self.seat, choice)] += 1
        tell(g, "arcs-event-lost", "ARC-PRECEDENCE-02", seat=self.seat, type=TYPES[WEAPON], count=1)

    def notation(self, choice: int) -> str:
        return f"discard {choice + 1}"

    def targets(self, choice: int) -> tuple[str, ...]:
        return (f"token:{choice + 1}",)

    def label(self, choice: int) -> Message:
        return Message("arcs-option-slot", {"slot": choice + 1})


@dataclass(slots=True)
class AfterBattle(Frame):
    """Ships are mended by those who can; the beloved Elder may influence."""

    def run(self, g: ArcsState) -> None:
        from starboard.games.arcs.standard import Grant

        now = g.battle
        assert now is not None
        g.battle = None
        for seat in (now.attacker, now.defender):
            mended = starports_controlled(g, seat) if has(g, seat, QUARTERMASTER) else 0
            if seat == now.attacker:
                mended += has(g, seat, REPAIR_DRONES)
            for _ in range(min(mended, g.damaged[4 * now.system + seat])):
                mend_ship(g, seat, now.system)
                tell(
                    g,
                    "arcs-event-repaired",
                    "ARC-PRECEDENCE-02",
                    seat=seat,
                    piece="ship",
                    system=system_name(now.system),
                )
        if now.trophies and has(g, now.defender, ELDER):
            then(g, Grant(now.defender, 1 << INFLUENCE))


def starports_controlled(g: ArcsState, seat: int) -> int:
    """Starports of any colour in systems that the seat controls."""
    return sum(
        1
        for site, building in enumerate(g.sites)
        if building and not building & IS_CITY and controller(g, site // SITES) == seat
    )


# Frames are never changed, so those without fields can be shared.
COLLECT_DICE = CollectDice()
RESOLVE = Resolve()
INTERCEPT = Intercept()
RAID_STEP = RaidStep()
AFTER_BATTLE = AfterBattle()
