"""ARC-BATTLE: dice are collected, rolled once, and resolved in a fixed order."""

from __future__ import annotations

from dataclasses import dataclass, replace

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.battle.before import before_dice
from starboard.games.arcs.battle.destroy import BUILDINGS, SHIPS, SHIPS_FIRST, Hits
from starboard.games.arcs.battle.dice import CollectDice
from starboard.games.arcs.battle.odds import shots_of
from starboard.games.arcs.battle.steal import RaidStep
from starboard.games.arcs.build import mend_ship, slots_with
from starboard.games.arcs.hooks import ATTACKER, DEFENDER, changed, changes
from starboard.games.arcs.ids import BATTLE, DICE, SHIP, WEAPON
from starboard.games.arcs.resources import take_from
from starboard.games.arcs.state import ArcsState, Battle, members, presence
from starboard.games.arcs.tables.dice import symbols_of
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell

Choice = tuple[int, ...]


def battle_choices(g: ArcsState, seat: int) -> list[Choice]:
    """A system with an own ship, and a rival with a piece there (ARC-BATTLE-01, -03)."""
    rivals = [(rival, presence(g, rival)) for rival in range(g.seats) if rival != seat]
    return [
        (BATTLE, system, rival)
        for system in members(g.fleets[seat])
        for rival, systems in rivals
        if systems >> system & 1
    ]


def battle(g: ArcsState, seat: int, system: int, defender: int, copied: bool) -> None:
    fresh = not g.damaged[4 * system + seat]
    g.battle = Battle(system, seat, defender, copied, all_fresh=fresh)
    tell(g, events.Battle(seat, defender, system))
    then(g, *before_dice(g, seat, defender, system), COLLECT_DICE, RESOLVE, FINISH)


# Resolving


@dataclass(slots=True)
class Resolve(Frame):
    """Self-hits, interception, ship hits, building hits, raid, in this order (ARC-BATTLE-10, -11, -22)."""

    BELONGS = True  # to the roll: it counts what was rolled

    def run(self, g: ArcsState) -> None:
        now = g.this_battle
        seat, rival, system = now.attacker, now.defender, now.system
        pool = tuple(sum(die // 6 == kind for die in now.dice) for kind in range(len(DICE)))
        rolled = changed(pool, tuple(symbols_of(now.dice)), changes(g, now))
        self_hits, intercepts, hits, building_hits, keys = rolled
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
    """Once, one hit for each fresh defending ship (ARC-BATTLE-13 to -16), or as cards say."""

    def run(self, g: ArcsState) -> None:
        now = g.this_battle
        if not now.intercepts:
            return
        count = shots_of(g, now)
        if count:
            tell(g, events.Intercepted(now.attacker, now.defender, count))
            hits = Hits(now.attacker, now.attacker, now.defender, now.system, count, SHIPS, "ARC-BATTLE-16")
            then(g, hits, *(after(now.defender) for _, after in g.content.hooks.interception.answers(g, now.defender)))


@dataclass(slots=True)
class DiscardWeapon(Frame):
    """The Agitator discards a weapon after interception, if there is one. A choice is its slot."""

    VERB = verbs.DISCARD_TOKEN

    seat: int

    def run(self, g: ArcsState) -> Ask | None:
        slots = slots_with(g, self.seat, WEAPON)
        return Ask(self.seat, asks.DiscardWeapon(), slots, "ARC-PRECEDENCE-02", forced=True) if slots else None

    def answer(self, g: ArcsState, choice: int) -> None:
        g.supply[take_from(g, self.seat, choice)] += 1
        tell(g, events.Lost(self.seat, WEAPON, 1), "ARC-PRECEDENCE-02")


@dataclass(slots=True)
class AfterBattle(Frame):
    """Ships are mended by those who can, and cards of the defender may do something more."""

    def run(self, g: ArcsState) -> None:
        now = g.this_battle
        g.battle = None
        for seat, role in ((now.attacker, ATTACKER), (now.defender, DEFENDER)):
            mended = sum(count(g, seat, role) for count in g.content.hooks.mended.answers(g, seat))
            for _ in range(min(mended, g.damaged[4 * now.system + seat])):
                mend_ship(g, seat, now.system)
                tell(g, events.Repaired(seat, SHIP, now.system), "ARC-PRECEDENCE-02")
        for follow in g.content.hooks.after_battle.answers(g, now.defender):
            then(g, *follow(g, now))


# Frames are never changed, so those without fields can be shared.
COLLECT_DICE = CollectDice()
RESOLVE = Resolve()
INTERCEPT = Intercept()
RAID_STEP = RaidStep()
FINISH = AfterBattle()
