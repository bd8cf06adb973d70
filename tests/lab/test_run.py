"""A folder of games: whoever plays them, in one go or not, what is in it is the same."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import psutil
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from distributed import LocalCluster

import starboard
from marks import long
from starboard.kernel.errors import StarboardError
from starboard.lab import Run, again, simulate
from starboard.lab.cluster import ADDRESS, ANY_PORT
from starboard.lab.folder import Again, Folder, alone_in
from starboard.lab.run import Simulation, fitting_batch
from starboard.lab.simulation import ALL_TABLES, Setup
from waiting import PATIENCE

SETUP = Setup("carcassonne", ("random",) * 3, seed=3)


def same(a: Path, b: Path) -> bool:
    """Equal tables, and even equal files."""
    one, other = Run(a), Run(b)
    equal = all(one.table(name).equals(other.table(name)) for name in ALL_TABLES)
    files = {file.relative_to(a): file.read_bytes() for file in a.rglob("*") if file.is_file()}
    return equal and files == {file.relative_to(b): file.read_bytes() for file in b.rglob("*") if file.is_file()}


def play(out: Path, games: int, jobs: int = 1, dask: bool = False) -> Run:
    return simulate(
        "carcassonne",
        games,
        bots="random",
        seats=3,
        out=out,
        seed=3,
        batch=5,
        jobs=jobs,
        dask=dask,
        tables=ALL_TABLES,
    )


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=ANY_PORT) as started:
        yield started


@pytest.fixture
def at_cluster(cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch) -> LocalCluster:
    monkeypatch.setenv(ADDRESS, cluster.scheduler_address)
    return cluster


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Thirty games by this process alone."""
    out = tmp_path_factory.mktemp("runs") / "expected"
    play(out, 30)
    return out


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twenty of them, where that is enough."""
    out = tmp_path_factory.mktemp("runs") / "short"
    play(out, 20)
    return out


# However many play


def test_two_processes_play_the_same(expected: Path, tmp_path: Path) -> None:
    run = play(tmp_path / "run", 30, jobs=2)
    assert same(expected, tmp_path / "run") and run.is_whole and run.results().num_rows == 90


@long
def test_a_cluster_plays_the_same(expected: Path, tmp_path: Path, at_cluster: LocalCluster) -> None:
    play(tmp_path / "run", 30, dask=True)
    assert same(expected, tmp_path / "run")


@long
def test_a_cluster_of_its_own_plays_the_same(expected: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ADDRESS, raising=False)
    play(tmp_path / "run", 30, jobs=2, dask=True)
    assert same(expected, tmp_path / "run")


@long
def test_the_same_2000_games_by_one_process_two_and_a_cluster(tmp_path: Path, at_cluster: LocalCluster) -> None:
    runs = {}
    for name, jobs, dask in (("one", 1, False), ("two", 2, False), ("dask", 2, True)):
        runs[name] = simulate(
            "carcassonne",
            2000,
            bots="random",
            seats=3,
            out=tmp_path / name,
            batch=50,
            jobs=jobs,
            dask=dask,
            tables=ALL_TABLES,
        )
    assert same(tmp_path / "one", tmp_path / "two") and same(tmp_path / "one", tmp_path / "dask")
    numbers = runs["dask"].results(["game"])["game"].to_pylist()
    assert numbers == [number for number in range(2000) for _ in range(3)]


def test_the_size_of_a_batch_makes_no_difference_to_the_tables(short: Path, tmp_path: Path) -> None:
    run = simulate(
        "carcassonne", 20, bots="random", seats=3, out=tmp_path / "run", seed=3, batch=7, jobs=1, tables=ALL_TABLES
    )
    assert all(run.table(name).equals(Run(short).table(name)) for name in ALL_TABLES)
    assert run.manifest.digest == Run(short).manifest.digest


# Workers that die


@long
def test_a_process_is_killed_and_nothing_is_lost_or_twice(expected: Path, tmp_path: Path) -> None:
    simulation = Simulation.planned(SETUP, tmp_path / "run", 30, ALL_TABLES, 5)
    killed = []
    for done, _ in simulation.play(jobs=2):
        if done >= 10 and not killed:
            victim = workers_of(os.getpid())[0]
            victim.kill()
            killed.append(victim.pid)
    assert killed and same(expected, tmp_path / "run")


def test_a_dask_worker_is_killed_and_nothing_is_lost_or_twice(
    expected: Path, tmp_path: Path, at_cluster: LocalCluster
) -> None:
    simulation = Simulation.planned(SETUP, tmp_path / "run", 30, ALL_TABLES, 5)
    killed = 0
    for done, _ in simulation.play(dask=True):
        if done >= 10 and not killed:
            killed = next(iter(at_cluster.workers.values())).pid
            os.kill(killed, signal.SIGKILL)
    assert killed and same(expected, tmp_path / "run")


def workers_of(pid: int) -> list[psutil.Process]:
    """Those that play: children that are neither the one that keeps track of resources nor of a cluster."""
    cluster = {nanny.pid for one in LocalCluster._instances for nanny in one.workers.values()}
    children = [child for child in psutil.Process(pid).children() if child.pid not in cluster]
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


# Going on


def test_stopped_it_goes_on(short: Path, tmp_path: Path) -> None:
    steps = Simulation.planned(SETUP, tmp_path / "run", 20, ALL_TABLES, 5).play()
    for done, _ in steps:
        if done == 10:
            break
    steps.close()
    half = Run(tmp_path / "run")
    assert (half.done, half.is_whole, half.manifest.digest) == (10, False, "")
    assert half.results().equals(Run(short).results().slice(0, 30))
    (tmp_path / "run" / "turns" / "000000015.parquet").write_bytes(b"not the end of its batch")
    (tmp_path / "run" / "turns" / "000000005.parquet").unlink()  # as when the power fails
    steps = Simulation.planned(SETUP, tmp_path / "run", 20, ALL_TABLES).play()
    assert list(steps) == [(5, 0), (10, 5), (15, 10), (20, 15)]
    assert same(short, tmp_path / "run")


def test_more_games_are_added_also_to_a_batch_that_was_the_last(short: Path, tmp_path: Path) -> None:
    play(tmp_path / "run", 13)
    before = (tmp_path / "run" / "results" / "000000005.parquet").stat().st_mtime_ns
    run = play(tmp_path / "run", 20)
    assert run.is_whole and same(short, tmp_path / "run")
    assert (tmp_path / "run" / "results" / "000000005.parquet").stat().st_mtime_ns == before


# What is refused


def test_a_folder_of_other_games_is_left_alone(expected: Path) -> None:
    before = {file: file.stat().st_mtime_ns for file in expected.rglob("*")}
    for message, change in {
        "seed is 3 there and 4 here": {"seed": 4},
        "is for more games: 30 there and 29 here": {"games": 29},
        r'bots is \["random", "random", "random"\] there': {"bots": ["random", "greedy", "random"]},
        "options.planet_reinforce is true there and false here": {"options": {"planet_reinforce": False}},
        r'tables is \["results", "tallies", "turns", "decisions", "events", "offers"\] there': {"tables": []},
    }.items():
        given = {"games": 30, "bots": "random", "seats": 3, "seed": 3, "jobs": 1, "tables": ALL_TABLES, **change}
        with pytest.raises(StarboardError, match=message):
            simulate("carcassonne", out=expected, **given)
    assert {file: file.stat().st_mtime_ns for file in expected.rglob("*")} == before


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("mine")
    with pytest.raises(StarboardError, match="not the folder of a simulation"):
        play(tmp_path, 5)
    with pytest.raises(StarboardError, match="not the folder of a simulation"):
        play(tmp_path / "diary.txt", 5)
    assert [file.name for file in tmp_path.iterdir()] == ["diary.txt"]
    with pytest.raises(StarboardError, match="contains no simulation"):
        Run(tmp_path)
    (tmp_path / "manifest.json").write_text('{"format": 1}')
    with pytest.raises(StarboardError, match="not the manifest of a simulation"):
        Run(tmp_path)


def test_a_damaged_part_is_told_by_its_name(short: Path, tmp_path: Path) -> None:
    run = play(tmp_path / "run", 10)
    part = run.folder.part("results", 5)
    part.write_bytes(part.read_bytes()[:100])
    with pytest.raises(StarboardError, match=r"000000005\.parquet is damaged.*Delete it"):
        play(tmp_path / "run", 10)
    part.unlink()
    assert play(tmp_path / "run", 10).results().equals(Run(short).results().slice(0, 30))


@pytest.mark.skipif(os.name != "posix", reason="locks of folders")
def test_two_do_not_write_to_one_folder(tmp_path: Path) -> None:
    play(tmp_path / "run", 5)
    with alone_in(tmp_path / "run"), pytest.raises(StarboardError, match="Another process is writing"):
        play(tmp_path / "run", 10)
    assert play(tmp_path / "run", 10).done == 10


def test_what_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    run = simulate("carcassonne", 2, bots="random", out=tmp_path / "run", tables=["results"], jobs=1, batch=1)
    assert run.manifest.tables == ["results"] and not (tmp_path / "run" / "turns").exists()
    with pytest.raises(StarboardError, match=r"has no table “turns”\. It has: results"):
        run.turns()
    with pytest.raises(StarboardError, match="has no column “points”"):
        run.results(["points"])
    with pytest.raises(StarboardError, match="no table “decisions”"):
        run.record(0)
    with pytest.raises(StarboardError, match="There is no table “moves”"):
        simulate("carcassonne", 2, bots="random", out=tmp_path / "other", tables=["moves"])


def test_games_of_other_rules_are_not_taken_for_the_same(tmp_path: Path) -> None:
    run = play(tmp_path / "run", 5)
    file = tmp_path / "run" / "manifest.json"
    file.write_text(file.read_text().replace('"version": 1', '"version": 99'))
    with pytest.raises(StarboardError, match="version 99 there"):
        Run(tmp_path / "run").record(0)
    with pytest.raises(StarboardError, match="Game 5 is not in"):
        run.record(5)


def test_a_cluster_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ADDRESS, "tcp://127.0.0.1:1")
    monkeypatch.setattr("starboard.lab.cluster.PATIENCE", 0.4)
    with pytest.raises(StarboardError, match="no Dask cluster at tcp://127"):
        play(tmp_path / "run", 5, dask=True)


@long
def test_work_that_always_kills_its_worker_is_given_up(cluster: LocalCluster, tmp_path: Path) -> None:
    """On a cluster of its own, for workers that die too often are not started again at once."""
    script = """
