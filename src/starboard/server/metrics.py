"""Figures for Prometheus. A registry of its own, so that several servers can live in one process."""

from __future__ import annotations

from contextlib import suppress

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from starboard.server.hub import Hub, Live
from starboard.tables.deeds import Entry
from starboard.tables.store import StoreDown


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.deeds = Counter("starboard_deeds", "Entries written to logs of tables", ["do"], registry=self.registry)
        self.wishes = Counter("starboard_wishes", "Messages from sockets", ["answer"], registry=self.registry)
        self.requests = Counter("starboard_requests", "HTTP requests", ["status"], registry=self.registry)
        self.sockets = Gauge("starboard_sockets", "Open sockets", registry=self.registry)
        self.live = Gauge("starboard_tables_in_memory", "Tables in memory", registry=self.registry)
        self.store_up = Gauge("starboard_store_up", "Whether the store can be written to", registry=self.registry)
        self.tables = Gauge("starboard_tables", "Stored tables", ["status"], registry=self.registry)
        self.bots_waiting = Gauge("starboard_bots_waiting", "Bots that wait for a worker", registry=self.registry)
        self.bots_woken = Counter("starboard_bots_woken", "Bots that were found not thinking", registry=self.registry)
        self.bots_stuck = Counter("starboard_bots_stuck", "Bots that chose at random at last", registry=self.registry)
        self.notices = Counter(
            "starboard_notices", "Notices, by channel", ["channel", "outcome"], registry=self.registry
        )
        self.mails = Counter("starboard_mails", "Letters by e-mail", ["outcome"], registry=self.registry)
        self.mails_waiting = Gauge("starboard_mails_waiting", "Letters in the queue", registry=self.registry)
        self.bot_wait_seconds = Histogram(
            "starboard_bot_wait_seconds",
            "From the turn of a bot until a worker is free for it",
            buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 60.0),
            registry=self.registry,
        )
        self.wish_seconds = Histogram(
            "starboard_wish_seconds",
            "From the arrival of a message to its durable answer",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
            registry=self.registry,
        )

        self._labelled: dict[tuple[int, str], Counter] = {}

    def count(self, counter: Counter, label: str) -> None:
        """Count one of a kind; of those kinds that come with every move it is not looked up again and again."""
        key = id(counter), label
        found = self._labelled.get(key)
        if found is None:
            found = self._labelled[key] = counter.labels(label)
        found.inc()

    def after(self, live: Live, entries: list[Entry]) -> None:
        for entry in entries:
            self.count(self.deeds, str(entry.deed.__struct_config__.tag))

    async def text(self, hub: Hub, bots_waiting: int) -> bytes:
        self.bots_waiting.set(bots_waiting)
        self.live.set(len(hub.live))
        with suppress(StoreDown):  # the other figures are wanted all the more
            for status, number in (await hub.store.count()).items():
                self.tables.labels(status).set(number)
        return generate_latest(self.registry)
