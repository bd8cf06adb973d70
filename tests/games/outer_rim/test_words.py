"""Everything that the rules of Outer Rim say has words, in every language, and is given what they are made with."""

from __future__ import annotations

import ast
import random
import re
from functools import cache
from pathlib import Path

import pytest

from games.outer_rim.table import Table
from starboard.games import outer_rim
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import (
    CLASSES,
    DECKS,
    FACES,
    FACTIONS,
    REPUTATION,
    SKILLS,
    SLOTS,
    STATS,
    STEPS,
    TYPES,
)
from starboard.games.outer_rim.notation import Choosing
from starboard.games.outer_rim.verbs import VERBS
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.kernel.fact import fields_of
from starboard.kernel.message import Message
from starboard.texts import LANGUAGES, words
from starboard.texts.check import references, variables
from texts.reading import language

every_language = pytest.mark.parametrize("lang", LANGUAGES)
C = GAME.content
SOURCES = [path.read_text(encoding="utf-8") for path in Path(outer_rim.__file__ or "").parent.rglob("*.py")]
SEATS = ("Ada", "Bo", "Cy", "Di")


# What is printed.


def names() -> set[str]:
    """Whatever the content has an id for."""
    found = {f"space-{space.id}" for space in C.spaces}
    found |= {f"tile-{tile.id}" for tile in C.tiles}
    found |= {f"character-{character.id}" for character in C.characters}
    found |= {f"ship-{ship.id}" for ship in C.ships} | {f"ship-{ship.id}-famous" for ship in C.ships if ship.flipped}
    found |= {f"contact-{contact.id}" for contact in C.contacts}
    found |= {f"deck-{deck}" for deck in (*DECKS, *C.encounter_decks)}
    found |= {f"ai-{card.id}" for card in C.ai}
    for card in C.cards:
        found |= {f"card-{card.id}", f"card-{card.asset or card.id}", *(f"trait-{trait}" for trait in card.traits)}
        found |= {f"encounter-{section.title}" for section in card.sections}
        found |= {f"section-{section.where}" for section in card.sections if "patrol" in section.where}
    for effect in (effect for script in C.scripts for effect in script):
        if isinstance(effect, e.Choose):
            found |= {f"label-{label}" for label, _ in effect.options}
        if isinstance(effect, e.Combat):
            found.add(f"enemy-{effect.enemy}")
    kinds = {
        "faction": FACTIONS,
        "skill": SKILLS,
        "face": FACES,
        "class": CLASSES,
        "reputation": REPUTATION,
        "step": STEPS,
        "slot": SLOTS,
        "stat": STATS,
        "type": TYPES,
    }
    found |= {f"{kind}-{word}" for kind, known in kinds.items() for word in known}
    return {f"outer_rim-{name}" for name in found} | {f"outer_rim-{name}" for name in C.printed}


@every_language
def test_everything_that_is_printed_has_a_name(lang: str) -> None:
    assert [name for name in sorted(names()) if not words(lang).has(name)] == []


# What the code says.


def keys() -> set[str]:
    """All messages that are written out in the code, and those of options."""
    found = {key for source in SOURCES for key in re.findall(r'"(outer_rim-[a-z][a-z0-9-]+[a-z0-9])"', source)}
    for source in SOURCES:
        found |= {f"outer_rim-why-{reason}" for reason in re.findall(r'\bno\(\s*"([a-z-]+)", "OR-', source)}
    return found | {verb.label_key for verb in VERBS.values()} | {key for key, _ in declared()}


def test_the_code_is_searched_in_the_right_way() -> None:
    assert {
        "outer_rim-ask-plan",
        "outer_rim-ask-faction-place-patrol",
        "outer_rim-ask-player-steal",
        "outer_rim-event-peeked-secret",
        "outer_rim-option-hunt-crew",
        "outer_rim-why-too-far",
    } <= keys()


@every_language
def test_all_messages_of_the_rules_have_words(lang: str) -> None:
    assert [key for key in sorted(keys()) if not words(lang).has(key)] == []


# What is said in play.


def needs(lang: str, key: str) -> set[str]:
    """The arguments that a message makes its words with, itself or in what it puts in."""
    pattern = language(lang).texts[key].pattern
    return variables(pattern).union(*(needs(lang, other) for other in references(pattern)))


def declared() -> list[tuple[str, set[str]]]:
    """Keys of prompts and events, with the names of the arguments that their fields give."""
    found = []
    for prompt in GAME.prompt_types.values():
        given = {field.kind.argument(field.name) for field in fields_of(prompt)}
        found.append((f"{prompt.WORDS}{prompt.id()}", {"seat", *given}))
    for event in GAME.event_types.values():
        fields = fields_of(event)
        key = f"{event.WORDS}{event.id()}"
        found.append((key, {field.kind.argument(field.name) for field in fields if not field.secret}))
        if any(field.secret for field in fields):
            found.append((f"{key}-secret", {field.kind.argument(field.name) for field in fields}))
    return found


def calls() -> list[tuple[str, set[str]]]:
    """Keys in the code with the names of the arguments they are given, also where games hardly ever get."""
    found = []
    for node in (node for source in SOURCES for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)):
        named = {keyword.arg for keyword in node.keywords if keyword.arg}
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        if called == "no":
            reasons = {str(one.value) for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)}
            found += [(f"outer_rim-why-{reason}", named) for reason in reasons]
    return found + declared()


@every_language
def test_what_the_code_says_is_given_its_arguments(lang: str) -> None:
    assert len(calls()) > 200
    assert [(key, needs(lang, key) - given) for key, given in calls() if needs(lang, key) - given] == []


