"""What cards do when their holder declares an ambition: the price before, and what follows (ARC-MOD-04)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from starboard.games.arcs.choosing import CardChoice
from starboard.games.arcs.court import influence, influence_choices, obtain
from starboard.games.arcs.notation import action_name, action_text, card_name, card_text, cards_told
from starboard.games.arcs.piles import look_at_hand, swap_cards
from starboard.games.arcs.resources import gain
from starboard.games.arcs.state import ArcsState, bits, has, others, turn_order
from starboard.games.arcs.tables.court_cards import ALL_GUILDS
from starboard.games.arcs.words import DEMAGOGUE, FARSEERS, FEASTBRINGER, NOBLE, NONE, TYPES, UPSTART
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Argument, Message, Refusal
from starboard.kernel.state import tell, tell_revealed, tell_secret

Swap = tuple[int, ...]  # the card given and the card taken, or nothing


# The price


def price(g: ArcsState, seat: int, using: int = NONE) -> list[Frame] | None:
    """What has to be done first; None: it cannot be paid. The card `using` which it is declared is no price."""
    if not has(g, seat, FEASTBRINGER):
        return []
    return [GiveGuild(seat, using)] if gifts(g, seat, using) else None


def gifts(g: ArcsState, seat: int, using: int) -> list[int]:
    return [card for card in bits(g.cards[seat] & ALL_GUILDS) if card != using]


def weakest_rival(g: ArcsState, seat: int) -> int:
    """The one with the least Power, of equals the first in turn order (ARC-TIE-01)."""
    return min((rival for rival in turn_order(g) if rival != seat), key=lambda rival: g.power[rival])


@dataclass(slots=True)
class GiveGuild(CardChoice):
    """The generous Feastbringer gives a guild card to the weakest rival. A choice is the card."""

    WORD, AIM = "give", "card"

    seat: int
    using: int = NONE

    def run(self, g: ArcsState) -> Ask:
        rival = weakest_rival(g, self.seat)
        cards = gifts(g, self.seat, self.using)
        return Ask(self.seat, "arcs-ask-generous", cards, "ARC-MOD-04", forced=True, owner_seat=rival)

    def answer(self, g: ArcsState, choice: int) -> None:
        rival = weakest_rival(g, self.seat)
        g.cards[self.seat] &= ~(1 << choice)
        g.cards[rival] |= 1 << choice
        card, text = card_name(choice), card_text(choice)
        tell(g, "arcs-event-gave", "ARC-GLOSS-06", seat=self.seat, owner_seat=rival, card=card, court=text)

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-not-your-guild"), "ARC-MOD-04")


# What follows


def reactions(g: ArcsState, seat: int, ambition: int, new: bool) -> list[Frame]:
    """What follows, in order; `new` if nobody had declared the ambition in this chapter."""
    cards = tuple(card for card in REACTIONS if has(g, seat, card) and (new or card != NOBLE))
    return [Reactions(seat, cards)] if cards else []


@dataclass(slots=True)
class Reactions(CardChoice):
    """Several cards react to one declaration: their holder, whose turn it is, orders them (ARC-TIE-03).

    A card that has come in the meantime does not react; nor does one that has gone. A choice is the next card.
    """

    WORD, AIM = "first", "card"

    seat: int
    cards: tuple[int, ...]

    def run(self, g: ArcsState) -> Ask:
        left = [card for card in self.cards if has(g, self.seat, card)]
        return Ask(self.seat, "arcs-ask-react", left, "ARC-TIE-03", forced=True)

    def answer(self, g: ArcsState, choice: int) -> None:
        rest = tuple(card for card in self.cards if card != choice)
        if rest:
            then(g, Reactions(self.seat, rest))
        then(g, REACTIONS[choice](self.seat))


@dataclass(slots=True)
class Ambitious(Frame):
    """The Upstart may gain a resource of any type. A choice is a type, or NONE."""

    seat: int

    def run(self, g: ArcsState) -> Ask | None:
        kinds = [kind for kind, left in enumerate(g.supply) if left]
        return Ask(self.seat, "arcs-ask-gain", [*kinds, NONE], "ARC-MOD-04") if kinds else None

    def answer(self, g: ArcsState, choice: int) -> None:
        if choice != NONE:
            gain(g, self.seat, choice, 1, "ARC-MOD-04")

    def notation(self, choice: int) -> str:
        return f"gain {'nothing' if choice == NONE else TYPES[choice]}"

    def targets(self, choice: int) -> tuple[str, ...]:
        return ("choose:nothing",) if choice == NONE else (f"type:{TYPES[choice]}",)

    def label(self, choice: int) -> Message:
        return Message("arcs-option-nothing") if choice == NONE else Message("arcs-resource", {"type": TYPES[choice]})


@dataclass(slots=True)
class Bold(Frame):
    """The Demagogue may influence any number of court cards, each once. A choice is a card, or NONE when done."""

    seat: int
    done: tuple[int, ...] = ()

    def run(self, g: ArcsState) -> Ask | None:
        cards = [card for _, card in influence_choices(g, self.seat) if card not in self.done]
        return Ask(self.seat, "arcs-ask-bold", [*cards, NONE], "ARC-MOD-04") if cards else None

    def answer(self, g: ArcsState, choice: int) -> None:
        if choice != NONE:
            influence(g, self.seat, choice)
            then(g, Bold(self.seat, (*self.done, choice)))

    def notation(self, choice: int) -> str:
        return "done" if choice == NONE else f"influence {card_text(choice)}"

    def targets(self, choice: int) -> tuple[str, ...]:
        return ("choose:done",) if choice == NONE else (f"court:{card_text(choice)}",)

    def label(self, choice: int) -> Message:
        if choice == NONE:
            return Message("arcs-option-done")
        return Message("arcs-option-influence", {"card": card_name(choice)})


@dataclass(slots=True)
class Connected(Frame):
    """The Noble secures the top card of the court deck; in a Prelude that one's Prelude action has to wait."""

    seat: int

    def run(self, g: ArcsState) -> None:
        if not g.court:
            return
        card = g.court.pop()
        g.buried = min(g.buried, len(g.court))
        name, text = card_name(card), card_text(card)
        tell_revealed(g, "arcs-event-secured", "ARC-MOD-04", seat=self.seat, card=name, court=text)
        obtain(g, self.seat, card)


