"""`starboard ladder`, `duel --anchor` and `solo`: words, JSON, what is refused, and going on after a stop."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from processes import started
from starboard.cli import main as command_line
from waiting import PATIENCE, wait_for


def run(capsys: pytest.CaptureFixture[str], *arguments: str, lang: str = "en") -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        command_line.main([*arguments, "--lang", lang])
    told = capsys.readouterr()
    return int(end.value.code or 0), told.out, told.err.lstrip()


def test_it_plays_and_rates(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    given = ("ladder", "carcassonne", "--anchor", "random", "sharp-g1", "--folder", str(tmp_path))
    code, out, err = run(capsys, *given)
    assert (code, out, err) == (0, "Nobody on this ladder has played against sharp-g1 yet.\n", "")
    assert not list(tmp_path.iterdir())
    code, out, _ = run(capsys, *given, "-n", "3")
    lines = out.splitlines()
    assert code == 0 and lines[1].split() == ["sharp-g1", "0", "3"] and lines[2].startswith("random ")
    assert lines[-1] == "Elo differences to sharp-g1. Intervals are by deals."
    assert json.loads((tmp_path / "ratings.json").read_text())["ladders"][0]["deals"] == 3
    code, out, _ = run(capsys, *given, "--json")
    assert [one["player"] for one in json.loads(out)] == ["sharp-g1", "random"]


@pytest.mark.parametrize("lang", ["cs", "pl", "uk"])
def test_in_every_language(lang: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(
        capsys,
        "ladder",
        "carcassonne",
        "sharp",
        "-n",
        "1",
        "--anchor",
        "sharp-g1",
        "--folder",
        str(tmp_path),
        lang=lang,
    )
    assert code == 0 and "sharp-g1" in out
    code, out, _ = run(
        capsys,
        "duel",
        "carcassonne",
        "random",
        "--anchor",
        "sharp-g1",
        "-n",
        "2",
        "--jobs",
        "1",
        "--out",
        str(tmp_path),
        lang=lang,
    )
    assert code == 0 and "0,0" in out and "sharp-g1" in out
    code, out, _ = run(capsys, "solo", "outer_rim", "random", "-n", "1", "--jobs", "1", lang=lang)
    assert code == 0 and len(out.splitlines()) == 10 and out.splitlines()[-1].split()[1] == "8"


def test_a_bot_against_anchors(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    given = ("duel", "carcassonne", "sharp", "--anchor", "random", "-n", "3", "--jobs", "1", "--out", str(tmp_path))
    code, out, _ = run(capsys, *given)
    lines = out.splitlines()
    assert code == 0 and lines[2].split()[:3] == ["random", "2", "100.0%"] and lines[2].split()[-1] == "∞"
    (ledger,) = (tmp_path / "ledgers").rglob("*.jsonl")
    before = ledger.read_bytes()
    told = json.loads(run(capsys, *given, "--json")[1])
    assert told["against"][0]["deals"] == 2 and told["rating"] is None and ledger.read_bytes() == before
    code, out, _ = run(
        capsys, "duel", "carcassonne", "sharp", "--anchor", "-n", "2", "--jobs", "1", "--out", str(tmp_path)
    )
    assert "sharp-g1" in out and out.splitlines()[-1].startswith("The rating of sharp on this ladder: ")


def test_among_three_an_even_share_is_a_half(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    given = ("duel", "carcassonne", "sharp", "--anchor", "random", "--seats", "3", "-n", "3", "--jobs", "1")
    told = json.loads(run(capsys, *given, "--out", str(tmp_path), "--json")[1])
    assert told["against"][0] | {"score": 1.0, "deals": 1} == told["against"][0]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("duel", "carcassonne", "sharp", "random", "--anchor"), "name one bot"),
        (("duel", "carcassonne", "sharp", "--anchor", "random", "--chart", "a.svg"), "name one bot"),
        (("duel", "carcassonne", "sharp", "--anchor", "deep-thought"), "Available: random, greedy"),
        (("ladder", "carcassonne", "deep-thought", "-n", "1"), "Available: random, greedy"),
        (("ladder", "carcassonne", "-n", "-1"), "at least 1"),
        (("solo", "carcassonne", "random"), "cannot be played alone"),
        (("solo", "outer_rim", "deep-thought"), "Available: random, greedy"),
        (("solo", "outer_rim", "random", "-n", "0"), "at least 1"),
    ],
)
def test_bad_input_is_refused(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    given: tuple[str, ...],
    told: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run(capsys, *given)
    assert (code, out) == (2, "") and told in err and not list(tmp_path.iterdir())


def test_alone_against_the_ai_player_it_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "solo.jsonl"
    given = ("solo", "outer_rim", "random", "--jobs", "1", "--json")
    told = json.loads(run(capsys, *given, "-n", "1", "--out", str(file))[1])
    *each, of_all = told["rates"]
    assert of_all["games"] == len(told["choices"]) == len(each) == 8 and of_all["choice"] is None
    assert of_all["won"] == sum(one["won"] for one in each) and "character han_solo" in " ".join(told["choices"])
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:4]) + lines[4][:5])  # killed while it wrote
    assert json.loads(run(capsys, *given, "-n", "1", "--out", str(file))[1]) == told
    assert file.read_bytes() == b"".join(lines)
    code, _, err = run(capsys, *given, "-n", "1", "--seed", "4", "--out", str(file))
    assert code == 2 and "seed is 0 there and 4 here" in err


@pytest.mark.skipif(os.name != "posix", reason="groups of processes")
def test_killed_in_the_middle_it_goes_on_as_if_nothing_had_been(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """As many deals in all give the same ledgers, whether it was killed or not."""
    given = ("ladder", "carcassonne", "--anchor", "random", "sharp-g1", "easy-g1")
    command = (sys.executable, "-m", "starboard", *given, "-n", "100000", "--folder", str(tmp_path / "killed"))
    with started(*command) as process:
        wait_for(lambda: lines_in(tmp_path / "killed") >= 7)
        process.kill()
        process.communicate(timeout=PATIENCE)
    played = lines_in(tmp_path / "killed")
    run(capsys, *given, "-n", str(20 + played - played % 5 - played), "--folder", str(tmp_path / "killed"))
    run(capsys, *given, "-n", str(lines_in(tmp_path / "killed")), "--folder", str(tmp_path / "whole"))
    assert files(tmp_path / "killed") == files(tmp_path / "whole")


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*.json*")}


def lines_in(folder: Path) -> int:
    """Count the whole lines that are deals."""
    return sum(max(0, path.read_bytes().count(b"\n") - 1) for path in folder.rglob("*.jsonl"))
