"""Decides which games count for the ratings of their players."""

from __future__ import annotations

from starboard.tables.summary import LESSON
from starboard.tables.table import Table

BOT = "bot:"  # begins the name under which a level is rated


def player_of(table: Table, seat: int) -> str | None:
    """Return who is rated for a seat: the person there, also if a bot played on for them; else the bot."""
    one = table.seats[seat]
    if one.gone:
        return None
    if one.person is not None:
        return one.person
    return f"{BOT}{one.plan.level}" if one.plan.level else None


def why_unrated(table: Table) -> str | None:
    """Return why a game does not count, as far as that is known by now.

    `lesson`, `middle`, `pack`, `hints`, `alone`, `undo`, `handed`, `gone`, `browser` or `twice`: it counts if it was
    played from its beginning, with nobody's own cards, without help, by different players at browsers of their own, who
    did not take back what they had seen the outcome of, for whom no bot played because others wanted it, and who are
    still known.
    """
    plan = table.plan
    if plan.forked_from == LESSON:
        return "lesson"
    if plan.position is not None:
        return "middle"
    if plan.pack is not None:
        return "pack"
    if plan.hints:
        return "hints"
    if len(table.seats) == 1:
        return "alone"
    if table.peeked:
        return "undo"
    if any(seat.by_others for seat in table.seats):
        return "handed"
    if any(seat.handed == "gone" for seat in table.seats):
        return "gone"
    browsers = {(seat.browser, seat.person) for seat in table.seats if seat.browser}
    if len({browser for browser, _ in browsers}) < len(browsers):
        return "browser"
    players = [player for seat in range(len(table.seats)) if (player := player_of(table, seat)) is not None]
    return "twice" if len({*players}) < len(players) else None


def has_left(table: Table, seat: int) -> bool:
    """Check whether the player was away at the end, by the clock, for days or for good: that counts as lost."""
    return table.seats[seat].bot is not None and table.seats[seat].handed in ("time", "left", "banned")
