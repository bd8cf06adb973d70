"""Count who watches each table without a seat, at all servers, and tell those who are there.

A server knows its own sockets, and tells the others how many watch which table (whispers.py). Somebody with two windows
counts once. Who hides counts too, but is never named.
"""

from __future__ import annotations

import asyncio

from starboard.server.hub import Hub, Live
from starboard.server.messages import Eyes as EyesTold
from starboard.server.visibility import encode
from starboard.server.whispers import AnyWhisper, Bye, Hello, Watched, Whispers
from starboard.tables.deeds import Claimed, Entry, Forgotten, Left, Removed, Shuffled

GATHERED = 0.25  # seconds in which changes are gathered before they are told
ROWS = 200  # in a whisper, so that it stays below 8 kB
SEATED = (Claimed, Left, Removed, Shuffled, Forgotten)  # deeds that change who sits where


class Eyes:
    def __init__(self, hub: Hub, whispers: Whispers) -> None:
        self.hub = hub
        self.whispers = whispers
        self.own: dict[str, int] = {}  # by table, as it was last said to the others
        self.others: dict[str, dict[str, int]] = {}  # by server, then by table
        self._tables: set[str] = set()  # to be counted anew
        self._timer: asyncio.TimerHandle | None = None
        whispers.hears.append(self.hear)

    def note(self, table: str) -> None:
        """Count anew who watches a table, soon."""
        self._tables.add(table)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(GATHERED, self.tell)

    def after(self, live: Live, entries: list[Entry]) -> None:
        if any(isinstance(entry.deed, SEATED) for entry in entries):
            self.note(live.table.id)

    def at(self, table: str) -> int:
        """Return how many watch a table, wherever they are."""
        live = self.hub.live.get(table)
        return (watching(live) if live else 0) + sum(counts.get(table, 0) for counts in self.others.values())

    def tell(self) -> None:
        """Tell those at our tables, and the other servers, what has changed."""
        self._timer = None
        tables, self._tables = self._tables, set()
        changed: dict[str, int] = {}
        for table in tables:
            live = self.hub.live.get(table)
            count = watching(live) if live else 0
            if count != self.own.get(table, 0):
                changed[table] = self.own[table] = count
            if not count:
                self.own.pop(table, None)
            if live is not None and live.eyes != (now := self.at(table)):
                live.eyes = now
                message = encode(EyesTold(now))
                for listener in live.everybody:
                    listener.hear(message)
        self._say(changed)

    def _say(self, counts: dict[str, int], whole: bool = False) -> None:
        rows = list(counts.items())
        if whole and not rows:
            self.whispers.say(Watched([], True))
        for at in range(0, len(rows), ROWS):
            self.whispers.say(Watched(rows[at : at + ROWS], whole and at == 0))

    # Other servers.

    def hear(self, server: str, whisper: AnyWhisper | None) -> None:
        match whisper:
            case None | Hello():
                self._say(self.own, whole=True)
            case Bye():
                self.lose(server)
            case Watched(rows, whole):
                if whole:
                    self.lose(server)
                counts = self.others.setdefault(server, {})
                for table, count in rows:
                    counts[table] = count
                    if not count:
                        del counts[table]
                    self.note(table)

    def lose(self, server: str) -> None:
        """Forget who watched at a server that is gone."""
        for table in self.others.pop(server, {}):
            self.note(table)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


def watching(live: Live) -> int:
    """Count who watches at this server: people once, strangers by their sockets."""
    seated = {seat.person for seat in live.table.seats}
    watchers = [listener for listener in live.everybody if listener.person is None or listener.person not in seated]
    named = {listener.person for listener in watchers if listener.person is not None}
    return len(named) + sum(listener.person is None for listener in watchers)
