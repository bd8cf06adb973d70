"""`starboard compare A B`: what differs between two simulations of the same deals, and how sure that is."""

from __future__ import annotations

import argparse
import csv
import io
import json
from collections.abc import Sequence
from itertools import groupby
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from starboard.cli import pack, saves
from starboard.cli.terminal import Terminal
from starboard.kernel.errors import StarboardError
from starboard.kernel.extras import needs
from starboard.texts import Words

if TYPE_CHECKING:
    from starboard.lab.comparison import Comparison, Figure

MOST = 12  # of the things of a kind: those that differ most surely


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("a", type=Path, metavar="FOLDER", help=w("cli-compare-a"))
    parser.add_argument("b", type=Path, metavar="FOLDER", help=w("cli-compare-b"))
    parser.add_argument("--size", type=float, metavar="X", help=w("cli-compare-size"))
    parser.add_argument("--unfinished", action="store_true", help=w("cli-compare-unfinished"))
    parser.add_argument("--json", action="store_true", help=w("cli-json"))
    parser.add_argument("--csv", type=Path, metavar="FILE.csv", help=w("cli-compare-csv"))
    pack.add_option(parser, w)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    needs("lab", "pyarrow")
    from starboard.lab.comparison import Comparison
    from starboard.lab.run import Run

    if arguments.size is not None and not 0 < arguments.size < 10:
        raise StarboardError("cli-compare-error-size", size=str(arguments.size))
    if arguments.csv and arguments.csv.suffix != ".csv":
        raise StarboardError("cli-compare-error-csv", file=str(arguments.csv))
    a, b = Run(arguments.a), Run(arguments.b)
    # For the names of its cards.
    pack.check_game(pack.games_with(arguments.pack, terminal), a.manifest.game)
    with terminal.err.status(terminal.words("cli-report-progress")):
        comparison = Comparison.of(a, b, arguments.unfinished)
    if arguments.csv:
        saves.write(arguments.csv, as_csv(comparison, terminal.words, arguments.size))
    if arguments.json:
        print(json.dumps(as_data(comparison, terminal.words, arguments.size), ensure_ascii=False))
    else:
        report(comparison, terminal, arguments.size)
    return 0


def as_data(comparison: Comparison, w: Words, size: float | None) -> dict[str, object]:
    return {
        "a": str(comparison.a.folder.path),
        "b": str(comparison.b.folder.path),
        "game": comparison.a.manifest.game,
        "games": comparison.deals,
        "varied": comparison.varied,
        "compared": len(comparison.figures),
        "clear": sum(comparison.clear),
        "seldom": comparison.seldom,
        "figures": comparison.rows(w, size),
    }


def as_csv(comparison: Comparison, w: Words, size: float | None) -> str:
    from starboard.lab.comparison import COLUMNS

    written = io.StringIO()
    rows = csv.DictWriter(written, COLUMNS.names, lineterminator="\n")
    rows.writeheader()
    rows.writerows(comparison.rows(w, size))
    return written.getvalue()


# Telling


def report(comparison: Comparison, terminal: Terminal, size: float | None) -> None:
    from starboard.lab.comparison import ERROR
    from starboard.lab.folder import said_of

    w = terminal.words
    varied = said_of(comparison.varied) if comparison.varied else w("cli-compare-nothing")
    folders = {"a": str(comparison.a.folder.path), "b": str(comparison.b.folder.path)}
    terminal.say("cli-compare-about", games=comparison.deals, **folders)
    terminal.say("cli-compare-varied", varied=varied)
    clear = {id(one) for one, sure in zip(comparison.figures, comparison.clear, strict=True) if sure}
    for title, listed in groupby(comparison.figures, key=lambda one: title_of(one, comparison, w)):
        figures = list(listed)
        shown = figures
        if is_thing(figures[0], comparison):
            shown = sorted(figures, key=lambda one: (one.p, one.name))[:MOST]
        terminal.out.print()
        terminal.out.print(Text(title, style="bold"))
        terminal.out.print(table_of(comparison, shown, clear, w, size))
        if len(figures) > len(shown):
            terminal.say("cli-compare-more", shown=len(shown), all=len(figures))
    compared = len(comparison.figures)
    terminal.out.print()
    terminal.say("cli-compare-many", compared=compared, chance=round(compared * ERROR))
    terminal.say("cli-compare-clear", clear=len(clear))
    if comparison.seldom:
        terminal.say("cli-compare-seldom", seldom=comparison.seldom)
    terminal.say("cli-compare-needed")


def is_thing(figure: Figure, comparison: Comparison) -> bool:
    """Tell whether this is about what is taken or played, of which there may be a hundred."""
    from starboard.lab.study import study_of

    return figure.kind in study_of(comparison.a.manifest.game).things


def title_of(figure: Figure, comparison: Comparison, w: Words) -> str:
    from starboard.lab.comparison import ENDING, ENTRANT, LENGTH, MEAN, SCORE
    from starboard.lab.study.base import DEED, POINTS

    alone = {
        LENGTH: "cli-compare-length",
        SCORE: "cli-compare-length",
        ENDING: "report-ending",
        POINTS: "report-sources",
        DEED: "report-deeds-done",
    }
    if figure.kind in alone:
        return w(alone[figure.kind])
    if is_thing(figure, comparison):
        return w("cli-compare-taken" if figure.measure == MEAN else "report-by-thing", kind=figure.kind)
    return w("report-by", kind="bot" if figure.kind == ENTRANT else figure.kind)


def table_of(comparison: Comparison, figures: Sequence[Figure], clear: set[int], w: Words, size: float | None) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    headings = ["", "A", "B", "B − A", w("report-interval"), w("cli-compare-games")]
    if size is not None:
        headings.append(w("cli-compare-games-size", size=w("cli-percent", rate=size)))
    for at, heading in enumerate(headings):
        table.add_column(Text(heading), justify="right" if at else "left", overflow="fold", no_wrap=at > 0)
    for one in figures:
        mark = "" if id(one) not in clear else " ▲" if one.difference > 0 else " ▼"
        low, high = (signed(value, one, w) if abs(value) < inf else "∞" for value in (one.low, one.high))
        cells = [
            comparison.named(one, w) + mark,
            said(one.a, one, w),
            said(one.b, one, w),
            signed(one.difference, one, w),
            f"{low} … {high}",
            whole(one.needed(one.difference), w),
        ]
        if size is not None:
            cells.append(whole(one.needed(one.sized(size)), w))
        table.add_row(*map(Text, cells))
    return table


def said(value: float, figure: Figure, w: Words) -> str:
    if figure.measure == "rate":
        return w("cli-percent", rate=value)
    size = max(abs(figure.a), abs(figure.b))
    return w("cli-decimal", number=value) if size < 10 else w("report-tenths", number=value)


def signed(value: float, figure: Figure, w: Words) -> str:
    told = said(abs(value), figure, w)
    return told if told == said(0.0, figure, w) else f"{'+' if value > 0 else '−'}{told}"


def whole(count: int | None, w: Words) -> str:
    return "–" if count is None else w("report-whole", number=count)
