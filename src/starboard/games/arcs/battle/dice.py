"""The dice of a battle: collected, rolled, rolled again (ARC-BATTLE-05 to -10)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.battle.odds import ArcsOutlook, battle_odds
from starboard.games.arcs.hooks import RerollPower
from starboard.games.arcs.ids import (
    NOBODY,
    NONE,
)
from starboard.games.arcs.state import (
    ArcsState,
    Battle,
    members,
    own_ships,
)
from starboard.games.arcs.tables.dice import MOST_DICE
from starboard.kernel.ask import Ask
from starboard.kernel.chance import below
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell
from starboard.kernel.verb import Spelling

Choice = tuple[int, ...]
DONE: Choice = ()


@dataclass(slots=True)
class CollectDice(Frame):
    """Up to one die for each attacking ship, of any kinds (ARC-BATTLE-05 to -09, -29). A choice is how many of each."""

    def run(self, g: ArcsState) -> Ask:
        now = g.this_battle
        seat, system = now.attacker, now.system
        choices = offered(g, now)
        return Ask(seat, asks.Dice(now.defender, system), choices, "ARC-BATTLE-05", forced=True)

    def answer(self, g: ArcsState, choice: Choice) -> None:
        now = g.this_battle
        dice = tuple(6 * kind + below(g, 6) for kind, count in enumerate(choice) for _ in range(count))
        g.battle = replace(now, dice=dice)
        if dice:
            tell(g, events.Rolled(now.attacker, dice))
        then(g, Rerolls(now.attacker, rerolling(g, now.attacker)))

    def spelled(self, choice: Choice) -> Spelling:
        return verbs.DICE, (choice,)

    def outlook(self, g: ArcsState, choice: Choice) -> ArcsOutlook:
        return battle_odds(g, choice)

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        now = g.this_battle
        if "raid" in text and not most_raid_dice(g, now):
            return Refusal(Message("arcs-why-raid-dice"), "ARC-BATTLE-08")
        return Refusal(Message("arcs-why-dice"), "ARC-BATTLE-05")


def offered(g: ArcsState, now: Battle) -> tuple[Choice, ...]:
    """The dice that the attacker may collect: without ships there none, whatever cards say (ARC-BATTLE-05 to -09)."""
    seat, system = now.attacker, now.system
    ships = own_ships(g, seat, system)
    least = 0
    if ships and g.cards[seat] & g.content.hooks.extra_dice.cards:
        for extra in g.content.hooks.extra_dice.answers(g, seat):
            more, forced = extra(g, seat, system)
            ships += more
            least += forced
    return pools(ships, least, most_raid_dice(g, now), bool(g.cards[seat] & g.content.hooks.few_assault_dice.cards))


def most_raid_dice(g: ArcsState, now: Battle) -> int:
    """ARC-BATTLE-08, -09, and the cards that bend it."""
    bases = g.bases[now.defender]
    if any(blocks(g, now) for blocks in g.content.hooks.no_raid_dice.answers(g, now.defender)):
        return 0
    if not bases or bases >> now.system & 1:
        return MOST_DICE
    return max((allowed(g, now) for allowed in g.content.hooks.raid_dice.answers(g, now.attacker)), default=0)


@lru_cache(1 << 10)
def pools(most: int, least: int, most_raid: int, wary: bool) -> tuple[Choice, ...]:
    """Skirmish, assault and raid dice, most dice first. The wary take no more assault than skirmish dice."""
    found = [
        (skirmish, assault, raid)
        for skirmish in range(min(most, MOST_DICE) + 1)
        for assault in range(min(most - skirmish, MOST_DICE) + 1)
        for raid in range(min(most - skirmish - assault, most_raid) + 1)
        if skirmish + assault + raid >= least and not (wary and assault > skirmish)
    ]
    return tuple(sorted(found, key=lambda pool: (-sum(pool), pool)))


def rerolling(g: ArcsState, seat: int) -> tuple[int, ...]:
    """The cards that let the seat roll dice again, each as often as it does: those for battles, then those for all."""
    rerolls = g.content.hooks.rerolls
    held = sorted(members(g.cards[seat] & rerolls.cards), key=lambda card: not rerolls.of[card].battle)
    return tuple(card for card in held for _ in range(rerolls.of[card].times))


def reroll_power(g: ArcsState, seat: int, again: RerollPower) -> tuple[int, int]:
    """The kinds of dice that may be rolled again, as a set, and how many dice at most."""
    now = g.this_battle
    return (0, 0) if again.battle and now.origin != NOBODY else again.power(g, seat, now)


def can_reroll(g: ArcsState, seat: int, card: int) -> bool:
    if g.battle is None or not g.cards[seat] & g.content.hooks.rerolls.cards & 1 << card:
        return False
    kinds, limit = reroll_power(g, seat, g.content.hooks.rerolls.of[card])
    return limit > 0 and any(kinds >> die // 6 & 1 for die in g.battle.dice)


@dataclass(slots=True)
class Rerolls(Frame):
    """Each card lets this player roll again once; they say in which order (ARC-TIE-03). A choice is a card, or NONE."""

    BELONGS = True  # to the roll: most have no such card, and then it is resolved at once

    seat: int
    cards: tuple[int, ...]

    def run(self, g: ArcsState) -> Ask | None:
        usable = [card for card in self.cards if can_reroll(g, self.seat, card)]
        if len(set(usable)) > 1:
            return Ask(self.seat, asks.RerollBy(), [NONE, *dict.fromkeys(usable)], "ARC-TIE-03")
        for card in usable:
            then(g, Reroll(self.seat, *reroll_power(g, self.seat, g.content.hooks.rerolls.of[card])))
        return None

    def answer(self, g: ArcsState, choice: int) -> None:
        if choice != NONE:
            left = list(self.cards)
            left.remove(choice)
            power = reroll_power(g, self.seat, g.content.hooks.rerolls.of[choice])
            then(g, Reroll(self.seat, *power), Rerolls(self.seat, tuple(left)))

    def spelled(self, choice: int) -> Spelling:
        return (verbs.KEEP, ()) if choice == NONE else (verbs.REROLL_BY, (choice,))


@dataclass(slots=True)
class Reroll(Frame):
    """Choose dice one by one, then roll those again. A choice is a face that lies there, or nothing more."""

    seat: int
    kinds: int  # set of kinds of dice
    limit: int
    chosen: tuple[int, ...] = ()

    def run(self, g: ArcsState) -> Ask | None:
        left = list(g.this_battle.dice)
        for die in self.chosen:
            left.remove(die)
        # In one order only, for the order does not matter.
        lowest = self.chosen[-1] if self.chosen else 0
        faces = sorted({die for die in left if self.kinds >> die // 6 & 1 and die >= lowest})
        if not faces or len(self.chosen) >= self.limit:
            if self.chosen:
                roll_again(g, self.seat, self.chosen)
            return None
        return Ask(self.seat, asks.Reroll(), [DONE, *((face,) for face in faces)], "ARC-PRECEDENCE-02")

    def answer(self, g: ArcsState, choice: Choice) -> None:
        if choice:
            then(g, Reroll(self.seat, self.kinds, self.limit, (*self.chosen, choice[0])))
        elif self.chosen:
            roll_again(g, self.seat, self.chosen)

    def spelled(self, choice: Choice) -> Spelling:
        return (verbs.REROLL, (choice[0], choice[0] // 6, choice[0] % 6)) if choice else (verbs.KEEP, ())


def roll_again(g: ArcsState, seat: int, chosen: tuple[int, ...]) -> None:
    now = g.this_battle
    dice = list(now.dice)
    for die in chosen:
        dice.remove(die)
    dice += [die // 6 * 6 + below(g, 6) for die in chosen]
    g.battle = now = replace(now, dice=tuple(sorted(dice)))
    tell(g, events.Rolled(seat, now.dice))
