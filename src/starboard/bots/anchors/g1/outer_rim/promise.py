"""Estimates what held cards of Outer Rim will bring: fame and credits, the less the more turns they are away."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.bots.anchors.g1.outer_rim.worth import LATER, SMUGGLED, UNKNOWN_TARGET, win_chance
from starboard.games.outer_rim.inside import (
    BOUNTY,
    CARGO,
    GROUND,
    GROUND_COMBAT,
    HYPERDRIVE,
    JOB,
    MARKED_PLANET,
    NOBODY,
    NONE,
    SHIP_COMBAT,
    TEST_DICE,
    Card,
    OuterRimState,
    TradeCreditsForFame,
    bounty_of,
    crew_card,
    marked_planet,
    of_test,
    open_goal,
)
from starboard.games.outer_rim.inside import effects as e

FADES = tuple(LATER**turns for turns in range(40))
THOUSAND = 1000.0
LIKING = 0.5  # of a reputation, in thousands
DEAR = 6.0  # thousands that a fame is worth, where one has to be chosen
CAPTURED = 2  # turns that a captive is longer on the way
ON_CREW = 0.5  # chance to catch up with a bounty that is somebody's crew
AMONG_PLAYERS = 0.6  # chance of a job for which one has to meet a player
UNSURE = 0.4  # of a job that says neither what is tested nor where
TESTED, TESTED_A_LITTLE = 0.6, 0.4

Bringing = tuple[float, float]  # fame, and thousands of credits


@dataclass(slots=True)
class Able:
    """Holds what a player can do, worked out once."""

    stats: list[int]
    skills: list[int]
    steps: dict[str, float]  # fame towards goals, by the event that they wait for
    instead: dict[str, float]  # fame in place of credits, or besides, by event
    under_way: bool  # has moved, and the encounter is still to come: what is here can be had in this turn


def turns(g: OuterRimState, player: int, able: Able, space: int) -> int:
    """Count own turns until one can be there; who has not moved needs one in any case."""
    away = -(-g.chart.distance[g.space[player]][space] // max(1, able.stats[HYPERDRIVE]))
    return min(away if able.under_way else max(1, away), len(FADES) - 1)


def goal_steps(g: OuterRimState, player: int) -> dict[str, float]:
    steps: dict[str, float] = {}
    for of_ship in (False, True):
        goal = open_goal(g, player, of_ship)
        if goal is not None:
            steps[goal.event] = steps.get(goal.event, 0.0) + 1 / goal.count
    return steps


INSTEAD = ("illegal_cargo_delivered", "job_completed", "bounty_reward_gained")


def fame_instead(g: OuterRimState, player: int) -> dict[str, float]:
    """Find held cards that give fame where others get credits."""
    found: dict[str, float] = {}
    held = g.held[player]
    for event in INSTEAD:
        bearers, _, _ = g.content.with_trigger[event]
        for number in bearers.intersection(held):
            for ability in g.content.cards[number].abilities:
                if ability.trigger == event and isinstance(ability, TradeCreditsForFame):
                    found[event] = float(ability.fame)
    return found


def reward(g: OuterRimState, script: int) -> Bringing:
    fame = paid = 0.0
    for one in g.content.scripts[script]:
        if isinstance(one, e.GainCredits):
            paid += one.amount / THOUSAND
        elif isinstance(one, e.GainFame):
            fame += one.amount
        elif isinstance(one, e.GainFameIf):
            fame += (one.then + one.else_) / 2
        elif isinstance(one, e.GainReputation):
            paid += LIKING
        elif isinstance(one, e.LoseReputation):
            paid -= LIKING
    return fame, paid


def better(one: Bringing, other: Bringing) -> Bringing:
    return one if one[0] * DEAR + one[1] >= other[0] * DEAR + other[1] else other


def swapped(able: Able, bringing: Bringing, event: str) -> Bringing:
    """Put fame in place of the credits, where a card allows it and that is better."""
    if event not in able.instead or bringing[1] <= 0:
        return bringing
    return better(bringing, (bringing[0] + able.instead[event], 0.0))


def cargo(g: OuterRimState, player: int, able: Able, about: Card) -> Bringing:
    fame, paid = reward(g, about.reward)
    fame += able.steps.get("cargo_delivered", 0.0)
    chance = 1.0
    if "ILLEGAL" in about.traits:
        chance = SMUGGLED
        fame, paid = swapped(able, (fame, paid), "illegal_cargo_delivered")
        fame += able.steps.get("illegal_cargo_delivered", 0.0)
    space = marked_planet(g, about.number) if about.destination == MARKED_PLANET else about.destination
    chance *= FADES[2 if space < 0 else turns(g, player, able, space)]
    return chance * fame, chance * paid


def bounty(g: OuterRimState, player: int, able: Able, number: int) -> Bringing:
    one = bounty_of(g, number)
    step = able.steps.get("bounty_reward_gained", 0.0)
    alive = swapped(able, (one.alive[1] + step, one.alive[0] / THOUSAND), "bounty_reward_gained")
    alive = alive[0] + able.steps.get("captured_contact_delivered", 0.0), alive[1]
    target = one.target
    if number in g.captor:
        fade = FADES[turns(g, player, able, one.destination)]
        return alive[0] * fade, alive[1] * fade
    if g.gone >> target & 1 or g.captor[target] != NONE:
        return 0.0, 0.0
    dead = swapped(able, (one.dead[1] + step, one.dead[0] / THOUSAND), "bounty_reward_gained")
    dead = dead[0] + able.steps.get("contact_eliminated", 0.0), dead[1]
    later = FADES[CAPTURED]
    fame, paid = better(dead, (alive[0] * later, alive[1] * later))
    chance = win_chance(able.stats[GROUND_COMBAT if one.combat == GROUND else SHIP_COMBAT], one.dice)
    if target in g.spots:
        spot = g.spots.index(target)
        if (g.faceup | g.peeked[player]) >> target & 1:
            chance *= FADES[turns(g, player, able, g.content.contact_space[spot][0])]
        else:
            chance *= UNKNOWN_TARGET * FADES[min(1 + nearest_hidden(g, player, able, target), len(FADES) - 1)]
    else:
        owner = next((other for other in range(g.players) if crew_card(g, other, target) != NONE), NOBODY)
        if owner == NOBODY:
            return 0.0, 0.0
        chance *= ON_CREW * FADES[turns(g, player, able, g.space[owner])]
    return chance * fame, chance * paid


def nearest_hidden(g: OuterRimState, player: int, able: Able, target: int) -> int:
    """Count the turns to the nearest facedown contact that could be the one."""
    contacts, places = g.content.contacts, g.content.contact_space
    rank, known = contacts[target].rank, g.faceup | g.peeked[player]
    distance = g.chart.distance[g.space[player]]
    nearest = min(
        (
            distance[places[spot][0]]
            for spot, contact in enumerate(g.spots)
            if contact != NONE and not known >> contact & 1 and contacts[contact].rank == rank
        ),
        default=9,
    )
    away = -(-nearest // max(1, able.stats[HYPERDRIVE]))
    return away if able.under_way else max(1, away)


def job(g: OuterRimState, player: int, able: Able, about: Card) -> Bringing:
    task = about.job
    assert task is not None
    fame, paid = swapped(able, reward(g, about.reward), "job_completed")
    fame += able.steps.get("job_completed", 0.0)
    chance = 1.0
    for number, must in task.skills:
        passed = of_test(able.skills[number] if number < len(able.skills) else 1, TEST_DICE)
        chance *= passed if must else TESTED + TESTED_A_LITTLE * passed
    if about.destination >= 0:
        chance *= FADES[turns(g, player, able, about.destination)]
    else:
        if not task.skills:
            chance *= UNSURE
        away = [turns(g, player, able, g.space[other]) for other in range(g.players) if other != player]
        chance *= AMONG_PLAYERS * FADES[min(away, default=3)]
    return chance * fame, chance * paid


def card(g: OuterRimState, player: int, able: Able, number: int) -> Bringing:
    """Estimate what a held card will bring, if it brings anything."""
    about = g.content.cards[number]
    if about.type == CARGO:
        return cargo(g, player, able, about)
    if about.type == BOUNTY:
        return bounty(g, player, able, number)
    return job(g, player, able, about) if about.type == JOB else (0.0, 0.0)
