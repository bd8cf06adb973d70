"""A vector whose games are stepped by several processes: the same as by one, and nothing is left of them."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from marks import long
from processes import alive, started, wait_until_it_waits
from starboard.bots.random_bot import RandomBot
from starboard.kernel.chance import Dice, below
from starboard.kernel.errors import StarboardError
from starboard.lab.environments import ACTIONS, TURN_PAGE, TablesEnv
from starboard.lab.environments.match import WRAP
from starboard.lab.environments.share import Share, answer
from starboard.lab.environments.spread import Spread
from waiting import PATIENCE, wait_for

posix = pytest.mark.skipif(os.name != "posix", reason="signals to groups of processes")
with_proc = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="counts what is open in /proc")


@contextmanager
def vector(*args: Any, **terms: Any) -> Iterator[TablesEnv]:
    env = TablesEnv(*args, **terms)
    try:
        yield env
    finally:
        env.close()


def pids(env: TablesEnv) -> list[int]:
    assert isinstance(env._games, Spread)
    return [process.pid or 0 for process, _ in env._games._workers]


def same(one: Any, other: Any, where: str = "") -> None:
    """The same types, shapes and bytes, and the same keys in the same order."""
    assert type(one) is type(other), where
    if isinstance(one, dict):
        assert list(one) == list(other), where
        for key in one:
            same(one[key], other[key], f"{where}/{key}")
    elif isinstance(one, (tuple, list)):
        assert len(one) == len(other), where
        for number, (a, b) in enumerate(zip(one, other, strict=True)):
            same(a, b, f"{where}/{number}")
    elif isinstance(one, np.ndarray) and one.dtype == object:
        same(one.tolist(), other.tolist(), where)
    elif isinstance(one, np.ndarray):
        assert (one.dtype, one.shape) == (other.dtype, other.shape), where
        assert one.tobytes() == other.tobytes(), where
    else:
        assert one == other, where


def some_actions(dice: Dice, seen: dict[str, Any]) -> Any:
    return np.array([below(dice, int(count)) for count in seen["action_mask"].sum(axis=1)])


@pytest.mark.parametrize(
    ("game", "seats", "games", "jobs", "steps", "terms"),
    [
        ("carcassonne", 2, 5, 3, 150, {}),  # to their real ends
        pytest.param(*("carcassonne", 3, 4, 2, 60, {"opponents": ["easy", "random"], "shaping": 0.01}), marks=long),
        ("arcs", 3, 3, 2, 60, {"longest": 25}),
        ("arcs", 2, 3, 2, 60, {"longest": 40, "opponents": "random", "reward": "win"}),
        ("outer_rim", 1, 3, 2, 60, {"longest": 25}),
        pytest.param(*("outer_rim", 2, 3, 2, 60, {"longest": 40, "opponents": "random", "illegal": WRAP}), marks=long),
    ],
)
def test_any_number_of_processes_gives_the_same_bytes(
    game: str, seats: int, games: int, jobs: int, steps: int, terms: dict[str, Any]
) -> None:
    here, dice = TablesEnv(game, games, seats, **terms), Dice(5)
    high = 1000 if "illegal" in terms else None  # where actions that are not there are taken for others
    ended = np.zeros(games, int)
    sat: set[int] = set()
    with vector(game, games, seats, jobs=jobs, **terms) as far:
        assert len(set(pids(far))) == jobs and os.getpid() not in pids(far)
        for again, reset in enumerate(({"seed": 11}, {}, {"seed": list(range(70, 70 + games))})):
            mine, theirs = here.reset(**reset), far.reset(**reset)
            same(mine, theirs, "reset")
            sat.update(mine[1]["seat"].tolist())
            seen = mine[0]
            for step in range(steps if not again else 12):
                actions = some_actions(dice, seen) if high is None else np.array([below(dice, high)] * games)
                one, other = here.step(actions), far.step(actions)
                same(one, other, f"{again}, {step}")
                seen = one[0]
                ended += one[2] | one[3]
    assert ended.all()
    if terms.get("opponents"):
        assert len(sat) == seats  # by the number among all games, not among those of the process


def test_copies_and_no_copies_mean_the_same_in_processes() -> None:
    with vector("carcassonne", 2, copy=False, jobs=2) as env:
        first, _ = env.reset(seed=1)
        before = first["options"].copy()
        second, *_ = env.step(np.zeros(2, int))
        assert first["options"] is second["options"]
        assert (first["options"] != before).any()
        env.copy = True
        third, *_ = env.step(np.zeros(2, int))
        before = third["options"].copy()
        env.step(np.zeros(2, int))
        np.testing.assert_array_equal(third["options"], before)
    assert second["action_mask"].any()  # still there to be read


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_step_that_is_refused_changes_nothing_and_errors_are_the_same(jobs: int) -> None:
    twin, dice = TablesEnv("carcassonne", 3, 2), Dice(4)
    with vector("carcassonne", 3, 2, jobs=jobs) as env:
        with pytest.raises(StarboardError, match="No game has started yet"):
            env.step(np.zeros(3, int))
        seen, _ = env.reset(seed=2)
        twin.reset(seed=2)
        count = int(seen["action_mask"][2].sum())
        for wrong in (count, ACTIONS - 1, -1, 10**6):
            with pytest.raises(StarboardError, match="action_mask") as raised:
                env.step(np.array([0, 0, wrong]))
            assert raised.value.message.key == "error-environment-action"
            assert raised.value.message.args == {"action": str(wrong), "options": count}
        with pytest.raises(StarboardError, match=r"There is no action 0\.5 now"):
            env.step(np.array([0.5, 0, 0]))  # type: ignore[arg-type]
        for bad in (np.zeros(2, int), np.zeros((3, 1), int), np.int64(0)):
            with pytest.raises(StarboardError, match=r"but it must be \(3,\)"):
                env.step(bad)  # type: ignore[arg-type]
        with pytest.raises(StarboardError, match="Seeds given: 2, games: 3"):
            env.reset(seed=[1, 2])
        with pytest.raises(TypeError):
            env.reset(seed=[1, 2, "three"])  # type: ignore[list-item]
        for _ in range(3):
            actions = some_actions(dice, seen)
            mine, theirs = twin.step(actions), env.step(actions)
            same(mine, theirs)
            seen = mine[0]
        # Past the check, as a worker would send it home; and then questions and answers still go together.
        with pytest.raises(StarboardError) as raised:
            env._games.step([0, 999, 0])
        count = int(seen["action_mask"][1].sum())
        assert raised.value.message.key == "error-environment-action"
        assert raised.value.message.args == {"action": "999", "options": count}
        same(twin.reset(seed=3), env.reset(seed=3))
        same(twin.step(np.zeros(3, int)), env.step(np.zeros(3, int)))


def test_pages_are_turned_and_actions_beyond_a_page_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page is as full as it can be with 127 options and the turn; its count is that of the options."""
    env = TablesEnv("carcassonne", 1, 2)
    env.reset(seed=1)
    monkeypatch.setattr(env._sheet, "shown", np.array([TURN_PAGE - 5]))
    with pytest.raises(StarboardError, match="There is no action 127 now; options: 122"):
        env._checked(np.array([TURN_PAGE]))
    monkeypatch.setattr(env._sheet, "turns", np.array([True]))
    assert env._checked(np.array([TURN_PAGE])) == [TURN_PAGE]
    with pytest.raises(StarboardError, match="There is no action 126 now; options: 122"):
        env._checked(np.array([TURN_PAGE - 1]))


