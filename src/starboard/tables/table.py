"""A table: what its log has made of it, and what may be done at it next.

`apply` takes an entry of the log and cannot fail for one that was written. The other methods are asked before anything
is written: they return the deeds that a wish comes to, or refuse it by TableError, and change nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from starboard.kernel.chance import SHA256, SPLITMIX64
from starboard.kernel.event import Event
from starboard.kernel.game import Game
from starboard.kernel.move import Move
from starboard.kernel.position import Position
from starboard.kernel.story import Step, play_in_steps
from starboard.tables import deeds
from starboard.tables.clock import Clock
from starboard.tables.deeds import AnyDeed, Deed, Entry
from starboard.tables.luck import SEALED
from starboard.tables.seats import Stale as Stale
from starboard.tables.seats import TableError as TableError
from starboard.tables.talk import LONGEST_CHAT, Talk, is_of_gallery
from starboard.tables.trail import Trail

ENDED = ("over", "closed")  # nothing goes on there
PAUSES = 300.0  # seconds that each player may stop the clock for, in all
LEFT = 7 * 24 * 3600.0  # seconds without a sign of somebody whose turn it is, after which they have left the game


@dataclass(slots=True)
class After:
    """The position that a move, or taking one back, leads to, and the steps in which the move happened."""

    position: Position[Any]
    steps: list[Step[Any]]


@dataclass(slots=True)
class UndoWish:
    seat: int
    ply: int
    allowed: list[int]


@dataclass(slots=True)
class Pause:
    """A pause of a game with a clock: it ends by itself when its player has no more of them."""

    seat: int
    since: float


@dataclass(slots=True)
class Again:
    """The table where those who have played here play once more, and who wished for it."""

    table: str
    person: str | None


class Table(Talk):
    def __init__(self, table_id: str, game: Game[Any], first: Entry) -> None:
        assert isinstance(first.deed, deeds.Created)
        self.id = table_id
        self.game = game
        self.plan = first.deed
        super().__init__(first.deed, first.by)
        self.n = first.n
        self.edition = 0  # of the log, which is rewritten when somebody is forgotten
        self.created_at = self.updated_at = first.at
        self.position: Position[Any] | None = None
        self.revealed: list[bool] = []  # by move: whether something hidden or random was seen
        self.line: list[int] = []  # by move: the number of its entry
        self.movers: list[int] = []  # by move: whose it was
        self.trail = Trail()
        self._skipped = 0  # moves on the line that the position has not made, for they are about to be taken back
        self.clock = Clock.of(self.plan.clock, len(self.seats)) if self.plan.clock else None
        self.undo: UndoWish | None = None
        self.peeked = False  # a move was taken back after something hidden or random had been seen
        self.pausing: Pause | None = None
        self.result: deeds.Ended | None = None
        self.began = 0  # the number of the entry by which the game started
        self.ended_at: float | None = None
        self.again: Again | None = None
        self.events: list[Event] = []  # of the last entry
        self.steps: list[Step[Any]] = []  # in which the last move happened, if it led to the position

    # What the log has made of it.

    def apply(self, entry: Entry, after: After | None = None) -> None:
        """Go on by one entry. `after` is where a move, or taking one back, leads to, if it is known.

        Without it there are no steps of a move.
        """
        self.n = entry.n
        self.events = []
        is_talk = self._talk_deed(entry)
        # Talk about a game that is over does not bring it back to the top of lists, nor does what onlookers say.
        if not (is_talk and (self.status in ENDED or is_of_gallery(entry.deed))) and not (
            self.status in ENDED and isinstance(entry.deed, deeds.Forgotten | deeds.Rematched)
        ):
            self.updated_at = entry.at
        if is_talk:
            return
        match entry.deed:
            case deeds.Moved() as move:
                self._move(move, after)
            case deeds.Started(seals):
                self.seals, self.starting = list(seals), None
                self.position, self.steps = self.fresh_position(), []
                self.events = self.position.events
                self.status, self.began = "playing", entry.n
            case deeds.Undone(ply, revealed):
                self._take_back(ply, after.position if after else None)
                self.peeked = self.peeked or revealed
            case deeds.Ended() | deeds.Closed() as end:
                self._end(end)
                self.ended_at = entry.at
            case deeds.Rematched(table):
                self.again = Again(table, entry.by)
            case deeds.Paused() | deeds.Resumed() as deed:
                self._pause_deed(deed, entry.at)
            case deeds.UndoAsked() | deeds.UndoAllowed() | deeds.UndoRefused() as deed:
                self._undo_deed(deed)
            case deed:
                self._seat_deed(deed)
        self._run_clock(entry.deed, entry.at)

    def fold(self, entries: Sequence[Entry]) -> Iterator[tuple[Entry, list[Event]]]:
        """Go on by these entries, and tell what happened in each. Moves that are taken back in them are not played.

        With a clock they are: who was asked in between is what it has run for.
        """
        gone = taken_back(entries, self.ply) if self.clock is None else set()
        for entry in entries:
            if entry.n in gone:
                self._skip(entry)
            else:
                self.apply(entry)
            yield entry, self.events

    @property
    def is_whole(self) -> bool:
        """Check that the position is that of all moves on the line."""
        return not self._skipped

    @property
    def _played(self) -> int:
        return self.ply - self._skipped

    def _end(self, deed: deeds.Ended | deeds.Closed) -> None:
        if isinstance(deed, deeds.Ended):
            self.status, self.result = "over", deed
        else:
            self.status, self.pausing, self.starting = "closed", None, None
        self.undo = None
        self.drop_wishes()

    def _pause_deed(self, deed: deeds.Paused | deeds.Resumed, at: float) -> None:
        if isinstance(deed, deeds.Paused):
            self.status = "paused"
            self.pausing = Pause(deed.seat, at) if deed.seat is not None else None
            return
        self.status = "playing"
        if self.pausing is not None:
            self.seats[self.pausing.seat].paused += max(0.0, at - self.pausing.since)
            self.pausing = None

    @property
    def pause_ends(self) -> float | None:
        """Return when the pause ends by itself, if it does."""
        if self.pausing is None or self.status != "paused":
            return None
        return self.pausing.since + max(0.0, PAUSES - self.seats[self.pausing.seat].paused)

    def _undo_deed(self, deed: deeds.UndoAsked | deeds.UndoAllowed | deeds.UndoRefused) -> None:
        match deed:
            case deeds.UndoAsked(seat, ply):
                self.undo = UndoWish(seat, ply, [])
            case deeds.UndoAllowed(seat):
                assert self.undo is not None
                self.undo.allowed.append(seat)
            case deeds.UndoRefused():
                self.undo = None

    def _move(self, move: deeds.Moved, after: After | None) -> None:
        assert self.position is not None
        if after is None:
            self.position.play(self.position.legal(move.choice, move.seat, move.aside))
            after = After(self.position, [])
        self.position, self.steps = after.position, after.steps
        self.events = self.position.events
        self._moved(move, self.position.revealed)
        self.trail.note(self.ply, self.position)

    def after(self, move: deeds.Moved) -> After:
        """Play a move of the log for those who want to see how it happens: it is to be applied next."""
        assert self.position is not None
        position = self.position.copy()
        return After(position, play_in_steps(position, position.legal(move.choice, move.seat, move.aside)))

    def _moved(self, move: deeds.Moved, revealed: bool) -> None:
        self.revealed.append(revealed)
        self.line.append(self.n)
        self.movers.append(move.seat)
        self.undo = None
        if not move.bot and not move.ahead:
            self.seats[move.seat].wish = None  # whoever plays is there
            self.seats[move.seat].missed = 0

    def _skip(self, entry: Entry) -> None:
        """Pass over a move that is about to be taken back: nothing comes of it but that it was made."""
        assert isinstance(entry.deed, deeds.Moved)
        self.n, self.updated_at, self.events = entry.n, entry.at, []
        self._moved(entry.deed, revealed=False)
        self._skipped += 1

    def _take_back(self, ply: int, before: Position[Any] | None) -> None:
        if before is not None:
            self.position = before
        elif ply < self._played:
            self.position = self.position_at(ply)
        self._skipped = max(0, ply - self._played)
        self.steps = []
        del self.revealed[ply:], self.line[ply:], self.movers[ply:]
        self.trail.cut(ply)
        self.undo = None

    def _run_clock(self, deed: Deed, at: float) -> None:
        if self.clock is None:
            return
        asking = [ask.seat for ask in self.position.asks] if self.position else []
        done: Iterable[int] = ()
        match deed:
            case deeds.Moved(seat, aside=False):
                done = [seat]
                if self.seats[seat].handed == "turn" and seat not in asking:
                    self.seats[seat].give_back()  # the turn is made
            case deeds.HandedOver(seat, reason="time" | "turn"):
                done = [seat]
            case deeds.Away(seat, since, until):
                self.clock.rest(seat, since, until)
            case deeds.Reminded(seat):
                self.clock.reminded.append(seat)
            case deeds.Undone():
                done = range(len(self.seats))  # nobody pays for what others take back
        asked = [seat for seat in asking if self.seats[seat].bot is None]
        for seat in done:
            if seat not in asked:
                self.clock.finish(seat, at)
        self.clock.run_for(asked if self.status == "playing" else (), at)

    def fresh_position(self) -> Position[Any]:
        """Return the position at the start."""
        if self.plan.position is not None:
            return self.game.load(self.plan.position)
        generator = SHA256 if self.fair >= SEALED else SPLITMIX64
        return self.game.start(len(self.seats), self.fairness.seed, self.plan.options, generator)

    def position_at(self, ply: int) -> Position[Any]:
        """Return the position after so many moves."""
        known, position = self.trail.nearest(ply) or (0, self.fresh_position())
        return played(position, self.moves_between(known, ply))

    def moves_between(self, ply: int, later: int) -> list[Move]:
        """List the moves that lead from one position of this table to a later one."""
        return [Move.read(line) for line in self.written_between(ply, later)]

    def written_between(self, ply: int, later: int) -> Sequence[str]:
        written = self.position.written if self.position else ()
        first = len(written) - self._played  # a position that the table was made from may have moves of its own
        return written[first + ply : first + later]

    @property
    def moves(self) -> list[Move]:
        """List the moves played at this table that have not been taken back."""
        return self.position.moves if self.position else []

    @property
    def delay(self) -> int:
        return self.plan.delay

    @property
    def ply(self) -> int:
        return len(self.revealed)

    @property
    def waiting(self) -> list[int]:
        """List the seats that have to decide now."""
        position = self.position
        if position is None or self.status != "playing":
            return []
        if position.together:
            return [ask.seat for ask in position.together]
        return [position.ask.seat] if position.ask is not None else []

    def start(self, person: str, until: float) -> list[AnyDeed]:
        """Start the game; those whose luck is part of the dice are waited for until then."""
        self._demand(person == self.owner, "table-owner-only")
        self._before_start()
        self._demand(not any(seat.free for seat in self.seats), "table-seats-free")
        return self.begin(until)

    # During the game.

    def move(
        self,
        person: str | None,
        ply: int,
        choice: str,
        seat: int | None = None,
        aside: bool = False,
        bot: bool = False,
        ahead: str = "",
    ) -> tuple[list[AnyDeed], After]:
        """Make a choice at position `ply`: returns the deeds and where they lead. Person None: the seat's bot."""
        self._demand(self.status != "open", "table-not-started")
        self._demand(self.status != "over", "table-over")
        self._demand(self.status != "closed", "table-closed")
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
        steps = play_in_steps(after, option)
        is_aside = option.ask not in self.position.asks
        done: list[AnyDeed] = [deeds.Moved(seat, option.notation, is_aside, bot, ahead)]
        if after.ask is None:
            done.append(self.ending(after))
        return done, After(after, steps)

    def _unchanged_for(self, seat: int, ply: int) -> bool:
        """Check that nothing has happened since but secret choices of others who were asked together with this seat."""
        assert self.position is not None
        since = self.moves[ply:] if 0 <= ply < self.ply else []
        asked_together = any(ask.seat == seat for ask in self.position.together)
        others = all(move.seat != seat and not move.aside for move in since)
        return bool(since) and asked_together and others and not any(self.revealed[ply:])

    def _seat_to_move(self, person: str, seat: int | None) -> int:
        """Return the seat a person moves for: the one given, or the first of theirs that has to decide."""
        own = self.seats_of(person)
        self._demand(bool(own), "table-not-seated")
        if seat is None:
            seat = next((number for number in self.waiting if number in own), own[0])
        self._demand(seat in own, "table-not-your-seat")
        self._demand(self.seats[seat].bot is None, "table-bot-plays")
        return seat

    def ending(self, position: Position[Any], conceding: int | None = None) -> deeds.Ended:
        """Make the deed of scores and places; who has conceded comes last, also after those whom the rules play."""
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
            if self.clock is None or not self.consenting(person):
                return [deeds.Paused()]
            self._demand(not self.clock.plan.over_days, "table-no-pause-over-days")
            seat = self.seats_of(person)[0]
            self._demand(self.seats[seat].paused < PAUSES, "table-no-more-pauses", seconds=int(PAUSES))
            return [deeds.Paused(seat)]
        self._demand(self.status == "paused", "table-not-paused")
        return [deeds.Resumed()]

    def time_out(self, at: float, level: str) -> list[AnyDeed]:
        """Let bots play seats whose time is up until their players come back; end a pause that is over.

        Where moves have days a bot makes this one turn, for everybody misses one some time. It plays on if the next
        one of the same player is missed, too, so that nobody has to wait for days again and again.
        """
        if self.pause_ends is not None and self.pause_ends <= at:
            return [deeds.Resumed()]
        if self.clock is None or self.status != "playing":
            return []
        late = [seat for seat in self.waiting if (deadline := self.clock.deadline(seat)) is not None and deadline <= at]
        once = self.clock.plan.over_days
        return [
            deeds.HandedOver(seat, level, "turn" if once and not self.seats[seat].missed else "time") for seat in late
        ]

    def leave_behind(self, at: float, level: str) -> list[AnyDeed]:
        """Let bots play for people who have not been seen for days though it is their turn: they have left.

        Where there is a clock, it decides that.
        """
        if self.clock is not None or self.status != "playing" or at - self.updated_at < LEFT:
            return []
        late = [seat for seat in self.waiting if self.seats[seat].bot is None]
        return [deeds.HandedOver(seat, level, "left") for seat in late]

    def rematch(self, person: str, table: str) -> list[AnyDeed]:
        """Play once more at a table of this id; nothing is to be done if that was wished for before."""
        self._demand(bool(self.seats_of(person)), "table-not-seated")
        self._demand(self.status == "over", "table-not-over")
        return [] if self.again else [deeds.Rematched(table)]

    def close(self, why: str, words: str = "") -> list[AnyDeed]:
        """End it for good, without a result; nothing is to be done if it is closed already."""
        self._demand(self.status != "over", "table-over")
        words = " ".join(words.split())
        self._demand(
            len(words) <= LONGEST_CHAT and (not words or words.isprintable()), "table-bad-chat", most=LONGEST_CHAT
        )
        return [] if self.status == "closed" else [deeds.Closed(why, words)]

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
            return [self.taking_back(ply)]
        self._demand(self.undo is None, "table-undo-pending")
        return [deeds.UndoAsked(seat, ply)]

    def taking_back(self, ply: int) -> deeds.Undone:
        return deeds.Undone(ply, any(self.revealed[ply:]))

    def last_move_of(self, own: Collection[int]) -> int | None:
        """Return the last move that one of these seats has made."""
        movers = self.movers
        for ply in range(len(movers) - 1, -1, -1) if own else ():
            if movers[ply] in own:
                return ply
        return None

    def undo_is_free(self, ply: int, own: Collection[int]) -> bool:
        """Check that whoever sits at these seats may take back all from this move on without asking anybody."""
        if not any(seat.person is not None and seat.bot is None for n, seat in enumerate(self.seats) if n not in own):
            return True
        theirs = (seat for seat in self.movers[ply:] if seat not in own)
        return not any(self.revealed[ply:]) and all(self.seats[seat].bot for seat in theirs)

    def consenting(self, person: str | None) -> list[int]:
        """List seats of other people than this one who are there to be asked."""
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
        return wish if set(asked) - given else [*wish, self.taking_back(self.undo.ply)]


def taken_back(entries: Iterable[Entry], ply: int) -> set[int]:
    """List those of these moves, made after so many others, that are taken back in these entries, by number."""
    gone: set[int] = set()
    line = [0] * ply
    for entry in entries:
        match entry.deed:
            case deeds.Moved():
                line.append(entry.n)
            case deeds.Undone(to):
                gone.update(line[to:])
                del line[to:]
    return gone - {0}


def played(position: Position[Any], moves: Iterable[Move]) -> Position[Any]:
    """Return the position after these moves."""
    for move in moves:
        position.play(position.legal(move.notation, move.seat, move.aside))
    return position
