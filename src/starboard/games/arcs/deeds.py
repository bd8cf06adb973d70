"""What a card lets its holder do in a turn: new actions, and what is done in the Prelude."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from starboard.games.arcs.notation import (
    CARD_NUMBER,
    action_name,
    card_name,
    card_text,
    listed,
    resource_name,
    site_text,
    system_name,
    system_text,
)
from starboard.games.arcs.state import SITES, ArcsState
from starboard.games.arcs.tables.action_cards import CARD_INDEX
from starboard.games.arcs.tables.map import SYSTEM_INDEX
from starboard.games.arcs.words import TYPES
from starboard.kernel.message import Message

Args = tuple[int, ...]


def nothing_to_choose(args: Args) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Deed:
    """One ability of one card. `choices` lists what can be chosen at once, `()` if there is nothing to choose."""

    name: str  # one word, unique: of notation and messages
    card: int
    rule: str
    choices: Callable[[ArcsState, int], list[Args]]  # none: it cannot be done now
    do: Callable[[ArcsState, int, Args, bool], None]  # state, seat, args, paid by the pip of a copy or pivot
    said: Callable[[Args], str] = nothing_to_choose  # the args in notation, one word each
    aims: tuple[str, ...] = ()  # kinds of target, in the order of the words
    replaces: int = -1  # a new action: the standard action that it is taken instead of
    discards: bool = False  # the card is discarded to do it
    once: bool = False  # once a turn
    first: bool = False  # before any other action
    copied: bool = False  # only with the pip of a copy or pivot

    def notation(self, args: Args) -> str:
        words = self.said(args)
        return f"{self.name} {words}" if words else self.name

    def targets(self, args: Args) -> tuple[str, ...]:
        words = self.said(args).split()
        aims = (f"{aim}:{word}" for aim, word in zip(self.aims, words, strict=bool(words)))
        return (f"deed:{self.name}", *aims)

    def label(self, args: Args) -> Message:
        words = self.said(args).split()
        named = [name_of(aim, word) for aim, word in zip(self.aims, words, strict=bool(words))]
        what = listed(*named) if named else ""
        # A card that may be discarded for something may be discarded for nothing (ARC-PRELUDE-11).
        key = "arcs-deed-discard-only" if self.aims and self.discards and not words else f"arcs-deed-{self.name}"
        return Message(key, {"card": card_name(self.card), "what": what})


def name_of(aim: str, word: str) -> Message:
    """What a person calls a thing that is written so."""
    if aim == "rival":
        return Message("arcs-rival", {"owner_seat": int(word)})
    if aim == "token":
        return Message("arcs-option-slot", {"slot": int(word)})
    if aim in ("taken", "given"):
        return Message(f"arcs-{aim}", {"what": resource_name(TYPES.index(word))})
    if aim in ("ambition", "piece"):
        return Message(f"arcs-{aim}", {aim: word})
    system, _, place = word.partition("/")
    if system in SYSTEM_INDEX:
        name = system_name(SYSTEM_INDEX[system])
        return Message("arcs-site", {"system": name, "slot": int(place)}) if place else name
    if word in CARD_NUMBER:
        return card_name(CARD_NUMBER[word])
    if word in CARD_INDEX:
        return action_name(CARD_INDEX[word])
    return resource_name(TYPES.index(word)) if word in TYPES else Message("option", {"notation": word})


# Ways to say arguments.


def say_system(args: Args) -> str:
    return " ".join(map(system_text, args))


def say_site(args: Args) -> str:
    return " ".join(map(site_text, args))


def say_card(args: Args) -> str:
    return " ".join(map(card_text, args))


def say_type(args: Args) -> str:
    return " ".join(TYPES[kind] for kind in args)


def say_numbers(args: Args) -> str:
    return " ".join(map(str, args))


def no_args(g: ArcsState, seat: int) -> list[Args]:
    """Always possible, with nothing to choose."""
    return [()]


def system_of(site: int) -> Message:
    return system_name(site // SITES)
