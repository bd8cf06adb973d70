"""The things of the game as numbers, named by the words of the rulebook. tables/ has what is printed on them."""

from __future__ import annotations

NOBODY = -1
NONE = -1

PLAYERS = (2, 3, 4)  # lists by seat within a system or a court card have room for four
COLOURS = ("red", "blue", "white", "yellow")  # by seat

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

SKIRMISH, ASSAULT, RAID = range(3)
DICE = ("skirmish", "assault", "raid")
SYMBOLS = ("self_hit", "intercept", "hit", "building_hit", "key")  # in the order they are resolved
INTERCEPT, HIT = 1, 2

# Standard actions.
TAX, BUILD, MOVE, REPAIR, INFLUENCE, SECURE, BATTLE = range(7)
ACTIONS = ("tax", "build", "move", "repair", "influence", "secure", "battle")
