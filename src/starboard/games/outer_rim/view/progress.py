"""Shows what is being done, as a seat sees it: cards, combats, rolls, jobs, purchases, deals, the turn of the AI."""

from __future__ import annotations

import msgspec

from starboard.games.outer_rim.bounties import bounty_of
from starboard.games.outer_rim.combat import dice_of
from starboard.games.outer_rim.component_names import card_id
from starboard.games.outer_rim.content import ENCOUNTERS, MARKET
from starboard.games.outer_rim.decks import known_to, top
from starboard.games.outer_rim.ids import COMBATS, DAMAGE, DECKS, FACES, FACTIONS, HIT, NOBODY, NONE, SKILLS
from starboard.games.outer_rim.job import Attempt, section_of
from starboard.games.outer_rim.market import Purchase
from starboard.games.outer_rim.people import AGAINST_CARD, AGAINST_PATROL, HUNTS, skill
from starboard.games.outer_rim.skill_test import DELIVERY, PASSING, TEST
from starboard.games.outer_rim.state import Combat, OuterRimState, Roll
from starboard.games.outer_rim.trade import AnswerOffer, Deal, Proposal
from starboard.kernel.frame import enclosing, pending


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
    last: str | None  # that it resolved before, as long as it lies at the bottom of the deck
    deck: int
    goals: list[str]  # spaces


def resolving_view(g: OuterRimState, number: int, seat: int | None) -> ResolvingView:
    """An encounter that will be kept as a secret is read silently (OR-SECRET-02)."""
    about = g.content.cards[number]
    if about.origin == ENCOUNTERS:
        hidden = not known_to(g, seat) >> number & 1
        deck = g.content.encounter_decks[about.deck]
        return ResolvingView(None if hidden else about.id, deck, section_of(g, number), None)
    if about.origin == MARKET:
        return ResolvingView(about.id, DECKS[about.deck], None, None)
    return ResolvingView(about.id, None, None, about.deck)


def combat_view(g: OuterRimState, combat: Combat) -> CombatView:
    patrol = FACTIONS[combat.about] if combat.cause == AGAINST_PATROL else None
    contact = bounty = None
    if combat.cause in HUNTS:
        wanted = bounty_of(g, combat.about).target
        contact, bounty = g.content.contacts[wanted].id, card_id(g, combat.about)
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
    """List the faces that pass: a test by the skill, an ILLEGAL delivery by a hit; other rolls have their own rows."""
    if roll.kind == TEST:
        return PASSING[min(2, skill(g, roll.player, roll.skill) + roll.gained)]
    return (HIT,) if roll.kind == DELIVERY else ()


def job_view(g: OuterRimState) -> JobView | None:
    frame = enclosing(g, Attempt)
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
    frame = enclosing(g, Purchase)
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
    match next(pending(g, AnswerOffer, Deal, Proposal), None):
        case AnswerOffer() as offer:
            return DealView(offer.player, offer.partner, [], [], offer.amount, True)
        case Deal() | Proposal() as deal:
            give, get = ([card_id(g, number) for number in some] for some in (deal.give, deal.get))
            return DealView(deal.player, deal.partner, give, get, deal.credits, isinstance(deal, Proposal))
    return None


def solo_view(g: OuterRimState) -> SoloView:
    """Show the card of the AI and the last one: it lies facedown (OR-SOLO-13), but was seen, if not shuffled since."""
    cards = g.content.ai
    return SoloView(
        card=None if g.ai_card == NONE else cards[g.ai_card].id,
        last=cards[g.ai_deck[0]].id if g.ai_seen else None,
        deck=len(g.ai_deck),
        goals=[g.content.spaces[space].id for space in g.goals],
    )
