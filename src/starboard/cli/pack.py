"""`starboard pack check FILE`: whether Outer Rim can be played with a content pack, and what the pack does.

Other commands play with one by `--pack FILE`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from starboard.cli.terminal import Terminal
from starboard.kernel.errors import StarboardError
from starboard.kernel.registry import PackFile, Registry, installed
from starboard.texts import Words

if TYPE_CHECKING:
    from starboard.games.outer_rim.load import Changes

GAME = "outer_rim"  # the game that takes packs


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("what", choices=("check",), help=w("cli-pack-what"))
    parser.add_argument("file", metavar="FILE", type=Path, help=w("cli-pack-file"))


def add_option(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("--pack", metavar="FILE", type=Path, help=w("cli-pack-option"))


def games_with(pack: Path | None, terminal: Terminal) -> Registry:
    """The installed games, one of them with this pack; the terminal then knows the names that the pack gives."""
    if pack is None:
        return installed()
    from starboard.games.outer_rim.load import pack_text
    from starboard.games.outer_rim.names import names_of_pack

    games = Registry(installed().points, {GAME: PackFile(pack.name, pack_text(pack))})
    terminal.words = Words(terminal.words.lang, names_of_pack(games.game(GAME).content))
    return games


def check_game(pack: Path | None, game_id: str) -> None:
    """A pack for a game that takes none is a mistake."""
    if pack is not None and game_id != GAME:
        raise StarboardError("error-no-packs", game=game_id)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    from starboard.games.outer_rim.load import load_pack, read_pack

    pack = read_pack(arguments.file)
    _, changes = load_pack(pack)
    terminal.say("cli-pack-good", file=pack.file, sign=pack.sign)
    tell(changes, terminal)
    return 0


def tell(changes: Changes, terminal: Terminal) -> None:
    """A line for each kind of entries."""
    if not changes.changed and not changes.added:
        terminal.say("cli-pack-nothing")
    for kind, entries in changes.changed.items():
        listed = ", ".join(f"{name} ({', '.join(fields)})" if fields else name for name, fields in entries.items())
        terminal.say("cli-pack-changed", kind=terminal.words("cli-pack-kind", kind=kind), entries=listed)
    for kind, names in changes.added.items():
        terminal.say("cli-pack-added", kind=terminal.words("cli-pack-kind", kind=kind), entries=", ".join(names))
