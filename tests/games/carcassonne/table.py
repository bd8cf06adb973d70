"""Sets up any situation of Carcassonne in a few lines, so that tests read like the rulebook.

    t = Table("red white", start="srsr").tiles({"1,0": "srsr", "2,0": "rrrs r90"}).figure("red", "1,0/r1")
    t.draw("asrs")
    t.play("place 0,-1 r180")
    t.expect_ask("red", "figure", "figure none", "figure small a1")

A tile is written by what its edges show, N E S W: `s` free space, `r` route, `a` asteroids. All asteroid edges are one
field unless `|` follows; two route edges are one route, three or four meet at a crossroads, a single one runs into the
asteroids or the planet of the tile. `+planet:rebel` puts a planet with that symbol in the middle, `+route:empire` and
`+asteroid:empire` put symbols at the first route or field. Segments are a1 …, r1 …, p1, in N E S W order.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate, count
from typing import Any

from games.asked import Asked
from starboard.games.carcassonne.check import check_tile
from starboard.games.carcassonne.figure import large_in_supply, put, small_in_supply
from starboard.games.carcassonne.game import Carcassonne
from starboard.games.carcassonne.load import Place, printed_tiles
from starboard.games.carcassonne.notation import CENTRE, read_cell
from starboard.games.carcassonne.state import CarcassonneState, lay
from starboard.games.carcassonne.tiles import Segment, Symbol, Tile, TileSet
from starboard.games.carcassonne.turn import Turn
from starboard.games.carcassonne.view import view
from starboard.kernel.event import Event
from starboard.kernel.position import Position

KIND = {"s": "space", "r": "route", "a": "asteroid"}


def tile(code: str, start: bool = False) -> Tile:
    """The tile of a code, as described above."""
    edges, *extras = code.split("+")
    apart = edges.endswith("|")
    edges = edges.rstrip("|")
    extra = dict(one.split(":") for one in extras)
    segments = []
    asteroids = "".join(side for side, kind in zip("NESW", edges, strict=True) if kind == "a")
    for number, some in enumerate(asteroids if apart else [asteroids] if asteroids else [], 1):
        segments.append(Segment(f"a{number}", "asteroid", some))
    routes = "".join(side for side, kind in zip("NESW", edges, strict=True) if kind == "r")
    if len(routes) == 2:
        segments.append(Segment("r1", "route", routes))
    else:
        end = "crossroads" if len(routes) > 2 else "planet" if "planet" in extra else "asteroid"
        segments += [Segment(f"r{number}", "route", side, end) for number, side in enumerate(routes, 1)]
    if "planet" in extra:
        segments.append(Segment("p1", "planet"))
    symbols = tuple(Symbol(faction, f"{kind[0]}1") for kind, faction in extra.items())
    north, east, south, west = (KIND[edge] for edge in edges)
    made = Tile(
        ("start " if start else "") + code,
        20,
        (north, east, south, west),
        tuple(segments),
        start,
        "Nowhere" if "planet" in extra else None,
        symbols,
    )
    check_tile(Place("made"), made)
    return made


class Table(Asked):
    """`players` are colours in seat order; the first one is active."""

    def __init__(self, players: str = "red white", start: str = "srsr", active: str | None = None, **options: Any):
        self.players = players.split()
        self.start = tile(start, start=True)
        self.options = options
        self.active = self.players.index(active) if active else 0
        self.laid: list[tuple[str, str]] = []
        self.figures: list[tuple[str, str, str]] = []
        self.pile: list[str] = []
        self.before: dict[str, int] = {}
        self.rest: list[str] = []
        self.events: list[Event] = []
        self._position: Position[CarcassonneState] | None = None

    # Setting up.

    def tiles(self, tiles: dict[str, str]) -> Table:
        """Cell → tile code, with an optional turn: `{"1,0": "arsr r90"}`. Each must fit where it is laid."""
        self.laid += tiles.items()
        return self

    def figure(self, colour: str, where: str, size: str = "small") -> Table:
        """Stands on a segment: `figure("red", "1,0/r1")`."""
        self.figures.append((colour, where, size))
        return self

    def draw(self, *codes: str) -> Table:
        """The tiles that are drawn next; without any, the pile is empty and the game ends."""
        self.pile += codes
        return self

    def points(self, **points: int) -> Table:
        """What players have already; in the team variant, one colour for its team."""
        self.before = points
        return self

    @property
    def position(self) -> Position[CarcassonneState]:
        if self._position is None:
            self._position = self._build()
        return self._position

    @property
    def g(self) -> CarcassonneState:
        return self.position.state

    def _build(self) -> Position[CarcassonneState]:
        codes = dict.fromkeys([*(code.split()[0] for _, code in self.laid), *self.pile])
        game = Carcassonne(TileSet.of((self.start, *map(tile, codes))))
        options = {"colours": self.players, "first_player": self.active, **self.options}
        position = game.start(len(self.players), seed=1, options=options)
        g = position.state
        g.clear_table()
        lay(g, game.content.start * 4, CENTRE)
        for cell, text in self.laid:
            code, _, turn = text.partition(" ")
            self._lay(g, game.content.index(code), cell, int(turn.removeprefix("r") or 0) // 90)
        for colour, where, size in self.figures:
            put(g, self.players.index(colour), ["small", "large"].index(size), self.node(g, where))
        g.pile = [game.content.index(code) for code in reversed(self.pile)]
        for colour, points in self.before.items():
            g.points[g.side_of(self.players.index(colour))] = points
        g.removed, g.drawn = [], -1
        g.frames = [Turn(self.active)]
        position._go_on()
        self.events = position.events
        return position

    @staticmethod
    def _lay(g: CarcassonneState, index: int, cell: str, turn: int) -> None:
        where = read_cell(cell)
        assert where is not None and where in g.frontier, f"{cell} is not next to a tile"
        edges = g.content.edges[index * 4 + turn]
        signature = g.frontier[where]
        assert all((signature >> 2 * side & 3) in (0, edges[side]) for side in range(4)), f"no fit on {cell}"
        lay(g, index * 4 + turn, where)

    @staticmethod
    def node(g: CarcassonneState, where: str) -> int:
        """The node of `cell/segment`."""
        cell, _, segment = where.partition("/")
        number = g.board[read_cell(cell) or 0]
        names = [name for name, _ in g.content.segments[g.laid[number] >> 2]]
        return g.first[number] + names.index(segment)

    # Playing.

    def play(self, *choices: str, dice: Iterable[dict[str, int]] = ()) -> Table:
        """Play notations. `dice` gives, roll by roll, the highest die of each player in the fights of the last one."""
        *first, last = choices
        self.events = []
        for choice in first:
            self.events += self.position.play(choice)
        if dice:
            self._position = self._with_dice(last, list(dice))
        self.events += self.position.play(last)
        return self

    def _with_dice(self, choice: str, dice: list[dict[str, int]]) -> Position[CarcassonneState]:
        """This position with a chance by which the next fights roll so: found by trying, nothing is faked."""
        wanted = [{self.players.index(colour): best for colour, best in roll.items()} for roll in dice]
        for chance in count():
            trial = self.position.copy()
            trial.state.chance = chance
            rolls = [e for e in trial.play(choice) if e.key == "carcassonne-event-roll"]
            assert len(rolls) >= len(wanted[0]), "there is no such fight"
            shown = [(e.args["seat"], e.args["best"]) for e in rolls]
            if len(shown) == sum(map(len, wanted)) and all(
                dict(shown[start : start + len(roll)]) == roll
                for roll, start in zip(wanted, accumulate(map(len, wanted), initial=0), strict=False)
            ):
                found = self.position.copy()
                found.state.chance = chance
                return found
            assert chance < 200_000, "these dice cannot come"
        raise AssertionError

    # Looking.

    @property
    def score(self) -> dict[str, int]:
        return {colour: self.g.points[self.g.side_of(seat)] for seat, colour in enumerate(self.players)}

    def supply(self, colour: str) -> tuple[int, int]:
        """Small and large figures in supply."""
        return supplies(self.g)[self.players.index(colour)]

    @property
    def standing(self) -> list[str]:
        """All figures on the table: `red small 1,0/r1`."""
        return [f"{self.players[f.seat]} {f.size} {f.cell}/{f.segment}" for f in view(self.g).figures]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of events of the last play, by the end of their key: `told("scored")`; players by colour."""
        return [
            {name: self.players[int(str(v))] if name == "seat" else v for name, v in event.args.items()}
            for event in self.events
            if event.key == f"carcassonne-event-{key}"
        ]

    def pools(self) -> dict[str, int]:
        """The dice of each player (or of the one who rolls for a team) in the fights of the last play."""
        return {told["seat"]: told["dice"] for told in self.told("pool")}

    def object_at(self, where: str) -> Any:
        """The object that the segment belongs to, as it is shown to whoever points at it."""
        return self.position.game.inspect(self.g, None, f"segment:{where}")


def supplies(g: CarcassonneState) -> list[tuple[int, int]]:
    """Small and large figures in supply, by seat."""
    return [(small_in_supply(g, seat), large_in_supply(g, seat)) for seat in range(g.seats)]


def printed_game(players: int = 2, seed: int = 1, **options: Any) -> Position[CarcassonneState]:
    """A game with the tiles of the edition."""
    return Carcassonne(printed_tiles()).start(players, seed, options)
