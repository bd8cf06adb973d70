"""Writes results and ratings when a game is over, once."""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

from openskill.models import PlackettLuce

from starboard.kernel.errors import StarboardError
from starboard.server.even import ratings_of
from starboard.server.hub import Hub, Live
from starboard.tables.deeds import Ended, Entry
from starboard.tables.rated import has_left, player_of, why_unrated
from starboard.tables.store import Outcome, Rating, StoreDown, Taken
from starboard.tables.summary import LESSON
from starboard.tables.table import Table, TableError
from starboard.tables.watching import is_delayed

log = logging.getLogger("starboard.results")

TRIES = 20
AGAIN = 5.0  # seconds until it is tried again what the store could not do
LOOKED_BACK = 30 * 24 * 3600.0  # seconds before a start in which games may have ended without results
LAST = 100  # the place of who has left the game, behind all others


def outcomes_of(table: Table) -> list[Outcome]:
    assert table.result is not None
    return [
        Outcome(
            table.id,
            seat,
            table.game.id,
            player_of(table, seat),
            table.seats[seat].name or player_of(table, seat) or "",
            table.result.places[seat],
            table.result.scores[seat],
            len(table.seats),
            table.updated_at,
        )
        for seat in range(len(table.seats))
    ]


class Standing(NamedTuple):
    """The result of a player in a game."""

    player: str
    place: int
    party: int  # the same for those who play together


def new_ratings(game: str, standings: list[Standing], known: dict[str, Rating]) -> list[Rating]:
    """Rate the players after a game, by OpenSkill's Plackett-Luce model; who has one place together, as a team."""
    model = PlackettLuce()
    teams: dict[tuple[int, int], list[str]] = {}
    for player, place, party in standings:
        teams.setdefault((place, party), []).append(player)
    before = [
        [model.rating(known[one].mu, known[one].sigma) if one in known else model.rating() for one in team]
        for team in teams.values()
    ]
    rated = model.rate(before, ranks=[float(place) for place, _ in teams])
    return [
        Rating(game, player, after.mu, after.sigma, (known[player].games if player in known else 0) + 1)
        for team, ratings in zip(teams.values(), rated, strict=True)
        for player, after in zip(team, ratings, strict=True)
    ]


def standings_of(table: Table, outcomes: list[Outcome]) -> list[Standing]:
    assert table.position is not None
    parties = table.game.result(table.position.state).parties
    return [
        Standing(one.player, LAST if has_left(table, one.seat) else one.place, parties[one.seat])
        for one in outcomes
        if one.player is not None
    ]


class Results:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._timers: dict[str, asyncio.TimerHandle] = {}  # by table: results that are not for everybody yet

    def after(self, live: Live, entries: list[Entry]) -> None:
        if any(isinstance(entry.deed, Ended) for entry in entries):
            self._write_soon(live.table)

    def on_load(self, live: Live) -> None:
        """Write results that a server which died just after the end may not have come to."""
        if live.table.status == "over":
            self._write_soon(live.table)

    def _write_soon(self, table: Table) -> None:
        """Write results, or plan to when everybody may see the end: they are in lists for all."""
        if not is_delayed(table, self.hub.now()):
            self.hub.background(self.write_some_time(table))
        elif table.id not in self._timers:
            assert table.ended_at is not None
            wait = table.ended_at + table.delay - self.hub.now()
            self._timers[table.id] = asyncio.get_running_loop().call_later(wait, self._due, table)

    def _due(self, table: Table) -> None:
        self._timers.pop(table.id, None)
        self._write_soon(table)

    async def settle(self) -> None:
        """Find games whose results a server that was stopped meant to write later."""
        try:
            for table in await self.hub.store.unsettled(self.hub.now() - LOOKED_BACK):
                if self.hub.homes.is_here(table):
                    await self.hub.get(table)
        except StarboardError as error:
            log.warning("results wait until their tables are looked at", extra={"reason": str(error)})

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()

    async def write_some_time(self, table: Table) -> None:
        """Write them as soon as the store can: nobody may ever look at the table again."""
        while True:
            try:
                await self.write(table)
                return
            except StoreDown as error:
                log.warning("results wait", extra={"table": table.id, "reason": str(error)})
                await asyncio.sleep(AGAIN)

    async def write(self, table: Table) -> bool:
        """Write the results of a table that is over; False if that was done before, or is not to be done."""
        if table.plan.forked_from == LESSON:
            return False
        outcomes = outcomes_of(table)
        for _ in range(TRIES):
            ratings: list[Rating] = []
            if why_unrated(table) is None:
                standings = standings_of(table, outcomes)
                known = await self.hub.store.ratings(table.game.id, [one.player for one in standings])
                # Even matches are as strong as they were measured to be, whatever comes out.
                fixed = await ratings_of(self.hub.store, table.game, [one.player for one in standings])
                found = new_ratings(table.game.id, standings, {**known, **fixed})
                ratings = [rating for rating in found if rating.player not in fixed]
            try:
                return await self.hub.store.add_results(outcomes, ratings)
            except Taken:
                continue  # another table of the same players has ended meanwhile: reckon anew
        raise TableError("table-busy")
