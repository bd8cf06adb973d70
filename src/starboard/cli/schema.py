"""`starboard schema`: the protocol of the server, or that with programs, as a JSON schema, for any language."""

from __future__ import annotations

import argparse
import sys

from starboard.cli.terminal import Terminal
from starboard.kernel.registry import installed
from starboard.lab.programs.schema import schema_text as programs_text
from starboard.server.schema import schema_text
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("--programs", action="store_true", help=w("cli-schema-programs"))


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    sys.stdout.write(programs_text() if arguments.programs else schema_text(installed()))
    return 0
