"""A table: what its log has made of it, and what may be done at it next.

`apply` takes an entry of the log and cannot fail for one that was written. The other methods are asked before anything
is written: they return the deeds that a wish comes to, or refuse it by TableError, and change nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from starboard.kernel.event import Event
from starboard.kernel.fair import Fairness, promise_of, seed_of
from starboard.kernel.game import Game
from starboard.kernel.move import Move
from starboard.kernel.position import Position
from starboard.tables import deeds
from starboard.tables.clock import Clock
from starboard.tables.deeds import AnyDeed, Deed, Entry
from starboard.tables.seats import Seats
from starboard.tables.seats import Stale as Stale
from starboard.tables.seats import TableError as TableError

LONGEST_CHAT = 1000


@dataclass(slots=True)
class UndoWish:
    seat: int
    ply: int
    allowed: list[int]


@dataclass(slots=True)
class Again:
    """The table where those who have played here play once more, and who wished for it."""

    table: str
    person: str | None


class Table(Seats):
    def __init__(self, table_id: str, game: Game[Any], first: Entry) -> None:
        assert isinstance(first.deed, deeds.Created)
        self.id = table_id
        self.game = game
        self.plan = first.deed
        super().__init__(first.deed, first.by)
        self.n = first.n
        self.created_at = self.updated_at = first.at
        self.position: Position[Any] | None = None
        self.revealed: list[bool] = []  # by move: whether something hidden or random was seen
        self.clock = Clock.of(self.plan.clock, len(self.seats)) if self.plan.clock else None
        self.undo: UndoWish | None = None
        self.result: deeds.Ended | None = None
        self.again: Again | None = None
        self.events: list[Event] = []  # of the last entry

    # What the log has made of it.

    def apply(self, entry: Entry, after: Position[Any] | None = None) -> None:
        """Go on by one entry. `after` is the position after a move, where the caller has played it already."""
        self.n = entry.n
        self.updated_at = entry.at
        self.events = []
        match entry.deed:
            case deeds.Moved() as move:
                self._move(move, after)
            case deeds.Started():
                self.position = self.fresh_position()
                self.events = self.position.events
                self.status = "playing"
            case deeds.Undone(ply):
                self.position = self.position_at(ply)
                del self.revealed[ply:]
                self.undo = None
            case deeds.Ended() as result:
                self.status, self.result, self.undo = "over", result, None
                self.drop_wishes()
            case deeds.Rematched(table):
                self.again = Again(table, entry.by)
            case deeds.Paused():
                self.status = "paused"
            case deeds.Resumed():
                self.status = "playing"
            case deeds.UndoAsked() | deeds.UndoAllowed() | deeds.UndoRefused() as deed:
                self._undo_deed(deed)
            case deed:
                self._seat_deed(deed)
        self._run_clock(entry.deed, entry.at)

    def _undo_deed(self, deed: deeds.UndoAsked | deeds.UndoAllowed | deeds.UndoRefused) -> None:
        match deed:
            case deeds.UndoAsked(seat, ply):
                self.undo = UndoWish(seat, ply, [])
            case deeds.UndoAllowed(seat):
                assert self.undo is not None
                self.undo.allowed.append(seat)
            case deeds.UndoRefused():
                self.undo = None

    def _move(self, move: deeds.Moved, after: Position[Any] | None) -> None:
        if after is None:
            assert self.position is not None
            option = self.position.legal(move.choice, move.seat, move.aside)
            self.position.play(option)
        else:
            self.position = after
        self.events = self.position.events
        self.revealed.append(self.position.revealed)
        self.undo = None
        if not move.bot:
            self.seats[move.seat].wish = None  # whoever plays is there

    def _run_clock(self, deed: Deed, at: float) -> None:
        if self.clock is None:
            return
        asks = self.position.asks if self.position else ()
        asked = [ask.seat for ask in asks if self.seats[ask.seat].bot is None]
        done: Iterable[int] = ()
        match deed:
            case deeds.Moved(seat, aside=False) | deeds.HandedOver(seat, reason="time"):
                done = [seat]
            case deeds.Undone():
                done = range(len(self.seats))  # nobody pays for what others take back
        for seat in done:
            if seat not in asked:
                self.clock.finish(seat, at)
        self.clock.run_for(asked if self.status == "playing" else (), at)

    @property
    def fairness(self) -> Fairness:
        luck = [seat.luck for seat in self.seats]
        return Fairness(promise_of(self.plan.secret), self.plan.secret, luck)

    def fresh_position(self) -> Position[Any]:
        """The position at the start."""
        if self.plan.position is not None:
            return self.game.load(self.plan.position)
        seed = seed_of(self.plan.secret, [seat.luck for seat in self.seats])
        return self.game.start(len(self.seats), seed, self.plan.options)

    def position_at(self, ply: int) -> Position[Any]:
        """The position after so many moves."""
        assert self.position is not None
        position = self.fresh_position()
        for move in self.moves[:ply]:
            position.play(position.legal(move.notation, move.seat, move.aside))
        return position

    @property
    def moves(self) -> list[Move]:
        """The moves played at this table that have not been taken back."""
        return self.position.moves if self.position else []

    @property
    def movers(self) -> list[int]:
        """Who made them. A position that the table was made from may have moves of its own."""
        return [move.seat for move in self.moves[len(self.moves) - self.ply :]]

    @property
    def ply(self) -> int:
        return len(self.revealed)

    @property
    def waiting(self) -> list[int]:
        """Seats that have to decide now."""
        return [ask.seat for ask in self.position.asks] if self.position and self.status == "playing" else []

    def start(self, person: str) -> list[AnyDeed]:
        self._demand(person == self.owner, "table-owner-only")
        self._demand(self.status == "open", "table-started")
        self._demand(not any(seat.free for seat in self.seats), "table-seats-free")
        return [deeds.Started()]

    # During the game.

    def move(
        self, person: str | None, ply: int, choice: str, seat: int | None = None, aside: bool = False, bot: bool = False
    ) -> tuple[list[AnyDeed], Position[Any]]:
        """A choice made at position `ply`: the deeds, and the position after it. Person None: the seat's bot."""
        self._demand(self.status != "open", "table-not-started")
        self._demand(self.status != "over", "table-over")
        self._demand(self.status != "paused", "table-paused")
        assert self.position is not None
        if person is not None:
            seat = self._seat_to_move(person, seat)
        assert seat is not None
        if ply != self.ply and not self._unchanged_for(seat, ply):
            raise Stale("table-stale", ply=ply, now=self.ply)
        # The player may have come back while the bot was thinking.
        self._demand(person is not None or self.seats[seat].bot is not None, "table-no-bot")
        option = self.position.legal(choice, seat, aside or None)
        after = self.position.copy()
        after.play(option)
        is_aside = option.ask not in self.position.asks
        done: list[AnyDeed] = [deeds.Moved(seat, option.notation, is_aside, bot)]
        if after.ask is None:
            done.append(self.ending(after))
        return done, after

    def _unchanged_for(self, seat: int, ply: int) -> bool:
        """Whether nothing has happened since but that others, asked together with this seat, have chosen in secret."""
        assert self.position is not None
        since = self.moves[ply:] if 0 <= ply < self.ply else []
        asked_together = any(ask.seat == seat for ask in self.position.together)
        others = all(move.seat != seat and not move.aside for move in since)
        return bool(since) and asked_together and others and not any(self.revealed[ply:])

    def _seat_to_move(self, person: str, seat: int | None) -> int:
        """The seat a person moves for: the one given, or the first of theirs that has to decide."""
        own = self.seats_of(person)
        self._demand(bool(own), "table-not-seated")
        if seat is None:
            seat = next((number for number in self.waiting if number in own), own[0])
        self._demand(seat in own, "table-not-your-seat")
        self._demand(self.seats[seat].bot is None, "table-bot-plays")
        return seat

    def ending(self, position: Position[Any], conceding: int | None = None) -> deeds.Ended:
        """Scores and places; who has conceded comes after all others, also after those whom the rules play."""
        result = self.game.result(position.state)
        gone = [seat.conceded or number == conceding for number, seat in enumerate(self.seats)]
        keys = list(zip(gone, result.places, strict=True))
        # A party has one place, but for those of it who have conceded.
        ranked = {(key, number if key[0] else result.parties[number]) for number, key in enumerate(keys)}
        parties = set(zip(result.places, result.parties, strict=True))
        unseated = len(position.names) - len(self.seats)

        def place(key: tuple[bool, int]) -> int:
            ahead = unseated if key[0] else key[1] - 1 - sum(other < key[1] for other, _ in parties)
            return 1 + sum(other < key for other, _ in ranked) + min(ahead, unseated)

        return deeds.Ended(tuple(result.scores), tuple(map(place, keys)))

    def concede(self, person: str, seat: int, level: str) -> list[AnyDeed]:
        """Give the game up. A bot plays on for the others; with one player left there is nothing to play for."""
        self._own(person, seat)
        self._demand(self.status in ("playing", "paused"), "table-not-playing")
        self._demand(not self.seats[seat].conceded, "table-conceded")
        assert self.position is not None
        conceded = deeds.Conceded(seat)
        still = [n for n, one in enumerate(self.seats) if not one.conceded and n != seat]
        if len(still) <= 1:
            return [conceded, self.ending(self.position, conceding=seat)]
        return [conceded, deeds.HandedOver(seat, level, "conceded")]

    def pause(self, person: str, wanted: bool) -> list[AnyDeed]:
        self._demand(bool(self.seats_of(person)), "table-not-seated")
        if wanted:
            self._demand(self.status == "playing", "table-not-playing")
            return [deeds.Paused()]
        self._demand(self.status == "paused", "table-not-paused")
        return [deeds.Resumed()]

    def time_out(self, at: float, level: str) -> list[AnyDeed]:
        """Seats whose time is up are played by bots until their players come back."""
        if self.clock is None or self.status != "playing":
            return []
        late = [seat for seat in self.waiting if (deadline := self.clock.deadline(seat)) is not None and deadline <= at]
        return [deeds.HandedOver(seat, level, "time") for seat in late]

    def rematch(self, person: str, table: str) -> list[AnyDeed]:
        """Play once more at a table of this id; nothing is to be done if that was wished for before."""
        self._demand(bool(self.seats_of(person)), "table-not-seated")
        self._demand(self.status == "over", "table-not-over")
        return [] if self.again else [deeds.Rematched(table)]

    def say(self, person: str, name: str, text: str) -> list[AnyDeed]:
        text = text.strip()
        self._demand(0 < len(text) <= LONGEST_CHAT, "table-bad-chat", most=LONGEST_CHAT)
        own = self.seats_of(person)
        return [deeds.Said(name, text, own[0] if own else None)]

    # Undo.

    def ask_undo(self, person: str) -> list[AnyDeed]:
        """Take one's last decision back: at once if nothing was seen since, else if all others allow it."""
        own = self.seats_of(person)
        self._demand(bool(own), "table-not-seated")
        self._demand(self.status == "playing", "table-not-playing")
        ply = self.last_move_of(own)
        self._demand(ply is not None, "table-nothing-to-undo")
        assert ply is not None
        seat = self.movers[ply]
        self._demand(not self.seats[seat].bot, "table-bot-plays")
        if self.undo_is_free(ply, own):
            return [deeds.Undone(ply)]
        self._demand(self.undo is None, "table-undo-pending")
        return [deeds.UndoAsked(seat, ply)]

    def last_move_of(self, own: Collection[int]) -> int | None:
        """The last move that one of these seats has made."""
        seats = self.movers
        return next((n for n in range(self.ply - 1, -1, -1) if seats[n] in own), None)

    def undo_is_free(self, ply: int, own: Collection[int]) -> bool:
        """Whether whoever sits at these seats may take back all from this move on without asking anybody."""
        if not any(seat.person is not None and seat.bot is None for n, seat in enumerate(self.seats) if n not in own):
            return True
        theirs = (seat for seat in self.movers[ply:] if seat not in own)
        return not any(self.revealed[ply:]) and all(self.seats[seat].bot for seat in theirs)

    def consenting(self, person: str | None) -> list[int]:
        """Seats of other people than this one who are there to be asked."""
        return [n for n, s in enumerate(self.seats) if s.person not in (None, person) and s.bot is None]

    def answer_undo(self, person: str, allowed: bool) -> list[AnyDeed]:
        self._demand(self.undo is not None, "table-no-undo")
        assert self.undo is not None
        asked = self.consenting(self.seats[self.undo.seat].person)
        own = [seat for seat in self.seats_of(person) if seat in asked]
        self._demand(bool(own), "table-not-asked")
        if not allowed:
            return [deeds.UndoRefused(own[0])]
        given = {*self.undo.allowed, *own}
        wish: list[AnyDeed] = [deeds.UndoAllowed(seat) for seat in own if seat not in self.undo.allowed]
        return wish if set(asked) - given else [*wish, deeds.Undone(self.undo.ply)]
