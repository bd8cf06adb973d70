"""Tables as text, to be taken from one database to another: JSON lines.

    {"starboard":"tables","version":3,"sum":"…"}
    {"pack":"12b8b137e27b","game":"outer_rim","text":"…","sum":"…"}  a content pack that the next tables play with
    {"table":"kessel","summary":{…},"sum":"…"}          a table, and how many entries of it follow (summary.n)
    {"table":"kessel","n":1,"at":…,"by":…,"deed":{…},"sum":"…"}
    …
    {"tables":1,"sum":"…"}                              the end, so that a text that was cut off is noticed

`sum` is the CRC-32 of the line without it, so that a damaged line is known, and costs its own table only. Version 1 had
no sums, version 2 no packs; both are still read.

The text holds the secrets of running games (their dice, the hashes of their links), but no people: of them only the
ids and names that the deeds tell.
"""

from __future__ import annotations

from collections.abc import AsyncIterable, AsyncIterator, Iterable
from dataclasses import dataclass, field
from zlib import crc32

import msgspec

from starboard.kernel.errors import StarboardError
from starboard.kernel.message import Argument, Message
from starboard.kernel.registry import FILE, Registry, installed
from starboard.tables.deeds import AnyDeed, Claimed, Created, Entry, Invited, encode
from starboard.tables.sql import STATUSES
from starboard.tables.store import Store, Taken
from starboard.tables.summary import Summary

VERSION = 3
VERSIONS = (1, 2, VERSION)
PAGE = 500


class Start(msgspec.Struct, forbid_unknown_fields=True):
    starboard: str
    version: int


class TableLine(msgspec.Struct, forbid_unknown_fields=True):
    table: str
    summary: Summary


class EntryLine(msgspec.Struct, forbid_unknown_fields=True):
    table: str
    n: int
    at: float
    by: str | None
    deed: AnyDeed


class PackLine(msgspec.Struct, forbid_unknown_fields=True):
    pack: str
    game: str
    text: str


class End(msgspec.Struct, forbid_unknown_fields=True):
    tables: int


class Broken(StarboardError):
    """A line that is refused, and with it the table it belongs to, if that is known."""

    def __init__(self, line: int, table: str | None, key: str, /, **args: Argument) -> None:
        super().__init__("error-transfer-line", None, line=line, reason=Message(key, args))
        self.line = line
        self.table = table


@dataclass(slots=True)
class Report:
    imported: list[str] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)  # were there already
    broken: list[Broken] = field(default_factory=list)


# Out.


async def export(store: Store, ids: Iterable[str] | None = None) -> AsyncIterator[bytes]:
    """Yield the lines of these tables, or of all. Tables that go on meanwhile are told up to some entry."""
    yield line_of(Start("tables", VERSION))
    told = 0
    packs: set[tuple[str, str]] = set()
    async for table in _all_tables(store) if ids is None else _each(ids):
        async for line in _export_table(store, table, packs):
            yield line
        told += 1
    yield line_of(End(told))


def line_of(told: Start | PackLine | TableLine | EntryLine | End) -> bytes:
    text = encode(told)
    return text[:-1] + sum_of(text) + b"\n"


def sum_of(text: bytes) -> bytes:
    """Make the checksum at the end of a line, in place of its last brace."""
    return b',"sum":"%08x"}' % crc32(text)


def without_sum(line: bytes) -> bytes | None:
    """Return the line as it was before it got its checksum; None if that is another one."""
    length = len(sum_of(b"")) + 1
    text = line[:-length] + b"}"
    return text if line[-length:] == sum_of(text) + b"\n" else None


async def _each(ids: Iterable[str]) -> AsyncIterator[str]:
    for table in dict.fromkeys(ids):
        yield table


async def _all_tables(store: Store) -> AsyncIterator[str]:
    """List every table once. One that changes moves to the front: so look again until there is none new."""
    seen: set[str] = set()
    while fresh := [table async for table in _listed(store) if table not in seen]:
        seen.update(fresh)
        for table in fresh:
            yield table


async def _listed(store: Store) -> AsyncIterator[str]:
    before: float | None = None
    while page := await store.summaries(before=before, limit=PAGE):
        for summary in page:
            yield summary.id
        before = page[-1].updated_at


async def _export_table(store: Store, table: str, packs: set[tuple[str, str]]) -> AsyncIterator[bytes]:
    """Yield the lines of a table, after that of its pack if it is not among those that were told."""
    # The summary first: the log that is read after it has at least as many entries.
    summary = await store.summary(table)
    if summary is None:
        raise StarboardError("error-transfer-table", table=table)
    if summary.pack is not None and (summary.game, summary.pack.sign) not in packs:
        text = await store.pack_text(summary.game, summary.pack.sign)
        if text is not None:
            yield line_of(PackLine(summary.pack.sign, summary.game, text))
        packs.add((summary.game, summary.pack.sign))
    yield line_of(TableLine(table, summary))
    for entry in (await store.entries(table))[: summary.n]:
        yield line_of(EntryLine(table, entry.n, entry.at, entry.by, entry.deed))


# In.


async def import_(store: Store, lines: Iterable[bytes] | AsyncIterable[bytes]) -> Report:
    """Write the tables of an export, each as a whole or not at all."""
    reader = Import(store, installed())
    number = 0
    async for number, line in _numbered(lines):
        if number == 1:
            reader.has_sums = check_start(line) > 1
        else:
            await reader.take(number, line)
    if number == 0:
        check_start(b"")
    reader.finish(number + 1)
    return reader.report


