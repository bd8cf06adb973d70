"""Makes the tables of levels in docs/bots.md from what was measured: bots/GAME/levels.json.

    .venv/bin/python docs/make_levels.py

They stand between two marks; a test holds the page to the files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from starboard.bots import has_mind, ladder
from starboard.bots.ladder import PEOPLE, Ladder
from starboard.bots.levels import Rung
from starboard.kernel.registry import installed
from starboard.texts import words

FILE = Path(__file__).parent / "bots.md"
BLOCK = re.compile(r"(<!-- made by make_levels\.py -->\n).*?(<!-- end -->)", re.S)


def made_of(rung: Rung) -> str:
    if rung.searches:
        return f"search, {rung.tries} tries" if rung.tries is not None else f"search, {rung.seconds:g} s"
    parts = (
        f"foresight {rung.foresight:g}" if rung.foresight < 1 else "",
        f"forgets {rung.forgets} %" if rung.forgets else "",
        f"overlooks {rung.overlooks} %" if rung.overlooks else "",
        f"misjudges {rung.error:g}" if rung.error else "",
    )
    return ", ".join(filter(None, parts))


def signed(elo: float) -> str:
    return f"{elo:+.0f}".replace("-", "−")


def level_rows(name: str, levels: Ladder) -> Iterator[str]:
    for level in PEOPLE:
        aim, known = levels.aims[level], levels.measured.get(level)
        told = "not measured | | "
        if known is not None:
            told = f"{signed(known.elo)} | {signed(known.low)} to {signed(known.high)} | {known.deals}"
        yield f"| {name} | {level} | {made_of(levels.rungs[level])} | {'–' if aim is None else signed(aim)} | {told} |"


def match_rows(name: str, levels: Ladder) -> Iterator[str]:
    for one in levels.matches:
        between = f"{100 * one.low:.1f}–{100 * one.high:.1f} %"
        yield f"| {name} | {one.level} – {one.other} | {100 * one.score:.1f} % | {between} | {one.deals} |"


def tables() -> list[str]:
    w = words("en")
    found = [(w(game), ladder(game)) for game in installed().ids if has_mind(game)]
    return [
        "| game | level | made of | aim | Elo | 95 % | deals |",
        "|---|---|---|---|---|---|---|",
        *(row for name, levels in found for row in level_rows(name, levels)),
        "",
        "| game | match | first wins | 95 % | deals |",
        "|---|---|---|---|---|",
        *(row for name, levels in found for row in match_rows(name, levels)),
    ]


def page(text: str) -> str:
    """Return the page with its tables made anew."""
    return BLOCK.sub(lambda block: f"{block[1]}{chr(10).join(tables())}\n{block[2]}", text)


if __name__ == "__main__":
    FILE.write_text(page(FILE.read_text(encoding="utf-8")), encoding="utf-8")
