"""What a list of effects says: sentences made of the effects themselves, so that words and deeds cannot disagree.

A sentence has the key `outer_rim-effect-<do>`. What follows from it only sometimes (a test that is passed, a price that
is paid) comes after it, in brackets if it branches again; what follows always is said to do so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from starboard.games.outer_rim.content import Card, Condition, Content, Effect
from starboard.games.outer_rim.words import (
    ANY_SKILL,
    COMBATS,
    DECKS,
    FACES,
    NONE,
    REPUTATION,
    SKILLS,
    SLOTS,
    TYPES,
)
from starboard.kernel.message import Argument, Message

# Whose branches are lists of effects, in the order in which they are said.
BRANCHES = ("pass", "fail", "win", "lose", "if_illegal", "after_pass")
# Effects after which it depends what happens.
BRANCHING = (
    "test",
    "combat",
    "fight_player",
    "roll",
    "choose",
    "pay",
    "may",
    "if",
    "deliver_cargo_here",
)
# Parameters that say nothing: there is only one way.
UNSAID = ("record", "side", "trade_in", "inside", "duration", "whose", "place_goal_token", "upgrade")


# Joining.


def join(parts: Sequence[Message], key: str = "outer_rim-join") -> Message:
    """One after another; `key` says how: sentences, or things of a list."""
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = Message(key, {"first": part, "rest": said})
    return said


def listed(parts: Sequence[Message]) -> Message:
    return join(parts, "outer_rim-list")


def either(parts: Sequence[Message], key: str = "outer_rim-either") -> Message:
    """“a, b or c”."""
    return join([listed(parts[:-1]), parts[-1]], key) if len(parts) > 1 else parts[0]


def both(parts: Sequence[Message]) -> Message:
    """“a, b and c”."""
    return either(parts, "outer_rim-both")


# Words for parameters.


def skill_word(skill: int) -> Message:
    return Message(f"outer_rim-skill-{SKILLS[skill]}")


def face_word(face: int) -> Message:
    return Message("outer_rim-face-any" if face == NONE else f"outer_rim-face-{FACES[face]}")


def space_word(content: Content, space: int) -> Message:
    return Message(f"outer_rim-space-{content.spaces[space].id}")


def say_condition(condition: Condition) -> Message:
    """A clause: “you have Tech and it is a ground combat”."""
    return both([say_atom(name, argument) for name, argument in condition])


def say_atom(name: str, argument: str) -> Message:
    args: dict[str, Argument] = {}
    if name.endswith(">="):
        name, args = name[:-2], {"count": int(argument)}
    elif name in ("has_skill", "has_skill_any"):
        name, args = "has_skill", {"skill": either([Message(f"outer_rim-skill-{one}") for one in argument.split(",")])}
    elif name == "card_has_trait":
        args = {"trait": Message(f"outer_rim-trait-{argument}")}
    elif argument:
        args = {"faction": argument}
    return Message(f"outer_rim-condition-{name}", args)


def combat_word(number: int) -> str:
    return COMBATS[number]


WORDS: dict[str, Callable[[Content, Any], Argument]] = {
    "skill": lambda content, value: skill_word(value),
    "skills": lambda content, value: either([skill_word(one) for one in value]),
    "deck": lambda content, value: DECKS[value],
    "combat": lambda content, value: COMBATS[value],
    "result": lambda content, value: face_word(value),
    "only": lambda content, value: face_word(value),
    "slot": lambda content, value: SLOTS[value],
    "sheet": lambda content, value: Message(f"outer_rim-ship-{content.ships[value].id}"),
    "value": lambda content, value: REPUTATION[value + 1],
    "step": lambda content, value: value + 1,
    "enemy": lambda content, value: Message(f"outer_rim-enemy-{value}"),
    "types": lambda content, value: either([Message(f"outer_rim-goods-{TYPES[one]}") for one in value]),
    "condition": lambda content, value: say_condition(value),
    "cap": lambda content, value: max(0, value),
    "stat": lambda content, value: Message(f"outer_rim-stat-{value}"),
}


def words_of(content: Content, args: Mapping[str, Any]) -> dict[str, Argument]:
    """The parameters that are numbers and words, as a message takes them."""
    said: dict[str, Argument] = {}
    for name, value in args.items():
        if name in UNSAID or name in BRANCHES or value is None or value == ():
            continue
        if name in WORDS:
            said[name] = WORDS[name](content, value)
        elif name in ("from", "to") and isinstance(value, int):
            said[name] = face_word(value)
        elif name in ("from", "target", "chooser"):
            said["who"] = value
        elif name == "type" and isinstance(value, int):
            said[name] = COMBATS[value]
        elif isinstance(value, int | str):
            said[name] = value
    return said


# Scripts.


def say_script(content: Content, script: int, card: Card | None = None) -> Message:
    """All effects of a list. `card` is where it is printed."""
    return say_effects(content, content.scripts[script], card)


def say_effects(content: Content, effects: Sequence[Effect], card: Card | None) -> Message:
    if not effects:
        return Message("outer_rim-effect-nothing")
    first = say_effect(content, effects[0], card)
    if len(effects) == 1:
        return first
    rest = say_effects(content, effects[1:], card)
    if effects[0].do in BRANCHING:
        rest = Message("outer_rim-anyway", {"effects": rest})
    return join([first, rest])


def nested(content: Content, script: int, card: Card | None) -> Message:
    """A list inside another sentence."""
    said = say_script(content, script, card)
    if any(effect.do in BRANCHING for effect in content.scripts[script]):
        return Message("outer_rim-nested", {"effects": said})
    return said


def branches(content: Content, args: Mapping[str, Any], card: Card | None) -> list[Message]:
    """What happens if it is passed, failed, won or lost; nothing is not said."""
    return [
        Message(f"outer_rim-branch-{name}", {"effects": nested(content, args[name], card)})
        for name in BRANCHES
        if does_something(content, args.get(name, 0))
    ]


def does_something(content: Content, script: int) -> bool:
    return any(effect.do != "nothing" for effect in content.scripts[script])


Saying = Callable[[Content, Effect, Card | None], Message]
SAYINGS: dict[str, Saying] = {}


def saying(*names: str) -> Callable[[Saying], Saying]:
    """Register what says these effects; all others are said in one way."""

    def register(function: Saying) -> Saying:
        SAYINGS.update(dict.fromkeys(names, function))
        return function

    return register


def say_effect(content: Content, effect: Effect, card: Card | None = None) -> Message:
    if effect.do in SAYINGS:
        return SAYINGS[effect.do](content, effect, card)
    head = Message(f"outer_rim-effect-{effect.do}", words_of(content, effect.args))
    return join([head, *branches(content, effect.args, card)])


@saying("pay")
def say_price(content: Content, effect: Effect, card: Card | None) -> Message:
    inside = nested(content, effect.args["effects"], card)
    return Message("outer_rim-effect-pay", {"amount": effect.args["amount"], "effects": inside})


@saying("opponent_gain")
def say_opponent(content: Content, effect: Effect, card: Card | None) -> Message:
    """In brackets: what comes after them is about oneself again."""
    inside = Message("outer_rim-nested", {"effects": say_script(content, effect.args["effects"], card)})
    return Message("outer_rim-effect-opponent_gain", {"who": effect.args["who"], "effects": inside})


# Effects that are said with “you may” themselves.
OPTIONAL = (
    "pay",
    "gain_resource",
    "recruit",
    "meet_contact",
    "reveal_contacts",
    "buy_discounted",
    "sell_asset",
    "move_self",
)


@saying("may")
def say_may(content: Content, effect: Effect, card: Card | None) -> Message:
    inside = content.scripts[effect.args["effects"]]
    if len(inside) == 1 and inside[0].do in OPTIONAL:
        return say_effect(content, inside[0], card)
    return Message("outer_rim-effect-may", {"effects": nested(content, effect.args["effects"], card)})


@saying("sequence")
def say_sequence(content: Content, effect: Effect, card: Card | None) -> Message:
    return say_script(content, effect.args["effects"], card)


@saying("if")
def say_if(content: Content, effect: Effect, card: Card | None) -> Message:
    args = effect.args
    said = [when(args["condition"], nested(content, args["then"], card))]
    if content.scripts[args["else"]]:
        said.append(Message("outer_rim-branch-else", {"effects": nested(content, args["else"], card)}))
    return join(said)


def when(condition: Condition, said: Message) -> Message:
    """Only if a condition holds; without one always."""
    return Message("outer_rim-if", {"condition": say_condition(condition), "effects": said}) if condition else said


@saying("gain_fame_if")
def say_fame_if(content: Content, effect: Effect, card: Card | None) -> Message:
    more, less = (Message("outer_rim-amount-fame", {"amount": effect.args[name]}) for name in ("then", "else"))
    condition = say_condition(effect.args["condition"])
    return Message("outer_rim-effect-gain_fame_if", {"more": more, "less": less, "condition": condition})


@saying("recover_all")
def say_recover_all(content: Content, effect: Effect, card: Card | None) -> Message:
    return when(effect.args["condition"], Message("outer_rim-effect-recover_all"))


@saying("choose")
def say_choose(content: Content, effect: Effect, card: Card | None) -> Message:
    options = [
        Message(
            "outer_rim-choice",
            {"label": Message(f"outer_rim-label-{label}"), "effects": say_option(content, script, card)},
        )
        for label, script in effect.args["options"]
    ]
    return join([Message("outer_rim-effect-choose"), *options])


def say_option(content: Content, script: int, card: Card | None) -> Message:
    """One of several, in a list of them."""
    effects = content.scripts[script]
    is_price = bool(effects) and effects[0].do == "pay"
    return say_chosen(content, script, card) if is_price else nested(content, script, card)


def say_chosen(content: Content, script: int, card: Card | None) -> Message:
    """Who picks an option that begins with a price pays it (`pay` in the vocabulary)."""
    effects = content.scripts[script]
    if not effects or effects[0].do != "pay":
        return say_script(content, script, card)
    price = effects[0].args
    said = [Message("outer_rim-effect-pay-chosen", {"amount": price["amount"]})]
    if does_something(content, price["effects"]):
        said.append(nested(content, price["effects"], card))
    if len(effects) > 1:
        said.append(say_effects(content, effects[1:], card))
    return join(said)


@saying("roll")
def say_roll(content: Content, effect: Effect, card: Card | None) -> Message:
    rows = [
        Message(
            "outer_rim-row",
            {"faces": either([face_word(face) for face in faces]), "effects": nested(content, script, card)},
        )
        for faces, script in effect.args["results"]
    ]
    return join([Message("outer_rim-effect-roll", {"dice": effect.args["dice"]}), *rows])


@saying("gain_skill")
def say_gain_skill(content: Content, effect: Effect, card: Card | None) -> Message:
    return skill_gained(effect.args["skill"])


def skill_gained(skill: int) -> Message:
    if skill == ANY_SKILL:
        return Message("outer_rim-effect-gain_skill-any")
    return Message("outer_rim-effect-gain_skill", {"skill": skill_word(skill)})


@saying("gain_resource", "recruit")
def say_gain_resource(content: Content, effect: Effect, card: Card | None) -> Message:
    """By its name, where it is known which card that is."""
    if card is None or not card.asset:
        return Message(f"outer_rim-effect-{effect.do}")
    return Message(f"outer_rim-effect-{effect.do}-named", {"card": Message(f"outer_rim-card-{card.asset}")})


@saying("move_self_directly")
def say_move_directly(content: Content, effect: Effect, card: Card | None) -> Message:
    to = effect.args["to"]
    if to in content.space:
        space = space_word(content, content.space[to])
        return Message("outer_rim-effect-move_self_directly", {"space": space})
    return Message(f"outer_rim-effect-move_self_directly-{to}")


@saying("move_patrol_directly")
def say_place_patrol(content: Content, effect: Effect, card: Card | None) -> Message:
    """Always here, whatever is written."""
    return Message("outer_rim-effect-move_patrol_directly", {"faction": effect.args["faction"]})


@saying("ai_buy")
def say_ai_buy(content: Content, effect: Effect, card: Card | None) -> Message:
    args = effect.args
    said = [Message("outer_rim-effect-ai_buy", {"deck": DECKS[args["deck"]]})]
    if args["then_deck"] != NONE:
        full: dict[str, Argument] = {"slot": SLOTS[args["unless_slots_full"]], "deck": DECKS[args["then_deck"]]}
        said.append(Message("outer_rim-effect-ai_buy-full", full))
    if args["place_goal_token"]:
        said.append(Message("outer_rim-effect-ai_buy-goal"))
    return join(said)
