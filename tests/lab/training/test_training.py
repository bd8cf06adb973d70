"""The training loop: however it is stopped, and whoever plays, it goes on and ends with the same weights."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

from marks import long
from processes import all_end, started
from starboard.bots import mind_type
from starboard.bots.linear import Linear
from starboard.lab import fit
from starboard.lab.cluster import ADDRESS, ANY_PORT
from starboard.lab.training.loop import Training, is_over
from starboard.lab.training.settings import Settings, TrainingError, hash_of, read_weights
from waiting import PATIENCE, wait_for

DYING = Path(__file__).parent / "dying.py"
CHEAP = ["--games", "6", "--seats", "2", "--stray", "100", "--pairs", "1", "--generations", "2"]


def arguments(out: Path, *more: str) -> list[str]:
    return ["carcassonne", "--out", str(out), "--jobs", "1", *CHEAP, *more]


def train(out: Path, *more: str) -> None:
    assert fit.main(arguments(out, *more)) == 0


def dying(moment: str, out: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(DYING), moment, *arguments(out)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


def files(folder: Path, ledgers: bool = True) -> dict[str, bytes]:
    """All that is in it; the ledgers may have their lines in another order, and some more, where several play."""
    found = {str(one.relative_to(folder)): one.read_bytes() for one in folder.rglob("*") if one.is_file()}
    return {name: content for name, content in found.items() if ledgers or not name.endswith(".jsonl")}


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, bytes], list[str]]:
    """The files of a training that nobody disturbed, and the moments that it had."""
    out = tmp_path_factory.mktemp("training") / "expected"
    told = dying("count", out)
    assert told.returncode == 0, told.stderr
    return files(out), told.stdout.split("MOMENTS ")[1].split()


# Killed


@pytest.mark.parametrize(("name", "time"), [("play", 7), ("fit", 1), ("line", 1)])
def test_killed_it_goes_on_and_gives_the_same(
    expected: tuple[dict[str, bytes], list[str]], tmp_path: Path, name: str, time: int
) -> None:
    """Once in the second batch of the second generation's games, once in a fit, once in a line of the match."""
    whole, moments = expected
    at = [number for number, one in enumerate(moments) if one == name][time]
    assert dying(str(at), tmp_path / "run").returncode == -signal.SIGKILL
    left = files(tmp_path / "run")
    assert left != whole
    train(tmp_path / "run")
    assert files(tmp_path / "run") == whole


@long
def test_killed_at_every_moment_it_gives_the_same(expected: tuple[dict[str, bytes], list[str]], tmp_path: Path) -> None:
    whole, moments = expected
    for at in range(len(moments)):
        out = tmp_path / str(at)
        assert dying(str(at), out).returncode == -signal.SIGKILL
        train(out)
        assert files(out) == whole, (at, moments[at])


@long
def test_killed_again_and_again_it_gives_the_same(expected: tuple[dict[str, bytes], list[str]], tmp_path: Path) -> None:
    """A life is a little longer than what is done between two files, so each of them adds something."""
    whole, _ = expected
    lives = 0
    while (code := dying("17", tmp_path / "run").returncode) == -signal.SIGKILL:
        lives += 1
    assert code == 0 and lives > 3 and files(tmp_path / "run") == whole


@long
@pytest.mark.skipif(os.name != "posix", reason="signals to groups of processes")
@pytest.mark.parametrize("where", ["games/000000.npz", "match.jsonl"])
def test_killed_with_several_processes_it_gives_the_same(tmp_path: Path, where: str) -> None:
    more = ["--games", "40", "--pairs", "24", "--stray", "20", "--generations", "1"]
    train(tmp_path / "one", *more)
    command = arguments(tmp_path / "two", *more, "--jobs", "2")
    with started(sys.executable, "-m", "starboard.lab.fit", *command) as process:
        wait_for(lambda: (tmp_path / "two" / "gen-001" / where).exists())
        process.kill()  # its workers find out themselves
        assert process.wait(PATIENCE) == -signal.SIGKILL
        assert all_end(process.pid)
    assert not (tmp_path / "two" / "gen-001" / "verdict.json").exists()
    train(tmp_path / "two", *more, "--jobs", "2")
    assert files(tmp_path / "two", ledgers=False) == files(tmp_path / "one", ledgers=False)


