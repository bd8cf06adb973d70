"""Computes the features of the players of Outer Rim: what they have, and what they are on the way to do."""

from __future__ import annotations

from functools import lru_cache

from starboard.bots.outer_rim.fights import Fighter, chances
from starboard.bots.outer_rim.promise import (
    DEAR,
    FADES,
    THOUSAND,
    Able,
    Aim,
    aim_of,
    fame_instead,
    fighting,
    goal_steps,
    turns,
)
from starboard.bots.outer_rim.route import Routes
from starboard.games.outer_rim.inside import (
    ACTION,
    BOUNTY,
    CARGO,
    CREW,
    DECKS,
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
    "promised_fame",  # to be expected of held cards: of what is handed over,
    "worked_fame",  # of jobs,
    "hunted_fame",  # of bounties whose place is known,
    "sought_fame",  # and of those that have to be looked for
    "promised_credits",
    "idle",  # held cards that promise nothing
    "route_fame",  # to be expected of the best way to do several of them
    "route_credits",
    "closing",  # what the best way brings of the fame that is still missing
    "hunting",  # chances against bounties on the ground, with all abilities
    "shooting",  # against patrols
    "chased",  # by hostile patrols that are near
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
    WORKED_FAME,
    HUNTED_FAME,
    SOUGHT_FAME,
    PROMISED_CREDITS,
    IDLE,
    ROUTE_FAME,
    ROUTE_CREDITS,
    CLOSING,
    HUNTING,
    SHOOTING,
    CHASED,
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
    "offer_fame",  # to be expected of the best open card that can be bought here
    "offer_credits",
)
(
    WAIT,
    MARKET,
    ON_PLANET,
    IN_MAELSTROM,
    CONTACT,
    CONTACT_MORE,
    PATROL_FAME,
    PATROL_CREDITS,
    DANGER,
    OFFER_FAME,
    OFFER_CREDITS,
) = range(len(HERE))
FEATURES = (*NAMES, *LATE, *HERE)

FEW, SOME = 6.0, 8.0  # thousands of credits: for a resource or a ship, and further to a luxury
NEARLY = 2.0  # damage that the last but one counts more
AGAIN = 0.4  # of a skill, what the second one counts
NOTHING = 0.01
PREY, PATROLS = (3, 4, 5), (3, 4, 5)  # dice of those that one meets
OFFERED = tuple(DECKS.index(deck) for deck in ("bounty", "cargo", "jobs"))
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


def able(g: OuterRimState, player: int, under_way: bool, hurt: bool = False) -> Able:
    """Work out what a player can do: in good health, for what is hurt can be mended on the way, or as hurt as now."""
    found = stats(g, player)
    left = found[HEALTH], found[HULL]
    if hurt:
        left = left[0] - g.wounds[player], left[1] - g.dents[player]
    return Able(found, skills(g, player), goal_steps(g, player), fame_instead(g, player), under_way, left)


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
    row[HUNTING] = against(can.stats[GROUND_COMBAT], fighting(g, player, can, True, True), PREY)
    row[SHOOTING] = against(can.stats[SHIP_COMBAT], fighting(g, player, can, False, False, True), PATROLS)
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


@lru_cache(maxsize=4096)
def against(value: int, own: Fighter, enemies: tuple[int, ...]) -> float:
    """Compute the mean chance to win against enemies with so many dice."""
    return sum([chances(value, own, dice, 1)[0] for dice in enemies]) / len(enemies)


def chased(g: OuterRimState, player: int, start: int) -> float:
    """Count hostile patrols, less those further away."""
    far = g.chart.distance[start]
    return sum(
        [1 / (1 + far[space]) for faction, space in enumerate(g.patrol) if reputation(g, player, faction) == NEGATIVE]
    )


def offers(g: OuterRimState, player: int, can: Able) -> list[Aim]:
    """List what open cards that can be paid for would be for."""
    found = []
    for deck in OFFERED:
        if g.market[deck]:
            number = g.market[deck][-1]
            about = g.content.cards[number]
            if about.type in PROMISING and about.cost <= g.credits[player]:
                found.append(aim_of(g, player, can, number))
    return found


def purse(row: list[float], owned: int) -> None:
    amount = owned / THOUSAND
    row[CREDITS] = min(amount, FEW)
    row[CREDITS_MORE] = min(max(0.0, amount - FEW), SOME)
    row[CREDITS_MANY] = max(0.0, amount - FEW - SOME)


def aims_of(g: OuterRimState, player: int, can: Able) -> list[Aim]:
    """List what the held cards are for."""
    cards = g.content.cards
    return [aim_of(g, player, can, number) for number in g.held[player] if cards[number].type in PROMISING]


