"""Situations in which the numbers of Outer Rim matter.

Each is played on by fixed chance; what was legal and what became of it is its trace. Two contents that differ in
nothing but words have the same traces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

import msgspec

from games.outer_rim import table
from games.outer_rim.situations import Setup, contact, ready, situations
from games.outer_rim.solo_table import solo
from games.outer_rim.table import Table
from starboard import IllegalChoice
from starboard.games.outer_rim.action import Act
from starboard.games.outer_rim.content import Card, Content
from starboard.games.outer_rim.game import GAME, OuterRim
from starboard.games.outer_rim.goals import achieved
from starboard.games.outer_rim.ids import BOUNTY, CARGO, CREW, DECKS, ENCOUNTER, FACTIONS, MOD, NONE
from starboard.games.outer_rim.job import Attempt, JobDone
from starboard.games.outer_rim.load import content
from starboard.games.outer_rim.market import Reveal
from starboard.games.outer_rim.people import fits
from starboard.games.outer_rim.resolve import Resolve
from starboard.games.outer_rim.rewards import Reward
from starboard.games.outer_rim.state import AI, OuterRimState
from starboard.games.outer_rim.turn import EndTurn, Step
from starboard.kernel.chance import MASK, STEP, Dice, below
from starboard.kernel.position import Position

Trace = tuple[object, ...]
Probe = Callable[[], Trace]

STEPS = 30  # decisions
SEEDS = 24  # chances by which each situation is set up and played on
MOST_STEPS = 9  # of a job
IDLE = ("end", "leave", "done", "none", "decline", "keep", "nothing", "no", "stop")
# Choices that lead to what most cards speak of; these are taken if they can be.
EAGER = ("buy", "use", "hand-over", "job", "fight", "attack", "reroll", "turn", "skill", "deliver", "market", "patrol")
HELD = "stolen_supplies vibro_ax"  # something to lose


@contextmanager
def playing(of: Content) -> Iterator[None]:
    """Tables are set up with this content."""
    table.GAME = GAME if of is GAME.content else OuterRim(of)
    try:
        yield
    finally:
        table.GAME = GAME


def played_on(position: Position[OuterRimState], seed: int, eager: tuple[str, ...] = EAGER) -> Trace:
    """Everything that could be done, and how it ended."""
    chance = Random(seed)  # noqa: S311
    legal: list[object] = []
    for _ in range(STEPS):
        ask = position.ask
        if ask is None:
            break
        options = [option.notation for option in ask.options]
        legal.append((ask.seat, *options))
        wanted = [one for one in options if one.startswith(eager)] if chance.random() < 0.7 else []
        busy = [one for one in options if one not in IDLE] if chance.random() < 0.8 else []
        position.play(chance.choice(wanted or busy or options), ask.seat)
    state = msgspec.json.encode(position.dump()["state"])
    return (*legal, state, position.result if position.ask is None else None)


def of_setup(setup: Setup, seed: int) -> Probe:
    """What comes of a situation; also that it cannot be."""

    def probe() -> Trace:
        try:
            t = setup(Dice(seed)).begin()
            return played_on(t.position, seed)
        except (IllegalChoice, AssertionError):
            return ("not legal",)

    return probe


def resolving(script: int, card: int = NONE) -> Setup:
    """A list of effects, for somebody who can pay, has room and has something to lose."""

    def resolve(dice: Dice) -> Table:
        t = ready(dice).holds("han_solo", HELD if below(dice, 2) else "crew_lobot").fame("han_solo", below(dice, 4))
        t.at("han_solo", ("lothal", "kessel", "naboo", "nav_kessel_lu")[below(dice, 4)])
        if below(dice, 2):
            t.at("boba_fett", t.where("han_solo")).patrol(FACTIONS[below(dice, 4)], t.where("han_solo"))
        return t.act("han_solo").next(Resolve(0, script, card), Act(0), Step(0, ENCOUNTER), EndTurn(0))

    return resolve


def attempting(script: int, job: Card, databank: int) -> Setup:
    """The same in an attempt at a job, which has no other steps."""

    def resolve(dice: Dice) -> Table:
        t = ready(dice).holds("han_solo", job.asset).at("han_solo", "kessel").at("boba_fett", "kessel")
        t.fame("boba_fett", below(dice, 4)).act("han_solo").set(job=job.number)
        if databank != NONE:
            t.g.drawn.append(databank)
        attempt = Attempt(0, job.number, databank, MOST_STEPS)
        return t.next(Resolve(0, script, job.number), attempt, Act(0), Step(0, ENCOUNTER), EndTurn(0))

    return resolve


def for_ai(script: int) -> Setup:
    """The same for the AI."""

    def resolve(dice: Dice) -> Table:
        t = solo().set(chance=below(dice, 1 << 60)).credits("ai", 1000 * below(dice, 12)).ship("ai", "yt_1300")
        t.damage("ai", wounds=below(dice, 4), dents=below(dice, 4)).holds("ai", "stolen_supplies")
        t.at("ai", ("kessel", "lothal", "tatooine", "naboo")[below(dice, 4)]).patrol("hutt", t.where("ai"))
        t.set(active=AI)
        return t.next(Resolve(AI, script), EndTurn(AI))

    return resolve


def chance_of(dice: Dice) -> int:
    return below(dice, 1 << 40) * STEP & MASK


def turn(who: str, ship: str, cards: tuple[str, ...], flipped: bool) -> Setup:
    """A turn of somebody with these things, at a place where much can be done."""

    def begin(dice: Dice) -> Table:
        rival = "boba_fett" if who != "boba_fett" else "han_solo"
        t = Table(f"{who} {rival}").set(chance=chance_of(dice)).credits(who, 1000 * below(dice, 24))
        t.ship(who, ship, flipped=flipped)
        if flipped:
            t.flipped(who)
        t.damage(who, wounds=below(dice, 3), dents=below(dice, 2))
        t.reputation(who, **{faction: below(dice, 3) - 1 for faction in FACTIONS})
        place = ("lothal", "kessel", "nav_kessel_lu", "tatooine", "naboo", "cantonica")[below(dice, 6)]
        t.at(who, place).at(rival, place if below(dice, 2) else "naboo")
        t.fame(who, below(dice, 9)).fame(rival, below(dice, 9))
        t.patrol(
            FACTIONS[below(dice, 4)], (place, "nav_kessel_ru", "nav_kessel_lu")[below(dice, 3)], 1 + below(dice, 3)
        )
        for card in cards:
            t.holds(who, card)
        also = [one for one in ("stolen_supplies", "crew_lobot", "vibro_ax") if one not in cards and below(dice, 2)]
        for card in also:
            trial = t.position.copy()
            t.holds(who, card)
            if table.problems(t.g):
                t.position = trial
                t.g = trial.state
        return (t.plan, t.act, t.encounter)[below(dice, 3)](who)

    return begin


class Has(NamedTuple):
    """What somebody has."""

    card: str = ""
    who: str = ""
    ship: str = "yv_666"
    flipped: bool = False


def hunting(has: Has) -> Setup:
    """A fight on the ground, with this in one's hands."""

    def fight(dice: Dice) -> Table:
        bounty = "bounty_greedo" if has.card != "bounty_greedo" else "bounty_hera_syndulla"
        who, t = somebody(dice, has)
        t.holds(who, bounty).contact("lothal/1", bounty.removeprefix("bounty_"), faceup=True).encounter(who)
        return t.play("contact lothal/1", f"fight {bounty}")

    return fight


