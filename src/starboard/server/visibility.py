"""Serializes a table for a viewpoint: the only way from a table to the wire, and where visibility is decided."""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from functools import cache, cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

from starboard.bots import adviser
from starboard.kernel.ask import Ask, Option
from starboard.kernel.errors import StarboardError
from starboard.kernel.event import Event
from starboard.kernel.kind import Plain
from starboard.kernel.message import Argument, Message
from starboard.kernel.patch import SAME, Differ, Patch
from starboard.kernel.position import Position
from starboard.kernel.story import Step, patches
from starboard.server.messages import (
    AgainTold,
    AskTold,
    ClockTold,
    DeedTold,
    DiceTold,
    EventTold,
    HandOverTold,
    LuckTold,
    OptionTold,
    Refused,
    Said,
    SayTold,
    StepTold,
    TableTold,
    UndoTold,
)
from starboard.tables import deeds
from starboard.tables.deeds import Deed, Entry
from starboard.tables.luck import SEALED
from starboard.tables.rated import why_unrated
from starboard.tables.summary import LESSON, Summary, summary_of
from starboard.tables.table import Stale, Table

Viewpoint = tuple[int, ...]  # the seats somebody sits at; empty for an onlooker

# What everybody may know of each deed. What is not listed here does not leave the server.
PUBLIC: dict[type[Deed], tuple[str, ...]] = {
    deeds.Created: ("game", "version", "options", "forked_from"),
    deeds.Linked: ("seat",),
    deeds.Claimed: ("seat", "name", "luck", "part"),
    deeds.Left: ("seat",),
    deeds.Removed: ("seat", "name"),
    deeds.Invited: ("seat", "name"),
    deeds.Declined: ("seat", "name"),
    deeds.Planned: ("seat",),
    deeds.Shuffled: ("order",),
    deeds.Starting: (),
    deeds.Sealed: ("seat", "seal"),
    deeds.Shown: ("seat", "luck"),
    deeds.LeftOut: ("seats",),
    deeds.Started: (),
    deeds.Moved: ("seat", "aside", "bot"),
    deeds.UndoAsked: ("seat", "ply"),
    deeds.UndoRefused: ("seat",),
    deeds.UndoAllowed: ("seat",),
    deeds.Undone: ("ply", "revealed"),
    deeds.HandOverAsked: ("seat", "level"),
    deeds.HandOverSeen: ("seat",),
    deeds.HandOverRefused: ("seat", "reason"),
    deeds.HandedOver: ("seat", "level", "reason"),
    deeds.TakenBack: ("seat",),
    deeds.Away: ("seat", "since", "until"),
    deeds.Reminded: ("seat",),
    deeds.Paused: ("seat",),
    deeds.Resumed: (),
    deeds.Said: ("name", "text", "seat", "room"),
    deeds.Erased: ("line",),
    deeds.Muted: ("name", "on"),
    deeds.Conceded: ("seat",),
    deeds.Ended: ("scores", "places"),
    deeds.Rematched: (),  # where to is told to those who have played
    deeds.Closed: ("why", "words"),
    deeds.Forgotten: ("seats",),
}


def details_told(deed: Deed) -> dict[str, Any]:
    details = {name: getattr(deed, name) for name in PUBLIC[type(deed)]}
    return {name: value for name, value in details.items() if value or name not in flags_of(type(deed))}


@cache
def flags_of(kind: type[Deed]) -> frozenset[str]:
    """Name what is usually false, and left out then; and the room of a line, if it was said at the table."""
    found = {field.name for field in msgspec.structs.fields(kind) if field.default is False}
    return frozenset(found | {"room"})


def said(message: Message) -> Said:
    return Said(message.key, args_told(message.args))


def args_told(args: dict[str, Any]) -> dict[str, Any]:
    if Message not in map(type, args.values()):
        return args
    return {name: said(value) if isinstance(value, Message) else value for name, value in args.items()}


