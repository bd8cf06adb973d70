"""The log is the truth: folding all of it, or what follows a snapshot, gives exactly the table that wishes made."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marks import long
from starboard.kernel.chance import Dice, below
from starboard.kernel.errors import StarboardError
from starboard.kernel.fair import seal_of
from starboard.kernel.game import Game
from starboard.tables import deeds
from starboard.tables.deeds import DAY, AnyDeed, ClockPlan, SeatPlan
from starboard.tables.due import remind
from starboard.tables.snapshot import Snapshot, freeze, thaw
from starboard.tables.summary import summary_of
from starboard.tables.vacation import away
from tables.seating import CARCASSONNE, HARBOUR, Seating, folded

PEOPLE = ("ann", "bob", "cyd", "zoe")  # Zoe looks on
SEATS = (
    ("ann", "bob"),
    ("ann", "bot:random"),
    ("ann", "bob", "cyd"),
    ("bob", "bot:random", "ann"),
    ("ann", "bob", "ann", "cyd"),
    ("open", "open", "link"),
)
CLOCKS = (None, ClockPlan("move", 12.0, 5.0), ClockPlan("game", 60.0, 0.0), ClockPlan("move", 2 * DAY))
# How often each is wished for, in a hundred wishes.
WISHES = {
    "move": 50,
    "ask_undo": 10,
    "answer_undo": 14,
    "pause": 5,
    "hand_over": 4,
    "ask_hand_over": 8,
    "see_hand_overs": 6,
    "answer_hand_over": 24,
    "settle": 4,
    "plan_seat": 2,
    "rematch": 2,
    "take_back": 6,
    "concede": 1,
    "say": 3,
    "erase": 2,
    "mute": 2,
    "remove": 5,
    "claim": 4,
    "leave": 4,
    "link": 2,
    "invite": 3,
    "start": 2,
    "seal": 4,
    "show": 4,
    "settle_start": 2,
    "time_out": 4,
    "remind": 4,
    "away": 4,
    "close": 1,
    "forget": 1,
}
BY_ITSELF = ("time_out", "remind", "away", "settle", "settle_start")
DRAWN = [name for name, often in WISHES.items() for _ in range(often)]


class Evening:
    """Random people with random wishes at a table, all by one seed."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.dice = dice = Dice(seed)
        self.s = Seating(
            game,
            *SEATS[below(dice, len(SEATS))],
            clock=CLOCKS[below(dice, len(CLOCKS))],
            secret=f"{seed:064x}",
            fair=1 + (below(dice, 4) == 0),
            shuffle=below(dice, 4) == 0,
        )
        if any(seat.free for seat in self.s.table.seats):
            self.s = Seating(game, "open", "open", "link", kept={0: "bob", 1: "ann"}, secret=f"{seed:064x}", fair=2)
        if below(dice, 8) and not any(seat.free for seat in self.s.table.seats):
            self.s.start()
        self.refused: Counter[str] = Counter()

    def wish(self) -> None:
        s, dice = self.s, self.dice
        s.now += below(dice, 30) / 4 * (DAY / 12 if s.table.clock and s.table.clock.plan.over_days else 1.0)
        if below(dice, 8) == 0:
            s.keep()
        what, person = DRAWN[below(dice, len(DRAWN))], PEOPLE[below(dice, len(PEOPLE))]
        if what in ("seal", "show"):
            person = s.table.seats[below(dice, len(s.table.seats))].person or person
        before = freeze(s.table)
        try:
            if what == "move":
                self.move(person)
            elif what in BY_ITSELF:
                s.write(None, self.by_itself(what, person))
            elif what in ("close", "forget"):
                if below(dice, 4) == 0:  # or else there would be nobody left at most tables
                    self.end(what, person)
            else:
                s.wish(person, what, *self.args(what, person))
        except StarboardError as error:
            self.refused[error.message.key] += 1
            assert freeze(s.table) == before

    def by_itself(self, what: str, person: str) -> list[AnyDeed]:
        """What time brings."""
        s, dice = self.s, self.dice
        match what:
            case "time_out":
                return s.table.time_out(s.now, "random")
            case "remind":
                return remind(s.table, s.now)
            case "settle":
                return s.table.settle_hand_overs(s.now)
            case "settle_start":
                return s.table.settle_start(s.now, s.now + 8)
        # A vacation for some days, from now on or a moment ago; or the one there is ends.
        known = [end for end in s.table.clock.away.values() if end[1] > s.now] if s.table.clock else []
        since = known[0][0] if known else s.now - below(dice, 3) * 20.0
        return away(s.table, person, since, s.now if known else s.now + below(dice, 5) * DAY)

    def end(self, what: str, person: str) -> None:
        if what == "forget":
            self.s.forget(person)
        else:
            self.s.write(None, self.s.table.close("operator", "Enough."))

    def args(self, what: str, person: str) -> tuple[Any, ...]:
        seat, coin = below(self.dice, len(self.s.table.seats)), bool(below(self.dice, 2))
        token = f"token {below(self.dice, 4)}"
        friend = PEOPLE[below(self.dice, len(PEOPLE))]
        line = [*self.s.table.writers, self.s.table.n][seat if seat < len(self.s.table.writers) else -1]
        return {
            "answer_undo": (coin,),
            "pause": (coin,),
            "hand_over": (seat, "random"),
            "ask_hand_over": (seat, "random", self.s.now + 20),
            "see_hand_overs": (self.s.now + 20,),
            "answer_hand_over": (seat, coin),
            "plan_seat": (seat, SeatPlan("bot", "random") if coin else SeatPlan("open")),
            "rematch": (f"again {seat}",),
            "take_back": (seat,),
            "concede": (seat, "random"),
            "say": (person.title(), f"number {seat}"),
            "erase": (line,),
            "mute": (line,),
            "remove": (seat,),
            "claim": (person.title(), None if coin else seat, token if seat == 1 else None, True),
            "leave": (seat,),
            "link": (seat, token),
            "invite": (seat, friend, friend.title()),
            "start": (self.s.now + 8,),
            "seal": (seat, self.s.table.round, seal_of("t", self.s.table.round, seat, person.title(), "luck")),
            "show": (seat, self.s.table.round, "luck"),
        }.get(what, ())

    def move(self, person: str) -> None:
        """Mostly by who has to decide, now and then by others, out of turn, or out of date."""
        s, dice = self.s, self.dice
        position = s.table.position
        if position is None or not position.asks or below(dice, 12) == 0:
            s.wish(person, "move", s.table.ply - below(dice, 2), "pass")
            return
        ask = position.asks[below(dice, len(position.asks))]
        asides = position.asides(below(dice, position.seats)) if below(dice, 5) == 0 else ()
        options = asides or ask.options
        option = options[below(dice, len(options))]
        seat = s.table.seats[option.seat]
        s.wish(
            None if seat.bot else seat.person,
            "move",
            s.table.ply,
            option.notation,
            option.seat,
            bool(asides),
            seat.bot is not None,
        )


