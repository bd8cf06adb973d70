"""bench/programs.py measures what it says: choices of a program, and none that it lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from lab.benches import loaded
from scripts import example, made

pytestmark = pytest.mark.skipif(os.name != "posix", reason="groups of processes")


def test_choices_are_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bench = loaded("programs", monkeypatch)
    bench.main([example("random_bot.py"), "-n", "5", "--rounds", "1"])
    heading, *rows = capsys.readouterr().out.splitlines()
    assert heading.startswith("game  ") and [row.split()[0] for row in rows] == ["arcs", "carcassonne", "outer_rim"]
    assert all(float(figure) >= 0 for row in rows for figure in row.split()[1:])
    with pytest.raises(SystemExit, match=r"lost moves: \{'illegal': 6\}"):
        bench.main([made(tmp_path, "say(do='choose', id=m['id'], choice='home')"), "-n", "5", "--rounds", "1"])
