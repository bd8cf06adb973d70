"""OR-SOLO-10 to -12: what is printed on an AI card, in words, and whether it applies."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from starboard.games.outer_rim.component_names import deck_name
from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.ids import NONE, POSITIVE, SLOTS
from starboard.games.outer_rim.say.effects import say_effect
from starboard.games.outer_rim.selectors import factions_of
from starboard.games.outer_rim.state import OuterRimState, reputation
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.games.outer_rim.vocabulary.ai_effects import AiBuy, DeliverCargoHere
from starboard.games.outer_rim.vocabulary.declared import words_of
from starboard.games.outer_rim.vocabulary.effect import Effect
from starboard.kernel.message import Argument, Message

# Whether an entry can be done and would have an effect: "", or why not (the end of a key `outer_rim-ai-why-…`).
E = TypeVar("E", bound=Effect)
Reason = Callable[[OuterRimState, int, E], str]
REASONS: dict[type[Effect], Callable[..., str]] = {}


def unless(kind: type[E]) -> Callable[[Reason[E]], Reason[E]]:
    """Register what keeps an entry of an AI card from applying."""

    def register(reason: Reason[E]) -> Reason[E]:
        assert kind not in REASONS, kind
        REASONS[kind] = reason
        return reason

    return register


def why_not(g: OuterRimState, player: int, entry: Effect) -> str:
    """Tell why an entry would do nothing; what always has an effect, such as credits, needs no reason."""
    reason = REASONS.get(type(entry))
    return "" if reason is None else reason(g, player, entry)


@unless(e.GainReputation)
def cannot_rise(g: OuterRimState, player: int, entry: e.GainReputation) -> str:
    factions = factions_of(g, player, entry.faction)
    if not factions:
        return "no-faction"
    return "" if any(reputation(g, player, faction) < POSITIVE for faction in factions) else "best-reputation"


# In words.


# Effects that have sentences about the AI player (`outer_rim-ai-…`), besides those that only AI cards have.
TOLD = (
    e.CycleMarket,
    e.DamageCharacter,
    e.DamageShip,
    e.GainCredits,
    e.GainFame,
    e.GainReputation,
    e.LoseCredits,
    e.LoseReputation,
    e.RecoverAll,
)


def is_told(entry: Effect) -> bool:
    """Tell whether there is a sentence for it; others, of a pack, are told as they are printed."""
    return entry.homes == ("ai",) or isinstance(entry, TOLD)


def entry_name(content: Content, entry: Effect) -> Message:
    """An entry as people read it on the card."""
    key = f"outer_rim-ai-{entry.word}"
    match entry:
        case e.Sequence() if content.scripts[entry.effects]:
            return list_name(content, entry.effects)
        case _ if not is_told(entry):
            return say_effect(content, entry)
        case DeliverCargoHere() if content.scripts[entry.if_illegal]:
            return Message(f"{key}-illegal", {"penalty": list_name(content, entry.if_illegal)})
        case AiBuy() if entry.unless_slots_full != NONE:
            decks: dict[str, Argument] = {"deck": deck_name(entry.deck), "instead": deck_name(entry.then_deck)}
            return Message(f"{key}-or", {**decks, "slot": SLOTS[entry.unless_slots_full]})
        case AiBuy() | e.CycleMarket():
            return Message(key, {"deck": deck_name(entry.deck)})
        case e.RecoverAll():
            return Message(key, {"when": "defeated" if entry.condition else "damaged"})
        case _:
            return Message(key, entry_args(content, entry))


SAID = ("amount", "credits", "fame", "faction")


def entry_args(content: Content, entry: Effect) -> dict[str, Argument]:
    """Return the numbers and factions that an entry speaks of."""
    said = words_of(content, entry)
    return {name: said[name] for name in SAID if name in said}


def list_name(content: Content, script: int, at: int = 0) -> Message:
    effects = content.scripts[script]
    first = entry_name(content, effects[at])
    if at + 1 == len(effects):
        return first
    return Message("outer_rim-list", {"first": first, "rest": list_name(content, script, at + 1)})
