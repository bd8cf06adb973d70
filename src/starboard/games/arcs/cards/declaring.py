"""Runs cards whose holder declares an ambition: the price before, and what follows (ARC-MOD-04)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.court import influence, influence_choices, obtain
from starboard.games.arcs.effects import effect
from starboard.games.arcs.hooks import Hooks
from starboard.games.arcs.ids import AMBITIONS, MODES, NONE
from starboard.games.arcs.piles import look_at_hand, swap_cards
from starboard.games.arcs.resources import gain
from starboard.games.arcs.state import ArcsState, members, others, turn_order
from starboard.games.arcs.tables.abilities import Ability
from starboard.games.arcs.tables.cards import ALL_GUILDS
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell, tell_revealed, tell_secret
from starboard.kernel.verb import Spelling

Swap = tuple[int, ...]  # the card given and the card taken, or nothing


# The price


@effect("pay_guild_card", "before_declare")
def pay_guild_card(hooks: Hooks, card: int, ability: Ability) -> None:
    """The Feastbringer: guild cards given to the rival with the least Power, the price of every declaration."""
    ability.only("to", "rival_with_least_power")
    amount = ability.number("amount")

    def price(g: ArcsState, seat: int, using: int) -> Sequence[Frame] | None:
        return [GiveGuild(seat, using)] * amount if len(gifts(g, seat, using)) >= amount else None

    hooks.price.bend(card, price)


def gifts(g: ArcsState, seat: int, using: int) -> list[int]:
    return [card for card in members(g.cards[seat] & ALL_GUILDS) if card != using]


def weakest_rival(g: ArcsState, seat: int) -> int:
    """The one with the least Power, of equals the first in turn order (ARC-TIE-01)."""
    return min((rival for rival in turn_order(g) if rival != seat), key=lambda rival: g.power[rival])


@dataclass(slots=True)
class GiveGuild(Frame):
    """The generous Feastbringer gives a guild card to the weakest rival. A choice is the card."""

    VERB = verbs.GIVE

    seat: int
    using: int = NONE

    def run(self, g: ArcsState) -> Ask:
        rival = weakest_rival(g, self.seat)
        cards = gifts(g, self.seat, self.using)
        return Ask(self.seat, asks.Generous(rival), cards, "ARC-MOD-04", forced=True)

    def answer(self, g: ArcsState, choice: int) -> None:
        rival = weakest_rival(g, self.seat)
        g.cards[self.seat] &= ~(1 << choice)
        g.cards[rival] |= 1 << choice
        tell(g, events.Gave(self.seat, rival, choice))

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-not-your-guild"), "ARC-MOD-04")


# What follows


@effect("gain_resource", "on_declare", may=True)
def gain_any(hooks: Hooks, card: int, ability: Ability) -> None:
    """The Upstart: tokens of any type, one after another."""
    ability.only("resource", "any")
    amount = ability.number("amount")
    hooks.on_declare.bend(card, (False, lambda seat: [Ambitious(seat)] * amount))


@dataclass(slots=True)
class Ambitious(Frame):
    """The Upstart may gain a resource of any type. A choice is a type, or NONE."""

    seat: int

    def run(self, g: ArcsState) -> Ask | None:
        kinds = [kind for kind, left in enumerate(g.supply) if left]
        return Ask(self.seat, asks.Gain(), [*kinds, NONE], "ARC-MOD-04") if kinds else None

    def answer(self, g: ArcsState, choice: int) -> None:
        if choice != NONE:
            gain(g, self.seat, choice, 1, "ARC-MOD-04")

    def spelled(self, choice: int) -> Spelling:
        return (verbs.GAIN_NOTHING, ()) if choice == NONE else (verbs.GAIN, (choice,))


@effect("influence_each_card", "on_declare", may=True)
def influence_each_card(hooks: Hooks, card: int, ability: Ability) -> None:
    """The Demagogue: agents on any number of court cards, so many on each."""
    ability.only("cards", "any")
    hooks.per_card.bend(card, ability.number("max_per_card"))
    hooks.on_declare.bend(card, (False, lambda seat: [Bold(seat)]))


@dataclass(slots=True)
class Bold(Frame):
    """The Demagogue may influence any number of court cards, each once. A choice is a card, or NONE when done."""

    seat: int
    done: tuple[int, ...] = ()

    def run(self, g: ArcsState) -> Ask | None:
        most = max(g.content.hooks.per_card.answers(g, self.seat), default=0)
        cards = [card for _, card in influence_choices(g, self.seat) if self.done.count(card) < most]
        return Ask(self.seat, asks.Bold(), [*cards, NONE], "ARC-MOD-04") if cards else None

    def answer(self, g: ArcsState, choice: int) -> None:
        if choice != NONE:
            influence(g, self.seat, choice)
            then(g, Bold(self.seat, (*self.done, choice)))

    def spelled(self, choice: int) -> Spelling:
        return (verbs.DONE, ()) if choice == NONE else (verbs.INFLUENCE_TOO, (choice,))


@effect("secure_top_of_deck", "on_declare")
def secure_top_of_deck(hooks: Hooks, card: int, ability: Ability) -> None:
    hooks.on_declare.bend(card, (ability.when("ambition_was_undeclared"), lambda seat: [Connected(seat)]))


@dataclass(slots=True)
class Connected(Frame):
    """The Noble secures the top card of the court deck; in a Prelude that one's Prelude action has to wait."""

    seat: int

    def run(self, g: ArcsState) -> None:
        if not g.court:
            return
        card = g.court.pop()
        g.buried = min(g.buried, len(g.court))
        tell_revealed(g, events.Secured(self.seat, card), "ARC-MOD-04")
        obtain(g, self.seat, card)