@dataclass(slots=True)
class LookAtHand(Frame):
    """Farseers look at the hand of one rival who has cards. A choice is the rival."""

    seat: int

    def run(self, g: ArcsState) -> Ask:
        rivals = [rival for rival in others(g, self.seat) if g.hands[rival]]
        return Ask(self.seat, "arcs-ask-look", rivals, "ARC-MOD-04", forced=True)

    def answer(self, g: ArcsState, choice: int) -> None:
        look_at_hand(g, self.seat, choice)
        cards = bits(g.hands[choice])
        tell_secret(
            g, "arcs-event-looked", "ARC-MOD-04", (self.seat,), cards_told(cards), seat=self.seat, owner_seat=choice
        )
        then(g, SwapCard(self.seat, choice))

    def notation(self, choice: int) -> str:
        return f"look {choice}"

    def targets(self, choice: int) -> tuple[str, ...]:
        return (f"rival:{choice}",)

    def label(self, choice: int) -> Message:
        return Message("arcs-rival", {"owner_seat": choice})


@dataclass(slots=True)
class SwapCard(Frame):
    """One card of the own hand may be swapped for one of that hand (ARC-GLOSS-07)."""

    seat: int
    rival: int

    def run(self, g: ArcsState) -> Ask | None:
        own, theirs = bits(g.hands[self.seat]), bits(g.hands[self.rival])
        if not own or not theirs:
            return None
        choices: list[Swap] = [(given, taken) for taken in theirs for given in own]
        return Ask(self.seat, "arcs-ask-swap", [*choices, ()], "ARC-GLOSS-07", owner_seat=self.rival)

    def answer(self, g: ArcsState, choice: Swap) -> None:
        if not choice:
            return
        given, taken = choice
        swap_cards(g, self.seat, given, self.rival, taken)
        secret: dict[str, Argument] = {"given": action_name(given), "taken": action_name(taken)}
        both = (self.seat, self.rival)
        tell_secret(g, "arcs-event-swapped", "ARC-GLOSS-07", both, secret, seat=self.seat, owner_seat=self.rival)

    def notation(self, choice: Swap) -> str:
        return f"swap {action_text(choice[0])} {action_text(choice[1])}" if choice else "swap none"

    def targets(self, choice: Swap) -> tuple[str, ...]:
        if not choice:
            return ("choose:none",)
        return (f"hand:{action_text(choice[0])}", f"theirs:{action_text(choice[1])}")

    def label(self, choice: Swap) -> Message:
        if not choice:
            return Message("arcs-option-no-swap")
        return Message("arcs-option-swap", {"given": action_name(choice[0]), "taken": action_name(choice[1])})

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-swap"), "ARC-GLOSS-07")


REACTIONS: dict[int, Callable[[int], Frame]] = {
    FARSEERS: LookAtHand,
    UPSTART: Ambitious,
    DEMAGOGUE: Bold,
    NOBLE: Connected,
}

DECLARING_FRAMES: tuple[type[Frame], ...] = (
    GiveGuild,
    Reactions,
    Ambitious,
    Bold,
    Connected,
    LookAtHand,
    SwapCard,
)
