"""bench/compare.py: how two commits are compared."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from lab.benches import loaded

FILE = Path(__file__).parents[2] / "bench" / "compare.py"


@pytest.fixture
def compare(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return loaded("compare", monkeypatch)


def test_rounds_are_compared_in_pairs(compare: ModuleType) -> None:
    """A machine that is half as fast in some rounds changes nothing, if it was so for both of a pair."""
    found = compare.compared("probe", here=[10.0, 20.0, 10.0, 40.0], there=[20.0, 40.0, 20.0, 80.0])
    assert (found.ratio, found.low, found.high) == pytest.approx((2, 2, 2)) and found.rounds == 4
    assert (found.here, found.there) == (15, 30)


def test_an_interval_is_students(compare: ModuleType) -> None:
    found = compare.compared("probe", here=[1.0, 1.0, 1.0], there=[math.e**0.1, math.e**0.2, math.e**0.3])
    wide = 4.30 * 0.1 / math.sqrt(3)  # two degrees of freedom
    assert math.log(found.ratio) == pytest.approx(0.2)
    assert math.log(found.low) == pytest.approx(0.2 - wide) and math.log(found.high) == pytest.approx(0.2 + wide)
    one = compare.compared("probe", here=[1.0], there=[2.0])
    assert one.ratio == pytest.approx(2) and one.low == 0 and one.high > 1e300  # one round says nothing of chance


@pytest.mark.parametrize("name", ["rules carcassonne", "environment carcassonne"])
def test_a_probe_tells_units_and_seconds(compare: ModuleType, name: str) -> None:
    units, seconds = compare.PROBES[name][0](1)
    assert units > 10 and seconds > 0


FAKE = {  # a program whose clock tells that all the work took so many seconds
    "__init__.py": "import time\ntold = iter((0.0, SECONDS))\ntime.process_time = lambda: next(told)\ngame = str\n",
    "kernel/chance.py": "Dice = int\n",
    "lab/bench.py": "def random_game(*_):\n    return 2\n",
}


def test_a_working_copy_is_compared_with_a_commit(tmp_path: Path) -> None:
    """The program of the commit is run in its turn, and not the one that is here."""
    script, package = tmp_path / "bench" / "compare.py", tmp_path / "src" / "starboard"
    files = {script: FILE.read_text(encoding="utf-8")}
    files |= {package / name: text.replace("SECONDS", "3.0") for name, text in FAKE.items()}
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    git = ["git", "-C", str(tmp_path), "-c", "user.name=A", "-c", "user.email=a@example.org"]
    for command in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "-m", "First"]):
        subprocess.run([*git, *command], check=True)
    (package / "__init__.py").write_text(FAKE["__init__.py"].replace("SECONDS", "1.5"), encoding="utf-8")
    command = [sys.executable, str(script), "--only", "rules carcassonne", "--rounds", "2", "--json"]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    (found,) = told["compared"]
    assert (found["ratio"], found["low"], found["high"]) == pytest.approx((2, 2, 2))
    assert (found["there"], found["here"]) == pytest.approx((10_000, 5_000))  # microseconds of a decision
    assert told["here"].endswith("not committed") and told["unit"] == "µs of processor time"
