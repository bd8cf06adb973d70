"""OR-CONTACT: meeting contacts, looking at them, and taking them aboard."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import asks, events
from starboard.games.outer_rim.bounties import bounties_on, hunt_contact
from starboard.games.outer_rim.component_names import card_id, read_card, read_spot, spot_text
from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.holdings import Gain, turn_up
from starboard.games.outer_rim.ids import NONE
from starboard.games.outer_rim.job import PutAway
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.resolve import Resolve, effect
from starboard.games.outer_rim.standing import spend
from starboard.games.outer_rim.state import OuterRimState, contacts_at
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.kernel.ask import Ask
from starboard.kernel.frame import then
from starboard.kernel.state import tell, tell_revealed, tell_secret


def meet(g: OuterRimState, player: int, spot: int) -> None:
    """It is turned faceup; who has a bounty on it may fight it, else its databank card is resolved (OR-CONTACT-03 to
    -07)."""
    reveal(g, player, spot)
    then(g, FightOrTalk(player, g.spots[spot]))


def reveal(g: OuterRimState, player: int, spot: int) -> None:
    contact = g.spots[spot]
    if not g.faceup >> contact & 1:
        turn_up(g, contact)
        space = g.content.spaces[g.content.contact_space[spot][0]]
        tell_revealed(g, events.ContactRevealed(player, g.content.contacts[contact].id, space.id))


@dataclass(slots=True)
class FightOrTalk(Choosing):
    player: int
    contact: int

    def ask(self, g: OuterRimState) -> Ask | None:
        bounties = bounties_on(g, self.player, self.contact)
        if not bounties:
            return None
        choices: list[Choice] = [("fight", card_id(g, number)) for number in bounties]
        who = g.content.contacts[self.contact].id
        return Ask(self.player, asks.Contact(who), [*choices, ("talk",)], "OR-CONTACT-06")

    def unasked(self, g: OuterRimState) -> None:
        talk(g, self.player, self.contact)

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "talk":
            talk(g, self.player, self.contact)
        else:
            hunt_contact(g, self.player, read_card(g, choice[1]))


def talk(g: OuterRimState, player: int, contact: int) -> None:
    """Resolve the contact's databank card; it goes back unless its crew is gained (OR-CONTACT-03, -10)."""
    number = databank_card(g.content, contact)
    tell(g, events.Contact(player, g.content.contacts[contact].id))
    g.drawn.append(number)
    then(g, Resolve(player, g.content.cards[number].script, number), PutAway(number))


def databank_card(content: Content, contact: int) -> int:
    return content.databank[content.contacts[contact].databank][0]


@effect(e.Recruit)
def do_recruit(g: OuterRimState, player: int, effect: e.Recruit, card: int) -> None:
    """The crew of the databank card that is being resolved."""
    if card not in g.drawn:
        return
    if effect.cost:
        then(g, Hire(player, card, effect.cost))
    else:
        then(g, Gain(player, card))


@dataclass(slots=True)
class Hire(Choosing):
    """Crew that costs something: only who pays in full may take it (OR-TIMING-04)."""

    player: int
    card: int
    cost: int

    def ask(self, g: OuterRimState) -> Ask | None:
        if g.credits[self.player] < self.cost:
            return None
        choices: list[Choice] = [("pay",), ("no",)]
        return Ask(self.player, asks.Price(self.cost), choices, "OR-TIMING-04")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "pay":
            spend(g, self.player, self.cost)
            then(g, Gain(self.player, self.card))


# Looking.


def hidden_spots(g: OuterRimState, player: int, scope: str) -> list[int]:
    """Contact spaces with a facedown contact."""
    spots = contacts_at(g, g.space[player]) if scope == "here" else range(len(g.spots))
    return [spot for spot in spots if g.spots[spot] != NONE and not g.faceup >> g.spots[spot] & 1]


@dataclass(slots=True)
class Peek(Choosing):
    """Look secretly at up to so many facedown contacts (OR-CONTACT-12 to -14)."""

    player: int
    count: int
    scope: str
    seen: int  # contact spaces that were looked at

    def ask(self, g: OuterRimState) -> Ask | None:
        spots = [spot for spot in hidden_spots(g, self.player, self.scope) if not self.seen >> spot & 1]
        if not spots or not self.count:
            return None
        choices: list[Choice] = [("peek", spot_text(g.content, spot)) for spot in spots]
        return Ask(self.player, asks.Peek(self.count), [*choices, ("none",)], "OR-CONTACT-12")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "none":
            return
        spot = read_spot(g, choice[1])
        contact = g.spots[spot]
        g.peeked[self.player] |= 1 << contact
        space = g.content.spaces[g.content.contact_space[spot][0]]
        told = events.Peeked(self.player, space.id, g.content.contacts[contact].id)
        tell_secret(g, told, (self.player,))
        then(g, Peek(self.player, self.count - 1, self.scope, self.seen | 1 << spot))


@effect(e.PeekContacts)
def do_peek(g: OuterRimState, player: int, effect: e.PeekContacts, card: int) -> None:
    then(g, Peek(player, effect.count, effect.scope, 0))


@dataclass(slots=True)
class RevealContacts(Choosing):
    player: int
    count: int
    scope: str

    def ask(self, g: OuterRimState) -> Ask | None:
        spots = hidden_spots(g, self.player, self.scope)
        if not spots or not self.count:
            return None
        choices: list[Choice] = [("reveal", spot_text(g.content, spot)) for spot in spots]
        return Ask(self.player, asks.Reveal(self.count), [*choices, ("none",)], "OR-CONTACT-05")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] != "none":
            reveal(g, self.player, read_spot(g, choice[1]))
            then(g, RevealContacts(self.player, self.count - 1, self.scope))


@effect(e.RevealContacts)
def do_reveal(g: OuterRimState, player: int, effect: e.RevealContacts, card: int) -> None:
    then(g, RevealContacts(player, effect.count, effect.scope))


@dataclass(slots=True)
class MeetContact(Choosing):
    """A contact encounter as part of this one, if one likes."""

    player: int
    scope: str

    def ask(self, g: OuterRimState) -> Ask | None:
        spots = contacts_at(g, g.space[self.player])
        if self.scope != "here":
            spots = [spot for spot, contact in enumerate(g.spots) if contact != NONE]
        if not spots:
            return None
        choices: list[Choice] = [("contact", spot_text(g.content, spot)) for spot in spots]
        return Ask(self.player, asks.Meet(), [*choices, ("none",)], "OR-CONTACT-04")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] != "none":
            meet(g, self.player, read_spot(g, choice[1]))


@effect(e.MeetContact)
def do_meet(g: OuterRimState, player: int, effect: e.MeetContact, card: int) -> None:
    then(g, MeetContact(player, effect.scope))
