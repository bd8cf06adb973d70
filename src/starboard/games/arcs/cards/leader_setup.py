"""Runs the steps of the setup that leaders have of their own (ARC-LEADER-10, -11, -13)."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.effects import effect
from starboard.games.arcs.hooks import Hooks
from starboard.games.arcs.ids import (
    AGENT,
    CITY,
    NOBODY,
    SHIP,
)
from starboard.games.arcs.pieces import mark_outrage
from starboard.games.arcs.state import ArcsState
from starboard.games.arcs.tables.abilities import Ability
from starboard.games.arcs.tables.player_board import ALL_CITIES
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell


@dataclass(slots=True)
class StartOutrage(Frame):
    """Agents on Outrage icons from the beginning: nothing is discarded for it (ARC-LEADER-13)."""

    seat: int
    kinds: tuple[int, ...]

    def run(self, g: ArcsState) -> None:
        for kind in self.kinds:
            mark_outrage(g, self.seat, kind)
            tell(g, events.BeginsOutraged(self.seat, kind))


@dataclass(slots=True)
class Scrap(Frame):
    """Pieces of one kind leave the game for good (ARC-GLOSS-10); cities are those that lie leftmost on the board."""

    seat: int
    kind: int
    count: int

    def run(self, g: ArcsState) -> None:
        supply = {SHIP: g.ships, AGENT: g.agents, CITY: g.cities}[self.kind]
        supply[self.seat] -= self.count
        g.scrapped[4 * self.seat + self.kind] += self.count
        tell(g, events.Scrapped(self.seat, self.kind, self.count))


@dataclass(slots=True)
class DrawLore(Frame):
    """The Archivist looks at some of the lore cards that were not laid out, and keeps some of them (ARC-LEADER-11)."""

    seat: int

    def run(self, g: ArcsState) -> None:
        ((drawn, kept),) = g.content.hooks.lore_drawn.answers(g, self.seat)
        first = max(0, len(g.lore) - drawn)
        g.peek, g.peeker = g.lore[first:], self.seat
        del g.lore[first:]
        tell(g, events.DrawsLore(self.seat, len(g.peek)))
        then(g, *(KeepLore(self.seat) for _ in range(min(kept, len(g.peek)))), ScrapLore())


@dataclass(slots=True)
class KeepLore(Frame):
    """One of the cards looked at comes to the play area. A choice is a lore card."""

    VERB = verbs.KEEP_LORE

    seat: int

    def run(self, g: ArcsState) -> Ask:
        return Ask(self.seat, asks.KeepLore(), sorted(g.peek), "ARC-LEADER-11")

    def answer(self, g: ArcsState, choice: int) -> None:
        g.peek.remove(choice)
        g.cards[self.seat] |= 1 << choice
        tell(g, events.KeptLore(self.seat, choice))


@dataclass(slots=True)
class ScrapLore(Frame):
    """The others leave the game, unseen by the rivals."""

    def run(self, g: ArcsState) -> None:
        g.peek, g.peeker = [], NOBODY


# What the rows say, in turn order (ARC-LEADER-10)


@effect("setup_outrage", "setup")
def setup_outrage(hooks: Hooks, card: int, ability: Ability) -> None:
    kinds = ability.types("resources")
    hooks.leader_steps.bend(card, lambda seat: [StartOutrage(seat, kinds)])


@effect("scrap_pieces", "setup")
def scrap_pieces(hooks: Hooks, card: int, ability: Ability) -> None:
    ships, agents = ability.number("ship"), ability.number("agent")
    hooks.leader_steps.bend(card, lambda seat: [Scrap(seat, SHIP, ships), Scrap(seat, AGENT, agents)])


@effect("scrap_cities", "setup")
def scrap_cities(hooks: Hooks, card: int, ability: Ability) -> None:
    ability.only("which", "leftmost")
    count = ability.number("count", most=ALL_CITIES)
    hooks.leader_steps.bend(card, lambda seat: [Scrap(seat, CITY, count)])


@effect("draw_lore", "after_setup")
def draw_lore(hooks: Hooks, card: int, ability: Ability) -> None:
    ability.only("rest", "scrap")
    hooks.lore_drawn.bend(card, (ability.number("draw"), ability.number("keep")))
    hooks.leader_steps.bend(card, lambda seat: [DrawLore(seat)])
