"""The table at a moment: people, contacts, patrols and cards, as flat lists of numbers.

Lists by player go on with the AI player of a solo game, who has no seat. A set of cards, contacts or players is one
number with a bit for each.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from starboard.games.outer_rim.chart import Chart, chart_of
from starboard.games.outer_rim.content import Card, Character, Content, Ship
from starboard.games.outer_rim.ids import NOBODY, NONE
from starboard.kernel.copying import Shared
from starboard.kernel.state import Missing, State

AI = 1  # the player without a seat of a solo game


class Combat(msgspec.Struct, frozen=True):
    """A combat that is going on. Never changed, but replaced by another one.

    Side 0 is the attacker's, side 1 the defender's. Against a contact, a patrol or a card's enemy there is no defender.
    """

    attacker: int
    defender: int  # player, or NOBODY
    kind: int  # GROUND or IN_SPACE
    dice: int  # that the enemy rolls; NONE if it cannot be beaten
    cause: int  # why they fight: one of the CAUSES
    about: int = NONE  # faction of the patrol, bounty card, or contact
    enemy: str = ""
    win: int = 0  # scripts of the card that brought it about
    lose: int = 0
    card: int = NONE
    bonus: tuple[int, int] = (0, 0)  # dice more or less, by side
    rolled: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    added: tuple[int, int] = (0, 0)  # hits that are no die (OR-TIMING-15)
    ignored: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # dice that the other side lets count nothing
    total: tuple[int, int] = (0, 0)
    used: int = 0  # abilities
    won: bool = False  # by the attacker
    banned: int = NONE  # crew card of the attacker that is fought (OR-BOUNTY-17)
    outer: Combat | None = None  # in whose outcome this one takes place


class Roll(msgspec.Struct, frozen=True):
    """Dice that lie on the table outside of combat: a test, an ILLEGAL delivery, or what a card says."""

    player: int
    kind: int  # TEST, DELIVERY or CARD
    skill: int = NONE
    gained: int = 0  # copies of the skill for this test only (OR-SKILL-11)
    dice: int = 0
    faces: tuple[int, ...] = ()
    used: int = 0  # abilities
    after_pass: tuple[int, ...] = ()  # cards to be discarded if it is passed


class Derived(State):
    """Keeps what follows from the order of the tiles, for speed."""

    if not TYPE_CHECKING:  # as in State
        __slots__ = ("chart",)

    content: Content
    chart: Chart


@dataclass(slots=True)
class OuterRimState(Derived):
    seats: int
    players: int  # one more than seats in a solo game
    target: int  # fame that wins
    order: Shared[list[int]]  # tiles from left to right

    # the turn
    first: int
    active: int
    round: int
    step: int
    taken: int  # actions of this turn that are used up
    used: int  # abilities that were used in this turn
    extra: bool  # another turn follows this one
    in_extra: bool
    ended: bool  # the turn is over, whatever was to come
    winner: int

    # by player
    character: list[int]
    ship: list[int]
    flipped: int  # whose character card shows its second ability
    ship_flipped: int
    space: list[int]
    fame: list[int]  # without that of resources
    credits: list[int]
    wounds: list[int]  # damage on the character
    dents: list[int]  # damage on the ship
    defeated: int
    reputation: list[int]  # 4 * player + faction
    tokens: list[int]  # goal tokens on the character card
    ship_tokens: list[int]
    held: list[list[int]]  # resources, by card
    secrets: list[list[int]]

    # contacts and patrols
    spots: list[int]  # by contact space, NONE where it is empty
    faceup: int  # contacts
    gone: int  # contacts out of the game
    captor: list[int]  # by contact: the bounty card on which it lies, or NONE
    patrol: list[int]  # by faction: space
    level: list[int]

    # cards
    market: list[list[int]]  # the last is on top, and open
    encounters: list[list[int]]
    drawn: list[int]  # cards that are being resolved
    removed: int  # cards out of the game
    marked: list[int]  # (card << 8) + planet
    known: list[int]  # by player: cards in decks and secrets of which they know the place
    peeked: list[int]  # by player: facedown contacts that they know

    # solo
    ai_deck: list[int]
    ai_seen: int  # cards at its bottom that everybody has seen
    ai_card: int
    goals: list[int]  # spaces with goal tokens of the AI

    # what is being resolved
    job: int  # card of the job that is attempted
    chosen: int  # player chosen when a card began
    foe: int  # player fought last
    foe_succeeded: bool
    foe_was_ahead: bool
    cargo: int  # being delivered
    tip: int  # the faction that a job's favour is about
    combat: Combat | None
    roll: Roll | None

    @property
    def this_combat(self) -> Combat:
        """The combat that is going on."""
        if self.combat is None:
            raise Missing("combat")
        return self.combat

    @property
    def this_roll(self) -> Roll:
        """The dice that lie on the table outside of combat."""
        if self.roll is None:
            raise Missing("roll")
        return self.roll

    def rebuild(self) -> None:
        if sorted(self.order) != list(range(len(self.content.tiles))):
            raise ValueError("the tiles of the map are not all there")
        self.chart = chart_of(self.content, self.order)


def card(g: OuterRimState, number: int) -> Card:
    return g.content.cards[number]


def character(g: OuterRimState, player: int) -> Character:
    return g.content.characters[g.character[player]]


def ship(g: OuterRimState, player: int) -> Ship:
    return g.content.ships[g.ship[player]]


def others(g: OuterRimState, player: int) -> list[int]:
    """The other players, clockwise."""
    return [*range(player + 1, g.players), *range(player)]


def here(g: OuterRimState, player: int) -> list[int]:
    """Other players in the same space."""
    at = g.space[player]
    if g.space.count(at) == 1:
        return []
    return [other for other in others(g, player) if g.space[other] == at]


def is_ai(g: OuterRimState, player: int) -> bool:
    return player >= g.seats


def is_defeated(g: OuterRimState, player: int) -> int:
    return g.defeated >> player & 1


def reputation(g: OuterRimState, player: int, faction: int) -> int:
    return g.reputation[4 * player + faction]


def has_type(g: OuterRimState, player: int, kind: int) -> list[int]:
    """The resources of a type that somebody holds."""
    return list(filter(g.content.of_type[kind].__contains__, g.held[player]))


def patrols_at(g: OuterRimState, space: int) -> list[int]:
    """Factions whose patrol is there."""
    if space not in g.patrol:
        return []
    return [faction for faction, at in enumerate(g.patrol) if at == space]


def contacts_at(g: OuterRimState, space: int) -> list[int]:
    """Contact spaces of a planet on which a contact is."""
    spots = g.content.spaces[space].contact_spaces
    return [spot for spot in spots if g.spots[spot] != NONE] if spots else []


def holder(g: OuterRimState, number: int) -> int:
    """Find who holds a resource."""
    return next((player for player, cards in enumerate(g.held) if number in cards), NOBODY)


def marked_planet(g: OuterRimState, number: int) -> int:
    return next((entry & 255 for entry in g.marked if entry >> 8 == number), NONE)
