"""Names that only a pack has: nobody has translated them, so they are said as they are written, in every language."""

from __future__ import annotations

from starboard.games.outer_rim.content import DATABANK, ENCOUNTERS, Card, Content
from starboard.games.outer_rim.load import content


def names_of_pack(of: Content) -> dict[str, str]:
    """List what the pack calls otherwise than the box, and what it adds, by the keys of their texts."""
    if not of.pack:
        return {}
    box = content()
    found = {key: text for key, text in of.printed.items() if box.printed.get(key) != text}
    # An ability of a new ship or character is told as if it were a card's (kinds.source_name).
    for kind, known in (("character", of.character), ("ship", of.sheet)):
        for name in known:
            if f"{kind}-{name}" in found:
                found.setdefault(f"card-{name}", found[f"{kind}-{name}"])
    for card in of.cards:
        if card.origin == DATABANK and f"databank-{card.id}" in found:
            found.setdefault(f"card-{card.id}", found[f"databank-{card.id}"])
        if card.origin == ENCOUNTERS and any(f"encounter-{section.title}" in found for section in card.sections):
            found.setdefault(f"card-{card.id}", titles(of, card))
    for ai in of.ai:
        if all(ai.id != one.id for one in box.ai):
            found[f"ai-{ai.id}"] = ai.id
    known_traits = {trait for card in box.cards for trait in card.traits}
    found |= {f"trait-{trait}": trait for card in of.cards for trait in card.traits if trait not in known_traits}
    return {f"outer_rim-{key}": text for key, text in found.items()}


def titles(of: Content, card: Card) -> str:
    """An encounter card is called by its sections; those of the box say so with their own titles."""
    return " / ".join(of.printed[f"encounter-{section.title}"] for section in card.sections)
