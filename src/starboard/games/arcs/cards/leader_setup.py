"""How leaders begin: their own steps of the setup (ARC-LEADER-10, -11, -13)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from starboard.games.arcs.choosing import CardChoice
from starboard.games.arcs.notation import card_name, card_text
from starboard.games.arcs.pieces import mark_outrage
from starboard.games.arcs.state import ArcsState
from starboard.games.arcs.words import (
    AGENT,
    ANARCHIST,
    ARCHIVIST,
    CITY,
    FUEL,
    MATERIAL,
    MYSTIC,
    OVERSEER,
    PIECES,
    QUARTERMASTER,
    SHIP,
    TYPES,
)
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
            tell(g, "arcs-event-begins-outraged", "ARC-LEADER-13", seat=self.seat, type=TYPES[kind])


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
        tell(g, "arcs-event-scrapped", "ARC-GLOSS-10", seat=self.seat, piece=PIECES[self.kind], count=self.count)


@dataclass(slots=True)
class DrawLore(Frame):
    """The Archivist looks at some of the lore cards that were not laid out, and keeps two of them (ARC-LEADER-11)."""

    DRAWN, KEPT = 5, 2

    seat: int

    def run(self, g: ArcsState) -> None:
        g.peek = g.lore[-self.DRAWN :]
        del g.lore[-self.DRAWN :]
        tell(g, "arcs-event-draws-lore", "ARC-LEADER-11", seat=self.seat, count=len(g.peek))
        then(g, *(KeepLore(self.seat) for _ in range(self.KEPT)), ScrapLore())


@dataclass(slots=True)
class KeepLore(CardChoice):
    """One of the cards looked at comes to the play area. A choice is a lore card."""

    WORD, AIM = "keep", "peek"

    seat: int

    def run(self, g: ArcsState) -> Ask:
        return Ask(self.seat, "arcs-ask-keep-lore", sorted(g.peek), "ARC-LEADER-11")

    def answer(self, g: ArcsState, choice: int) -> None:
        g.peek.remove(choice)
        g.cards[self.seat] |= 1 << choice
        card, text = card_name(choice), card_text(choice)
        tell(g, "arcs-event-kept-lore", "ARC-LEADER-11", seat=self.seat, card=card, kept=text)


@dataclass(slots=True)
class ScrapLore(Frame):
    """The others leave the game, unseen by the rivals."""

    def run(self, g: ArcsState) -> None:
        g.peek = []


# By leader; made for its seat, in turn order (ARC-LEADER-10).
LEADER_STEPS: dict[int, Callable[[int], tuple[Frame, ...]]] = {
    MYSTIC: lambda seat: (StartOutrage(seat, (MATERIAL, FUEL)),),
    QUARTERMASTER: lambda seat: (StartOutrage(seat, (MATERIAL,)),),
    OVERSEER: lambda seat: (Scrap(seat, SHIP, 2), Scrap(seat, AGENT, 3)),
    ANARCHIST: lambda seat: (Scrap(seat, CITY, 2),),
    ARCHIVIST: lambda seat: (DrawLore(seat),),
}

START_FRAMES: tuple[type[Frame], ...] = (StartOutrage, Scrap, DrawLore, KeepLore, ScrapLore)
