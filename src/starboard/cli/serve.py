"""`starboard serve`: tables for people, over HTTP and WebSockets."""

from __future__ import annotations

import argparse
import gc
import os
import socket
import sys
import threading
import webbrowser
from functools import partial
from ipaddress import ip_network
from urllib.parse import urlsplit

from starboard.cli import pack
from starboard.cli.terminal import Terminal
from starboard.kernel.errors import StarboardError
from starboard.kernel.system import system_problem
from starboard.server.app import create_app
from starboard.server.codes import code_as_text
from starboard.server.config import Config, default_database
from starboard.server.homes import ALONE, Homes
from starboard.server.lan import lan_addresses
from starboard.server.logs import set_up_logs
from starboard.server.processes import Group
from starboard.server.serving import Member, Server
from starboard.texts import Words

FIRST_PORT, PORTS = 8080, 40
MOST_PROCESSES = 64
# Objects made and not freed, after which the youngest are looked through. By then a busy server has replaced most of
# what its tables hold, so that each look is at all of that, takes tens of milliseconds, and finds nothing: few of them.
COLLECTED = 200_000
TWICE = 1  # every second time those that were young before, too: not many more, for nobody is to wait for long
EVERYWHERE = "0.0.0.0"  # noqa: S104 - people of the same network are to reach it


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=w("cli-serve-host"))
    parser.add_argument("--lan", action="store_const", const=EVERYWHERE, dest="host", help=w("cli-serve-lan"))
    parser.add_argument("--port", type=int, metavar="PORT", help=w("cli-serve-port", first=str(FIRST_PORT)))
    parser.add_argument("--database", default=default_database(), metavar="URL", help=w("cli-serve-database"))
    parser.add_argument("--no-browser", action="store_true", help=w("cli-serve-no-browser"))
    parser.add_argument("--processes", type=int, default=1, metavar="N", help=w("cli-serve-processes"))
    parser.add_argument("--bot-workers", type=int, metavar="N", help=w("cli-serve-bot-workers"))
    parser.add_argument("--bot-budget", type=float, metavar="SECONDS", help=w("cli-serve-bot-budget"))
    parser.add_argument("--analysis-budget", type=float, metavar="SECONDS", help=w("cli-serve-analysis-budget"))
    parser.add_argument("--patience", type=float, metavar="SECONDS", help=w("cli-serve-patience"))
    parser.add_argument("--https", action="store_true", help=w("cli-serve-https"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=w("cli-serve-origin"))
    parser.add_argument(
        "--trusted-proxy", action="append", default=[], metavar="ADDRESS", help=w("cli-serve-trusted-proxy")
    )
    parser.add_argument(
        "--metrics-from", action="append", type=network, metavar="NETWORK", help=w("cli-serve-metrics-from")
    )
    parser.add_argument("--host-name", action="append", default=[], metavar="NAME", help=w("cli-serve-host-name"))
    parser.add_argument("--no-limits", action="store_true", help=w("cli-serve-no-limits"))
    parser.add_argument("--public-packs", action="store_true", help=w("cli-serve-public-packs"))
    # Or by the environment: a command line, with the password in it, can be read by everybody on the machine.
    for name, metavar in (("smtp-url", "URL"), ("mail-from", "ADDRESS"), ("public-url", "URL")):
        given = os.environ.get(f"STARBOARD_{name.replace('-', '_').upper()}", "")
        parser.add_argument(f"--{name}", default=given, metavar=metavar, help=w(f"cli-serve-{name}"))
    pack.add_option(parser, w)
    levels = ["DEBUG", "INFO", "WARNING", "ERROR"]
    parser.add_argument("--log-level", default="WARNING", choices=levels, help=w("cli-serve-log-level"))


def network(text: str) -> str:
    """Parse a network, or one address: 10.0.0.0/8, 192.0.2.7."""
    return str(ip_network(text))


def config_of(arguments: argparse.Namespace, homes: Homes = ALONE) -> Config:
    config = Config(
        database=arguments.database,
        process=homes.process,
        processes=homes.processes,
        secure_cookies=arguments.https,
        public_packs=arguments.public_packs,
        origins=tuple(arguments.origin),
        trusted_proxies=tuple(arguments.trusted_proxy),
        listening=arguments.host,
        host_names=tuple(arguments.host_name),
        smtp_url=arguments.smtp_url,
        mail_from=arguments.mail_from,
        public_url=arguments.public_url,
    )
    if arguments.bot_workers is not None:
        config.bot_workers = max(1, arguments.bot_workers)
    config.bot_workers = share_of(max(config.bot_workers, homes.processes), homes)
    if arguments.bot_budget is not None:
        config.bot_budget = max(0.01, arguments.bot_budget)
    if arguments.analysis_budget is not None:
        config.analysis_budget = max(0.01, arguments.analysis_budget)
    if arguments.patience is not None:
        config.patience = max(1.0, arguments.patience)
    if arguments.metrics_from:
        config.metrics_from = tuple(arguments.metrics_from)
    if arguments.no_limits:
        config.messages_per_s = config.requests_per_s = config.logins_per_minute = config.chats_per_minute = 1e9
        config.messages_at_once = config.requests_at_once = 10**9
        config.sockets = config.sockets_per_address = config.connections = 10**9
        config.tables_per_person = config.bot_tables_per_person = 10**9
        config.packs_saved_per_minute = 1e9
        config.packs_per_person = config.pack_bytes_per_person = 10**9
    return config


def share_of(workers: int, homes: Homes) -> int:
    """Return how many of all processes in which bots think belong to this one."""
    return workers // homes.processes + (homes.process <= workers % homes.processes)


def processes_problem(arguments: argparse.Namespace, w: Words) -> str | None:
    """Say why there cannot be so many processes; None if there can."""
    wanted: int = arguments.processes
    if not 1 <= wanted <= MOST_PROCESSES:
        return w("cli-serve-processes-number", most=MOST_PROCESSES)
    if wanted == 1:
        return None
    if not hasattr(os, "fork"):
        return w("cli-serve-processes-system")
    if not arguments.database.startswith(("postgresql://", "postgres://")):
        return w("cli-serve-processes-database")
    if arguments.bot_workers is not None and arguments.bot_workers < wanted:
        return w("cli-serve-processes-workers", processes=wanted)
    return None


def open_socket(host: str, port: int | None) -> socket.socket:
    """Open a listening socket on the given port, or on the first free one from FIRST_PORT on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last: OSError | None = None
    for candidate in [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS):
        # The protocol is named, or an event loop other than uvloop would let small answers wait for an ACK.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(1024)
        except OSError as error:
            listening.close()
            last = error
        else:
            return listening
    assert last is not None
    raise last


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    if problem := processes_problem(arguments, terminal.words):
        terminal.complain(problem)
        return 2
    games = pack.games_with(arguments.pack, terminal)
    try:
        listening = open_socket(arguments.host, arguments.port)
    except OSError as error:
        wanted = str(arguments.port or FIRST_PORT)
        reason = terminal.words.say(system_problem(error))
        terminal.complain(terminal.words("cli-serve-no-port", port=wanted, reason=reason))
        return 1
    started = partial(welcome, listening, arguments, terminal)

    def serve(homes: Homes, member: Member | None) -> int:
        set_up_logs(arguments.log_level, homes.process if member else None)
        try:
            server = Server(create_app(config_of(arguments, homes), games=games), started, member)
            collect_seldom()
            server.run(sockets=[listening])
        except StarboardError as error:  # the database cannot be opened, or e-mail is configured by halves
            terminal.complain(error.said(terminal.words.lang))
            return 1
        return 0 if server.started else 1

    try:
        if arguments.processes == 1:
            return serve(ALONE, None)
        set_up_logs(arguments.log_level)
        return Group(arguments.processes, serve, started, listening.close).run()
    finally:
        listening.close()


def collect_seldom() -> None:
    """Look for garbage in cycles after more objects than usual: a table makes hardly any.

    What the program has loaded so far stays for good, and need not be looked through again and again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECTED, TWICE)


