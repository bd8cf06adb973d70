"""What cards say is made from what they do: everything can be said, and a changed number changes the words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.outer_rim.test_words import every_language, problems
from starboard.games.outer_rim.content import Content, Goal
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import (
    ALL,
    ANY_SKILL,
    BLANK,
    CRIT,
    DECKS,
    DOMINATING,
    FOCUS,
    HIT,
    HUTT,
    MOST,
    NONE,
    SLOTS,
    STEALTH,
    STRENGTH,
    TECH,
)
from starboard.games.outer_rim.say import (
    say_ability,
    say_back,
    say_card,
    say_condition,
    say_effect,
    say_goal,
    say_resource,
    say_section,
    texts_of,
)
from starboard.games.outer_rim.vocabulary import selectors
from starboard.games.outer_rim.vocabulary.abilities import ABILITIES, StatBonus
from starboard.games.outer_rim.vocabulary.conditions import ATOMS, Crew, HasMod
from starboard.games.outer_rim.vocabulary.declared import Declared
from starboard.games.outer_rim.vocabulary.effect import EFFECTS, Effect
from starboard.games.outer_rim.vocabulary.effects import GainCredits
from starboard.games.outer_rim.vocabulary.moments import GOAL_EVENTS, TRIGGERS
from starboard.games.outer_rim.vocabulary.scripts import Upgrade
from starboard.kernel.message import Message
from starboard.texts import words

C: Content = GAME.content


def script(*wanted: str) -> int:
    """Of the box, that does just this."""
    return next(n for n, effects in enumerate(C.scripts) if tuple(one.word for one in effects) == wanted)


# Whatever a parameter can be; what several effects share is the first that fits.
VALUES: dict[str, list[Any]] = {
    "after_pass": [0, script("discard_card")],
    "amount": [1, 2, 5, 99],
    "cap": [MOST, 8000],
    "chooser": list(selectors.PLAYERS),
    "combat": [0, 1, 2],
    "condition": [(HasMod(),)],
    "cost": [0, 2000],
    "count": [1, 2, 5, 99],
    "credits": [8000],
    "deck": list(range(len(DECKS))),
    "dice": [1, 2, 5],
    "discount": [0, 2000],
    "distance": [1, 2, 5],
    "duration": ["this_test"],
    "effects": [script("gain_credits"), script("recruit")],
    "else": [script("damage_ship")],
    "enemy": ["krayt_dragon"],
    "faction": list(selectors.FACTIONS),
    "fail": [0, script("damage_ship")],
    "fame": [1],
    "from": list(selectors.PLAYERS),
    "if_illegal": [0, script("damage_ship")],
    "inside": ["this_card"],
    "lose": [0, script("damage_ship")],
    "max": [1, 2, 5],
    "multiplier": [1, 2, 3],
    "number": [41],
    "only": [NONE, BLANK],
    "options": [(("hire", script("gain_credits")), ("walk_away", 0))],
    "pass": [0, script("gain_credits")],
    "per_result": [((FOCUS, script("gain_credits")),)],
    "place_goal_token": [True, False],
    "record": ["opponent_success"],
    "result": [HIT],
    "rest": ["bottom", "shuffled"],
    "results": [(((CRIT, HIT), script("gain_credits")), ((FOCUS, BLANK), 0))],
    "scope": list(selectors.SCOPES),
    "sheet": [2],
    "side": ["goal"],
    "skill": [TECH],
    "skills": [(), (TECH, TECH)],
    "slot": list(range(len(SLOTS))),
    "stat": ["hull"],
    "step": [1],
    "target": list(selectors.PLAYERS),
    "then": [script("gain_credits")],
    "then_deck": [NONE, 2],
    "tiers": [(((Crew(2),), 1), ((Crew(4),), 2))],
    "to": ["chosen_planet", "kessel", "self_space"],
    "toward": list(selectors.DIRECTIONS),
    "trade_in": [True],
    "types": [(1,), (1, 3, 5)],
    "unless_slots_full": list(range(len(SLOTS))),
    "upgrade": [None, Upgrade((HasMod(),), result=CRIT, to=CRIT)],
    "value": [-1, 0, 1],
    "what": ["character", "ship"],
    "who": list(selectors.PLAYERS),
    "whose": ["own"],
    "win": [0, script("gain_credits")],
}
SPECIAL: dict[tuple[str, str], list[Any]] = {
    ("combat", "type"): [0, 1],
    ("discard_asset", "type"): ["bounty", "cargo", "cargo_illegal", "crew", "gear", "job", "mod"],
    ("gain_fame_if", "then"): [2],
    ("gain_fame_if", "else"): [1],
    ("gain_skill", "skill"): [TECH, ANY_SKILL],
    ("pay", "trade_in"): [False, True],
    ("search_market", "count"): [1, 2, 3, 5],
    ("search_market", "discount"): [0, 2000, ALL],
    ("turn_result", "from"): [NONE, FOCUS],
    ("turn_result", "to"): [HIT],
    ("reroll", "dice"): [1, 2, 99],
    ("cancel_result", "upgrade"): [Upgrade((HasMod(),), result=CRIT)],
}


def samples(kind: type[Declared]) -> list[dict[str, Any]]:
    """Sets of parameters in which each has all its values."""
    values = {one.field: SPECIAL.get((kind.word, one.name), VALUES.get(one.name, [])) for one in kind.parameters}
    most = max((len(one) for one in values.values()), default=1)
    return [{name: of[turn % len(of)] for name, of in values.items()} for turn in range(most)]


def check(lang: str, message: Message) -> str:
    assert problems(lang, message) == []
    said = words(lang).say(message)
    assert said == said.strip() and "  " not in said and "{" not in said, said
    return said


# Everything has words.


@every_language
def test_every_effect_can_be_said(lang: str) -> None:
    for word, effect in EFFECTS.items():
        for values in samples(effect):
            assert check(lang, say_effect(C, effect.of(values))).endswith((".", ":", ".)", "!")), word


@every_language
def test_every_kind_of_ability_can_be_said(lang: str) -> None:
    for word, kind in ABILITIES.items():
        for values in samples(kind):
            ability = kind.of({"number": 0, "source": "vibro_ax", "trigger": "action", **values})
            assert check(lang, say_ability(C, ability)).endswith((".", ".)")), word


@every_language
@pytest.mark.parametrize("limit", ["", *selectors.LIMITS])
def test_every_moment_and_limit_can_be_said(lang: str, limit: str) -> None:
    for trigger in TRIGGERS:
        check(lang, say_ability(C, replace(C.abilities[0], trigger=trigger, limit=limit, pay=1000, wound=1)))


@every_language
def test_every_goal_can_be_said(lang: str) -> None:
    for event in GOAL_EVENTS:
        for count in (1, 2, 3, 5):
            goal = Goal(event, count, script("gain_fame"), (HasMod(),), cost=1000, amount=3)
            assert check(lang, say_goal(C, goal)).endswith("."), event


@every_language
def test_every_condition_can_be_said(lang: str) -> None:
    values = {"skill": TECH, "trait": "ILLEGAL", "faction": HUTT, "count": 2}
    several = {**values, "skill": (TECH, STEALTH, STRENGTH)}
    for word, kind in ATOMS.items():
        given = several if word == "has_skill_any" else values
        check(lang, say_condition(C, (kind.of({one.field: given[one.name] for one in kind.parameters}),)))


@every_language
def test_everything_in_the_box_can_be_said(lang: str) -> None:
    for name, message in texts_of(C).items():
        assert check(lang, message).endswith((".", ".)")), name


def test_nothing_in_the_box_is_left_out() -> None:
    """Whatever has a text of its own: cards, characters, ships, contacts, spaces, patrols and the AI's cards."""
    said = texts_of(C)
    assert {f"card-{card.id}" for card in C.cards} <= said.keys()
    assert {f"resource-{card.asset}" for card in C.cards if card.asset} <= said.keys()
    assert {f"section-{section.title}" for card in C.cards for section in card.sections} <= said.keys()
    assert {f"character-{one.id}{part}" for one in C.characters for part in ("", "-goal", "-flipped")} <= said.keys()
    assert {
        f"ship-{one.id}{part}" for one in C.ships if not one.starter for part in ("-goal", "-flipped")
    } <= said.keys()
    assert sum(name.startswith(("contact-", "space-", "patrol-", "ai-")) for name in said) == 22 + 38 + 16 + 10
    assert {f"back-{deck}" for deck in C.encounter_decks} <= said.keys()


