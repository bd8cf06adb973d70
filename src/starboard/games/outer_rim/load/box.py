"""Checks what is in the box, as the rulebook counts it: for the data alone, since a pack may add to it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.ids import CLASSES, DAMAGE, DECKS, DIE, FACES, FACTIONS, PLANET
from starboard.games.outer_rim.load import entries as e
from starboard.games.outer_rim.load.check import says
from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.load.tables import Tables
from starboard.kernel.packs.place import Table

MARKET = {"bounty": 11, "cargo": 10, "gear_mod": 15, "jobs": 14, "luxury": 11, "ships": 9}
DATABANK = 53
ENCOUNTERS = 10  # of each deck
ENCOUNTER_DECKS = 7
SPACES = 38
PLANETS = 11
TILES = 6
CONTACTS = {"white": 8, "green": 8, "yellow": 6}
PATROLS = 16
CHARACTERS = 8
SHIPS = 8  # to buy
STARTERS = 2  # the two sides of the four sheets to start with
AI_CARDS = 10


def check_box(t: Tables, content: Content, files: Mapping[str, Table]) -> None:
    check_counts(t, content)
    check_lanes(t, content, files["map"])
    check_bounties(t, content)
    check_die(files["dice"])


def count(file: str, field: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise Place(f"{file}.toml", path=(field,)).bad("count", found=found, wanted=wanted)


def check_counts(t: Tables, content: Content) -> None:
    count("map", "tiles", len(content.tiles), TILES)
    count("map", "spaces", len(content.spaces), SPACES)
    count("map", "planets", sum(space.kind == PLANET for space in content.spaces), PLANETS)
    for deck, cards in zip(DECKS, content.market, strict=True):
        count("market", deck, len(cards), MARKET[deck])
    count("databank", "cards", len(t.databank), DATABANK)
    count("encounters", "decks", len(content.encounters), ENCOUNTER_DECKS)
    for name, cards in zip(content.encounter_decks, content.encounters, strict=True):
        count("encounters", name, len(cards), ENCOUNTERS)
    for rank, name in enumerate(CLASSES):
        count("contacts", name, sum(contact.rank == rank for contact in content.contacts), CONTACTS[name])
    count("patrols", "patrols", len(t.patrols), PATROLS)
    count("characters", "characters", len(content.characters), CHARACTERS)
    count("ships", "ships", sum(not ship.starter for ship in content.ships), SHIPS)
    count("ships", "starters", sum(ship.starter for ship in content.ships), STARTERS)
    count("ai", "cards", len(content.ai), AI_CARDS)


def check_lanes(t: Tables, content: Content, file: Table) -> None:
    """The lanes of the standard map are those of its tiles, joined; and patrols start beside their stacks."""
    corners = [(tile.left_upper, tile.left_lower, tile.right_upper, tile.right_lower) for tile in content.tiles]
    edges = {frozenset(edge) for tile in content.tiles for edge in tile.edges}
    for left, right in pairwise(corners):
        edges |= {frozenset((left[2], right[0])), frozenset((left[3], right[1]))}
    written = {frozenset(content.space.get(name, -1) for name in edge) for edge in t.layout.standard_edges}
    place = Place("map.toml", path=("standard_edges",))
    for edge in sorted(sorted(one) for one in edges ^ written):
        raise place.breaks(
            "lane", lane=" – ".join(content.spaces[number].id if number >= 0 else "?" for number in edge)
        )
    for faction, (right_side, upper) in zip(FACTIONS, content.stacks, strict=True):
        corner = corners[-1 if right_side else 0][2 * right_side + (not upper)]
        says(
            Place("map.toml", path=("patrol_start", faction)),
            file.get("patrol_start", {}).get(faction),
            content.spaces[corner].id,
        )


def check_bounties(t: Tables, content: Content) -> None:
    """Each bounty is named by its contact; and cargo cannot be bought where it is wanted."""
    named = {entry.bounty for _, entry in t.contacts}
    for card in content.cards:
        if card.bounty is not None and card.asset not in named:
            contact = content.contacts[card.bounty.target].id
            raise Place("contacts.toml", "contact", contact, ("bounty",)).unknown("bounty", card.asset)
    for place, sold in t.market:
        if isinstance(sold, e.CargoEntry) and sold.destination in content.space:
            restriction = sold.buy_restriction
            says(place / "buy_restriction", restriction and restriction.cannot_buy_on, sold.destination)


def check_die(file: Table) -> None:
    """Check the die of the data against ids.py."""
    says(Place("dice.toml", path=("face_order",)), file.get("face_order"), [FACES[face] for face in DIE])
    says(Place("dice.toml", path=("damage",)), file.get("damage"), dict(zip(FACES, DAMAGE, strict=True)))
