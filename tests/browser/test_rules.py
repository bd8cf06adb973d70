"""The rules beside the board, and on paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser import playing
from browser.conftest import Person
from browser.driving import axe, too_wide
from browser.playing import fork, sit, until
from marks import long
from starboard.texts import LANGUAGES

MINE = "(seen) => seen.is === 'mine' && seen.targets.length > 0"


def test_the_rules_open_at_what_is_being_decided(person: Person) -> None:
    page = person("Ada")
    sit(page, fork(page, playing.OPENING, 0, 0, 1))
    until(page, MINE)
    page.get_by_role("button", name="Rules").click()
    drawer = page.get_by_role("dialog", name="Rules")
    search = drawer.get_by_role("searchbox")
    expect(search).to_be_focused()
    # First the rules of the decision, with a picture of real tiles.
    now = drawer.get_by_role("region", name="For the present decision")
    expect(now).to_be_in_viewport()
    expect(now.get_by_text("CSW-PLACE-02")).to_be_visible()
    expect(now.locator("[data-diagram=fits] [data-tile]")).not_to_have_count(0)
    # Areas are folded; one of them is chosen, and they fold again.
    areas = drawer.get_by_role("group", name="Areas")
    expect(areas).to_be_hidden()
    drawer.locator("summary", has_text="Areas").click()
    areas.get_by_role("button", name="Team variant").click()
    expect(areas).to_be_hidden()
    expect(drawer.get_by_role("heading", level=3)).to_have_text(["Team variant"])
    drawer.locator("summary", has_text="Areas").click()
    areas.get_by_role("button", name="All", exact=False).first.click()
    # Search finds examples too; Enter opens the first, Escape empties the field before it closes the drawer.
    search.fill("drawn spot")
    search.press("Enter")
    card = drawer.get_by_role("article")
    expect(card.get_by_role("heading", level=3)).to_have_text("CSW-EX-25")
    card.get_by_role("link", name="CSW-PLACE-09").click()
    # Under a rule, folded, the cases that belong to it.
    case = card.get_by_text("it is out of the game and the same player draws again")
    expect(card.get_by_role("heading", level=3)).to_have_text("CSW-PLACE-09")
    expect(case).to_be_hidden()
    card.locator("summary").click()
    expect(case).to_be_visible()
    assert axe(page, "dialog[open]") == []
    search.fill("tile")
    search.press("Escape")
    expect(search).to_have_value("")
    search.press("Escape")
    expect(drawer).to_be_hidden()
    expect(page.get_by_role("button", name="Rules")).to_be_focused()


@long
@pytest.mark.parametrize(
    ("game", "rule", "drawn"),
    [
        ("carcassonne", "CSW-FIGHT-05", "[data-figure]"),
        ("arcs", "ARC-CATAPULT-01", "[data-fleet]"),
        ("outer_rim", "OR-MOVE-04", "[data-token=rebel]"),
        ("outer_rim", "OR-SLOT-01", ".slot"),
    ],
)
def test_boards_draw_the_pictures_of_rules(person: Person, game: str, rule: str, drawn: str) -> None:
    page = person("Ada", size="phone")
    page.goto(f"/rules/{game}?rule={rule}")
    picture = page.locator("article [data-diagram]")
    expect(picture.locator(drawn)).not_to_have_count(0)
    expect(picture.locator("figcaption")).not_to_contain_text("web-rules")
    assert not too_wide(page)
    assert axe(page) == []


@long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["carcassonne", "arcs", "outer_rim"])
def test_the_player_aid_fits_on_one_page(person: Person, game: str, lang: str) -> None:
    page = person("Ada", lang=lang)
    page.goto(f"/rules/{game}?print")
    expect(page.locator("[data-diagram]")).not_to_have_count(0)
    assert page.evaluate("() => document.documentElement.dataset.theme") == "light"
    whole = pages(page.pdf(prefer_css_page_size=True))
    # Of the book nothing is left: only the aid is printed.
    page.evaluate("() => document.querySelector('.book').remove()")
    assert pages(page.pdf(prefer_css_page_size=True)) == 1
    assert whole > 3


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))
