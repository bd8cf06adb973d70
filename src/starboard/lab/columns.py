"""Declares the columns of the tables of games: what each is called, of which type it is and what it means.

The Parquet files (parquet.py), docs/data.md and `starboard schema --tables` are made of this.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from starboard.kernel.fact import fields_of
from starboard.kernel.game import AnyGame
from starboard.lab.simulation import (
    DECISIONS,
    EVENTS,
    NAME,
    NAMES,
    OFFERS,
    RESULTS,
    TALLIES,
    TEXT,
    TEXTS,
    TURNS,
    facts_of,
    features_of,
)
from starboard.lab.study import study_of

CALLED = "_called"  # the end of a column that says what people call what is in another
FEATURE, FACT = "feature_", "fact_"
NOW = "_now"
TYPES = {
    "number": "int32",
    "truth": "bool",
    TEXT: "string",
    TEXTS: "list<string>",
    NAME: "string",
    NAMES: "list<string>",
}


class Column(NamedTuple):
    name: str
    type: str  # as Arrow calls it
    about: str


def columns(
    people: Sequence[str],
    features: Sequence[str],
    facts: Mapping[str, str],
    named: bool,
    meant: Mapping[str, str] | None = None,
) -> dict[str, list[Column]]:
    """Return the columns of each table; `meant` says what those mean that only this game has."""
    meant = meant or {}
    game = Column("game", "uint32", "number of the game, from 0; with the seed of the run it says all of it")
    step = Column("step", "uint32", "number of the decision in the game, from 0")
    turn = Column("turn", "uint16", "number of the turn in the game, from 1; 0 before the first")
    seat = Column("seat", "uint8", "seat at the table, from 0")
    ask = Column("ask", "string", "what the seat is asked: the id of the prompt (docs/protocol.md)")
    return {
        RESULTS: [
            game,
            Column("seed", "uint64", "of the deal, as `starboard play --seed` takes it"),
            seat,
            Column(
                "entrant", "uint8", "which of the bots given plays there, from 0: with each game all move on by a seat"
            ),
            *word("bot", "level of the bot", named),
            Column("order", "uint8", "place in the order of the first round, from 1"),
            *(
                one
                for kind in people
                for one in word(kind, f"{kind} of the seat at the end; null where it has none", named)
            ),
            Column("place", "uint8", "place at the end, from 1; who wins together, shares it"),
            Column("share", "float", "of the victory: 1 for one winner, a part of it where several share it"),
            Column("score", "int32", "points at the end; null in a game without points"),
            Column("turns", "uint16", "how many turns the game had, of all seats"),
            Column("decisions", "uint32", "how many decisions it had; what has only one choice may not be asked"),
            Column("rounds", "uint16", "how many rounds it had; in Arcs chapters"),
            *word("ending", "why the game was over", named),
        ],
        TALLIES: [
            game,
            Column("seat", "int8", "seat; −1 is nobody’s, as the dice of an enemy"),
            Column("kind", "string", "of what is counted: `points`, `deed`, something taken, or a kind of dice"),
            *word("name", "id of what is counted", named, "called"),
            Column("count", "int32", "how often, or how many points"),
        ],
        TURNS: [
            game,
            turn,
            Column("round", "uint16", "number of the round; in Arcs of the chapter"),
            seat,
            Column("active", "bool", "whether the turn is that seat’s"),
            Column("points", "int32", "of the seat as the turn begins"),
            Column("chance", "float", "part of the victory that bots think the seat may expect"),
            *(
                Column(f"{FEATURE}{name}", "float", meant.get(f"{FEATURE}{name}", "a number that bots value a seat by"))
                for name in features
            ),
        ],
        DECISIONS: [
            game,
            step,
            turn,
            seat,
            ask,
            Column("options", "uint32", "how many there were"),
            Column("choice", "string", "what was chosen, in notation (docs/notation.md)"),
        ],
        EVENTS: [
            game,
            Column("step", "uint32", "number of the decision that led to it; null before the first"),
            Column("number", "uint32", "of the event in the game, from 0"),
            turn,
            Column("seat", "int8", "that it is about, the AI player’s too; null: nobody’s"),
            Column("event", "string", "id of the event (docs/protocol.md)"),
            Column("rule", "string", "that made it happen (`starboard rules`)"),
            *([Column("said", "string", "the event as the log says it, with all its secrets")] if named else []),
            *(one for name, sort in facts.items() for one in fact(name, sort, named, meant)),
        ],
        OFFERS: [
            game,
            step,
            turn,
            seat,
            ask,
            Column("verb", "string", "first word of the option, which says how it would be taken"),
            Column("option", "string", "in notation; several may offer the same thing"),
            Column("kind", "string", "of what is offered"),
            *word("name", "id of what is offered", named, "called"),
            Column("taken", "bool", "whether this option was chosen"),
        ],
    }


def word(name: str, about: str, named: bool, called: str = "") -> list[Column]:
    """Return a column of ids and, with names, another beside it."""
    beside = Column(
        called or f"{name}{CALLED}", "string", f"what people call it, where it has a name: else `{name}` again"
    )
    return [Column(name, "string", about), *([beside] if named else [])]


def fact(name: str, sort: str, named: bool, meant: Mapping[str, str]) -> list[Column]:
    """Return the column of a field of events, and of what people call it."""
    column = f"{FACT}{name}"
    found = [Column(column, TYPES[sort], meant.get(column, "a field of events"))]
    if named and sort in (NAME, NAMES):
        found.append(Column(f"{column}{CALLED}", "string", f"what people call `{column}`; null where it has no name"))
    return found


# Of a game


def columns_of(game: AnyGame, named: bool = True) -> dict[str, list[Column]]:
    """Return the columns of the tables of a game, with all that they mean."""
    return columns(study_of(game).people, features_of(game.id), facts_of(game), named, dict(meanings(game)))


def meanings(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Tell what the columns mean that this game has and others have not."""
    known = features_meant().get(game.id, {})
    for name in features_of(game.id):
        if about := known.get(name):
            yield f"{FEATURE}{name}", about
        elif name.endswith(NOW) and name.removesuffix(NOW) in known:
            base = name.removesuffix(NOW)
            yield (
                f"{FEATURE}{name}",
                f"`{FEATURE}{base}`, by how much a point decides now: the fewer tiles are left, the more",
            )
    said: dict[str, dict[str, list[str]]] = {}
    for event in game.event_types.values():
        for field in fields_of(event):
            said.setdefault(field.name, {}).setdefault(field.kind.name, []).append(f"`{event.id()}`")
    for name, kinds in said.items():
        yield f"{FACT}{name}", "; ".join(f"{kind} of {', '.join(events)}" for kind, events in kinds.items())


@cache
def features_meant() -> dict[str, dict[str, str]]:
    """Read what the features mean by which bots value a seat, by game."""
    return tomllib.loads((files(__package__) / "features.toml").read_text(encoding="utf-8"))
