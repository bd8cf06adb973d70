"""The HTTP interface: who am I, the lobby, making tables and sitting down, records, players."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Annotated, Any

from litestar import Request, Response, WebSocket, delete, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec.structs import asdict, replace

from starboard.bots import is_offered, levels, usual_level
from starboard.kernel.errors import NoRecord
from starboard.kernel.fair import fresh_secret
from starboard.kernel.game import AnyGame
from starboard.kernel.position import Position
from starboard.kernel.record import Record
from starboard.kernel.registry import Registry
from starboard.kernel.setting import settled
from starboard.server import messages as m
from starboard.server.books import game_told
from starboard.server.connection import checked_level
from starboard.server.even import fixed, fixed_seats
from starboard.server.house import House
from starboard.server.hub import Live
from starboard.server.limits import household
from starboard.server.visibility import view_seat, viewpoint_of
from starboard.server.who import COOKIE, COOKIE_SECONDS, Known, Session, WhoError, checked_name, demand_welcome
from starboard.tables.deeds import DAY, AnyDeed, Claimed, Created, PackUsed, SeatPlan
from starboard.tables.luck import SEALED
from starboard.tables.store import Person
from starboard.tables.summary import Summary, sign_of
from starboard.tables.table import Table, TableError
from starboard.tables.watching import (
    DELAYS,
    EVERYBODY,
    LONGEST_DELAY,
    WATCHERS,
    friends_at,
    is_delayed,
    may_watch,
    shown,
    veiled,
)

Asked = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{1,32}$", description="id of a table")]
Wanted = Callable[[Table], list[AnyDeed]]
Count = Annotated[int, PathParameter(ge=0, le=2**53 - 1)]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]

MOST_SEATS = 16
LONGEST_CLOCK = 30 * DAY
BROWSER = "starboard-browser"  # a cookie that stays when somebody logs out or takes another name

# For the schema: every route may refuse, and always in the same form.
PROBLEMS = {status: ResponseSpec(m.Problem) for status in (400, 401, 403, 404, 409, 413, 421, 429, 503)}


def house_of(request: Asked) -> House:
    house: House = request.app.state.house
    return house


KNOWN = "starboard_known"  # of the state of a request


def address_of(asked: Asked | WebSocket[Any, Any, Any]) -> str:
    """Return the address of a client, for rate limits. What a proxy says counts if it is trusted (serving.py)."""
    return household(asked.client.host) if asked.client else ""


async def person_of(request: Asked) -> Person:
    """Authenticate who asks; refused if they have not said their name yet."""
    return (await known_by_name(request)).person


async def known_person(request: Asked) -> Person | None:
    found = await known(request)
    return found.person if found else None


async def known_by_name(request: Asked) -> Known:
    found = await known(request)
    if found is None:
        raise NotAuthorizedException("say your name first: POST /api/me")
    demand_welcome(found.person)
    return found


async def known(request: Asked) -> Known | None:
    """Look up who asks, once for a request: the rate limit wants to know it before anything is done."""
    if KNOWN not in request.scope["state"]:
        who = house_of(request).who
        request.scope["state"][KNOWN] = await who.known(who.read_cookie(request.cookies.get(COOKIE)))
    found: Known | None = request.scope["state"][KNOWN]
    return found


def told_me(person: Person) -> m.Me:
    kept = person.password is not None
    return m.Me(person.name, kept, sign_of(person.id), person.lost, person.banned, person.muted, person.hidden)


def me_told(request: Asked, person: Person, session: Session) -> Response[m.Me]:
    house = house_of(request)
    values = {COOKIE: house.who.cookie(session, time.time())}
    if BROWSER not in request.cookies:
        values[BROWSER] = secrets.token_urlsafe(18)
    cookies = [
        Cookie(
            name,
            value=value,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=house.config.secure_cookies,
            path="/",
        )
        for name, value in values.items()
    ]
    return Response(told_me(person), cookies=cookies, status_code=200)


def browser_of(request: Asked, table_id: str) -> str:
    """Derive a sign of the browser, good for one table only: several names in one browser are one player."""
    token = request.cookies.get(BROWSER)
    return hashlib.sha256(f"{table_id} {token}".encode()).hexdigest()[:16] if token else ""


# Who am I.


@get("/api/me")
async def me(request: Asked) -> m.Me | None:
    person = await known_person(request)
    return told_me(person) if person else None


@post("/api/me", status_code=200)
async def name_me(request: Asked, data: JSONBody[m.Name]) -> Response[m.Me]:
    """Say one's name, or change it."""
    house = house_of(request)
    found = await known(request)
    if found is None:
        person = await house.who.introduce(data.name)
        return me_told(request, person, house.who.begin(person))
    demand_welcome(found.person)
    return me_told(request, await house.who.rename(found.person, data.name), found.session)


