"""Entries into content: everything gets its number."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import TypeVar

from starboard.games.outer_rim.content import Card, Content
from starboard.games.outer_rim.frozen import Frozen
from starboard.games.outer_rim.ids import DECKS
from starboard.games.outer_rim.load import entries as e
from starboard.games.outer_rim.load.cards import ai_card, back_of, databank_card, encounter_card, market_card
from starboard.games.outer_rim.load.check import check
from starboard.games.outer_rim.load.map import map_of
from starboard.games.outer_rim.load.origins import marks_of, sources_of
from starboard.games.outer_rim.load.people import board_slots_of, character_of, contact_of, patrols_of, ship_of
from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.load.resources import Known
from starboard.games.outer_rim.load.scripts import Scripts
from starboard.games.outer_rim.load.tables import Placed, Tables, tables_of
from starboard.games.outer_rim.load.told import OuterRimTold
from starboard.kernel.packs.place import Together
from starboard.kernel.packs.read import Raw

T = TypeVar("T")
M = TypeVar("M")


def compiled(
    raw: Raw, file: str = "", pack: str = "", untold: frozenset[str] = frozenset(), told: OuterRimTold | None = None
) -> tuple[Tables, Content]:
    """With a pack: its file, its sign, the cards that are others by it, and what it tells in several languages."""
    t = tables_of(raw, file)
    the_map = map_of(t)
    sheets = [entry.id for _, entry in t.ships]
    happenings = frozenset(one.number for _, one in t.databank if isinstance(one, e.MishapEntry | e.FailedFavorEntry))
    traits = frozenset(trait for _, resource in t.resources() for trait in resource.traits)
    scripts = Scripts(list(the_map.numbers), sheets, happenings, traits)
    wrong = Together()
    characters = each(wrong, t.characters, lambda place, n, entry: character_of(place, n, entry, scripts))
    ships = each(wrong, t.ships, lambda place, n, entry: ship_of(place, n, entry, scripts))
    wrong.tell()  # cards speak of ships and contacts by their numbers
    bank = [one for _, one in reversed(t.databank)]  # of several about one thing the first counts, and `check` objects
    told_of = {one.contact: one.number for one in bank if isinstance(one, e.ContactCardEntry)}
    contacts = each(wrong, t.contacts, lambda place, n, entry: contact_of(place, n, entry, told_of))
    wrong.tell()
    person = {contact.id: contact.number for contact in contacts}
    sequences = {one.job: one.number for one in bank if isinstance(one, e.SequenceEntry)}
    known = Known(the_map, person, [contact.rank for contact in contacts], ships, sequences, scripts)

    first_told = len(t.market)
    first_met = first_told + len(t.databank)
    decks = tuple(entry.id for _, entry in t.decks)
    cards: list[Card] = [
        *each(wrong, t.market, lambda place, n, entry: market_card(known, place, n, entry)),
        *each(wrong, t.databank, lambda place, n, entry: databank_card(known, place, first_told + n, entry)),
        *each(wrong, t.encounters, lambda place, n, entry: encounter_card(known, place, first_met + n, entry, decks)),
    ]
    ai = each(wrong, t.ai, lambda place, n, entry: ai_card(scripts, place, n, entry))
    check_leads(scripts, wrong)
    with wrong:
        patrols = patrols_of(t)
    backs = each(wrong, t.decks, lambda place, _, entry: back_of(place, entry))
    wrong.tell()
    name_all(t, scripts)
    content = Content(
        tiles=the_map.tiles,
        spaces=the_map.spaces,
        maelstrom=the_map.maelstrom,
        stacks=the_map.stacks,
        contact_space=the_map.contact_space,
        characters=characters,
        board_slots=board_slots_of(t.start.player_board.slots),
        ships=ships,
        contacts=contacts,
        patrols=patrols,
        cards=tuple(cards),
        market=dealt(cards[:first_told], len(DECKS)),
        encounters=dealt(cards[first_met:], len(decks)),
        encounter_decks=decks,
        backs=backs,
        databank=Frozen(by_number(cards[first_told:first_met])),
        ai=ai,
        scripts=tuple(scripts.scripts),
        abilities=tuple(scripts.abilities),
        starting_credits=tuple(t.start.starting_credits_by_seat),
        pack=pack,
        untold=untold,
        marks=Frozen(marks_of(t)),
        sources=Frozen(sources_of(t)),
        space=Frozen(the_map.numbers),
        character=Frozen({character.id: character.number for character in characters}),
        sheet=Frozen({ship.id: ship.number for ship in ships}),
        person=Frozen(person),
        card=Frozen(card_ids(t, cards)),
        printed=Frozen(scripts.printed),
        by_language=Frozen(told.by_key(scripts.printed) if told else {}),
    )
    check(t, content)
    return t, content


def check_leads(scripts: Scripts, wrong: Together) -> None:
    """Refuse cards about cargo where there is none, and cards that lead back to themselves: that has no end."""
    leads: dict[int, set[int]] = {}
    for _, _, start, number in scripts.leads:
        leads.setdefault(start, set()).add(number)

    @cache
    def reached(number: int) -> set[int]:
        found, further = {number}, {number}
        while further:
            further = {to for one in further for to in leads.get(one, ())} - found
            found |= further
        return found

    for place, context, start, number in scripts.leads:
        if number in scripts.about_cargo and context != "mishap":
            wrong.add(place.unknown("databank", number))
        elif start in reached(number):
            wrong.add(place.breaks("for-ever"))


def each(wrong: Together, placed: Placed[T], make: Callable[[Place, int, T], M]) -> tuple[M, ...]:
    """Make all of a kind, with their numbers, without those in which something is wrong."""
    found = []
    for number, (place, entry) in enumerate(placed):
        with wrong:
            found.append(make(place, number, entry))
    return tuple(found)


def dealt(cards: list[Card], decks: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(card.number for card in cards if card.deck == deck) for deck in range(decks))


def by_number(cards: list[Card]) -> dict[int, tuple[int, ...]]:
    numbers: dict[int, list[int]] = {}
    for card in cards:
        numbers.setdefault(card.deck, []).append(card.number)
    return {number: tuple(some) for number, some in numbers.items()}


def card_ids(t: Tables, cards: list[Card]) -> dict[str, int]:
    """By the id of the card and by that of the resource; none may stand for two cards."""
    places: list[Place] = [place for place, _ in chain[tuple[Place, e.Entry]](t.market, t.databank, t.encounters)]
    found: dict[str, int] = {}
    wrong = Together()
    for place, card in zip(places, cards, strict=True):
        for name in dict.fromkeys((card.id, card.asset)):
            if name in found:
                wrong.add(place.bad("twice", word=name))
            elif name:
                found[name] = card.number
    wrong.tell()
    return found


def name_all(t: Tables, scripts: Scripts) -> None:
    """Names of what people see, by the keys of their texts."""
    kinds: Mapping[str, Sequence[tuple[Place, e.Entry]]] = {
        "space": t.spaces,
        "character": t.characters,
        "ship": t.ships,
        "contact": t.contacts,
        "card": t.market,
        "databank": t.databank,
    }
    for kind, placed in kinds.items():
        for _, entry in placed:
            scripts.printed[f"{kind}-{entry.id}"] = entry.name
            if isinstance(entry, e.StartEntry | e.ContactCardEntry):
                resource = entry.asset if isinstance(entry, e.StartEntry) else entry.crew
                scripts.printed[f"card-{resource.id}"] = entry.name
    for _, ship in t.ships:
        if ship.famous_name:
            scripts.printed[f"ship-{ship.id}-famous"] = ship.famous_name
    for _, card in t.encounters:
        if card.resource is not None:
            scripts.printed[f"card-{card.resource.id}"] = card.resource.name
