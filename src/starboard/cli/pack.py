"""`starboard pack`: begins a content pack, writes the cards of a game as one, checks one, and lists what is to do.

Other commands play with one by `--pack FILE`.
"""

from __future__ import annotations

import argparse
import re
from itertools import groupby
from pathlib import Path

from starboard.cli.pack_page import page, said
from starboard.cli.terminal import Terminal
from starboard.kernel.errors import StarboardError
from starboard.kernel.parts import PackChanges, PackFile, Packs, bounded_text, resolve
from starboard.kernel.registry import Registry, installed, parts_of
from starboard.kernel.system import system_problem
from starboard.texts import Words

# The game of a pack, before anything else of it is read: a field of TOML, the name of the first column of a sheet.
NAMED = re.compile(r"""^(?:game[ \t]*=[ \t]*["']|\ufeff?"?(?=\w+"?[,;\t]"?id\b))(\w+)""", re.MULTILINE)


ACTIONS = ("new", "export", "check", "preview", "todo")


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("what", choices=ACTIONS, metavar="ACTION", help=w("cli-pack-what"))
    parser.add_argument("file", metavar="FILE", type=Path, nargs="?", help=w("cli-pack-file"))
    parser.add_argument("--game", metavar="GAME", help=w("cli-pack-game"))
    parser.add_argument("--only", metavar="DECK", nargs="+", default=[], help=w("cli-pack-only"))
    parser.add_argument("--html", metavar="FILE", type=Path, help=w("cli-pack-html"))
    add_option(parser, w)


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

    A file that names no game is for that one to judge which is meant where nobody names one.
    """
    try:
        match = NAMED.search(bounded_text(path))
        named = match[1] if match else ""
    except (OSError, ValueError):
        named = ""
    game_id, packs = packs_of(named if named in installed().ids else None)
    return game_id, PackFile(path.name, packs.text(path)), packs


def packs_of(game_id: str | None) -> tuple[str, Packs]:
    """Return what reads the packs of a game, or of the easiest one that takes any."""
    if game_id is None:
        takers = [one for one in installed().ids if parts_of(one).packs]
        game_id = min(takers, key=lambda one: (parts_of(one).complexity, one))
    found = installed().game(game_id).parts.packs
    if found is None:
        raise StarboardError("error-no-packs", game=game_id)
    return game_id, resolve(found, Packs)()


def asked(arguments: argparse.Namespace, path: Path | None) -> tuple[str, PackFile | None, Packs]:
    """Return the game that a pack names, or that is named where there is no pack, and what reads its packs."""
    if path is not None:
        return read(path)
    game_id, packs = packs_of(arguments.game)
    return game_id, None, packs


def check_game(games: Registry, game_id: str) -> None:
    """Refuse a pack for another game."""
    if games.packs and game_id not in games.packs:
        if parts_of(game_id).packs:
            raise StarboardError("cli-pack-other-game", game=game_id, found=", ".join(games.packs))
        raise StarboardError("error-no-packs", game=game_id)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    what: str = arguments.what
    if arguments.file is None and what != "todo":
        raise StarboardError("cli-pack-which")
    {"new": new, "export": export, "check": check, "preview": preview, "todo": todo}[what](arguments, terminal)
    return 0


def check(arguments: argparse.Namespace, terminal: Terminal) -> None:
    game_id, file, packs = read(arguments.file)
    changes = packs.changes(file.name, file.text)
    terminal.say("cli-pack-good", file=file.name, sign=changes.sign)
    print_changes(game_id, changes, terminal)


def preview(arguments: argparse.Namespace, terminal: Terminal) -> None:
    """Print each card that the pack touches, or write a page with all of them in every language."""
    game_id, file, packs = read(arguments.file)
    cards = packs.preview(file)
    names = Registry(installed().points, {game_id: file}).game(game_id).own_names()
    if arguments.html:
        return write(arguments.html, page(file.name, game_id, cards, names), terminal)
    w = Words(terminal.words.lang, names)
    for card in cards:
        name, texts, stories = said(card, w)
        head = f"{w(f'{game_id}-pack-kind', kind=card.kind)}: {name} ({card.id})"
        terminal.out.print("\n".join((head, *texts, *stories, "")), markup=False, soft_wrap=True)
    return None


def new(arguments: argparse.Namespace, terminal: Terminal) -> None:
    """Write the beginning of a pack, with what to do next in comments."""
    comment = "".join(f"# {line}\n" for line in terminal.words("cli-pack-begin").splitlines())
    write(arguments.file, f"{comment}\n{packs_of(arguments.game)[1].example()}", terminal)


def export(arguments: argparse.Namespace, terminal: Terminal) -> None:
    _, over, packs = asked(arguments, arguments.pack)
    path: Path = arguments.file
    if path.suffix not in (".toml", ".csv"):
        raise StarboardError("cli-pack-form", file=path.name)
    write(path, packs.export(path.name, arguments.only, over), terminal)


def todo(arguments: argparse.Namespace, terminal: Terminal) -> None:
    """Print a check-list, deck by deck, and what no pack can change."""
    game_id, over, packs = asked(arguments, arguments.file)
    for (kind, deck), some in groupby(packs.todo(over), key=lambda one: (one.kind, one.deck)):
        listed = list(some)
        done = sum(one.done for one in listed)
        name = terminal.words(f"{game_id}-pack-kind", kind=kind) + (f", {deck}" if deck else "")
        terminal.say("cli-pack-todo-deck", deck=name, done=done, all=len(listed))
        for one in listed:
            said = f"[{'x' if one.done else ' '}] {one.id}" + (f" – {one.name}" if one.name else "")
            said += f": {', '.join(one.fields)}" if one.fields else ""
            if one.words:
                said += terminal.words("cli-pack-todo-words", words=", ".join(one.words))
            terminal.out.print(said, markup=False, soft_wrap=True)
    terminal.say(f"{game_id}-pack-fixed")


def write(path: Path, text: str, terminal: Terminal) -> None:
    """Write a file that is not there yet: nobody's work is overwritten."""
    try:
        with path.open("x", encoding="utf-8", newline="") as file:
            file.write(text)
    except OSError as error:
        raise StarboardError("cli-pack-unwritten", file=path.name, reason=system_problem(error)) from error
    terminal.say("cli-pack-written", file=path.name)


def print_changes(game_id: str, changes: PackChanges, terminal: Terminal) -> None:
    """Print a line for each kind of entries."""
    if not changes.changed and not changes.added:
        terminal.say("cli-pack-nothing")
    for kind, entries in changes.changed.items():
        listed = ", ".join(f"{name} ({', '.join(fields)})" if fields else name for name, fields in entries.items())
        terminal.say("cli-pack-changed", kind=terminal.words(f"{game_id}-pack-kind", kind=kind), entries=listed)
    for kind, names in changes.added.items():
        terminal.say("cli-pack-added", kind=terminal.words(f"{game_id}-pack-kind", kind=kind), entries=", ".join(names))
