"""What a card lets its holder do in a turn: new actions, and what is done in the Prelude."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from starboard.games.arcs.notation import card_name, card_text, site_text, system_name, system_text
from starboard.games.arcs.state import SITES, ArcsState
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

    def notation(self, args: Args) -> str:
        words = self.said(args)
        return f"{self.name} {words}" if words else self.name

    def targets(self, args: Args) -> tuple[str, ...]:
        words = self.said(args).split()
        aims = (f"{aim}:{word}" for aim, word in zip(self.aims, words, strict=True))
        return (f"deed:{self.name}", *aims)

    def label(self, args: Args) -> Message:
        return Message(f"arcs-deed-{self.name}", {"card": card_name(self.card), "what": self.said(args)})


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
