"""Says what people call that of which tables have the id: cards, sources of points, seats, bots."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from starboard.bots.called import level_name
from starboard.kernel.game import AnyGame
from starboard.kernel.message import Message
from starboard.lab.study import study_of
from starboard.lab.study.base import POINTS
from starboard.texts import Words, words

KNOWN = 1 << 16  # messages that are kept: most are said again and again


class Names:
    """Names what a game has, in one language."""

    def __init__(self, game: str, words: Words) -> None:
        self.game, self.w, self.study = game, words, study_of(game)
        self._said: dict[bytes, str] = {}
        self._called: dict[tuple[str, str], str] = {}

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

    def known(self, kind: str, name: str) -> str:
        """Return the same as `called`, for many rows."""
        key = kind, name
        if key not in self._called:
            self._called[key] = self.called(kind, name)
        return self._called[key]

    def said(self, message: Message) -> str | None:
        """Say a message; None where there are no words for it, as in a game that has none."""
        key = msgspec.json.encode(message)
        if key not in self._said:
            if not self.w.has(message.key):
                return None
            if len(self._said) >= KNOWN:
                self._said.clear()
            self._said[key] = self.w.say(message)
        return self._said[key]

    def own(self, key: str, **args: int) -> str:
        """Say a text `report-…` as the game does, where it has words of its own for it: `report-<game>-…`."""
        own = key.replace("report-", f"report-{self.game}-", 1)
        return self.w(own if self.w.has(own) else key, **args)


@lru_cache(8)
def names_of(game: AnyGame, lang: str) -> Names:
    """Return the names of a game in a language, with those of its content pack."""
    own = game.own_names()
    return Names(game.id, Words(lang, own) if own else words(lang))
