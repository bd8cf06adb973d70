"""OR-SOLO-10 to -12: what is printed on an AI card, in words, and whether it applies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.games.outer_rim.content import Content, Effect
from starboard.games.outer_rim.selectors import factions_of
from starboard.games.outer_rim.state import OuterRimState, reputation
from starboard.games.outer_rim.tell import deck_name
from starboard.games.outer_rim.words import NONE, POSITIVE, SLOTS
from starboard.kernel.message import Argument, Message

# Whether an entry can be done and would have an effect: "", or why not (the end of a key `outer_rim-ai-why-…`).
Reason = Callable[[OuterRimState, int, dict[str, Any]], str]
REASONS: dict[str, Reason] = {}


def unless(name: str) -> Callable[[Reason], Reason]:
    """Register what keeps an entry of an AI card from applying."""

    def register(reason: Reason) -> Reason:
        assert name not in REASONS, name
        REASONS[name] = reason
        return reason

    return register


def why_not(g: OuterRimState, player: int, entry: Effect) -> str:
    """What always has an effect, such as credits, needs no reason of its own."""
    reason = REASONS.get(entry.do)
    return "" if reason is None else reason(g, player, entry.args)


@unless("gain_reputation")
def cannot_rise(g: OuterRimState, player: int, args: dict[str, Any]) -> str:
    factions = factions_of(g, player, args["faction"])
    if not factions:
        return "no-faction"
    return "" if any(reputation(g, player, faction) < POSITIVE for faction in factions) else "best-reputation"


# In words.


def entry_name(content: Content, entry: Effect) -> Message:
    """An entry as people read it on the card."""
    args = entry.args
    if entry.do == "sequence":
        return list_name(content, args["effects"])
    if entry.do == "deliver_cargo_here" and content.scripts[args["if_illegal"]]:
        penalty = list_name(content, args["if_illegal"])
        return Message("outer_rim-ai-deliver_cargo_here-illegal", {"penalty": penalty})
    if entry.do == "ai_buy" and args["unless_slots_full"] != NONE:
        decks: dict[str, Argument] = {"deck": deck_name(args["deck"]), "instead": deck_name(args["then_deck"])}
        return Message("outer_rim-ai-ai_buy-or", {**decks, "slot": SLOTS[args["unless_slots_full"]]})
    said: dict[str, Argument] = {name: args[name] for name in ("amount", "credits", "fame", "faction") if name in args}
    if "deck" in args:
        said["deck"] = deck_name(args["deck"])
    if entry.do == "recover_all":
        said["when"] = "defeated" if args["condition"] else "damaged"
    return Message(f"outer_rim-ai-{entry.do}", said)


def list_name(content: Content, script: int, at: int = 0) -> Message:
    effects = content.scripts[script]
    first = entry_name(content, effects[at])
    if at + 1 == len(effects):
        return first
    return Message("outer_rim-list", {"first": first, "rest": list_name(content, script, at + 1)})


def reason_name(reason: str) -> Message:
    return Message(f"outer_rim-ai-why-{reason}")
