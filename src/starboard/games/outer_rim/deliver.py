"""OR-DELIVER: cargo and captured contacts, one after another."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import asks, events
from starboard.games.outer_rim.bounties import BountyReward, bounty_of
from starboard.games.outer_rim.component_names import card_id, read_card
from starboard.games.outer_rim.decks import draw_databank
from starboard.games.outer_rim.dice import roll
from starboard.games.outer_rim.goals import achieved
from starboard.games.outer_rim.holdings import discard
from starboard.games.outer_rim.ids import BOUNTY, CARGO, HIT, ILLEGAL_MISHAP, MARKED_PLANET, NONE
from starboard.games.outer_rim.job import PutAway
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.people import usable_of
from starboard.games.outer_rim.resolve import Resolve, effect
from starboard.games.outer_rim.rewards import Reward
from starboard.games.outer_rim.skill_test import DELIVERY, ROLL_AWAY, AfterRoll, tell_roll
from starboard.games.outer_rim.standing import gain_credits
from starboard.games.outer_rim.state import OuterRimState, Roll, marked_planet
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.games.outer_rim.vocabulary.abilities import GainCredits
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell


def deliverable(g: OuterRimState, player: int) -> list[int]:
    """Cargo and captives whose destination is here (OR-DELIVER-01, -06)."""
    at, held = g.space[player], g.held[player]
    if g.content.wanted_at[at].isdisjoint(held):
        return []
    cargo, captives = [], []
    for number in held:
        about = g.content.cards[number]
        if about.type == CARGO:
            if at == (marked_planet(g, number) if about.destination == MARKED_PLANET else about.destination):
                cargo.append(number)
        elif about.type == BOUNTY and number in g.captor and bounty_of(g, number).destination == at:
            captives.append(number)
    return cargo + captives


@dataclass(slots=True)
class Deliver(Choosing):
    """Any number of things, in the order one likes (OR-DELIVER-08, -09, -12).

    Who is defeated meanwhile finishes the action (OR-AMB-09); what ends the turn takes this frame away (`end_turn`).
    """

    player: int
    tried: tuple[int, ...] = ()  # what was tried in vain (OR-AMB-57)

    def ask(self, g: OuterRimState) -> Ask | None:
        left = [number for number in deliverable(g, self.player) if number not in self.tried]
        if not left:
            return None
        choices: list[Choice] = [("hand-over", card_id(g, number)) for number in left]
        return Ask(self.player, asks.Deliver(), [*choices, ("done",)], "OR-DELIVER-09")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "done":
            return
        number = read_card(g, choice[1])
        then(g, Deliver(self.player, (*self.tried, number)))
        about = g.content.cards[number]
        if about.type == BOUNTY:
            tell(g, events.Delivered(self.player, card_id(g, number)), "OR-DELIVER-06")
            then(g, BountyReward(self.player, number, dead=False))
        elif "ILLEGAL" in about.traits:
            g.cargo = number
            g.roll = Roll(self.player, DELIVERY, dice=1, faces=roll(g, 1))
            tell_roll(g, self.player, g.roll.faces, "OR-DELIVER-03", fresh=True)
            then(g, AfterRoll(self.player), Inspected(self.player, number))
        else:
            hand_over(g, self.player, number)


@dataclass(slots=True)
class Inspected(Frame):
    """Only a hit is good (OR-DELIVER-04, -05)."""

    player: int
    card: int

    def run(self, g: OuterRimState) -> None:
        if g.this_roll.faces[0] == HIT:
            hand_over(g, self.player, self.card)
        else:
            mishap(g, self.player)
        then(g, ROLL_AWAY)


def mishap(g: OuterRimState, player: int) -> None:
    """A card of the databank says what becomes of the cargo (OR-DELIVER-05)."""
    databank = draw_databank(g, ILLEGAL_MISHAP)
    if databank == NONE:
        g.cargo = NONE
        return
    tell(g, events.Databank(player, card_id(g, databank), ILLEGAL_MISHAP), "OR-DELIVER-05")
    g.drawn.append(databank)
    then(g, Resolve(player, g.content.cards[databank].script, databank), PutAway(databank))


def hand_over(g: OuterRimState, player: int, number: int) -> None:
    """The reward, then the card is discarded (OR-DELIVER-02)."""
    trigger = "illegal_cargo_delivered" if "ILLEGAL" in g.content.cards[number].traits else ""
    tell(g, events.Delivered(player, card_id(g, number)))
    then(g, Reward(player, number, trigger), Delivered(player, number))


@dataclass(slots=True)
class Delivered(Frame):
    player: int
    card: int

    def run(self, g: OuterRimState) -> None:
        triggers = ["cargo_delivered"]
        if "ILLEGAL" in g.content.cards[self.card].traits:
            triggers.append("illegal_cargo_delivered")
        for trigger in triggers:
            for _, ability in usable_of(g, self.player, trigger, GainCredits):
                gain_credits(g, self.player, ability.amount)
            achieved(g, self.player, trigger)
        g.cargo = NONE
        discard(g, self.player, self.card)


@effect(e.DeliverCargo)
def do_deliver(g: OuterRimState, player: int, effect: e.DeliverCargo, card: int) -> None:
    hand_over(g, player, g.cargo)


@effect(e.KeepCargo)
def do_keep(g: OuterRimState, player: int, effect: e.KeepCargo, card: int) -> None:
    g.cargo = NONE


@effect(e.DiscardCargo)
def do_discard_cargo(g: OuterRimState, player: int, effect: e.DiscardCargo, card: int) -> None:
    discard(g, player, g.cargo)
    g.cargo = NONE
