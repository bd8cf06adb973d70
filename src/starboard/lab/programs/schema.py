"""Makes the JSON schema of the protocol with programs from its types."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.lab.programs.messages import Said, Told

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema() -> dict[str, Any]:
    """Say what a program is told, and what it says."""
    (told, said), definitions = msgspec.json.schema_components([Told, Said], ref_template="#/$defs/{name}")
    title = "The protocol of Starboard with programs"
    return {"$schema": DIALECT, "title": title, "told": told, "said": said, "$defs": definitions}


def schema_text() -> str:
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"
