"""`starboard pack check FILE`: whether Outer Rim can be played with a content pack, and what the pack does."""

from __future__ import annotations

import argparse
from pathlib import Path

from starboard.cli.terminal import Terminal
from starboard.games.outer_rim.load import Changes, load_pack, read_pack
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("what", choices=("check",), help=w("cli-pack-what"))
    parser.add_argument("file", metavar="FILE", type=Path, help=w("cli-pack-file"))


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
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