@every_language
def test_every_kind_that_dominates_a_deck_can_be_said(lang: str) -> None:
    for kind in DOMINATING:
        check(lang, say_back((("kessel", (kind,)), ("patrol", (kind, "credits")))))


# What it says.

ENGLISH = {
    "card-vibro_ax": "Ground combat value +1. After your roll in ground combat: If you have Strength:"
    " You may change one die: hit → critical hit.",
    "card-bounty_qira": "Wanted: Qi’ra. Ship combat, 4 dice. Eliminated: 6,000 credits, 1 fame."
    " Captured and delivered (the Ring of Kafrene): 6,000 credits, 2 fame."
    " Along with the reward: Lose reputation with the Syndicate. Remove this card from the game.",
    "card-salvage": "Cannot be bought here: Mon Calamari. Deliver to: Mon Calamari. Reward: Gain 5,000 credits.",
    "card-wanted_1": "Destination: a space with another player who has negative reputation."
    " Fight another player in your space who has negative reputation: on a planet in ground combat, elsewhere in"
    " ship combat. Win: You complete the job. Reward: Gain 5,000 credits. Gain 2 fame if that player had more fame than"
    " you, otherwise 1 fame. Discard this card.",
    "card-db_1_1": "Skill test: Stealth. Pass: The cargo is delivered. Fail: Lose reputation with the Empire."
    " Move the Imperial patrol directly to your space. You keep the cargo.",
    "section-enc_cantonica_ord_mantell_04-ord_mantell": "If your reputation with the Syndicate is positive:"
    " Gain 3,000 credits. If your reputation with the Syndicate is neutral: (Choose one: • Pay: Pay 1,000 credits."
    " Gain reputation with the Syndicate. • Refuse: Nothing happens.)"
    " If your reputation with the Syndicate is negative: (Ground combat: Syndicate collectors, 4 dice."
    " Win: Gain 3,000 credits. Loss: Lose 2,000 credits.)",
    "secret-enc_navpoint_05": "Secret. Planning: Move directly to a planet of your choice.",
    "character-jyn_erso-flipped": "When you would lose reputation: You may pay 1,000 credits."
    " If you do: You may prevent the loss. Once per turn.",
    "ship-hwk_290-goal": "This takes an action. It counts only if you have a mod. You must also pay 1,000 credits."
    " Reward: Gain 1 fame.",
    "character-han_solo-goal": "Deliver cargo. Do this 3 times. Reward: Gain 1 fame.",
    "patrol-hutt_patrol_4": "Level 4. It cannot be beaten.",
}


