"""Computes the features of the players of Outer Rim: what they have, and what they are on the way to do."""

from __future__ import annotations

from starboard.bots.anchors.g1.outer_rim.promise import THOUSAND, Able, Bringing, card, fame_instead, goal_steps
from starboard.bots.anchors.g1.outer_rim.worth import damage_chance, win_chance
from starboard.games.outer_rim.inside import (
    ACTION,
    BOUNTY,
    CARGO,
    CREW,
    GEAR,
    GROUND_COMBAT,
    HEALTH,
    HULL,
    HYPERDRIVE,
    JOB,
    MARKETED,
    MOD,
    NEGATIVE,
    NONE,
    PLANET,
    PLANNING,
    POSITIVE,
    SHIP_COMBAT,
    SKILLS,
    STATS,
    Encounter,
    OuterRimState,
    StatBonus,
    character,
    fame,
    has_type,
    holds,
    open_goal,
    patrols_at,
    reputation,
    ship,
    with_trigger,
)

NAMES = (
    "fame",
    "credits",  # thousands, the first of them
    "credits_more",
    "credits_many",
    "damage",  # on the character and the ship, more where one more is a defeat
    "defeated",
    "liked",  # factions
    "hated",
    "skills",
    "dice",  # in combat
    "speed",
    "body",  # health and hull
    "ship",  # thousands that it costs
    "secrets",
    "goal",  # how far goals are reached, squared
    "abilities",  # of cards, besides what they do to values
    "promised_fame",  # to be expected of held cards
    "promised_credits",
    "idle",  # held cards that promise nothing
)
(
    FAME,
    CREDITS,
    CREDITS_MORE,
    CREDITS_MANY,
    DAMAGE,
    DEFEATED,
    LIKED,
    HATED,
    SKILLED,
    DICE,
    SPEED,
    BODY,
    SHIP,
    SECRETS,
    GOAL,
    ABILITIES,
    PROMISED_FAME,
    PROMISED_CREDITS,
    IDLE,
) = range(len(NAMES))
# The same by how late it is: what is there in the end decides, what would still have to bring something less and less.
LATE = ("fame_late", "credits_late", "means_late", "promised_fame_late", "promised_credits_late")
# What the turn that is going on still holds; not counted by how late it is.
HERE = (
    "wait",  # for the next turn
    "market",  # can still be visited
    "planet",  # to be encountered
    "maelstrom",
    "contact",  # known or not, and room for crew
    "contact_more",  # without room
    "patrol_fame",
    "patrol_credits",
    "danger",  # of a patrol that one cannot avoid
)
WAIT, MARKET, ON_PLANET, IN_MAELSTROM, CONTACT, CONTACT_MORE, PATROL_FAME, PATROL_CREDITS, DANGER = range(len(HERE))
FEATURES = (*NAMES, *LATE, *HERE)

FEW, SOME = 6.0, 8.0  # thousands of credits: for a resource or a ship, and further to a luxury
NEARLY = 2.0  # damage that the last but one counts more
AGAIN = 0.4  # of a skill, what the second one counts
NOTHING = 0.01
PROMISING = (CARGO, BOUNTY, JOB)
STAT = {name: number for number, name in enumerate(STATS)}


def stats(g: OuterRimState, player: int) -> list[int]:
    """Compute all values at once, with all bonuses."""
    who, sheet = character(g, player), ship(g, player)
    found = [who.ground_combat, sheet.ship_combat, who.health, sheet.hull, sheet.hyperdrive]
    for number, ability in with_trigger(g, player, "always"):
        if isinstance(ability, StatBonus) and holds(g, player, ability.condition, number):
            found[STAT[ability.stat]] += ability.amount
    return found


def skills(g: OuterRimState, player: int) -> list[int]:
    found = [0] * len(SKILLS)
    for number in character(g, player).skills:
        found[number] += 1
    cards = g.content.cards
    for held in g.held[player]:
        about = cards[held]
        if about.type == CREW:
            for number in about.skills:
                if number < len(found):
                    found[number] += 1
    return found


def is_under_way(g: OuterRimState, player: int) -> bool:
    """Tell whether somebody has planned, and the encounter of the turn is still to come."""
    if player != g.active or g.ended or g.step == PLANNING:
        return False
    return g.step == ACTION or bool(g.frames and type(g.frames[-1]) is Encounter)


def able(g: OuterRimState, player: int, under_way: bool) -> Able:
    return Able(stats(g, player), skills(g, player), goal_steps(g, player), fame_instead(g, player), under_way)


