"""Resources, wherever they are printed, and what else the market sells: bounties, cargo, crew, gear, jobs, mods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from starboard.games.outer_rim.content import Bounty, Card, Job, Ship
from starboard.games.outer_rim.ids import (
    CARGO_OR_MOD_SLOT,
    CLASSES,
    COMBATS,
    DESTINATIONS,
    FACTIONS,
    NONE,
    SKILLS,
    SLOTS,
    TYPES,
)
from starboard.games.outer_rim.load import entries as e
from starboard.games.outer_rim.load.map import Map
from starboard.games.outer_rim.load.people import numbers_of
from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.load.scripts import Scripts
from starboard.games.outer_rim.vocabulary.abilities import Ability

ILLEGAL = "ILLEGAL"
STANDARD_ROLL = e.DeliverRollEntry()


@dataclass(frozen=True, slots=True)
class Known:
    """Holds what cards refer to."""

    map: Map
    contacts: Mapping[str, int]
    ranks: Sequence[int]  # classes of contacts
    ships: Sequence[Ship]
    sequences: Mapping[str, int]  # numbers of the databank cards with the steps of jobs
    scripts: Scripts


def type_of(entry: e.AnyCardEntry) -> int:
    return TYPES.index(str(entry.__struct_config__.tag))


def destination_of(known: Known, place: Place, word: str) -> int:
    return DESTINATIONS[word] if word in DESTINATIONS else known.map.planet(place, word)


def resource_on(known: Known, place: Place, entry: e.MarketEntry, card: Card) -> Card:
    """The card with the resource, event or ship that it is."""
    restriction = entry.buy_restriction or e.BuyRestrictionEntry()
    not_on = restriction.cannot_buy_on
    inside = place / "buy_restriction" / "cannot_buy_on"
    card = replace(
        card,
        type=type_of(entry),
        cost=NONE if entry.cost is None else entry.cost,
        traits=tuple(entry.traits),
        not_on=NONE if not_on is None else known.map.planet(inside, not_on),
        most=most_of(known, place / "buy_restriction" / "limit_per_character", restriction.limit_per_character),
        kept=entry.cannot_discard,
    )
    scripts = known.scripts
    match entry:
        case e.EventEntry() | e.ShipCardEntry() | e.UsedShipEntry():
            card = replace(card, bought=scripts.read(place, entry, "effects_on_buy"))
            if isinstance(entry, e.ShipCardEntry):
                sheet = scripts.sheet(place / "ship_sheet", entry.ship_sheet)
                card = replace(card, ship=sheet, cost=known.ships[sheet].cost)
            return card
        case e.BountyEntry():
            card = replace(card, bounty=bounty_of(known, place, entry))
        case e.CargoEntry():
            card = cargo_on(known, place, entry, card)
        case e.JobEntry():
            card = replace(
                card,
                job=job_of(known, place, entry),
                destination=destination_of(known, place / "destination", entry.destination),
                reward=scripts.read(place, entry, "reward"),
            )
        case e.CrewEntry():
            skills = numbers_of(place / "skills", "skill", entry.skills, SKILLS)
            card = replace(card, skills=skills, droid=entry.droid)
        case e.ModEntry():
            card = replace(card, slot=slot_of(place / "slot", entry.slot))
    if isinstance(entry, e.CrewEntry | e.GearEntry | e.ModEntry):
        card = replace(card, abilities=scripts.abilities_of(place / "abilities", entry.abilities, entry.id))
    return replace(card, asset=entry.id)


def most_of(known: Known, place: Place, limits: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    for trait in limits:
        if trait not in known.scripts.traits:
            raise (place / trait).unknown("trait", trait, known.scripts.traits)
    return tuple(sorted(limits.items()))


def slot_of(place: Place, slot: str | None) -> int:
    """A mod may go where cargo goes too; there is no other such card."""
    if slot is None:
        return NONE
    return CARGO_OR_MOD_SLOT + place.number_of("slot", slot, (SLOTS[CARGO_OR_MOD_SLOT],))


def bounty_of(known: Known, place: Place, entry: e.BountyEntry) -> Bounty:
    target = (place / "target").number_of("contact", entry.target, known.contacts)
    rank = (place / "class").number_of("class", entry.rank, CLASSES)
    if rank != known.ranks[target]:
        raise (place / "class").bad("says", found=entry.rank, wanted=CLASSES[known.ranks[target]])
    alive = entry.capture_reward
    return Bounty(
        target,
        (place / "combat" / "type").number_of("combat", entry.combat.type, COMBATS[:2]),
        entry.combat.dice,
        (entry.eliminate_reward.credits, entry.eliminate_reward.fame),
        (alive.credits, alive.fame),
        known.map.planet(place / "capture_reward" / "destination", alive.destination),
        known.scripts.read(place, entry, "after_reward"),
    )


def cargo_on(known: Known, place: Place, entry: e.CargoEntry, card: Card) -> Card:
    roll = entry.deliver_roll
    if roll is not None and (roll != STANDARD_ROLL or ILLEGAL not in entry.traits):
        raise (place / "deliver_roll").breaks("deliver-roll")
    scripts = known.scripts
    if entry.ability is not None:
        abilities: tuple[Ability, ...] = (scripts.ability(place / "ability", entry.ability, entry.id),)
    else:
        abilities = scripts.abilities_of(place / "abilities", entry.abilities, entry.id)
    return replace(
        card,
        destination=destination_of(known, place / "destination", entry.destination),
        reward=scripts.read(place, entry, "reward"),
        abilities=abilities,
    )


def job_of(known: Known, place: Place, entry: e.JobEntry) -> Job:
    play = entry.play
    inside = place / "play"
    if play.resolve_databank is not None and play.effects is not None:
        raise inside.bad("one-of", one="resolve_databank", other="effects")
    return Job(
        tests_of(place / "skills", entry.skills),
        known.sequences.get(entry.id, NONE),
        0 if play.effects is None else known.scripts.read(inside, play, "effects"),
        play.choose_player,
        NONE
        if entry.favor_faction is None
        else (place / "favor_faction").number_of("faction", entry.favor_faction, FACTIONS),
        bool((inside / "step").number_of("step", play.step, e.JOB_STEPS)),
    )


def tests_of(place: Place, entries: list[e.TestEntry]) -> tuple[tuple[int, bool], ...]:
    return tuple(
        ((place / at / "skill").number_of("skill", one.skill, SKILLS), one.critical) for at, one in enumerate(entries)
    )
