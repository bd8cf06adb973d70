"""How each parameter of effects and abilities is read: a word or number as written, into what content.py promises."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any, TypeAlias

from starboard.games.outer_rim.content import Condition
from starboard.games.outer_rim.frozen import Frozen
from starboard.games.outer_rim.load.entries import MOST, MOST_DICE
from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.words import (
    ALL,
    ANY_SKILL,
    COMBATS,
    DECKS,
    FACES,
    NONE,
    REPUTATION,
    RESOURCES,
    SKILLS,
    SLOTS,
    STATS,
    TYPES,
)

if TYPE_CHECKING:
    from starboard.games.outer_rim.load.scripts import Scripts

Reader: TypeAlias = "Callable[[Scripts, Place, str, Any], Any]"


def slug(text: str) -> str:
    """`Qi'ra's second offer` → `qiras_second_offer`."""
    plain = unicodedata.normalize("NFC", text).casefold().replace("'", "").replace("’", "")
    return re.sub(r"[\W_]+", "_", plain).strip("_")


# Plain values.


def number(s: Scripts, place: Place, name: str, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise (place / name).wrong_type("number")
    if value < 0:
        raise (place / name).bad("least", least=0)
    most = MOST_DICE if name == "dice" else MOST
    if value > most:
        raise (place / name).bad("most", most=most)
    return value


def number_or_all(s: Scripts, place: Place, name: str, value: Any) -> int:
    return ALL if value == "all" else number(s, place, name, value)


def truth(s: Scripts, place: Place, name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise (place / name).wrong_type("truth")
    return value


def a_list(place: Place, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise place.wrong_type("list")
    return value


def a_table(place: Place, value: Any, required: Collection[str], optional: Collection[str] = ()) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise place.wrong_type("table")
    for name in required:
        if name not in value:
            raise (place / name).bad("missing")
    for name in value:
        if name not in required and name not in optional:
            raise (place / name).bad("extra")
    return value


# Words that become numbers, and words that stay.


def among(what: str, words: Collection[str]) -> Reader:
    """The number of the word."""
    numbers = {word: number for number, word in enumerate(words)}

    def read(s: Scripts, place: Place, name: str, value: Any) -> int:
        found = numbers.get(value) if isinstance(value, str) else None
        return (place / name).number_of(what, value, words) if found is None else found

    return read


def word(what: str, words: Collection[str] | Callable[[Scripts], Collection[str]]) -> Reader:
    """The word itself."""

    def read(s: Scripts, place: Place, name: str, value: Any) -> str:
        known = words(s) if callable(words) else words
        if not isinstance(value, str) or value not in known:
            (place / name).number_of(what, value, known)
        return str(value)

    return read


def each(read: Reader) -> Reader:
    def read_all(s: Scripts, place: Place, name: str, value: Any) -> tuple[Any, ...]:
        inside = place / name
        # The place of an item is `skills[1]`, so its step is its number.
        return tuple(read(s, inside, at, item) for at, item in enumerate(a_list(inside, value)))  # type: ignore[arg-type]

    return read_all


face = among("face", FACES)


def skill_or_any(s: Scripts, place: Place, name: str, value: Any) -> int:
    return ANY_SKILL if value == "any" else int(READERS["skill"](s, place, name, value))


def face_or_any(s: Scripts, place: Place, name: str, value: Any) -> int:
    return NONE if value == "any" else int(face(s, place, name, value))


def reputation(s: Scripts, place: Place, name: str, value: Any) -> int:
    return (place / name).number_of("reputation", value, REPUTATION) - 1


def destination(s: Scripts, place: Place, name: str, value: Any) -> str:
    """Where somebody or something is placed: a selector or a space."""
    known = s.words.notation.space_selectors
    if not isinstance(value, str) or (value not in known and value not in s.spaces):
        (place / name).number_of("space", value, (*known, *s.spaces))
    return str(value)


def faction(s: Scripts, place: Place, name: str, value: Any) -> str:
    known = s.words.notation.faction_selectors
    if not isinstance(value, str) or value not in known:
        (place / name).number_of("faction", value, known)
    if value == "favor_faction" and s.context not in FAVORS:
        raise (place / name).bad("misplaced", word=value)
    return str(value)


FAVORS = ("favor", "job", "step", "reward")  # where there is a job that may have been a favor


def databank(s: Scripts, place: Place, name: str, value: Any) -> int:
    if number(s, place, name, value) not in s.numbers:
        raise (place / name).unknown("databank", value)
    return int(value)


# Lists and tables.


def script(s: Scripts, place: Place, name: str, value: Any) -> int:
    return s.script(place / name, value)


def condition(s: Scripts, place: Place, name: str, value: Any) -> Condition:
    return s.condition(place / name, value)


def options(s: Scripts, place: Place, name: str, value: Any) -> tuple[tuple[str, int], ...]:
    """Of `choose`."""
    inside = place / name
    found = []
    for at, row in enumerate(a_list(inside, value)):
        option = a_table(inside / at, row, ("label", "effects"))
        label = s.named(inside / at / "label", "label", option["label"])
        if label in s.labels:
            raise (inside / at / "label").bad("twice", word=option["label"])
        s.labels.add(label)
        found.append((label, script(s, inside / at, "effects", option["effects"])))
    if not found:
        raise inside.bad("empty")
    return tuple(found)


def enemy(s: Scripts, place: Place, name: str, value: Any) -> str:
    return s.named(place / name, "enemy", value)


def results(s: Scripts, place: Place, name: str, value: Any) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Of `roll`: each face is in one row, so that every roll has a result."""
    inside = place / name
    found = []
    for at, row in enumerate(a_list(inside, value)):
        result = a_table(inside / at, row, ("faces", "effects"))
        faces = each(face)(s, inside / at, "faces", result["faces"])
        found.append((faces, script(s, inside / at, "effects", result["effects"])))
    if sorted(face for faces, _ in found for face in faces) != list(range(len(FACES))):
        raise inside.bad("faces")
    return tuple(found)


