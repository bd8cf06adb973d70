"""`starboard schema`: the protocol of the server as a JSON schema, for clients in any language."""

from __future__ import annotations

import argparse
import sys

from starboard.cli.terminal import Terminal
from starboard.kernel.registry import installed
from starboard.server.schema import schema_text
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    """Add the command, which takes no arguments: there is one protocol."""


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    sys.stdout.write(schema_text(installed()))
    return 0
