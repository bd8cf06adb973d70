"""Checks what must fit together in any content, of the box or with a pack."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product

from starboard.games.outer_rim.content import Content, Section
from starboard.games.outer_rim.ids import (
    CLASSES,
    DECKS,
    FACTIONS,
    NAVPOINT,
    NAVPOINT_SECTIONS,
    NEGATIVE,
    NEUTRAL,
    NONE,
    POSITIVE,
)
from starboard.games.outer_rim.load import entries as e
from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.load.tables import Tables
from starboard.kernel.packs.place import Together

SEATS = 4  # most players of a game


def check(t: Tables, content: Content) -> None:
    wrong = Together()
    for one in CHECKS:
        with wrong:
            one(t, content)
    wrong.tell()


def says(place: Place, found: object, wanted: object) -> None:
    if found != wanted:
        raise place.bad("says", found=str(found), wanted=str(wanted))


# The map.


def check_map(t: Tables, content: Content) -> None:
    """All spaces can be reached in the standard map."""
    edges = [edge for tile in content.tiles for edge in tile.edges]
    for left, right in pairwise(content.tiles):
        edges += [(left.right_upper, right.left_upper), (left.right_lower, right.left_lower)]
    places = {entry.id: place for place, entry in t.spaces}
    reached, before = {content.maelstrom}, 0
    while len(reached) > before:
        before = len(reached)
        reached |= {b for a, b in edges if a in reached} | {a for a, b in edges if b in reached}
    for space in content.spaces:
        if space.number not in reached:
            raise places[space.id].breaks("no-way")


# Ships and people.


def check_ships(t: Tables, content: Content) -> None:
    for place, ship in zip((place for place, _ in t.ships), content.ships, strict=True):
        if ship.starter:
            other = content.ships[ship.reverse]
            if not other.starter or other.reverse != ship.number:
                raise (place / "reverse").unknown("sheet", other.id)
    if not any(ship.starter for ship in content.ships):
        raise t.place("ships").bad("too-few", found=0, least=1)
    for place, sold in t.market:
        if isinstance(sold, e.ShipCardEntry) and sold.cost is not None:
            says(place / "cost", sold.cost, content.ships[content.sheet[sold.ship_sheet]].cost)


def check_contacts(t: Tables, content: Content) -> None:
    """As many of each class as there are spaces for them, each with a databank card, and with one bounty at most."""
    spaces = Counter(rank for _, rank in content.contact_space)
    there = Counter(contact.rank for contact in content.contacts)
    for rank, name in enumerate(CLASSES):
        if there[rank] != spaces[rank]:
            raise t.place("contacts").breaks("contacts", rank=name, found=there[rank], wanted=spaces[rank])
    for place, entry in t.contacts:
        contact = content.contacts[content.person[entry.id]]
        if contact.databank == NONE:
            raise (place / "databank").bad("missing")
        cards = [content.cards[number] for number in content.databank[contact.databank]]
        said = contact.databank if entry.databank is None else entry.databank
        if said != contact.databank or [card.contact for card in cards] != [contact.number]:
            raise (place / "databank").unknown("databank", said)
        if entry.bounty is not None:
            card = content.cards[content.card[entry.bounty]] if entry.bounty in content.card else None
            if card is None or card.bounty is None or card.bounty.target != content.person[entry.id]:
                raise (place / "bounty").unknown("bounty", entry.bounty)


def check_databank(t: Tables, content: Content) -> None:
    """Cards with one number are of one kind: any of them may be drawn."""
    kinds: dict[int, str] = {}
    for place, entry in t.databank:
        kind = str(entry.__struct_config__.tag)
        says(place / "kind", kind, kinds.setdefault(entry.number, kind))
        if isinstance(entry, e.ContactCardEntry):
            contact = content.contacts[content.person[entry.contact]]
            says(place / "number", entry.number, contact.databank)
            says(place / "crew" / "droid", entry.crew.droid, contact.droid)
            says(place / "crew" / "factions", entry.crew.factions, [FACTIONS[one] for one in contact.factions])


def check_jobs(t: Tables, content: Content) -> None:
    """A job has effects or steps; those are on databank cards of one number, which is that of no other job."""
    sequences = [(place, entry) for place, entry in t.databank if isinstance(entry, e.SequenceEntry)]
    jobs = {card.asset: card.job for card in content.cards if card.job is not None}
    of_number: dict[int, str] = {}
    for place, entry in sequences:
        if entry.job not in jobs:
            raise (place / "job").unknown("job", entry.job)
        says(place / "job", entry.job, of_number.setdefault(entry.number, entry.job))
        says(place / "number", entry.number, jobs[entry.job].databank)
    for place, resource in t.resources():
        if isinstance(resource, e.JobEntry):
            number, said = jobs[resource.id].databank, resource.play.resolve_databank
            if said not in (None, number):
                raise (place / "play" / "resolve_databank").unknown("databank", said)
            if (number == NONE) == (resource.play.effects is None):
                raise (place / "play").bad("one-of", one="job_sequence", other="effects")


def check_starts(t: Tables, content: Content) -> None:
    """Everybody who may be at the table gets a card of the number on their character card."""
    if len(content.characters) < SEATS:
        raise t.place("characters").bad("too-few", found=len(content.characters), least=SEATS)
    wanted = Counter(character.databank for character in content.characters)
    for place, entry in t.characters:
        cards = [content.cards[number] for number in content.databank.get(entry.starting_databank, ())]
        if not cards or any(card.start == NONE for card in cards):
            raise (place / "starting_databank").unknown("databank", entry.starting_databank)
        if len(cards) < min(SEATS, wanted[entry.starting_databank]):
            raise (place / "starting_databank").bad("too-few", found=len(cards), least=wanted[entry.starting_databank])
    if len(content.starting_credits) < SEATS:
        place = Place("characters.toml", path=("starting_credits_by_seat",))
        raise place.bad("too-few", found=len(content.starting_credits), least=SEATS)


# Cards.


def check_encounters(t: Tables, content: Content) -> None:
    """Each space is a section of all cards of its deck, and every reputation has its case."""
    sections = {entry.id: entry.sections for _, entry in t.decks}
    places = {entry.id: place for place, entry in t.spaces}
    for space in content.spaces:
        where = NAVPOINT_SECTIONS if space.kind == NAVPOINT else (space.id,)
        name = content.encounter_decks[space.deck]
        if any(one not in sections[name] for one in where):
            raise (places[space.id] / "encounter_deck").unknown("deck", name)
    for place, entry in t.encounters:
        card = content.cards[content.card[entry.id]]
        says(place / "sections", [one.where for one in card.sections], sections[entry.deck])
        for at, section in enumerate(card.sections):
            if not covers_all(section):
                raise (place / "sections" / at / "cases").breaks("cases")


def covers_all(section: Section) -> bool:
    factions = sorted({faction for when, _ in section.cases for faction, _ in when})
    for values in product((NEGATIVE, NEUTRAL, POSITIVE), repeat=len(factions)):
        reputation = dict(zip(factions, values, strict=True))
        if not any(all(reputation[faction] in some for faction, some in when) for when, _ in section.cases):
            return False
    return True


def check_decks(t: Tables, content: Content) -> None:
    for deck, cards in zip(DECKS, content.market, strict=True):
        if not cards:
            raise (t.place("market") / deck).bad("too-few", found=0, least=1)
    for deck, cards in zip(content.encounter_decks, content.encounters, strict=True):
        if not cards:
            raise (t.place("encounters") / deck).bad("too-few", found=0, least=1)
    if not content.ai:
        raise t.place("ai").bad("too-few", found=0, least=1)


CHECKS = (
    check_map,
    check_ships,
    check_contacts,
    check_databank,
    check_jobs,
    check_starts,
    check_encounters,
    check_decks,
)
