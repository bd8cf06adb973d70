"""The examples of docs/lab.md do what they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


def test_the_examples_of_the_lab_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "lab.md").read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)  # noqa: S102 - our own examples
    told = capsys.readouterr().out.splitlines()
    assert len(blocks) == 5 and told[0].startswith("120 rows: ['game', 'seed', 'seat'")
    assert [line.partition(":")[0] for line in told[1:4]] == ["player 1", "player 2", "player 3"]
    assert "'final_asteroid'" in told[4] and "favourites won" in told[5] and told[6].startswith("Result(scores=[")
