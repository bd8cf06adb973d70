"""Check presence: who is there is asked before a bot plays for them.

Each process sees only its own sockets. So it writes into the log, which all of them read, that it has seen somebody.
"""

from __future__ import annotations

from starboard.server.hub import Hub, Live
from starboard.tables.deeds import Entry


class Presence:
    def __init__(self, hub: Hub, patience: float) -> None:
        self.hub = hub
        self.patience = patience

    def deadline(self) -> float:
        """Return until when somebody may answer, or come."""
        return self.hub.now() + self.patience

    def after(self, live: Live, entries: list[Entry]) -> None:
        """Note, when a table has changed or somebody has come, that who is wanted away is here."""
        wanted = {seat.person for seat in live.table.seats if seat.wish and not seat.wish.seen}
        if not wanted:
            return
        for person in wanted & {listener.person for listener in live.listeners}:
            if person is not None:
                self.hub.background(self.see(live.table.id, person))

    async def see(self, table_id: str, person: str) -> None:
        await self.hub.do(table_id, None, lambda table: (table.see_hand_overs(person, self.deadline()), None))
