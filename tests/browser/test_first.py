"""The guided first game: every lesson can be done by hand, missed, and skipped."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Person
from browser.driving import axe
from browser.looking import faults_in, speak
from browser.playing import Player, decision, until
from marks import long
from server.running import dice
from starboard.texts import LANGUAGES
from waiting import wait_for

LESSONS = {"carcassonne": 6, "arcs": 12, "outer_rim": 12}
READ = {("carcassonne", 5), ("outer_rim", 12)}  # steps with nothing to do


def coach(page: Page, title: str) -> None:
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()


def go_on(page: Page) -> None:
    page.get_by_role("button", name="Continue").click()


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
    page.get_by_role("link", name=re.compile("Learn by playing")).click()
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


# Arcs: on the map, beside it, and in the bar.


def spot(page: Page, target: str) -> None:
    """Click on something that glows, wherever it is."""
    at = page.locator(f'[data-target="{target}"]').first
    at.hover()
    at.click()
    page.mouse.move(2, 2)  # what is pointed at tells about itself, over other things


def opt(page: Page, name: str) -> None:
    decision(page).get_by_role("button", name=re.compile(f"^{name}$", re.I)).click()


def confirm(page: Page) -> None:
    decision(page).locator(".confirm:not(:disabled)").click()


def praised(page: Page, words: str) -> None:
    expect(page.locator(".coach .praise")).to_contain_text(words)
    go_on(page)


def leave_it_so(page: Page) -> None:
    page.get_by_role("button", name="Leave it like this").click()


# Every day: the first lessons of Carcassonne by hand, and those of all games shown.
@long
def test_the_first_chapter_of_arcs_by_hand(person: Person) -> None:
    page = person("Ada")
    page.goto("/new?game=arcs")
    page.get_by_role("link", name="Learn the game").click()
    coach(page, "Lead a card")
    assert axe(page) == []
    # Another choice is allowed, and can be taken back.
    opt(page, "Pass the initiative")
    confirm(page)
    page.get_by_role("button", name="Take it back and try again").click()
    coach(page, "Lead a card")
    spot(page, "hand:administration_5")
    confirm(page)
    praised(page, "Three actions")
    coach(page, "Declare an ambition")
    spot(page, "ambition:keeper")
    confirm(page)
    praised(page, "counts as 0")
    # Whoever loads the page anew goes on with the same step.
    coach(page, "Tax your city")
    page.reload()
    coach(page, "Tax your city")
    expect(decision(page)).to_contain_text("3 action pips are left")
    opt(page, "Tax")
    confirm(page)
    leave_it_so(page)
    # Nobody has to wait for the coach.
    coach(page, "Tax your city")
    opt(page, "Influence")
    spot(page, "court:bc21")
    confirm(page)
    coach(page, "Influence the court")
    opt(page, "Influence")
    spot(page, "court:bc21")
    confirm(page)
    expect(decision(page)).to_contain_text("It is not your turn")
    praised(page, "Your actions are used up")
    expect(page.locator(".coach")).to_contain_text("The other side is playing")
    # The hand that is seen stays one's own.
    expect(page.locator('[data-target^="hand:"], .hand .card')).to_have_count(5)
    coach(page, "Surpass")
    page.locator(".hand").get_by_text("Surpass 2").first.click()
    confirm(page)
    opt(page, "Do not seize")
    confirm(page)
    praised(page, "the initiative is yours again")
    coach(page, "Build")
    opt(page, "Build")
    opt(page, "City")
    spot(page, "site:c6_crescent/1")
    confirm(page)
    opt(page, "Build")
    opt(page, "Ship")
    confirm(page)
    praised(page, "one more slot")
    coach(page, "Lead once more")


# As above.
@long
def test_the_end_of_the_first_chapter_by_hand(person: Person) -> None:
    page = person("Ada")
    page.goto("/")
    # Whoever closed the page finds the way back in the lobby.
    page.evaluate("() => localStorage.setItem('starboard-lesson-arcs', '6')")
    page.reload()
    page.get_by_role("link", name="Continue the lesson: step 7").click()
    coach(page, "Lead once more")
    spot(page, "hand:aggression_4")
    confirm(page)
    spot(page, "ambition:warlord")
    confirm(page)
    praised(page, "3 Power")
    coach(page, "The Prelude")
    opt(page, "Psionic: move, secure, or battle, as on the lead card")
    confirm(page)
    opt(page, "Move")
    spot(page, "system:c5_crescent")
    spot(page, "to:c5_gate")
    page.get_by_role("button", name="Send 3 ships").click()
    praised(page, "That cost no pip")
    coach(page, "A battle")
    opt(page, "Battle")
    confirm(page)
    for _ in range(2):
        page.get_by_role("button", name="one more: Assault").click()
    assert axe(page) == []
    page.get_by_role("button", name="Roll 3 dice").click()
    spot(page, "ship:c5_gate/1/damaged")
    praised(page, "your trophies")
    coach(page, "Secure a card")
    page.get_by_role("button", name="Close").click()
    opt(page, "Secure")
    confirm(page)
    praised(page, "your captive now")
    # Two rounds later.
    coach(page, "Your last card")
    page.locator(".hand").get_by_text("Pivot 1").first.click()
    confirm(page)
    praised(page, "One action")
    coach(page, "The chapter ends")
    opt(page, "Tax")
    spot(page, "site:c5_crescent/1")
    confirm(page)
    leave_it_so(page)
    expect(page.locator(".coach ul")).to_contain_text("gains 5 Power for Keeper and now has 8")
    expect(page.get_by_role("link", name="Read the rules")).to_have_attribute("href", "/rules/arcs")
    assert axe(page) == []
    page.get_by_role("link", name="Play a whole game").click()
    expect(page.get_by_role("radio", name="Arcs")).to_be_checked()
    # It is done: next time it begins anew.
    expect(page.get_by_role("link", name="Learn the game")).to_be_visible()


# Outer Rim: on the map, in the market, in dialogs and in the bar.


def take(page: Page, *targets: str) -> None:
    for target in targets:
        spot(page, target)
        confirm(page)


def say(page: Page, *names: str) -> None:
    for name in names:
        opt(page, name)
        confirm(page)


def deal(page: Page, deed: str) -> None:
    """In the market: `buy cargo`."""
    page.locator(f'[data-deed="{deed}"]').click()
    confirm(page)


# As above.
@long
def test_the_first_turns_of_outer_rim_by_hand(person: Person) -> None:
    page = person("Ada")
    page.goto("/new?game=outer_rim")
    page.get_by_role("link", name="Learn the game").click()
    coach(page, "Planning: fly")
    assert axe(page) == []
    # The other side is no one to make offers to.
    expect(page.get_by_role("button", name="Out of turn")).to_have_count(0)
    # Another choice is allowed, and can be taken back.
    say(page, "Gain 2,000 credits")
    page.get_by_role("button", name="Take it back and try again").click()
    coach(page, "Planning: fly")
    take(page, "space:nal_hutta")
    praised(page, "Nothing got in your way")
    coach(page, "A look at a contact")
    take(page, "spot:nal_hutta/2")
    praised(page, "Ziton Moj! A bounty on him")
    # Whoever loads the page anew goes on with the same step.
    coach(page, "Actions: the market")
    page.reload()
    coach(page, "Actions: the market")
    say(page, "Go to the market")
    deal(page, "cycle cargo")
    deal(page, "buy cargo")
    praised(page, "The cargo is in a slot of your ship")
    coach(page, "A patrol moves")
    take(page, "space:ord_mantell")
    praised(page, "bring patrols closer")
    coach(page, "The encounter")


def go_on_with(page: Page, step: int) -> None:
    """Whoever closed the page finds the way back in the lobby."""
    page.goto("/")
    page.evaluate(f"() => localStorage.setItem('starboard-lesson-outer_rim', '{step - 1}')")
    page.reload()
    page.get_by_role("link", name=f"Continue the lesson: step {step}").click()


# As above.
@long
def test_an_encounter_and_a_delivery_of_outer_rim_by_hand(person: Person) -> None:
    page = person("Ada")
    go_on_with(page, 5)
    coach(page, "The encounter")
    say(page, "Draw an encounter card")
    # The chance to pass is told: a skill that one has.
    spy = page.locator('[data-notation="option spy"]')
    expect(spy).to_contain_text("75%")
    assert axe(page) == []
    spy.click()
    confirm(page)
    expect(page.locator(".coach ul")).to_contain_text("Ada gains 5,000 credits")
    praised(page, "Passed!")
    expect(page.locator(".coach")).to_contain_text("The other side is playing")
    coach(page, "Fly and deliver")
    take(page, "space:ryloth", "spot:ryloth/1")
    say(page, "Deliver", "Deliver Coaxium Crystal")
    praised(page, "The reward is yours")
    coach(page, "Take a bounty")
    say(page, "Go to the market")
    deal(page, "buy bounty")
    praised(page, "gets its reward")
    coach(page, "Hire crew")


# As above.
@long
def test_crew_and_a_bounty_of_outer_rim_by_hand(person: Person) -> None:
    page = person("Ada")
    go_on_with(page, 8)
    coach(page, "Hire crew")
    take(page, "spot:ryloth/1")
    say(page, "Bribe him with parts", "Take it")
    praised(page, "Their skills and ability are now yours")
    coach(page, "On the hunt")
    take(page, "space:nal_hutta")
    say(page, "Nothing", "End the action step")
    praised(page, "Time for an encounter")
    coach(page, "Fight for the bounty")
    take(page, "spot:nal_hutta/2")
    say(page, "Fight for the bounty “Ziton Moj”")
    expect(page.locator(".coach ul")).to_contain_text("Ada wins the combat, 1 to 0")
    praised(page, "Won!")
    coach(page, "Dead or alive")
    say(page, "Eliminate")
    expect(page.locator(".coach ul")).to_contain_text("Ada gains 1 fame and now has 1")
    expect(page.locator(".coach ul")).to_contain_text("Ada now has negative Syndicate reputation")
    praised(page, "your first fame")
    coach(page, "How to win")
    expect(page.get_by_role("link", name="Read the rules")).to_have_attribute("href", "/rules/outer_rim")
    page.get_by_role("link", name="Play a whole game").click()
    # It is done: next time it begins anew.
    expect(page.get_by_role("link", name="Learn the game")).to_be_visible()


def show_all(page: Page, game: str, languages: Sequence[str]) -> None:
    """Skip every step, whatever language it is in."""
    page.goto(f"/first/{game}")
    faults = []
    last = LESSONS[game]
    told = page.locator(".coach")
    expect(told.locator(".steps i")).to_have_count(last)
    for number in range(last):
        expect(told.locator(".steps i").nth(number)).to_have_class(re.compile(r"\bnow\b"))
        expect(told.locator(".acts")).to_be_visible()
        faults += [f"step {number + 1}, {fault}" for fault in faults_in(page, languages)]
        if (game, number + 1) not in READ:
            told.locator(".skip").click()
            expect(told.locator(".praise")).to_be_visible()
            faults += [f"step {number + 1} done, {fault}" for fault in faults_in(page, languages)]
        if number < last - 1:
            told.locator(".acts .primary").click()
    assert faults == []
    speak(page, "en")
    expect(page.get_by_role("link", name="Play a whole game")).to_be_visible()
    page.get_by_role("link", name="To the lobby").last.click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    # A lesson is no game to come back to.
    expect(page.get_by_text("Your turn")).to_have_count(0)


@long
@pytest.mark.parametrize(("game", "lang"), list(zip(LESSONS, LANGUAGES[1:], strict=True)))
def test_all_lessons_can_be_shown(person: Person, game: str, lang: str) -> None:
    show_all(person("Ada", size="phone", lang=lang), game, [lang])


@long
@pytest.mark.parametrize("game", LESSONS)
def test_all_lessons_can_be_shown_in_all_languages(person: Person, game: str) -> None:
    show_all(person("Ada", size="phone"), game, LANGUAGES)


def test_a_lesson_that_is_left_before_it_begins(person: Person) -> None:
    """The table that was made for it is not gone to."""
    page = person("Ada")
    making: list[Route] = []
    lines: list[str] = []
    page.route("**/api/records/fork", lambda route: making.append(route))
    page.on("websocket", lambda line: lines.append(line.url))
    page.goto("/first/carcassonne")
    wait_for(lambda: page.evaluate("true") and making)
    page.get_by_role("link", name="Starboard").first.click()
    expect(page.locator("button.now").first).to_be_visible()
    with page.expect_event("requestfinished", lambda request: request.url.endswith("/fork")):
        making[0].continue_()
    page.wait_for_timeout(300)
    assert lines == []
