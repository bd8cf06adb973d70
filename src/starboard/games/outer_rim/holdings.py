"""OR-RES, OR-SLOT, OR-CREW: gaining resources, making room for them, and losing them."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import asks, events
from starboard.games.outer_rim.component_names import (
    card_id,
    read_card,
    read_spot,
    spot_text,
)
from starboard.games.outer_rim.decks import put_back, take_out
from starboard.games.outer_rim.ids import CREW, NONE, PLANET, TYPES
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.people import breaks_limit, fits, missing_slots
from starboard.games.outer_rim.settle import SLOTS, check, settle
from starboard.games.outer_rim.state import OuterRimState, has_type, holder, others
from starboard.games.outer_rim.versions import CHOSEN_CONTACT_SPACE, NEW_CREW_FIRST, PLACED_PURCHASES
from starboard.games.outer_rim.vocabulary import abilities
from starboard.kernel.ask import Ask
from starboard.kernel.frame import then
from starboard.kernel.state import tell

# Gaining.


@dataclass(slots=True)
class Gain(Choosing):
    """A resource that is to be placed: take it, make room for it, or let it go (OR-RES-02 to -04).

    What was bought is never let go (OR-MARKET-12).
    """

    player: int
    card: int  # among those drawn
    bought: bool = False  # if there is room, it is taken without asking

    def ask(self, g: OuterRimState) -> Ask | None:
        held = g.held[self.player]
        room = fits(g, self.player, [*held, self.card])
        if room and self.bought:
            return None
        choices: list[Choice] = [("take",)] if room else []
        if not room:
            choices = [("replace", card_id(g, old)) for old in room_makers(g, self.player, self.card)]
        if not choices or not (self.bought and PLACED_PURCHASES.applies(g)):
            choices.append(("decline",))
        return Ask(self.player, asks.Gain(card_id(g, self.card)), choices, "OR-RES-03")

    def unasked(self, g: OuterRimState) -> None:
        place(g, self.player, self.card)

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "decline":
            decline(g, self.player, self.card)
            return
        if choice[0] == "take":
            place(g, self.player, self.card)
        elif NEW_CREW_FIRST.applies(g):
            discard(g, self.player, read_card(g, choice[1]))
            place(g, self.player, self.card)  # its token leaves the map before that of the other comes back to it
        else:
            then(g, Gain(self.player, self.card, bought=True))
            discard(g, self.player, read_card(g, choice[1]))


def room_makers(g: OuterRimState, player: int, number: int) -> list[int]:
    """Held cards whose discarding makes room for another."""
    wanted = [*g.held[player], number]
    return [
        old
        for old in g.held[player]
        if old not in g.content.kept and fits(g, player, [one for one in wanted if one != old])
    ]


def has_room(g: OuterRimState, player: int, number: int, traded: tuple[int, ...] = ()) -> bool:
    """Tell whether there is a slot for a card if all that may be discarded made room, once others are traded in for it.

    A card that adds a slot may stay for that.
    """
    content, left = g.content, g.held[player]
    if traded:
        left = [one for one in left if one not in traded]
    kept = () if content.kept.isdisjoint(left) else tuple([one for one in left if one in content.kept])
    if not missing_slots(g, player, (*kept, number)):
        return True
    if content.with_slot.isdisjoint(left):
        return False
    adding = [one for one in left if one in content.with_slot and one not in kept]
    return not missing_slots(g, player, (*kept, *adding, number))


def place(g: OuterRimState, player: int, number: int) -> None:
    about = g.content.cards[number]
    g.drawn.remove(number)
    g.held[player].append(number)
    tell(g, events.Took(player, card_id(g, number)))
    if about.type == CREW and about.contact != NONE:
        take_token(g, about.contact)
    for ability in about.abilities:
        if isinstance(ability, abilities.MarkPlanet):
            then(g, MarkPlanet(player, number))
    settle(g)


def take_token(g: OuterRimState, contact: int) -> None:
    """The contact is aboard: its token leaves the map (OR-AMB-32)."""
    if contact in g.spots:
        g.spots[g.spots.index(contact)] = NONE


def decline(g: OuterRimState, player: int, number: int) -> None:
    g.drawn.remove(number)
    tell(g, events.Declined(player, card_id(g, number)))
    put_back(g, number)
    contact = g.content.cards[number].contact
    if contact != NONE and contact not in g.spots and not g.gone >> contact & 1:
        then(g, PlaceContact(player, contact, player))


# Losing.


def let_go(g: OuterRimState, player: int, number: int) -> None:
    """Take a card off somebody's boards."""
    g.held[player].remove(number)
    g.marked = [entry for entry in g.marked if entry >> 8 != number]
    settle(g)


