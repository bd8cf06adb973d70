"""The summary of a table for a lobby: nothing that is not for everybody."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from starboard.kernel.ask import Ask, Prompt
from starboard.kernel.message import Message
from starboard.tables.deeds import ClockPlan, PackUsed
from starboard.tables.due import moments
from starboard.tables.table import Table

# Where a lesson comes from, in place of the id of a table: no id has these letters.
LESSON = "lesson"


class Said(msgspec.Struct, omit_defaults=True):
    """A message to be put into words: an argument is a number, a word, or a message again."""

    key: str
    args: dict[str, Any] = {}

    @classmethod
    def of(cls, message: Message) -> Said:
        told = {name: cls.of(arg) if isinstance(arg, Message) else arg for name, arg in message.args.items()}
        return cls(message.key, told)


class SeatSummary(msgspec.Struct, omit_defaults=True):
    kind: str  # link, open or bot
    name: str = ""  # of the person who sits there
    who: str = ""  # a sign of that person, by which they find themselves: names may be shared
    bot: str | None = None  # the level of the bot that plays it now
    conceded: bool = False
    kept: str = ""  # the name of somebody who is invited to sit there
    kept_who: str = ""  # their sign
    gone: bool = False  # whoever sat there has deleted all that was known of them
    deadline: float | None = None  # when the time of its player is up, who has to decide
    reminded: bool = False  # of that
    away: float | None = None  # until when its player is on vacation, perhaps a time that has passed


class Summary(msgspec.Struct, omit_defaults=True):
    id: str
    game: str
    status: str  # open, playing, paused, over; closed for good without a result
    public: bool
    created_at: float
    updated_at: float
    n: int
    ply: int
    seats: list[SeatSummary]
    waiting: list[int]  # seats that have to decide
    scores: list[int] | None = None  # at the end
    places: list[int] | None = None
    forked_from: str | None = None
    clock: bool = False  # whether there is one
    clock_plan: ClockPlan | None = None
    deadline: float | None = None  # when the time of the first of those who have to decide is up
    due: float | None = None  # when something happens by itself (due.py)
    prompt: Said | None = None  # what has to be decided, as everybody at the table is told
    options: dict[str, Any] = {}  # of the game
    lesson: bool = False  # a guided game: nothing to come back to, and nobody's result
    pack: PackUsed | None = None  # of somebody's own, with which it is played
    shuffle: bool = False  # whether chance decides at the start who sits where
    record: bool = True  # whether the game has one, or will: not if it began in the middle of another
    delay: int = 0  # seconds after which those without a seat are shown what happens
    watchers: str = "all"  # who may watch: `all`, `friends` of those who sit there, or `nobody`
    ended_at: float | None = None


@lru_cache(4096)
def sign_of(person: str | None) -> str:
    """Derive a sign for everybody to see, from which the person's id cannot be worked out."""
    return hashlib.sha256(f"who {person}".encode()).hexdigest()[:12] if person is not None else ""


def seat_of(table: Table, number: int) -> SeatSummary:
    seat, clock = table.seats[number], table.clock
    found = SeatSummary(
        seat.plan.kind,
        seat.name,
        sign_of(seat.person),
        seat.bot,
        seat.conceded,
        seat.kept_name,
        sign_of(seat.kept_for),
        seat.gone,
    )
    if clock is not None:
        found.deadline = clock.deadline(number)
        found.reminded = found.deadline is not None and number in clock.reminded
        found.away = clock.away[number][1] if number in clock.away and not seat.gone else None
    return found


def prompt_of(table: Table, waiting: list[int]) -> Said | None:
    ask = table.position.ask if table.position is not None and waiting else None
    if ask is None:
        return None
    return bare_prompt(type(ask.about), ask.seat) if ask.is_bare else Said.of(ask.prompt)


@lru_cache(4096)
def bare_prompt(prompt: type[Prompt], seat: int) -> Said:
    """Say a question without fields: always the same, and never changed."""
    return Said.of(Ask(seat, prompt(), ()).prompt)


def deadline_of(seats: list[SeatSummary]) -> float | None:
    return min((one.deadline for one in seats if one.deadline is not None), default=None)


def bot_moves(summary: Summary) -> bool:
    """Check that a bot is to move."""
    return summary.status == "playing" and any(summary.seats[seat].bot is not None for seat in summary.waiting)


def summary_of(table: Table) -> Summary:
    waiting = table.waiting
    seats = [seat_of(table, number) for number in range(len(table.seats))]
    return Summary(
        id=table.id,
        game=table.game.id,
        status=table.status,
        public=table.plan.public,
        created_at=table.created_at,
        updated_at=table.updated_at,
        n=table.n,
        ply=table.ply,
        seats=seats,
        waiting=waiting,
        scores=list(table.result.scores) if table.result else None,
        places=list(table.result.places) if table.result else None,
        forked_from=table.plan.forked_from,
        clock=table.clock is not None,
        clock_plan=table.plan.clock,
        deadline=deadline_of(seats),
        due=min(moments(table), default=None),
        prompt=prompt_of(table, waiting),
        options=table.plan.options,
        lesson=table.plan.forked_from == LESSON,
        pack=table.plan.pack,
        shuffle=table.plan.shuffle,
        record=table.plan.position is None,
        delay=table.delay,
        watchers=table.plan.watchers,
        ended_at=table.ended_at,
    )


def summary_after_moves(table: Table, before: Summary) -> Summary:
    """Summarize a table since whose summary nothing but moves was made. What they cannot change is the same object."""
    waiting = table.waiting
    now = replace(
        before,
        updated_at=table.updated_at,
        n=table.n,
        ply=table.ply,
        waiting=waiting,
        prompt=prompt_of(table, waiting),
        due=min(moments(table), default=None),
    )
    if table.clock is not None:  # also a turn that a bot made for want of time is over with it
        now.seats = [seat_of(table, number) for number in range(len(table.seats))]
        now.deadline = deadline_of(now.seats)
    return now
