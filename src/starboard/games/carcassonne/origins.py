"""Counts where the tiles come from, each as often as it is in the set: as a whole, and by what is known of it."""

from __future__ import annotations

from starboard.games.carcassonne.tiles import TileSet
from starboard.kernel.origins import HOUSE, Origin, counted

ASPECTS = ("geometry", "count", "symbols", "planet_name")  # of `evidence`
MIX = "count"


def origins(of: TileSet) -> list[Origin]:
    tiles = [tile for tile in of.tiles for _ in range(tile.count)]
    return [
        counted("carcassonne-ours-tiles", ((tile.source, False) for tile in tiles)),
        *(
            counted(
                f"carcassonne-ours-{aspect}",
                ((tile.evidence[aspect], False) for tile in tiles if aspect in tile.evidence),
            )
            for aspect in ASPECTS
        ),
    ]


def mark_of_mix(of: TileSet) -> str | None:
    """Return the mark on how many tiles there are of each kind: ours, as soon as that of one is."""
    return HOUSE if any(tile.evidence.get(MIX) == HOUSE for tile in of.tiles) else None
