"""Says a list of effects: sentences made of the effects themselves, so that words and effects cannot disagree.

A sentence has the key `outer_rim-effect-<do>`. What follows from it only sometimes (a test that is passed, a price that
is paid) comes after it, in brackets if it branches again; what follows always is said to do so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from starboard.games.outer_rim.content import Card, Content
from starboard.games.outer_rim.ids import ALL, ANY_SKILL, COMBATS, DECKS, NONE, SLOTS
from starboard.games.outer_rim.joined import either, join
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.games.outer_rim.vocabulary.ai_effects import AiBuy, DeliverCargoHere
from starboard.games.outer_rim.vocabulary.conditions import Condition
from starboard.games.outer_rim.vocabulary.declared import Declared, words_of
from starboard.games.outer_rim.vocabulary.effect import Effect
from starboard.games.outer_rim.vocabulary.kinds import face_word, skill_word
from starboard.games.outer_rim.vocabulary.scripts import SCRIPT
from starboard.games.outer_rim.vocabulary.when import say_condition
from starboard.kernel.message import Argument, Message

# Whose branches are lists of effects, in the order in which they are said.
BRANCHES = ("pass", "fail", "win", "lose", "if_illegal", "after_pass")
# Effects after which it depends what happens.
BRANCHING = (
    e.Test,
    e.Combat,
    e.FightPlayer,
    e.Roll,
    e.Choose,
    e.Pay,
    e.May,
    e.If,
    DeliverCargoHere,
)


# Words.


def space_word(content: Content, space: int) -> Message:
    return Message(f"outer_rim-space-{content.spaces[space].id}")


def combat_word(number: int) -> str:
    return COMBATS[number]


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
    if isinstance(effects[0], BRANCHING):
        rest = Message("outer_rim-anyway", {"effects": rest})
    return join([first, rest])


def nested(content: Content, script: int, card: Card | None) -> Message:
    """A list inside another sentence."""
    said = say_script(content, script, card)
    if any(isinstance(effect, BRANCHING) for effect in content.scripts[script]):
        return Message("outer_rim-nested", {"effects": said})
    return said


def branches(content: Content, of: Declared, card: Card | None) -> list[Message]:
    """Say what happens if it is passed, failed, won or lost; nothing is not said."""
    scripts = SCRIPT.found_in(of)
    return [
        Message(f"outer_rim-branch-{name}", {"effects": nested(content, scripts[name], card)})
        for name in BRANCHES
        if name in scripts and does_something(content, scripts[name])
    ]


def does_something(content: Content, script: int) -> bool:
    return any(not isinstance(effect, e.Nothing) for effect in content.scripts[script])


E = TypeVar("E", bound=Effect)
Saying = Callable[[Content, E, Card | None], Message]
SAYINGS: dict[type[Effect], Callable[..., Message]] = {}


def saying(*kinds: type[E]) -> Callable[[Saying[E]], Saying[E]]:
    """Register what says these effects; all others are said in one way."""

    def register(function: Saying[E]) -> Saying[E]:
        SAYINGS.update(dict.fromkeys(kinds, function))
        return function

    return register


def say_effect(content: Content, effect: Effect, card: Card | None = None) -> Message:
    if type(effect) in SAYINGS:
        return SAYINGS[type(effect)](content, effect, card)
    head = Message(f"outer_rim-effect-{effect.word}", words_of(content, effect))
    return join([head, *branches(content, effect, card)])


@saying(e.Pay)
def say_price(content: Content, effect: e.Pay, card: Card | None) -> Message:
    inside = nested(content, effect.effects, card)
    return Message(f"outer_rim-effect-pay{with_trade_in(effect)}", {"amount": effect.amount, "effects": inside})


def with_trade_in(price: e.Pay) -> str:
    """Return how the key of a price ends: resources may be traded in for some."""
    return "-trade_in" if price.trade_in else ""


@saying(e.SearchMarket)
def say_search(content: Content, effect: e.SearchMarket, card: Card | None) -> Message:
    key = f"outer_rim-effect-{effect.word}"
    args: dict[str, Argument] = {"count": effect.count, "deck": DECKS[effect.deck]}
    offer = Message(f"{key}-free" if effect.discount == ALL else f"{key}-buy", {"discount": effect.discount})
    return join([Message(key, args), offer, Message(f"{key}-{effect.rest}")])


@saying(e.OpponentGain)
def say_opponent(content: Content, effect: e.OpponentGain, card: Card | None) -> Message:
    """In brackets: what comes after them is about oneself again."""
    inside = Message("outer_rim-nested", {"effects": say_script(content, effect.effects, card)})
    return Message("outer_rim-effect-opponent_gain", {"who": effect.who, "effects": inside})


# Effects that are said with “you may” themselves.
OPTIONAL = (
    e.Pay,
    e.GainResource,
    e.Recruit,
    e.MeetContact,
    e.RevealContacts,
    e.BuyDiscounted,
    e.SellAsset,
    e.MoveSelf,
)


@saying(e.May)
def say_may(content: Content, effect: e.May, card: Card | None) -> Message:
    inside = content.scripts[effect.effects]
    if len(inside) == 1 and isinstance(inside[0], OPTIONAL):
        return say_effect(content, inside[0], card)
    return Message("outer_rim-effect-may", {"effects": nested(content, effect.effects, card)})


@saying(e.Sequence)
def say_sequence(content: Content, effect: e.Sequence, card: Card | None) -> Message:
    return say_script(content, effect.effects, card)


@saying(e.If)
def say_if(content: Content, effect: e.If, card: Card | None) -> Message:
    said = [when(content, effect.condition, nested(content, effect.then, card))]
    if content.scripts[effect.else_]:
        said.append(Message("outer_rim-branch-else", {"effects": nested(content, effect.else_, card)}))
    return join(said)


def when(content: Content, condition: Condition, said: Message) -> Message:
    """Only if a condition holds; without one always."""
    if not condition:
        return said
    return Message("outer_rim-if", {"condition": say_condition(content, condition), "effects": said})


@saying(e.GainFameIf)
def say_fame_if(content: Content, effect: e.GainFameIf, card: Card | None) -> Message:
    more, less = (Message("outer_rim-amount-fame", {"amount": fame}) for fame in (effect.then, effect.else_))
    condition = say_condition(content, effect.condition)
    return Message("outer_rim-effect-gain_fame_if", {"more": more, "less": less, "condition": condition})


@saying(e.RecoverAll)
def say_recover_all(content: Content, effect: e.RecoverAll, card: Card | None) -> Message:
    return when(content, effect.condition, Message("outer_rim-effect-recover_all"))


@saying(e.Choose)
def say_choose(content: Content, effect: e.Choose, card: Card | None) -> Message:
    options = [
        Message(
            "outer_rim-choice",
            {"label": Message(f"outer_rim-label-{label}"), "effects": say_option(content, script, card)},
        )
        for label, script in effect.options
    ]
    return join([Message("outer_rim-effect-choose"), *options])


def say_option(content: Content, script: int, card: Card | None) -> Message:
    """One of several, in a list of them."""
    effects = content.scripts[script]
    is_price = bool(effects) and isinstance(effects[0], e.Pay)
    return say_chosen(content, script, card) if is_price else nested(content, script, card)


def say_chosen(content: Content, script: int, card: Card | None) -> Message:
    """Say an option that is picked: one that begins with a price is paid (`pay` in the vocabulary)."""
    effects = content.scripts[script]
    price = effects[0] if effects else None
    if not isinstance(price, e.Pay):
        return say_script(content, script, card)
    said = [Message(f"outer_rim-effect-pay-chosen{with_trade_in(price)}", {"amount": price.amount})]
    if does_something(content, price.effects):
        said.append(nested(content, price.effects, card))
    if len(effects) > 1:
        said.append(say_effects(content, effects[1:], card))
    return join(said)


@saying(e.Roll)
def say_roll(content: Content, effect: e.Roll, card: Card | None) -> Message:
    rows = [
        Message(
            "outer_rim-row",
            {"faces": either([face_word(face) for face in faces]), "effects": nested(content, script, card)},
        )
        for faces, script in effect.results
    ]
    return join([Message("outer_rim-effect-roll", {"dice": effect.dice}), *rows])


@saying(e.GainSkill)
def say_gain_skill(content: Content, effect: e.GainSkill, card: Card | None) -> Message:
    return skill_gained(effect.skill)


def skill_gained(skill: int) -> Message:
    if skill == ANY_SKILL:
        return Message("outer_rim-effect-gain_skill-any")
    return Message("outer_rim-effect-gain_skill", {"skill": skill_word(skill)})


@saying(e.GainResource, e.Recruit)
def say_gain_resource(content: Content, effect: Effect, card: Card | None) -> Message:
    """By its name, where it is known which card that is."""
    if card is None or not card.asset:
        return Message(f"outer_rim-effect-{effect.word}")
    return Message(f"outer_rim-effect-{effect.word}-named", {"card": Message(f"outer_rim-card-{card.asset}")})


@saying(e.MoveSelfDirectly)
def say_move_directly(content: Content, effect: e.MoveSelfDirectly, card: Card | None) -> Message:
    to = effect.to
    if to in content.space:
        space = space_word(content, content.space[to])
        return Message("outer_rim-effect-move_self_directly", {"space": space})
    return Message(f"outer_rim-effect-move_self_directly-{to}")


@saying(e.MovePatrolDirectly)
def say_place_patrol(content: Content, effect: e.MovePatrolDirectly, card: Card | None) -> Message:
    """Always here, whatever is written."""
    return Message("outer_rim-effect-move_patrol_directly", {"faction": effect.faction})


@saying(AiBuy)
def say_ai_buy(content: Content, effect: AiBuy, card: Card | None) -> Message:
    said = [Message("outer_rim-effect-ai_buy", {"deck": DECKS[effect.deck]})]
    if effect.then_deck != NONE:
        full: dict[str, Argument] = {"slot": SLOTS[effect.unless_slots_full], "deck": DECKS[effect.then_deck]}
        said.append(Message("outer_rim-effect-ai_buy-full", full))
    if effect.place_goal_token:
        said.append(Message("outer_rim-effect-ai_buy-goal"))
    return join(said)
