"""The command line speaks the language of the person from its first word, in place of argparse."""

from __future__ import annotations

import argparse
import ast
import inspect
import re

import pytest

from starboard.cli import main as command_line
from starboard.cli.arguments import SAID, said_by
from starboard.cli.main import COMMANDS, language_of
from starboard.texts import LANGUAGES, words

every_language = pytest.mark.parametrize("lang", LANGUAGES)

# In capitals in any language: what a program or a format is called.
NAMES = {
    "URL",
    "HTTP",
    "HTTPS",
    "SMTP",
    "JSON",
    "SVG",
    "HTML",
    "PATH",
    "DEBUG",
    "INFO",
    "WARNING",
    "ERROR",
    "PARQUET",
    "TOML",
}


@pytest.fixture(autouse=True)
def called_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("STARBOARD_CALLED", raising=False)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[str, str]:
    """What is written on standard output, wherever its lines are broken, and the last line on standard error."""
    with pytest.raises(SystemExit):
        command_line.main(arguments)
    written = capsys.readouterr()
    return " ".join(written.out.split()), written.err.splitlines()[-1] if written.err else ""


def test_argparse_still_asks_for_what_we_translate() -> None:
    """Another version of Python may say it in other words, which would be English everywhere."""
    calls = (node for node in ast.walk(ast.parse(inspect.getsource(argparse))) if isinstance(node, ast.Call))
    asked = {
        call.args[0].value
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "_" and isinstance(call.args[0], ast.Constant)
    }
    assert SAID.keys() <= asked


def test_what_is_not_for_people_is_left_to_argparse_and_argparse_to_others() -> None:
    with said_by(words("uk")) as parsers:
        with pytest.raises(ValueError, match="dest= is required"):
            parsers().add_argument("--")
        assert "використання" in parsers("x").format_usage()
    assert argparse.ArgumentParser("x").format_usage() == "usage: x [-h]\n"


@every_language
def test_help_is_in_the_language_wherever_it_is_asked_for(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    w = words(lang)
    first, _ = told(capsys, "--help", "--lang", lang)
    assert first == told(capsys, f"--lang={lang}", "-h")[0]
    assert first.startswith(w("cli-arguments-usage")) and w("cli-about") in first
    play, _ = told(capsys, "--lang", lang, "play", "--help")
    assert play == told(capsys, "play", "--help", "--lang", lang)[0]
    assert w("cli-play-me") in play and w("cli-arguments-help") in play


@pytest.mark.parametrize("command", COMMANDS)
def test_nothing_in_help_is_english_in_ukrainian(capsys: pytest.CaptureFixture[str], command: str) -> None:
    help_, _ = told(capsys, command, "--help", "--lang", "uk")
    assert not set(re.findall(r"\b[A-Z]{3,}\b", help_)) - NAMES
    assert not re.search("usage|positional|options:|exit", help_)


@pytest.mark.parametrize(
    ("arguments", "lang", "said"),
    [
        (["play", "--seats", "x"], "uk", "starboard play: помилка: --seats: «x» — не ціле число"),
        (["analyse", "f", "--seconds", "x"], "cs", "starboard analyse: chyba: --seconds: „x“ není číslo"),
        (
            ["serve", "--metrics-from", "x"],
            "pl",
            "starboard serve: błąd: --metrics-from: „x” nie jest siecią, na przykład 10.0.0.0/8, ani adresem",
        ),
        (["play", "--seats"], "en", "starboard play: error: --seats: a value must follow"),
        (["duel", "carcassonne"], "cs", "starboard duel: chyba: chybí: BOT"),
        (["admin", "erase"], "uk", "starboard admin erase: помилка: бракує: СТІЛ, РЯДОК"),
        (["play", "--bo", "x"], "pl", "starboard play: błąd: „--bo” może oznaczać: --bot, --bots"),
        (["play", "--all-bots=3"], "en", "starboard play: error: --all-bots: it takes no value, but “3” was given"),
        (["play", "--bogus"], "uk", "starboard: помилка: невідоме: --bogus"),
        (
            ["pack", "bake", "f"],
            "cs",
            "starboard pack: chyba: AKCE: „bake“ není na výběr; na výběr je: new, export, check, preview, todo",
        ),
    ],
)
def test_a_mistake_is_told_in_the_language(
    capsys: pytest.CaptureFixture[str], arguments: list[str], lang: str, said: str
) -> None:
    assert told(capsys, *arguments, "--lang", lang)[1] == said


def test_a_page_as_an_argument_is_quoted_short(capsys: pytest.CaptureFixture[str]) -> None:
    _, error = told(capsys, "play", "--seats", "x" * 5000, "--lang", "en")
    assert error.endswith("x…” is not a whole number")


def test_without_a_command_the_server_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    for given in ([], ["--lang", "cs"]):
        parsed = command_line.parse("cs", given)
        assert (parsed.command, parsed.lang, parsed.no_browser) == ("serve", "cs", False)


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"STARBOARD_LANG": "pl", "LANG": "uk_UA.UTF-8"}, "pl"),
        ({"LC_ALL": "cs_CZ.UTF-8", "LANG": "uk_UA.UTF-8"}, "cs"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], lang: str
) -> None:
    for name in command_line.SAY_LANGUAGE:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of(["play"]) == lang
    assert language_of(["play", "--lang", "en"]) == "en"
