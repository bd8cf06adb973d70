"""OR-SOLO-31 to -44: how the AI buys."""

from __future__ import annotations

from starboard.games.outer_rim import events
from starboard.games.outer_rim.ai.entries import unless
from starboard.games.outer_rim.ai.goals import MarkGoal
from starboard.games.outer_rim.ai.move import any_of, is_planet
from starboard.games.outer_rim.component_names import card_id
from starboard.games.outer_rim.decks import cycle, top
from starboard.games.outer_rim.ids import CARGO, CREW, GEAR, JOB, MOD, NONE, RESOURCES, SHIP, USED_SHIP
from starboard.games.outer_rim.market import base_cost, not_here, take_card, used_ships, within_limits
from starboard.games.outer_rim.people import missing_slots
from starboard.games.outer_rim.resolve import effect
from starboard.games.outer_rim.standing import spend
from starboard.games.outer_rim.state import OuterRimState, ship
from starboard.games.outer_rim.vocabulary.ai_effects import AiBuy
from starboard.kernel.frame import then
from starboard.kernel.state import tell

# Why a card is not bought: the rule, and the end of a key `outer_rim-ai-why-…`.
Objection = tuple[str, str]
NO_OBJECTION: Objection = ("", "")
UNAFFORDABLE = 10**9


def objection(g: OuterRimState, player: int, number: int) -> Objection:
    """Why the open card is discarded before buying (OR-SOLO-33 to -36)."""
    about = g.content.cards[number]
    if not_here(g, player, number):
        return "OR-SOLO-33", "not-here"
    if about.type == SHIP and about.cost <= ship(g, player).cost:
        return "OR-SOLO-36", "not-dearer"
    if price(g, player, number) > g.credits[player]:
        return "OR-SOLO-34", "too-dear"
    if about.type < RESOURCES and missing_slots(g, player, [*g.held[player], number]):
        return "OR-SOLO-35", "no-slot"
    return NO_OBJECTION


def refusal(g: OuterRimState, player: int, number: int) -> Objection:
    """Why it is not bought: besides, what is printed on the card forbids it (OR-SOLO-37 to -39)."""
    found = objection(g, player, number)
    if found == NO_OBJECTION and not within_limits(g, player, number, ()):
        return "OR-SOLO-39", "not-allowed"
    return found


def price(g: OuterRimState, player: int, number: int) -> int:
    """With the own ship traded in for a ship, and no other trade-in (OR-SOLO-42).

    Of Used Ship for Sale it is that of the ship which would be taken (OR-AMB-62).
    """
    if g.content.cards[number].type != USED_SHIP:
        return base_cost(g, player, number, 0)
    sheets = used_ships(g, player, number, 0, g.credits[player])
    return max((base_cost(g, player, number, 0, sheet) for sheet in sheets), default=UNAFFORDABLE)


SLOT_TYPE = (CARGO, CREW, MOD, CARGO, GEAR, JOB)  # by slot: what is looked for room for


def is_full(g: OuterRimState, player: int, slot: int) -> bool:
    """Tell whether no further card fits into slots of a kind."""
    one = next(about for about in g.content.cards if about.type == SLOT_TYPE[slot] and about.slot == NONE)
    return missing_slots(g, player, [*g.held[player], one.number]) > 0


def deck_of(g: OuterRimState, player: int, entry: AiBuy) -> int:
    """The deck that the AI card names, for full slots another (OR-SOLO-31)."""
    slot = entry.unless_slots_full
    return entry.then_deck if slot != NONE and is_full(g, player, slot) else entry.deck


@unless(AiBuy)
def no_purchase(g: OuterRimState, player: int, entry: AiBuy) -> str:
    """To discard the open card is an effect, even if nothing is bought then."""
    if not is_planet(g, g.space[player]):
        return "no-planet"
    number = top(g, deck_of(g, player, entry))
    if number == NONE:
        return "no-card"
    return "" if objection(g, player, number) != NO_OBJECTION else refusal(g, player, number)[1]


@effect(AiBuy)
def do_buy(g: OuterRimState, player: int, effect: AiBuy, card: int) -> None:
    """The open card is discarded at most once; then the open card is bought or not (OR-SOLO-32, -37, OR-AMB-55)."""
    deck = deck_of(g, player, effect)
    rule, why = objection(g, player, top(g, deck))
    if rule:
        tell(g, events.AiPasses(player, card_id(g, top(g, deck)), why), rule)
        cycle(g, player, deck)
    number = top(g, deck)
    rule, why = refusal(g, player, number)
    if rule:
        tell(g, events.AiBuysNot(player, card_id(g, number), why), rule)
        return
    if effect.place_goal_token:
        then(g, MarkGoal(number))
    sheet = used_ship(g, player, number) if g.content.cards[number].type == USED_SHIP else NONE
    cost = price(g, player, number)
    spend(g, player, cost)
    take_card(g, player, deck, cost, bought=True, sheet=sheet)


def used_ship(g: OuterRimState, player: int, number: int) -> int:
    """The most expensive that it can afford, at random among equals (OR-SOLO-43)."""
    ships = used_ships(g, player, number, 0, g.credits[player])
    most = max(g.content.ships[sheet].cost for sheet in ships)
    return any_of(g, [sheet for sheet in ships if g.content.ships[sheet].cost == most])
