"""What a person has set for this browser; and what those are told who do not look, or cannot."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser import playing
from browser.conftest import Person
from browser.driving import axe
from browser.playing import Player, decision, fork, look, make, sit, until, until_asked, wait
from marks import long
from server.running import dice

MINE = "(seen) => seen.is === 'mine' && seen.targets.length > 0"

# A loudspeaker that writes down what it is given: the frequency of every note.
SPEAKER = """
  window.contexts = 0
  window.notes = []
  const part = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
  const node = () => ({ frequency: { value: 0 }, gain: part, connect: (to) => to, stop() {},
    start() { window.notes.push(this.frequency.value) } })
  window.AudioContext = class {
    state = 'running'
    currentTime = 0
    destination = {}
    constructor() { window.contexts++; window.speaker = this }
    createOscillator() { return node() }
    createGain() { return node() }
    async resume() { this.state = 'running' }
    async suspend() { this.state = 'suspended' }
  }
"""
# A browser that may show notes once somebody has said yes, and writes them down.
BELL = """
  window.shown = []
  window.asked = 0
  let permission = 'default'
  window.Notification = class {
    constructor(title, { body }) { window.shown.push(`${title}: ${body}`) }
    close() {}
    static get permission() { return permission }
    static async requestPermission() { window.asked++; return (permission = window.answer ?? 'granted') }
  }
"""
HIDE = "(hidden) => Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })"
TURN, MOVE, POINTS = {523, 784}, {196}, {659, 880}  # as src/lib/sound.ts has them


def settings(page: Page) -> Locator:
    page.get_by_role("banner").get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    return dialog


def switch(page: Page, on: bool, *names: str) -> None:
    dialog = settings(page)
    for name in names:
        dialog.get_by_role("switch", name=name).set_checked(on)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def pick(page: Page, group: str, name: str) -> None:
    dialog = settings(page)
    dialog.get_by_role("radiogroup", name=group).get_by_text(name, exact=True).click()
    page.keyboard.press("Escape")


def notes(page: Page) -> set[int]:
    """All that were played since this was last asked."""
    played: list[int] = page.evaluate("() => window.notes.splice(0)")
    return set(played)


@long
def test_only_my_turn_is_heard_until_somebody_wants_more(person: Person) -> None:
    page = person("Ada")
    page.add_init_script(SPEAKER)
    # A route is complete: without another figure it brings points, then the bot moves.
    scoring = fork(page, playing.OPENING, 5, 0, level="random")
    again = fork(page, playing.OPENING, 5, 0, level="random")
    sit(page, scoring)
    before = until(page, MINE)["sign"]
    decision(page).locator(".opt.word").click()
    decision(page).locator(".confirm").click()
    until(page, "(seen, before) => seen.sign !== before && seen.is === 'mine'", before)
    assert notes(page) == TURN
    # One hears at once what it will be like.
    pick(page, "Sounds", "all")
    assert notes(page) == TURN
    sit(page, again)
    until(page, MINE)
    assert notes(page) == set()
    decision(page).locator(".opt.word").click()
    decision(page).locator(".confirm").click()
    until(page, "(seen, before) => seen.sign !== before && seen.is === 'mine'", before)
    assert notes(page) == TURN | MOVE | POINTS
    assert page.evaluate("() => window.contexts") == 1
    wait(page, "() => window.speaker.state === 'suspended'")  # nothing is left to be heard
    # Off in one click, and back in another.
    page.get_by_role("banner").get_by_role("button", name="Sound off").click()
    expect(page.get_by_role("banner").get_by_role("button", name="Sound on")).to_be_visible()
    assert notes(page) == set()
    page.get_by_role("banner").get_by_role("button", name="Sound on").click()
    assert notes(page) == TURN
    expect(settings(page).get_by_role("radio", name="all", exact=True)).to_be_checked()


@long
def test_a_page_that_nobody_has_touched_is_silent(person: Person) -> None:
    """Browsers want it so, and would else play everything at once later."""
    one = person("Ada")
    one.context.add_init_script(SPEAKER)
    table = fork(one, playing.OPENING, 0, 0, 1)
    sit(one, table)
    pick(one, "Sounds", "all")
    two = one.context.new_page()
    sit(two, table)
    one.bring_to_front()
    Player(one, dice(1)).choose()
    two.bring_to_front()
    until(two, MINE)
    assert one.evaluate("() => window.contexts") == 1
    assert two.evaluate("() => window.contexts") == 0


def pass_on(page: Page) -> None:
    """Play one's turn."""
    player = Player(page, dice(5), figures=0)
    while player.choose()["is"] == "mine":
        pass