def at_a_patrol(has: Has) -> Setup:
    """A fight of ships, with this aboard."""

    def fight(dice: Dice) -> Table:
        faction = FACTIONS[below(dice, 4)]
        who, t = somebody(dice, has)
        t.patrol(faction, "lothal", 1 + below(dice, 3)).reputation(who, **{faction: 0}).encounter(who)
        return t.play(f"patrol {faction}")

    return fight


def inspected(has: Has) -> Setup:
    """Illegal cargo is delivered, with this aboard."""

    def deliver(dice: Dice) -> Table:
        who, t = somebody(dice, has)
        t.holds(who, "stolen_supplies").at(who, "kessel").act(who)
        return t.play("deliver", "hand-over stolen_supplies")

    return deliver


def well_done(has: Has) -> Setup:
    """A job is completed by somebody who is liked, and hurt, and close to the end of the game."""

    def reward(dice: Dice) -> Table:
        who, t = somebody(dice, has)
        job = t.card("the_kessel_run" if has.card != "the_kessel_run" else "the_casino_heist")
        t.holds(who, t.g.content.cards[job].asset).reputation(who, **dict.fromkeys(FACTIONS, 1))
        t.fame(who, 6 + below(dice, 4)).damage(who, wounds=3 + below(dice, 8)).act(who)
        return t.next(Reward(0, job, "job_completed"), JobDone(0), Act(0), EndTurn(0))

    return reward


