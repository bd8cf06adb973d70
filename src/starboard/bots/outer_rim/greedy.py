"""A greedy player of Outer Rim: it always knows what it is on the way to do, and takes what promises most.

Plans are cards that it holds: cargo to be delivered, jobs, bounties, captives. What they promise fades with the turns
they are away (`worth.py`), so that every move goes towards something. Markets and encounters are tried out on
imagined tables; small decisions on the way are taken by simple rules.
"""

from __future__ import annotations

from collections.abc import Callable

from starboard.bots.bot import Bot
from starboard.bots.outer_rim.deeds import is_welcome
from starboard.bots.outer_rim.worth import (
    LATER,
    bounty_worth,
    cargo_worth,
    damage_chance,
    fame_worth,
    job_worth,
    prospect,
    turns_to,
    win_chance,
    worth,
)
from starboard.games.outer_rim.inside import (
    BLANK,
    CRIT,
    DAMAGE,
    DELIVERY,
    FACES,
    FOCUS,
    GROUND_COMBAT,
    HIT,
    SHIP_COMBAT,
    TEST,
    Act,
    AnswerOffer,
    Bargain,
    Choice,
    Defend,
    Encounter,
    FightOrTalk,
    Gain,
    Hit,
    KillOrCapture,
    Market,
    OuterRimState,
    Pay,
    Plan,
    Proposal,
    Search,
    SkillTest,
    asks,
    base_cost,
    bounty_of,
    fame_of_card,
    health,
    hull,
    passes,
    read_card,
    read_faces,
    skill,
    value,
)
from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import Dice, below
from starboard.kernel.position import Position

SAMPLES = 3  # imagined outcomes of an encounter
LONGEST = 40  # decisions that an outcome is followed through
SKILLED = 2  # copies of a skill, with which a test hardly ever fails
FAIR = 0.0  # what an offer must bring


class OuterRimGreedy(Bot):
    def pick(self, seen: Position[OuterRimState], ask: Ask, dice: Dice) -> Option:
        choices: list[Choice] = list(ask.choices)
        values = self.values(seen, ask, dice)
        if values is None:
            wanted = quick(seen.state, ask)
            return ask.options[choices.index(wanted)]
        best = max(values)
        good = [at for at, one in enumerate(values) if one >= best - 1e-6]
        return ask.options[good[below(dice, len(good))]]

    def values(self, seen: Position[OuterRimState], ask: Ask, dice: Dice) -> list[float] | None:
        """Value each option, where that is worth the time; None: a simple rule decides."""
        frame = ask.frame
        if isinstance(frame, Plan):
            return [self.planned(seen, option, ask.seat) for option in ask.options]
        if isinstance(frame, Market | Bargain | Search):
            return [self.buying(seen, option, ask.seat) for option in ask.options]
        if isinstance(frame, Encounter | FightOrTalk | Gain) or isinstance(ask.about, WEIGHED):
            if len(ask.choices) == 1:
                return [0.0]
            return [self.outcome(seen, option, ask.seat, dice) for option in ask.options]
        return None

    def planned(self, seen: Position[OuterRimState], option: Option, seat: int) -> float:
        """Value a plan; a Planning ability by trying it."""
        if option.choice[0] != "plan":
            return plan_worth(seen.state, seat, option.choice)
        after = play_on(seen.copy(), option, seat).state
        return worth(after, seat) + prospect(after, seat)

    def buying(self, seen: Position[OuterRimState], option: Option, seat: int) -> float:
        """Value a purchase; a cycled card is worth a look if nothing open is."""
        verb = option.choice[0]
        now = worth(seen.state, seat)
        if verb == "cycle":
            return CYCLING.get(option.choice[1], 100.0)
        if verb in ("leave", "no", "none"):
            return 0.0
        trial = play_on(seen.copy(), option, seat)
        return worth(trial.state, seat) - now

    def outcome(self, seen: Position[OuterRimState], option: Option, seat: int, dice: Dice) -> float:
        """Estimate the mean value of the table when the turn is over."""
        total = 0.0
        for _ in range(SAMPLES):
            trial = seen.copy()
            trial.state.chance = below(dice, 1 << 62)
            total += worth(play_on(trial, option, seat).state, seat)
        return total / SAMPLES


