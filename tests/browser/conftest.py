"""A real server with the built client, and Debian's Chromium. Each test makes its own people."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from browser import driving
from browser.servers import visiting
from server.running import Process

Person = Callable[..., Page]
Shot = Callable[[Page, str], None]


# For the package, not the session: playwright keeps an event loop running, which other tests could not bear.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if missing := driving.what_is_missing():
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    with driving.browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("browser")
    with Process(f"sqlite:///{folder}/store.sqlite", "--analysis-budget", "0.02", cwd=folder) as server:
        yield server


@pytest.fixture
def visitors(browser: Browser, served: Process) -> Iterator[driving.Visitors]:
    with visiting(browser, served.url) as coming:
        yield coming


@pytest.fixture
def person(visitors: driving.Visitors) -> Person:
    """`person("Ada", size="phone", lang="uk")` comes in with a browser of her own."""
    return visitors


@pytest.fixture
def screenshot() -> Shot:
    """Take pictures for whoever wants to look at them, into the folder STARBOARD_PICTURES; else none."""
    wanted = os.environ.get("STARBOARD_PICTURES")

    def take(page: Page, name: str) -> None:
        if wanted:
            driving.screenshot(page, name, Path(wanted))

    return take
