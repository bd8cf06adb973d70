"""Versions of a game's rules.

A table or a record that began under a version is replayed, shown and finished under it; new games get the newest.
Where two versions differ, the rule asks the change that parts them, in one place, and nothing else asks for versions.
Each game lists its changes in `games/<game>/versions.py`. A version that no stored table needs any more
(`starboard tables versions`) is retired: raise the game's `oldest`, delete its changes and their old branches.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starboard.kernel.state import State


@dataclass(frozen=True, slots=True)
class Change:
    """A difference between the rules of one version and those of the versions before it."""

    since: int  # the first version that plays it the new way
    rule: str  # its id in the catalogue
    reason: str

    def applies(self, g: State) -> bool:
        """Tell whether this game is played the new way."""
        return g.version >= self.since


def changes_in(names: Mapping[str, object]) -> tuple[Change, ...]:
    """Collect the changes among the names of a module, in their order."""
    return tuple(value for value in names.values() if isinstance(value, Change))
