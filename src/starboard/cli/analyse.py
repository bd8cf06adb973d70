"""`starboard analyse RECORD`: who stood how well when, and what each decision gave away."""

from __future__ import annotations

import argparse
import json
import os
from contextlib import closing
from pathlib import Path

import msgspec
from rich.table import Table
from rich.text import Text

from starboard.bots import has_mind
from starboard.bots.budget import Budget
from starboard.cli import pack, saves
from starboard.cli.terminal import Terminal
from starboard.kernel.errors import StarboardError
from starboard.kernel.record import Record
from starboard.lab.analysis import Analysis, Decision, analyse
from starboard.lab.chart import Curves, Line, Page, lines
from starboard.texts import Words

BLOCKS = "▁▂▃▄▅▆▇█"
LONGEST = 60  # signs for the whole game


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("file", type=Path, metavar="RECORD", help=w("cli-analyse-file"))
    parser.add_argument("--seconds", type=float, default=0.3, metavar="SECONDS", help=w("cli-analyse-seconds"))
    parser.add_argument("--tries", type=int, metavar="N", help=w("cli-analyse-tries"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=w("cli-seed"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=w("cli-jobs"))
    parser.add_argument("--all", action="store_true", help=w("cli-analyse-all"))
    parser.add_argument("--json", action="store_true", help=w("cli-json"))
    parser.add_argument("--chart", type=Path, metavar="FILE.svg", help=w("cli-analyse-chart"))
    pack.add_option(parser, w)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    if arguments.jobs < 1 or arguments.seconds <= 0 or (arguments.tries is not None and arguments.tries < 1):
        raise StarboardError("cli-analyse-error-positive")
    if arguments.chart and arguments.chart.suffix != ".svg":
        raise StarboardError("cli-duel-error-chart", file=str(arguments.chart))
    text = saves.read(arguments.file)
    record = Record.read(text)
    games = pack.games_with(arguments.pack, terminal)
    pack.check_game(games, record.game)
    if not has_mind(record.game):
        raise StarboardError("cli-analyse-error-game", game=record.game)
    seats = [terminal.words.say(name) for name in games.game(record.game).replay(text).names]
    names = [said or seat for said, seat in zip(record.names or seats, seats, strict=False)]
    budget = Budget(arguments.seconds, arguments.tries)
    with terminal.progress() as progress:
        task = progress.add_task(terminal.words("cli-analyse-progress"), total=None, note="")
        with closing(analyse(text, budget, arguments.seed, arguments.jobs, games)) as steps:
            for done, total, so_far in steps:
                progress.update(task, completed=done, total=total)
                analysis = so_far
    if arguments.json:
        print(json.dumps(as_data(analysis)))
    else:
        report(analysis, names, arguments.all, terminal)
    if arguments.chart:
        saves.write(arguments.chart, chart(analysis, names, terminal.words))
    return 0


# Telling


def report(analysis: Analysis, names: list[str], all_of_them: bool, terminal: Terminal) -> None:
    w, out = terminal.words, terminal.out
    chances = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    for key in ("cli-analyse-player", "cli-analyse-chance", "cli-analyse-decisions", "cli-analyse-average"):
        chances.add_column(Text(w(key)))
    for seat in range(analysis.seats):
        count, average = analysis.given_away(seat)
        curve = sparkline([moment.shares[seat] for moment in analysis.moments])
        chances.add_row(Text(names[seat]), Text(curve), Text(str(count)), Text(w("cli-percent", rate=average)))
    out.print(chances)
    out.print()
    told = analysis.decisions if all_of_them else analysis.turning_points
    if not told:
        terminal.say("cli-analyse-none")
        return
    terminal.say("cli-analyse-every" if all_of_them else "cli-analyse-turning")
    for decision in told:
        out.print(Text(sentence(decision, names, w)), soft_wrap=True)


def sentence(decision: Decision, names: list[str], w: Words) -> str:
    if decision.played == decision.best:
        said = w("cli-analyse-right", played=w.say(decision.played_label, names))
    else:
        said = w(
            "cli-analyse-better",
            played=w.say(decision.played_label, names),
            best=w.say(decision.best_label, names),
            loss=w("cli-percent", rate=decision.loss),
        )
    return w("cli-analyse-move", number=decision.number, name=names[decision.seat], said=said)


def sparkline(shares: list[float]) -> str:
    """Draw the whole game in one line."""
    count = min(LONGEST, len(shares))
    picked = [shares[at * (len(shares) - 1) // max(1, count - 1)] for at in range(count)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(share * len(BLOCKS)))] for share in picked)


def as_data(analysis: Analysis) -> dict[str, object]:
    data: dict[str, object] = msgspec.to_builtins(analysis)
    losses = [{"loss": round(decision.loss, 4)} for decision in analysis.decisions]
    data["decisions"] = [
        msgspec.to_builtins(decision) | loss for decision, loss in zip(analysis.decisions, losses, strict=True)
    ]
    data["turning_points"] = [decision.number for decision in analysis.turning_points]
    return data


def chart(analysis: Analysis, names: list[str], w: Words) -> str:
    page = Page(w("cli-analyse-title", game=w(analysis.game) if w.has(analysis.game) else analysis.game))
    curves = [
        Line(names[seat], [(moment.number, moment.shares[seat]) for moment in analysis.moments])
        for seat in range(analysis.seats)
    ]
    quarters = [(part / 4, w("cli-round-percent", rate=part / 4)) for part in range(5)]
    steps = [(analysis.moves * part / 4, str(analysis.moves * part // 4)) for part in range(5)]
    marks = [
        (decision.number, share_at(analysis, decision), str(at))
        for at, decision in enumerate(analysis.turning_points, 1)
    ]
    lines(page, Curves(w("cli-analyse-curve"), curves, steps, quarters, marks))
    for at, decision in enumerate(analysis.turning_points, 1):
        page.note(f"{at}. {sentence(decision, names, w)}")
    return page.drawn()


def share_at(analysis: Analysis, decision: Decision) -> float:
    """Return what the seat could expect before it decided."""
    before = [moment for moment in analysis.moments if moment.number < decision.number]
    return before[-1].shares[decision.seat] if before else 1 / analysis.seats
