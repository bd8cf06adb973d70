"""What is declared of effects, abilities and conditions, and that everything else follows from it."""

from __future__ import annotations

import re
import runpy
from collections.abc import Iterator
from dataclasses import FrozenInstanceError
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from starboard.games.outer_rim import game
from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.ids import ALL, ANY_SKILL, CRIT, FOCUS, HIT, MOST, NONE, STEALTH, TECH
from starboard.games.outer_rim.load import BadContent, content
from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.load.read import base
from starboard.games.outer_rim.load.scripts import OWN_FIELDS, Scripts
from starboard.games.outer_rim.people import HOLDINGS
from starboard.games.outer_rim.resolve import DOINGS
from starboard.games.outer_rim.say.effects import SAYINGS
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.games.outer_rim.vocabulary import kinds
from starboard.games.outer_rim.vocabulary.abilities import ABILITIES, Reroll, StatBonus, TurnResult, upgraded
from starboard.games.outer_rim.vocabulary.conditions import ATOMS, Crew, GroundCombat, HasMod, HasSkillAny
from starboard.games.outer_rim.vocabulary.declared import words_of
from starboard.games.outer_rim.vocabulary.effect import EFFECTS, Effect, declared
from starboard.games.outer_rim.vocabulary.moments import TRIGGERS
from starboard.games.outer_rim.vocabulary.scripts import SCRIPT, Upgrade
from starboard.games.outer_rim.vocabulary.when import CONDITION
from starboard.kernel.message import Message
from starboard.texts import LANGUAGES, words

C: Content = game.GAME.content
DOCS = Path(__file__).parents[3] / "docs"
PLACE = Place("mine.toml", "card", "mine")


def reader(context: str = "reward") -> Scripts:
    traits = frozenset(trait for card in content().cards for trait in card.traits)
    found = Scripts(list(content().space), list(content().sheet), frozenset({1, 41}), traits)
    found.context = context
    found.begin(steps=9)
    return found


def refusal(kind: kinds.Kind[Any], value: object, context: str = "reward") -> str:
    with pytest.raises(BadContent) as error:
        kind.read(reader(context), PLACE, "it", value)
    return str(error.value).removeprefix("mine.toml: card mine: it")


# All that is declared is complete.


def incomplete() -> list[str]:
    """Declared effects that nothing does, and those that have no words in some language."""
    found = [f"nothing does {word}" for word, kind in EFFECTS.items() if kind not in DOINGS]
    for word in (word for word, kind in EFFECTS.items() if kind not in SAYINGS):
        found += [f"{lang}: {word}" for lang in LANGUAGES if not words(lang).has(f"outer_rim-effect-{word}")]
    return found


def test_every_effect_has_what_it_does_and_words() -> None:
    assert incomplete() == []
    assert set(DOINGS) == set(EFFECTS.values()) and set(SAYINGS) <= set(EFFECTS.values())


def test_an_effect_that_is_only_declared_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starboard.games.outer_rim.vocabulary.effect.EFFECTS", EFFECTS | {})

    @declared()
    class SingLoudly(Effect):
        """Sing."""

    monkeypatch.setitem(EFFECTS, SingLoudly.word, SingLoudly)
    assert SingLoudly.word == "sing_loudly"
    assert incomplete() == ["nothing does sing_loudly", *(f"{lang}: sing_loudly" for lang in LANGUAGES)]


def test_every_condition_is_found_out() -> None:
    assert set(HOLDINGS) == set(ATOMS.values())


@pytest.mark.parametrize("word", ABILITIES)
def test_every_kind_of_ability_has_moments_that_there_are(word: str) -> None:
    kind = ABILITIES[word]
    assert kind.moments and set(kind.moments) <= set(TRIGGERS)
    assert {*kind.must, *kind.may} <= set(OWN_FIELDS) and not set(kind.must) & set(kind.may)


def test_every_kind_of_ability_is_looked_for_by_a_rule() -> None:
    folder = Path(game.__file__).parent
    rules = "\n".join(path.read_text(encoding="utf-8") for path in (*folder.glob("*.py"), *folder.glob("ai/*.py")))
    used = set(re.findall(r"(?:usable_of|ready|find_ability|isinstance)\([^()]*?\b(?:\w+\.)?(\w+)\)", rules))
    used |= set(re.findall(r"case a\.(\w+)\(\)", rules))
    assert [kind.__name__ for kind in ABILITIES.values() if kind.__name__ not in used] == []


