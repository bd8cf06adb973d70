"""The end of a chapter of Arcs as it is told: step by step, or all at once."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.arcs.playing import Game, asked, find, table_of
from browser.conftest import Person
from browser.driving import axe
from browser.playing import decision
from marks import long
from server.running import Running


def ends_a_chapter(game: Game) -> bool:
    """Whether all that is left of it is to end one's turn, and somebody will gain Power."""
    if not asked(game, "prelude", "act") or any(game.state.hands):
        return False
    view = game.view(0)["table"]
    last = (view["leader"] + game.seats - 1) % game.seats
    gains = [sum(one["gains"]) for one in view["standings"]]
    return bool(last == 0 and view["chapter"] < view["chapters"] and any(gains))


def powers(game: Game) -> list[int]:
    return [seat["power"] for seat in game.view(0)["table"]["seats"]]


def after_the_turn(game: Game) -> Game:
    later = game.copy()
    assert later.ask is not None
    later.play(next(one for one in later.ask.options if one.notation == "end"))
    return later


def end_turn(page: Page) -> None:
    decision(page).get_by_role("button", name="End the turn").click()
    decision(page).locator(".confirm").click()


def told(interlude: Locator) -> list[int]:
    """The Power of everybody, as the last line says."""
    return [int(re.findall(r"\d+", cell)[-1]) for cell in interlude.locator("tfoot td").all_inner_texts()]


@long
def test_the_end_of_a_chapter_waits_until_it_was_read(person: Person, stars: Running) -> None:
    game = find(ends_a_chapter)
    page = person("Ada", moving=True)
    table_of(stars, {0: page}, game)
    chapter = game.view(0)["table"]["chapter"]
    before, after = powers(game), powers(after_the_turn(game))
    assert before != after
    end_turn(page)
    interlude = page.get_by_role("region", name=f"End of chapter {chapter}")
    expect(interlude).to_be_visible()
    # Ambition by ambition; all of it is there when it is over.
    expect(interlude.locator(".markers")).to_be_visible()
    assert told(interlude) == after
    scored = [one["ambition"] for one in game.view(0)["table"]["standings"] if one["markers"]]
    rows = interlude.locator("[data-ambition]").all()
    assert [row.get_attribute("data-ambition") for row in rows] == scored
    gained = [int(text) for text in re.findall(r"\+(\d+)", " ".join(row.inner_text() for row in rows))]
    assert sum(gained) == sum(after) - sum(before)
    # It waits, and nothing can be decided meanwhile.
    expect(decision(page)).not_to_have_class(re.compile(r"\bmine\b"))
    expect(interlude.get_by_role("button", name="Continue")).to_be_focused()
    assert axe(page) == []
    page.keyboard.press("Space")
    expect(interlude).to_have_count(0)
    expect(page.locator(".story [data-told=chapter]")).to_be_visible()


@long
def test_the_end_of_a_chapter_that_was_told_at_once_can_be_read_afterwards(person: Person, stars: Running) -> None:
    game = find(ends_a_chapter)
    page = person("Ada")
    table_of(stars, {0: page}, game)
    end_turn(page)
    interlude = page.locator("[data-interlude]")
    expect(interlude).to_be_visible()
    assert told(interlude) == powers(after_the_turn(game))
    interlude.get_by_role("button", name="Close").click()
    expect(interlude).to_have_count(0)
