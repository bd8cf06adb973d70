"""The things of the game as numbers, named by the words of the rulebook. tables/ has what is printed on them."""

from __future__ import annotations

NOBODY = -1
NONE = -1

PLAYERS = (2, 3, 4)  # lists by seat within a system or a court card have room for four

# A system is 4 * cluster + place.
CLUSTERS = 6
PLACES = ("gate", "arrow", "crescent", "hex")
GATE = 0
ALL_SYSTEMS = 24

MATERIAL, FUEL, WEAPON, RELIC, PSIONIC = range(5)
TYPES = ("material", "fuel", "weapon", "relic", "psionic")

TYCOON, TYRANT, WARLORD, KEEPER, EMPATH = range(5)
AMBITIONS = ("tycoon", "tyrant", "warlord", "keeper", "empath")
ANY_AMBITION = 5  # what a 7 declares

# An action card is 7 * suit + number - 1.
ADMINISTRATION, AGGRESSION, CONSTRUCTION, MOBILIZATION = range(4)
SUITS = ("administration", "aggression", "construction", "mobilization")
NUMBERS = 7
ACTION_CARDS = 28

# How a card was played.
LEAD, SURPASS, COPY, PIVOT = range(1, 5)
MODES = ("", "lead", "surpass", "copy", "pivot")

SHIP, STARPORT, CITY, AGENT = range(4)
PIECES = ("ship", "starport", "city", "agent")
ALL_SHIPS, ALL_STARPORTS, ALL_CITIES, ALL_AGENTS = 15, 5, 5, 10
ALL_TOKENS = 5  # of each type

SKIRMISH, ASSAULT, RAID = range(3)
DICE = ("skirmish", "assault", "raid")
MOST_DICE = 6  # of one kind
SYMBOLS = ("self_hit", "intercept", "hit", "building_hit", "key")  # in the order they are resolved
HIT = 2

# Standard actions.
TAX, BUILD, MOVE, REPAIR, INFLUENCE, SECURE, BATTLE = range(7)
ACTIONS = ("tax", "build", "move", "repair", "influence", "secure", "battle")

# Court cards, in the order of their printed numbers.
(
    LOYAL_ENGINEERS,
    MINING_INTEREST,
    MATERIAL_CARTEL,
    ADMIN_UNION,
    CONSTRUCTION_UNION,
    FUEL_CARTEL,
    LOYAL_PILOTS,
    GATEKEEPERS,
    SHIPPING_INTEREST,
    SPACING_UNION,
    ARMS_UNION,
    PRISON_WARDENS,
    SKIRMISHERS,
    COURT_ENFORCERS,
    LOYAL_MARINES,
    LATTICE_SPIES,
    FARSEERS,
    SECRET_ORDER,
    LOYAL_EMPATHS,
    SILVER_TONGUES,
    LOYAL_KEEPERS,
    SWORN_GUARDIANS,
    ELDER_BROKER,
    RELIC_FENCE,
    GALACTIC_BARDS,
    MASS_UPRISING,
    POPULIST_DEMANDS,
    OUTRAGE_SPREADS,
    SONG_OF_FREEDOM,
    GUILD_STRUGGLE,
    CALL_TO_ACTION,
) = range(31)
COURT_CARDS = 31
GUILDS = 25  # the first ones; the others are vox cards

# Lore cards follow, those of the base box first.
(
    TOOL_PRIESTS,
    GALACTIC_RIFLES,
    SPRINTER_DRIVES,
    MIRROR_PLATING,
    HIDDEN_HARBORS,
    SIGNAL_BREAKER,
    REPAIR_DRONES,
    GATE_PORTS,
    CLOUD_CITIES,
    LIVING_STRUCTURES,
    GATE_STATIONS,
    RAILGUN_ARRAYS,
    ANCIENT_HOLDINGS,
    SEEKER_TORPEDOES,
    PREDICTIVE_SENSORS,
    FORCE_BEAMS,
    RAIDER_EXOSUITS,
    SURVIVAL_OVERRIDES,
    EMPATHS_VISION,
    EMPATHS_BOND,
    KEEPERS_TRUST,
    KEEPERS_SOLIDARITY,
    WARLORDS_CRUELTY,
    WARLORDS_TERROR,
    TYRANTS_EGO,
    TYRANTS_AUTHORITY,
    TYCOONS_AMBITION,
    TYCOONS_CHARM,
) = range(31, 59)
FIRST_LORE, ALL_LORE, BASE_LORE = 31, 28, 14

# Then leaders.
(
    ELDER,
    MYSTIC,
    FUEL_DRINKER,
    UPSTART,
    REBEL,
    WARRIOR,
    FEASTBRINGER,
    DEMAGOGUE,
    ARCHIVIST,
    OVERSEER,
    CORSAIR,
    NOBLE,
    ANARCHIST,
    SHAPER,
    AGITATOR,
    QUARTERMASTER,
) = range(59, 75)
FIRST_LEADER, ALL_LEADERS, BASE_LEADERS = 59, 16, 8

LOYAL = (LOYAL_ENGINEERS, LOYAL_PILOTS, LOYAL_MARINES, LOYAL_KEEPERS, LOYAL_EMPATHS)  # by type
CARTELS = (MATERIAL_CARTEL, FUEL_CARTEL)  # by type
