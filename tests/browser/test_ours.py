"""Tells what is ours and what is printed: the mark on the mix of tiles, and the page that explains all marks."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Person
from browser.driving import axe
from browser.playing import make, sit
from marks import long
from starboard.kernel.origins import origins_of
from starboard.kernel.registry import installed
from starboard.texts import words

OURS = "Ours: nobody has published how it is printed"


@long
def test_the_page_counts_what_is_ours_and_explains_the_marks(person: Person) -> None:
    page = person("Ada")
    page.goto("/rules/outer_rim")
    page.get_by_role("link", name="What is ours and what is printed").click()
    expect(page).to_have_url(f"{page.url.partition('/ours')[0]}/ours/outer_rim")
    for game in installed().ids:
        page.goto(f"/ours/{game}")
        for origin in origins_of(installed().game(game)):
            row = page.locator(f"[data-kind={origin.key}]")
            expect(row.locator("th")).to_have_text(words("en")(origin.key))
            expect(row.locator("td").first).to_have_text(str(sum(origin.sources.values())))
            for source, count in origin.sources.items():
                expect(row.locator(f"[data-source={source}]")).to_have_text(str(count))
        assert axe(page) == []
    expect(page.locator("dl [data-mark=house]")).to_have_attribute("aria-label", OURS)


@long
def test_the_mix_of_tiles_has_a_mark(person: Person) -> None:
    page = person("Ada")
    sit(page, make(page, start=True))
    page.get_by_role("tab", name="Tiles").click()
    expect(page.get_by_role("img", name=OURS)).to_be_visible()
