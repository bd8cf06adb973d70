"""Outer Rim for learners, from the state: what the open cards are to seats where they are, of all games at once."""

from __future__ import annotations

import numpy as np

from starboard.games.outer_rim.inside import NONE
from starboard.lab.environments.encoder import BOUND, Floats
from starboard.lab.environments.outer_rim.cells import Cells, Ints
from starboard.lab.environments.outer_rim.sight import Sight
from starboard.lab.environments.outer_rim.table import CREDITS
from starboard.lab.environments.parts import Looks

MUCH = 1 << 40  # more credits than anybody has


class OfferRows:
    """Holds the terms of a seat for the open card of each deck: what it costs, where it is for sale, what it takes."""

    def __init__(self, prices: Ints, places: Ints, takes: Ints, goods: Ints, anywhere: int) -> None:
        self.prices = prices.data.cast("B").cast("q")
        self.places = places.data.cast("B").cast("q")  # by the card that is sold there
        self.takes = takes.data.cast("B").cast("q")  # credits, and goods
        self.goods = goods.data.cast("B").cast("q")  # one number: what all that can be traded in is worth
        self.anywhere = anywhere  # stands for a card that is sold wherever we are

    def put(self, deck: int, price: int = 0, sold_as: int = NONE, takes: int = 0) -> None:
        """Write down the terms of a card; NONE is sold nowhere."""
        self.prices[deck], self.places[deck], self.takes[deck] = price, sold_as, takes


class Offers:
    """Writes of each open card its price, whether who looks may buy it in this space, and whether they can."""

    def __init__(self, sight: Sight, seats: int, rows: Floats, cells: Cells) -> None:
        about, cards, decks = sight.about, len(sight.content.cards), len(sight.content.market)
        self.seats, self.cells = seats, cells
        self.credits, self.spaces = cells.first_of("credits"), cells.first_of("space")
        self.prices: Ints = np.zeros((len(rows), decks), np.int64)
        self.places: Ints = np.full((len(rows), decks), NONE, np.int64)
        self.takes: Ints = np.zeros((len(rows), decks), np.int64)
        self.goods: Ints = np.zeros(len(rows), np.int64)
        every = zip(self.prices, self.places, self.takes, self.goods[:, None], strict=True)
        self.of = [OfferRows(*terms, anywhere=cards) for terms in every]
        # By card and space, where it is for sale; the last but one stands for what is so anywhere, the last for NONE.
        self.for_sale = np.ones((cards + 2, len(sight.content.spaces) + 1), np.bool_)
        for card, barred in enumerate(sight.content.barred_at):
            self.for_sale[card, [space for space in barred if space >= NONE]] = False  # what is less is no space
        self.for_sale[NONE] = False
        self.shape = decks, about.market_size
        self.block = slice(about.market, about.market + decks * about.market_size)
        self.rows = self.part(rows)

    def part(self, rows: Floats) -> Floats:
        """Return that part of rows which is written here, by deck."""
        return rows[:, self.block].reshape(len(rows), *self.shape)[:, :, 2:5]

    def tell(self, looks: Looks, table: Floats) -> None:
        """Write for all who look; cells, and the terms of these seats, are up to date."""
        seats, now, order = looks.seats, self.cells.now, np.arange(len(looks))
        eyes = looks.games * self.seats + seats
        purse = now[order, self.credits + seats] + self.goods.take(eyes)
        told = np.empty((len(looks), self.shape[0], 3), np.float32)
        may = self.for_sale[self.places.take(eyes, axis=0), now[order, self.spaces + seats][:, None]]
        told[:, :, 0] = np.minimum(self.prices.take(eyes, axis=0) / CREDITS, BOUND)
        told[:, :, 1] = may
        told[:, :, 2] = may & (purse[:, None] >= self.takes.take(eyes, axis=0))
        self.rows[eyes] = told
        self.part(table)[...] = told
