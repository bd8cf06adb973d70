"""ARC-AMBITION: declaring an ambition."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.ids import AMBITIONS, ANY_AMBITION, NONE
from starboard.games.arcs.state import ArcsState, members
from starboard.games.arcs.tables.ambitions import AMBITION_OF, MARKERS
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import required, tell
from starboard.kernel.verb import Spelling

EVERY_AMBITION = tuple(range(len(AMBITIONS)))

# By the number of flipped markers, the lowest first: what each marker is worth, and all of them from the highest.
VALUES = tuple(
    tuple(sides[marker < flipped] for marker, sides in enumerate(MARKERS)) for flipped in range(len(MARKERS) + 1)
)
BY_VALUE = tuple(tuple(sorted(range(len(MARKERS)), key=values.__getitem__, reverse=True)) for values in VALUES)


def value_of(g: ArcsState, marker: int) -> tuple[int, int]:
    """Look up what a marker is worth now for the first and the second place."""
    return VALUES[g.flipped][marker]


def highest_available(g: ArcsState) -> int:
    """ARC-AMBITION-07: the available marker of the highest value, or NONE."""
    for marker in BY_VALUE[g.flipped]:
        if g.markers[marker] == NONE:
            return marker
    return NONE


def price(g: ArcsState, seat: int, using: int = NONE) -> list[Frame] | None:
    """List what has to be done first; None: it cannot be paid. The card `using` which it is declared is no price."""
    frames: list[Frame] = []
    for paid in g.content.hooks.price.answers(g, seat):
        paying = paid(g, seat, using)
        if paying is None:
            return None
        frames += paying
    return frames


def may_declare(g: ArcsState, seat: int, using: int = NONE) -> bool:
    """While a marker is left (ARC-AMBITION-10), and what it costs can be paid."""
    return NONE in g.markers and price(g, seat, using) is not None


def ambitions_of(card: int) -> tuple[int, ...]:
    """List what an action card declares: nothing by a 1, anything by a 7 (ARC-AMBITION-04 to -06)."""
    printed = AMBITION_OF[card]
    return () if printed == NONE else EVERY_AMBITION if printed == ANY_AMBITION else (printed,)


def declare(g: ArcsState, seat: int, ambition: int, zero: bool) -> None:
    """A marker goes into the box; the lead card's number is 0 from now on, unless a card says otherwise
    (ARC-AMBITION-07 to -09, -11, -15)."""
    marker = highest_available(g)
    new = ambition not in g.markers
    g.markers[marker] = ambition
    g.declared = True
    if zero and not any(ambition in without for without in g.content.hooks.no_zero_marker.answers(g, seat)):
        g.zero = True
    first, second = value_of(g, marker)
    tell(g, events.Declared(seat, ambition, first, second, g.zero))
    then(g, *reactions(g, seat, new))


def reactions(g: ArcsState, seat: int, new: bool) -> list[Frame]:
    """List what cards do after it; `new` if nobody had declared the ambition in this chapter."""
    cards = tuple(
        card
        for card in members(g.cards[seat] & g.content.hooks.on_declare.cards)
        if new or not g.content.hooks.on_declare.of[card][0]
    )
    return [Reactions(seat, cards)] if cards else []


@dataclass(slots=True)
class Reactions(Frame):
    """Several cards react to one declaration: their holder, whose turn it is, orders them (ARC-TIE-03).

    A card that has come in the meantime does not react; nor does one that has gone. A choice is the next card.
    """

    VERB = verbs.FIRST

    seat: int
    cards: tuple[int, ...]

    def run(self, g: ArcsState) -> Ask:
        left = [card for card in self.cards if g.cards[self.seat] >> card & 1]
        return Ask(self.seat, asks.React(), left, "ARC-TIE-03", forced=True)

    def answer(self, g: ArcsState, choice: int) -> None:
        rest = tuple(card for card in self.cards if card != choice)
        if rest:
            then(g, Reactions(self.seat, rest))
        then(g, *g.content.hooks.on_declare.of[choice][1](self.seat))


@dataclass(slots=True)
class Declare(Frame):
    """A declaration of one of some ambitions, if the player wants it. A choice is an ambition, or NONE."""

    seat: int
    ambitions: tuple[int, ...]
    zero: bool
    rule: str = "ARC-AMBITION-02"
    only_new: bool = False  # only what nobody has declared in this chapter
    using: int = NONE  # the guild card that lets it declare

    def run(self, g: ArcsState) -> Ask | None:
        choices = [one for one in self.ambitions if one not in g.markers] if self.only_new else self.ambitions
        if not choices or not may_declare(g, self.seat, self.using):
            return None
        return Ask(self.seat, asks.Declare(), [NONE, *choices], self.rule)

    def answer(self, g: ArcsState, choice: int) -> None:
        if choice != NONE:
            paying = required(price(g, self.seat, self.using), "price")
            then(g, *paying, Declaration(self.seat, choice, self.zero))

    def spelled(self, choice: int) -> Spelling:
        return (verbs.NO_AMBITION, ()) if choice == NONE else (verbs.DECLARE, (choice,))

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-declare"), "ARC-AMBITION-05")


@dataclass(slots=True)
class Declaration(Frame):
    """The declaration itself, once it has been paid for."""

    seat: int
    ambition: int
    zero: bool

    def run(self, g: ArcsState) -> None:
        declare(g, self.seat, self.ambition, self.zero)
