"""Fitting the weights of the bots."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from starboard.kernel.errors import StarboardError
from starboard.lab.training import learner
from starboard.lab.training.games import Sample, packed, rows_of, unpacked
from starboard.lab.training.learner import chances, fit, learn, looking_on, loss
from starboard.lab.training.positions import Floats, Positions


def made_up(count: int, weights: list[float]) -> list[Sample]:
    """Positions whose winners are drawn by these weights, of two and of three seats in turns."""
    chance = np.random.default_rng(7)
    samples = []
    for number in range(count):
        seats = 2 + number % 2
        features = chance.normal(size=(seats, len(weights))) * [1.0, 10.0]
        scores = np.exp(features @ weights)
        winner = int(chance.choice(seats, p=scores / scores.sum()))
        samples.append(Sample(number, features.tolist(), [float(seat == winner) for seat in range(seats)]))
    return samples


def arrays(samples: list[Sample]) -> tuple[Floats, Floats, Floats]:
    positions = Positions.of([rows_of(samples)])
    return positions.x, positions.y, positions.there


def test_the_weights_by_which_winners_were_drawn_are_found_again() -> None:
    found = fit(*arrays(made_up(6000, [1.5, -0.1])), np.zeros(2), 1e-3)
    assert found == pytest.approx([1.5, -0.1], rel=0.1)


def test_pieces_make_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    samples = arrays(made_up(500, [1.5, -0.1]))
    whole = fit(*samples, np.zeros(2), 1e-3)
    monkeypatch.setattr(learner, "PIECE", 64)
    assert fit(*samples, np.zeros(2), 1e-3) == pytest.approx(whole, rel=1e-9)


def test_a_fit_is_less_surprised_than_not_knowing() -> None:
    x, y, there = arrays(made_up(500, [1.5, -0.1]))
    blind = loss(y, chances(x, there, np.zeros(2)))
    assert blind == pytest.approx((np.log(2) + np.log(3)) / 2)
    assert loss(y, chances(x, there, fit(x, y, there, np.zeros(2), 1e-3))) < 0.7 * blind


def test_a_position_learns_from_what_comes_after_it_in_its_own_game() -> None:
    y = np.array([[1.0, 0.0], [1.0, 0.0], [1.0, 0.0], [0.0, 1.0]])
    p = np.array([[0.5, 0.5], [0.6, 0.4], [0.8, 0.2], [0.3, 0.7]])
    last = np.array([False, False, True, True])
    assert looking_on(y, p, last, 1.0).tolist() == y.tolist()
    middle = 0.5 * 1.0 + 0.5 * 0.8
    assert looking_on(y, p, last, 0.5)[:, 0] == pytest.approx([0.5 * middle + 0.5 * 0.6, middle, 1.0, 0.0])


def test_looking_on_finds_weights_that_luck_hides() -> None:
    """Games of eight moments with one stake that decides by a coin nearly fair: little to learn from few ends."""
    chance = np.random.default_rng(3)
    samples = []
    for game in range(300):
        walk = np.cumsum(chance.normal(size=8))
        won = float(chance.random() < 1 / (1 + np.exp(-0.5 * walk[-1])))
        samples += [Sample(game, [[one], [0.0]], [won, 1 - won], at == 7) for at, one in enumerate(walk)]
    positions = Positions.of([rows_of(samples)])
    by_the_end, looking = (learn(positions, np.zeros(1), 1e-6, later)[0] for later in (1.0, 0.5))
    assert abs(looking - 0.5) < 0.15 and abs(by_the_end - 0.5) < 0.25


def test_seats_that_are_not_there_win_nothing() -> None:
    x, _, there = arrays([Sample(0, [[1.0], [2.0]], [1.0, 0.0]), Sample(1, [[1.0], [2.0], [3.0]], [0.0, 1.0, 0.0])])
    assert x[:, :, 0].tolist() == [[1.0, 2.0, 0.0], [1.0, 2.0, 3.0]]
    shares = chances(x, there, np.ones(1))
    assert shares[0, 2] == 0.0
    assert shares.sum(axis=1) == pytest.approx([1.0, 1.0])


def test_a_feature_that_never_changes_stays_as_it_was() -> None:
    samples = [Sample(0, [[5.0, one], [5.0, -one]], [1.0, 0.0]) for one in (0.5, 1.0, 2.0)]
    for before in (0.0, -0.7):
        assert fit(*arrays(samples), np.array([before, 0.0]), 1e-3)[0] == pytest.approx(before, abs=1e-9)


def test_what_is_held_keeps_its_weight_and_the_others_fit_beside_it() -> None:
    samples, before = arrays(made_up(500, [1.5, -0.1])), np.array([0.2, 0.3])
    found = fit(*samples, before, 1e-3, np.array([False, True]))
    assert found[1] == pytest.approx(0.3)
    x, y, there = samples
    # As if what is held had never been a feature, but for what it adds to the scores.
    assert found[0] != pytest.approx(fit(*samples, before, 1e-3)[0], abs=0.01)
    around = [loss(y, chances(x, there, np.array([found[0] + step, 0.3]))) for step in (-0.1, 0.0, 0.1)]
    assert around[1] == min(around)


def test_the_dearer_it_is_the_nearer_the_weights_stay_to_those_of_before() -> None:
    samples, before = arrays(made_up(500, [1.5, -0.1])), np.array([0.2, 0.3])
    away = [np.abs(fit(*samples, before, price) - before).sum() for price in (1e-3, 1e-1, 10.0, 1e4)]
    assert away == sorted(away, reverse=True)
    assert away[0] > 1 and away[-1] < 1e-3


# Files


def test_a_file_gives_the_same_positions_again(tmp_path: Path) -> None:
    samples, file = made_up(20, [1.5, -0.1]), tmp_path / "000000.npz"
    file.write_bytes(packed(samples))
    assert packed(samples) == file.read_bytes()  # no date in it
    rows = unpacked(file)
    assert all(map(np.array_equal, rows, rows_of(samples)))
    some = rows.of_games(rows.games % 2 == 1)
    assert all(map(np.array_equal, some, rows_of([sample for sample in samples if sample.game % 2])))


def test_a_damaged_file_is_told_by_its_name(tmp_path: Path) -> None:
    file, whole = tmp_path / "000005.npz", packed(made_up(20, [1.5, -0.1]))
    for content in (b"", b"not a file of ours", whole[:200], whole[:-30]):
        file.write_bytes(content)
        with pytest.raises(StarboardError, match=r"000005\.npz is damaged.*Delete it"):
            unpacked(file)
