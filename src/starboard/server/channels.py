"""Channels: the ways by which notices reach people who are elsewhere. Each takes a notice, and brings it on its way."""

from __future__ import annotations

import json
from typing import Protocol

import msgspec

from starboard.server.webhooks import Caller, CallFailed
from starboard.tables.notices import Kind
from starboard.texts import words

Args = dict[str, str | int]  # of a message


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Tells one person, or whoever reads along at a table's webhook, of one thing. Holds nothing that is secret."""

    kind: Kind
    key: str  # of its words; those of `key-title` are a title for it
    args: Args
    path: str  # its page on this site
    language: str = "en"
    person: str = ""  # a person's id; empty for a webhook
    table: str = ""
    game: str = ""
    about: str = ""  # a person's id: who invites or asks
    receiver: str = ""  # the only one of a channel that it is for; empty: all that the person has there

    @property
    def title(self) -> str:
        return self._said(f"{self.key}-title")

    @property
    def text(self) -> str:
        return self._said(self.key)

    def _said(self, key: str) -> str:
        say = words(self.language)
        game = say(self.game) if say.has(self.game) else self.game
        return say(key, **{"game": game, "table": self.table, **self.args})

    @property
    def topic(self) -> str:
        """Name what it is about: of two notices of one topic the newer one counts."""
        return self.table or f"{self.kind} {self.about}"


class Later(Exception):
    """Says that a notice could not be brought now to these receivers (empty: all), but perhaps after so many seconds.

    It waits in the store, and is tried again if it is still true then.
    """

    def __init__(self, receivers: tuple[str, ...] = ("",), seconds: float = 0.0) -> None:
        self.receivers = receivers
        self.seconds = seconds


class Nobody(Exception):
    """Says that the person cannot be reached by this channel: they have given no browser, or no address."""


class Channel(Protocol):
    name: str  # by which people choose it, and metrics count it

    async def send(self, notice: Notice) -> None:
        """Bring a notice to its person. Raises Nobody, Later to be tried again, anything else if it is lost."""


class TableHook:
    """The webhook of a table, which a chat service has given out."""

    name = "webhook"

    def __init__(self, caller: Caller, url: str, waiting: list[int]) -> None:
        self.caller = caller
        self.url = url
        self.waiting = waiting  # seats

    async def send(self, notice: Notice) -> None:
        answer = await self.caller.post(self.url, self.body_of(notice), {"Content-Type": "application/json"})
        if not answer.is_good:
            raise CallFailed

    def body_of(self, notice: Notice) -> bytes:
        """Serialize a notice: `text` and `content` are what the common chat services read; the rest is for programs.

        Nobody is called by a name such as `@everyone`: one service is told so, for the others the sign is separated
        from its word by a space that cannot be seen.
        """
        names = str(notice.args.get("names", ""))
        for sign in "@<":
            names = names.replace(sign, f"{sign}\u200b")
        text = msgspec.structs.replace(notice, args={**notice.args, "names": names}).text
        body = {
            "text": text,
            "content": text,
            "allowed_mentions": {"parse": []},
            "table": notice.table,
            "game": notice.game,
            "waiting": self.waiting,
        }
        return json.dumps(body).encode()
