"""Computes exactly how likely a job of Outer Rim succeeds, and defeats who attempts it: its steps are walked through.

A test may be helped once by an ability that is used up for the turn, and each time by one that costs a wound.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from starboard.bots.outer_rim.fights import Fighter, combat
from starboard.games.outer_rim.inside import GROUND, Content, Effect, effects, of_test

ENOUGH = 2  # copies of a skill: more are of no use
STEPS = 12  # that are walked through: a job may send one back


class Doer(NamedTuple):
    """Holds all of a player on which the success of a job can depend."""

    skills: tuple[int, ...]  # how often each is held
    dice: int  # of a test
    more: int  # dice, in one test
    gains: bool  # a copy of a skill, for a wound each time
    values: tuple[int, int]  # in ground and in ship combat
    fighters: tuple[Fighter, Fighter]
    left: tuple[int, int]  # damage that the character and the ship can suffer


Ends = tuple[float, float]  # how likely it succeeds, and how likely it ends in a defeat
DONE, FAILED, FALLEN = (1.0, 0.0), (0.0, 0.0), (0.0, 1.0)


class Now(NamedTuple):
    """Is a moment of an attempt."""

    places: tuple[tuple[int, int], ...]  # scripts that are being resolved, and how far; the innermost last
    number: int  # of the step
    left: tuple[int, int]  # damage that can still be suffered
    more: bool  # whether dice for one test are still there
    life: int  # steps that are still walked through

    def within(self, script: int) -> Now:
        """Resolve another script before all that is left."""
        return self._replace(places=(*self.places, (script, 0)))

    def hurt(self, wounds: int, dents: int) -> Now:
        return self._replace(left=(self.left[0] - wounds, self.left[1] - dents))


@lru_cache(maxsize=20000)
def success(content: Content, steps: tuple[int, ...], doer: Doer) -> Ends:
    return Walk(content, steps, doer).step(0, Now((), 0, doer.left, doer.more > 0, STEPS))


class Walk:
    def __init__(self, content: Content, steps: tuple[int, ...], doer: Doer) -> None:
        self.content, self.steps, self.doer = content, steps, doer
        self.known: dict[Now, Ends] = {}

    def step(self, number: int, now: Now) -> Ends:
        """Resolve the steps from this one on; who comes to their end has not succeeded."""
        if number >= len(self.steps) or not now.life:
            return FAILED
        return self.go_on(now._replace(places=((self.steps[number], 0),), number=number, life=now.life - 1))

    def go_on(self, now: Now) -> Ends:
        """Resolve what is left of scripts, then the next step."""
        if min(now.left) <= 0:
            return FALLEN
        places = now.places
        while places and places[-1][1] >= len(self.content.scripts[places[-1][0]]):
            places = places[:-1]
        if not places:
            return self.step(now.number + 1, now)
        now = now._replace(places=places)
        if now not in self.known:
            script, at = places[-1]
            self.known[now] = self.resolve(
                self.content.scripts[script][at], now._replace(places=(*places[:-1], (script, at + 1)))
            )
        return self.known[now]

    def resolve(self, one: Effect, now: Now) -> Ends:
        """Resolve an effect; what says nothing of success or damage is passed over."""
        match one:
            case effects.CompleteJob():
                return DONE
            case effects.FailJob():
                return FAILED
            case effects.GotoStep():
                return self.step(one.step, now)
            case effects.Test():
                return self.test(one, now)
            case effects.Combat():
                return self.combat(one, now)
            case effects.DamageCharacter():
                return self.go_on(now.hurt(one.amount, 0))
            case effects.DamageShip():
                return self.go_on(now.hurt(0, one.amount))
        return self.inside(one, now)

    def inside(self, one: Effect, now: Now) -> Ends:
        """Resolve what has scripts inside: the best of a choice, either side of a condition alike."""
        match one:
            case effects.Choose():
                return max(self.go_on(now.within(inner)) for _, inner in one.options)
            case effects.Pay():
                return self.go_on(now.within(one.effects))
            case effects.If():
                return mixed(0.5, self.go_on(now.within(one.then)), self.go_on(now.within(one.else_)))
        return self.go_on(now)

    def test(self, one: effects.Test, now: Now) -> Ends:
        doer = self.doer
        copies = doer.skills[one.skill] if one.skill < len(doer.skills) else 1

        def tried(copies: int, dice: int, then: Now) -> Ends:
            return mixed(of_test(copies, dice), self.go_on(then.within(one.pass_)), self.go_on(then.within(one.fail)))

        found = [tried(copies, doer.dice, now)]
        if now.more:
            found.append(tried(copies, doer.dice + doer.more, now._replace(more=False)))
        if doer.gains and now.left[0] > 1 and copies < ENOUGH:
            found.append(tried(copies + 1, doer.dice, now.hurt(1, 0)))
        return max(found)

    def combat(self, one: effects.Combat, now: Now) -> Ends:
        """Fight: what winning and losing brings is resolved before the damage, which may still end it."""
        in_space = int(one.type != GROUND)
        succeeds = falls = 0.0
        for suffered, both in enumerate(combat(self.doer.values[in_space], self.doer.fighters[in_space], one.dice)):
            after = now.hurt(0, suffered) if in_space else now.hurt(suffered, 0)
            for chance, script in zip(both, (one.lose, one.win), strict=True):
                if any(isinstance(effect, effects.CompleteJob) for effect in self.content.scripts[script]):
                    good, bad = 1.0, float(min(after.left) <= 0)
                else:
                    good, bad = self.go_on(after.within(script))
                succeeds += chance * good
                falls += chance * bad
        return succeeds, falls


def mixed(chance: float, one: Ends, other: Ends) -> Ends:
    return chance * one[0] + (1 - chance) * other[0], chance * one[1] + (1 - chance) * other[1]