# On a cluster


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=ANY_PORT) as begun:
        yield begun


@long
def test_with_dask_workers_killed_it_gives_the_same(
    tmp_path: Path, cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ADDRESS, cluster.scheduler_address)
    settings = Settings.checked("carcassonne", games=30, seats=[2], stray=50, pairs=12)
    Training(settings, tmp_path / "alone").run(1)
    killed: dict[str, int] = {}

    def kill(what: str, done: int, of: int) -> None:
        """Kill a worker in the games, and another in the match."""
        if 0 < done < of and what not in killed:
            alive = [nanny for nanny in cluster.workers.values() if nanny.pid not in (None, *killed.values())]
            killed[what] = alive[0].pid
            os.kill(killed[what], signal.SIGKILL)

    Training(settings, tmp_path / "dask", dask=True, progress=kill).run(1)
    assert [what.partition(": ")[2].split(",")[0] for what in killed] == ["games", "pairs"]
    assert files(tmp_path / "dask", ledgers=False) == files(tmp_path / "alone", ledgers=False)


# What it does


def test_two_processes_give_the_same(expected: tuple[dict[str, bytes], list[str]], tmp_path: Path) -> None:
    train(tmp_path / "run", "--jobs", "2")
    ours = {name: content for name, content in expected[0].items() if not name.endswith(".jsonl")}
    assert files(tmp_path / "run", ledgers=False) == ours