def viewpoint_of(table: Table, person: str | None, wanted: Collection[int] | None = None) -> Viewpoint:
    """Return the seats somebody looks through: all of their own, or those of them that are wanted.

    Before the start there is nothing to hide, and everybody is to know where they sit.
    """
    own = table.seats_of(person)
    return tuple(seat for seat in own if wanted is None or seat in wanted or table.status == "open")


def eyes(table: Table, viewpoint: Viewpoint) -> Viewpoint:
    """Return the seats somebody sees through. The other side of a lesson is theirs, but to be met, not looked at."""
    return viewpoint[:1] if table.plan.forked_from == LESSON else viewpoint


def event_told(game: str, event: Event, seat: int | None) -> EventTold:
    """Serialize an event of a game as this seat (None: an onlooker) may know it."""
    seen = event.seen_by(seat)
    facts = seen.facts
    return EventTold(seen.is_, facts, say_told(f"{game}-event-{seen.is_}", facts, seen.message), seen.rule)


def ask_told(game: str, ask: Ask, asked: bool) -> AskTold:
    """Serialize a pending decision of a game; its options only for whoever is asked."""
    facts = ask.about.facts
    prompt = say_told(f"{game}-ask-{ask.kind}", {"seat": ask.seat, **facts}, ask.prompt)
    return AskTold(ask.seat, ask.kind, facts, prompt, ask.rule, options_told(ask) if asked else None)


def say_told(key: str, facts: dict[str, Plain], message: Message) -> SayTold | None:
    """Serialize what of a message does not follow: from the usual key, and from facts of the same names."""
    own_key = None if message.key == key else message.key
    args = {name: arg for name, arg in message.args.items() if not is_fact(facts.get(name), arg)}
    return SayTold(own_key, args_told(args)) if own_key or args else None


def is_fact(fact: Plain, arg: Argument) -> bool:
    return type(fact) is type(arg) and fact == arg


def option_told(option: Option) -> OptionTold:
    return OptionTold(option.notation, said(option.label), option.targets, option.rule, option.besides)


def options_told(ask: Ask) -> list[OptionTold]:
    """Serialize all options of an ask; how they are written is kept there, for one of them will be looked for."""
    frame = ask.frame
    return [
        OptionTold(
            notation,
            said(frame.label(choice)),
            frame.targets(choice),
            frame.granted_by(choice) or ask.rule,
            frame.besides(choice),
        )
        for notation, choice in zip(ask.notations, ask.choices, strict=True)
    ]


def view_seat(table: Table, viewpoint: Viewpoint) -> int | None:
    """Choose through whose eyes somebody looks: their own seat that has to decide, else their first one."""
    seats = eyes(table, viewpoint)
    own = [seat for seat in table.waiting if seat in seats] or seats
    return own[0] if own else None


