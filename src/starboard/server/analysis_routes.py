"""Analyses over HTTP: of a table whose game is over, or of a record from elsewhere. Its record tells no less."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter

from starboard.kernel.errors import NoRecord
from starboard.kernel.record import Record
from starboard.kernel.registry import Registry
from starboard.server import messages as m
from starboard.server.http import Asked, TableId, house_of
from starboard.server.records import checked, readers
from starboard.tables.table import TableError

AnalysisId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{32}$", description="id of an analysis")]


def plain(text: str, games: Registry) -> str:
    """The record, played through and written anew: without names, so that the same game is the same text."""
    record, game = checked(text, games)
    for position, _ in record.steps(game):
        last = position
    return Record.of(last).text


@post("/api/tables/{table_id:str}/analysis", status_code=200)
async def analyse_table(request: Asked, table_id: TableId) -> m.AnalysisTold:
    """Have a finished game looked at; once is enough."""
    house = house_of(request)
    async with house.hub.at(table_id) as live:
        table = live.table
        if table.status != "over" or table.position is None:
            raise TableError("analysis-later")
        if table.position.seed is None:  # it began in the middle of another game
            raise NoRecord("error-no-record")
        text = Record.of(table.position).text
    return house.analyses.want(text)


@post("/api/analyses", status_code=200)
async def analyse_record(request: Asked) -> m.AnalysisTold:
    """Have a record (the body, as text) looked at; refused with the line that is wrong."""
    text = (await request.body()).decode(errors="replace")
    house = house_of(request)
    found = await asyncio.get_running_loop().run_in_executor(readers, plain, text, house.hub.games)
    return house.analyses.want(found)


@get("/api/analyses/{analysis_id:str}")
async def analysis(request: Asked, analysis_id: AnalysisId) -> m.AnalysisTold:
    """How far it is, and what is known."""
    return house_of(request).analyses.get(analysis_id)


ANALYSIS_ROUTES = [analyse_table, analyse_record, analysis]
