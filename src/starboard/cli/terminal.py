"""Where the commands write, and in which language."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from starboard.texts import Words, words


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
        """A bar on standard error, with the time left; results stay alone on standard output.

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
