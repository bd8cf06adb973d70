"""Lists what bots, encoders, studies and painters may use of the rules of Outer Rim.

They import nothing else of this package, and the rules never import this module (import-linter holds both): whatever is
not listed here can be changed without a look at them. The names are the rules' own, so a call through here costs
nothing more. A name that nobody uses is taken out (tests/contract/test_inside.py).
"""

from __future__ import annotations

from starboard.games.outer_rim import asks, events
from starboard.games.outer_rim.action import MARKETED, Act
from starboard.games.outer_rim.bounties import Defend, KillOrCapture, bounty_of, crew_card
from starboard.games.outer_rim.component_names import card_id, read_card
from starboard.games.outer_rim.contacts import FightOrTalk
from starboard.games.outer_rim.content import DATABANK, ENCOUNTERS, Card, Content, Space, Tile
from starboard.games.outer_rim.decks import known_to
from starboard.games.outer_rim.dice import read_faces
from starboard.games.outer_rim.encounter import Encounter
from starboard.games.outer_rim.goals import open_goal
from starboard.games.outer_rim.holdings import Gain, room_makers
from starboard.games.outer_rim.ids import (
    ACTION,
    BLANK,
    BOUNTY,
    CARGO,
    CLASSES,
    COMBATS,
    CREW,
    CRIT,
    DAMAGE,
    DECKS,
    DIE,
    FACES,
    FACTIONS,
    FOCUS,
    GEAR,
    GROUND,
    GROUND_COMBAT,
    HEALTH,
    HIT,
    HULL,
    HYPERDRIVE,
    JOB,
    MARKED_PLANET,
    MOD,
    NAVPOINT,
    NEGATIVE,
    NOBODY,
    NONE,
    PLANET,
    PLANNING,
    PLANNING_CREDITS,
    POSITIVE,
    RESOURCES,
    SHIP,
    SHIP_COMBAT,
    SKILLS,
    SLOTS,
    STATS,
    STEPS,
    TOP_LEVEL,
    TYPES,
    USED_SHIP,
)
from starboard.games.outer_rim.imagine import mix_cards, mix_contacts
from starboard.games.outer_rim.job import Attempt
from starboard.games.outer_rim.market import (
    Bargain,
    Market,
    Purchase,
    base_cost,
    can_pay,
    may_buy,
    needs_room,
    supply,
    take_ship,
    trade_ins,
    used_ships,
    within_limits,
    worth,
)
from starboard.games.outer_rim.notation import Choice
from starboard.games.outer_rim.odds import mean, of_damage, of_test, of_winning
from starboard.games.outer_rim.people import (
    fame,
    fame_of_card,
    fits,
    health,
    holds,
    hull,
    hyperdrive,
    skill,
    skills,
    value,
    values,
    with_trigger,
)
from starboard.games.outer_rim.planning import Plan
from starboard.games.outer_rim.prices import Pay
from starboard.games.outer_rim.say import texts_of
from starboard.games.outer_rim.search import Search
from starboard.games.outer_rim.skill_test import DELIVERY, TEST, TEST_DICE, SkillTest, passes
from starboard.games.outer_rim.state import (
    OuterRimState,
    character,
    has_type,
    here,
    is_ai,
    marked_planet,
    patrols_at,
    reputation,
    ship,
)
from starboard.games.outer_rim.stories import story_of
from starboard.games.outer_rim.suffer import Hit
from starboard.games.outer_rim.trade import STEP, AnswerOffer, Deal, Proposal, Trade
from starboard.games.outer_rim.verbs import VERBS
from starboard.games.outer_rim.view import ACTIONS, OuterRimView
from starboard.games.outer_rim.view.players import PlayerView, slot_views
from starboard.games.outer_rim.view.progress import (
    CombatView,
    DealView,
    JobView,
    PurchaseView,
    RollView,
    SoloView,
    combat_view,
    deal_view,
    job_view,
    purchase_view,
    roll_view,
    solo_view,
)
from starboard.games.outer_rim.view.shared import ContactView, MarketView, room_for
from starboard.games.outer_rim.vocabulary import abilities, conditions, effects
from starboard.games.outer_rim.vocabulary.abilities import Ability, Discount, Resolve, StatBonus, TradeCreditsForFame
from starboard.games.outer_rim.vocabulary.effect import Effect

