"""Tells what the AI does: a sentence for an entry of its card that applies."""

from __future__ import annotations

from starboard.games.outer_rim.ai.buy import deck_of
from starboard.games.outer_rim.ai.entries import entry_args, is_told
from starboard.games.outer_rim.component_names import deck_name
from starboard.games.outer_rim.say.effects import say_effect
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.games.outer_rim.vocabulary.ai_effects import AiBuy
from starboard.games.outer_rim.vocabulary.effect import Effect
from starboard.kernel.message import Message


def deed(g: OuterRimState, player: int, entry: Effect) -> Message:
    """Say in a sentence what the player does; what follows from it, such as penalties, is told when it happens."""
    if isinstance(entry, e.Sequence) and g.content.scripts[entry.effects]:
        return deeds(g, player, list(g.content.scripts[entry.effects]))
    if not is_told(entry):
        return Message("outer_rim-ai-does-printed", {"seat": player, "effects": say_effect(g.content, entry)})
    args = {**entry_args(g.content, entry), "seat": player}
    match entry:
        case AiBuy():
            args["deck"] = deck_name(deck_of(g, player, entry))
        case e.CycleMarket():
            args["deck"] = deck_name(entry.deck)
    return Message(f"outer_rim-ai-does-{entry.word}", args)


def deeds(g: OuterRimState, player: int, entries: list[Effect]) -> Message:
    first, *rest = entries
    said = deed(g, player, first)
    return Message("outer_rim-join", {"first": said, "rest": deeds(g, player, rest)}) if rest else said
