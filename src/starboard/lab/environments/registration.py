"""The environments by name, for gymnasium.make and gymnasium.make_vec."""

from __future__ import annotations

import gymnasium

from starboard.kernel.registry import installed


def name_of(game_id: str) -> str:
    """Return the name of the environment of a game: `starboard/OuterRim-v0` of outer_rim."""
    return f"starboard/{''.join(word.capitalize() for word in game_id.split('_'))}-v0"


def register() -> None:
    """Tell Gymnasium about all installed games; to do so twice changes nothing."""
    for game in installed().ids:
        name = name_of(game)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="starboard.lab.environments.seat:SeatEnv",
                vector_entry_point="starboard.lab.environments.tables:TablesEnv",
                kwargs={"game": game},
            )
