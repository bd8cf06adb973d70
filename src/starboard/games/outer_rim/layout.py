"""Places things on the map: coordinates, for boards only. No rule looks at them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

# data/layout.toml says what everything here is.
Point: TypeAlias = tuple[float, float]


class Drawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file, with exactly these fields."""


class LayoutRim(Drawn, frozen=True):
    centre: Point
    inner_radius: float
    outer_radius: float
    reference_radius: float
    tile_angle: float
    endcap_angle: float


class LayoutPosition(Drawn, frozen=True):
    translate: Point
    rotate: float


class LayoutStack(Drawn, frozen=True):
    faction: str
    connector: str
    at: Point
    radius: float


class LayoutEndcap(Drawn, frozen=True):
    side: str
    translate: Point
    rotate: float
    patrol_stacks: list[LayoutStack]


class LayoutLane(Drawn, frozen=True):
    ends: tuple[str, str]
    control: Point


class LayoutLabel(Drawn, frozen=True):
    at: Point
    upright: Point
    shift: float | UnsetType = UNSET


class LayoutSpace(Drawn, frozen=True):
    at: Point
    radius: float
    contact_spaces: list[Point] | UnsetType = UNSET
    label: LayoutLabel | UnsetType = UNSET


class LayoutTile(Drawn, frozen=True):
    lanes: list[LayoutLane]
    spaces: dict[str, LayoutSpace]


class MapLayout(Drawn, frozen=True):
    box: Point
    label_shift: float
    joint_bow: float
    contact_radius: float
    token_radius: float
    patrol_radius: float
    rim: LayoutRim
    token_slots: dict[str, dict[str, list[Point]]]
    positions: list[LayoutPosition]
    endcaps: dict[str, LayoutEndcap]
    tiles: dict[str, LayoutTile]


@cache
def layout() -> MapLayout:
    text = files("starboard.games.outer_rim").joinpath("data", "layout.toml").read_text(encoding="utf-8")
    tables = {name: value for name, value in tomllib.loads(text).items() if name not in ("schema", "game")}
    return msgspec.convert(tables, MapLayout)
