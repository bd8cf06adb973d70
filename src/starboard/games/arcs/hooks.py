"""Asks the cards: one hook for each question of the rules. The rule asks it, and so do odds, reasons and bots.

A card answers by what cards/ makes of its row (effects.py). `cards` is the set of those that answer, so that asking a
play area that has none of them costs one AND.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from starboard.games.arcs.ids import AMBITIONS, TYPES
from starboard.games.arcs.tables.reading import BadData

if TYPE_CHECKING:
    from starboard.games.arcs.state import ArcsState, Battle
    from starboard.kernel.frame import Frame

Answer = TypeVar("Answer")


class Cards:
    """A set of cards that all say yes to one question."""

    __slots__ = ("cards", "within")

    def __init__(self, within: Cards | None = None) -> None:
        self.cards = 0
        self.within = within

    def add(self, card: int) -> None:
        self.cards |= 1 << card
        if self.within is not None:
            self.within.add(card)

    def held(self, g: ArcsState, seat: int) -> int:
        """Those in the seat's play area, as a set."""
        return g.cards[seat] & self.cards

    def first(self, g: ArcsState, seat: int) -> int:
        """The number of the one in the seat's play area."""
        held = g.cards[seat] & self.cards
        assert held
        return (held & -held).bit_length() - 1


class Hook(Cards, Generic[Answer]):
    """A question that each card answers in its own way."""

    __slots__ = ("of",)

    def __init__(self, within: Cards | None = None) -> None:
        super().__init__(within)
        self.of: dict[int, Answer] = {}

    def bend(self, card: int, answer: Answer) -> None:
        if card in self.of:
            raise BadData(f"card {card} has two abilities that answer the same question")
        self.of[card] = answer
        self.add(card)

    def answers(self, g: ArcsState, seat: int) -> Sequence[Answer]:
        """Those of the seat's cards, by their numbers."""
        held = g.cards[seat] & self.cards
        if not held:
            return ()
        found = []
        while held:
            low = held & -held
            found.append(self.of[low.bit_length() - 1])
            held ^= low
        return found


# Resources

# Another slot beside those of the board.
EXTRA_SLOT = Cards()
# By type: the supply lies on the card; any token may be spent as this type; Outrage does not keep it from being spent.
SUPPLY_HELD = tuple(Cards() for _ in TYPES)
SPENT_AS = tuple(Cards() for _ in TYPES)
OUTRAGE_IGNORED = tuple(Cards() for _ in TYPES)
# Not discarded when its holder provokes Outrage.
KEPT_IN_OUTRAGE = Cards()

# Taxing

TAXING = Cards()  # all that bend which cities may be taxed
TAX_NEEDS_CONTROL = Cards(TAXING)
NO_TAX_AT_HOME = Cards(TAXING)
# state, seat, system: whether rival cities there may be taxed without control, and empty slots like own cities.
TAX_WITHOUT_CONTROL: Hook[Callable[[ArcsState, int, int], bool]] = Hook(TAXING)
TAX_EMPTY_SLOTS: Hook[Callable[[ArcsState, int, int], bool]] = Hook(TAXING)
# Whether a city may be taxed again, and whether buildings of rivals are used like own ones.
TAX_AGAIN: Hook[Callable[[ArcsState], bool]] = Hook(TAXING)
FOREIGN_BUILDINGS: Hook[Callable[[ArcsState], bool]] = Hook(TAXING)
# Type and number of tokens that come with a tax that a copy or pivot pays for.
TAXED_TOO: Hook[tuple[int, int]] = Hook()
# state, seat, site, owner: what may follow a tax; state, seat, site: what may follow the building of a ship.
AFTER_TAX: Hook[Callable[[ArcsState, int, int, int], Frame]] = Hook()
AFTER_SHIP: Hook[Callable[[ArcsState, int, int], Frame]] = Hook()

# Building and moving

# Place and kind of the building that may stand on a gate.
ON_GATES: Hook[tuple[int, int]] = Hook()
# Cities on planets outside of their slots, for a token of the planet's type.
OUTSIDE_SLOTS = Cards()
SHIPS_BUILT_FRESH = Cards()
# Ships that move at most.
SHIPS_MOVED: Hook[int] = Hook()
# One group of fresh ships that moved may move once more.
MOVE_AGAIN = Cards()
# state, system: whether a move that begins there may catapult; it replaces what the rule says.
CATAPULT_FROM: Hook[Callable[[ArcsState, int], bool]] = Hook()
# state, holder, who moves, system: what happens before ships of a rival enter it.
RIVAL_ENTERS: Hook[Callable[[ArcsState, int, int, int], None]] = Hook()

# Court, and the pip of a copy or pivot

# state, court card: agents that it takes to secure it.
AGENTS_TO_SECURE: Hook[Callable[[int], int]] = Hook()
# By vox card: what happens when a seat has secured it, in order.
WHEN_SECURED: dict[int, list[Callable[[int], Frame]]] = {}
# The standard action that it is about, and the one that may come after it.
BONUS_ACTION: Hook[tuple[int, int]] = Hook()

