"""The `starboard` command: finds the subcommand, chooses the language, and tells errors in it."""

from __future__ import annotations

import argparse
import locale
import os
import shlex
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise

from starboard import __version__
from starboard.cli.arguments import said_by
from starboard.cli.terminal import Terminal, called
from starboard.kernel.errors import StarboardError
from starboard.texts import LANGUAGES, Words, words

# Each is a module of this package with `add(parser, words)` and `run(arguments, terminal)`; only the one that is
# called is imported.
COMMANDS = (
    "serve",
    "play",
    "replay",
    "rules",
    "verify",
    "analyse",
    "tables",
    "admin",
    "backup",
    "restore",
    "schema",
    "duel",
    "conform",
    "ladder",
    "solo",
    "simulate",
    "report",
    "compare",
    "bench",
    "pack",
)

# Who says which language it is, the first that does: as programs that ask gettext read it, installed or not.
SAY_LANGUAGE = ("STARBOARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_of(arguments: Sequence[str]) -> str:
    """Choose the language by --lang, by STARBOARD_LANG or by the system; English if it is none of ours."""
    for before, word in pairwise(arguments):
        if before == "--lang" and word in LANGUAGES:
            return word
    for word in arguments:
        if word.startswith("--lang=") and word[7:] in LANGUAGES:
            return word[7:]
    chosen = next(filter(None, map(os.environ.get, SAY_LANGUAGE)), None) or locale.getlocale()[0] or ""
    return chosen[:2] if chosen[:2] in LANGUAGES else "en"


def parse(lang: str, given: list[str]) -> argparse.Namespace:
    """Read the line, with help and errors in the language; without a command it is `serve`."""
    if is_for_server(given):
        given = ["serve", *given]
    wanted = next((word for word in given if word in COMMANDS), "serve")
    w = words(lang)
    with said_by(w) as parsers:
        parser = make_parser(parsers, w, wanted)
        parsed = parser.parse_args(given)
        return parsed if parsed.command else parser.parse_args([*given, wanted])


def is_for_server(given: list[str]) -> bool:
    """Check that the line begins with an option that only `serve` has: `starboard --lan`."""
    first = given[0].partition("=")[0] if given else ""
    return first.startswith("--") and first not in ("--help", "--version", "--lang")


def make_parser(parsers: type[argparse.ArgumentParser], w: Words, wanted: str) -> argparse.ArgumentParser:
    parser = parsers(shlex.join(called()), description=w("cli-about"))
    version = f"starboard {__version__}"
    parser.add_argument("--version", action="version", version=version, help=w("cli-arguments-version"))
    parser.add_argument("--lang", choices=LANGUAGES, help=w("cli-lang"))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name in COMMANDS:
        command = commands.add_parser(name, help=w(f"cli-{name}"), description=w(f"cli-{name}"))
        command.add_argument("--lang", choices=LANGUAGES, default=w.lang, help=w("cli-lang"))
        if name == wanted:
            import_module(f"starboard.cli.{name}").add(command, w)
    return parser


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; without one the server, as `starboard serve`."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    lang = language_of(given)
    parsed = parse(lang, given)
    terminal = Terminal(lang)
    try:
        code = import_module(f"starboard.cli.{parsed.command}").run(parsed, terminal)
    except StarboardError as error:
        terminal.complain(error.said(lang))
        code = 2
    except KeyboardInterrupt:
        code = 130
    except BrokenPipeError:
        # Whoever read our output has enough of it (`starboard rules | head`).
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)
