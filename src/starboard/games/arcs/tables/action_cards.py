"""action_cards.toml: the four suits, and the deck. A card is 7 * suit + number - 1."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.ids import ACTION_CARDS, ACTIONS, NUMBERS, SUITS
from starboard.games.arcs.tables.place import Place
from starboard.games.arcs.tables.reading import CardEntry, Checks, PrintedFile, by_players, demand, have_ids, printed
from starboard.games.arcs.tables.rows import Listed, Rows, numbers_of, read_rows, rows_of
from starboard.kernel.packs.place import Together

FILE = "action_cards.toml"
MOST_PIPS = 6


@dataclass(frozen=True, slots=True)
class Suit:
    id: str
    actions: tuple[int, ...]  # in the order printed
    pips: tuple[int, ...]  # of the cards 1 to 7


class SuitEntry(CardEntry, frozen=True, kw_only=True):
    actions: list[str]
    pips: list[int]


class ActionCardsFile(PrintedFile, frozen=True):
    hand: int
    seizes: int
    numbers: dict[str, tuple[int, ...]]
    suits: Listed


def action_card_checks(data: ActionCardsFile) -> Checks:
    yield data.seizes in range(1, NUMBERS + 1), f"{FILE}: seizes: there is no {data.seizes}"
    for key, numbers in data.numbers.items():
        yield set(numbers) <= set(range(1, NUMBERS + 1)), f"{FILE}: numbers: {key}"


def suit_rows(data: ActionCardsFile) -> Rows:
    rows = rows_of("suits", (FILE, data.suits))
    have_ids(FILE, rows, SUITS)
    return rows


def suits_of(rows: Rows) -> tuple[Suit, ...]:
    return read_rows("suits", rows, SuitEntry, suit_of)


def suit_of(place: Place, entry: SuitEntry) -> Suit:
    wrong = Together()
    actions: tuple[int, ...] = ()
    with wrong:
        actions = numbers_of(place / "actions", entry.actions, ACTIONS, "action")
        if not actions:
            raise (place / "actions").bad("empty")
        if len(set(actions)) < len(actions):
            twice = next(word for word in entry.actions if entry.actions.count(word) > 1)
            raise (place / "actions").bad("twice", word=twice)
    if len(entry.pips) != NUMBERS:
        wrong.add((place / "pips").bad("length", length=NUMBERS))
    for at, pips in enumerate(entry.pips):
        if pips < 1:
            wrong.add((place / "pips" / at).bad("least", least=1))
        elif pips > MOST_PIPS:
            wrong.add((place / "pips" / at).bad("most", most=MOST_PIPS))
    wrong.tell()
    return Suit(entry.id, actions, tuple(entry.pips))


_FILE = printed(FILE, ActionCardsFile)
demand(action_card_checks(_FILE))
HAND = _FILE.hand
SEIZING_NUMBER = _FILE.seizes

SUIT_OF = tuple(card // NUMBERS for card in range(ACTION_CARDS))
NUMBER_OF = tuple(card % NUMBERS + 1 for card in range(ACTION_CARDS))
CARD_IDS = tuple(f"{SUITS[suit]}_{number}" for suit, number in zip(SUIT_OF, NUMBER_OF, strict=True))
CARD_INDEX = {card: number for number, card in enumerate(CARD_IDS)}
DECK = tuple(  # number of players → cards
    tuple(card for card in range(ACTION_CARDS) if NUMBER_OF[card] in numbers)
    for numbers in by_players(f"{FILE}: numbers", _FILE.numbers, ())
)
SUIT_ROWS = suit_rows(_FILE)
BOX_SUITS = suits_of(SUIT_ROWS)
