"""Where things are drawn on the map: coordinates, for boards only. No rule looks at them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def layout() -> dict[str, Any]:
    text = files("starboard.games.outer_rim").joinpath("data", "layout.toml").read_text(encoding="utf-8")
    return {name: value for name, value in tomllib.loads(text).items() if name not in ("schema", "game")}
