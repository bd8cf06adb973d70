"""OR-SOLO: the turn of the AI player, by an AI card from top to bottom.

What entries of the cards do, and when they apply, is in move.py, buy.py and actions.py.
"""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import events
from starboard.games.outer_rim.ai import actions, buy, move
from starboard.games.outer_rim.ai.deeds import deed
from starboard.games.outer_rim.ai.entries import entry_name, why_not
from starboard.games.outer_rim.content import AiCard
from starboard.games.outer_rim.ids import ACTION, ENCOUNTER, NONE, PLANNING, STEPS
from starboard.games.outer_rim.resolve import Resolve, resolve
from starboard.games.outer_rim.state import AI, OuterRimState
from starboard.kernel.chance import shuffle
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell, tell_revealed

__all__ = ["AiCardAway", "AiEntry", "AiSection", "AiSpecial", "AiTurn", "actions", "buy", "move"]


@dataclass(slots=True)
class AiTurn(Frame):
    """The top card, its three sections, then what it says besides (OR-SOLO-08)."""

    def run(self, g: OuterRimState) -> None:
        g.ai_card = g.ai_deck.pop()
        g.ai_seen = min(g.ai_seen, len(g.ai_deck))
        number = g.ai_card + 1
        tell_revealed(g, events.AiCard(AI, number))
        then(g, AiSection(PLANNING), AiSection(ACTION), AiSection(ENCOUNTER), AiSpecial(), AiCardAway())


def card_of(g: OuterRimState) -> AiCard:
    return g.content.ai[g.ai_card]


def section(g: OuterRimState, step: int) -> tuple[bool, tuple[int, ...]]:
    """Tell whether only the first entry that applies is done, and the entries."""
    card = card_of(g)
    return (card.planning, card.action, card.encounter)[step]


@dataclass(slots=True)
class AiSection(Frame):
    step: int

    def run(self, g: OuterRimState) -> None:
        if g.ended:
            return
        g.step = self.step
        first, _ = section(g, self.step)
        rule = "OR-SOLO-10" if first else "OR-SOLO-12"
        mode = "first" if first else "all"
        tell(g, events.AiSection(AI, STEPS[self.step], mode), rule)
        then(g, AiEntry(self.step, 0))


@dataclass(slots=True)
class AiEntry(Frame):
    """One entry after another: the first that applies, or all that do. Who is defeated does no more of them (OR-SOLO-10
    to -12, -59)."""

    step: int
    at: int

    def run(self, g: OuterRimState) -> None:
        first, entries = section(g, self.step)
        if self.at == len(entries):
            if first:
                tell(g, events.AiNothing(AI, STEPS[self.step]))
            return
        if g.ended:
            tell(g, events.AiStops(AI))
            return
        script = entries[self.at]
        entry = g.content.scripts[script][0]
        reason = why_not(g, AI, entry)
        if reason or not first:
            then(g, AiEntry(self.step, self.at + 1))
        rule = "OR-SOLO-10" if first else "OR-SOLO-12"
        if reason:
            tell(g, events.AiSkips(AI, entry_name(g.content, entry), reason), rule)
        else:
            tell(g, events.AiDoes(AI, deed(g, AI, entry)), rule)
            then(g, Resolve(AI, script))


@dataclass(slots=True)
class AiSpecial(Frame):
    """Runs what a card says below its sections."""

    def run(self, g: OuterRimState) -> None:
        resolve(g, AI, 0 if g.ended else card_of(g).special)


@dataclass(slots=True)
class AiCardAway(Frame):
    """Facedown to the bottom; after some cards all are shuffled (OR-SOLO-13)."""

    def run(self, g: OuterRimState) -> None:
        mixed = card_of(g).shuffle
        g.ai_deck.insert(0, g.ai_card)
        g.ai_card = NONE
        g.ai_seen += 1
        if mixed:
            shuffle(g, g.ai_deck)
            g.ai_seen = 0
            tell(g, events.AiShuffled(AI))