@post("/api/me/password", status_code=200)
async def keep_me(request: Asked, data: JSONBody[m.Password]) -> Response[m.Me]:
    """Keep one's name by a password; a new one takes the old one, and ends all other sessions."""
    house = house_of(request)
    found = await known_by_name(request)
    # By the id: who tries to guess the password of this name elsewhere shall not keep its owner from changing it.
    house.allow_login(address_of(request), found.person.id)
    kept = await house.who.keep(found, data.password, data.old)
    house.end_sockets(kept.session.person, but=kept.session)
    if found.person.password is not None:
        house.tell_password_changed(kept.person)
    return me_told(request, *kept)


@post("/api/login", status_code=200)
async def login(request: Asked, data: JSONBody[m.Login]) -> Response[m.Me]:
    house = house_of(request)
    house.allow_login(address_of(request), data.name)
    person = await house.who.login(data.name, data.password)
    if before := await known(request):
        await house.who.end(before.session)  # its cookie is replaced here, and shall not live on elsewhere
    return me_told(request, person, house.who.begin(person))


NO_COOKIE = Cookie(COOKIE, value="", max_age=0, path="/")


@post("/api/logout", status_code=204, response_cookies=[NO_COOKIE])
async def logout(request: Asked) -> None:
    """End the session: the cookie is taken back, and good for nothing any more."""
    if found := await known(request):
        await house_of(request).log_out(found.session)


@post("/api/logout/everywhere", status_code=204, response_cookies=[NO_COOKIE])
async def logout_everywhere(request: Asked) -> None:
    """End all sessions of this person, in all browsers."""
    if found := await known(request):
        await house_of(request).log_out_everywhere(found.session)


# Games and tables.


@get("/api/games")
async def games(request: Asked) -> list[m.GameTold]:
    registry: Registry = house_of(request).hub.games
    return [game_told(registry.game(game_id)) for game_id in registry.ids]


@get("/api/tables")
async def tables(
    request: Asked,
    which: Annotated[str, QueryParameter(name="list", pattern="^(open|playing|finished|mine)$")] = "open",
    game: FromQuery[str | None] = None,
    before: FromQuery[float | None] = None,
    limit: Limit = 50,
) -> list[m.Listed]:
    """List tables. `open`: with seats to take; `playing` and `finished`: to watch; `mine`: where I sit."""
    store = house_of(request).store
    if game is not None and not game.isprintable():
        return []
    if which == "mine":
        person = await person_of(request)
        found = await store.summaries(person=person.id, game=game, before=before, limit=limit)
        unwanted = await uninvited(request, person)
        return [with_people(request, person, table) for table in found if table.id not in unwanted]
    status = {"open": ["open"], "playing": ["playing", "paused"], "finished": ["over"]}[which]
    found = await store.summaries(status=status, public=True, game=game, before=before, limit=limit)
    if which != "open":
        # Where games are shown late all of them are taken to last as long as the longest delay.
        now = house_of(request).hub.now()
        late = await store.late(which == "finished", now - LONGEST_DELAY, game, before, limit)
        found = first_of([*found, *(table if which == "finished" else veiled(table) for table in late)], limit)
    return [m.Listed(**asdict(table)) for table in found]


def first_of(tables: list[Summary], limit: int) -> list[Summary]:
    """Return the tables that were changed last, and all of the moment of the last one."""
    found = sorted(tables, key=lambda table: table.updated_at, reverse=True)
    return [table for table in found if len(found) <= limit or table.updated_at >= found[limit - 1].updated_at]


