"""`starboard serve`: ports, addresses, and when a browser is opened."""

from __future__ import annotations

import argparse
import socket
import sys

import pytest

from starboard.cli import serve
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


def test_limits_and_paces_are_set() -> None:
    config = serve.config_of(
        arguments("--no-limits", "--bot-pace", "0", "--bot-workers", "3", "--bot-budget", "2.5", "--https")
    )
    assert (config.bot_pace, config.bot_workers, config.secure_cookies) == (0.0, 3, True)
    assert config.bot_budget == 2.5
    assert config.messages_per_s >= 1e9 and config.requests_per_s >= 1e9


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
