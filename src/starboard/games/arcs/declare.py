"""ARC-AMBITION: declaring an ambition."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.cards.declaring import price, reactions
from starboard.games.arcs.state import ArcsState, has
from starboard.games.arcs.tables.ambitions import AMBITION_OF, MARKERS
from starboard.games.arcs.words import AMBITIONS, ANY_AMBITION, EMPATH, KEEPER, NONE, SECRET_ORDER
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell


def value_of(g: ArcsState, marker: int) -> tuple[int, int]:
    """What a marker is worth now for the first and the second place."""
    return MARKERS[marker][1 if marker < g.flipped else 0]


def highest_available(g: ArcsState) -> int:
    """ARC-AMBITION-07: the available marker of the highest value, or NONE."""
    free = [marker for marker, box in enumerate(g.markers) if box == NONE]
    return max(free, key=lambda marker: value_of(g, marker), default=NONE)


def may_declare(g: ArcsState, seat: int, using: int = NONE) -> bool:
    """While a marker is left (ARC-AMBITION-10), and what it costs can be paid."""
    return NONE in g.markers and price(g, seat, using) is not None


def ambitions_of(card: int) -> tuple[int, ...]:
    """What an action card declares: nothing by a 1, anything by a 7 (ARC-AMBITION-04 to -06)."""
    printed = AMBITION_OF[card]
    return () if printed == NONE else tuple(range(5)) if printed == ANY_AMBITION else (printed,)


def declare(g: ArcsState, seat: int, ambition: int, zero: bool) -> None:
    """A marker goes into the box; the lead card's number is 0 from now on, unless a card says otherwise
    (ARC-AMBITION-07 to -09, -11, -15)."""
    marker = highest_available(g)
    new = ambition not in g.markers
    g.markers[marker] = ambition
    g.declared = True
    if zero and not (has(g, seat, SECRET_ORDER) and ambition in (KEEPER, EMPATH)):
        g.zero = True
    first, second = value_of(g, marker)
    tell(
        g,
        "arcs-event-declared",
        "ARC-AMBITION-07",
        seat=seat,
        ambition=AMBITIONS[ambition],
        first=first,
        second=second,
        zero="yes" if g.zero else "no",
    )
    then(g, *reactions(g, seat, ambition, new))


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
        choices = [one for one in self.ambitions if not self.only_new or one not in g.markers]
        if not choices or not may_declare(g, self.seat, self.using):
            return None
        return Ask(self.seat, "arcs-ask-declare", [NONE, *choices], self.rule)

    def answer(self, g: ArcsState, choice: int) -> None:
        if choice != NONE:
            paying = price(g, self.seat, self.using)
            assert paying is not None
            then(g, *paying, Declaration(self.seat, choice, self.zero))

    def notation(self, choice: int) -> str:
        return f"declare {'none' if choice == NONE else AMBITIONS[choice]}"

    def targets(self, choice: int) -> tuple[str, ...]:
        return ("choose:none",) if choice == NONE else (f"ambition:{AMBITIONS[choice]}",)

    def label(self, choice: int) -> Message:
        if choice == NONE:
            return Message("arcs-option-no-ambition")
        return Message("arcs-option-declare", {"ambition": AMBITIONS[choice]})

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
