"""OR-COMBAT: one exchange of rolls, with the windows in which both sides may use abilities."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from msgspec.structs import replace

from starboard.games.outer_rim import asks, events
from starboard.games.outer_rim.component_names import face_ids
from starboard.games.outer_rim.damage import recover
from starboard.games.outer_rim.dice import (
    read_faces,
    reroll,
    reroll_choices,
    roll,
    secret_rerolls,
    turn,
    turn_choices,
    turns,
    use_secret,
)
from starboard.games.outer_rim.goals import achieved
from starboard.games.outer_rim.holdings import discard
from starboard.games.outer_rim.ids import (
    COMBATS,
    DAMAGE,
    ENCOUNTER,
    FACES,
    GROUND,
    GROUND_COMBAT,
    HIT,
    IN_SPACE,
    NOBODY,
    NONE,
    SHIP_COMBAT,
)
from starboard.games.outer_rim.kinds import Foe
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.people import (
    AGAINST_CARD,
    AGAINST_PATROL,
    AGAINST_PLAYER,
    fame,
    holds,
    usable,
    usable_of,
    use,
    value,
)
from starboard.games.outer_rim.resolve import effect, resolve
from starboard.games.outer_rim.state import Combat, OuterRimState, is_defeated
from starboard.games.outer_rim.suffer import Suffer
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.games.outer_rim.vocabulary.abilities import (
    Ability,
    AddResult,
    CancelResult,
    DiscardSelf,
    FewerDice,
    Recover,
    Reroll,
    StatBonus,
    TurnResult,
    upgraded,
)
from starboard.kernel.ask import Ask, Prompt
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell, tell_revealed

# What winning and losing does, by why there is a combat (OR-COMBAT-25). It is resolved before damage.
OUTCOMES: dict[int, Callable[[OuterRimState, Combat], None]] = {}


def fight(g: OuterRimState, combat: Combat) -> None:
    """Begin a combat. If winning or losing another one has brought it, that waits with its damage (OR-COMBAT-26)."""
    g.combat = replace(combat, outer=g.combat)
    tell(g, events.Combat(combat.attacker, COMBATS[combat.kind], enemy_of(combat)))
    for player in (combat.attacker, combat.defender):
        if player != NOBODY:
            at_the_start(g, player)
    if combat.dice == NONE and combat.defender == NOBODY:
        # No dice against what cannot be beaten (OR-PATROL-15, -16).
        then(g, Decide(), Suffer(), AfterCombat())
        return
    one, other = combat.attacker, combat.defender
    then(
        g,
        *(RollSide(0), Rerolls(one, 0), Adjust(one, 0), Ignore(other, 0), Count(0)),
        *(RollSide(1), Rerolls(other, 1), Adjust(other, 1), Ignore(one, 1), Count(1)),
        Decide(),
        Suffer(),
        AfterCombat(),
    )


def enemy_of(combat: Combat) -> Foe:
    if combat.defender != NOBODY:
        return "player", str(combat.defender)
    if combat.cause == AGAINST_PATROL:
        return "patrol", combat.enemy
    return "enemy" if combat.cause == AGAINST_CARD else "contact", combat.enemy


def side_of(combat: Combat, player: int) -> int:
    return 0 if combat.attacker == player else 1


def at_the_start(g: OuterRimState, player: int) -> None:
    """Abilities of the start of combat only help and use nothing up: they are always used (OR-COMBAT-11)."""
    side = side_of(g.this_combat, player)
    for _, ability in usable(g, player, "start_of_combat"):
        if isinstance(ability, StatBonus):
            if ability.stat != ("ground_combat" if g.this_combat.kind == GROUND else "ship_combat"):
                continue
            g.combat = replace(g.this_combat, bonus=plus(g.this_combat.bonus, side, ability.amount))
        elif isinstance(ability, AddResult):
            g.combat = replace(g.this_combat, added=plus(g.this_combat.added, side, ability.count))
        tell(g, events.Used(player, ability.source), "OR-COMBAT-11")


def plus(pair: tuple[int, int], side: int, amount: int) -> tuple[int, int]:
    return (pair[0], pair[1] + amount) if side else (pair[0] + amount, pair[1])


Dice = tuple[tuple[int, ...], tuple[int, ...]]


def with_side(pair: Dice, side: int, faces: tuple[int, ...]) -> Dice:
    return (pair[0], faces) if side else (faces, pair[1])


def dice_of(g: OuterRimState, side: int) -> int:
    """Count how many dice a side rolls, after what both sides do about it (OR-COMBAT-12, -13)."""
    combat = g.this_combat
    player = combat.defender if side else combat.attacker
    if player == NOBODY:
        dice = combat.dice
    else:
        dice = value(g, player, GROUND_COMBAT if combat.kind == GROUND else SHIP_COMBAT)
    rival = combat.attacker if side else combat.defender
    if rival != NOBODY:
        for _, ability in usable_of(g, rival, "before_opponent_roll", FewerDice):
            dice -= ability.amount
    return max(0, dice + combat.bonus[side])


@dataclass(slots=True)
class RollSide(Frame):
    side: int

    def run(self, g: OuterRimState) -> None:
        faces = roll(g, dice_of(g, self.side))
        g.combat = replace(g.this_combat, rolled=with_side(g.this_combat.rolled, self.side, faces))
        tell_dice(g, self.side, "OR-COMBAT-12", fresh=True)


def tell_dice(g: OuterRimState, side: int, rule: str, fresh: bool = False) -> None:
    combat = g.this_combat
    faces = face_ids(combat.rolled[side])
    player = combat.defender if side else combat.attacker
    if player == NOBODY:
        tell_revealed(g, events.EnemyRolled(combat.attacker, enemy_of(combat), faces, fresh), rule)
    else:
        tell_revealed(g, events.Rolled(player, faces, fresh), rule)


A = TypeVar("A", bound=Ability)


def ready(g: OuterRimState, player: int, trigger: str, kind: type[A]) -> list[tuple[int, A]]:
    found = usable_of(g, player, trigger, kind)
    if not found:
        return found
    used = g.this_combat.used
    return [(number, ability) for number, ability in found if not used >> ability.number & 1]


class Window(Choosing):
    """A side's one chance to use any number of its abilities (OR-AMB-47)."""

    __slots__ = ()

    player: int
    side: int

    def ask(self, g: OuterRimState) -> Ask | None:
        if self.player == NOBODY:
            return None
        choices = self.choices(g)
        if not choices:
            return None
        about = self.prompt(face_ids(g.this_combat.rolled[self.side]))
        return Ask(self.player, about, [*choices, ("done",)], self.rule())

    def choices(self, g: OuterRimState) -> list[Choice]:
        raise NotImplementedError

    def prompt(self, faces: tuple[str, ...]) -> Prompt:
        raise NotImplementedError

    def rule(self) -> str:
        raise NotImplementedError

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] != "done":
            then(g, self)
            self.use(g, choice)

    def use(self, g: OuterRimState, choice: Choice) -> None:
        raise NotImplementedError