@effect("peek_hand_swap", "on_declare")
def peek_hand_swap(hooks: Hooks, card: int, ability: Ability) -> None:
    """See a hand, and swap a card."""
    ability.only("swap", "up_to_1")
    hooks.on_declare.bend(card, (False, lambda seat: [LookAtHand(seat)]))


@dataclass(slots=True)
class LookAtHand(Frame):
    """Farseers look at the hand of one rival who has cards. A choice is the rival."""

    VERB = verbs.LOOK

    seat: int

    def run(self, g: ArcsState) -> Ask:
        rivals = [rival for rival in others(g, self.seat) if g.hands[rival]]
        return Ask(self.seat, asks.Look(), rivals, "ARC-MOD-04", forced=True)

    def answer(self, g: ArcsState, choice: int) -> None:
        look_at_hand(g, self.seat, choice)
        cards = members(g.hands[choice])
        tell_secret(g, events.Looked(self.seat, choice, cards), (self.seat,))
        then(g, SwapCard(self.seat, choice))


@dataclass(slots=True)
class SwapCard(Frame):
    """One card of the own hand may be swapped for one of that hand (ARC-GLOSS-07)."""

    seat: int
    rival: int

    def run(self, g: ArcsState) -> Ask | None:
        own, theirs = members(g.hands[self.seat]), members(g.hands[self.rival])
        if not own or not theirs:
            return None
        choices: list[Swap] = [(given, taken) for taken in theirs for given in own]
        return Ask(self.seat, asks.Swap(self.rival), [*choices, ()], "ARC-GLOSS-07")

    def answer(self, g: ArcsState, choice: Swap) -> None:
        if not choice:
            return
        given, taken = choice
        swap_cards(g, self.seat, given, self.rival, taken)
        tell_secret(g, events.Swapped(self.seat, self.rival, given, taken), (self.seat, self.rival))

    def spelled(self, choice: Swap) -> Spelling:
        return (verbs.SWAP, choice) if choice else (verbs.SWAP_NONE, ())

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-swap"), "ARC-GLOSS-07")


# What bends declaring


@effect("skip_zero_marker", "on_declare")
def skip_zero_marker(hooks: Hooks, card: int, ability: Ability) -> None:
    hooks.no_zero_marker.bend(card, ability.words("ambitions", AMBITIONS))


@effect("declare_ambition", "on_follow", may=True)
def declare_by_following(hooks: Hooks, card: int, ability: Ability) -> None:
    """Galactic Bards: `BardsDeclare` in play.py."""
    ability.only("which", "printed_on_played_card")
    ability.only("zero_marker", False)
    ability.given("no_ambition_declared_this_round")
    hooks.declared_by_following.bend(card, tuple(MODES.index(mode) for mode in ability.said("modes")))