async def _numbered(lines: Iterable[bytes] | AsyncIterable[bytes]) -> AsyncIterator[tuple[int, bytes]]:
    number = 0
    if isinstance(lines, AsyncIterable):
        async for line in lines:
            number += 1
            yield number, line
    else:
        for line in lines:
            number += 1
            yield number, line


def check_start(line: bytes) -> int:
    """Return the version of an export; refused if it is none that we know."""
    summed = without_sum(line)
    try:
        start = msgspec.json.decode(line if summed is None else summed, type=Start)
    except (msgspec.DecodeError, UnicodeDecodeError):
        start = None
    if start is None or start.starboard != "tables" or start.version not in VERSIONS:
        raise StarboardError("error-transfer-start", version=VERSION)
    if (start.version > 1) != (summed is not None):
        raise Broken(1, None, "transfer-sum")
    return start.version


class Import:
    def __init__(self, store: Store, games: Registry) -> None:
        self.store = store
        self.games = games
        self.report = Report()
        self.has_sums = False
        self._summary: Summary | None = None  # of the table whose lines come now
        self._entries: list[Entry] = []
        self._lost = False  # a line was broken: what follows, up to the next table, means nothing
        self._announced = 0
        self._ended = False

    async def take(self, number: int, line: bytes) -> None:
        try:
            await self._line(number, line)
        except Broken as broken:
            self._give_up(broken)

    def finish(self, number: int) -> None:
        if self._summary is not None or not self._ended:
            table = self._summary.id if self._summary else None
            self._give_up(Broken(number, table, "transfer-cut"))

    def _give_up(self, broken: Broken) -> None:
        if not self._lost:
            self.report.broken.append(broken)
        self._lost = True
        self._summary, self._entries = None, []

    async def _line(self, number: int, line: bytes) -> None:
        table = self._summary.id if self._summary else None
        read = self._parsed(number, table, line)
        match read:
            case PackLine():
                self._end_table(number)
                await self._keep(number, read)
            case TableLine():
                self._end_table(number)
                self._announce(number, read)
            case EntryLine():
                self._add(number, read)
                await self._write_if_whole(number)
            case End():
                if self._summary is not None:
                    raise Broken(number, table, "transfer-short", table=self._summary.id)
                if read.tables != self._announced and not self.report.broken:
                    raise Broken(number, None, "transfer-count", told=read.tables, found=self._announced)
                self._ended = True

    def _end_table(self, number: int) -> None:
        """Give up a table that something else follows before it is whole."""
        if self._summary is not None:
            self._give_up(Broken(number, self._summary.id, "transfer-short", table=self._summary.id))

    async def _keep(self, number: int, line: PackLine) -> None:
        """Keep a pack, unless it has another sign than is told."""
        self._lost = False
        if line.game in self.games.ids:
            try:
                found = self.games.printed(line.game).with_pack(FILE, line.text).pack_sign
            except StarboardError as error:
                raise Broken(number, None, "transfer-bad-pack", sign=line.pack, reason=error.message) from error
            if found != line.pack:
                raise Broken(number, None, "transfer-other-pack", sign=line.pack, found=found)
        await self.store.keep_pack_text(line.game, line.pack, line.text)

    def _parsed(self, number: int, table: str | None, line: bytes) -> PackLine | TableLine | EntryLine | End:
        """Parse a line; its fields show which kind it is."""
        if self.has_sums:
            summed = without_sum(line)
            if summed is None:
                raise Broken(number, table, "transfer-sum")
            line = summed
        try:
            fields = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
            if "pack" in fields:
                return msgspec.json.decode(line, type=PackLine)
            if "summary" in fields:
                return msgspec.json.decode(line, type=TableLine)
            if "table" in fields:
                return msgspec.json.decode(line, type=EntryLine)
            return msgspec.json.decode(line, type=End)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Broken(number, table, "transfer-not-json", reason=str(error)) from error

    def _announce(self, number: int, line: TableLine) -> None:
        self._lost = False
        self._announced += 1
        summary = line.summary
        if not line.table or summary.id != line.table or summary.n < 1 or summary.status not in STATUSES:
            raise Broken(number, line.table, "transfer-summary")
        self._summary, self._entries = summary, []

    def _add(self, number: int, line: EntryLine) -> None:
        if self._summary is None:
            raise Broken(number, line.table, "transfer-no-table")
        summary, n = self._summary, len(self._entries) + 1
        if (line.table, line.n) != (summary.id, n):
            raise Broken(number, summary.id, "transfer-other-entry", n=n, table=summary.id)
        if isinstance(line.deed, Created) != (n == 1):
            raise Broken(number, summary.id, "transfer-not-created")
        if isinstance(line.deed, Created) and line.deed.game != summary.game:
            raise Broken(number, summary.id, "transfer-summary")
        self._entries.append(Entry(line.n, line.at, line.by, line.deed))

    async def _write_if_whole(self, number: int) -> None:
        summary, entries = self._summary, self._entries
        if summary is None or len(entries) < summary.n:
            return
        self._summary, self._entries = None, []
        if summary.pack is not None and await self.store.pack_text(summary.game, summary.pack.sign) is None:
            raise Broken(number, summary.id, "transfer-no-pack", sign=summary.pack.sign)
        players = [entry.deed.person for entry in entries if isinstance(entry.deed, Claimed)]
        players += [entry.deed.person for entry in entries if isinstance(entry.deed, Invited)]
        players += [kept.person for entry in entries[:1] if isinstance(entry.deed, Created) for kept in entry.deed.kept]
        try:
            await self.store.create(entries[0], summary, entries[1:], list(dict.fromkeys(players)))
        except Taken:
            self.report.skipped.append(summary.id)
        else:
            self.report.imported.append(summary.id)
