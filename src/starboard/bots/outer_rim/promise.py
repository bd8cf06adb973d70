"""Estimates what held cards of Outer Rim will bring: fame and credits, the less the more turns they are away."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from starboard.bots.outer_rim.fights import Arms, Fighter, armed, chances, fighter
from starboard.bots.outer_rim.tasks import Doer, success
from starboard.bots.outer_rim.worth import LATER, SMUGGLED
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
    abilities,
    bounty_of,
    crew_card,
    marked_planet,
    open_goal,
    with_trigger,
)
from starboard.games.outer_rim.inside import effects as e

FADES = tuple(LATER**turns for turns in range(40))
FURTHEST = len(FADES) - 1
THOUSAND = 1000.0
LIKING = 0.5  # of a reputation, in thousands
DEAR = 6.0  # thousands that a fame is worth, where one has to be chosen
UNKNOWN_WAY = 2  # turns to where nobody knows yet
CAPTURED = 2  # turns that a captive is longer on the way
ON_CREW = 0.5  # chance to catch up with a bounty that is somebody's crew
AMONG_PLAYERS = 0.6  # chance of a job for which one has to meet a player
UNSURE = 0.4  # of a fight with a player
LOSS = 1.0  # thousands of credits that a defeat costs, with the time to recover
MISSED = 0.65  # what a bounty is still worth when another contact was found
FOUND = (0.0, *[(1 - MISSED**places) / places / (1 - MISSED) for places in range(1, 12)])  # by where it may be

Bringing = tuple[float, float]  # fame, and thousands of credits


@dataclass(slots=True)
class Able:
    """Holds what a player can do, worked out once."""

    stats: list[int]
    skills: list[int]
    steps: dict[str, float]  # fame towards goals, by the event that they wait for
    instead: dict[str, float]  # fame in place of credits, or besides, by event
    under_way: bool  # has moved, and the encounter is still to come: what is here can be had in this turn
    left: tuple[int, int]  # damage that the character and the ship can suffer
    arms: Arms | None = None  # see `fighting`
    fighters: dict[tuple[bool, bool, bool], Fighter] = field(default_factory=dict)
    doer: Doer | None = None  # see `doing`


def fighting(g: OuterRimState, player: int, able: Able, ground: bool, wanted: bool, patrol: bool = False) -> Fighter:
    """Return what abilities bring to a combat, worked out when it is first asked for."""
    key = ground, wanted, patrol
    found = able.fighters.get(key)
    if found is None:
        if able.arms is None:
            able.arms = armed(g, player)
        found = able.fighters[key] = fighter(g, player, able.arms, ground, wanted, patrol)
    return found


def doing(g: OuterRimState, player: int, able: Able) -> Doer:
    """Return what the success of a job can depend on, worked out when it is first asked for."""
    if able.doer is None:
        dice, more, gains = TEST_DICE, 0, False
        for _, one in with_trigger(g, player, "before_skill_test"):
            if isinstance(one, abilities.ExtraDie):
                if one.limit:
                    more += one.dice
                elif not one.skills:
                    dice += one.dice
            elif isinstance(one, abilities.GainSkill):
                gains = gains or bool(one.wound)
        both = tuple([fighting(g, player, able, ground, False) for ground in (True, False)])
        values = able.stats[GROUND_COMBAT], able.stats[SHIP_COMBAT]
        able.doer = Doer(tuple(able.skills), dice, more, gains, values, (both[0], both[1]), able.left)
    return able.doer


# What an aim is: something to be handed over, a job, a bounty whose place is known, or one that has to be looked for.
DELIVERED, WORKED, HUNTED, SOUGHT = range(4)


class Aim(NamedTuple):
    """Is something to be done at a place: what it brings there, whatever the way."""

    spaces: tuple[int, ...]  # any of them; none: wherever that is
    fame: float
    paid: float  # thousands of credits
    later: int  # turns that it takes besides the way
    kind: int = 0  # one of the KINDS

    @property
    def meets(self) -> bool:
        """Tell whether it takes the encounter of a turn."""
        return self.kind != DELIVERED


NO_AIM = Aim((), 0.0, 0.0, 0)


def turns(g: OuterRimState, able: Able, start: int, aim: Aim) -> int:
    """Count own turns until it is done; who has not moved needs one in any case."""
    away = 0
    if aim.spaces:
        far = g.chart.distance[start]
        nearest = far[aim.spaces[0]] if len(aim.spaces) == 1 else min([far[space] for space in aim.spaces])
        away = -(-nearest // max(1, able.stats[HYPERDRIVE]))
        if not away and not able.under_way:
            away = 1
    return min(away + aim.later, FURTHEST)


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


def cargo(g: OuterRimState, player: int, able: Able, about: Card) -> Aim:
    fame, paid = reward(g, about.reward)
    fame += able.steps.get("cargo_delivered", 0.0)
    chance = 1.0
    if "ILLEGAL" in about.traits:
        chance = SMUGGLED
        fame, paid = swapped(able, (fame, paid), "illegal_cargo_delivered")
        fame += able.steps.get("illegal_cargo_delivered", 0.0)
    space = marked_planet(g, about.number) if about.destination == MARKED_PLANET else about.destination
    if space < 0:
        return Aim((), chance * fame, chance * paid, UNKNOWN_WAY)
    return Aim((space,), chance * fame, chance * paid, 0)


def bounty(g: OuterRimState, player: int, able: Able, number: int) -> Aim:
    one = bounty_of(g, number)
    step = able.steps.get("bounty_reward_gained", 0.0)
    alive = swapped(able, (one.alive[1] + step, one.alive[0] / THOUSAND), "bounty_reward_gained")
    alive = alive[0] + able.steps.get("captured_contact_delivered", 0.0), alive[1]
    target = one.target
    if number in g.captor:
        return Aim((one.destination,), alive[0], alive[1], 0)
    if g.gone >> target & 1 or g.captor[target] != NONE:
        return NO_AIM
    dead = swapped(able, (one.dead[1] + step, one.dead[0] / THOUSAND), "bounty_reward_gained")
    dead = dead[0] + able.steps.get("contact_eliminated", 0.0), dead[1]
    later = FADES[CAPTURED]
    fame, paid = better(dead, (alive[0] * later, alive[1] * later))
    ground = one.combat == GROUND
    own = able.stats[GROUND_COMBAT if ground else SHIP_COMBAT]
    left = able.left[0 if ground else 1]
    chance, falls = chances(own, fighting(g, player, able, ground, True), one.dice, left)
    fame, paid = fame + able.steps.get("ground_combat_won" if ground else "ship_combat_won", 0.0), paid
    fame, paid = chance * fame, chance * paid - falls * LOSS
    if target in g.spots:
        spot = g.spots.index(target)
        if (g.faceup | g.peeked[player]) >> target & 1:
            return Aim((g.content.contact_space[spot][0],), fame, paid, 0, HUNTED)
        places = hidden(g, player, target)
        found = FOUND[min(len(places), len(FOUND) - 1)]
        return Aim(places, found * fame, found * paid, 0, SOUGHT)
    owner = next((other for other in range(g.players) if crew_card(g, other, target) != NONE), NOBODY)
    if owner == NOBODY:
        return NO_AIM
    return Aim((g.space[owner],), ON_CREW * fame, ON_CREW * paid, 0, SOUGHT)


def hidden(g: OuterRimState, player: int, target: int) -> tuple[int, ...]:
    """List where facedown contacts are that could be the one."""
    contacts, places = g.content.contacts, g.content.contact_space
    rank, known = contacts[target].rank, g.faceup | g.peeked[player]
    return tuple(
        [
            places[spot][0]
            for spot, contact in enumerate(g.spots)
            if contact != NONE and not known >> contact & 1 and contacts[contact].rank == rank
        ]
    )


def job(g: OuterRimState, player: int, able: Able, about: Card) -> Aim:
    task = about.job
    assert task is not None
    fame, paid = swapped(able, reward(g, about.reward), "job_completed")
    fame += able.steps.get("job_completed", 0.0)
    chance, falls = attempt(g, player, able, about)
    fame, paid = chance * fame, chance * paid - falls * LOSS
    if about.destination >= 0:
        return Aim((about.destination,), fame, paid, 0, DELIVERED if task.in_action else WORKED)
    places = tuple([g.space[other] for other in range(g.players) if other != player])
    return Aim(places, AMONG_PLAYERS * fame, AMONG_PLAYERS * paid, 0, DELIVERED if task.in_action else WORKED)


def attempt(g: OuterRimState, player: int, able: Able, about: Card) -> tuple[float, float]:
    """Compute how likely a job succeeds, and how likely it ends in a defeat."""
    task = about.job
    assert task is not None
    if task.databank == NONE and not task.skills and not task.in_action:
        return UNSURE, 0.0  # a fight with somebody
    doer = doing(g, player, able)
    if task.databank == NONE:
        return success(g.content, (task.script,), doer)
    cards = g.content.databank[task.databank]
    ends = [success(g.content, g.content.cards[number].steps, doer) for number in cards]
    return sum([good for good, _ in ends]) / len(ends), sum([bad for _, bad in ends]) / len(ends)


def aim_of(g: OuterRimState, player: int, able: Able, number: int) -> Aim:
    """Tell what a held card is for, if it is for anything."""
    about = g.content.cards[number]
    if about.type == CARGO:
        return cargo(g, player, able, about)
    if about.type == BOUNTY:
        return bounty(g, player, able, number)
    return job(g, player, able, about) if about.type == JOB else NO_AIM