class Telling:
    """Serializes a table as it is now for all who are told of it: what they may know alike is made once."""

    def __init__(
        self,
        table: Table,
        summary: Summary | None = None,
        later: int = 0,
        erased: Collection[int] = (),
    ) -> None:
        self.table = table
        self.later = later  # seconds by which the table is shown late: what is to come is told as it will be seen
        self.erased = erased or table.erased  # lines of the chat that were taken away, also since
        self._summary = summary  # if it is known already
        self._differ = Differ()
        self._wholes: dict[tuple[Viewpoint, bool], TableTold] = {}
        self._events: dict[tuple[int, int | None], EventTold] = {}  # by identity, and the seat that knows its secrets
        self._asks: dict[tuple[int, bool], AskTold] = {}  # by place, and whether with options

    @cached_property
    def common(self) -> TableTold:
        """The table as everybody may know it, without the game."""
        table, later = self.table, self.later
        position = table.position
        summary = self._summary or summary_of(table)
        return TableTold(
            summary=replace(  # `asks` tell the prompt
                summary,
                prompt=None,
                deadline=put_off(summary.deadline, later),
                due=put_off(summary.due, later),
                seats=[replace(seat, deadline=put_off(seat.deadline, later)) for seat in summary.seats],
            ),
            seats=[],
            owner=False,
            promise=table.promise,
            dice=dice_told(table),
            options=table.plan.options,
            hints=table.plan.hints,
            undo=UndoTold(table.undo.seat, table.undo.ply, table.undo.allowed) if table.undo else None,
            pause_ends=put_off(table.pause_ends, later),
            clock=clock_told(table, later),
            secret=table.secret if table.status == "over" else None,
            hand_overs=hand_overs_told(table, later),
            later=later,
            unrated=why_unrated(table),
            adviser=adviser(table.game) if table.plan.hints else None,
            seat_names=[said(name) for name in position.names] if position is not None else [],
        )

    def whole(self, viewpoint: Viewpoint, owner: bool) -> TableTold:
        """Serialize the table. What is seen of it depends on the viewpoint alone.

        Those who see the same have seen the very same from then on: what comes next is made once for all of them.
        """
        told = self._wholes.get((viewpoint, owner))
        if told is None:
            told = self._wholes[viewpoint, owner] = self._made(viewpoint, owner)
        return told

    def _made(self, viewpoint: Viewpoint, owner: bool) -> TableTold:
        table = self.table
        seats = eyes(table, viewpoint)
        told = copy(self.common)
        told.seats, told.owner = list(seats), owner
        told.may_undo = may_undo(table, viewpoint)
        told.undo_unrates = told.may_undo is not None and told.unrated is None and undo_reveals(table, viewpoint)
        told.again = again_told(table) if viewpoint else None
        position = table.position
        if position is not None:
            told.view_seat = view_seat(table, viewpoint)
            told.view = view_now(table, position, told.view_seat)
            if table.status in ("playing", "paused"):
                # Who has conceded decides nothing more: a bot plays that seat to the end.
                asked = [seat for seat in seats if not table.seats[seat].conceded]
                told.asks = [self._ask(at, ask, ask.seat in asked) for at, ask in enumerate(position.asks)]
        return told

    def _ask(self, at: int, ask: Ask, asked: bool) -> AskTold:
        told = self._asks.get((at, asked))
        if told is None:
            told = self._asks[at, asked] = ask_told(self.table.game.id, ask, asked)
        return told

    def deed(
        self, entry: Entry, events: list[Event], viewpoint: Viewpoint, deaf: frozenset[str] = frozenset()
    ) -> DeedTold:
        """Serialize an entry of the log, and what happened in it; what the `deaf` ones say is left out."""
        table, deed = self.table, entry.deed
        if isinstance(deed, deeds.Said) and deed.room:
            deed = deeds.Said("", "", None, deed.room)  # told apart, to those who may read it
        elif isinstance(deed, deeds.Said) and (entry.n in self.erased or entry.by in deaf):
            deed = deeds.Said(deed.name, "", deed.seat)
        seats = eyes(table, viewpoint)
        details = details_told(deed)
        if isinstance(deed, deeds.Moved) and deed.ahead and deed.seat in seats:
            details["ahead"] = f"{table.game.id}-ahead-{deed.ahead}"  # how others come to their answers is not told
        return DeedTold(
            n=entry.n,
            at=entry.at,
            do=str(deed.__struct_config__.tag),
            name=next((one.name for one in table.seats if one.person is not None and one.person == entry.by), ""),
            details=details,
            events=[self._event(event, seats) for event in events],
        )

    def _event(self, event: Event, seats: Viewpoint) -> EventTold:
        """Serialize an event. Who sits at several seats knows what any of them does."""
        knowing = next((seat for seat in seats if seat in event.to), None) if event.to else None
        told = self._events.get((id(event), knowing))
        if told is None:
            told = self._events[id(event), knowing] = event_told(self.table.game.id, event, knowing)
        return told

    def steps(self, steps: list[Step[Any]], seen: TableTold, viewpoint: Viewpoint) -> tuple[list[StepTold], TableTold]:
        """Make the steps that somebody who has seen the table so sees happen; returns what they have seen then, too.

        They look through the eyes of before: whoever has to decide next comes with the table. Who looked through eyes
        that are not theirs any more sees no steps, only the end.
        """
        theirs = seen.view_seat is None or seen.view_seat in eyes(self.table, viewpoint)
        if not steps or seen.view is None or not theirs:
            return [], seen
        views = [step.view(self.table.game, seen.view_seat) for step in steps]
        changes = patches(seen.view, views, self._differ)
        told = [StepTold(len(step.events), patch) for step, patch in zip(steps, changes, strict=True)]
        after = copy(seen)
        after.view = views[-1]
        return told, after

    def patch(self, seen: TableTold, now: TableTold) -> Patch:
        """Make the patch of a table. Pending decisions come whole: hardly an option of one is in the next."""
        asks = {"asks": now.asks} if now.asks and now.asks != seen.asks else {}
        if asks:
            seen = copy(seen)
            seen.asks = now.asks
        patch = self._differ.diff(seen, now)
        return asks if patch is SAME else patch | asks


