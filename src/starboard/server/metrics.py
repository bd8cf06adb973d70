"""Figures for Prometheus. A registry of its own, so that several servers can live in one process."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from starboard.server.hub import Hub, Live
from starboard.tables.deeds import Entry


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.deeds = Counter("starboard_deeds", "Entries written to logs of tables", ["do"], registry=self.registry)
        self.wishes = Counter("starboard_wishes", "Messages from sockets", ["answer"], registry=self.registry)
        self.requests = Counter("starboard_requests", "HTTP requests", ["status"], registry=self.registry)
        self.sockets = Gauge("starboard_sockets", "Open sockets", registry=self.registry)
        self.live = Gauge("starboard_tables_in_memory", "Tables in memory", registry=self.registry)
        self.tables = Gauge("starboard_tables", "Stored tables", ["status"], registry=self.registry)
        self.wish_seconds = Histogram(
            "starboard_wish_seconds",
            "From the arrival of a message to its durable answer",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
            registry=self.registry,
        )

    def after(self, live: Live, entries: list[Entry]) -> None:
        for entry in entries:
            self.deeds.labels(str(entry.deed.__struct_config__.tag)).inc()

    async def text(self, hub: Hub) -> bytes:
        self.live.set(len(hub.live))
        for status, number in (await hub.store.count()).items():
            self.tables.labels(status).set(number)
        return generate_latest(self.registry)
