"""OR-SKILL: skill tests, and the other rolls that are no combat."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from starboard.games.outer_rim import asks, events
from starboard.games.outer_rim.component_names import face_ids
from starboard.games.outer_rim.damage import wound
from starboard.games.outer_rim.dice import (
    Faces,
    find_ability,
    read_faces,
    reroll,
    reroll_choices,
    roll,
    secret_effect,
    secret_rerolls,
    secrets_for,
    turn,
    turn_choices,
    turns,
    use_secret,
)
from starboard.games.outer_rim.ids import ANY_SKILL, CRIT, FACES, FOCUS, HIT, NONE, SKILLS
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.people import health, skill, usable, usable_of
from starboard.games.outer_rim.resolve import effect, resolve
from starboard.games.outer_rim.standing import spend
from starboard.games.outer_rim.state import OuterRimState, Roll
from starboard.games.outer_rim.stories import outcome_story
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.games.outer_rim.vocabulary.abilities import ExtraDie, GainSkill, Reroll, TurnResult
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell, tell_revealed

TEST, DELIVERY, BY_CARD = range(3)
TEST_DICE = 2


@dataclass(slots=True)
class SkillTest(Choosing):
    """Before the dice: abilities that help. Then the roll (OR-SKILL-02)."""

    player: int
    skill: int
    passed: int  # scripts
    failed: int
    card: int
    record: bool = False  # only remember whether it was passed

    def ask(self, g: OuterRimState) -> Ask | None:
        choices = self.helps(g)
        if not choices:
            return None
        return Ask(self.player, asks.Test(SKILLS[self.skill]), [*choices, ("roll",)], "OR-SKILL-02")

    def unasked(self, g: OuterRimState) -> None:
        self.roll(g)

    def helps(self, g: OuterRimState) -> list[Choice]:
        """List what may be used before the roll, each once."""
        abilities = usable(g, self.player, "before_skill_test")
        secrets = secrets_for(g, self.player, "before_skill_test")
        found: list[Choice] = []
        if not abilities and not secrets:
            return found
        used = g.this_roll.used
        for _, ability in abilities:
            if used >> ability.number & 1 or ability.pay > g.credits[self.player]:
                continue
            if ability.wound and g.wounds[self.player] + ability.wound >= health(g, self.player):
                continue
            if isinstance(ability, GainSkill) and ability.skill in (ANY_SKILL, self.skill):
                found.append(("skill", ability.source, SKILLS[self.skill]))
            elif isinstance(ability, ExtraDie) and ability.limit and is_for(ability, self.skill):
                found.append(("die", ability.source))
        found += [
            ("skill", g.content.cards[number].id, SKILLS[self.skill])
            for number in secrets
            if secret_effect(g, number, e.GainSkill).skill in (ANY_SKILL, self.skill)
        ]
        return list(dict.fromkeys(found))

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "roll":
            self.roll(g)
            return
        then(g, self)
        card = g.content.card.get(choice[1], NONE)
        if card in g.secrets[self.player]:
            use_secret(g, self.player, card)
            g.roll = replace(g.this_roll, gained=g.this_roll.gained + 1)
            return
        kind = GainSkill if choice[0] == "skill" else ExtraDie
        number, ability = find_ability(g, self.player, "before_skill_test", choice[1], kind)
        if ability.limit:
            g.used |= 1 << ability.number
        g.roll = replace(g.this_roll, used=g.this_roll.used | 1 << ability.number)
        tell(g, events.Used(self.player, ability.source))
        if isinstance(ability, ExtraDie):
            g.roll = replace(g.this_roll, dice=g.this_roll.dice + ability.dice)
        elif isinstance(ability, GainSkill):
            g.roll = replace(g.this_roll, gained=g.this_roll.gained + 1)
            if ability.after_pass:
                g.roll = replace(g.this_roll, after_pass=(*g.this_roll.after_pass, number))
        if ability.pay:
            spend(g, self.player, ability.pay)
        if ability.wound:
            wound(g, self.player, ability.wound)

    def roll(self, g: OuterRimState) -> None:
        g.roll = replace(g.this_roll, faces=roll(g, g.this_roll.dice))
        tell_roll(g, self.player, g.this_roll.faces, "OR-SKILL-02", fresh=True)
        then(g, AfterRoll(self.player), Outcome(self.passed, self.failed, self.card, self.record))


def is_for(ability: ExtraDie, skill: int) -> bool:
    """Tell whether an extra die is for this skill; without a list it is for all of them."""
    return not ability.skills or skill in ability.skills


def free_dice(g: OuterRimState, player: int, skill: int) -> int:
    """Extra dice that cost nothing and use nothing up are always taken."""
    return sum(
        ability.dice
        for _, ability in usable_of(g, player, "before_skill_test", ExtraDie)
        if not ability.limit and is_for(ability, skill)
    )


def tell_roll(g: OuterRimState, player: int, faces: Faces, rule: str, fresh: bool = False) -> None:
    tell_revealed(g, events.Rolled(player, face_ids(faces), fresh), rule)


@dataclass(slots=True)
class AfterRoll(Choosing):
    """After a roll: rerolls, and what turns the die of an ILLEGAL delivery."""

    player: int

    def ask(self, g: OuterRimState) -> Ask | None:
        choices = self.choices(g)
        if not choices:
            return None
        about = asks.AfterRoll(face_ids(g.this_roll.faces))
        return Ask(self.player, about, [*choices, ("done",)], "OR-TIMING-07")

    def choices(self, g: OuterRimState) -> list[Choice]:
        now = g.this_roll
        faces = now.faces
        found: list[Choice] = []
        for _, ability in usable_of(g, self.player, "any_own_roll", Reroll):
            if not now.used >> ability.number & 1:
                found += reroll_choices(ability, faces)
        found += secret_rerolls(g, self.player, faces)
        if now.kind == DELIVERY:
            for number, way in usable(g, self.player, "illegal_delivery_roll"):
                if now.used >> way.number & 1:
                    continue
                if isinstance(way, Reroll):
                    found += reroll_choices(way, faces)
                elif isinstance(way, TurnResult):
                    found += turn_choices(g, self.player, way, number, faces)
            for number in secrets_for(g, self.player, "illegal_delivery_roll"):
                result = secret_effect(g, number, e.SetResult).result
                if faces != (result,):
                    found.append(("set", g.content.cards[number].id, FACES[result]))
        return list(dict.fromkeys(found))

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "done":
            return
        then(g, self)
        card = g.content.card.get(choice[1], NONE)
        faces = g.this_roll.faces
        if card in g.secrets[self.player]:
            use_secret(g, self.player, card)
        if choice[0] == "reroll":
            mark_used(g, self.player, choice[1])
            faces = reroll(g, faces, read_faces(choice[2]))
            tell_roll(g, self.player, faces, "OR-COMBAT-15")
        elif choice[0] == "turn":
            number, ability = find_ability(g, self.player, "illegal_delivery_roll", choice[1], TurnResult)
            g.roll = replace(g.this_roll, used=g.this_roll.used | 1 << ability.number)
            faces = turn(
                faces, FACES.index(choice[2]), FACES.index(choice[3]), turns(g, self.player, ability, number)[0][2]
            )
            tell_roll(g, self.player, faces, "OR-TIMING-14")
        else:
            faces = (FACES.index(choice[2]),)
            tell_roll(g, self.player, faces, "OR-TIMING-14")
        g.roll = replace(g.this_roll, faces=faces)


def mark_used(g: OuterRimState, player: int, word: str) -> None:
    """A reroll is used up for this roll, and for the turn if it says so; a secret is gone anyway."""
    for trigger in ("any_own_roll", "illegal_delivery_roll"):
        for _, ability in usable_of(g, player, trigger, Reroll):
            if ability.source == word and not g.this_roll.used >> ability.number & 1:
                g.roll = replace(g.this_roll, used=g.this_roll.used | 1 << ability.number)
                if ability.limit == "once_per_turn":
                    g.used |= 1 << ability.number
                return


@dataclass(slots=True)
class Outcome(Frame):
    """Passed or failed (OR-SKILL-03 to -05, -08, -09)."""

    passed: int
    failed: int
    card: int
    record: bool

    def run(self, g: OuterRimState) -> None:
        about = g.this_roll
        player = about.player
        times = skill(g, player, about.skill) + about.gained
        won, rule = passes(times, about.faces), RULES[min(2, times)]
        story = None if self.record else outcome_story(g.content, (self.passed, self.failed), won)
        tell(g, events.Tested(player, SKILLS[about.skill], won, story), rule)
        if self.record:
            g.foe_succeeded = won
        else:
            resolve(g, player, self.passed if won else self.failed, self.card)
        if won:
            for number in about.after_pass:
                for ability in g.content.cards[number].abilities:
                    if isinstance(ability, GainSkill):
                        resolve(g, player, ability.after_pass, number)
        then(g, ROLL_AWAY)


@dataclass(slots=True)
class RollAway(Frame):
    """The dice lie there until it was told what came of them."""

    def run(self, g: OuterRimState) -> None:
        g.roll = None


ROLL_AWAY = RollAway()  # frames are never changed, so that one without fields can be shared
RULES = ("OR-SKILL-03", "OR-SKILL-04", "OR-SKILL-05")
PASSING = ((CRIT,), (CRIT, HIT), (CRIT, HIT, FOCUS))


def passes(times: int, faces: Faces) -> bool:
    """Tell whether a test with a skill held so many times is passed."""
    return any(face in PASSING[min(2, times)] for face in faces)


@effect(e.Test)
def do_test(g: OuterRimState, player: int, effect: e.Test, card: int) -> None:
    begin_test(g, player, effect.skill)
    then(g, SkillTest(player, effect.skill, effect.pass_, effect.fail, card))


def begin_test(g: OuterRimState, player: int, skill: int) -> None:
    g.roll = Roll(player, TEST, skill, dice=TEST_DICE + free_dice(g, player, skill))


# Rolls that a card asks for.


@dataclass(slots=True)
class CardRoll(Frame):
    """The first row that has a face among the dice is resolved."""

    player: int
    dice: int
    results: tuple[tuple[tuple[int, ...], int], ...]
    card: int
    done: bool = False

    def run(self, g: OuterRimState) -> None:
        if not self.done:
            g.roll = Roll(self.player, BY_CARD, dice=self.dice, faces=roll(g, self.dice))
            tell_roll(g, self.player, g.roll.faces, "OR-DICE-04", fresh=True)
            then(g, AfterRoll(self.player), CardRoll(self.player, self.dice, self.results, self.card, True))
            return
        faces, g.roll = g.this_roll.faces, None
        for row, script in self.results:
            if any(face in row for face in faces):
                resolve(g, self.player, script, self.card)
                return


@effect(e.Roll)
def do_roll(g: OuterRimState, player: int, effect: e.Roll, card: int) -> None:
    then(g, CardRoll(player, effect.dice, effect.results, card))


@dataclass(slots=True)
class RollPerCrew(Frame):
    """One die for each; every face that counts is resolved once for each die that shows it."""

    player: int
    dice: int
    results: tuple[tuple[int, int], ...]  # face, script
    done: bool = False

    def run(self, g: OuterRimState) -> None:
        if not self.done:
            g.roll = Roll(self.player, BY_CARD, dice=self.dice, faces=roll(g, self.dice))
            tell_roll(g, self.player, g.roll.faces, "OR-DICE-04", fresh=True)
            then(g, AfterRoll(self.player), RollPerCrew(self.player, self.dice, self.results, True))
            return
        faces, g.roll = g.this_roll.faces, None
        for face, script in self.results:
            for _ in range(faces.count(face)):
                resolve(g, self.player, script)
