"""A greedy player of Arcs: takes the action after which the table looks best, and leads what it can use most.

What a table promises a seat: its Power; what it would score in this chapter, by how far it is ahead or behind in each
ambition; its ships, buildings, tokens and cards; systems it controls, less cities that rivals threaten; its hand and
the initiative. Less what it promises the strongest rival.
"""

from __future__ import annotations

from starboard.bots.bot import Bot
from starboard.games.arcs.inside import (
    ALL_GUILDS,
    CITY_BONUS,
    COPY,
    IS_CITY,
    IS_DAMAGED,
    NONE,
    OWNER,
    POWER_TO_END,
    SITES,
    SLOTS,
    SUIT_OF,
    SURPASS,
    Act,
    ArcsState,
    Catapult,
    CollectDice,
    Declare,
    Follow,
    Grant,
    Lead,
    Reroll,
    Seize,
    ambitions_of,
    box_count,
    controller,
    count,
    highest_available,
    in_play,
    is_gate,
    may_declare,
    value_of,
    worth,
)
from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import Dice, below, scramble
from starboard.kernel.position import Position

# Worth in Power.
SHIP, DAMAGED_SHIP = 0.45, 0.2
STARPORT, DAMAGED_STARPORT = 1.0, 0.6
CITY, DAMAGED_CITY = 1.6, 1.0
TOKEN = 0.5
GUILD_CARD = 0.8
AGENT = 0.12  # in supply
AHEAD_ON_CARD = 0.5  # having most agents on a court card
ON_CARD = 0.15  # each agent there
CONTROL = 0.18
THREATENED = 0.5  # a city under the guns of a rival
CARD_IN_HAND = 0.9
INITIATIVE = 0.7
TROPHY, CAPTIVE = 0.2, 0.25  # besides what they are worth in an ambition
UNDECLARED = 0.25  # chance that an ambition nobody has declared will be
RIVAL = 0.6  # what a rival's prospects count against one's own

FADING = 0.75  # what each further pip is worth of the one before
SAMPLES = 6  # rolls that a choice of dice is tried with
STEP = 0.02  # what a further step of a catapult has to bring
LONGEST = 12  # decisions within one action that are looked through
WIDEST = 40  # options that are looked at where an action goes on


class ArcsGreedy(Bot):
    def pick(self, seen: Position[ArcsState], ask: Ask, dice: Dice) -> Option:
        values = [value + below(dice, 1000) * 1e-9 for value in self.values(seen, ask)]
        return ask.options[values.index(max(values))]

    def values(self, seen: Position[ArcsState], ask: Ask) -> list[float]:
        """Value each option for the seat."""
        frame = ask.frame
        seat = ask.seat
        if isinstance(frame, Lead):
            return self.lead_values(seen, ask)
        if isinstance(frame, Follow):
            return self.follow_values(seen, ask)
        if isinstance(frame, Seize):
            return [0.0 if choice == NONE else INITIATIVE - CARD_IN_HAND for choice in ask.choices]
        if isinstance(frame, Declare):
            return [0.0 if one == NONE else declaring(seen.state, seat, one) for one in ask.choices]
        if isinstance(frame, CollectDice):
            return [sum(after(seen, option, seat, salt) for salt in range(SAMPLES)) / SAMPLES for option in ask.options]
        if isinstance(frame, Catapult):
            return [after(seen, option, seat) - trouble(option.choice) for option in ask.options]
        return [after(seen, option, seat) for option in ask.options]

    def lead_values(self, seen: Position[ArcsState], ask: Ask) -> list[float]:
        gains = suit_gains(seen, ask.seat)
        values = []
        for choice in ask.choices:
            if not choice:
                values.append(-INITIATIVE)
                continue
            card, pips = choice
            declared = max((declaring(seen.state, ask.seat, one) for one in ambitions_of(card)), default=0.0)
            free = declared if may_declare(seen.state, ask.seat) else 0.0
            values.append(max(0.0, free) + several(gains[SUIT_OF[card]], pips) - keeping(seen.state, card))
        return values

    def follow_values(self, seen: Position[ArcsState], ask: Ask) -> list[float]:
        gains = suit_gains(seen, ask.seat)
        lead = SUIT_OF[seen.state.played[seen.state.leader]]
        values = []
        for mode, card, pips in ask.choices:
            if mode == SURPASS:
                value = several(gains[SUIT_OF[card]], pips) + INITIATIVE / 2
            else:
                value = gains[lead if mode == COPY else SUIT_OF[card]]
            values.append(value - keeping(seen.state, card))
        return values


def several(gain: float, pips: int) -> float:
    return sum(gain * FADING**step for step in range(pips))


def keeping(g: ArcsState, card: int) -> float:
    """Value a card that is kept for later: cards with many pips lead well."""
    return 0.25 * g.content.pips_of[card]


def suit_gains(seen: Position[ArcsState], seat: int) -> list[float]:
    """Value the best action of each suit."""
    now = promise(seen.state, seat)
    gains = []
    for actions in seen.state.content.suit_mask:
        trial = seen.copy()
        trial.state.frames.append(Grant(seat, actions))
        trial._go_on()
        ask = trial.ask
        if ask is None or not isinstance(ask.frame, Grant):
            gains.append(0.0)
            continue
        gains.append(max(0.0, max(after(trial, option, seat) for option in ask.options[:WIDEST]) - now))
    return gains