def standing(g: OuterRimState, player: int, can: Able) -> list[float]:
    """Compute the features of what somebody has, wherever they are."""
    row = [0.0] * len(NAMES)
    row[FAME] = fame(g, player)
    purse(row, g.credits[player])
    wounds, dents = g.wounds[player], g.dents[player]
    row[DAMAGE] = wounds + dents + NEARLY * ((can.stats[HEALTH] - wounds == 1) + (can.stats[HULL] - dents == 1))
    row[DEFEATED] = g.defeated >> player & 1
    for faction in range(4):
        level = reputation(g, player, faction)
        if level == POSITIVE:
            row[LIKED] += 1
        elif level == NEGATIVE:
            row[HATED] += 1
    for times in can.skills:
        if times:
            row[SKILLED] += 1 if times == 1 else 1 + AGAIN
    row[DICE] = can.stats[GROUND_COMBAT] + can.stats[SHIP_COMBAT]
    row[BODY], row[SPEED] = can.stats[HEALTH] + can.stats[HULL], can.stats[HYPERDRIVE]
    row[SHIP] = ship(g, player).cost / THOUSAND
    row[SECRETS] = len(g.secrets[player])
    for of_ship in (False, True):
        goal = open_goal(g, player, of_ship)
        if goal is not None:
            row[GOAL] += ((g.ship_tokens if of_ship else g.tokens)[player] / goal.count) ** 2
    for number in g.held[player]:
        about = g.content.cards[number]
        if about.type in (CREW, GEAR, MOD):
            row[ABILITIES] += len(about.abilities)
    return row


def purse(row: list[float], owned: int) -> None:
    amount = owned / THOUSAND
    row[CREDITS] = min(amount, FEW)
    row[CREDITS_MORE] = min(max(0.0, amount - FEW), SOME)
    row[CREDITS_MANY] = max(0.0, amount - FEW - SOME)


def add_promises(g: OuterRimState, player: int, can: Able, row: list[float]) -> None:
    """Add what held cards bring from where one is."""
    cards = g.content.cards
    for number in g.held[player]:
        if cards[number].type in PROMISING:
            add_promise(row, card(g, player, can, number))


def add_promise(row: list[float], brings: Bringing, times: float = 1.0) -> None:
    row[PROMISED_FAME] += times * brings[0]
    row[PROMISED_CREDITS] += times * brings[1]
    if brings[0] + brings[1] < NOTHING:
        row[IDLE] += times


def here(g: OuterRimState, player: int, can: Able) -> list[float]:
    """Compute the features of what the turn still holds where one is."""
    row = [0.0] * len(HERE)
    row[WAIT] = 1.0 if can.under_way else (player - g.active) % g.players / g.players
    if not can.under_way:
        return row
    space = g.content.spaces[g.space[player]]
    if space.kind == PLANET:
        row[MARKET] = g.step == ACTION and not g.taken & MARKETED
    patrols = patrols_at(g, space.number)
    left = can.stats[HULL] - g.dents[player]
    forced = False
    for faction in patrols:
        patrol = g.content.patrols[faction][g.level[faction] - 1]
        hostile = reputation(g, player, faction) == NEGATIVE
        if patrol.dice == NONE:
            chance, falls = 0.0, 1.0
        else:
            chance, falls = win_chance(can.stats[SHIP_COMBAT], patrol.dice), damage_chance(patrol.dice, left)
        if hostile:
            forced = True
            row[DANGER] = max(row[DANGER], falls)
        gains = chance * (patrol.fame + can.steps.get("patrol_defeated", 0.0) + can.steps.get("ship_combat_won", 0.0))
        if hostile or falls < 0.5:
            row[PATROL_FAME] = max(row[PATROL_FAME], gains * (1 - falls))
            row[PATROL_CREDITS] = max(row[PATROL_CREDITS], chance * (1 - falls) * patrol.credits / THOUSAND)
    if forced:
        return row
    row[ON_PLANET] = space.kind == PLANET
    row[IN_MAELSTROM] = space.number == g.content.maelstrom
    if any(g.spots[spot] != NONE for spot in space.contact_spaces):
        room = len(has_type(g, player, CREW)) < ship(g, player).slots[1]
        row[CONTACT if room else CONTACT_MORE] = 1.0
    return row


def lateness(g: OuterRimState) -> float:
    """Return how near the end is, from 0 to 1."""
    return min(1.0, max(fame(g, player) for player in range(g.players)) / g.target)


def row_of(row: list[float], around: list[float], late: float) -> list[float]:
    means = row[SKILLED] + row[DICE] + row[SPEED] + (row[BODY] + row[SHIP]) / 2
    return [
        *row,
        late * row[FAME],
        late * (row[CREDITS] + row[CREDITS_MORE]),
        late * means,
        late * row[PROMISED_FAME],
        late * row[PROMISED_CREDITS],
        *around,
    ]


def features(g: OuterRimState, player: int, late: float) -> list[float]:
    can = able(g, player, is_under_way(g, player))
    row = standing(g, player, can)
    add_promises(g, player, can, row)
    return row_of(row, here(g, player, can), late)


def describe(g: OuterRimState) -> list[list[float]]:
    """Compute the features of every player; in a solo game the AI comes last."""
    late = lateness(g)
    return [features(g, player, late) for player in range(g.players)]
