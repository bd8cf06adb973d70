"""`starboard rules GAME`: list and search rules; `--coverage` counts those that tests hold, `--ours` what is ours."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

import starboard
from starboard.cli.lines import rulebook
from starboard.cli.terminal import Terminal
from starboard.kernel.errors import StarboardError
from starboard.kernel.origins import DOUBT, SOURCES, Origin, origins_of
from starboard.texts import Words
from starboard.texts.catalogue import Catalogue

ROOT = Path(starboard.__file__).resolve().parents[2]
TESTS = ROOT / "tests"

# Headings of what is no rule: worked examples, cases made up as checks, settled ambiguities.
PARTS = {"EX": "cli-rules-examples", "CK": "cli-rules-examples", "AMB": "cli-rules-ambiguities"}


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=w("cli-rules-game"))
    parser.add_argument("wanted", nargs="*", metavar="WORD", help=w("cli-rules-words"))
    parser.add_argument("--coverage", action="store_true", help=w("cli-rules-coverage"))
    parser.add_argument("--ours", action="store_true", help=w("cli-rules-ours"))
    parser.add_argument("--json", action="store_true", help=w("cli-json"))


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    if arguments.game and (of := game_of_rule(arguments.game)):
        arguments.game, arguments.wanted = of, [arguments.game, *arguments.wanted]
    games = [starboard.game(arguments.game).id] if arguments.game else starboard.game_ids()
    if arguments.coverage:
        return print_coverage([coverage(game, terminal) for game in games], arguments, terminal)
    if arguments.ours:
        return print_origins({game: origins_of(starboard.game(game)) for game in games}, arguments, terminal)
    found: dict[str, dict[str, str]] = {}
    for game in games:
        rules = rulebook(game, arguments.lang)
        if rules is None:
            if arguments.game:
                raise StarboardError("cli-no-rules")
            continue  # of all games, those that have some
        found[game] = rules.search(*arguments.wanted)
        if not arguments.json:
            print_rules(rules, found[game], terminal)
    if arguments.json:
        print(json.dumps(found[arguments.game] if arguments.game else found, ensure_ascii=False, indent=1))
        return 0
    if not any(found.values()):
        terminal.complain(terminal.words("cli-rules-none", wanted=" ".join(arguments.wanted)))
        return 1
    return 0


def game_of_rule(rule_id: str) -> str | None:
    """Return the game whose rule this is; None if it is no id of a rule."""
    for game in starboard.game_ids():
        of = rulebook(game, "en")
        if of and rule_id.upper() in {*of.rules, *of.examples, *of.ambiguities}:
            return game
    return None


def print_rules(rules: Catalogue, found: dict[str, str], terminal: Terminal) -> None:
    out = terminal.out
    by_heading: dict[str, dict[str, str]] = {}
    for rule_id, text in found.items():
        part = PARTS.get(rule_id.split("-")[1])
        heading = terminal.words(part) if part else rules.area_of(rule_id)
        by_heading.setdefault(heading, {})[rule_id] = text
    for heading, some in by_heading.items():
        out.print(Text(f"{rules.title} · {heading}", style="bold"))
        if out.is_terminal:
            table = Table.grid(padding=(0, 2, 0, 0))
            table.add_column(no_wrap=True, style="cyan")
            for rule_id, text in some.items():
                table.add_row(rule_id, Text(text))
            out.print(table)
        else:  # one line each, for grep
            for rule_id, text in some.items():
                out.print(Text(f"{rule_id}  {text}"), soft_wrap=True)
        out.print()


def print_origins(found: dict[str, list[Origin]], arguments: argparse.Namespace, terminal: Terminal) -> int:
    if arguments.json:
        plain = msgspec.to_builtins(found[arguments.game] if arguments.game else found)
        print(json.dumps(plain, ensure_ascii=False, indent=1))
        return 0
    w, out = terminal.words, terminal.out
    for game, origins in found.items():
        out.print(Text(f"{w(game)} · {w('ours-title')}", style="bold"))
        if w.has(f"{game}-ours-note"):
            out.print(Text(w(f"{game}-ours-note")))
        sources = [source for source in SOURCES if any(source in origin.sources for origin in origins)]
        columns = [*sources, *([DOUBT] if any(origin.doubt for origin in origins) else [])]
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(w("ours-what"))
        for heading in (w("ours-total"), *(w("ours-source", source=one) for one in columns)):
            table.add_column(heading, justify="right")
        for origin in origins:
            counts = {**origin.sources, DOUBT: origin.doubt}
            total = sum(origin.sources.values())
            table.add_row(w(origin.key), str(total), *(str(counts.get(one) or "–") for one in columns))
        out.print(table)
        for one in columns:
            out.print(Text(f"{w('ours-source', source=one)}: {w('ours-explained', source=one)}"))
        out.print()
    return 0


def coverage(game: str, terminal: Terminal) -> dict[str, Any]:
    """Run the tests that name rules of the game, and count the ids that pass."""
    rules = rulebook(game, "en")
    if rules is None:
        raise StarboardError("cli-no-rules")
    passed = passing_ids(game, terminal)
    untestable = {i: why for i, why in untestable_ids(game).items() if i in rules.rules}
    missing = [i for i in rules.rules if i not in passed and i not in untestable]
    examples = [i for i in rules.examples if i not in passed]
    return {
        "game": game,
        "total": len(rules.rules),
        "covered": sum(i in passed for i in rules.rules),
        "missing": missing,
        "untestable": untestable,
        "examples": {
            "total": len(rules.examples),
            "covered": len(rules.examples) - len(examples),
            "missing": examples,
        },
    }


def untestable_ids(game: str) -> dict[str, str]:
    """List ids that no test can hold, with the reason."""
    reasons: dict[str, dict[str, str]] = tomllib.loads((TESTS / "untestable.toml").read_text(encoding="utf-8"))
    return reasons.get(game, {})


def passing_ids(game: str, terminal: Terminal) -> set[str]:
    if not (TESTS / "games" / game).is_dir() or find_spec("pytest") is None:
        raise StarboardError("cli-error-no-tests")
    with tempfile.TemporaryDirectory() as folder, terminal.err.status(terminal.words("cli-rules-running", game=game)):
        report = Path(folder) / "rules.json"
        tests = [sys.executable, "-m", "pytest", "-q", "-m", "rule", "-p", "no:cacheprovider"]
        ran = subprocess.run(  # noqa: S603 - our own tests, by our own interpreter
            [*tests, "-n", str(os.cpu_count() or 1), f"--rule-report={report}", str(TESTS / "games" / game)],
            cwd=ROOT,
            capture_output=True,
            text=True,
        )
        if not report.exists():
            raise StarboardError("cli-error-tests-broke", output=(ran.stdout + ran.stderr)[-2000:])
        ids: dict[str, bool] = json.loads(report.read_text())
    return {rule_id for rule_id, passed in ids.items() if passed}


def print_coverage(counts: list[dict[str, Any]], arguments: argparse.Namespace, terminal: Terminal) -> int:
    complete = not any(count["missing"] or count["examples"]["missing"] for count in counts)
    if arguments.json:
        print(json.dumps(counts[0] if arguments.game else counts, ensure_ascii=False, indent=1))
        return 0 if complete else 1
    for count in counts:
        examples = count["examples"]
        terminal.say("cli-rules-covered", game=count["game"], covered=count["covered"], total=count["total"])
        terminal.say("cli-rules-examples-covered", covered=examples["covered"], total=examples["total"])
        for rule_id, why in count["untestable"].items():
            terminal.say("cli-rules-untestable", id=rule_id, why=why)
        for rule_id in count["missing"] + examples["missing"]:
            terminal.say("cli-rules-missing", id=rule_id)
    return 0 if complete else 1
