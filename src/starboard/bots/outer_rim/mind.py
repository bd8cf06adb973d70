"""Tells bots about Outer Rim: the features of a seat, and the values of plans, purchases and encounters."""

from __future__ import annotations

from collections.abc import Hashable
from math import exp, log

from starboard.bots.linear import Linear
from starboard.bots.mind import Mind, Policy
from starboard.bots.outer_rim.deals import Bargaining
from starboard.bots.outer_rim.features import (
    CHASED,
    FEATURES,
    SECRETS,
    able,
    add_promises,
    aims_of,
    chased,
    describe,
    features,
    here,
    lateness,
    offers,
    row_of,
    standing,
)
from starboard.bots.outer_rim.greedy import card_worth, on_act, quick
from starboard.bots.outer_rim.looks import End, Test, dealt, foretold, mean_of, split
from starboard.bots.outer_rim.promise import turns
from starboard.bots.outer_rim.route import Routes
from starboard.bots.outer_rim.shop import WON, Shop, swift
from starboard.games.outer_rim.inside import (
    ACTION,
    DECKS,
    NOBODY,
    NONE,
    PLANNING_CREDITS,
    RESOURCES,
    Act,
    AnswerOffer,
    Choice,
    Deal,
    Encounter,
    FightOrTalk,
    Market,
    OuterRimState,
    Plan,
    Proposal,
    Trade,
    base_cost,
    events,
)
from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import SEEDS, Dice, below
from starboard.kernel.position import Position

LONGEST = 60  # decisions that an outcome is followed through
EFFORT = 1e-6  # a deal that is no better is not worth it; to put a card away costs nothing, and shows another one
DENIED = 1e-6  # log odds of a credit that a rival does not get out of a card
AGAIN = 4  # times more that chance is tried for a test of which only one end was seen
SURE = 0.02
EXPLORED = 2  # times that a choice is random more often than usual, where exploring teaches
NEXT_CARDS = 3  # that are tried for an open card that is put away

# How often chance is tried for what is decided here; what is not named is decided by simple rules.
OUTCOMES = {
    "Encounter": 4,
    "FightOrTalk": 4,
    "MeetContact": 4,
    "Choose": 4,
    "May": 4,
    "Pay": 3,
    "Gain": 1,
    "Hire": 1,
    "Bargain": 1,
    "Search": 1,
    "KillOrCapture": 1,
    "ExtraMove": 1,
    "ChoosePlanet": 1,
    "PickFaction": 1,
    "FitSlots": 1,
    "DiscardSome": 1,
    "Sell": 1,
    "PayForGoal": 1,
    "Reward": 1,
    "BountyReward": 1,
    "StartingSide": 1,
}


