"""Values all options of a turn of Arcs, looking at each action once."""

from __future__ import annotations

from heapq import nlargest
from typing import Any

from starboard.bots.arcs.battle import value_of_battle
from starboard.bots.arcs.quick import best_way, each, finish
from starboard.bots.arcs.reach import Reach
from starboard.bots.arcs.worth import Parts, Worth, odds
from starboard.games.arcs.inside import (
    BATTLE,
    CHOICES,
    END,
    MOVE,
    NONE,
    PRELUDE_ACTIONS,
    PSIONIC,
    SPEND,
    SUIT_OF,
    WEAPON,
    ArcsState,
    actions_of_turn,
    parties,
    spend_token,
    starts_catapult,
    take,
    takes_pip,
    works,
)
from starboard.kernel.ask import Ask

Choice = tuple[int, ...]
AGAIN = 0.6  # what an action is worth the second time, where a token and a pip would pay for the same
KEEN = 6  # of the options of an action are looked at again for the next one
ALL = (1 << len(CHOICES)) - 1  # actions
NEVER = -1e9  # the value of what was not worth another look
WIDEST = 8  # parties of ships that are looked at for a move
# Log odds by which this look thinks too little of a weapon, which lets later pips of the turn strike, too, and too well
# of ending a turn with pips left (docs/bots.md).
ARMED, ENDED = 0.03, 0.03


class Look:
    """Values the actions of a seat at one table. Values are log odds of the seat."""

    def __init__(self, g: ArcsState, seat: int, worth: Worth, before: Parts | None = None) -> None:
        self.g, self.seat, self.worth = g, seat, worth
        self.parts = worth.parts(g, before)
        self.now = odds(self.parts.scores, seat)
        self.found: list[dict[Choice, float] | None] = [None] * len(CHOICES)
        self.reach: Reach | None = None  # needed for moves only
        self.poor: frozenset[Choice] = frozenset()  # choices that are not worth another look

    def of(self, action: int) -> dict[Choice, float]:
        """Value every way to take a standard action."""
        found = self.found[action]
        if found is None:
            g, seat = self.g, self.seat
            poor = self.poor
            found = {choice: self.after(choice) for choice in CHOICES[action](g, seat) if choice not in poor}
            self.found[action] = found
        return found

    def after(self, choice: Choice) -> float:
        action = choice[0]
        if action == MOVE:
            return self.after_move(choice[1], choice[2])
        if action == BATTLE:
            return self.now + value_of_battle(self.g, self.seat, choice[1], choice[2], self.worth, self.parts)
        return odds(self.worth.parts(self.done(choice), self.parts).scores, self.seat)

    def done(self, choice: Choice) -> ArcsState:
        """Return the table after a standard action."""
        after = self.g.copy()
        after.frames.clear()
        take(after, self.seat, choice)
        finish(after, self.worth, self.parts)
        return after

    def after_move(self, origin: int, to: int) -> float:
        g, seat = self.g, self.seat
        at = 4 * origin + seat
        fresh, damaged = g.fresh[at], g.damaged[at]
        catapult = starts_catapult(g, seat, origin)
        some = parties(fresh, damaged, fresh + damaged)[:WIDEST]
        if self.reach is None:
            self.reach = Reach(g, seat)
        reach = self.reach
        best = max(best_way(g, seat, origin, to, party, catapult, self.worth, reach) for party in some)
        return self.now + self.parts.fade * best

    def best(self, actions: int) -> tuple[float, Choice]:
        """Find the best of a set of standard actions; nothing if none gains."""
        found: tuple[float, Choice] = (self.now, ())
        for action in range(len(CHOICES)):
            if actions >> action & 1:
                for choice, value in self.of(action).items():
                    if value > found[0]:
                        found = (value, choice)
        return found

    def following(self, choice: Choice, actions: int) -> Look:
        """Look at the table after a standard action, for another one: only at what was good before, or is new."""
        look = Look(self.done(choice), self.seat, self.worth, self.parts)
        look.poor = self.worse(actions)
        return look

    def worse(self, actions: int) -> frozenset[Choice]:
        """Return the choices of a set of actions that are not worth another look in this turn."""
        found = [values for action, values in enumerate(self.found) if values and actions >> action & 1]
        values = {choice: value for values in found for choice, value in values.items()}
        good = nlargest(KEEN, values, key=values.__getitem__)
        return frozenset(values.keys() - set(good)) | self.poor

    # A turn

    def of_turn(self, ask: Ask) -> list[float]:
        """Value every choice where the seat acts. What is done in the Prelude leaves the pips for later."""
        g = self.g
        paid = actions_of_turn(g, self.seat) if g.pips else 0
        best, favourite = self.best(paid)
        values = []
        for choice in ask.choices:
            kind = choice[0]
            if kind == END:
                values.append(self.now - (ENDED if g.pips else 0.0))
            elif kind < SPEND:
                values.append(self.of(kind).get(choice, NEVER))
            elif kind == SPEND:
                values.append(self.after_spending(choice[1], choice[2], paid, best, favourite))
            else:
                (value,) = each_bare(self, ask, choice)
                kept = g.prelude and not takes_pip(choice)
                values.append(value + (best - self.now if kept else 0.0))
        return values

    def after_spending(self, slot: int, effect: int, paid: int, best: float, favourite: Choice) -> float:
        """Value spending a token: it is gone, and what it pays for comes before the pips."""
        g, seat = self.g, self.seat
        trial = g.copy()
        spend_token(trial, seat, slot)
        lost = odds(self.worth.parts(trial, self.parts).scores, seat) - self.now
        if not works(g, seat, effect):
            return best + lost
        if effect == WEAPON:
            if g.armed or paid >> BATTLE & 1 or not g.pips:
                return best + lost
            return best + lost + ARMED + self.chained(paid | 1 << BATTLE) - self.chained(paid)
        actions = sum(1 << action for action in PRELUDE_ACTIONS[effect])
        if effect == PSIONIC:
            actions = g.content.suit_mask[SUIT_OF[g.played[g.leader]]] if g.played[g.leader] != NONE else 0
        gained, choice = self.best(actions)
        more = AGAIN if choice == favourite else 1.0
        return best + lost + more * (gained - self.now)

    def chained(self, actions: int) -> float:
        """Compute what the pips of the turn gain by actions of a set, one after another."""
        return chain(self.g, self.seat, self.worth, actions, self.g.pips, self.parts, self)[-1]


def each_bare(look: Look, ask: Ask, choice: Any) -> list[float]:
    """Value one choice of the turn, played on to the end of the action."""
    after = look.g.copy()
    after.frames.clear()
    return each(after, ask, (choice,), look.worth, look.parts)


def chain(
    g: ArcsState, seat: int, worth: Worth, actions: int, pips: int, before: Parts, look: Look | None = None
) -> list[float]:
    """Compute what so many actions of a set gain one after another: by their number, from none on."""
    gains = [0.0]
    look = look or Look(g, seat, worth, before)
    for pip in range(pips):
        value, choice = look.best(actions)
        if not choice:
            break
        gains.append(gains[-1] + value - look.now)
        if pip + 1 < pips:
            look = look.following(choice, actions)
    while len(gains) <= pips:
        gains.append(gains[-1])
    return gains
