"""Plays on in a search of Arcs as sharp does, nearly: what it thinks of a table it remembers for all hands.

In a search the same table comes again and again with other hands. What an action gains there does not depend on them
but for small parts, so that it is looked at once.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING

from starboard.bots.arcs.look import ALL, Choice, Look, chain
from starboard.bots.arcs.worth import Parts
from starboard.games.arcs.inside import Act, ArcsState, Follow, Lead
from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import Dice
from starboard.kernel.position import Position

if TYPE_CHECKING:
    from starboard.bots.arcs.mind import ArcsMind


Found = list[dict[Choice, float] | None]


class Playing:
    """Remembers what is best on the tables of one search."""

    def __init__(self, mind: ArcsMind) -> None:
        self.mind, self.worth = mind, mind.worth
        self.known: dict[Hashable, Option] = {}
        self.gained: dict[Hashable, list[float]] = {}  # by actions of a suit, one after another
        self.found: dict[Hashable, tuple[float, Found]] = {}  # the table as it is, and by standard actions
        self.before: Look | None = None  # of the same turn

    def __call__(self, trial: Position[ArcsState], ask: Ask, dice: Dice) -> Option:
        if len(ask.choices) == 1:
            return ask.options[0]
        g, frame, seat = trial.state, ask.frame, ask.seat
        table = table_key(g)
        plays_card = isinstance(frame, Lead | Follow)
        if plays_card:
            self.before = None  # a turn begins
        key = type(frame), seat, tuple(ask.choices), table, g.hands[seat] if plays_card else 0, g.pips, g.battle
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.think(trial, ask, dice, table)
        return Option(ask, found.choice)

    def think(self, trial: Position[ArcsState], ask: Ask, dice: Dice, table: Hashable) -> Option:
        g, frame = trial.state, ask.frame
        if isinstance(frame, Act):
            values = self.turn_values(g, ask, table)
        elif isinstance(frame, Follow):
            values = self.mind.follow_values(g, ask, self.worth.parts(g), partial(self.gains, table))
        elif isinstance(frame, Lead):
            values = self.mind.lead_values(trial, ask, self.worth.parts(g), partial(self.gains, table))
        else:
            return self.mind.best(trial, ask, dice)
        return ask.options[values.index(max(values))]

    def gains(self, table: Hashable, g: ArcsState, seat: int, suit: int, pips: int, parts: Parts) -> list[float]:
        """Return what so many actions of a suit gain one after another."""
        key = table, seat, suit
        known = self.gained.get(key)
        if known is None or len(known) <= pips:
            look = self.look(g, seat, table, parts)
            known = self.gained[key] = chain(g, seat, self.worth, g.content.suit_mask[suit], pips, parts, look)
        return known

    def look(self, g: ArcsState, seat: int, table: Hashable, parts: Parts | None = None) -> Look:
        """Look at a table, from which others may have seen something already."""
        look = Look(g, seat, self.worth, parts)
        if self.before is not None and self.before.seat == seat:
            look.poor = self.before.worse(ALL)
        now, found = self.found.setdefault((seat, table), (look.now, look.found))
        if now == look.now:
            look.found = found
        else:  # the hands are others: all is worth more or less by as much
            more = look.now - now
            look.found = [
                None if values is None else {choice: value + more for choice, value in values.items()}
                for values in found
            ]
        return look

    def turn_values(self, g: ArcsState, ask: Ask, table: Hashable) -> list[float]:
        """Value the choices of a turn; those that were worse before are not looked at again."""
        look = self.look(g, ask.seat, table)
        values = look.of_turn(ask)
        self.before = look
        return values


def table_key(g: ArcsState) -> Hashable:
    """Return what is on the table but for the cards in hands."""
    return (
        bytes(g.fresh),
        bytes(g.damaged),
        bytes(g.sites),
        (*g.slots, *g.captives, *g.trophies, *g.cards, *g.agents, *g.influence, *g.row, *g.outrage, *g.power),
        (*g.markers, *g.supply, *g.cities, g.initiative, g.used, g.once, g.secured, g.chapter, g.seized),
        (*g.played, *g.mode, g.leader, g.armed, g.zero) if g.pips else (),
    )
