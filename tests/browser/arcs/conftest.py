"""A server for Arcs in a browser; everybody who comes, comes to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.driving import Visitors
from browser.servers import steady, visiting
from server.running import Running


@pytest.fixture(scope="package")
def stars(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with steady(tmp_path_factory.mktemp("stars"), thought=5) as server:
        yield server


@pytest.fixture
def visitors(browser: Browser, stars: Running) -> Iterator[Visitors]:
    with visiting(browser, stars.url) as coming:
        yield coming