def brought_in(has: Has) -> Setup:
    """A captive is delivered."""

    def deliver(dice: Dice) -> Table:
        who, t = somebody(dice, has)
        bounty = t.g.content.cards[t.card("bounty_greedo" if has.card != "bounty_greedo" else "bounty_hera_syndulla")]
        assert bounty.bounty is not None
        t.holds(who, bounty.asset).captive(bounty.asset).at(who, t.g.content.spaces[bounty.bounty.destination].id)
        return t.act(who).play("deliver", f"hand-over {bounty.asset}")

    return deliver


TRIALS = (hunting, at_a_patrol, inspected, well_done, brought_in)


def somebody(dice: Dice, has: Has) -> tuple[str, Table]:
    """Any character, if it is not said who, for they have different skills."""
    characters = [one.id for one in content().characters]
    who = has.who or characters[below(dice, len(characters))]
    rival = next(one for one in characters if one != who)
    t = Table(f"{who} {rival}").set(chance=chance_of(dice)).ship(who, has.ship, has.flipped).holds(who, has.card)
    if has.flipped:
        t.flipped(who)
    t.at(who, "lothal").damage(who, wounds=below(dice, 3), dents=below(dice, 2))
    return who, t.credits(who, 1000 * below(dice, 9))


def laden(ship: str) -> Setup:
    """A ship with as many of everything as there is room for."""

    def fill(dice: Dice) -> Table:
        t = Table("han_solo boba_fett").set(chance=chance_of(dice)).ship("han_solo", ship)
        kinds = [CREW, CARGO, MOD, BOUNTY] if below(dice, 2) else [MOD, CARGO, BOUNTY, CREW]
        for kind in kinds:
            for number in sorted(content().of_type[kind]):
                if not fits(t.g, 0, [*t.g.held[0], number]):
                    break
                t.g.held[0].append(number)
        for number in t.g.held[0]:
            for pile in (*t.g.market, *t.g.encounters):
                if number in pile:
                    pile.remove(number)
        return t

    return fill


def buying(card: str, deck: str) -> Setup:
    """Somebody who has just enough, or not quite, or far too much."""

    def buy(dice: Dice) -> Table:
        t = ready(dice).market(deck, card).act("han_solo").credits("han_solo", 1000 * below(dice, 30))
        if below(dice, 2):
            t.ship("han_solo", "g9_rigger")
        return t.play("market")

    return buy


def revealing(card: str, deck: str) -> Setup:
    """The card comes to lie open, and a patrol moves."""

    def reveal(dice: Dice) -> Table:
        t = ready(dice).market(deck, card).at("han_solo", ("naboo", "lothal", "tatooine", "cantonica")[below(dice, 4)])
        return t.act("han_solo").next(Reveal(0, DECKS.index(deck)), Act(0), Step(0, ENCOUNTER), EndTurn(0))

    return reveal