def table_told(table: Table, person: str | None, viewpoint: Viewpoint) -> TableTold:
    """Serialize a table for one person alone."""
    return Telling(table).whole(viewpoint, owner=person is not None and person == table.owner)


def view_now(table: Table, position: Position[Any], seat: int | None) -> Any:
    """Make the view of a seat. After a move everybody's views have the same public part."""
    return table.steps[-1].view(table.game, seat) if table.steps else table.game.view(position.state, seat)


def dice_told(table: Table) -> DiceTold | None:
    """Serialize everything about the luck of the dice but the secret; None where it is not sealed."""
    if table.fair < SEALED:
        return None
    return DiceTold(
        table.round,
        [LuckTold(seat.part, seat.left_out, seat.seal, seat.luck) for seat in table.seats],
        table.starting,
        table.to_show,
        table.seals,
    )


def may_undo(table: Table, viewpoint: Viewpoint) -> str | None:
    ply = table.last_move_of(viewpoint) if table.status == "playing" and table.undo is None else None
    if ply is None or table.seats[table.movers[ply]].bot:
        return None
    return "free" if table.undo_is_free(ply, viewpoint) else "asks"


def undo_reveals(table: Table, viewpoint: Viewpoint) -> bool:
    """Check whether somebody has seen something hidden or random since their last decision."""
    ply = table.last_move_of(viewpoint)
    return ply is not None and any(table.revealed[ply:])


def put_off(at: float | None, later: int) -> float | None:
    return None if at is None else at + later


def hand_overs_told(table: Table, later: int = 0) -> list[HandOverTold]:
    wishes = ((number, seat.wish) for number, seat in enumerate(table.seats))
    return [HandOverTold(number, wish.level, wish.until + later, wish.seen) for number, wish in wishes if wish]


def again_told(table: Table) -> AgainTold | None:
    if table.again is None:
        return None
    wisher = next((seat.name for seat in table.seats if seat.person == table.again.person), "")
    return AgainTold(table.again.table, wisher)


def clock_told(table: Table, later: int = 0) -> ClockTold | None:
    clock = table.clock
    if clock is None:
        return None
    deadlines = {seat: clock.deadline(seat) for seat in clock.since}
    known = {seat: deadline + later for seat, deadline in deadlines.items() if deadline is not None}
    return ClockTold(known, clock.left, clock.reserve, clock.plan.kind)


def refusal(wish_id: int, error: StarboardError) -> Refused:
    return Refused(wish_id, said(error.message), error.rule, isinstance(error, Stale))


encode = msgspec.json.Encoder().encode
