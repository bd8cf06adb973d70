"""Says abilities and goals: when, if, at what price, what, and how often."""

from __future__ import annotations

from starboard.games.outer_rim.content import Card, Content, Goal
from starboard.games.outer_rim.ids import NONE
from starboard.games.outer_rim.joined import join
from starboard.games.outer_rim.say.effects import branches, nested, say_script, skill_gained, when
from starboard.games.outer_rim.vocabulary import abilities as a
from starboard.games.outer_rim.vocabulary.abilities import Ability
from starboard.games.outer_rim.vocabulary.conditions import Condition
from starboard.games.outer_rim.vocabulary.declared import words_of
from starboard.games.outer_rim.vocabulary.kinds import face_word
from starboard.games.outer_rim.vocabulary.when import say_condition
from starboard.kernel.message import Argument, Message


def say_ability(content: Content, ability: Ability, card: Card | None = None) -> Message:
    """“After your roll in ground combat: If you have Strength: You may change …”."""
    said = say_kind(content, ability, card)
    if ability.pay:
        said = Message("outer_rim-ability-pay", {"amount": ability.pay, "effects": said})
    if ability.wound:
        said = Message("outer_rim-ability-wound", {"amount": ability.wound, "effects": said})
    said = when(content, ability.condition, said)
    if ability.limit:
        said = join([said, Message(f"outer_rim-limit-{ability.limit}")])
    if ability.trigger == "always":
        return said
    return Message("outer_rim-ability", {"trigger": Message(f"outer_rim-trigger-{ability.trigger}"), "effects": said})


def say_kind(content: Content, ability: Ability, card: Card | None) -> Message:
    """Say what it does, as `outer_rim-ability-<kind>`."""
    key = f"outer_rim-ability-{ability.word}"
    match ability:
        case a.Resolve():
            return say_script(content, ability.effects, card)
        case a.GainSkill():
            return join([skill_gained(ability.skill), *branches(content, ability, card)])
        case a.FameWhile():
            tiers = [say_tier(content, fame, condition) for condition, fame in ability.tiers]
            return join([*tiers, Message(f"{key}-highest")] if len(tiers) > 1 else tiers)
        case a.RollPerCrew():
            rows = [
                Message("outer_rim-each", {"face": face_word(face), "effects": nested(content, script, card)})
                for face, script in ability.per_result
            ]
            return join([Message(key), *rows])
        case a.TurnResult() | a.CancelResult():
            return say_change(content, ability)
        case a.Reroll() if ability.only == NONE:
            return Message(key, {"dice": ability.dice})
        case a.PreventReputationLoss() if not ability.faction:
            return Message(key)
    key += variant(ability)
    return join([Message(key, words_of(content, ability)), *branches(content, ability, card)])


def variant(ability: Ability) -> str:
    """Return how the key of an ability ends that is for some dice, skills or factions only."""
    match ability:
        case a.Reroll():
            return "-only"
        case a.ExtraDie() if ability.skills:
            return "-skills"
        case a.PreventReputationLoss():
            return "-faction"
    return ""


def say_tier(content: Content, fame: int, condition: Condition) -> Message:
    return Message("outer_rim-ability-fame_while", {"amount": fame, "condition": say_condition(content, condition)})


def say_change(content: Content, ability: a.TurnResult | a.CancelResult) -> Message:
    """Say a change of dice; an upgrade is said in full, with its own values."""
    key = f"outer_rim-ability-{ability.word}"
    said = Message(key, words_of(content, ability))
    upgrade = ability.upgrade
    if upgrade is None:
        return said
    better = a.upgraded(ability, upgrade)
    args: dict[str, Argument] = {
        "condition": say_condition(content, upgrade.condition),
        "effects": Message(key, words_of(content, better)),
    }
    return join([said, Message("outer_rim-upgrade", args)])


def say_goal(content: Content, goal: Goal) -> Message:
    """Say what is to be achieved, how often, at what price and for what."""
    args: dict[str, Argument] = {"amount": goal.amount} if goal.event == "ship_damage_recovered" else {}
    said = [Message(f"outer_rim-goal-{goal.event}", args)]
    if goal.condition:
        said.append(Message("outer_rim-goal-condition", {"condition": say_condition(content, goal.condition)}))
    if goal.cost:
        said.append(Message("outer_rim-goal-cost", {"amount": goal.cost}))
    if goal.count > 1:
        said.append(Message("outer_rim-goal-count", {"count": goal.count}))
    said.append(Message("outer_rim-text-reward", {"effects": say_script(content, goal.reward)}))
    return join(said)
