"""Shows what a seat may see: all but facedown contacts that it has not looked at, decks, and secrets of others."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from starboard.games.outer_rim.action import DELIVERED, MARKETED, TRADED
from starboard.games.outer_rim.decks import databank_left
from starboard.games.outer_rim.ids import DECKS, FACTIONS, NOBODY, STEPS
from starboard.games.outer_rim.market import supply
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.view.players import PlayerView, own_player, player_view
from starboard.games.outer_rim.view.progress import (
    CombatView,
    DealView,
    JobView,
    PurchaseView,
    ResolvingView,
    RollView,
    SoloView,
    combat_view,
    deal_view,
    job_view,
    purchase_view,
    resolving_view,
    roll_view,
    solo_view,
)
from starboard.games.outer_rim.view.shared import (
    ContactView,
    MarketView,
    PatrolView,
    contact_view,
    market_view,
    own_contact,
    own_market,
    patrol_view,
)
from starboard.kernel.plain import Data


class OuterRimView(msgspec.Struct):
    round: int
    step: str
    active: int
    first: int
    target: int
    extra_turn: bool  # another one follows
    taken: list[str]  # actions of this turn that are used up
    used: list[str]  # cards, characters and ships with an ability that is used up for this turn
    map: list[str]  # tiles from left to right
    patrols: list[PatrolView]
    contacts: list[ContactView]
    gone: list[str]  # contacts out of the game
    market: list[MarketView]
    supply: list[str]  # ships that nobody has
    encounters: dict[str, int]  # cards by deck
    databank: dict[str, int]  # cards by number
    removed: list[str]  # cards out of the game
    players: list[PlayerView]
    resolving: list[ResolvingView]
    combat: CombatView | None
    roll: RollView | None
    job: JobView | None
    purchase: PurchaseView | None
    deal: DealView | None
    solo: SoloView | None
    winner: int | None


ACTIONS = {"deliver": DELIVERED, "market": MARKETED, "trade": TRADED}


def view(g: OuterRimState, seat: int | None) -> OuterRimView:
    public = public_view(g)
    return public if seat is None else replace(public, **own_parts(g, seat, public))


def own_parts(g: OuterRimState, seat: int, public: OuterRimView) -> Data:
    """Show what the seat alone sees: contacts it has looked at, prices for it, its secrets, what it reads silently."""
    own: Data = {"market": own_market(g, seat, public.market)}
    if g.peeked[seat]:
        own["contacts"] = [own_contact(g, spot, seat, shown) for spot, shown in enumerate(public.contacts)]
    if g.secrets[seat]:
        own["players"] = [*public.players]
        own["players"][seat] = own_player(g, seat, public.players[seat])
    if g.drawn:
        own["resolving"] = [resolving_view(g, number, seat) for number in g.drawn]
    return own


def public_view(g: OuterRimState) -> OuterRimView:
    cards = g.content.cards
    return OuterRimView(
        round=g.round,
        step=STEPS[g.step],
        active=g.active,
        first=g.first,
        target=g.target,
        extra_turn=g.extra,
        taken=[word for word, action in ACTIONS.items() if g.taken & action],
        used=list(dict.fromkeys(one.source for one in g.content.abilities if g.used >> one.number & 1)),
        map=[g.content.tiles[tile].id for tile in g.order],
        patrols=[patrol_view(g, faction) for faction in range(len(FACTIONS))],
        contacts=[contact_view(g, spot) for spot in range(len(g.spots))],
        gone=[contact.id for contact in g.content.contacts if g.gone >> contact.number & 1],
        market=[market_view(g, deck) for deck in range(len(DECKS))],
        supply=[g.content.ships[one].id for one in supply(g)],
        encounters={name: len(g.encounters[deck]) for deck, name in enumerate(g.content.encounter_decks)},
        databank=databank_left(g),
        removed=[about.id for about in cards if g.removed >> about.number & 1],
        players=[player_view(g, player) for player in range(g.players)],
        resolving=[resolving_view(g, number, None) for number in g.drawn],
        combat=None if g.combat is None else combat_view(g, g.combat),
        roll=None if g.roll is None else roll_view(g, g.roll),
        job=job_view(g),
        purchase=purchase_view(g),
        deal=deal_view(g),
        solo=solo_view(g) if g.seats == 1 else None,
        winner=None if g.winner == NOBODY else g.winner,
    )
