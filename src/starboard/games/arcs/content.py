"""Holds what a content pack may correct: what is printed on cards, and what the cards make of the rules.

The box has one, and each pack another (load.py). Rules reach it as `g.content`; it is shared by all copies of a state.
What no pack changes, such as the map, the dice and which cards there are, is in tables/ and ids.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from starboard.games.arcs.deeds import Deed
from starboard.games.arcs.hooks import Hooks
from starboard.games.arcs.tables.cards import Card
from starboard.games.arcs.tables.setup_cards import SetupCard
from starboard.texts import Name


@dataclass(frozen=True, slots=True)
class Shelf:
    """Some of the deeds: the set of cards that have one, and by card its deeds."""

    cards: int
    of: dict[int, tuple[Deed, ...]]


@dataclass(frozen=True, slots=True, eq=False)
class Content:
    # Action cards, by card and by suit: actions in the order printed, and the same as a set.
    pips_of: tuple[int, ...]
    suit_actions: tuple[tuple[int, ...], ...]
    suit_mask: tuple[int, ...]

    # Court, lore and leader cards by their numbers: the type of a guild card, NONE of others; the keys to steal it.
    cards: tuple[Card, ...]
    suit: tuple[int, ...]
    raid_cost: tuple[int, ...]
    guilds_of: tuple[int, ...]  # type → set of guild cards
    slot_costs: tuple[int, ...]  # keys for what lies in a resource slot

    # Setup cards: the systems in play, their gates, and what is next to each.
    setups: tuple[SetupCard, ...]
    in_play: tuple[tuple[int, ...], ...]
    gates_in_play: tuple[tuple[int, ...], ...]
    adjacent: tuple[tuple[tuple[int, ...], ...], ...]
    moves: tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]  # from each system: the choices (MOVE, origin, to)

    # What the cards do.
    hooks: Hooks
    deeds: tuple[Deed, ...]
    new_actions: Shelf
    preludes: Shelf

    made: tuple[Callable[..., Content], tuple[object, ...]] | None = None  # what makes the same in another process
    pack: str = ""  # the sign of the pack
    others: frozenset[str] = frozenset()  # entries that do something else than in the box
    names: Mapping[str, Name] = field(default_factory=dict)  # texts that the pack brings, by their keys
    called: Mapping[str, Name] = field(default_factory=dict)  # how it calls new actions and traits
    remade: tuple[int, ...] = ()  # cards that do something else than in the box, of which the pack brings no text

    def __reduce__(self) -> tuple[Callable[..., Content], tuple[object, ...]]:
        """Make it again where it is sent: the hooks are functions."""
        if self.made is None:
            raise TypeError("nobody knows how this content was made")
        return self.made
