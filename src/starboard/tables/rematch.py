"""The same people once more: the plan of the table where they play again."""

from __future__ import annotations

from typing import Any

from starboard.kernel.fair import fresh_secret
from starboard.kernel.game import Game
from starboard.kernel.plain import Settings
from starboard.kernel.setting import OneSeat, settled
from starboard.tables.deeds import Created, Kept
from starboard.tables.luck import SEALED
from starboard.tables.table import Table


def plan_again(table: Table, game: Game[Any], person: str | None) -> Created:
    """Plan the same seats, bots and options under the rules of `game`. Every seat is kept for who sat there.

    The webhook is known to whoever made the table, and goes on only with them.
    """
    seats = len(table.seats)
    options = settled(game.options, seats, passed_on(game, seats, table.plan.options))
    game.start(seats, 0, options)  # what cannot be played any more is refused now
    return Created(
        game=game.id,
        version=game.version,
        seats=tuple(seat.plan for seat in table.seats),
        options=options,
        secret=fresh_secret(),
        public=table.plan.public,
        hints=table.plan.hints,
        clock=table.plan.clock,
        webhook=table.plan.webhook if person == table.owner else None,
        fair=SEALED,
        pack=table.plan.pack,
        shuffle=table.plan.shuffle,
        delay=table.plan.delay,
        watchers=table.plan.watchers,
        kept=tuple(
            Kept(number, seat.person, seat.name) for number, seat in enumerate(table.seats) if seat.person is not None
        ),
    )


def passed_on(game: Game[Any], seats: int, options: Settings) -> Settings:
    """Renew the options, and let the next player begin."""
    renewed = dict(game.renewed(seats, options))
    for name, setting in game.options.items():
        if isinstance(setting, OneSeat) and name in renewed:
            renewed[name] = setting.passed_on(renewed[name], seats)
    return renewed
