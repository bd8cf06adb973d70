"""Characters, ships, contacts and patrols."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.games.outer_rim.content import Character, Contact, Goal, Patrol, Ship
from starboard.games.outer_rim.ids import (
    CLASSES,
    FACTIONS,
    GEAR_SLOT,
    JOB_OR_BOUNTY_SLOT,
    NONE,
    REPUTATION,
    SKILLS,
    SLOTS,
    TOP_LEVEL,
)
from starboard.games.outer_rim.load.entries import CharacterEntry, ContactEntry, GoalEntry, ShipEntry
from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.load.scripts import Scripts
from starboard.games.outer_rim.load.tables import Tables
from starboard.games.outer_rim.vocabulary.moments import GOAL_EVENTS
from starboard.games.outer_rim.vocabulary.when import CONDITION


def numbers_of(place: Place, what: str, words: list[str], known: tuple[str, ...]) -> tuple[int, ...]:
    return tuple((place / at).number_of(what, word, known) for at, word in enumerate(words))


def goal_of(place: Place, entry: GoalEntry, scripts: Scripts) -> Goal:
    if entry.event not in GOAL_EVENTS:
        raise (place / "event").unknown("event", entry.event, GOAL_EVENTS)
    return Goal(
        entry.event,
        entry.count,
        scripts.read(place, entry, "reward"),
        CONDITION.read(scripts, place, "condition", entry.condition),
        entry.cost,
        entry.amount,
    )


def character_of(place: Place, number: int, entry: CharacterEntry, scripts: Scripts) -> Character:
    scripts.begin()
    reputation = []
    for at, start in enumerate(entry.starting_reputation):
        inside = place / "starting_reputation" / at
        chosen = start.faction == "chosen"
        faction = NONE if chosen else (inside / "faction").number_of("faction", start.faction, FACTIONS)
        reputation.append((faction, (inside / "value").number_of("reputation", start.value, REPUTATION) - 1))
    return Character(
        number,
        entry.id,
        numbers_of(place / "skills", "skill", entry.skills, SKILLS),
        entry.ground_combat,
        entry.health,
        entry.droid,
        entry.starting_databank,
        tuple(reputation),
        scripts.ability(place / "ability", entry.ability, entry.id, "board"),
        goal_of(place / "goal", entry.goal, scripts),
        scripts.ability(place / "flipped_ability", entry.flipped_ability, entry.id, "board"),
    )


def slots_of(place: Place, slots: Mapping[str, int]) -> tuple[int, ...]:
    for word in slots:
        (place / word).number_of("slot", word, SLOTS)
    return tuple(slots.get(word, 0) for word in SLOTS)


def board_slots_of(slots: Mapping[str, int]) -> tuple[int, ...]:
    place = Place("characters.toml", path=("player_board", "slots"))
    found = slots_of(place, slots)
    for needed in (GEAR_SLOT, JOB_OR_BOUNTY_SLOT):  # no ship has a slot for gear
        if not found[needed]:
            raise (place / SLOTS[needed]).bad("least", least=1)
    return found


def ship_of(place: Place, number: int, entry: ShipEntry, scripts: Scripts) -> Ship:
    scripts.begin()
    for field in ("goal", "flipped_ability"):
        if (getattr(entry, field) is None) != entry.starter:
            raise (place / field).breaks("starter")
    reverse = NONE if entry.reverse is None else scripts.sheet(place / "reverse", entry.reverse)
    if (reverse == NONE) == entry.starter:
        raise (place / "reverse").breaks("starter")
    flipped = entry.flipped_ability
    return Ship(
        number,
        entry.id,
        entry.starter,
        entry.cost,
        entry.hyperdrive,
        entry.ship_combat,
        entry.hull,
        slots_of(place / "slots", entry.slots),
        None if entry.goal is None else goal_of(place / "goal", entry.goal, scripts),
        None if flipped is None else scripts.ability(place / "flipped_ability", flipped, entry.id, "board"),
        reverse,
    )


def contact_of(place: Place, number: int, entry: ContactEntry, told: Mapping[str, int]) -> Contact:
    """The contact with the number of its databank card (`told`), which is printed on it."""
    return Contact(
        number,
        entry.id,
        (place / "class").number_of("class", entry.rank, CLASSES),
        numbers_of(place / "factions", "faction", entry.factions, FACTIONS),
        entry.droid,
        told.get(entry.id, NONE),
    )


def patrols_of(t: Tables) -> tuple[tuple[Patrol, ...], ...]:
    """Each faction has one of each level (OR-PATROL-15: the top one always wins)."""
    found: dict[tuple[int, int], Patrol] = {}
    for place, entry in t.patrols:
        faction = (place / "faction").number_of("faction", entry.faction, FACTIONS)
        if not 1 <= entry.level <= TOP_LEVEL:
            raise (place / "level").unknown("level", entry.level, range(1, TOP_LEVEL + 1))
        if (faction, entry.level) in found:
            raise (place / "level").bad("twice", word=str(entry.level))
        beatable = entry.level < TOP_LEVEL
        if entry.beatable != beatable:
            raise (place / "beatable").breaks("top-level")
        if (entry.ship_combat is not None) != beatable:
            raise (place / "ship_combat").breaks("top-level")
        dice = NONE if entry.ship_combat is None else entry.ship_combat
        found[faction, entry.level] = Patrol(faction, entry.level, dice, entry.reward.credits, entry.reward.fame)
    for faction, name in enumerate(FACTIONS):
        for level in range(1, TOP_LEVEL + 1):
            if (faction, level) not in found:
                raise t.place("patrols").breaks("no-patrol", faction=name, level=level)
    return tuple(tuple(found[faction, level] for level in range(1, TOP_LEVEL + 1)) for faction in range(len(FACTIONS)))