async def uninvited(request: Asked, person: Person) -> set[str]:
    """Return tables to which somebody was invited by whom they have blocked."""
    store = house_of(request).store
    blocked = {other.id for other in await store.blocks(person.id)}
    if not blocked:
        return set()
    found = await store.invitations(person.id)
    return {table.id for table, owner in found if owner in blocked and not is_seated(table, person)}


def is_seated(table: Summary, person: Person) -> bool:
    return any(seat.who == sign_of(person.id) for seat in table.seats)


def with_people(request: Asked, person: Person, table: Summary) -> m.Listed:
    """Tell of a table where whoever asks sits who is there now; where they do not, only what they may know."""
    if not is_seated(table, person) and is_delayed(table, house_of(request).hub.now()):
        return m.Listed(**asdict(veiled(table)))
    here = house_of(request).attendance.seats([seat.who for seat in table.seats], table.id)
    return m.Listed(**asdict(table), here=here if table.status in ("open", "playing", "paused") else [])


@post("/api/tables")
async def new_table(request: Asked, data: JSONBody[m.NewTable]) -> m.TableMade:
    person = await person_of(request)
    house = house_of(request)
    game, pack = house.hub.games.game(data.game), None
    if data.pack is not None:
        game, pack = await house.packs.choose(person, game.id, data.pack, data.link)
    plan = checked_plan(game, data, pack)
    data = replace(data, seats=await named_seats(house, person, data.seats))
    await house.demand_room(person.id, for_bots=all(seat.kind == "bot" for seat in data.seats))
    if data.webhook is not None:
        await house.notices.caller.check(data.webhook)
    plan = replace(plan, seats=await fixed_seats(house.store, game, person.id, plan.seats))
    table_id = fresh_table_id()
    await house.hub.create(table_id, person.id, plan)
    links: dict[int, str] = {}
    for number, seat in enumerate(data.seats):
        if seat.kind == "me":
            named = person if seat.name is None else replace(person, name=seat.name)
            browser = browser_of(request, table_id)
            await do(request, person, table_id, claiming(named, number, None, data.luck, browser))
        elif seat.kind == "link":
            links[number] = secrets.token_urlsafe(18)
            await do(request, person, table_id, linking(person, number, links[number]))
    if data.start:
        await do(request, person, table_id, starting(request, person))
    return m.TableMade(table_id, links)


def claiming(person: Person, seat: int | None, token: str | None, part: bool = False, browser: str = "") -> Wanted:
    return lambda table: table.claim(person.id, person.name, seat, token, part, browser)


def starting(request: Asked, person: Person) -> Wanted:
    return lambda table: table.start(person.id, house_of(request).clocks.start_by())


def linking(person: Person, seat: int, token: str | None) -> Wanted:
    return lambda table: table.link(person.id, seat, token)


async def named_seats(house: House, person: Person, seats: Sequence[SeatPlan]) -> tuple[SeatPlan, ...]:
    """Check the names of those who play at one device: nobody is called like somebody who keeps that name."""
    found = []
    for seat in seats:
        if seat.name is not None:
            if seat.kind != "me":
                raise TableError("table-bad-seat", None, kind=seat.kind)
            name = checked_name(seat.name)
            if await house.store.keeper_of(name) not in (None, person.id):
                raise WhoError("who-name-kept", None, name=name)
            seat = replace(seat, name=name)
        found.append(seat)
    return tuple(found)


