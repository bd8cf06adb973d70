"""OR-DECK-05: several cards of a market deck are turned up, and one of them may be bought."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import asks, events
from starboard.games.outer_rim.component_names import card_id, card_ids, read_card
from starboard.games.outer_rim.decks import forget, put_back, reveal_top, show
from starboard.games.outer_rim.ids import ALL, DECKS, MOST
from starboard.games.outer_rim.market import Purchase, can_buy_card
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.resolve import effect
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.kernel.ask import Ask
from starboard.kernel.chance import shuffle
from starboard.kernel.frame import then
from starboard.kernel.state import tell_revealed


@effect(e.SearchMarket)
def do_search(g: OuterRimState, player: int, effect: e.SearchMarket, card: int) -> None:
    """The open card is one of them, and a small deck has fewer (OR-DECK-05, OR-LIMIT-05). All see them (OR-AMB-77)."""
    found = found_in(g, effect.deck, effect.count)
    if not found:
        return
    for number in found:
        show(g, number)
    tell_revealed(g, events.Searched(player, DECKS[effect.deck], card_ids(g, found)))
    discount = MOST if effect.discount == ALL else effect.discount
    then(g, Search(player, effect.deck, len(found), discount, effect.rest == "shuffled"))


def found_in(g: OuterRimState, deck: int, count: int) -> tuple[int, ...]:
    """Return the first cards of a deck, the open one first."""
    return tuple(g.market[deck][: -count - 1 : -1])


@dataclass(slots=True)
class Search(Choosing):
    """Buy one of the cards, which lie on their deck until then, or none."""

    player: int
    deck: int
    count: int
    discount: int
    shuffled: bool  # what is left of them goes back so, not to the bottom

    def ask(self, g: OuterRimState) -> Ask | None:
        found = found_in(g, self.deck, self.count)
        choices: list[Choice] = [
            ("pick", card_id(g, number)) for number in found if can_buy_card(g, self.player, number, self.discount)
        ]
        if not choices:
            return None
        terms = "full" if not self.discount else "free" if self.discount == MOST else "less"
        about = asks.Search(DECKS[self.deck], card_ids(g, found), self.discount, terms)
        return Ask(self.player, about, [*choices, ("none",)], "OR-DECK-05")

    def unasked(self, g: OuterRimState) -> None:
        self.answer(g, ("none",))

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        """What is bought is the open card of the deck meanwhile; no patrol moves for what is only turned up."""
        pile = g.market[self.deck]
        found = found_in(g, self.deck, self.count)
        bought = [read_card(g, choice[1])] if choice[0] == "pick" else []
        rest = [number for number in found if number not in bought]
        del pile[-self.count :]
        if self.shuffled:
            pile += rest
            shuffle(g, pile)
            forget(g, pile)
        else:
            for number in rest:
                put_back(g, number)
        pile += bought
        if bought:
            then(g, Purchase(self.player, self.deck, self.discount))
        else:
            reveal_top(g, self.deck)
