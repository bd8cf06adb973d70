"""The environments by name, for gymnasium.make and gymnasium.make_vec."""

from __future__ import annotations

import gymnasium

NAMES = {
    "starboard/Arcs-v0": "arcs",
    "starboard/Carcassonne-v0": "carcassonne",
    "starboard/OuterRim-v0": "outer_rim",
}


def register() -> None:
    """Tell Gymnasium about them; to do so twice changes nothing."""
    for name, game in NAMES.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="starboard.lab.environments.seat:SeatEnv",
                vector_entry_point="starboard.lab.environments.tables:TablesEnv",
                kwargs={"game": game},
            )
