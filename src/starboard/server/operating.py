"""Operate on tables and people, beside whatever servers run on the same database.

It is written as another server would write it, and announced: servers look again within a second.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from functools import partial

from argon2 import PasswordHasher

from starboard.bots import usual_level
from starboard.kernel.errors import StarboardError
from starboard.kernel.registry import Registry
from starboard.server.hub import Decision, Hub
from starboard.tables.deeds import Erased, Said
from starboard.tables.store import Person, Store
from starboard.tables.summary import Summary
from starboard.tables.table import Table, TableError

PAGE = 500
HEARD_BY = 4.0  # seconds until every server acts upon a change


class Operator:
    def __init__(self, store: Store, games: Registry) -> None:
        self.store = store
        self.hub = Hub(store, games)

    # Tables.

    async def tables(
        self, statuses: Sequence[str], before: float | None = None, person: str | None = None
    ) -> AsyncIterator[Summary]:
        """List the tables that are meant, the last changed first."""
        while page := await self.store.summaries(status=statuses, person=person, before=before, limit=PAGE):
            for summary in page:
                yield summary
            before = page[-1].updated_at

    async def close(self, table: str, words: str) -> None:
        """End a table for good, without a result."""
        await self._do(table, partial(closed, "operator", words))

    async def delete(self, table: str) -> None:
        await self.store.delete(table)
        await self.store.announce("table", table)

    async def chat(self, table: str) -> list[tuple[int, Said]]:
        """List what was written at a table and not taken away, by the numbers of the lines."""
        entries = await self.store.entries(table)
        erased = {entry.deed.line for entry in entries if isinstance(entry.deed, Erased)}
        return [(one.n, one.deed) for one in entries if isinstance(one.deed, Said) and one.n not in erased]

    async def erase(self, table: str, line: int) -> None:
        """Take a line of the chat away."""
        await self._do(table, partial(erased, line))

    async def remove(self, table: str, person: Person) -> None:
        """Send somebody away from a table, before the start."""
        await self._do(table, partial(removed, person))

    async def _do(self, table: str, decide: partial[Decision]) -> None:
        await self.hub.do(table, None, decide)
        await self.store.announce("table", table)

    # People.

    async def reset_password(self, person: Person) -> str:
        """Set a new password and return it; all sessions are ended."""
        password = secrets.token_urlsafe(12)
        await self.store.set_password(person.id, person.session, PasswordHasher().hash(password))
        await self.store.announce("person", person.id)
        return password

    async def log_out(self, person: Person) -> None:
        """End all sessions of somebody."""
        await self.store.end_sessions(person.id, person.session)
        await self.store.announce("person", person.id)

    async def mute(self, person: Person, muted: bool) -> None:
        await self.store.mute(person.id, muted)
        await self.store.announce("person", person.id)

    async def unban(self, person: Person) -> None:
        await self.store.ban(person.id, None)
        await self.store.announce("person", person.id)

    async def ban(self, person: Person, words: str) -> list[StarboardError]:
        """Let somebody do nothing any more; others go on without them. Why that is not possible at some tables."""
        await self.store.ban(person.id, words)
        await self.store.announce("person", person.id)
        seated = [one async for one in self.tables(("open", "playing", "paused"), person=person.id)]
        made = [one for one in await self.store.unfinished(person.id, 0.0, 10**6) if one.status == "open"]
        wanted = [(one, partial(banished, person.id)) for one in seated]
        wanted += [(one, partial(closed, "gone", "")) for one in made]
        troubles = []
        for summary, decide in wanted:
            try:
                await self._do(summary.id, decide)
            except StarboardError as error:
                troubles.append(error)
        return troubles

    async def forget(self, person: Person) -> int:
        """Delete all that is known of somebody; at how many tables."""
        tables = await self.store.forget(person.id)
        # Once more, for what a server has let them do until it heard of it.
        await asyncio.sleep(HEARD_BY)
        return len({*tables, *await self.store.forget(person.id)})


def closed(why: str, words: str, table: Table) -> Decision:
    return table.close(why, words), None


def erased(line: int, table: Table) -> Decision:
    return table.erase(None, line), None


def removed(person: Person, table: Table) -> Decision:
    found = [deed for seat in table.seats_of(person.id) for deed in table.remove(None, seat)]
    if not found:
        raise TableError("error-admin-not-there", None, name=person.name, table=table.id)
    return found, None


def banished(person: str, table: Table) -> Decision:
    return table.banish(person, usual_level(table.game)), None
