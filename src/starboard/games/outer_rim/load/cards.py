"""Market, databank and encounter cards, and the cards of the solo game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.games.outer_rim.content import DATABANK, ENCOUNTERS, MARKET, AiCard, Back, Card, Secret, Section
from starboard.games.outer_rim.load import entries as e
from starboard.games.outer_rim.load.moments import SECRETS
from starboard.games.outer_rim.load.params import each, reputation
from starboard.games.outer_rim.load.people import numbers_of
from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.load.resources import Known, resource_of, type_of
from starboard.games.outer_rim.load.scripts import Scripts
from starboard.games.outer_rim.words import CREW, DECKS, DOMINATING, FACTIONS, SKILLS, TYPES


def market_card(known: Known, place: Place, number: int, entry: e.MarketEntry) -> Card:
    known.scripts.begin()
    for field in ("name", "deck", "cost"):
        if getattr(entry, field) in (None, ""):
            raise (place / field).bad("missing")
    move = entry.patrol_move
    patrol = None
    if move is not None:
        faction = (place / "patrol_move" / "faction").number_of("faction", move.faction, FACTIONS)
        patrol = (faction, move.distance)
    deck = (place / "deck").number_of("deck", entry.deck, DECKS)
    return Card(number, entry.id, MARKET, deck, patrol=patrol, **resource_of(known, place, entry))


def only_resource(place: Place, entry: e.ResourceEntry) -> None:
    """What is not for sale in the market has no deck and moves no patrol."""
    for field in ("deck", "patrol_move"):
        if getattr(entry, field) is not None:
            raise (place / field).bad("extra")


def databank_card(known: Known, place: Place, number: int, entry: e.AnyDatabankEntry) -> Card:
    scripts = known.scripts
    scripts.begin(len(entry.steps) if isinstance(entry, e.SequenceEntry) else 0)
    card: dict[str, Any]
    match entry:
        case e.MishapEntry():
            card = {"script": scripts.read(place / "effects", entry.effects, "mishap")}
        case e.FailedFavorEntry():
            card = {"script": scripts.read(place / "effects", entry.effects, "favor")}
        case e.ContactCardEntry():
            card = contact_card(known, place, entry)
        case e.SequenceEntry():
            card = {"steps": steps_of(scripts, place, entry)}
        case _:
            kind = str(entry.__struct_config__.tag).removeprefix("start_")
            if str(entry.asset.__struct_config__.tag) != kind:
                raise (place / "asset" / "type").bad("says", found=TYPES[type_of(entry.asset)], wanted=kind)
            only_resource(place / "asset", entry.asset)
            card = resource_of(known, place / "asset", entry.asset)
            card["start"] = known.map.planet(place / "start_planet", entry.start_planet)
    return Card(number, entry.id, DATABANK, entry.number, **card)


def contact_card(known: Known, place: Place, entry: e.ContactCardEntry) -> dict[str, Any]:
    crew = entry.crew
    inside = place / "crew"
    return {
        "contact": (place / "contact").number_of("contact", entry.contact, known.contacts),
        "script": known.scripts.read(place / "encounter", entry.encounter, "contact"),
        "type": CREW,
        "asset": crew.id,
        "skills": numbers_of(inside / "skills", "skill", crew.skills, SKILLS),
        "abilities": known.scripts.abilities_of(inside / "abilities", crew.abilities, crew.id),
        "droid": crew.droid,
    }


def steps_of(scripts: Scripts, place: Place, entry: e.SequenceEntry) -> tuple[int, ...]:
    if not entry.steps:
        raise (place / "steps").bad("empty")
    if entry.on_defeat != "fail_job":
        raise (place / "on_defeat").unknown("effect", entry.on_defeat)
    found = []
    for at, step in enumerate(entry.steps):
        inside = place / "steps" / at
        if step.step != at + 1:
            raise (inside / "step").bad("says", found=str(step.step), wanted=str(at + 1))
        found.append(scripts.read(inside / "effects", step.effects, "step"))
    return tuple(found)


def secret_of(scripts: Scripts, place: Place, entry: e.SecretEntry) -> Secret:
    trigger = scripts.trigger(place / "trigger", entry.trigger)
    script = scripts.read(place / "effects", entry.effects, "secret")
    needed = SECRETS.get(trigger)
    if needed is None:
        raise (place / "trigger").bad("misplaced", word=trigger)
    if needed and needed not in (effect.do for effect in scripts.scripts[script]):
        raise (place / "effects").bad("goes-with", word=needed)
    return Secret(trigger, scripts.condition(place / "condition", entry.condition), script)


def encounter_card(known: Known, place: Place, number: int, entry: e.EncounterEntry, decks: Sequence[str]) -> Card:
    scripts = known.scripts
    scripts.begin()
    inside = place / "sections"
    sections = tuple(section_of(scripts, inside / at, one, entry.id) for at, one in enumerate(entry.sections))
    for field, effect in (("resource", "gain_resource"), ("secret", "keep_secret")):
        if (getattr(entry, field) is not None) != (effect in scripts.seen):
            raise (place / field).bad("goes-with", word=effect)
    card: dict[str, Any] = {}
    if entry.resource is not None:
        only_resource(place / "resource", entry.resource)
        card |= resource_of(known, place / "resource", entry.resource)
    if entry.secret is not None:
        card["secret"] = secret_of(scripts, place / "secret", entry.secret)
    deck = (place / "deck").number_of("deck", entry.deck, decks)
    return Card(number, entry.id, ENCOUNTERS, deck, sections=sections, **card)


def back_of(place: Place, entry: e.EncounterDeckEntry) -> Back:
    """What is printed on the backs of a deck: each place with the kinds of effect that dominate there (OR-ECARD-03)."""
    inside = place / "dominates"
    if len(entry.dominates) != len(entry.sections):
        raise inside.bad("says", found=str(len(entry.dominates)), wanted=str(len(entry.sections)))
    for at, kinds in enumerate(entry.dominates):
        if not kinds:
            raise (inside / at).bad("empty")
        for kind in kinds:
            (inside / at).number_of("kind", kind, DOMINATING)
    return tuple(zip(entry.sections, map(tuple, entry.dominates), strict=True))


def section_of(scripts: Scripts, place: Place, entry: e.SectionEntry, card: str) -> Section:
    if (entry.effects is None) == (entry.cases is None):
        raise place.bad("one-of", one="effects", other="cases")
    title = f"{card}-{entry.where}"
    scripts.printed[f"encounter-{title}"] = entry.title
    if entry.effects is not None:
        script = scripts.read(place / "effects", entry.effects, "section")
        return Section(entry.where, title, (((), script),))
    cases = []
    for at, case in enumerate(entry.cases or ()):
        inside = place / "cases" / at
        when = []
        for name, values in case.when.reputation.items():
            there = inside / "when" / "reputation"
            faction = (there / name).number_of("faction", name, FACTIONS)
            when.append((faction, each(reputation)(scripts, there, name, values)))
        cases.append((tuple(when), scripts.read(inside / "effects", case.effects, "section")))
    return Section(entry.where, title, tuple(cases))


# The solo game.

MODES = ("all_that_apply", "first_that_applies")


def ai_card(scripts: Scripts, place: Place, number: int, entry: e.AiEntry) -> AiCard:
    scripts.begin()

    def section(name: str) -> tuple[bool, tuple[int, ...]]:
        part: e.AiSectionEntry = getattr(entry, name)
        inside = place / name
        first = bool((inside / "mode").number_of("mode", part.mode, MODES))
        scripts.context = "ai"
        rows = [scripts.script_of_one(inside / "entries" / at, row) for at, row in enumerate(part.entries)]
        return first, tuple(rows)

    return AiCard(
        number,
        entry.id,
        section("planning"),
        section("action"),
        section("encounter"),
        scripts.read(place / "special", entry.special, "ai"),
        entry.shuffle_after,
    )
