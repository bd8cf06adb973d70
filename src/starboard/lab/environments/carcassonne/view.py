"""A position of Carcassonne from nothing but what a seat sees of it.

What the seat cannot know, the order of the pile, is sorted. So whatever is told of such a position is told from the
view alone; and who has only a view, from a server perhaps, can ask a learner about it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from starboard.games.carcassonne.inside import FACTIONS, FIGURES, IN_SUPPLY, TileSet, colours, read_cell
from starboard.kernel import dump
from starboard.kernel.game import Game
from starboard.kernel.position import Position


def position_of(game: Game[Any], view: Mapping[str, Any], options: Mapping[str, Any]) -> Position[Any]:
    """Make the position that a view (`Position.view`) of a game with these options shows. BadDump if there is none."""
    tiles: TileSet = game.content
    table, seats = view["table"], view["seats"]
    numbers = {tile.id: number for number, tile in enumerate(tiles.tiles)}
    cells = [read_cell(one["cell"]) for one in table["tiles"]]
    laid = [4 * numbers[one["tile"]] + one["turn"] // 90 for one in table["tiles"]]
    drawn = -1 if table["drawn"] is None else numbers[table["drawn"]]
    removed = [numbers[name] for name in table["removed"]]
    out = Counter([face >> 2 for face in laid[1:]] + removed + [drawn])  # of the pile
    first = [0]
    for face in laid:
        first.append(first[-1] + len(tiles.kinds[face >> 2]))
    where = [IN_SUPPLY] * FIGURES * seats
    for figure in table["figures"]:
        number = cells.index(read_cell(figure["cell"]))
        names = [name for name, _ in tiles.segments[laid[number] >> 2]]
        start = figure["seat"] * FIGURES
        place = start + FIGURES - 1 if figure["size"] == "large" else where.index(IN_SUPPLY, start)
        where[place] = first[number] + names.index(figure["segment"])
    frames: list[dict[str, Any]] = []
    for ask in view["asks"]:
        if drawn >= 0:
            frames = [{"frame": "PlaceTile", "seat": ask["seat"], "tile": drawn}]
        else:
            frames = [{"frame": "PlaceFigure", "seat": ask["seat"], "cell": cells[-1]}]
    return game.load(
        {
            "starboard": dump.FORMAT,
            "game": game.id,
            "version": game.version,
            "seats": seats,
            "options": dict(options),
            "seed": None,
            "moves": [],
            "chance": 0,
            "sealed": [],
            "frames": frames,
            "state": {
                "seats": seats,
                "teams": options["teams"],
                "reinforce": options["planet_reinforce"],
                "colours": [colours().index(seat["colour"]) for seat in table["seats"]],
                "factions": [FACTIONS.index(seat["faction"]) for seat in table["seats"]],
                "turn": table["turn"],
                "drawn": drawn,
                "pile": sorted((Counter(tiles.pile) - out).elements()),
                "removed": removed,
                "laid": laid,
                "cells": cells,
                "first": first[:-1],
                "where": where,
                "points": [side["points"] for side in table["sides"]],
            },
        }
    )
