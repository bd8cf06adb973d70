"""`starboard duel GAME A B [C D] -n N`: which bot is stronger, and how sure is that."""

from __future__ import annotations

import argparse
import json
import os
from contextlib import ExitStack, closing
from pathlib import Path

from rich.cells import cell_len
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from starboard.bots.called import level_name
from starboard.cli import anchored, pack, programs, saves
from starboard.cli.play import read_options
from starboard.cli.signals import interruptible, undisturbed
from starboard.cli.terminal import Terminal
from starboard.kernel.errors import StarboardError
from starboard.lab.chart import Bar, Page, Panel, bars
from starboard.lab.ledger import Ledger
from starboard.lab.programs import is_program, name_of
from starboard.lab.tournament import Played, Standing, Standings, Tournament, entrants
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=w("cli-game"))
    parser.add_argument("bots", metavar="BOT", nargs="+", help=w("cli-duel-bots"))
    parser.add_argument("--anchor", nargs="*", metavar="NAME", help=w("cli-duel-anchor"))
    parser.add_argument("-n", type=int, default=100, metavar="N", help=w("cli-duel-games"))
    parser.add_argument("--seats", type=int, metavar="N", help=w("cli-duel-seats"))
    parser.add_argument(
        "--options",
        "--option",
        action="extend",
        nargs="+",
        default=[],
        metavar="NAME=VALUE",
        help=w("cli-duel-options"),
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=w("cli-seed"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=w("cli-jobs"))
    parser.add_argument("--fast", action="store_true", help=w("cli-duel-fast"))
    parser.add_argument("--json", action="store_true", help=w("cli-json"))
    parser.add_argument("--out", type=Path, metavar="FILE.jsonl", help=w("cli-duel-out"))
    parser.add_argument("--chart", type=Path, metavar="FILE.svg", help=w("cli-duel-chart"))
    pack.add_option(parser, w)
    programs.add_limits(parser, w)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    if arguments.n < 1 or arguments.jobs < 1:
        raise StarboardError("cli-error-positive")
    if arguments.chart and arguments.chart.suffix != ".svg":
        raise StarboardError("cli-duel-error-chart", file=str(arguments.chart))
    games = pack.games_with(arguments.pack, terminal)
    pack.check_game(games, arguments.game)
    options = read_options(games.game(arguments.game), arguments.options)
    if arguments.anchor is not None:
        return anchored.run(arguments, Tournament(arguments.game, (), options, arguments.seed, games), terminal)
    levels = entrants(arguments.bots, arguments.seats)
    limits = programs.limits_of(arguments)
    tournament = Tournament(arguments.game, levels, options, arguments.seed, games, arguments.fast, limits)
    settings = tournament.settings()
    ledger = Ledger(arguments.out, settings) if arguments.out else None
    played: list[Played] = []
    with interruptible():
        try:
            play(tournament, played, ledger, arguments.n, arguments.jobs, terminal)
            stopped = False
        except KeyboardInterrupt:
            stopped = True
    with undisturbed():
        standings = Standings(tournament, played)
        if arguments.json:
            listed = [standing.as_data() for standing in standings.all]
            print(json.dumps({**settings, "wanted": arguments.n, "games": standings.games, "standings": listed}))
        elif standings.games:
            report(standings, terminal)
        if arguments.chart and standings.games:
            saves.write(arguments.chart, chart(arguments.game, standings, terminal.words))
        if stopped:
            key = "cli-duel-goes-on" if ledger else "cli-duel-stopped"
            told = terminal.words(key, games=standings.games, wanted=arguments.n)
            terminal.err.print(told, markup=False, soft_wrap=True)
    return 130 if stopped else 0


def play(
    tournament: Tournament, played: list[Played], ledger: Ledger | None, games: int, jobs: int, terminal: Terminal
) -> None:
    """Fill the list: with what has been played before, then with the rest."""
    before = ledger.played if ledger else {}
    played += [before[number] for number in sorted(before) if number < games]
    standings = Standings(tournament, played)
    left = [number for number in range(games) if number not in before]
    with ExitStack() as stack:
        progress = stack.enter_context(terminal.progress())
        names = escape(" – ".join(called(one, terminal.words) for one in standings.all))
        task = progress.add_task(names, total=games, completed=len(played), note="")
        if ledger:
            stack.enter_context(ledger)
        for game in stack.enter_context(closing(tournament.run(left, jobs))):
            if ledger:
                ledger.add(game)
            played.append(game)
            standings.add(game)
            leader = standings.best_first[0]
            progress.update(
                task,
                advance=1,
                note=escape(f"{called(leader, terminal.words)} {terminal.words('cli-percent', rate=leader.rate)}"),
            )


# Telling


def report(standings: Standings, terminal: Terminal) -> None:
    w, best_first = terminal.words, standings.best_first
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    columns: dict[str, list[str]] = {
        "cli-duel-level": [called(one, w) for one in best_first],
        "cli-duel-played": [str(one.games) for one in best_first],
        "cli-duel-won": [w("cli-number", number=float(one.won)) for one in best_first],
        "cli-duel-rate": [rate_of(one, w) for one in best_first],
    }
    if len(best_first) > 2:
        columns["cli-duel-place"] = [place_of(one, w) for one in best_first]
    scores = [one.score for one in best_first if one.score is not None]
    if scores:
        columns["cli-duel-score"] = [w("cli-number", number=round(score, 1)) for score in scores]
    for key, cells in columns.items():
        heading = w(key).replace(" (", "\n(")  # all fits in 80 signs
        least = max(map(cell_len, (*heading.splitlines(), *cells)))
        table.add_column(Text(heading), justify="right" if table.columns else "left", min_width=least)
    for row in zip(*columns.values(), strict=True):
        table.add_row(*map(Text, row))
    terminal.out.print(table)
    if len(standings.all) > 2:
        terminal.say("cli-duel-by-deals", deals=len(best_first[0].deals))
    else:
        a, b = standings.all
        low, high = a.interval
        terminal.out.print()
        terminal.say(
            "cli-duel-result",
            a=called(a, w),
            b=called(b, w),
            games=a.games,
            rate=w("cli-percent", rate=a.rate),
            low=w("cli-percent", rate=low),
            high=w("cli-percent", rate=high),
        )
    for one in standings.all:
        if is_program(one.level):
            terminal.say("cli-duel-lost", name=called(one, w), losses=one.lost.total(), told=programs.told(w, one.lost))
    if any(one.lost for one in standings.all):
        terminal.say("cli-duel-see-conform")


def called(standing: Standing, w: Words) -> str:
    """Name an entrant by its level; from its second time on, a level is numbered."""
    level = name_of(standing.level) if is_program(standing.level) else level_name(w, standing.level)
    return level + standing.name.removeprefix(standing.level)


def rate_of(standing: Standing, w: Words) -> str:
    rate, low, high = (w("cli-percent", rate=rate) for rate in (standing.rate, *standing.interval))
    return f"{rate} ({low}–{high})"


def place_of(standing: Standing, w: Words) -> str:
    place, low, high = (w("cli-decimal", number=place) for place in (standing.place, *standing.place_interval))
    return f"{place} ({low}–{high})"


def chart(game: str, standings: Standings, w: Words) -> str:
    best_first = standings.best_first
    seats = len(best_first)
    title = w("cli-duel-chart-title", game=w(game) if w.has(game) else game, games=standings.games)
    page = Page(title)
    rates = [Bar(called(one, w), one.rate, *one.interval, rate_of(one, w)) for one in best_first]
    quarters = [(part / 4, w("cli-round-percent", rate=part / 4)) for part in range(5)]
    bars(page, Panel(w("cli-duel-rate"), rates, quarters, 1 / seats))
    if seats > 2:
        places = [Bar(called(one, w), one.place or 0, *one.place_interval, place_of(one, w)) for one in best_first]
        bars(page, Panel(w("cli-duel-place"), places, [(n, str(n)) for n in range(1, seats + 1)], (seats + 1) / 2))
    page.note(w("cli-duel-chart-note"))
    return page.drawn()
