"""A battle of Arcs in two browsers, from the choice of dice to what is taken."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.arcs.playing import asked, find, moves_at, table_of
from browser.conftest import Person
from browser.driving import axe
from browser.looking import settled
from browser.playing import decision
from marks import long
from server.running import Running

BATTLE = ("battle c3_hex 2", "dice raid 3")
AFTER_ROLL = ("hit damaged ship", "hit c3_hex/1", "hit c3_hex/1", "ransack bc23", "steal bc04", "steal slot 2")
ROLLED = {"self-hits": 1, "interception": 1, "ship hits": 0, "building hits": 2, "keys": 3}


def dialog_of(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^Battle at "))


def totals(dialog: Locator) -> dict[str, int]:
    rows = dialog.locator(".totals li")
    expect(rows).to_have_count(5)
    return {row.locator("span").inner_text(): int(row.locator("b").inner_text()) for row in rows.all()}


def lines(dialog: Locator) -> str:
    return " ".join(dialog.locator(".lines li").all_inner_texts())


def at_ply(page: Page, ply: int) -> None:
    expect(decision(page)).to_have_attribute("data-ply", str(ply))
    settled(page)


@long
def test_a_battle_with_ransack_and_raid(person: Person, stars: Running) -> None:
    ada, grace = person("Ada"), person("Grace")
    game = find(lambda game: asked(game, "prelude", late=103), first=157)
    assert BATTLE[0] in [option.notation for option in game.ask.options]
    table = table_of(stars, {0: ada, 2: grace}, game)
    look_on = dialog_of(grace)

    # What may be done in a system, and with whom.
    ada.locator("[data-system=c3_hex]").click()
    menu = ada.get_by_role("menu")
    menu.get_by_role("menuitem", name=re.compile("^battle: .*Grace")).click()
    expect(menu).to_have_count(0)
    decision(ada).locator(".confirm").click()
    at_ply(ada, 1)

    # Dice are chosen, with their odds.
    fight = dialog_of(ada)
    expect(fight.locator(".steps [aria-current=step]")).to_have_text("1 dice")
    for name, said in (("Ada", "attacks"), ("Grace", "defends")):
        expect(fight.locator(".who").filter(has_text=name)).to_contain_text(said)
    raid, skirmish = fight.get_by_role("group", name="Raid"), fight.get_by_role("group", name="Skirmish")
    expect(fight.get_by_text("4 of 4 chosen")).to_be_visible()
    expect(skirmish.locator("output")).to_have_text("4")
    for count in (1, 2, 3):
        # One more of a kind is one less of another.
        raid.get_by_role("button", name="one more").click()
        expect(raid.locator("output")).to_have_text(str(count))
        expect(skirmish.locator("output")).to_have_text(str(4 - count))
    skirmish.get_by_role("button", name="one fewer").click()
    expect(fight.get_by_text("3 of 4 chosen")).to_be_visible()
    expect(fight.locator(".odds li").first).to_contain_text(re.compile(r"\d+\s?%"))
    expect(fight.locator(".means li").filter(has_text="keys").locator("b")).to_have_text(re.compile(r"^[1-9]\.\d$"))
    # What keys would open, and what a destroyed city would provoke, is told before anything is rolled.
    expect(fight.locator(".loot .thing").filter(has_text="Admin Union")).to_contain_text("raid cost 2 keys")
    expect(fight.locator(".razing")).to_have_text(re.compile("^If you destroy a city here, you provoke Outrage: "))
    assert axe(ada) == []
    expect(look_on).to_be_visible()
    fight.get_by_role("button", name="Roll 3 dice").click()
    at_ply(ada, 2)

    # What was rolled, and hits one by one: first those on one's own ships.
    expect(fight.locator(".steps [aria-current=step]")).to_have_text("2 hits")
    faces = [f"raid die, face {face}" for face in (1, 5, 3)]
    for dialog in (fight, look_on):
        shown = dialog.locator(".rolled").get_by_role("img")
        expect(shown).to_have_count(3)
        assert [one.get_attribute("aria-label") for one in shown.all()] == faces
    assert totals(fight) == ROLLED
    assert "intercept" in lines(fight) and "intercept" in lines(look_on)
    hits = fight.locator(".hits")
    expect(hits.locator(".label")).to_contain_text("Ada")
    for fate in ("will be damaged", "will be destroyed"):
        expect(hits.get_by_role("button", name=fate)).to_have_count(1)
    hits.get_by_role("button", name="will be destroyed").click()
    at_ply(ada, 3)

    # Then on what the other has built; ships are not to be hit by these.
    expect(hits.locator(".label")).to_contain_text("Grace")
    expect(hits.locator(".label")).to_contain_text("2 hits left")
    expect(hits.locator("[data-kind=ship]")).to_have_attribute("aria-disabled", "true")
    hits.locator("[data-kind=ship]").click(force=True)  # it only tells why not
    toast = ada.locator(".toast")
    expect(toast.get_by_role("button", name=re.compile("ARC-"))).to_be_visible()
    city = hits.locator("[data-target='site:c3_hex/1']")
    expect(city).to_contain_text("will be damaged")
    city.click()
    at_ply(ada, 4)
    expect(city).to_contain_text("will be destroyed")
    expect(hits.locator(".label")).to_contain_text("1 hit left")
    city.click()
    at_ply(ada, 5)

    # A city is destroyed: outrage, and a card of the court.
    assert "outrage" in lines(fight).casefold() and "outrage" in lines(look_on).casefold()
    expect(decision(ada).locator("h2")).to_contain_text(re.compile("ransack", re.IGNORECASE))
    card = ada.locator("[data-card=bc23]").first
    assert re.search("Grace.*5|5.*Grace", card.locator(".sr").last.inner_text())
    name = card.locator(".body b").inner_text()
    card.click()
    decision(ada).locator(".confirm").click()
    at_ply(ada, 6)
    assert name in lines(fight) and name in lines(look_on)

    # Keys open what they can pay for.
    expect(fight.locator(".steps [aria-current=step]")).to_have_text("3 raid")
    loot = fight.locator(".loot")
    expect(loot.locator(".label")).to_contain_text("3 keys left")
    expect(loot.locator(".label")).to_contain_text("Grace")
    stolen = loot.locator("[data-card=bc04]")
    what = stolen.locator("b").first.inner_text()
    expect(stolen.locator(".keys")).to_contain_text("2")
    assert axe(ada) == []
    stolen.click()
    at_ply(ada, 7)
    expect(loot.locator(".label")).to_contain_text("1 key left")
    expect(loot.get_by_role("button", disabled=True)).not_to_have_count(0)
    assert what in lines(fight)
    loot.locator("[data-target='loot:2']").click()
    at_ply(ada, 8)

    # What was taken is put into a slot, by swapping.
    arrange = ada.get_by_role("region", name="Arrange your resources")
    full = arrange.get_by_role("button", name=re.compile(r"slot \d: relic", re.IGNORECASE))
    expect(full).to_have_count(1)
    before = full.get_attribute("aria-label")
    full.click()
    arrange.get_by_role("button", name=re.compile("empty")).first.click()
    expect(full).not_to_have_accessible_name(before or "")
    arrange.get_by_role("button", name="Leave it like this").click()
    at_least = len(BATTLE) + len(AFTER_ROLL) + 1

    # How it ended is told to both.
    for dialog in (fight, look_on):
        expect(dialog.locator(".lines")).to_be_visible()
        told = lines(dialog)
        assert what in told and name in told and "relic" in told.casefold()
    fight.get_by_role("button", name="Close").click()
    expect(fight).to_have_count(0)
    own = ada.get_by_role("region", name="Ada’s board")
    expect(own.get_by_text(what)).to_be_visible()
    expect(own.locator("[data-seat] .full")).to_have_count(1)
    played = [notation for seat, notation in moves_at(stars, table)[:at_least]]
    assert played[:-1] == [*BATTLE, *AFTER_ROLL] and played[-1].startswith("arrange ")