# Asks that are worth trying out.
WEIGHED = (asks.Choose, asks.May, asks.Price)

# What the next card of a deck may promise.
CYCLING = {"cargo": 400.0, "jobs": 450.0, "bounty": 350.0, "gear_mod": 250.0, "luxury": 150.0, "ships": 200.0}


def play_on(trial: Position[OuterRimState], option: Option, seat: int) -> Position[OuterRimState]:
    """Play an option, then by simple rules until somebody plans, or the market is left."""
    trial.play(option.notation, option.seat)
    for _ in range(LONGEST):
        ask = trial.ask
        if ask is None or isinstance(ask.frame, Plan | Act | Market | Encounter):
            break
        choice = quick(trial.state, ask)
        trial.play(Option(ask, choice))
    return trial


# Planning.


def plan_worth(g: OuterRimState, seat: int, choice: Choice) -> float:
    """Value a move by where it leads, the others by what they bring and what the space offers."""
    old = g.space[seat]
    if choice[0] == "move":
        g.space[seat] = g.content.space[choice[1]]
        total = worth(g, seat) + prospect(g, seat) - (900.0 if len(choice) > 2 else 0.0)
        g.space[seat] = old
        return total
    before = g.wounds[seat], g.dents[seat], g.credits[seat], g.defeated
    if choice[0] == "earn":
        g.credits[seat] += 2000
    elif choice[0] == "recover":
        g.wounds[seat] = g.dents[seat] = 0
        g.defeated &= ~(1 << seat)
    else:  # something for any time, such as bandages
        return worth(g, seat) + prospect(g, seat) - 500.0
    total = worth(g, seat) + prospect(g, seat)
    g.wounds[seat], g.dents[seat], g.credits[seat], g.defeated = before
    return total


# Simple rules.


def quick(g: OuterRimState, ask: Ask) -> Choice:
    rule = RULES.get(type(ask.frame).__name__)
    choices: list[Choice] = list(ask.choices)
    if rule is not None:
        chosen = rule(g, ask, choices)
        if chosen is not None:
            return chosen
    return by_verb(choices)


def by_verb(choices: list[Choice]) -> Choice:
    for verb in ORDER:
        for choice in choices:
            if choice[0] == verb:
                return choice
    return choices[0]


# What is taken first, where nothing better is known.
ORDER = (
    "hand-over",
    "deliver",
    "goal",
    "market",
    "job",
    "take",
    "accept",
    "pay",
    "turn",
    "cancel",
    "prevent",
    "set",
    "roll",
    "yes",
    "peek",
    "reveal",
    "contact",
    "space",
    "none",
    "done",
    "end",
    "decline",
    "no",
)

Rule = Callable[[OuterRimState, Ask, list[Choice]], Choice | None]


def first(choices: list[Choice], verb: str) -> Choice | None:
    return next((choice for choice in choices if choice[0] == verb), None)


