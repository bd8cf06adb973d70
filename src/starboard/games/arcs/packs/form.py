"""Describes what a pack of Arcs can say, from the entries that are read and from what effects ask of their rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from starboard.games.arcs.effects import EFFECTS
from starboard.games.arcs.ids import ACTIONS, AMBITIONS, MODES, NUMBERS, SUITS, TYPES
from starboard.games.arcs.kinds import system_name
from starboard.games.arcs.load import box
from starboard.games.arcs.tables.abilities import CONDITION, EFFECT, WORDS, Ability, Wanted
from starboard.games.arcs.tables.action_cards import MOST_PIPS
from starboard.games.arcs.tables.map import SYSTEM_IDS
from starboard.games.arcs.tables.place import RULES
from starboard.games.arcs.tables.player_board import ALL_SHIPS
from starboard.games.arcs.tables.setup_cards import CLUSTER_IDS
from starboard.kernel.message import Message
from starboard.kernel.pack_form import (
    Choice,
    Field,
    Items,
    Kind,
    Kinds,
    Named,
    PackForm,
    Parts,
    Shapes,
    Table,
    Text,
    Truth,
    Whole,
    Word,
)

NAME = Field("name", Text(languages=True))
TEXT = Field("text", Text(languages=True, long=True))
ABILITIES = Field("abilities", Items(Named("ability")), required=True)

# How words are called that can be chosen: the texts `arcs-KIND-WORD`.
CALLED = {**dict.fromkeys(TYPES, "resource"), **dict.fromkeys(AMBITIONS, "ambition"), **dict.fromkeys(SUITS, "suit")}
CALLED |= {**dict.fromkeys(ACTIONS, "action"), **dict.fromkeys(MODES[2:], "mode")}
CALLED |= {"ship": "piece", "starport": "piece", "city": "piece", **dict.fromkeys(WORDS.triggers, "trigger")}


@cache
def form() -> PackForm:
    tables: dict[str, Parts | Kinds] = {"court": court(), "lore": Parts((NAME, TEXT, ABILITIES))}
    tables |= {"leaders": leaders(), "setups": setups()}
    tables["suits"] = suits()
    shapes: dict[str, Shapes] = {"ability": ability(), "effect": effects(), "pieces": pieces()}
    return PackForm(
        tuple(Table(name, tables[name], grows=False) for name in RULES.tables),
        shapes,
        (*sorted(RULES.notes), "since"),
    )


def choice(words: Iterable[str]) -> Choice:
    return Choice(tuple(Word(one, Message(f"arcs-{CALLED[one]}-{one}") if one in CALLED else None) for one in words))


# Tables


def court() -> Kinds:
    """Guild cards have a resource and a raid cost, vox cards neither."""
    printed = (Field("suit", choice(TYPES), True), Field("raid_cost", Whole(1, 9), True))
    return Kinds(
        "kind",
        (
            Kind("guild", (NAME, *printed, TEXT, ABILITIES), Message("arcs-shown-kind", {"kind": "guild"})),
            Kind("vox", (NAME, TEXT, ABILITIES), Message("arcs-shown-kind", {"kind": "vox"})),
        ),
    )


def leaders() -> Parts:
    start = tuple(Field(name, Named("pieces"), True) for name in "abc")
    return Parts((NAME, Field("resources", Items(choice(TYPES), 2), True), *start, TEXT, ABILITIES))


def pieces() -> Parts:
    return Parts((Field("city", Whole(0, 1)), Field("starport", Whole(0, 1)), Field("ship", Whole(0, ALL_SHIPS))))


def setups() -> Parts:
    systems = Choice(tuple(Word(id_, system_name(number)) for number, id_ in enumerate(SYSTEM_IDS)))
    start = Parts((Field("a", systems, True), Field("b", systems, True), Field("c", Items(systems), True)))
    out = Field("out_of_play", Items(choice(CLUSTER_IDS)), True)
    return Parts((NAME, out, Field("positions", Items(start), True), Field("experienced", Truth())))


def suits() -> Parts:
    pips = Items(Whole(1, MOST_PIPS), NUMBERS)
    return Parts((NAME, Field("actions", Items(choice(ACTIONS)), True), Field("pips", pips, True)))


# Abilities


def ability() -> Parts:
    said = {name: choice(words) for name, words in WORDS.fields.items()}
    return Parts(
        (
            Field("trigger", choice(WORDS.triggers), True),
            NAME,
            Field("replaces", choice(ACTIONS)),
            *(Field(name, Items(said[name]) if name == "modes" else said[name]) for name in said),
            Field("optional", Truth()),
            Field("condition", Parts(tuple(conditions()))),
            Field("effect", Named("effect"), True),
        )
    )


def effects() -> Kinds:
    """Describe each effect by what it asks of the rows of the box, at whatever trigger."""
    found: dict[str, list[Mapping[str, Wanted]]] = {}
    for one in abilities():
        found.setdefault(one.kind, []).append(
            {name: wanted for (part, name), wanted in one.asked.items() if part == EFFECT}
        )
    return Kinds(
        "kind",
        tuple(
            Kind(kind, fields_of(found[kind]), Message(f"arcs-do-{kind}"))
            for kind in dict.fromkeys(kind for kind, _ in EFFECTS)
        ),
    )


def conditions() -> Iterable[Field]:
    asked = [
        {name: wanted for (part, name), wanted in one.asked.items() if part == CONDITION and name in one.condition}
        for one in abilities()
    ]
    return (Field(one.name, one.of) for one in fields_of(asked))


def abilities() -> list[Ability]:
    return [one for card in box().cards for one in card.abilities]


def fields_of(asked: Iterable[Mapping[str, Wanted]]) -> tuple[Field, ...]:
    """Put together what several rows were asked for; what all of them were asked for has to be there."""
    rows = list(asked)
    names = dict.fromkeys(name for row in rows for name in row)
    return tuple(
        Field(name, shape_of([row[name] for row in rows if name in row]), all(name in row for row in rows))
        for name in names
    )


def shape_of(wanted: list[Wanted]) -> Shapes:
    words = tuple(dict.fromkeys(word for one in wanted for word in one.known))
    numbers = [one for one in wanted if one.most is not None]
    if numbers:
        most = max(one.most or 0 for one in numbers)
        return Whole(min(one.least for one in numbers), most, choice(words).words)
    if wanted[0].truth:
        return Truth()
    return Items(choice(words)) if wanted[0].several else choice(words)
