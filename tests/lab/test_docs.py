"""The examples of docs/lab.md do what they say, and the sizes in docs/learning.md are those of the encoders."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import starboard
from starboard.lab.environments.encoders import encoder_of

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
    assert len(blocks) == 7 and told[0].startswith("120 rows: ['game', 'seed', 'seat'")
    assert [line.partition(":")[0] for line in told[1:4]] == ["player 1", "player 2", "player 3"]
    assert "'final_asteroid'" in told[4] and re.fullmatch(r"\d+ cards of \d+ were offered .*", told[5])
    assert "favourites won" in told[6] and told[7].startswith("Result(scores=[")
    assert re.fullmatch(r"\d+ differences, 0 of them clear", told[8])


@pytest.mark.parametrize("game", ["carcassonne", "arcs", "outer_rim"])
def test_sizes_of_observations_are_told_as_they_are(game: str) -> None:
    known = starboard.game(game)
    few, many = (encoder_of(known, seats) for seats in (known.seats[0], known.seats[-1]))
    sizes = [
        (known.seats[0], known.seats[-1]),
        (few.table.size, many.table.size),
        (few.option.size, many.option.size),
    ]
    told = "| ".join(f"{least:,} to {most:,} " for least, most in sizes)
    words = {name: shape for name, shape, _ in many.shapes}["words"][1]
    assert f"| {told}| {words} |" in (DOCS / "learning.md").read_text(encoding="utf-8")
