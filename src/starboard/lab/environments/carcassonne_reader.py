"""Carcassonne for learners: a reader that follows a game and reads only what has changed.

Only the order of the pile is hidden. So it goes to the state itself, for speed, and takes from it what the view shows;
the tests hold it to what can be told from the view alone (`carcassonne_view.py`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from starboard.games.carcassonne.figure import PlaceFigure
from starboard.games.carcassonne.notation import AROUND, STEPS
from starboard.games.carcassonne.place import PlaceTile
from starboard.games.carcassonne.state import FIGURES, IN_SUPPLY, SEAT_BITS, CarcassonneState, root_of
from starboard.games.carcassonne.tiles import ASTEROID, PLANET
from starboard.kernel.ask import Ask
from starboard.kernel.position import Position
from starboard.lab.environments.carcassonne_tables import (
    DICE,
    DICE_OF,
    DICE_SCALE,
    FACTS,
    JOINED,
    OPEN,
    OPEN_SCALE,
    PLANES,
    POINTS_SCALE,
    REACH,
    SIDE,
    SYMBOL_POINTS,
    WHO,
    WHOLE,
    WHOLE_PLANET,
    dice_rows,
)
from starboard.lab.environments.encoder import Arrays, Floats, Reader, ask_to, mark, on_page

if TYPE_CHECKING:
    from starboard.lab.environments.carcassonne import CarcassonneEncoder

WINDOW = (128 - REACH) * 257  # the cell in the corner of the board
SLOTS = 256  # more than the cells that 76 tiles in one piece can cover and touch
MOST_PLANETS = 16
CELL = 2  # numbers about a cell: that a tile is placed, and how many are beside it
MOST_DICE = 3
PLACE_WORD, NONE_WORD, SMALL_WORD, LARGE_WORD = 1, 2, 3, 4


class CarcassonneReader(Reader):
    """Knows what each side of each empty cell looks at, and what is to be said of each object."""

    def __init__(self, encoder: CarcassonneEncoder) -> None:
        self.encoder = encoder
        self.state: CarcassonneState | None = None

    def begin(self, g: CarcassonneState) -> None:
        """Nothing is known yet of this table."""
        encoder, seats = self.encoder, self.encoder.seats
        nodes = (1 + len(g.content.pile)) * max(map(len, g.content.kinds)) + 4
        self.state = g
        self.read = 0  # tiles
        self.gone = 0  # tiles that fitted nowhere
        self.where: list[int] = [IN_SUPPLY] * len(g.where)
        self.nothing = nodes - 4  # and the next three, by side: in place of an object, for free space or no tile
        self.rows: Floats = np.zeros(
            (DICE_OF + dice_rows(seats), nodes), np.float32
        )  # what is known of each object, by its root
        self.holding: dict[int, tuple[int, int]] = {}  # object with figures → its points as it is, its figures
        self.slot: dict[int, int] = {}  # empty cell beside a tile → its place in the next ones
        self.slots = 0  # that were ever given out
        self.nobody = [0.0] * dice_rows(seats)  # stands there
        self.slot_of: NDArray[np.int16] = np.zeros(1 << 16, np.int16)  # cell → slot; small, so that it stays at hand
        self.looks_at: NDArray[np.intp] = np.tile(
            np.arange(nodes - 4, nodes), SLOTS
        )  # slot * 4 + side → the object there
        self.places: NDArray[np.int16] = np.zeros((SLOTS, 2), np.int16)  # slot → column and row, as words
        self.near: Floats = np.zeros((SLOTS, CELL + MOST_PLANETS), np.float32)  # slot → 1, tiles beside, planets around
        self.near[:, 0] = 1
        self.planets: dict[int, int] = {}  # node → number
        self.planet_at: list[int] = []  # its cell
        # What is said of each planet, after what is said of the cell itself, so that one product tells both.
        self.planet_rows: Floats = np.zeros((CELL + MOST_PLANETS, CELL + 2 + dice_rows(seats)), np.float32)
        self.planet_rows[:CELL, :CELL] = np.eye(CELL)
        # From the eyes of each seat:
        self.boards: NDArray[np.uint8] = np.zeros((seats, SIDE, SIDE, PLANES), np.uint8)
        self.tables: Floats = np.zeros((seats, encoder.table.size), np.float32)
        self.tables[:, : encoder.drawn] = 1
        for seat in range(seats):
            for step, other in enumerate(encoder.order[seat]):
                at = encoder.by_seat + 8 * step
                self.tables[seat, at + 4 + g.factions[other]] = 1
                self.tables[seat, at + 7] = g.side_of(other) == g.side_of(seat)

    # Following the game.

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
        """One less in the pile."""
        share = 1 / self.encoder.counts[tile]
        for table in self.tables:
            table[tile] -= share

    def lay(self, g: CarcassonneState, number: int) -> None:
        """A tile has come: its segments join what they meet."""
        tiles, board, looks_at = g.content, g.board, self.looks_at
        face, cell, base = g.laid[number], g.cells[number], g.first[number]
        kinds = tiles.kinds[face >> 2]
        roots = [root_of(g, node) for node in range(base, base + len(kinds))]
        slot = self.slot.pop(cell, 0)
        for side, segment in enumerate(tiles.at[face]):
            near = cell + STEPS[side]
            if board.get(near, number) >= number:
                self.border(near, side ^ 2, roots[segment] if segment >= 0 else self.nothing + (side ^ 2))
            elif segment >= 0:
                old = int(looks_at[4 * slot + side])
                if old != roots[segment]:
                    self.holding.pop(old, None)
                    looks_at[looks_at == old] = roots[segment]
        if PLANET in kinds:
            self.add_planet(cell, base + kinds.index(PLANET))
        for root in dict.fromkeys(roots):
            self.look_at(g, root)
        if self.planets:
            self.look_around(g, cell)
        self.take_away(face >> 2)
        row, column = divmod(cell - WINDOW, 256)
        if 0 <= row < SIDE and 0 <= column < SIDE:
            self.boards[:, row, column] = self.encoder.tables.planes[face]

    def border(self, cell: int, side: int, root: int) -> None:
        """An empty cell has got a neighbour."""
        slot = self.slot.get(cell)
        if slot is None:
            slot = self.slots
            self.slots += 1
            self.slot[cell] = self.slot_of[cell] = slot
            self.places[slot, 0] = shown(cell & 255)
            self.places[slot, 1] = shown(cell >> 8)
            for place, at in enumerate(self.planet_at):
                if cell - at in AROUND:
                    self.near[slot, CELL + place] = 1
        self.looks_at[4 * slot + side] = root
        self.near[slot, 1] += 0.25

    def add_planet(self, cell: int, node: int) -> None:
        place = len(self.planet_at)
        self.planets[node] = place
        self.planet_at.append(cell)
        for step in AROUND:
            if cell + step in self.slot:
                self.near[self.slot[cell + step], CELL + place] = 1

    def look_around(self, g: CarcassonneState, cell: int) -> None:
        """Planets have got a neighbour."""
        for step in AROUND:
            planet = g.planets.get(cell + step)
            if planet in self.planets:
                assert planet is not None
                self.look_at(g, planet)

    def look_at(self, g: CarcassonneState, root: int) -> None:
        """Read an object again."""
        held, symbols, kind, tiles = g.held[root], g.symbols[root], g.kind[root], g.span[root].bit_count()
        rebel, empire, hunter = symbols & 255, symbols >> 8 & 255, symbols >> 16 & 255
        more = SYMBOL_POINTS * (rebel + empire + hunter)
        whole = WHOLE_PLANET if kind == PLANET else 2 * tiles if kind == ASTEROID else tiles
        if held:
            self.holding[root] = tiles + more, held
            stands = [dice_of(g, seat, held, symbols) for seat in range(g.seats)]
            stands += stands[:-1]
        else:
            self.holding.pop(root, None)
            stands = self.nobody
        self.rows[OPEN:, root] = (
            g.open[root] * OPEN_SCALE - JOINED,  # so that it comes out right when a tile joins it
            (whole + more) * POINTS_SCALE,
            (tiles + more) * POINTS_SCALE,
            rebel,
            empire,
            hunter,
            *stands,
        )
        if kind == PLANET:
            self.planet_rows[CELL + self.planets[root], CELL:] = 1, g.open[root] == 1, *stands

    def stand(self, g: CarcassonneState, number: int) -> None:
        """Show again who stands on a tile."""
        row, column = divmod(g.cells[number] - WINDOW, 256)
        if not (0 <= row < SIDE and 0 <= column < SIDE):
            return
        base = g.first[number]
        shown = self.encoder.tables.shown[g.laid[number]]
        self.boards[:, row, column, WHO:] = 0
        for figure, node in enumerate(g.where):
            if base <= node < base + len(shown):
                owner, place = divmod(figure, FIGURES)
                for seat in range(g.seats):
                    for plane in shown[node - base]:
                        self.boards[seat, row, column, plane] = 1 + (owner - seat) % g.seats
                self.boards[:, row, column, DICE] += 2 if place == FIGURES - 1 else 1

    # Telling.

    def write(self, position: Position[CarcassonneState], seat: int, page: int, into: Arrays) -> None:
        g = position.state
        self.catch_up(g)
        ask = ask_to(position, seat)
        used = mark(into["action_mask"], ask, page)
        self.tell_table(g, seat, ask, into["observation"])
        into["board"][...] = self.boards[seat]
        options, words = into["options"], into["words"]
        if used:
            options[:used] = 0
            words[:used] = 0
        if ask is None:
            return
        choices = on_page(ask.choices, page)
        if type(ask.frame) is PlaceTile:
            self.tell_places(seat, ask.frame.tile, choices, options, words)
        elif type(ask.frame) is PlaceFigure:
            self.tell_figures(g, seat, ask.frame.cell, choices, options, words)

    def tell_table(self, g: CarcassonneState, seat: int, ask: Ask | None, out: Floats) -> None:
        """The table from the eyes of the seat is kept, and what may have changed is written anew."""
        encoder, table, where = self.encoder, self.tables[seat], g.where
        figure = ask is not None and type(ask.frame) is PlaceFigure
        at = encoder.phase
        table[at] = ask is not None and not figure
        table[at + 1] = figure
        table[at + 2] = g.turn == seat
        table[at + 3] = len(g.pile) / encoder.pile_size
        ahead = [0] * g.seats  # what the figures would bring now
        for points, held in self.holding.values():
            for other in range(g.seats):
                if held >> SEAT_BITS * other & 15:
                    ahead[other] += points
        at = encoder.by_seat
        for other in encoder.order[seat]:
            start = other * FIGURES
            table[at] = g.points[g.side_of(other)] / 100
            table[at + 1] = ahead[other] / 50
            table[at + 2] = where[start : start + FIGURES - 1].count(IN_SUPPLY) / 4
            table[at + 3] = where[start + FIGURES - 1] == IN_SUPPLY
            at += 8
        out[:] = table
        if g.drawn >= 0:
            out[g.drawn] -= 1 / encoder.counts[g.drawn]
            out[encoder.drawn + g.drawn] = 1

    def tell_places(
        self, seat: int, tile: int, choices: Sequence[int], options: Floats, words: NDArray[np.int16]
    ) -> None:
        """All places of the tile at once: the objects that its segments would be part of."""
        # Arrays are as wide as there are options, so that the inner loops are long; `take` is quicker than an index.
        encoder, tables = self.encoder, self.encoder.tables
        n, seats = len(choices), encoder.seats
        chosen = np.array(choices)
        turns = chosen & 3
        slots = self.slot_of.take(chosen >> 2).astype(np.intp)
        beside = tables.turned.take(turns, axis=1)
        beside += slots * 4
        label = self.looks_at.take(beside)  # side × option
        known = self.rows.take(label, axis=1)  # what × side × option
        for a, b in tables.pairs[tile]:
            twice = label[a] == label[b]
            if np.count_nonzero(twice):  # an object that one segment meets at two sides counts once,
                known[:, b, twice] = 0
                known[OPEN, b, twice] = -JOINED  # though both sides are closed
        told = np.empty((2 + len(known), 4, n), np.float32)  # complete, paid, and what is known × segment × option
        after = told[2:]
        np.matmul(tables.joins[tile], known, out=after)
        after += tables.own[tile]
        complete = after[OPEN] == tables.closed[tile]
        told[0] = complete
        np.multiply(complete, after[WHOLE], out=told[1])
        stands = after[DICE_OF + seat : DICE_OF + seat + seats]
        out = options[:n]
        around = self.near.take(slots, axis=0) @ self.planet_rows
        out[:, : CELL + 2] = around[:, : CELL + 2]
        out[:, CELL + 2 : encoder.segments] = around[:, CELL + 2 + seat : CELL + 2 + seat + seats]
        segments = out[:, encoder.segments : encoder.pays].reshape(n, 4, encoder.segment_size)
        segments[:, :, : 2 + DICE_OF] = told[: 2 + DICE_OF].transpose(2, 1, 0)
        segments[:, :, 2 + DICE_OF :] = stands.transpose(2, 1, 0)
        if np.count_nonzero(complete):
            out[:, encoder.pays : encoder.figure] = ((stands > 0) * told[1]).sum(axis=1).T
        named = words[:n]
        named[:, 0] = PLACE_WORD
        named[:, 1:3] = self.places.take(slots, axis=0)
        named[:, 3] = turns + 1

    def tell_figures(
        self, g: CarcassonneState, seat: int, here: int, choices: Sequence[Any], options: Floats, words: NDArray[Any]
    ) -> None:
        """None, or a figure on one of some objects."""
        encoder = self.encoder
        told: list[list[float]] = []
        named: list[tuple[int, int, int, int]] = []
        known: dict[int, list[float]] = {}
        for choice in choices:
            if choice is None:
                told.append([1.0] + [0.0] * (7 + FACTS + encoder.seats))
                named.append((NONE_WORD, 0, 0, 0))
                continue
            size, (node, _, kind, cell) = choice
            about = known.get(node)
            if about is None:
                row = self.rows[:, root_of(g, node)].tolist()
                missing = row[OPEN] + JOINED
                known[node] = about = [
                    kind == PLANET - 2,
                    kind == PLANET - 1,
                    kind == PLANET,
                    cell == here,
                    missing == 0,
                    missing,
                    *row[WHOLE:DICE_OF],
                    *row[DICE_OF + seat : DICE_OF + seat + encoder.seats],
                ]
            told.append([0.0, size == 0, size == 1, *about])
            segment = node - g.first[g.board[cell]]
            named.append((LARGE_WORD if size else SMALL_WORD, shown(cell & 255), shown(cell >> 8), 1 + segment))
        options[: len(told), encoder.figure :] = told
        words[: len(named)] = named


def shown(place: int) -> int:
    """A column or row of the board, from 1; 0 for one that is outside."""
    return place - 127 + REACH if abs(place - 128) <= REACH else 0


def dice_of(g: CarcassonneState, seat: int, held: int, symbols: int) -> float:
    """What the seat would roll for an object with these figures and symbols (CSW-FIGHT-06 to -09)."""
    figures = held >> SEAT_BITS * seat & 15
    if not figures:
        return 0.0
    dice = (figures & 7) + (2 if figures & 8 else 0) + bool(symbols >> 8 * g.factions[seat] & 255)
    return min(MOST_DICE, dice) * DICE_SCALE
