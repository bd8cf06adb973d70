"""The log: turns that fold, filters, a search, and its end, which is followed until somebody reads further up."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser import playing
from browser.conftest import Person, Shot
from browser.driving import axe
from browser.looking import faults_of, settled
from browser.playing import Player, make, sit, until, wait
from browser.test_table_shell import AT_END, MINE, TO_END, log_of
from marks import long
from server.running import dice


def lines_of(page: Page) -> Locator:
    return log_of(page).locator("li li")


def faults(page: Page) -> list[str]:
    return [*faults_of(page), *axe(page, ".log")]


@long
def test_turns_fold_and_lines_are_filtered_and_found(person: Person, screenshot: Shot) -> None:
    page = person("Ada")
    table = make(page, start=True)
    playing.advance(page, table, 24)
    sit(page, table)
    until(page, MINE)
    log, lines = log_of(page), lines_of(page)
    assert faults(page) == []
    screenshot(page, "log-1440-en")
    # Each turn can be folded down to its first line.
    folds = page.get_by_role("button", name=re.compile(r"^Turn \d+: Rigel"))
    turn = log.locator(":scope > li").filter(has=folds).last
    head = turn.get_by_role("heading").get_by_role("button")
    inside, before = turn.get_by_role("listitem").count(), lines.count()
    assert inside > 1
    head.click()
    expect(head).to_have_attribute("aria-expanded", "false")
    expect(head).to_have_accessible_name(re.compile(rf"Rigel, {inside} lines$"))
    expect(lines).to_have_count(before - inside + 1)
    expect(turn.locator(".more")).to_have_text(f"+{inside - 1}")
    head.press("Enter")
    expect(lines).to_have_count(before)
    # What is mine names me, or happened by my own move; nobody is named in a line of its own.
    page.get_by_role("radio", name="Mine").check(force=True)
    expect(lines).not_to_have_count(before)
    mine = lines.locator(".text").all_inner_texts()
    assert mine and not [text for text in mine if "Rigel" in text and "Ada" not in text], mine
    assert faults(page) == []
    page.get_by_role("radio", name="Scoring").check(force=True)
    expect(page.locator(".log").get_by_role("status")).to_have_text(re.compile(r"\d+ lines?|Nothing found\."))
    page.get_by_role("radio", name="All", exact=True).check(force=True)
    expect(lines).to_have_count(before)
    # A search finds words as they are shown, in all turns.
    page.get_by_role("button", name="Search the log").click()
    field = page.get_by_role("searchbox", name="Search the log")
    expect(field).to_be_focused()
    field.fill("TILE rigel")
    expect(page.locator(".log").get_by_role("status")).to_have_text(re.compile(r"^\d+ lines$"))
    found = lines.locator(".text").all_inner_texts()
    assert found and all("Rigel" in text and "tile" in text for text in found), found
    assert faults(page) == []
    screenshot(page, "log-search-1440-en")
    field.fill("nobody says this")
    expect(page.locator(".log").get_by_role("status")).to_have_text("Nothing found.")
    field.press("Escape")
    expect(field).to_have_count(0)
    expect(lines).to_have_count(before)
    expect(page.get_by_role("button", name="Search the log")).to_be_focused()
    # Whoever reads further up is told how much is new.
    newest = page.get_by_role("button", name=re.compile("^Jump to the newest"))
    expect(newest).to_have_count(0)
    page.get_by_role("group", name="Log").hover()
    page.mouse.wheel(0, -400)
    wait(page, f"() => ({TO_END})().left > 200")
    expect(newest).to_have_text("Jump to the newest")
    shown = lines.count()
    Player(page, dice(2)).choose()
    until(page, "(seen, ply) => seen.is === 'mine'")
    expect(newest).to_have_text(f"Jump to the newest ({lines.count() - shown} new)")
    assert lines.count() > shown
    assert faults(page) == []
    newest.click()
    wait(page, AT_END)
    expect(newest).to_have_count(0)


def test_the_log_of_a_phone(person: Person, screenshot: Shot) -> None:
    ada = person("Ada")
    table = make(ada, start=True)
    playing.advance(ada, table, 12)
    page = person("Bo", size="phone", lang="uk")
    page.goto(f"/t/{table}")
    page.get_by_role("navigation").get_by_role("button", name="Журнал").tap()
    lines = page.get_by_role("list", name="Журнал").locator("li li")
    expect(lines.last).to_be_in_viewport()
    settled(page)
    assert faults(page) == []
    screenshot(page, "log-390-uk")
    # Who only looks on has nothing of their own there.
    expect(page.locator(".sheet .log").get_by_role("radio")).to_have_count(3)
    page.locator(".sheet .log label", has_text="Очки").tap()
    expect(page.locator(".sheet .log").get_by_role("status")).to_have_text(re.compile(r"^\d+ ряд|^Нічого"))
    assert faults(page) == []
    page.locator(".sheet .log label", has_text="Усе").tap()
    page.locator(".sheet .log").get_by_role("button", name="Шукати в журналі").tap()
    page.get_by_role("searchbox").fill("рігель плитку")
    expect(lines.first).to_contain_text("Рігель")
    assert faults(page) == []
    screenshot(page, "log-search-390-uk")