@pytest.mark.parametrize("name", ENGLISH)
def test_what_is_said_in_english(name: str) -> None:
    assert words("en").say(texts_of(C)[name]) == ENGLISH[name]


def test_what_always_follows_a_branch_is_told_from_it() -> None:
    """Lobot is hired or not; one looks at a contact anyway."""
    said = words("en").say(say_card(C, C.cards[C.card["db_18"]]))
    assert "If you do: You may gain a crew member: Lobot. In any case: Secretly look at a facedown contact" in said


def test_branches_inside_branches_are_in_brackets() -> None:
    said = words("en").say(say_card(C, C.cards[C.card["db_50"]]))
    assert "Fail: (Ground combat: Pyke enforcers, 4 dice. Win: You complete the job. Loss: You fail the job.)" in said


# The words follow the tables.


def with_script(number: int, *effects: Effect) -> Content:
    return replace(C, scripts=tuple(effects if n == number else old for n, old in enumerate(C.scripts)))


@every_language
def test_another_reward_is_another_text(lang: str) -> None:
    card = C.cards[C.card["salvage"]]
    richer = with_script(card.reward, GainCredits(21000))
    before, after = (words(lang).say(say_card(of, card)) for of in (C, richer))
    assert "21" not in before and "21" in after


def test_another_ability_is_another_text() -> None:
    card = C.cards[C.card["armored_vest"]]
    bonus = card.abilities[0]
    assert isinstance(bonus, StatBonus)
    better = replace(bonus, amount=7, stat="hull")
    said = words("en").say(say_resource(C, replace(card, abilities=(better,))))
    assert said == "You may have at most 1 ARMOR. Hull +7."


def test_another_bounty_is_another_text() -> None:
    card = C.cards[C.card["bounty_qira"]]
    assert card.bounty is not None
    said = words("en").say(say_resource(C, replace(card, bounty=replace(card.bounty, dice=1, dead=(0, 3)))))
    assert "Ship combat, 1 die. Eliminated: 3 fame." in said


def test_another_case_is_another_text() -> None:
    section = C.cards[C.card["enc_cantonica_ord_mantell_04"]].sections[1]
    ((_, levels),) = section.cases[0][0]
    changed = replace(section, cases=((((2, levels),), section.cases[0][1]),))
    assert (
        words("en").say(say_section(C, changed)) == "If your reputation with the Hutts is positive: Gain 3,000 credits."
    )
