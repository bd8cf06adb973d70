"""Rate limits: so much in a burst, so much a second on average. What costs the server more takes more."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network

MOST_BUCKETS = 10_000
FEW = 1_000  # buckets that need no room: whoever plays would have theirs made anew for every move
LOOKED_AT = 4  # old buckets that may be thrown away whenever a new one is made: so no request pays for all of them


class Bucket:
    """Holds `most` drops and is filled with `rate` a second; a use takes as many as it costs."""

    __slots__ = ("at", "drops", "most", "rate")

    def __init__(self, rate: float, most: float, at: float) -> None:
        self.rate, self.most, self.drops, self.at = rate, most, most, at

    def take(self, at: float, cost: float = 1.0) -> bool:
        """Take the cost if the bucket has it. What costs more than a full bucket holds takes a full one."""
        self.fill(at)
        cost = cost if cost < self.most else self.most
        if self.drops < cost:
            return False
        self.drops -= cost
        return True

    def drain(self, cost: float) -> None:
        """Take what turned out to be the cost of something that was done: the bucket may owe it."""
        self.drops = max(-self.most, self.drops - cost)

    def fill(self, at: float) -> None:
        if at > self.at:
            drops = self.drops + (at - self.at) * self.rate
            self.drops = drops if drops < self.most else self.most
        self.at = at

    def is_full(self, at: float) -> bool:
        self.fill(at)
        return self.drops >= self.most


class Limiter:
    """A bucket for each key, for example for each address."""

    def __init__(self, rate: float, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.most, self.now = rate, most, now
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()  # the last used at the end

    def allows_address(self, address: str, cost: float) -> bool:
        """Take the cost from what all at an address may do, whoever they say they are."""
        return self.allows(f"address {address}", cost)

    def allows_person(self, person: str | None, cost: float) -> bool:
        """Take the cost from what a person may do, wherever they come from; nobody in particular has no such limit."""
        return person is None or self.allows(f"person {person}", cost)

    def allows(self, key: str, cost: float = 1.0) -> bool:
        at = self.now()
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= FEW:
                self.forget(at)
            bucket = self.buckets[key] = Bucket(self.rate, self.most, at)
        self.buckets.move_to_end(key)
        return bucket.take(at, cost)

    def forget(self, at: float) -> None:
        """Make room: buckets that are full again need not be remembered, nor the one that was used longest ago."""
        for key in [key for key, _ in zip(self.buckets, range(LOOKED_AT), strict=False)]:
            if len(self.buckets) >= MOST_BUCKETS or self.buckets[key].is_full(at):
                del self.buckets[key]


class Crowd:
    """Counts how many of something each key has at a time, and all together: at most so many."""

    def __init__(self, each: int, together: int) -> None:
        self.each, self.together = each, together
        self.counts: dict[str, int] = {}
        self.total = 0

    def enter(self, key: str) -> bool:
        """Count one in; False if there is no room. Who has come in leaves again."""
        if self.total >= self.together or self.counts.get(key, 0) >= self.each:
            return False
        self.counts[key] = self.counts.get(key, 0) + 1
        self.total += 1
        return True

    def leave(self, key: str) -> None:
        self.total -= 1
        self.counts[key] -= 1
        if not self.counts[key]:
            del self.counts[key]


def household(address: str) -> str:
    """Return what counts as one address: of IPv6 the whole /64, for anybody has 2^64 of them."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ip_network((parsed, 64), strict=False))
    return str(parsed)
