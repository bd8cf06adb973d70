"""Reads how a program is named among bots: `program:python3 my_bot.py`."""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Sequence
from pathlib import PurePath

from starboard.kernel.errors import StarboardError

MARK = "program:"
LONGEST = 24  # signs of a name in a table


def is_program(level: str) -> bool:
    """Tell whether a bot is a program of somebody's own."""
    return level.startswith(MARK)


def read_command(text: str) -> list[str]:
    """Split a command as a shell does; no shell runs it. What cannot be started is refused."""
    if os.name != "posix":
        raise StarboardError("error-program-system")
    try:
        words = shlex.split(text.removeprefix(MARK))
    except ValueError:  # a quotation mark that is never closed
        words = []
    if not words or "\0" in text:
        raise StarboardError("error-program-command", command=text)
    if shutil.which(words[0]) is None:
        raise StarboardError("error-program-none", program=words[0], command=text)
    return words


def name_of(level: str) -> str:
    """Name a program in a table: its words without their folders, and only as many as fit."""
    try:
        words: Sequence[str] = shlex.split(level.removeprefix(MARK))
    except ValueError:
        words = [level]
    name = " ".join(PurePath(word).name or word for word in words)
    return name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}"
