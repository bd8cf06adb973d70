"""The client is there, opens, and does no harm."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Person, Shot
from browser.driving import Visitors, axe, too_wide
from marks import long
from starboard.texts import LANGUAGES

MOST_BYTES = 150_000  # over the wire, to see the lobby for the first time


# Every day: on a phone in the light. On a desktop and in the dark it is one of tests/browser/test_screens.py.
@pytest.mark.parametrize(
    ("size", "theme"),
    [
        ("phone", "light"),
        pytest.param("desktop", "dark", marks=long),
        pytest.param("desktop", "light", marks=long),
        pytest.param("phone", "dark", marks=long),
    ],
)
def test_the_lobby_opens_for_everybody(person: Person, screenshot: Shot, size: str, theme: str) -> None:
    page = person(size=size, theme=theme)
    page.goto("/")
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.locator("html").get_attribute("data-theme") == theme
    screenshot(page, f"lobby-{size}-{theme}")
    assert not too_wide(page)
    assert axe(page) == []


# Every day: in one that is not what everybody else is spoken to in.
@pytest.mark.parametrize("lang", ["uk", *(pytest.param(lang, marks=long) for lang in LANGUAGES if lang != "uk")])
def test_a_browser_is_spoken_to_in_its_language(person: Person, lang: str) -> None:
    page = person("Ада", lang=lang)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("Ада")
    words = page.locator("body").inner_text()
    assert "web-" not in words, "a word is missing"


def test_the_client_is_small(person: Person) -> None:
    page = person()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = page.evaluate(
        """() => Object.fromEntries(
            [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
              .map((one) => [new URL(one.name).pathname, one.transferSize]))"""
    )
    assert any(path.startswith("/assets/") for path in sizes)
    assert sum(sizes.values()) < MOST_BYTES, sizes


def test_an_unknown_address_says_so(person: Person, visitors: Visitors) -> None:
    page = person()
    answer = page.goto("/no/such/page")
    assert answer is not None and answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    visitors.problems[:] = [one for one in visitors.problems if "status of 404" not in one]  # the console says so, too
    assert axe(page) == []
