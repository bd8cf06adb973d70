"""Asks the cards: one hook for each question of the rules. The rule asks it, and so do odds, reasons and bots.

A card answers by what cards/ makes of its row (effects.py). `cards` is the set of those that answer, so that asking a
play area that has none of them costs one AND. Each content has hooks of its own (`g.content.hooks`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from starboard.games.arcs.ids import AMBITIONS, TYPES

if TYPE_CHECKING:
    from starboard.games.arcs.state import ArcsState, Battle
    from starboard.kernel.frame import Frame

Answer = TypeVar("Answer")


class AnsweredTwice(ValueError):
    """Two abilities of a card answer the same question."""


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
            raise AnsweredTwice(card)
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


@dataclass(frozen=True, slots=True)
class RerollPower:
    """Dice that may be rolled again: kinds, as a set, and how many at most; how often, and whether in battles only."""

    power: Callable[[ArcsState, int, Battle], tuple[int, int]]
    times: int
    battle: bool


class Hooks:
    """All questions, and what the cards of a content answer to them."""

    def __init__(self) -> None:
        # Resources

        # Another slot beside those of the board.
        self.extra_slot = Cards()
        self.extra_slot_cost = 0  # keys for what lies in it
        # By type: the supply lies on the card; any token may be spent as this type; Outrage does not keep it from
        # being spent.
        self.supply_held = tuple(Cards() for _ in TYPES)
        self.loyal = Cards()  # all by which tokens may be spent as another type
        self.spent_as = tuple(Cards(self.loyal) for _ in TYPES)
        self.outrage_ignored = tuple(Cards() for _ in TYPES)
        # Not discarded when its holder provokes Outrage.
        self.kept_in_outrage = Cards()

        # Taxing

        self.taxing = Cards()  # all that bend which cities may be taxed
        self.tax_needs_control = Cards(self.taxing)
        self.no_tax_at_home = Cards(self.taxing)
        # state, seat, system: whether rival cities there may be taxed without control, and empty slots like own cities.
        self.tax_without_control: Hook[Callable[[ArcsState, int, int], bool]] = Hook(self.taxing)
        self.tax_empty_slots: Hook[Callable[[ArcsState, int, int], bool]] = Hook(self.taxing)
        # Whether a city may be taxed again, and whether buildings of rivals are used like own ones.
        self.tax_again: Hook[Callable[[ArcsState], bool]] = Hook(self.taxing)
        self.foreign_buildings: Hook[Callable[[ArcsState], bool]] = Hook(self.taxing)
        # Type and number of tokens that come with a tax that a copy or pivot pays for.
        self.taxed_too: Hook[tuple[int, int]] = Hook()
        # state, seat, site, owner: what may follow a tax; state, seat, site: what may follow the building of a ship.
        self.after_tax: Hook[Callable[[ArcsState, int, int, int], Frame]] = Hook()
        self.after_ship: Hook[Callable[[ArcsState, int, int], Frame]] = Hook()
        # What buildings are hit for to have the same again: whether once a turn.
        self.ruthless: Hook[bool] = Hook()

        # Building and moving

        # Place and kind of the building that may stand on a gate.
        self.on_gates: Hook[tuple[int, int]] = Hook()
        # Cities on planets outside of their slots, for a token of the planet's type.
        self.outside_slots = Cards()
        self.ships_built_fresh = Cards()
        # Ships that move at most.
        self.ships_moved: Hook[int] = Hook()
        # One group of fresh ships that moved may move once more.
        self.move_again = Cards()
        # state, system: whether a move that begins there may catapult; it replaces what the rule says.
        self.catapult_from: Hook[Callable[[ArcsState, int], bool]] = Hook()
        # state, holder, who moves, system: what happens before ships of a rival enter it.
        self.rival_enters: Hook[Callable[[ArcsState, int, int, int], None]] = Hook()

        # Court, and the pip of a copy or pivot

        # state, court card: agents that it takes to secure it.
        self.agents_to_secure: Hook[Callable[[int], int]] = Hook()
        # By vox card: what happens when a seat has secured it, in order.
        self.when_secured: dict[int, list[Callable[[int], Frame]]] = {}
        # The standard action that it is about, and the one that may come after it.
        self.bonus_action: Hook[tuple[int, int]] = Hook()

        # Ambitions

        # By ambition: a first place is worth what the second is, a second nothing; whether the city bonus comes on top.
        self.demoted: tuple[Hook[bool], ...] = tuple(Hook() for _ in AMBITIONS)
        self.only_first = Cards()
        # state, seat: what is done once all ambitions are scored.
        self.after_scoring: Hook[Callable[[ArcsState, int], None]] = Hook()
        # state, seat, the card that lets it declare: what has to be done first, or None if it cannot be.
        self.price: Hook[Callable[[ArcsState, int, int], Sequence[Frame] | None]] = Hook()
        # Whether it answers only to what nobody has declared before, and what a seat does then.
        self.on_declare: Hook[tuple[bool, Callable[[int], Sequence[Frame]]]] = Hook()
        # Agents on one court card that come with a declaration.
        self.per_card: Hook[int] = Hook()
        # Ambitions that are declared without the zero marker.
        self.no_zero_marker: Hook[tuple[int, ...]] = Hook()
        # Ways to follow by which the ambition of the card played may be declared.
        self.declared_by_following: Hook[tuple[int, ...]] = Hook()

        # Setup

        # seat: the steps of a leader.
        self.leader_steps: Hook[Callable[[int], Sequence[Frame]]] = Hook()
        # Lore cards that are drawn, and kept.
        self.lore_drawn: Hook[tuple[int, int]] = Hook()

        # Battle

        self.symbols: Hook[Bend] = Hook()
        # state, seat, system: more dice than ships, and the least that must be taken.
        self.extra_dice: Hook[Callable[[ArcsState, int, int], tuple[int, int]]] = Hook()
        # No more assault dice than skirmish dice.
        self.few_assault_dice = Cards()
        # Of the defender: whether there may be no raid dice. Of the attacker: how many where the rule allows none.
        self.no_raid_dice: Hook[Callable[[ArcsState, Battle], bool]] = Hook()
        self.raid_dice: Hook[Callable[[ArcsState, Battle], int]] = Hook()
        self.rerolls: Hook[RerollPower] = Hook()
        # state, defender: hits of an interception, in place of fresh ships; what the defender has to do after it.
        self.interception: Hook[tuple[Callable[[ArcsState, int], int], Callable[[int], Frame]]] = Hook()
        # Of the defender: state, attacker, defender, system: hits on the attacker before the dice, and other things.
        self.hits_before: Hook[Callable[[ArcsState, int, int, int], int]] = Hook()
        self.before_dice: Hook[Callable[[ArcsState, int, int, int], Frame | None]] = Hook()
        # state, seat, role: ships that are mended after a battle.
        self.mended: Hook[Callable[[ArcsState, int, int], int]] = Hook()
        # Of the defender: what may be done after a battle.
        self.after_battle: Hook[Callable[[ArcsState, Battle], Sequence[Frame]]] = Hook()
        self.no_ransack = Cards()

        # Theft: state, thief, owner, whether a card, slot or card → whether it is protected; and what is buried
        # instead.
        self.protected: Hook[Callable[[ArcsState, int, int, bool, int], bool]] = Hook()
        self.buried_if_stolen = Cards()


def altered(totals: Totals, symbol: int, by: int) -> Totals:
    """So many more or fewer of one symbol, but never less than none."""
    return (*totals[:symbol], max(0, totals[symbol] + by), *totals[symbol + 1 :])


def changes(g: ArcsState, now: Battle) -> tuple[Alteration, ...]:
    """List what the cards of both sides do to the symbols of this battle, the attacker's first."""
    sides = ((now.attacker, ATTACKER), (now.defender, DEFENDER))
    symbols = g.content.hooks.symbols
    return tuple(
        bend.change
        for seat, role in sides
        if g.cards[seat] & symbols.cards
        for bend in symbols.answers(g, seat)
        if bend.role & role and bend.when(g, now)
    )


def changed(pool: Pool, totals: Totals, by: Sequence[Alteration]) -> Totals:
    for change in by:
        totals = change(pool, totals)
    return totals
