"""`starboard restore FILE`: a backup, back in an empty database."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from starboard.cli.terminal import Terminal
from starboard.tables.backup import restore
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=w("cli-restore-file"))
    parser.add_argument("--database", required=True, metavar="URL", help=w("cli-serve-database"))


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    counts = asyncio.run(restore(arguments.file, arguments.database)).counts
    tables, people, results = (str(counts[name]) for name in ("tables", "people", "results"))
    terminal.say("cli-restore-done", tables=tables, people=people, results=results)
    return 0
