"""Says what people call that of which tables have the id: cards, sources of points, seats, bots."""

from __future__ import annotations

from starboard.bots.called import level_name
from starboard.kernel.message import Message
from starboard.lab.study import study_of
from starboard.lab.study.base import POINTS
from starboard.texts import Words


class Names:
    """Names what a game has, in one language."""

    def __init__(self, game: str, words: Words) -> None:
        self.game, self.w, self.study = game, words, study_of(game)

    def called(self, kind: str, name: str) -> str:
        """Return what people call something; its id, where it has no name (as in a content pack not at hand)."""
        if kind in ("seat", "order"):
            return self.w(f"report-name-{kind}", number=int(name) + (kind == "seat"))
        if kind == "bot":
            return level_name(self.w, name)
        message = self.study.name(kind, name)
        if message is None and kind == POINTS:
            message = Message(f"{self.game}-source-{name}")
        return self.w.say(message) if message is not None and self.w.has(message.key) else name

    def own(self, key: str, **args: int) -> str:
        """Say a text `report-…` as the game does, where it has words of its own for it: `report-<game>-…`."""
        own = key.replace("report-", f"report-{self.game}-", 1)
        return self.w(own if self.w.has(own) else key, **args)
