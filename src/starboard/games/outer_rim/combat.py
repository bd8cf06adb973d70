"""OR-COMBAT: one exchange of rolls, with the windows in which both sides may use abilities."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from starboard.games.outer_rim.content import Ability, Effect
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
from starboard.games.outer_rim.notation import Choice, Choosing, source_name
from starboard.games.outer_rim.people import (
    AGAINST_CARD,
    AGAINST_PATROL,
    AGAINST_PLAYER,
    fame,
    holds,
    usable,
    use,
    value,
)
from starboard.games.outer_rim.resolve import effect, resolve
from starboard.games.outer_rim.state import Combat, OuterRimState, is_defeated
from starboard.games.outer_rim.suffer import Suffer
from starboard.games.outer_rim.tell import faces_name
from starboard.games.outer_rim.words import (
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
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message
from starboard.kernel.state import tell, tell_revealed

# What winning and losing does, by why there is a combat (OR-COMBAT-25). It is resolved before damage.
OUTCOMES: dict[int, Callable[[OuterRimState, Combat], None]] = {}


def fight(g: OuterRimState, combat: Combat) -> None:
    """What winning or losing brings may be another combat: then this one waits with its damage (OR-COMBAT-26)."""
    g.combat = replace(combat, outer=g.combat)
    tell(
        g,
        "outer_rim-event-combat",
        "OR-COMBAT-01",
        seat=combat.attacker,
        kind=COMBATS[combat.kind],
        enemy=enemy_name(g, combat),
    )
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


def enemy_name(g: OuterRimState, combat: Combat) -> Message:
    if combat.defender != NOBODY:
        return Message("outer_rim-player", {"player_seat": combat.defender})
    if combat.cause == AGAINST_PATROL:
        return Message("outer_rim-patrol", {"faction": combat.enemy})
    if combat.cause == AGAINST_CARD:
        return Message(f"outer_rim-enemy-{combat.enemy}")
    return Message(f"outer_rim-contact-{combat.enemy}")


def side_of(combat: Combat, player: int) -> int:
    return 0 if combat.attacker == player else 1


def at_the_start(g: OuterRimState, player: int) -> None:
    """Abilities of the start of combat only help and use nothing up: they are always used (OR-COMBAT-11)."""
    assert g.combat is not None
    side = side_of(g.combat, player)
    for _, ability in usable(g, player, "start_of_combat"):
        if ability.kind == "stat_bonus":
            if ability.args["stat"] != ("ground_combat" if g.combat.kind == GROUND else "ship_combat"):
                continue
            g.combat = replace(g.combat, bonus=plus(g.combat.bonus, side, ability.args["amount"]))
        elif ability.kind == "add_result":
            g.combat = replace(g.combat, added=plus(g.combat.added, side, ability.args["count"]))
        tell(g, "outer_rim-event-used", "OR-COMBAT-11", seat=player, source=source_name(ability.source))


def plus(pair: tuple[int, int], side: int, amount: int) -> tuple[int, int]:
    return (pair[0], pair[1] + amount) if side else (pair[0] + amount, pair[1])


Dice = tuple[tuple[int, ...], tuple[int, ...]]


def with_side(pair: Dice, side: int, faces: tuple[int, ...]) -> Dice:
    return (pair[0], faces) if side else (faces, pair[1])


def dice_of(g: OuterRimState, side: int) -> int:
    """How many dice a side rolls, after what both sides do about it (OR-COMBAT-12, -13)."""
    assert g.combat is not None
    combat = g.combat
    player = combat.defender if side else combat.attacker
    if player == NOBODY:
        dice = combat.dice
    else:
        dice = value(g, player, GROUND_COMBAT if combat.kind == GROUND else SHIP_COMBAT)
    rival = combat.attacker if side else combat.defender
    if rival != NOBODY:
        for _, ability in usable(g, rival, "before_opponent_roll"):
            dice -= ability.args["amount"]
    return max(0, dice + combat.bonus[side])


@dataclass(slots=True)
class RollSide(Frame):
    side: int

    def run(self, g: OuterRimState) -> None:
        assert g.combat is not None
        faces = roll(g, dice_of(g, self.side))
        g.combat = replace(g.combat, rolled=with_side(g.combat.rolled, self.side, faces))
        tell_dice(g, self.side, "OR-COMBAT-12")


def tell_dice(g: OuterRimState, side: int, rule: str) -> None:
    assert g.combat is not None
    faces = faces_name(g.combat.rolled[side])
    player = g.combat.defender if side else g.combat.attacker
    if player == NOBODY:
        enemy = enemy_name(g, g.combat)
        tell_revealed(g, "outer_rim-event-enemy-rolled", rule, seat=g.combat.attacker, enemy=enemy, faces=faces)
    else:
        tell_revealed(g, "outer_rim-event-rolled", rule, seat=player, faces=faces)


def ready(g: OuterRimState, player: int, trigger: str, kind: str) -> list[tuple[int, Ability]]:
    assert g.combat is not None
    return [
        (number, ability)
        for number, ability in usable(g, player, trigger)
        if ability.kind == kind and not g.combat.used >> ability.number & 1
    ]


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
        assert g.combat is not None
        faces = faces_name(g.combat.rolled[self.side])
        return Ask(self.player, self.key(), [*choices, ("done",)], self.rule(), faces=faces)

    def choices(self, g: OuterRimState) -> list[Choice]:
        raise NotImplementedError

    def key(self) -> str:
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

    def key(self) -> str:
        return "outer_rim-ask-reroll"

    def rule(self) -> str:
        return "OR-COMBAT-14"

    def triggers(self, g: OuterRimState) -> tuple[str, str]:
        assert g.combat is not None
        return ("any_own_roll", "ground_combat_roll" if g.combat.kind == GROUND else "ship_combat_roll")

    def choices(self, g: OuterRimState) -> list[Choice]:
        assert g.combat is not None
        faces = g.combat.rolled[self.side]
        found = [choice for ability in self.ways(g) for choice in reroll_choices(ability, faces)]
        return [*dict.fromkeys(found), *secret_rerolls(g, self.player, faces)]

    def ways(self, g: OuterRimState) -> list[Ability]:
        return [ability for trigger in self.triggers(g) for _, ability in ready(g, self.player, trigger, "reroll")]

    def use(self, g: OuterRimState, choice: Choice) -> None:
        assert g.combat is not None
        faces = g.combat.rolled[self.side]
        card = g.content.card.get(choice[1], NONE)
        if card in g.secrets[self.player]:
            use_secret(g, self.player, card)
        else:
            use(g, next(ability for ability in self.ways(g) if choice in reroll_choices(ability, faces)))
        faces = reroll(g, faces, read_faces(choice[2]))
        g.combat = replace(g.combat, rolled=with_side(g.combat.rolled, self.side, faces))
        tell_dice(g, self.side, "OR-COMBAT-15")


@dataclass(slots=True)
class Adjust(Window):
    """Results may be changed by who rolled them (OR-COMBAT-17)."""

    player: int
    side: int

    def key(self) -> str:
        return "outer_rim-ask-turn"

    def rule(self) -> str:
        return "OR-COMBAT-17"

    def trigger(self, g: OuterRimState) -> str:
        assert g.combat is not None
        return "ground_combat_roll" if g.combat.kind == GROUND else "ship_combat_roll"

    def choices(self, g: OuterRimState) -> list[Choice]:
        assert g.combat is not None
        faces = g.combat.rolled[self.side]
        found: list[Choice] = []
        for number, ability in ready(g, self.player, self.trigger(g), "turn_result"):
            found += turn_choices(g, self.player, ability, number, faces)
        return list(dict.fromkeys(found))

    def use(self, g: OuterRimState, choice: Choice) -> None:
        assert g.combat is not None
        number, ability = next(
            (number, ability)
            for number, ability in ready(g, self.player, self.trigger(g), "turn_result")
            if choice in turn_choices(g, self.player, ability, number, g.combat.rolled[self.side])
        )
        old, new = FACES.index(choice[2]), FACES.index(choice[3])
        count = next(
            count for was, to, count in turns(g, self.player, ability, number) if to == new and was in (NONE, old)
        )
        faces = turn(g.combat.rolled[self.side], old, new, count)
        g.combat = replace(g.combat, rolled=with_side(g.combat.rolled, self.side, faces))
        use(g, ability)
        tell_dice(g, self.side, "OR-TIMING-14")


@dataclass(slots=True)
class Ignore(Window):
    """Results of the other side may be ignored (OR-COMBAT-17, OR-TIMING-13)."""

    player: int
    side: int

    def key(self) -> str:
        return "outer_rim-ask-ignore"

    def rule(self) -> str:
        return "OR-COMBAT-17"

    def choices(self, g: OuterRimState) -> list[Choice]:
        assert g.combat is not None
        found: list[Choice] = []
        for number, ability in ready(g, self.player, "after_opponent_roll", "cancel_result"):
            found += [
                ("cancel", ability.source, FACES[face])
                for face in self.faces(g, ability, number)
                if face in g.combat.rolled[self.side] or (face == HIT and g.combat.added[self.side])
            ]
        return list(dict.fromkeys(found))

    def faces(self, g: OuterRimState, ability: Ability, number: int) -> list[int]:
        faces = [ability.args["result"]]
        upgrade = ability.args["upgrade"]
        if upgrade and holds(g, self.player, upgrade["condition"], number):
            faces.append(upgrade["result"])
        return faces

    def use(self, g: OuterRimState, choice: Choice) -> None:
        assert g.combat is not None
        face = FACES.index(choice[2])
        ability = next(
            ability
            for number, ability in ready(g, self.player, "after_opponent_roll", "cancel_result")
            if ability.source == choice[1] and face in self.faces(g, ability, number)
        )
        dice = list(g.combat.rolled[self.side])
        ignored: list[int] = []
        added = 0
        for _ in range(ability.args["count"]):
            if face in dice:
                dice.remove(face)
            elif face == HIT and g.combat.added[self.side] + added > 0:
                added -= 1
            else:
                break
            ignored.append(face)
        g.combat = replace(
            g.combat,
            rolled=with_side(g.combat.rolled, self.side, tuple(dice)),
            ignored=with_side(g.combat.ignored, self.side, (*g.combat.ignored[self.side], *ignored)),
            added=plus(g.combat.added, self.side, added),
        )
        use(g, ability)
        tell(
            g,
            "outer_rim-event-ignored",
            "OR-TIMING-13",
            seat=self.player,
            faces=faces_name(ignored),
            source=source_name(ability.source),
        )


@dataclass(slots=True)
class Count(Frame):
    """A hit is one damage, a critical hit two (OR-COMBAT-16)."""

    side: int

    def run(self, g: OuterRimState) -> None:
        assert g.combat is not None
        total = sum(DAMAGE[face] for face in g.combat.rolled[self.side]) + g.combat.added[self.side]
        g.combat = replace(g.combat, total=plus(g.combat.total, self.side, total))


@dataclass(slots=True)
class Decide(Frame):
    """More damage wins, and the attacker wins ties; then what that brings (OR-COMBAT-22 to -26)."""

    def run(self, g: OuterRimState) -> None:
        assert g.combat is not None
        combat = g.combat
        beatable = combat.defender != NOBODY or combat.dice != NONE
        g.combat = combat = replace(combat, won=beatable and combat.total[0] >= combat.total[1])
        tell(
            g,
            "outer_rim-event-combat-won" if combat.won else "outer_rim-event-combat-lost",
            "OR-COMBAT-23" if combat.won and combat.total[0] == combat.total[1] else "OR-COMBAT-22",
            seat=combat.attacker,
            enemy=enemy_name(g, combat),
            damage=combat.total[0],
            enemy_damage=combat.total[1],
        )
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
        assert g.combat is not None
        combat = g.combat
        winner, loser = combat.attacker, combat.defender
        if not combat.won:
            winner, loser = loser, winner
        if winner != NOBODY:
            if not is_defeated(g, winner):
                for _, ability in usable(g, winner, "after_combat_won"):
                    wounds = ability.args["amount"] if ability.args["what"] == "character" else 0
                    dents = ability.args["amount"] if ability.args["what"] == "ship" else 0
                    recover(g, winner, wounds, dents, "OR-TIMING-07")
            achieved(g, winner, "ground_combat_won" if combat.kind == GROUND else "ship_combat_won")
        if loser != NOBODY and combat.kind != GROUND:
            for number, _ in usable(g, loser, "ship_combat_lost"):
                discard(g, loser, number)
        g.combat = combat.outer


def by_card(g: OuterRimState, combat: Combat) -> None:
    resolve(g, combat.attacker, combat.win if combat.won else combat.lose, combat.card)


OUTCOMES[AGAINST_CARD] = by_card
OUTCOMES[AGAINST_PLAYER] = by_card


@effect("combat")
def do_combat(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    args = effect.args
    fight(
        g,
        Combat(
            player,
            NOBODY,
            args["type"],
            args["dice"],
            AGAINST_CARD,
            enemy=args["enemy"],
            win=args["win"],
            lose=args["lose"],
            card=card,
        ),
    )