def start(seats: int) -> Setup:
    """From the beginning."""

    def begin(dice: Dice) -> Table:
        t = Table("han_solo boba_fett")
        t.position = table.GAME.start(seats, seed=below(dice, 1000))
        t.g, t.begun = t.position.state, True
        return t

    return begin


def reaching(name: str) -> Setup:
    """So many tokens of a goal, when what it is about happens once more."""

    def reach(dice: Dice) -> Table:
        of = table.GAME.content
        who = name if name in of.character else "han_solo"
        t = Table(f"{who} {'bossk' if who != 'bossk' else 'ig_88'}").credits(who, 500 * below(dice, 12))
        if name in of.sheet:
            t.ship(who, name)
        about = of.ships[of.sheet[name]].goal if name in of.sheet else of.characters[of.character[name]].goal
        assert about is not None
        (t.g.ship_tokens if name in of.sheet else t.g.tokens)[0] = below(dice, 4)
        t.fame(t.players[1], 3).set(foe=1)
        t.act(who)
        achieved(t.g, 0, about.event, below(dice, 6))
        return t.begin()

    return reach


def other_scripts(of: Content) -> list[int]:
    """Lists of effects that are not as they are in the box."""
    true = content()
    return [at for at, (one, other) in enumerate(zip(true.scripts, of.scripts, strict=True)) if one != other]


def alone(script: int, card: Card | None) -> Setup | None:
    """A list of effects by itself: in an attempt at the job of this card, if it is one or the databank card of one.

    None: it is about cargo that is inspected, a favor or what is bought, and nowhere else.
    """
    if card is None:
        return resolving(script)
    if card.bought:
        return None
    if card.job is not None:
        return attempting(script, card, NONE)
    if card.steps:
        job = next(one for one in content().cards if one.job is not None and one.job.databank == card.deck)
        return attempting(script, job, card.number)
    return resolving(script, card.number) if not card.script or card.contact != NONE else None


def setups(kind: str, row: str, of: Content) -> Iterator[tuple[object, Setup]]:
    """Where the numbers of one row matter, the likeliest first. Each has a name, the same for all contents."""
    true = content()
    card = true.cards[true.card[row]] if row in true.card else None
    for script in other_scripts(of):
        setup = for_ai(script) if kind == "ai" else alone(script, card)
        if setup is not None:
            yield script, setup
    yield from ((str(at), setup) for at, setup in enumerate(others(kind, row, card)))


def others(kind: str, row: str, card: Card | None) -> Iterator[Setup]:
    name = row
    if kind == "patrols":
        faction, level = row.split("_patrol_")
        name = f"patrol {faction} {level}"
    yield from (setup for of_name, setup in situations(content()) if of_name == name)
    if kind == "contacts":
        yield contact(row)
    if kind in ("characters", "ships"):
        who, ship = (row, "yv_666") if kind == "characters" else ("han_solo", row)
        yield from (turn(who, ship, cards, flipped) for flipped in (False, True) for cards in ((), ("vibro_ax",)))
        having = [Has("", who if kind == "characters" else "", ship, flipped) for flipped in (True, False)]
        yield from (tried(one) for one in having for tried in TRIALS)
        yield reaching(row)
        if kind == "ships":
            yield laden(row)
    if card is not None:
        if kind == "market":
            yield buying(row, DECKS[card.deck])
            yield revealing(row, DECKS[card.deck])
        if card.asset:
            yield from (turn("han_solo", ship, (card.asset,), False) for ship in ("yv_666", "hwk_290"))
            yield from (tried(Has(card.asset)) for tried in TRIALS)
    yield start(2)


def probes(kind: str, row: str, of: Content) -> Iterator[tuple[object, Probe]]:
    """With the name of each, which is that of the same probe of the true content."""
    some = list(setups(kind, row, of))
    for seed in range(SEEDS):
        for name, setup in some:
            yield (kind, row, name, seed), of_setup(setup, seed)
