"""Routes of games that take days: my vacations, and the tables that wait for me."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import JSONBody

from starboard.server import messages as m
from starboard.server.http import Asked, house_of, person_of
from starboard.tables.store import Person, Store
from starboard.tables.summary import Summary, sign_of
from starboard.tables.vacation import ALLOWANCE, STARTS, Vacation, days_left, within_a_year

MOST_WAITING = 100


@get("/api/me/vacation")
async def my_vacation(request: Asked) -> m.VacationsTold:
    return await vacations_told(request, await person_of(request))


@post("/api/me/vacation", status_code=200)
async def plan_vacation(request: Asked, data: JSONBody[m.VacationPlan]) -> m.VacationsTold:
    """Go on vacation at once, or plan it: meanwhile one's time does not run where moves have days."""
    person = await person_of(request)
    await house_of(request).vacations.plan(person.id, data.since, data.until)
    return await vacations_told(request, person)


@delete("/api/me/vacation", status_code=200)
async def end_vacation(request: Asked) -> m.VacationsTold:
    """End the vacation that goes on, or drop the one that is to come."""
    person = await person_of(request)
    await house_of(request).vacations.end(person.id)
    return await vacations_told(request, person)


async def vacations_told(request: Asked, person: Person) -> m.VacationsTold:
    house = house_of(request)
    now = house.hub.now()
    vacations = await house.store.vacations(person.id)
    coming = next((vacation_told(one) for one in vacations if one.until > now), None)
    starts = max(0, STARTS - len(within_a_year(vacations, now)))
    return m.VacationsTold(ALLOWANCE, days_left(vacations, now), starts, coming)


def vacation_told(vacation: Vacation) -> m.VacationTold:
    return m.VacationTold(vacation.since, vacation.until, vacation.days)


async def waiting_for(store: Store, person: str) -> list[m.WaitingTold]:
    """List the tables where somebody has to decide: whose time is up first, then who has waited longest."""
    found = await store.summaries(person=person, status=["playing"], limit=MOST_WAITING)
    waiting = [told for summary in found if (told := waiting_told(summary, sign_of(person))) is not None]
    return sorted(waiting, key=lambda one: (one.deadline is None, one.deadline or one.at, one.table))


def waiting_told(summary: Summary, sign: str) -> m.WaitingTold | None:
    own = [seat for number, seat in enumerate(summary.seats) if number in summary.waiting and seat.who == sign]
    own = [seat for seat in own if seat.bot is None]
    if not own or summary.lesson:
        return None
    deadline = min((seat.deadline for seat in own if seat.deadline is not None), default=None)
    reminded = any(seat.reminded for seat in own)
    return m.WaitingTold(summary.id, summary.game, summary.updated_at, deadline, reminded)


DAY_ROUTES = [my_vacation, plan_vacation, end_vacation]
