"""Which process a table is at home in."""

from __future__ import annotations

from collections import Counter

from starboard.server.homes import ALONE, Homes
from starboard.server.http import fresh_table_id


def test_every_table_has_one_home_whoever_asks() -> None:
    ids = [fresh_table_id() for _ in range(600)]
    for table in ids:
        assert [Homes(number, 3).is_here(table) for number in (1, 2, 3)].count(True) == 1
        assert ALONE.is_here(table)
    spread = Counter(map(Homes(1, 3).home_of, ids))
    assert sorted(spread) == [1, 2, 3] and min(spread.values()) > 100


def test_homes_are_the_same_in_every_program() -> None:
    """They are worked out by processes of their own, of whatever version: the same table must lead to the same one."""
    assert [Homes(1, 4).home_of(table) for table in ("abc", "hnm2k4", "stored7")] == [3, 2, 4]