def test_accepted_weights_are_written_with_how_they_were_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From weights that know nothing the first generation is better by far."""
    features = mind_type("carcassonne").features
    nothing = tmp_path / "nothing.json"
    nothing.write_text(json.dumps({"weights": dict.fromkeys(features, 0.0)}))
    out = tmp_path / "run"
    more = ["--start", str(nothing), "--games", "20", "--pairs", "3", "--generations", "1", "--keep", "1"]
    train(out, *more)
    told = capsys.readouterr().out
    found = json.loads((out / "weights.json").read_text("utf-8"))
    weights = Linear.read(out / "weights.json", features).weights
    assert found["made_by"] == (
        "python -m starboard.lab.fit carcassonne --start nothing.json --games 20 --seats 2 --seed 1 --price 0.01 "
        "--later 0.9 --stray 100 --keep 1 --pairs 3"
    )
    assert (found["generation"], found["games"], found["hash"]) == (1, 20, hash_of(weights))
    assert (found["positions"], found["kept_apart"]) == (18 * 75 - 1, 2 * 75)  # a tile fitted nowhere
    assert found["loss"] < found["loss_of_not_knowing"] == found["loss_of_last"]
    assert found["match"]["accepted"] and found["match"]["pairs"] == 3 and any(weights)
    assert "generation 1" in told and "accepted, 3 pairs" in told and found["hash"] in told
    # The next one goes on from there, by its weights, and more generations may be added.
    train(out, *more[:-4], "--keep", "1", "--generations", "2")
    match = (out / "gen-002" / "match.jsonl").read_text("utf-8").splitlines()[0]
    assert json.loads(match)["accepted"] == list(weights)
    before = files(out)
    train(out, *more)  # fewer than there are: nothing is taken back
    assert files(out) == before


def test_weights_of_before_a_feature_was_added_begin_with_those_set_by_hand(tmp_path: Path) -> None:
    features, by_hand = mind_type("carcassonne").features, read_weights("carcassonne", "handset")
    old = tmp_path / "old.json"
    old.write_text(json.dumps({"weights": {features[2]: 7.5, "taken_away": 1.0}}))
    assert read_weights("carcassonne", str(old)) == (*by_hand[:2], 7.5, *by_hand[3:])
    old.write_text(json.dumps({"weights": {"taken_away": 1.0}}))
    with pytest.raises(TrainingError, match="other features"):
        read_weights("carcassonne", str(old))


def test_options_are_part_of_the_command(tmp_path: Path) -> None:
    mixed = Settings.checked("carcassonne", options=[{}, {"first_player": 1}])
    assert """--seats 2,3,4 --options '{}' --options '{"first_player": 1}' --seed 1""" in mixed.command
    plain = Settings.checked("carcassonne")
    assert "--options" not in plain.command and "--hold" not in plain.command
    held = Settings.checked("carcassonne", hold=plain.features[:2])
    assert f"--price 0.01 --hold {plain.features[0]},{plain.features[1]} --later" in held.command
    before = files_of_options(tmp_path)
    assert before != files_of_options(tmp_path / "other", "--options", '{"first_player": 1}')


def files_of_options(out: Path, *options: str) -> bytes:
    train(out / "run", "--generations", "1", *options)
    return files(out / "run")["gen-001/games/000000.npz"]


def test_the_learner_takes_the_last_generations(expected: tuple[dict[str, bytes], list[str]], tmp_path: Path) -> None:
    train(tmp_path / "run", "--keep", "1")
    one, both = (
        json.loads(files(tmp_path / "run")["gen-002/weights.json"]),
        json.loads(expected[0]["gen-002/weights.json"]),
    )
    assert (one["games"], both["games"]) == (6, 12) and one["positions"] * 2 == both["positions"]
    assert one["weights"] != both["weights"]


def test_two_that_are_not_accepted_in_a_row_end_it() -> None:
    for over, verdicts in {(False, ""), (False, "n"), (False, "nyn"), (True, "nn"), (True, "ynn"), (False, "nny")}:
        assert is_over([{"accepted": one == "y"} for one in verdicts]) is over


# What is refused


@pytest.mark.parametrize(
    ("message", "more"),
    [
        ("There is no game “chess”", ["chess"]),
        ("is for 2 to 5 seats, not 9", ["carcassonne", "--seats", "2,9"]),
        ("--seats: numbers like 2,3,4, not two", ["carcassonne", "--seats", "two"]),
        ("--options: objects of JSON, not teams", ["carcassonne", "--options", "teams"]),
        ("There is no option", ["carcassonne", "--options", '{"asteroids": true}']),
        ("--hold: carcassonne has no feature warp", ["carcassonne", "--hold", "warp"]),
        ("--games: at least 2", ["carcassonne", "--games", "1"]),
        ("--price: a number above 0, not 0", ["carcassonne", "--price", "0"]),
        ("--later: a number from 0 to 1, not 2", ["carcassonne", "--later", "2"]),
        ("--stray: a number from 0 to 100, not 101", ["carcassonne", "--stray", "101"]),
        ("--keep: at least 1", ["carcassonne", "--keep", "0"]),
        ("--pairs: at least 1", ["carcassonne", "--pairs", "0"]),
        ("--jobs: at least 1", ["carcassonne", "--jobs", "0"]),
        ("--generations: at least 1", ["carcassonne", "--generations", "0"]),
        ("A seed is a whole number", ["carcassonne", "--seed", "-1"]),
        ("--start: nowhere.json has no weights of carcassonne", ["carcassonne", "--start", "nowhere.json"]),
    ],
)
def test_bad_input_is_refused_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], message: str, more: list[str]
) -> None:
    with pytest.raises(SystemExit):
        fit.main([*more, "--out", str(tmp_path / "run")])
    assert message in capsys.readouterr().err and not (tmp_path / "run").exists()


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "diary.txt").write_text("mine")
    for out in (tmp_path, tmp_path / "diary.txt"):
        with pytest.raises(SystemExit):
            fit.main(arguments(out))
        assert "not the folder of a training" in capsys.readouterr().err
    assert files(tmp_path) == {"diary.txt": b"mine"}


def test_a_folder_of_another_training_is_left_alone(
    expected: tuple[dict[str, bytes], list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "training.json").write_bytes(expected[0]["training.json"])
    before = files(tmp_path)
    for message, more in {
        "seed is 1 there and 2 here": arguments(tmp_path, "--seed", "2"),
        "stray is 100 there and 8 here": arguments(tmp_path, "--stray", "8"),
        "game is carcassonne there and arcs here": ["arcs", *arguments(tmp_path)[1:]],
    }.items():
        with pytest.raises(SystemExit):
            fit.main(more)
        assert message in capsys.readouterr().err
    (tmp_path / "training.json").write_bytes(b"[]")
    with pytest.raises(SystemExit):
        fit.main(arguments(tmp_path))
    assert "is not a file of a training" in capsys.readouterr().err
    assert list(files(tmp_path)) == list(before)