def test_an_error_that_nobody_foresaw_tells_where_it_happened() -> None:
    env = TablesEnv("carcassonne", 1)
    assert isinstance(env._games, Share)
    error = answer(env._games, "step", [0])  # before any reset
    assert isinstance(error, AttributeError)
    assert "in step" in error.__notes__[0]


# What is refused.


@pytest.mark.parametrize("jobs", [0, -1, 4])
def test_jobs_are_from_one_to_the_number_of_games(jobs: int) -> None:
    with pytest.raises(StarboardError, match=f"jobs is {jobs}, but it must be from 1 to the number of games: 3"):
        TablesEnv("carcassonne", 3, jobs=jobs)


def test_bots_are_not_sent_to_processes_but_levels_are() -> None:
    TablesEnv("carcassonne", 2, 3, opponents=["easy", RandomBot()])
    with pytest.raises(StarboardError, match="RandomBot cannot be sent to other processes"):
        TablesEnv("carcassonne", 2, 3, opponents=["easy", RandomBot()], jobs=2)


# The end.


@posix
def test_a_worker_that_is_killed_is_told_of_and_does_not_hang() -> None:
    env = TablesEnv("carcassonne", 4, 2, jobs=2)
    env.reset(seed=1)
    workers = pids(env)
    os.kill(workers[1], signal.SIGKILL)
    with pytest.raises(StarboardError, match=r"worker process of the vector died \(exit code -9\)"):
        env.step(np.zeros(4, int))
    assert not any(map(alive, workers))
    for use in (lambda: env.step(np.zeros(4, int)), lambda: env.reset(seed=1)):
        with pytest.raises(StarboardError, match="This vector is closed"):
            use()
    env.close()
    env.close()


def test_closed_a_vector_without_processes_is_closed_too() -> None:
    env = TablesEnv("carcassonne", 2, 2)
    env.reset(seed=1)
    env.close()
    with pytest.raises(StarboardError, match="This vector is closed"):
        env.reset()