def discard(g: OuterRimState, player: int, number: int) -> None:
    """Back to its deck; a contact that was aboard or captured comes back to the map (OR-CREW-04, -05, OR-BOUNTY-05)."""
    about = g.content.cards[number]
    let_go(g, player, number)
    tell(g, events.Discarded(player, card_id(g, number)))
    put_back(g, number)
    if about.type == CREW and about.contact != NONE:
        then(g, PlaceContact(player, about.contact, player))
    if number in g.captor:
        contact = g.captor.index(number)
        g.captor[contact] = NONE
        then(g, PlaceContact(player, contact, g.active))


def remove(g: OuterRimState, player: int, number: int) -> None:
    """Out of the game, from wherever it is, with the contact that lies on it (OR-BOUNTY-09, -11, OR-DISCARD-09)."""
    owner = holder(g, number)
    if owner >= 0:
        let_go(g, owner, number)
    if number in g.drawn:
        g.drawn.remove(number)
    if number in g.captor:
        contact = g.captor.index(number)
        g.captor[contact] = NONE
        g.gone |= 1 << contact
    take_out(g, number)
    tell(g, events.Removed(owner if owner >= 0 else player, card_id(g, number)))


@dataclass(slots=True)
class FitSlots(Choosing):
    """More resources than slots: some have to go, of own choice (OR-SLOT-06, OR-SHIP-12, OR-TRADE-08)."""

    player: int

    def ask(self, g: OuterRimState) -> Ask | None:
        held = g.held[self.player]
        if fits(g, self.player, held):
            return None
        choices: list[Choice] = [("discard", card_id(g, number)) for number in excess(g, self.player)]
        return Ask(self.player, asks.Slots(), choices, "OR-SLOT-06", forced=True)

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        then(g, self)
        discard(g, self.player, read_card(g, choice[1]))


def excess(g: OuterRimState, player: int) -> list[int]:
    """Cards without which fewer slots are missing, or of which one may not have so many."""
    held = g.held[player]
    missing = missing_slots(g, player, held)
    found = [
        number
        for number in held
        if breaks_limit(g, held, number)
        or missing_slots(g, player, [other for other in held if other != number]) < missing
    ]
    return [number for number in found if not g.content.cards[number].kept] or found


@check(SLOTS)
def check_slots(g: OuterRimState, player: int) -> None:
    if not fits(g, player, g.held[player]):
        then(g, FitSlots(player))


@dataclass(slots=True)
class DiscardSome(Choosing):
    """So many resources of a type, or all there are (cargo_illegal: only ILLEGAL cargo)."""

    player: int
    what: str
    amount: int

    def ask(self, g: OuterRimState) -> Ask | None:
        found = assets(g, self.player, self.what)
        if not found or self.amount <= 0:
            return None
        choices: list[Choice] = [("discard", card_id(g, number)) for number in found]
        return Ask(self.player, asks.Discard(), choices, "OR-RES-05", forced=True)

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        then(g, DiscardSome(self.player, self.what, self.amount - 1))
        discard(g, self.player, read_card(g, choice[1]))


def assets(g: OuterRimState, player: int, what: str) -> list[int]:
    if what == "cargo_illegal":
        cargo = has_type(g, player, TYPES.index("cargo"))
        return [number for number in cargo if "ILLEGAL" in g.content.cards[number].traits]
    return [number for number in has_type(g, player, TYPES.index(what)) if not g.content.cards[number].kept]


