"""Tiles that only a pack has are drawn from their segments, on the plan and among those to come."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser import driving, playing
from marks import long
from server.running import Process
from starboard.bots import make_bot
from starboard.games.carcassonne.game import GAME

PACK = """
game = "carcassonne"
[[tiles]]
id = "FORK"
count = 9
edges = ["asteroid", "asteroid", "space", "route"]
segments = [
    {id = "a1", kind = "asteroid", edges = "NE"},
    {id = "r1", kind = "route", edges = "W", inner_end = "asteroid"},
]
symbols = [{faction = "rebel", segment = "a1"}]
[[tiles]]
id = "HUB"
count = 1
edges = ["route", "route", "asteroid", "route"]
segments = [
    {id = "p1", kind = "planet"},
    {id = "a1", kind = "asteroid", edges = "S"},
    {id = "r1", kind = "route", edges = "N", inner_end = "planet"},
    {id = "r2", kind = "route", edges = "E", inner_end = "planet"},
    {id = "r3", kind = "route", edges = "W", inner_end = "planet"},
]
symbols = [{faction = "empire", segment = "p1"}, {faction = "rebel", segment = "r1"}]
planet = "Mustafar"
[[tiles]]
id = "E_CAP"
edges = ["space", "space", "asteroid", "space"]
segments = [{id = "a1", kind = "asteroid", edges = "S"}]
"""


@pytest.fixture
def packed(browser: Browser, tmp_path: Path) -> Iterator[driving.Visitors]:
    file = tmp_path / "mine.toml"
    file.write_text(PACK, encoding="utf-8")
    with Process(f"sqlite:///{tmp_path}/store.sqlite", "--pack", str(file), cwd=tmp_path) as server:
        visitors = driving.Visitors(browser, server.url)
        try:
            yield visitors
            assert visitors.problems == []
        finally:
            visitors.leave()


@long
def test_tiles_of_a_pack_are_drawn(packed: driving.Visitors) -> None:
    position = GAME.with_pack("mine.toml", PACK).start(2, 11)
    bot = make_bot("carcassonne", "greedy")
    tiles = GAME.with_pack("mine.toml", PACK).content.ids
    while not {"FORK", "HUB", "E_CAP"} <= {tiles[face >> 2] for face in position.state.laid} or position.ask is None:
        assert position.ask is not None
        position.play(bot.choose(position, position.ask.seat, len(position.moves)))
    page = packed("Ada")
    table = playing.fork(page, position.record, len(position.moves), 0, 1)
    playing.sit(page, table)
    laid = page.locator("[data-board] [data-tile]")
    expect(laid).to_have_count(len(position.state.laid))
    assert {"FORK", "HUB", "E_CAP"} <= {one.get_attribute("data-face") for one in laid.all()}
