"""Dumps: everything can be written down and read again; what is broken is refused and says why."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from kernel.harbour import GAME, Auction, Bribe, Consider, Harbour, Turn, play, table
from starboard import BadDump
from starboard.kernel.random_games import walk

Data = dict[str, Any]


def in_the_middle() -> Data:
    """Of secret bids, with an offer on top."""
    position = table((1,), (2,), (3,), coins=(2, 2, 2), frames=(Turn(0), Auction()))
    play(position, "0 1", "1 offer 1 2")
    return position.dump()


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_goes_on_from_every_decision(seats: int) -> None:
    """Through JSON at every decision, and the game that never was the same object twice ends the same."""
    other = GAME.start(seats, 6)
    for position, option in walk(GAME, seats, {}, 6):
        other = GAME.load(msgspec.json.decode(msgspec.json.encode(other.dump())))
        assert other.dump() == position.dump()
        if option is not None:
            other.play(option)
    assert other.result == position.result
    assert other.record == position.record


def test_a_dump_tells_all() -> None:
    data = in_the_middle()
    assert data["starboard"] == 1
    assert (data["game"], data["version"], data["seats"], data["seed"]) == ("harbour", 3, 3, 1)
    assert data["options"] == {"offers": True, "rounds": 3, "first": 0, "flags": ["red", "blue", "green"]}
    assert data["moves"] == ["0 1", "1! offer 1 2"]
    assert data["sealed"] == [[2, 0, "1"]]
    assert data["frames"] == [
        {"frame": "Turn", "seat": 0},
        {"frame": "Auction"},
        {"frame": "Interrupted", "seats": [1, 2]},
        {"frame": "Accept", "giver": 1, "taker": 2, "coins": 1},
    ]
    assert data["state"]["hands"] == [[1], [2], [3]]
    assert data["state"]["flags"] == ["red", "blue", "green"]


def test_a_loaded_position_has_the_same_moves() -> None:
    data = in_the_middle()
    assert [str(move) for move in GAME.load(data).moves] == data["moves"]


def test_loading_leaves_the_data_alone_and_shares_nothing() -> None:
    data = in_the_middle()
    before = deepcopy(data)
    position = GAME.load(data)
    assert data == before
    data["options"]["flags"].clear()
    data["state"]["coins"].clear()
    assert position.dump() == before


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (None, "not a position in dump format 1"),
        ("text", "not a position in dump format 1"),
        ([], "not a position in dump format 1"),
        ({}, "not a position in dump format 1"),
        (in_the_middle() | {"starboard": 2}, "not a position in dump format 1"),
        (in_the_middle() | {"game": "carcassonne"}, "a position of “carcassonne”, not of harbour"),
        (in_the_middle() | {"game": None}, "a position of “None”, not of harbour"),
        (in_the_middle() | {"version": 1}, "under version 1 of the rules of harbour; this is version 3"),
        (in_the_middle() | {"version": 4}, "under version 4 of the rules of harbour; this is version 3"),
        (in_the_middle() | {"version": None}, "under version None of the rules of harbour; this is version 3"),
    ],
)
def test_what_is_no_dump_of_this_game(data: object, said: str) -> None:
    with pytest.raises(BadDump, match=said):
        GAME.load(data)


def test_another_version_of_the_game_refuses_it() -> None:
    class Later(Harbour):
        version = 4
        oldest = 4

    with pytest.raises(BadDump, match="under version 3 of the rules of harbour; this is version 4"):
        Later().load(in_the_middle())


def put(value: object, *path: str | int) -> Callable[[Data], None]:
    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


DEEP: list[Any] = []
for _ in range(50_000):
    DEEP = [DEEP]

BROKEN: dict[str, tuple[Callable[[Data], None], str]] = {
    "unknown field": (put(1, "more"), "more"),
    "not JSON": (put({1j}, "state", "coins"), "complex"),
    "too deep": (put(DEEP, "options", "first"), "."),
    "seats": (put(7, "seats"), "7 seats"),
    "seats as text": (put("2", "seats"), "seats"),
    "seats of another state": (put(2, "seats"), "options"),
    "negative seed": (put(-1, "seed"), "seed -1"),
    "huge seed": (put(1 << 64, "seed"), "seed 18446744073709551616"),
    "negative chance": (put(-1, "chance"), "chance -1"),
    "chance as text": (put("x", "chance"), "chance"),
    "unknown option": (put(1, "options", "more"), "more"),
    "bad option": (put(4, "options", "rounds"), "rounds"),
    "forbidden options": (put(["red"], "options", "flags"), "flags"),
    "bad move": (put("first move", "moves", 0), "first move"),
    "moves": (put("x", "moves"), "moves"),
    "no frame name": (put({}, "frames", 0), "frame"),
    "unknown frame": (put("Sink", "frames", 0, "frame"), "Sink"),
    "frame that is no name": (put([], "frames", 0, "frame"), r"frame \[\]"),
    "frame field": (put("x", "frames", 0, "seat"), "seat"),
    "work on top": (put({"frame": "Home", "raider": 0}, "frames", -1), "no decision is pending"),
    "turn of nobody": (put({"frame": "Turn", "seat": 9}, "frames", -1), "IndexError"),
    "nobody can decide": (put({"frame": "Berth", "seat": 0}, "frames", -1), "no decision is pending"),
    "sealed at no frame": (put([[9, 0, "1"]], "sealed"), "sealed 9 0 1"),
    "sealed by nobody": (put([[2, 9, "1"]], "sealed"), "sealed 2 9 1"),
    "sealed": (put([[2, 0]], "sealed"), "sealed"),
    "missing state field": (lambda data: data["state"].pop("coins"), "coins"),
    "state field": (put("x", "state", "coins"), "coins"),
    "state list": (put(["x"], "state", "coins"), "coins"),
    "missing seat": (put([1, 2], "state", "coins"), "a seat is missing"),
    **{
        f"no {name}": (lambda data, name=name: data.pop(name), name)
        for name in in_the_middle()
        if name not in ("starboard", "game", "version")
    },
}


@pytest.mark.parametrize("name", ["seats", "options", "seed", "moves", "chance", "sealed", "frames", "state"])
def test_everything_must_be_there(name: str) -> None:
    data = in_the_middle()
    del data[name]
    with pytest.raises(BadDump, match=f"missing required field `{name}`"):
        GAME.load(data)


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_dump_is_refused(kind: str) -> None:
    change, said = BROKEN[kind]
    data = in_the_middle()
    if kind == "nobody can decide":
        data["state"]["berths"] = {0: 0, 1: 1, 2: 2}
    change(data)
    with pytest.raises(BadDump, match=said):
        GAME.load(data)


def test_a_sealed_answer_that_was_no_option_is_refused() -> None:
    position = table((), (), (), coins=(2, 2, 2), frames=(Auction(),))
    play(position, "0 1")
    with pytest.raises(BadDump, match="no decision is pending"):
        GAME.load(position.dump() | {"sealed": [[1, 0, "99"]]})
    with pytest.raises(BadDump, match="no decision is pending"):
        GAME.load(position.dump() | {"sealed": [[1, 0, "1"], [1, 1, "1"], [1, 2, "1"]]})


def test_a_game_that_is_over_can_be_loaded() -> None:
    position = table((), (), coins=(3, 1), frames=(Turn(0),))
    play(position, "0 pass")
    loaded = GAME.load(position.dump())
    assert loaded.ask is None
    assert loaded.result.scores == [3, 1]


def test_the_frames_are_read_as_what_they_were() -> None:
    position = table((), (), coins=(1, 1), frames=(Bribe(1, 0), Consider(0, 1, 1)))
    assert position.state.frames == [Bribe(1, 0), Consider(0, 1, 1)]
