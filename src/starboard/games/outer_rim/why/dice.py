"""Why something cannot be done about dice, with the rule that forbids it."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim.combat import Adjust, Ignore, Rerolls, Window
from starboard.games.outer_rim.component_names import read_card, skill_name
from starboard.games.outer_rim.dice import Faces
from starboard.games.outer_rim.ids import CRIT, FACES, HIT, NONE, SKILLS
from starboard.games.outer_rim.kinds import source_name
from starboard.games.outer_rim.notation import Choice
from starboard.games.outer_rim.people import health, holds, is_fresh
from starboard.games.outer_rim.skill_test import DELIVERY, AfterRoll, SkillTest
from starboard.games.outer_rim.state import OuterRimState, character, ship
from starboard.games.outer_rim.suffer import Hit
from starboard.games.outer_rim.vocabulary.abilities import (
    Ability,
    CancelResult,
    ExtraDie,
    GainSkill,
    Reroll,
    TurnResult,
)
from starboard.games.outer_rim.why.deals import why_credits
from starboard.games.outer_rim.why.goods import not_held
from starboard.games.outer_rim.why.words import first, no, refuses
from starboard.kernel.message import Refusal

# Verbs and targets that name what lets one do something, in the next word.
BY_SOURCE = ("reroll", "turn", "cancel", "set", "skill", "die", "source", "card")


@dataclass(frozen=True)
class Moment:
    """Lists what may be used when: abilities by triggers and kinds, without those that are used up for these dice."""

    player: int
    triggers: tuple[str, ...]
    kinds: tuple[type[Ability], ...]
    used: int
    rule: str


def why_ability(g: OuterRimState, moment: Moment, words: Choice) -> Refusal | list[Ability]:
    """Why an ability cannot be used at all; those of the source that could, on other dice."""
    if first(words) not in BY_SOURCE or len(words) < 2:
        return why_credits(g, moment.player, words) or no("dice", moment.rule)
    player, source = moment.player, words[1]
    own = abilities_of(g, player, source)
    if own is None:
        return not_held()
    name = source_name(source)
    found = [one for one in own if one[1].trigger in moment.triggers and isinstance(one[1], moment.kinds)]
    if not found:
        return no("other-moment", "OR-TIMING-18", source=name)
    found = [one for one in found if not moment.used >> one[1].number & 1]
    if not found:
        return no("used-here", "OR-TIMING-11", source=name)
    found = [one for one in found if is_fresh(g, one[1])]
    if not found:
        return no("ability-used", "OR-TIMING-06")
    fit = [ability for number, ability in found if holds(g, player, ability.condition, number)]
    return fit or no("needs", "OR-TIMING-18", source=name)


def abilities_of(g: OuterRimState, player: int, source: str) -> list[tuple[int, Ability]] | None:
    """List what a card, the character or the ship of the player can do, None if it is not theirs; a secret: nothing."""
    number = read_card(g, source)
    if number in g.held[player]:
        return [(number, one) for one in g.content.cards[number].abilities]
    if number in g.secrets[player]:
        return []
    who, sheet = character(g, player), ship(g, player)
    if source == who.id:
        return [(NONE, who.ability), *([(NONE, who.flipped)] if g.flipped >> player & 1 else [])]
    if source == sheet.id:
        return [(NONE, sheet.flipped)] if sheet.flipped is not None and g.ship_flipped >> player & 1 else []
    return None


def why_faces(abilities: list[Ability], words: Choice, rolled: Faces, added: int = 0) -> Refusal:
    """Tell why an ability cannot be used on these dice."""
    asked = [FACES.index(word) for word in words[2].split(",") if word in FACES] if len(words) > 2 else []
    if any(asked.count(face) > rolled.count(face) for face in asked):
        return no("added-hit", "OR-TIMING-15") if HIT in asked and added else no("no-such-die", "OR-DICE-04")
    name = source_name(words[1])
    wanted = {face for one in abilities for face in faces_for(one)}
    if CRIT in asked and HIT in wanted and CRIT not in wanted:
        return no("crit-no-hit", "OR-DICE-02", source=name)
    return no("not-these-dice", "OR-TIMING-18", source=name)


def faces_for(ability: Ability) -> tuple[int, ...]:
    """The face that an ability is about."""
    match ability:
        case Reroll():
            return (ability.only,)
        case TurnResult():
            return (ability.from_,)
        case CancelResult():
            return (ability.result,)
        case _:
            return ()


# In combat.


def why_window(
    g: OuterRimState, frame: Window, words: Choice, triggers: tuple[str, ...], kind: type[Ability]
) -> Refusal:
    """Hits that are no dice can only be ignored (OR-TIMING-15)."""
    combat = g.this_combat
    found = why_ability(g, Moment(frame.player, triggers, (kind,), combat.used, frame.rule()), words)
    if isinstance(found, Refusal):
        return found
    added = 0 if type(frame) is Ignore else combat.added[frame.side]
    return why_faces(found, words, combat.rolled[frame.side], added)


@refuses(Rerolls)
def why_reroll(g: OuterRimState, frame: Rerolls, words: Choice) -> Refusal:
    return why_window(g, frame, words, frame.triggers(g), Reroll)


@refuses(Adjust)
def why_adjust(g: OuterRimState, frame: Adjust, words: Choice) -> Refusal:
    return why_window(g, frame, words, (frame.trigger(g),), TurnResult)


@refuses(Ignore)
def why_ignore(g: OuterRimState, frame: Ignore, words: Choice) -> Refusal:
    return why_window(g, frame, words, ("after_opponent_roll",), CancelResult)


# Outside of combat.


@refuses(AfterRoll)
def why_after_roll(g: OuterRimState, frame: AfterRoll, words: Choice) -> Refusal:
    now = g.this_roll
    triggers = ("any_own_roll", "illegal_delivery_roll") if now.kind == DELIVERY else ("any_own_roll",)
    moment = Moment(frame.player, triggers, (Reroll, TurnResult), now.used, "OR-TIMING-07")
    found = why_ability(g, moment, words)
    return found if isinstance(found, Refusal) else why_faces(found, words, now.faces)


@refuses(SkillTest)
def why_test(g: OuterRimState, frame: SkillTest, words: Choice) -> Refusal:
    tested = SKILLS[frame.skill]
    other = no("other-skill", "OR-SKILL-06", skill=skill_name(frame.skill))
    if words and words[-1] in SKILLS and words[-1] != tested:
        return other
    moment = Moment(frame.player, ("before_skill_test",), (GainSkill, ExtraDie), g.this_roll.used, "OR-SKILL-02")
    found = why_ability(g, moment, words)
    if isinstance(found, Refusal):
        return found
    cost = min(ability.pay for ability in found)
    if cost > g.credits[frame.player]:
        return no("too-dear", "OR-TIMING-04", cost=cost, credits=g.credits[frame.player])
    if all(ability.wound and g.wounds[frame.player] + ability.wound >= health(g, frame.player) for ability in found):
        return no("too-wounded", "OR-TIMING-04", source=source_name(words[1]))
    if any(isinstance(ability, ExtraDie) and not ability.limit for ability in found):
        return no("free-die", "OR-SKILL-02", source=source_name(words[1]))
    return other


@refuses(Hit)
def why_first(g: OuterRimState, frame: Hit, words: Choice) -> Refusal:
    return why_credits(g, g.active, words) or no("first", "OR-TIMING-10", player_seat=frame.player)
