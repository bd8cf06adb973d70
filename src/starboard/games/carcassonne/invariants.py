"""Checks what must hold at every decision: all tiles and figures are accounted for, and nothing is counted wrong.

Works everything out anew from the tiles on the table, in another way than the rules do.
"""

from __future__ import annotations

from collections import Counter

from starboard.games.carcassonne.notation import AROUND, STEPS, cell_text
from starboard.games.carcassonne.objects import is_contested
from starboard.games.carcassonne.state import FIGURES, IN_SUPPLY, CarcassonneState, as_held, root_of
from starboard.games.carcassonne.tiles import PLANET


def problems(g: CarcassonneState) -> list[str]:
    return [*tile_problems(g), *edge_problems(g), *object_problems(g), *figure_problems(g)]


def tile_problems(g: CarcassonneState) -> list[str]:
    drawn = [g.drawn] if g.drawn >= 0 else []
    there = Counter([face >> 2 for face in g.laid[1:]] + g.pile + g.removed + drawn)
    found = [] if there == Counter(g.content.pile) else ["tiles on the table, in the pile and out of the game differ"]
    if g.laid[0] >> 2 != g.content.start or sorted(g.board) != sorted(g.cells):
        found.append("the table is not what was laid")
    return found


def edge_problems(g: CarcassonneState) -> list[str]:
    """Every shared side matches, and the cells around the table know their neighbours' edges."""
    found = []
    signatures: dict[int, int] = {}
    for cell, number in g.board.items():
        edges = g.content.edges[g.laid[number]]
        for side, step in enumerate(STEPS):
            other = g.board.get(cell + step)
            if other is None:
                signatures[cell + step] = signatures.get(cell + step, 0) | edges[side] << 2 * (side ^ 2)
            elif g.content.edges[g.laid[other]][side ^ 2] != edges[side]:
                found.append(f"edges do not match at {cell_text(cell)}")
    return found + ([] if signatures == g.frontier else ["the cells around the table are not what they should be"])


def objects_by_walking(g: CarcassonneState) -> dict[frozenset[int], tuple[int, int]]:
    """Nodes of each object → open edges and number of tiles, found by walking from tile to tile."""
    node_at: dict[tuple[int, int], int] = {}
    tile_of: dict[int, int] = {}
    for number, cell in enumerate(g.cells):
        for side, segment in enumerate(g.content.at[g.laid[number]]):
            if segment >= 0:
                node_at[cell, side] = g.first[number] + segment
        for index in range(len(g.content.kinds[g.laid[number] >> 2])):
            tile_of[g.first[number] + index] = number
    links: dict[int, list[int | None]] = {node: [] for node in tile_of}
    for (cell, side), node in node_at.items():
        links[node].append(node_at.get((cell + STEPS[side], side ^ 2)))
    objects = {}
    unseen = set(tile_of)
    while unseen:
        walk = [unseen.pop()]
        nodes = set(walk)
        while walk:
            fresh = {node for node in links[walk.pop()] if node is not None} - nodes
            nodes |= fresh
            walk += fresh
        unseen -= nodes
        missing = sum(link is None for node in nodes for link in links[node])
        objects[frozenset(nodes)] = missing, len({tile_of[node] for node in nodes})
    return objects


def object_problems(g: CarcassonneState) -> list[str]:
    found = []
    for nodes, (missing, tiles) in objects_by_walking(g).items():
        root = min(nodes)
        if any(root_of(g, node) != root_of(g, root) for node in nodes):
            found.append(f"nodes {sorted(nodes)} are one object")
            continue
        root = root_of(g, root)
        if g.kind[root] == PLANET:
            cell = next(cell for cell, node in g.planets.items() if node == root)
            around = sum(cell + step in g.board for step in AROUND)
            missing, tiles = 8 - around, 1 + around
        if g.open[root] != missing or g.span[root].bit_count() != tiles:
            found.append(f"object {root} has {missing} open edges and {tiles} tiles")
        if g.held[root] != sum(as_held(figure) for figure, node in enumerate(g.where) if node in nodes):
            found.append(f"the figures in object {root} are counted wrong")
    return found


def figure_problems(g: CarcassonneState) -> list[str]:
    """Five figures a seat, each in supply or on a segment; nobody stands against others between turns."""
    found = [] if len(g.where) == FIGURES * g.seats else ["figures are missing"]
    standing = [node for node in g.where if node != IN_SUPPLY]
    if any(not 0 <= node < len(g.parent) for node in standing):
        return [*found, "a figure stands nowhere"]
    roots = {root_of(g, node) for node in standing}
    if g.drawn >= 0:  # a turn begins: everything was fought for and scored
        found += [f"object {root} is contested after the fights" for root in roots if is_contested(g, root)]
        found += [f"object {root} is complete and was not scored" for root in roots if g.open[root] == 0]
    return found
