"""Declares where the points of a game come from, and which events mark its timeline: data, for charts and the lab.

A game declares them in `sources.json` beside the module of its `Game`:

    {
      "gains": [{"event": "scored", "source": "{kind}"}, {"event": "tie", "source": "tie", "points": 1}],
      "together": {"tie": "fight"},
      "order": ["route", "planet", "fight"],
      "marks": [{"event": "fight", "name": "fight", "icon": "swords"}]
    }

A word in braces stands for what the event says in that field. What a source is called is the text `<game>-source-<id>`,
a mark `<game>-mark-<name>`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec

from starboard.kernel.event import Event
from starboard.kernel.fact import fields_of
from starboard.kernel.game import AnyGame
from starboard.kernel.plain import Data

FILE = "sources.json"
FIELD = re.compile(r"\{(\w+)\}")


class Gain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Points that an event brings its `seat`."""

    event: str
    source: str
    points: str | int = "points"  # the field that has them, or how many it are each time


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    event: str
    name: str
    icon: str  # of those that the client has
    icons: dict[str, str] = {}  # others, by name


class Sources(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    gains: list[Gain] = []
    together: dict[str, str] = {}  # what charts show a source as, where several are one
    order: list[str] = []  # in which charts stack them
    other: str | None = None  # what charts show a source as that is in neither
    rest: str | None = None  # where points come from that no event tells of, if the result has more of them
    marks: list[Mark] = []  # the weightier ones first


def sources_of(game: AnyGame) -> Sources:
    """Return what a game declares; nothing, if it declares none. msgspec.ValidationError names what is wrong."""
    return read(type(game).__module__.rpartition(".")[0])


@cache
def read(package: str) -> Sources:
    file = files(package) / FILE if package else None
    return msgspec.json.decode(file.read_bytes(), type=Sources) if file and file.is_file() else Sources()


def gained(gain: Gain, event: Event) -> tuple[int, str, int]:
    """Tell who gets how many points by an event, and from what source: seat, source, points."""
    facts: Data = event.facts
    points = facts[gain.points] if isinstance(gain.points, str) else gain.points
    return facts["seat"], FIELD.sub(lambda field: str(facts[field[1]]), gain.source), points


def source_problems(game: AnyGame) -> Iterator[str]:
    """Tell what is declared of events and fields that the game does not have."""
    sources = sources_of(game)
    for gain in sources.gains:
        points = [gain.points] if isinstance(gain.points, str) else []
        yield from unknown(game, gain.event, ["seat", *points, *FIELD.findall(gain.source)])
    for mark in sources.marks:
        yield from unknown(game, mark.event, FIELD.findall(mark.name))
    for shown in (*sources.together.values(), sources.other, sources.rest):
        if shown is not None and shown not in sources.order:
            yield f"{FILE}: {shown} has no place in the order"


def unknown(game: AnyGame, event: str, names: list[str]) -> Iterator[str]:
    kind = game.event_types.get(event)
    if kind is None:
        yield f"{FILE}: no event is called {event}"
        return
    there = {field.name for field in fields_of(kind)}
    yield from (f"{FILE}: {event} has no field {name}" for name in names if name not in there)