def spend(game: Game[Any], seed: int, wishes: int) -> Evening:
    evening = Evening(game, seed)
    for _ in range(wishes):
        evening.wish()
    evening.s.holds()
    return evening


def some(seeds: int) -> list[Any]:
    """Every day the first quarter of them."""
    return [pytest.param(seed, marks=() if 4 * seed < seeds else long) for seed in range(seeds)]


@pytest.mark.parametrize("seed", some(40))
def test_log_and_snapshots_give_the_live_table_in_carcassonne(seed: int) -> None:
    spend(CARCASSONNE, seed, 120)


@long  # every day: as many other evenings, below
@settings(max_examples=100, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32), wishes=st.integers(0, 150))
def test_log_and_snapshots_give_the_live_table_of_any_evening(seed: int, wishes: int) -> None:
    spend(HARBOUR, seed, wishes)


def test_log_and_snapshots_give_the_live_table_in_harbour_and_everything_is_in_such_evenings() -> None:
    done: Counter[type[AnyDeed]] = Counter()
    refused: Counter[str] = Counter()
    endings: set[str] = set()
    for seed in range(160):
        evening = spend(HARBOUR, seed, 120)
        done.update(map(type, evening.s.deeds))
        refused += evening.refused
        endings.add(evening.s.table.status)
        endings |= {deed.reason for deed in evening.s.deeds if isinstance(deed, deeds.HandedOver)}
    assert set(done) == set(AnyDeed.__args__)
    assert len(refused) > 20
    assert endings >= {
        "open",
        "playing",
        "paused",
        "over",
        "closed",
        "asked",
        "time",
        "turn",
        "conceded",
        "agreed",
        "away",
    }


@pytest.mark.parametrize("seed", some(12))
def test_every_entry_is_a_place_to_go_on_from(seed: int) -> None:
    """A snapshot after each entry, of a table that was read from the log, and the rest of the log."""
    log = spend(HARBOUR, seed, 80).s.log
    whole = folded(HARBOUR, log)
    for n in range(1, len(log) + 1):
        part = folded(HARBOUR, log[:n])
        assert part.n == n
        again = folded(HARBOUR, log, (n, freeze(part)))
        assert freeze(again) == freeze(whole)
        assert summary_of(again) == summary_of(whole)
        assert again.movers == whole.movers


def test_a_snapshot_shares_nothing_with_its_table() -> None:
    s = Seating(CARCASSONNE, "ann", "bob", clock=CLOCKS[1]).start()
    s.play("ann")
    data = freeze(s.table)
    other = thaw("t", CARCASSONNE, s.log[0], data)
    s.now += 5
    s.turn()
    s.wish("bob", "hand_over", 1, "random")
    assert freeze(other) == data


def test_a_table_from_a_snapshot_takes_wishes_like_the_live_one() -> None:
    s = Seating(HARBOUR, "ann", "bob", "cyd", clock=CLOCKS[2]).start()
    for _ in range(4):
        s.turn()
    table = thaw("t", HARBOUR, s.log[0], freeze(s.table))
    assert (table.id, table.owner, table.created_at, table.plan) == ("t", "ann", 1000.0, s.table.plan)
    assert table.moves == s.table.moves
    assert table.ask_undo("ann") == s.table.ask_undo("ann")
    assert table.fairness == s.table.fairness
    for ply in range(table.ply + 1):
        assert table.position_at(ply).dump() == s.table.position_at(ply).dump()


def test_a_snapshot_leaves_to_the_log_what_never_changes() -> None:
    """The secret of the dice is in the first entry, and only there."""
    s = Seating(CARCASSONNE, "ann", "bob", secret="ab" * 32).start()
    assert b"ab" * 32 not in freeze(s.table)
    assert "plan" not in Snapshot.__struct_fields__


@pytest.mark.parametrize("game", [CARCASSONNE, HARBOUR])
def test_an_old_log_is_read_whatever_was_added_later(game: Game[Any]) -> None:
    """Fields that have their default are not even written: what is missing is what it always was."""
    entry = Seating(game, "ann", "bob").log[0]
    text = msgspec.json.encode(entry.deed)
    for later in (b"hints", b"webhook", b"forked_from", b"position", b"clock"):
        assert later not in text
    assert deeds.decode_deed(text) == entry.deed
