"""action_cards.toml: the four suits, and the deck. A card is 7 * suit + number - 1."""

from __future__ import annotations

from starboard.games.arcs.ids import ACTION_CARDS, ACTIONS, NUMBERS, SUITS
from starboard.games.arcs.tables.reading import Checks, Entry, PrintedFile, by_players, demand, indices, named, printed

FILE = "action_cards.toml"


class SuitEntry(Entry, frozen=True):
    id: str
    name: str
    actions: tuple[str, ...]
    pips: tuple[int, ...]


class ActionCardsFile(PrintedFile, frozen=True):
    hand: int
    seizes: int
    numbers: dict[str, tuple[int, ...]]
    suits: tuple[SuitEntry, ...]


def action_card_checks(data: ActionCardsFile) -> Checks:
    named(FILE, data.suits, SUITS)
    for suit in data.suits:
        indices(f"{FILE}: {suit.id}", suit.actions, ACTIONS)
        yield len(suit.pips) == NUMBERS, f"{FILE}: {suit.id}: there are {len(suit.pips)} pips and not {NUMBERS}"
        yield min(suit.pips, default=0) > 0, f"{FILE}: {suit.id}: a card has no pip"
    yield data.seizes in range(1, NUMBERS + 1), f"{FILE}: seizes: there is no {data.seizes}"
    for key, numbers in data.numbers.items():
        yield set(numbers) <= set(range(1, NUMBERS + 1)), f"{FILE}: numbers: {key}"


_FILE = printed(FILE, ActionCardsFile)
demand(action_card_checks(_FILE))
HAND = _FILE.hand
SEIZING_NUMBER = _FILE.seizes

SUIT_OF = tuple(card // NUMBERS for card in range(ACTION_CARDS))
NUMBER_OF = tuple(card % NUMBERS + 1 for card in range(ACTION_CARDS))
PIPS_OF = tuple(pips for suit in _FILE.suits for pips in suit.pips)
CARD_IDS = tuple(f"{SUITS[suit]}_{number}" for suit, number in zip(SUIT_OF, NUMBER_OF, strict=True))
CARD_INDEX = {card: number for number, card in enumerate(CARD_IDS)}
DECK = tuple(  # number of players → cards
    tuple(card for card in range(ACTION_CARDS) if NUMBER_OF[card] in numbers)
    for numbers in by_players(f"{FILE}: numbers", _FILE.numbers, ())
)

SUIT_ACTIONS = tuple(indices(FILE, suit.actions, ACTIONS) for suit in _FILE.suits)  # in the order printed
SUIT_MASK = tuple(sum(1 << action for action in actions) for actions in SUIT_ACTIONS)  # the same as a set
