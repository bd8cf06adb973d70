"""Carcassonne for learners: a reader that follows games and tells the options of all of them at once.

The arrays of all its games lie together, so that one call of numpy serves them all.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from starboard.games.carcassonne.inside import PLANET, CarcassonneState, PlaceFigure, PlaceTile, root_of
from starboard.kernel.position import Position
from starboard.lab.environments.carcassonne.follower import Follower
from starboard.lab.environments.carcassonne.tables import (
    CHOICES,
    COMPLETE,
    DICE_OF,
    FACTS,
    JOINED,
    LARGE_WORD,
    NONE_WORD,
    OPEN,
    PAID,
    PAIRS,
    PLANES,
    SIDE,
    SLOTS,
    SMALL_WORD,
    SPOTS,
    WHOLE,
    shown,
)
from starboard.lab.environments.encoder import ACTIONS, Arrays, Floats, Reader, Rows, Seen, ask_to, mark, on_page

if TYPE_CHECKING:
    from starboard.lab.environments.carcassonne.encoder import CarcassonneEncoder

Numbers = NDArray[np.intp]

ONE, OTHER = (np.array(places) for places in zip(*PAIRS, strict=True))


class Placing(NamedTuple):
    """A tile that is to be placed, and where its options are told."""

    game: int
    seat: int
    tile: int
    choices: list[int]
    options: Floats
    words: NDArray[np.int16]
    used: int  # rows of these that were filled before


class CarcassonneReader(Reader):
    def __init__(self, encoder: CarcassonneEncoder, games: int) -> None:
        self.encoder = encoder
        seats = encoder.seats
        # What is known of objects, by game, root and seat that looks. The first rows are in place of an object: for
        # free space or no tile by side of the board, and for an object that one segment meets again.
        self.again = 4 * seats
        # Objects begin where the numbers of cells end, which stand beside theirs in `looks_at`: so no two are the same.
        self.first_row = max(5, games * SLOTS) * seats
        self.rows: Floats = np.zeros((self.first_row + games * encoder.nodes * seats, encoder.segment_size), np.float32)
        self.rows[
            self.again : self.again + seats, [COMPLETE, OPEN]
        ] = -JOINED  # it counts once, though both sides are closed
        self.spot_of: NDArray[np.int16] = np.zeros((games, CHOICES), np.int16)  # place of a tile → spot to count from
        self.looks_at: NDArray[np.intp] = np.zeros(
            games * SLOTS * SPOTS, np.intp
        )  # spot → row of the object there, and so on
        # What is told of an empty cell, by game, slot and seat that looks: itself and the planets around it.
        self.cells: Floats = np.zeros((games * SLOTS * seats, encoder.segments), np.float32)
        self.boards: NDArray[np.uint8] = np.zeros((games, seats, SIDE, SIDE, PLANES), np.uint8)
        self.told: Floats = np.zeros((games * ACTIONS, encoder.option.size), np.float32)
        self.followers = [Follower(self, game) for game in range(games)]

    def __reduce__(self) -> tuple[Any, ...]:
        """Serialize a game (for OpenSpiel) without what was read of it: it is read again."""
        return CarcassonneReader, (self.encoder, len(self.followers))

    def write(self, position: Position[CarcassonneState], seat: int, page: int, into: Arrays, game: int = 0) -> None:
        placing = self.write_one(position, seat, page, into, game)
        if placing:
            self.write_places([placing])

    def write_all(self, seen: Sequence[Seen], into: Rows) -> None:
        placing = [
            one
            for game, (of, arrays) in enumerate(zip(seen, into, strict=True))
            if (one := self.write_one(*of, arrays, game)) is not None
        ]
        if placing:
            self.write_places(placing)

    def write_one(
        self, position: Position[CarcassonneState], seat: int, page: int, into: Arrays, game: int
    ) -> Placing | None:
        """Encode all but the places of a tile, which are returned."""
        g, follower = position.state, self.followers[game]
        follower.catch_up(g)
        ask = ask_to(position, seat)
        frame = None if ask is None else ask.frame
        used = mark(into["action_mask"], ask, page)
        follower.write_table(g, seat, frame, into["observation"])
        into["board"][...] = follower.boards[seat]
        options, words = into["options"], into["words"]
        choices = () if ask is None else on_page(ask.choices, page)
        if type(frame) is PlaceTile:
            return Placing(game, seat, frame.tile, list(choices), options, words, used)
        if used:
            options[:used] = 0
            words[:used] = 0
        if type(frame) is PlaceFigure:
            self.write_figures(g, seat, follower, frame.cell, choices, options, words)
        return None

    def write_places(self, placing: Sequence[Placing]) -> None:
        """Encode all places of the tiles at once: the objects that their segments would be part of."""
        encoder, alone = self.encoder, len(placing) == 1
        choices, parts = array("q"), []  # parts of the options, by game
        for one in placing:
            kept = 0 if alone else len(one.choices)  # rows that will be written from end to end
            if one.used > kept:
                one.options[kept : one.used] = 0
                one.words[kept : one.used] = 0
            start = len(choices)
            choices.fromlist(one.choices)
            parts.append(slice(start, len(choices)))
        n = len(choices)
        places = np.frombuffer(choices, np.int64)
        rows, cells, own = self.find(placing, places)
        known = self.rows.take(rows.T, axis=0)  # option × segment × what
        for one, part in zip(placing, parts, strict=True):
            joins = encoder.tables.joins[one.tile]
            for segment, further in joins:
                joined = known[part, segment]
                joined += known[part, further]
            if joins:
                known[part, joins[0][1].start :] = 0
        told = placing[0].options[:n] if alone else self.told[:n]
        told[:, : encoder.segments] = self.cells.take(cells, axis=0)
        segments = told[:, encoder.segments : encoder.pays]
        np.add(known.reshape(n, -1), own, out=segments)
        pays = told[:, encoder.pays : encoder.figure]
        paid = pay(segments.reshape(n, 4, -1), pays)
        named = encoder.tables.names.take(places).view(np.int16).reshape(n, encoder.words)
        for one, part in zip(placing, parts, strict=True):
            one.words[: len(one.choices)] = named[part]
            if not alone:
                one.options[: len(one.choices)] = told[part]
        if not alone:
            pays[paid] = 0  # as is all that follows

    def find(self, placing: Sequence[Placing], places: Numbers) -> tuple[Numbers, Numbers, Floats]:
        """Look up by option: rows of the objects that the tile meets, by side; that of the cell; what the tile adds."""
        tables = self.encoder.tables
        if len(placing) == 1:  # as for several, but what is the same for all options need not be repeated
            game, seat, tile = placing[0][:3]
            seen = tables.spots[:, tile : tile + 1] + self.spot_of[game].take(places)
            seen = self.followers[game].looks_at.take(seen)
            if seat:
                seen += seat
            (one, other), same = tables.pairs[tile], None
            own = tables.own[tile : tile + 1]
        else:
            by_game = np.array([each[:3] for each in placing]).T
            games, seats, tiles = by_game.repeat([len(each.choices) for each in placing], axis=1)
            seen = tables.spots.take(tiles, axis=1)
            seen += self.spot_of.take(places + games * CHOICES) + games * (SLOTS * SPOTS)
            seen = self.looks_at.take(seen)
            seen += seats
            one, other, same = ONE, OTHER, tables.same.take(tiles, axis=1)
            own = tables.own.take(tiles, axis=0)
        rows = seen[:4]
        if len(one):
            twice = rows.take(one, axis=0) == rows.take(other, axis=0)
            if same is not None:
                twice &= same
            if np.count_nonzero(twice):
                pair, option = twice.nonzero()
                rows[other[pair], option] = self.again
        return rows, seen[4], own

    def write_figures(
        self,
        g: CarcassonneState,
        seat: int,
        follower: Follower,
        here: int,
        choices: Sequence[Any],
        options: Floats,
        words: NDArray[Any],
    ) -> None:
        """Encode none, or a figure on one of some objects."""
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
                row = follower.rows[root_of(g, node), seat].tolist()
                missing = row[OPEN] + JOINED
                known[node] = about = [
                    kind == PLANET - 2,
                    kind == PLANET - 1,
                    kind == PLANET,
                    cell == here,
                    missing == 0,
                    missing,
                    *row[WHOLE:],
                ]
            told.append([0.0, size == 0, size == 1, *about])
            segment = node - g.first[g.board[cell]]
            named.append((LARGE_WORD if size else SMALL_WORD, shown(cell & 255), shown(cell >> 8), 1 + segment))
        options[: len(told), encoder.figure :] = told
        words[: len(named)] = named


def pay(segments: Floats, pays: Floats) -> Numbers:
    """Say which objects are complete and what is paid for them, and add it up; returns the options with any."""
    missing = segments[:, :, COMPLETE]
    complete = missing == 0
    missing[...] = complete
    option: Numbers
    option, segment = complete.nonzero()
    if len(option):
        objects = segments[option, segment]
        segments[option, segment, PAID] = objects[:, WHOLE]
        stands = objects[:, DICE_OF:] > 0
        if np.count_nonzero(stands):
            np.add.at(pays, option, stands * objects[:, WHOLE, None])
    return option
