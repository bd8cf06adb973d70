"""What cards say is made from what they do: everything can be said, and a changed number changes the words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.outer_rim.test_words import every_language, problems
from starboard.games.outer_rim.content import Ability, Content, Effect, Goal
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.load.read import base
from starboard.games.outer_rim.people import CONDITIONS
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
from starboard.games.outer_rim.words import ANY_SKILL, BLANK, CRIT, DECKS, DOMINATING, FOCUS, HIT, NONE, SLOTS, TECH
from starboard.kernel.message import Message
from starboard.texts import words

C: Content = GAME.content
VOCABULARY = base().words
NOTATION = VOCABULARY.notation


def script(*wanted: str) -> int:
    """Of the box, that does just this."""
    return next(n for n, effects in enumerate(C.scripts) if tuple(one.do for one in effects) == wanted)


# Whatever a parameter can be; what several effects share is the first that fits.
VALUES: dict[str, list[Any]] = {
    "after_pass": [0, script("discard_card")],
    "amount": [1, 2, 5, 99],
    "cap": [NONE, 8000],
    "chooser": list(NOTATION.player_selectors),
    "combat": [0, 1, 2],
    "condition": [(("has_mod", ""),)],
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
    "faction": list(NOTATION.faction_selectors),
    "fail": [0, script("damage_ship")],
    "fame": [1],
    "from": list(NOTATION.player_selectors),
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
    "results": [(((CRIT, HIT), script("gain_credits")), ((FOCUS, BLANK), 0))],
    "scope": list(NOTATION.scopes),
    "sheet": [2],
    "side": ["goal"],
    "skill": [TECH],
    "skills": [(), (TECH, TECH)],
    "slot": list(range(len(SLOTS))),
    "stat": ["hull"],
    "step": [1],
    "target": list(NOTATION.player_selectors),
    "then": [script("gain_credits")],
    "then_deck": [NONE, 2],
    "tiers": [(((("crew>=", "2"),), 1), ((("crew>=", "4"),), 2))],
    "to": ["chosen_planet", "kessel", "self_space"],
    "toward": list(NOTATION.directions),
    "trade_in": [True],
    "types": [(1,), (1, 3, 5)],
    "unless_slots_full": list(range(len(SLOTS))),
    "upgrade": [None, {"condition": (("has_mod", ""),), "result": CRIT, "to": CRIT}],
    "value": [-1, 0, 1],
    "what": ["character", "ship"],
    "who": list(NOTATION.player_selectors),
    "whose": ["own"],
    "win": [0, script("gain_credits")],
}
SPECIAL: dict[tuple[str, str], list[Any]] = {
    ("combat", "type"): [0, 1],
    ("discard_asset", "type"): ["bounty", "cargo", "cargo_illegal", "crew", "gear", "job", "mod"],
    ("gain_fame_if", "then"): [2],
    ("gain_fame_if", "else"): [1],
    ("gain_skill", "skill"): [TECH, ANY_SKILL],
    ("turn_result", "from"): [NONE, FOCUS],
    ("turn_result", "to"): [HIT],
    ("reroll", "dice"): [1, 2, 99],
}


def samples(kind: str, names: list[str]) -> list[dict[str, Any]]:
    """Sets of parameters in which each has all its values."""
    values = {name: SPECIAL.get((kind, name), VALUES.get(name, [])) for name in names}
    most = max((len(one) for one in values.values()), default=1)
    return [{name: of[turn % len(of)] for name, of in values.items()} for turn in range(most)]


def effects(do: str) -> list[Effect]:
    params = VOCABULARY.effect_params[do]
    return [Effect(do, args) for args in samples(do, [*params.required, *params.optional])]


def abilities(kind: str) -> list[Ability]:
    params = VOCABULARY.ability_params[kind]
    names = [name for name in (*params.required, *params.optional) if name not in ("condition", "limit", "cost")]
    if kind == "gain_market_card":
        names.append("cost")
    return [Ability(0, "vibro_ax", "action", kind, args) for args in samples(kind, names)]


def check(lang: str, message: Message) -> str:
    assert problems(lang, message) == []
    said = words(lang).say(message)
    assert said == said.strip() and "  " not in said and "{" not in said, said
    return said


# Everything has words.


@every_language
@pytest.mark.parametrize("do", VOCABULARY.effects)
def test_every_effect_can_be_said(lang: str, do: str) -> None:
    for effect in effects(do):
        assert check(lang, say_effect(C, effect)).endswith((".", ":", ".)", "!"))


@every_language
@pytest.mark.parametrize("kind", VOCABULARY.ability_kinds)
def test_every_kind_of_ability_can_be_said(lang: str, kind: str) -> None:
    for ability in abilities(kind):
        assert check(lang, say_ability(C, ability)).endswith((".", ".)"))


@every_language
@pytest.mark.parametrize("trigger", VOCABULARY.triggers)
@pytest.mark.parametrize("limit", ["", *(limit for limit in NOTATION.limits if limit != "none_given")])
def test_every_moment_and_limit_can_be_said(lang: str, trigger: str, limit: str) -> None:
    check(lang, say_ability(C, replace(C.abilities[0], trigger=trigger, limit=limit, pay=1000, wound=1)))


@every_language
@pytest.mark.parametrize("event", VOCABULARY.goal_events)
def test_every_goal_can_be_said(lang: str, event: str) -> None:
    for count in (1, 2, 3, 5):
        goal = Goal(event, count, script("gain_fame"), (("has_mod", ""),), cost=1000, amount=3)
        assert check(lang, say_goal(C, goal)).endswith(".")


@every_language
@pytest.mark.parametrize("name", CONDITIONS)
def test_every_condition_can_be_said(lang: str, name: str) -> None:
    argument = {"has_skill": "tech", "has_skill_any": "tech,stealth,strength", "card_has_trait": "ILLEGAL"}
    argument |= dict.fromkeys(("reputation_positive", "reputation_negative", "reputation_not_negative"), "hutt")
    check(lang, say_condition(((name, argument.get(name, "2" if name.endswith(">=") else "")),)))


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
@pytest.mark.parametrize("kind", DOMINATING)
def test_every_kind_that_dominates_a_deck_can_be_said(lang: str, kind: str) -> None:
    check(lang, say_back((("kessel", (kind,)), ("patrol", (kind, "credits")))))


# What it says.

ENGLISH = {
    "card-vibro_ax": "Ground combat value +1. After your roll in a ground combat: If you have Strength:"
    " You may change one die: hit → critical hit.",
    "card-bounty_qira": "Wanted: Qi'ra. Ship combat, 4 dice. Eliminated: 6,000 credits, 1 fame."
    " Captured and delivered (The Ring of Kafrene): 6,000 credits, 2 fame."
    " With the reward: Lose reputation with the Syndicate. Remove this card from the game.",
    "card-salvage": "Cannot be bought here: Mon Calamari. Deliver to: Mon Calamari. Reward: Gain 5,000 credits.",
    "card-wanted_1": "Destination: a space with another player who has a negative reputation."
    " Fight another player in your space who has a negative reputation: on a planet in ground combat, elsewhere in"
    " ship combat. Win: You complete the job. Reward: Gain 5,000 credits. Gain 2 fame if that player had more fame than"
    " you, otherwise 1 fame. Discard this card.",
    "card-db_1_1": "Skill test: Stealth. Pass: The cargo is delivered. Fail: Lose reputation with the Empire."
    " Move the Imperial patrol directly to your space. You keep the cargo.",
    "section-enc_cantonica_ord_mantell_04-ord_mantell": "If your reputation with the Syndicate is positive:"
    " Gain 3,000 credits. If your reputation with the Syndicate is neutral: (Choose one: • Pay: Pay 1,000 credits."
    " Gain reputation with the Syndicate. • Refuse: Nothing happens.)"
    " If your reputation with the Syndicate is negative: (Ground combat: syndicate collectors, 4 dice."
    " Win: Gain 3,000 credits. Loss: Lose 2,000 credits.)",
    "secret-enc_navpoint_05": "Secret. Planning: Move directly to a planet of your choice.",
    "character-jyn_erso-flipped": "When you would lose reputation: You may pay 1,000 credits."
    " If you do: You may prevent the loss. Once per turn.",
    "ship-hwk_290-goal": "Use this as an action. It counts if you have a mod. Pay 1,000 credits for it."
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
    assert "If you do: You may take Lobot into your crew. In any case: Secretly look at a facedown contact" in said


def test_branches_inside_branches_are_in_brackets() -> None:
    said = words("en").say(say_card(C, C.cards[C.card["db_50"]]))
    assert "Fail: (Ground combat: Pyke enforcers, 4 dice. Win: You complete the job. Loss: You fail the job.)" in said


# The words follow the tables.


def with_script(number: int, *effects: Effect) -> Content:
    return replace(C, scripts=tuple(effects if n == number else old for n, old in enumerate(C.scripts)))


@every_language
def test_another_reward_is_another_text(lang: str) -> None:
    card = C.cards[C.card["salvage"]]
    richer = with_script(card.reward, Effect("gain_credits", {"amount": 21000}))
    before, after = (words(lang).say(say_card(of, card)) for of in (C, richer))
    assert "21" not in before and "21" in after


def test_another_ability_is_another_text() -> None:
    card = C.cards[C.card["armored_vest"]]
    better = replace(card.abilities[0], args={"amount": 7, "stat": "hull"})
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
