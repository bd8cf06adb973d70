"""OR-SKILL: skill tests, and the other rolls that are no combat."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from starboard.games.outer_rim.content import Effect
from starboard.games.outer_rim.damage import wound
from starboard.games.outer_rim.dice import (
    Faces,
    find_ability,
    read_faces,
    reroll,
    reroll_choices,
    roll,
    secret_amount,
    secret_rerolls,
    secrets_for,
    turn,
    turn_choices,
    turns,
    use_secret,
)
from starboard.games.outer_rim.notation import Choice, Choosing, source_name
from starboard.games.outer_rim.people import health, skill, usable
from starboard.games.outer_rim.resolve import effect, resolve
from starboard.games.outer_rim.standing import spend
from starboard.games.outer_rim.state import OuterRimState, Roll
from starboard.games.outer_rim.tell import faces_name, skill_name
from starboard.games.outer_rim.words import ANY_SKILL, CRIT, FACES, FOCUS, HIT, NONE, SKILLS
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
            self.roll(g)
            return None
        about = skill_name(self.skill)
        return Ask(self.player, "outer_rim-ask-test", [*choices, ("roll",)], "OR-SKILL-02", skill=about)

    def helps(self, g: OuterRimState) -> list[Choice]:
        """What may be used before the roll, each once."""
        assert g.roll is not None
        found: list[Choice] = []
        for _, ability in usable(g, self.player, "before_skill_test"):
            if g.roll.used >> ability.number & 1 or ability.pay > g.credits[self.player]:
                continue
            if ability.wound and g.wounds[self.player] + ability.wound >= health(g, self.player):
                continue
            if ability.kind == "gain_skill" and ability.args["skill"] in (ANY_SKILL, self.skill):
                found.append(("skill", ability.source, SKILLS[self.skill]))
            elif ability.kind == "extra_die" and ability.limit and self.skill in tested(ability.args, self.skill):
                found.append(("die", ability.source))
        found += [
            ("skill", g.content.cards[number].id, SKILLS[self.skill])
            for number in secrets_for(g, self.player, "before_skill_test")
            if secret_amount(g, number, "gain_skill", "skill") in (ANY_SKILL, self.skill)
        ]
        return list(dict.fromkeys(found))

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "roll":
            self.roll(g)
            return
        then(g, self)
        assert g.roll is not None
        card = g.content.card.get(choice[1], NONE)
        if card in g.secrets[self.player]:
            use_secret(g, self.player, card)
            g.roll = replace(g.roll, gained=g.roll.gained + 1)
            return
        kind = "gain_skill" if choice[0] == "skill" else "extra_die"
        number, ability = find_ability(g, self.player, "before_skill_test", choice[1], kind)
        if ability.limit:
            g.used |= 1 << ability.number
        g.roll = replace(g.roll, used=g.roll.used | 1 << ability.number)
        tell(g, "outer_rim-event-used", "OR-TIMING-18", seat=self.player, source=source_name(ability.source))
        if kind == "extra_die":
            g.roll = replace(g.roll, dice=g.roll.dice + ability.args["dice"])
        else:
            g.roll = replace(g.roll, gained=g.roll.gained + 1)
            if ability.args.get("after_pass"):
                g.roll = replace(g.roll, after_pass=(*g.roll.after_pass, number))
        if ability.pay:
            spend(g, self.player, ability.pay)
        if ability.wound:
            wound(g, self.player, ability.wound)

    def roll(self, g: OuterRimState) -> None:
        assert g.roll is not None
        g.roll = replace(g.roll, faces=roll(g, g.roll.dice))
        tell_roll(g, self.player, g.roll.faces, "OR-SKILL-02")
        then(g, AfterRoll(self.player), Outcome(self.passed, self.failed, self.card, self.record))


def tested(args: dict[str, object], skill: int) -> tuple[int, ...]:
    """The skills an extra die is for; without a list all of them."""
    found = args["skills"]
    assert isinstance(found, tuple)
    return found or (skill,)


def free_dice(g: OuterRimState, player: int, skill: int) -> int:
    """Extra dice that cost nothing and use nothing up are always taken."""
    return sum(
        ability.args["dice"]
        for _, ability in usable(g, player, "before_skill_test")
        if ability.kind == "extra_die" and not ability.limit and skill in tested(ability.args, skill)
    )


def tell_roll(g: OuterRimState, player: int, faces: Faces, rule: str) -> None:
    tell_revealed(g, "outer_rim-event-rolled", rule, seat=player, faces=faces_name(faces))


@dataclass(slots=True)
class AfterRoll(Choosing):
    """After a roll: rerolls, and what turns the die of an ILLEGAL delivery."""

    player: int

    def ask(self, g: OuterRimState) -> Ask | None:
        choices = self.choices(g)
        if not choices:
            return None
        assert g.roll is not None
        faces = faces_name(g.roll.faces)
        return Ask(self.player, "outer_rim-ask-after-roll", [*choices, ("done",)], "OR-TIMING-07", faces=faces)

    def choices(self, g: OuterRimState) -> list[Choice]:
        assert g.roll is not None
        faces = g.roll.faces
        found: list[Choice] = []
        for _, ability in usable(g, self.player, "any_own_roll"):
            if not g.roll.used >> ability.number & 1:
                found += reroll_choices(ability, faces)
        found += secret_rerolls(g, self.player, faces)
        if g.roll.kind == DELIVERY:
            for number, ability in usable(g, self.player, "illegal_delivery_roll"):
                if g.roll.used >> ability.number & 1:
                    continue
                if ability.kind == "reroll":
                    found += reroll_choices(ability, faces)
                else:
                    found += turn_choices(g, self.player, ability, number, faces)
            for number in secrets_for(g, self.player, "illegal_delivery_roll"):
                result = secret_amount(g, number, "set_result", "result")
                if faces != (result,):
                    found.append(("set", g.content.cards[number].id, FACES[result]))
        return list(dict.fromkeys(found))

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        assert g.roll is not None
        if choice[0] == "done":
            return
        then(g, self)
        card = g.content.card.get(choice[1], NONE)
        faces = g.roll.faces
        if card in g.secrets[self.player]:
            use_secret(g, self.player, card)
        if choice[0] == "reroll":
            mark_used(g, self.player, choice[1])
            faces = reroll(g, faces, read_faces(choice[2]))
            tell_roll(g, self.player, faces, "OR-COMBAT-15")
        elif choice[0] == "turn":
            number, ability = find_ability(g, self.player, "illegal_delivery_roll", choice[1], "turn_result")
            g.roll = replace(g.roll, used=g.roll.used | 1 << ability.number)
            faces = turn(
                faces, FACES.index(choice[2]), FACES.index(choice[3]), turns(g, self.player, ability, number)[0][2]
            )
            tell_roll(g, self.player, faces, "OR-TIMING-14")
        else:
            faces = (FACES.index(choice[2]),)
            tell_roll(g, self.player, faces, "OR-TIMING-14")
        assert g.roll is not None
        g.roll = replace(g.roll, faces=faces)


def mark_used(g: OuterRimState, player: int, word: str) -> None:
    """A reroll is used up for this roll, and for the turn if it says so; a secret is gone anyway."""
    assert g.roll is not None
    for trigger in ("any_own_roll", "illegal_delivery_roll"):
        for _, ability in usable(g, player, trigger):
            if ability.source == word and ability.kind == "reroll" and not g.roll.used >> ability.number & 1:
                g.roll = replace(g.roll, used=g.roll.used | 1 << ability.number)
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
        assert g.roll is not None
        player, about = g.roll.player, g.roll
        won = passes(skill(g, player, about.skill) + about.gained, about.faces)
        g.roll = None
        tell(
            g,
            "outer_rim-event-tested",
            RULES[min(2, skill(g, player, about.skill) + about.gained)],
            seat=player,
            skill=skill_name(about.skill),
            passed="yes" if won else "no",
        )
        if self.record:
            g.foe_succeeded = won
        else:
            resolve(g, player, self.passed if won else self.failed, self.card)
        if won:
            for number in about.after_pass:
                for ability in g.content.cards[number].abilities:
                    resolve(g, player, ability.args.get("after_pass", 0), number)


RULES = ("OR-SKILL-03", "OR-SKILL-04", "OR-SKILL-05")
PASSING = ((CRIT,), (CRIT, HIT), (CRIT, HIT, FOCUS))


def passes(times: int, faces: Faces) -> bool:
    """Whether a test with a skill held so many times is passed."""
    return any(face in PASSING[min(2, times)] for face in faces)


@effect("test")
def do_test(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    begin_test(g, player, effect.args["skill"])
    then(g, SkillTest(player, effect.args["skill"], effect.args["pass"], effect.args["fail"], card))


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
            tell_roll(g, self.player, g.roll.faces, "OR-DICE-04")
            then(g, AfterRoll(self.player), CardRoll(self.player, self.dice, self.results, self.card, True))
            return
        assert g.roll is not None
        faces, g.roll = g.roll.faces, None
        for row, script in self.results:
            if any(face in row for face in faces):
                resolve(g, self.player, script, self.card)
                return


@effect("roll")
def do_roll(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    then(g, CardRoll(player, effect.args["dice"], effect.args["results"], card))


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
            tell_roll(g, self.player, g.roll.faces, "OR-DICE-04")
            then(g, AfterRoll(self.player), RollPerCrew(self.player, self.dice, self.results, True))
            return
        assert g.roll is not None
        faces, g.roll = g.roll.faces, None
        for face, script in self.results:
            for _ in range(faces.count(face)):
                resolve(g, self.player, script)
