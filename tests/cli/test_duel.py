"""`starboard duel`: the tournament on the command line, stopped and gone on with."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from marks import long
from processes import all_end, started
from starboard.cli import duel
from starboard.cli import main as command_line
from starboard.lab.tournament import Tournament
from waiting import PATIENCE, wait_for

SVG = "{http://www.w3.org/2000/svg}"
DUEL = (sys.executable, "-m", "starboard", "duel", "carcassonne")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit code, and what was written on standard output and on standard error."""
    with pytest.raises(SystemExit) as end:
        command_line.main(["duel", "carcassonne", *arguments, "--lang", "en"])
    told = capsys.readouterr()
    return int(end.value.code or 0), told.out, told.err.lstrip()  # where a bar would be on a terminal


def test_two_bots_as_words(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "greedy", "random", "-n", "4", "--jobs", "1")
    lines = [line.rstrip() for line in out.splitlines()]
    assert (code, err) == (0, "")
    assert lines[2].split()[:3] == ["greedy", "4", "4"] and "100.0% (34.2%–100.0%)" in lines[2]
    assert lines[-1] == "greedy wins 100.0% of 4 games against random (95% interval by deals: 34.2% to 100.0%)."


def test_four_bots_as_words_in_80_signs(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "greedy", "random", "--seats", "4", "-n", "1", "--jobs", "1")
    heading, more, *rows, note = out.splitlines()
    assert note.startswith("Intervals are by deals: ") and note.endswith(" Deals: 1.")
    assert "average place" in heading and more.split()[-1] == "points"
    assert {row[:8].rstrip() for row in rows} == {"greedy", "random", "random 2", "random 3"}
    assert rows[0].startswith("greedy ") and "…" not in out and max(map(len, out.splitlines()[:-1])) <= 80


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    given = ("random", "greedy", "-n", "2", "--jobs", "1", "--json", "--options", "planet_reinforce=false")
    _, out, err = run(capsys, *given)
    told = json.loads(out)
    assert err == "" and (told["games"], told["wanted"], told["entrants"]) == (2, 2, ["random", "greedy"])
    assert told["options"]["planet_reinforce"] is False
    first, second = told["standings"]
    assert (first["name"], first["rate"], first["low"]) == ("random", 0.0, 0.0) and first["high"] < 1
    assert (second["rate"], second["place"]) == (1.0, 1.0)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("greedy", "deep-thought"), "Available: random, greedy"),
        (("greedy", "random", "-n", "0"), "at least 1"),
        (("greedy", "random", "--jobs", "0"), "at least 1"),
        (("greedy",), "at least two bots"),
        (("greedy", "random", "--seats", "6"), "2 to 5 seats, not 6"),
        (("greedy", "random", "random", "--seats", "2"), "more bots than seats"),
        (("greedy", "random", "--options", "teams"), "NAME=VALUE"),
        (("greedy", "random", "--options", "teams=true"), "four players"),
        (("greedy", "random", "--chart", "chart.png"), "not chart.png"),
    ],
)
def test_bad_input_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, given: tuple[str, ...], told: str
) -> None:
    code, out, err = run(capsys, *given, "--out", str(tmp_path / "duel.jsonl"))
    assert (code, out) == (2, "") and told in err
    assert not list(tmp_path.iterdir())


