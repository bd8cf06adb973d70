"""Pages of a log: what a stretch of it has made of the table, and what was told of it, so that it is played only once.

The log stays the truth: a page that cannot be read is no loss, for it can be made again. *Where* told things are found
is the business of the store and the hub; *what* they are is known here alone.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from starboard.kernel.errors import StarboardError
from starboard.kernel.event import Event, Written, read, write
from starboard.kernel.game import Game
from starboard.tables import deeds
from starboard.tables.deeds import Entry, encode
from starboard.tables.snapshot import freeze
from starboard.tables.store import Mark, Page
from starboard.tables.table import Table

PAGE = 64  # entries

Told = tuple[Entry, list[Event]]  # an entry, and what happened in it

decode_told = msgspec.json.Decoder(list[list[Written]]).decode


def page_of(table: Table, told: Sequence[Told]) -> Page:
    """Make the page of these entries, of which the last one has made the table what it is."""
    mark = Mark(told[0][0].n - 1, table.n, table.ply)
    events = encode([[write(event) for event in events] for _, events in told])
    return Page(mark, zlib.compress(freeze(table)), zlib.compress(events), table.edition)


def frozen(data: bytes) -> bytes:
    """Decompress the snapshot of a page."""
    return zlib.decompress(data)


def events_of(game: Game[Any], mark: Mark, data: bytes) -> Iterator[tuple[int, list[Event]]]:
    """Read what happened in each entry of a page, with its number."""
    types = game.event_types
    told = ([read(types, event) for event in events] for events in decode_told(zlib.decompress(data)))
    return zip(range(mark.after + 1, mark.n + 1), told, strict=True)


UNREADABLE = (zlib.error, msgspec.MsgspecError, StarboardError, ValueError)  # a page of another program, or damaged


def reaches_back(entries: Sequence[Entry], ply: int) -> bool:
    """Check whether something is taken back in these entries that was played before them, at so many moves."""
    return any(isinstance(entry.deed, deeds.Undone) and entry.deed.ply < ply for entry in entries)


def on_the_way(mark: Mark, table: Table) -> bool:
    """Check that the table as it is now has come by this page: what was taken back leads elsewhere."""
    line = table.line
    return (
        mark.n <= table.n
        and mark.ply <= len(line)
        and (mark.ply == 0 or line[mark.ply - 1] <= mark.n)
        and (mark.ply == len(line) or line[mark.ply] > mark.n)
    )


def read_on(table: Table, entries: Sequence[Entry], told: list[Told]) -> list[Page]:
    """Go on by these entries; what happened in them is added to `told`, or is on the pages that became full."""
    pages = []
    for entry, events in table.fold(entries):
        told.append((entry, events))
        if len(told) >= PAGE and table.is_whole:
            pages.append(page_of(table, told))
            told.clear()
    return pages
