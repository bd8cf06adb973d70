"""What is the same at every table: the last round, the log, the keyboard, the bar of decisions, room for everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from browser import playing
from browser.arcs.playing import asked, find
from browser.conftest import Person
from browser.driving import ROOT
from browser.looking import settled
from browser.outer_rim.moments import kinds_of_decisions
from browser.playing import Player, decision, fork, look, make, sit, until, wait
from marks import long
from server.running import dice

MINE = "(seen) => seen.is === 'mine' && seen.targets.length > 0"


def log_of(page: Page) -> Locator:
    return page.get_by_role("list", name="Log")


# Counts how often a board begins to show the last round.
COUNT = """() => {
  window.retold = 0
  const bar = document.querySelector('section.story')
  let before = false
  new MutationObserver(() => {
    const now = bar.classList.contains('retelling')
    if (now && !before) window.retold++
    before = now
  }).observe(bar, { attributes: true })
}"""


@long
def test_the_last_round_is_shown_once_only(person: Person) -> None:
    page = person("Ada")
    table = make(page, start=True)
    playing.advance(page, table, 4)
    sit(page, table)
    until(page, MINE)
    page.evaluate(COUNT)
    player = Player(page, dice(8))
    for times in (1, 2):
        page.get_by_role("button", name="Show the last round").click()
        wait(page, "(times) => window.retold === times", times)
        page.keyboard.press("Escape")
        until(page, MINE)
        for _ in range(3):
            player.choose()
        assert page.evaluate("() => window.retold") == times


TO_END = """() => {
  const { scrollHeight, scrollTop, clientHeight } = document.querySelector('[role=group][aria-label=Log]')
  return { left: scrollHeight - scrollTop - clientHeight, top: scrollTop, pages: scrollHeight / clientHeight }
}"""
AT_END = f"() => {{ const at = ({TO_END})(); return at.pages > 1.5 && at.left < 2 }}"


def test_the_log_stays_at_its_end_after_a_reload(person: Person) -> None:
    page = person("Ada")
    table = make(page, start=True)
    playing.advance(page, table, 16)
    held: list[Route] = []
    page.route("**/api/games/carcassonne/components", lambda route: held.append(route))
    page.goto(f"/t/{table}")
    # The lines are there before their words are, and so is a place for the board.
    expect(log_of(page).get_by_role("listitem").nth(20)).to_be_attached()
    expect(page.get_by_role("main").get_by_text("Loading the board")).to_be_visible()
    assert held
    for route in held:
        route.continue_()
    page.unroute("**/api/games/carcassonne/components")
    until(page, MINE)
    wait(page, AT_END)
    player = Player(page, dice(2))
    lines = log_of(page).get_by_role("listitem").count()
    player.choose()
    expect(log_of(page).get_by_role("listitem").nth(lines)).to_be_attached()
    wait(page, AT_END)
    # Who reads further up is left there.
    page.get_by_role("group", name="Log").hover()
    page.mouse.wheel(0, -300)
    wait(page, f"() => ({TO_END})().left > 200")
    settled(page)
    top = page.evaluate(TO_END)["top"]
    player.choose()
    settled(page)
    assert page.evaluate(TO_END)["top"] == top
    page.get_by_role("group", name="Log").hover()
    page.mouse.wheel(0, 9000)
    wait(page, AT_END)
    player.choose()
    wait(page, AT_END)


# Where the keyboard is.
FOCUS = """() => {
  const at = document.activeElement
  return {
    place: at.dataset.target ?? at.dataset.system ?? at.dataset.space ?? null,
    board: at.closest('[data-board]') !== null && !at.matches('[data-board]'),
    bar: at.matches('section.decision .opt, section.decision .confirm'),
    map: at.closest('[data-board] svg') !== null,
    seen: at.matches(':focus-visible'),
    name: at.ariaLabel ?? at.textContent.trim().slice(0, 60),
  }
}"""
DECIDES = f"() => {{ const at = ({FOCUS})(); return (at.board || at.bar) && at.seen ? at : null }}"


MOST_TABS = 80


def ply_of(page: Page) -> int:
    return int(str(decision(page).get_attribute("data-ply")))


def decide(page: Page) -> None:
    """By Enter alone, from where the keyboard is: what is chosen, and then meant."""
    before = ply_of(page)
    for _ in range(6):
        wait(page, DECIDES)
        page.keyboard.press("Enter")
        settled(page)
        if ply_of(page) > before:
            return
    raise AssertionError(f"nothing was decided by {page.evaluate(FOCUS)}: {decision(page).inner_text()}")


@long
def test_the_keyboard_goes_on_where_it_was(person: Person) -> None:
    page = person("Ada")
    sit(page, fork(page, playing.OPENING, 0, 0, 1))
    until(page, MINE)
    page.keyboard.press("ArrowRight")
    for arrow in ("ArrowRight", "ArrowDown"):
        # First where the tile goes, then the figure: on the board, without a single Tab.
        at = wait(page, DECIDES)
        assert at["place"] in look(page)["glowing"], at
        if len(look(page)["glowing"]) > 1:
            page.keyboard.press(arrow)
            at = wait(page, DECIDES)
            assert at["place"] in look(page)["glowing"], at
        if at["place"].startswith("cell:"):
            decide(page)
            until(page, "(seen) => seen.glowing.every((one) => one.startsWith('segment:'))")
    # Who has gone to the bar stays there.
    word = decision(page).locator(".opt.word")
    word.focus()
    page.keyboard.press("Enter")
    before = look(page)["sign"]
    page.keyboard.press("Enter")
    until(page, "(seen, before) => seen.is === 'mine' && seen.sign !== before", before)
    assert wait(page, DECIDES)["bar"]


NOWHERE = "() => document.activeElement === document.body"
# Something changes at the table, and whoever watches for that has had the time to see it.
CHANGE = """() => new Promise((resolve) => {
  document.querySelector('[data-board]').classList.toggle('changed')
  setTimeout(() => setTimeout(resolve))
})"""


@long
def test_who_goes_round_by_tab_gets_to_the_head_of_the_page(person: Person) -> None:
    """Beyond the last button the focus is nowhere for a moment; nobody is taken back from there to the decision."""
    page = person("Ada")
    sit(page, fork(page, playing.OPENING, 0, 0, 1))
    until(page, MINE)
    page.keyboard.press("Tab")
    for _ in range(MOST_TABS):
        if page.evaluate(NOWHERE):
            break
        page.keyboard.press("Tab")
    page.evaluate(CHANGE)
    assert page.evaluate(NOWHERE)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Skip to the content")).to_be_focused()


def test_the_keyboard_goes_on_at_every_board(person: Person) -> None:
    page = person("Ada")
    lead = find(lambda game: asked(game, "lead", late=60), first=11)
    plan = dict(kinds_of_decisions(("plan",)))["plan"]
    for moment in (lead, plan):
        assert moment.ask is not None
        page.goto(f"/t/{fork(page, moment.record, len(moment.moves), moment.ask.seat, level='random')}")
        expect(decision(page).locator(".opt, .go .btn").first).to_be_visible()
        expect(page.locator("[data-board] svg [tabindex='0']").first).to_be_visible()
        page.keyboard.press("ArrowRight")
        at = {"map": False}
        while not at["map"]:
            decide(page)
            wait(page, "() => document.querySelector('section.decision.mine')")
            at = wait(page, DECIDES)
            assert at["board"], at
        page.keyboard.press("ArrowRight")
        assert wait(page, DECIDES)["place"] != at["place"], at


BOXES = """() => Object.fromEntries([...document.querySelectorAll('section.decision :is(.opt, .go .btn:not(.confirm))')]
  .map((one) => [one, one.getBoundingClientRect()])
  .map(([one, { x, y, width, height }]) => [one.textContent.trim(), [x, y, width, height].map(Math.round)]))"""
# What would have a scroll bar, where there are such; headless browsers have none.
SCROLLS = """() => [...document.querySelectorAll('section.decision, section.decision *')].filter((one) => {
  const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(one)
  const scrolls = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')
  const larger = one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth
  return scrolls && larger && scrollbarWidth !== 'none'
}).map((one) => one.className)"""
THREE = ROOT / "tests" / "games" / "carcassonne" / "golden" / "three_players.txt"


@long
def test_nothing_moves_in_the_bar_and_what_is_hidden_is_told(person: Person) -> None:
    page = person("Ada")
    sit(page, fork(page, THREE, 64, 0))
    until(page, MINE)
    settled(page)
    before = page.evaluate(BOXES)
    option = decision(page).locator(".opt").nth(4)
    box = option.bounding_box()
    option.click()
    expect(option).to_have_attribute("aria-pressed", "true")
    settled(page)
    after = page.evaluate(BOXES)
    moved = {name: (at, after[name]) for name, at in before.items() if name in after and after[name] != at}
    assert not moved and option.bounding_box() == box
    assert page.evaluate(SCROLLS) == []
    # With less room: how many there are further down, and a way to them.
    page.set_viewport_size({"width": 1024, "height": 768})
    settled(page)
    assert page.evaluate(SCROLLS) == []
    more = decision(page).locator(".more")
    expect(more).to_have_text(re.compile(r"^\s*\d+\s*$"))
    expect(decision(page).locator(".options .opt").last).not_to_be_in_viewport(ratio=1)
    while more.inner_text().strip():
        more.click()
        settled(page)
    expect(decision(page).locator(".options .opt").last).to_be_in_viewport(ratio=0.9)


# Whose boards are to be seen, at least by their heads; how many lines the log has room for, whatever they say; and
# whether the page scrolls.
ROOM = """() => {
  const inside = (one) => {
    const box = one.getBoundingClientRect()
    let { top, bottom } = box
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue
      const edge = around.getBoundingClientRect()
      if (top < edge.top - 1 || bottom > edge.bottom + 1) return false
    }
    return top >= 0 && bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth && box.height > 0
  }
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement
  const log = document.querySelector('[role=group][aria-label=Log]')
  return {
    boards: [...document.querySelectorAll('#above-page :is(li.player, section[aria-label] > :first-child)')]
      .filter(inside).length,
    tabs: [...document.querySelectorAll('#above-page [role=tab]')].filter(inside).length,
    lines: Math.floor(log.clientHeight / Math.min(...[...log.querySelectorAll('li li')].map((li) => li.offsetHeight))),
    scrolls: scrollHeight > clientHeight || scrollWidth > clientWidth,
  }
}"""


# As many as can play. Every day: where it is quickly done.
@pytest.mark.parametrize(
    ("game", "seats", "choices"),
    [
        pytest.param("carcassonne", 5, 8, marks=long),
        ("arcs", 4, 30),
        pytest.param("outer_rim", 4, 60, marks=long),
        pytest.param("outer_rim", 1, 60, marks=long),
    ],
)
def test_everybody_and_the_log_have_their_room(person: Person, game: str, seats: int, choices: int) -> None:
    page = person("Ada")
    bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
    table = playing.made(page, {"game": game, "seats": [{"kind": "me"}, *bots], "start": True})["id"]
    playing.advance(page, table, choices)
    page.goto(f"/t/{table}")
    expect(page.locator("[data-board]")).to_be_visible()
    page.get_by_role("tab", name=re.compile("^(Players|Boards)")).click()
    settled(page)
    wait(page, AT_END)
    room = page.evaluate(ROOM)
    assert room["lines"] >= 6 and not room["scrolls"], room
    if game != "outer_rim":
        assert room["boards"] == seats, room
        return
    # One at a time, whole; the others a click away. Who plays alone has the AI against them.
    tabs = page.locator("#above-page").get_by_role("tab")
    assert room["tabs"] == tabs.count() == max(2, seats), room
    for tab in tabs.all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        settled(page)
        room = page.evaluate(ROOM)
        assert room["boards"] == 1 and room["lines"] >= 6 and not room["scrolls"], (tab.inner_text(), room)


def test_start_is_in_sight_on_a_small_screen(person: Person) -> None:
    page = person("Ada", size=(1024, 768))
    page.goto("/new?game=arcs")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_in_viewport(ratio=1)


@long
def test_a_banner_covers_nothing_of_the_board(person: Person) -> None:
    page = person("Ada")
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()

    page.route_web_socket(re.compile("/socket$"), connect)
    sit(page, make(page, start=True))
    until(page, MINE)
    lines[0].close(code=1001)
    banner = page.get_by_role("main").locator(".note").filter(has_text="Connection lost")
    expect(banner).to_be_visible()
    settled(page)
    over, board = banner.bounding_box(), page.locator("[data-board]").bounding_box()
    assert over and board and over["y"] + over["height"] <= board["y"]
