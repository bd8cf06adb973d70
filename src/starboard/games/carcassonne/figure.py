"""CSW-FIGURE: placing a figure."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.carcassonne.asks import Figure as AskFigure
from starboard.games.carcassonne.events import Figure
from starboard.games.carcassonne.kinds import SEGMENT, SIZE, SPOT
from starboard.games.carcassonne.notation import AROUND, block_of, cell_text, read_cell
from starboard.games.carcassonne.outlook import CarcassonneOutlook, fights_ahead
from starboard.games.carcassonne.state import (
    FIGURES,
    IN_SUPPLY,
    LARGE,
    SEAT_BITS,
    SMALL,
    CarcassonneState,
    as_held,
    root_of,
)
from starboard.games.carcassonne.tiles import KINDS, PLANET
from starboard.games.carcassonne.verbs import FIGURE, NO_FIGURE, verb
from starboard.games.carcassonne.verbs import PLANET as PLANET_AROUND
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame
from starboard.kernel.kind import Words
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell
from starboard.kernel.verb import Spelling, read_any

ASK_FIGURE = AskFigure()
# What is understood besides: any segment of any tile, by its notation or pointed at; a cell is any word.
ANY_CELL = Words("cell")
FORMS = (
    verb("figure {size} {segment}", size=SIZE, segment=SEGMENT),
    verb("figure {size} {segment} {cell}", size=SIZE, segment=SEGMENT, cell=ANY_CELL),
    verb("segment:{cell}/{segment}", segment=SEGMENT, cell=ANY_CELL),
)

# Where a figure may stand: node, segment id, kind, cell.
Spot = tuple[int, str, int, int]
# Its size and where it goes; None for no figure.
Choice = tuple[int, Spot] | None


def small_in_supply(g: CarcassonneState, seat: int) -> int:
    start = seat * FIGURES
    return g.where[start : start + FIGURES - 1].count(IN_SUPPLY)


def large_in_supply(g: CarcassonneState, seat: int) -> int:
    return 1 if g.where[seat * FIGURES + FIGURES - 1] == IN_SUPPLY else 0


def sizes_in_supply(g: CarcassonneState, seat: int) -> tuple[int, ...]:
    *small, large = g.where[seat * FIGURES : seat * FIGURES + FIGURES]
    if IN_SUPPLY in small:
        return (SMALL, LARGE) if large == IN_SUPPLY else (SMALL,)
    return (LARGE,) if large == IN_SUPPLY else ()


def open_to(g: CarcassonneState, seat: int, node: int) -> bool:
    """Tell whether the object may receive a figure of the seat (CSW-FIGURE-06, -07, -12, -13)."""
    if g.kind[node] != PLANET:
        return not g.held[root_of(g, node)]
    return g.reinforce or not g.held[node] >> SEAT_BITS * seat & 15


def spots(g: CarcassonneState, seat: int, cell: int) -> list[Spot]:
    """List what may receive a figure after a tile was placed on the cell: its own segments, then planets around it."""
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
    near = block_of(cell).intersection(planets)
    for there in sorted(near) if near else ():
        planet = planets[there]
        if there != cell and open_to(g, seat, planet):
            found.append((planet, g.content.planet_ids[g.laid[g.board[there]] >> 2], PLANET, there))
    return found


def put(g: CarcassonneState, seat: int, size: int, node: int) -> None:
    """Take a figure from the supply and stand it on a segment."""
    start = seat * FIGURES
    figure = start + FIGURES - 1 if size == LARGE else g.where.index(IN_SUPPLY, start, start + FIGURES - 1)
    g.where[figure] = node
    g.held[root_of(g, node)] += as_held(figure)


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
        return Ask(self.seat, ASK_FIGURE, choices, "CSW-TURN-03", forced=True)

    def answer(self, g: CarcassonneState, choice: Choice) -> None:
        if choice is None:
            return
        size, (node, segment, kind, cell) = choice
        put(g, self.seat, size, node)
        tell(g, Figure(self.seat, size, kind, cell, segment), self.granted_by(choice))

    def spelled(self, choice: Choice) -> Spelling:
        if choice is None:
            return NO_FIGURE, ()
        size, (_, segment, kind, cell) = choice
        if cell == self.cell:
            return FIGURE, ((cell, segment), size, segment, kind)
        return PLANET_AROUND, ((cell, segment), size, segment, kind, cell)

    def canonical(self, g: CarcassonneState, text: str) -> str:
        """Call a segment by its id; it may also be called by its kind, if the tile has only one, or with its cell."""
        text = " ".join(text.split())
        said = read_any(FORMS, text)
        segment, cell = said.get("segment"), read_cell(said["cell"]) if "cell" in said else self.cell
        number = None if cell is None else g.board.get(cell)
        if cell is None or number is None:
            return text
        known = g.content.tiles[g.laid[number] >> 2].segments
        meant = [s for s in known if s.id == segment] or [s for s in known if s.kind == segment]
        if len(meant) != 1:
            return text
        spot, kind = (cell, meant[0].id), KINDS.index(meant[0].kind)
        if "size" not in said:
            return SPOT.target(spot)
        if cell == self.cell:
            return FIGURE.notation((spot, said["size"], meant[0].id, kind))
        return PLANET_AROUND.notation((spot, said["size"], meant[0].id, kind, cell)) if kind == PLANET else text

    def granted_by(self, choice: Choice) -> str | None:
        """CSW-FIGURE-02, with planets as the exception (-10 on the tile itself, -11 around it)."""
        if choice is None:
            return NO_FIGURE.rule
        _, (_, _, kind, cell) = choice
        if kind == PLANET:
            return "CSW-FIGURE-10" if cell == self.cell else "CSW-FIGURE-11"
        return "CSW-FIGURE-02"

    def outlook(self, g: CarcassonneState, choice: Choice) -> CarcassonneOutlook:
        after = g.copy()
        if choice is not None:
            put(after, self.seat, choice[0], choice[1][0])
        return fights_ahead(after)

    def why_not(self, g: CarcassonneState, text: str) -> Refusal:
        said = read_any(FORMS, text)
        if not said:
            return Refusal(Message("carcassonne-why-figure-form"), "CSW-TURN-03")
        if "size" in said and said["size"] not in sizes_in_supply(g, self.seat):
            return Refusal(Message("carcassonne-why-supply", {"size": SIZE.text(said["size"])}), "CSW-FIGURE-01")
        return self.why_not_there(g, said["segment"], read_cell(said["cell"]) if "cell" in said else self.cell)

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
