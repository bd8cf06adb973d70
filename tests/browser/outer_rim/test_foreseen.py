"""Words of a pack that no card of the box uses, in the browser: a Planning ability that searches the market, and a
price for which something is traded in.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser import driving, playing
from browser.conftest import Shot
from marks import long
from server.running import Process
from starboard.bots import make_bot
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.load import content
from starboard.kernel.position import Position
from starboard.texts import words

ABILITY = """{trigger = "planning", kind = "resolve", effects = [
    {do = "search_market", deck = "luxury", count = 3, rest = "bottom", discount = 5000},
    {do = "search_market", deck = "cargo", count = 3, rest = "bottom", discount = "all"},
    {do = "pay", amount = 500, trade_in = true, effects = [{do = "gain_fame", amount = 1}]},
]}"""
PACK = "\n".join(
    ['game = "outer_rim"', *(f'[[characters]]\nid = "{one.id}"\nability = {ABILITY}' for one in content().characters)]
)


def planning() -> tuple[Position[Any], str]:
    """A game up to the first plan of the first seat, and the character there."""
    position: Position[Any] = GAME.with_pack("mine.toml", PACK).start(2, 3)
    bot = make_bot("outer_rim", "random")
    while position.ask is None or position.ask.kind != "plan" or position.ask.seat != 0:
        assert position.ask is not None
        position.play(bot.choose(position, position.ask.seat, len(position.moves)))
    return position, position.state.content.characters[position.state.character[0]].id


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
def test_a_market_is_searched_and_a_price_paid_with_goods(packed: driving.Visitors, screenshot: Shot) -> None:
    position, who = planning()
    page = packed("Ada")
    playing.sit(page, playing.fork(page, position.record, len(position.moves), 0))
    decision = playing.decision(page)

    decision.get_by_role("button", name=f"planning: {words('en')(f'outer_rim-character-{who}')}").click()
    decision.locator(".confirm").click()

    # Three luxuries, of which some cannot be paid for: they are shown all the same.
    dialog = page.locator("[data-board] .dialog")
    expect(dialog.locator("h2")).to_contain_text("buy one of these cards for 5,000 less?")
    screenshot(page, "foreseen-search")
    expect(dialog.locator(".mini")).to_have_count(3)
    expect(dialog.locator('[data-notation^="pick "]')).not_to_have_count(3)
    expect(dialog).to_contain_text("You cannot buy these now")
    dialog.locator('[data-notation="none"]').click()
    decision.locator(".confirm").click()

    # One of three cargo for nothing.
    expect(dialog.locator("h2")).to_contain_text("buy one of these cards for free?")
    first = dialog.locator('[data-notation^="pick "]').first
    cargo = (first.get_attribute("data-notation") or "").removeprefix("pick ")
    first.click()
    decision.locator(".confirm").click()

    # It is traded in for the price.
    screenshot(page, "foreseen-price")
    dialog.locator(f'[data-notation="trade-in {cargo}"]').click()
    decision.locator(".confirm").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("searches the market")
