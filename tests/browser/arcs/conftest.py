"""A server for Arcs in a browser; everybody who comes, comes to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.driving import Visitors
from server.running import Running, config, running
from starboard.server import http, thinkers


@pytest.fixture(scope="package")
def stars(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on which everything happens the same every time: what bots think, and what is drawn."""
    folder = tmp_path_factory.mktemp("stars")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinkers, "fresh_seed", lambda: 5)
        patch.setattr(http, "fresh_secret", lambda: "5" * 64)
        with running(config(f"sqlite:///{folder}/store.db")) as server:
            yield server


@pytest.fixture
def visitors(browser: Browser, stars: Running) -> Iterator[Visitors]:
    coming = Visitors(browser, stars.url)
    try:
        yield coming
        assert coming.problems == []
    finally:
        coming.leave()
