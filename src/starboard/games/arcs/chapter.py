"""ARC-CHAPTER, ARC-DRAW and ARC-END: chapters of rounds, until the game ends."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.ids import PLAYERS
from starboard.games.arcs.piles import forget_all, to_pile_shuffled
from starboard.games.arcs.play import Lead, next_with_cards
from starboard.games.arcs.score import AfterScoring, CleanUp, Score
from starboard.games.arcs.state import ArcsState, members
from starboard.games.arcs.tables.action_cards import DECK, HAND
from starboard.games.arcs.tables.ambitions import CHAPTERS, POWER_TO_END
from starboard.kernel.ask import Ask
from starboard.kernel.chance import shuffle
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell, tell_secret
from starboard.kernel.verb import Spelling

KEEP, REDRAW = 0, 1


@dataclass(slots=True)
class Deal(Frame):
    """All action cards are shuffled, six to each player; the others are the discard pile (ARC-DRAW-01 to -03)."""

    def run(self, g: ArcsState) -> None:
        deck = list(DECK[g.seats])
        shuffle(g, deck)
        g.pile, g.open_pile, g.batch = [], [], 0
        forget_all(g)
        for seat in range(g.seats):
            deal_hand(g, seat, deck)
        then(g, Round())
        if g.seats == 2:
            # The undealt cards wait on the pile until the redraw is decided.
            then(g, SecondHand(1 - g.initiative))
        to_pile_shuffled(g, deck)


def deal_hand(g: ArcsState, seat: int, deck: list[int]) -> None:
    cards = deck[:HAND]
    del deck[:HAND]
    g.hands[seat] = sum(1 << card for card in cards)
    cards.sort()
    tell_secret(g, events.Dealt(seat, HAND, g.chapter, tuple(cards)), (seat,))


@dataclass(slots=True)
class SecondHand(Frame):
    """Lets one of two players, the one without initiative, take another hand of undealt cards (ARC-2P-06, -07)."""

    seat: int

    def run(self, g: ArcsState) -> Ask:
        return Ask(self.seat, asks.SecondHand(), [KEEP, REDRAW], "ARC-2P-06")

    def answer(self, g: ArcsState, choice: int) -> None:
        if choice == KEEP:
            return
        seat = self.seat
        rejected = members(g.hands[seat])
        undealt = [entry & 31 for entry in g.pile]
        deal_hand(g, seat, undealt)
        for card in rejected:
            g.known[seat] |= 1 << card
        g.pile = []
        to_pile_shuffled(g, [*undealt, *rejected])

    def spelled(self, choice: int) -> Spelling:
        return verbs.REDRAW if choice == REDRAW else verbs.KEEP_HAND, ()


@dataclass(slots=True)
class Round(Frame):
    """A round as long as somebody has a card (ARC-CHAPTER-02, ARC-ROUND-07); who has none must pass (ARC-PASS-01)."""

    def run(self, g: ArcsState) -> None:
        if not any(g.hands):
            then(g, Score(), AfterScoring(), CleanUp(), EndChapter())
            return
        if not g.hands[g.initiative]:
            tell(g, events.Passed(g.initiative), "ARC-PASS-01")
            g.initiative = next_with_cards(g, g.initiative)
        then(g, LEADS[g.initiative], self)


LEADS = tuple(Lead(seat) for seat in range(PLAYERS[-1]))  # frames are never changed, so they can be shared


@dataclass(slots=True)
class EndChapter(Frame):
    """The game ends at enough Power or after the last chapter (ARC-END-01 to -03); else the next one begins."""

    def run(self, g: ArcsState) -> None:
        g.passes = 0
        if g.chapter >= CHAPTERS or max(g.power) >= POWER_TO_END[g.seats]:
            return
        g.chapter += 1
        tell(g, events.Chapter(g.chapter))
        then(g, Deal())
