"""`starboard simulate` on the command line: stopped and gone on with, played again, refused."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from marks import long
from processes import all_end, started
from starboard.cli import main as command_line
from starboard.lab import Run, again, simulate
from starboard.lab.folder import Again
from starboard.lab.simulation import TABLES
from waiting import PATIENCE, wait_for

GIVEN = ("carcassonne", "--bots", "random", "--seats", "3", "--seed", "3", "--batch", "2")


def run(capsys: pytest.CaptureFixture[str], *arguments: str, lang: str = "en") -> tuple[int, str, str]:
    """The exit code, and what was written on standard output and on standard error."""
    with pytest.raises(SystemExit) as end:
        command_line.main(["simulate", *arguments, "--lang", lang])
    told = capsys.readouterr()
    return int(end.value.code or 0), told.out, told.err.lstrip()  # where a bar would be on a terminal


def test_a_run_and_the_very_same_games_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    code, out, err = run(capsys, *GIVEN, "-n", "4", "--jobs", "1", "--out", str(first), "--option", "teams=false")
    assert (code, err) == (0, "") and out.startswith(f"4 games are in {first} (0.")
    assert out.splitlines()[1] == f"For a page of charts about them: starboard report {first}"
    code, out, err = run(capsys, "--again", str(first), "--out", str(second), "--jobs", "1", "--json")
    manifest = json.loads(out)
    assert (code, err) == (0, f"These are exactly the same games as in {first}.\n")
    assert (
        manifest
        == json.loads((second / "manifest.json").read_text())
        == json.loads((first / "manifest.json").read_text())
    )
    assert (manifest["games"], manifest["bots"], manifest["seed"]) == (4, ["random"] * 3, 3)
    assert all(Run(first).table(name).equals(Run(second).table(name)) for name in TABLES)


def test_again_with_one_thing_varied(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    run(capsys, *GIVEN, "-n", "3", "--jobs", "1", "--out", str(first))
    varied = ("--again", str(first), "--jobs", "1", "--option", "planet_reinforce=false", "--out", str(second))
    code, out, err = run(capsys, *varied, "--json", "--tables", "tallies")
    assert code == 0 and err == (f"The same deals as in {first}, varied: options.planet_reinforce: true → false\n")
    manifest = Run(first).manifest
    assert json.loads(out)["again"] == {
        "folder": str(first),
        "digest": manifest.digest,
        "varied": {"options.planet_reinforce": [True, False]},
    }
    assert (Run(second).manifest.tables, Run(second).manifest.seed) == (["results", "tallies"], 3)
    assert Run(first).results(["game", "seed"]).equals(Run(second).results(["game", "seed"]))
    # The same command once more finds all of it there.
    assert run(capsys, *varied, "--json", "--tables", "tallies") == (code, out, err)
    # What is given as it was is not varied; who is told to vary two things at once says which.
    same = ("--again", str(first), "--out", str(tmp_path / "third"), "--jobs", "1", "--bots", "random")
    assert run(capsys, *same)[::2] == (0, f"These are exactly the same games as in {first}.\n")
    two = ("--again", str(first), "--out", str(tmp_path / "fourth"), "--bots", "greedy", "--option", "teams=true")
    code, _, err = run(capsys, *two)
    assert code == 2 and "Several things" in err and not (tmp_path / "fourth").exists()


def test_again_with_other_bots(tmp_path: Path) -> None:
    first = simulate("carcassonne", 2, bots="random", seats=2, out=tmp_path / "first", jobs=1, batch=1, seed=8)
    second = again(first, out=tmp_path / "second", bots=["greedy", "random"], jobs=1, tables=[])
    assert isinstance(second.manifest.again, Again)
    assert second.manifest.again.varied == {"bots": [["random", "random"], ["greedy", "random"]]}
    assert first.results()["seed"].equals(second.results()["seed"]) and not first.results().equals(second.results())
    assert second.results()["entrant"].to_pylist() == [0, 1, 1, 0]


def test_names_in_the_language_asked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    first, second, third = (tmp_path / name for name in ("first", "second", "third"))
    assert run(capsys, *GIVEN, "-n", "1", "--jobs", "1", "--out", str(first), "--names", "uk")[0] == 0
    assert Run(first).results()["faction_called"][0].as_py() in ("Альянс повстанців", "Імперія")
    same = f"These are exactly the same games as in {first}.\n"
    assert run(capsys, "--again", str(first), "--jobs", "1", "--out", str(second))[::2] == (0, same)
    assert run(capsys, "--again", str(first), "--jobs", "1", "--out", str(third), "--names", "none")[::2] == (0, same)
    assert (Run(second).manifest.names, Run(third).manifest.names) == ("uk", "")
    assert "faction_called" not in Run(third).results().column_names


def test_other_games_are_not_called_the_same(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    first = tmp_path / "first"
    run(capsys, *GIVEN, "-n", "2", "--jobs", "1", "--out", str(first))
    file = first / "manifest.json"
    text, digest = file.read_text(), Run(first).manifest.digest
    file.write_text(text.replace(digest, "0" * 32))
    code, _, err = run(capsys, "--again", str(first), "--out", str(tmp_path / "second"), "--jobs", "1")
    assert code == 1 and "These are not the same games" in err
    file.write_text(text.replace(digest, ""))
    code, _, err = run(capsys, "--again", str(first), "--out", str(tmp_path / "third"), "--jobs", "1")
    assert code == 0 and "cannot tell" in err


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("carcassonne", "--bots", "deep-thought"), "Available: random, greedy"),
        (("carcassonne", "--bots", "medium,master"), "Give it a number of tries instead: master@300n"),
        (("carcassonne", "-n", "0"), "at least 1"),
        (("carcassonne", "--jobs", "0"), "at least 1"),
        (("carcassonne", "--batch", "0"), "at least 1"),
        (("carcassonne", "--seats", "6"), "2 to 5 seats, not 6"),
        (("carcassonne", "--seed", "-1"), "-1"),
        (("carcassonne", "--bots", "easy,easy,easy", "--seats", "2"), "more bots than seats"),
        (("carcassonne", "--option", "teams"), "NAME=VALUE"),
        (("carcassonne", "--option", "teams=true"), "four players"),
        (("arcs", "--rules", "99"), "99"),
        (
            ("carcassonne", "--tables", "moves"),
            "There is no table “moves”. Available: results, tallies, turns, decisions, events, offers",
        ),
        (("chess",), "chess"),
        ((), "Say which game"),
        (("--again", "nowhere"), "nowhere contains no simulation"),
        (("carcassonne", "--again", "nowhere"), "leave out GAME"),
    ],
)
def test_bad_input_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, given: tuple[str, ...], told: str
) -> None:
    code, out, err = run(capsys, *given, "--out", str(tmp_path / "run"))
    assert (code, out) == (2, "") and told in err
    assert not list(tmp_path.iterdir())


def test_without_the_extra(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    code, _, err = run(capsys, *GIVEN, "--out", str(tmp_path / "run"))
    assert code == 2 and "pip install 'starboard[lab]'" in err


def test_starboard_does_without_the_extra() -> None:
    """In a process of its own, in which neither can be imported."""
    script = """
