"""Scripts, abilities and goals in words again, as plain data: what people read on a card is made of these."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.games.outer_rim.content import Ability, Condition, Content, Effect, Goal
from starboard.games.outer_rim.words import ANY_SKILL, COMBATS, DECKS, FACES, NONE, REPUTATION, SKILLS, SLOTS, TYPES

Writer = Callable[[Content, Any], Any]


def effects(of: Content, script: int) -> list[dict[str, Any]]:
    return [effect(of, one) for one in of.scripts[script]]


def effect(of: Content, one: Effect) -> dict[str, Any]:
    return {"do": one.do, **arguments(of, one.do, one.args)}


def ability(of: Content, one: Ability) -> dict[str, Any]:
    found: dict[str, Any] = {"trigger": one.trigger, "kind": one.kind, **arguments(of, one.kind, one.args)}
    if one.condition:
        found["if"] = condition(of, one.condition)
    for name in ("limit", "pay", "wound"):
        if getattr(one, name):
            found[name] = getattr(one, name)
    return found


def goal(of: Content, one: Goal) -> dict[str, Any]:
    found: dict[str, Any] = {"event": one.event, "count": one.count, "reward": effects(of, one.reward)}
    if one.condition:
        found["if"] = condition(of, one.condition)
    for name in ("cost", "amount"):
        if getattr(one, name):
            found[name] = getattr(one, name)
    return found


def arguments(of: Content, about: str, args: dict[str, Any]) -> dict[str, Any]:
    """What is not there is left out."""
    found = {}
    for name, value in args.items():
        if value in (NONE, "", (), None) and name not in ("value", "from"):
            continue
        write = SPECIAL.get((about, name), WRITERS.get(name, same))
        found[name] = write(of, value)
    return found


def same(of: Content, value: Any) -> Any:
    return value


def among(words: tuple[str, ...]) -> Writer:
    return lambda of, value: words[value]


def each(words: tuple[str, ...]) -> Writer:
    return lambda of, value: [words[one] for one in value]


def face_or_any(of: Content, value: int) -> str:
    return "any" if value == NONE else FACES[value]


def condition(of: Content, value: Condition) -> list[list[str]]:
    return [list(atom) for atom in value]


def options(of: Content, value: tuple[tuple[str, int], ...]) -> list[dict[str, Any]]:
    return [{"label": label, "effects": effects(of, script)} for label, script in value]


def results(of: Content, value: tuple[tuple[tuple[int, ...], int], ...]) -> list[dict[str, Any]]:
    return [{"faces": [FACES[face] for face in faces], "effects": effects(of, script)} for faces, script in value]


def per_result(of: Content, value: tuple[tuple[int, int], ...]) -> list[dict[str, Any]]:
    return results(of, tuple(((face,), script) for face, script in value))


def tiers(of: Content, value: tuple[tuple[Condition, int], ...]) -> list[dict[str, Any]]:
    return [{"if": condition(of, terms), "fame": fame} for terms, fame in value]


def upgrade(of: Content, value: dict[str, Any]) -> dict[str, Any]:
    found = {name: face_or_any(of, one) if name in ("from", "to", "result") else one for name, one in value.items()}
    return found | {"condition": condition(of, value["condition"])}


# By the name of the parameter; SPECIAL has those that mean something else in one effect or ability.
WRITERS: dict[str, Writer] = {
    **dict.fromkeys(("after_pass", "effects", "else", "fail", "if_illegal", "lose", "pass", "then", "win"), effects),
    "combat": among(COMBATS),
    "condition": condition,
    "deck": among(DECKS),
    "only": face_or_any,
    "options": options,
    "per_result": per_result,
    "result": among(FACES),
    "results": results,
    "sheet": lambda of, value: of.ships[value].id,
    "skill": among((*SKILLS, "any")),
    "skills": each(SKILLS),
    "slot": among(SLOTS),
    "then_deck": among(DECKS),
    "tiers": tiers,
    "types": each(TYPES),
    "unless_slots_full": among(SLOTS),
    "upgrade": upgrade,
    "value": lambda of, value: REPUTATION[value + 1],
}
SPECIAL: dict[tuple[str, str], Writer] = {
    ("combat", "type"): among(COMBATS),
    ("gain_fame_if", "then"): same,
    ("gain_fame_if", "else"): same,
    ("turn_result", "from"): face_or_any,
    ("turn_result", "to"): face_or_any,
}
assert len(SKILLS) == ANY_SKILL