@dataclass(slots=True)
class Rerolls(Window):
    """The dice just rolled may be rerolled by who rolled them (OR-COMBAT-14, -15)."""

    player: int
    side: int

    def prompt(self, faces: tuple[str, ...]) -> Prompt:
        return asks.Reroll(faces)

    def rule(self) -> str:
        return "OR-COMBAT-14"

    def triggers(self, g: OuterRimState) -> tuple[str, str]:
        return ("any_own_roll", "ground_combat_roll" if g.this_combat.kind == GROUND else "ship_combat_roll")

    def choices(self, g: OuterRimState) -> list[Choice]:
        faces = g.this_combat.rolled[self.side]
        found = [choice for ability in self.ways(g) for choice in reroll_choices(ability, faces)]
        return [*dict.fromkeys(found), *secret_rerolls(g, self.player, faces)]

    def ways(self, g: OuterRimState) -> list[Reroll]:
        return [ability for trigger in self.triggers(g) for _, ability in ready(g, self.player, trigger, Reroll)]

    def use(self, g: OuterRimState, choice: Choice) -> None:
        faces = g.this_combat.rolled[self.side]
        card = g.content.card.get(choice[1], NONE)
        if card in g.secrets[self.player]:
            use_secret(g, self.player, card)
        else:
            use(g, next(ability for ability in self.ways(g) if choice in reroll_choices(ability, faces)))
        faces = reroll(g, faces, read_faces(choice[2]))
        g.combat = replace(g.this_combat, rolled=with_side(g.this_combat.rolled, self.side, faces))
        tell_dice(g, self.side, "OR-COMBAT-15")


@dataclass(slots=True)
class Adjust(Window):
    """Results may be changed by who rolled them (OR-COMBAT-17)."""

    player: int
    side: int

    def prompt(self, faces: tuple[str, ...]) -> Prompt:
        return asks.Turn(faces)

    def rule(self) -> str:
        return "OR-COMBAT-17"

    def trigger(self, g: OuterRimState) -> str:
        return "ground_combat_roll" if g.this_combat.kind == GROUND else "ship_combat_roll"

    def choices(self, g: OuterRimState) -> list[Choice]:
        faces = g.this_combat.rolled[self.side]
        found: list[Choice] = []
        for number, ability in ready(g, self.player, self.trigger(g), TurnResult):
            found += turn_choices(g, self.player, ability, number, faces)
        return list(dict.fromkeys(found))

    def use(self, g: OuterRimState, choice: Choice) -> None:
        number, ability = next(
            (number, ability)
            for number, ability in ready(g, self.player, self.trigger(g), TurnResult)
            if choice in turn_choices(g, self.player, ability, number, g.this_combat.rolled[self.side])
        )
        old, new = FACES.index(choice[2]), FACES.index(choice[3])
        count = next(
            count for was, to, count in turns(g, self.player, ability, number) if to == new and was in (NONE, old)
        )
        faces = turn(g.this_combat.rolled[self.side], old, new, count)
        g.combat = replace(g.this_combat, rolled=with_side(g.this_combat.rolled, self.side, faces))
        use(g, ability)
        tell_dice(g, self.side, "OR-TIMING-14")


