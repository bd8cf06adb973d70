"""Outer Rim for learners, from the state: what is the same for all who look at games of the same content."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from starboard.games.outer_rim.inside import (
    CREW,
    DATABANK,
    ENCOUNTERS,
    NONE,
    RESOURCES,
    USED_SHIP,
    Ability,
    Content,
    Discount,
    OuterRimState,
    StatBonus,
    conditions,
)
from starboard.lab.environments.encoder import BOUND
from starboard.lab.environments.layout import Layout
from starboard.lab.environments.outer_rim.facts import Facts, card_facts
from starboard.lab.environments.outer_rim.table import OuterRimTable

# All that a seat is told, where it is written number by number: numpy is slow at that.
Row: TypeAlias = "memoryview[float]"
# Fields of the state, and what writes the part of a row that rests on them.
Rests = tuple[tuple[str, ...], Callable[[OuterRimState], None]]


class Sight:
    def __init__(self, content: Content, people: int, about: OuterRimTable, table: Layout) -> None:
        self.content, self.people, self.about = content, people, about
        self.facts = Facts(content, people, about, table.size)
        self.printed = [told(card_facts(card)) for card in content.cards]
        self.source_of = {one.number: about.sources[one.source] for one in content.abilities}
        self.in_databank = frozenset(card.number for card in content.cards if card.origin == DATABANK)
        self.databank = sum(1 << card for card in self.in_databank)  # the same, as a set of the state
        self.encounters = frozenset(card.number for card in content.cards if card.origin == ENCOUNTERS)
        self.databank_at = {number: about.databank + place for place, number in enumerate(content.databank)}
        # Who has one of these has values that change with whatever their conditions look at (and `with_fame`: fame).
        self.moody_cards = {card.number for card in content.cards if any(map(is_conditional, card.abilities))}
        self.moody_people = {
            one.number for one in content.characters if is_conditional(one.ability) or is_conditional(one.flipped)
        }
        self.moody_ships = {one.number for one in content.ships if is_conditional(one.flipped)}
        self.targets = {card.number: card.bounty.target for card in content.cards if card.bounty is not None}
        # Cards on which values and skills rest.
        self.enabling = content.of_type[CREW].union(*(cards for cards, _, _ in content.with_bonus.values()))
        self.used_ships = frozenset(card.number for card in content.cards if card.type == USED_SHIP)
        # By card, in what kind of slot it lies; with the card, if that adds one; None, if it needs none.
        self.slots: list[object] = [
            None if card.type >= RESOURCES else (slot, card.number) if card.number in content.with_slot else slot
            for card, slot in zip(content.cards, content.slot_of, strict=True)
        ]
        self.discounting = {
            card.number for card in content.cards if any(isinstance(one, Discount) for one in card.abilities)
        }
        # Whether no discount looks at more than the card that is bought, and what was used in this turn.
        self.plain_discounts = all(
            one.limit != "once_per_combat" and all(isinstance(atom, conditions.CardHasTrait) for atom in one.condition)
            for one in content.abilities
            if isinstance(one, Discount)
        )

    def has_moods(self, g: OuterRimState, player: int) -> bool:
        """Tell whether somebody has values that change with conditions."""
        if g.character[player] in self.moody_people or g.ship[player] in self.moody_ships:
            return True
        return not self.moody_cards.isdisjoint(g.held[player])

    def has_discounts(self, g: OuterRimState, player: int) -> bool:
        """Tell whether somebody has something that makes cards cheaper, at times."""
        who, sheet = g.character[player], g.ship[player]
        own: list[Ability | None] = []
        if who != NONE:
            about = self.content.characters[who]
            own += [about.ability, about.flipped if g.flipped >> player & 1 else None]
        if sheet != NONE and g.ship_flipped >> player & 1:
            own.append(self.content.ships[sheet].flipped)
        return not self.discounting.isdisjoint(g.held[player]) or any(isinstance(one, Discount) for one in own)


def is_conditional(ability: Ability | None) -> bool:
    """Tell whether it is a bonus that comes and goes."""
    return isinstance(ability, StatBonus) and ability.trigger == "always" and bool(ability.condition)


# Numbers in a row.

NOTHING: Row = memoryview(bytes(1 << 15)).cast("f")


def clear(row: Row, start: int, stop: int) -> None:
    row[start:stop] = NOTHING[: stop - start]


def bounded(number: float) -> float:
    return -BOUND if number < -BOUND else BOUND if number > BOUND else number


def told(numbers: Iterable[float]) -> array[float]:
    """Return numbers as they are copied into a row."""
    return array("f", map(bounded, numbers))


def ones(size: int, places: Iterable[int]) -> array[float]:
    """Return so many numbers: 1 at these places, and 0 elsewhere."""
    made = array("f", bytes(4 * size))
    for place in places:
        made[place] = 1
    return made


def bits(of: int) -> list[int]:
    """List the numbers of a set that is written as one."""
    found = []
    while of:
        lowest = of & -of
        found.append(lowest.bit_length() - 1)
        of ^= lowest
    return found


class Person(NamedTuple):
    """Holds what is told of somebody with certain sheets and cards."""

    sheets: array[float]  # character and ship
    able: array[float]  # values and skills, as long as no conditions are looked at
    laid: array[float]  # slots, cards, marked planets
    moods: bool  # whether values rest on conditions
    moody_fame: bool  # whether fame does

    @property
    def is_moody(self) -> bool:
        return self.moods or self.moody_fame


MOST = 1 << 13  # answers that are remembered; then all are forgotten


class Known:
    """Remembers answers of the rules, by what they follow from: they are looked for again by every seat that looks."""

    def __init__(self) -> None:
        self.people: dict[tuple[object, ...], Person] = {}
        self.able: dict[tuple[int, ...], array[float]] = {}
        self.slots: dict[tuple[int, ...], array[float]] = {}
        # For the owner of a ship who has no discounts: what a card costs.
        self.prices: defaultdict[int, dict[int, int]] = defaultdict(dict)
        self.ships: dict[tuple[int, ...], int] = {}  # of the supply for sale: the price of the cheapest, or NONE
        # By what somebody has in which slots: whether a card finds one, by the kind of its own.
        self.rooms: defaultdict[tuple[int, ...], dict[object, bool]] = defaultdict(dict)

    def tidy(self) -> None:
        """Forget what has become too much."""
        for some in (self.people, self.able, self.slots, self.ships, self.rooms):
            if len(some) >= MOST:
                some.clear()