def test_a_note_when_it_is_my_turn_and_i_do_not_look(person: Person) -> None:
    ada, grace = person("Ada"), person("Grace")
    for page in (ada, grace):
        page.add_init_script(BELL)
    table = make(ada, "me open")
    assert grace.request.post(f"/api/tables/{table}/claim", data={"seat": 1}).ok
    assert ada.request.post(f"/api/tables/{table}/start", data={}).ok
    sit(ada, table)
    sit(grace, table)
    doer, other = (ada, grace) if until_asked(ada)["is"] == "mine" else (grace, ada)
    # Nobody is asked for anything before they want it.
    for page in (doer, other):
        assert page.evaluate("() => window.asked") == 0
        switch(page, True, "Tell me when it is my turn")
        assert page.evaluate("() => window.asked") == 1
    other.evaluate(HIDE, True)
    pass_on(doer)
    until(other, MINE)
    assert other.evaluate("() => window.shown") == ["Your turn: Carcassonne: Star Wars Edition"]
    expect(other).to_have_title("● Your turn – Carcassonne: Star Wars Edition – Starboard")
    # Whoever looks needs none.
    pass_on(other)
    until(doer, MINE)
    assert doer.evaluate("() => window.shown") == []


@long
def test_a_browser_that_forbids_notes_says_so(person: Person) -> None:
    page = person("Ada")
    page.add_init_script(BELL)
    page.add_init_script("window.answer = 'denied'")
    sit(page, make(page, start=True))
    dialog = settings(page)
    wanted = dialog.get_by_role("switch", name="Tell me when it is my turn")
    wanted.click()
    expect(dialog.get_by_text("Your browser does not allow notifications")).to_be_visible()
    expect(wanted).not_to_be_checked()


@long
def test_one_click_is_enough_for_who_wants_it(person: Person) -> None:
    page = person("Ada")
    sit(page, fork(page, playing.OPENING, 9, 0, 1))
    before = until(page, MINE)
    switch(page, False, "Confirm choices")
    # A place with several ways still asks which; then it is done.
    page.mouse.click(before["targets"][0]["x"], before["targets"][0]["y"])
    seen = until(page, "(seen, before) => seen.sizes.length > 0 || seen.sign !== before", before["sign"])
    if seen["sizes"]:
        page.mouse.click(seen["sizes"][0]["x"], seen["sizes"][0]["y"])
    done = "(seen, before) => seen.sign !== before && seen.picked.length + seen.confirm.length === 0"
    until(page, done, before["sign"])
    # Words alone are done by one click, too.
    page.reload()
    sit(page, fork(page, playing.OPENING, 9, 0, 1))
    before = until(page, MINE)
    decision(page).get_by_role("button", name="No figure").click()
    until_asked(page, before["sign"])


# How long the newest tile is seen to land, in ms; 0 if it does not.
LANDING = """() => {
  window.landed = []
  let since = null
  new MutationObserver(() => {
    const lands = document.querySelector('[data-board] .landing') !== null
    if (lands && since === null) since = performance.now()
    if (!lands && since !== null) { window.landed.push(performance.now() - since); since = null }
  }).observe(document.querySelector('[data-board]'), { subtree: true, attributes: true, childList: true })
}"""


def landing(page: Page) -> float:
    sit(page, fork(page, playing.OPENING, 0, 0, 1))
    seen = until(page, MINE)
    page.evaluate(LANDING)
    Player(page, dice(1)).place(seen["targets"][0])
    decision(page).locator(".confirm").click()
    until(page, "(seen) => seen.glowing.some((one) => one.startsWith('segment:')) || seen.words_only.length > 0")
    until(page, "() => document.querySelector('[data-board] .landing') === null")
    landed: list[float] = page.evaluate("() => window.landed")
    return sum(landed)


@long
def test_things_move_as_fast_as_somebody_likes(person: Person) -> None:
    page = person("Ada", moving=True)
    # On a busy machine it is seen to begin, or to end, a little late now and then.
    assert any(landing(page) > 500 for _ in range(5))
    pick(page, "Pace", "Quick")
    assert any(0 < landing(page) < 500 for _ in range(5))
    # What the system asks for counts more than what is set here.
    page.emulate_media(reduced_motion="reduce")
    assert landing(page) == 0


# Every day: by our own setting. That the system's counts too: test_things_move_as_fast_as_somebody_likes.
@pytest.mark.parametrize("why", [pytest.param("system", marks=long), "setting"])
def test_a_fight_is_shown_to_those_for_whom_nothing_moves(person: Person, why: str) -> None:
    page = person("Ada", moving=why == "setting")
    sit(page, fork(page, playing.OPENING, 9, 0, 1))
    until(page, MINE)
    if why == "setting":
        pick(page, "Pace", "All at once")
    planet = next(one for one in until(page, MINE)["targets"] if one["name"].startswith("segment:1,0/"))
    player = Player(page, dice(1))
    player.click(planet)
    player.until("(seen) => seen.sizes.length > 0")
    decision(page).get_by_role("button", name="small figure").click()
    decision(page).locator(".confirm").click()
    fight = page.get_by_role("group", name="Fight for Dagobah")
    expect(fight.locator(".won")).to_be_visible()
    assert page.evaluate("() => document.getAnimations().length") == 0
    if why == "system":
        assert axe(page) == []
    # The game goes on beside it, and whoever wants to sees the dice.
    seen = until(page, "(seen) => seen.is === 'mine' && seen.glowing.length > 0")
    assert any(one.startswith("cell:") for one in seen["glowing"])
    fight.get_by_role("button", name="Details").click()
    expect(page.locator("[data-board] .fight .die").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-board] .fight")).to_have_count(0)


