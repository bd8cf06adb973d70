"""ARC-BATTLE: dice are collected, rolled once, and resolved in a fixed order."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from starboard.games.arcs.build import mend_ship, slots_with
from starboard.games.arcs.charts import FACES
from starboard.games.arcs.destroy import BUILDINGS, SHIPS, SHIPS_FIRST, Hits
from starboard.games.arcs.move import FEW, enter, rest, shift
from starboard.games.arcs.notation import card_name, card_text, system_name, system_text
from starboard.games.arcs.odds import battle_odds
from starboard.games.arcs.resources import take_from
from starboard.games.arcs.state import (
    IS_CITY,
    IS_DAMAGED,
    SITES,
    ArcsState,
    Battle,
    adjacent,
    buildings_of,
    controller,
    has,
    has_pieces,
    holds,
    icons,
    is_declared,
    is_gate,
    own_ships,
)
from starboard.games.arcs.steal import RaidStep
from starboard.games.arcs.words import (
    AGITATOR,
    ALL_SHIPS,
    ASSAULT,
    BATTLE,
    CORSAIR,
    DICE,
    ELDER,
    EMPATH,
    EMPATHS_VISION,
    GATEKEEPERS,
    HIDDEN_HARBORS,
    MIRROR_PLATING,
    MOST_DICE,
    NOBODY,
    NONE,
    PREDICTIVE_SENSORS,
    QUARTERMASTER,
    RAID,
    RAIDER_EXOSUITS,
    RAILGUN_ARRAYS,
    REBEL,
    REPAIR_DRONES,
    SEEKER_TORPEDOES,
    SIGNAL_BREAKER,
    SKIRMISH,
    SKIRMISHERS,
    TYPES,
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


def battle_choices(g: ArcsState, seat: int) -> list[Choice]:
    """A system with an own ship, and a rival with a piece there (ARC-BATTLE-01, -03)."""
    return [
        (BATTLE, system, rival)
        for system, (fresh, damaged) in enumerate(zip(g.fresh[seat::4], g.damaged[seat::4], strict=True))
        if fresh or damaged
        for rival in range(g.seats)
        if rival != seat and has_pieces(g, rival, system)
    ]


def battle(g: ArcsState, seat: int, system: int, defender: int, copied: bool) -> None:
    fresh = not g.damaged[4 * system + seat]
    g.battle = Battle(system, seat, defender, copied, all_fresh=fresh)
    tell(
        g,
        "arcs-event-battle",
        "ARC-BATTLE-01",
        seat=seat,
        owner_seat=defender,
        system=system_name(system),
        at=system_text(system),
    )
    then(g, *before_dice(g, seat, defender, system), COLLECT_DICE, RESOLVE, AFTER_BATTLE)


def before_dice(g: ArcsState, seat: int, defender: int, system: int) -> list[Frame]:
    """Railgun Arrays hit and Predictive Sensors bring ships in; of both, the player on turn says which is first."""
    frames: list[Frame] = []
    if has(g, defender, RAILGUN_ARRAYS):
        frames.append(Railgun(seat, defender, system))
    if has(g, defender, PREDICTIVE_SENSORS) and helpers(g, defender, system):
        frames.append(BringIn(defender, system))
    return frames if len(frames) < 2 else [WhichFirst(seat, defender, system)]


@dataclass(slots=True)
class WhichFirst(Frame):
    """The order of what the defender's cards do before the dice: it changes who is there to shoot (ARC-TIE-03)."""

    seat: int
    defender: int
    system: int

    def run(self, g: ArcsState) -> Ask:
        cards = (RAILGUN_ARRAYS, PREDICTIVE_SENSORS)
        return Ask(self.seat, "arcs-ask-which-first", cards, "ARC-TIE-03", owner_seat=self.defender)

    def answer(self, g: ArcsState, choice: int) -> None:
        frames = [Railgun(self.seat, self.defender, self.system), BringIn(self.defender, self.system)]
        then(g, *(frames if choice == RAILGUN_ARRAYS else frames[::-1]))

    def notation(self, choice: int) -> str:
        return f"first {card_text(choice)}"

    def targets(self, choice: int) -> tuple[str, ...]:
        return (f"card:{card_text(choice)}",)

    def label(self, choice: int) -> Message:
        return card_name(choice)


