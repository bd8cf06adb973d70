"""OR-DECK, OR-DISCARD, OR-DATABANK: where cards lie, come from and go to."""

from __future__ import annotations

from functools import reduce
from operator import and_

from starboard.games.outer_rim import events
from starboard.games.outer_rim.component_names import card_id
from starboard.games.outer_rim.content import DATABANK, ENCOUNTERS, MARKET
from starboard.games.outer_rim.ids import DECKS, NONE
from starboard.games.outer_rim.state import OuterRimState
from starboard.kernel.chance import below, shuffle
from starboard.kernel.state import tell, tell_revealed


def show(g: OuterRimState, number: int) -> None:
    """Everybody knows where this card is."""
    bit, known = 1 << number, g.known
    for player, cards in enumerate(known):
        known[player] = cards | bit


def known_to(g: OuterRimState, seat: int | None) -> int:
    """Cards whose place a seat knows; an onlooker knows what all know."""
    return reduce(and_, g.known) if seat is None else g.known[seat]


def put_back(g: OuterRimState, number: int, seen: bool = True) -> None:
    """To the bottom of its deck, or to its place in the databank (OR-DISCARD-01, -02, -04)."""
    about = g.content.cards[number]
    if about.origin == DATABANK:
        return  # a databank card that is nowhere else is in the databank
    deck = (g.market if about.origin == MARKET else g.encounters)[about.deck]
    deck.insert(0, number)
    if seen:
        show(g, number)
    if about.origin == MARKET and len(deck) == 1:
        show(g, number)  # nothing lay on it: it is the open card


def take_out(g: OuterRimState, number: int) -> None:
    """Out of the game, for good (OR-DISCARD-03, -08)."""
    g.removed |= 1 << number


def top(g: OuterRimState, deck: int) -> int:
    """The open card of a market deck, or NONE."""
    return g.market[deck][-1] if g.market[deck] else NONE


def take_top(g: OuterRimState, deck: int) -> int:
    """Take the open card; the one below is open now, but not yet looked at (OR-DECK-03)."""
    return g.market[deck].pop()


def reveal_top(g: OuterRimState, deck: int) -> None:
    number = top(g, deck)
    if number != NONE:
        show(g, number)
        tell_revealed(g, events.Revealed(DECKS[deck], card_id(g, number)))


def cycle(g: OuterRimState, player: int, deck: int) -> None:
    """The open card goes to the bottom; no patrol moves (OR-MARKET-03, OR-PATMOVE-02)."""
    if g.market[deck]:
        number = g.market[deck].pop()
        tell(g, events.Cycled(player, DECKS[deck], card_id(g, number)))
        put_back(g, number)
        reveal_top(g, deck)


def shuffle_in(g: OuterRimState, number: int) -> None:
    """A market card is shuffled into its deck; where its cards are nobody knows any more (OR-DECK-04)."""
    deck = g.market[g.content.cards[number].deck]
    deck.append(number)
    shuffle(g, deck)
    forget(g, deck)


def forget(g: OuterRimState, cards: list[int]) -> None:
    for number in cards:
        for player in range(g.players):
            g.known[player] &= ~(1 << number)


def draw_databank(g: OuterRimState, number: int) -> int:
    """A card of this number, at random where several are left (OR-DATABANK-02, -03); NONE if none is."""
    left = [one for one in g.content.databank[number] if not is_out(g, one)]
    if not left:
        return NONE
    return left[below(g, len(left)) if len(left) > 1 else 0]


def is_out(g: OuterRimState, number: int) -> bool:
    """Tell whether a databank card is not in the databank."""
    return bool(g.removed >> number & 1) or number in g.drawn or any(number in cards for cards in g.held)


def databank_left(g: OuterRimState) -> dict[str, int]:
    """Count how many cards of each number are in the databank."""
    left = {str(number): len(cards) for number, cards in g.content.databank.items()}
    out = g.removed
    for some in (g.drawn, *g.held):
        for number in some:
            out |= 1 << number
    while out:
        about = g.content.cards[out.bit_length() - 1]
        out ^= 1 << about.number
        if about.origin == DATABANK:
            left[str(about.deck)] -= 1
    return left


def discard_secrets(g: OuterRimState, player: int) -> None:
    """To the bottom of their decks, unseen by the others (OR-DEFEAT-03, OR-SECRET-07)."""
    if g.secrets[player]:
        tell(g, events.SecretsLost(player, len(g.secrets[player])))
        for number in g.secrets[player]:
            assert g.content.cards[number].origin == ENCOUNTERS
            put_back(g, number, seen=False)
            g.known[player] |= 1 << number
        g.secrets[player] = []
