"""The same people once more, and who is to sit where before the start."""

from __future__ import annotations

import contextlib

from litestar import post
from litestar.params import JSONBody
from msgspec.structs import replace

from starboard.server import messages as m
from starboard.server.connection import checked_level
from starboard.server.even import fixed, fixed_seats
from starboard.server.http import Asked, TableId, Wanted, browser_of, do, fresh_table_id, house_of, person_of
from starboard.tables.deeds import AnyDeed
from starboard.tables.rematch import plan_again
from starboard.tables.store import Person, Taken
from starboard.tables.table import Table, TableError

KINDS = ("link", "open", "bot")


@post("/api/tables/{table_id:str}/again", status_code=200)
async def again(request: Asked, table_id: TableId, data: JSONBody[m.Again]) -> m.TableMade:
    """Play once more with the same people: one new table for all of them, whoever asks and how often.

    Its id is in the log of the old one before it is made. So a second wish finds it, and makes it if a server that died
    did not come to it.
    """
    person = await person_of(request)
    house = house_of(request)
    wanted = fresh_table_id()

    plan = (await house.hub.get(table_id)).table.plan
    game = await house.hub.game(plan.game, plan.options)

    def wish(table: Table) -> list[AnyDeed]:
        done = table.rematch(person.id, wanted)
        if done:
            plan_again(table, game, person.id)  # refused before anything is written
        return done

    await do(request, person, table_id, wish)
    async with house.hub.at(table_id) as live:
        found = live.table.again
        assert found is not None
        if await house.store.summary(found.table) is None:
            plan = plan_again(live.table, game, found.person)
            plan = replace(plan, seats=await fixed_seats(house.store, game, found.person, plan.seats))
            with contextlib.suppress(Taken):  # another process was quicker
                await house.hub.create(found.table, found.person, plan)
                for other in {kept.person for kept in plan.kept} - {person.id}:
                    house.notices.tell(other, "invitation", found.table, about=found.person or person.id)
    await do(request, person, found.table, sitting_down(person, data.luck, browser_of(request, found.table)))
    await do(request, person, found.table, lambda table: beginning(table, person.id, house.clocks.start_by()))
    return m.TableMade(found.table, {})


def sitting_down(person: Person, part: bool, browser: str) -> Wanted:
    def sit(table: Table) -> list[AnyDeed]:
        kept = table.kept_for(person.id) if table.status == "open" else []
        return [deed for seat in kept for deed in table.claim(person.id, person.name, seat, None, part, browser)]

    return sit


def beginning(table: Table, person: str, until: float) -> list[AnyDeed]:
    """Begin the game at once if there is nobody else to wait for."""
    alone = all(seat.person == person or seat.plan.kind == "bot" for seat in table.seats)
    open_still = table.status == "open" and table.starting is None
    return table.start(person, until) if alone and open_still and table.owner == person else []


@post("/api/tables/{table_id:str}/seats", status_code=204)
async def plan_seat(request: Asked, table_id: TableId, data: JSONBody[m.SeatChange]) -> None:
    """Decide anew who is to sit where nobody sits yet: for whoever made the table, before the start."""
    person = await person_of(request)
    plan = data.plan
    if plan.kind not in KINDS or (plan.kind == "bot") != (plan.level is not None):
        raise TableError("table-bad-seat", None, kind=plan.kind[:20])

    if plan.level is not None:
        async with house_of(request).hub.at(table_id) as live:
            game = live.table.game
        plan = replace(plan, level=await fixed(house_of(request).store, game, person.id, plan.level))

    def change(table: Table) -> list[AnyDeed]:
        if plan.level is not None:
            checked_level(table, plan.level)
        return table.plan_seat(person.id, data.seat, plan)

    await do(request, person, table_id, change)


SEAT_ROUTES = [again, plan_seat]
