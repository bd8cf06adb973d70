"""Chat at a table, and its moderation by whoever made the table.

As in table.py: what the log has made of it, and what may be done next, as deeds or as a refusal.
"""

from __future__ import annotations

from starboard.tables import deeds
from starboard.tables.deeds import AnyDeed, Entry
from starboard.tables.luck import Luck

LONGEST_CHAT = 1000


class Talk(Luck):
    def __init__(self, plan: deeds.Created, owner: str | None) -> None:
        super().__init__(plan, owner)
        self.writers: dict[int, tuple[str, str]] = {}  # persons and names, by the entries of lines that stand
        self.erased: list[int] = []
        self.muted: list[str] = []  # persons

    # What the log has made of it.

    def _talk_deed(self, entry: Entry) -> bool:
        """Apply a deed of talk; False if it is of another kind."""
        match entry.deed:
            case deeds.Said(name):
                if entry.by is not None:
                    self.writers[entry.n] = entry.by, name
            case deeds.Erased(line):
                self.writers.pop(line, None)
                self.erased.append(line)
            case deeds.Muted(person, on=True):
                self.muted.append(person)
            case deeds.Muted(person):
                self.muted.remove(person)
            case _:
                return False
        return True

    # What may be done.

    def say(self, person: str, name: str, text: str) -> list[AnyDeed]:
        text = text.strip()
        self._demand(self.status != "closed", "table-closed")
        self._demand(person not in self.muted, "table-muted")
        self._demand(0 < len(text) <= LONGEST_CHAT, "table-bad-chat", most=LONGEST_CHAT)
        own = self.seats_of(person)
        return [deeds.Said(name, text, own[0] if own else None)]

    def erase(self, person: str | None, line: int) -> list[AnyDeed]:
        """Take a line away: one's own, or any at one's own table. None is whoever runs the server."""
        if line in self.erased:
            return []
        self._demand(line in self.writers, "table-no-such-line")
        self._demand(person in (None, self.owner, self.writers[line][0]), "table-owner-only")
        return [deeds.Erased(line)]

    def mute(self, person: str, line: int) -> list[AnyDeed]:
        """Let whoever has written a line write no more at this table, or again if they could not."""
        self._demand(person == self.owner, "table-owner-only")
        self._demand(line in self.writers, "table-no-such-line")
        writer, name = self.writers[line]
        self._demand(writer != person, "table-not-yourself")
        return [deeds.Muted(writer, name, writer not in self.muted)]
