"""`starboard conform`: what it tells the authors of programs."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from scripts import example, made
from starboard.cli import main as command_line
from starboard.lab.programs.mishap import KINDS
from starboard.texts import LANGUAGES, words
from waiting import PATIENCE

pytestmark = pytest.mark.skipif(os.name != "posix", reason="groups of processes")
PATIENT = ("--move-time", "120", "--start-time", "120")
GAME = ("--game", "carcassonne")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that ends by itself may take its time."""
    monkeypatch.setattr("starboard.lab.programs.program.GOODBYE", PATIENCE)


def run(capsys: pytest.CaptureFixture[str], *arguments: str, lang: str = "en") -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        command_line.main([*arguments, "--lang", lang])
    told = capsys.readouterr()
    return int(end.value.code or 0), told.out, told.err.lstrip()  # where a bar would be on a terminal


@pytest.mark.parametrize("name", ["random_bot.py", "random_bot.mjs"])
def test_the_examples_conform_in_every_game(capsys: pytest.CaptureFixture[str], name: str) -> None:
    code, out, err = run(capsys, "conform", example(name), *PATIENT)
    lines = out.splitlines()
    assert (code, err) == (0, "") and lines[-1] == "The program plays as it should."
    assert lines[0] == f"The program says its name is: Random, in {'Python' if name.endswith('.py') else 'JavaScript'}"
    assert re.match("Arcs: games played: 2, choices: .*, moves lost: 0, slowest answer: ", lines[1])
    assert lines[2].startswith("Carcassonne: Star Wars Edition: games played: 2, ")
    assert lines[3].startswith("Star Wars: Outer Rim: games played: 2, choices: 300, ") and len(lines) == 6


SLEEP = "time.sleep(3600)"

BROKEN = {
    "slow": (SLEEP, ("--move-time", "0.2"), r"choice 1: No answer came within 0\.2 s\. Answer each “ask”"),
    "illegal": ("say(do='choose', id=m['id'], choice='home')", (), "The choice “home” is not one of the options"),
    "crash": (
        "1 / 0",
        (),
        "ended while its answer was awaited, with exit code or signal 1. On standard error it said: ZeroDivisionError",
    ),
    "flood": ("print('x' * 10**6, flush=True)", (), "wrote too much: the limit of a line is 64 kB"),
    "wrong seat": ("say(do='choose', id=m['id'], seat=3, choice=0)", (), "it has seat 3, but seat 0 was needed"),
    "wrong id": ("say(do='choose', id=1, choice=0)", (), "choice 2: .* it has id 1, but id 2 was needed"),
    "bad JSON": ("print('thinking', flush=True)", (), r"This line is not a message: “thinking” \(JSON is malformed"),
    "memory": ("[bytearray(10**6) for _ in range(10**4)]", ("--memory", "96"), "ran out of memory.*It may use 96 MB"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_program_is_told_what_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    ask, limits, told = BROKEN[name]
    code, out, err = run(capsys, "conform", made(tmp_path, ask), *GAME, *PATIENT, *limits)
    assert (code, err) == (1, "") and re.search(told, out), out
    assert "The program does not play as it should. Correct what is listed above" in out


def test_a_silent_program_is_told_to_say_hello(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "conform", made(tmp_path, hello="pass", ask="pass"), *GAME, "--start-time", "0.3")
    assert code == 1 and "Game 1, choice 1: No hello came within 0.3 s." in out and "flush the output" in out


def test_a_program_that_does_not_end_is_told_to(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starboard.lab.programs.program.GOODBYE", 0.1)
    stays = made(tmp_path, also=f"{SLEEP} if m['it'] == 'over' else 0")
    code, out, _ = run(capsys, "conform", stays, *GAME, *PATIENT)
    assert code == 1 and "Game 1: The program was still running 2 s after the end of the game." in out


def test_a_message_of_later_is_to_be_passed_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    strict = made(tmp_path, also="assert m['it'] in ('hello', 'ask', 'over'), 'unknown message'")
    code, out, _ = run(capsys, "conform", strict, *GAME, *PATIENT)
    assert code == 1 and "AssertionError: unknown message" in out


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("conform", "no-such-thing-here"), "“no-such-thing-here” of the command “no-such-thing-here” cannot be found"),
        (("conform", "sh", "--game", "chess"), "no game “chess”"),
        (("conform", "sh", "--move-time", "0"), "must be above 0 and at most 86,400 s"),
        (("conform", "sh", "--start-time", "nan"), "must be above 0"),
    ],
)
def test_bad_input_is_refused(capsys: pytest.CaptureFixture[str], given: tuple[str, ...], told: str) -> None:
    code, out, err = run(capsys, *given)
    assert (code, out) == (2, "") and told in " ".join(err.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mishap_has_its_words(lang: str) -> None:
    w = words(lang)
    said = {
        **dict.fromkeys(("code", "last", "line", "problem", "found", "wanted", "choice"), "X"),
        **dict.fromkeys(("start", "seconds", "memory", "most", "times"), 4),
        "spoke": "yes",
    }
    told = [w(f"program-{kind}", **said) for kind in (*KINDS, "stays")]
    assert len({*told}) == len(told)
