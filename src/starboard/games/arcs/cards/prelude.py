"""Prelude actions of guild cards (ARC-PRELUDE-07, -08), and of lore cards that are like them.

A card that is discarded for its effect can always be discarded, even if the effect does nothing (ARC-PRELUDE-11).
"""

from __future__ import annotations

from starboard.games.arcs import events, verbs
from starboard.games.arcs.battle.steal import Steal, steal_choices
from starboard.games.arcs.cards.drawing import RecycleHand
from starboard.games.arcs.cards.placing import PlaceOneEach, place
from starboard.games.arcs.deeds import Args, Deed, no_args
from starboard.games.arcs.effects import effect
from starboard.games.arcs.hooks import Hooks
from starboard.games.arcs.ids import COPY, FUEL, MATERIAL, NONE, SUITS, TYPES
from starboard.games.arcs.resources import gain, gain_all, take_from
from starboard.games.arcs.seize import may_seize, seize
from starboard.games.arcs.state import ArcsState, controls, in_play, is_declared, open_slots, tokens
from starboard.games.arcs.tables.abilities import Ability
from starboard.games.arcs.tables.action_cards import SUIT_OF
from starboard.kernel.frame import then
from starboard.kernel.state import tell

BURN = "ARC-PRELUDE-07"  # the rule of what a card is discarded for
NOTHING: list[Args] = [()]  # the card is discarded, and that is all


@effect("fill_empty_slots", "prelude", may=True)
def fill_empty_slots(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Mining and Shipping Interest: up to as many tokens as there are empty slots; what the supply lacks is stolen."""
    kind = ability.type()
    ability.only("shortage", "steal_from_rivals")

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

    return Deed(verbs.BY_COUNT, card, BURN, choices, do, discards=ability.burns())


@effect("steal", "prelude", may=True)
def steal(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Cartels and Silver-Tongues: one thing from any rival, without keys (ARC-RAID-14)."""
    amount = ability.number("amount")
    if ability.word("what", "resource", "resource_or_guild_card") == "resource":
        what = ability.type()
    else:
        ability.only("may_take_from_cards", True)
        what = Steal.ANY

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        then(g, *(Steal(seat, what, False, "ARC-RAID-14") for _ in range(amount)))

    return Deed(verbs.BARE, card, BURN, no_args, do, discards=ability.burns())


@effect("place_ships", "prelude", may=True)
def place_ships(hooks: Hooks, card: int, ability: Ability) -> Deed:
    where = ability.word("where", "controlled_system", "each_gate_in_play")
    return place_in_controlled(card, ability) if where == "controlled_system" else place_in_gates(card, ability)


def place_in_controlled(card: int, ability: Ability) -> Deed:
    """Prison Wardens and others: some ships in one system that the seat controls."""
    count = ability.number("count")

    def choices(g: ArcsState, seat: int) -> list[Args]:
        if not g.ships[seat]:
            return NOTHING
        return [(system,) for system in in_play(g) if controls(g, seat, system)] or NOTHING

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        for system in args:
            place(g, seat, system, count)

    return Deed(verbs.IN_SYSTEM, card, BURN, choices, do, discards=ability.burns())


def place_in_gates(card: int, ability: Ability) -> Deed:
    """Gatekeepers: so many ships in every gate in play."""
    count = ability.number("count")

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        then(g, PlaceOneEach(seat, g.content.gates_in_play[g.setup] * count))

    return Deed(verbs.BARE, card, BURN, no_args, do, discards=ability.burns())


@effect("seize_initiative", "prelude", may=True)
def seize_initiative(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Lattice Spies: before anything else, within the limits of every seizure (ARC-SEIZE-09, -10)."""

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        if may_seize(g, seat):
            seize(g, seat, "ARC-SEIZE-08")

    first = ability.when("before_any_other_action")
    return Deed(verbs.BARE, card, BURN, no_args, do, discards=ability.burns(), first=first)


@effect("recycle_hand", "prelude", may=True)
def recycle_hand(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Farseers: other action cards for any number of those in hand, and one more."""
    ability.only("discard", "any_number")
    ability.only("draw", "discarded_and_one")
    ability.only("source_pile", "bottom_of_action_discard")

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        then(g, RecycleHand(seat))

    return Deed(verbs.BARE, card, BURN, no_args, do, discards=ability.burns())


@effect("gain_resource", "prelude", may=True)
def gain_resources(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Elder Broker: so many tokens of each of some types."""
    kinds = ability.types("resources") * ability.number("amount")

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        gain_all(g, seat, kinds, "ARC-GLOSS-04")

    return Deed(verbs.BARE, card, BURN, no_args, do, discards=ability.burns())


@effect("convert_resource", "prelude", may=True)
def convert_resource(hooks: Hooks, card: int, ability: Ability) -> Deed:
    given = ability.word("give", "any_1", "any_number_of_material_fuel")
    return convert_one(card, ability) if given == "any_1" else charm(card, ability)


def convert_one(card: int, ability: Ability) -> Deed:
    """Relic Fence: discard any token to gain a certain one. The supply on a cartel cannot be discarded for it."""
    gained = ability.type("gain")

    def choices(g: ArcsState, seat: int) -> list[Args]:
        # Equal tokens in slots of the same raid cost are all one.
        held = {(kind, g.content.slot_costs[slot]): slot for slot, kind in enumerate(tokens(g, seat)) if kind != NONE}
        return [(slot,) for slot in sorted(held.values())]

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        kind = take_from(g, seat, args[0])
        g.supply[kind] += 1
        tell(g, events.Lost(seat, kind, 1), "ARC-PRELUDE-08")
        gain(g, seat, gained)

    return Deed(
        verbs.FROM_SLOT,
        card,
        "ARC-PRELUDE-08",
        choices,
        do,
        once=ability.must_say("limit", "once_per_turn") == "once_per_turn",
    )


def charm(card: int, ability: Ability) -> Deed:
    """Tycoon's Charm, one token after another: what is given is back in the supply, and may be gained again."""
    ability.only("gain", "any_1_each")
    ambition = ability.ambition()

    def choices(g: ArcsState, seat: int) -> list[Args]:
        if not is_declared(g, ambition):
            return []
        held = tokens(g, seat)
        given = [kind for kind in (MATERIAL, FUEL) if kind in held]
        return [(kind, gained) for kind in given for gained in range(len(TYPES)) if g.supply[gained] or gained == kind]

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        kind, gained = args
        g.supply[take_from(g, seat, tokens(g, seat).index(kind))] += 1
        tell(g, events.Lost(seat, kind, 1), "ARC-PRELUDE-08")
        gain(g, seat, gained, 1, "ARC-PRELUDE-08")

    return Deed(verbs.EXCHANGED, card, "ARC-PRELUDE-08", choices, do)


@effect("attach_to_played_card", "prelude", may=True, on=("guild",))
def attach_to_played_card(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Unions: laid beside a card of their suit that was played face up in this round, and exchanged for it when the
    round ends (ARC-GUILD-07, -09)."""
    wanted = ability.one("suit", SUITS)
    ability.only("at", "round_end")
    ability.only("gain", "attached_card_to_hand")
    ability.must_say("then", "discard_self_at_round_end")

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
        tell(g, events.Attached(seat, card, args[0]))

    return Deed(verbs.BESIDE, card, "ARC-GUILD-07", choices, do)
