"""What the tables of all games' tests can be asked: who decides what, and what may not be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard import IllegalChoice
from starboard.kernel.position import Position


class Asked:
    """A table of one game inherits it."""

    position: Position[Any]
    players: Sequence[str]

    def begin(self) -> Any:
        """Go on to the first decision, where that is not done from the start."""

    def expect_ask(self, player: str, about: str, *options: str) -> None:
        """Who is asked what (by the id of the prompt), and, if any are given, exactly these options."""
        self.begin()
        ask = self.position.ask
        assert ask is not None, "nobody is asked: the game is over"
        assert (self.players[ask.seat], ask.kind) == (player, about)
        assert not options or sorted(self.choices) == sorted(options)

    @property
    def choices(self) -> list[str]:
        self.begin()
        assert self.position.ask is not None, "the game is over"
        return [option.notation for option in self.position.ask.options]

    def can(self, start: str) -> list[str]:
        """The options that begin so."""
        return [choice for choice in self.choices if choice.startswith(start)]

    def refused(self, choice: str, by: str | None = None) -> tuple[str, str | None]:
        """Why the choice is not allowed: the end of the message key, and the rule. Nothing must have changed."""
        self.begin()
        before = self.position.dump()
        try:
            self.position.play(choice, None if by is None else self.players.index(by))
        except IllegalChoice as illegal:
            assert self.position.dump() == before
            key = illegal.refusal.reason.key.removeprefix(f"{self.position.game.id}-")
            return key.removeprefix("why-"), illegal.rule
        raise AssertionError(f"{choice} may be chosen")