class OuterRimMind(Mind[OuterRimState]):
    warmth = 0.06  # in log odds
    point = 3.0  # fame
    flat = True
    turns = 1  # what rivals do matters little here, and their luck hides what an option is worth
    doubt = 0.12
    exploring = 1.0
    features = FEATURES
    hasty = False  # where a search plays on, one look at chance has to do

    def __init__(self, linear: Linear) -> None:
        super().__init__(linear)
        self.rough = self if self.hasty else Hasty(linear)

    def describe(self, g: OuterRimState) -> list[list[float]]:
        return describe(g)

    def shares(self, g: OuterRimState) -> list[float]:
        """Estimate the shares. In a solo game the AI has one too, and no seat."""
        return super().shares(g)[: g.seats]

    def is_quiet(self, ask: Ask) -> bool:
        return isinstance(ask.frame, Plan | Act | Encounter)

    def straying(self, ask: Ask, usual: int) -> int:
        """Stray twice as often where one plans and buys: what nobody ever buys, nobody learns the worth of."""
        return EXPLORED * usual if isinstance(ask.frame, Plan | Market) else usual

    def begins_turn(self, ask: Ask) -> bool:
        return isinstance(ask.frame, Plan)

    def about(self, ask: Ask) -> Hashable:
        """Return where one is when one plans; otherwise the card, the contact or the space it is about."""
        frame = ask.frame
        if isinstance(frame, Plan):
            return ask.kind, len(ask.choices), ask.choices[0]
        return ask.kind, getattr(frame, "card", None), getattr(frame, "contact", None), tuple(ask.choices)

    # What options promise.

    def values(self, seen: Position[OuterRimState], ask: Ask, dice: Dice) -> list[float]:
        frame, seat = ask.frame, ask.seat
        if isinstance(frame, Plan):
            return self.plans(seen, ask)
        if isinstance(frame, Market):
            return self.purchases(seen, ask, dice)
        samples = OUTCOMES.get(type(frame).__name__)
        if samples is None:
            wanted = self.rule(seen, ask)
            return [0.0 if choice == wanted else -WON for choice in ask.choices]
        if self.hasty:
            samples = 1
        # The same chances for all options, so that luck favours none of them.
        seeds = [below(dice, SEEDS) for _ in range(samples)]
        if self.hasty or not isinstance(frame, Encounter | FightOrTalk):
            return [
                sum([self.outcome_of(seen, option, seat, one) for one in seeds]) / samples for option in ask.options
            ]
        tables = dealt(seen, seat, seeds) if isinstance(frame, Encounter) else [seen] * samples
        can = able(seen.state, seat, under_way=True, hurt=True)
        found = []
        for option in ask.options:
            test = foretold(seen.state, seat, can, option.choice)
            ends = [self.ended(table, option, seat, one) for table, one in zip(tables, seeds, strict=True)]
            found.append(mean_of(ends) if test is None else self.tested(test, ends, tables[0], option, dice))
        return found

    def tested(self, test: Test, ends: list[End], table: Position[OuterRimState], option: Option, dice: Dice) -> float:
        """Average what may come of a test or a combat by the exact chance that it succeeds, not by how often it did."""
        chance, succeeded = test
        good, bad = split(ends, succeeded)
        for _ in range(AGAIN):
            if (good or chance < SURE) and (bad or chance > 1 - SURE):
                break
            ends = [*ends, self.ended(table, option, option.seat, below(dice, SEEDS))]
            good, bad = split(ends, succeeded)
        if not good or not bad:
            return mean_of(ends)
        return chance * sum(good) / len(good) + (1 - chance) * sum(bad) / len(bad)

    def outcome_of(self, seen: Position[OuterRimState], option: Option, seat: int, chance: int) -> float:
        return self.ended(seen, option, seat, chance)[0]

    def ended(self, seen: Position[OuterRimState], option: Option, seat: int, chance: int) -> End:
        """Play an option and on to where things are quiet; return the odds, and the table."""
        trial = seen.copy()
        trial.state.chance = chance
        trial.play(option)
        play_on(trial)
        return self.odds(trial.state, seat), trial.state

    def plans(self, seen: Position[OuterRimState], ask: Ask) -> list[float]:
        """Value a move by where it leads, the rest by what it changes: what follows in the turn is in the features.

        Rivals stand as they stood, so that their part is left out of the odds.
        """
        g, seat = seen.state.copy(), ask.seat
        late = lateness(g)
        g.step = ACTION
        can = able(g, seat, under_way=True)
        row = standing(g, seat, can)
        home, found = g.space[seat], []
        aims = aims_of(g, seat, can)
        routes = Routes(g, can, aims, [turns(g, can, home, aim) for aim in aims])
        open_cards = offers(g, seat, can)
        for option in ask.options:
            choice: Choice = option.choice
            if choice[0] == "move":
                g.space[seat] = g.content.space[choice[1]]
                there = row[:]
                if len(choice) > 2:
                    there[SECRETS] -= 1
                start = g.space[seat]
                add_promises(g, aims, [turns(g, can, start, aim) for aim in aims], routes, there)
                there[CHASED] = chased(g, seat, start)
                found.append(self.linear.score(row_of(there, here(g, seat, can, open_cards), late)))
                g.space[seat] = home
                continue
            after = g
            if choice[0] in ("earn", "recover"):
                after = g.copy()
                if choice[0] == "earn":
                    after.credits[seat] += PLANNING_CREDITS
                else:
                    after.wounds[seat] = after.dents[seat] = 0
                    after.defeated &= ~(1 << seat)
            else:
                trial = seen.copy()
                trial.play(option)
                if choice[0] == "plan":
                    play_on(trial)  # what a Planning ability asks for besides
                after = trial.state
                after.step = ACTION
            found.append(self.linear.score(features(after, seat, late)))
        return found

    def purchases(self, seen: Position[OuterRimState], ask: Ask, dice: Dice) -> list[float]:
        """Value a purchase by trying it; a card that is put away, by what may come in its place and who misses it."""
        g = seen.state
        shop = Shop(self.linear, g, ask.seat)
        found: dict[Choice, float] = {}
        for option in ask.options:
            choice: Choice = option.choice
            if choice[0] == "buy":
                number = g.market[DECKS.index(choice[1])][-1]
                value = shop.with_card(number)
                if value is None:
                    value = self.bought(seen, option, shop)
                found[choice] = value
            elif choice[0] == "leave":
                found[choice] = shop.without
        for choice in ask.choices:
            if choice[0] == "cycle":
                hidden = g.market[DECKS.index(choice[1])][:-1]
                otherwise = max(
                    value for one, value in found.items() if one != ("buy", choice[1]) and one[0] != "cycle"
                )
                coming = [hidden[below(dice, len(hidden))] for _ in range(NEXT_CARDS if hidden else 0)]
                values = [max(otherwise, shop.with_card(number) or otherwise) for number in coming] or [otherwise]
                besides = EFFORT + DENIED * denied(g, ask.seat, g.market[DECKS.index(choice[1])][-1])
                found[choice] = sum(values) / len(values) + (besides if otherwise < WON else -EFFORT)
        return [found[choice] for choice in ask.choices]

    def bought(self, seen: Position[OuterRimState], option: Option, shop: Shop) -> float:
        trial = seen.copy()
        trial.play(option)
        play_on(trial)
        return shop.score(trial.state)

    # Odds.

    def odds(self, g: OuterRimState, seat: int) -> float:
        """Return the log odds of the seat."""
        if g.winner != NOBODY:
            return WON if g.winner == seat else -WON
        scores = self.linear.scores(describe(g))
        return scores[seat] - together(scores[:seat] + scores[seat + 1 :])

    # Small decisions, and playing on.

    def small(self, seen: Position[OuterRimState], ask: Ask, dice: Dice) -> Option | None:
        frame = ask.frame
        if isinstance(frame, Plan):
            return None
        if isinstance(frame, Market):
            if not frame.cycled:
                return None
            values = self.purchases(seen, ask, dice)
            return ask.options[values.index(max(values))]
        return None if type(frame).__name__ in OUTCOMES else Option(ask, self.rule(seen, ask))

    def rule(self, seen: Position[OuterRimState], ask: Ask) -> Choice:
        frame, g = ask.frame, seen.state
        choices: list[Choice] = list(ask.choices)
        if isinstance(frame, Act):
            wanted = on_act(g, ask, choices)
            if (
                wanted == ("end",)
                and ("trade",) in choices
                and Bargaining(self.linear, g, ask.seat).partner() != NOBODY
            ):
                return ("trade",)
            return wanted or ("end",)
        if isinstance(frame, Trade):
            refused = any(isinstance(event, events.DeclinedDeal) for event in seen.events)
            partner = NOBODY if refused else Bargaining(self.linear, g, ask.seat).partner()
            return ("done",) if partner == NOBODY else ("partner", str(partner))
        if isinstance(frame, Deal):
            return Bargaining(self.linear, g, ask.seat).step(frame, choices)
        if isinstance(frame, Proposal | AnswerOffer):
            return self.answer(seen, ask)
        return quick(g, ask)

    def answer(self, seen: Position[OuterRimState], ask: Ask) -> Choice:
        """Accept an offer if the odds are better with it."""
        frame, seat, trial = ask.frame, ask.seat, seen.copy()
        before = self.odds(trial.state, seat)
        if isinstance(frame, AnswerOffer):
            # Whatever it interrupted is still to come: only the credits count.
            trial.state.credits[frame.player] -= frame.amount
            trial.state.credits[frame.partner] += frame.amount
        else:
            trial.play(Option(ask, ("accept",)))
            play_on(trial)
        return ("accept",) if self.odds(trial.state, seat) > before + EFFORT else ("decline",)

    def policy(self) -> Policy[OuterRimState]:
        return self.lightly

    def lightly(self, trial: Position[OuterRimState], ask: Ask, dice: Dice) -> Option:
        """Choose as sharp does, but look at chance once, and buy by a rule unless a card was put away for another."""
        if len(ask.choices) > 1 and isinstance(ask.frame, Market) and not ask.frame.cycled:
            return Option(ask, swift(trial.state, ask))
        return self.rough.best(trial, ask, dice)

    def go_on(self, trial: Position[OuterRimState], dice: Dice) -> None:
        """Play on to where somebody plans: that is where those who stand differently can best be compared.

        Those whom a patrol defeats turn after turn have nothing to plan, so that it must end some other way, too.
        """
        for _ in range(LONGEST):
            if trial.ask is None or isinstance(trial.ask.frame, Plan):
                break
            trial.play(self.rough.best(trial, trial.ask, dice))


class Hasty(OuterRimMind):
    hasty = True


def denied(g: OuterRimState, seat: int, number: int) -> float:
    """Return what an open card is worth beyond its cost to the rival who could do most with it next turn."""
    most = 0.0
    if g.content.cards[number].type < RESOURCES:
        for rival in range(g.seats):
            if rival != seat and g.ship[rival] != NONE:
                cost = base_cost(g, rival, number, 0)
                if cost <= g.credits[rival] + PLANNING_CREDITS:
                    most = max(most, card_worth(g, rival, number) - cost)
    return most


def together(scores: list[float]) -> float:
    """Return the score of one that is as likely to win as all of them."""
    most = max(scores)
    return most + log(sum(exp(score - most) for score in scores))


def play_on(trial: Position[OuterRimState]) -> None:
    """Play by simple rules until the features tell how things stand."""
    for _ in range(LONGEST):
        ask = trial.ask
        if ask is None or isinstance(ask.frame, Plan | Act | Encounter):
            break
        trial.play(Option(ask, swift(trial.state, ask)))