@long
@with_proc
def test_nothing_is_left_open_and_the_memory_is_given_back() -> None:
    """With 128 games the memory is large enough to be given back at once, not kept for the next."""

    def held() -> tuple[int, int]:
        gc.collect()
        maps = Path("/proc/self/maps").read_text().splitlines()
        return len(os.listdir("/proc/self/fd")), sum("pym-" in line for line in maps)

    def once(end: Any) -> list[int]:
        env = TablesEnv("carcassonne", 128, 2, jobs=2)
        during.append(held())
        workers = pids(env)
        end(env)
        return workers

    during: list[tuple[int, int]] = []
    once(TablesEnv.close)  # starts what multiprocessing keeps
    before = held()
    for end in (TablesEnv.close, lambda env: None):  # closed, or forgotten
        workers = once(end)
        assert held() == before
        assert not any(map(alive, workers))
    assert all(fds > before[0] and maps > before[1] for fds, maps in during)


PROGRAM = """
import os, signal
import numpy as np
from starboard.lab.environments import TablesEnv
if __name__ == "__main__":
    env = TablesEnv("carcassonne", 4, 2, jobs=2, copy=False)
    seen, _ = env.reset(seed=1)
    print(*[process.pid for process, _ in env._games._workers], flush=True)
    {then}
"""
ON_AND_ON = """
    while True:
        env.step(np.zeros(4, int))
"""
HELD_UP = """
    os.kill(env._games._workers[1][0].pid, signal.SIGSTOP)
    try:
        print("waits", flush=True)
        env.step(np.zeros(4, int))
    except KeyboardInterrupt:
        print("stopped", env._games.closed)
"""


def running(tmp_path: Path, then: str) -> AbstractContextManager[subprocess.Popen[str]]:
    file = tmp_path / "program.py"
    file.write_text(PROGRAM.format(then=then.strip()), encoding="utf-8")
    return started(sys.executable, "-W", "error", str(file))


def told_workers(process: subprocess.Popen[str]) -> list[int]:
    assert process.stdout is not None
    return [int(word) for word in process.stdout.readline().split()]


@posix
@pytest.mark.parametrize("then", ["env.step(np.zeros(4, int))", "1 / 0"])
def test_a_program_that_ends_without_close_leaves_nothing_and_says_nothing(tmp_path: Path, then: str) -> None:
    with running(tmp_path, then) as process:
        workers = told_workers(process)
        out, err = process.communicate(timeout=PATIENCE)
        assert len(workers) == 2 and not any(map(alive, workers))
    assert out == ""
    assert err == "" if then != "1 / 0" else err.strip().endswith("ZeroDivisionError: division by zero")
    assert err.count("Traceback") == (then == "1 / 0")


@posix
def test_ctrl_c_is_for_the_program_alone_and_closes_a_vector_that_waits(tmp_path: Path) -> None:
    """The answers it did not wait for must not be taken for those of a later step."""
    with running(tmp_path, HELD_UP) as process:
        workers = told_workers(process)
        assert process.stdout is not None and process.stdout.readline() == "waits\n"
        wait_until_it_waits(process.pid)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        assert (out, err, process.returncode) == ("stopped True\n", "", 0)
        assert not any(map(alive, workers))


@long
@posix
def test_workers_do_not_outlive_a_program_that_is_killed(tmp_path: Path) -> None:
    with running(tmp_path, ON_AND_ON) as process:
        workers = told_workers(process)
        process.kill()
        _, err = process.communicate(timeout=PATIENCE)  # standard error is theirs too: it ends when they have ended
        assert err == ""
        wait_for(lambda: not any(map(alive, workers)))


@long
def test_a_program_without_a_guard_is_told_of_it(tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(
        "from starboard.lab.environments import TablesEnv\nTablesEnv('carcassonne', 2, jobs=2)\n", encoding="utf-8"
    )
    found = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert found.returncode == 1
    assert "Does your program begin under if __name__ == '__main__'?" in found.stderr


@posix
def test_vectors_by_name_take_jobs_and_close() -> None:
    many = gymnasium.make_vec(
        "starboard/Carcassonne-v0", num_envs=2, vectorization_mode="vector_entry_point", seats=2, jobs=2
    )
    assert isinstance(many.unwrapped, TablesEnv)
    workers = pids(many.unwrapped)
    seen, _ = many.reset(seed=4)
    assert seen["action_mask"].shape == (2, ACTIONS)
    assert many.observation_space.contains(seen)
    assert len(workers) == 2 and all(map(alive, workers))
    many.close()
    assert not any(map(alive, workers))
    for use in (lambda: many.step(np.zeros(2, int)), many.reset):
        with pytest.raises(StarboardError, match="This vector is closed"):
            use()
