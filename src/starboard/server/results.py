"""When a game is over: results and ratings are written, once."""

from __future__ import annotations

from openskill.models import PlackettLuce

from starboard.server.hub import Hub, Live
from starboard.tables.deeds import Ended, Entry
from starboard.tables.rated import player_of, why_unrated
from starboard.tables.store import Outcome, Rating, Taken
from starboard.tables.summary import LESSON
from starboard.tables.table import Table, TableError

TRIES = 20


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


def new_ratings(game: str, players: list[str], places: list[int], known: dict[str, Rating]) -> list[Rating]:
    """Ratings after a game, by OpenSkill's Plackett-Luce model."""
    model = PlackettLuce()
    teams = []
    for player in players:
        before = known.get(player)
        teams.append([model.rating(before.mu, before.sigma) if before else model.rating()])
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(game, player, after.mu, after.sigma, (known[player].games if player in known else 0) + 1)
        for player, (after,) in zip(players, rated, strict=True)
    ]


class Results:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def after(self, live: Live, entries: list[Entry]) -> None:
        if any(isinstance(entry.deed, Ended) for entry in entries):
            self.hub.background(self.write(live.table))

    def on_load(self, live: Live) -> None:
        """A server that died just after the end may not have come to it."""
        if live.table.status == "over":
            self.hub.background(self.write(live.table))

    async def write(self, table: Table) -> bool:
        """Write the results of a table that is over; False if that was done before, or is not to be done."""
        if table.plan.forked_from == LESSON:
            return False
        outcomes = outcomes_of(table)
        for _ in range(TRIES):
            ratings: list[Rating] = []
            if why_unrated(table) is None:
                players = [outcome.player for outcome in outcomes if outcome.player is not None]
                known = await self.hub.store.ratings(table.game.id, players)
                ratings = new_ratings(table.game.id, players, [outcome.place for outcome in outcomes], known)
            try:
                return await self.hub.store.add_results(outcomes, ratings)
            except Taken:
                continue  # another table of the same players has ended meanwhile: reckon anew
        raise TableError("table-busy")