def per_result(s: Scripts, place: Place, name: str, value: Any) -> tuple[tuple[int, int], ...]:
    """Of `roll_per_crew`: what each die with that face does."""
    inside = place / name
    rows = a_table(inside, value, (), FACES)
    return tuple((FACES.index(face), script(s, inside, face, effects)) for face, effects in rows.items())


def tiers(s: Scripts, place: Place, name: str, value: Any) -> tuple[tuple[Condition, int], ...]:
    """Of `fame_while`."""
    inside = place / name
    found = []
    for at, row in enumerate(a_list(inside, value)):
        tier = a_table(inside / at, row, ("condition", "fame"))
        fame = number(s, inside / at, "fame", tier["fame"])
        found.append((condition(s, inside / at, "condition", tier["condition"]), fame))
    return tuple(found)


def upgrade(s: Scripts, place: Place, name: str, value: Any) -> Frozen[str, Any]:
    """Values that replace the printed ones if the condition holds."""
    inside = place / name
    row = a_table(inside, value, ("condition",), UPGRADES)
    found = {key: UPGRADES[key](s, inside, key, value) for key, value in row.items() if key != "condition"}
    return Frozen(condition=condition(s, inside, "condition", row["condition"]), **found)


UPGRADES: dict[str, Reader] = {"count": number, "from": face_or_any, "to": face, "result": face}

# By the name of the parameter; SPECIAL has those that mean something else in one effect or ability.

player = word("player", lambda s: s.words.notation.player_selectors)

READERS: dict[str, Reader] = {
    "after_pass": script,
    "amount": number,
    "cap": number,
    "chooser": player,
    "combat": among("combat", COMBATS),
    "condition": condition,
    "cost": number,
    "count": number,
    "credits": number,
    "deck": among("deck", DECKS),
    "dice": number,
    "discount": number,
    "distance": number,
    "duration": word("duration", lambda s: s.words.notation.durations),
    "effects": script,
    "else": script,
    "enemy": enemy,
    "faction": faction,
    "fail": script,
    "fame": number,
    "from": player,
    "if_illegal": script,
    "inside": word("word", ("this_card",)),
    "lose": script,
    "max": number,
    "multiplier": number,
    "number": databank,
    "only": face,
    "options": options,
    "pass": script,
    "per_result": per_result,
    "place_goal_token": truth,
    "record": word("condition", ("opponent_success",)),
    "result": face,
    "results": results,
    "scope": word("scope", lambda s: s.words.notation.scopes),
    "sheet": lambda s, place, name, value: s.sheet(place / name, value),
    "side": word("side", ("goal",)),
    "skill": among("skill", SKILLS),
    "skills": each(among("skill", SKILLS)),
    "slot": among("slot", SLOTS),
    "stat": word("stat", STATS),
    "step": lambda s, place, name, value: s.step(place / name, value),
    "target": player,
    "then": script,
    "then_deck": among("deck", DECKS),
    "tiers": tiers,
    "to": destination,
    "toward": word("direction", lambda s: s.words.notation.directions),
    "trade_in": truth,
    "types": each(among("type", TYPES[:RESOURCES])),
    "unless_slots_full": among("slot", SLOTS),
    "upgrade": upgrade,
    "value": reputation,
    "what": word("word", ("character", "ship")),
    "who": player,
    "whose": word("word", ("own",)),
    "win": script,
}

SPECIAL: dict[tuple[str, str], Reader] = {
    ("combat", "type"): among("combat", COMBATS[:2]),
    ("discard_asset", "type"): word("type", (*TYPES[:RESOURCES], "cargo_illegal")),
    ("discard_to_recover", "amount"): number_or_all,
    ("gain_fame_if", "else"): number,
    ("gain_fame_if", "then"): number,
    ("gain_skill", "skill"): skill_or_any,
    ("recover", "amount"): number_or_all,
    ("recover_character", "amount"): number_or_all,
    ("recover_ship", "amount"): number_or_all,
    ("turn_result", "from"): face_or_any,
    ("turn_result", "to"): face,
}
SPECIAL_OF_ABILITIES: dict[tuple[str, str], Reader] = {("reroll", "dice"): number_or_all}

# What an optional parameter is if it is not written.
DEFAULTS: dict[str, Any] = {
    "after_pass": 0,
    "cap": MOST,
    "condition": (),
    "faction": "",
    "only": NONE,
    "skills": (),
    "then_deck": NONE,
    "unless_slots_full": NONE,
    "upgrade": None,
}
