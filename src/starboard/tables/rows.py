"""All rows of a database, whatever its tables are: read, counted, and summed up, so that two can be compared."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

# What is kept of a database beside its content, and differs between two that hold the same.
OWN = ("schema", "heartbeat")
encode = msgspec.msgpack.Encoder().encode


@dataclass(slots=True)
class Content:
    """The number of rows of each table, and a digest of all of them that does not depend on their order."""

    counts: dict[str, int] = field(default_factory=dict)
    digest: int = 0

    def add(self, table: str, row: Sequence[Any]) -> None:
        if table == "meta" and row[0] in OWN:
            return
        self.counts[table] = self.counts.get(table, 0) + 1
        told = hashlib.sha256(encode((table, *row))).digest()
        self.digest = (self.digest + int.from_bytes(told)) % 2**256


def quoted(name: str) -> str:
    return f'"{name}"'


def columns_in(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """List the columns of each table; tables that others refer to come first."""
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
    names.sort(key=lambda name: len(connection.execute(f"PRAGMA foreign_key_list({quoted(name)})").fetchall()))
    return {
        name: [row[1] for row in connection.execute(f"PRAGMA table_info({quoted(name)})")]
        for name in names
        if not name.startswith("sqlite_")
    }


def select(table: str, columns: Sequence[str]) -> str:
    return f"SELECT {', '.join(map(quoted, columns))} FROM {quoted(table)}"  # noqa: S608 - names of our own schema


def insert(table: str, columns: Sequence[str]) -> str:
    marks = ", ".join("?" * len(columns))
    return f"INSERT INTO {quoted(table)} ({', '.join(map(quoted, columns))}) VALUES ({marks})"  # noqa: S608


def rows_in(connection: sqlite3.Connection, table: str, columns: Sequence[str]) -> Iterator[tuple[Any, ...]]:
    """Read the rows of a table, without what a database keeps about itself."""
    for row in connection.execute(select(table, columns)):
        if table != "meta" or row[columns.index("key")] not in OWN:
            yield row


def content_of(connection: sqlite3.Connection) -> Content:
    content = Content()
    for table, columns in columns_in(connection).items():
        content.counts[table] = 0
        for row in rows_in(connection, table, columns):
            content.add(table, row)
    return content