def checked_plan(game: AnyGame, data: m.NewTable, pack: PackUsed | None) -> Created:
    if len(data.seats) > MOST_SEATS:
        raise TableError("table-bad-seat", None, kind=str(len(data.seats)))
    for seat in data.seats:
        if seat.kind not in ("me", "link", "open", "bot") or (seat.kind == "bot") != (seat.level is not None):
            raise TableError("table-bad-seat", None, kind=seat.kind[:20])
        if seat.level is not None and not is_offered(game, seat.level):
            raise TableError(
                "error-unknown-bot", None, game=game.id, level=seat.level[:20], known=", ".join(levels(game))
            )
    # A game that cannot be started so is refused now, not when everybody has sat down.
    game.start(len(data.seats), 0, data.options)
    if data.clock is not None and not (
        data.clock.kind in ("move", "game")
        and 1 <= data.clock.seconds <= LONGEST_CLOCK
        and 0 <= data.clock.reserve <= LONGEST_CLOCK
    ):
        raise TableError("table-bad-clock")
    if data.delay not in DELAYS:
        raise TableError("table-bad-delay", None, delays=", ".join(map(str, DELAYS)))
    if data.watchers not in WATCHERS:
        raise TableError("table-bad-watchers", None, known=", ".join(WATCHERS))
    # Nor is a table made that cannot be started, as was wanted.
    if data.start and any(seat.kind in ("link", "open") for seat in data.seats):
        raise TableError("table-seats-free")
    return Created(
        game=game.id,
        version=game.version,
        seats=tuple(SeatPlan("link" if seat.kind == "me" else seat.kind, seat.level) for seat in data.seats),
        options=settled(game.options, len(data.seats), data.options),
        secret=fresh_secret(),
        public=data.public,
        hints=data.hints,
        clock=data.clock,
        webhook=data.webhook,
        fair=SEALED,
        pack=pack,
        shuffle=data.shuffle,
        delay=data.delay,
        watchers=data.watchers,
    )


def fresh_table_id() -> str:
    """Make an id that cannot be guessed: whoever has the address of a table may watch it."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(14))


async def do(request: Asked, person: Person, table_id: str, decide: Wanted) -> int:
    return await house_of(request).hub.do(table_id, person.id, lambda table: (decide(table), None))


@get("/api/tables/{table_id:str}")
async def one_table(request: Asked, table_id: TableId) -> Summary:
    store = house_of(request).store
    summary = await store.summary(table_id)
    if summary is None:
        raise TableError("table-unknown", None, table=table_id)
    person = await known_person(request)
    sits = person is not None and is_seated(summary, person)
    if not sits and summary.watchers != EVERYBODY and summary.status != "open":
        async with looking(request, table_id):
            pass  # refused if they may not watch
    return shown(summary, sits, house_of(request).hub.now())


@asynccontextmanager
async def looking(request: Asked, table_id: str) -> AsyncIterator[tuple[Live, str | None]]:
    """Return a table as whoever asks may see it, perhaps late, and who they are; refused if they may not watch."""
    known = await known_person(request)
    person = known.id if known else None
    hub = house_of(request).hub
    async with hub.at(table_id) as live:
        if not may_watch(live.table, person, await friends_at(hub.store, live.table, person)):
            raise TableError("table-unwatched")
        yield await hub.delay.seen(live, person), person


@post("/api/tables/{table_id:str}/claim", status_code=200)
async def claim(request: Asked, table_id: TableId, data: JSONBody[m.Claim]) -> m.SeatTaken:
    """Sit down: at a given open seat, at any open one, or where a link leads."""
    person = await person_of(request)
    taken: list[int] = []

    def claim_one(table: Table) -> list[AnyDeed]:
        browser = browser_of(request, table_id)
        deeds = table.claim(person.id, person.name, data.seat, data.token, data.luck, browser)
        taken[:] = [deed.seat for deed in deeds if isinstance(deed, Claimed)]
        return deeds

    await do(request, person, table_id, claim_one)
    return m.SeatTaken(taken[0])


@post("/api/tables/{table_id:str}/leave", status_code=204)
async def leave(request: Asked, table_id: TableId, data: JSONBody[m.SeatBody]) -> None:
    person = await person_of(request)
    await do(request, person, table_id, lambda t: t.leave(person.id, data.seat))


@post("/api/tables/{table_id:str}/links")
async def make_link(request: Asked, table_id: TableId, data: JSONBody[m.SeatBody]) -> m.LinkMade:
    """Make a new link to a seat; the one before it is withdrawn."""
    person = await person_of(request)
    token = secrets.token_urlsafe(18)
    await do(request, person, table_id, linking(person, data.seat, token))
    return m.LinkMade(data.seat, token)


@delete("/api/tables/{table_id:str}/links/{seat:int}")
async def withdraw_link(request: Asked, table_id: TableId, seat: Count) -> None:
    person = await person_of(request)
    await do(request, person, table_id, linking(person, seat, None))


@post("/api/tables/{table_id:str}/start", status_code=204)
async def start(request: Asked, table_id: TableId) -> None:
    person = await person_of(request)
    house = house_of(request)
    if all(seat.bot is not None for seat in (await house.hub.get(table_id)).table.seats):
        await house.demand_room_for_bots(person.id)
    await do(request, person, table_id, starting(request, person))


@get("/api/tables/{table_id:str}/at/{ply:int}")
async def at(request: Asked, table_id: TableId, ply: Count) -> m.ViewTold:
    """Send the view after so many moves, through the eyes of one's own seat: for looking back."""
    async with looking(request, table_id) as (live, person):
        table = live.table
        position = await position_at(request, live, ply)
        viewpoint = viewpoint_of(table, person)
        view = position.game.view(position.state, view_seat(table, viewpoint))
        return m.ViewTold(ply, table.ply, view)


