"""Makes the diagrams of rules: `.venv/bin/python web/src/rules/diagrams/make.py [GAME …]`. The same files every time.

`GAME/find.py` has the diagrams of a game: under the id of each what finds its positions, and the rules it is about. A
position is of a game that chance has played, the first one in which what the rules speak of is to be seen.
"""

from __future__ import annotations

import json
import runpy
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
GAMES = tuple(sorted(path.parent.name for path in HERE.glob("*/find.py")))


def made(game: str) -> str:
    """Return what `GAME/diagrams.json` is to hold: for each diagram the first position that is found."""
    diagrams: dict[str, tuple[Callable[[], Iterator[dict[str, Any]]], str]]
    diagrams = runpy.run_path(str(HERE / game / "find.py"))["DIAGRAMS"]
    found = [{"id": name, "rules": rules.split(), **next(find())} for name, (find, rules) in diagrams.items()]
    return json.dumps(found, separators=(",", ":")).replace('},{"id"', '},\n{"id"') + "\n"


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        (HERE / game / "diagrams.json").write_text(made(game), encoding="utf-8")