def welcome(listening: socket.socket, arguments: argparse.Namespace, terminal: Terminal) -> None:
    """Say where the server is, now that it is there."""
    urls = [f"http://{host}:{listening.getsockname()[1]}/" for host in hosts_of(arguments.host)]
    url = urls[0]
    for one in urls:
        terminal.say("cli-serve-here", url=one)
    if arguments.host == EVERYWHERE:
        show_code(url, terminal)
    terminal.say("cli-serve-data", database=without_password(arguments.database))
    terminal.say("cli-serve-stop")
    if not arguments.no_browser and has_screen():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def hosts_of(listening: str) -> list[str]:
    """List what the server can be called by in a browser, the best one first."""
    if listening == EVERYWHERE:
        return lan_addresses() or ["127.0.0.1"]
    return [f"[{listening}]" if ":" in listening else listening]


def show_code(url: str, terminal: Terminal) -> None:
    """Show the address as a QR code, for phones; say so where this machine is in no network."""
    if urlsplit(url).hostname == "127.0.0.1":
        terminal.say("cli-serve-lan-none")
        return
    terminal.say("cli-serve-lan-scan")
    terminal.out.print(code_as_text(url), markup=False, highlight=False, soft_wrap=True)
    terminal.say("cli-serve-lan-plain")


def has_screen() -> bool:
    """Check whether somebody sits in front of this machine, as far as can be told."""
    if not sys.stdout.isatty() or os.environ.get("SSH_CONNECTION"):
        return False
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def without_password(url: str) -> str:
    """Return the address of the database for people's eyes."""
    scheme, separator, rest = url.partition("://")
    return f"{scheme}{separator}{rest.rpartition('@')[2]}" if separator else url
