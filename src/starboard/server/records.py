"""Records from elsewhere: a file that somebody has, to look at and to play on from. Nothing of it is kept here."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from starboard.bots import is_offered, levels, usual_level
from starboard.kernel.errors import StarboardError
from starboard.kernel.fair import fresh_secret
from starboard.kernel.game import AnyGame
from starboard.kernel.position import Position
from starboard.kernel.record import Record
from starboard.kernel.registry import Registry
from starboard.kernel.story import play_in_steps
from starboard.server import messages as m
from starboard.server.even import fixed
from starboard.server.house import House
from starboard.server.http import PROBLEMS, Asked, Wanted, address_of, do, fresh_table_id, house_of, person_of, starting
from starboard.server.story_routes import Teller
from starboard.server.visibility import encode, event_told, said
from starboard.tables.deeds import Created, PackUsed, SeatPlan
from starboard.tables.store import Person
from starboard.tables.summary import LESSON
from starboard.tables.table import TableError

MOST_MOVES = 3_000
MOST_BYTES = 8_000_000  # of the steps of one record


class MoveTold(msgspec.Struct, omit_defaults=True):
    seat: int
    notation: str
    aside: bool = False


class RecordTold(msgspec.Struct, omit_defaults=True):
    """A whole game as an onlooker sees it: the `view` at the start, `steps` of each move, and `events` of all of them.

    `events` begin with those of the start.
    """

    game: str
    seats: int
    options: dict[str, Any]
    names: list[m.Said]  # of the seats, as the game calls them
    moves: list[MoveTold]
    view: Any  # see the view types
    steps: list[msgspec.Raw]  # of each move a list of StepTold
    events: list[list[m.EventTold]]
    scores: list[int] | None = None
    places: list[int] | None = None
    promise: str | None = None
    secret: str | None = None
    fair: bool | None = None  # None: it has no proof that could be checked
    pack: str = ""  # the sign of the content pack that it was played with
    players: list[str] = []  # who sat there, where the record tells; empty for a seat without a name


class RecordFork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: str
    ply: m.Number
    seats: tuple[m.Number, ...] = ()  # whose parts to take; others are bots. Empty: the one that has to decide
    level: str | None = None
    anew: bool = True  # deal all that cannot be known anew; else it comes as it came
    lesson: bool = False  # a guided game: it stands in no list, and its result is nobody's


def checked(text: str, games: Registry) -> tuple[Record, Any]:
    record = Record.read(text)
    if len(record.moves) > MOST_MOVES:
        raise StarboardError("record-too-long", None, moves=len(record.moves), most=MOST_MOVES)
    return record, games.played_with(record.game, record.options)


def told(text: str, games: Registry) -> bytes:
    """Play the whole record, and tell everything about it."""
    record, game = checked(text, games)
    played = record.played(game, play_in_steps)
    position, _ = next(played)
    first = position.game.view(position.state.copy(), None)
    teller = Teller(position.game, first, None)
    events = [[event_told(game.id, event, None) for event in position.events]]
    moves: list[msgspec.Raw] = []
    room = MOST_BYTES
    for _, steps in played:
        assert steps is not None
        moves.append(msgspec.Raw(encode(teller.tell(steps))))
        events.append([event_told(game.id, event, None) for step in steps for event in step.events])
        room -= len(moves[-1])
        if room < 0:
            raise StarboardError("record-too-large", None)
    fair, result = record.fairness, position.result
    return encode(
        RecordTold(
            game=game.id,
            seats=record.seats,
            options=position.options,
            names=[said(name) for name in position.names],
            moves=[MoveTold(move.seat, move.notation, move.aside) for move in record.moves],
            view=first,
            steps=moves,
            events=events,
            scores=result.scores if result else None,
            places=result.places if result else None,
            promise=fair.promise if fair else None,
            secret=fair.secret if fair else None,
            fair=fair.kept and fair.seed == record.seed and not fair.misnamed(record.names) if fair else None,
            pack=position.game.pack_sign,
            players=record.names,
        )
    )


class Found(msgspec.Struct):
    """A position of a record."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seat: int  # that has to decide
    dump: dict[str, Any]


def found_at(text: str, ply: int, games: Registry, seed: int | None) -> Found:
    """Return the position after so many moves; with a seed all that cannot be known is dealt anew."""
    position = position_at(text, ply, games)
    assert position.ask is not None
    start = position if seed is None else position.imagine(None, seed)
    game = position.game
    return Found(game.id, game.version, position.seats, position.options, position.ask.seat, start.dump())


def position_at(text: str, ply: int, games: Registry) -> Position[Any]:
    record, game = checked(text, games)
    # All of it is played, so that nobody is let in by half a record.
    for number, (position, _) in enumerate(record.steps(game)):
        if number == ply:
            found = position.copy()
    if ply > len(record.moves):
        raise TableError("table-no-such-ply", None, ply=ply, most=len(record.moves))
    if found.ask is None:
        raise TableError("table-over")
    return found


@post("/api/records", status_code=200)
async def read_record(request: Asked) -> Response[bytes]:
    """Check a record (the body, as text) and tell all of it; refused with the line that is wrong."""
    text = (await request.body()).decode(errors="replace")
    house = house_of(request)
    answer = await house.readers.do(address_of(request), partial(told, text, house.hub.games))
    return Response(answer, media_type="application/json")


def pack_used(house: House, game: AnyGame) -> PackUsed | None:
    """Name the pack of somebody's own with which a game is played, by its sign alone."""
    sign = game.pack_sign
    return PackUsed(sign) if sign != house.hub.games.game(game.id).pack_sign else None


def claiming(person: Person, name: str, seat: int) -> Wanted:
    return lambda table: table.claim(person.id, name, seat, None)


@post("/api/records/fork")
async def fork_record(request: Asked, data: JSONBody[RecordFork]) -> m.TableMade:
    """Make a private table that goes on from any point of a record."""
    person = await person_of(request)
    house = house_of(request)
    seed = secrets.randbits(64) if data.anew else None
    find = partial(found_at, data.record, data.ply, house.hub.games, seed)
    found = await house.readers.do(person.id, find)
    own = list(dict.fromkeys(data.seats)) or [found.seat]
    if max(own) >= found.seats:
        raise TableError("table-no-such-seat")
    game = await house.hub.game(found.game, found.options)
    level = data.level or usual_level(game)
    if not is_offered(game, level):
        known = ", ".join(levels(game))
        raise TableError("error-unknown-bot", None, game=found.game, level=level[:20], known=known)
    level = await fixed(house.store, game, person.id, level)
    plan = Created(
        game=found.game,
        version=found.version,
        seats=tuple(SeatPlan("link") if n in own else SeatPlan("bot", level) for n in range(found.seats)),
        options=found.options,
        secret=fresh_secret(),
        public=False,
        hints=not data.lesson,  # there the coach knows better
        # What came before was not played at this table.
        position={**found.dump, "seed": None, "moves": []},
        forked_from=LESSON if data.lesson else None,
        pack=pack_used(house, game),
    )
    await house.demand_room(person.id)
    table_id = fresh_table_id()
    await house.hub.create(table_id, person.id, plan)
    for seat in own:
        # Who plays several parts gives the first one their name; the others are called as the game calls them.
        name = person.name if seat == own[0] else ""
        await do(request, person, table_id, claiming(person, name, seat))
    await do(request, person, table_id, starting(request, person))
    return m.TableMade(table_id, {})


RECORD_ROUTES = [read_record, fork_record]
for route in RECORD_ROUTES:
    route.responses = PROBLEMS