@dataclass(slots=True)
class Railgun(Frame):
    """One hit on the attacker, if the defender has a fresh ship there."""

    seat: int
    defender: int
    system: int

    def run(self, g: ArcsState) -> None:
        if g.fresh[4 * self.system + self.defender]:
            then(g, Hits(self.seat, self.seat, self.defender, self.system, 1, SHIPS, "ARC-PRECEDENCE-02"))


def helpers(g: ArcsState, seat: int, system: int, done: tuple[int, ...] = ()) -> list[int]:
    """Systems next to the battle, but those, from which fresh ships may come in."""
    return [at for at in adjacent(g, system) if at not in done and g.fresh[4 * at + seat]]


@dataclass(slots=True)
class BringIn(Frame):
    """The defender may bring fresh ships in from next door. A choice is from where and how many.

    Each such group moves: what cards say of moves holds for it, but it never catapults.
    """

    seat: int
    system: int
    done: tuple[int, ...] = ()
    moved: int = 0  # ships so far

    def run(self, g: ArcsState) -> Ask | None:
        near = helpers(g, self.seat, self.system, self.done)
        if not near:
            self.finish(g)
            return None
        most = FEW if has(g, self.seat, REBEL) else ALL_SHIPS
        choices = [(at, count) for at in near for count in range(1, 1 + min(most, g.fresh[4 * at + self.seat]))]
        return Ask(self.seat, "arcs-ask-bring-in", [*choices, DONE], "ARC-LORE-01", system=system_name(self.system))

    def finish(self, g: ArcsState) -> None:
        if self.moved:
            rest(g, self.seat, ((self.system, self.moved),), sprinting=False)

    def answer(self, g: ArcsState, choice: Choice) -> None:
        if choice == DONE:
            self.finish(g)
            return
        at, count = choice
        enter(g, self.seat, self.system)
        shift(g, self.seat, at, self.system, count, 0)
        tell(
            g,
            "arcs-event-moved",
            "ARC-LORE-01",
            seat=self.seat,
            fresh=count,
            damaged=0,
            count=count,
            origin=system_name(at),
            system=system_name(self.system),
            path=f"{system_text(at)} {system_text(self.system)}",
        )
        then(g, BringIn(self.seat, self.system, (*self.done, at), self.moved + count))

    def notation(self, choice: Choice) -> str:
        return f"bring {system_text(choice[0])} {choice[1]}" if choice else "done"

    def targets(self, choice: Choice) -> tuple[str, ...]:
        return (f"system:{system_text(choice[0])}", f"fresh:{choice[1]}") if choice else ("choose:done",)

    def label(self, choice: Choice) -> Message:
        if not choice:
            return Message("arcs-option-done")
        return Message("arcs-option-bring", {"system": system_name(choice[0]), "count": choice[1]})


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


# Rerolling


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


# Resolving


