"""Find where one's friends play, to watch them there; and which of one's friends watch a table.

Nothing is found of people who hide, for nothing is known of where they are (attendance.py).
"""

from __future__ import annotations

from collections.abc import Iterable

from litestar import get

from starboard.server import messages as m
from starboard.server.house import House
from starboard.server.http import Asked, TableId, house_of, looking
from starboard.tables.acquaintances import FRIEND
from starboard.tables.store import Acquaintance
from starboard.tables.summary import Summary, sign_of
from starboard.tables.watching import EVERYBODY, FRIENDS, shown


def is_open_to_friends(table: Summary) -> bool:
    """Check that friends of players may find their way to a table: private ones are for who was given the address."""
    return table.watchers == FRIENDS or (table.public and table.watchers == EVERYBODY)


async def tables_to_watch(house: House, person: str, friends: Iterable[Acquaintance]) -> dict[str, str]:
    """Return for each friend who is at a table where they play, and which one may watch, that table."""
    known: dict[str, Summary | None] = {}
    found: dict[str, str] = {}
    for friend in friends:
        who = sign_of(friend.id)
        for table in house.attendance.tables_of(who):
            if table not in known:
                known[table] = await house.store.summary(table)
            summary = known[table]
            if summary is None or not is_open_to_friends(summary):
                continue
            players = {seat.who for seat in summary.seats}
            goes_on = shown(summary, False, house.hub.now()).status in ("playing", "paused")
            if goes_on and who in players and sign_of(person) not in players:
                found[friend.id] = table
    return found


@get("/api/tables/{table_id:str}/eyes")
async def eyes(request: Asked, table_id: TableId) -> m.WatchersTold:
    """Tell how many watch a table, and which of one's friends are among them."""
    house = house_of(request)
    async with looking(request, table_id) as (live, person):
        seated = {seat.person for seat in live.table.seats}
    ties = await house.store.ties(person) if person is not None else []
    friends = [one for one in ties if one.tie == FRIEND and one.id not in seated]
    names = [one.name for one in friends if table_id in house.attendance.tables_of(sign_of(one.id))]
    return m.WatchersTold(house.eyes.at(table_id), names)


FOLLOWING_ROUTES = [eyes]
