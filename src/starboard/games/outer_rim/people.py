"""Works out values, skills, abilities, slots and fame. None of it is stored; it follows from what somebody holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from starboard.games.outer_rim.ids import (
    CARGO_OR_MOD_SLOT,
    CARGO_SLOT,
    CREW,
    CREW_SLOT,
    GEAR_SLOT,
    GROUND_COMBAT,
    HEALTH,
    HULL,
    HYPERDRIVE,
    JOB_OR_BOUNTY_SLOT,
    MOD_SLOT,
    NONE,
    SHIP_COMBAT,
    SLOTS,
    STATS,
)
from starboard.games.outer_rim.state import (
    OuterRimState,
    character,
    is_ai,
    ship,
)
from starboard.games.outer_rim.vocabulary.abilities import Ability, ExtraSlot, FameWhile, StatBonus
from starboard.games.outer_rim.vocabulary.conditions import Atom, Condition

# Abilities.

A = TypeVar("A", bound=Ability)


def usable(g: OuterRimState, player: int, trigger: str) -> list[tuple[int, Ability]]:
    """Abilities for this moment that are not used up and whose conditions hold. The AI has none (OR-SOLO-16)."""
    if player >= g.seats:
        return []
    cards, people, ships = g.content.with_trigger.get(trigger, NO_BEARERS)
    if g.character[player] not in people and g.ship[player] not in ships and cards.isdisjoint(g.held[player]):
        return []  # this is asked at every step, and the answer is nearly always that
    return [
        (number, ability)
        for number, ability in with_trigger(g, player, trigger)
        if is_fresh(g, ability) and holds(g, player, ability.condition, number)
    ]


def usable_of(g: OuterRimState, player: int, trigger: str, kind: type[A]) -> list[tuple[int, A]]:
    """The same, of one kind."""
    return [(number, ability) for number, ability in usable(g, player, trigger) if isinstance(ability, kind)]


def with_trigger(g: OuterRimState, player: int, trigger: str) -> list[tuple[int, Ability]]:
    """Abilities for a moment, each with the card it is on (NONE: on the character or the ship)."""
    content, held = g.content, g.held[player]
    cards, people, ships = content.with_trigger.get(trigger, NO_BEARERS)
    mine = g.character[player] in people or g.ship[player] in ships
    found = own_abilities(g, player, trigger) if mine else []
    if not cards.isdisjoint(held):
        for number in held:
            if number in cards and not is_banned(g, player, number):
                found += [(number, one) for one in content.cards[number].abilities if one.trigger == trigger]
    return found


def own_abilities(g: OuterRimState, player: int, trigger: str) -> list[tuple[int, Ability]]:
    """List the abilities of the character and the ship."""
    who = character(g, player)
    found = [(NONE, who.ability)] if who.ability.trigger == trigger else []
    if g.flipped >> player & 1 and who.flipped.trigger == trigger:
        found.append((NONE, who.flipped))
    if g.ship_flipped >> player & 1:
        flipped = ship(g, player).flipped
        if flipped is not None and flipped.trigger == trigger:
            found.append((NONE, flipped))
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
    if stat in (GROUND_COMBAT, HEALTH):
        who = character(g, player)
        total = who.ground_combat if stat == GROUND_COMBAT else who.health
    else:
        sheet = ship(g, player)
        total = sheet.ship_combat if stat == SHIP_COMBAT else sheet.hull if stat == HULL else sheet.hyperdrive
    name, content = STATS[stat], g.content
    cards, people, ships = content.with_bonus.get(name, NO_BEARERS)
    if g.character[player] not in people and g.ship[player] not in ships and cards.isdisjoint(g.held[player]):
        return total
    for number, ability in with_trigger(g, player, "always"):
        if isinstance(ability, StatBonus) and ability.stat == name and holds(g, player, ability.condition, number):
            total += ability.amount
    return total


NO_CARDS: frozenset[int] = frozenset()
NO_BEARERS = (NO_CARDS, NO_CARDS, NO_CARDS)


def health(g: OuterRimState, player: int) -> int:
    return value(g, player, HEALTH)


def hull(g: OuterRimState, player: int) -> int:
    return value(g, player, HULL)


def hyperdrive(g: OuterRimState, player: int) -> int:
    return value(g, player, HYPERDRIVE)


def skill(g: OuterRimState, player: int, number: int) -> int:
    """Count how often somebody has a skill: on the character card and on crew (OR-SKILL-06, OR-CREW-07, -08)."""
    count = character(g, player).skills.count(number)
    banned = g.combat.banned if g.combat is not None and g.combat.attacker == player else NONE
    cards = g.content.cards
    for held in g.held[player]:
        if cards[held].type == CREW and held != banned:
            count += cards[held].skills.count(number)
    return count


def fame(g: OuterRimState, player: int) -> int:
    """Earned, and that of resources as long as their conditions hold (OR-FAME-02, -04)."""
    total = g.fame[player]
    if player < g.seats and not g.content.with_fame.isdisjoint(g.held[player]):
        total += sum(fame_of_card(g, player, number) for number in g.held[player])
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


# Slots.


def slots(g: OuterRimState, player: int, cards: Sequence[int]) -> list[int]:
    """Count slots of each kind: of the board, of the ship, and those that held cards add (OR-SLOT-02, -03)."""
    total = list(g.content.room[g.ship[player]])
    if not is_ai(g, player):
        about = g.content.cards
        for number in g.content.with_slot.intersection(cards):
            for ability in about[number].abilities:
                if isinstance(ability, ExtraSlot):
                    total[ability.slot] += ability.amount
    return total


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


def missing_slots(g: OuterRimState, player: int, cards: list[int]) -> int:
    """Count the resources that cannot lie in a matching slot; they may be rearranged at any time (OR-SLOT-05).

    A card that adds a slot does not lie in that itself: its own place is on a board.
    """
    wanted = wanted_slots(g, cards)
    adding = g.content.with_slot
    if adding.isdisjoint(cards):
        return missing_on_board(wanted, g.content.room[g.ship[player]])
    adding = adding.intersection(cards)
    total = slots(g, player, cards)
    board = slots(g, player, ())
    bound = wanted_slots(g, adding if total != board else ())
    simple = sum(
        max(0, wanted[slot] - total[slot], bound[slot] - board[slot])
        for slot in (CREW_SLOT, GEAR_SLOT, JOB_OR_BOUNTY_SLOT)
    )
    # By Hall: as many are missing as there are more cards of some kinds than slots for them. Of the kinds in `more`
    # only the cards are looked at that must lie on a board.
    return simple + max(
        sum(wanted[kind] for kind in some)
        - sum(total[slot] for slot in some_slots)
        + sum(bound[kind] for kind in more)
        - sum(board[slot] for slot in more_slots)
        for some, some_slots, more, more_slots in (SHARING if any(bound) else SHARING_ALL)
    )


def missing_on_board(wanted: list[int], total: tuple[int, ...]) -> int:
    """The same where no card adds a slot: the sets of kinds that can be short of slots are few."""
    cargo, crew, mods, either, gear, tasks = wanted
    for_cargo, for_crew, for_mods, shared, for_gear, for_tasks = total
    missing = 0
    if crew > for_crew:
        missing += crew - for_crew
    if gear > for_gear:
        missing += gear - for_gear
    if tasks > for_tasks:
        missing += tasks - for_tasks
    if not cargo and not mods and not either:
        return missing
    all_three = cargo + mods + either - for_cargo - for_mods - shared
    return missing + max(0, cargo - for_cargo - shared, mods - for_mods - shared, all_three)


def wanted_slots(g: OuterRimState, cards: Iterable[int]) -> list[int]:
    """Count the cards for each kind of slot; one for cargo or mods means a card that may lie with both."""
    found = [0] * len(SLOTS)
    slot_of = g.content.slot_of
    for number in cards:
        found[slot_of[number]] += 1
    return found


# Kinds of cards that share slots with all slots in which they may lie, and more kinds with the slots that they add.
# Only sets of kinds matter that want all they can have of the same slots.
HOLD = (CARGO_SLOT, MOD_SLOT, CARGO_OR_MOD_SLOT)
FOR_CARGO, FOR_MODS = (CARGO_SLOT, CARGO_OR_MOD_SLOT), (MOD_SLOT, CARGO_OR_MOD_SLOT)
Kinds = tuple[int, ...]
SHARING_ALL: tuple[tuple[Kinds, Kinds, Kinds, Kinds], ...] = (
    ((), (), (), ()),
    ((CARGO_SLOT,), FOR_CARGO, (), ()),
    ((MOD_SLOT,), FOR_MODS, (), ()),
    (HOLD, HOLD, (), ()),
)
SHARING = (
    *SHARING_ALL,
    ((), (), (CARGO_SLOT,), FOR_CARGO),
    ((), (), (MOD_SLOT,), FOR_MODS),
    ((), (), HOLD, HOLD),
    ((CARGO_SLOT,), FOR_CARGO, FOR_MODS, (MOD_SLOT,)),
    ((MOD_SLOT,), FOR_MODS, FOR_CARGO, (CARGO_SLOT,)),
)


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
    return all(HOLDINGS[type(one)](g, player, one, number) for one in condition)
