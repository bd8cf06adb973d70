"""Carcassonne: Star Wars Edition, as the kernel sees it."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from starboard.games.carcassonne.fight import FightStep
from starboard.games.carcassonne.figure import PlaceFigure
from starboard.games.carcassonne.invariants import problems
from starboard.games.carcassonne.odds import odds_of_a_roll
from starboard.games.carcassonne.place import PlaceTile
from starboard.games.carcassonne.score import FinalScoring, ScoreStep
from starboard.games.carcassonne.seen import seen
from starboard.games.carcassonne.setup import SEATING, ShufflePile, check_teams, colours, empty_table
from starboard.games.carcassonne.state import CarcassonneState
from starboard.games.carcassonne.tiles import TileSet, printed_tiles
from starboard.games.carcassonne.turn import Turn
from starboard.games.carcassonne.versions import CHANGES, NEWEST, OLDEST
from starboard.games.carcassonne.view import CarcassonneView, ObjectView, inspect, view
from starboard.kernel.chance import mix
from starboard.kernel.game import Game
from starboard.kernel.message import Message
from starboard.kernel.result import Result
from starboard.kernel.setting import OnePerSeat, OneSeat, Setting, Switch


class Carcassonne(Game[CarcassonneState]):
    id = "carcassonne"
    version = NEWEST
    oldest = OLDEST
    changes = CHANGES
    seats = range(2, 6)
    options: ClassVar[dict[str, Setting]] = {
        "teams": Switch(False, "CSW-TEAM-01"),
        "planet_reinforce": Switch(True, "CSW-FIGURE-13"),
        "first_player": OneSeat(0, "CSW-SETUP-14"),
        "colours": OnePerSeat(SEATING, "CSW-SETUP-08"),
    }
    state_type = CarcassonneState
    frame_types = (ShufflePile, Turn, PlaceTile, PlaceFigure, FightStep, ScoreStep, FinalScoring)
    view_type = CarcassonneView
    inspect_type = ObjectView
    content: TileSet

    def __init__(self, tiles: TileSet) -> None:
        self.content = tiles

    def check(self, seats: int, options: dict[str, Any]) -> None:
        check_teams(seats, options)

    def begin(self, seats: int, options: dict[str, Any]) -> CarcassonneState:
        return empty_table(self.content, seats, options)

    def view(self, g: CarcassonneState, seat: int | None) -> CarcassonneView:
        return view(g)

    def inspect(self, g: CarcassonneState, seat: int | None, target: str) -> ObjectView | None:
        return inspect(g, target)

    def seen(self, g: CarcassonneState, seat: int | None) -> Any:
        return None if seat is not None else seen(g)

    def imagine(self, g: CarcassonneState, seat: int | None) -> None:
        """Nobody knows the order of the pile."""
        mix(g, g.pile)

    def result(self, g: CarcassonneState) -> Result:
        """Most points win; equal totals share the victory; a team wins together (CSW-END-08, -09, CSW-TEAM-14)."""
        sides = [g.side_of(seat) for seat in range(g.seats)]
        return Result.by_score([g.points[side] for side in sides], sides)

    def seat_name(self, g: CarcassonneState, seat: int) -> Message:
        return Message("carcassonne-colour", {"colour": colours()[g.colours[seat]]})

    def components(self) -> Any:
        """The tiles, unturned; not how many of each there are, and not how we know them. And what dice can do."""
        printed = ("id", "edges", "segments", "planet", "symbols")
        tiles = [{name: tile[name] for name in printed} for tile in msgspec.to_builtins(self.content.tiles)]
        return {"tiles": tiles, "odds": odds_of_a_roll()}

    def invariants(self, g: CarcassonneState) -> list[str]:
        return problems(g)


GAME = Carcassonne(printed_tiles())
