"""Names of a content pack are seen wherever something is called by its name, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser import driving, playing
from marks import long
from server.running import Process
from starboard.bots import make_bot
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.load import content, printed
from starboard.kernel.game import Game
from starboard.kernel.message import Message
from starboard.kernel.position import Position

CARDS = [card.id for card in content().cards if card.deck >= 0 and card.id in printed(content(), "card")]
SPACES = list(printed(content(), "space"))


def pack() -> str:
    """Each card of the market and each space has a name of this pack."""
    entries = [("market", name) for name in CARDS] + [("spaces", name) for name in SPACES]
    lines = [f'[[{kind}]]\nid = "{name}"\nname = "Pack {name}"' for kind, name in entries]
    return "\n".join(['game = "outer_rim"', *lines])


def asked_for_a_card(game: Game[Any]) -> tuple[Position[Any], str]:
    """A game up to a question to the first seat about a card, and that card's name."""
    position = game.start(2, 5)
    bot = make_bot("outer_rim", "random")
    while True:
        assert position.ask is not None
        card = position.ask.prompt.args.get("card")
        if position.ask.seat == 0 and isinstance(card, Message) and (name := card.key.rpartition("-")[2]) in CARDS:
            return position, f"Pack {name}"
        position.play(bot.choose(position, position.ask.seat, len(position.moves)))


@pytest.fixture
def packed(browser: Browser, tmp_path: Path) -> Iterator[driving.Visitors]:
    file = tmp_path / "mine.toml"
    file.write_text(pack(), encoding="utf-8")
    with Process(f"sqlite:///{tmp_path}/store.sqlite", "--pack", str(file), cwd=tmp_path) as server:
        visitors = driving.Visitors(browser, server.url)
        try:
            yield visitors
            assert visitors.problems == []
        finally:
            visitors.leave()


@long
def test_names_of_a_pack_are_seen_everywhere(packed: driving.Visitors) -> None:
    position, card = asked_for_a_card(GAME.with_pack("mine.toml", pack()))
    page = packed("Ada", lang="pl")
    table = playing.fork(page, position.record, len(position.moves), 0)

    # In the lobby, before anything of the table was seen.
    page.goto("/")
    row = page.get_by_role("listitem").filter(has=page.locator(f'a[href*="{table}"]'))
    expect(row).to_contain_text(card)

    playing.sit(page, table)
    expect(playing.decision(page).locator("h2")).to_contain_text(card)
    decision = playing.decision(page)
    page.locator('[data-board] [data-notation="buy cargo"]').click()
    decision.locator(".confirm").click()
    log = page.get_by_role("list", name="Dziennik")
    expect(log).to_contain_text(card)
    # In another language as well, at once.
    page.get_by_role("combobox", name="Język").first.select_option("uk")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.get_by_role("list", name="Журнал")).to_contain_text(card)
    told = page.locator("body").inner_text()
    assert "Pack tatooine" in told
    assert "Татуїн" not in told