def after(seen: Position[ArcsState], option: Option, seat: int, salt: int = 0) -> float:
    """Value the table once the action that the option begins is over."""
    trial = seen.copy()
    if salt:
        trial.state.chance = scramble(trial.state.chance ^ salt)
    trial.play(option)
    for _ in range(LONGEST):
        ask = trial.ask
        if ask is None or ask.seat != seat or not goes_on(ask):
            break
        if isinstance(ask.frame, CollectDice | Reroll):
            # As many dice as there are come first; of rerolls the first keeps what lies there.
            trial.play(ask.options[0])
            continue
        best = max(ways_on(ask), key=lambda one: at_once(trial, one, seat))
        trial.play(best)
    return promise(trial.state, seat)


def trouble(where: tuple[int, ...]) -> float:
    """Charge for a further step of a catapult: without a price, ships would go round and round."""
    return 0.0 if not where else 2 * STEP if is_gate(where[0]) else STEP


def ways_on(ask: Ask) -> list[Option]:
    """Filter the options worth a look where an action goes on: a catapult ends after the next gate, if it may."""
    options = ask.options[:WIDEST]
    if isinstance(ask.frame, Catapult):
        return [option for option in options if not option.choice or not is_gate(option.choice[0])] or options
    return options


def goes_on(ask: Ask) -> bool:
    """Tell whether the decision is part of an action that has begun."""
    return not isinstance(ask.frame, Act | Lead | Follow | Seize)


def at_once(seen: Position[ArcsState], option: Option, seat: int) -> float:
    trial = seen.copy()
    trial.play(option)
    return promise(trial.state, seat)


def declaring(g: ArcsState, seat: int, ambition: int) -> float:
    """Value declaring an ambition now, against what its marker may bring elsewhere."""
    marker = highest_available(g)
    if marker == NONE:
        return 0.0
    first, second = value_of(g, marker)
    return share(g, seat, ambition, first, second) - share_of_best_rival(g, seat, ambition, first, second) - 0.3


def share_of_best_rival(g: ArcsState, seat: int, ambition: int, first: float, second: float) -> float:
    return max(share(g, other, ambition, first, second) for other in range(g.seats) if other != seat)


def share(g: ArcsState, seat: int, ambition: int, first: float, second: float) -> float:
    """Estimate what an ambition will bring, by how the counts stand now."""
    own = count(g, seat, ambition)
    others = [count(g, other, ambition) for other in range(g.seats) if other != seat] + [box_count(g, ambition)]
    ahead = own - max(others)
    bonus = CITY_BONUS[5 - g.cities[seat]]
    if own == 0:
        return 0.1 * first
    if ahead > 0:
        return (first + bonus) * min(0.9, 0.55 + 0.15 * ahead) + second * 0.1
    if ahead == 0:
        return (first + bonus) * 0.25 + second * 0.6
    better = sum(1 for other in others if other > own)
    return (first + bonus) * max(0.05, 0.2 + 0.07 * ahead) + (second * 0.5 if better == 1 else second * 0.1)


def promise(g: ArcsState, seat: int) -> float:
    """Value the table for the seat, against the strongest rival."""
    totals = [prospects(g, one) for one in range(g.seats)]
    mine = totals.pop(seat)
    late = max(g.power) >= POWER_TO_END[g.seats] - 6
    return mine - (1.0 if late else RIVAL) * max(totals)


def prospects(g: ArcsState, seat: int) -> float:
    value = float(g.power[seat])
    for ambition in range(5):
        first, second = worth(g, ambition)
        if first:
            value += share(g, seat, ambition, first, second)
        elif NONE in g.markers:
            value += UNDECLARED * share(g, seat, ambition, *value_of(g, highest_available(g)))
    value += material(g, seat)
    value += court_prospects(g, seat)
    value += CARD_IN_HAND * g.hands[seat].bit_count()
    if g.initiative == seat:
        value += INITIATIVE
    return value


def material(g: ArcsState, seat: int) -> float:
    value = SHIP * sum(g.fresh[seat::4]) + DAMAGED_SHIP * sum(g.damaged[seat::4])
    for site, building in enumerate(g.sites):
        if building and building & OWNER == seat:
            damaged = building & IS_DAMAGED
            if building & IS_CITY:
                value += DAMAGED_CITY if damaged else CITY
                system = site // SITES
                rivals = max(
                    (g.fresh[4 * system + other] for other in range(g.seats) if other != seat),
                    default=0,
                )
                if rivals > g.fresh[4 * system + seat]:
                    value -= THREATENED * (2 if damaged else 1)
            else:
                value += DAMAGED_STARPORT if damaged else STARPORT
    value += CONTROL * sum(1 for system in in_play(g) if controller(g, system) == seat)
    first = SLOTS * seat
    for slot, kind in enumerate(g.slots[first : first + SLOTS]):
        if kind != NONE:
            outraged = g.outrage[seat] >> kind & 1
            value += (TOKEN / 2 if outraged else TOKEN) + 0.03 * g.content.slot_costs[slot]
    value += GUILD_CARD * (g.cards[seat] & ALL_GUILDS).bit_count()
    value += TROPHY * sum(g.trophies[16 * seat : 16 * seat + 16]) + CAPTIVE * sum(g.captives[4 * seat : 4 * seat + 4])
    return value


def court_prospects(g: ArcsState, seat: int) -> float:
    value = AGENT * g.agents[seat]
    for place, card in enumerate(g.row):
        if card != NONE:
            agents = g.influence[4 * place : 4 * place + 4]
            own = agents[seat]
            if own:
                value += ON_CARD * own
                if own == max(agents) and agents.count(own) == 1:
                    value += AHEAD_ON_CARD
    return value
