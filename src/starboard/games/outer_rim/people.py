"""Works out values, skills, abilities and fame. None of it is stored; it follows from what somebody holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import TypeVar

from msgspec.structs import replace

from starboard.games.outer_rim.ids import CREW, GROUND_COMBAT, HEALTH, NONE, SKILLS, STATS
from starboard.games.outer_rim.room import added_slots, missing_on_board, missing_with_added
from starboard.games.outer_rim.state import OuterRimState, character, has_type, ship
from starboard.games.outer_rim.vocabulary.abilities import Ability, FameWhile, StatBonus
from starboard.games.outer_rim.vocabulary.conditions import Atom, Condition
from starboard.kernel.state import required

# Abilities.

A = TypeVar("A", bound=Ability)


def usable(g: OuterRimState, player: int, trigger: str) -> list[tuple[int, Ability]]:
    """Abilities for this moment that are not used up and whose conditions hold. The AI has none (OR-SOLO-16)."""
    cards, people, ships = g.content.with_trigger[trigger]
    if (
        cards.isdisjoint(g.held[player])
        and g.character[player] not in people
        and (g.ship[player] not in ships or not g.ship_flipped >> player & 1)
    ):
        return []  # this is asked at every step, and the answer is nearly always that
    if player >= g.seats:
        return []
    found = with_trigger(g, player, trigger)
    return found and [
        (number, ability)
        for number, ability in found
        if (not ability.limit or is_fresh(g, ability)) and holds(g, player, ability.condition, number)
    ]


def usable_of(g: OuterRimState, player: int, trigger: str, kind: type[A]) -> list[tuple[int, A]]:
    """The same, of one kind."""
    found = usable(g, player, trigger)
    return [(number, ability) for number, ability in found if isinstance(ability, kind)] if found else []


def has_trigger(g: OuterRimState, player: int, trigger: str) -> bool:
    """Tell at little cost whether somebody may have an ability for a moment."""
    cards, people, ships = g.content.with_trigger[trigger]
    return g.character[player] in people or g.ship[player] in ships or not cards.isdisjoint(g.held[player])


def with_trigger(g: OuterRimState, player: int, trigger: str) -> list[tuple[int, Ability]]:
    """Abilities for a moment, each with the card it is on (NONE: on the character or the ship)."""
    cards, people, ships = g.content.with_trigger[trigger]
    found: list[tuple[int, Ability]] = []
    if g.character[player] in people:
        who = g.content.characters[g.character[player]]
        if who.ability.trigger == trigger:
            found.append((NONE, who.ability))
        if g.flipped >> player & 1 and who.flipped.trigger == trigger:
            found.append((NONE, who.flipped))
    if g.ship[player] in ships and g.ship_flipped >> player & 1:
        found.append((NONE, required(ship(g, player).flipped, "second side")))
    held = g.held[player]
    if not cards.isdisjoint(held):
        for number in held:
            if number in cards and not is_banned(g, player, number):
                found += [(number, one) for one in g.content.cards[number].abilities if one.trigger == trigger]
    return found


def is_banned(g: OuterRimState, player: int, number: int) -> bool:
    """Crew that somebody fights does not help them (OR-BOUNTY-17)."""
    return g.combat is not None and g.combat.banned == number and g.combat.attacker == player


def is_fresh(g: OuterRimState, ability: Ability) -> bool:
    """Tell whether its limit lets it be used (OR-TIMING-06, -11)."""
    if ability.limit == "once_per_turn":
        return not g.used >> ability.number & 1
    if ability.limit == "once_per_combat":
        return g.combat is not None and not g.combat.used >> ability.number & 1
    return True


def use(g: OuterRimState, ability: Ability) -> None:
    """It is used up for this combat, and for the turn if it says so."""
    g.combat = replace(g.this_combat, used=g.this_combat.used | 1 << ability.number)
    if ability.limit == "once_per_turn":
        g.used |= 1 << ability.number


# Values.


def value(g: OuterRimState, player: int, stat: int) -> int:
    """Printed on the character card or the ship, with all bonuses (OR-TIMING-16, -17)."""
    name = STATS[stat]
    printed: int = getattr(character(g, player) if stat in OF_CHARACTER else ship(g, player), name)
    return with_bonuses(g, player, name, printed)


def values(g: OuterRimState, player: int) -> list[int]:
    """List all values of somebody: bonuses are looked for once."""
    who, sheet = character(g, player), ship(g, player)
    found: list[int] = [getattr(who if stat in OF_CHARACTER else sheet, name) for stat, name in enumerate(STATS)]
    for number, ability in with_trigger(g, player, "always"):
        if isinstance(ability, StatBonus) and holds(g, player, ability.condition, number):
            found[STATS.index(ability.stat)] += ability.amount
    return found


def with_bonuses(g: OuterRimState, player: int, stat: str, printed: int) -> int:
    cards, people, ships = g.content.with_bonus[stat]
    if cards.isdisjoint(g.held[player]) and g.character[player] not in people and g.ship[player] not in ships:
        return printed
    total = printed
    for number, ability in with_trigger(g, player, "always"):
        if isinstance(ability, StatBonus) and ability.stat == stat and holds(g, player, ability.condition, number):
            total += ability.amount
    return total


OF_CHARACTER = (GROUND_COMBAT, HEALTH)  # the others are of the ship


def health(g: OuterRimState, player: int) -> int:
    return with_bonuses(g, player, "health", g.content.characters[g.character[player]].health)


def hull(g: OuterRimState, player: int) -> int:
    return with_bonuses(g, player, "hull", g.content.ships[g.ship[player]].hull)


def hyperdrive(g: OuterRimState, player: int) -> int:
    return with_bonuses(g, player, "hyperdrive", g.content.ships[g.ship[player]].hyperdrive)


def skill(g: OuterRimState, player: int, number: int) -> int:
    """Count how often somebody has a skill: on the character card and on crew (OR-SKILL-06, OR-CREW-07, -08)."""
    return sum([some.count(number) for some in skilled(g, player)])


def skills(g: OuterRimState, player: int) -> list[int]:
    """Count how often somebody has each skill."""
    have = [*chain.from_iterable(skilled(g, player))]
    return [have.count(number) for number in range(len(SKILLS))]


def skilled(g: OuterRimState, player: int) -> list[tuple[int, ...]]:
    """List the skills of the character, and of everybody of the crew who helps."""
    crew = has_type(g, player, CREW)
    if crew and g.combat is not None:
        crew = [number for number in crew if not is_banned(g, player, number)]
    return [character(g, player).skills, *[g.content.cards[number].skills for number in crew]]


def fame(g: OuterRimState, player: int) -> int:
    """Earned, and that of resources as long as their conditions hold (OR-FAME-02, -04)."""
    total = g.fame[player]
    if player < g.seats and not g.content.with_fame.isdisjoint(g.held[player]):
        total += sum([fame_of_card(g, player, number) for number in g.content.with_fame.intersection(g.held[player])])
    return max(0, total)


def fame_of_card(g: OuterRimState, player: int, number: int) -> int:
    """Compute the fame that a resource gives its holder now."""
    total = 0
    for ability in g.content.cards[number].abilities:
        if isinstance(ability, FameWhile):
            tiers = ability.tiers
            total += max((amount for condition, amount in tiers if holds(g, player, condition, number)), default=0)
    return total


def most_famous(g: OuterRimState) -> list[int]:
    """All who have the most fame (OR-FAME-05, -06)."""
    fames = [fame(g, player) for player in range(g.players)]
    most = max(fames)
    return [player for player in range(g.players) if fames[player] == most]


# What somebody may hold.


def fits(g: OuterRimState, player: int, cards: list[int]) -> bool:
    """Tell whether somebody may have all these resources at once."""
    if not cards:
        return True
    if missing_slots(g, player, cards):
        return False
    return g.content.with_limit.isdisjoint(cards) or not has_too_many(g, cards)


def has_too_many(g: OuterRimState, cards: list[int]) -> bool:
    """Tell whether there are more cards of some trait here than one of the cards allows (OR-GEAR-04)."""
    about = g.content.cards
    return any(
        sum(trait in about[other].traits for other in cards) > most
        for one in g.content.with_limit.intersection(cards)
        for trait, most in about[one].most
    )


def breaks_limit(g: OuterRimState, cards: list[int], number: int) -> bool:
    """Tell whether a card has a trait of which there are more here than one of the cards allows (OR-GEAR-04)."""
    about = g.content.cards
    return any(
        trait in about[number].traits and sum(trait in about[other].traits for other in cards) > most
        for one in cards
        for trait, most in about[one].most
    )


def missing_slots(g: OuterRimState, player: int, cards: Sequence[int]) -> int:
    """Count the resources that cannot lie in a matching slot; they may be rearranged at any time (OR-SLOT-05)."""
    content = g.content
    board, kinds = content.room[g.ship[player]], sum(map(content.slot_count.__getitem__, cards))
    if content.with_slot.isdisjoint(cards) or player >= g.seats:
        return missing_on_board(board, kinds)
    return missing_with_added(board, kinds, *added_slots(content, content.with_slot.intersection(cards)))


# Why there is a combat.
AGAINST_PATROL, AGAINST_CONTACT, AGAINST_OWN_CREW, AGAINST_CREW, AGAINST_CARD, AGAINST_PLAYER = range(6)
HUNTS = (AGAINST_CONTACT, AGAINST_OWN_CREW, AGAINST_CREW)


# Conditions.

C = TypeVar("C", bound=Atom)
# Whether it holds for a player; the last is the card it is printed on.
Holding = Callable[[OuterRimState, int, C, int], bool]
HOLDINGS: dict[type[Atom], Callable[..., bool]] = {}


def condition(kind: type[C]) -> Callable[[Holding[C]], Holding[C]]:
    """Register when a condition of the vocabulary holds (conditions.py)."""

    def register(holding: Holding[C]) -> Holding[C]:
        assert kind not in HOLDINGS, kind
        HOLDINGS[kind] = holding
        return holding

    return register


def holds(g: OuterRimState, player: int, condition: Condition, number: int = NONE) -> bool:
    """Tell whether all atoms hold for somebody; `number` is the card the condition is printed on."""
    return not condition or all(HOLDINGS[type(one)](g, player, one, number) for one in condition)
