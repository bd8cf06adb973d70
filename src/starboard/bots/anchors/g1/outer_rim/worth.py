"""Values a table of Outer Rim for a player, in credits: fame, credits, health, skills, and what they are on the way
to do, the less the more turns it is away."""

from __future__ import annotations

from functools import lru_cache

from starboard.games.outer_rim.inside import (
    BOUNTY,
    CARGO,
    CREW,
    GEAR,
    GROUND,
    GROUND_COMBAT,
    JOB,
    MARKED_PLANET,
    MOD,
    NEGATIVE,
    NOBODY,
    NONE,
    PLANET,
    POSITIVE,
    SHIP_COMBAT,
    TEST_DICE,
    Card,
    Effect,
    OuterRimState,
    bounty_of,
    crew_card,
    fame,
    has_type,
    hull,
    hyperdrive,
    marked_planet,
    mean,
    of_damage,
    of_test,
    of_winning,
    open_goal,
    patrols_at,
    reputation,
    ship,
    skill,
    value,
)
from starboard.games.outer_rim.inside import effects as e
from starboard.games.outer_rim.inside import health as most_wounds

FAME, FAME_ALONE = 7000.0, 9800.0  # in a solo game nobody can be kept from it, and the AI player gains it steadily
WON = 1e6
LATER = 0.72  # what something is worth that is a turn away
OTHER_PLAN = 0.4  # than the one that promises most
PURSE = ((8000, 1.0), (8000, 0.6), (16000, 0.3), (10**9, 0.02))  # credits want to be spent; hoarded they win nothing
WOUND, DENT = 550.0, 550.0
NEARLY = 1300.0  # one damage away from defeat
DEFEATED = 4500.0
LIKED, HATED = 500.0, 900.0
SKILL, SKILL_AGAIN = 800.0, 300.0
DIE_ON_GROUND, DIE_IN_SPACE = 1100.0, 1200.0
SPEED, HEALTH, HULL = 700.0, 350.0, 350.0
ABILITY = 350.0  # of a card, besides what it does to values
SECRET = 900.0
SLOT = 250.0
SHIP_COST = 0.25
UNKNOWN_TARGET = 0.45  # of a bounty whose contact one has to look for
SMUGGLED = 0.62  # chance that an ILLEGAL cargo gets through in the end
GOAL = 0.5  # of its fame, when it is all but achieved
CROWDED = 300.0  # a slot that is taken by something of no use now


def fame_worth(g: OuterRimState) -> float:
    return FAME_ALONE if g.players > g.seats else FAME


def worth(g: OuterRimState, player: int) -> float:
    if g.winner != NOBODY:
        return WON if g.winner == player else -WON
    return standing(g, player) + promises(g, player)


def standing(g: OuterRimState, player: int) -> float:
    """Value what one has."""
    total = fame_worth(g) * fame(g, player) + purse_worth(g.credits[player])
    total -= WOUND * g.wounds[player] + DENT * g.dents[player]
    for damage, most in ((g.wounds[player], most_wounds(g, player)), (g.dents[player], hull(g, player))):
        if most - damage == 1:
            total -= NEARLY
    if g.defeated >> player & 1:
        total -= DEFEATED
    for faction in range(4):
        level = reputation(g, player, faction)
        total += LIKED if level == POSITIVE else -HATED if level == NEGATIVE else 0
    for number in range(7):
        times = skill(g, player, number)
        total += SKILL * (times > 0) + SKILL_AGAIN * (times > 1)
    total += DIE_ON_GROUND * value(g, player, GROUND_COMBAT) + DIE_IN_SPACE * value(g, player, SHIP_COMBAT)
    total += SPEED * hyperdrive(g, player) + HEALTH * most_wounds(g, player) + HULL * hull(g, player)
    sheet = ship(g, player)
    total += SHIP_COST * sheet.cost + SLOT * sum(sheet.slots) + SECRET * len(g.secrets[player])
    for of_ship in (False, True):
        goal = open_goal(g, player, of_ship)
        if goal is not None:
            done = (g.ship_tokens if of_ship else g.tokens)[player] / goal.count
            total += GOAL * fame_worth(g) * done * done
        elif not of_ship or sheet.goal is not None:
            total += ABILITY
    return total


