"""bench/positions.py: which decisions are looked for, and how their answers are confirmed."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

import starboard
from lab.benches import loaded
from starboard.bots import make_bot
from starboard.kernel.position import AnyPosition
from starboard.lab.suite import Confirmation


@pytest.fixture
def positions(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return loaded("positions", monkeypatch)


def looked_at(positions: ModuleType, monkeypatch: pytest.MonkeyPatch, **sought: Any) -> list[str]:
    """Return the kinds of the decisions that are looked at in a game of random bots."""
    kinds = []

    def answers(position: AnyPosition, seat: int, sought: Any) -> Any:
        assert position.ask is not None
        kinds.append(position.ask.kind)
        found = (position.ask.notations[0],), [Confirmation("exact", 0.75, 0.5)]
        return found if len(kinds) % 10 == 0 else None

    monkeypatch.setattr(positions, "answers", answers)
    tasks = list(positions.candidates("arcs", 0, positions.Sought(players="random", **sought)))
    assert len(tasks) == len(kinds) // 10
    for task in tasks[:1]:
        task.check()
    return kinds


def test_every_so_many_decisions_of_some_kinds_are_looked_at(
    positions: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds = looked_at(positions, monkeypatch)
    fewer = looked_at(positions, monkeypatch, every=4)
    assert 0.15 < len(fewer) / len(kinds) < 0.35
    assert looked_at(positions, monkeypatch, kinds={"lead", "seize"}) == [
        kind for kind in kinds if kind in ("lead", "seize")
    ]


def test_decisions_that_bots_do_not_search_are_searched(positions: ModuleType) -> None:
    """Take how many ships go, for example."""
    position, bot = starboard.game("arcs").start(2, 1), make_bot("arcs", "greedy")
    while position.ask is None or position.ask.kind != "ships":
        assert position.ask is not None
        position.play(bot.choose(position, position.ask.seat, 1))
    by, visits = positions.searched(position, position.ask.seat, "weights", 12)
    assert by == "weights, 12 tries" and set(visits) == set(position.ask.notations[: len(visits)])
    assert len(visits) > 1 and sum(one.tries for one in visits.values()) == 12


def test_an_answer_is_checked_with_some_tries_before_it_is_confirmed(
    positions: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = starboard.game("arcs").start(2, 1)
    assert position.ask is not None
    seat, answer = position.ask.seat, make_bot("arcs", "sharp").choose(position, position.ask.seat, 1).notation
    asked = []

    def confirm(position: AnyPosition, seat: int, tries: int, gap: float) -> Any:
        asked.append(tries)
        return (answer,), []

    monkeypatch.setattr(positions, "has_answer", lambda *_: True)
    monkeypatch.setattr(positions, "confirm", confirm)
    assert positions.answers(position, seat, positions.Sought(tries=40)) == ((answer,), [])
    assert asked == [400, 4000]
    assert positions.answers(position, seat, positions.Sought(tries=40, missed_by="sharp")) is None
    assert asked == [400, 4000, 400]
