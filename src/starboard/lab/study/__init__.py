"""What the lab asks each game: the same questions of all of them (`Study`), answered in one file a game."""

from __future__ import annotations

from pkgutil import resolve_name

from starboard.lab.study.base import AnyStudy, Study

# Each is imported only when its game is studied.
STUDIES = {
    "arcs": "starboard.lab.study.arcs:ArcsStudy",
    "carcassonne": "starboard.lab.study.carcassonne:CarcassonneStudy",
    "outer_rim": "starboard.lab.study.outer_rim:OuterRimStudy",
}


def study_of(game_id: str) -> AnyStudy:
    """Of a game that nobody has written one for, what can be said of any game."""
    found = resolve_name(STUDIES[game_id])() if game_id in STUDIES else Study()
    assert isinstance(found, Study)
    return found
