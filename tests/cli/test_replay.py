"""`starboard replay`: forth, back, and to any move."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cli.at_table import run
from games.carcassonne.table import printed_game
from marks import long
from starboard import BadRecord, StarboardError
from waiting import PATIENCE


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Six moves of a game."""
    position = printed_game(2, 4)
    for _ in range(6):
        assert position.ask is not None
        position.play(position.ask.options[0])
    path = tmp_path / "game.starboard"
    path.write_text(position.record)
    return path


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    position = printed_game(2, 4)
    while position.ask is not None:
        position.play(position.ask.options[0])
    path = tmp_path / "whole.starboard"
    path.write_text(position.record)
    return path


def titles(text: str) -> list[int]:
    """The moves that were shown, 0 for the start."""
    found = re.findall(r"^(?:Move (\d+) of \d+: |Start of the game, )", text, re.MULTILINE)
    return [int(number or 0) for number in found]


@pytest.mark.parametrize(
    ("lines", "shown"),
    [
        ([], [0]),
        (["", " ", ""], [0, 1, 2, 3]),
        (["", "", "b"], [0, 1, 2, 1]),
        (["b"], [0]),
        (["5", "b", "0"], [0, 5, 4, 0]),
        (["e", ""], [0, 6]),
        (["7", "x", "2"], [0, 2]),
        (["", "q", ""], [0, 1]),
        (["", KeyboardInterrupt(), ""], [0, 1]),
    ],
    ids=str,
)
def test_stepping(record: Path, lines: list[str | BaseException], shown: list[int]) -> None:
    code, text = run("replay", str(record), lines=lines)
    assert code == 0
    assert titles(text) == shown


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["b"], "This is the start of the game."),
        (["e", ""], "This is the last move."),
        (["7"], "There is no move 7; the record has 6."),
        (["x"], "Press Enter for the next move"),
    ],
)
def test_what_is_out_of_reach_is_told(record: Path, lines: list[str], told: str) -> None:
    assert told in run("replay", str(record), lines=lines)[1]


def test_board_and_events_of_a_move(record: Path) -> None:
    _, text = run("replay", str(record), lines=["1"])
    _, _, move = text.partition("Move 1 of 6: 0 place 0,-1 r180")
    assert "╔  ┃  ╗" in move
    assert "▸ Red places the tile at 0,-1.  [CSW-PLACE-02]" in move


@long
def test_all_at_once(whole: Path) -> None:
    code, text = run("replay", str(whole), "--no-input")
    assert code == 0
    assert titles(text) == list(range(len(titles(text))))
    assert len(titles(text)) > 75
    assert "The game is over.\n1. " in text


def test_broken_records_are_told(record: Path) -> None:
    lines = record.read_text().splitlines()
    record.write_text("\n".join(lines[:8]))
    with pytest.raises(BadRecord, match=r"^Line 9: the record breaks off here\. Expected: "):
        run("replay", str(record))
    done = subprocess.run(
        [sys.executable, "-m", "starboard", "replay", str(record), "--lang", "en"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Line 9: the record breaks off here.")
    with pytest.raises(StarboardError, match="cannot be read"):
        run("replay", str(record.parent / "nothing"))
