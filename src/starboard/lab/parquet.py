"""Tables of games as Parquet files: their columns, and how a batch of games becomes a part of each.

Words are kept as numbers into a list of them, as Parquet does by itself; read again, they are Arrow's dictionaries.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from starboard.lab.simulation import ALL_TABLES, DECISIONS, EVENTS, OFFERS, RESULTS, TALLIES, TURNS, Notes

GAME, SMALL = ("game", pa.uint32()), pa.uint8()


def schemas(people: Sequence[str], features: Sequence[str], facts: Mapping[str, str]) -> dict[str, pa.Schema]:
    """Return the columns of each table. A word that not every seat has, a leader say, may be null."""
    columns = {
        RESULTS: [
            GAME,
            ("seed", pa.uint64()),  # of the deal, as `starboard play --seed` takes it
            ("seat", SMALL),
            ("entrant", SMALL),  # which of the bots given
            ("bot", pa.string()),
            ("order", SMALL),  # in the first round, from 1
            *((kind, pa.string()) for kind in people),
            ("place", SMALL),
            ("share", pa.float32()),  # of the victory
            ("score", pa.int32()),
            ("turns", pa.uint16()),
            ("decisions", pa.uint32()),
            ("rounds", pa.uint16()),
            ("ending", pa.string()),
        ],
        TALLIES: [
            GAME,
            ("seat", pa.int8()),  # -1: nobody's, as the dice of an enemy
            ("kind", pa.string()),
            ("name", pa.string()),
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
            ("rule", pa.string()),
            *((f"fact_{name}", SORTS[sort]) for name, sort in facts.items()),
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
            ("name", pa.string()),
            ("taken", pa.bool_()),
        ],
    }
    return {name: pa.schema(columns[name]) for name in ALL_TABLES}


SORTS = {"number": pa.int32(), "truth": pa.bool_(), "text": pa.string(), "texts": pa.list_(pa.string())}


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
    wanted = schemas(notes.study.people, notes.features, notes.facts)
    return {name: table_of(rows[name], wanted[name]) for name in ALL_TABLES if name in notes.wanted}


def table_of(rows: list[tuple[Any, ...]], schema: pa.Schema) -> pa.Table:
    columns = zip(*rows, strict=True) if rows else ([] for _ in schema)
    arrays = [pa.array(column, field.type) for column, field in zip(columns, schema, strict=True)]
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
