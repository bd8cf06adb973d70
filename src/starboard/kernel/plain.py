"""Names for plain data: what JSON can hold."""

from __future__ import annotations

from typing import Any, TypeAlias

# An object of JSON whose fields are not declared here: a dump, a view, a schema.
Data: TypeAlias = dict[str, Any]

# The options that a game is started with, by name; `Game.options` says what each may be.
Settings: TypeAlias = dict[str, Any]
