"""Chat at a table, and its moderation by whoever made the table.

There are two rooms. Those who sit at the table talk at it, and everybody reads that. Those who watch talk in the
gallery while a game is played: the players read that when the game is over. Lines of the gallery are counted apart, so
that their numbers tell nothing of the game. Before the start there is no gallery, nor was there any at old tables.

As in table.py: what the log has made of it, and what may be done next, as deeds or as a refusal.
"""

from __future__ import annotations

import msgspec

from starboard.tables import deeds
from starboard.tables.deeds import AnyDeed, Deed, Entry
from starboard.tables.luck import Luck

LONGEST_CHAT = 1000
GALLERY = "gallery"
LINES = 100  # of the gallery that are kept at hand; older ones are in the log alone


class Line(msgspec.Struct):
    """A line of the gallery."""

    line: int  # its number there
    n: int  # of its entry
    at: float
    person: str | None
    name: str
    text: str  # empty if it was taken away


def is_of_gallery(deed: Deed) -> bool:
    return isinstance(deed, deeds.Said) and deed.room == GALLERY


class Talk(Luck):
    def __init__(self, plan: deeds.Created, owner: str | None) -> None:
        super().__init__(plan, owner)
        self.writers: dict[int, tuple[str, str]] = {}  # persons and names, by the entries of lines that stand
        self.erased: list[int] = []
        self.muted: list[str] = []  # persons
        self.gallery: list[Line] = []  # the last lines of it
        self.lines = 0  # how many there were

    # What the log has made of it.

    def _talk_deed(self, entry: Entry) -> bool:
        """Apply a deed of talk; False if it is of another kind."""
        match entry.deed:
            case deeds.Said(name) as said:
                if entry.by is not None:
                    self.writers[entry.n] = entry.by, name
                if said.room == GALLERY:
                    self.lines += 1
                    line = Line(self.lines, entry.n, entry.at, entry.by, name, said.text)
                    self.gallery = [*self.gallery, line][-LINES:]
            case deeds.Erased(line):
                self.writers.pop(line, None)
                self.erased.append(line)
                self.gallery = [one if one.n != line else msgspec.structs.replace(one, text="") for one in self.gallery]
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
        room = "" if own or self.status == "open" else GALLERY
        return [deeds.Said(name, text, own[0] if own else None, room)]

    def line_meant(self, line: int, room: str) -> int:
        """Return the entry of a line by its number: of the gallery they are counted apart."""
        if room != GALLERY:
            return line
        found = [one.n for one in self.gallery if one.line == line]
        self._demand(bool(found), "table-no-such-line")
        return found[0]

    def erase(self, person: str | None, line: int, room: str = "") -> list[AnyDeed]:
        """Take a line away: one's own, or any at one's own table. None is whoever runs the server."""
        line = self.line_meant(line, room)
        if line in self.erased:
            return []
        self._demand(line in self.writers, "table-no-such-line")
        self._demand(person in (None, self.owner, self.writers[line][0]), "table-owner-only")
        return [deeds.Erased(line)]

    def mute(self, person: str, line: int, room: str = "") -> list[AnyDeed]:
        """Let whoever has written a line write no more at this table, or again if they could not."""
        line = self.line_meant(line, room)
        self._demand(person == self.owner, "table-owner-only")
        self._demand(line in self.writers, "table-no-such-line")
        writer, name = self.writers[line]
        self._demand(writer != person, "table-not-yourself")
        return [deeds.Muted(writer, name, writer not in self.muted)]
