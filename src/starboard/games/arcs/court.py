"""ARC-INFLUENCE and ARC-SECURE: agents on court cards, and taking the cards."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import events
from starboard.games.arcs.ids import AGENT, INFLUENCE, NONE, SECURE
from starboard.games.arcs.pieces import agents_home, trophy
from starboard.games.arcs.state import ArcsState
from starboard.games.arcs.tables.cards import ALL_GUILDS
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell, tell_revealed

Choice = tuple[int, ...]


def influence_choices(g: ArcsState, seat: int) -> list[Choice]:
    """Any card of the row, while there is an agent (ARC-INFLUENCE-01, -02)."""
    return [(INFLUENCE, card) for card in g.row if card != NONE] if g.agents[seat] else []


def influence(g: ArcsState, seat: int, card: int) -> None:
    g.agents[seat] -= 1
    g.influence[4 * g.row.index(card) + seat] += 1
    tell(g, events.Influenced(seat, card))


def secure_choices(g: ArcsState, seat: int) -> list[Choice]:
    """Cards on which the seat has more agents than each rival (ARC-SECURE-01, -02)."""
    found: list[Choice] = []
    for place, card in enumerate(g.row):
        own = g.influence[4 * place + seat]
        if not own:
            continue
        agents = g.influence[4 * place : 4 * place + 4]
        if own == max(agents) and agents.count(own) == 1 and may_secure(g, seat, card, own):
            found.append((SECURE, card))
    return found


def may_secure(g: ArcsState, seat: int, card: int, agents: int) -> bool:
    """Tell whether so many agents are enough for the seat's cards."""
    if not g.cards[seat] & g.content.hooks.agents_to_secure.cards:
        return True
    return all(agents >= needed(card) for needed in g.content.hooks.agents_to_secure.answers(g, seat))


def secure(g: ArcsState, seat: int, card: int, ransack: bool = False) -> None:
    """Own agents home, rivals' ones captured, the card taken, its effect, the row refilled (ARC-SECURE-03 to -07).

    In a ransack the rivals' agents are trophies (ARC-RANSACK-04 to -06).
    """
    place = g.row.index(card)
    for owner in range(g.seats):
        agents = g.influence[4 * place + owner]
        if agents:
            g.influence[4 * place + owner] = 0
            if owner == seat:
                agents_home(g, seat, agents)
            elif ransack:
                trophy(g, seat, owner, AGENT, agents)
                tell(g, events.AgentsTrophies(seat, owner, agents))
            else:
                g.captives[4 * seat + owner] += agents
                tell(g, events.Captured(seat, owner, agents), "ARC-SECURE-04")
    g.row[place] = NONE
    rule = "ARC-RANSACK-01" if ransack else "ARC-SECURE-01"
    tell(g, events.Secured(seat, card), rule)
    obtain(g, seat, card, Refill(place))


def obtain(g: ArcsState, seat: int, card: int, *after: Frame) -> None:
    """A card from the court: kept in the play area, or resolved at once if it is a vox card (ARC-SECURE-05, -09)."""
    if ALL_GUILDS >> card & 1:
        g.cards[seat] |= 1 << card
        if g.prelude and seat == g.turn:
            g.secured |= 1 << card
        then(g, *after)
    else:
        g.court_discard.append(card)
        then(g, Vox(seat, card), *after)


@dataclass(slots=True)
class Vox(Frame):
    """ARC-VOX-01: a vox card is resolved immediately, by what its row says (cards/vox.py)."""

    seat: int
    card: int

    def run(self, g: ArcsState) -> None:
        then(g, *(make(self.seat) for make in g.content.hooks.when_secured[self.card]))


@dataclass(slots=True)
class Refill(Frame):
    """The next card of the court deck comes into the same place; an empty deck leaves it empty (ARC-SECURE-07, -11)."""

    place: int

    def run(self, g: ArcsState) -> None:
        if g.court:
            card = g.court.pop()
            g.buried = min(g.buried, len(g.court))
            g.row[self.place] = card
            tell_revealed(g, events.Refilled(card))


def discard_card(g: ArcsState, seat: int, card: int) -> None:
    """From the play area to the court discard, or out of the game if it is a lore card."""
    g.cards[seat] &= ~(1 << card)
    if ALL_GUILDS >> card & 1:
        g.court_discard.append(card)
