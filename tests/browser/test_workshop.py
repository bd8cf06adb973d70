"""The card workshop: a pack made wholly in the browser, by one person or by two, and a table that is played with it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.driving import axe

BACTA = "market/bacta_supplies"


def begin(page: Page, name: str) -> str:
    """Begin a pack of Outer Rim; return its id."""
    page.goto("/workshop?game=outer_rim")
    page.get_by_role("button", name="New pack").click()
    page.get_by_label("Name of the pack").fill(name)
    page.get_by_role("button", name="Begin").click()
    expect(page).to_have_url(re.compile("/workshop/[a-z0-9]{4,}$"))
    expect(page.locator("#pack-name")).to_have_value(name)
    return page.url.rpartition("/")[2]


def pick(page: Page, card: str, search: str) -> None:
    """Find a card and open it."""
    page.get_by_label("Search cards").fill(search)
    page.locator(f"[data-card='{card}']").click()
    expect(page.locator("[data-preview]")).to_have_attribute("data-preview", card)


def save(page: Page) -> None:
    page.get_by_role("button", name="Save", exact=True).click()


def test_a_card_is_changed_checked_and_saved(person: Person) -> None:
    page = person("Ada")
    pack = begin(page, "Night market")
    pick(page, BACTA, "bacta")
    preview = page.locator("[data-preview]")
    expect(preview).to_contain_text("Bacta Supplies")
    page.locator("[data-field=cost]").get_by_label("Cost", exact=True).fill("2500")
    page.locator("[data-field='reward[0]']").get_by_label("How much", exact=True).fill("8000")
    expect(preview).to_contain_text("8,000 credits")
    # A mistake stands at its field and in the list, and is gone when it is mended.
    name = page.locator("[data-field=name]").get_by_label("Name", exact=True)
    name.fill("Bacta <b>")
    wrong = page.locator("[data-field=name] .wrong")
    expect(wrong).not_to_be_empty()
    expect(page.locator(".wrongs")).to_contain_text("1 mistake")
    name.fill("Bacta by night")
    expect(page.locator(".wrongs")).to_be_empty()
    expect(preview).to_contain_text("Bacta by night")
    assert axe(page) == []
    save(page)
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "saved")
    page.reload()
    expect(page.locator("[data-preview]")).to_have_attribute("data-preview", BACTA)
    expect(page.locator("[data-field=cost] input")).to_have_value("2500")
    # As in the box again.
    page.locator("[data-back=cost]").click()
    expect(page.locator("[data-back=cost]")).to_have_count(0)
    assert pack
