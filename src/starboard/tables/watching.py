"""Decide who may watch a table, and how late: people without a seat may be shown a game some minutes after it happens.

The start is nobody's secret and is told at once, as is all before it; so is the end of a table that is closed, for
nothing goes on there. What follows the start is shown when it is `delay` seconds old, and once the end has been shown
there is nothing left to wait for.
"""

from __future__ import annotations

from collections.abc import Collection

from starboard.tables.acquaintances import FRIEND
from starboard.tables.store import Store
from starboard.tables.summary import SeatSummary, Summary
from starboard.tables.table import Table

DELAYS = (0, 60, 180, 600)  # seconds
LONGEST_DELAY = max(DELAYS)
EVERYBODY, FRIENDS, NOBODY = "all", "friends", "nobody"
WATCHERS = (EVERYBODY, FRIENDS, NOBODY)


def may_watch(table: Table, person: str | None, friends: Collection[str]) -> bool:
    """Check that somebody may look at a table: of friends, those of anybody who sits there. Before the start all may.

    Whoever made the table keeps order there, and so may always look.
    """
    if table.plan.watchers == EVERYBODY or table.status == "open":
        return True
    if person is None:
        return False
    if person == table.owner or table.seats_of(person):
        return True
    return table.plan.watchers == FRIENDS and any(seat.person in friends for seat in table.seats)


async def friends_at(store: Store, table: Table, person: str | None) -> frozenset[str]:
    """Look up somebody's friends, if it depends on them whether they may watch."""
    if person is None or table.plan.watchers != FRIENDS:
        return frozenset()
    return frozenset(one.id for one in await store.ties(person) if one.tie == FRIEND)


def is_delayed(table: Table | Summary, at: float) -> bool:
    """Check that people without a seat are not shown all of a game yet."""
    delay = table.delay
    if not delay or table.status in ("open", "closed"):
        return False
    return table.ended_at is None or table.ended_at + delay > at


def veiled(summary: Summary) -> Summary:
    """Return what people without a seat may know of a delayed game in a list: that it is played, and by whom.

    What is not named here is left out, also what a summary may tell one day.
    """
    return Summary(
        id=summary.id,
        game=summary.game,
        status="playing",
        public=summary.public,
        created_at=summary.created_at,
        updated_at=summary.created_at,
        n=0,
        ply=0,
        seats=[
            SeatSummary(seat.kind, seat.name, seat.who, seat.bot if seat.kind == "bot" else None, gone=seat.gone)
            for seat in summary.seats
        ],
        waiting=[],
        forked_from=summary.forked_from,
        clock=summary.clock,
        clock_plan=summary.clock_plan,
        options=summary.options,
        lesson=summary.lesson,
        pack=summary.pack,
        shuffle=summary.shuffle,
        record=summary.record,
        delay=summary.delay,
        watchers=summary.watchers,
    )


def shown(summary: Summary, sits: bool, at: float) -> Summary:
    """Return a summary as somebody may know it, who sits there or not."""
    return summary if sits or not is_delayed(summary, at) else veiled(summary)
