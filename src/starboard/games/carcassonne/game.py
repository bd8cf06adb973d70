"""Carcassonne: Star Wars Edition, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from starboard.games.carcassonne import asks, events, verbs
from starboard.games.carcassonne.components import CarcassonneComponents, components
from starboard.games.carcassonne.invariants import problems
from starboard.games.carcassonne.load import load_pack, pack_of, printed_tiles
from starboard.games.carcassonne.origins import origins
from starboard.games.carcassonne.outlook import CarcassonneOutlook
from starboard.games.carcassonne.seen import seen
from starboard.games.carcassonne.setup import SEATING, check_teams, colours, empty_table
from starboard.games.carcassonne.state import CarcassonneState
from starboard.games.carcassonne.tiles import TileSet
from starboard.games.carcassonne.versions import CHANGES, NEWEST, OLDEST
from starboard.games.carcassonne.view import CarcassonneView, ObjectView, inspect, view
from starboard.kernel.chance import mix
from starboard.kernel.game import Game
from starboard.kernel.message import Message
from starboard.kernel.origins import Origin
from starboard.kernel.packs.playing import check_pack, with_content
from starboard.kernel.parts import Parts
from starboard.kernel.plain import Data, Settings
from starboard.kernel.result import Result
from starboard.kernel.setting import OnePerSeat, OneSeat, Setting, Switch


class Carcassonne(Game[CarcassonneState]):
    id = "carcassonne"
    version = NEWEST
    oldest = OLDEST
    changes = CHANGES
    seats = range(2, 6)
    secrets = False
    options: ClassVar[dict[str, Setting]] = {
        "teams": Switch(False, "CSW-TEAM-01"),
        "planet_reinforce": Switch(True, "CSW-FIGURE-13"),
        "first_player": OneSeat(0, "CSW-SETUP-14", random=True),
        "colours": OnePerSeat(SEATING, "CSW-SETUP-08"),
    }
    state_type = CarcassonneState
    view_type = CarcassonneView
    events, asks, verbs = events, asks, verbs
    inspect_type = ObjectView
    outlook_type = CarcassonneOutlook
    components_type = CarcassonneComponents
    parts = Parts(
        mind="starboard.bots.carcassonne.mind:CarcassonneMind",
        baselines={"greedy": "starboard.bots.carcassonne.greedy:CarcassonneGreedy"},
        study="starboard.lab.study.carcassonne:CarcassonneStudy",
        encoder="starboard.lab.environments.carcassonne.encoder:CarcassonneEncoder",
        painter="starboard.cli.boards.carcassonne:CarcassonnePainter",
        lane="starboard.fast.carcassonne.lane:CarcassonneLane",
        packs="starboard.games.carcassonne.packs:CarcassonnePacks",
        complexity=1,
        longest=1000,  # random play needs about 130 decisions
    )
    content: TileSet

    def __init__(self, tiles: TileSet) -> None:
        self.content = tiles

    def with_pack(self, file: str, text: str) -> Carcassonne:
        tiles = load_pack(pack_of(file, text))[0]
        return with_content(self, tiles, tiles.pack)

    def check_content(self, options: Settings) -> None:
        check_pack(self, options, self.content.pack)

    def check(self, seats: int, options: Settings) -> None:
        check_teams(seats, options)

    def begin(self, seats: int, options: Settings) -> CarcassonneState:
        return empty_table(self.content, seats, options)

    def view(self, g: CarcassonneState, seat: int | None) -> CarcassonneView:
        return view(g)

    def own_parts(self, g: CarcassonneState, seat: int, public: msgspec.Struct) -> Mapping[str, object]:
        """Nothing: all see the same."""
        return {}

    def inspect(self, g: CarcassonneState, seat: int | None, target: str) -> ObjectView | None:
        return inspect(g, target)

    def seen(self, g: CarcassonneState, seat: int | None) -> Data | None:
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

    def origins(self) -> list[Origin]:
        return origins(self.content)

    def components(self) -> CarcassonneComponents:
        return components(self.content)

    def invariants(self, g: CarcassonneState) -> list[str]:
        return problems(g)


GAME = Carcassonne(printed_tiles())