def test_every_declaration_says_what_it_is() -> None:
    for kind in (*EFFECTS.values(), *ABILITIES.values(), *ATOMS.values()):
        assert kind.__doc__ and kind.__doc__.rstrip().endswith("."), kind
        assert all(isinstance(one.kind, kinds.Kind) and one.kind.about for one in kind.parameters), kind
        assert not hasattr(kind, "__dict__") or "__slots__" in vars(kind), kind


def test_what_was_read_cannot_be_changed() -> None:
    one = e.GainCredits(3000)
    with pytest.raises(FrozenInstanceError):
        one.amount = 4000  # type: ignore[misc]
    assert one == e.GainCredits(amount=3000) and hash(one) == hash(e.GainCredits(3000)) and one != e.LoseCredits(3000)
    assert not hasattr(one, "__dict__") and not hasattr(HasMod(), "__dict__")


# Reading.


def tables(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        for one in value.values():
            yield from tables(one)
    elif isinstance(value, list):
        for one in value:
            yield from tables(one)


@cache
def written() -> dict[str, dict[str, Any]]:
    """An effect of each kind as it is written in the data, that with the most parameters."""
    found: dict[str, dict[str, Any]] = {}
    every = (one for rows in base().rows.values() for row in rows.values() for one in tables(row.table))
    for one in (one for one in every if "do" in one):
        if len(one) > len(found.get(one["do"], {})):
            found[one["do"]] = {name: harmless(value) for name, value in one.items()}
    return found


def harmless(value: Any) -> Any:
    """With effects that can stand anywhere in place of those inside."""
    if isinstance(value, dict):
        return {"do": "nothing"} if "do" in value else {name: harmless(one) for name, one in value.items()}
    return [harmless(one) for one in value] if isinstance(value, list) else value


def read(row: dict[str, Any]) -> Effect:
    homes = EFFECTS[row["do"]].homes
    return reader(homes[0] if homes else "reward").effect(PLACE, row)


def told(row: dict[str, Any]) -> str:
    with pytest.raises(BadContent) as error:
        read(row)
    return str(error.value).removeprefix("mine.toml: card mine: ")


def test_the_box_has_effects_of_nearly_every_kind() -> None:
    assert set(written()) <= set(EFFECTS) and len(written()) > 55


@pytest.mark.parametrize("word", EFFECTS)
def test_every_effect_of_the_box_is_read_as_it_is_declared(word: str) -> None:
    if word not in written():
        pytest.skip("not in the box")
    row = written()[word]
    made = read(row)
    assert type(made) is EFFECTS[word] and made.word == word
    assert told({**row, "colour": "red"}).startswith("colour: there is no such field here")
    for one in made.parameters:
        without = {name: value for name, value in row.items() if name != one.name}
        if one.required:
            assert told(without) == f"{one.name}: missing"
        else:
            assert getattr(read(without), one.field) == one.default
        assert told({**row, one.name: 1.5}).startswith(f"{one.name}: ")


def test_an_effect_outside_of_its_home_is_refused() -> None:
    with pytest.raises(BadContent, match="“goto_step” cannot be used here"):
        reader("reward").effect(PLACE, {"do": "goto_step", "step": 1})
    assert reader("step").effect(PLACE, {"do": "goto_step", "step": 1}) == e.GotoStep(0)


def test_numbers() -> None:
    assert kinds.NUMBER.read(reader(), PLACE, "it", MOST) == MOST
    assert refusal(kinds.NUMBER, "all") == refusal(kinds.NUMBER, True) == ": must be a whole number"
    assert refusal(kinds.NUMBER, -1) == ": must be at least 0"
    assert refusal(kinds.NumberKind(20), 21) == ": must be at most 20"
    assert kinds.NumberKind(20, or_all=True).read(reader(), PLACE, "it", "all") == ALL


def test_words_that_become_numbers() -> None:
    assert kinds.SKILL.read(reader(), PLACE, "it", "tech") == TECH
    assert (
        refusal(kinds.SKILL, "any")
        == ": unknown skill “any”; choose from: influence, knowledge, piloting, stealth, strength, tactics, tech"
    )
    assert kinds.SkillOrAnyKind().read(reader(), PLACE, "it", "any") == ANY_SKILL
    assert kinds.FaceKind(or_any=True).read(reader(), PLACE, "it", "any") == NONE
    assert refusal(kinds.FACE, "any") == ": unknown face “any”; choose from: hit, crit, focus, blank"
    assert refusal(kinds.FACE, 2) == ": must be text"
    assert kinds.REPUTATIONS.read(reader(), PLACE, "it", ["negative", "positive"]) == (-1, 1)
    assert (
        refusal(kinds.REPUTATIONS, ["neutral", "bad"])
        == "[1]: unknown reputation “bad”; choose from: negative, neutral, positive"
    )
    assert refusal(kinds.REPUTATIONS, "neutral") == ": must be a list"


def test_words_that_stay_words() -> None:
    assert kinds.PLAYER.read(reader(), PLACE, "it", "player_here") == "player_here"
    assert refusal(kinds.PLAYER, "me").startswith(": unknown choice of a player “me”; choose from: self, ")
    assert kinds.FACTION.read(reader("job"), PLACE, "it", "favor_faction") == "favor_faction"
    assert refusal(kinds.FACTION, "favor_faction", "section") == ": “favor_faction” cannot be used here"


def test_lists_have_numbers_of_their_own() -> None:
    s = reader()
    assert SCRIPT.read(s, PLACE, "it", []) == 0
    number = SCRIPT.read(s, PLACE, "it", [{"do": "may", "effects": [{"do": "gain_credits", "amount": 1}]}])
    assert s.scripts[number] == (e.May(number + 1),) and s.scripts[number + 1] == (e.GainCredits(1),)


def test_conditions() -> None:
    s = reader()
    assert CONDITION.read(s, PLACE, "it", "") == ()
    assert CONDITION.read(s, PLACE, "it", "ground_combat&crew>=12") == (GroundCombat(), Crew(12))
    assert CONDITION.read(s, PLACE, "it", "has_skill_any:stealth,tech") == (HasSkillAny((STEALTH, TECH)),)
    for text, problem in (
        ("has_skill", "unknown skill “”"),
        ("has_skill_any:tech,charm", "unknown skill “charm”"),
        ("crew", "unknown condition “crew”"),
        ("crew>=", "unknown condition “crew>=”"),
        ("has_mod&", "unknown condition “”"),
        ("reputation_jedi_positive", "unknown condition “reputation_jedi_positive”"),
        ("reputation_positive", "unknown condition “reputation_positive”"),
    ):
        assert refusal(CONDITION, text).startswith(f": {problem}")


# Saying.


def test_parameters_are_said_by_their_kinds() -> None:
    one = e.StealCredits(2000, "player_here")
    assert words_of(C, one) == {"amount": 2000, "who": "player_here"}
    turned = TurnResult(0, "vibro_ax", "ground_combat_roll", count=1, from_=NONE, to=HIT)
    assert words_of(C, turned) == {
        "count": 1,
        "from": Message("outer_rim-face-any"),
        "to": Message("outer_rim-face-hit"),
    }
    assert words_of(C, Reroll(0, "jyn_erso", "any_own_roll", dice=2, whose="own", only=FOCUS)) == {
        "dice": 2,
        "only": Message("outer_rim-face-focus"),
    }


def test_parameters_of_a_kind_are_found_by_their_names() -> None:
    test = e.Test(fail=3, pass_=4, skill=TECH)
    assert SCRIPT.found_in(test) == {"fail": 3, "pass": 4} and kinds.SKILL.found_in(test) == {"skill": TECH}
    assert kinds.PLAYER.found_in(test) == {}


def test_an_upgrade_replaces_what_it_names() -> None:
    turned = TurnResult(0, "vibro_ax", "ground_combat_roll", count=1, from_=FOCUS, to=HIT)
    better = upgraded(turned, Upgrade((HasMod(),), to=CRIT, result=CRIT))
    assert (better.count, better.from_, better.to) == (1, FOCUS, CRIT)


def test_an_ability_has_what_all_abilities_have() -> None:
    bonus = StatBonus(7, "vibro_ax", "always", amount=1, stat="hull")
    assert (bonus.condition, bonus.limit, bonus.pay, bonus.wound, bonus.word) == ((), "", 0, 0, "stat_bonus")


# The list for authors of packs.


def test_the_list_of_words_is_that_of_the_declarations() -> None:
    """Made anew with `.venv/bin/python docs/make_words.py`."""
    made = runpy.run_path(str(DOCS / "make_words.py"))["guide"]()
    assert (DOCS / "content-words.md").read_text(encoding="utf-8") == made