@dataclass(slots=True)
class Ignore(Window):
    """Results of the other side may be ignored (OR-COMBAT-17, OR-TIMING-13)."""

    player: int
    side: int

    def prompt(self, faces: tuple[str, ...]) -> Prompt:
        return asks.Ignore(faces)

    def rule(self) -> str:
        return "OR-COMBAT-17"

    def choices(self, g: OuterRimState) -> list[Choice]:
        combat = g.this_combat
        found: list[Choice] = []
        for number, ability in ready(g, self.player, "after_opponent_roll", CancelResult):
            found += [
                ("cancel", ability.source, FACES[face])
                for face in self.faces(g, ability, number)
                if face in combat.rolled[self.side] or (face == HIT and combat.added[self.side])
            ]
        return list(dict.fromkeys(found))

    def faces(self, g: OuterRimState, ability: CancelResult, number: int) -> list[int]:
        faces = [ability.result]
        if holds(g, self.player, ability.upgrade.condition, number):
            faces.append(upgraded(ability, ability.upgrade).result)
        return faces

    def use(self, g: OuterRimState, choice: Choice) -> None:
        face = FACES.index(choice[2])
        ability = next(
            ability
            for number, ability in ready(g, self.player, "after_opponent_roll", CancelResult)
            if ability.source == choice[1] and face in self.faces(g, ability, number)
        )
        combat = g.this_combat
        dice = list(combat.rolled[self.side])
        ignored: list[int] = []
        added = 0
        for _ in range(ability.count):
            if face in dice:
                dice.remove(face)
            elif face == HIT and combat.added[self.side] + added > 0:
                added -= 1
            else:
                break
            ignored.append(face)
        g.combat = replace(
            combat,
            rolled=with_side(combat.rolled, self.side, tuple(dice)),
            ignored=with_side(combat.ignored, self.side, (*combat.ignored[self.side], *ignored)),
            added=plus(combat.added, self.side, added),
        )
        use(g, ability)
        tell(g, events.Ignored(self.player, face_ids(ignored), ability.source))


@dataclass(slots=True)
class Count(Frame):
    """A hit is one damage, a critical hit two (OR-COMBAT-16)."""

    side: int

    def run(self, g: OuterRimState) -> None:
        combat = g.this_combat
        total = sum(DAMAGE[face] for face in combat.rolled[self.side]) + combat.added[self.side]
        g.combat = replace(combat, total=plus(combat.total, self.side, total))


@dataclass(slots=True)
class Decide(Frame):
    """More damage wins, and the attacker wins ties; then what that brings (OR-COMBAT-22 to -26)."""

    def run(self, g: OuterRimState) -> None:
        combat = g.this_combat
        beatable = combat.defender != NOBODY or combat.dice != NONE
        g.combat = combat = replace(combat, won=beatable and combat.total[0] >= combat.total[1])
        told = events.CombatWon if combat.won else events.CombatLost
        tie = combat.won and combat.total[0] == combat.total[1]
        tell(g, told(combat.attacker, enemy_of(combat), *combat.total), "OR-COMBAT-23" if tie else None)
        if combat.defender != NOBODY:
            g.foe = combat.defender
            g.foe_was_ahead = fame(g, combat.defender) > fame(g, combat.attacker)
            if combat.won and combat.kind == IN_SPACE and g.step == ENCOUNTER:
                achieved(g, combat.attacker, "encounter_player_ship_combat_won")
        OUTCOMES[combat.cause](g, combat)


@dataclass(slots=True)
class AfterCombat(Frame):
    """Goals, and what happens after a combat that was won or lost."""

    def run(self, g: OuterRimState) -> None:
        combat = g.this_combat
        winner, loser = combat.attacker, combat.defender
        if not combat.won:
            winner, loser = loser, winner
        if winner != NOBODY:
            if not is_defeated(g, winner):
                for _, ability in usable_of(g, winner, "after_combat_won", Recover):
                    wounds = ability.amount if ability.what == "character" else 0
                    dents = ability.amount if ability.what == "ship" else 0
                    recover(g, winner, wounds, dents, "OR-TIMING-07")
            achieved(g, winner, "ground_combat_won" if combat.kind == GROUND else "ship_combat_won")
        if loser != NOBODY and combat.kind != GROUND:
            for number, _ in usable_of(g, loser, "ship_combat_lost", DiscardSelf):
                discard(g, loser, number)
        g.combat = combat.outer


def by_card(g: OuterRimState, combat: Combat) -> None:
    resolve(g, combat.attacker, combat.win if combat.won else combat.lose, combat.card)


OUTCOMES[AGAINST_CARD] = by_card
OUTCOMES[AGAINST_PLAYER] = by_card


@effect(e.Combat)
def do_combat(g: OuterRimState, player: int, effect: e.Combat, card: int) -> None:
    fight(
        g,
        Combat(
            player,
            NOBODY,
            effect.type,
            effect.dice,
            AGAINST_CARD,
            enemy=effect.enemy,
            win=effect.win,
            lose=effect.lose,
            card=card,
        ),
    )
