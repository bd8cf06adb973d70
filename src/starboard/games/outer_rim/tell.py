"""Names for events: what is told is always a message, never a word of some language."""

from __future__ import annotations

from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.words import DECKS, FACES, FACTIONS, NONE, SKILLS
from starboard.kernel.message import Message


def card_id(g: OuterRimState, number: int) -> str:
    """As it is written: by the resource that it is, where it is one."""
    about = g.content.cards[number]
    return about.asset or about.id


def card_name(g: OuterRimState, number: int) -> Message:
    return Message(f"outer_rim-card-{card_id(g, number)}")


def space_name(g: OuterRimState, space: int) -> Message:
    return Message(f"outer_rim-space-{g.content.spaces[space].id}")


def contact_name(g: OuterRimState, contact: int) -> Message:
    return Message(f"outer_rim-contact-{g.content.contacts[contact].id}")


def faction_name(faction: int) -> str:
    """A word, not a message: what is said of a faction goes by it, for languages decline its name."""
    return FACTIONS[faction]


def skill_name(skill: int) -> Message:
    return Message(f"outer_rim-skill-{SKILLS[skill]}")


def deck_name(deck: int) -> Message:
    return Message(f"outer_rim-deck-{DECKS[deck]}")


def ship_name(g: OuterRimState, ship: int) -> Message:
    return Message(f"outer_rim-ship-{g.content.ships[ship].id}")


def faces_text(faces: tuple[int, ...] | list[int]) -> str:
    return ",".join(FACES[face] for face in faces)


def faces_name(faces: tuple[int, ...] | list[int]) -> Message:
    if not faces:
        return Message("outer_rim-no-dice")
    first = Message(f"outer_rim-face-{FACES[faces[0]]}")
    return Message("outer_rim-list", {"first": first, "rest": faces_name(faces[1:])}) if len(faces) > 1 else first


def spot_text(g: OuterRimState, spot: int) -> str:
    """A contact space: its planet, and which of the planet's it is."""
    space = g.content.spaces[g.content.contact_space[spot][0]]
    return f"{space.id}/{space.contact_spaces.index(spot) + 1}"


def read_spot(g: OuterRimState, text: str) -> int:
    space, _, place = text.partition("/")
    return g.content.spaces[g.content.space[space]].contact_spaces[int(place) - 1]


def read_card(g: OuterRimState, text: str) -> int:
    return g.content.card.get(text, NONE)