@long
def test_purists_see_less(person: Person) -> None:
    page = person("Ada")
    sit(page, fork(page, playing.OPENING, 9, 0, 1))
    segment = next(one for one in until(page, MINE)["targets"] if one["name"].startswith("segment:"))
    tabs = page.get_by_role("tab")
    callout = page.locator(".callout")
    expect(tabs.filter(has_text="Tiles")).to_have_count(1)
    page.mouse.move(segment["x"], segment["y"])
    expect(callout).to_be_visible()
    page.mouse.move(5, 5)
    switch(page, False, "List of tiles left", "What objects are worth")
    expect(tabs.filter(has_text="Tiles")).to_have_count(0)
    page.mouse.move(segment["x"], segment["y"])
    page.wait_for_timeout(400)
    expect(callout).to_have_count(0)
    # Hints are a matter of the table.
    expect(decision(page).get_by_role("button", name="Hint")).to_have_count(1)
    sit(page, make(page, start=True, hints=False))
    until(page, MINE)
    expect(decision(page).get_by_role("button", name="Hint")).to_have_count(0)


def test_what_was_set_is_kept(person: Person) -> None:
    page = person("Ada")
    sit(page, make(page, start=True))
    dialog = settings(page)
    dialog.get_by_role("radiogroup", name="Appearance").get_by_text("light").click()
    dialog.get_by_role("radiogroup", name="Pace").get_by_text("All at once").click()
    for name in ("List of tiles left", "Confirm choices"):
        dialog.get_by_role("switch", name=name).uncheck()
    dialog.get_by_text("Українська").click()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("lang", "uk")
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-still", "")
    until(page, "(seen) => seen.options.length > 0")
    expect(page.get_by_role("tab").filter(has_text="Плитки")).to_have_count(0)


@long
def test_rubbish_that_was_kept_hinders_nobody(person: Person) -> None:
    page = person("Ada")
    page.goto("/")
    kept = '{"language": "tlh", "theme": 7, "speed": "warp", "sound": "loud", "confirm": false}'
    page.evaluate("(kept) => localStorage.setItem('starboard-settings', kept)", kept)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("button.now").first).to_be_visible()


@long
def test_two_tabs_know_of_each_other(person: Person) -> None:
    """At the same table: what is done in one is seen in the other, and what is half chosen there stays if it can."""
    one = person("Ada")
    table = fork(one, playing.OPENING, 0, 0, 1)
    sit(one, table)
    two = one.context.new_page()
    sit(two, table)
    first = until(two, MINE)
    Player(two, dice(1)).place(first["targets"][0])
    # Settings hold in both.
    one.bring_to_front()
    pick(one, "Appearance", "light")
    expect(two.locator("html")).to_have_attribute("data-theme", "light")
    pick(one, "Language", "Polski")
    expect(two.locator("html")).to_have_attribute("lang", "pl")
    one.locator("header select").select_option("en")
    expect(two.locator("html")).to_have_attribute("lang", "en")
    assert look(two)["picked"] != []
    # Somebody chooses here; there the half-made choice is not to be had any more, and nothing is said about it.
    sign = Player(one, dice(2)).choose()["sign"]
    two.bring_to_front()
    seen = until(two, "(seen, before) => seen.sign === before", sign)
    assert seen["picked"] == [] and seen["confirm"] == []
    expect(two.locator(".toast")).to_have_count(0)
    # And on from there.
    sign = Player(two, dice(3), figures=0).choose()["sign"]
    one.bring_to_front()
    until(one, "(seen, before) => seen.sign === before", sign)
    Player(one, dice(4)).choose()


# All that live regions were given, in order.
LISTEN = """() => {
  window.said = []
  const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]'
  new MutationObserver((changes) => {
    for (const change of changes) {
      const at = change.target.nodeType === Node.TEXT_NODE ? change.target.parentElement : change.target
      const words = at?.closest(live)?.textContent.trim()
      if (words && window.said.at(-1) !== words) window.said.push(words)
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""


def said(page: Page) -> list[str]:
    words: list[str] = page.evaluate("() => window.said.splice(0)")
    return words


def test_a_screen_reader_hears_what_happens_and_whose_turn_it_is(person: Person) -> None:
    page = person("Ada")
    sit(page, make(page, "me bot:random", start=True))
    until(page, MINE)
    page.evaluate(LISTEN)
    player = Player(page, dice(8), figures=0)
    player.choose()  # a tile
    player.choose()  # no figure; then the bot moves
    until(page, MINE)
    heard = said(page)
    # What one did oneself, what the bot did, and that it is one's turn, with what is to be decided.
    assert any("Rigel places the tile at" in words for words in heard), heard
    assert heard[-1].endswith("Your turn Ada: choose where the tile goes."), heard
    assert any("Ada places the tile at" in words for words in heard), heard
    # The last line of the log was said, in the same words.
    line = page.get_by_role("list", name="Log").get_by_role("listitem").last.inner_text().split("\n")[0]
    assert line in heard[-1], (line, heard)
