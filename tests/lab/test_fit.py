"""Fitting the weights of the bots."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from starboard.bots import mind_of
from starboard.lab.fit import Sample, arrays, chances, fit, learn, looking_on, loss, main, play


def made_up(count: int, weights: list[float]) -> list[Sample]:
    """Positions whose winners are drawn by these weights, of two and of three seats in turns."""
    chance = np.random.default_rng(7)
    samples = []
    for number in range(count):
        seats = 2 + number % 2
        features = chance.normal(size=(seats, len(weights))) * [1.0, 10.0]
        scores = np.exp(features @ weights)
        winner = int(chance.choice(seats, p=scores / scores.sum()))
        samples.append(Sample(features.tolist(), [float(seat == winner) for seat in range(seats)]))
    return samples


def test_the_weights_by_which_winners_were_drawn_are_found_again() -> None:
    found = fit(*arrays(made_up(6000, [1.5, -0.1])), np.zeros(2), 1e-3)
    assert found == pytest.approx([1.5, -0.1], rel=0.1)


def test_a_fit_is_less_surprised_than_not_knowing() -> None:
    x, y, there = arrays(made_up(500, [1.5, -0.1]))
    blind = loss(y, chances(x, there, np.zeros(2)))
    assert blind == pytest.approx((np.log(2) + np.log(3)) / 2)
    assert loss(y, chances(x, there, fit(x, y, there, np.zeros(2), 1e-3))) < 0.7 * blind


def test_a_position_learns_from_what_comes_after_it_in_its_own_game() -> None:
    y = np.array([[1.0, 0.0], [1.0, 0.0], [1.0, 0.0], [0.0, 1.0]])
    p = np.array([[0.5, 0.5], [0.6, 0.4], [0.8, 0.2], [0.3, 0.7]])
    last = [False, False, True, True]
    assert looking_on(y, p, last, 1.0).tolist() == y.tolist()
    middle = 0.5 * 1.0 + 0.5 * 0.8
    assert looking_on(y, p, last, 0.5)[:, 0] == pytest.approx([0.5 * middle + 0.5 * 0.6, middle, 1.0, 0.0])


def test_looking_on_finds_weights_that_luck_hides() -> None:
    """Games of eight moments with one stake that decides by a coin nearly fair: little to learn from few ends."""
    chance = np.random.default_rng(3)
    samples = []
    for _ in range(300):
        walk = np.cumsum(chance.normal(size=8))
        won = float(chance.random() < 1 / (1 + np.exp(-0.5 * walk[-1])))
        samples += [Sample([[one], [0.0]], [won, 1 - won], at == 7) for at, one in enumerate(walk)]
    by_the_end, looking = (learn(samples, np.zeros(1), 1e-6, later)[0] for later in (1.0, 0.5))
    assert abs(looking - 0.5) < 0.15 and abs(by_the_end - 0.5) < 0.25


def test_seats_that_are_not_there_win_nothing() -> None:
    x, _, there = arrays([Sample([[1.0], [2.0]], [1.0, 0.0]), Sample([[1.0], [2.0], [3.0]], [0.0, 1.0, 0.0])])
    shares = chances(x, there, np.ones(1))
    assert shares[0, 2] == 0.0
    assert shares.sum(axis=1) == pytest.approx([1.0, 1.0])


def test_a_feature_that_never_changes_stays_as_set_by_hand() -> None:
    samples = [Sample([[5.0, one], [5.0, -one]], [1.0, 0.0]) for one in (0.5, 1.0, 2.0)]
    for by_hand in (0.0, -0.7):
        assert fit(*arrays(samples), np.array([by_hand, 0.0]), 1e-3)[0] == pytest.approx(by_hand, abs=1e-9)


def test_the_dearer_it_is_the_nearer_the_weights_stay_to_those_set_by_hand() -> None:
    samples, by_hand = arrays(made_up(500, [1.5, -0.1])), np.array([0.2, 0.3])
    away = [np.abs(fit(*samples, by_hand, price) - by_hand).sum() for price in (1e-3, 1e-1, 10.0, 1e4)]
    assert away == sorted(away, reverse=True)
    assert away[0] > 1 and away[-1] < 1e-3


def test_a_game_gives_the_same_samples_again_with_the_shares_of_its_end() -> None:
    samples = play("carcassonne", "random", [2], 3, 0)
    assert samples == play("carcassonne", "random", [2], 3, 0)
    assert len({tuple(sample.shares) for sample in samples}) == 1
    assert len(samples[0].features) == 2 and len(samples[0].features[0]) == len(mind_of("carcassonne").features)


def test_the_file_says_how_it_was_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.json"
    main(["carcassonne", "--games", "11", "--level", "random", "--seats", "2", "--jobs", "1", "--out", str(out)])
    data = json.loads(out.read_text("utf-8"))
    assert data == json.loads(capsys.readouterr().out)
    assert (
        data["made_by"]
        == "python -m starboard.lab.fit carcassonne --games 11 --level random --seats 2 --seed 1 --price 0.01 --later 1"
    )
    assert list(data["weights"]) == list(mind_of("carcassonne").features)
    assert (data["positions"], data["kept_apart"]) == (9 * 75, 2 * 75)