def on_act(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    seat = ask.seat
    for verb in ("deliver", "job", "goal", "market"):
        found = first(choices, verb)
        if found:
            return found
    uses = [choice for choice in choices if choice[0] == "use"]
    for choice in uses:
        card = g.content.card.get(choice[1], -1)
        cargo = card >= 0 and card in g.held[seat] and g.content.cards[card].type == 1
        if not cargo and is_welcome(g, seat, choice[1]):  # cargo is for delivery, not for bandages
            return choice
    return first(choices, "end")


def on_deliver(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    return first(choices, "hand-over")


def on_purchase(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    """Use discounts; trade in only what is outdone."""
    supply = [choice for choice in choices if choice[0] == "supply"]
    if supply:
        return max(supply, key=lambda choice: g.content.ships[g.content.sheet[choice[1]]].cost)
    return first(choices, "discount") or first(choices, "pay") or cheapest(g, ask.seat, choices, "trade-in")


def cheapest(g: OuterRimState, seat: int, choices: list[Choice], verb: str) -> Choice | None:
    """Find the card that is least missed: one that gives fame now only after all others."""

    def missed(choice: Choice) -> tuple[int, int]:
        number = read_card(g, choice[1])
        return fame_of_card(g, seat, number), g.content.cards[number].cost

    return min((choice for choice in choices if choice[0] == verb), key=missed, default=None)


def card_worth(g: OuterRimState, seat: int, number: int) -> float:
    about = g.content.cards[number]
    if about.type == 1:
        return cargo_worth(g, seat, about)
    if about.type == 0:
        return bounty_worth(g, seat, number)
    if about.type == 4:
        return job_worth(g, seat, about)
    return max(500.0, about.cost * 0.8) + 900.0 * len(about.skills)


def on_gain(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    if first(choices, "take"):
        return ("take",)
    frame = ask.frame
    assert isinstance(frame, Gain)
    found = [choice for choice in choices if choice[0] == "replace"]
    if not found:
        return ("decline",)
    least = min(found, key=lambda choice: card_worth(g, ask.seat, read_card(g, choice[1])))
    if first(choices, "decline") is None:
        return least  # it was bought
    gain = card_worth(g, ask.seat, frame.card) - card_worth(g, ask.seat, read_card(g, least[1]))
    return least if gain > 0 else ("decline",)


def on_discard(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    return min(choices, key=lambda choice: card_worth(g, ask.seat, read_card(g, choice[1])))


def on_capture(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    frame = ask.frame
    assert isinstance(frame, KillOrCapture)
    bounty = bounty_of(g, frame.bounty)
    dead = bounty.dead[0] + fame_worth(g) * bounty.dead[1]
    alive = bounty.alive[0] + fame_worth(g) * bounty.alive[1]
    later = LATER ** (1 + turns_to(g, ask.seat, bounty.destination))
    return ("capture",) if alive * later > dead else ("kill",)


def on_rerolls(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    """Reroll what does nothing: blanks and focus, as many as may be."""
    found = [
        choice
        for choice in choices
        if choice[0] == "reroll" and all(face in (BLANK, FOCUS) for face in read_faces(choice[2]))
    ]
    return max(found, key=lambda choice: choice[2].count(","), default=first(choices, "done"))


def on_ignore(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    found = [choice for choice in choices if choice[0] == "cancel"]
    return max(found, key=lambda choice: DAMAGE[FACES.index(choice[2])], default=first(choices, "done"))


def on_hit(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    """Apply the limit first if oneself is hit, for a prevention helps most after it; last if others are."""
    frame = ask.frame
    assert isinstance(frame, Hit)
    return choices[0] if frame.player == ask.seat else choices[1]


def on_adjust(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    gains = [
        (DAMAGE[FACES.index(choice[3])] - DAMAGE[FACES.index(choice[2])], choice)
        for choice in choices
        if choice[0] == "turn"
    ]
    best = max(gains, default=None)
    return best[1] if best and best[0] > 0 else first(choices, "done")


def on_test(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    """Help a test that one is no good at: the first copy of a skill makes most of the difference, the third none."""
    frame = ask.frame
    assert isinstance(frame, SkillTest)
    assert g.roll is not None
    copies = skill(g, ask.seat, frame.skill) + g.roll.gained
    helped = first(choices, "skill") if copies == 0 else None
    return helped or (first(choices, "die") if copies < SKILLED else None) or ("roll",)


def on_after_roll(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    """Leave alone what has succeeded; of a delivery only a hit has."""
    now = g.roll
    assert now is not None
    if now.kind == DELIVERY:
        if HIT in now.faces:
            return first(choices, "done")
        turned = next((choice for choice in choices if choice[0] == "turn" and choice[3] == FACES[HIT]), None)
        return turned or first(choices, "set") or first(choices, "reroll") or first(choices, "done")
    if CRIT in now.faces or (now.kind == TEST and passes(skill(g, now.player, now.skill) + now.gained, now.faces)):
        return first(choices, "done")
    return first(choices, "set") or first(choices, "turn") or on_rerolls(g, ask, choices)


def on_defend(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    """Fight for a crew member if that is likely to go well."""
    frame = ask.frame
    assert isinstance(frame, Defend)
    ground = g.content.spaces[g.space[ask.seat]].kind == 0
    stat = GROUND_COMBAT if ground else SHIP_COMBAT
    own, theirs = value(g, ask.seat, stat), value(g, frame.player, stat)
    left = health(g, ask.seat) - g.wounds[ask.seat] if ground else hull(g, ask.seat) - g.dents[ask.seat]
    good = win_chance(theirs, own) < 0.5 and damage_chance(theirs, left) < 0.15
    return ("defend",) if good else ("yield",)


def on_offer(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    """Take what is given; give nothing for nothing."""
    frame = ask.frame
    assert isinstance(frame, AnswerOffer)
    return ("accept",) if frame.amount > 0 else ("decline",)


def on_proposal(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    """Accept if what it gets is worth more to it than what it gives."""
    frame = ask.frame
    assert isinstance(frame, Proposal)
    gain = float(frame.credits)
    gain += sum(card_worth(g, ask.seat, number) for number in frame.give)
    gain -= sum(card_worth(g, ask.seat, number) for number in frame.get)
    return ("accept",) if gain > FAIR else ("decline",)


def on_trade(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    return first(choices, "done") or first(choices, "leave")


def on_character(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    """Take any: they are all good; chance decides by what is left."""
    return choices[below(Dice(sum(g.character) + g.chance), len(choices))]


def on_contact(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    return first(choices, "fight") or ("talk",)


def on_price(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    """Pay what is easily paid; goods are traded in only for what was agreed to."""
    frame = ask.frame
    assert isinstance(frame, Pay)
    if frame.agreed:
        return first(choices, "pay") or cheapest(g, ask.seat, choices, "trade-in")
    return first(choices, "pay" if g.credits[ask.seat] >= 4000 else "no")


def on_search(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    """Buy the card that is worth most beyond its cost, if one is."""
    frame = ask.frame
    assert isinstance(frame, Search)
    gains: dict[Choice, float] = {("none",): 0.0}
    for choice in choices[:-1]:
        number = read_card(g, choice[1])
        gains[choice] = card_worth(g, ask.seat, number) - base_cost(g, ask.seat, number, frame.discount)
    return max(gains, key=gains.__getitem__)


def on_withdraw(g: OuterRimState, ask: Ask, choices: list[Choice]) -> Choice | None:
    """Send patrols where they trouble oneself least: a rival close by could only send them back, without an end."""
    far = g.chart.distance[g.space[ask.seat]]

    def away(choice: Choice) -> tuple[int, bool]:
        space = g.content.space[choice[1]]
        return far[space], space not in g.space

    return max(choices, key=away)


RULES: dict[str, Rule] = {
    "Act": on_act,
    "Deliver": on_deliver,
    "Purchase": on_purchase,
    "Search": on_search,
    "Gain": on_gain,
    "FitSlots": on_discard,
    "DiscardSome": on_discard,
    "KillOrCapture": on_capture,
    "Rerolls": on_rerolls,
    "Ignore": on_ignore,
    "Adjust": on_adjust,
    "Hit": on_hit,
    "SkillTest": on_test,
    "AfterRoll": on_after_roll,
    "Defend": on_defend,
    "AnswerOffer": on_offer,
    "Proposal": on_proposal,
    "Trade": on_trade,
    "Deal": on_trade,
    "ChooseCharacter": on_character,
    "ChooseShip": on_character,
    "FightOrTalk": on_contact,
    "Pay": on_price,
    "Withdraw": on_withdraw,
    "MovePatrol": on_withdraw,
    "MoveAway": on_withdraw,
}
