"""What a seat may see: all but facedown contacts that it has not looked at, decks, and the secrets of others."""

from __future__ import annotations

import msgspec

from starboard.games.outer_rim.action import DELIVERED, MARKETED, TRADED
from starboard.games.outer_rim.combat import dice_of
from starboard.games.outer_rim.content import ENCOUNTERS, MARKET
from starboard.games.outer_rim.decks import is_out, known_to, top
from starboard.games.outer_rim.goals import open_goal
from starboard.games.outer_rim.job import Attempt, PutAway
from starboard.games.outer_rim.market import Purchase, base_cost, can_buy, may_buy, supply
from starboard.games.outer_rim.people import (
    AGAINST_CARD,
    AGAINST_PATROL,
    HUNTS,
    fame,
    fame_of_card,
    skill,
    value,
)
from starboard.games.outer_rim.skill_test import DELIVERY, PASSING, TEST
from starboard.games.outer_rim.slots import laid_out
from starboard.games.outer_rim.state import (
    Combat,
    OuterRimState,
    Roll,
    is_ai,
    is_defeated,
    marked_planet,
    ship,
)
from starboard.games.outer_rim.tell import card_id, spot_text
from starboard.games.outer_rim.trade import AnswerOffer, Deal, Proposal
from starboard.games.outer_rim.words import (
    CLASSES,
    COMBATS,
    DAMAGE,
    DECKS,
    FACES,
    FACTIONS,
    HIT,
    NOBODY,
    NONE,
    SKILLS,
    SLOTS,
    STATS,
    STEPS,
    TOP_LEVEL,
    USED_SHIP,
)


class PatrolView(msgspec.Struct):
    faction: str
    space: str
    level: int
    dice: int | None  # None: it cannot be beaten
    credits: int  # what beating it brings
    fame: int
    stack: int  # patrols of the faction that are still to come


class ContactView(msgspec.Struct):
    """A contact space, and the contact on it."""

    spot: str
    contact_class: str | None  # of the token; None: the space is empty
    contact: str | None  # None: facedown, and the viewer has not looked at it
    faceup: bool
    looked: list[int]  # who has looked at it secretly


class MarketView(msgspec.Struct):
    deck: str
    left: int  # cards, the open one included
    card: str | None  # the open card; None also while the next one is not turned up yet
    cost: int  # printed
    price: int | None  # for the viewer, after discounts that use nothing up and the ship that is traded in
    allowed: bool  # what is printed lets the viewer buy it where they are
    affordable: bool  # by the viewer, if they trade in and use all they can
    ships: list[tuple[str, int]]  # of the supply, with the viewer's price, where the card sells one of them


class SlotView(msgspec.Struct):
    kind: str
    where: str  # board, ship, or the card that adds the slot
    card: str | None


class HeldView(msgspec.Struct):
    card: str
    slot: int | None  # its place in `slots`; None: there is no room, and something has to go
    captive: str | None  # contact that lies on a bounty
    marked: str | None  # planet to which a cargo must be brought
    fame: int  # that it gives now


class SecretView(msgspec.Struct):
    deck: str
    card: str | None  # None: hidden


class PlayerView(msgspec.Struct):
    ai: bool
    character: str | None
    flipped: bool  # the personal goal is achieved
    goal: tuple[int, int] | None  # tokens on it, and how many it takes
    ship: str | None
    ship_flipped: bool
    ship_goal: tuple[int, int] | None
    space: str | None
    fame: int
    earned: int  # the part of it that is not from resources
    credits: int
    wounds: int
    dents: int
    values: dict[str, int]  # ground_combat, ship_combat, health, hull, hyperdrive
    skills: dict[str, int]  # how often
    reputation: dict[str, int]  # -1, 0 or 1
    defeated: bool
    slots: list[SlotView]
    held: list[HeldView]
    secrets: list[SecretView]


class ResolvingView(msgspec.Struct):
    """A card that is being resolved."""

    card: str | None  # None: hidden from the viewer
    deck: str | None  # of encounters or of the market
    section: str | None  # of an encounter card: the space it is for, or `patrol`, `no_patrol`
    number: int | None  # in the databank


