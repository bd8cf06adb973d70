"""The dice of a battle: collected, rolled, rolled again (ARC-BATTLE-05 to -10)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from starboard.games.arcs.notation import card_name, card_text, system_name
from starboard.games.arcs.odds import battle_odds
from starboard.games.arcs.state import (
    IS_CITY,
    IS_DAMAGED,
    ArcsState,
    Battle,
    buildings_of,
    has,
    holds,
    icons,
    is_declared,
    is_gate,
    own_ships,
)
from starboard.games.arcs.tables.dice import FACES
from starboard.games.arcs.words import (
    ASSAULT,
    CORSAIR,
    DICE,
    EMPATH,
    EMPATHS_VISION,
    GATEKEEPERS,
    HIDDEN_HARBORS,
    MOST_DICE,
    NOBODY,
    NONE,
    RAID,
    RAIDER_EXOSUITS,
    REBEL,
    SEEKER_TORPEDOES,
    SKIRMISH,
    SKIRMISHERS,
    WEAPON,
)
from starboard.kernel.ask import Ask
from starboard.kernel.chance import below
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Argument, Message, Refusal
from starboard.kernel.state import tell

Choice = tuple[int, ...]
DONE: Choice = ()
EXTRA_DICE = 2  # of the Gatekeepers and of the Rebel


@dataclass(slots=True)
class CollectDice(Frame):
    """Up to one die for each attacking ship, of any kinds (ARC-BATTLE-05 to -09, -29). A choice is how many of each."""

    def run(self, g: ArcsState) -> Ask:
        now = g.battle
        assert now is not None
        seat, system = now.attacker, now.system
        ships = own_ships(g, seat, system)
        least = 0
        if has(g, seat, GATEKEEPERS) and is_gate(system):
            ships += EXTRA_DICE
        if has(g, seat, REBEL):
            ships += EXTRA_DICE
            least = EXTRA_DICE
        if not own_ships(g, seat, system):
            ships = least = 0
        choices = pools(ships, least, most_raid_dice(g, now), bool(has(g, seat, CORSAIR)))
        return Ask(
            seat,
            "arcs-ask-dice",
            choices,
            "ARC-BATTLE-05",
            forced=True,
            owner_seat=now.defender,
            system=system_name(system),
        )

    def answer(self, g: ArcsState, choice: Choice) -> None:
        now = g.battle
        assert now is not None
        dice = tuple(6 * kind + below(g, 6) for kind, count in enumerate(choice) for _ in range(count))
        g.battle = replace(now, dice=dice)
        if dice:
            tell_roll(g, now.attacker, dice)
        then(g, Rerolls(now.attacker))

    def notation(self, choice: Choice) -> str:
        said = [f"{DICE[kind]} {count}" for kind, count in enumerate(choice) if count]
        return "dice " + (" ".join(said) or "none")

    def targets(self, choice: Choice) -> tuple[str, ...]:
        return tuple(f"{DICE[kind]}:{count}" for kind, count in enumerate(choice))

    def label(self, choice: Choice) -> Message:
        return Message("arcs-option-dice", {DICE[kind]: count for kind, count in enumerate(choice)})

    def outlook(self, g: ArcsState, choice: Choice) -> dict[str, Any]:
        return battle_odds(g, choice)

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        now = g.battle
        assert now is not None
        if "raid" in text and not most_raid_dice(g, now):
            return Refusal(Message("arcs-why-raid-dice"), "ARC-BATTLE-08")
        return Refusal(Message("arcs-why-dice"), "ARC-BATTLE-05")


def tell_roll(g: ArcsState, seat: int, dice: tuple[int, ...]) -> None:
    """Which faces, as `skirmish:1 assault:4`."""
    faces = " ".join(f"{DICE[die // 6]}:{die % 6 + 1}" for die in dice)
    tell(g, "arcs-event-rolled", "ARC-BATTLE-10", seat=seat, faces=faces, **symbols_told(dice))


def symbols_told(dice: tuple[int, ...]) -> dict[str, Argument]:
    names = ("self_hits", "intercepts", "hits", "building_hits", "keys")
    return dict(zip(names, symbols_of(dice), strict=True))


def symbols_of(dice: tuple[int, ...]) -> list[int]:
    """Self-hits, interceptions, ship hits, building hits, keys."""
    totals = [0] * 5
    for die in dice:
        for symbol, count in enumerate(FACES[die // 6][die % 6]):
            totals[symbol] += count
    return totals


def most_raid_dice(g: ArcsState, now: Battle) -> int:
    """ARC-BATTLE-08, -09, and the cards that bend it."""
    here = buildings_of(g, now.defender, now.system)
    homeless = not any(building and building & 3 == now.defender for building in g.sites)
    if has(g, now.defender, HIDDEN_HARBORS) and any(not g.sites[at] & (IS_CITY | IS_DAMAGED) for at in here):
        return 0
    if here or homeless:
        return MOST_DICE
    return 1 if has(g, now.attacker, RAIDER_EXOSUITS) else 0


@lru_cache(1 << 10)
def pools(most: int, least: int, most_raid: int, wary: bool) -> tuple[Choice, ...]:
    """Skirmish, assault and raid dice, most dice first. The wary Corsair takes no more assault than skirmish dice."""
    found = [
        (skirmish, assault, raid)
        for skirmish in range(min(most, MOST_DICE) + 1)
        for assault in range(min(most - skirmish, MOST_DICE) + 1)
        for raid in range(min(most - skirmish - assault, most_raid) + 1)
        if skirmish + assault + raid >= least and not (wary and assault > skirmish)
    ]
    return tuple(sorted(found, key=lambda pool: (-sum(pool), pool)))


# The cards that let their holder roll some of the dice again.
REROLLS = (SKIRMISHERS, SEEKER_TORPEDOES, CORSAIR, EMPATHS_VISION)


def reroll_power(g: ArcsState, seat: int, card: int) -> tuple[int, int]:
    """The kinds of dice that the card lets its holder roll again, as a set, and how many dice at most."""
    now = g.battle
    assert now is not None
    if card == EMPATHS_VISION:
        return 0b111, len(now.dice) if is_declared(g, EMPATH) else 0
    if now.origin != NOBODY:
        return 0, 0  # the others are for battles
    if card == SKIRMISHERS:
        return 1 << SKIRMISH, icons(g, seat, WEAPON)
    if card == SEEKER_TORPEDOES:
        return 1 << ASSAULT, g.fresh[4 * now.system + seat]
    assert card == CORSAIR
    return 1 << RAID, sum(holds(g, seat, kind) for kind in range(5))


def can_reroll(g: ArcsState, seat: int, card: int) -> bool:
    if g.battle is None or not has(g, seat, card):
        return False
    kinds, limit = reroll_power(g, seat, card)
    return limit > 0 and any(kinds >> die // 6 & 1 for die in g.battle.dice)


@dataclass(slots=True)
class Rerolls(Frame):
    """Each card lets this player roll again once; they say in which order (ARC-TIE-03). A choice is a card, or NONE."""

    seat: int
    cards: tuple[int, ...] = REROLLS

    def run(self, g: ArcsState) -> Ask | None:
        usable = [card for card in self.cards if can_reroll(g, self.seat, card)]
        if len(usable) > 1:
            return Ask(self.seat, "arcs-ask-reroll-by", [NONE, *usable], "ARC-TIE-03")
        for card in usable:
            then(g, Reroll(self.seat, *reroll_power(g, self.seat, card)))
        return None

    def answer(self, g: ArcsState, choice: int) -> None:
        if choice != NONE:
            left = tuple(card for card in self.cards if card != choice)
            then(g, Reroll(self.seat, *reroll_power(g, self.seat, choice)), Rerolls(self.seat, left))

    def notation(self, choice: int) -> str:
        return "keep" if choice == NONE else f"reroll by {card_text(choice)}"

    def targets(self, choice: int) -> tuple[str, ...]:
        return ("choose:keep",) if choice == NONE else (f"card:{card_text(choice)}",)

    def label(self, choice: int) -> Message:
        return Message("arcs-option-keep") if choice == NONE else card_name(choice)


@dataclass(slots=True)
class Reroll(Frame):
    """Choose dice one by one, then roll those again. A choice is a face that lies there, or nothing more."""

    seat: int
    kinds: int  # set of kinds of dice
    limit: int
    chosen: tuple[int, ...] = ()

    def run(self, g: ArcsState) -> Ask | None:
        assert g.battle is not None
        left = list(g.battle.dice)
        for die in self.chosen:
            left.remove(die)
        # In one order only, for the order does not matter.
        lowest = self.chosen[-1] if self.chosen else 0
        faces = sorted({die for die in left if self.kinds >> die // 6 & 1 and die >= lowest})
        if not faces or len(self.chosen) >= self.limit:
            if self.chosen:
                roll_again(g, self.seat, self.chosen)
            return None
        return Ask(self.seat, "arcs-ask-reroll", [DONE, *((face,) for face in faces)], "ARC-PRECEDENCE-02")

    def answer(self, g: ArcsState, choice: Choice) -> None:
        if choice:
            then(g, Reroll(self.seat, self.kinds, self.limit, (*self.chosen, choice[0])))
        elif self.chosen:
            roll_again(g, self.seat, self.chosen)

    def notation(self, choice: Choice) -> str:
        return f"reroll {DICE[choice[0] // 6]} {choice[0] % 6 + 1}" if choice else "keep"

    def targets(self, choice: Choice) -> tuple[str, ...]:
        return (f"die:{DICE[choice[0] // 6]}/{choice[0] % 6 + 1}",) if choice else ("choose:keep",)

    def label(self, choice: Choice) -> Message:
        if not choice:
            return Message("arcs-option-keep")
        die = choice[0]
        return Message("arcs-option-reroll", {"die": DICE[die // 6], "face": die % 6 + 1, **symbols_told((die,))})


def roll_again(g: ArcsState, seat: int, chosen: tuple[int, ...]) -> None:
    assert g.battle is not None
    dice = list(g.battle.dice)
    for die in chosen:
        dice.remove(die)
    dice += [die // 6 * 6 + below(g, 6) for die in chosen]
    g.battle = replace(g.battle, dice=tuple(sorted(dice)))
    tell_roll(g, seat, g.battle.dice)