# The table at a moment. Bots read its fields and play on copies of it directly: they do so thousands of times a second.
__all__ = [
    "OuterRimState",
    "character",
    "has_type",
    "here",
    "is_ai",
    "marked_planet",
    "patrols_at",
    "reputation",
    "ship",
]

# Numbers and names of what the rules speak of.
__all__ += [
    "ACTION",
    "ACTIONS",
    "BLANK",
    "BOUNTY",
    "CARGO",
    "CLASSES",
    "COMBATS",
    "CREW",
    "CRIT",
    "DAMAGE",
    "DATABANK",
    "DECKS",
    "DELIVERY",
    "DIE",
    "ENCOUNTERS",
    "FACES",
    "FACTIONS",
    "FOCUS",
    "GEAR",
    "GROUND",
    "GROUND_COMBAT",
    "HEALTH",
    "HIT",
    "HULL",
    "HYPERDRIVE",
    "JOB",
    "MARKED_PLANET",
    "MOD",
    "NAVPOINT",
    "NEGATIVE",
    "NOBODY",
    "NONE",
    "PLANET",
    "PLANNING",
    "PLANNING_CREDITS",
    "POSITIVE",
    "RESOURCES",
    "SHIP",
    "SHIP_COMBAT",
    "SKILLS",
    "SLOTS",
    "STATS",
    "STEPS",
    "TEST",
    "TEST_DICE",
    "TOP_LEVEL",
    "TYPES",
    "USED_SHIP",
    "VERBS",
]

# What is printed, or comes from a pack. `effects` are those declared in vocabulary/, which bots weigh by their fields.
__all__ += ["Ability", "Card", "Content", "Discount", "Effect", "Resolve", "Space", "StatBonus", "Tile"]
__all__ += ["TradeCreditsForFame", "abilities", "conditions", "effects", "story_of", "texts_of"]

# Which decision is pending, what is chosen in it, and how a choice names cards and faces.
__all__ += [
    "MARKETED",
    "STEP",
    "Act",
    "AnswerOffer",
    "Attempt",
    "Bargain",
    "Choice",
    "Deal",
    "Defend",
    "Encounter",
    "FightOrTalk",
    "Gain",
    "Hit",
    "KillOrCapture",
    "Market",
    "Pay",
    "Plan",
    "Proposal",
    "Purchase",
    "Search",
    "SkillTest",
    "Trade",
    "asks",
    "card_id",
    "read_card",
    "read_faces",
]

# A part of a move, and what cannot be known, for a copy on which a bot looks ahead.
__all__ += ["mix_cards", "mix_contacts", "take_ship"]

# What the rules answer about a player, a purchase or a roll.
__all__ += [
    "base_cost",
    "bounty_of",
    "can_pay",
    "crew_card",
    "fame",
    "fame_of_card",
    "fits",
    "health",
    "holds",
    "hull",
    "hyperdrive",
    "known_to",
    "may_buy",
    "mean",
    "needs_room",
    "of_damage",
    "of_test",
    "of_winning",
    "open_goal",
    "passes",
    "room_for",
    "room_makers",
    "skill",
    "skills",
    "supply",
    "trade_ins",
    "used_ships",
    "value",
    "values",
    "with_trigger",
    "within_limits",
    "worth",
]

# What has happened and what a seat sees of the table, for studies, painters and encoders.
__all__ += [
    "CombatView",
    "ContactView",
    "DealView",
    "JobView",
    "MarketView",
    "OuterRimView",
    "PlayerView",
    "PurchaseView",
    "RollView",
    "SoloView",
    "combat_view",
    "deal_view",
    "events",
    "job_view",
    "purchase_view",
    "roll_view",
    "slot_views",
    "solo_view",
]
