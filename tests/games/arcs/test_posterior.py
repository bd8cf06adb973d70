"""Holds what a seat imagines of hands, copied cards and piles, to all deals that it cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from games.arcs.table import Table
from games.posterior import agree
from starboard.games.arcs.ids import COPY
from starboard.games.arcs.piles import CARD, CARD_BITS
from starboard.games.arcs.state import bits
from starboard.games.arcs.tables.action_cards import CARD_INDEX
from starboard.kernel.position import AnyPosition


def small_case() -> Table:
    """Red has led, blue has copied face down; white has a card, and three lie in the pile, of which two were
    discarded at once."""
    t = Table("red blue white").hand("red", "aggression_2").hand("blue", "construction_3")
    t.hand("white", "mobilization_5").pile("administration_2", "administration_3 administration_4")
    t.copy("blue", "construction_4", lead="aggression_3").begin()
    t.g.pile[3:] = []  # the rest of the deck is in the box
    return t


def dealt(position: AnyPosition, order: tuple[int, ...]) -> AnyPosition:
    """Put cards into the hands of blue and white, face down before blue if it copied, and into the pile."""
    return dealt_to((1, 2), position, order)


def dealt_to(seats: tuple[int, ...], position: AnyPosition, order: tuple[int, ...]) -> AnyPosition:
    g, cards = position.state, list(order)
    for seat in seats:
        g.hands[seat] = sum(1 << cards.pop() for _ in bits(g.hands[seat]))
    if g.mode[1] == COPY:
        g.played[1] = cards.pop()
    g.pile = [entry >> CARD_BITS << CARD_BITS | cards.pop() for entry in g.pile]
    return position


def told(position: AnyPosition) -> Hashable:
    g = position.state
    return *g.hands, *g.played, *(entry & CARD for entry in g.pile)


def hidden(t: Table) -> list[int]:
    g = t.g
    copied = [g.played[1]] if g.mode[1] == COPY else []
    return [*bits(g.hands[1]), *bits(g.hands[2]), *copied, *(entry & CARD for entry in g.pile)]


def test_hands_copied_cards_and_the_pile_are_as_likely_as_all_deals_that_look_the_same() -> None:
    t = small_case()
    t.g.pile[2:] = []
    found = agree(t.position, 0, hidden(t), dealt, told)
    assert len(found) == 5 * 4 * 3 * 2


def test_what_a_seat_knows_is_not_dealt_anew() -> None:
    """Red has looked at white's hand, and has seen one of two cards that were discarded together."""
    t = small_case()
    seen = CARD_INDEX["administration_3"]
    t.g.known[0] = t.g.hands[2] | 1 << seen
    found = agree(t.position, 0, hidden(t), dealt, told, lambda one: seen in upper_batch(one))
    # Four unknown cards for four places, and the two that were discarded together in either order.
    assert len(found) == 4 * 3 * 2 * 2


def test_a_batch_of_known_cards_may_lie_in_any_order() -> None:
    t = small_case()
    both = {CARD_INDEX["administration_3"], CARD_INDEX["administration_4"]}
    t.g.known[0] = sum(1 << card for card in both)
    found = agree(t.position, 0, hidden(t), dealt, told, lambda one: upper_batch(one) == both)
    assert len(found) == 4 * 3 * 2 * 2


def upper_batch(position: AnyPosition) -> set[int]:
    return {entry & CARD for entry in position.state.pile[1:]}


def test_an_onlooker_knows_nobodys_cards() -> None:
    t = small_case()
    t.g.pile[1:] = []
    cards = [*hidden(t), *bits(t.g.hands[0])]
    found = agree(t.position, None, cards, partial(dealt_to, (0, 1, 2)), told)
    assert len(found) == 5 * 4 * 3 * 2
