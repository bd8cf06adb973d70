"""The page of a table names what the client will ask for, and nothing else: a word too many is loaded for nothing."""

from __future__ import annotations

import re
from collections import Counter
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser.conftest import Person
from browser.playing import make
from waiting import wait_for

LATER = {"Ahead", "ahead"}  # shown when the table has been told

STYLES = "() => [...document.querySelectorAll('link[rel=stylesheet]')].map((one) => new URL(one.href).pathname)"


def name_of(file: str) -> str:
    """Return the name of a file without its hash, which may have a hyphen in it."""
    return re.sub(r"-[\w-]{8}\.\w+$", "", file.rsplit("/", 1)[1])


GAMES = [
    ("carcassonne", "en", {}),
    ("arcs", "cs", {}),
    ("arcs", "en", {"leaders": True, "pack": True}),  # more leaders, not a content pack
    ("outer_rim", "uk", {}),
]


@pytest.mark.parametrize(("game", "lang", "options"), GAMES)
def test_the_page_of_a_table_names_all_that_it_loads(
    person: Person, game: str, lang: str, options: dict[str, bool]
) -> None:
    page = person("Ada", size="phone", lang=lang)
    table = make(page, "me bot:random", start=True, game=game, options=options)
    asked: Counter[str] = Counter()
    # What a busy server refused is asked for again.
    page.on("response", lambda answer: asked.update([urlsplit(answer.url).path] if answer.ok else []))
    answer = page.goto(f"/t/{table}")
    assert answer is not None
    named = re.findall(r'(?:href|src)="(/assets/[^"]+|/api/[^"]+)"', answer.text())
    expect(page.locator("[data-board]")).to_be_visible()
    assert f"/api/games/{game}/components" in named
    wait_for(lambda: page.evaluate("true") and all(file in asked for file in named))
    assert {file: asked[file] for file in named} == dict.fromkeys(named, 1)
    assert {name_of(file) for file in asked if file.startswith("/assets/") and file not in named} <= LATER
    # Styles that were only named are not used yet.
    styles = page.evaluate(STYLES)
    assert {file for file in named if file.endswith(".css")} <= set(styles)