class SideView(msgspec.Struct):
    player: int | None
    dice: int | None  # that it rolls, or rolled; None: it cannot be beaten
    faces: list[str]
    added: int  # hits that are no dice
    ignored: list[str]
    damage: int


class CombatView(msgspec.Struct):
    kind: str
    patrol: str | None  # faction of the enemy
    contact: str | None  # the enemy, or who is fought for
    bounty: str | None
    enemy: str | None  # of a card: the key of its name
    card: str | None
    sides: list[SideView]  # attacker, defender


class RollView(msgspec.Struct):
    """Dice outside of combat."""

    player: int
    kind: str  # test, delivery or card
    skill: str | None
    copies: int  # how often the skill counts
    dice: int
    faces: list[str]
    passing: list[str]  # faces of which one is enough
    card: str | None  # being delivered


class JobView(msgspec.Struct):
    player: int
    card: str
    databank: str | None
    step: int  # from 1
    steps: int


class PurchaseView(msgspec.Struct):
    player: int
    deck: str
    card: str
    ship: str | None  # of the supply
    price: int  # still to be paid
    goods: list[str]  # to be traded in


class DealView(msgspec.Struct):
    player: int
    partner: int
    give: list[str]
    get: list[str]
    credits: int  # to the partner; less than nothing is from the partner
    proposed: bool


class SoloView(msgspec.Struct):
    card: str | None  # of the AI, being resolved
    deck: int
    goals: list[str]  # spaces


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


def view(g: OuterRimState, seat: int | None) -> OuterRimView:
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
        contacts=[contact_view(g, spot, seat) for spot in range(len(g.spots))],
        gone=[contact.id for contact in g.content.contacts if g.gone >> contact.number & 1],
        market=[market_view(g, deck, seat) for deck in range(len(DECKS))],
        supply=[g.content.ships[one].id for one in supply(g)],
        encounters={name: len(g.encounters[deck]) for deck, name in enumerate(g.content.encounter_decks)},
        databank={str(number): sum(not is_out(g, one) for one in some) for number, some in g.content.databank.items()},
        removed=[about.id for about in cards if g.removed >> about.number & 1],
        players=[player_view(g, player, seat) for player in range(g.players)],
        resolving=[resolving_view(g, number, seat) for number in g.drawn],
        combat=None if g.combat is None else combat_view(g, g.combat),
        roll=None if g.roll is None else roll_view(g, g.roll),
        job=job_view(g),
        purchase=purchase_view(g),
        deal=deal_view(g),
        solo=solo_view(g) if g.seats == 1 else None,
        winner=None if g.winner == NOBODY else g.winner,
    )


ACTIONS = {"deliver": DELIVERED, "market": MARKETED, "trade": TRADED}


def patrol_view(g: OuterRimState, faction: int) -> PatrolView:
    level = g.level[faction]
    patrol = g.content.patrols[faction][level - 1]
    return PatrolView(
        faction=FACTIONS[faction],
        space=g.content.spaces[g.patrol[faction]].id,
        level=level,
        dice=None if patrol.dice == NONE else patrol.dice,
        credits=patrol.credits,
        fame=patrol.fame,
        stack=TOP_LEVEL - level,
    )


def contact_view(g: OuterRimState, spot: int, seat: int | None) -> ContactView:
    """Its class is also on its back (OR-CONTACT-16); who peeked at it knows it as long as it lies there."""
    contact = g.spots[spot]
    if contact == NONE:
        return ContactView(spot_text(g, spot), None, None, False, [])
    about = g.content.contacts[contact]
    faceup = bool(g.faceup >> contact & 1)
    seen = faceup or (seat is not None and g.peeked[seat] >> contact & 1)
    return ContactView(
        spot=spot_text(g, spot),
        contact_class=CLASSES[about.rank],
        contact=about.id if seen else None,
        faceup=faceup,
        looked=[player for player in range(g.players) if g.peeked[player] >> contact & 1],
    )


