from __future__ import annotations

import starboard
from starboard.lab.bench import ROUNDS, measure


def test_bench_reports_what_it_measured_and_how() -> None:
    ticks: list[int] = []
    bench = measure(starboard.game("carcassonne"), 3, games=2, seed=5, progress=lambda: ticks.append(1))
    data = bench.as_data()
    assert len(ticks) == ROUNDS
    assert (data["game"], data["seats"], data["games"], data["seed"]) == ("carcassonne", 3, 2 * ROUNDS, 5)
    assert data["compiled"] is False and data["python"].startswith("CPython 3.")
    assert set(data["step_us"]) == {"place", "figure"}
    assert data["games_per_s_low"] <= data["games_per_s"] <= data["games_per_s_high"]
    assert data["decisions_per_s"] > 50 * data["games_per_s"]
    assert 1000 < data["position_bytes"] < 60_000
    assert data["copy_us"] > 0 and data["dump_load_us"] > data["copy_us"]