def problems(lang: str, message: Message) -> list[str]:
    """What is wrong with a message and all that it puts in."""
    if message.key not in language(lang).texts:
        return [f"{message.key} is missing"]
    found = [f"{message.key} needs ${name}" for name in sorted(needs(lang, message.key) - message.args.keys())]
    return found + [bad for one in message.args.values() if isinstance(one, Message) for bad in problems(lang, one)]


@cache
def said_in_play() -> tuple[Message, ...]:
    """A message of each key, with each set of arguments, of random games of all sizes."""
    found: dict[tuple[str, ...], Message] = {}

    def hear(*messages: Message) -> None:
        for message in messages:
            kinds = (
                f"{name} {value.key if isinstance(value, Message) else ''}" for name, value in message.args.items()
            )
            found.setdefault((message.key, *kinds), message)

    for seed in range(24):
        chance = random.Random(seed)  # noqa: S311 - not for secrets
        seats = seed % 4 + 1
        position = GAME.start(seats, seed, {"random_map": seed % 3 == 0, "fame": (8, 10, 12)[seed % 3]})
        for _ in range(400):
            if position.ask is None:
                break
            aside = position.asides(chance.randrange(seats)) if chance.random() < 0.03 else None
            options = list(aside or position.ask.options)
            hear(position.ask.prompt, *(option.label for option in chance.sample(options, min(4, len(options)))))
            for event in position.play(chance.choice(options)):
                hear(event.message, event.seen_by(None).message)
    return tuple(found.values())


def test_random_games_come_about_most_of_what_there_is_to_say() -> None:
    heard = {message.key for message in said_in_play()}
    assert len([key for key in heard if key.startswith("outer_rim-ask-")]) >= 35
    assert len([key for key in heard if key.startswith("outer_rim-option-")]) >= 40
    assert len([key for key in heard if key.startswith("outer_rim-event-")]) >= 40


@every_language
def test_what_is_said_in_play_has_words_for_its_arguments(lang: str) -> None:
    assert sorted({bad for message in said_in_play() for bad in problems(lang, message)}) == []


@every_language
def test_what_is_said_in_play_can_be_said(lang: str) -> None:
    w = words(lang)
    for message in said_in_play():
        said = w.say(message, list(SEATS))
        assert said and "{" not in said and "  " not in said, said


@every_language
def test_every_option_is_given_what_it_is_said_with(lang: str) -> None:
    """Also those that hardly ever come up."""
    sample = {
        "character": "han_solo",
        "ship": "g9_rigger",
        "faction": "hutt",
        "space": "lothal",
        "by": "enc_kessel_maelstrom_05",
        "card": "vibro_ax",
        "source": "vibro_ax",
        "deck": "cargo",
        "skill": "tech",
        "player": "1",
        "credits": "2000",
        "spot": "lothal/2",
        "face": "hit",
        "faces": "hit,crit",
        "label": "hire",
    }
    for verb in VERBS.values():
        label = Choosing().label((verb.word, *(sample[kind.aim] for kind in verb.fields.values())))
        assert problems(lang, label) == []
        assert words(lang).say(label, list(SEATS)), verb.form


def test_a_choice_on_an_encounter_card_is_called_after_its_section() -> None:
    """Not after the resource that the card could also be."""
    t = Table("han_solo boba_fett").at("han_solo", "ord_mantell").reputation("han_solo", syndicate=0)
    t.draw("enc_cantonica_ord_mantell_04").encounter("han_solo").play("space")
    ask = t.position.ask
    assert ask is not None and ask.prompt.args["card"] == Message(
        "outer_rim-encounter-enc_cantonica_ord_mantell_04-ord_mantell"
    )


def test_an_encounter_is_called_after_its_section_wherever_it_has_led() -> None:
    t = Table("han_solo boba_fett").at("han_solo", "ord_mantell").reputation("han_solo", syndicate=0)
    t.draw("enc_cantonica_ord_mantell_04").encounter("han_solo").play("space")
    for space in ("cantonica", "lothal"):
        t.at("han_solo", space)
        frame = t.g.frames[-1]
        assert isinstance(frame, Choosing)
        ask = frame.ask(t.g)
        assert ask is not None and ask.prompt.args["card"] == Message(
            "outer_rim-encounter-enc_cantonica_ord_mantell_04-ord_mantell"
        )


def test_credits_are_among_the_goods_of_a_deal() -> None:
    t = Table("han_solo boba_fett").at("han_solo", "lothal").at("boba_fett", "lothal").holds("han_solo", "vibro_ax")
    t.act("han_solo").play("trade", "partner 1", "give vibro_ax", "get-credits 2000", "propose")
    ask = t.position.ask
    assert ask is not None
    said = words("en").say(ask.prompt, list(SEATS))
    assert said == "Bo: Ada proposes a trade. You get: Vibro-Ax. You give: 2,000 credits. Do you agree?"


# Grammar.

CREDITS = {
    "en": ["1 credit", "2 credits", "12,000 credits"],
    "cs": ["1 kredit", "2 kredity", "12\u00a0000 kreditů"],
    "pl": ["1 kredyt", "2 kredyty", "12\u00a0000 kredytów"],
    "uk": ["1 кредит", "2 кредити", "12\u00a0000 кредитів"],
}


@every_language
def test_credits_are_counted_and_grouped_as_the_language_does(lang: str) -> None:
    for amount, said in zip((1, 2, 12000), CREDITS[lang], strict=True):
        assert words(lang)("outer_rim-amount-credits", amount=amount) == said


PATROLS = {"en": "Hutt patrol", "cs": "hlídka Huttů", "pl": "patrol Huttów", "uk": "патруль Хаттів"}


@every_language
def test_patrols_are_called_after_their_faction(lang: str) -> None:
    assert words(lang)("outer_rim-patrol", faction="hutt") == PATROLS[lang]
