"""Why something cannot be done about dice, with the rule that forbids it."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim.combat import Adjust, Ignore, Rerolls, Window
from starboard.games.outer_rim.content import Ability
from starboard.games.outer_rim.dice import Faces
from starboard.games.outer_rim.notation import Choice, source_name
from starboard.games.outer_rim.people import health, holds, is_fresh
from starboard.games.outer_rim.skill_test import DELIVERY, AfterRoll, SkillTest
from starboard.games.outer_rim.state import OuterRimState, character, ship
from starboard.games.outer_rim.suffer import Hit
from starboard.games.outer_rim.tell import read_card, skill_name
from starboard.games.outer_rim.why_deals import why_credits
from starboard.games.outer_rim.why_goods import not_held
from starboard.games.outer_rim.why_words import first, no, refuses
from starboard.games.outer_rim.words import CRIT, FACES, HIT, NONE, SKILLS
from starboard.kernel.message import Refusal

# Verbs and targets that name what lets one do something, in the next word.
BY_SOURCE = ("reroll", "turn", "cancel", "set", "skill", "die", "source", "card")


@dataclass(frozen=True)
class Moment:
    """What may be used when: abilities by their triggers and kinds, those that are used up for these dice left out."""

    player: int
    triggers: tuple[str, ...]
    kinds: tuple[str, ...]
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
    found = [one for one in own if one[1].trigger in moment.triggers and one[1].kind in moment.kinds]
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
    """Of a card, the character or the ship, if it is the player's; a secret has none that are always there."""
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
    """Of dice that an ability is to be used on."""
    asked = [FACES.index(word) for word in words[2].split(",") if word in FACES] if len(words) > 2 else []
    if any(asked.count(face) > rolled.count(face) for face in asked):
        return no("added-hit", "OR-TIMING-15") if HIT in asked and added else no("no-such-die", "OR-DICE-04")
    name = source_name(words[1])
    wanted = {one.args[key] for one in abilities for key in ("only", "from", "result") if key in one.args}
    if CRIT in asked and HIT in wanted and CRIT not in wanted:
        return no("crit-no-hit", "OR-DICE-02", source=name)
    return no("not-these-dice", "OR-TIMING-18", source=name)


# In combat.


def why_window(g: OuterRimState, frame: Window, words: Choice, triggers: tuple[str, ...], kind: str) -> Refusal:
    """Hits that are no dice can only be ignored (OR-TIMING-15)."""
    assert g.combat is not None
    found = why_ability(g, Moment(frame.player, triggers, (kind,), g.combat.used, frame.rule()), words)
    if isinstance(found, Refusal):
        return found
    added = 0 if type(frame) is Ignore else g.combat.added[frame.side]
    return why_faces(found, words, g.combat.rolled[frame.side], added)


@refuses(Rerolls)
def why_reroll(g: OuterRimState, frame: Rerolls, words: Choice) -> Refusal:
    return why_window(g, frame, words, frame.triggers(g), "reroll")


@refuses(Adjust)
def why_adjust(g: OuterRimState, frame: Adjust, words: Choice) -> Refusal:
    return why_window(g, frame, words, (frame.trigger(g),), "turn_result")


@refuses(Ignore)
def why_ignore(g: OuterRimState, frame: Ignore, words: Choice) -> Refusal:
    return why_window(g, frame, words, ("after_opponent_roll",), "cancel_result")


# Outside of combat.


@refuses(AfterRoll)
def why_after_roll(g: OuterRimState, frame: AfterRoll, words: Choice) -> Refusal:
    assert g.roll is not None
    triggers = ("any_own_roll", "illegal_delivery_roll") if g.roll.kind == DELIVERY else ("any_own_roll",)
    moment = Moment(frame.player, triggers, ("reroll", "turn_result"), g.roll.used, "OR-TIMING-07")
    found = why_ability(g, moment, words)
    return found if isinstance(found, Refusal) else why_faces(found, words, g.roll.faces)


@refuses(SkillTest)
def why_test(g: OuterRimState, frame: SkillTest, words: Choice) -> Refusal:
    assert g.roll is not None
    tested = SKILLS[frame.skill]
    other = no("other-skill", "OR-SKILL-06", skill=skill_name(frame.skill))
    if words and words[-1] in SKILLS and words[-1] != tested:
        return other
    moment = Moment(frame.player, ("before_skill_test",), ("gain_skill", "extra_die"), g.roll.used, "OR-SKILL-02")
    found = why_ability(g, moment, words)
    if isinstance(found, Refusal):
        return found
    cost = min(ability.pay for ability in found)
    if cost > g.credits[frame.player]:
        return no("too-dear", "OR-TIMING-04", cost=cost, credits=g.credits[frame.player])
    if all(ability.wound and g.wounds[frame.player] + ability.wound >= health(g, frame.player) for ability in found):
        return no("too-wounded", "OR-TIMING-04", source=source_name(words[1]))
    if any(ability.kind == "extra_die" and not ability.limit for ability in found):
        return no("free-die", "OR-SKILL-02", source=source_name(words[1]))
    return other


@refuses(Hit)
def why_first(g: OuterRimState, frame: Hit, words: Choice) -> Refusal:
    return why_credits(g, g.active, words) or no("first", "OR-TIMING-10", player_seat=frame.player)
