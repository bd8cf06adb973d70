"""bench/knowing.py: one of two searching bots sees what is there, and the other what it imagines."""

from __future__ import annotations

import pytest

import starboard
from lab.benches import loaded
from starboard.bots.random_bot import RandomBot
from starboard.kernel.chance import scramble


def test_who_sees_everything_sees_hands_and_not_the_dice_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    bench, position = loaded("knowing", monkeypatch), starboard.game("arcs").start(2, seed=3)
    for step in range(30):
        assert position.ask is not None
        position.play(RandomBot().choose(position, position.ask.seat, scramble(step)))
    seen = [bench.Open.of(position).imagine(0, seed).state for seed in range(3)]
    assert all(g.hands == position.state.hands and g.court == position.state.court for g in seen)
    assert len({g.chance for g in (*seen, position.state)}) == 4
    assert any(position.imagine(0, seed).state.hands != position.state.hands for seed in range(3))


def test_each_deal_is_played_from_both_seats(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bench = loaded("knowing", monkeypatch)
    monkeypatch.setattr("sys.argv", ["knowing.py", "arcs", "--level", "hard@2n", "-n", "2"])
    bench.main()
    assert capsys.readouterr().out.startswith("1 deals: who sees everything wins ")
