"""The JSON schema of the protocol, made from the types that the server itself reads and writes."""

from __future__ import annotations

from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response

from starboard.kernel.registry import Registry
from starboard.server import messages as m
from starboard.server.analysis_routes import ANALYSIS_ROUTES
from starboard.server.http import ROUTES
from starboard.server.seat_routes import SEAT_ROUTES

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(games: Registry) -> dict[str, Any]:
    """`socket`: what goes each way. `http`: body and answer of every route. `views`: by game. All else in `$defs`."""
    wanted: list[tuple[list[str], Any]] = [
        (["socket", "wish"], m.AnyWish),
        (["socket", "told"], m.AnyTold),
        (["socket", "hint"], m.HintTold),
        (["http", "problem"], m.Problem),
    ]
    for handler in (*ROUTES, *SEAT_ROUTES, *ANALYSIS_ROUTES):
        hints = get_type_hints(handler.fn)
        for method in sorted(handler.http_methods):
            for path in sorted(handler.paths):
                where = ["http", f"{method} {path}"]
                if "data" in hints:
                    wanted.append(([*where, "body"], hints["data"]))
                wanted.append(([*where, "answer"], answer_of(hints["return"])))
    wanted += [(["views", game_id], games.game(game_id).view_type) for game_id in games.ids]
    wanted += [(["inspected", game_id], kind) for game_id in games.ids if (kind := games.game(game_id).inspect_type)]
    schemas, components = msgspec.json.schema_components(
        [kind for _, kind in wanted], schema_hook=plainly, ref_template="#/$defs/{name}"
    )
    whole: dict[str, Any] = {"$schema": DIALECT, "title": "The protocol of Starboard"}
    for (where, _), found in zip(wanted, schemas, strict=True):
        part = whole
        for name in where[:-1]:
            part = part.setdefault(name, {})
        part[where[-1]] = found
    whole["$defs"] = components
    return whole


def answer_of(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Response else kind


def plainly(kind: type) -> dict[str, Any]:
    raise NotImplementedError(kind)


def schema_text(games: Registry) -> str:
    return msgspec.json.format(msgspec.json.encode(schema(games)), indent=2).decode() + "\n"