async def position_at(request: Asked, live: Live, ply: int) -> Position[Any]:
    table = live.table
    if table.position is None or not 0 <= ply <= table.ply:
        raise TableError("table-no-such-ply", None, ply=ply, most=table.ply)
    return await house_of(request).hub.position_at(live, ply)


def record_of(table: Table, later: str) -> Record:
    """Write the record of a finished game; `later` says that it is not finished yet."""
    if table.status == "closed":
        raise TableError("table-closed-record")
    if table.status != "over" or table.position is None:
        raise TableError(later)
    if table.position.seed is None:  # it began in the middle of another game
        raise NoRecord("error-no-record")
    return Record.of(table.position)


@get("/api/tables/{table_id:str}/record", media_type="text/plain")
async def record(request: Asked, table_id: TableId) -> str:
    """Send the whole game as a small text, with the proof of fair dice; only when it is over."""
    async with looking(request, table_id) as (live, _):
        table = live.table
        written = record_of(table, later="table-record-later")
        written.fairness = table.fairness
        written.names = table.names if any(table.names) else []
        return written.text


@post("/api/tables/{table_id:str}/fork")
async def fork(request: Asked, table_id: TableId, data: JSONBody[m.Fork]) -> m.TableMade:
    """Make a table from any point of a game one may see: against bots, with all one could not know dealt anew."""
    person = await person_of(request)
    house = house_of(request)
    async with looking(request, table_id) as (live, _):
        table = live.table
        position = await position_at(request, live, data.ply)
        if position.ask is None:
            raise TableError("table-over")
        own = table.seats_of(person.id)
        seen_by = own[0] if own else None
        seat = data.seat if data.seat is not None else seen_by if seen_by is not None else position.ask.seat
        if not 0 <= seat < len(table.seats):
            raise TableError("table-no-such-seat")
        level = checked_level(table, data.level or usual_level(table.game))
        level = await fixed(house.store, table.game, person.id, level)
        imagined = position.imagine(seen_by, secrets.randbits(64)).dump()
        plan = Created(
            game=table.game.id,
            version=table.game.version,
            seats=tuple(
                SeatPlan("link") if number == seat else SeatPlan("bot", level) for number in range(len(table.seats))
            ),
            options=table.plan.options,
            secret=fresh_secret(),
            public=False,
            hints=True,
            position=imagined,
            forked_from=table.id,
            pack=table.plan.pack,
        )
    await house.demand_room(person.id)
    new_id = fresh_table_id()
    await house.hub.create(new_id, person.id, plan)
    await do(request, person, new_id, claiming(person, seat, None))
    await do(request, person, new_id, starting(request, person))
    return m.TableMade(new_id, {})


# Players.


@get("/api/ratings/{game:str}")
async def best(request: Asked, game: FromPath[str], limit: Limit = 50) -> list[m.RatingTold]:
    house = house_of(request)
    house.hub.games.game(game)
    return [rating_told(rating, name) for rating, name in await house.store.best(game, limit)]


def rating_told(rating: Any, name: str) -> m.RatingTold:
    return m.RatingTold(rating.game, name, rating.mu - 3 * rating.sigma, rating.mu, rating.sigma, rating.games)


ROUTES = [
    me,
    name_me,
    keep_me,
    login,
    logout,
    logout_everywhere,
    games,
    tables,
    new_table,
    one_table,
    claim,
    leave,
    make_link,
    withdraw_link,
    start,
    at,
    record,
    fork,
    best,
]
