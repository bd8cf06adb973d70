"""Which games count for the ratings of their players."""

from __future__ import annotations

from starboard.tables.summary import LESSON
from starboard.tables.table import Table


def player_of(table: Table, seat: int) -> str | None:
    """Who is rated for a seat: the person who sits there, also if a bot played on for them; else the bot."""
    one = table.seats[seat]
    if one.person is not None:
        return one.person
    return f"bot:{one.plan.level}" if one.plan.level else None


def why_unrated(table: Table) -> str | None:
    """Why a game does not count, as far as that is known by now: `lesson`, `middle`, `hints`, `alone` or `twice`.

    It counts if it was played from its beginning, without help, by different players.
    """
    plan = table.plan
    if plan.forked_from == LESSON:
        return "lesson"
    if plan.position is not None:
        return "middle"
    if plan.hints:
        return "hints"
    if len(table.seats) == 1:
        return "alone"
    players = [player for seat in range(len(table.seats)) if (player := player_of(table, seat)) is not None]
    return "twice" if len({*players}) < len(players) else None
