"""`starboard backup FILE`: everything a database holds, in one file."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from starboard.cli.terminal import Terminal
from starboard.kernel.errors import StarboardError
from starboard.kernel.system import system_problem
from starboard.server.config import default_database
from starboard.tables.backup import back_up
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=w("cli-backup-file"))
    parser.add_argument("--database", default=default_database(), metavar="URL", help=w("cli-serve-database"))


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    try:
        counts = asyncio.run(back_up(arguments.database, arguments.file)).counts
    except OSError as error:
        raise StarboardError("cli-error-write", path=str(arguments.file), reason=system_problem(error)) from error
    tables, people, results = (str(counts[name]) for name in ("tables", "people", "results"))
    terminal.say("cli-backup-done", file=str(arguments.file), tables=tables, people=people, results=results)
    return 0
