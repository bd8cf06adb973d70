"""Seats at random: who sits where is decided by chance when the game starts."""

from __future__ import annotations

import pytest

from starboard.kernel.fair import order_of, seal_of
from starboard.tables import deeds
from starboard.tables.forget import rewrite
from starboard.tables.rematch import plan_again
from tables.seating import CARCASSONNE, SECRET, Seating

ORDER = order_of("t", SECRET, 3)


def waiting(fair: int = 2) -> Seating:
    return Seating(CARCASSONNE, "ann", "bob", "bot:random", fair=fair, shuffle=True)


def test_seats_change_when_the_game_starts() -> None:
    s = waiting(fair=1)
    before = [(seat.name, seat.bot) for seat in s.table.seats]
    assert ORDER != (0, 1, 2), "or the test would show nothing"
    assert s.wish("ann", "start", s.now + 8)[0] == deeds.Shuffled(ORDER)
    assert [(seat.name, seat.bot) for seat in s.table.seats] == [before[number] for number in ORDER]
    for number, was in enumerate(ORDER):
        assert s.table.seats_of(("ann", "bob", None)[was]) == ([number] if was < 2 else [])
    s.holds()


def test_every_order_comes_as_often_as_any_other() -> None:
    orders = [order_of("t", f"{number:064x}", 3) for number in range(1200)]
    assert all(130 < orders.count(order) < 270 for order in set(orders)) and len(set(orders)) == 6


def test_luck_is_sealed_for_the_new_seats() -> None:
    s = waiting()
    seals = {who: seal_of("t", 0, number, who.title(), "some luck") for number, who in enumerate(("ann", "bob"))}
    for number, (who, seal) in enumerate(seals.items()):
        s.wish(who, "seal", number, 0, seal)
    s.wish("ann", "start", s.now + 8)
    stayed = [number for number, was in enumerate(ORDER) if number == was]
    assert s.table.to_seal == [n for n, seat in enumerate(s.table.seats) if seat.person and n not in stayed]
    for number in s.table.to_seal:
        who = s.table.seats[number].person or ""
        s.wish(who, "seal", number, 0, seal_of("t", 0, number, who.title(), "some luck"))
    for who in seals:
        (number,) = s.table.seats_of(who)
        s.wish(who, "show", number, 0, "some luck")
    assert s.table.status == "playing" and s.table.fairness.misnamed(s.table.names) == []
    s.holds()


def test_without_luck_the_names_are_sealed_where_they_sit() -> None:
    s = Seating(CARCASSONNE, "ann", "bot:easy", "bot:random", fair=2, shuffle=True)
    s.table.seats[0].part = False
    s.wish("ann", "start", s.now + 8)
    assert s.table.status == "playing" and s.table.fairness.misnamed(s.table.names) == []


def test_who_is_forgotten_is_found_where_they_sit_now() -> None:
    s = waiting(fair=1).start()
    assert rewrite(s.log, "bob", "gone:1").seats == s.table.seats_of("bob")


def test_the_next_game_is_shuffled_too() -> None:
    assert plan_again(waiting().start().table, CARCASSONNE, "ann").shuffle


@pytest.mark.parametrize("first", [0, 2, "random"])
def test_the_next_player_begins_the_next_game(first: int | str) -> None:
    s = Seating(CARCASSONNE, "ann", "bob", "bot:random", options={"first_player": first}).start()
    assert plan_again(s.table, CARCASSONNE, "ann").options["first_player"] == {0: 1, 2: 0, "random": "random"}[first]
