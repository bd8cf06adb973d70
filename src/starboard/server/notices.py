"""Notices when it is somebody's turn: a table may have a webhook that a chat service gives out.

Browsers are told over their socket; this is for people who are elsewhere.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import socket
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from starboard.server.hub import Hub, Live
from starboard.tables.deeds import Ended, Entry
from starboard.tables.table import Table, TableError
from starboard.texts import words

log = logging.getLogger("starboard.notices")

PATIENCE = 10.0


class NoRedirects(HTTPRedirectHandler):
    """A webhook leads where it says, and nowhere else."""

    def redirect_request(self, *args: object, **kwargs: object) -> None:
        return None


def check_webhook(url: str, private: bool) -> None:
    """Refuse what is no HTTP address or, unless allowed, leads into our own network. Asks the name service: slow."""
    try:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname or len(url) > 2000 or not url.isprintable():
            raise TableError("table-bad-webhook")
        port = parts.port or 443
        if private:
            return
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, ValueError):  # no such host, or no address at all
        raise TableError("table-bad-webhook") from None
    addresses = [ipaddress.ip_address(str(address[0]).partition("%")[0]) for *_, address in found]
    if any(not address.is_global or address.is_multicast for address in addresses):
        raise TableError("table-bad-webhook")


class Notices:
    def __init__(self, hub: Hub, private: bool) -> None:
        self.hub = hub
        self.private = private
        self.told: dict[str, tuple[int, ...]] = {}  # table → seats that were told it is their turn

    def after(self, live: Live, entries: list[Entry]) -> None:
        table = live.table
        if table.plan.webhook is None:
            return
        if any(isinstance(entry.deed, Ended) for entry in entries):
            self.told.pop(table.id, None)
            self.hub.background(self.post(table, "notice-over"))
            return
        present = {listener.person for listener in live.listeners}
        away = tuple(
            seat for seat in table.waiting if table.seats[seat].bot is None and table.seats[seat].person not in present
        )
        if away and self.told.get(table.id) != away:
            self.told[table.id] = away
            names = ", ".join(table.seats[seat].name for seat in away)
            self.hub.background(self.post(table, "notice-turn", names))
        elif not away:
            self.told.pop(table.id, None)

    async def post(self, table: Table, key: str, names: str = "") -> None:
        """`text` and `content` are what the common chat services read; the rest is for programs."""
        text = words("en")(key, game=words("en")(table.game.id), table=table.id, names=names)
        body = {"text": text, "content": text, "table": table.id, "game": table.game.id, "waiting": table.waiting}
        try:
            await asyncio.to_thread(self._send, table.plan.webhook or "", json.dumps(body).encode())
        except Exception as error:  # whatever it is, its words may hold the address, which is a secret
            log.warning("a webhook failed", extra={"table": table.id, "reason": type(error).__name__})

    def _send(self, url: str, body: bytes) -> None:
        check_webhook(url, self.private)
        request = Request(url, body, {"Content-Type": "application/json", "User-Agent": "starboard"})  # noqa: S310 - checked
        with build_opener(NoRedirects).open(request, timeout=PATIENCE) as answer:
            answer.read(1024)
