"""Numbers and names of what the rules speak of. The order of each list is the numbering."""

from __future__ import annotations

NONE = -1
NOBODY = -1

FACTIONS = ("rebel", "imperial", "hutt", "syndicate")
REBEL, IMPERIAL, HUTT, SYNDICATE = range(4)

SKILLS = ("influence", "knowledge", "piloting", "stealth", "strength", "tactics", "tech")
INFLUENCE, KNOWLEDGE, PILOTING, STEALTH, STRENGTH, TACTICS, TECH = range(7)
ANY_SKILL = 7

# A die: three hits, one critical hit, two focus, two blank (OR-DICE-01).
FACES = ("hit", "crit", "focus", "blank")
HIT, CRIT, FOCUS, BLANK = range(4)
DIE = (HIT, HIT, HIT, CRIT, FOCUS, FOCUS, BLANK, BLANK)
DAMAGE = (1, 2, 0, 0)

REPUTATION = ("negative", "neutral", "positive")  # -1, 0, 1
NEGATIVE, NEUTRAL, POSITIVE = -1, 0, 1

# Resources (OR-RES-01), then what a market card can be besides.
TYPES = ("bounty", "cargo", "crew", "gear", "job", "mod", "event", "ship", "ship_special")
BOUNTY, CARGO, CREW, GEAR, JOB, MOD, EVENT, SHIP, USED_SHIP = range(9)
RESOURCES = 6

# Slots, with the types that each takes (OR-SLOT-01, -04).
SLOTS = ("cargo", "crew", "mod", "cargo_or_mod", "gear", "job_or_bounty")
CARGO_SLOT, CREW_SLOT, MOD_SLOT, CARGO_OR_MOD_SLOT, GEAR_SLOT, JOB_OR_BOUNTY_SLOT = range(6)

DECKS = ("bounty", "cargo", "gear_mod", "jobs", "luxury", "ships")
BOUNTY_DECK, CARGO_DECK, GEAR_MOD_DECK, JOB_DECK, LUXURY_DECK, SHIP_DECK = range(6)

CLASSES = ("white", "green", "yellow")  # of contacts, the lowest first

STATS = ("ground_combat", "ship_combat", "health", "hull", "hyperdrive")
GROUND_COMBAT, SHIP_COMBAT, HEALTH, HULL, HYPERDRIVE = range(5)

GROUND, IN_SPACE, BY_SPACE = range(3)  # kinds of combat; the last is decided by where the fighters are
COMBATS = ("ground", "ship", "by_space")

PLANET, NAVPOINT, MAELSTROM = range(3)
SPACE_TYPES = ("planet", "navpoint", "maelstrom")

# Where a job can be done, or cargo delivered, if that is not one named planet.
WITH_PLAYER, WITH_WANTED_PLAYER, MARKED_PLANET = -2, -3, -4
DESTINATIONS = {
    "space_with_player": WITH_PLAYER,
    "space_with_player_negative_reputation": WITH_WANTED_PLAYER,
    "marked_planet": MARKED_PLANET,
}

NAVPOINT_SECTIONS = ("patrol", "no_patrol")  # of encounter cards

# Kinds of effect that dominate a deck of encounters, as the back of its cards says (OR-ECARD-03).
DOMINATING = (
    "contacts",
    "credits",
    "extra_turn",
    "fame",
    "fights",
    "gambling",
    "hutt_reputation",
    "imperial_reputation",
    "patrol_reputation",
    "patrols",
    "rebel_reputation",
    "recovery",
    "resources",
    "secrets",
    "ship_damage",
    "syndicate_reputation",
    "trade",
    "wounds",
)

PLANNING, ACTION, ENCOUNTER = range(3)
STEPS = ("planning", "action", "encounter")

TOP_LEVEL = 4  # of patrols: always wins (OR-PATROL-15)
PLANNING_CREDITS = 2000
DEFEAT_LOSS = 3000
ILLEGAL_MISHAP = 1  # the databank number of what goes wrong with an ILLEGAL delivery
ALL = 99  # "all" as an amount
# More would only make positions large and dice slow.
MOST = 1_000_000
MOST_DICE = 20
MOST_SEARCHED = 12  # cards of a market deck, which are all shown at once
MOST_FEW = 50  # of what is gone through one by one: spaces, slots, cards of a deck
