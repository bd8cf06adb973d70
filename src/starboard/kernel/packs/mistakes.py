"""Finds all that is wrong with a pack, not only what is found first.

What is wrong is mended, and everything is read again, until nothing more is found: a field becomes what it is in the
box, or in another entry of its kind; an entry that cannot be mended is left out. What follows from that alone is not
told.
"""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel.packs.pack import Pack
from starboard.kernel.packs.place import BadContent, Mistake, Table
from starboard.kernel.packs.read import Raw, Row, with_rows
from starboard.kernel.packs.rules import PackRules

MOST_TOLD = 100  # nobody mends more at once
ROUNDS = 20


def all_mistakes(
    rules: PackRules, box: Raw, raw: Raw, pack: Pack, found: list[Mistake], make: Callable[[Raw], object]
) -> list[Mistake]:
    """List what was found when the pack was laid over the box, and what else is wrong, in the order of the pack."""
    mending = Mending(rules, box, raw, pack, counted=not found)
    found = list(found)
    for _ in range(ROUNDS):
        try:
            make(mending.raw)
            break
        except BadContent as bad:
            found += mending.mend(bad)
            if len(found) >= MOST_TOLD or not mending.again:
                break
    return in_order(rules, pack, found)[:MOST_TOLD]


class Mending:
    def __init__(self, rules: PackRules, box: Raw, raw: Raw, pack: Pack, counted: bool) -> None:
        self.rules = rules
        self.box = box
        self.raw = raw
        self.pack = pack
        self.counted = counted  # whether what is counted is still as the pack has it
        self.mended: set[tuple[str, str, str]] = set()  # kind, id, field; no field for the whole entry
        self.gone: set[str] = set()  # ids of what was left out
        self.again = True  # whether anything was mended, so that more may be found

    def mend(self, bad: BadContent) -> list[Mistake]:
        """List what was not told yet."""
        fresh: list[Mistake] = []
        wrong: dict[tuple[str, str, str], None] = {}
        for mistake in bad.mistakes:
            kind = self.kind_of(mistake)
            if kind is not None:
                gone = mistake.word in self.gone  # it speaks of something that was left out, and goes with it
                field = str(mistake.place.path[0]) if mistake.place.path and not gone else ""
                wrong[kind, mistake.place.id, field] = None
                told = self.mended & {
                    (kind, mistake.place.id, one) for one in (field, self.rules.follows.get(field, ""), "")
                }
                if not told and not gone:
                    fresh.append(mistake)
            elif self.counted:  # something about all entries together, or about another one than the pack's
                fresh.append(mistake)
        before = self.raw
        for one in wrong:
            self.put_back(*one)
        self.again = self.raw is not before
        return fresh

    def kind_of(self, mistake: Mistake) -> str | None:
        """Find the table of the pack that has the entry of which this is told."""
        place = mistake.place
        if place.file != self.pack.file or not place.id:
            return None
        tables = (kind for kind in self.rules.tables if self.rules.nouns[kind] == place.kind)
        return next((kind for kind in tables if self.has(kind, place.id)), None)

    def has(self, kind: str, name: str) -> bool:
        entries = self.pack.table.get(kind)
        return isinstance(entries, list) and any(isinstance(one, dict) and one.get("id") == name for one in entries)

    def put_back(self, kind: str, name: str, field: str) -> None:
        rows = dict(self.raw.rows[kind])
        if name not in rows or (kind, name, "") in self.mended:
            return
        if (kind, name, field) in self.mended:
            field = ""  # it was of no use
        self.mended.add((kind, name, field))
        if not field or field in self.rules.counted:
            self.counted = False
        box = self.box.rows[kind].get(name)
        if field:
            rows[name] = Row(self.pack.file, self.with_other(kind, rows[name].table, field, box))
        elif box is not None:
            rows[name] = box
        else:
            del rows[name]
            self.gone.add(name)
        self.raw = with_rows(self.raw, {**self.raw.rows, kind: rows})

    def with_other(self, kind: str, table: Table, field: str, box: Row | None) -> Table:
        """Return the entry with this field as in the box, as in another entry, or without it."""
        rest = {name: value for name, value in table.items() if name != field}
        entries = [row.table for row in self.box.rows[kind].values()] if box is None else [box.table]
        tags = [tag for tag in self.rules.tags if box is None or tag != field]  # in the box it is what it is
        alike = (one for one in entries if all(one.get(tag) == table.get(tag) for tag in tags))
        model = next((one for one in alike if field in one), None)
        return rest if model is None else {**rest, field: model[field]}


def in_order(rules: PackRules, pack: Pack, found: list[Mistake]) -> list[Mistake]:
    """Sort them as they are in the file; what is about all of it comes last."""
    order: dict[tuple[str, str], int] = {}
    for kind in (name for name in pack.table if name in rules.tables):
        for one in pack.table[kind] if isinstance(pack.table[kind], list) else ():
            if isinstance(one, dict):
                order.setdefault((rules.nouns[kind], str(one.get("id"))), len(order))

    def key(mistake: Mistake) -> tuple[int, list[tuple[int, str]]]:
        place = mistake.place
        steps = [(step, "") if isinstance(step, int) else (-1, step) for step in place.path]
        return order.get((place.kind, place.id), len(order)), steps

    return sorted(found, key=key)
