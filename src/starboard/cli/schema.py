"""`starboard schema`: the protocol of the server, that with programs, or the columns of simulations."""

from __future__ import annotations

import argparse
import json
import sys

from starboard.cli.terminal import Terminal
from starboard.kernel.registry import installed
from starboard.lab.programs.schema import schema_text as programs_text
from starboard.server.schema import schema_text
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("--programs", action="store_true", help=w("cli-schema-programs"))
    parser.add_argument("--tables", metavar="GAME", help=w("cli-schema-tables"))


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    if arguments.tables is not None:
        sys.stdout.write(tables_text(arguments.tables))
    else:
        sys.stdout.write(programs_text() if arguments.programs else schema_text(installed()))
    return 0


def tables_text(game: str) -> str:
    """Write the columns of the tables of a game: name, type as Arrow calls it, and meaning."""
    from starboard.lab.columns import columns_of

    tables = {table: [one._asdict() for one in listed] for table, listed in columns_of(installed().game(game)).items()}
    return json.dumps({"game": game, "tables": tables}, ensure_ascii=False, indent=1) + "\n"
