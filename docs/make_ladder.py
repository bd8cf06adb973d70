"""Makes the tables of ratings in docs/bots.md from bench/ratings.json.

.venv/bin/python docs/make_ladder.py [--rate]

`--rate` makes that file from the ledgers first, without playing.

They stand between two marks; a test holds the page to the file, and the file to the ledgers. What stands outside of the
marks is written by hand.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from starboard.kernel.registry import installed
from starboard.lab.ratings_file import NAME, kept, ratings, tables, text_of
from starboard.texts import words

FILE = Path(__file__).parent / "bots.md"
BENCH = Path(__file__).parents[1] / "bench"
BLOCK = re.compile(r"(<!-- made by make_ladder\.py -->\n).*?(<!-- end -->)", re.S)


def page(text: str) -> str:
    """Return the page with its tables made anew."""
    w = words("en")
    made = "\n".join(tables(kept(BENCH), {game: w(game) for game in installed().ids}))
    return BLOCK.sub(lambda block: f"{block[1]}{made}\n{block[2]}", text)


if __name__ == "__main__":
    if "--rate" in sys.argv:
        (BENCH / NAME).write_text(text_of(ratings(BENCH)), encoding="utf-8")
    FILE.write_text(page(FILE.read_text(encoding="utf-8")), encoding="utf-8")
