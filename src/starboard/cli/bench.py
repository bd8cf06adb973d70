"""`starboard bench GAME`: how fast the game runs here; `server`: how much a server bears, `soak`: for how long.

`all` is every game and the server, one after another.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from starboard import __version__
from starboard.cli import pack
from starboard.cli.terminal import Terminal
from starboard.kernel.game import Game
from starboard.kernel.registry import Registry
from starboard.lab.bench import ROUNDS, Bench, measure
from starboard.server import bench as server
from starboard.server import soak
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("game", metavar="GAME|server|soak|all", help=w("cli-bench-what"))
    parser.add_argument("--seats", type=int, default=2, metavar="N", help=w("cli-seats"))
    parser.add_argument("-n", type=int, default=300, metavar="N", help=w("cli-bench-games", rounds=ROUNDS))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=w("cli-seed"))
    parser.add_argument("--sockets", type=int, default=300, metavar="N", help=w("cli-bench-sockets"))
    parser.add_argument("--seconds", type=float, default=10.0, metavar="SECONDS", help=w("cli-bench-seconds"))
    parser.add_argument("--database", metavar="URL", help=w("cli-bench-database"))
    parser.add_argument("--servers", type=int, default=1, metavar="N", help=w("cli-bench-servers"))
    parser.add_argument("--processes", type=int, default=1, metavar="N", help=w("cli-bench-processes"))
    parser.add_argument("--tables", type=int, default=30, metavar="N", help=w("cli-bench-tables"))
    parser.add_argument("--bots", type=int, default=10, metavar="N", help=w("cli-bench-bots"))
    parser.add_argument("--minutes", type=float, default=20.0, metavar="MINUTES", help=w("cli-bench-minutes"))
    parser.add_argument("--json", action="store_true", help=w("cli-json"))
    pack.add_option(parser, w)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    fewest = min(arguments.n, arguments.servers, arguments.processes)
    if fewest < 1 or arguments.sockets < server.SEATS or arguments.seconds <= 0:
        terminal.complain(terminal.words("cli-bench-error-number", least=server.SEATS))
        return 2
    if max(arguments.servers, arguments.processes) > 1 and not (arguments.database or "").startswith("postgres"):
        terminal.complain(terminal.words("cli-bench-error-servers"))
        return 2
    games = pack.games_with(arguments.pack, terminal)
    pack.check_game(games, arguments.game)
    if arguments.game == "server":
        return run_server(arguments, terminal)
    if arguments.game == "soak":
        return run_soak(arguments, terminal)
    if arguments.game == "all":
        return run_all(arguments, terminal, games)
    bench = measured(games.game(arguments.game), arguments, terminal)
    if arguments.json:
        print(json.dumps(bench.as_data()))
    else:
        report(bench, terminal)
    return 0


def measured(game: Game[Any], arguments: argparse.Namespace, terminal: Terminal) -> Bench:
    with terminal.progress(steady=False) as progress:
        task = progress.add_task(game.id, total=ROUNDS, note="")
        progress.refresh()
        return measure(
            game,
            arguments.seats,
            arguments.n,
            arguments.seed,
            lambda: progress.update(task, advance=1, refresh=True),
        )


def run_all(arguments: argparse.Namespace, terminal: Terminal, games: Registry) -> int:
    """Measure everything; as JSON in one object: `games` by id, and `server`."""
    found = {}
    for game in map(games.game, games.ids):
        found[game.id] = measured(game, arguments, terminal)
        if not arguments.json:
            report(found[game.id], terminal)
    load = measured_server(arguments, terminal)
    if arguments.json:
        by_game = {game: bench.as_data() for game, bench in found.items()}
        print(json.dumps({"version": __version__, "games": by_game, "server": load.as_data()}))
    else:
        report_server(load, terminal)
    return 0


def report(bench: Bench, terminal: Terminal) -> None:
    terminal.say(
        "cli-bench-rate",
        game=bench.game,
        seats=bench.seats,
        rate=f"{bench.games_per_s:.0f}",
        low=f"{bench.games_per_s_low:.0f}",
        high=f"{bench.games_per_s_high:.0f}",
        decisions=f"{bench.decisions_per_s:.0f}",
    )
    terminal.say(
        "cli-bench-costs",
        copy=f"{bench.copy_us:.1f}",
        dump=f"{bench.dump_load_us:.0f}",
        size=f"{bench.position_bytes / 1000:.1f}",
    )
    for kind, micros in bench.step_us.items():
        terminal.say("cli-bench-step", kind=kind, micros=f"{micros:.1f}")
    terminal.say(
        "cli-bench-conditions",
        python=bench.python,
        compiled="yes" if bench.compiled else "no",
        machine=bench.machine,
        cores=bench.cores,
        load=f"{bench.load:.1f}",
        games=bench.games,
        seed=bench.seed,
    )


def measured_server(arguments: argparse.Namespace, terminal: Terminal) -> server.ServerBench:
    with terminal.progress() as progress:
        task = progress.add_task("server", total=server.STEPS, note="")
        return server.measure(
            arguments.sockets,
            arguments.seconds,
            arguments.database,
            lambda: progress.update(task, advance=1),
            arguments.servers,
            arguments.processes,
        )


def run_server(arguments: argparse.Namespace, terminal: Terminal) -> int:
    bench = measured_server(arguments, terminal)
    if arguments.json:
        print(json.dumps(bench.as_data()))
    else:
        report_server(bench, terminal)
    return 0


def run_soak(arguments: argparse.Namespace, terminal: Terminal) -> int:
    with terminal.progress() as progress:
        task = progress.add_task("soak", total=soak.SAMPLES, note="")
        found = soak.measure(
            arguments.tables,
            arguments.bots,
            arguments.minutes,
            arguments.database,
            lambda: progress.update(task, advance=1),
        )
    if arguments.json:
        print(json.dumps(found.as_data()))
    else:
        report_soak(found, terminal)
    return 1 if found.stuck else 0


def report_soak(found: soak.Soak, terminal: Terminal) -> None:
    for one in (found.samples[0], found.samples[len(found.samples) // 2], found.samples[-1]):
        terminal.say(
            "cli-bench-soak-sample",
            minutes=f"{one.at / 60:.1f}",
            server=f"{one.server_mb:.0f}",
            workers=f"{one.workers_mb:.0f}",
            handles=one.handles,
            database=f"{one.database_mb:.1f}",
            waiting=one.waiting,
        )
    terminal.say(
        "cli-bench-soak-moves",
        moves=found.moves,
        middle=f"{found.trip_p50_ms:.0f}",
        late=f"{found.trip_p95_ms:.0f}",
        last=f"{found.trip_p99_ms:.0f}",
        games=found.bot_games,
    )
    if found.refused:
        terminal.say("cli-bench-server-refused", refused=found.refused)
    terminal.say("cli-bench-soak-stuck", stuck=len(found.stuck), tables=", ".join(found.stuck))


def report_server(bench: server.ServerBench, terminal: Terminal) -> None:
    terminal.say(
        "cli-bench-server-rate",
        rate=f"{bench.moves_per_s:.0f}",
        sockets=bench.sockets,
        middle=f"{bench.trip_p50_ms:.0f}",
        late=f"{bench.trip_p95_ms:.0f}",
        last=f"{bench.trip_p99_ms:.0f}",
    )
    if bench.refused:
        terminal.say("cli-bench-server-refused", refused=bench.refused)
    terminal.say("cli-bench-server-cpu", server=f"{bench.server_cpu:.2f}", clients=f"{bench.client_cpu:.2f}")
    terminal.say("cli-bench-server-memory", size=f"{bench.table_kb:.0f}", again=str(round(bench.again_kb)))
    terminal.say("cli-bench-server-start", stored=bench.stored, seconds=f"{bench.start_s:.1f}")
    terminal.say(
        "cli-bench-server-conditions",
        python=bench.python,
        machine=bench.machine,
        cores=bench.cores,
        load=f"{bench.load:.1f}",
        nice=str(bench.nice),
        database=bench.database,
        servers=bench.servers * bench.processes,
        seconds=f"{bench.seconds:g}",
    )
