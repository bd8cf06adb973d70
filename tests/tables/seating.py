"""A table in memory with named people around it, for tests: wish → deeds → entries of a log → table.

    s = Seating(CARCASSONNE, "ann", "bob", "bot:random").start()
    s.play("ann")
    s.now += 10
    assert s.refused("bob", "pause", False) == "table-not-paused"
    s.holds()

Seats are given by who is to sit there; `open` and `link` are left free. Ann made the table. Every entry goes through
JSON on its way into the log, as it does in a store.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from kernel.harbour import GAME as HARBOUR
from starboard.games.carcassonne.game import GAME as CARCASSONNE
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.position import Position
from starboard.tables import deeds
from starboard.tables.deeds import AnyDeed, ClockPlan, Created, Entry, Kept, SeatPlan
from starboard.tables.forget import gone_on, rewrite, stand_in
from starboard.tables.snapshot import freeze, thaw
from starboard.tables.summary import summary_of
from starboard.tables.table import Table, TableError

__all__ = ["CARCASSONNE", "HARBOUR", "Seating", "folded"]

SECRET = "5" * 64
decode_entry = msgspec.json.Decoder(Entry).decode


class Seating:
    def __init__(
        self,
        game: Game[Any],
        *seats: str,
        options: dict[str, Any] | None = None,
        clock: ClockPlan | None = None,
        position: Position[Any] | None = None,
        secret: str = SECRET,
        kept: dict[int, str] | None = None,
        fair: int = 1,
        shuffle: bool = False,
    ) -> None:
        self.game = game
        self.now = 1000.0
        dump = position.dump() if position else None
        plans = tuple(map(plan_of, seats))
        plan = Created(
            game.id,
            game.version,
            plans,
            options or {},
            secret,
            clock=clock,
            position=dump,
            forked_from=dump and "old",
            kept=tuple(Kept(seat, who, who.title()) for seat, who in (kept or {}).items()),
            fair=fair,
            shuffle=shuffle,
        )
        self.log = [through_json(Entry(1, self.now, "ann", plan))]
        self.table = Table("t", game, self.log[0])
        self.snapshots: list[tuple[int, bytes]] = []
        for number, who in enumerate(seats):
            if plans[number].kind == "link" and who != "link":
                self.write("ann", self.table.link("ann", number, f"token of {who}"))
                claimed = self.table.claim(who, who.title(), None, f"token of {who}", part=True)
                self.write(who, [with_luck(deed, f"{who}’s luck") for deed in claimed] if fair == 1 else claimed)

    def start(self) -> Seating:
        self.wish("ann", "start", self.now + 8)
        return self

    # Doing things.

    def write(self, person: str | None, done: list[AnyDeed], after: Position[Any] | None = None) -> list[AnyDeed]:
        for deed in done:
            entry = through_json(Entry(self.table.n + 1, self.now, person, deed))
            self.log.append(entry)
            self.table.apply(entry, after if isinstance(deed, deeds.Moved) else None)
        return done

    def wish(self, person: str | None, what: str, *args: Any, **more: Any) -> list[AnyDeed]:
        """What a wish came to, once it has happened."""
        before = freeze(self.table)
        found = getattr(self.table, what)(person, *args, **more)
        done, after = found if isinstance(found, tuple) else (found, None)
        assert freeze(self.table) == before, "only the log changes a table"
        return self.write(person, done, after)

    def refused(self, person: str | None, what: str, *args: Any, **more: Any) -> str:
        """The key of the refusal of a wish, after which nothing is changed."""
        before = freeze(self.table)
        with pytest.raises(StarboardError) as error:
            getattr(self.table, what)(person, *args, **more)
        assert freeze(self.table) == before
        assert str(error.value)
        assert isinstance(error.value, TableError) or not error.value.message.key.startswith("table-")
        return error.value.message.key

    def play(self, person: str, choice: str | None = None, seat: int | None = None, aside: bool = False) -> Any:
        """A move, the last option if none is given. Returns what happened."""
        if choice is None:
            own = [ask for ask in self.position.asks if self.table.seats[ask.seat].person == person]
            seat, choice = own[0].seat, own[0].options[-1].notation
        self.wish(person, "move", self.table.ply, choice, seat, aside)
        return self.position.events

    def bot(self) -> list[AnyDeed]:
        """The first bot that has to decide takes its last option."""
        ask = next(ask for ask in self.position.asks if self.table.seats[ask.seat].bot)
        return self.wish(None, "move", self.table.ply, ask.options[-1].notation, ask.seat, bot=True)

    def turn(self) -> None:
        """The whole turn of whoever it is: decisions until somebody else has to make one."""
        seat = self.position.ask.seat
        while self.position.ask and self.position.ask.seat == seat:
            if self.table.seats[seat].bot:
                self.bot()
            else:
                self.play(self.table.seats[seat].person or "")

    def play_out(self) -> None:
        while self.table.status == "playing":
            self.turn()

    def forget(self, person: str) -> None:
        """Take somebody out of the log, as a store does it (tables/forget.py), which comes to the table of that log."""
        other = stand_in("t", person)
        cleaned = rewrite([entry for entry in self.log if not isinstance(entry.deed, deeds.Moved)], person, other)
        before = summary_of(self.table)
        after, added = gone_on(before, cleaned, other, self.table.owner == person, self.now)
        changed = {entry.n: entry for entry in cleaned.changed}
        log = [changed.get(entry.n, entry) for entry in self.log]
        log = [replace(entry, by=other) if entry.by == person else entry for entry in log]
        self.log = [through_json(entry) for entry in [*log, *added]]
        self.snapshots = []  # they were made of what the log was
        self.table = folded(self.game, self.log)
        found = summary_of(self.table)
        gone_on_later = (before.waiting, before.prompt) if after.status != "closed" else ([], None)
        assert after == replace(found, due=after.due) and (found.waiting, found.prompt) == gone_on_later
        assert f'"{person}"' not in msgspec.json.encode(self.log).decode()

    # Looking.

    @property
    def position(self) -> Position[Any]:
        assert self.table.position is not None
        return self.table.position

    @property
    def deeds(self) -> list[AnyDeed]:
        return [entry.deed for entry in self.log]

    @property
    def waiting(self) -> list[str | None]:
        """Who has to decide; None for a bot."""
        seats = [self.table.seats[seat] for seat in self.table.waiting]
        return [None if seat.bot else seat.person for seat in seats]

    def keep(self) -> None:
        """Remember a snapshot."""
        self.snapshots.append((self.table.n, freeze(self.table)))

    def holds(self) -> None:
        """The log gives this table, from its start and from every snapshot that was kept."""
        live = freeze(self.table)
        assert freeze(folded(self.game, self.log)) == live
        assert freeze(folded(self.game, self.log, skipping=True)) == live
        for n, data in [*self.snapshots, (self.table.n, live)]:
            for skipping in (False, True):
                assert freeze(folded(self.game, self.log, (n, data), skipping)) == live


def with_luck(deed: AnyDeed, luck: str) -> AnyDeed:
    """Write a claim as it was written before luck was sealed."""
    assert isinstance(deed, deeds.Claimed)
    return msgspec.structs.replace(deed, luck=luck)


def plan_of(who: str) -> SeatPlan:
    kind, _, level = who.partition(":")
    return SeatPlan("bot", level) if level else SeatPlan("open" if kind == "open" else "link")


def through_json(entry: Entry) -> Entry:
    read = decode_entry(msgspec.json.encode(entry))
    assert read == entry
    return read


def folded(
    game: Game[Any], log: list[Entry], snapshot: tuple[int, bytes] | None = None, skipping: bool = False
) -> Table:
    """The table that a log gives, all of it or what follows a snapshot; perhaps without playing what was taken back."""
    n, data = snapshot or (1, None)
    table = thaw("t", game, log[0], data) if data is not None else Table("t", game, log[0])
    rest = [entry for entry in log if entry.n > n]
    if skipping:
        for _ in table.fold(rest):
            pass
    else:
        for entry in rest:
            table.apply(entry)
    return table
