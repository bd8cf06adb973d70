"""The lesson that a package of its own brings, as data: shown like ours, at its own board."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser import driving
from browser.test_own_board import served
from marks import long

__all__ = ["served"]  # a fixture


def play(page: Page, card: str) -> None:
    page.locator(".nim button.may", has_text=card).first.click()
    page.locator(".nim button.on").first.click()


@long
def test_it_is_done_by_hand(person: driving.Visitors) -> None:
    page = person("Ada")
    page.goto("/new?game=nim")
    page.get_by_role("link", name=re.compile("Learn the game")).click()
    expect(page).to_have_url(re.compile("/first/nim$"))
    expect(page.get_by_role("heading", name="Take stones")).to_be_visible()
    page.locator(".nim button.may").first.click()
    page.locator(".nim button.on").first.click()
    expect(page.get_by_text("The stones are yours")).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Leave the last stone")).to_be_visible()
    expect(page.locator(".nim circle")).to_have_count(3)
    play(page, "the one")  # which leaves two
    page.get_by_role("button", name="Take it back and try again").click()
    expect(page.locator(".nim circle")).to_have_count(3)
    play(page, "the two")
    expect(page.get_by_text("One stone is left")).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="The last stone")).to_be_visible()
    expect(page.get_by_text("The other side had to take it")).to_be_visible()
    expect(page.locator(".coach").get_by_role("link")).to_have_count(3)


@long
def test_it_is_told_in_the_language_of_whoever_learns(person: driving.Visitors) -> None:
    page = person("Ada", lang="cs")
    page.goto("/first/nim")
    expect(page.get_by_role("heading", name="Ber kameny")).to_be_visible()
    expect(page.locator(".coach [data-rule='NIM-TURN-01']")).to_be_visible()
