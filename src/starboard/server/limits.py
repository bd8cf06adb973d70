"""Rate limits: so many in a burst, so many a second on average."""

from __future__ import annotations

import time
from collections.abc import Callable

FORGET_AT = 10_000


class Bucket:
    """Holds `most` drops and is filled with `rate` a second; each use takes one."""

    __slots__ = ("at", "drops", "most", "rate")

    def __init__(self, rate: float, most: float, at: float) -> None:
        self.rate, self.most, self.drops, self.at = rate, most, most, at

    def take(self, at: float) -> bool:
        self.drops = min(self.most, self.drops + (at - self.at) * self.rate)
        self.at = at
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Limiter:
    """A bucket for each key, for example for each address."""

    def __init__(self, rate: float, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.most, self.now = rate, most, now
        self.buckets: dict[str, Bucket] = {}

    def allows(self, key: str) -> bool:
        at = self.now()
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= FORGET_AT:
                self.forget(at)
            bucket = self.buckets[key] = Bucket(self.rate, self.most, at)
        return bucket.take(at)

    def forget(self, at: float) -> None:
        """Buckets that are full again need not be remembered."""
        self.buckets = {
            key: bucket
            for key, bucket in self.buckets.items()
            if bucket.drops + (at - bucket.at) * bucket.rate < bucket.most
        }