def market_view(g: OuterRimState, deck: int, seat: int | None) -> MarketView:
    number = top(g, deck)
    left = len(g.market[deck])
    if number == NONE or not known_to(g, None) >> number & 1:
        return MarketView(DECKS[deck], left, None, 0, None, False, False, [])
    about = g.content.cards[number]
    buyer = seat is not None and g.ship[seat] != NONE
    shop = MarketView(DECKS[deck], left, card_id(g, number), max(0, about.cost), None, False, False, [])
    if buyer:
        assert seat is not None
        if about.type == USED_SHIP:
            own, ships = ship(g, seat).cost, g.content.ships
            dearer = [one for one in supply(g) if ships[one].cost > own]
            shop.ships = [(ships[one].id, base_cost(g, seat, number, 0, one)) for one in dearer]
        else:
            shop.price = base_cost(g, seat, number, 0)
        shop.allowed = may_buy(g, seat, number)
        shop.affordable = shop.allowed and can_buy(g, seat, deck, 0)
    return shop


def player_view(g: OuterRimState, player: int, viewer: int | None) -> PlayerView:
    who, sheet = g.character[player], g.ship[player]
    slots, _ = laid_out(g, player)
    at = {slot.card: place for place, slot in enumerate(slots) if slot.card != NONE}
    ready = NONE not in (who, sheet)
    placed = g.round > 0 or bool(g.held[player])  # on the starting planet, by the databank card taken there
    return PlayerView(
        ai=is_ai(g, player),
        character=None if who == NONE else g.content.characters[who].id,
        flipped=bool(g.flipped >> player & 1),
        goal=goal_view(g, player, False) if ready else None,
        ship=None if sheet == NONE else g.content.ships[sheet].id,
        ship_flipped=bool(g.ship_flipped >> player & 1),
        ship_goal=goal_view(g, player, True) if ready else None,
        space=g.content.spaces[g.space[player]].id if placed else None,
        fame=fame(g, player),
        earned=g.fame[player],
        credits=g.credits[player],
        wounds=g.wounds[player],
        dents=g.dents[player],
        values={name: value(g, player, stat) if ready else 0 for stat, name in enumerate(STATS)},
        skills={name: 0 if who == NONE else skill(g, player, number) for number, name in enumerate(SKILLS)},
        reputation={name: g.reputation[4 * player + faction] for faction, name in enumerate(FACTIONS)},
        defeated=bool(is_defeated(g, player)),
        slots=[
            SlotView(SLOTS[one.kind], one.where, None if one.card == NONE else card_id(g, one.card)) for one in slots
        ],
        held=[held_view(g, player, number, at.get(number)) for number in g.held[player]],
        secrets=[secret_view(g, number, viewer == player) for number in g.secrets[player]],
    )


def goal_view(g: OuterRimState, player: int, of_ship: bool) -> tuple[int, int] | None:
    goal = open_goal(g, player, of_ship)
    tokens = g.ship_tokens if of_ship else g.tokens
    return None if goal is None else (tokens[player], goal.count)


def held_view(g: OuterRimState, player: int, number: int, slot: int | None) -> HeldView:
    planet = marked_planet(g, number)
    return HeldView(
        card=card_id(g, number),
        slot=slot,
        captive=g.content.contacts[g.captor.index(number)].id if number in g.captor else None,
        marked=None if planet == NONE else g.content.spaces[planet].id,
        fame=0 if is_ai(g, player) else fame_of_card(g, player, number),
    )


def secret_view(g: OuterRimState, number: int, own: bool) -> SecretView:
    """Its deck is on its back (OR-AMB-48); its keeper may look at it at any time (OR-SECRET-06)."""
    about = g.content.cards[number]
    return SecretView(g.content.encounter_decks[about.deck], about.id if own else None)


def resolving_view(g: OuterRimState, number: int, seat: int | None) -> ResolvingView:
    """An encounter that will be kept as a secret is read silently (OR-SECRET-02)."""
    about = g.content.cards[number]
    if about.origin == ENCOUNTERS:
        hidden = not known_to(g, seat) >> number & 1
        section = next((one.section for one in g.frames if type(one) is PutAway and one.card == number), None)
        return ResolvingView(None if hidden else about.id, g.content.encounter_decks[about.deck], section, None)
    if about.origin == MARKET:
        return ResolvingView(about.id, DECKS[about.deck], None, None)
    return ResolvingView(about.id, None, None, about.deck)


