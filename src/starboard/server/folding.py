"""A table as a client keeps it: the whole from `welcome`, then what every `news` has changed."""

from __future__ import annotations

from starboard.kernel.patch import fold
from starboard.kernel.plain import Data
from starboard.server.messages import PROTOCOL

HELLO: Data = {"do": "hello", "protocol": PROTOCOL}


def folded(table: Data, told: Data) -> Data:
    """Return the table after this message of the server; both are plain JSON data."""
    if told["it"] == "welcome":
        whole: Data = told["table"]
        return whole
    for step in told.get("steps", ()):
        table = {**table, "view": fold(table["view"], step.get("view", {}))}
    now: Data = fold(table, told.get("table", {}))
    return now
