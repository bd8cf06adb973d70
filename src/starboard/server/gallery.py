"""Tell what is said in the gallery: at once to those who watch, and to those who have played when the game is over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from starboard.server.live import Listener, Live
from starboard.server.messages import Gallery, LineTold
from starboard.server.visibility import encode
from starboard.tables.deeds import Ended, Entry, Erased
from starboard.tables.table import ENDED, Table
from starboard.tables.talk import Line, is_of_gallery


def lines_told(table: Table, person: str | None, deaf: frozenset[str]) -> list[LineTold]:
    """Serialize the gallery for somebody; nothing for whoever plays."""
    return told(table.gallery, deaf) if may_read(table, person) else []


def may_read(table: Table, person: str | None) -> bool:
    return table.status in ENDED or not table.seats_of(person)


def told(lines: Iterable[Line], deaf: frozenset[str]) -> list[LineTold]:
    return [LineTold(one.line, one.at, one.name, one.text if one.person not in deaf else "") for one in lines]


def tell_gallery(live: Live, entries: Sequence[Entry]) -> None:
    """Tell lines that these entries have added or taken away; all of them to players whose game has ended."""
    changed = {entry.n for entry in entries if is_of_gallery(entry.deed)}
    changed |= {entry.deed.line for entry in entries if isinstance(entry.deed, Erased)}
    lines = [line for line in live.table.gallery if line.n in changed]
    ended = any(isinstance(entry.deed, Ended) for entry in entries)
    if not lines and not (ended and live.table.gallery):
        return
    groups: dict[tuple[bool, frozenset[str]], list[Listener]] = {}
    for listener in live.everybody:
        if may_read(live.table, listener.person):
            plays = bool(live.table.seats_of(listener.person))
            groups.setdefault((plays and ended, listener.deaf), []).append(listener)
    for (anew, deaf), listeners in groups.items():
        if found := told(live.table.gallery if anew else lines, deaf):
            message = encode(Gallery(found))
            for listener in listeners:
                listener.hear(message)
