"""Several seats choose in secret at the same time."""

from __future__ import annotations

from typing import Any

import pytest

from kernel.harbour import GAME, AskBid, Auction, Harbour, HarbourState, Turn, ask, play, table
from starboard import IllegalChoice
from starboard.kernel.ask import Ask
from starboard.kernel.position import Position


def auction(*coins: int, **options: Any) -> Position[HarbourState]:
    return table(*[() for _ in coins], coins=coins, frames=(Turn(0), Auction()), **options)


def test_all_are_asked_but_who_has_no_option() -> None:
    position = auction(2, 0, 1)
    assert [one.seat for one in position.asks] == [0, 2]
    assert position.ask is position.asks[0]
    assert position.together == position.asks


def test_answers_come_in_any_order_and_nothing_happens_before_the_last() -> None:
    ways = [["0 2", "1 1", "2 3"], ["2 3", "0 2", "1 1"], ["1 1", "2 3", "0 2"]]
    ends = []
    for way in ways:
        position = auction(2, 2, 3)
        for choice in way[:2]:
            (event,) = play(position, choice)
            assert (event.is_, event.facts) == ("sealed", {"seat": int(choice[0])})
            assert position.state.coins == [2, 2, 3]
        events = play(position, way[2])
        assert [event.is_ for event in events] == ["sealed", "opened", "bidden"]
        assert events[2].args == {"bids": "2, 1, 3"}
        assert position.state.coins == [2, 2, 0]
        assert position.state.sealed == []
        ends.append(position.dump()["state"])
    assert ends[0] == ends[1] == ends[2]


def test_who_has_no_option_answers_nothing() -> None:
    events = play(auction(1, 0, 3), "2 0", "0 1")
    assert events[2].args == {"bids": "1, –, 0"}


def test_if_nobody_has_an_option_nobody_is_asked() -> None:
    position = table((), (), coins=(0, 0), frames=(Turn(1), Auction(), Turn(0)))
    events = play(position, "0 pass")
    assert [event.args for event in events] == [{"bids": "–, –"}]
    assert position.ask.seat == 1


def test_nobody_sees_the_answers_of_others() -> None:
    position = auction(2, 2, 3)
    play(position, "1 2")
    assert position.view(1)["sealed"] == ["2"]
    assert position.view(0)["sealed"] == position.view(None)["sealed"] == []
    assert [one["seat"] for one in position.view(0)["asks"]] == [0, 2]


def test_a_seat_answers_once() -> None:
    position = auction(2, 2, 3)
    play(position, "1 2")
    before = position.dump()
    with pytest.raises(IllegalChoice, match="Seat 1 has to decide now"):
        position.play("1", seat=1)
    assert position.dump() == before


def test_without_a_seat_the_first_still_waiting_answers() -> None:
    position = auction(2, 2, 3)
    position.play("1")
    position.play("2")
    assert [str(move) for move in position.moves] == ["0 1", "1 2"]


def test_an_option_knows_whose_it_is() -> None:
    position = auction(2, 2, 3)
    position.play(position.asks[2].find("3"))
    assert str(position.moves[-1]) == "2 3"


def test_secret_answers_survive_a_dump() -> None:
    position = auction(2, 2, 3)
    play(position, "1 2")
    loaded = GAME.load(position.dump())
    assert [one.seat for one in loaded.asks] == [0, 2]
    for one in (position, loaded):
        play(one, "0 0", "2 1")
    assert loaded.dump() == position.dump()
    assert position.state.coins == [2, 0, 3]


class Tithe(Auction):
    """Seat 0 must bid 1; the others are asked."""

    __slots__ = ()

    def run(self, g: HarbourState) -> tuple[Ask, ...]:
        return ask(g, 0, AskBid(), [1], forced=True), *super().run(g)[1:]


class TitheHarbour(Harbour):
    frame_types = (*GAME.frame_types, Tithe)


def test_a_forced_single_option_is_not_asked_here_either() -> None:
    data = auction(2, 2, 3).dump()
    data["frames"][-1] = {"frame": "Tithe"}
    position = TitheHarbour().load(data)
    assert [one.seat for one in position.asks] == [1, 2]
    events = play(position, "2 0", "1 0")
    assert events[2].args == {"bids": "1, 0, 0"}
