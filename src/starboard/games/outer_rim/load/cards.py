"""Market, databank and encounter cards, and the cards of the solo game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from starboard.games.outer_rim.content import DATABANK, ENCOUNTERS, MARKET, AiCard, Back, Card, Secret, Section
from starboard.games.outer_rim.ids import CREW, DECKS, DOMINATING, FACTIONS, NONE, SKILLS, TYPES
from starboard.games.outer_rim.load import entries as e
from starboard.games.outer_rim.load.declared import home_of
from starboard.games.outer_rim.load.people import numbers_of
from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.load.resources import Known, resource_on, type_of
from starboard.games.outer_rim.load.scripts import Scripts
from starboard.games.outer_rim.vocabulary.effect import Effect
from starboard.games.outer_rim.vocabulary.effects import GainResource, KeepSecret
from starboard.games.outer_rim.vocabulary.kinds import REPUTATIONS
from starboard.games.outer_rim.vocabulary.moments import SECRETS
from starboard.games.outer_rim.vocabulary.when import CONDITION


def market_card(known: Known, place: Place, number: int, entry: e.MarketEntry) -> Card:
    known.scripts.begin()
    for field in ("name", "deck", "cost"):
        of_sheet = field == "cost" and isinstance(entry, e.ShipCardEntry)
        if not of_sheet and getattr(entry, field) in (None, ""):
            raise (place / field).bad("missing")
    move = entry.patrol_move
    patrol = None
    if move is not None:
        faction = (place / "patrol_move" / "faction").number_of("faction", move.faction, FACTIONS)
        patrol = (faction, move.distance)
    deck = (place / "deck").number_of("deck", entry.deck, DECKS)
    return resource_on(known, place, entry, Card(number, entry.id, MARKET, deck, patrol=patrol))


def only_resource(place: Place, entry: e.ResourceEntry) -> None:
    """Refuse a deck and a patrol move on what is not for sale in the market."""
    for field in ("deck", "patrol_move"):
        if getattr(entry, field) is not None:
            raise (place / field).bad("extra")


def databank_card(known: Known, place: Place, number: int, entry: e.AnyDatabankEntry) -> Card:
    scripts = known.scripts
    happens = isinstance(entry, e.HappeningEntry)
    scripts.begin(len(entry.steps) if isinstance(entry, e.SequenceEntry) else 0, entry.number if happens else 0)
    card = Card(number, entry.id, DATABANK, entry.number)
    match entry:
        case e.MishapEntry():
            card = replace(card, script=scripts.read(place, entry, "effects"))
            if any("mishap" in effect.homes for effect in scripts.seen):
                scripts.about_cargo.add(entry.number)
            return card
        case e.FailedFavorEntry():
            return replace(card, script=scripts.read(place, entry, "effects"))
        case e.ContactCardEntry():
            return contact_on(known, place, entry, card)
        case e.SequenceEntry():
            return replace(card, steps=steps_of(scripts, place, entry))
        case _:
            kind = str(entry.__struct_config__.tag).removeprefix("start_")
            if str(entry.asset.__struct_config__.tag) != kind:
                raise (place / "asset" / "type").bad("says", found=TYPES[type_of(entry.asset)], wanted=kind)
            only_resource(place / "asset", entry.asset)
            card = resource_on(known, place / "asset", entry.asset, card)
            start = known.map.planet(place / "start_planet", entry.start_planet)
            return replace(card, start=start, cost=max(0, card.cost))  # nobody pays for it


def contact_on(known: Known, place: Place, entry: e.ContactCardEntry, card: Card) -> Card:
    """The card with the encounter with a contact, and the crew that they can become."""
    crew = entry.crew
    inside = place / "crew"
    return replace(
        card,
        contact=(place / "contact").number_of("contact", entry.contact, known.contacts),
        script=known.scripts.read(place, entry, "encounter"),
        type=CREW,
        asset=crew.id,
        skills=numbers_of(inside / "skills", "skill", crew.skills, SKILLS),
        abilities=known.scripts.abilities_of(inside / "abilities", crew.abilities, crew.id),
        droid=crew.droid,
    )


def steps_of(scripts: Scripts, place: Place, entry: e.SequenceEntry) -> tuple[int, ...]:
    if not entry.steps:
        raise (place / "steps").bad("empty")
    if entry.on_defeat != "fail_job":
        raise (place / "on_defeat").unknown("effect", entry.on_defeat)
    found, wrong = [], scripts.together()
    for at, step in enumerate(entry.steps):
        inside = place / "steps" / at
        scripts.step = at + 1
        with wrong:
            if step.step not in (None, at + 1):
                raise (inside / "step").bad("says", found=str(step.step), wanted=str(at + 1))
            found.append(scripts.read(inside, step, "effects"))
    wrong.tell()
    return tuple(found)


def secret_of(scripts: Scripts, place: Place, entry: e.SecretEntry) -> Secret:
    trigger = scripts.trigger(place / "trigger", entry.trigger)
    script = scripts.read(place, entry, "effects")
    if trigger not in SECRETS:
        raise (place / "trigger").misplaced(trigger, SECRETS)
    needed = SECRETS[trigger]
    if needed is not None and not any(isinstance(effect, needed) for effect in scripts.scripts[script]):
        raise (place / "effects").breaks("goes-with", word=needed.word)
    return Secret(trigger, CONDITION.read(scripts, place, "condition", entry.condition), script)


def encounter_card(known: Known, place: Place, number: int, entry: e.EncounterEntry, decks: Sequence[str]) -> Card:
    scripts = known.scripts
    scripts.begin()
    sections, wrong = [], scripts.together()
    for at, one in enumerate(entry.sections):
        with wrong:
            sections.append(section_of(scripts, place / "sections" / at, one, entry.id))
    wrong.tell()
    pairs: tuple[tuple[str, type[Effect]], ...] = (("resource", GainResource), ("secret", KeepSecret))
    for field, effect in pairs:
        if (getattr(entry, field) is not None) != (effect in scripts.seen):
            raise (place / field).breaks("goes-with", word=effect.word)
    card = Card(number, entry.id, ENCOUNTERS, NONE, sections=tuple(sections))
    if entry.resource is not None:
        only_resource(place / "resource", entry.resource)
        card = resource_on(known, place / "resource", entry.resource, card)
    if entry.secret is not None:
        card = replace(card, secret=secret_of(scripts, place / "secret", entry.secret))
    return replace(card, deck=(place / "deck").number_of("deck", entry.deck, decks))


def back_of(place: Place, entry: e.EncounterDeckEntry) -> Back:
    """Read the backs of a deck: each place with the kinds of effect that dominate there (OR-ECARD-03)."""
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
        script = scripts.read(place, entry, "effects")
        return Section(entry.where, title, (((), script),))
    cases, wrong = [], scripts.together()
    for at, case in enumerate(entry.cases or ()):
        inside = place / "cases" / at
        with wrong:
            when = []
            for name, values in case.when.reputation.items():
                there = inside / "when" / "reputation"
                faction = (there / name).number_of("faction", name, FACTIONS)
                when.append((faction, REPUTATIONS.read(scripts, there, name, values)))
            cases.append((tuple(when), scripts.read(inside, case, "effects")))
    wrong.tell()
    return Section(entry.where, title, tuple(cases))


# The solo game.


def ai_card(scripts: Scripts, place: Place, number: int, entry: e.AiEntry) -> AiCard:
    scripts.begin()

    def section(name: str) -> tuple[bool, tuple[int, ...]]:
        part: e.AiSectionEntry = getattr(entry, name)
        inside = place / name
        first = bool((inside / "mode").number_of("mode", part.mode, e.MODES))
        scripts.context = home_of(e.AiSectionEntry, "entries")
        rows = [scripts.script_of_one(inside / "entries" / at, row) for at, row in enumerate(part.entries)]
        return first, tuple(rows)

    return AiCard(
        number,
        entry.id,
        section("planning"),
        section("action"),
        section("encounter"),
        scripts.read(place, entry, "special"),
        entry.shuffle_after,
    )
