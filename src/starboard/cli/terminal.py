"""The output of commands, and its language."""

from __future__ import annotations

import os
import re
import shlex
from typing import Any

from rich import _wrap
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from starboard.texts import Words, words

# Rich breaks lines at every blank, also at those that are there to hold together what they stand in, as in “4 000”.
NO_BREAK = "\u00a0\u202f"
_wrap.re_word = re.compile(rf"[^\S{NO_BREAK}]*[\S{NO_BREAK}]+[^\S{NO_BREAK}]*")


def called() -> list[str]:
    """Return how the person calls us, for commands that we propose: run.py says if they came by it."""
    return shlex.split(os.environ.get("STARBOARD_CALLED", "")) or ["starboard"]


class Terminal:
    def __init__(self, lang: str, console: Console | None = None) -> None:
        self.words: Words = words(lang)
        self.out = console or Console(highlight=False)
        self.err = Console(stderr=True, highlight=False)

    def say(self, key: str, /, **args: Any) -> None:
        self.out.print(self.words(key, **args), markup=False, soft_wrap=True)

    def complain(self, text: str) -> None:
        self.err.print(text, style="bold red", markup=False, soft_wrap=True)

    def progress(self, steady: bool = True) -> Progress:
        """Show a bar on standard error, with the time left; results stay alone on standard output.

        If it is not steady, it is drawn only when told to: nothing goes on beside what is being measured.
        """
        return Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.fields[note]}"),
            console=self.err,
            transient=not self.err.is_terminal,
            auto_refresh=steady,
        )
