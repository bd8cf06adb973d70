"""`starboard compare` on the command line: what it prints, writes and refuses."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from starboard.cli import main as command_line
from starboard.lab import again, simulate


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    folder = tmp_path_factory.mktemp("runs")
    a = simulate("carcassonne", 24, bots="random", seats=3, out=folder / "a", jobs=1, batch=12, tables=["tallies"])
    again(a, out=folder / "b", options={"planet_reinforce": False}, jobs=1)
    return str(folder / "a"), str(folder / "b")


def run(capsys: pytest.CaptureFixture[str], *arguments: str, lang: str = "en") -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        command_line.main(["compare", *arguments, "--lang", lang])
    told = capsys.readouterr()
    return int(end.value.code or 0), told.out, told.err


def test_the_differences_are_printed(capsys: pytest.CaptureFixture[str], folders: tuple[str, str]) -> None:
    code, out, err = run(capsys, *folders, "--size", "0.02")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == f"24 games of the same deals. A: {folders[0]}, B: {folders[1]}"
    assert lines[1] == "Varied: options.planet_reinforce: true → false"
    titles = ["Wins by turn order", "Wins by faction", "Where points come from", "Win rate of whoever drew the tile"]
    assert [line for line in lines if line in titles] == titles
    assert "games needed" in out and "for 2.0%" in out and "differ most surely" in out
    assert "Differences compared: " in out and "Holm’s method" in out


def test_as_data(capsys: pytest.CaptureFixture[str], folders: tuple[str, str], tmp_path: Path) -> None:
    file = tmp_path / "differences.csv"
    code, out, _ = run(capsys, *folders, "--json", "--csv", str(file))
    told = json.loads(out)
    assert code == 0 and told["varied"] == {"options.planet_reinforce": [True, False]} and told["games"] == 24
    assert told["compared"] == len(told["figures"]) > 20 and told["clear"] == sum(
        one["clear"] for one in told["figures"]
    )
    with file.open(encoding="utf-8", newline="") as read:
        rows = list(csv.DictReader(read))
    assert [row["called"] for row in rows] == [one["called"] for one in told["figures"]]
    assert [float(row["low"]) for row in rows] == [one["low"] for one in told["figures"]]


@pytest.mark.parametrize("lang", ["cs", "pl", "uk"])
def test_in_every_language(lang: str, capsys: pytest.CaptureFixture[str], folders: tuple[str, str]) -> None:
    code, out, err = run(capsys, *folders, lang=lang)
    assert (code, err) == (0, "") and folders[0] in out and "planet_reinforce" in out


def test_bad_input_is_refused(capsys: pytest.CaptureFixture[str], folders: tuple[str, str], tmp_path: Path) -> None:
    for given, told in (
        (("nowhere", folders[0]), "nowhere contains no simulation"),
        ((folders[0], folders[0]), "the same folder"),
        ((*folders, "--size", "0"), "for example 0.02"),
        ((*folders, "--csv", str(tmp_path / "x.txt")), "a name like FILE.csv"),
    ):
        code, out, err = run(capsys, *given)
        assert (code, out) == (2, "") and told in err
    assert not list(tmp_path.iterdir())
