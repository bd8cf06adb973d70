"""`starboard tables export FILE` and `import FILE`: all tables of a store as one file, and back.

`starboard tables versions` tells which versions of the rules they need.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path

from starboard.cli.terminal import Terminal
from starboard.kernel.errors import StarboardError
from starboard.kernel.registry import Registry, installed
from starboard.kernel.system import system_problem
from starboard.server.config import default_database
from starboard.tables.store import RulesInUse
from starboard.tables.stores import store_for
from starboard.tables.transfer import Report, export, import_
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument(
        "action", choices=["export", "import", "versions"], metavar="ACTION", help=w("cli-tables-action")
    )
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE", help=w("cli-tables-file"))
    parser.add_argument("table", nargs="*", metavar="TABLE", help=w("cli-tables-ids"))
    parser.add_argument("--database", default=default_database(), metavar="URL", help=w("cli-serve-database"))


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    if arguments.action == "versions":
        print_versions(asyncio.run(rules_in(arguments.database)), installed(), terminal)
        return 0
    if arguments.file is None:
        terminal.complain(terminal.words("cli-tables-no-file", action=arguments.action))
        return 2
    try:
        if arguments.action == "export":
            tables = asyncio.run(export_to(arguments.file, arguments.database, arguments.table))
            terminal.say("cli-tables-exported", tables=tables, file=str(arguments.file))
            return 0
        report = asyncio.run(import_from(arguments.file, arguments.database))
    except OSError as error:
        key = "cli-error-write" if arguments.action == "export" else "cli-error-read"
        raise StarboardError(key, path=str(arguments.file), reason=system_problem(error)) from error
    terminal.say("cli-tables-imported", imported=len(report.imported), skipped=len(report.skipped))
    for broken in report.broken:
        terminal.complain(broken.said(terminal.words.lang))
    return 1 if report.broken else 0


async def rules_in(database: str) -> list[RulesInUse]:
    store = store_for(database, read_only=True)
    await store.open()
    try:
        return await store.rules_in_use()
    finally:
        await store.close()


def print_versions(in_use: list[RulesInUse], games: Registry, terminal: Terminal) -> None:
    """Print each version that is needed or can be played: its tables, and whether it could be retired."""
    here = {(game_id, version) for game_id in games.ids for version in games.game(game_id).versions}
    needed = {(one.game, one.version) for one in in_use}
    for game_id, version in sorted(here | needed):
        some = [one for one in in_use if (one.game, one.version) == (game_id, version)]
        if (game_id, version) not in here:
            state = "missing"
        elif version == games.game(game_id).version:
            state = "newest"
        else:
            state = "older" if some else "unused"
        tables = sum(one.tables for one in some)
        unfinished = sum(one.tables for one in some if one.status != "over")
        name = terminal.words(game_id)
        terminal.say(
            "cli-tables-version", game=name, version=version, tables=tables, unfinished=unfinished, state=state
        )
    terminal.say("cli-tables-version-files")


async def export_to(file: Path, database: str, tables: list[str]) -> int:
    """Export to a file, which is there whole or as it was before; returns the number of tables written."""
    store = store_for(database, read_only=True)
    await store.open()
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    lines = 0
    try:
        with unfinished.open("wb") as out:
            async for line in export(store, tables or None):
                out.write(line)
                lines += line.startswith(b'{"table":') and b'"summary":' in line
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
        await store.close()
    return lines


async def import_from(file: Path, database: str) -> Report:
    store = store_for(database)
    await store.open()
    try:
        with file.open("rb") as lines:
            return await import_(store, lines)
    finally:
        await store.close()
