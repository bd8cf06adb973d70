"""Prelude actions of guild cards (ARC-PRELUDE-07, -08), one way to make a deed for each effect that the data names.

A card that is discarded for its effect can always be discarded, even if the effect does nothing (ARC-PRELUDE-11).
"""

from __future__ import annotations

from collections.abc import Callable

from starboard.games.arcs.cards.drawing import RecycleHand
from starboard.games.arcs.cards.placing import PlaceOneEach, place
from starboard.games.arcs.cards.printed import deed_name, number, resource, resources, suit, word
from starboard.games.arcs.deeds import Args, Deed, no_args, say_numbers, say_system
from starboard.games.arcs.notation import action_name, action_text, card_name
from starboard.games.arcs.resources import gain, gain_all, take_from
from starboard.games.arcs.seize import may_seize, seize
from starboard.games.arcs.state import ArcsState, controller, in_play, open_slots, tokens
from starboard.games.arcs.steal import Steal, steal_choices
from starboard.games.arcs.tables.abilities import Ability
from starboard.games.arcs.tables.action_cards import SUIT_OF
from starboard.games.arcs.tables.player_board import SLOT_COSTS
from starboard.games.arcs.tables.setup_cards import GATES_IN_PLAY
from starboard.games.arcs.words import COPY, NONE, TYPES
from starboard.kernel.frame import then
from starboard.kernel.state import tell

BURN = "ARC-PRELUDE-07"  # the rule of what a card is discarded for
NOTHING: list[Args] = [()]  # the card is discarded, and that is all


def fill_empty_slots(card: int, ability: Ability) -> Deed:
    """Mining and Shipping Interest: up to as many tokens as there are empty slots; what the supply lacks is stolen."""
    kind = resource(ability)
    assert word(ability, "shortage") == "steal_from_rivals"

    def choices(g: ArcsState, seat: int) -> list[Args]:
        held = tokens(g, seat)
        empty = sum(held[slot] == NONE for slot in open_slots(g, seat))
        most = min(empty, g.supply[kind] + len(steal_choices(g, seat, kind)))
        return [(count,) for count in range(most, 0, -1)] or NOTHING

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        count = args[0] if args else 0
        gained = min(count, g.supply[kind])
        then(g, *(Steal(seat, kind, False, "ARC-RAID-14") for _ in range(count - gained)))
        if gained:
            gain(g, seat, kind, gained)

    return Deed(deed_name(card, ability), card, BURN, choices, do, say_numbers, ("count",), discards=True)


def steal(card: int, ability: Ability) -> Deed:
    """Cartels and Silver-Tongues: one thing from any rival, without keys (ARC-RAID-14)."""
    assert number(ability, "amount") == 1
    what = resource(ability) if word(ability, "what") == "resource" else Steal.ANY

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        then(g, Steal(seat, what, False, "ARC-RAID-14"))

    return Deed(deed_name(card, ability), card, BURN, no_args, do, discards=True)


def place_ships(card: int, ability: Ability) -> Deed:
    return PLACES[word(ability, "where")](card, ability)


def place_in_controlled(card: int, ability: Ability) -> Deed:
    """Prison Wardens and others: some ships in one system that the seat controls."""
    count = number(ability, "count")

    def choices(g: ArcsState, seat: int) -> list[Args]:
        if not g.ships[seat]:
            return NOTHING
        return [(system,) for system in in_play(g) if controller(g, system) == seat] or NOTHING

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        for system in args:
            place(g, seat, system, count)

    return Deed(deed_name(card, ability), card, BURN, choices, do, say_system, ("system",), discards=True)


def place_in_gates(card: int, ability: Ability) -> Deed:
    """Gatekeepers: one ship in every gate in play."""
    assert number(ability, "count") == 1

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        then(g, PlaceOneEach(seat, GATES_IN_PLAY[g.setup]))

    return Deed(deed_name(card, ability), card, BURN, no_args, do, discards=True)


PLACES: dict[str, Callable[[int, Ability], Deed]] = {
    "controlled_system": place_in_controlled,
    "each_gate_in_play": place_in_gates,
}


def seize_initiative(card: int, ability: Ability) -> Deed:
    """Lattice Spies: before anything else, within the limits of every seizure (ARC-SEIZE-09, -10)."""

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        if may_seize(g, seat):
            seize(g, seat, "ARC-SEIZE-08")

    first = bool(ability.condition["before_any_other_action"])
    return Deed(deed_name(card, ability), card, BURN, no_args, do, discards=True, first=first)


def recycle_hand(card: int, ability: Ability) -> Deed:
    """Farseers: other action cards for any number of those in hand, and one more."""
    assert (word(ability, "discard"), word(ability, "draw")) == ("any_number", "discarded_and_one")

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        then(g, RecycleHand(seat))

    return Deed(deed_name(card, ability), card, BURN, no_args, do, discards=True)


def gain_resources(card: int, ability: Ability) -> Deed:
    """Elder Broker: one token of each of some types."""
    kinds = resources(ability)
    assert number(ability, "amount") == 1

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        gain_all(g, seat, kinds, "ARC-GLOSS-04")

    return Deed(deed_name(card, ability), card, BURN, no_args, do, discards=True)


def convert_resource(card: int, ability: Ability) -> Deed:
    """Relic Fence: discard any token to gain a certain one. The supply on a cartel cannot be discarded for it."""
    gained = TYPES.index(word(ability, "gain"))
    assert word(ability, "give") == "any_1"

    def choices(g: ArcsState, seat: int) -> list[Args]:
        # Equal tokens in slots of the same raid cost are all one.
        held = {(kind, SLOT_COSTS[slot]): slot for slot, kind in enumerate(tokens(g, seat)) if kind != NONE}
        return [(slot,) for slot in sorted(held.values())]

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        kind = take_from(g, seat, args[0])
        g.supply[kind] += 1
        tell(g, "arcs-event-lost", "ARC-PRELUDE-08", seat=seat, type=TYPES[kind], count=1)
        gain(g, seat, gained)

    once = ability.limit == "once_per_turn"
    return Deed(deed_name(card, ability), card, "ARC-PRELUDE-08", choices, do, say_slot, ("token",), once=once)


def say_slot(args: Args) -> str:
    return str(args[0] + 1)


def attach_to_played_card(card: int, ability: Ability) -> Deed:
    """Unions: laid beside a card of their suit that was played face up in this round, and exchanged for it when the
    round ends (ARC-GUILD-07, -09)."""
    wanted = suit(ability)
    assert ability.then == "discard_self_at_round_end"

    def choices(g: ArcsState, seat: int) -> list[Args]:
        return [
            (played,)
            for played, mode in zip(g.played, g.mode, strict=True)
            if mode and mode != COPY and SUIT_OF[played] == wanted
        ]

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        # Not at the top: playing a card leads to acting, and so to these deeds.
        from starboard.games.arcs.play import attach

        attach(g, seat, card, args[0])
        tell(g, "arcs-event-attached", "ARC-GUILD-07", seat=seat, union=card_name(card), card=action_name(args[0]))

    return Deed(deed_name(card, ability), card, "ARC-GUILD-07", choices, do, say_played, ("played",))


def say_played(args: Args) -> str:
    return action_text(args[0])


# By the kind of effect.
PRELUDE: dict[str, Callable[[int, Ability], Deed]] = {
    "fill_empty_slots": fill_empty_slots,
    "steal": steal,
    "place_ships": place_ships,
    "seize_initiative": seize_initiative,
    "recycle_hand": recycle_hand,
    "gain_resource": gain_resources,
    "convert_resource": convert_resource,
    "attach_to_played_card": attach_to_played_card,
}