import sys
sys.modules["pyarrow"] = sys.modules["distributed"] = None
import starboard, starboard.lab, starboard.cli.simulate, starboard.cli.report, starboard.cli.compare, starboard.cli.duel
from starboard.cli.main import parse
parse("en", ["simulate", "--out", "x"]), parse("en", ["report", "x"])
parse("en", ["compare", "x", "y"])
try:
    from starboard.lab import simulate
except starboard.StarboardError as error:
    print(error)
"""
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert told.stdout == "Not installed: pyarrow. Install with: pip install 'starboard[lab]'\n"


@pytest.mark.parametrize("lang", ["cs", "pl", "uk"])
def test_in_every_language(lang: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    given = ("carcassonne", "--bots", "random", "-n", "6", "--jobs", "1")
    code, out, _ = run(capsys, *given, "--out", str(tmp_path / "run"), lang=lang)
    assert code == 0 and str(tmp_path / "run") in out and re.search(r"\(0,\d MB|\(0,\d МБ", out)


# Stopping

ONE = pytest.param(("--jobs", "1"), id="one", marks=long)
TWO = pytest.param(("--jobs", "2"), id="two")
DASK = pytest.param(("--jobs", "2", "--dask"), id="dask", marks=long)


def simulating(out: Path, *more: str) -> AbstractContextManager[subprocess.Popen[str]]:
    given = ("simulate", *GIVEN, "-n", "40", "--out", str(out), "--lang", "en", *more)
    return started(sys.executable, "-m", "starboard", *given)


@long
@pytest.mark.skipif(os.name != "posix", reason="signals to groups of processes")
@pytest.mark.parametrize("more", [ONE, TWO, DASK])
def test_interrupted_it_goes_on(
    more: tuple[str, ...],
    expected: Path,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ctrl-C, as a terminal sends it: to the command and to all its workers."""
    monkeypatch.delenv("DASK_SCHEDULER_ADDRESS", raising=False)
    out = tmp_path / "run"
    with simulating(out, *more) as process:
        wait_for(lambda: has_played(out))
        os.killpg(process.pid, signal.SIGINT)
        said, err = process.communicate(timeout=PATIENCE)
        assert all_end(process.pid)
    done = Run(out).done
    assert (process.returncode, said) == (130, "") and 4 <= done < 40
    assert err.lstrip() == f"Stopped after {done} games of 40. The same command continues from here.\n"
    goes_on(expected, out, capsys)


