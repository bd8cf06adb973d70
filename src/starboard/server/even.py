"""Even matches: how strong a bot is to be against a person, by their rating and their last games.

The strength is found when a seat is given to such a bot, and stands in the level of the seat (`even@0.43`) from then
on: so a record replays, and everybody can see by what a game was won.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import log, sqrt

from msgspec.structs import replace
from openskill.models import PlackettLuce

from starboard.bots import EVEN_AT, UNKNOWN, has_mind, ladder, strength_of
from starboard.bots.even import LOOKED_AT, Fared, Known, elo_of_level, faded, strength_for
from starboard.bots.ladder import EVEN, PEOPLE, elo_at
from starboard.kernel.game import AnyGame
from starboard.tables.deeds import SeatPlan
from starboard.tables.rated import BOT
from starboard.tables.store import Rating, Store
from starboard.tables.summary import Summary, sign_of

# What a point of a rating is in Elo, between two players whose strength is known well.
ELO = 400 / log(10) / (sqrt(2) * PlackettLuce().beta)
SURE = 1.0  # the spread of the rating of a bot whose strength was measured
UNRATED = PlackettLuce().rating()  # of whom nothing is known


def is_even(level: str | None) -> bool:
    return level is not None and EVEN_AT.fullmatch(level) is not None


async def fixed(store: Store, game: AnyGame, person: str | None, level: str) -> str:
    """Return the level with the strength that suits this person now, if it is an even match; any other as it is."""
    if not is_even(level) or not has_mind(game):
        return level
    if person is None:
        return f"{EVEN}@{UNKNOWN:g}"
    elos = ladder(game).elos
    known = None
    own = (await store.ratings(game.id, [person])).get(person)
    if own is not None:
        known = Known(await zero(store, game, elos) + ELO * own.mu, ELO * own.sigma)
    played = await store.summaries(status=["over"], person=person, game=game.id, limit=LOOKED_AT)
    return f"{EVEN}@{strength_for(elos, UNKNOWN, known, fared(elos, played, sign_of(person))):g}"


async def fixed_seats(
    store: Store, game: AnyGame, person: str | None, seats: Sequence[SeatPlan]
) -> tuple[SeatPlan, ...]:
    """Return the plans of the seats with every even match as strong as this person."""
    strong = {seat.level: await fixed(store, game, person, seat.level) for seat in seats if seat.level is not None}
    return tuple(seat if seat.level is None else replace(seat, level=strong[seat.level]) for seat in seats)


def fared(elos: Sequence[float], played: Iterable[Summary], sign: str) -> list[Fared]:
    """List how somebody fared against bots, the newest game first; games that a bot ended for them do not count."""
    found = []
    for number, table in enumerate(played):
        own = [at for at, seat in enumerate(table.seats) if seat.who == sign and seat.bot is None]
        bots = [
            (at, elo) for at, seat in enumerate(table.seats) if (elo := elo_of(elos, seat.kind, seat.bot)) is not None
        ]
        if len(own) != 1 or table.places is None or table.lesson or table.forked_from is not None:
            continue
        mine = table.places[own[0]]
        for at, elo in bots:
            share = 0.5 if mine == table.places[at] else float(mine < table.places[at])
            found.append(Fared(elo, share, faded(number, len(bots))))
    return found


def elo_of(elos: Sequence[float], kind: str, bot: str | None) -> float | None:
    return elo_of_level(elos, bot) if kind == "bot" and bot is not None else None


async def zero(store: Store, game: AnyGame, elos: Sequence[float]) -> float:
    """Return the Elo of a rating of nothing: ratings of people and of bots are of one scale, which bots fix.

    Where no bot is rated yet, somebody of whom nothing is known is as strong as is taken for granted.
    """
    rated = await store.ratings(game.id, [f"{BOT}{level}" for level in PEOPLE])
    pairs = [(elos[number], rated[name]) for number, level in enumerate(PEOPLE) if (name := f"{BOT}{level}") in rated]
    # The first guess counts as one rating of that spread, so that a single game of a bot moves little.
    weighed = [(elo_at(elos, UNKNOWN) - ELO * UNRATED.mu, UNRATED.sigma**-2)]
    weighed += [(elo - ELO * rating.mu, rating.sigma**-2) for elo, rating in pairs]
    return sum(one * weight for one, weight in weighed) / sum(weight for _, weight in weighed)


async def ratings_of(store: Store, game: AnyGame, players: Collection[str]) -> dict[str, Rating]:
    """Return the ratings of the even matches among these players: they are measured, and do not change by games."""
    levels = {player: player.removeprefix(BOT) for player in players if player.startswith(BOT)}
    even = {player: level for player, level in levels.items() if is_even(level)}
    if not even or not has_mind(game):
        return {}
    elos = ladder(game).elos
    first = await zero(store, game, elos)
    return {
        player: Rating(game.id, player, (elo_at(elos, strength_of(level)) - first) / ELO, SURE, 0)
        for player, level in even.items()
    }
