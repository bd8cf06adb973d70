"""Tables of games as Parquet files: their columns, and how a batch of games becomes a part of each.

Words are kept as numbers into a list of them, as Parquet does by itself; read again, they are Arrow's dictionaries.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from starboard.lab.names import Names
from starboard.lab.simulation import (
    ALL_TABLES,
    DECISIONS,
    EVENTS,
    NAME,
    NAMES,
    OFFERS,
    RESULTS,
    TALLIES,
    TURNS,
    Notes,
)

GAME, SMALL = ("game", pa.uint32()), pa.uint8()


def schemas(
    people: Sequence[str], features: Sequence[str], facts: Mapping[str, str], named: bool = False
) -> dict[str, pa.Schema]:
    """Return the columns of each table. A word that not every seat has, a leader say, may be null.

    With names what people call an id is beside it: `leader_called` beside `leader`, `called` beside `name`.
    """
    columns = {
        RESULTS: [
            GAME,
            ("seed", pa.uint64()),  # of the deal, as `starboard play --seed` takes it
            ("seat", SMALL),
            ("entrant", SMALL),  # which of the bots given
            *word("bot", named),
            ("order", SMALL),  # in the first round, from 1
            *(column for kind in people for column in word(kind, named)),
            ("place", SMALL),
            ("share", pa.float32()),  # of the victory
            ("score", pa.int32()),
            ("turns", pa.uint16()),
            ("decisions", pa.uint32()),
            ("rounds", pa.uint16()),
            *word("ending", named),
        ],
        TALLIES: [
            GAME,
            ("seat", pa.int8()),  # -1: nobody's, as the dice of an enemy
            ("kind", pa.string()),
            *word("name", named, "called"),
            ("count", pa.int32()),
        ],
        TURNS: [
            GAME,
            ("turn", pa.uint16()),
            ("round", pa.uint16()),
            ("seat", SMALL),
            ("active", pa.bool_()),
            ("points", pa.int32()),
            ("chance", pa.float32()),  # what bots think the seat may expect of the victory
            *((name, pa.float32()) for name in unlike(features)),
        ],
        DECISIONS: [
            GAME,
            ("step", pa.uint32()),
            ("turn", pa.uint16()),
            ("seat", SMALL),
            ("ask", pa.string()),
            ("options", pa.uint32()),
            ("choice", pa.string()),  # in notation
        ],
        EVENTS: [
            GAME,
            ("step", pa.uint32()),  # of the decision that led to it; null before the first
            ("number", pa.uint32()),  # in the game
            ("turn", pa.uint16()),
            ("seat", pa.int8()),  # null: nobody's
            ("event", pa.string()),
            *word("rule", named, "said"),  # what the log says
            *(column for name, sort in facts.items() for column in fact(name, sort, named)),
        ],
        OFFERS: [
            GAME,
            ("step", pa.uint32()),
            ("turn", pa.uint16()),
            ("seat", SMALL),
            ("ask", pa.string()),
            ("verb", pa.string()),
            ("option", pa.string()),  # in notation
            ("kind", pa.string()),
            *word("name", named, "called"),
            ("taken", pa.bool_()),
        ],
    }
    return {name: pa.schema(columns[name]) for name in ALL_TABLES}


CALLED = "_called"


def word(name: str, named: bool, called: str = "") -> list[tuple[str, Any]]:
    """Return a column of words and, with names, another beside it."""
    return [(name, pa.string()), *([(called or f"{name}{CALLED}", pa.string())] if named else [])]


def fact(name: str, sort: str, named: bool) -> list[tuple[str, Any]]:
    """Return the column of a field of events, and of what people call it."""
    column = f"fact_{name}"
    beside = [(f"{column}{CALLED}", pa.string())] if named and sort in (NAME, NAMES) else []
    return [(column, SORTS[sort]), *beside]


SORTS = {
    "number": pa.int32(),
    "truth": pa.bool_(),
    "text": pa.string(),
    "texts": pa.list_(pa.string()),
    NAME: pa.string(),
    NAMES: pa.list_(pa.string()),
}


def unlike(features: Sequence[str]) -> list[str]:
    """Prefix the names of features, so that none is called like another column."""
    return [f"feature_{name}" for name in features]


def written(notes: Notes) -> dict[str, bytes]:
    """Serialize what was noted, as one Parquet file for each table that is wanted. Equal games give equal files."""
    return {name: bytes_of(table) for name, table in tables_of(notes).items()}


def tables_of(notes: Notes) -> dict[str, pa.Table]:
    rows = {
        RESULTS: notes.results,
        TALLIES: notes.tallies,
        TURNS: notes.turns,
        DECISIONS: notes.decisions,
        EVENTS: notes.events,
        OFFERS: notes.offers,
    }
    wanted = schemas(notes.study.people, notes.features, notes.facts, notes.names is not None)
    return {name: table_of(name, rows[name], wanted[name], notes.names) for name in ALL_TABLES if name in notes.wanted}


def table_of(name: str, rows: list[tuple[Any, ...]], schema: pa.Schema, names: Names | None) -> pa.Table:
    """Make a table of what was noted. What things are called is found here; of events it was noted as they happened."""
    beside = {} if name == EVENTS else {one: one.removesuffix(CALLED) for one in schema.names if one.endswith("called")}
    noted = [field.name for field in schema if field.name not in beside]
    columns = dict(zip(noted, zip(*rows, strict=True) if rows else ([] for _ in noted), strict=True))
    for called, of in beside.items():
        assert names is not None
        if called == "called":  # beside `name`, which `kind` says more of
            columns[called] = [names.known(*one) for one in zip(columns["kind"], columns["name"], strict=True)]
        else:
            columns[called] = [None if one is None else names.known(of, one) for one in columns[of]]
    arrays = [pa.array(columns[field.name], field.type) for field in schema]
    return pa.Table.from_arrays(arrays, schema=schema)


def bytes_of(table: pa.Table) -> bytes:
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd")
    return bytes(sink.getvalue())


def read_parts(parts: Sequence[Path], schema: pa.Schema, columns: Sequence[str] | None = None) -> pa.Table:
    """Read the parts as one table."""
    wanted = pa.schema([schema.field(name) for name in columns]) if columns is not None else schema
    words = [field.name for field in wanted if field.type == pa.string()]
    tables = [
        pq.read_table(part, columns=wanted.names, read_dictionary=words, memory_map=True, partitioning=None)
        for part in parts
    ]
    fields = [pa.field(one.name, DICTIONARY if one.name in words else one.type) for one in wanted]
    empty = pa.schema(fields).empty_table()
    return pa.concat_tables([empty, *tables]).unify_dictionaries().combine_chunks()


DICTIONARY = pa.dictionary(pa.int32(), pa.string())
