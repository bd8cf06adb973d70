"""Makes the content of the box, and of a pack over it, from what is printed on the cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache

import starboard.games.arcs.cards  # noqa: F401 - they register what runs effects
from starboard.games.arcs.content import Content, Shelf
from starboard.games.arcs.deeds import Deed
from starboard.games.arcs.effects import run_all
from starboard.games.arcs.hooks import Hooks
from starboard.games.arcs.ids import GATE, MOVE, NONE, TYPES
from starboard.games.arcs.tables.abilities import Ability
from starboard.games.arcs.tables.action_cards import BOX_SUITS, Suit
from starboard.games.arcs.tables.cards import CARDS, Card
from starboard.games.arcs.tables.court_cards import CourtCard
from starboard.games.arcs.tables.map import SYSTEMS
from starboard.games.arcs.tables.player_board import RAID_COSTS
from starboard.games.arcs.tables.setup_cards import SETUPS, SetupCard
from starboard.games.arcs.verbs import DEEDS, ChangedDeed, DeedVerb


@cache
def box() -> Content:
    """Make the content of the box."""
    return replace(content_of(BOX_SUITS, CARDS, SETUPS), made=(box, ()))


def content_of(suits: Sequence[Suit], cards: Sequence[Card], setups: Sequence[SetupCard]) -> Content:
    """Make the content of these suits, cards and setup cards, all that there are by their numbers."""
    hooks = Hooks()
    deeds = named(cards, run_all(hooks, cards))
    suit = tuple(card.suit if isinstance(card, CourtCard) else NONE for card in cards)
    in_play = tuple(card.in_play for card in setups)
    return Content(
        pips_of=tuple(pips for suit in suits for pips in suit.pips),
        suit_actions=tuple(suit.actions for suit in suits),
        suit_mask=tuple(sum(1 << action for action in suit.actions) for suit in suits),
        cards=tuple(cards),
        suit=suit,
        raid_cost=tuple(card.raid_cost if isinstance(card, CourtCard) else 0 for card in cards),
        guilds_of=tuple(sum(1 << at for at, one in enumerate(suit) if one == kind) for kind in range(len(TYPES))),
        slot_costs=(*RAID_COSTS, hooks.extra_slot_cost),
        setups=tuple(setups),
        in_play=in_play,
        gates_in_play=tuple(tuple(at for at in systems if SYSTEMS[at].place == GATE) for systems in in_play),
        adjacent=tuple(card.adjacent for card in setups),
        moves=tuple(
            tuple(tuple((MOVE, origin, to) for to in near) for origin, near in enumerate(card.adjacent))
            for card in setups
        ),
        hooks=hooks,
        deeds=deeds,
        new_actions=shelf(deed for deed in deeds if deed.replaces >= 0),
        preludes=shelf(deed for deed in deeds if deed.replaces < 0),
    )


def named(cards: Sequence[Card], made: Iterable[tuple[Ability, Deed]]) -> tuple[Deed, ...]:
    """Give each deed its verb: that of the box, or one of its own where a pack has changed what it does."""
    return tuple(replace(deed, of=ability, verb=verb_of(cards[deed.card], ability, deed)) for ability, deed in made)


def verb_of(card: Card, ability: Ability, deed: Deed) -> DeedVerb:
    printed = CARDS[deed.card]
    alike = [one for one in printed.abilities if (one.kind, one.trigger) == (ability.kind, ability.trigger)]
    if ability in alike:
        return DEEDS[deed_name(printed, ability)]
    number = card.abilities.index(ability) + 1
    name = deed_name(printed, alike[0]) if len(alike) == 1 else f"{card.id}-{number}"
    return ChangedDeed(name, deed.form)


def deed_name(card: Card, ability: Ability) -> str:
    """Return one word: that of a new action or trait, or the name of the card, as `lattice-spies`."""
    word = re.sub(r"\W+", "-", (ability.name or card.name).lower().replace("'", ""))
    return f"discard-{word}" if ability.kind == "clear_outrage" else word


def shelf(deeds: Iterable[Deed]) -> Shelf:
    of: dict[int, tuple[Deed, ...]] = {}
    for deed in deeds:
        of[deed.card] = (*of.get(deed.card, ()), deed)
    return Shelf(sum(1 << card for card in of), of)
