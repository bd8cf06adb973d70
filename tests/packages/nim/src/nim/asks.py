"""What players are asked in Nim."""

from __future__ import annotations

from typing import ClassVar

from starboard.kernel.ask import Prompt


class NimPrompt(Prompt):
    WORDS: ClassVar[str] = "nim-ask-"


class Play(NimPrompt):
    """Which card is played."""
