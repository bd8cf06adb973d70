"""Runs the effects of cards: for each kind of effect, at each trigger, one function that reads the row.

    @effect("add_intercept", "battle_roll")
    def add_intercept(card: int, ability: Ability) -> None: ...

It bends hooks (hooks.py), or returns the deed that the card offers. Every effect of every row must be run by one, and
each word and number of it be read: the loader refuses the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from starboard.games.arcs.deeds import Deed
from starboard.games.arcs.tables.abilities import Ability
from starboard.games.arcs.tables.reading import BadData, demand

Made = TypeVar("Made", bound=Deed | None)
Maker = Callable[[int, Ability], Deed | None]

MAKERS: dict[tuple[str, str], Maker] = {}  # by kind and trigger


def effect(kind: str, *triggers: str) -> Callable[[Callable[[int, Ability], Made]], Callable[[int, Ability], Made]]:
    def register(maker: Callable[[int, Ability], Made]) -> Callable[[int, Ability], Made]:
        for trigger in triggers:
            assert (kind, trigger) not in MAKERS, (kind, trigger)
            MAKERS[kind, trigger] = maker
        return maker

    return register


def run(card: int, ability: Ability) -> Deed | None:
    """Let the ability of a card take effect."""
    maker = MAKERS.get((ability.kind, ability.trigger))
    if maker is None:
        raise BadData(f"{ability.where}: nothing runs the effect {ability.kind} at {ability.trigger}")
    deed = maker(card, ability)
    unread = ability.unread
    demand([(not unread, f"{ability.where}: {ability.kind} does not know {', '.join(unread)}")])
    return deed


def run_all(cards: Iterable[Iterable[Ability]]) -> tuple[Deed, ...]:
    """Let all abilities take effect, card by card; the deeds that they offer."""
    made = [run(card, ability) for card, abilities in enumerate(cards) for ability in abilities]
    return tuple(deed for deed in made if deed is not None)
