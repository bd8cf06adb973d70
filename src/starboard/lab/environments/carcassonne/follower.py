"""Carcassonne for learners: follows one game and keeps what is to be told of it, reading only what has changed.

Only the order of the pile is hidden. So it goes to the state itself, for speed, and takes from it what the view shows;
the tests hold it to what can be told from the view alone (`carcassonne_view.py`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from struct import Struct
from typing import TYPE_CHECKING

import numpy as np

from starboard.games.carcassonne.inside import (
    AROUND,
    ASTEROID,
    FIGURES,
    IN_SUPPLY,
    PLANET,
    SEAT_BITS,
    STEPS,
    CarcassonneState,
    PlaceFigure,
    root_of,
)
from starboard.kernel.frame import Frame
from starboard.lab.environments.carcassonne.tables import (
    CELL,
    DICE,
    DICE_SCALE,
    FACTS,
    ITSELF,
    JOINED,
    NOTHING,
    OPEN,
    OPEN_SCALE,
    PLANES,
    POINTS_SCALE,
    SIDE,
    SLOTS,
    SPOTS,
    SYMBOL_POINTS,
    WHOLE_PLANET,
    WINDOW,
)
from starboard.lab.environments.encoder import Floats

if TYPE_CHECKING:
    from starboard.lab.environments.carcassonne.reader import CarcassonneReader

MOST_DICE = 3


class Follower:
    """Knows what each side of each empty cell looks at, and what is to be said of each object.

    It is written into its part of the reader's arrays, which are those of all its games.
    """

    def __init__(self, reader: CarcassonneReader, game: int) -> None:
        encoder, seats, nodes = reader.encoder, reader.encoder.seats, reader.encoder.nodes
        self.encoder = encoder
        self.seats = range(seats)
        self.state: CarcassonneState | None = None
        self.first_row = reader.first_row + game * nodes * seats
        self.rows = reader.rows[self.first_row : self.first_row + nodes * seats].reshape(nodes, seats, -1)
        self.spot_of = reader.spot_of[game]
        self.looks_at = reader.looks_at[game * SLOTS * SPOTS : (game + 1) * SLOTS * SPOTS]
        self.cells = reader.cells[game * SLOTS * seats : (game + 1) * SLOTS * seats].reshape(SLOTS, seats, -1)
        self.boards = reader.boards[game]
        self.table: Floats = np.zeros(encoder.table.size, np.float32)
        # To set a few numbers memory is quicker than arrays.
        self.row_memory = self.rows.data.cast("B")
        self.row_form = Struct(f"=f{4 * (OPEN - 1)}x{FACTS + seats}f")
        self.row_size = seats * self.row_form.size
        self.spot_memory = self.spot_of.data.cast("B").cast("q")
        self.look_memory = self.looks_at.data.cast("B").cast("q")
        self.cell_size = seats * encoder.segments
        self.cell_memory = self.cells.data.cast("B").cast("f")
        self.board_memory = self.boards.data.cast("B")
        self.left_memory = self.table.data.cast("B").cast("f")
        self.table_memory = self.table.data.cast("B")
        self.table_form = Struct(f"={encoder.table.size - encoder.phase}f")
        spots = self.looks_at.reshape(SLOTS, SPOTS)
        spots[:, ITSELF:] = (game * SLOTS + np.arange(SLOTS)[:, None]) * seats
        self.nobody = (0.0,) * seats  # stands there

    def begin(self, g: CarcassonneState) -> None:
        """Start with a table of which nothing is known yet."""
        seats = self.seats
        self.state = g
        self.read = 0  # tiles
        self.gone = 0  # tiles that fitted nowhere
        self.where: list[int] = [IN_SUPPLY] * len(g.where)
        self.holding: dict[int, tuple[int, int]] = {}  # object with figures → its points as it is, its figures
        self.ahead: list[int] = []  # what those would bring each seat now; nothing in it: to be added up
        self.slot: dict[int, int] = {}  # empty cell beside a tile → its place in the arrays
        self.beside: list[int] = []  # slot → tiles beside it
        self.planets_by: dict[int, list[int]] = {}  # cell → the planets around it
        self.planet_at: dict[int, int] = {}  # planet → its cell
        self.planet_told: dict[int, tuple[float, ...]] = {}  # planet → what is told of it at the cells around
        self.looks_at.reshape(SLOTS, SPOTS)[:, :NOTHING] = [side % 4 * len(seats) for side in range(NOTHING)]
        self.cells.fill(0)
        self.cells[:, :, 0] = 1
        self.boards.fill(0)
        self.table[: self.encoder.drawn] = 1
        self.sides = [g.side_of(seat) for seat in seats]
        # What never changes about a seat, by who looks: its faction, and whether it is on our side.
        self.known: list[list[tuple[bool, ...]]] = [
            [
                (*(g.factions[other] == faction for faction in range(3)), self.sides[other] == self.sides[seat])
                for other in seats
            ]
            for seat in seats
        ]

    def catch_up(self, g: CarcassonneState) -> None:
        if g is not self.state or len(g.laid) < self.read:
            self.begin(g)
        while self.read < len(g.laid):
            self.lay(g, self.read)
            self.read += 1
        while self.gone < len(g.removed):
            self.take_away(g.removed[self.gone])
            self.gone += 1
        if g.where != self.where:
            nodes = {
                node
                for before, after in zip(self.where, g.where, strict=True)
                if before != after
                for node in (before, after)
                if node != IN_SUPPLY
            }
            self.where = g.where[:]
            for root in {root_of(g, node) for node in nodes}:
                self.look_at(g, root)
            for number in {bisect_right(g.first, node) - 1 for node in nodes}:
                self.stand(g, number)

    def take_away(self, tile: int) -> None:
        """Count one tile less in the pile."""
        self.left_memory[tile] -= self.encoder.shares[tile]

    def lay(self, g: CarcassonneState, number: int) -> None:
        """Join the segments of a tile that has come with what they meet."""
        tiles, board, parent = g.content, g.board, g.parent
        face, cell, base = g.laid[number], g.cells[number], g.first[number]
        kinds = tiles.kinds[face >> 2]
        roots = [node if parent[node] == node else root_of(g, parent[node]) for node in range(base, base + len(kinds))]
        seats, first = len(self.seats), self.first_row
        spot = self.slot.pop(cell, 0) * SPOTS
        for side, segment in enumerate(tiles.at[face]):
            near = cell + STEPS[side]
            if board.get(near, number) >= number:
                self.border(near, side ^ 2, first + roots[segment] * seats if segment >= 0 else -1)
            elif segment >= 0:
                old, new = self.look_memory[spot + side], first + roots[segment] * seats
                if old != new:
                    self.holding.pop((old - first) // seats, None)
                    self.ahead = []
                    looked = self.looks_at[: len(self.beside) * SPOTS]
                    looked[looked == old] = new
        if PLANET in kinds:
            self.add_planet(cell, base + kinds.index(PLANET))
        for root in dict.fromkeys(roots):
            self.look_at(g, root)
        for planet in self.planets_by.get(cell, ()):
            self.look_at(g, planet)
        self.take_away(face >> 2)
        row, column = divmod(cell - WINDOW, 256)
        if 0 <= row < SIDE and 0 <= column < SIDE:
            self.show(row, column, [self.encoder.tables.planes[face]] * seats)

    def border(self, cell: int, side: int, row: int) -> None:
        """Note that an empty cell has got a neighbour: the object of that row, or free space (-1)."""
        slot = self.slot.get(cell)
        if slot is None:
            slot = self.slot[cell] = len(self.beside)
            self.beside.append(1)
            self.spot_memory[cell] = self.encoder.tables.first_spots[slot]
            for planet in self.planets_by.get(cell, ()):
                self.cells[slot, :, CELL:] += self.by_seat(self.planet_told[planet])
        else:
            self.beside[slot] += 1
        beside, start, size = 0.25 * self.beside[slot], slot * self.cell_size, self.encoder.segments
        for at in range(start + 1, start + self.cell_size, size):
            self.cell_memory[at] = beside
        if row >= 0:
            spot = slot * SPOTS + side
            self.look_memory[spot] = row
            if side < 3:  # and again, for the turned tile
                self.look_memory[spot + 4] = row

    def add_planet(self, cell: int, node: int) -> None:
        self.planet_at[node] = cell
        self.planet_told[node] = (0.0, 0.0, *self.nobody)
        for step in AROUND:
            self.planets_by.setdefault(cell + step, []).append(node)

    def look_at(self, g: CarcassonneState, root: int) -> None:
        """Read an object again."""
        held, symbols, kind, tiles = g.held[root], g.symbols[root], g.kind[root], g.span[root].bit_count()
        rebel, empire, hunter = symbols & 255, symbols >> 8 & 255, symbols >> 16 & 255
        more = SYMBOL_POINTS * (rebel + empire + hunter)
        whole = WHOLE_PLANET if kind == PLANET else 2 * tiles if kind == ASTEROID else tiles
        missing = g.open[root] * OPEN_SCALE - JOINED  # so that it comes out right when a tile joins it
        facts = (
            missing,  # in place of COMPLETE
            missing,
            (whole + more) * POINTS_SCALE,
            (tiles + more) * POINTS_SCALE,
            rebel,
            empire,
            hunter,
        )
        if held:
            self.holding[root] = tiles + more, held
            self.ahead = []
            stands = tuple([dice_of(g, seat, held, symbols) for seat in self.seats])
            # From the eyes of each seat its own dice come first.
            told = b"".join([self.row_form.pack(*facts, *stands[seat:], *stands[:seat]) for seat in self.seats])
        else:
            if self.holding.pop(root, None):
                self.ahead = []
            stands = self.nobody
            told = self.row_form.pack(*facts, *stands) * len(self.seats)
        self.row_memory[root * self.row_size : (root + 1) * self.row_size] = told
        if kind == PLANET:
            self.write_around(root, (1.0, float(g.open[root] == 1), *stands))

    def write_around(self, planet: int, told: tuple[float, ...]) -> None:
        """Add up, for the empty cells around a planet, what is told of the planets around them."""
        before = self.planet_told[planet]
        if told != before:
            self.planet_told[planet] = told
            cell = self.planet_at[planet]
            slots = [self.slot[cell + step] for step in AROUND if cell + step in self.slot]
            self.cells[slots, :, CELL:] += self.by_seat(told) - self.by_seat(before)

    def by_seat(self, told: tuple[float, ...]) -> Floats:
        """Encode a planet from the eyes of each seat: the dice begin with its own."""
        return np.array([told[:2] + told[2 + seat :] + told[2 : 2 + seat] for seat in self.seats], np.float32)

    def stand(self, g: CarcassonneState, number: int) -> None:
        """Show again who stands on a tile."""
        row, column = divmod(g.cells[number] - WINDOW, 256)
        if not (0 <= row < SIDE and 0 <= column < SIDE):
            return
        base = g.first[number]
        shown = self.encoder.tables.shown[g.laid[number]]
        planes = [bytearray(self.encoder.tables.planes[g.laid[number]]) for _ in self.seats]
        for figure, node in enumerate(g.where):
            if base <= node < base + len(shown):
                owner, place = divmod(figure, FIGURES)
                for seat in self.seats:
                    for plane in shown[node - base]:
                        planes[seat][plane] = 1 + (owner - seat) % g.seats
                    planes[seat][DICE] += 2 if place == FIGURES - 1 else 1
        self.show(row, column, planes)

    def show(self, row: int, column: int, planes: Sequence[bytes | bytearray]) -> None:
        """Set a cell of the board, from the eyes of each seat."""
        at = (row * SIDE + column) * PLANES
        for one in planes:
            self.board_memory[at : at + PLANES] = one
            at += SIDE * SIDE * PLANES

    def write_table(self, g: CarcassonneState, seat: int, frame: Frame | None, out: Floats) -> None:
        """Encode the table from the eyes of the seat."""
        encoder, where = self.encoder, g.where
        ahead = self.ahead
        if not ahead:
            ahead = self.ahead = [0] * g.seats
            for points, held in self.holding.values():
                for other in self.seats:
                    if held >> SEAT_BITS * other & 15:
                        ahead[other] += points
        figure = type(frame) is PlaceFigure
        told: list[float] = [frame is not None and not figure, figure, g.turn == seat, len(g.pile) / encoder.pile_size]
        known = self.known[seat]
        for other in encoder.order[seat]:
            start = other * FIGURES
            told += (
                g.points[self.sides[other]] / 100,
                ahead[other] / 50,
                where[start : start + FIGURES - 1].count(IN_SUPPLY) / 4,
                where[start + FIGURES - 1] == IN_SUPPLY,
            )
            told += known[other]
        self.table_form.pack_into(self.table_memory, 4 * encoder.phase, *told)
        if g.drawn < 0:
            out[:] = self.table
        else:
            left, drawn = self.left_memory[g.drawn], encoder.drawn + g.drawn
            self.left_memory[g.drawn] = left - encoder.shares[g.drawn]
            self.left_memory[drawn] = 1
            out[:] = self.table
            self.left_memory[g.drawn] = left
            self.left_memory[drawn] = 0


def dice_of(g: CarcassonneState, seat: int, held: int, symbols: int) -> float:
    """Scale the dice of the seat for an object with these figures and symbols (CSW-FIGHT-06 to -09)."""
    figures = held >> SEAT_BITS * seat & 15
    if not figures:
        return 0.0
    dice = (figures & 7) + (2 if figures & 8 else 0) + bool(symbols >> 8 * g.factions[seat] & 255)
    return min(MOST_DICE, dice) * DICE_SCALE
