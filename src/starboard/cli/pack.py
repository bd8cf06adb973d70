"""`starboard pack check FILE`: whether its game can be played with a content pack, and what the pack does.

Other commands play with one by `--pack FILE`.
"""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path

from starboard.cli.terminal import Terminal
from starboard.kernel.errors import StarboardError
from starboard.kernel.parts import PackChanges, Packs, resolve
from starboard.kernel.registry import PackFile, Registry, installed, parts_of
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("what", choices=("check",), metavar="ACTION", help=w("cli-pack-what"))
    parser.add_argument("file", metavar="FILE", type=Path, help=w("cli-pack-file"))


def add_option(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("--pack", metavar="FILE", type=Path, help=w("cli-pack-option"))


def games_with(pack: Path | None, terminal: Terminal) -> Registry:
    """Return the installed games, one of them with this pack, whose names the terminal then knows."""
    if pack is None:
        return installed()
    game_id, file, _ = read(pack)
    games = Registry(installed().points, {game_id: file})
    terminal.words = Words(terminal.words.lang, games.game(game_id).own_names())
    return games


def read(path: Path) -> tuple[str, PackFile, Packs]:
    """Read a pack: the game that it names, what is in the file, and what reads it.

    A file that names no game is for the first one that takes packs to judge, which says what is wrong with it.
    """
    try:
        named = str(tomllib.loads(path.read_text(encoding="utf-8")).get("game"))
    except (OSError, ValueError, RecursionError):
        named = ""
    games = installed()
    game_id = named if named in games.ids else next((one for one in games.ids if parts_of(one).packs), named)
    found = parts_of(game_id).packs
    if found is None:
        raise StarboardError("error-no-packs", game=game_id)
    packs = resolve(found, Packs)()
    return game_id, PackFile(path.name, packs.text(path)), packs


def check_game(games: Registry, game_id: str) -> None:
    """Refuse a pack for another game."""
    if games.packs and game_id not in games.packs:
        raise StarboardError("error-no-packs", game=game_id)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    _, file, packs = read(arguments.file)
    changes = packs.changes(file.name, file.text)
    terminal.say("cli-pack-good", file=file.name, sign=changes.sign)
    print_changes(changes, terminal)
    return 0


def print_changes(changes: PackChanges, terminal: Terminal) -> None:
    """Print a line for each kind of entries."""
    if not changes.changed and not changes.added:
        terminal.say("cli-pack-nothing")
    for kind, entries in changes.changed.items():
        listed = ", ".join(f"{name} ({', '.join(fields)})" if fields else name for name, fields in entries.items())
        terminal.say("cli-pack-changed", kind=terminal.words("cli-pack-kind", kind=kind), entries=listed)
    for kind, names in changes.added.items():
        terminal.say("cli-pack-added", kind=terminal.words("cli-pack-kind", kind=kind), entries=", ".join(names))
