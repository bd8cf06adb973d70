"""Names and stories that only a pack has: a text for every language, or texts by language, as it is written."""

from __future__ import annotations

from starboard.games.outer_rim.content import DATABANK, ENCOUNTERS, Card, Content
from starboard.games.outer_rim.load import content
from starboard.texts import LANGUAGES, Name, in_language


def names_of_pack(of: Content) -> dict[str, Name]:
    """List what the pack calls otherwise than the box, and what it adds and tells, by the keys of their texts."""
    if not of.pack:
        return {}
    box = content()
    found = written(of, box)
    # An ability of a new ship or character is told as if it were a card's (kinds.source_name).
    for kind, known in (("character", of.character), ("ship", of.sheet)):
        for name in known:
            if f"{kind}-{name}" in found:
                found.setdefault(f"card-{name}", found[f"{kind}-{name}"])
    for card in of.cards:
        if card.origin == DATABANK and f"databank-{card.id}" in found:
            found.setdefault(f"card-{card.id}", found[f"databank-{card.id}"])
        if card.origin == ENCOUNTERS and any(f"encounter-{section.title}" in found for section in card.sections):
            found.setdefault(f"card-{card.id}", titles(of, card, found))
    for ai in of.ai:
        if all(ai.id != one.id for one in box.ai):
            found[f"ai-{ai.id}"] = ai.id
    known_traits = {trait for card in box.cards for trait in card.traits}
    found |= {f"trait-{trait}": trait for card in of.cards for trait in card.traits if trait not in known_traits}
    return {f"outer_rim-{key}": text for key, text in found.items()}


def written(of: Content, box: Content) -> dict[str, Name]:
    """List the texts that are otherwise than in the box, and those that the pack has by language."""
    plain: dict[str, Name] = {key: text for key, text in of.printed.items() if box.printed.get(key) != text}
    return plain | {key: pairs[0][1] if pairs[0][0] == "" else dict(pairs) for key, pairs in of.by_language.items()}


def titles(of: Content, card: Card, found: dict[str, Name]) -> Name:
    """An encounter card is called by its sections; those of the box say so with their own titles."""
    keys = [f"encounter-{section.title}" for section in card.sections]
    parts = [found.get(key, of.printed[key]) for key in keys]
    if all(isinstance(part, str) for part in parts):
        return " / ".join(map(str, parts))
    return {lang: " / ".join(in_language(part, lang) for part in parts) for lang in LANGUAGES}
