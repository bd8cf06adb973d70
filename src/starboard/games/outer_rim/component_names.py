"""Names what the state has numbers for: by ids and by messages, never by words of some language."""

from __future__ import annotations

from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.ids import DECKS, FACES, NONE, SKILLS
from starboard.games.outer_rim.state import OuterRimState
from starboard.kernel.message import Message


def card_id(g: OuterRimState, number: int) -> str:
    return g.content.cards[number].written


def card_ids(g: OuterRimState, cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([card_id(g, number) for number in cards])


def card_name(g: OuterRimState, number: int) -> Message:
    return Message(f"outer_rim-card-{card_id(g, number)}")


def space_name(g: OuterRimState, space: int) -> Message:
    return Message(f"outer_rim-space-{g.content.spaces[space].id}")


def contact_name(g: OuterRimState, contact: int) -> Message:
    return Message(f"outer_rim-contact-{g.content.contacts[contact].id}")


def skill_name(skill: int) -> Message:
    return Message(f"outer_rim-skill-{SKILLS[skill]}")


def deck_name(deck: int) -> Message:
    return Message(f"outer_rim-deck-{DECKS[deck]}")


def ship_name(g: OuterRimState, ship: int) -> Message:
    return Message(f"outer_rim-ship-{g.content.ships[ship].id}")


def face_ids(faces: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    return tuple([FACES[face] for face in faces])


def faces_text(faces: tuple[int, ...] | list[int]) -> str:
    return ",".join(FACES[face] for face in faces)


def spot_text(content: Content, spot: int) -> str:
    """A contact space: its planet, and which of the planet's it is."""
    return content.spot_ids[spot]


def read_spot(g: OuterRimState, text: str) -> int:
    space, _, place = text.partition("/")
    return g.content.spaces[g.content.space[space]].contact_spaces[int(place) - 1]


def read_card(g: OuterRimState, text: str) -> int:
    return g.content.card.get(text, NONE)
