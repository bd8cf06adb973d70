"""Puts lines on a screen so that none scrolls away before it could be read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from starboard.cli.keyboard import Keyboard
from starboard.cli.terminal import Terminal

Line = list[Segment]


@dataclass(slots=True)
class Pager:
    """Stops when the screen of a person is full; everywhere else it just prints."""

    terminal: Terminal
    keyboard: Keyboard
    used: int = 0  # lines since the person last pressed Enter
    early: str = ""  # an answer that was typed where only Enter was asked for

    @property
    def height(self) -> int | None:
        """Count the lines that can be read at once, above the one that is typed in; None if there is no screen."""
        out = self.terminal.out
        return max(1, out.height - 1) if out.is_terminal else None

    @property
    def stops(self) -> bool:
        return self.keyboard.is_person and self.height is not None

    def ask(self, prompt: str) -> str:
        """Read the next line that is typed: all above it has been read. An early answer is taken as typed here."""
        self.used = 0
        if not self.early:
            return self.keyboard.ask(prompt)
        text, self.early = self.early, ""
        self.terminal.out.print(Text(prompt + text))
        return text

    def print(self, parts: Sequence[RenderableType]) -> None:
        """Stop whenever the screen is full, until somebody has seen enough to answer."""
        if self.stops:
            self.put(self.lines(parts))
        else:
            for part in parts:
                self.terminal.out.print(part)

    def print_together(self, parts: Sequence[RenderableType]) -> None:
        """Print what fits on one screen without tearing it apart: what stood before is read first."""
        if not self.stops:
            self.print(parts)
            return
        lines, height = self.lines(parts), self.height or 1
        if len(lines) <= height < self.used + len(lines):
            self.wait()
        self.put(lines)

    def put(self, lines: Sequence[Line]) -> None:
        for line in lines:
            if self.used >= (self.height or 1) and not self.early:
                self.wait()
            self.terminal.out.print(Segments([*line, Segment.line()]), end="")
            self.used += 1

    def rows(self, parts: Sequence[RenderableType]) -> int:
        return len(self.lines(parts))

    def lines(self, parts: Sequence[RenderableType]) -> list[Line]:
        out = self.terminal.out
        return [line for part in parts for line in out.render_lines(part, pad=False)]

    def wait(self) -> None:
        self.early = self.ask(self.terminal.words("cli-more") + " ")