@dataclass(slots=True)
class Resolve(Frame):
    """Self-hits, interception, ship hits, building hits, raid, in this order (ARC-BATTLE-10, -11, -22)."""

    def run(self, g: ArcsState) -> None:
        now = g.battle
        assert now is not None
        seat, rival, system = now.attacker, now.defender, now.system
        self_hits, intercepts, hits, building_hits, keys = symbols_of(now.dice)
        if intercepts and now.all_fresh and has(g, seat, SIGNAL_BREAKER):
            intercepts -= 1
        if has(g, rival, MIRROR_PLATING) and any(die // 6 == ASSAULT for die in now.dice):
            intercepts += 1
        g.battle = replace(
            now, self_hits=self_hits, intercepts=intercepts, hits=hits, building_hits=building_hits, keys=keys
        )
        then(
            g,
            Hits(seat, seat, rival, system, self_hits, SHIPS, "ARC-BATTLE-12"),
            INTERCEPT,
            Hits(seat, rival, seat, system, hits, SHIPS_FIRST, "ARC-BATTLE-17"),
            Hits(seat, rival, seat, system, building_hits, BUILDINGS, "ARC-BATTLE-20"),
            RAID_STEP,
        )


@dataclass(slots=True)
class Intercept(Frame):
    """Once, one hit for each fresh defending ship (ARC-BATTLE-13 to -16); the Agitator's are armed otherwise."""

    def run(self, g: ArcsState) -> None:
        now = g.battle
        assert now is not None
        if not now.intercepts:
            return
        irregular = has(g, now.defender, AGITATOR)
        count = icons(g, now.defender, WEAPON) if irregular else g.fresh[4 * now.system + now.defender]
        if count:
            tell(g, "arcs-event-intercepted", "ARC-BATTLE-13", seat=now.attacker, owner_seat=now.defender, count=count)
            hits = Hits(now.attacker, now.attacker, now.defender, now.system, count, SHIPS, "ARC-BATTLE-16")
            then(g, hits, *((DiscardWeapon(now.defender),) if irregular else ()))


@dataclass(slots=True)
class DiscardWeapon(Frame):
    """The Agitator discards a weapon after interception, if there is one. A choice is its slot."""

    seat: int

    def run(self, g: ArcsState) -> Ask | None:
        slots = slots_with(g, self.seat, WEAPON)
        return Ask(self.seat, "arcs-ask-discard-weapon", slots, "ARC-PRECEDENCE-02", forced=True) if slots else None

    def answer(self, g: ArcsState, choice: int) -> None:
        g.supply[take_from(g, self.seat, choice)] += 1
        tell(g, "arcs-event-lost", "ARC-PRECEDENCE-02", seat=self.seat, type=TYPES[WEAPON], count=1)

    def notation(self, choice: int) -> str:
        return f"discard {choice + 1}"

    def targets(self, choice: int) -> tuple[str, ...]:
        return (f"token:{choice + 1}",)

    def label(self, choice: int) -> Message:
        return Message("arcs-option-slot", {"slot": choice + 1})


@dataclass(slots=True)
class AfterBattle(Frame):
    """Ships are mended by those who can; the beloved Elder may influence."""

    def run(self, g: ArcsState) -> None:
        from starboard.games.arcs.standard import Grant

        now = g.battle
        assert now is not None
        g.battle = None
        for seat in (now.attacker, now.defender):
            mended = starports_controlled(g, seat) if has(g, seat, QUARTERMASTER) else 0
            if seat == now.attacker:
                mended += has(g, seat, REPAIR_DRONES)
            for _ in range(min(mended, g.damaged[4 * now.system + seat])):
                mend_ship(g, seat, now.system)
                tell(
                    g,
                    "arcs-event-repaired",
                    "ARC-PRECEDENCE-02",
                    seat=seat,
                    piece="ship",
                    system=system_name(now.system),
                )
        if now.trophies and has(g, now.defender, ELDER):
            then(g, Grant(now.defender, 1 << 4))


def starports_controlled(g: ArcsState, seat: int) -> int:
    """Starports of any colour in systems that the seat controls."""
    return sum(
        1
        for site, building in enumerate(g.sites)
        if building and not building & IS_CITY and controller(g, site // SITES) == seat
    )


# Frames are never changed, so those without fields can be shared.
COLLECT_DICE = CollectDice()
RESOLVE = Resolve()
INTERCEPT = Intercept()
RAID_STEP = RaidStep()
AFTER_BATTLE = AfterBattle()