# Ambitions

# By ambition: a first place is worth what the second is, a second nothing; whether the city bonus comes on top.
DEMOTED: tuple[Hook[bool], ...] = tuple(Hook() for _ in AMBITIONS)
ONLY_FIRST = Cards()
# state, seat: what is done once all ambitions are scored.
AFTER_SCORING: Hook[Callable[[ArcsState, int], None]] = Hook()
# state, seat, the card that lets it declare: what has to be done first, or None if it cannot be.
PRICE: Hook[Callable[[ArcsState, int, int], Sequence[Frame] | None]] = Hook()
# Whether it answers only to what nobody has declared before, and what a seat does then.
ON_DECLARE: Hook[tuple[bool, Callable[[int], Sequence[Frame]]]] = Hook()
# Ambitions that are declared without the zero marker.
NO_ZERO_MARKER: Hook[tuple[int, ...]] = Hook()
# Ways to follow by which the ambition of the card played may be declared.
DECLARED_BY_FOLLOWING: Hook[tuple[int, ...]] = Hook()

# Setup

# seat: the steps of a leader.
LEADER_STEPS: Hook[Callable[[int], Sequence[Frame]]] = Hook()

# Battle

ATTACKER, DEFENDER = 1, 2  # roles, as a set
ROLES = {"attacker": ATTACKER, "defender": DEFENDER, "both": ATTACKER | DEFENDER}

Pool = tuple[int, ...]  # skirmish, assault and raid dice
Totals = tuple[int, ...]  # self-hits, interceptions, ship hits, building hits, keys
Alteration = Callable[[Pool, Totals], Totals]


@dataclass(frozen=True, slots=True)
class Bend:
    """Changes the symbols that the dice `pool` has rolled, by a card, before they are resolved.

    `when` is asked once for a battle. `change` knows nothing but dice, so that odds can ask it for every roll.
    """

    role: int
    when: Callable[[ArcsState, Battle], bool]
    change: Alteration


SYMBOLS: Hook[Bend] = Hook()
# state, seat, system: more dice than ships, and the least that must be taken.
EXTRA_DICE: Hook[Callable[[ArcsState, int, int], tuple[int, int]]] = Hook()
# No more assault dice than skirmish dice.
FEW_ASSAULT_DICE = Cards()
# Of the defender: whether there may be no raid dice. Of the attacker: how many where the rule allows none.
NO_RAID_DICE: Hook[Callable[[ArcsState, Battle], bool]] = Hook()
RAID_DICE: Hook[Callable[[ArcsState, Battle], int]] = Hook()


@dataclass(frozen=True, slots=True)
class RerollPower:
    """Dice that may be rolled again: kinds, as a set, and how many at most; how often, and whether in battles only."""

    power: Callable[[ArcsState, int, Battle], tuple[int, int]]
    times: int
    battle: bool


REROLLS: Hook[RerollPower] = Hook()
# state, defender: hits of an interception, in place of fresh ships; what the defender has to do after it.
INTERCEPTION: Hook[tuple[Callable[[ArcsState, int], int], Callable[[int], Frame]]] = Hook()
# Of the defender: state, attacker, defender, system: hits on the attacker before the dice, and other things.
HITS_BEFORE: Hook[Callable[[ArcsState, int, int, int], int]] = Hook()
BEFORE_DICE: Hook[Callable[[ArcsState, int, int, int], Frame | None]] = Hook()
# state, seat, role: ships that are mended after a battle.
MENDED: Hook[Callable[[ArcsState, int, int], int]] = Hook()
# Of the defender: what may be done after a battle.
AFTER_BATTLE: Hook[Callable[[ArcsState, Battle], Sequence[Frame]]] = Hook()
NO_RANSACK = Cards()

# Theft: state, thief, owner, whether a card, slot or card → whether it is protected; and what is buried instead.
PROTECTED: Hook[Callable[[ArcsState, int, int, bool, int], bool]] = Hook()
BURIED_IF_STOLEN = Cards()


def altered(totals: Totals, symbol: int, by: int) -> Totals:
    """So many more or fewer of one symbol, but never less than none."""
    return (*totals[:symbol], max(0, totals[symbol] + by), *totals[symbol + 1 :])


def changes(g: ArcsState, now: Battle) -> tuple[Alteration, ...]:
    """List what the cards of both sides do to the symbols of this battle, the attacker's first."""
    sides = ((now.attacker, ATTACKER), (now.defender, DEFENDER))
    return tuple(
        bend.change
        for seat, role in sides
        if g.cards[seat] & SYMBOLS.cards
        for bend in SYMBOLS.answers(g, seat)
        if bend.role & role and bend.when(g, now)
    )


def changed(pool: Pool, totals: Totals, by: Sequence[Alteration]) -> Totals:
    for change in by:
        totals = change(pool, totals)
    return totals
