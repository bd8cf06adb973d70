"""`starboard conform COMMAND`: whether a program of one's own plays as docs/programs.md says, and what is wrong."""

from __future__ import annotations

import argparse
from contextlib import closing

from rich.progress import TaskID

from starboard.cli import programs
from starboard.cli.signals import interruptible
from starboard.cli.terminal import Terminal
from starboard.kernel.registry import installed
from starboard.lab.programs import read_command
from starboard.lab.programs.conformance import MOVES, Finding, Report, examine
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("program", metavar="COMMAND", help=w("cli-conform-program"))
    parser.add_argument("--game", action="extend", nargs="+", metavar="GAME", help=w("cli-conform-game"))
    programs.add_limits(parser, w)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    limits = programs.limits_of(arguments)
    command = read_command(arguments.program)
    known = installed()
    games = [known.game(game) for game in dict.fromkeys(arguments.game or known.ids)]
    done = []
    with interruptible(), terminal.progress() as progress, closing(examine(command, games, limits)) as reports:
        tasks: dict[str, TaskID] = {}
        for report in reports:
            if report.game not in tasks:
                tasks[report.game] = progress.add_task(report.game, total=2 * MOVES, note="")
            progress.update(tasks[report.game], completed=2 * MOVES if report.is_done else report.moves)
            if report.is_done:
                done.append(report)
    name = next((report.name for report in done if report.name), "")
    if name:
        terminal.say("cli-conform-name", name=name)
    for report in done:
        tell(report, terminal)
    wrong = any(report.findings for report in done)
    terminal.out.print()
    terminal.say("cli-conform-wrong" if wrong else "cli-conform-right")
    return 1 if wrong else 0


def tell(report: Report, terminal: Terminal) -> None:
    w = terminal.words
    lost = sum(report.counts.values()) - report.counts["stays"]
    terminal.say(
        "cli-conform-game-told",
        game=w(report.game) if w.has(report.game) else report.game,
        games=report.games,
        moves=report.moves,
        losses=lost,
        slowest=max(1, round(report.slowest * 1000)),
    )
    for finding in report.findings:
        said = w(f"program-{finding.kind}", **finding.said)
        terminal.out.print(f"  {where(finding, w)} {said}", markup=False, soft_wrap=True)


def where(finding: Finding, w: Words) -> str:
    return w("cli-conform-where", number=finding.number, move=finding.move)
