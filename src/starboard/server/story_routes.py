"""The story of moves that were made before, in the same steps as news: for looking back, and for telling once more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import QueryParameter

from starboard.kernel.game import Game
from starboard.kernel.move import Move
from starboard.kernel.position import Position
from starboard.kernel.story import Step, patches, play_in_steps, views
from starboard.server import messages as m
from starboard.server.http import Asked, Count, TableId, house_of, looking, position_at
from starboard.server.visibility import view_seat, viewpoint_of

MOST_MOVES = 16


class StoryTold(msgspec.Struct):
    """The view after `ply` moves, and the steps of the moves that follow, move by move."""

    ply: int
    view: Any  # see the view types
    moves: list[list[m.StepTold]]


@get("/api/tables/{table_id:str}/story/{ply:int}")
async def story(
    request: Asked,
    table_id: TableId,
    ply: Count,
    moves: Annotated[int, QueryParameter(ge=1, le=MOST_MOVES)] = MOST_MOVES,
    eyes: Annotated[str | None, QueryParameter(pattern=r"^(\d{1,2}(,\d{1,2}){0,15})?$")] = None,
) -> StoryTold:
    """Send the moves after `ply` in steps, through the eyes of one's own seat, or of the one of them that is wanted."""
    hub = house_of(request).hub
    async with looking(request, table_id) as (live, person):
        table = live.table
        position = await position_at(request, live, ply)
        wanted = None if eyes is None else [int(seat) for seat in eyes.split(",") if seat]
        seat = view_seat(table, viewpoint_of(table, person, wanted))
        made = table.moves_between(ply, min(ply + moves, table.ply))
        return await hub.replay(lambda: told(ply, position, made, seat))


def told(ply: int, position: Position[Any], moves: Sequence[Move], seat: int | None) -> StoryTold:
    """Play these moves on, and tell them in steps."""
    game = position.game
    first = game.view(position.state.copy(), seat)  # a view may be made of parts of its state, which goes on
    teller = Teller(game, first, seat)
    legal = (position.legal(move.notation, move.seat, move.aside) for move in moves)
    return StoryTold(ply, first, [teller.tell(play_in_steps(position, option)) for option in legal])


class Teller:
    """Tells moves of a game one after another to somebody who has seen what came before."""

    def __init__(self, game: Game[Any], view: msgspec.Struct, seat: int | None) -> None:
        self.game, self.view, self.seat = game, view, seat

    def tell(self, steps: Sequence[Step[Any]]) -> list[m.StepTold]:
        seen = views(self.game, steps, self.seat)
        changes = patches(self.view, seen)
        self.view = seen[-1]
        return [m.StepTold(len(step.events), patch) for step, patch in zip(steps, changes, strict=True)]


STORY_ROUTES = [story]
