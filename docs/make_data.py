"""Makes the tables of docs/data.md: every column of the tables of simulations, and what it means.

.venv/bin/python docs/make_data.py

They are made of the declarations (`lab/columns.py`, `lab/features.toml`, the events and studies of the games) between
two marks for each part; a test holds them together. What stands outside of the marks is written by hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import starboard
from starboard.lab.columns import FACT, FEATURE, Column, columns, columns_of
from starboard.lab.study import study_of

FILE = Path(__file__).parent / "data.md"
BLOCK = re.compile(r"(<!-- made by make_data\.py: (\w+) -->\n).*?(<!-- end -->)", re.S)
GAMES = ("carcassonne", "arcs", "outer_rim")


def page(text: str) -> str:
    """Return the page with its tables made anew."""
    return BLOCK.sub(lambda block: f"{block[1]}\n{part(block[2])}\n{block[3]}", text)


def part(name: str) -> str:
    """Return the tables of a part: those that every game has, the columns of one game, or those of a comparison."""
    return "\n".join(of_game(name) if name in GAMES else of_all() if name == "tables" else of_comparison())


def of_all() -> Iterator[str]:
    for table, listed in columns(["leader"], ["…"], {"…": "name"}, named=True).items():
        yield f"### {table}\n"
        yield from shown(listed)
        yield ""


def of_game(name: str) -> Iterator[str]:
    """List what a game has of its own: whom, what it counts, features and facts."""
    game, study = starboard.game(name), study_of(name)
    yield f"Seats are told apart by {listed(study.people)} (`results`).\n"
    kinds = ["points", "deed", *study.things, *study.dice]
    yield f"Kinds that are counted (`tallies`, `kind`): {listed(kinds)}.\n"
    yield from shown(column for column in columns_of(game)["turns"] if column.name.startswith(FEATURE))
    yield ""
    yield from shown(column for column in columns_of(game)["events"] if column.name.startswith(FACT))


def of_comparison() -> Iterator[str]:
    from starboard.lab.comparison import ABOUT, COLUMNS

    yield from shown(Column(field.name, str(field.type), ABOUT[field.name]) for field in COLUMNS)


def shown(listed: Iterable[Column]) -> Iterator[str]:
    yield "| column | type | meaning |"
    yield "|---|---|---|"
    for column in listed:
        yield f"| `{column.name}` | {column.type} | {column.about} |"


def listed(ids: Iterable[str]) -> str:
    return ", ".join(f"`{one}`" for one in ids)


if __name__ == "__main__":
    FILE.write_text(page(FILE.read_text(encoding="utf-8")), encoding="utf-8")
