"""Games as learning environments: PettingZoo, Gymnasium, vectors of games; OpenSpiel in `openspiel` (docs/learning.md).

This package, and nothing else of starboard, needs the extra `learn`.
"""

from __future__ import annotations

from starboard.kernel.extras import needs

needs("learn", "numpy", "gymnasium", "pettingzoo")

from starboard.lab.environments.aec import TableEnv  # noqa: E402 - the message above comes first
from starboard.lab.environments.encoder import ACTIONS, TURN_PAGE, Encoder  # noqa: E402
from starboard.lab.environments.encoders import encoder_of  # noqa: E402
from starboard.lab.environments.fixed import FixedActions  # noqa: E402
from starboard.lab.environments.registration import register  # noqa: E402
from starboard.lab.environments.seat import SeatEnv  # noqa: E402
from starboard.lab.environments.tables import TablesEnv  # noqa: E402

__all__ = [
    "ACTIONS",
    "TURN_PAGE",
    "Encoder",
    "FixedActions",
    "SeatEnv",
    "TableEnv",
    "TablesEnv",
    "encoder_of",
    "register",
]

register()  # so that gymnasium.make("starboard.lab.environments:starboard/Arcs-v0") finds them
