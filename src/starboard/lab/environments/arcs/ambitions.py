"""Arcs for learners: the ambitions, and what each seat has for them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import reduce
from operator import attrgetter, or_
from typing import Any

from starboard.games.arcs.inside import (
    AMBITIONS,
    CITY_BONUS,
    ArcsState,
    Content,
    box_count,
    count,
    gains,
    uncovered,
    worth,
)
from starboard.lab.environments.arcs.aims import AMBITION_FACTS, ambition_facts
from starboard.lab.environments.arcs.table import ArcsTable
from starboard.lab.environments.bank import MOST
from starboard.lab.environments.parts import Looks, Row, Things

ALL = range(len(AMBITIONS))

Record = tuple[Any, ...]  # something of each ambition


class Ambitions(Things[ArcsState]):
    """Rests on what players hold, which is numbered already, and on markers, boxes and the supply.

    Keeps besides the table what is told to options that point at an ambition.
    """

    def __init__(self, about: ArcsTable, content: Content, holdings: Things[ArcsState]) -> None:
        self.about = about
        self.holdings = holdings  # told before
        hooks = content.hooks
        self.cartels = reduce(or_, [kind.cards for kind in hooks.supply_held])  # cards that hold the supply
        self.bending = [demoted.cards | hooks.only_first.cards for demoted in hooks.demoted]
        self.records: dict[Hashable, Record] = {}
        block, width = range(about.ambitions, about.court), about.ambition_size + AMBITION_FACTS
        rests_on = attrgetter("markers", "flipped", "boxes", "supply")
        super().__init__(block, len(ALL), len(holdings.last), about.seats, rests_on, width=width)

    def now(self, looks: Looks) -> Iterable[tuple[Any, ...]]:
        held = self.holdings.numbers.take(looks.games, axis=0).tolist()
        return ((numbers, *rest) for numbers, rest in zip(held, super().now(looks), strict=True))

    def keys_of(self, g: ArcsState, now: tuple[Any, ...]) -> list[Hashable]:
        boxes, markers = ("boxes", *g.boxes), ("markers", *g.markers, g.flipped)
        known = self.records.get
        third = known(boxes) or self.learn(boxes, [box_count(g, ambition) for ambition in ALL])
        worths = known(markers) or self.learn(markers, [worth(g, ambition) for ambition in ALL])
        players = [self.player(g, owner, number) for owner, number in enumerate(now[0])]
        return list(zip(ALL, third, worths, *players, strict=True))

    def player(self, g: ArcsState, owner: int, held: int) -> Record:
        """Return how much a player has for each ambition, their bonus, and their cards that bend what it brings."""
        key = (held, *g.supply) if g.cards[owner] & self.cartels else held
        record = self.records.get(key)
        if record is None:
            bonus, cards = CITY_BONUS[uncovered(g, owner)], g.cards[owner]
            record = self.learn(
                key, [(count(g, owner, ambition), bonus, cards & self.bending[ambition]) for ambition in ALL]
            )
        return record

    def learn(self, key: Hashable, of_ambitions: list[Any]) -> Record:
        record = self.records[key] = tuple(of_ambitions)
        return record

    def rows_of(self, g: ArcsState, ambition: int, key: Any) -> list[Row]:
        _, third, (first, _), *players = key
        counts, gained = [counted for counted, _, _ in players], gains(g, ambition)
        rows = []
        for seat in range(g.seats):
            row = [0.0] * self.width
            self.about.write_ambition(first, third, counts, gained, seat, row)
            row[self.size :] = ambition_facts(third, counts, gained, seat)
            rows.append(row)
        return rows

    @property
    def is_full(self) -> bool:
        return super().is_full or len(self.records) >= MOST

    def forget(self) -> None:
        super().forget()
        self.records.clear()
