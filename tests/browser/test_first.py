"""The guided first game: every lesson can be done by hand, missed, and skipped."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.driving import axe, too_wide
from browser.playing import Player, decision, until
from server.running import dice

LESSONS = 6


def coach(page: Page, title: str) -> None:
    expect(page.get_by_role("heading", name=title)).to_be_visible()


def go_on(page: Page) -> None:
    page.get_by_role("button", name="Go on").click()


def do(page: Page, target: str, *more: str) -> None:
    """Make the choice with these targets: on the board, then in the bar."""
    seen = until(page, "(seen, name) => seen.targets.some((one) => one.name === name)", target)
    player = Player(page, dice(1))
    player.click(next(one for one in seen["targets"] if one["name"] == target))
    until(page, "(seen, name) => seen.picked.includes(name)", target)
    for name in more:
        decision(page).get_by_role("button", name=name, exact=True).click()
    before = until(page, "(seen) => seen.confirm.length > 0")
    player.click(before["confirm"][0])


def test_the_first_lessons_by_hand(person: Person) -> None:
    page = person("Ada")
    page.goto("/")
    page.get_by_role("link", name=re.compile("Learn|first", re.I)).first.click()
    coach(page, "Lay a tile")
    assert axe(page) == []
    do(page, "cell:1,0")
    coach(page, "Lay a tile")
    go_on(page)
    coach(page, "Put a merchant on the route")
    seen = until(page, "(seen) => seen.is === 'mine' && seen.words_only.length > 0 && seen.targets.length > 0")
    # Nothing is wrong with another choice; it can be taken back.
    Player(page, dice(1)).word(seen["words_only"][0])
    decision(page).locator(".confirm").click()
    page.get_by_role("button", name="Take it back and try again").click()
    coach(page, "Put a merchant on the route")
    do(page, "segment:1,0/r1", "small figure")
    expect(page.get_by_text("The route is yours")).to_be_visible()
    go_on(page)
    coach(page, "Complete your route")
    assert axe(page) == []


def test_all_lessons_can_be_shown(person: Person) -> None:
    page = person("Ada", size="phone")
    page.goto("/first/carcassonne")
    titles = []
    for number in range(LESSONS):
        title = page.locator("#coach-title")
        expect(page.get_by_text(f"Step {number + 1} of {LESSONS}")).to_have_count(1)
        titles.append(title.inner_text())
        assert not too_wide(page)
        show = page.get_by_role("button", name="Skip: show me")
        if titles[-1] != "A fight":
            show.click()
        if number < LESSONS - 1:
            go_on(page)
    assert len(set(titles)) == LESSONS
    expect(page.get_by_role("link", name="Play a whole game")).to_be_visible()
    page.get_by_role("link", name="To the lobby").last.click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    # A lesson is no game to come back to.
    expect(page.get_by_text("Your turn")).to_have_count(0)
