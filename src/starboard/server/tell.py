"""What may be told to whom: the only way from a table to the wire."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.bots import adviser
from starboard.kernel.ask import Ask, Option
from starboard.kernel.errors import StarboardError
from starboard.kernel.event import Event
from starboard.kernel.message import Message
from starboard.server.messages import (
    AgainTold,
    AskTold,
    ClockTold,
    DeedTold,
    EventTold,
    HandOverTold,
    OptionTold,
    Refused,
    Said,
    TableTold,
    UndoTold,
)
from starboard.tables import deeds
from starboard.tables.deeds import Deed, Entry
from starboard.tables.rated import why_unrated
from starboard.tables.summary import LESSON, summary_of
from starboard.tables.table import Stale, Table

Viewpoint = tuple[int, ...]  # the seats somebody sits at; empty for an onlooker

# What everybody may know of each deed. What is not listed here does not leave the server.
PUBLIC: dict[type[Deed], tuple[str, ...]] = {
    deeds.Created: ("game", "version", "options", "forked_from"),
    deeds.Linked: ("seat",),
    deeds.Claimed: ("seat", "name", "luck"),
    deeds.Left: ("seat",),
    deeds.Declined: ("seat", "name"),
    deeds.Planned: ("seat",),
    deeds.Started: (),
    deeds.Moved: ("seat", "aside", "bot"),
    deeds.UndoAsked: ("seat", "ply"),
    deeds.UndoRefused: ("seat",),
    deeds.UndoAllowed: ("seat",),
    deeds.Undone: ("ply",),
    deeds.HandOverAsked: ("seat", "level"),
    deeds.HandOverSeen: ("seat",),
    deeds.HandOverRefused: ("seat", "reason"),
    deeds.HandedOver: ("seat", "level", "reason"),
    deeds.TakenBack: ("seat",),
    deeds.Paused: (),
    deeds.Resumed: (),
    deeds.Said: ("name", "text", "seat"),
    deeds.Conceded: ("seat",),
    deeds.Ended: ("scores", "places"),
    deeds.Rematched: (),  # where to is told to those who have played
}


def said(message: Message) -> Said:
    return Said(message.key, args_told(message.args))


def args_told(args: dict[str, Any]) -> dict[str, Any]:
    if Message not in map(type, args.values()):
        return args
    return {name: said(value) if isinstance(value, Message) else value for name, value in args.items()}


def eyes(table: Table, viewpoint: Viewpoint) -> Viewpoint:
    """The seats somebody sees through. The other side of a lesson is theirs as well, but to be met, not looked at."""
    return viewpoint[:1] if table.plan.forked_from == LESSON else viewpoint


def event_told(event: Event, viewpoint: Viewpoint) -> EventTold:
    """Who sits at several seats knows what any of them does."""
    seen = event.seen_by(next((seat for seat in viewpoint if seat in event.to), None))
    return EventTold(seen.key, args_told(seen.args), seen.rule)


def option_told(option: Option) -> OptionTold:
    return OptionTold(option.notation, said(option.label), option.targets, option.rule)


def ask_told(ask: Ask, viewpoint: Viewpoint) -> AskTold:
    options = [option_told(option) for option in ask.options] if ask.seat in viewpoint else None
    return AskTold(ask.seat, said(ask.prompt), ask.rule, options)


def view_seat(table: Table, viewpoint: Viewpoint) -> int | None:
    """Through whose eyes somebody looks: their own seat that has to decide, else their first one."""
    seats = eyes(table, viewpoint)
    own = [seat for seat in table.waiting if seat in seats] or seats
    return own[0] if own else None


def deed_told(table: Table, entry: Entry, events: list[Event], viewpoint: Viewpoint) -> DeedTold:
    deed = entry.deed
    seats = eyes(table, viewpoint)
    return DeedTold(
        n=entry.n,
        at=entry.at,
        do=str(deed.__struct_config__.tag),
        name=next((one.name for one in table.seats if one.person is not None and one.person == entry.by), ""),
        details={name: getattr(deed, name) for name in PUBLIC[type(deed)]},
        events=[event_told(event, seats) for event in events],
    )


def table_told(table: Table, person: str | None, viewpoint: Viewpoint) -> TableTold:
    """`person` only says whether the receiver owns the table; what is seen depends on the viewpoint alone."""
    seats = eyes(table, viewpoint)
    seat = view_seat(table, viewpoint)
    told = TableTold(
        summary=summary_of(table),
        seats=list(seats),
        owner=person is not None and person == table.owner,
        promise=table.fairness.promise,
        options=table.plan.options,
        hints=table.plan.hints,
        undo=UndoTold(table.undo.seat, table.undo.ply, table.undo.allowed) if table.undo else None,
        may_undo=may_undo(table, viewpoint),
        clock=clock_told(table),
        secret=table.plan.secret if table.status == "over" else None,
        hand_overs=hand_overs_told(table),
        again=again_told(table) if viewpoint else None,
        unrated=why_unrated(table),
        adviser=adviser(table.game.id) if table.plan.hints else None,
    )
    position = table.position
    if position is not None:
        told.view, told.view_seat = position.game.view(position.state, seat), seat
        told.seat_names = [said(name) for name in position.names]
        if table.status in ("playing", "paused"):
            told.asks = [ask_told(ask, seats) for ask in position.asks]
    return told


def may_undo(table: Table, viewpoint: Viewpoint) -> str | None:
    ply = table.last_move_of(viewpoint) if table.status == "playing" and table.undo is None else None
    if ply is None or table.seats[table.movers[ply]].bot:
        return None
    return "free" if table.undo_is_free(ply, viewpoint) else "asks"


def hand_overs_told(table: Table) -> list[HandOverTold]:
    wishes = ((number, seat.wish) for number, seat in enumerate(table.seats))
    return [HandOverTold(number, wish.level, wish.until, wish.seen) for number, wish in wishes if wish]


def again_told(table: Table) -> AgainTold | None:
    if table.again is None:
        return None
    wisher = next((seat.name for seat in table.seats if seat.person == table.again.person), "")
    return AgainTold(table.again.table, wisher)


def clock_told(table: Table) -> ClockTold | None:
    clock = table.clock
    if clock is None:
        return None
    deadlines = {seat: clock.deadline(seat) for seat in clock.since}
    known = {seat: deadline for seat, deadline in deadlines.items() if deadline is not None}
    return ClockTold(known, clock.left, clock.reserve, clock.plan.kind)


def refusal(wish_id: int, error: StarboardError) -> Refused:
    return Refused(wish_id, said(error.message), error.rule, isinstance(error, Stale))


encode = msgspec.json.Encoder().encode
