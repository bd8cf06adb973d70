"""Tables in memory, those who listen there, and how what has happened is told to them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from starboard.kernel.patch import Patch
from starboard.kernel.story import Step
from starboard.server.messages import TableTold
from starboard.server.visibility import Telling, Viewpoint, encode, viewpoint_of
from starboard.tables.ahead import Standing
from starboard.tables.deeds import Entry, Moved, Said
from starboard.tables.pages import Told
from starboard.tables.summary import Summary
from starboard.tables.table import Table


class Listener(Protocol):
    """Somebody at a table who is told what happens."""

    person: str | None
    name: str
    deaf: frozenset[str]  # persons whom they have blocked: what these say is not told here
    friends: frozenset[str]  # their friends, where only those of players may watch
    eyes: Collection[int] | None  # seats of theirs that they look through; None: all
    seen: TableTold | None  # the table as they were last told of it: patches are folded into it
    live: Live  # where they listen

    def hear(self, message: bytes) -> None:
        """Take a message without waiting: who cannot keep up is cut off."""

    def end(self, why: str) -> None:
        """Stop listening: nothing more is to be heard here."""


@dataclass(slots=True)
class Live:
    """A table in memory. Whoever holds the lock may look at it and change it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    used_at: float = 0.0
    since: float = 0.0  # when it came into memory
    told: list[Told] = field(default_factory=list)  # what happened in the last entries, which are on no page yet
    told_n: int = 0  # the last entry that listeners were told
    page_n: int = 0  # the last entry of the last page that was made
    presence: bytes = b""  # who is here, as it was last told
    ahead: list[Standing] = field(default_factory=list)  # what is chosen ahead, as far as it is known here (ahead.py)
    answering: frozenset[int] = frozenset()  # seats for which that is about to answer
    asked: frozenset[int] = frozenset()  # seats that had to decide when somebody last told them
    eyes: int = 0  # how many watch, as it was last told
    torn: bool = False  # holds something that was not written: to be read again before anybody looks
    late: Live | None = None  # the same table some time ago, for those without a seat (delay.py)
    later: int = 0  # by how many seconds this one is late
    summary: Summary | None = None  # as it was last written here
    common: TableTold | None = None  # what all were told of it last (`Telling.common`)

    @property
    def everybody(self) -> set[Listener]:
        """Those who listen here, and those to whom it is told later."""
        return self.listeners | self.late.listeners if self.late else self.listeners


Group = tuple[Viewpoint, bool, frozenset[str], int]


def groups_of(live: Live) -> dict[Group, list[Listener]]:
    """Sort listeners by what they may know and were told last.

    That is: their seats, whether they own the table, whom they do not hear, the table as seen.
    """
    table = live.table
    groups: dict[Group, list[Listener]] = {}
    for listener in live.listeners:
        owner = listener.person is not None and listener.person == table.owner
        viewpoint = viewpoint_of(table, listener.person, listener.eyes)
        groups.setdefault((viewpoint, owner, listener.deaf, id(listener.seen)), []).append(listener)
    return groups


class NewsMade(msgspec.Struct, tag_field="it", tag="news", omit_defaults=True):
    """`News`, put together of pieces that are JSON already."""

    entry: msgspec.Raw
    steps: msgspec.Raw | None = None
    table: Patch = {}


def tell(
    live: Live,
    told: Sequence[Told],
    ways: Sequence[list[Step[Any]]],
    summary: Summary | None = None,
    erased: Collection[int] = (),
) -> None:
    """Tell each listener what their seats may know; those who may know the same get the same bytes.

    `ways` has the steps in which each entry happened. The summary is that of the table now, if it is known, and
    `erased` lines of the chat that were taken away since, where the table is shown late.
    """
    live.told_n = live.table.n
    live.told += told
    only_moves = all(type(entry.deed) is Moved for entry, _ in told)
    only_talk = not only_moves and all(type(entry.deed) is Said for entry, _ in told)
    before = live.common if only_moves and live.common and live.common.summary.n == told[0][0].n - 1 else None
    telling = Telling(live.table, summary, live.later, erased, before)
    live.common = telling.common if live.listeners else None
    last = len(told) - 1
    for (viewpoint, owner, deaf, _), listeners in groups_of(live).items():
        seen = listeners[0].seen
        assert seen is not None, "nobody listens who was not welcomed"
        for at, (entry, events) in enumerate(told):
            news = NewsMade(telling.entry(entry, events, viewpoint, deaf))
            news.steps, seen = telling.steps(ways[at], seen, viewpoint)
            if at == last and not only_talk:
                now = telling.whole(viewpoint, owner)
                news.table, seen = telling.patch(seen, now), now
            message = encode(news)
            for listener in listeners:
                listener.hear(message)
        for listener in listeners:
            listener.seen = seen


def way_of(table: Table, entry: Entry) -> list[Step[Any]]:
    """Return the steps in which the entry that was applied last happened; only moves have any."""
    return table.steps if isinstance(entry.deed, Moved) else []
