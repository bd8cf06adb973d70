"""CSW-FIGURE: placing a figure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from starboard.games.carcassonne.notation import AROUND, cell_text, read_cell
from starboard.games.carcassonne.outlook import fights_ahead
from starboard.games.carcassonne.state import (
    FIGURES,
    IN_SUPPLY,
    LARGE,
    SEAT_BITS,
    SMALL,
    CarcassonneState,
    root_of,
    weight,
)
from starboard.games.carcassonne.tiles import KINDS, PLANET
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame
from starboard.kernel.message import Argument, Message, Refusal
from starboard.kernel.state import tell

SIZES = ("small", "large")
NO_FIGURE = "figure none"
FIGURE = re.compile(r"figure (small|large) (\S+)(?: (\S+))?")
SEGMENT = re.compile(r"segment:(\S+)/(\S+)")

# Where a figure may stand: node, segment id, kind, cell.
Spot = tuple[int, str, int, int]
# Its size and where it goes; None for no figure.
Choice = tuple[int, Spot] | None


def small_in_supply(g: CarcassonneState, seat: int) -> int:
    start = seat * FIGURES
    return g.where[start : start + FIGURES - 1].count(IN_SUPPLY)


def large_in_supply(g: CarcassonneState, seat: int) -> int:
    return 1 if g.where[seat * FIGURES + FIGURES - 1] == IN_SUPPLY else 0


def sizes_in_supply(g: CarcassonneState, seat: int) -> list[int]:
    return [SMALL] * (small_in_supply(g, seat) > 0) + [LARGE] * large_in_supply(g, seat)


def open_to(g: CarcassonneState, seat: int, node: int) -> bool:
    """Whether the object may receive a figure of the seat (CSW-FIGURE-06, -07, -12, -13)."""
    if g.kind[node] != PLANET:
        return not g.held[root_of(g, node)]
    return g.reinforce or not g.held[node] >> SEAT_BITS * seat & 15


def spots(g: CarcassonneState, seat: int, cell: int) -> list[Spot]:
    """What may receive a figure after a tile was placed on the cell: its own segments, then planets around it."""
    number = g.board[cell]
    tile = g.laid[number] >> 2
    node = g.first[number]
    held, parent = g.held, g.parent
    found = []
    for name, kind in g.content.segments[tile]:
        if kind == PLANET:
            if open_to(g, seat, node):
                found.append((node, name, kind, cell))
        else:
            root = node
            while parent[root] != root:
                root = parent[root]
            if not held[root]:
                found.append((node, name, kind, cell))
        node += 1
    planets = g.planets
    if planets:
        for step in AROUND:
            planet = planets.get(cell + step)
            if planet is not None and open_to(g, seat, planet):
                found.append((planet, g.content.planet_ids[g.laid[g.board[cell + step]] >> 2], PLANET, cell + step))
    return found


def put(g: CarcassonneState, seat: int, size: int, node: int) -> None:
    """Take a figure from the supply and stand it on a segment."""
    start = seat * FIGURES
    figure = start + FIGURES - 1 if size == LARGE else g.where.index(IN_SUPPLY, start, start + FIGURES - 1)
    g.where[figure] = node
    g.held[root_of(g, node)] += weight(figure)


@dataclass(slots=True)
class PlaceFigure(Frame):
    """Step 2, optional: at most one figure, on the tile just placed or on a planet around it."""

    seat: int
    cell: int

    def run(self, g: CarcassonneState) -> Ask:
        sizes = sizes_in_supply(g, self.seat)
        choices: list[Choice] = [None]
        if sizes:
            choices += [(size, spot) for spot in spots(g, self.seat, self.cell) for size in sizes]
        # Nothing here is secret, so a player who can only decline is not asked (CSW-FIGURE-16).
        return Ask(self.seat, "carcassonne-ask-figure", choices, "CSW-TURN-03", forced=True)

    def answer(self, g: CarcassonneState, choice: Choice) -> None:
        if choice is None:
            return
        size, (node, segment, kind, cell) = choice
        put(g, self.seat, size, node)
        tell(
            g,
            "carcassonne-event-figure",
            self.granted_by(choice),
            seat=self.seat,
            size=SIZES[size],
            kind=KINDS[kind],
            cell=cell_text(cell),
            segment=segment,
        )

    def notation(self, choice: Choice) -> str:
        if choice is None:
            return NO_FIGURE
        size, (_, segment, _, cell) = choice
        return f"figure {SIZES[size]} {segment if cell == self.cell else f'planet {cell_text(cell)}'}"

    def canonical(self, g: CarcassonneState, text: str) -> str:
        """A segment may also be called by its kind, where the tile has only one of it, or with the cell of its tile."""
        text = " ".join(text.split())
        match, target = FIGURE.fullmatch(text), SEGMENT.fullmatch(text)
        segment, where = (match[2], match[3]) if match else (target[2], target[1]) if target else ("", None)
        cell = self.cell if where is None else read_cell(where)
        number = None if cell is None else g.board.get(cell)
        if cell is None or number is None:
            return text
        known = g.content.tiles[g.laid[number] >> 2].segments
        meant = [s for s in known if s.id == segment] or [s for s in known if s.kind == segment]
        if len(meant) != 1:
            return text
        if match is None:
            return f"segment:{cell_text(cell)}/{meant[0].id}"
        if cell == self.cell:
            return f"figure {match[1]} {meant[0].id}"
        return f"figure {match[1]} {meant[0].kind} {cell_text(cell)}"

    def targets(self, choice: Choice) -> tuple[str, ...]:
        if choice is None:
            return ()
        size, (_, segment, _, cell) = choice
        return (f"segment:{cell_text(cell)}/{segment}", f"figure:{SIZES[size]}")

    def granted_by(self, choice: Choice) -> str | None:
        """CSW-FIGURE-02, with planets as the exception (-10 on the tile itself, -11 around it)."""
        if choice is None:
            return "CSW-TURN-03"
        _, (_, _, kind, cell) = choice
        if kind == PLANET:
            return "CSW-FIGURE-10" if cell == self.cell else "CSW-FIGURE-11"
        return "CSW-FIGURE-02"

    def label(self, choice: Choice) -> Message:
        if choice is None:
            return Message("carcassonne-option-no-figure")
        size, (_, segment, kind, cell) = choice
        args: dict[str, Argument] = {"size": SIZES[size], "kind": KINDS[kind], "segment": segment}
        if cell == self.cell:
            return Message("carcassonne-option-figure", args)
        return Message("carcassonne-option-planet", args | {"cell": cell_text(cell)})

    def outlook(self, g: CarcassonneState, choice: Choice) -> dict[str, Any]:
        after = g.copy()
        if choice is not None:
            put(after, self.seat, choice[0], choice[1][0])
        return {"fights": fights_ahead(after)}

    def why_not(self, g: CarcassonneState, text: str) -> Refusal:
        where = SEGMENT.fullmatch(text)
        match = FIGURE.fullmatch(text)
        if match is None and where is None:
            return Refusal(Message("carcassonne-why-figure-form"), "CSW-TURN-03")
        if match is not None:
            size = SIZES.index(match[1])
            if size not in sizes_in_supply(g, self.seat):
                return Refusal(Message("carcassonne-why-supply", {"size": match[1]}), "CSW-FIGURE-01")
            segment, cell = match[2], read_cell(match[3]) if match[3] else self.cell
        else:
            assert where is not None
            segment, cell = where[2], read_cell(where[1])
        return self.why_not_there(g, segment, cell)

    def why_not_there(self, g: CarcassonneState, segment: str, cell: int | None) -> Refusal:
        number = None if cell is None else g.board.get(cell)
        if cell is None or number is None:
            return Refusal(Message("carcassonne-why-no-tile"), "CSW-FIGURE-02")
        tile = g.content.tiles[g.laid[number] >> 2]
        index = next((i for i, s in enumerate(tile.segments) if segment in (s.id, s.kind)), None)
        if index is None:
            known = ", ".join(s.id for s in tile.segments) or "–"
            return Refusal(Message("carcassonne-why-no-segment", {"segment": segment, "known": known}), "CSW-FIGURE-04")
        node = g.first[number] + index
        kind = KINDS[g.kind[node]]
        if cell != self.cell:
            if kind != "planet":
                return Refusal(Message("carcassonne-why-other-tile", {"kind": kind}), "CSW-FIGURE-02")
            if cell - self.cell not in AROUND:
                return Refusal(Message("carcassonne-why-far-planet", {"cell": cell_text(cell)}), "CSW-FIGURE-11")
        if not open_to(g, self.seat, node):
            if kind == "planet":
                return Refusal(Message("carcassonne-why-reinforce"), "CSW-FIGURE-13")
            rule = "CSW-FIGURE-06" if kind == "route" else "CSW-FIGURE-07"
            return Refusal(Message("carcassonne-why-occupied", {"kind": kind}), rule)
        return Refusal(Message("why-not-an-option"))
