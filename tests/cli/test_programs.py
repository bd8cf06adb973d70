"""Programs of others in `starboard duel`, as words."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from scripts import FIRST, example, made
from starboard.cli import main as command_line
from starboard.lab.programs.mishap import KINDS
from starboard.texts import LANGUAGES, words

pytestmark = pytest.mark.skipif(os.name != "posix", reason="groups of processes")
PATIENT = ("--move-time", "120", "--start-time", "120")


def run(capsys: pytest.CaptureFixture[str], *arguments: str, lang: str = "en") -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        command_line.main([*arguments, "--lang", lang])
    told = capsys.readouterr()
    return int(end.value.code or 0), told.out, told.err


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("duel", "arcs", "program:sh", "random", "--memory", "2"), "--memory must be from 16 to 1,000,000 MB"),
        (("duel", "arcs", "program:", "random"), "“program:” is not a command"),
        (("duel", "arcs", "program:sh", "--anchor"), "There is no bot “program:sh” for arcs"),
        (("simulate", "arcs", "-n", "1", "--bots", "program:sh", "--out", "x"), "There is no bot “program:sh”"),
    ],
)
def test_bad_input_is_refused(capsys: pytest.CaptureFixture[str], given: tuple[str, ...], told: str) -> None:
    code, out, err = run(capsys, *given)
    assert (code, out) == (2, "") and told in " ".join(err.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mishap_is_counted_in_words(lang: str) -> None:
    w = words(lang)
    assert len({w("cli-program-count", kind=kind, count=2) for kind in KINDS}) == len(KINDS)


def test_a_program_in_javascript_plays_a_duel_against_easy(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    level = f"program:{example('random_bot.mjs')}"
    given = ("duel", "carcassonne", level, "easy", "-n", "2", "--jobs", "1", *PATIENT)
    code, out, _ = run(capsys, *given, "--out", str(tmp_path / "duel.jsonl"))
    lines = [line.rstrip() for line in out.splitlines()]
    assert code == 0 and {line.split("  ")[0] for line in lines[2:4]} == {"easy", "node random_bot.mjs"}
    assert lines[-1] == "node random_bot.mjs lost no move." and max(map(len, lines[:4])) <= 80
    code, again, _ = run(capsys, *given, "--out", str(tmp_path / "duel.jsonl"), "--json")
    told = json.loads(again)
    assert told["entrants"] == [level, "easy"] and told["programs"] == {"move": 120, "start": 120, "memory": 1024}
    assert told["standings"][0]["lost"] == {} and "lost" not in told["standings"][1]


def test_a_duel_tells_what_a_program_lost(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    moody = made(tmp_path, f"print('hm', flush=True) if m['id'] == 5 else {FIRST} if m['id'] < 9 else sys.exit(1)")
    given = ("duel", "carcassonne", f"program:{moody}", "random", "-n", "1", "--jobs", "1", *PATIENT)
    code, out, _ = run(capsys, *given)
    assert out.endswith("run “starboard conform” with the same command.\n")
    assert code == 0 and re.search(
        r"lost .* moves \(given up after failures: .*; process ended: 4; not a message: 1\)\. Random choices", out
    )
    assert re.search(r"ztracen.* tah.* \(.*řádek není zpráva: 1\)", run(capsys, *given, lang="cs")[1])
