"""Simulations by the fast lane: the same files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from starboard.cli.main import main
from starboard.kernel.errors import StarboardError
from starboard.lab import Run, simulate
from starboard.lab.ledger import Ledger
from starboard.lab.tournament import Tournament


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("bots", "seats", "options", "tables"),
    [
        (["random"], 3, {"first_player": "random"}, ("results", "decisions")),
        (["random"], 4, {"teams": True}, ("results",)),
        (["uct@8n", "random"], 2, {}, ("results", "tallies", "turns", "decisions")),
        (["hard@4n", "random"], 2, {}, ("results", "tallies", "turns", "decisions")),
    ],
)
def test_the_files_are_the_same(
    tmp_path: Path, bots: list[str], seats: int, options: dict[str, Any], tables: tuple[str, ...]
) -> None:
    terms: dict[str, Any] = {"bots": bots, "seats": seats, "options": options, "tables": tables, "seed": 5}
    games = 3 if len(bots) > 1 else 25
    for name, fast in (("slow", False), ("fast", True)):
        simulate("carcassonne", games, out=tmp_path / name, batch=10, jobs=1, fast=fast, **terms)
    assert files(tmp_path / "slow") == files(tmp_path / "fast")
    if "decisions" in tables:
        assert Run(tmp_path / "fast").record(2) == Run(tmp_path / "slow").record(2)


def test_what_the_lane_cannot_do_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    for game, terms, said in (
        ("carcassonne", {"bots": "random"}, "does not write these tables: tallies, turns"),
        ("carcassonne", {"bots": "medium"}, "does nothing for these bots: medium"),
        ("arcs", {"bots": "random", "tables": ["results"]}, "arcs has no fast lane"),
    ):
        with pytest.raises(StarboardError, match=said):
            simulate(game, 5, out=tmp_path / "out", fast=True, **terms)  # type: ignore[arg-type]
    assert not (tmp_path / "out").exists()


def test_duels_are_the_same_by_tries_and_kept_apart(tmp_path: Path) -> None:
    slow, fast = (Tournament("carcassonne", ("hard@3n", "greedy"), seed=5, fast=fast) for fast in (False, True))
    assert fast.play(0) == slow.play(0)
    with Ledger(tmp_path / "duel.jsonl", fast.settings()):
        pass
    with pytest.raises(StarboardError, match="fast is true there and – here"):
        Ledger(tmp_path / "duel.jsonl", slow.settings())


def test_the_duel_plays_by_the_lane(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["duel", "carcassonne", "hard@2n", "random", "-n", "2", "--jobs", "1", "--json", "--lang", "en"]
    told = []
    for more in ([], ["--fast"]):
        with pytest.raises(SystemExit) as ended:
            main([*asked, *more])
        assert ended.value.code == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[1].pop("fast") is True and told[0] == told[1]
    with pytest.raises(SystemExit) as ended:
        main([*asked[:3], "--anchor", "sharp-g1", "--fast", "--lang", "en"])
    assert ended.value.code == 2 and "no --fast" in capsys.readouterr().err


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "carcassonne", "-n", "40", "--bots", "random", "--jobs", "1", "--fast", "--out"]
    with pytest.raises(SystemExit) as ended:
        main([*asked, str(tmp_path / "out"), "--tables", "results,decisions"])
    assert ended.value.code == 0
    assert Run(tmp_path / "out").is_whole
    with pytest.raises(SystemExit) as ended:
        main([*asked, str(tmp_path / "other")])
    assert ended.value.code == 2
    assert "tallies, turns" in " ".join(capsys.readouterr().err.split())
