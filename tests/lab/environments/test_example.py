"""The example of docs/learning.md is short, learns, and does what it says."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from marks import long
from starboard.lab.statistics import wilson

FILE = Path(__file__).parents[3] / "docs" / "examples" / "learn_carcassonne.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = importlib.util.spec_from_file_location("learn_carcassonne", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_has_less_than_a_hundred_lines() -> None:
    assert len(FILE.read_text(encoding="utf-8").splitlines()) < 100


@pytest.mark.parametrize("gained", [1.0, -1.0])
def test_what_went_well_becomes_more_likely(example: Any, gained: float) -> None:
    env = example.TablesEnv("carcassonne", 1, 2, opponents="random")
    seen, _ = env.reset(seed=1)
    policy = example.Policy(env.terms.encoder, np.random.default_rng(1))
    actions, x, counts = policy.choose(seen, np.random.default_rng(1))
    before = policy.chances(x, counts)[0]
    assert before.sum() == pytest.approx(1)
    for _ in range(10):
        policy.learn(x, counts, actions, np.array([gained]))
    after = policy.chances(x, counts)[0]
    assert np.sign(after - before)[actions[0]] == gained


def test_it_learns_the_same_every_time_and_can_be_measured(example: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(example, "GAMES", 8)
    monkeypatch.setattr(example, "STEPS", 32)
    first, second = example.train(1), example.train(1)
    for one, other in zip(first.weights, second.weights, strict=True):
        np.testing.assert_array_equal(one, other)
    assert 0 <= example.wins(first, 2) <= 2


@long
def test_it_beats_random(example: Any) -> None:
    """The claim of docs/learning.md."""
    policy = example.train(60)
    low, _ = wilson(example.wins(policy, 200), 200)
    assert low > 0.85
