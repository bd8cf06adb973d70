"""Arcs for learners: the court, which stands in the vector by its cards."""

from __future__ import annotations

import numpy as np

from starboard.games.arcs.inside import CARDS
from starboard.lab.environments.arcs.table import ArcsTable
from starboard.lab.environments.encoder import Floats
from starboard.lab.environments.parts import Looks


class Court:
    """Written anew each time, for all games at once."""

    is_full = False

    def __init__(self, about: ArcsTable) -> None:
        self.about = about
        seats = np.arange(about.seats)
        self.order = (seats + seats[:, None]) % about.seats  # by who looks

    def tell(self, looks: Looks, table: Floats) -> None:
        about, games = self.about, len(looks)
        cards = np.array([g.row for _, g, _ in looks])
        agents = np.frombuffer(b"".join([bytes(g.influence) for _, g, _ in looks]), np.uint8).reshape(*cards.shape, 4)
        order = self.order.take(looks.seats, axis=0)
        # The last place is that of no card, and is left out.
        told = np.zeros((games, len(CARDS) + 1, 1 + about.seats), np.float32)
        rows = np.arange(games)[:, None]
        told[rows, cards, 0] = 1
        told[rows, cards, 1:] = agents[rows, :, order].swapaxes(1, 2) / 4
        table[:, about.court : about.aside] = told[:, :-1].reshape(games, -1)

    def forget(self) -> None:
        """Do nothing: nothing is remembered."""
