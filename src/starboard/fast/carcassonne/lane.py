"""The fast lane of Carcassonne, as Python sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from starboard.fast.carcassonne import drive, search, uct
from starboard.fast.carcassonne.engine import AROUND, HERE, NO_FIGURE
from starboard.fast.carcassonne.layout import (
    FIGURE,
    OVER,
    PLACE,
    Records,
    Sizes,
    game_type,
    phase_of,
    state_of,
    tables_of,
    write_state,
)
from starboard.fast.carcassonne.search import CarcassonneSearch
from starboard.fast.carcassonne.thought import mind_of
from starboard.fast.carcassonne.uct import CarcassonneTree
from starboard.fast.compiling import records
from starboard.fast.lane import Batch, Lane, Note, Played, Table, Terms
from starboard.games.carcassonne.inside import PLANET, ROUTE, CarcassonneState, PlaceFigure, PlaceTile, TileSet
from starboard.kernel.chance import Dice
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.position import Position
from starboard.kernel.result import Result
from starboard.kernel.setting import settled

RULES = 1  # the version of the rules that is written down here once more
SEEDS = np.dtype(np.uint64)
KIND = {PLACE: "place", FIGURE: "figure"}  # of an ask


class CarcassonneLane(Lane):
    def __init__(self, game: Game[CarcassonneState]) -> None:
        super().__init__(game)
        if game.version != RULES:
            raise StarboardError("error-lane-version", game=game.id, version=game.version)
        tiles: TileSet = game.content
        self.sizes = Sizes.of(tiles)
        self.tables = tables_of(tiles, self.sizes)
        self.names = sorted({name for of in tiles.segments for name, _ in of})  # as tables_of numbers them
        self.longest = 2 * len(tiles.pile)  # decisions: a tile and a figure each
        self.game_type = game_type(self.sizes)
        self.trial, self.spare = self.empty(1), self.empty(1)  # where searches play
        self.minds: dict[Terms, Records] = {}
        self.prepare()

    def prepare(self) -> None:
        """Compile everything, or load it."""
        tables, games = self.tables, self.empty(1)
        rows, seeds, numbers = np.zeros(1, np.int64), np.zeros(1, np.uint64), np.zeros(1, np.int64)
        told = numbers, numbers, np.zeros(1, np.bool_), np.zeros((1, 1), np.int64)
        drive.ENTRY.prepare(
            (drive.begin_games, (tables, games, games, rows, seeds, *told)),
            (drive.step_games, (tables, games, numbers, told[2], *told)),
            (drive.look, (games, *told)),
            (drive.random_games, (tables, games, games, seeds, seeds, np.zeros((1, 1), np.int64), numbers)),
            (drive.random_bots, (tables, games, games, seeds, np.zeros((1, 4), np.int64))),
            (drive.option_list, (tables, games, numbers)),
            (drive.ask, (tables, games, OVER)),
            (uct.attempt, (tables, games, games, np.zeros(1, uct.BRANCH), 1, *uct.scratch(self), seeds)),
        )

    def empty(self, games: int) -> Records:
        made: Records = records(games, self.game_type)
        return made

    def blank(self, seats: int, options: Mapping[str, Any] | None) -> Records:
        """Make the record of a table before anything has happened."""
        self.game.start(seats, 0, options)  # refuses what the game does not take
        chosen = settled(self.game.options, seats, dict(options or {}))
        state: CarcassonneState = self.game.begin(seats, chosen)
        state.chance = 0
        made = self.empty(1)
        write_state(made[0], state, self.sizes)
        return made

    def of(self, position: Position[CarcassonneState]) -> Records:
        """Make the record of a position, whose chance must not be a secret of a server."""
        if position.state.key:
            raise StarboardError("error-lane-chance")
        return self.seen(position)

    def seen(self, position: Position[CarcassonneState]) -> Records:
        """Make the record of a position of which pile and chance are dealt anew: the chance may be any."""
        made = self.empty(1)
        write_state(made[0], position.state, self.sizes)
        drive.ask(self.tables, made, phase_of(position.ask.frame if position.ask else None))
        return made

    def batch(self, games: int, seats: int, options: Mapping[str, Any] | None = None) -> CarcassonneBatch:
        return CarcassonneBatch(self, games, self.blank(seats, options), seats)

    def random_games(
        self, seats: int, options: Mapping[str, Any] | None, seeds: Sequence[int], dice: int
    ) -> tuple[NDArray[np.int64], NDArray[np.int64], int]:
        blank = self.blank(seats, options)
        points = np.zeros((len(seeds), 2 if blank[0]["teams"] else seats), np.int64)
        decisions = np.zeros(len(seeds), np.int64)
        chance = np.array([dice], SEEDS)
        drive.random_games(self.tables, blank, self.empty(1), np.array(seeds, SEEDS), chance, points, decisions)
        return points, decisions, int(chance[0])

    def table(self, seats: int, options: Mapping[str, Any] | None = None) -> CarcassonneTable:
        return CarcassonneTable(self, seats, options)

    def tree(self, position: Position[CarcassonneState], seat: int, seed: int) -> CarcassonneTree:
        return CarcassonneTree(self, self.seen(position), seed)

    def search(
        self, position: Position[CarcassonneState], seat: int, dice: Dice, terms: Terms, root: Any = None
    ) -> CarcassonneSearch:
        return CarcassonneSearch(self, self.seen(position), dice, terms, root)

    def mind(self, terms: Terms) -> Records:
        """Return what a search with these terms knows, and where it reckons."""
        found = self.minds.get(terms)
        if found is None:
            found = mind_of(terms, self.sizes)
            self.prepare_search(found, terms)
            search.write_mind(found)
            self.minds[terms] = found
        return found

    def prepare_search(self, mind: Records, terms: Terms) -> None:
        """Compile or load what a search needs: not before somebody searches, for it is as much again."""
        searched = search.room(self)
        drive.ENTRY.prepare(
            (search.write_mind, (mind,)),
            (search.write_worths, (searched[0], np.array(terms.weights), 2)),
            (search.attempts, (self.tables, self.trial, self.trial, self.spare, searched[0], mind, *searched[1:])),
        )

    def notations(self, game: Records) -> list[str]:
        """Write down the options of the pending decision."""
        return [self.notation(code) for code in self.codes(game)]

    def codes(self, game: Records) -> list[int]:
        """Return the options of the pending decision as numbers."""
        codes = np.zeros(max(1, game[0]["options"]), np.int64)
        count = drive.option_list(self.tables, game, codes)
        found: list[int] = codes[:count].tolist()
        return found

    def notation(self, code: int) -> str:
        """Write down an option as the reference does."""
        if code < NO_FIGURE:
            return place_notation(code)
        if code == NO_FIGURE:
            return PlaceFigure(0, 0).notation(None)
        size = code & 1
        if code & AROUND:
            return PlaceFigure(0, -1).notation((size, (0, "", PLANET, (code ^ AROUND) >> 1)))
        return PlaceFigure(0, 0).notation((size, (0, self.names[(code ^ HERE) >> 1], ROUTE, 0)))


@cache  # of 262,144 at most
def place_notation(choice: int) -> str:
    return PlaceTile(0, 0).notation(choice)


class CarcassonneBatch(Batch):
    def __init__(self, lane: CarcassonneLane, games: int, blank: Records, seats: int) -> None:
        self.lane, self.blank = lane, blank
        self.records = lane.empty(games)
        self.records["phase"] = OVER
        self.rows, self.nobody = np.arange(games), np.zeros(games, np.bool_)
        self.sides = [seat & 1 if blank[0]["teams"] else seat for seat in range(seats)]
        self.options = np.zeros(games, np.int64)
        self.seat = np.zeros(games, np.int64)
        self.over = np.ones(games, np.bool_)
        self.points = np.zeros((games, seats), np.int64)
        self.told = self.options, self.seat, self.over, self.points

    def begin(self, seeds: Sequence[int], rows: Sequence[int] | None = None) -> None:
        where = self.rows if rows is None else np.array(rows, np.int64)
        if len(where) != len(seeds) or not np.all((where >= 0) & (where < len(self.records))):
            raise ValueError(f"{len(seeds)} seeds for the rows {where.tolist()}")
        chosen = np.array(seeds, SEEDS)
        drive.begin_games(self.lane.tables, self.blank, self.records, where, chosen, *self.told)

    def step(self, actions: NDArray[np.int64], waits: NDArray[np.bool_] | None = None) -> None:
        if actions.shape != self.options.shape:
            raise StarboardError("error-environment-actions", found=str(actions.shape), wanted=str(self.options.shape))
        chosen = np.ascontiguousarray(actions, np.int64)
        wrong = drive.step_games(
            self.lane.tables, self.records, chosen, self.nobody if waits is None else waits, *self.told
        )
        if wrong >= 0:
            found = int(self.records[wrong]["options"])
            raise StarboardError("error-environment-action", action=str(actions[wrong]), options=found)

    def result(self, row: int) -> Result | None:
        return Result.by_score(self.points[row].tolist(), self.sides) if self.over[row] else None

    def look(self) -> None:
        drive.look(self.records, *self.told)


class CarcassonneTable(Table):
    def __init__(self, lane: CarcassonneLane, seats: int, options: Mapping[str, Any] | None) -> None:
        self.lane, self.seats, self.options = lane, seats, dict(options or {})
        self.blank, self.game = lane.blank(seats, options), lane.empty(1)
        self.notes = np.zeros((lane.longest, 4), np.int64)

    def play(self, seed: int, noting: bool) -> Played:
        lane = self.lane
        steps = drive.random_bots(lane.tables, self.blank, self.game, np.array([seed], SEEDS), self.notes)
        state = state_of(self.game[0], lane.game.content, lane.sizes)
        state.version = lane.game.version
        notes = self.notes[:steps]
        turns = np.cumsum(notes[:, 1] == PLACE)
        told = zip(turns.tolist(), notes.tolist(), strict=True) if noting else ()
        return Played(
            position=Position.ended(lane.game, self.seats, self.options, state),
            first=int(notes[0, 0]),
            turns=int(turns[-1]),
            steps=steps,
            notes=[
                Note(turn, seat, KIND[phase], count, lane.notation(code)) for turn, (seat, phase, count, code) in told
            ],
        )