@pytest.mark.skipif(os.name != "posix", reason="groups of processes")
@pytest.mark.parametrize("more", [TWO, DASK])
def test_killed_it_goes_on(
    more: tuple[str, ...],
    expected: Path,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As kill -9 does it, to the command alone: its workers end by themselves."""
    monkeypatch.delenv("DASK_SCHEDULER_ADDRESS", raising=False)
    out = tmp_path / "run"
    with simulating(out, *more) as process:
        wait_for(lambda: has_played(out))
        process.kill()
        process.communicate(timeout=PATIENCE)
        assert all_end(process.pid)
    assert 4 <= Run(out).done < 40
    goes_on(expected, out, capsys)


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("runs") / "expected"
    with pytest.raises(SystemExit) as end:
        command_line.main(["simulate", *GIVEN, "-n", "40", "--jobs", "1", "--out", str(out)])
    assert end.value.code == 0
    return out


def goes_on(expected: Path, out: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same command brings it to its end, and nobody could tell."""
    code, _, err = run(capsys, *GIVEN, "-n", "40", "--jobs", "1", "--out", str(out))
    assert (code, err) == (0, "")
    assert all(Run(out).table(name).equals(Run(expected).table(name)) for name in TABLES)
    files = {file.relative_to(out) for file in out.rglob("*.parquet") if not file.name.startswith(".")}
    assert files == {file.relative_to(expected) for file in expected.rglob("*.parquet")}
    assert (out / "manifest.json").read_bytes() == (expected / "manifest.json").read_bytes()


def has_played(out: Path) -> bool:
    return len(list((out / "results").glob("[0-9]*.parquet"))) >= 2


# With a content pack


@long
def test_with_a_pack(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, first, second = tmp_path / "pack.toml", tmp_path / "first", tmp_path / "second"
    file.write_text('game = "outer_rim"\n[[market]]\nid = "salvage"\nreward = [{do = "gain_credits", amount = 7000}]\n')
    given = ("outer_rim", "--bots", "random", "--seats", "2", "--option", "fame=8", "-n", "2", "--batch", "1")
    assert run(capsys, *given, "--jobs", "2", "--pack", str(file), "--out", str(first))[0] == 0
    assert len(Run(first).manifest.options["pack"]) > 4
    code, _, err = run(capsys, "--again", str(first), "--out", str(second))
    assert code == 2 and "pack" in err and not second.exists()
    code, _, err = run(capsys, "--again", str(first), "--pack", str(file), "--out", str(second), "--jobs", "1")
    assert (code, err) == (0, f"These are exactly the same games as in {first}.\n")
    # The same deals with another pack.
    other, third = tmp_path / "other.toml", tmp_path / "third"
    other.write_text(file.read_text().replace("7000", "1000"))
    code, _, err = run(capsys, "--again", str(first), "--pack", str(other), "--out", str(third), "--jobs", "1")
    there, here = Run(first).manifest.options["pack"], Run(third).manifest.options["pack"]
    assert (code, err) == (0, f"The same deals as in {first}, varied: options.pack: {there} → {here}\n")
    code, _, err = run(capsys, "carcassonne", "--pack", str(file), "--out", str(tmp_path / "fourth"))
    assert code == 2 and not (tmp_path / "fourth").exists()