def purse_worth(purse: int) -> float:
    """Value credits: the more there are, the less is each worth."""
    total = 0.0
    for upto, rate in PURSE:
        total += rate * min(purse, upto)
        purse = max(0, purse - upto)
    return total


def more_credits(g: OuterRimState, player: int, amount: int) -> float:
    """Value so many more of a player's credits, so that nothing promises more than it will bring."""
    return purse_worth(g.credits[player] + amount) - purse_worth(g.credits[player])


def promises(g: OuterRimState, player: int) -> float:
    """Value what the cards one holds will bring: the best plan all of it, the others less.

    One cannot go all ways at once: whoever added them up would stay in the middle between them.
    """
    total = 0.0
    plans = []
    for number in g.held[player]:
        about = g.content.cards[number]
        if about.type == CARGO:
            plans.append(cargo_worth(g, player, about))
        elif about.type == BOUNTY:
            plans.append(bounty_worth(g, player, number))
        elif about.type == JOB:
            plans.append(job_worth(g, player, about))
        elif about.type in (CREW, GEAR, MOD):
            total += ABILITY * len(about.abilities)
    best = max(plans, default=0.0)
    return total + best + OTHER_PLAN * (sum(plans) - best)


# Ways.


def turns_to(g: OuterRimState, player: int, space: int) -> int:
    return -(-g.chart.distance[g.space[player]][space] // max(1, hyperdrive(g, player)))


def after_turns(amount: float, turns: float) -> float:
    return amount * LATER**turns if amount > 0 else amount


def script_worth(g: OuterRimState, player: int, script: int) -> float:
    """Value effects that only give."""
    return sum(gift_worth(g, player, one) for one in g.content.scripts[script])


def gift_worth(g: OuterRimState, player: int, one: Effect) -> float:
    match one:
        case e.GainCredits():
            return more_credits(g, player, one.amount)
        case e.GainFame():
            return fame_worth(g) * one.amount
        case e.GainFameIf():
            return fame_worth(g) * (one.then + one.else_) / 2
        case e.GainReputation():
            return LIKED
        case e.LoseReputation():
            return -HATED / 2
    return 0.0


# Cards.


def cargo_worth(g: OuterRimState, player: int, about: Card) -> float:
    space = marked_planet(g, about.number) if about.destination == MARKED_PLANET else about.destination
    if space < 0:
        return fame_worth(g)  # where to is not known yet
    chance = SMUGGLED if "ILLEGAL" in about.traits else 1.0
    bonus = goal_step(g, player, "cargo_delivered")
    if "ILLEGAL" in about.traits:
        bonus += goal_step(g, player, "illegal_cargo_delivered")
    return after_turns(chance * (script_worth(g, player, about.reward) + bonus), turns_to(g, player, space))


def goal_step(g: OuterRimState, player: int, event: str) -> float:
    """Value an event that a goal is waiting for."""
    total = 0.0
    for of_ship in (False, True):
        goal = open_goal(g, player, of_ship)
        if goal is not None and goal.event == event:
            total += fame_worth(g) / goal.count
    return total


def bounty_worth(g: OuterRimState, player: int, number: int) -> float:
    bounty = bounty_of(g, number)
    bonus = goal_step(g, player, "bounty_reward_gained")
    dead = bonus + goal_step(g, player, "contact_eliminated")
    dead += more_credits(g, player, bounty.dead[0]) + fame_worth(g) * bounty.dead[1]
    alive = bonus + goal_step(g, player, "captured_contact_delivered")
    alive += more_credits(g, player, bounty.alive[0]) + fame_worth(g) * bounty.alive[1]
    if number in g.captor:
        return after_turns(alive, turns_to(g, player, bounty.destination))
    if g.gone >> bounty.target & 1 or g.captor[bounty.target] != NONE:
        return -CROWDED
    stat = GROUND_COMBAT if bounty.combat == GROUND else SHIP_COMBAT
    chance = win_chance(value(g, player, stat), bounty.dice)
    best = max(dead, alive * LATER**2) * chance
    if bounty.target in g.spots:
        spot = g.spots.index(bounty.target)
        if (g.faceup | g.peeked[player]) >> bounty.target & 1:
            return after_turns(best, turns_to(g, player, g.content.contact_space[spot][0]))
        return UNKNOWN_TARGET * after_turns(best, 1 + nearest_hidden(g, player, bounty.target))
    owner = next((other for other in range(g.players) if crew_card(g, other, bounty.target) != NONE), NOBODY)
    if owner == NOBODY:
        return 0.0
    return 0.5 * after_turns(best, turns_to(g, player, g.space[owner]))


def nearest_hidden(g: OuterRimState, player: int, target: int) -> int:
    """Count the turns to the nearest facedown contact that could be the one."""
    rank = g.content.contacts[target].rank
    known = g.faceup | g.peeked[player]
    return min(
        (
            turns_to(g, player, g.content.contact_space[spot][0])
            for spot, contact in enumerate(g.spots)
            if contact != NONE and g.content.contacts[contact].rank == rank and not known >> contact & 1
        ),
        default=3,
    )


def job_worth(g: OuterRimState, player: int, about: Card) -> float:
    job = about.job
    assert job is not None
    reward = script_worth(g, player, about.reward) + goal_step(g, player, "job_completed")
    for number, must in job.skills:
        chance = of_test(skill(g, player, number), TEST_DICE)
        reward *= chance if must else 0.6 + 0.4 * chance
    if not job.skills and about.destination < 0:
        reward *= 0.4
    if about.destination >= 0:
        return after_turns(reward, turns_to(g, player, about.destination))
    rivals = [g.space[other] for other in range(g.players) if other != player]
    return 0.6 * after_turns(reward, min((turns_to(g, player, space) for space in rivals), default=3))


# What a space promises besides.


def prospect(g: OuterRimState, player: int) -> float:
    """Value the encounter in the space where one is."""
    space = g.content.spaces[g.space[player]]
    best = 900.0 if space.kind == PLANET else 600.0
    if space.number == g.content.maelstrom:
        best = 1100.0
    forced = None
    for faction in patrols_at(g, space.number):
        gain = patrol_worth(g, player, faction)
        if reputation(g, player, faction) == NEGATIVE:
            forced = gain if forced is None else max(forced, gain)
        best = max(best, gain)
    if forced is not None:
        return forced
    if space.kind == PLANET:
        best += 700.0  # the market
        if any(g.spots[spot] != NONE for spot in space.contact_spaces):
            room = len(has_type(g, player, CREW)) < ship(g, player).slots[1]
            best += 1100.0 if room else 200.0
    return best


def patrol_worth(g: OuterRimState, player: int, faction: int) -> float:
    patrol = g.content.patrols[faction][g.level[faction] - 1]
    left = hull(g, player) - g.dents[player]
    if patrol.dice == NONE:
        return -DENT * left - DEFEATED - 3000
    chance = win_chance(value(g, player, SHIP_COMBAT), patrol.dice)
    gain = more_credits(g, player, patrol.credits) + fame_worth(g) * patrol.fame
    gain += goal_step(g, player, "patrol_defeated") + goal_step(g, player, "ship_combat_won")
    if reputation(g, player, faction) > NEGATIVE:
        gain -= HATED
    damage = mean(of_damage(patrol.dice))
    risk = damage_chance(patrol.dice, left) * (DEFEATED + 3000)
    return chance * gain - DENT * min(left, damage) - risk


# Odds.


@lru_cache(maxsize=1024)
def win_chance(own: int, other: int) -> float:
    """Compute the chance of an attacker, who wins ties."""
    return of_winning(of_damage(max(0, own)), of_damage(max(0, other)))


@lru_cache(maxsize=256)
def damage_chance(dice: int, least: int) -> float:
    """Compute the chance that so many dice make at least this damage."""
    return sum(of_damage(dice)[least:])