def combat_view(g: OuterRimState, combat: Combat) -> CombatView:
    patrol = FACTIONS[combat.about] if combat.cause == AGAINST_PATROL else None
    contact = bounty = None
    if combat.cause in HUNTS:
        wanted = g.content.cards[combat.about].bounty
        assert wanted is not None
        contact, bounty = g.content.contacts[wanted.target].id, card_id(g, combat.about)
    return CombatView(
        kind=COMBATS[combat.kind],
        patrol=patrol,
        contact=contact,
        bounty=bounty,
        enemy=combat.enemy if combat.cause == AGAINST_CARD else None,
        card=None if combat.card == NONE else card_id(g, combat.card),
        sides=[side_view(g, combat, side) for side in (0, 1)],
    )


def side_view(g: OuterRimState, combat: Combat, side: int) -> SideView:
    player = combat.defender if side else combat.attacker
    faces = combat.rolled[side]
    unbeatable = side == 1 and player == NOBODY and combat.dice == NONE
    return SideView(
        player=None if player == NOBODY else player,
        dice=None if unbeatable else dice_of(g, side),
        faces=[FACES[face] for face in faces],
        added=combat.added[side],
        ignored=[FACES[face] for face in combat.ignored[side]],
        damage=sum(DAMAGE[face] for face in faces) + combat.added[side],
    )


KINDS = ("test", "delivery", "card")


def roll_view(g: OuterRimState, roll: Roll) -> RollView:
    return RollView(
        player=roll.player,
        kind=KINDS[roll.kind],
        skill=None if roll.kind != TEST else SKILLS[roll.skill],
        copies=skill(g, roll.player, roll.skill) + roll.gained if roll.kind == TEST else 0,
        dice=roll.dice,
        faces=[FACES[face] for face in roll.faces],
        passing=[FACES[face] for face in passing_faces(g, roll)],
        card=None if g.cargo == NONE else card_id(g, g.cargo),
    )


def passing_faces(g: OuterRimState, roll: Roll) -> tuple[int, ...]:
    """Of a test by how often one has the skill; of an ILLEGAL delivery a hit; other rolls have rows of their own."""
    if roll.kind == TEST:
        return PASSING[min(2, skill(g, roll.player, roll.skill) + roll.gained)]
    return (HIT,) if roll.kind == DELIVERY else ()


def job_view(g: OuterRimState) -> JobView | None:
    frame = next((frame for frame in reversed(g.frames) if type(frame) is Attempt), None)
    if frame is None:
        return None
    return JobView(
        player=frame.player,
        card=card_id(g, frame.card),
        databank=None if frame.databank == NONE else g.content.cards[frame.databank].id,
        step=max(1, frame.step),  # the frame says which one comes next
        steps=len(frame.steps(g)),
    )


def purchase_view(g: OuterRimState) -> PurchaseView | None:
    frame = next((frame for frame in reversed(g.frames) if type(frame) is Purchase), None)
    if frame is None:
        return None
    return PurchaseView(
        player=frame.player,
        deck=DECKS[frame.deck],
        card=card_id(g, top(g, frame.deck)),
        ship=None if frame.sheet == NONE else g.content.ships[frame.sheet].id,
        price=frame.cost(g),
        goods=[card_id(g, number) for number in frame.goods],
    )


def deal_view(g: OuterRimState) -> DealView | None:
    """A deal that is being made or answered, or credits that are offered."""
    for frame in reversed(g.frames):
        if type(frame) is AnswerOffer:
            return DealView(frame.player, frame.partner, [], [], frame.amount, True)
        if type(frame) is Deal or type(frame) is Proposal:
            give, get = ([card_id(g, number) for number in some] for some in (frame.give, frame.get))
            return DealView(frame.player, frame.partner, give, get, frame.credits, type(frame) is Proposal)
    return None


def solo_view(g: OuterRimState) -> SoloView:
    return SoloView(
        card=None if g.ai_card == NONE else g.content.ai[g.ai_card].id,
        deck=len(g.ai_deck),
        goals=[g.content.spaces[space].id for space in g.goals],
    )
