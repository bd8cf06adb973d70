"""`starboard serve`: ports, addresses, and when a browser is opened."""

from __future__ import annotations

import argparse
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
from starboard.tables import schema
from starboard.tables.sqlite import SqliteStore, migrate
from starboard.texts import words


def arguments(*given: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    serve.add(parser, words("en"))
    return parser.parse_args(given)


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
    monkeypatch.setattr(serve, "set_up_logs", lambda level: None)
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
