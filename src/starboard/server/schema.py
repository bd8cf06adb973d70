"""The JSON schema of the protocol, made from the types that the server itself reads and writes."""

from __future__ import annotations

import re
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response

from starboard.kernel.fact import Fact
from starboard.kernel.game import AnyGame
from starboard.kernel.registry import Registry
from starboard.server import messages as m
from starboard.server.analysis_routes import ANALYSIS_ROUTES
from starboard.server.codes import CODE_ROUTES
from starboard.server.data_routes import DATA_ROUTES
from starboard.server.day_routes import DAY_ROUTES
from starboard.server.following import FOLLOWING_ROUTES
from starboard.server.form_routes import FORM_ROUTES
from starboard.server.http import ROUTES
from starboard.server.mail_routes import MAIL_ROUTES
from starboard.server.notice_routes import NOTICE_ROUTES
from starboard.server.pack_routes import PACK_ROUTES
from starboard.server.people_routes import PEOPLE_ROUTES
from starboard.server.seat_routes import SEAT_ROUTES
from starboard.server.story_routes import STORY_ROUTES

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(games: Registry) -> dict[str, Any]:
    """Make `socket`: what goes each way; `http`: body and answer of every route; the rest by game; types in `$defs`."""
    wanted: list[tuple[list[str], Any]] = [
        (["socket", "wish"], m.AnyWish),
        (["socket", "told"], m.AnyTold),
        (["socket", "hint"], m.HintTold),
        (["http", "problem"], m.Problem),
        (["http", "GET /api/games/{game:str}/lesson", "answer"], m.LessonTold),
        (["http", "GET /api/games/{game:str}/form", "answer"], m.FormTold),
    ]
    routes = (
        *ROUTES,
        *SEAT_ROUTES,
        *STORY_ROUTES,
        *DATA_ROUTES,
        *PEOPLE_ROUTES,
        *DAY_ROUTES,
        *MAIL_ROUTES,
        *FOLLOWING_ROUTES,
        *NOTICE_ROUTES,
        *ANALYSIS_ROUTES,
        *CODE_ROUTES,
        *PACK_ROUTES,
        *FORM_ROUTES,
    )
    for handler in routes:
        hints = get_type_hints(handler.fn)
        for method in sorted(handler.http_methods):
            for path in sorted(handler.paths):
                where = ["http", f"{method} {path}"]
                if "data" in hints:
                    wanted.append(([*where, "body"], hints["data"]))
                wanted.append(([*where, "answer"], answer_of(hints["return"])))
    wanted += [one for game_id in games.ids for one in told_by(games.game(game_id))]
    schemas, definitions = msgspec.json.schema_components(
        [kind for _, kind in wanted], schema_hook=plainly, ref_template="#/$defs/{name}"
    )
    whole: dict[str, Any] = {"$schema": DIALECT, "title": "The protocol of Starboard"}
    for (where, _), found in zip(wanted, schemas, strict=True):
        part = whole
        for name in where[:-1]:
            part = part.setdefault(name, {})
        part[where[-1]] = found
    for section, declared in (("events", "event_types"), ("asks", "prompt_types")):
        whole[section] = {}
        for game_id in games.ids:
            facts = getattr(games.game(game_id), declared).values()
            if not facts:
                continue
            name = f"{camel(game_id)}{section.removesuffix('s').capitalize()}"
            definitions |= {title_of(fact): fact_schema(fact) for fact in facts}
            definitions[name] = {"title": name, "oneOf": [{"$ref": f"#/$defs/{title_of(fact)}"} for fact in facts]}
            whole[section][game_id] = {"$ref": f"#/$defs/{name}"}
    whole["$defs"] = definitions
    return whole


def told_by(game: AnyGame) -> list[tuple[list[str], Any]]:
    """Name the types in which a game tells of itself, by section."""
    types = {
        "views": game.view_type,
        "inspected": game.inspect_type,
        "outlooks": game.outlook_type,
        "components": game.components_type,
    }
    return [([section, game.id], kind) for section, kind in types.items() if kind is not None]


def fact_schema(fact: type[Fact]) -> dict[str, Any]:
    """Describe what `is` and `facts` of an event or an ask are, if it is this one."""
    return {
        "title": title_of(fact),
        "type": "object",
        "properties": {"is": {"const": fact.id()}, "facts": fact.schema()},
        "required": ["is", "facts"],
    }


def title_of(fact: type[Fact]) -> str:
    """Name the type in the client: `ArcsEventMoved`, `ArcsAskLead`."""
    return camel(f"{fact.WORDS}{fact.id()}")


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in re.split(r"[-_]", name))


def answer_of(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Response else kind


def plainly(kind: type) -> dict[str, Any]:
    raise NotImplementedError(kind)


def schema_text(games: Registry) -> str:
    return msgspec.json.format(msgspec.json.encode(schema(games)), indent=2).decode() + "\n"
