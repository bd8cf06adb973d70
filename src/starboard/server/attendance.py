"""Keep who is where: at a table and looking at it (`here`), not looking or gone (`away`), or cut off (`lost`).

Each server knows its own sockets, and tells the others what changes (whispers.py). Nothing of it is written down: it is
nobody's history. Of people who hide it nothing is known here at all. People are known by their signs (`sign_of`).
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from starboard.server.hub import Hub, Live
from starboard.server.messages import Presence, Seen
from starboard.server.visibility import encode
from starboard.server.whispers import AnyWhisper, Bye, Hello, Places, Whispers
from starboard.tables.deeds import Claimed, Entry, Forgotten, Left, Removed, Shuffled
from starboard.tables.summary import sign_of
from starboard.tables.table import Table

HERE, AWAY, LOST = "here", "away", "lost"
LOBBY = ""  # in place of a table: somewhere else on the site
OWN = ""  # in place of another server
GATHERED = 0.25  # seconds in which changes are gathered before they are told
DEAD_AFTER = 35.0  # seconds of silence after which another server counts as gone, with all who were there
LOBBY_SECONDS = 45.0  # after somebody has last asked for something
MOST_GONE = 20_000  # places that somebody has left; the oldest are forgotten
ROWS = 80  # in a whisper, so that it stays below 8 kB

Rows = dict[str, dict[str, Seen]]  # sign → table → what is known
SEATED = (Claimed, Left, Removed, Shuffled, Forgotten)  # deeds that change who sits where


class Visitor(Protocol):
    """A socket at a table."""

    person: str | None
    visible: bool
    hidden: bool

    @property
    def table(self) -> Table: ...


class Attendance:
    def __init__(
        self,
        hub: Hub,
        whispers: Whispers,
        now: Callable[[], float] = time.time,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self.hub = hub
        self.whispers = whispers
        self.now = now
        self.ticks = ticks  # to tell how long others are silent, whatever becomes of the time of day
        self.rows: dict[str, Rows] = {OWN: {}}  # by server
        self.heard: dict[str, float] = {}  # when each server was last heard
        self._sockets: dict[tuple[str, str], list[Visitor]] = {}
        self._lobby: dict[str, float] = {}  # when people last asked for something
        self._gone: OrderedDict[tuple[str, str, str], None] = OrderedDict()  # places left: server, sign, table
        self._changed: dict[tuple[str, str], Seen | None] = {}  # of our own, not told to others yet
        self._tables: set[str] = set()  # whose people are to be told anew
        self._timer: asyncio.TimerHandle | None = None
        self.lost: list[Callable[[str], None]] = []  # called with a server that is gone
        whispers.hears.append(self.hear)

    # What happens here.

    def come(self, visitor: Visitor) -> None:
        if visitor.person is not None:
            sockets = self._sockets.setdefault((visitor.person, visitor.table.id), [])
            if visitor not in sockets:
                sockets.append(visitor)
            self.note(visitor)

    def go(self, visitor: Visitor, lost: bool) -> None:
        """Let a socket go; `lost` if nobody wanted that."""
        if visitor.person is None:
            return
        key = visitor.person, visitor.table.id
        sockets = self._sockets.get(key, [])
        if visitor not in sockets:
            return  # was never welcomed
        sockets.remove(visitor)
        if not sockets:
            del self._sockets[key]
        self.note(visitor, LOST if lost else AWAY)

    def note(self, visitor: Visitor, otherwise: str = AWAY) -> None:
        """Work out anew where the person of a socket is, who may have begun to hide it."""
        if visitor.person is None:
            return
        who, table = sign_of(visitor.person), visitor.table.id
        if visitor.hidden:
            self.hide(visitor.person)
            return
        sockets = self._sockets.get((visitor.person, table), ())
        state = HERE if any(one.visible for one in sockets) else AWAY if sockets else otherwise
        self._put(who, table, state)

    def call(self, person: str, hidden: bool) -> None:
        """Note that somebody looks at the site, at no table."""
        if hidden:
            return
        who = sign_of(person)
        self._lobby[who] = self.now()
        self._put(who, LOBBY, HERE)

    def hide(self, person: str) -> None:
        """Forget all that is known of somebody."""
        who = sign_of(person)
        self._lobby.pop(who, None)
        for table in list(self.rows[OWN].get(who, ())):
            self._set(OWN, who, table, None)
            self._changed[who, table] = None
            self._tell_soon(table)

    def after(self, live: Live, entries: list[Entry]) -> None:
        if any(isinstance(entry.deed, SEATED) for entry in entries):
            self._tell_soon(live.table.id)

    def _put(self, who: str, table: str, state: str) -> None:
        before = self.rows[OWN].get(who, {}).get(table)
        if before is None or before.state != state:
            seen = Seen(state, self.now())
            self._set(OWN, who, table, seen)
            self._changed[who, table] = seen
            self._tell_soon(table)

    def _set(self, server: str, who: str, table: str, seen: Seen | None) -> None:
        rows = self.rows.setdefault(server, {})
        key = server, who, table
        if seen is None:
            places = rows.get(who, {})
            places.pop(table, None)
            if not places:
                rows.pop(who, None)
            self._gone.pop(key, None)
            return
        rows.setdefault(who, {})[table] = seen
        self._gone.pop(key, None)
        if seen.state != HERE:
            self._gone[key] = None
            if len(self._gone) > MOST_GONE:
                self._set(*next(iter(self._gone)), None)

    # What is known.

    def at(self, who: str, table: str) -> Seen | None:
        """Return where somebody is seen from this table; None if nothing is known."""
        known = [seen for rows in self.rows.values() if (seen := rows.get(who, {}).get(table))]
        return best(known)

    def anywhere(self, who: str) -> Seen | None:
        """Return whether somebody is here at all, wherever that is, or when they last were."""
        return best([seen for rows in self.rows.values() for seen in rows.get(who, {}).values()])

    def tables_of(self, who: str) -> list[str]:
        """List the tables somebody is at and looks at."""
        places = [rows.get(who, {}).items() for rows in self.rows.values()]
        return [table for some in places for table, seen in some if seen.state == HERE and table != LOBBY]

    def looks_at(self, person: str, table: str) -> bool:
        """Tell whether somebody looks at a table, also one who hides it: others must not be told."""
        if any(one.visible for one in self._sockets.get((person, table), ())):
            return True
        seen = self.at(sign_of(person), table)
        return seen is not None and seen.state == HERE

    def is_somewhere(self, person: str) -> bool:
        """Tell whether somebody looks at any page, as far as it is known; others must not be told either."""
        sockets = (one for (whose, _), ones in self._sockets.items() if whose == person for one in ones)
        if any(one.visible for one in sockets):
            return True
        seen = self.anywhere(sign_of(person))
        return seen is not None and seen.state == HERE

    def seats(self, signs: Iterable[str], table: str) -> list[Seen | None]:
        return [self.at(who, table) if who else None for who in signs]

    def at_seats(self, table: Table) -> list[Seen | None]:
        """Return who of those who sit at a table is here; None for bots, too."""
        return self.seats([sign_of(seat.person) for seat in table.seats], table.id)

    # Telling.

    def _tell_soon(self, table: str) -> None:
        if table != LOBBY:
            self._tables.add(table)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(GATHERED, self.tell)

    def tell(self) -> None:
        """Tell those at our tables, and the other servers, what has changed."""
        self._timer = None
        changed, self._changed = self._changed, {}
        self._say(changed.items())
        tables, self._tables = self._tables, set()
        for table in tables:
            live = self.hub.live.get(table)
            if live is not None and live.listeners:
                message = encode(Presence(self.at_seats(live.table)))
                if message != live.presence:
                    live.presence = message
                    for listener in list(live.listeners):
                        listener.hear(message)

    def _say(self, rows: Iterable[tuple[tuple[str, str], Seen | None]], whole: bool = False) -> None:
        if not self.whispers.store.shared:
            return
        told = [(who, table, *((seen.state, seen.at) if seen else ("", 0.0))) for (who, table), seen in rows]
        if whole and not told:
            self.whispers.say(Places([], True))
        for at in range(0, len(told), ROWS):
            self.whispers.say(Places(told[at : at + ROWS], whole and at == 0))

    # Other servers.

    def hear(self, server: str, whisper: AnyWhisper | None) -> None:
        if whisper is None:
            self.whispers.say(Hello())
            self._say_all()
            return
        if isinstance(whisper, Bye):
            self._lose(server)
            return
        if server not in self.heard and not (isinstance(whisper, Places) and whisper.whole):
            self.whispers.say(Hello())  # what it has told before is not known here
        self.heard[server] = self.ticks()
        if isinstance(whisper, Hello):
            self._say_all()
        elif isinstance(whisper, Places):
            if whisper.whole:
                self._forget(server)
            for who, table, state, at in whisper.rows:
                self._set(server, who, table, Seen(state, at) if state else None)
                self._tell_soon(table)

    def _say_all(self) -> None:
        rows = self.rows[OWN]
        self._say((((who, table), seen) for who, places in rows.items() for table, seen in places.items()), whole=True)

    def _forget(self, server: str) -> None:
        for who, places in list(self.rows.get(server, {}).items()):
            for table in list(places):
                self._set(server, who, table, None)
                self._tell_soon(table)

    def _lose(self, server: str) -> None:
        """Let the people of a server go that is gone itself: they come back to another one, or not."""
        self.heard.pop(server, None)
        for who, places in self.rows.get(server, {}).items():
            for table, seen in list(places.items()):
                if seen.state == HERE:
                    self._set(server, who, table, Seen(AWAY if table == LOBBY else LOST, self.now()))
                    self._tell_soon(table)

    def sweep(self) -> None:
        """Find who has left the site without a word, and servers that are gone."""
        for who, at in list(self._lobby.items()):
            if at < self.now() - LOBBY_SECONDS:
                del self._lobby[who]
                self._put(who, LOBBY, AWAY)
        for server, heard in list(self.heard.items()):
            if heard < self.ticks() - DEAD_AFTER:
                self._lose(server)
                for hook in self.lost:
                    hook(server)
        for server in [one for one, rows in self.rows.items() if one not in (OWN, *self.heard) and not rows]:
            del self.rows[server]

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


def best(known: Sequence[Seen]) -> Seen | None:
    """Choose what holds of somebody who was seen in several places: here if anywhere, else the last time."""
    return max(known, key=lambda seen: (seen.state == HERE, seen.at), default=None)
