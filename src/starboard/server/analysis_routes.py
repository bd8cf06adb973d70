"""Analyses over HTTP: of a table whose game is over, or of a record from elsewhere. Its record tells no less."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter

from starboard.kernel.record import Record
from starboard.kernel.registry import Registry
from starboard.server import messages as m
from starboard.server.http import Asked, TableId, address_of, house_of, looking, record_of
from starboard.server.records import checked

AnalysisId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{32}$", description="id of an analysis")]


def plain(text: str, games: Registry) -> str:
    """Replay the record and write it anew without names, so that the same game is the same text."""
    record, game = checked(text, games)
    for position, _ in record.steps(game):
        last = position
    return Record.of(last).text


@post("/api/tables/{table_id:str}/analysis", status_code=200)
async def analyse_table(request: Asked, table_id: TableId) -> m.AnalysisTold:
    """Start the analysis of a finished game; once is enough."""
    house = house_of(request)
    async with looking(request, table_id) as (live, _):
        text = record_of(live.table, later="analysis-later").text
    return house.analyses.want(text, address_of(request))


@post("/api/analyses", status_code=200)
async def analyse_record(request: Asked) -> m.AnalysisTold:
    """Start the analysis of a record (the body, as text); refused with the line that is wrong."""
    text = (await request.body()).decode(errors="replace")
    house = house_of(request)
    found = await house.readers.do(address_of(request), partial(plain, text, house.hub.games))
    return house.analyses.want(found, address_of(request))


@get("/api/analyses/{analysis_id:str}")
async def analysis(request: Asked, analysis_id: AnalysisId) -> m.AnalysisTold:
    """Tell the progress of an analysis, and what is known so far."""
    return house_of(request).analyses.get(analysis_id)


ANALYSIS_ROUTES = [analyse_table, analyse_record, analysis]
