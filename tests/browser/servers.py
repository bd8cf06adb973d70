"""Servers that browser tests come to, and whoever comes to them."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.driving import Visitors
from packages.installed import install
from server.running import Process, Running, config, running
from starboard.server import http, thinkers


@contextmanager
def visiting(browser: Browser, url: str, expected: re.Pattern[str] | None = None) -> Iterator[Visitors]:
    """Nothing may go wrong in any page of a test but what is expected; who expects more empties `problems`."""
    coming = Visitors(browser, url)
    try:
        yield coming
        problems = [one for one in coming.problems if expected is None or not expected.search(one)]
        assert not problems, problems
    finally:
        coming.leave()


@contextmanager
def steady(folder: Path, thought: int) -> Iterator[Running]:
    """A server on which everything happens the same every time: what bots think, and what is drawn."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinkers, "fresh_seed", lambda: thought)
        patch.setattr(http, "fresh_secret", lambda: "5" * 64)
        with running(config(f"sqlite:///{folder}/store.db")) as server:
            yield server


@contextmanager
def with_package(name: str, folder: Path, board: bool = True) -> Iterator[Process]:
    """A server that has the game of another package, with its own board or without it."""
    package = install(name, folder)
    if not board:
        (package.folder / name / "art" / name / "board.js").unlink()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "PYTHONPATH", package.environment["PYTHONPATH"])
        with Process(f"sqlite:///{folder}/store.sqlite", cwd=folder) as server:
            yield server