import os
from starboard.kernel.errors import StarboardError
from starboard.lab.cluster import on_dask

def work(number):
    if number == 2:
        os._exit(1)
    return number

if __name__ == "__main__":
    done = []
    try:
        for number in on_dask(work, range(4), 1):
            done.append(number)
    except StarboardError as error:
        print(error)
"""
    file = tmp_path / "deadly.py"
    file.write_text(script)
    told = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert "Worker processes died 4 times over the same games" in told.stdout


# Tables


def test_tables_are_compact(expected: Path) -> None:
    run = Run(expected)
    results, decisions = run.results(), run.decisions()
    words = pa.dictionary(pa.int32(), pa.string())
    assert results.schema.field("bot").type == words and results.schema.field("place").type == pa.uint8()
    assert decisions.schema.field("choice").type == words
    assert run.decisions(["game", "ask"]).column_names == ["game", "ask"]
    plain = pq.read_table(expected / "results")  # as any other program would
    assert plain["score"].to_pylist() == results["score"].to_pylist()
    batches = [batch["results"] for batch in run.batches("results")]
    assert len(batches) == 6 and sum(batch.num_rows for batch in batches) == 90


def test_the_rules_may_be_older(tmp_path: Path) -> None:
    newest = simulate(
        "arcs", 2, bots="random", seats=2, out=tmp_path / "newest", jobs=1, batch=1, options={"leaders": True}
    )
    older = again(newest, rules=1, out=tmp_path / "older", jobs=1)
    assert older.manifest.version == 1 < newest.manifest.version and isinstance(older.manifest.again, Again)
    assert older.manifest.again.varied["version"] == [newest.manifest.version, 1]
    assert older.manifest.options["second_lore"] is False and "lore" not in older.manifest.options
    # Their games can be had back, played again, and gone on with.
    assert starboard.replay(older.record(1)).game.version == 1
    same = again(older, out=tmp_path / "same", jobs=1)
    assert same.manifest.digest == older.manifest.digest and same.manifest.again is msgspec.UNSET
    back = again(older, rules=newest.manifest.version, out=tmp_path / "back", jobs=1)
    assert back.manifest.digest == newest.manifest.digest
    with pytest.raises(StarboardError, match="99"):
        again(newest, rules=99, out=tmp_path / "none", jobs=1)
    with pytest.raises(StarboardError, match="Several things"):
        again(newest, rules=1, bots="greedy", out=tmp_path / "none", jobs=1)
    assert not (tmp_path / "none").exists()


def test_names_are_of_a_language_or_left_out(tmp_path: Path) -> None:
    runs = {
        names: simulate(
            "arcs",
            2,
            bots="random",
            seats=2,
            out=tmp_path / (names or "ids"),
            jobs=1,
            batch=1,
            tables=["tallies"],
            names=names,
        )
        for names in ("en", "cs", "")
    }
    results = {names: run.results().to_pylist()[0] for names, run in runs.items()}
    assert (results["en"]["bot_called"], results["cs"]["bot_called"]) == ("random", "náhodný")
    assert "bot_called" not in results[""] and "called" not in runs[""].tallies().column_names
    assert len({run.manifest.digest for run in runs.values()}) == 1  # they are the same games
    with pytest.raises(StarboardError, match="names is cs there and en here"):
        simulate("arcs", 3, bots="random", seats=2, out=tmp_path / "cs", jobs=1, tables=["tallies"], names="en")
    with pytest.raises(StarboardError, match="There are no names in “de”"):
        simulate("arcs", 3, bots="random", seats=2, out=tmp_path / "de", jobs=1, names="de")
    # What a folder has goes on without being asked for; before there were names, it had none.
    assert simulate("arcs", 3, bots="random", seats=2, out=tmp_path / "cs", jobs=1, tables=["tallies"]).done == 3
    file = runs[""].folder.path / "manifest.json"
    manifest = msgspec.json.decode(file.read_bytes())
    file.write_bytes(
        msgspec.json.encode({name: one for name, one in manifest.items() if name not in ("names", "facts")})
    )
    older = simulate("arcs", 4, bots="random", seats=2, out=file.parent, jobs=1, tables=["tallies"])
    assert older.done == 4 and "bot_called" not in older.results().column_names


def test_a_batch_takes_a_while_but_is_a_small_part(monkeypatch: pytest.MonkeyPatch) -> None:
    assert fitting_batch(SETUP, 1, ALL_TABLES) == 1
    assert fitting_batch(SETUP, 40, ALL_TABLES) == 2
    monkeypatch.setattr("starboard.lab.run.SECONDS", 1e-9)
    assert fitting_batch(SETUP, 10**6, ALL_TABLES) == 1
    monkeypatch.setattr("starboard.lab.run.SECONDS", 1e6)
    assert fitting_batch(SETUP, 10**6, ("results",)) == 500


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    simulation = Simulation.planned(SETUP, tmp_path / "run", 10, ALL_TABLES, 5)
    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", full)
        with pytest.raises(StarboardError, match="cannot be written: the disk is full"):
            list(simulation.play())
    assert Folder(tmp_path / "run").manifest() is None