# Contacts that come back to the map, and marked planets.


@dataclass(slots=True)
class PlaceContact(Choosing):
    """Faceup on an empty contact space of the nearest planet that has one (OR-CREW-05, -06, OR-BOUNTY-05, -16)."""

    player: int  # whose ship it leaves
    contact: int
    chooser: int  # among planets that are equally near: of crew its owner, else the active player (OR-NEAREST-03)

    def ask(self, g: OuterRimState) -> Ask | None:
        choices: list[Choice] = []
        for space in nearest_free(g, g.space[self.player]):
            spots = free_spots(g, space)
            if len(spots) > 1 and g.players > g.seats and CHOSEN_CONTACT_SPACE.applies(g):
                choices += [("place", spot_text(g.content, spot)) for spot in spots]  # the AI looks at which is left
            else:
                choices.append(("planet", g.content.spaces[space].id))
        about = asks.PlaceContact(g.content.contacts[self.contact].id)
        return Ask(self.chooser, about, choices, "OR-CREW-06", forced=True)

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        spot = read_spot(g, choice[1]) if choice[0] == "place" else free_spots(g, g.content.space[choice[1]])[0]
        space = g.content.contact_space[spot][0]
        g.spots[spot] = self.contact
        turn_up(g, self.contact)
        tell(g, events.ContactPlaced(g.content.contacts[self.contact].id, g.content.spaces[space].id))


def free_spots(g: OuterRimState, space: int) -> list[int]:
    return [spot for spot in g.content.spaces[space].contact_spaces if g.spots[spot] == NONE]


def nearest_free(g: OuterRimState, start: int) -> list[int]:
    """The nearest planets with an empty contact space."""
    free = {g.content.contact_space[spot][0] for spot, contact in enumerate(g.spots) if contact == NONE}
    far = g.chart.distance[start]
    least = min((far[space] for space in free), default=0)
    return sorted(space for space in free if far[space] == least)


def turn_up(g: OuterRimState, contact: int) -> None:
    g.faceup |= 1 << contact
    for player in range(g.players):
        g.peeked[player] &= ~(1 << contact)


@dataclass(slots=True)
class MarkPlanet(Choosing):
    """The nearest other player marks the planet to which a cargo must be brought (Sith Holocron)."""

    player: int
    card: int

    def ask(self, g: OuterRimState) -> Ask | None:
        nearest = self.nearest(g)
        if len(nearest) < 2:
            return None
        choices: list[Choice] = [("player", str(rival)) for rival in nearest]
        return Ask(self.player, asks.NearestPlayer(), choices, "OR-NEAREST-03")

    def nearest(self, g: OuterRimState) -> list[int]:
        """List who may mark it; nobody, if the card was not kept."""
        if self.card not in g.held[self.player]:
            return []
        far = g.chart.distance[g.space[self.player]]
        rivals = others(g, self.player)
        least = min(far[g.space[rival]] for rival in rivals)
        return [rival for rival in rivals if far[g.space[rival]] == least]

    def unasked(self, g: OuterRimState) -> None:
        then(g, *(MarkAs(rival, self.player, self.card) for rival in self.nearest(g)))

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        then(g, MarkAs(int(choice[1]), self.player, self.card))


@dataclass(slots=True)
class MarkAs(Choosing):
    chooser: int
    player: int
    card: int

    def ask(self, g: OuterRimState) -> Ask | None:
        planets = [space.id for space in g.content.spaces if space.kind == PLANET]
        choices: list[Choice] = [("planet", planet) for planet in planets]
        return Ask(self.chooser, asks.Mark(card_id(g, self.card), self.player), choices, "OR-TIMING-18")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        space = g.content.space[choice[1]]
        g.marked.append((self.card << 8) + space)
        tell(g, events.Marked(card_id(g, self.card), choice[1]))
