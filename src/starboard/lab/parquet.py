"""Tables of games as Parquet files: how a batch of games becomes a part of each. Their columns are in columns.py.

Words are kept as numbers into a list of them, as Parquet does by itself; read again, they are Arrow's dictionaries.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from starboard.lab.columns import CALLED, columns
from starboard.lab.names import Names
from starboard.lab.simulation import ALL_TABLES, DECISIONS, EVENTS, OFFERS, RESULTS, TALLIES, TURNS, Notes

TYPES = {
    "bool": pa.bool_(),
    "float": pa.float32(),
    "int32": pa.int32(),
    "int8": pa.int8(),
    "list<string>": pa.list_(pa.string()),
    "string": pa.string(),
    "uint16": pa.uint16(),
    "uint32": pa.uint32(),
    "uint64": pa.uint64(),
    "uint8": pa.uint8(),
}


def schemas(
    people: Sequence[str], features: Sequence[str], facts: Mapping[str, str], named: bool = False
) -> dict[str, pa.Schema]:
    """Return the columns of each table as Arrow has them."""
    return {
        table: pa.schema([(column.name, TYPES[column.type]) for column in listed])
        for table, listed in columns(people, features, facts, named).items()
    }


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
    found = dict(zip(noted, zip(*rows, strict=True) if rows else ([] for _ in noted), strict=True))
    for called, of in beside.items():
        assert names is not None
        if called == "called":  # beside `name`, which `kind` says more of
            found[called] = [names.known(*one) for one in zip(found["kind"], found["name"], strict=True)]
        else:
            found[called] = [None if one is None else names.known(of, one) for one in found[of]]
    arrays = [pa.array(found[field.name], field.type) for field in schema]
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
