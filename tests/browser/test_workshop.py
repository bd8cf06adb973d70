"""The card workshop: a pack made wholly in the browser, by one person or by two, and a table that is played with it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import waiting
from browser.conftest import Person
from browser.driving import Visitors, axe, too_wide
from marks import long

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
    assert pack in page.url


@long
def test_a_pack_made_in_the_browser_is_played_to_the_end(person: Person) -> None:
    page = person("Ada")
    pack = begin(page, "Night market")
    pick(page, BACTA, "bacta")
    page.locator("[data-field='reward[0]']").get_by_label("How much", exact=True).fill("9000")
    # A fight becomes a choice, and a card is added as a copy of another.
    pick(page, "encounters/enc_tatooine_nal_hutta_04", "tatooine_nal_hutta_04")
    page.locator("[data-field='sections[0].effects[0].do']").select_option("gain_fame")
    page.locator("[data-field='sections[0].effects[0].amount'] input").fill("2")
    expect(page.locator(".wrongs")).to_contain_text("Resource on the card")  # nobody could take it any more
    page.locator("[data-field='sections[0].effects']").get_by_role("button", name="Add: Effects").last.click()
    page.locator("[data-field='sections[0].effects[1].do']").select_option("gain_resource")
    expect(page.locator(".wrongs")).to_be_empty()
    expect(page.locator("[data-preview]")).to_contain_text("Gain 2 fame")
    pick(page, "market/vibro_ax", "vibro")
    page.get_by_role("button", name="Copy", exact=True).click()
    page.get_by_label("Name of the card").fill("Night blade")
    page.get_by_role("button", name="Add the card").click()
    expect(page.locator("[data-preview]")).to_have_attribute("data-preview", "market/night_blade")
    expect(page.locator("[data-preview] h3")).to_have_text("Night blade")
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "unsaved")
    save(page)
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "saved")
    page.get_by_role("main").get_by_role("link", name="Play").click()
    expect(page.get_by_label("Cards", exact=True)).to_have_value(pack)
    for seat in page.locator(".seats > li").all():
        seat.get_by_role("radio", name="Bot").check(force=True)
        seat.locator("select").select_option("easy")
    page.locator("select:has(option[value='8'])").select_option("8")
    page.get_by_role("button", name="Start").click()
    expect(page).to_have_url(re.compile("/t/"))
    table = page.url.rpartition("/")[2]
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_text("Played with the cards of “Night market”.")).to_be_visible()
    summary = waiting.wait_for(lambda: over(page, table))
    assert summary["pack"]["name"] == "Night market"
    assert summary["options"]["pack"] == summary["pack"]["sign"]
    assert max(summary["scores"]) >= 8
    page.goto(f"/r/{table}")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()


def over(page: Page, table: str) -> dict[str, Any] | None:
    summary: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
    return summary if summary["status"] == "over" else None


@long
def test_two_people_work_on_one_pack(visitors: Visitors) -> None:
    ada, bob = visitors("Ada"), visitors("Bob")
    pack = begin(ada, "Ours")
    ada.get_by_role("button", name="Share").click()
    ada.get_by_role("button", name="Make an invitation").click()
    link = ada.get_by_label("Who works on it with you").input_value()
    ada.keyboard.press("Escape")
    bob.goto(link)
    expect(bob).to_have_url(re.compile(f"/workshop/{pack}$"))
    for page, cost in ((ada, "1500"), (bob, "4500")):
        pick(page, BACTA, "bacta")
        page.locator("[data-field=cost] input").fill(cost)
    pick(bob, "market/vibro_ax", "vibro")
    bob.locator("[data-field=cost] input").fill("500")
    save(ada)
    expect(ada.locator("[data-state]")).to_have_attribute("data-state", "saved")
    # Bob is asked about the card that both have changed, and about nothing else.
    save(bob)
    clash = bob.locator("[data-clash]")
    expect(clash).to_have_count(1)
    expect(clash).to_contain_text("1500")
    expect(clash).to_contain_text("4500")
    assert axe(bob) == []
    clash.get_by_text("Theirs").first.click()
    bob.get_by_role("button", name="Save this way").click()
    expect(bob.locator("[data-state]")).to_have_attribute("data-state", "saved")
    # Ada changes another card: what Bob did comes by itself.
    pick(ada, "market/vibro_ax", "vibro")
    pick(ada, "market/dl_44", "dl-44")
    ada.locator("[data-field=cost] input").fill("700")
    save(ada)
    expect(ada.get_by_text("Somebody saved meanwhile.")).to_be_visible()
    save(ada)
    expect(ada.locator("[data-state]")).to_have_attribute("data-state", "saved")
    for card, search, cost in (("market/vibro_ax", "vibro", "500"), (BACTA, "bacta", "1500")):
        pick(ada, card, search)
        expect(ada.locator("[data-field=cost] input")).to_have_value(cost)
    assert len(visitors.problems) == 2 and all("409" in problem for problem in visitors.problems)
    visitors.problems.clear()


@long
def test_a_file_is_opened_on_a_phone_and_nobody_leaves_unsaved_by_mistake(person: Person, tmp_path: Path) -> None:
    page = person("Леся", size="phone", lang="uk")
    file = tmp_path / "mine.toml"
    file.write_text('game = "outer_rim"  # mine\n[[market]]\nid = "bacta_supplies"\ncost = 2500\n', encoding="utf-8")
    page.goto("/workshop")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-field=cost] input")).to_have_value("2500")
    assert axe(page) == [] and not too_wide(page)
    page.locator("[data-field=cost] .btn").last.click()
    expect(page.locator("[data-field=cost] input")).to_have_value("3000")
    for side in ("Карти", "Як читається"):
        page.get_by_role("radio", name=side).check(force=True)
        assert axe(page) == [] and not too_wide(page)
    page.get_by_role("link", name="Усі пакети").click()
    page.get_by_role("button", name="Лишитися").click()
    expect(page).to_have_url(re.compile("/workshop/[a-z0-9]+$"))
    page.get_by_role("link", name="Усі пакети").click()
    page.get_by_role("button", name="Вийти").click()
    expect(page.locator("[data-pack]")).to_have_count(1)
    assert axe(page) == [] and not too_wide(page)
    page.get_by_role("button", name="Видалити пакет: mine").click()
    page.get_by_role("button", name="Видалити пакет", exact=True).click()
    expect(page.locator("[data-pack]")).to_have_count(0)
