"""docs/programs.md tells what really goes over the line, and the published schema is that of the types."""

from __future__ import annotations

import json
import os
import re
import shlex
import sys
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest

import starboard
from scripts import EXAMPLES
from starboard.bots.random_bot import RandomBot
from starboard.cli.main import main
from starboard.lab.programs import Limits, Program, read_command
from starboard.lab.programs.limits import FLOOD, GOODBYE, LINE, RESTARTS
from starboard.lab.programs.messages import Said, Told
from starboard.lab.programs.mishap import KINDS
from starboard.lab.programs.schema import schema

DOCS = Path(__file__).parents[3] / "docs"
STORY = (DOCS / "programs.md").read_text(encoding="utf-8")
LINES = re.findall(r"^([→←]) (.*)$", STORY, re.M)
SEED = 11

# Says the lines that it is given, one after each hello and each ask; keeps those that it is told.
READER = """
import json, sys
answers = iter(open(sys.argv[1]).read().splitlines())
with open(sys.argv[2], "w") as kept:
    for line in sys.stdin:
        kept.write(line)
        if json.loads(line)["it"] in ("hello", "ask"):
            print(next(answers), flush=True)
"""


def is_part(told: Any, whole: Any) -> bool:
    """Whether this is what is told, perhaps shortened: fields left out, and the ends of lists."""
    if isinstance(told, dict) and isinstance(whole, dict):
        return all(name in whole and is_part(value, whole[name]) for name, value in told.items())
    if isinstance(told, list) and isinstance(whole, list):
        return len(told) <= len(whole) and all(is_part(*both) for both in zip(told, whole, strict=False))
    return bool(told == whole)


@pytest.mark.skipif(os.name != "posix", reason="groups of processes")
def test_the_game_in_lines_is_played_so(tmp_path: Path) -> None:
    reader, answers, kept = tmp_path / "reader.py", tmp_path / "answers", tmp_path / "kept"
    reader.write_text(READER)
    answers.write_text("\n".join(line for way, line in LINES if way == "←"))
    command = read_command(shlex.join([sys.executable, "-S", str(reader), str(answers), str(kept)]))
    position, rival = starboard.game("carcassonne").start(2, 42, {"first_player": 0}), RandomBot()
    usual = Limits()
    with Program(command, usual, 0, SEED) as program:
        program.limits = Limits(start=120, move=120)  # the machine may be busy
        told = position.events
        while program.asked < 3:
            program.witness(told)
            assert position.ask is not None
            seat = position.ask.seat
            told = position.play((program if seat == 0 else rival).choose(position, seat, position.ply))
        program.witness(told)
        assert program.over(position)
    found = [json.loads(line) for line in kept.read_text().splitlines()]
    wanted = [json.loads(line) for way, line in LINES if way == "→"]
    assert [one["it"] for one in found] == [one["it"] for one in wanted]
    for told_there, told_here in zip(wanted, found, strict=True):
        if told_here["it"] == "hello":
            told_here["limits"] |= {"start": usual.start, "move": usual.move}
        if told_here["it"] == "ask":
            told_here["time"] = usual.move
        assert is_part(told_there, told_here), (told_there, told_here)


def test_the_published_schema_is_current(capsys: pytest.CaptureFixture[str]) -> None:
    """If not: starboard schema --programs > docs/programs.schema.json"""
    with pytest.raises(SystemExit) as ended:
        main(["schema", "--programs"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == (DOCS / "programs.schema.json").read_text(encoding="utf-8")


def test_the_lines_keep_to_the_schema() -> None:
    whole = schema()
    for way, line in LINES:
        part = whole["told" if way == "→" else "said"]
        jsonschema_rs.validator_for({"$schema": whole["$schema"], "$defs": whole["$defs"], **part}).validate(
            json.loads(line)
        )


def test_the_page_names_all_messages_kinds_and_limits() -> None:
    told = {json.loads(line).get("it", json.loads(line).get("do")) for _, line in LINES}
    assert told == {kind.__struct_config__.tag for kind in (*get_args(Told), *get_args(Said))}
    assert re.findall(r"^\| `(\w+)` \|", STORY, re.M) == list(KINDS)
    usual = Limits()
    assert (
        f"| {usual.move:g} s, by" in STORY
        and f"| {usual.start:g} s, by" in STORY
        and f"| {usual.memory} MB of" in STORY
    )
    assert (LINE, FLOOD) == (64_000, 1_000_000) and "| 64 kB |" in STORY and "| 1 MB |" in STORY
    assert RESTARTS == 3 and "three times at most" in STORY and GOODBYE == 2 and "within two seconds" in STORY


def test_the_examples_are_short_and_without_our_library() -> None:
    for name in ("random_bot.py", "random_bot.mjs"):
        text = (EXAMPLES / name).read_text(encoding="utf-8")
        assert f"(examples/programs/{name})" in STORY and len(text.splitlines()) <= 35
        assert not re.search(r"import starboard|from starboard|require\(", text)