def add_promises(g: OuterRimState, aims: list[Aim], away: list[int], routes: Routes, row: list[float]) -> None:
    """Add what aims bring to one who is so many turns away: each by itself, and in the best order."""
    for aim, time in zip(aims, away, strict=True):
        fade = FADES[time]
        fame, paid = fade * aim.fame, fade * aim.paid
        row[PROMISED_FAME + aim.kind] += fame
        row[PROMISED_CREDITS] += paid
        if fame + paid < NOTHING:
            row[IDLE] += 1
    row[ROUTE_FAME], row[ROUTE_CREDITS] = routes.best(away)
    row[CLOSING] = min(1.0, row[ROUTE_FAME] / max(0.5, g.target - row[FAME]))


def promises(g: OuterRimState, player: int, can: Able, start: int, aims: list[Aim], row: list[float]) -> None:
    """Add what depends on the space: aims, and hostile patrols."""
    away = [turns(g, can, start, aim) for aim in aims]
    add_promises(g, aims, away, Routes(g, can, aims, away), row)
    row[CHASED] = chased(g, player, start)


def here(g: OuterRimState, player: int, can: Able, open_cards: list[Aim] | None = None) -> list[float]:
    """Compute the features of what the turn still holds where one is; open cards may be known already."""
    row = [0.0] * len(HERE)
    row[WAIT] = 1.0 if can.under_way else (player - g.active) % g.players / g.players
    if not can.under_way:
        return row
    space = g.content.spaces[g.space[player]]
    if space.kind == PLANET and g.step == ACTION and not g.taken & MARKETED:
        row[MARKET] = 1.0
        add_offer(g, can, space.number, offers(g, player, can) if open_cards is None else open_cards, row)
    if add_patrols(g, player, can, space.number, row):
        return row
    row[ON_PLANET] = space.kind == PLANET
    row[IN_MAELSTROM] = space.number == g.content.maelstrom
    if any(g.spots[spot] != NONE for spot in space.contact_spaces):
        room = len(has_type(g, player, CREW)) < ship(g, player).slots[1]
        row[CONTACT if room else CONTACT_MORE] = 1.0
    return row


def add_offer(g: OuterRimState, can: Able, start: int, open_cards: list[Aim], row: list[float]) -> None:
    """Add what the best open card brings; one that is wanted where it is sold cannot be bought there."""
    best = 0.0
    for aim in open_cards:
        fade = FADES[turns(g, can, start, aim)]
        if aim.spaces != (start,) and fade * (DEAR * aim.fame + aim.paid) > best:
            best = fade * (DEAR * aim.fame + aim.paid)
            row[OFFER_FAME], row[OFFER_CREDITS] = fade * aim.fame, fade * aim.paid


def add_patrols(g: OuterRimState, player: int, can: Able, space: int, row: list[float]) -> bool:
    """Add what patrols are good for, and the danger of those that one cannot avoid; tell whether there is one."""
    left = can.stats[HULL] - g.dents[player]
    forced = False
    for faction in patrols_at(g, space):
        patrol = g.content.patrols[faction][g.level[faction] - 1]
        hostile = reputation(g, player, faction) == NEGATIVE
        if patrol.dice == NONE:
            chance, falls = 0.0, 1.0
        else:
            own = fighting(g, player, can, False, False, True)
            chance, falls = chances(can.stats[SHIP_COMBAT], own, patrol.dice, left)
        if hostile:
            forced = True
            row[DANGER] = max(row[DANGER], falls)
        gains = chance * (patrol.fame + can.steps.get("patrol_defeated", 0.0) + can.steps.get("ship_combat_won", 0.0))
        if hostile or falls < 0.5:
            row[PATROL_FAME] = max(row[PATROL_FAME], gains * (1 - falls))
            row[PATROL_CREDITS] = max(row[PATROL_CREDITS], chance * (1 - falls) * patrol.credits / THOUSAND)
    return forced


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
        late * (row[PROMISED_FAME] + row[WORKED_FAME] + row[HUNTED_FAME] + row[SOUGHT_FAME]),
        late * row[PROMISED_CREDITS],
        *around,
    ]


def features(g: OuterRimState, player: int, late: float) -> list[float]:
    can = able(g, player, is_under_way(g, player))
    row = standing(g, player, can)
    promises(g, player, can, g.space[player], aims_of(g, player, can), row)
    return row_of(row, here(g, player, can), late)


def describe(g: OuterRimState) -> list[list[float]]:
    """Compute the features of every player; in a solo game the AI comes last."""
    late = lateness(g)
    return [features(g, player, late) for player in range(g.players)]
