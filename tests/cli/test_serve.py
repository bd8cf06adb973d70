"""`starboard serve`: ports, addresses, and when a browser is opened."""

from __future__ import annotations

import argparse
import gc
import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from starboard.cli import serve
from starboard.cli.terminal import Terminal
from starboard.server.homes import Homes
from starboard.tables import schema
from starboard.tables.sqlite import SqliteStore, migrate
from starboard.texts import words


def arguments(*given: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    serve.add(parser, words("en"))
    return parser.parse_args(given)


def test_garbage_is_looked_for_seldom_but_still() -> None:
    before = gc.get_threshold()
    try:
        serve.collect_seldom()
        assert gc.isenabled()
        assert gc.get_threshold() == (serve.COLLECTED, serve.TWICE, before[2])
        assert gc.get_freeze_count()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def test_the_first_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr(serve, "FIRST_PORT", taken.getsockname()[1])
        with serve.open_socket("127.0.0.1", None) as found:
            assert found.getsockname()[1] > taken.getsockname()[1]
        with pytest.raises(OSError, match="in use"):
            serve.open_socket("127.0.0.1", taken.getsockname()[1])


def test_limits_and_budgets_are_set() -> None:
    config = serve.config_of(arguments("--no-limits", "--bot-workers", "3", "--bot-budget", "2.5", "--https"))
    assert (config.bot_workers, config.secure_cookies) == (3, True)
    assert config.bot_budget == 2.5
    assert config.messages_per_s >= 1e9 and config.requests_per_s >= 1e9


def test_e_mail_by_options_and_by_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve.config_of(arguments()).smtp_url == ""
    monkeypatch.setenv("STARBOARD_SMTP_URL", "smtp://user:hush@mail.example")
    config = serve.config_of(arguments("--mail-from", "s@games.example", "--public-url", "https://games.example"))
    assert (config.smtp_url, config.mail_from) == ("smtp://user:hush@mail.example", "s@games.example")
    assert config.public_url == "https://games.example" and "hush" not in repr(config)
    # By halves it is refused, and so is what is no address; neither is a reason to tell the password.
    database = f"sqlite:///{tmp_path}/store.db"
    monkeypatch.setattr(serve, "set_up_logs", lambda *_: None)
    for given, told in (
        ([], "--public-url"),
        (["--mail-from", "s", "--public-url", "https://games.example"], "plain address"),
        (["--mail-from", "s@games.example", "--public-url", "games"], "public address"),
        (["--smtp-url", "hush", "--mail-from", "s@games.example", "--public-url", "https://games.example"], "smtps://"),
    ):
        wanted = arguments("--no-browser", "--database", database, *given)
        assert serve.run(wanted, Terminal("en")) == 1
        said = capsys.readouterr()
        assert told in said.err and "hush" not in said.err + said.out and "Traceback" not in said.err


@pytest.mark.parametrize(
    ("terminal", "environment", "opened"),
    [
        (True, {"DISPLAY": ":0"}, True),
        (True, {"WAYLAND_DISPLAY": "wayland-0"}, True),
        (True, {"DISPLAY": ":0", "SSH_CONNECTION": "1.2.3.4"}, False),
        (True, {}, False),
        (False, {"DISPLAY": ":0"}, False),
    ],
)
def test_a_browser_is_opened_where_somebody_sits(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, environment: dict[str, str], opened: bool
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal, raising=False)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert serve.has_screen() is opened


def test_passwords_are_not_shown() -> None:
    assert serve.without_password("postgresql://ada:secret@db/games") == "postgresql://db/games"
    assert serve.without_password("sqlite:///games.db") == "sqlite:///games.db"


def test_names_of_the_server_are_set() -> None:
    config = serve.config_of(arguments("--host", "::", "--host-name", "a.example", "--host-name", "b.example"))
    assert (config.listening, config.host_names) == ("::", ("a.example", "b.example"))


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def refused(database: str) -> str:
    """What is said by a server that cannot start: one sentence, and nothing else."""
    port = free_port()
    command = [sys.executable, "-m", "starboard", "serve", "--port", str(port), "--database", database, "--lang", "en"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (ended.returncode, ended.stdout) == (1, ""), ended.stderr
    assert ended.stderr.count("\n") == 1 and not ended.stderr.startswith("{")
    with socket.socket() as nobody:
        assert nobody.connect_ex(("127.0.0.1", port)) != 0
    return ended.stderr


def test_a_second_server_on_the_same_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "store.db")
    first._open()
    assert refused(str(first.path)) == (
        f"The database {first.path} is in use by another Starboard. To run several servers, use PostgreSQL.\n"
    )
    first._close()


def test_what_is_no_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Ada, " * 1000)
    assert refused(str(letter)) == f"The database {letter} cannot be opened: the file is not a database.\n"
    assert refused(str(tmp_path)).startswith(f"The database {tmp_path} cannot be opened: ")


def test_a_newer_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "store.db", isolation_level=None)) as connection:
        migrate(connection)
        connection.execute("UPDATE meta SET value = '999' WHERE key = 'schema'")
    assert refused(str(tmp_path / "store.db")) == (
        "The database has schema version 999; "
        f"this Starboard knows up to version {schema.VERSION}. Use a newer Starboard.\n"
    )


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everything")
def test_a_file_that_can_only_be_read_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    file.touch(0o400)
    assert refused(str(file)).startswith(f"The database {file} cannot be opened: ")


def test_postgresql_that_is_not_there_is_refused_in_a_sentence() -> None:
    said = refused(f"postgresql://127.0.0.1:{free_port()}/games")
    assert said.startswith("The PostgreSQL database cannot be reached: ")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--processes", "0"], "from 1 to 64"),
        (["--processes", "-2"], "from 1 to 64"),
        (["--processes", "65"], "from 1 to 64"),
        (["--processes", "2"], "--database postgresql://"),
        (["--processes", "2", "--database", "games.db"], "starboard backup"),
        (["--processes", "3", "--database", "postgresql:///games", "--bot-workers", "2"], "--bot-workers 3"),
    ],
)
def test_processes_that_cannot_be_are_refused_in_a_sentence(
    given: list[str], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "open_socket", lambda *_: pytest.fail("nothing is to be begun"))
    assert serve.run(arguments(*given), Terminal("en")) == 2
    said = capsys.readouterr()
    assert told in said.err and said.err.count("\n") == 1 and not said.out


def test_processes_need_a_system_that_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = arguments("--processes", "2", "--database", "postgresql:///games")
    assert serve.processes_problem(wanted, words("en")) is None
    monkeypatch.delattr(os, "fork")
    assert "Linux" in (serve.processes_problem(wanted, words("en")) or "")
    assert serve.processes_problem(arguments(), words("en")) is None


@pytest.mark.parametrize(("workers", "processes", "shares"), [(2, 2, [1, 1]), (7, 3, [3, 2, 2]), (15, 4, [4, 4, 4, 3])])
def test_processes_share_the_workers_of_bots(workers: int, processes: int, shares: list[int]) -> None:
    given = arguments("--bot-workers", str(workers), "--processes", str(processes))
    configs = [serve.config_of(given, Homes(number, processes)) for number in range(1, processes + 1)]
    assert [config.bot_workers for config in configs] == shares
    assert [(config.process, config.processes) for config in configs] == [
        (n, processes) for n in range(1, processes + 1)
    ]


def test_every_process_has_a_worker_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    assert [serve.config_of(arguments(), Homes(number, 3)).bot_workers for number in (1, 2, 3)] == [1, 1, 1]