def test_a_file_is_added_to_and_nothing_is_played_twice(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "duel.jsonl"
    given = ("random", "random", "random", "--jobs", "1", "--json", "--out", str(file))
    run(capsys, *given, "-n", "4")
    numbers: list[int] = []
    play = Tournament.play

    def noted(self: Tournament, number: int) -> Any:
        numbers.append(number)
        return play(self, number)

    monkeypatch.setattr(Tournament, "play", noted)
    _, longer, _ = run(capsys, *given, "-n", "6")
    assert numbers == [4, 5]
    _, shorter, _ = run(capsys, *given, "-n", "3")
    assert numbers == [4, 5] and json.loads(shorter)["games"] == 3
    assert longer == run(capsys, *given[:-2], "-n", "6")[1]
    before = file.read_bytes()
    code, out, err = run(capsys, *given, "-n", "6", "--seed", "1")
    assert (code, out) == (2, "") and "seed is 0 there and 1 here" in err and file.read_bytes() == before


def test_a_chart(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "chart.svg"
    _, out, _ = run(capsys, "random", "random", "random", "-n", "4", "--jobs", "1", "--json", "--chart", str(file))
    standings = json.loads(out)["standings"]
    svg = ElementTree.fromstring(file.read_text(encoding="utf-8"))  # noqa: S314 - our own
    assert svg.findtext(f"{SVG}title") == "Carcassonne: Star Wars Edition · 4 games"
    words = [text.text or "" for text in svg.iter(f"{SVG}text")]
    ticks = {text.text: float(text.get("x", "0")) for text in svg.iter(f"{SVG}text")}
    bars = [bar for bar in svg.iter(f"{SVG}rect") if bar.get("class") == "bar"]
    lengths = [float(bar.get("width", "0")) for bar in bars]
    best_first = sorted(standings, key=lambda one: (-one["won"], one["place"]))
    assert [word for word in words if word in ("random", "random 2", "random 3")] == [
        one["name"] for one in best_first
    ] * 2
    rates = [length / (ticks["100%"] - ticks["0%"]) for length in lengths[:3]]
    assert rates == pytest.approx([one["rate"] for one in best_first], abs=1e-3)
    places = [1 + 2 * length / (ticks["3"] - ticks["1"]) for length in lengths[3:]]
    assert places == pytest.approx([one["place"] for one in best_first], abs=1e-3)


@pytest.mark.parametrize("lang", ["cs", "pl", "uk"])
def test_in_every_language(lang: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"
    for seats in ("2", "4"):
        given = ["duel", "carcassonne", "random", "random", "--seats", seats, "-n", "1", "--jobs", "1", "--lang", lang]
        with pytest.raises(SystemExit) as end:
            command_line.main([*given, "--out", f"{file}{seats}", "--chart", f"{file}.svg"])
        told = capsys.readouterr().out
        assert end.value.code == 0 and ",0" in told and "…" not in told
        assert max(map(len, told.splitlines()[: int(seats) + 2])) <= 80


# Stopping


def test_stopped_without_a_file(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    play = Tournament.play

    def stopping(self: Tournament, number: int) -> Any:
        if number == 2:
            raise KeyboardInterrupt
        return play(self, number)

    monkeypatch.setattr(Tournament, "play", stopping)
    code, out, err = run(capsys, "greedy", "random", "-n", "4", "--jobs", "1")
    assert code == 130 and "greedy wins 100.0% of 2 games" in out and err == "Stopped after 2 games of 4.\n"
    monkeypatch.setattr(duel, "play", lambda *_: stopping(Tournament("", ()), 2))
    assert run(capsys, "greedy", "random") == (130, "", "Stopped after 0 games of 100.\n")


@pytest.mark.parametrize("jobs", [pytest.param("1", marks=long), "2"])
@pytest.mark.skipif(os.name != "posix", reason="signals to groups of processes")
def test_interrupted_it_goes_on_as_if_nothing_had_been(
    jobs: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Ctrl-C, as a terminal sends it: to the command and to all its workers. Fewer games are enough for the rest."""
    file = tmp_path / "duel.jsonl"
    given = ["random", "random", "--seats", "3", "--seed", "3", "--json"]
    kept = ["--out", str(file)]
    with started(*DUEL, *given, *kept, "--jobs", jobs, "--lang", "en", "-n", "99999") as process:
        wait_for(lambda: has_lines(file, 4))
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        assert all_end(process.pid)
    told = json.loads(out)
    lines = file.read_text().count("\n") - 1
    assert process.returncode == 130 and 3 <= told["games"] <= lines < 99999 and told["wanted"] == 99999
    assert err.lstrip() == f"Stopped after {told['games']} games of 99,999. The same command continues from here.\n"
    rest = ("-n", str(lines + 5), "--jobs", "1")
    code, again, _ = run(capsys, *given, *kept, *rest)
    numbers = [json.loads(line)["number"] for line in file.read_text().splitlines()[1:]]
    assert code == 0 and sorted(numbers) == list(range(lines + 5))
    assert again == run(capsys, *given, *rest)[1]


@long
@pytest.mark.skipif(os.name != "posix", reason="groups of processes")
def test_workers_end_with_a_command_that_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"
    with started(*DUEL, "random", "random", "-n", "100000", "--jobs", "2", "--out", str(file)) as process:
        wait_for(lambda: has_lines(file, 2))
        process.kill()
        process.communicate(timeout=PATIENCE)
        assert all_end(process.pid)


def has_lines(file: Path, number: int) -> bool:
    return file.exists() and file.read_bytes().count(b"\n") >= number
