"""Galactic Rifles: a new action of a lore card, like a battle at a distance, which is none."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.battle.destroy import SHIPS_FIRST, Hits
from starboard.games.arcs.battle.dice import Rerolls, rerolling
from starboard.games.arcs.deeds import Args, Deed
from starboard.games.arcs.effects import effect
from starboard.games.arcs.hooks import Hooks
from starboard.games.arcs.ids import HIT, SKIRMISH
from starboard.games.arcs.state import ArcsState, Battle, adjacent, has_pieces
from starboard.games.arcs.tables.abilities import Ability
from starboard.games.arcs.tables.dice import MOST_DICE, symbols_of
from starboard.kernel.ask import Ask
from starboard.kernel.chance import below
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell


def rifle_choices(g: ArcsState, seat: int) -> list[Args]:
    """From a system with a fresh ship, at a rival with a piece next door."""
    return [
        (origin, system, rival)
        for origin, fresh in enumerate(g.fresh[seat::4])
        if fresh
        for system in adjacent(g, origin)
        for rival in range(g.seats)
        if rival != seat and has_pieces(g, rival, system)
    ]


def fire_rifles(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    origin, system, rival = args
    tell(g, events.Rifles(seat, rival, origin, system))
    then(g, AimRifles(seat, origin, system, rival), RifleHits())


@dataclass(slots=True)
class AimRifles(Frame):
    """Up to one skirmish die for each fresh ship. It is not a battle, so what bends battles does not bend it."""

    VERB = verbs.RIFLE_DICE

    seat: int
    origin: int
    system: int
    rival: int

    def run(self, g: ArcsState) -> Ask:
        most = min(g.fresh[4 * self.origin + self.seat], MOST_DICE)
        return Ask(self.seat, asks.Dice(self.rival, self.system), range(most, 0, -1), "ARC-MOD-02", forced=True)

    def answer(self, g: ArcsState, choice: int) -> None:
        dice = tuple(6 * SKIRMISH + below(g, 6) for _ in range(choice))
        g.battle = Battle(self.system, self.seat, self.rival, False, dice=dice, origin=self.origin)
        tell(g, events.Rolled(self.seat, dice))
        then(g, Rerolls(self.seat, rerolling(g, self.seat)))

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-rifles"), "ARC-MOD-02")


@dataclass(slots=True)
class RifleHits(Frame):
    """Ships are hit before buildings; the other symbols say nothing."""

    def run(self, g: ArcsState) -> None:
        shot = g.this_battle
        g.battle = None
        hits = symbols_of(shot.dice)[HIT]
        rule = "ARC-GLOSS-13"
        then(g, Hits(shot.attacker, shot.defender, shot.attacker, shot.system, hits, SHIPS_FIRST, rule, battle=False))


@effect("ranged_attack", "new_action")
def ranged_attack(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Galactic Rifles."""
    ability.only("dice", "skirmish")
    ability.only("per", "fresh_own_ship")
    ability.only("target", "one_rival_in_adjacent_system")
    ability.only("counts", "hit")
    return Deed(verbs.SHOT, card, "ARC-NEWACT-02", rifle_choices, fire_rifles, replaces=ability.replaces)
