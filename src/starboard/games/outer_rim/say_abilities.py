"""What abilities and goals say: when, if, at what price, what, and how often."""

from __future__ import annotations

from starboard.games.outer_rim.content import Ability, Card, Content, Goal
from starboard.games.outer_rim.say_effects import (
    branches,
    face_word,
    join,
    nested,
    say_condition,
    say_script,
    skill_gained,
    when,
    words_of,
)
from starboard.games.outer_rim.words import NONE
from starboard.kernel.message import Argument, Message


def say_ability(content: Content, ability: Ability, card: Card | None = None) -> Message:
    """“After your roll in ground combat: If you have Strength: You may change …”."""
    said = say_kind(content, ability, card)
    if ability.pay:
        said = Message("outer_rim-ability-pay", {"amount": ability.pay, "effects": said})
    if ability.wound:
        said = Message("outer_rim-ability-wound", {"amount": ability.wound, "effects": said})
    said = when(ability.condition, said)
    if ability.limit:
        said = join([said, Message(f"outer_rim-limit-{ability.limit}")])
    if ability.trigger == "always":
        return said
    return Message("outer_rim-ability", {"trigger": Message(f"outer_rim-trigger-{ability.trigger}"), "effects": said})


def say_kind(content: Content, ability: Ability, card: Card | None) -> Message:
    """What it does, as `outer_rim-ability-<kind>`."""
    args, kind = ability.args, ability.kind
    key = f"outer_rim-ability-{kind}"
    if kind == "gain_skill":
        return join([skill_gained(args["skill"]), *branches(content, args, card)])
    if kind == "fame_while":
        tiers = [say_tier(fame, condition) for condition, fame in args["tiers"]]
        return join([*tiers, Message(f"{key}-highest")] if len(tiers) > 1 else tiers)
    if kind == "roll_per_crew":
        rows = [
            Message("outer_rim-each", {"face": face_word(face), "effects": nested(content, script, card)})
            for face, script in args["per_result"]
        ]
        return join([Message(key), *rows])
    if kind in ("turn_result", "cancel_result"):
        return say_change(content, ability)
    if kind == "reroll" and args["only"] == NONE:
        return Message(key, {"dice": args["dice"]})
    if kind == "reroll":
        return Message(f"{key}-only", {"dice": args["dice"], "only": face_word(args["only"])})
    if kind == "extra_die" and args["skills"]:
        key += "-skills"
    if kind == "prevent_reputation_loss" and args["faction"]:
        key += "-faction"
    said = words_of(content, args)
    if kind == "prevent_reputation_loss" and not args["faction"]:
        said = {}
    return join([Message(key, said), *branches(content, args, card)])


def say_tier(fame: int, condition: tuple[tuple[str, str], ...]) -> Message:
    return Message("outer_rim-ability-fame_while", {"amount": fame, "condition": say_condition(condition)})


def say_change(content: Content, ability: Ability) -> Message:
    """Of dice; an upgrade is said in full, with its own values."""
    key = f"outer_rim-ability-{ability.kind}"
    plain = {name: value for name, value in ability.args.items() if name != "upgrade"}
    said = Message(key, words_of(content, plain))
    upgrade = ability.args["upgrade"]
    if not upgrade:
        return said
    better = {**plain, **{name: value for name, value in upgrade.items() if name != "condition"}}
    args: dict[str, Argument] = {
        "condition": say_condition(upgrade["condition"]),
        "effects": Message(key, words_of(content, better)),
    }
    return join([said, Message("outer_rim-upgrade", args)])


def say_goal(content: Content, goal: Goal) -> Message:
    """What is to be achieved, how often, at what price and for what."""
    args: dict[str, Argument] = {"amount": goal.amount} if goal.event == "ship_damage_recovered" else {}
    said = [Message(f"outer_rim-goal-{goal.event}", args)]
    if goal.condition:
        said.append(Message("outer_rim-goal-condition", {"condition": say_condition(goal.condition)}))
    if goal.cost:
        said.append(Message("outer_rim-goal-cost", {"amount": goal.cost}))
    if goal.count > 1:
        said.append(Message("outer_rim-goal-count", {"count": goal.count}))
    said.append(Message("outer_rim-text-reward", {"effects": say_script(content, goal.reward)}))
    return join(said)
